"""Slips of one's own as exercises: kept when a review has found them, opened, asked again when due."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from pygames.engine.errors import GameError
from pygames.engine.shapes import BadShape
from web.model.exercises import of_review
from web.update import lesson
from web.update.notices import tell_text

if TYPE_CHECKING:
    from web.model.analysis import Analysis
    from web.model.page import Page
    from web.model.play import Play

NAMED = re.compile(r"[a-z-]+/exercise/[0-9a-f]{8}(?:@\d{1,3})?")  # after the # of the page's address


def is_named(text: str) -> bool:
    """Whether a text that is to be opened names an exercise."""
    return NAMED.fullmatch(text) is not None


def taken(page: Page, play: Play, analysis: Analysis) -> tuple[Page, Analysis]:
    """Keep the slips of a person's own game as exercises, and note how many in the review.

    Nothing is kept in a page of others, where the next person may be somebody else.
    """
    review = analysis.review
    if review is None or not play.kept or page.window.embedded or analysis.seat not in play.session.humans:
        return page, analysis
    found = of_review(review, play.session.match, page.today)
    exercises = page.achieved.exercises.taking(found)
    page = page.achieves(exercises=exercises) if found else page
    return page, analysis._replace(exercises=sum(exercises.get(it.id) is not None for it in found))


def begin(page: Page, id: str) -> Page:
    """Open an exercise. One whose position opens no more is forgotten."""
    found = page.achieved.exercises.get(id)
    if found is None:
        return tell_text(page, "exercise.unknown")
    try:
        asked = found.lesson()
    except (GameError, BadShape):
        gone = page.achieves(exercises=page.achieved.exercises.drop(id))
        return tell_text(gone, "exercise.gone")
    return lesson.teach(page, asked, f"{found.game}/exercise/{id}", back=lesson.waiting(page))


def begin_due(page: Page) -> Page:
    """Open the exercise that is due, of several that of the costliest slip."""
    due = page.achieved.exercises.due(page.today)
    return begin(page, due[0].id) if due else tell_text(page, "exercise.none_due")

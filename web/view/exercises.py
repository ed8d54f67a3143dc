"""Slips of one's own as exercises: how many are due, in the gallery, and all of a game, on its page."""

from __future__ import annotations

from typing import TYPE_CHECKING

from web import html as h
from web.model.exercises import DONE
from web.view.parts import button

if TYPE_CHECKING:
    from collections.abc import Sequence

    from web.model.exercises import Exercise
    from web.model.page import Page
    from web.texts import Texts


def exercises_due(page: Page) -> str:
    """How many exercises are due today; else what the exercises are."""
    texts, due = page.texts, page.achieved.exercises.due(page.today)
    return texts("exercises.due", n=len(due)) if due else texts("exercises.today")


def exercise_list(exercises: Sequence[Exercise], today: int, texts: Texts) -> h.Node:
    """The exercises of a game, those first that come back first; nothing where there are none."""
    if not exercises:
        return None
    return h.section(".setup-lessons", aria_labelledby="setup-exercises")[
        h.h2("#setup-exercises")[texts("exercises.title")],
        h.p[texts("exercises.about")],
        h.ol(".lesson-list")[
            (
                h.li[
                    button(texts("exercises.one", loss=it.loss), "exercise", it.id),
                    " ",
                    h.span(".lesson-steps")[_when(it, today, texts)],
                ]
                for it in exercises
            )
        ],
    ]


def _when(exercise: Exercise, today: int, texts: Texts) -> str:
    """When an exercise comes back."""
    if exercise.right == DONE:
        return f"✓ {texts('exercises.done')}"
    if exercise.is_due(today):
        return texts("exercises.now")
    return texts("exercises.later", n=exercise.due - today)

"""Beside the past of a game: who chose what, what else was legal then, and the ways through the game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from web import html as h
from web.view.analysis import what_if
from web.view.end import turns
from web.view.parts import button

if TYPE_CHECKING:
    from pygames.engine.decision import Decision
    from pygames.engine.match import Choice
    from pygames.engine.view import View
    from pygames.words.localizer import Localizer
    from web.model.past import Look
    from web.model.story import Story
    from web.texts import Texts


def past_side(
    look: Look, story: Story | None, localizer: Localizer, texts: Texts, *, writes: bool = False
) -> h.Element:
    """The choice looked at, with what else was legal; the steps from one own choice to the next.

    From here one can choose otherwise, or make a lesson of it, where one `writes` lessons.
    """
    step = look.step if look.slip is None else look.slip.step
    return h.section(".review", aria_labelledby="review-title")[
        h.h2("#review-title")[texts("review.title")],
        h.p(".review-covered")[texts("look.covered")] if look.past.eyes != look.past.viewer else None,
        _chosen(look, localizer, texts) if look.slip is None else None,
        h.div(".review-tools", data_zone="review", data_order="list")[
            _own("before", -1, look, texts),
            _own("after", 1, look, texts),
            button(
                texts("review.open"),
                "look-open",
                sign="glance",
                aria_pressed="true" if look.opened else "false",
            )
            if look.over
            else None,
            what_if(step, texts) if look.over and step in look.own else None,
            button(texts("draft.begin"), "draft", sign="edit") if writes else None,
        ],
        turns(story, localizer, texts, look.step) if story is not None and story.turns else None,
    ]


def _own(key: str, way: int, look: Look, texts: Texts) -> h.Element:
    able: dict[str, str] = {} if look.own_after(way) is not None else {"aria-disabled": "true"}
    whose = "each" if look.present.alone is None else "own"
    return button(texts(f"review.{whose}.{key}"), f"look-own-{key}", **able)


def _chosen(look: Look, localizer: Localizer, texts: Texts) -> h.Node:
    """The choice that led here, with what else was legal."""
    choice, decision = look.choice, look.asked
    if choice is None:
        return h.p(".review-choice")[texts("review.start")]
    if decision is None:
        return h.p(".review-others")[texts("review.secret")]
    view = look.question
    chosen = localizer.choice(choice.action, decision.id, view)
    said = texts("review.chose", name=localizer.seat(choice.seat), what=chosen)
    return [h.p(".review-choice")[said], _others(decision, choice, view, localizer, texts)]


def _others(decision: Decision, choice: Choice, view: View, localizer: Localizer, texts: Texts) -> h.Element:
    labels = [
        localizer.choice(action, decision.id, view)
        for action in decision.legal_actions
        if action != choice.action
    ]
    if not labels:
        return h.p(".review-others")[texts("review.only")]
    return h.details(".review-others", open=True)[
        h.summary[texts("review.others", n=len(labels))],
        h.ul(tabindex="0")[(h.li[label] for label in labels)],
    ]

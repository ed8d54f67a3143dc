"""The panel of a first game: what to look at, what to do and why."""

from __future__ import annotations

from typing import TYPE_CHECKING

import htpy as h

from web.model.sentences import doing
from web.view.parts import button

if TYPE_CHECKING:
    from pygames.core.localizer import Localizer
    from web.model.first_game import Lesson
    from web.texts import Texts


def coach(lesson: Lesson, within: h.Node, localizer: Localizer, texts: Texts) -> h.Element:
    """The step the person is at, in the place of the prompt bar, which it holds where something is asked.

    Between the steps it says what the opponent, or the game for the person, has just done.
    """
    step, last = lesson.step, lesson.number == lesson.count
    return h.section(".coach", aria_labelledby="coach", data_coach=lesson.number)[
        h.h2("#coach.coach-title", tabindex="-1")[texts("coach.step", n=lesson.number, of=lesson.count)],
        None if last else button(texts("coach.leave"), "coach-leave", kind="quiet"),
        h.p(".coach-text")[
            step.text.to(texts.language)
            if step is not None
            else texts("coach.watch", done=doing(lesson.session, localizer, texts))
        ],
        within,
        h.p(".coach-next")[
            button(texts("coach.play_on" if last else "coach.next"), "coach-next", kind="primary")
        ]
        if lesson.reading
        else None,
    ]

"""The log: what happened as sentences, each with its rules, the latest first."""

from __future__ import annotations

from typing import TYPE_CHECKING

import htpy as h
from markupsafe import Markup

from pygames.engine.face import Face
from pygames.words.localizer import Words
from web.view.parts import behind_numbers, button, rule_chip

if TYPE_CHECKING:
    from collections.abc import Sequence

    from pygames.engine.event import Event
    from pygames.words.localizer import Localizer
    from web.texts import Texts

RECENT = 40
TURNS = ("turn", "boss_turn")  # kinds of events that begin a turn
MOST = 1000  # lines that are shown at once: a page of 20,000 would take a minute to write


class Log:
    """Writes the log, and keeps the lines it has written: a long game has hundreds."""

    def __init__(self) -> None:
        self._lines: list[tuple[Event, int, Markup]] = []
        self._voice: tuple[object, ...] = ()

    def html(
        self,
        events: list[Event],
        localizer: Localizer,
        texts: Texts,
        *,
        whole: bool,
        steps: Sequence[int] = (),
        now: int | None = None,
    ) -> h.Element:
        """The latest lines, or all; of a very long log those from the choice looked at on, or the latest.

        `steps` are the numbers of the choices that caused the events, `now` is the one looked at.
        """
        voice = (localizer.game.id, localizer.language, localizer.names, localizer.options)
        if voice != self._voice:
            self._voice, self._lines = voice, []
        first = max(0, len(events) - (MOST if whole else RECENT))
        if now in steps:
            first = min(first, steps.index(now))
        last = min(len(events), first + MOST)
        steps = steps or [0] * len(events)
        self._lines += [(events[i], 0, Markup()) for i in range(len(self._lines), len(events))]
        del self._lines[len(events) :]
        for at in range(first, last):
            if not self._lines[at][2] or self._lines[at][:2] != (events[at], steps[at]):
                line = Markup(_line(at, events[at], steps[at], localizer, texts))  # noqa: S704 - htpy
                self._lines[at] = (events[at], steps[at], line)
        return h.section(".log", aria_labelledby="log-title")[
            h.h2("#log-title")[texts("log.title")],
            h.ol(
                ".log-list",
                reversed=True,
                start=str(last),
                aria_labelledby="log-title",
                data_zone="log",
                data_order="list",
            )[(_marked(line) if step == now else line for _, step, line in self._lines[first:last][::-1])],
            button(texts("log.all", count=len(events)), "log-all") if first and not whole else None,
            h.p(".log-cut")[texts("log.cut", shown=last - first, count=len(events))]
            if last < len(events) or (first and whole)
            else None,
        ]


def _marked(line: Markup) -> Markup:
    """A line of the choice that is looked at."""
    return Markup(str(line).replace(" data-do=", ' aria-current="step" data-do=', 1))  # noqa: S704 - of our own making


def _line(at: int, event: Event, step: int, localizer: Localizer, texts: Texts) -> h.Element:
    classes = "log-line log-line--turn" if event.kind in TURNS else "log-line"
    needs = {kind for moment in localizer.game.part(Face).moments for kind in moment.needs}
    return h.li(f"#log-{at}", class_=classes)[
        h.button(".log-text", type="button", data_do="look", data_arg=str(step))[localizer.event(event)],
        button(
            h.span(".visually-hidden")[texts("scene.replay")],
            "replay",
            str(step),
            kind="quiet",
            sign="replay",
        )
        if event.kind in needs
        else None,
        (rule_chip(rule, texts, localizer.game.part(Words).rulebook) for rule in event.rules),
        behind_numbers(event, f"log-{at}", texts, localizer.game.part(Words).rulebook),
    ]

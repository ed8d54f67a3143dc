"""The log: what happened as sentences, each with its rules, the latest first."""

from __future__ import annotations

from typing import TYPE_CHECKING

import htpy as h
from markupsafe import Markup

from web.parts import button, rule_chip

if TYPE_CHECKING:
    from pygames.core.event import Event
    from pygames.core.speech import Speech
    from web.texts import Texts

RECENT = 40


class Log:
    """Writes the log, and keeps the lines it has written: a long game has hundreds."""

    def __init__(self) -> None:
        self._lines: list[tuple[Event, Markup]] = []
        self._voice: tuple[object, ...] = ()

    def html(self, events: list[Event], speech: Speech, texts: Texts, *, whole: bool) -> h.Element:
        """The latest lines, or all."""
        voice = (speech.language, speech.names)
        if voice != self._voice:
            self._voice, self._lines = voice, []
        first = 0 if whole else max(0, len(events) - RECENT)
        self._lines += [(events[i], Markup()) for i in range(len(self._lines), len(events))]
        del self._lines[len(events) :]
        for at in range(first, len(events)):
            if not self._lines[at][1] or self._lines[at][0] != events[at]:
                self._lines[at] = (events[at], Markup(_line(at, events[at], speech, texts)))  # noqa: S704 - htpy
        return h.section(".log", aria_labelledby="log-title")[
            h.h2("#log-title")[texts("log.title")],
            h.ol(
                ".log-list", reversed=True, start=str(len(events)), tabindex="0", aria_labelledby="log-title"
            )[(line for _, line in self._lines[first:][::-1])],
            button(texts("log.all", count=len(events)), "log-all") if first else None,
        ]


def _line(at: int, event: Event, speech: Speech, texts: Texts) -> h.Element:
    classes = "log-line log-line--turn" if event.kind == "turn" else "log-line"
    return h.li(f"#log-{at}", class_=classes)[
        h.span(".log-text")[speech.event(event)],
        (rule_chip(rule, texts, speech.game.rulebook) for rule in event.rules),
    ]

"""The log: the turns with their choices, one line each, the latest last; a line opens to what it caused."""

from __future__ import annotations

from itertools import groupby
from typing import TYPE_CHECKING, NamedTuple

from markupsafe import Markup

from pygames.engine.face import Face
from pygames.engine.telling import by_turns
from pygames.words.localizer import Words
from pygames.words.telling import rows
from web import html as h
from web.model.sentences import told_of
from web.view.face import with_faces
from web.view.parts import behind_numbers, button, rule_chip, rules_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from pygames.engine.event import Event
    from pygames.engine.match import Match
    from pygames.engine.telling import Turn
    from pygames.words.localizer import Localizer
    from pygames.words.telling import Row
    from web.texts import Texts

RECENT = 30  # lines, of whole turns
MOST = 400  # lines that are shown at once: a page of 20,000 would take a minute to write


class Line(NamedTuple):
    """A line of the log, in its turn: the event that begins it (None before the first turn)."""

    turn: int
    begins: Event | None
    row: Row | None


class Log:
    """Writes the log, and keeps the lines it has written: a long game has hundreds."""

    def __init__(self) -> None:
        self._written: dict[int, tuple[Row, Markup]] = {}
        self._voice: tuple[object, ...] = ()

    def html(
        self,
        match: Match,
        events: Sequence[Event],
        localizer: Localizer,
        texts: Texts,
        *,
        whole: bool,
        now: int | None = None,
    ) -> h.Element:
        """The latest lines, or all; of a very long log those from the choice looked at on, or the latest.

        `events` are all of the match as somebody saw them, `now` is the number of the choice looked at.
        """
        voice = (localizer.game.id, localizer.language, localizer.names, localizer.options)
        if voice != self._voice:
            self._voice, self._written = voice, {}
        turns, lines, at = _turns(match, events), list[Line](), 0
        for at in range(len(turns) - 1, -1, -1):
            lines[:0] = _lines(at, turns[at], localizer)
            reached = now is None or any(deed.number <= now for deed in turns[at].deeds)
            if not whole and len(lines) >= RECENT and reached:
                break
        looked = [n for n, it in enumerate(lines) if it.row and now in [deed.number for deed in it.row]]
        first = min(max(0, len(lines) - MOST), *looked[:1]) if looked else max(0, len(lines) - MOST)
        shown = lines[first : first + MOST]
        return h.section(".log", aria_labelledby="log-title")[
            h.h2("#log-title")[texts("log.title")],
            button(texts("log.all"), "log-all") if at else None,
            h.p(".log-cut")[texts("log.cut", shown=len(shown), count=len(lines))]
            if len(shown) < len(lines)
            else None,
            # the latest is in sight; the past is another log, which begins where it is looked at
            h.div(f"#log-{'now' if now is None else 'past'}.log-scroll")[
                h.div(".log-turns", data_zone="log", data_order="list")[
                    [
                        self._turn(list(part), localizer, texts, now)
                        for _, part in groupby(shown, key=lambda line: line.turn)
                    ]
                ]
            ],
        ]

    def _turn(self, lines: list[Line], localizer: Localizer, texts: Texts, now: int | None) -> h.Node:
        number, begins, _ = lines[0]
        written = [self._line(it.row, localizer, texts, now) for it in lines if it.row is not None]
        book, rules = localizer.game.part(Words).rulebook, begins.rules if begins is not None else ()
        return [
            h.div(".log-turn")[
                h.h3(f"#log-turn-{number}")[
                    texts("log.before") if begins is None else localizer.event(begins).removesuffix(".")
                ],
                [rule_chip(rule, texts, book) for rule in rules],
            ],
            h.ol(".log-list", aria_labelledby=f"log-turn-{number}")[written] if written else None,
        ]

    def _line(self, row: Row, localizer: Localizer, texts: Texts, now: int | None) -> Markup:
        if now in [deed.number for deed in row]:
            return Markup(_row(row, localizer, texts, now))  # noqa: S704 - escaped
        kept = self._written.get(row[0].at)
        if kept is None or kept[0] != row:
            kept = self._written[row[0].at] = row, Markup(_row(row, localizer, texts, None))  # noqa: S704 - escaped
        return kept[1]


def _lines(number: int, turn: Turn, localizer: Localizer) -> list[Line]:
    """The lines of a turn; where nothing came of it, one without a row."""
    found = [Line(number, turn.begins, row) for row in rows(turn.deeds, localizer)]
    return found or [Line(number, turn.begins, None)]


def _turns(match: Match, events: Sequence[Event]) -> list[Turn]:
    at = len(match.opening)
    made: list[tuple[int | None, int, str, Sequence[Event]]] = [(None, 0, "", events[:at])]
    for it in match.choices:
        made.append((it.seat, it.number, it.action.type.name, events[at : at + len(it.events)]))
        at += len(it.events)
    return by_turns(match.game.part(Face).telling, made)


def _row(row: Row, localizer: Localizer, texts: Texts, now: int | None) -> h.Element:
    """What was done, in one line, which opens to all that it caused if there is more of it."""
    events = row.events
    name, done = told_of(row[0].seat, events, localizer)
    parts = [
        _event(deed.at + n, event, deed.number, localizer, texts, now)
        for deed in row
        for n, event in enumerate(deed.events)
    ]
    if len(events) == 1:
        return h.li(".log-line")[parts]
    opened = any(deed.number == now for deed in row)
    return h.li(".log-line")[
        h.details(f"#log-row-{row[0].at}.log-row", open=opened)[
            h.summary[with_faces(f"{name} {' · '.join(done)}".lstrip(), events, localizer)],
            h.ol(".log-caused")[[h.li[it] for it in parts]],
        ]
    ]


def _event(
    at: int, event: Event, number: int, localizer: Localizer, texts: Texts, now: int | None
) -> list[h.Node]:
    moments = localizer.game.part(Face).moments
    return [
        h.button(
            f"#log-{at}.log-text",
            type="button",
            aria_current="step" if number == now else None,
            data_do="look",
            data_arg=str(number),
        )[with_faces(localizer.event(event), [event], localizer)],
        button(
            h.span(".visually-hidden")[texts("scene.replay")],
            "replay",
            str(number),
            kind="quiet",
            sign="replay",
        )
        if any(moment.made_by(event) for moment in moments)
        else None,
        rules_of(event, localizer, texts),
        behind_numbers(event, f"log-{at}", localizer, texts),
    ]

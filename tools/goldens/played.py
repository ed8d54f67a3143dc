"""A finished game as text, in three forms.

In full, as the base of a game is kept: for each choice what was legal, what followed, a digest of each seat's
view, and the lines of the text table that changed for each.

In brief: of these lines only those that are told neither in the base nor before, numbers and players aside;
a digest of all the changed lines stands beside the one of the view.

As the difference to the base, played by the same seed: for each choice that is not as it was there the lines
that went (-) and those that came (+).
"""

from __future__ import annotations

import re
from difflib import SequenceMatcher
from hashlib import sha256
from itertools import pairwise, zip_longest
from typing import TYPE_CHECKING, NamedTuple

from pygames.words.localizer import Localizer, Words
from pygames.words.people import SEAT_LETTERS
from tests.kit.play import as_bytes, steps

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from pygames.engine.match import Match

LINE = "    "  # before a line of a text table
NUMBER, PLAYER = re.compile(r"\d+"), re.compile(r"\bPlayer [A-F]\b")


class SeatView(NamedTuple):
    """What a seat sees after a choice: a digest of its view, and the lines of its text table that changed."""

    view: str
    lines: list[str]


class PlayedChoice(NamedTuple):
    """A choice, or the start: its heading, what was legal and what happened, what each seat sees then."""

    heading: str
    happened: list[str]
    seen: list[SeatView]


def moments(game: Match) -> Iterator[PlayedChoice]:
    """Every moment of a finished game."""
    seats, choices = range(game.seats), game.choices
    matches = [match.copy() for match in steps(game)] + [game]
    shown = [_shown(matches[0], seat) for seat in seats]
    begun = [SeatView(view, _changed([], lines)) for view, lines in shown]
    yield PlayedChoice(f"== start, {len(choices)} choices", [str(event) for event in game.opening], begun)
    for number, (choice, (before, after)) in enumerate(zip(choices, pairwise(matches), strict=True), start=1):
        decision = before.asks
        legal = sorted(action.text for action in decision.legal_actions)
        happened = [f"of {len(legal)}: {', '.join(legal)}", *(str(event) for event in choice.events)]
        earlier, shown = [lines for _, lines in shown], [_shown(after, seat) for seat in seats]
        seen = [
            SeatView(view, _changed(was, lines)) for was, (view, lines) in zip(earlier, shown, strict=True)
        ]
        heading = f"== {number}: {SEAT_LETTERS[decision.seat]}, {decision.id}: {choice.action}"
        yield PlayedChoice(heading, happened, seen)


def in_full(game: Sequence[PlayedChoice]) -> list[str]:
    """The lines of the full form. Lines that changed alike for the first seat are counted for the others."""
    return [line for moment in game for line in _full(moment)]


def _full(moment: PlayedChoice) -> Iterator[str]:
    yield moment.heading
    yield from (f"  {line}" for line in moment.happened)
    first = moment.seen[0].lines
    for seat, (view, lines) in enumerate(moment.seen):
        own = [line for line in lines if not seat or line not in first]
        alike = f", {len(lines) - len(own)} as {SEAT_LETTERS[0]}" if seat else ""
        yield f"  view {SEAT_LETTERS[seat]} {view}{alike}"
        yield from (f"{LINE}{line}" for line in own)


def in_brief(game: Sequence[PlayedChoice], base: Sequence[str]) -> list[str]:
    """The lines of the brief form, beside the full form of the base."""
    told = {_kind(line.removeprefix(LINE)) for line in base if line.startswith(LINE)}
    found = []
    for moment in game:
        found += [moment.heading, *(f"  {line}" for line in moment.happened), f"  seen {_digests(moment)}"]
        for line in (line for seen in moment.seen for line in seen.lines):
            if _kind(line) not in told:
                told.add(_kind(line))
                found.append(f"{LINE}{line}")
    return found


def _digests(moment: PlayedChoice) -> str:
    """Each seat with the digest of its view, and of the lines that changed."""
    lines = [f"/{_digest(seen.lines)}" if seen.lines else "" for seen in moment.seen]
    seats = zip(SEAT_LETTERS, moment.seen, lines, strict=False)
    return ", ".join(f"{letter} {seen.view}{changed}" for letter, seen, changed in seats)


def _kind(line: str) -> str:
    """A line without its mark, its numbers and the letters of players."""
    return PLAYER.sub("Player", NUMBER.sub("0", line[2:]))


def difference(game: Sequence[str], base: Sequence[str]) -> list[str]:
    """The full form of a game as what differs from the full form of its base, choice by choice."""
    found = []
    for own, theirs in zip_longest(_blocks(game), _blocks(base)):
        if own is None:
            found.append("== no more choices")
            break
        if own != theirs:
            found += [own[0], *_edits(theirs or [], own)]
    return found


def _blocks(lines: Sequence[str]) -> list[list[str]]:
    """The lines of each moment."""
    found: list[list[str]] = []
    for line in lines:
        if line.startswith("== "):
            found.append([])
        found[-1].append(line)
    return found


def _edits(before: list[str], after: list[str]) -> Iterator[str]:
    """The lines that went and those that came, but for the new heading."""
    for kind, a, b, c, d in SequenceMatcher(None, before, after, autojunk=False).get_opcodes():
        if kind != "equal":
            yield from (f"- {line}" for line in before[a:b])
            yield from (f"+ {line}" for line in after[max(c, 1) : d])


def _changed(before: list[str], after: list[str]) -> list[str]:
    """The lines that went (-), came (+) or, one for one, took the place of others (~)."""
    lines: list[str] = []
    for kind, a, b, c, d in SequenceMatcher(None, before, after, autojunk=False).get_opcodes():
        if kind == "replace" and b - a == d - c:
            lines += [f"~ {line}" for line in after[c:d]]
        elif kind != "equal":
            lines += [f"- {line}" for line in before[a:b]]
            lines += [f"+ {line}" for line in after[c:d]]
    return lines


def _shown(match: Match, seat: int) -> tuple[str, list[str]]:
    """A digest of what the seat sees; the text table in English, without choices, headings on each line."""
    view = match.view(seat)
    digest = _digest(view)
    if view["decision"] is not None:
        view["decision"].pop("legal_actions", None)
    sections = match.game.part(Words).describe(view, Localizer(match.game, "en", options=match.options))
    return digest, [f"{section.heading}: {line}" for section in sections for line in section.lines]


def _digest(data: object) -> str:
    return sha256(as_bytes(data)).hexdigest()[:8]

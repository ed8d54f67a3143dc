"""Tabletop games whose rules come from five French booklets, in pure Python.

>>> import pygames
>>> match = pygames.new("heroz", seed=7)
>>> match.decision
<decision seat 0: placement>
>>> events = match.play(match.decision.legal_actions[0])
>>> pygames.replay(match.record.json()).record == match.record
True
"""

from __future__ import annotations

from collections.abc import Mapping
from random import SystemRandom
from typing import Any

from pygames.engine import replay as _replay
from pygames.engine.action import Action
from pygames.engine.decision import Decision
from pygames.engine.entry import Entry
from pygames.engine.errors import (
    BadAction,
    BadOption,
    BadPosition,
    BadRecord,
    CannotUndo,
    GameError,
    IllegalAction,
    Refusal,
    UnknownGame,
)
from pygames.engine.event import Event
from pygames.engine.match import Match
from pygames.engine.record import Record
from pygames.engine.replay import Opened
from pygames.engine.state import Result, State
from pygames.engine.text import Language
from pygames.games import CATALOGUE, PLAYABLE, load
from pygames.words.localizer import Localizer

__all__ = [
    "Action",
    "BadAction",
    "BadOption",
    "BadPosition",
    "BadRecord",
    "CannotUndo",
    "Decision",
    "Entry",
    "Event",
    "GameError",
    "IllegalAction",
    "Localizer",
    "Match",
    "Opened",
    "Record",
    "Refusal",
    "Result",
    "State",
    "UnknownGame",
    "catalogue",
    "explain",
    "load",
    "new",
    "open_record",
    "position",
    "replay",
]


def catalogue() -> tuple[Entry, ...]:
    """The games there are, playable or not yet."""
    return CATALOGUE


def new(
    game: str,
    *,
    seed: int | None = None,
    seats: int | None = None,
    options: Mapping[str, Any] | None = None,
    practice: bool = False,
) -> Match:
    """A new match.

    `seed` (0 to 2**64 - 1) decides everything that is left to chance; without one it is drawn from
    the system. In a `practice` match undo crosses what was revealed. Raises UnknownGame, or BadOption
    for a seed, a seat count or an option out of range.
    """
    if seed is None:
        seed = SystemRandom().getrandbits(32)
    return _replay.start(load(game), seed, seats, options or {}, practice=practice)


def replay(record: str | Record) -> Match:
    """The match that a record describes: a `Record`, its JSON, or its link text.

    A link text may end in a step, as in `…@17`: the match is then as it stood after 17 choices.
    Raises BadRecord, which says what is wrong and at which choice of how many.
    """
    return _replay.replay(record.json() if isinstance(record, Record) else record, PLAYABLE)


def open_record(text: str) -> Opened:
    """Open a record or link text for a person: also one from before a rule was corrected.

    Raises BadRecord for anything else that is wrong with it.
    """
    return _replay.open_record(text, PLAYABLE)


def position(
    game: str, data: Mapping[str, Any], *, options: Mapping[str, Any] | None = None, practice: bool = False
) -> Match:
    """A match that starts from a position given as plain data (`State.data`); so does its record.

    Raises UnknownGame, BadPosition when the data is no position of the game, BadOption.
    """
    return _replay.start_at(load(game), dict(data), options or {}, practice=practice)


def explain(match: Match, wrong: Refusal | GameError, language: Language = "en") -> str:
    """A refusal or an error as a sentence, a refusal with its rule's id.

    >>> match = new("heroz", seed=7)
    >>> explain(match, match.why_not("attack A1"))
    'This is not the moment to attack: you attack in your own turn, after placing troops and heroes. (HZ-70)'
    """
    localizer = Localizer(match.game, language, options=match.options)
    if isinstance(wrong, IllegalAction):
        wrong = wrong.refusal
    if isinstance(wrong, Refusal):
        return f"{localizer.refusal(wrong)} ({wrong.rule})"
    return localizer.error(wrong)

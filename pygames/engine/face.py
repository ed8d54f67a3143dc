"""What a game tells of its course, in data: for whoever shows it, watches it or counts it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field

from pygames.engine.action import Action
from pygames.engine.forecast import ForecastType, Foresee, nothing_foreseen
from pygames.engine.moment import MomentType
from pygames.engine.options import OptionValue
from pygames.engine.sound import SILENT, USUAL
from pygames.engine.standing import Standing
from pygames.engine.telling import UNTOLD, Telling
from pygames.engine.view import View
from pygames.engine.wait import Wait


def no_standings(view: View) -> Sequence[Standing]:
    """For a game in which nothing is counted."""
    return ()


def covers_nothing(options: Mapping[str, OptionValue]) -> bool:
    """For a game in which what a seat was shown may be looked up again."""
    return False


def always_at_stake(view: View) -> bool:
    """For a game that asks only when it matters."""
    return True


def derives_nothing(view: View, options: Mapping[str, OptionValue]) -> View:
    """For a game whose view says all that a table shows."""
    return {}


@dataclass(frozen=True)
class Face:
    """The part of a `Game` that shows its course.

    `moments` are the events worth watching. `standings(view)` are the figures by which the seats are
    compared, during the game and at its end. `foresee` says what a legal action will do, in statements of
    the kinds `forecasts`.
    `waits` are what one may pass for at questions that would betray a hand by their silence
    (`DecisionType.leaks_hand`). `at_stake(view)` says by the view of an onlooker whether such a
    question matters already, and `decided(view)` whether what comes is the same whatever is answered: then
    nobody is asked. None: each answer may change something.
    `covers_up(options)` says whether a card that a seat has seen can be hidden from it again: then nobody
    looks back at what they saw while the game runs.
    `given_up` are the decisions at which a pass throws away what there is to be had: a person is asked
    before it.
    `plain(legal_actions)` names the actions that ask nothing, reveal nothing and leave all the others what
    they are, in the order in which to make them: a person may have them made together. None: there are none.
    `derived(view, options)` is what the rules say of a view besides what stands in it, as plain data: whoever
    draws the table works out no rule.
    `sounds` says as what the events of each kind are heard (`engine/sound.py`). `telling` says which kinds
    begin a turn, and which tell what came of a choice (`engine/telling.py`).
    """

    moments: tuple[MomentType, ...] = ()
    standings: Callable[[View], Sequence[Standing]] = no_standings
    forecasts: tuple[ForecastType, ...] = ()
    foresee: Foresee = nothing_foreseen
    waits: tuple[Wait, ...] = ()
    at_stake: Callable[[View], bool] = always_at_stake
    decided: Callable[[View], bool] | None = None
    covers_up: Callable[[Mapping[str, OptionValue]], bool] = covers_nothing
    given_up: frozenset[str] = frozenset()
    plain: Callable[[Sequence[Action]], Sequence[Action]] | None = None
    derived: Callable[[View, Mapping[str, OptionValue]], View] = derives_nothing
    sounds: Mapping[str, str] = field(default_factory=dict, hash=False)
    telling: Telling = UNTOLD

    def sound(self, kind: str) -> str:
        """The sound of an event of this kind; empty where it is silent."""
        return self.sounds.get(kind, USUAL.get(kind, SILENT))

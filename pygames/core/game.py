"""What a game gives to the core: one value of `Game`, made in the game's package as `GAME`."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from pygames.core.action import Action, ActionSyntax, ActionType
from pygames.core.errors import BadFile, BadOption, Refusal
from pygames.core.event import Param
from pygames.core.forecast import ForecastType, Foresee, nothing_foreseen
from pygames.core.glance import GlancePart
from pygames.core.goal import Goal
from pygames.core.localizer import Localizer, Section, View
from pygames.core.moment import MomentType
from pygames.core.options import Option, OptionValue
from pygames.core.recap import Deeds, Recap
from pygames.core.rulebook import Rulebook, Text
from pygames.core.standing import Standing
from pygames.core.state import State
from pygames.core.wait import Wait

__all__ = ["Game", "Option", "OptionValue", "Section", "View"]  # what a game is written with

MOST_FAULTS = 30  # of a file that are told

S = TypeVar("S", bound=State)


def no_standings(view: View) -> Sequence[Standing]:
    """For a game in which nothing is counted."""
    return ()


def no_turns(state: Any) -> int:
    """For a game in which nothing is bounded by a turn."""
    return 0


def covers_nothing(options: Mapping[str, OptionValue]) -> bool:
    """For a game in which what a seat was shown may be looked up again."""
    return False


def each_alone(seats: int) -> Sequence[int]:
    """For a game in which nobody plays with anybody."""
    return range(seats)


def no_roles(seats: int, options: Mapping[str, OptionValue]) -> Sequence[Text]:
    """For a game whose seats are alike."""
    return ()


def asked_once(view: View) -> int:
    """For a game that asks each question at one moment of a turn."""
    return 0


def always_at_stake(view: View) -> bool:
    """For a game that asks only when it matters."""
    return True


@dataclass(frozen=True)
class Game(Generic[S]):
    """One game, whole: data and functions, no state.

    `rules_version` counts the corrections of the rules that change what an old record means; records of
    versions before `oldest_rules` cannot be read any more.
    `setup(seats, seed, options)` makes the state, its first steps on the agenda. `view(state, seat)` is
    all that `seat` may know (None: an onlooker). `infer_action_type(state, words)` is the type of
    action that a click on these things in this order stands for, or the refusal that answers a click which
    stands for none, or None where it means nothing.
    `word(localizer, kind, value)` is the name of a value in a person's language, `describe(view,
    localizer)` the text table. `roles(seats, options)` says what each seat plays, where they are not alike,
    `sides(seats)` on which side: seats of the same number play together.
    `evaluate(state, seat)`, if there is one, says from -1 to 1 how `seat` stands, for a search that does
    not play to the end; it is asked of determinized states only. `moments` are the events worth watching;
    the title of each has the key `moment.ID` in the game's catalogue. `standings(view)` are the figures by
    which the seats are compared, during the game and at its end. `glance` is the game
    on one page, for somebody who is new to it; `lessons` are the
    ids of its lessons, in the order in which to take them; each has a file `lessons/ID.json`.
    `waits` are what one may pass for at questions that would betray a hand by their silence
    (`DecisionType.leaks_hand`), and `at_stake(view)` says by the view of an onlooker whether such a
    question matters already. `occasion(view)` counts the moments of a turn at which one question comes up,
    each with texts of its own (`step.ID.1`, `prompt.ID.1`); 0 where there is but one.
    `covers_up(options)` says whether a card that a seat has seen can be hidden from it again: then nobody
    looks back at what they saw while the game runs.
    `plain(legal_actions)`, if there is one, names those that ask nothing, reveal nothing and leave all the
    others what they are, in the order in which to make them: a person may have them made together.
    `question(localizer, view, key)`, if there is one, says the question of a view by the text `key`, where
    more is told than whom it is asked.
    `answer(localizer, view, action)`, if there is one, says what an answer to it does, where its words alone
    do not tell, and else nothing.
    `recap(events, seat)`, if there is one, sums up what the others did since this seat's last turn.
    `deeds(seat, events)`, if there is one, says of a choice what is told of it to who waited: of all choices
    since their own last one that is their recap.
    `about(localizer, kind, word)`, if there is one, says what a thing does, made from its declaration.
    `goals` are what puzzles may ask for besides winning. `turn(state)` counts the turns begun, of all seats
    together, or the rounds where all act in one: by it a puzzle says until when it is to be won.
    """

    id: str
    title: str
    rules_version: int
    oldest_rules: int
    seats: tuple[int, ...]
    options: tuple[Option, ...]
    rulebook: Rulebook
    syntax: ActionSyntax
    state: type[S]
    setup: Callable[[int, int, Mapping[str, OptionValue]], S]
    view: Callable[[S, int | None], View]
    infer_action_type: Callable[[S, tuple[str, ...]], ActionType | Refusal | None]
    word: Callable[[Localizer, str, Param], str]
    describe: Callable[[View, Localizer], Sequence[Section]]
    roles: Callable[[int, Mapping[str, OptionValue]], Sequence[Text]] = no_roles
    sides: Callable[[int], Sequence[int]] = each_alone
    evaluate: Callable[[S, int], float] | None = None
    moments: tuple[MomentType, ...] = ()
    standings: Callable[[View], Sequence[Standing]] = no_standings
    forecasts: tuple[ForecastType, ...] = ()
    foresee: Foresee = nothing_foreseen
    glance: tuple[GlancePart, ...] = ()
    lessons: tuple[str, ...] = ()
    waits: tuple[Wait, ...] = ()
    at_stake: Callable[[View], bool] = always_at_stake
    occasion: Callable[[View], int] = asked_once
    covers_up: Callable[[Mapping[str, OptionValue]], bool] = covers_nothing
    plain: Callable[[Sequence[Action]], Sequence[Action]] | None = None
    question: Callable[[Localizer, View, str], str] | None = None
    answer: Callable[[Localizer, View, Action], str] | None = None
    recap: Recap | None = None
    deeds: Deeds | None = None
    about: Callable[[Localizer, str, str], str] | None = None
    goals: tuple[Goal, ...] = ()
    turn: Callable[[S], int] = no_turns

    def choose_options(self, given: Mapping[str, Any], seats: int | None = None) -> dict[str, OptionValue]:
        """Every option with its value, the default where none is given.

        Raises BadOption for an unknown option or value, or one that is not for so many seats
        (None: the least that play).
        """
        count = self.seats[0] if seats is None else seats
        known = {option.id: option for option in self.options}
        for name in given:
            if name not in known:
                raise BadOption("unknown_option", name=str(name)[:40], known=", ".join(known))
        chosen: dict[str, OptionValue] = {}
        for option in self.options:
            if option.id not in given:
                chosen[option.id] = option.values[0]
                continue
            value = given[option.id]
            if option.faults is not None:
                chosen[option.id] = self._file(option, option.faults, value)
                continue
            # `1 == True`: an option takes its very own values only
            if not any(value == v and type(value) is type(v) for v in option.values):
                values = ", ".join(str(v) for v in option.values)
                raise BadOption("unknown_value", name=option.id, value=str(value)[:40], values=values)
            if value != option.values[0] and option.seats and count not in option.seats:
                allowed = ", ".join(map(str, option.seats))
                raise BadOption("option_seats", name=option.id, seats=count, allowed=allowed)
            chosen[option.id] = value
        return chosen

    def _file(self, option: Option, faults: Callable[[str], list[Text]], text: object) -> str:
        """The text of a file that an option takes. Raises BadFile with what is wrong with it."""
        if not isinstance(text, str):
            raise BadOption("unknown_value", name=option.id, value=str(text)[:40], values="…")
        found = faults(text) if text else []
        if len(found) > MOST_FAULTS:
            more = len(found) - MOST_FAULTS
            found = [*found[:MOST_FAULTS], Text(f"and {more} more", f"et {more} de plus")]
        if found:
            raise BadFile(option.id, found)
        return text

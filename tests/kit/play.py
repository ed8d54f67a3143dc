"""Playing games at random, repeatably: what the conformance kit and the goldens share."""

import json
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from itertools import product
from typing import Any

from pygames.engine.action import Action, ActionType
from pygames.engine.decision import Decision
from pygames.engine.errors import Refusal
from pygames.engine.game import Game
from pygames.engine.match import Match
from pygames.engine.options import OptionValue
from pygames.engine.rng import Rng
from pygames.engine.state import Result
from tests.kit.truth import has_record, true_state

TACTICS = 3


class Player:
    """Chooses legal actions at random, in one of three ways, so that rare actions are met as well.

    0: any action, each as likely; 1: any type, then any action of it; 2: one time in three a type
    that was used the least so far, otherwise any action.
    """

    def __init__(self, rng: Rng, tactic: int = 0) -> None:
        self.rng = rng
        self.tactic = tactic
        self.used: Counter[ActionType] = Counter()

    def choose(self, legal: Sequence[Action]) -> Action:
        """Choose one of `legal`."""
        legal = sorted(legal, key=str)  # so that the order of the list makes no difference
        if self.tactic == 1:
            kind = self.rng.choice(list(dict.fromkeys(action.type for action in legal)))
            legal = [action for action in legal if action.type is kind]
        elif self.tactic == 2 and self.rng.below(3) == 0:
            least = min(self.used[action.type] for action in legal)
            legal = [action for action in legal if self.used[action.type] == least]
        action = self.rng.choice(legal)
        self.used[action.type] += 1
        return action


def decision_of(match: Match) -> Decision:
    """What is to be decided, in a match that is not over."""
    assert match.decision is not None, "the game is over"
    return match.decision


def result_of(match: Match) -> Result:
    """How a match has ended that is over."""
    assert match.result is not None, "the game is not over"
    return match.result


def refusal_of(match: Match, text: str) -> Refusal:
    """What stands against an action that is not legal."""
    refusal = match.why_not(text)
    assert refusal is not None, f"{text} is legal"
    return refusal


def every_combination(game: Game[Any], seats: int | None = None) -> Iterator[dict[str, OptionValue]]:
    """Every combination of options that so many may play with (the least that can), the defaults first."""
    count = game.seats[0] if seats is None else seats
    ways = [
        option.values if not option.seats or count in option.seats else option.values[:1]
        for option in game.options
    ]
    for values in product(*ways):
        yield {option.id: value for option, value in zip(game.options, values, strict=True)}


def option_words(game: Game[Any], options: Mapping[str, OptionValue]) -> str:
    """The options that differ from the defaults, as a name: `strict_damage+memory_aid`, or `base`."""
    words = [
        option.id if options[option.id] is True else f"{option.id}={options[option.id]}"
        for option in game.options
        if options[option.id] != option.values[0]
    ]
    return "+".join(words) or "base"


def as_bytes(data: Any) -> bytes:
    """Plain data as bytes, the same for the same data."""
    return json.dumps(data, ensure_ascii=False, sort_keys=True).encode()


def view_bytes(match: Match, seat: int | None) -> bytes:
    """What a seat may know, as bytes."""
    return as_bytes(match.view(seat))


def now(match: Match) -> bytes:
    """The present of a match as bytes: the state, every view, the decision with its legal actions."""
    decision = match.decision
    return as_bytes(
        {
            "state": true_state(match).data(),
            "decision": decision
            and [decision.seat, decision.id, [action.text for action in decision.legal_actions]],
            "views": [match.view(seat) for seat in (None, *range(match.seats))],
        }
    )


def whole(match: Match) -> bytes:
    """The present of a match and its past: the events, and the record if it has one."""
    past = {
        "events": [str(event) for event in match.events],
        "record": match.record.json() if has_record(match) else None,
    }
    return now(match) + as_bytes(past)


def steps(game: Match) -> Iterator[Match]:
    """A match as it stood before each of the choices of `game`, from the first to the last."""
    match = game.at_choice(0)
    for choice in game.choices:
        yield match
        match.play(choice.action)


def restart(match: Match) -> Match:
    """The position again, from plain data."""
    data = json.loads(json.dumps(true_state(match).data()))
    return Match.at(match.game, match.game.state.from_data(data), match.options)


def play_on(match: Match, player: Player, most: int) -> None:
    """Play at random, at most so many choices."""
    for _ in range(most):
        if match.decision is None:
            return
        match.play(player.choose(match.decision.legal_actions))

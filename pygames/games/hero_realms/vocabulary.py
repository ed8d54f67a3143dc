"""What the declarations of cards can say: effects and counters by their names.

A game that stands on this one has a vocabulary over this one's: it adds words, and may give one another
meaning.
"""

from __future__ import annotations

from collections import ChainMap
from collections.abc import Callable, Mapping
from functools import partial
from typing import Any

from pygames.games.hero_realms.cards import LINES

Effect = Callable[..., None]
Behind = Callable[[Any, Any], str]  # of the state and the params of an event: rules behind it
Counter = Callable[[Any, int, int], int]  # of the state, the player who uses the card, the card


class Vocabulary(dict[str, tuple[tuple[Effect, dict[str, Any]], ...]]):
    """The abilities by key as functions with their parameters, each looked up once."""

    def __init__(self, below: Vocabulary | None = None) -> None:
        super().__init__()
        self.effects: ChainMap[str, Effect] = ChainMap() if below is None else below.effects.new_child()
        self.counters: ChainMap[str, Counter] = ChainMap() if below is None else below.counters.new_child()

        # by kind of event: rules behind it that only the position tells; a plain one, for it is read often
        self.behind: dict[str, Behind] = {} if below is None else dict(below.behind)
        self.above: list[Vocabulary] = []
        if below is not None:
            below.above.append(self)

    def __missing__(self, key: str) -> tuple[tuple[Effect, dict[str, Any]], ...]:
        self[key] = found = tuple([(self.effects[line.effect], line.params) for line in LINES[key]])
        return found

    def effect(self, function: Effect) -> Effect:
        """Make a function the effect of its name (a decorator)."""
        self.effects[function.__name__] = function
        return function

    def counter(self, function: Counter) -> Counter:
        """Make a function the counter of its name (a decorator)."""
        self.counters[function.__name__] = function
        return function

    def rules_of(self, *kinds: str) -> Callable[[Behind], Behind]:
        """Make a function say what rules are behind these kinds of events besides those given."""

        def note(function: Behind) -> Behind:
            for kind in kinds:
                self.behind[kind] = function
                for vocabulary in self.above:
                    vocabulary.behind.setdefault(kind, function)
            return function

        return note

    def always(self, rules: Mapping[str, str]) -> None:
        """Say, by kind of event, what rules are behind every event of this kind besides those given."""
        for kind, cited in rules.items():
            self.rules_of(kind)(partial(_cited, cited))


def _cited(cited: str, _state: Any, _params: Any) -> str:
    return cited


BASE = Vocabulary()
EFFECTS, COUNTERS = BASE.effects, BASE.counters
effect, counter = BASE.effect, BASE.counter

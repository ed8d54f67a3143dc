"""The search's guide for Hero Realms."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import groupby
from typing import Any, Generic, TypeVar

from pygames.bots.search import Guide, Temper
from pygames.engine.action import Action
from pygames.games.hero_realms.cards import FACTION
from pygames.games.hero_realms.opponents.bots import ANSWERS, Answers
from pygames.games.hero_realms.opponents.deck import deck, price
from pygames.games.hero_realms.state import HeroRealmsState

START = 50  # health
GEM_TURNS = 4  # in so many first turns a quick player acquires Fire Gems


S = TypeVar("S", bound=HeroRealmsState)


class HeroRealmsGuide(Guide, Generic[S]):
    """Plays on to the end of the next turns; then counts health, what the decks give and the champions."""

    horizon = 2  # turns to play on, one's own included
    playouts = 96
    candidates = 10
    # python -m tools.strength fit hero-realms --by shaken --games 150
    weights: tuple[float, ...] = (
        0.41,
        1.05,
        1.67,
        -3.15,
        0.87,
        -0.59,
        0.06,
        1.0,
        0.44,
        0.8,
        -0.04,
        0.95,
        -0.09,
        0.37,
        1.78,
        0.59,
    )
    left_to_steady = frozenset(("pack",))
    # the Main phase is searched only where one of these can be done, unless none is named
    worth_a_search: frozenset[str] = frozenset()
    errors = (0.012, 0.0075, 0.03, 0.015)
    overlooked = frozenset(("sacrifice",))
    tempers: Mapping[str, Temper] = {  # health and guards; gold and cards; the health of the others
        "cautious": Temper(own={0: 1.6, 1: 1.6, 6: 1.6, 11: 1.6, 12: 1.6}),
        "greedy": Temper(own={2: 1.8, 3: 1.8, 7: 1.8, 14: 1.8}),
        "attacking": Temper(rivals={0: 1.6, 1: 1.6}),
    }
    answers: Answers = ANSWERS

    def leaves(self, decision: str, legal: Sequence[Action]) -> bool:
        """The order in which cards are played and used makes little difference.

        Where nothing is `worth_a_search`, what is left is how much to attack with: `steady` uses everything.
        """
        if decision in self.left_to_steady or legal[0].type.name in ("play", "expend", "ally"):
            return True
        worth = self.worth_a_search if decision == "main" else ()
        return bool(worth) and all(action.type.name not in worth for action in legal)

    def mark(self, state: S) -> int:
        return sum(state.turns)

    def reached(self, state: S, mark: Any) -> bool:
        turns: int = mark
        return sum(state.turns) > turns + self.horizon

    def policy(self, state: S, seat: int, legal: Sequence[Action]) -> Action:
        decision = state.decision
        assert decision is not None
        if decision.name == "main":
            return self.main_phase(state, seat, legal)
        answer = self.answers.get(decision.name)
        if answer is None:
            return legal[0]
        groups = {kind: list(some) for kind, some in groupby(legal, key=lambda action: action.type.name)}
        return answer(state, seat, groups)

    def main_phase(self, state: S, seat: int, legal: Sequence[Action]) -> Action:
        """Play, use abilities, acquire, stun guards and what is dear, attack."""
        first = legal[0]
        if first.type.name in ("play", "expend", "ally"):
            return first
        kinds: dict[str, list[Action]] = {}
        for action in legal:
            kinds.setdefault(action.type.name, []).append(action)
        wanted = self.wanted(state, seat, kinds.get("acquire", ()))
        if wanted:
            return max(wanted, key=lambda it: self.price(it.args[0]))
        if "strike" in kinds:
            return max(kinds["strike"], key=lambda it: price(it.args[0]))
        if "attack" in kinds:
            weakest = min([it.args[0] for it in kinds["attack"]], key=lambda other: state.health[other])
            return [it for it in kinds["attack"] if it.args[0] == weakest][-1]
        return kinds["skill"][0] if "skill" in kinds else legal[-1]

    def wanted(self, state: S, seat: int, offers: Sequence[Action]) -> list[Action]:
        """What a quick player acquires if he can: any card, Fire Gems early."""
        early = state.turns[seat] < GEM_TURNS
        return [it for it in offers if early or FACTION[it.args[0]]]

    def price(self, card: int) -> float:
        """What a card is worth to who acquires it."""
        return price(card)

    def prior(self, state: S, seat: int, action: Action) -> float:
        """Dear cards first; an attack with a part of the combat last."""
        if action.type.name == "attack":
            return action.args[-1] / 10
        if action.type.name == "acquire":
            return self.price(action.args[0])
        return price(action.args[0]) if action.args else 1.0

    def rivals(self, state: S, seat: int) -> Sequence[int]:
        return state.opponents(seat)

    def features(self, state: S, seat: int) -> tuple[float, ...]:
        health = state.health[seat]
        late = 1 - min([state.health[other] for other in state.living()]) / START
        return (
            health / 10,
            min(health, 15) / 10,
            *deck(state, seat, late),
            float(state.active == seat),
        )


GUIDE = HeroRealmsGuide[HeroRealmsState]()

"""How the boss chooses a card, with the reason, and what is left to the player where several tie."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from pygames.engine.decision import DecisionType
from pygames.engine.errors import Refusal
from pygames.games.hero_realms.cards import (
    CARD,
    CARDS,
    COST,
    EXPENDED,
    FACTION,
    IS_CHAMPION,
    LINES,
    NAMES,
    PLAYED,
)
from pygames.games.hero_realms.refusals import AnswerAction, no
from pygames.games.hero_realms_skirmish.state import PLAYER, SkirmishState

Settle = Callable[[SkirmishState, int, str], None]  # with the card, and why it is this one
Test = tuple[str, Callable[[int], int]]  # the reason, and what has to be least
SETTLE: dict[str, Settle] = {}


def gains(key: str) -> set[str]:
    """What an ability may give: gold, combat, health."""
    found: set[str] = set()
    for line in LINES[key] if key else ():
        found |= {line.params["what"]} if line.effect == "gain" else set()
        for side in line.params.get("sides", ()):
            found |= gains(side)
    return found


def category(card: int) -> int:
    """Combat and champions first, then health, then gold (HRS-43), then the rest."""
    given = gains(PLAYED[card] or EXPENDED[card])
    if IS_CHAMPION[card] or "combat" in given:
        return 0
    return 1 if "health" in given else 2 if "gold" in given else 3


def dearest(card: int) -> int:
    return -COST[card]


def narrowed(cards: Iterable[int], *tests: Test) -> tuple[list[int], str]:
    """The cards that are best by these tests, in this order, and the last reason that told some apart."""
    left, why = [*cards], "only"
    for reason, measure in tests:
        least = min(map(measure, left))
        best = [card for card in left if measure(card) == least]
        if len(best) < len(left):
            left, why = best, reason
    return left, why


def best_free(cards: Iterable[int]) -> tuple[list[int], str]:
    """What the boss takes for nothing (AMB-HRS-04)."""
    return narrowed(cards, ("category", category), ("dearest", dearest))


def best_bought(state: SkirmishState, cards: Iterable[int]) -> tuple[list[int], str]:
    """What the boss buys: its faction, just its gold (HRS-41), the most expensive (HRS-42), then HRS-43."""
    return narrowed(
        cards,
        ("faction", lambda card: FACTION[card] != state.faction),
        ("exact", lambda card: COST[card] != state.boss_gold),
        ("dearest", dearest),
        ("category", category),
    )


def settle(state: SkirmishState, purpose: DecisionType, found: tuple[list[int], str]) -> None:
    """The boss's choice is made, or the player's to make where different cards tie."""
    cards, why = found
    if len({CARDS[card].id for card in cards}) == 1:
        SETTLE[purpose.name](state, cards[0], why)
    else:
        state.then(purpose(PLAYER, state.boss, tuple(cards)))


class Pick(AnswerAction):
    """Say for the boss which of these cards it is."""

    moment = ("HRS-43", "no_pick")

    def options(self, state: SkirmishState, seat: int) -> tuple[int, ...]:
        found: tuple[int, ...] = state.context[1]
        return found

    def check(self, state: SkirmishState, seat: int, card: int) -> Refusal | None:
        if card in state.context[1]:
            return None
        decision = state.decision
        assert decision is not None
        return no(decision.rule, "not_among_these", card=NAMES[card])

    def apply(self, state: SkirmishState, seat: int, card: int) -> None:
        decision = state.decision
        assert decision is not None
        SETTLE[decision.name](state, card, "tie")


PICK = Pick("pick", CARD)
FREE = DecisionType("free", "AMB-HRS-04", PICK)
WITHIN = DecisionType("within", "AMB-HRS-04", PICK)
DROPPED = DecisionType("dropped", "HRS-35", PICK)
BUYING = DecisionType("buying", "HRS-43", PICK)
RAISING = DecisionType("raising", "HRS-60", PICK)
REPLAYING = DecisionType("replaying", "HRS-61", PICK)
REINFORCING = DecisionType("reinforcing", "HRS-66", PICK)
LOT = DecisionType("lot", "HRS-66", PICK)  # with paper cards


def settles(purpose: DecisionType) -> Callable[[Settle], Settle]:
    """Make a function what happens to the card chosen (a decorator)."""

    def note(function: Settle) -> Settle:
        SETTLE[purpose.name] = function
        return function

    return note

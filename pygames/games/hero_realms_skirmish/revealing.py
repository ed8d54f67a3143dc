"""With paper cards: the person says which market card was turned up (AMB-HRS-44).

Whatever the page would draw from the market deck is asked for; the step that comes next does with the
card what the rules say.
"""

from __future__ import annotations

from collections.abc import Iterable

from pygames.engine.decision import DecisionType
from pygames.engine.errors import Refusal
from pygames.engine.state import step
from pygames.games.hero_realms.cards import CARD, CARDS, COST, IS_GEM, NAMES, NO_COST
from pygames.games.hero_realms.refusals import AnswerAction, no
from pygames.games.hero_realms.state import HeroRealmsState, without


def kinds(cards: Iterable[int]) -> list[int]:
    """One card of each face, in the order of their numbers: on a real table copies are alike."""
    return sorted({CARDS[card].id: card for card in sorted(cards, reverse=True)}.values())


class Reveal(AnswerAction):
    """Say which card was turned up, of those that nobody has seen yet."""

    moment = ("AMB-HRS-44", "no_turned")

    def options(self, state: HeroRealmsState, seat: int) -> list[int]:
        return kinds(state.market)

    def check(self, state: HeroRealmsState, seat: int, card: int) -> Refusal | None:
        if card in self.options(state, seat):
            return None
        if any(CARDS[other] is CARDS[card] for other in state.market):
            return no("AMB-HRS-44", "turned_alike", card=NAMES[card])
        if COST[card] == NO_COST or IS_GEM[card]:
            return no("AMB-HRS-44", "turned_no_market_card", card=NAMES[card])
        return no("AMB-HRS-44", "turned_seen", card=NAMES[card])

    def apply(self, state: HeroRealmsState, seat: int, card: int) -> None:
        state.market = without(state.market, card)
        state.looking = (card,)


REVEAL = Reveal("reveal", CARD)
REVEALING = DecisionType("turned", "AMB-HRS-44", REVEAL)


def turned(state: HeroRealmsState) -> int:
    """The card just named."""
    (card,), state.looking = state.looking, ()
    return card


@step
def laid_open(state: HeroRealmsState, at: int) -> None:
    """It lies at this place of the row."""
    state.lay_open(at, turned(state), reveals=False)

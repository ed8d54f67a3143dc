"""Preventing a discard: the boss may lose health instead (HRL-50 to HRL-53)."""

from __future__ import annotations

from pygames.engine.decision import DecisionType
from pygames.engine.errors import Refusal
from pygames.engine.state import step
from pygames.games.hero_realms.asking import DISCARD, discard_cards
from pygames.games.hero_realms.refusals import AnswerAction
from pygames.games.hero_realms_lich.state import LichState

PRICE = 4  # HRL-50


class Suffer(AnswerAction):
    """Lose 4 health instead of a card, if need be of the next jar (HRL-51); no guard helps (HRL-52)."""

    moment = ("HRL-50", "nothing_to_prevent")

    def check(self, state: LichState, seat: int) -> Refusal | None:
        return None

    def apply(self, state: LichState, seat: int) -> None:
        state.lose_in_jars(seat, PRICE)


SUFFER = Suffer("suffer")
PREVENTING = DecisionType("prevent", "HRL-50", DISCARD, SUFFER)


@step
def forced_discards(state: LichState, seat: int, n: int, card: int) -> None:
    """An opponent's effect makes a player discard; the boss chooses each time, before any card (HRL-53)."""
    if not state.is_boss(seat):
        discard_cards.now(state, seat, n, card)
    elif state.hands[seat] and n:
        state.then(PREVENTING(seat, card), forced_discards(seat, n - 1, card))

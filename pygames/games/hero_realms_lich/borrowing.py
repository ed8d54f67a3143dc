"""Borrowing: after the boss's turn a member may have a card of each defeated one's hand (HRL-21, HRL-22)."""

from __future__ import annotations

from pygames.engine.decision import DecisionType
from pygames.engine.errors import Refusal
from pygames.engine.state import step
from pygames.games.hero_realms.cards import CARD, NAMES, PLAYER
from pygames.games.hero_realms.passing import PASS
from pygames.games.hero_realms.refusals import AnswerAction, no
from pygames.games.hero_realms_lich.state import LichState


@step
def lend(state: LichState, *owners: int) -> None:
    """For one defeated player after the other (HRL-22); the same member may borrow again (AMB-HRL-05)."""
    left = [owner for owner in owners if state.hands[owner]]
    if not left:
        return
    members = state.members()
    state.then(lend(*left[1:]))
    if len(members) > 1:
        state.then(APPOINTING(members[0], -1, left[0]))
    else:
        state.then(BORROWING(members[0], -1, left[0]))


class Appoint(AnswerAction):
    """The next member in turn says for the party who may borrow (AMB-HRL-33)."""

    moment = ("HRL-21", "nobody_borrows")

    def options(self, state: LichState, seat: int) -> list[int]:
        return state.members()

    def check(self, state: LichState, seat: int, other: int) -> Refusal | None:
        if other in state.members():
            return None
        if other >= state.seats:
            return no("HR-64", "nobody_there")
        if state.is_boss(other):
            return no("HRL-21", "boss_borrows_not")
        return no("HRL-19", "is_defeated", other=other)

    def apply(self, state: LichState, seat: int, other: int) -> None:
        _, owner = state.context
        state.emit("appointed", "HRL-21", {"seat": seat, "other": other})
        state.then(BORROWING(other, -1, owner))


class Borrow(AnswerAction):
    """Take a card of the defeated player's hand into one's own, for all to see (AMB-HRL-33)."""

    moment = ("HRL-21", "nobody_borrows")

    def options(self, state: LichState, seat: int) -> tuple[int, ...]:
        owner: int = state.context[1]
        return state.hands[owner]

    def check(self, state: LichState, seat: int, card: int) -> Refusal | None:
        owner: int = state.context[1]
        if card in state.hands[owner]:
            return None
        return no("HRL-21", "not_in_that_hand", card=NAMES[card], other=owner)

    def apply(self, state: LichState, seat: int, card: int) -> None:
        owner = state.context[1]
        state.leave_hand(owner, card)
        state.hands[seat] += (card,)
        state.shown[seat] += (card,)
        if state.lender(card) < 0:
            state.borrowed += ((card, owner),)
        state.emit("borrowed", "HRL-21", {"seat": seat, "other": owner, "card": NAMES[card]}, reveals=True)


APPOINT = Appoint("appoint", PLAYER)
BORROW = Borrow("borrow", CARD)
APPOINTING = DecisionType("borrower", "HRL-21", APPOINT, PASS)
BORROWING = DecisionType("borrow", "HRL-21", BORROW, PASS)

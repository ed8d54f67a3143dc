"""Equipment and ultimate powers, and how they are paid (HIK-12 to HIK-21, HIK-48)."""

from __future__ import annotations

from collections.abc import Sequence

from pygames.core.action import ActionType
from pygames.core.errors import Refusal
from pygames.games.immortal_king.cards import ADVENTURER, EQUIPMENT
from pygames.games.immortal_king.effects import EQUIPMENT_CARD, ULTIMATE_POWER, carry_out, useless
from pygames.games.immortal_king.refusals import adventurers_only, no, not_in_party
from pygames.games.immortal_king.state import ImmortalKingState

BEFORE_THE_GAME, EQUIPMENT_PHASE, WINDOWS = "party", "turn", ("before", "after")  # names of decisions
USED_BY = {"potion": "HIK-17", "object": "HIK-19", "quest": "HIK-20"}


def _present(state: ImmortalKingState) -> str:
    """The name of the decision that is to be made."""
    name: str = state.agenda[-1][0].name
    return name


def pay(state: ImmortalKingState, cost: tuple[str, ...]) -> None:
    """Won cards go out of the game (HIK-16, HIK-48, AMB-HIK-29, AMB-HIK-49)."""
    paid = state.payment(cost)
    assert paid is not None
    state.won = tuple(card for card in state.won if card not in paid)
    state.spent += paid
    for card in paid:
        state.emit("paid", "HIK-16", card=state.box.words[card])


def _not_payable(state: ImmortalKingState, cost: tuple[str, ...], rule: str) -> Refusal | None:
    return no(rule, "cost", cost=" ".join(cost)) if state.payment(cost) is None else None


class Use(ActionType):
    """Drink a potion, reveal an object, do a quest (HIK-17 to HIK-21)."""

    exact = False

    def options(self, state: ImmortalKingState, seat: int) -> Sequence[int]:
        return state.hand + state.open

    def check(self, state: ImmortalKingState, seat: int, number: int) -> Refusal | None:
        refusal = _not_there(state, number)
        if refusal is not None:
            return refusal
        card = state.equipment(number)
        if card.type != "potion":
            if _present(state) != EQUIPMENT_PHASE:
                return no("HIK-65" if state.in_fight else USED_BY[card.type], "equipment_phase")
            if card.type == "object" and number in state.open:
                return no("HIK-19", "object_revealed", equipment=EQUIPMENT.words[number])
        refusal = _not_payable(state, card.cost, "HIK-16")
        if refusal is None and card.type != "object":
            refusal = useless(state, card.effect, USED_BY[card.type])
        return refusal

    def untimely(self, state: ImmortalKingState, seat: int, number: int) -> Refusal:
        """A potion is drunk at any moment, but not instead of an answer (AMB-HIK-69)."""
        refusal = adventurers_only(seat) or _not_there(state, number)
        if refusal is not None:
            return refusal
        if _present(state) == BEFORE_THE_GAME:
            return no("HIK-29", "not_begun")
        card = state.equipment(number)
        if card.type == "potion":
            return no("AMB-HIK-69", "answer_first")
        return no(USED_BY[card.type], "equipment_phase")

    def apply(self, state: ImmortalKingState, seat: int, number: int) -> None:
        card = state.equipment(number)
        word = EQUIPMENT.words[number]
        state.hand = tuple(other for other in state.hand if other != number)
        if card.type == "potion":
            state.discard += (number,)  # HIK-18
            state.emit("drunk", "HIK-17 HIK-18", equipment=word, reveals=not state.solitaire)
        elif number not in state.open:
            state.open += (number,)  # HIK-19, HIK-20
            state.emit("revealed", USED_BY[card.type], equipment=word, reveals=not state.solitaire)
        else:
            state.emit("again", "HIK-21", equipment=word)
        pay(state, card.cost)
        if card.type != "object":
            carry_out(state, card.effect, (EQUIPMENT_CARD, number))


def _not_there(state: ImmortalKingState, number: int) -> Refusal | None:
    """Why an equipment card cannot be used: it was drunk, or stayed at home."""
    if number in state.hand or number in state.open:
        return None
    if number in state.discard:
        return no("HIK-18", "drunk", equipment=EQUIPMENT.words[number])
    return no("HIK-28", "not_packed")


class Ultimate(ActionType):
    """Use an ultimate power (HIK-12, HIK-13)."""

    exact = False

    def options(self, state: ImmortalKingState, seat: int) -> Sequence[int]:
        return state.party if state.payment(state.ultimate_cost()) is not None else ()

    def check(self, state: ImmortalKingState, seat: int, number: int) -> Refusal | None:
        return (
            not_in_party(state, number)
            or _not_payable(state, state.ultimate_cost(), "HIK-13")
            or useless(state, state.adventurer(number).ultimate, "HIK-12")
        )

    def untimely(self, state: ImmortalKingState, seat: int, number: int) -> Refusal:
        rule = "HIK-65" if _present(state) in WINDOWS else "HIK-12"
        return adventurers_only(seat) or not_in_party(state, number) or no(rule, "equipment_phase")

    def apply(self, state: ImmortalKingState, seat: int, number: int) -> None:
        state.emit("ultimate", "HIK-12 HIK-13", adventurer=ADVENTURER.words[number])
        pay(state, state.ultimate_cost())
        carry_out(state, state.adventurer(number).ultimate, (ULTIMATE_POWER, number))


USE = Use("use", EQUIPMENT)
ULTIMATE = Ultimate("ultimate", ADVENTURER)

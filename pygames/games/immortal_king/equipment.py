"""Equipment and ultimate powers, and how they are paid (HIK-12 to HIK-21, HIK-48)."""

from __future__ import annotations

from collections.abc import Sequence

from pygames.engine.action import ActionType
from pygames.engine.errors import Refusal
from pygames.games.immortal_king.cards import ADVENTURER, EQUIPMENT, ROLL_CHANGES
from pygames.games.immortal_king.effects import EQUIPMENT_CARD, ULTIMATE_POWER, carry_out, useless
from pygames.games.immortal_king.reasons import of_card
from pygames.games.immortal_king.refusals import no, not_begun, not_in_party, question_first
from pygames.games.immortal_king.state import MASTER, ImmortalKingState

EQUIPMENT_PHASE = "turn"  # the name of the decision
USED_BY = {"potion": "HIK-17", "object": "HIK-19", "quest": "HIK-20"}


def pay(state: ImmortalKingState, cost: tuple[str, ...]) -> None:
    """Won cards go out of the game (HIK-16, HIK-48, AMB-HIK-29, AMB-HIK-49)."""
    paid = state.payment(cost)
    assert paid is not None
    state.won = tuple(card for card in state.won if card not in paid)
    state.spent += paid
    for card in paid:
        treasure = "treasure" in state.box.dungeon[card].abilities
        state.emit("paid", "HIK-16 HIK-88" if treasure else "HIK-16", {"card": state.box.words[card]})


class Use(ActionType):
    """Drink a potion, reveal an object, do a quest (HIK-17 to HIK-21)."""

    exact = False

    def options(self, state: ImmortalKingState, seat: int) -> Sequence[int]:
        if state.question == EQUIPMENT_PHASE:
            return state.hand + state.open
        equipment = state.box.equipment
        return [number for number in state.hand if equipment[number].type == "potion"]

    def check(self, state: ImmortalKingState, seat: int, number: int) -> Refusal | None:
        refusal = _not_there(state, number)
        if refusal is not None:
            return refusal
        card = state.equipment(number)
        if card.type != "potion" and state.question != EQUIPMENT_PHASE:
            return _not_now(state, card.type)
        if state.payment(card.cost) is None:
            return no("HIK-16", "cost", cost=" ".join(card.cost))
        if card.type != "object":
            return useless(state, card.effect.parts, EQUIPMENT.words[number])
        return None

    def untimely(self, state: ImmortalKingState, seat: int, number: int) -> Refusal:
        """A potion is drunk at any moment, but not instead of an answer (AMB-HIK-69).

        The dungeon master is not told what lies face down (HIK-29).
        """
        refusal = not_begun(state)
        if refusal is None and seat == MASTER:
            refusal = no("HIK-48", "equipment_of_party")
        refusal = refusal or _not_there(state, number)
        if refusal is not None:
            return refusal
        card = state.equipment(number)
        if card.type != "potion":
            return question_first(state) or _not_now(state, card.type)
        if state.question == "gesture" and all(
            part.kind in ("bonus", *ROLL_CHANGES) for part in card.effect.parts
        ):
            return no("AMB-HIK-24", "gestures_decide")
        return no("AMB-HIK-69", "answer_first")

    def apply(self, state: ImmortalKingState, seat: int, number: int) -> None:
        card = state.equipment(number)
        word = EQUIPMENT.words[number]
        state.hand = tuple(other for other in state.hand if other != number)
        if card.type == "potion":
            state.discard += (number,)  # HIK-18
            state.emit(
                "drunk", of_card("HIK-17 HIK-18", card), {"equipment": word}, reveals=not state.solitaire
            )
        elif number not in state.open:
            state.open += (number,)  # HIK-19, HIK-20
            state.emit("revealed", USED_BY[card.type], {"equipment": word}, reveals=not state.solitaire)
        else:
            state.emit("again", "HIK-21", {"equipment": word})
        pay(state, card.cost)
        if card.type != "object":
            carry_out(state, EQUIPMENT_CARD, number)


def _not_now(state: ImmortalKingState, type_: str) -> Refusal:
    """Why an object or a quest has to wait for the equipment phase (HIK-65 while a fight is on)."""
    rule = "HIK-65" if state.fighting >= 0 else USED_BY[type_]
    return no(rule, "object_phase" if type_ == "object" else "quest_phase")


def _not_there(state: ImmortalKingState, number: int) -> Refusal | None:
    """Why an equipment card cannot be used at any time: it works already, was drunk, or stayed at home."""
    if number in state.open and state.equipment(number).type == "object":
        return no("HIK-19", "object_revealed", equipment=EQUIPMENT.words[number])
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
        word, cost = ADVENTURER.words[number], state.ultimate_cost()
        refusal = not_in_party(state, number)
        if refusal is None and state.payment(cost) is None:  # who is pressed hears of what there is to be had
            refusal = no("HIK-13", "ultimate_cost", does=word, cost=" ".join(cost))
        return refusal or useless(state, state.adventurer(number).ultimate.parts, word)

    def untimely(self, state: ImmortalKingState, seat: int, number: int) -> Refusal:
        rule = "HIK-65" if state.fighting >= 0 else "HIK-12"
        return (
            not_begun(state)
            or not_in_party(state, number)
            or question_first(state)
            or no(rule, "ultimate_phase")
        )

    def apply(self, state: ImmortalKingState, seat: int, number: int) -> None:
        state.emit(
            "ultimate",
            of_card("HIK-12 HIK-13", state.adventurer(number)),
            {"adventurer": ADVENTURER.words[number]},
        )
        pay(state, state.ultimate_cost())
        carry_out(state, ULTIMATE_POWER, number)


USE = Use("use", EQUIPMENT)
ULTIMATE = Ultimate("ultimate", ADVENTURER)

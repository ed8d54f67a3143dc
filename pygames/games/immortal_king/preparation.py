"""The party is made, the dungeon laid out (HIK-27 to HIK-35)."""

from __future__ import annotations

from collections.abc import Sequence

from pygames.engine.action import ActionType
from pygames.engine.decision import DecisionType
from pygames.engine.errors import Refusal
from pygames.engine.state import step
from pygames.games.immortal_king.cards import (
    ADVENTURER,
    CORRIDORS,
    DUNGEON,
    EQUIPMENT,
    FINAL,
    MOST_ADVENTURERS,
    PARTY,
)
from pygames.games.immortal_king.dungeon import lay, rouse
from pygames.games.immortal_king.reasons import of_card
from pygames.games.immortal_king.refusals import no, not_in_party
from pygames.games.immortal_king.state import COURAGE, MOST_COURAGE, PARTY_SEAT, ImmortalKingState, without

MOST_EQUIPMENT = PARTY - 1  # AMB-HIK-30


class PartyMaking(ActionType):
    """What makes the party: before the game begins, and never after."""

    moment = "HIK-28", "party_made"


def _enough_adventurers(state: ImmortalKingState) -> Refusal | None:
    if len(state.party) == MOST_ADVENTURERS:
        return no("HIK-27", "four_adventurers")
    return _full(state)


def _enough_equipment(state: ImmortalKingState) -> Refusal | None:
    if len(state.hand) == MOST_EQUIPMENT:
        return no("AMB-HIK-30", "four_equipment")
    return _full(state)


def _full(state: ImmortalKingState) -> Refusal | None:
    return no("HIK-28", "five_cards") if len(state.party) + len(state.hand) == PARTY else None


class Enlist(PartyMaking):
    """Choose an adventurer, who lies face up (HIK-27)."""

    def options(self, state: ImmortalKingState, seat: int) -> Sequence[int]:
        if _enough_adventurers(state):
            return ()
        party = state.party
        return [number for number in range(len(state.box.adventurers)) if number not in party]

    def check(self, state: ImmortalKingState, seat: int, number: int) -> Refusal | None:
        if number >= len(state.box.adventurers):
            return no("HIK-27", "no_such_adventurer")
        if number in state.party:
            return no("HIK-100", "unique_adventurer", adventurer=ADVENTURER.words[number])
        return _enough_adventurers(state)

    def apply(self, state: ImmortalKingState, seat: int, number: int) -> None:
        state.party += (number,)
        state.emit("enlisted", "HIK-27", {"adventurer": ADVENTURER.words[number]})


class Dismiss(PartyMaking):
    """Put an adventurer back."""

    def options(self, state: ImmortalKingState, seat: int) -> Sequence[int]:
        return state.party

    def check(self, state: ImmortalKingState, seat: int, number: int) -> Refusal | None:
        return not_in_party(state, number)

    def apply(self, state: ImmortalKingState, seat: int, number: int) -> None:
        state.party = without(state.party, number)
        state.emit("dismissed", "HIK-27", {"adventurer": ADVENTURER.words[number]})


class PackEquipment(PartyMaking):
    """Choose an equipment card; only the party's player sees which it is (HIK-28, HIK-29)."""

    def options(self, state: ImmortalKingState, seat: int) -> Sequence[int]:
        return () if _enough_equipment(state) else state.equipment_box

    def check(self, state: ImmortalKingState, seat: int, number: int) -> Refusal | None:
        if number >= len(state.box.equipment):
            return no("HIK-28", "no_such_equipment")
        if number in state.hand:
            return no("HIK-28", "packed", equipment=EQUIPMENT.words[number])
        return _enough_equipment(state)

    def apply(self, state: ImmortalKingState, seat: int, number: int) -> None:
        state.hand += (number,)
        state.equipment_box = without(state.equipment_box, number)
        _equip(state, "packed", number)


class Unpack(PartyMaking):
    """Put an equipment card back."""

    def options(self, state: ImmortalKingState, seat: int) -> Sequence[int]:
        return state.hand

    def check(self, state: ImmortalKingState, seat: int, number: int) -> Refusal | None:
        return None if number in state.hand else no("HIK-28", "not_packed")

    def apply(self, state: ImmortalKingState, seat: int, number: int) -> None:
        state.hand = without(state.hand, number)
        state.equipment_box = tuple(sorted((*state.equipment_box, number)))
        _equip(state, "unpacked", number)


def _equip(state: ImmortalKingState, kind: str, number: int) -> None:
    secret: dict[str, int | str] = {"equipment": EQUIPMENT.words[number]}
    state.emit(kind, "HIK-28 HIK-29", {"count": len(state.hand)}, to=PARTY_SEAT, secret=secret)


class Ready(PartyMaking):
    """The party is complete: five cards, at least one of them an adventurer (HIK-27, HIK-28, HIK-99)."""

    exact = False
    finishes = True

    def check(self, state: ImmortalKingState, seat: int) -> Refusal | None:
        missing = PARTY - len(state.party) - len(state.hand)
        if missing:
            return no("HIK-28", "too_few", n=missing)
        return None if state.party else no("HIK-27", "no_adventurer")

    def apply(self, state: ImmortalKingState, seat: int) -> None:
        state.party = tuple(sorted(state.party))
        state.hand = tuple(sorted(state.hand))
        state.emit("party_ready", "HIK-28", {"n": len(state.party)})


ENLIST = Enlist("enlist", ADVENTURER)
DISMISS = Dismiss("dismiss", ADVENTURER)
PACK = PackEquipment("pack", EQUIPMENT)
UNPACK = Unpack("unpack", EQUIPMENT)
READY = Ready("ready")
MAKE_PARTY = DecisionType("party", "HIK-27", READY, ENLIST, PACK, DISMISS, UNPACK, until=(READY,))


@step
def lay_out(state: ImmortalKingState) -> None:
    """Three piles of 16, the tokens, and the first three encounters (HIK-30, HIK-33 to HIK-35)."""
    cards = state.shuffled(state.dungeon_box)
    state.dungeon_box = ()
    size = DUNGEON // CORRIDORS
    for corridor in range(CORRIDORS):
        state.piles[corridor] = cards[corridor * size : (corridor + 1) * size]
    traps = any(not card.monster and card.source == "house" for card in state.box.dungeon)
    rules = "HIK-30 HIK-32 AMB-HIK-65" if traps else "HIK-30 HIK-32"
    state.emit("laid_out", rules, {"card": state.box.final.id}, reveals=True)
    gifts = [part for number in state.party for part in state.adventurer(number).gift.parts]
    # of several such gifts the largest counts (AMB-HIK-70)
    courage = max((gift.amount for gift in gifts if gift.kind == "courage"), default=COURAGE)
    state.courage = min(courage, MOST_COURAGE)
    state.mana = state.party
    # the final monster's number an adventurer, instead of 1 (AMB-HIK-02); none alone (HIK-104, AMB-HIK-45)
    state.fear = 0 if state.solitaire else len(state.party) * state.box.final.fear
    rules = "HIK-34 HIK-104" if state.solitaire else of_card("HIK-33 HIK-34", state.box.final)
    state.emit("tokens", rules, {"n": state.courage, "fear": state.fear})
    for corridor in range(CORRIDORS):
        lay(state, corridor, rule="HIK-35")
    rouse(state, FINAL)  # it is in play from the start (AMB-HIK-57)

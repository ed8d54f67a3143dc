"""The questions of Hero: Immortal King, and for each the actions worth judging, in their canonical order."""

from __future__ import annotations

from pygames.core.action import Action
from pygames.core.table import Prompt
from pygames.games.immortal_king.actions import (
    ACCEPT,
    AMBUSH,
    ATTACK,
    BOTH,
    DISMISS,
    DOOM,
    ENLIST,
    ENOUGH,
    FACE_UP,
    GIFT,
    GIVE,
    GUARD,
    HARDEN,
    PACK,
    PASS,
    POWER,
    READY,
    ROLL,
    SHOW,
    SWAP,
    TARGET,
    TIRE,
    ULTIMATE,
    UNPACK,
    USE,
)
from pygames.games.immortal_king.cards import CORRIDORS, FINAL, PARTY
from pygames.games.immortal_king.table import PLACES, ImmortalKingTable

Table = ImmortalKingTable
DONE = PASS()
SWAPS = tuple(SWAP(one, other) for one in range(CORRIDORS) for other in range(CORRIDORS) if one != other)
ATTACKS = tuple(ATTACK(place) for place in range(PLACES))
TARGETS = tuple(TARGET(place) for place in range(PLACES))
GUARDS = tuple(GUARD(place) for place in range(PLACES))


def _party(table: Table, seat: int) -> list[Action]:
    party, hand = table.party, table.hand
    back = [*(DISMISS.made[n,] for n in party), *(UNPACK.made[n,] for n in hand)]
    if len(party) + len(hand) == PARTY:
        return [READY(), *back]
    box = table.box
    return [
        *(ENLIST.made[n,] for n in range(len(box.adventurers)) if n not in party),
        *(PACK.made[n,] for n in range(len(box.equipment)) if n not in hand),
        *back,
    ]


def _swap(table: Table, seat: int) -> list[Action]:
    return [*SWAPS, DONE]


def _equipment(table: Table) -> list[Action]:
    return [USE.made[n,] for n in (*table.hand, *table.open)]


def _turn(table: Table, seat: int) -> list[Action]:
    attacks = [attack for attack, front in zip(ATTACKS, table.fronts, strict=False) if front >= 0]
    if len(attacks) < CORRIDORS:
        attacks.append(ATTACKS[FINAL])
    powers = table.party if table.payment(table.ultimate_cost()) is not None else ()
    return [*attacks, *_equipment(table), *(ULTIMATE.made[n,] for n in powers)]


def _target(table: Table, seat: int) -> list[Action]:
    return [*TARGETS]


def _powers(table: Table) -> list[Action]:
    gifts = [GIFT.made[n,] for n in table.party if table.adventurer(n).gift.kind == "reroll"]
    return [*gifts, *(POWER.made[n,] for n in table.mana)]


def _before(table: Table, seat: int) -> list[Action]:
    return [ROLL(), *_powers(table), *_equipment(table)]


def _after(table: Table, seat: int) -> list[Action]:
    return [ACCEPT(), *_powers(table), *_equipment(table)]


def _doom(table: Table, seat: int) -> list[Action]:
    return [DOOM(), DONE, ENOUGH()]


def _gesture(table: Table, seat: int) -> list[Action]:
    return [SHOW(0), SHOW(1), SHOW(2)]


def _mana(table: Table, seat: int) -> list[Action]:
    return [GIVE.made[n,] for n in table.party]


def _tire(table: Table, seat: int) -> list[Action]:
    return [TIRE.made[n,] for n in table.mana]


def _guard(table: Table, seat: int) -> list[Action]:
    return [*GUARDS, DONE]


def _place(table: Table, seat: int) -> list[Action]:
    return [FACE_UP(), AMBUSH(), HARDEN(), BOTH()]


def _last(table: Table, seat: int) -> list[Action]:
    return [*_equipment(table), DONE]


MAKE_PARTY = Prompt("party", _party)
CONSTRUCT = Prompt("swap", _swap)
TURN = Prompt("turn", _turn)
AIM = Prompt("target", _target)
BEFORE = Prompt("before", _before, brief=True, telling=True)
AFTER = Prompt("after", _after, brief=True, telling=True)
DOOMING = Prompt("doom", _doom)
GESTURING = Prompt("gesture", _gesture)
MANA = Prompt("mana", _mana)
TIRED = Prompt("tire", _tire)
BODYGUARD = Prompt("guard", _guard)
PLACING = Prompt("place", _place)
LAST = Prompt("last", _last, brief=True)

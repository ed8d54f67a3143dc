"""The questions of Boss Quest, and for each the actions worth judging, in their canonical order."""

from __future__ import annotations

from pygames.core.action import Action
from pygames.core.table import Prompt
from pygames.games.boss_quest.actions import (
    ACTIVATE,
    BECOME,
    BURY,
    CANCEL_SPELL,
    CAST,
    DISCARD,
    EQUIP,
    FLIP_POTION,
    LIVE,
    MINUS,
    OPEN,
    PASS,
    PLUS,
    REARRANGE,
    RENEW,
    REPLACE_SPELL,
    SCRY,
    SPY_ON,
    TRADE,
    WAIT,
    flippable,
    needs,
    swappable,
)
from pygames.games.boss_quest.cards import REPLACE, SPY, SWAP_HIDDEN, kind_of
from pygames.games.boss_quest.table import BossQuestTable

Table = BossQuestTable
DONE = PASS()


def _aimed(table: Table, seat: int, spell: int) -> list[Action]:
    """The ways to activate a spell."""
    kind = kind_of(spell)
    wanted = needs(table, seat, kind)
    if wanted == "knight":
        others = swappable(table, seat) if kind == SWAP_HIDDEN else sorted(table.order())
        return [CAST.made[spell, other] for other in others]
    if wanted == "spell":
        return [CANCEL_SPELL.made[spell, on] for on, _ in table.active]
    if wanted == "weapon":
        return [TRADE.made[spell, weapon] for weapon in table.weapons(seat)]
    if wanted == "potion":
        return [FLIP_POTION.made[spell, weapon] for weapon in flippable(table)]
    if wanted == "companions":
        around = sorted({*table.reserve, *(c for c in table.companions if c >= 0)})
        return [REARRANGE.made[spell, a, b] for a in around for b in around if a != b]
    return [ACTIVATE.made[spell,]]


def _magician(table: Table, seat: int) -> list[Action]:
    actions = [action for spell in table.row for action in _aimed(table, seat, spell)]
    actions += [DISCARD.made[spell,] for spell in table.row]
    if table.mystery >= 0:
        actions += [OPEN(), BURY()]
    return actions


def _companion(table: Table, seat: int) -> list[Action]:
    actions: list[Action] = []
    if table.has(seat, SPY):
        actions += [SPY_ON.made[other,] for other in sorted(table.order())]
        actions.append(SCRY())
    if table.has(seat, REPLACE):
        actions += [REPLACE_SPELL.made[spell,] for spell in table.row]
        actions.append(RENEW())
    return actions


def _turn(table: Table, seat: int) -> list[Action]:
    actions = [EQUIP.made[n,] for n in range(4)]
    actions += _magician(table, seat) or [WAIT()]
    return actions + _companion(table, seat)


def _last(table: Table, seat: int) -> list[Action]:
    return [*(EQUIP.made[n,] for n in range(4)), DONE, *_companion(table, seat)]


def _or_pass(table: Table, seat: int) -> list[Action]:
    return [*_magician(table, seat), DONE]


def _aim(table: Table, seat: int) -> list[Action]:
    return _aimed(table, seat, table.aims)


def _reading(table: Table, seat: int) -> list[Action]:
    _, weapon = table.unread()[0]
    return [PLUS.made[weapon,], MINUS.made[weapon,]]


def _secret(table: Table, seat: int) -> list[Action]:
    return [PLUS.made[table.hidden[seat],], MINUS.made[table.hidden[seat],]]


def _destiny(table: Table, seat: int) -> list[Action]:
    return [LIVE(), BECOME()]


TURN = Prompt("turn", _turn)
LAST = Prompt("last", _last)
CHAINING = Prompt("chain", _or_pass)
DUEL = Prompt("duel", _or_pass)
AIM = Prompt("aim", _aim)
READING = Prompt("reading", _reading)
SECRET = Prompt("secret", _secret)
DESTINY = Prompt("destiny", _destiny)

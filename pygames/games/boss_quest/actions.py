"""The actions of Boss Quest and what stands against each: legality, written once."""

from __future__ import annotations

from pygames.core.action import Grammar, Verb
from pygames.core.errors import Param, Refused
from pygames.games.boss_quest.cards import (
    CANCEL,
    COMPANION,
    FLIP,
    IS_DARK,
    NUMBER,
    POTION,
    REPLACE,
    SEAT,
    SPELL,
    SPELL_NAMES,
    SPY,
    SWAP_COMPANIONS,
    SWAP_HIDDEN,
    SWAP_PILE,
    WEAPON,
    WEAPON_NAMES,
    kind_of,
)
from pygames.games.boss_quest.table import GONE, BossQuestTable

Table = BossQuestTable
MAGICIAN_PROMPTS = ("turn", "chain", "duel", "aim")


def no(rule: str, key: str, **params: Param) -> Refused:
    """A refusal in Boss Quest."""
    return Refused("boss-quest", rule, key, **params)


# --- phase A ---


def _against_equip(table: Table, seat: int, number: int) -> Refused | None:
    if table.asked not in ("turn", "last"):
        return no("BQ-21", "not_your_turn")
    # equal is not too much (AMB-BQ-06); what counts is now, with the spells (AMB-BQ-07, AMB-BQ-08)
    if table.force(seat) > table.hp():
        return no("BQ-28", "exceeds")
    if table.asked == "turn" and table.final:
        return no("BQ-30", "last_time_over")
    if not table.weapon_deck:
        return no("AMB-BQ-13", "no_weapons")
    return None


def _against_pass(table: Table, seat: int) -> Refused | None:
    if table.asked == "turn":
        return no("BQ-21", "equip_or_go")
    rule = {"aim": "BQ-37", "reading": "BQ-77", "secret": "BQ-78", "destiny": "BQ-90"}.get(table.asked)
    return no(rule, "must_choose") if rule else None


# --- phase B ---


def may_visit(table: Table, seat: int) -> Refused | None:
    """Why the player cannot go to the magician now."""
    if table.asked == "last":
        return no("BQ-31", "stragglers")
    if table.asked not in MAGICIAN_PROMPTS:
        return no("BQ-40", "not_magician")
    return None


def _spell_at_hand(table: Table, seat: int, spell: int) -> Refused | None:
    """Why this spell cannot be activated now: the moment, or where it lies."""
    refused = may_visit(table, seat)
    if refused is not None:
        return refused
    if table.asked == "aim":
        return None if spell == table.aims else no("BQ-37", "aim_mystery", spell=SPELL_NAMES[table.aims])
    if spell in table.row:
        return None
    if any(spell == on for on, _ in table.active):
        return no("BQ-39", "active_already", spell=SPELL_NAMES[spell])
    return no("BQ-32", "not_offered", spell=SPELL_NAMES[spell])


def needs(table: Table, seat: int, kind: int) -> str:
    """What a spell must be aimed at now: `knight`, `spell`, `weapon`, `potion`, `companions` or nothing.

    A spell with nothing to act on may be activated all the same (AMB-BQ-17, AMB-BQ-57).
    """
    if kind == CANCEL:
        return "spell" if table.active else ""
    if kind == SWAP_HIDDEN:
        return "knight" if swappable(table, seat) else ""
    if kind == SWAP_PILE:
        return "weapon" if table.weapon_deck and table.weapons(seat) else ""
    if kind == FLIP:
        return "potion" if flippable(table) else ""
    if kind == SWAP_COMPANIONS:
        return "companions"
    return "knight" if IS_DARK[kind] else ""


def swappable(table: Table, seat: int) -> list[int]:
    """The other players with a hidden weapon, if one has one oneself (BQ-63)."""
    if table.hidden[seat] < 0:
        return []
    return [other for other in table.order() if other != seat and table.hidden[other] >= 0]


def flippable(table: Table) -> list[int]:
    """The visible potions whose reading is chosen (BQ-67)."""
    return [
        card
        for seat in table.order()
        for card in table.visible[seat]
        if card >= POTION and table.readings[card - POTION]
    ]


def _wrong_aim(table: Table, seat: int, spell: int, aim: str) -> Refused | None:
    refused = _spell_at_hand(table, seat, spell)
    if refused is not None:
        return refused
    wanted = needs(table, seat, kind_of(spell))
    if wanted == aim:
        return None
    rule = "BQ-36" if not IS_DARK[kind_of(spell)] else "BQ-35"
    return no(rule, f"aim_{wanted or 'nothing'}", spell=SPELL_NAMES[spell])


def _against_activate(table: Table, seat: int, spell: int) -> Refused | None:
    return _wrong_aim(table, seat, spell, "")


def _against_cast(table: Table, seat: int, spell: int, other: int = -1) -> Refused | None:
    refused = _wrong_aim(table, seat, spell, "knight")
    if refused is not None or other < 0:
        return refused
    if other >= table.seats or table.roles[other] == GONE:
        return no("BQ-35", "nobody_there")
    if kind_of(spell) == SWAP_HIDDEN and other not in swappable(table, seat):
        return no("AMB-BQ-19", "other_hidden")
    return None


def _against_cancel(table: Table, seat: int, spell: int, other: int = -1) -> Refused | None:
    refused = _wrong_aim(table, seat, spell, "spell")
    if refused is not None or other < 0:
        return refused
    return (
        None
        if any(other == on for on, _ in table.active)
        else no("BQ-72", "not_active", spell=SPELL_NAMES[other])
    )


def _against_trade(table: Table, seat: int, spell: int, weapon: int = -1) -> Refused | None:
    refused = _wrong_aim(table, seat, spell, "weapon")
    if refused is not None or weapon < 0:
        return refused
    return (
        None if weapon in table.weapons(seat) else no("BQ-64", "not_your_weapon", weapon=WEAPON_NAMES[weapon])
    )


def _against_flip(table: Table, seat: int, spell: int, weapon: int = -1) -> Refused | None:
    refused = _wrong_aim(table, seat, spell, "potion")
    if refused is not None or weapon < 0:
        return refused
    return (
        None if weapon in flippable(table) else no("BQ-67", "no_visible_potion", weapon=WEAPON_NAMES[weapon])
    )


def _against_rearrange(table: Table, seat: int, spell: int, one: int = -1, other: int = -1) -> Refused | None:
    refused = _wrong_aim(table, seat, spell, "companions")
    if refused is not None:
        return refused
    around = {*table.reserve, *(c for c in table.companions if c >= 0)}
    for companion in (one, other):
        if companion >= 0 and companion not in around:
            return no("BQ-66", "not_in_game", companion=COMPANION.words[companion])
    if one == other and one >= 0:
        return no("BQ-66", "two_companions")
    return None


def _against_discard(table: Table, seat: int, spell: int) -> Refused | None:
    if table.asked == "aim":
        return no("BQ-37", "no_going_back")
    return _spell_at_hand(table, seat, spell)


def _against_mystery(table: Table, seat: int) -> Refused | None:
    refused = may_visit(table, seat)
    if refused is None and (table.asked == "aim" or table.mystery < 0):
        refused = no("BQ-37", "no_mystery")
    return refused


def _against_wait(table: Table, seat: int) -> Refused | None:
    """Going to the magician when no spell is left there (AMB-BQ-14)."""
    refused = may_visit(table, seat)
    if refused is None and (table.asked != "turn" or table.row or table.mystery >= 0):
        refused = no("BQ-32", "one_spell")
    return refused


# --- potions ---


def _against_reading(table: Table, seat: int, weapon: int) -> Refused | None:
    if weapon < POTION:
        return no("BQ-76", "not_a_potion", weapon=WEAPON_NAMES[weapon])
    if table.asked == "secret":
        return None if table.hidden[seat] == weapon else no("BQ-78", "not_yours")
    if table.asked != "reading":
        return no("BQ-77", "reading_fixed")
    return None if (seat, weapon) == table.unread()[0] else no("BQ-77", "not_yours")


# --- companions ---


def _against_companion(table: Table, seat: int, companion: int) -> Refused | None:
    """Why a once-a-round power cannot be used now (AMB-BQ-35, AMB-BQ-60)."""
    if table.asked not in ("turn", "last"):
        return no("AMB-BQ-35", "own_turn")
    rule = {SPY: "BQ-81", REPLACE: "BQ-85"}[companion]
    if not table.has(seat, companion):
        return no(rule, "not_your_companion", companion=COMPANION.words[companion])
    if companion in table.used:
        return no("AMB-BQ-60", "used", companion=COMPANION.words[companion])
    return None


def _against_spy(table: Table, seat: int, other: int) -> Refused | None:
    refused = _against_companion(table, seat, SPY)
    if refused is not None:
        return refused
    if other == seat:
        return no("BQ-81", "own_weapon")
    if other >= table.seats or table.roles[other] == GONE or table.hidden[other] < 0:
        return no("BQ-81", "nobody_there")
    return None


def _against_scry(table: Table, seat: int) -> Refused | None:
    refused = _against_companion(table, seat, SPY)
    if refused is None and table.mystery < 0:
        refused = no("BQ-81", "no_mystery")
    return refused


def _against_renew(table: Table, seat: int) -> Refused | None:
    refused = _against_companion(table, seat, REPLACE)
    if refused is None and table.mystery < 0:
        refused = no("BQ-85", "no_mystery")
    return refused


def _against_replace(table: Table, seat: int, spell: int) -> Refused | None:
    refused = _against_companion(table, seat, REPLACE)
    if refused is None and spell not in table.row:
        refused = no("BQ-85", "not_offered", spell=SPELL_NAMES[spell])
    return refused


# --- the reaper ---


def _against_destiny(table: Table, seat: int) -> Refused | None:
    return None if table.asked == "destiny" else no("BQ-90", "not_destiny")


def _against_become(table: Table, seat: int) -> Refused | None:
    refused = _against_destiny(table, seat)
    if refused is None and table.reaper_state == "taken":
        refused = no("AMB-BQ-64", "reaper_taken")
    return refused


PASS = Verb("pass", reason=_against_pass)
EQUIP = Verb("equip", NUMBER, reason=_against_equip)
ACTIVATE = Verb("activate", SPELL, reason=_against_activate)
CAST = Verb("cast", SPELL, SEAT, reason=_against_cast)
CANCEL_SPELL = Verb("cancel", SPELL, SPELL, reason=_against_cancel)
TRADE = Verb("trade", SPELL, WEAPON, reason=_against_trade)
FLIP_POTION = Verb("flip", SPELL, WEAPON, reason=_against_flip)
REARRANGE = Verb("rearrange", SPELL, COMPANION, COMPANION, reason=_against_rearrange)
DISCARD = Verb("discard", SPELL, reason=_against_discard)
OPEN = Verb("open", reason=_against_mystery)  # activate the mystery spell
BURY = Verb("bury", reason=_against_mystery)  # discard it
WAIT = Verb("wait", reason=_against_wait)
PLUS = Verb("plus", WEAPON, reason=_against_reading)
MINUS = Verb("minus", WEAPON, reason=_against_reading)
SPY_ON = Verb("spy", SEAT, reason=_against_spy)
SCRY = Verb("scry", reason=_against_scry)
REPLACE_SPELL = Verb("replace", SPELL, reason=_against_replace)
RENEW = Verb("renew", reason=_against_renew)  # replace the mystery spell
LIVE = Verb("live", reason=_against_destiny)
BECOME = Verb("become", reason=_against_become)

GRAMMAR = Grammar(
    PASS, EQUIP, ACTIVATE, CAST, CANCEL_SPELL, TRADE, FLIP_POTION, REARRANGE, DISCARD, OPEN, BURY,
    WAIT, PLUS, MINUS, SPY_ON, SCRY, REPLACE_SPELL, RENEW, LIVE, BECOME,
)  # fmt: skip

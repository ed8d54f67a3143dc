"""The view: all that a seat may know of a table, as plain data. See docs/boss-quest.md for its fields."""

from __future__ import annotations

from typing import Any

from pygames.core.game import View
from pygames.games.boss_quest.cards import COLOUR, COMPANION_NAMES, POTION, REAPER, SEATS, WEAPON_NAMES
from pygames.games.boss_quest.hidden import knows_hidden, knows_mystery
from pygames.games.boss_quest.house import COLOURS
from pygames.games.boss_quest.table import (
    AT_ARMOURER,
    DONE_TURNS,
    GHOST,
    GONE,
    KNIGHT,
    REAPER_PLAYER,
    BossQuestTable,
    spell_name,
)

ROLES = {KNIGHT: "knight", GHOST: "ghost", REAPER_PLAYER: "reaper", GONE: "gone"}
PLACES = {AT_ARMOURER: "armourer", DONE_TURNS: "magician"}


def view(table: BossQuestTable, seat: int | None) -> View:
    """What `seat` may know (None: an onlooker). What it may not know is absent."""
    return {
        "round": table.round,
        "armourer": table.armourer,
        "current": table.current,
        "script": table.script,
        "target": table.target,
        "boss": {
            "reaper": table.boss == REAPER,
            "base": table.reaper_hp if table.boss == REAPER else table.boss,
            "hp": table.hp(),
        },
        "bosses": {"count": len(table.boss_deck), "beaten": list(table.boss_discard)},
        "row": [spell_name(spell) for spell in table.row],
        "mystery": _mystery(table, seat),
        "active": [
            {"spell": spell_name(spell), "on": SEATS[on] if on >= 0 else None} for spell, on in table.active
        ],
        "aims": spell_name(table.aims) if table.aims >= 0 else None,
        "spells": {"count": len(table.spell_deck), "discard": [spell_name(s) for s in table.spell_discard]},
        "weapons": {"count": len(table.weapon_deck)},
        "players": [_player(table, seat, owner) for owner in range(table.seats)],
        "reserve": [COMPANION_NAMES[companion] for companion in table.reserve],
        "used": [COMPANION_NAMES[companion] for companion in table.used],
        "potions": list(table.potions),
        "reaper": {"state": table.reaper_state, "hp": table.reaper_hp},
        "duel": table.duel,
    }


def _mystery(table: BossQuestTable, seat: int | None) -> dict[str, Any] | None:
    if table.mystery < 0:
        return None
    return {"spell": spell_name(table.mystery)} if knows_mystery(table, seat) else {}


def _player(table: BossQuestTable, seat: int | None, owner: int) -> dict[str, Any]:
    known = knows_hidden(table, seat, owner)
    hidden = table.hidden[owner]
    low, high = _range(table, seat, owner)
    return {
        "letter": SEATS[owner],
        "role": ROLES[table.roles[owner]],
        "place": PLACES[table.places[owner]] if table.roles[owner] != GONE else None,
        "hearts": table.hearts[owner],
        "keys": table.keys[owner],
        "companion": COMPANION_NAMES[table.companions[owner]] if table.companions[owner] >= 0 else None,
        "hidden": None if hidden < 0 else {"weapon": _weapon(table, hidden)} if known else {},
        "visible": [_weapon(table, card) for card in table.visible[owner]],
        "force": {"least": low, "most": high},
    }


def _weapon(table: BossQuestTable, card: int) -> dict[str, Any]:
    if card < POTION:
        return {"name": WEAPON_NAMES[card], "colour": COLOURS[COLOUR[card]], "value": table.worth(card)}
    return {
        "name": WEAPON_NAMES[card],
        "colour": None,
        "value": table.worth(card),
        "size": table.potions[card - POTION],
        "read": table.readings[card - POTION] != 0,
    }


def _range(table: BossQuestTable, seat: int | None, owner: int) -> tuple[int, int]:
    """The least and the most that a player's force can be, for this seat's knowledge.

    Any weapon that this seat sees nowhere may be the hidden one.
    """
    base = table.visible_force(owner)
    if table.hidden[owner] < 0:
        return base, base
    if knows_hidden(table, seat, owner):
        candidates = [table.hidden[owner]]
    else:
        candidates = [
            *table.weapon_deck,
            *(
                table.hidden[other]
                for other in range(table.seats)
                if table.hidden[other] >= 0 and not knows_hidden(table, seat, other)
            ),
        ]
    worths = [worth for card in candidates for worth in _worths(table, card)]
    return base + min(worths), base + max(worths)


def _worths(table: BossQuestTable, card: int) -> list[int]:
    """What a hidden card may add: an unread potion either way."""
    if card >= POTION and not table.readings[card - POTION]:
        size = table.potions[card - POTION]
        return [-size, size]
    return [table.worth(card)]

"""The view: all that a seat may know of a state, as plain data. See docs/boss-quest.md for its fields."""

from __future__ import annotations

from typing import Any

from pygames.engine.fields import OPEN
from pygames.engine.view import View
from pygames.games.boss_quest.cards import (
    COLOUR,
    COMPANION_NAMES,
    POTION,
    REAPER,
    SPELL_NAMES,
    WEAPON_NAMES,
)
from pygames.games.boss_quest.house import COLOURS
from pygames.games.boss_quest.state import (
    ASIDE,
    AT_ARMOURER,
    AT_MAGICIAN,
    GHOST,
    GONE,
    KNIGHT,
    REAPER_PLAYER,
    BossQuestState,
)
from pygames.words.people import SEAT_LETTERS

ROLES = {KNIGHT: "knight", GHOST: "ghost", REAPER_PLAYER: "reaper", GONE: "gone"}
PLACES = {AT_ARMOURER: "armourer", AT_MAGICIAN: "magician", ASIDE: "aside"}


def view(state: BossQuestState, seat: int | None) -> View:
    """What `seat` may know (None: an onlooker). What it may not know is absent."""
    return {
        "round": state.round,
        "armourer": state.armourer,
        "current": state.current,
        "revealed": state.revealed,
        "target": state.target,
        "boss": {
            "reaper": state.boss == REAPER,
            "base": state.reaper_hp if state.boss == REAPER else state.boss,
            "hp": state.hp(),
        },
        "bosses": {"count": len(state.boss_deck), "beaten": _beaten(state)},
        "row": [SPELL_NAMES[spell] for spell in state.row],
        "mystery": _mystery(state, seat),
        "active": [
            {"spell": SPELL_NAMES[spell], "on": SEAT_LETTERS[on] if on >= 0 else None}
            for spell, on in state.active
        ],
        "aims": SPELL_NAMES[state.aims] if state.aims >= 0 else None,
        "spells": {"count": len(state.spell_deck), "discard": [SPELL_NAMES[s] for s in state.spell_discard]},
        "weapons": {"count": state.weapons_left},
        "players": [_player(state, seat, owner) for owner in range(state.seats)],
        "reserve": [COMPANION_NAMES[companion] for companion in state.reserve],
        "used": [COMPANION_NAMES[companion] for companion in state.used],
        "potions": [list(readings) for readings in state.potions],
        "reaper": {"state": state.reaper_state, "hp": state.reaper_hp},
        "duel": state.duel,
    }


def _beaten(state: BossQuestState) -> list[int]:
    """The bosses beaten; at the end of the game also the one that is still to be seen."""
    last = [state.boss] if state.result is not None and state.boss != REAPER else []
    return [*state.boss_discard, *last]


def _mystery(state: BossQuestState, seat: int | None) -> dict[str, Any] | None:
    if state.mystery < 0:
        return None
    if seat == OPEN:  # for looking back: nobody need have seen it
        return {"spell": SPELL_NAMES[state.mystery], "open": True}
    return {"spell": SPELL_NAMES[state.mystery]} if state.sees_mystery(seat) else {}


def _player(state: BossQuestState, seat: int | None, owner: int) -> dict[str, Any]:
    known = state.sees_hidden(seat, owner)
    hidden = state.hidden[owner]
    low, high = _range(state, seat, owner)
    return {
        "letter": SEAT_LETTERS[owner],
        "role": ROLES[state.roles[owner]],
        "place": PLACES[state.pawns[owner]] if state.roles[owner] != GONE else None,
        "hearts": state.hearts[owner],
        "keys": state.keys[owner],
        "companion": COMPANION_NAMES[state.companions[owner]] if state.companions[owner] >= 0 else None,
        "hidden": None if hidden < 0 else {"weapon": _weapon(state, hidden)} if known else {},
        "visible": [_weapon(state, card) for card in state.visible[owner]],
        "force": {"least": low, "most": high},
        "fails": _fails(state, seat, owner),
    }


def _fails(state: BossQuestState, seat: int | None, owner: int) -> str | None:
    """The condition that the player's weapons do not meet now (BQ-43), if this seat knows all of them."""
    if state.hidden[owner] < 0 or not state.sees_hidden(seat, owner):
        return None
    failed = state.failed_condition(owner)
    return SPELL_NAMES[failed] if failed >= 0 else None


def _weapon(state: BossQuestState, card: int) -> dict[str, Any]:
    if card < POTION:
        return {"name": WEAPON_NAMES[card], "colour": COLOURS[COLOUR[card]], "value": state.worth(card)}
    minus, plus = state.potions[card - POTION]
    return {
        "name": WEAPON_NAMES[card],
        "colour": None,
        "value": state.worth(card),
        "minus": minus,
        "plus": plus,
        "read": state.readings[card - POTION] != 0,
    }


def _range(state: BossQuestState, seat: int | None, owner: int) -> tuple[int, int]:
    """The least and the most that a player's force can be, for this seat's knowledge.

    Any weapon that this seat sees nowhere may be the hidden one.
    """
    base = state.visible_force(owner)
    if state.hidden[owner] < 0:
        return base, base
    if state.sees_hidden(seat, owner):
        candidates = [state.hidden[owner]]
    else:
        candidates = [
            *state.weapon_deck,
            *(entry[0] for entry in state.weapon_bottom),
            *(
                state.hidden[other]
                for other in range(state.seats)
                if state.hidden[other] >= 0 and not state.sees_hidden(seat, other)
            ),
        ]
    worths = [worth for card in candidates for worth in _worths(state, card)]
    return base + min(worths), base + max(worths)


def _worths(state: BossQuestState, card: int) -> list[int]:
    """What a hidden card may add: an unread potion either way."""
    if card >= POTION and not state.readings[card - POTION]:
        return list(state.potions[card - POTION])
    return [state.worth(card)]

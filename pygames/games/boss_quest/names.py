"""The names of things in Boss Quest in a person's language."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from pygames.engine.event import Param
from pygames.engine.view import View
from pygames.games.boss_quest.cards import (
    COLOUR,
    IS_DARK,
    KIND_OF,
    POTION,
    SEAT,
    SPELL,
    VALUE,
    WEAPON,
)
from pygames.games.boss_quest.house import COLOURS, KINDS
from pygames.words.localizer import Localizer
from pygames.words.numbers import signed


def word(localizer: Localizer, kind: str, value: Param) -> str:
    """The name of a value: `weapon` blue-5 is `blue 5`, `spell` boss+1 its card's title."""
    text = str(value)
    if kind == "weapon":
        return weapon_name(localizer, WEAPON.index[text])
    if kind == "drawn":
        return ", ".join([weapon_name(localizer, WEAPON.index[one]) for one in text.split(",")])
    if kind == "spell":
        return localizer.text(f"spell.{KINDS[KIND_OF[SPELL.index[text]]]}")
    if kind == "companion":
        return localizer.text(f"companion.{text}")
    if kind == "knight":
        return localizer.seat(SEAT.index[text])
    if kind == "value":
        return signed(int(value))
    return text


def details(localizer: Localizer, view: View, kind: str, word: str) -> Mapping[str, Any]:
    """Of a `spell` its `tone`: `dark` is for one knight, `light` for all."""
    if kind != "spell":
        return {}
    return {"tone": "dark" if IS_DARK[KIND_OF[SPELL.index[word]]] else "light"}


def weapon_name(localizer: Localizer, card: int) -> str:
    """The name of a weapon card."""
    if card >= POTION:
        return localizer.text("potion", {"number": card - POTION + 1})
    return localizer.text(f"weapon.{COLOURS[COLOUR[card]]}", {"number": VALUE[card]})


def occasion(view: View) -> int:
    """What holds of the weapons at the turn of whoever is asked, and looks; else 0.

    No more may be asked for: 1, the force exceeds the boss (BQ-28); 2, that was the last time (BQ-30); 3, no
    weapon is left (AMB-BQ-13). 4: they may be asked for one last time (AMB-BQ-10).
    """
    decision = view["decision"]
    if decision is None or decision["id"] != "turn" or "legal_actions" not in decision:
        return 0
    if any(it.startswith("equip ") for it in decision["legal_actions"]):
        return 4 if sum(it["place"] == "armourer" for it in view["players"]) == 1 else 0
    if view["players"][decision["seat"]]["force"]["least"] > view["boss"]["hp"]:
        return 1
    return 2 if view["weapons"]["count"] else 3

"""What each field of a file of cards has to be (docs/cards.md)."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection
from typing import Any

from pygames.engine.shapes import is_integer
from pygames.engine.text import Text
from pygames.games.immortal_king.card_library import power
from pygames.games.immortal_king.cards import (
    ABILITIES,
    AURAS,
    COLOURS,
    DUNGEON,
    EQUIPMENT_TYPES,
    FAMILIES,
    GENDERS,
    MOST_ADVENTURERS,
    SOURCES,
    TYPES,
)
from pygames.games.immortal_king.fate import ALIKE, ONCE
from pygames.games.immortal_king.fault import fault

Check = Callable[[Any], Text | None]  # what is wrong with a value, or None

LONGEST_NAME = 60
MOST_EFFECTS = 4  # of a card
SIDES = (4, 6, 8, 10, 12, 20)
MOST_COPIES = DUNGEON
MOST_STEPS = 10  # of a destiny scale: the box has so many fear tokens (HIK-02, AMB-HIK-12)

_ID = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
_BONUS = re.compile(r"(?P<whom>[a-z0-9-]+)\+([1-9]|10)")


def one_of(*words: str) -> Check:
    def check(value: Any) -> Text | None:
        if isinstance(value, str) and value in words:
            return None
        return fault("one_of", words=", ".join(words))

    return check


def number(least: int, most: int) -> Check:
    def check(value: Any) -> Text | None:
        if is_integer(value, least, most):
            return None
        return fault("number", least=least, most=most)

    return check


def modifier(value: Any) -> Text | None:
    """A bonus, or what is taken from a roll (HIK-94)."""
    if is_integer(value, -10, 10) and value != 0:
        return None
    return fault("modifier")


def sides(value: Any) -> Text | None:
    if is_integer(value, 1, 20) and value in SIDES:
        return None
    return fault("one_of", words=", ".join(map(str, SIDES)))


def flag(value: Any) -> Text | None:
    return None if isinstance(value, bool) else fault("flag")


def list_of(check: Check, most: int) -> Check:
    def check_all(value: Any) -> Text | None:
        if not isinstance(value, list):
            return fault("list")
        if len(value) > most:
            return fault("entries", most=most)
        return next((wrong for entry in value if (wrong := check(entry))), None)

    return check_all


def an_id(value: Any) -> Text | None:
    if isinstance(value, str) and len(value) <= LONGEST_NAME and _ID.fullmatch(value):
        return None
    return fault("id")


def a_name(value: Any) -> Text | None:
    named = list(value.values()) if isinstance(value, dict) else [value]
    if isinstance(value, dict) and set(value) != {"en", "fr"}:
        return fault("both")
    if all(isinstance(n, str) and n.strip() and n.isprintable() and len(n) <= LONGEST_NAME for n in named):
        return None
    return fault("name", most=LONGEST_NAME)


def a_power(value: Any) -> Text | None:
    if power(value) is not None:
        return None
    return fault("power", example='"A+7"')


def a_step(tags: Collection[str] | None) -> Check:
    """What a step of a destiny scale does (AMB-HIK-76); `tags` are those of the cards, if they are known."""
    whom = [*ALIKE, *sorted({*(tags or ())} - {*ALIKE})]

    def check(value: Any) -> Text | None:
        bonus = _BONUS.fullmatch(value) if isinstance(value, str) else None
        if value in ONCE or (bonus and (tags is None or bonus["whom"] in whom)):
            return None
        return fault("step", once=", ".join(ONCE), example='"undead+1"', who=", ".join(whom))

    return check


def anything(value: Any) -> Text | None:
    return None  # looked at elsewhere


_AIM = one_of(*FAMILIES, *COLOURS, "monster", "trap")
_TAGS = list_of(an_id, 12)  # `abunakkashii`: he and his sons (AMB-HIK-47)
_ABILITIES = list_of(one_of(*ABILITIES), len(ABILITIES))
_COLOURS = list_of(one_of(*COLOURS), DUNGEON)
_CARD: dict[str, Check] = {"id": an_id, "name": a_name, "source": one_of(*SOURCES)}
_ENCOUNTER: dict[str, Check] = {
    "family": one_of(*FAMILIES),
    "power": anything,
    "aura": anything,
    "abilities": _ABILITIES,
}

# the fields of each kind of card; those that it may lack are in OPTIONAL
CARDS: dict[str, dict[str, Check]] = {
    "adventurer": {
        **_CARD,
        "type": one_of(*TYPES),
        "gender": one_of(*GENDERS),
        "gift": anything,
        "temporary": anything,
        "ultimate": anything,
    },
    "equipment": {
        **_CARD,
        "type": one_of(*EQUIPMENT_TYPES),
        "cost": list_of(one_of(*COLOURS), 12),
        "effect": anything,
        "abilities": list_of(one_of("unique"), 1),
    },
    "dungeon": {
        **_CARD,
        **_ENCOUNTER,
        "colour": one_of(*COLOURS),
        "mana": flag,
        "copies": number(1, MOST_COPIES),
        "nemesis": anything,
        "tags": _TAGS,
    },
    "final": {**_CARD, **_ENCOUNTER, "family": one_of(*FAMILIES[:-1]), "fear": number(0, 10)},
}
OPTIONAL = {"source", "cost", "mana", "copies", "nemesis", "aura", "abilities", "tags", "fear"}

# the fields of each kind of effect: those it must have, those it may have
EFFECT_FIELDS: dict[str, tuple[dict[str, Check], dict[str, Check]]] = {
    "bonus": ({"amount": modifier}, {"against": _AIM, "per": one_of(*FAMILIES, *COLOURS)}),
    "reroll": ({}, {"sides": sides}),
    "die": ({"sides": sides}, {}),
    "courage": ({"amount": number(1, 10)}, {}),
    "ward": ({}, {}),
    "replace": ({"sides": sides}, {}),
    "multiply": ({"amount": number(2, 10)}, {"even": flag, "fear": number(0, 10)}),
    "escape": ({}, {}),
    "mana": ({}, {"every": flag}),
    "destroy": ({}, {"amount": number(1, 20), "against": _AIM, "every": flag}),
    "calm": ({}, {}),
    "scout": ({}, {}),
}
AURA: dict[str, Check] = {"who": one_of(*AURAS), "amount": number(1, 10)}
SCENARIO: dict[str, Check] = {"name": a_name, **{str(n): anything for n in range(1, MOST_STEPS + 1)}}
SIZES: dict[str, Check] = {str(size): _COLOURS for size in range(1, MOST_ADVENTURERS + 1)}

"""The names of things in Hero: Immortal King in a person's language."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from pygames.engine.action import Action
from pygames.engine.event import Param
from pygames.engine.forecast import Forecast
from pygames.engine.view import View
from pygames.games.immortal_king.card_file import box
from pygames.games.immortal_king.card_library import SETS
from pygames.games.immortal_king.cards import (
    ADVENTURER,
    EQUIPMENT,
    PARTY,
    Adventurer,
    Equipment,
)
from pygames.games.immortal_king.cards_text import box_of, effect_text
from pygames.games.immortal_king.fate import OWN, wording
from pygames.games.immortal_king.foreseen import HOPELESS
from pygames.words.localizer import Localizer
from pygames.words.numbers import signed


def word(localizer: Localizer, kind: str, value: Param) -> str:
    """The name of a value: `adventurer` A1 is Hero, `card` orc#2 an orc, `place` 2 the corridor.

    A value of a kind without names is its own.
    """
    text = str(value)
    if kind == "adventurer":
        return _numbered(localizer, kind, box_of(localizer).adventurers, ADVENTURER.index[text])
    if kind == "equipment":
        return _numbered(localizer, kind, box_of(localizer).equipment, EQUIPMENT.index[text])
    if kind == "card":
        return card_name(localizer, text)
    if kind == "place" and text == "final":
        return box_of(localizer).final.name.to(localizer.language)
    if kind in ("place", "corridor"):
        return localizer.text(f"place.{text}")
    if kind in ("gesture", "colour", "family"):
        return localizer.text(f"{kind}.{text}")
    if kind in ("modifier", "times", "plus", "left"):
        return _figure(localizer, kind, int(value))
    if kind in ("against", "per"):
        return localizer.text(f"whom.{text}" if kind == "against" else f"each.{text}")
    if kind == "does":
        return _does(localizer, text)
    if kind in ("step", "happening"):
        return _step(localizer, text) if kind == "step" else _happening(localizer, text)
    if kind == "cost":
        counted = Counter(text.split()).items()
        return ", ".join(localizer.text(f"cost.{it}", n=n) for it, n in counted) or localizer.text(
            "cost.free"
        )
    return text


def _figure(localizer: Localizer, kind: str, value: int) -> str:
    """A number with its sign: alone, or after a die, where nothing is said of what changes nothing.

    What is left stands in words.
    """
    if kind == "left":
        return localizer.text("left", n=value) if value else localizer.text("left.none")
    if kind == "modifier":
        return signed(value)
    if kind == "times":
        return f" × {value}" if value > 1 else ""
    return f" {'+' if value > 0 else '−'} {abs(value)}" if value else ""


def _step(localizer: Localizer, text: str) -> str:
    """What a step of the scale does."""
    key, words = wording(text)
    return localizer.text(f"fate.{key}", words)


def _happening(localizer: Localizer, text: str) -> str:
    """What a step of the scale is called: by the booklet, or by a file of one's own."""
    own, _, number = text.partition("-")
    scenario = box_of(localizer).scenario
    if own != OWN or scenario is None:
        return localizer.text(f"happening.{text}")
    name = scenario.happenings[int(number) - 1]
    assert name is not None, "only a step with a name is said by it"
    return name.to(localizer.language)


def _does(localizer: Localizer, text: str) -> str:
    """What an equipment card does, or an ultimate power: the other powers need not be explained."""
    cards = box_of(localizer)
    if text in EQUIPMENT.index:
        effect = cards.equipment[EQUIPMENT.index[text]].effect
    else:
        effect = cards.adventurers[ADVENTURER.index[text]].ultimate
    return effect_text(localizer, effect.data())


def _numbered(localizer: Localizer, kind: str, cards: Sequence[Adventurer | Equipment], number: int) -> str:
    """The name of a card by its place in the box; a box need not have so many."""
    if number < len(cards):
        return cards[number].name.to(localizer.language)
    return localizer.text(kind, {"number": number + 1})


def card_name(localizer: Localizer, text: str) -> str:
    """The name of a dungeon card or of a final monster: the box's, or else that of one of our sets."""
    for cards in (box_of(localizer), *map(box, SETS)):
        if text == cards.final.id:
            return cards.final.name.to(localizer.language)
        if text in cards.words:
            return cards.dungeon[cards.words.index(text)].name.to(localizer.language)
    return text


def case(view: View, action: Action, foreseen: Sequence[Forecast]) -> str:
    """A fight that no help can win, or a choice after which there is nothing left that could help later."""
    if any(it.type is HOPELESS for it in foreseen):
        return "hopeless"
    equipment = [*(view["equipment"]["hand"] or ()), *view["equipment"]["open"]]
    potions = any(it["type"] == "potion" for it in equipment)
    return "" if potions or any(it["mana"] for it in view["party"]) else "spent"


def occasion(view: View) -> int:
    """1 where the party that is being made has its five cards (HIK-28); else 0."""
    if view["decision"] is None or view["decision"]["id"] != "party":
        return 0
    return int(len(view["party"]) + view["equipment"]["hidden"] == PARTY)

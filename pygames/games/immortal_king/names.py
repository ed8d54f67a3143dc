"""The names of things in Hero: Immortal King in a person's language, and what pointing at them means."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from pygames.core.action import Verb
from pygames.core.errors import Param
from pygames.core.speech import Speech
from pygames.core.table import Ask
from pygames.games.immortal_king.actions import (
    ATTACK,
    DISMISS,
    ENLIST,
    GIVE,
    GUARD,
    PACK,
    POWER,
    SHOW,
    SWAP,
    TARGET,
    TIRE,
    ULTIMATE,
    UNPACK,
    USE,
)
from pygames.games.immortal_king.cards import (
    ADVENTURER,
    EQUIPMENT,
    GESTURE,
    PLACE,
    Adventurer,
    Box,
    Equipment,
)
from pygames.games.immortal_king.reading import box
from pygames.games.immortal_king.shelf import SETS
from pygames.games.immortal_king.table import ImmortalKingTable


def box_of(speech: Speech) -> Box:
    """The cards that the game spoken about is played with."""
    options = speech.options
    return box(str(options.get("cards") or options.get("dungeon") or "lair"))


def word(speech: Speech, kind: str, value: Param) -> str:
    """The name of a value: `adventurer` A1 is Hero, `card` orc#2 an orc, `place` 2 the corridor.

    A value of a kind without names is its own.
    """
    text = str(value)
    if kind == "adventurer":
        return _numbered(speech, kind, box_of(speech).adventurers, ADVENTURER.index[text])
    if kind == "equipment":
        return _numbered(speech, kind, box_of(speech).equipment, EQUIPMENT.index[text])
    if kind == "card":
        return card_name(speech, text)
    if kind == "place" and text == "final":
        return box_of(speech).final.name.to(speech.language)
    if kind in ("place", "corridor"):
        return speech.say(f"place.{text}")
    if kind in ("gesture", "colour", "family"):
        return speech.say(f"{kind}.{text}")
    if kind == "step":
        return speech.say(f"fate.{text}")
    if kind == "cost":
        counted = Counter(text.split()).items()
        return ", ".join(speech.say(f"cost.{it}", n=n) for it, n in counted) or speech.say("cost.free")
    return text


def _numbered(speech: Speech, kind: str, cards: Sequence[Adventurer | Equipment], number: int) -> str:
    """The name of a card by its place in the box; a box need not have so many."""
    if number < len(cards):
        return cards[number].name.to(speech.language)
    return speech.say(kind, {"number": number + 1})


def card_name(speech: Speech, text: str) -> str:
    """The name of a dungeon card or of a final monster: the box's, or else that of one of our sets."""
    for cards in (box_of(speech), *map(box, SETS)):
        if text == cards.final.id:
            return cards.final.name.to(speech.language)
        if text in cards.words:
            return cards.dungeon[cards.words.index(text)].name.to(speech.language)
    return text


def meant(table: ImmortalKingTable, ask: Ask, words: tuple[str, ...]) -> Verb | None:
    """The verb meant by pointing at these things in this order, or None when there is none."""
    first = words[0] if words else ""
    verb: Verb
    if first in ADVENTURER.index:
        number = ADVENTURER.index[first]
        verb = {
            "party": DISMISS if number in table.party else ENLIST,
            "turn": ULTIMATE,
            "mana": GIVE,
            "tire": TIRE,
        }.get(table.asked, POWER)
    elif first in EQUIPMENT.index:
        number = EQUIPMENT.index[first]
        verb = USE
        if table.asked == "party":
            verb = UNPACK if ask.seat == 0 and number in table.hand else PACK
    elif first in GESTURE.index:
        verb = SHOW
    elif first in PLACE.index:
        verb = {"swap": SWAP, "target": TARGET, "guard": GUARD}.get(table.asked, ATTACK)
    else:
        return None
    if all(word in domain.index for word, domain in zip(words, verb.domains, strict=False)):
        return verb if len(words) <= len(verb.domains) else None
    return ATTACK if words == ("final",) else None

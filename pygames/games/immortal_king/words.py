"""The names of things in Hero: Immortal King in a person's language, and what pointing at them means."""

from __future__ import annotations

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
from pygames.games.immortal_king.cards import ADVENTURER, EQUIPMENT, GESTURE, PLACE, Box
from pygames.games.immortal_king.reading import box
from pygames.games.immortal_king.table import ImmortalKingTable


def box_of(speech: Speech) -> Box:
    """The cards that the game spoken about is played with."""
    options = speech.options
    return box(str(options.get("cards") or options.get("dungeon") or "lair"))


def word(speech: Speech, kind: str, value: Param) -> str:
    """The name of a value: `adventurer` A1 is Hero, `card` orc#2 an orc, `place` 2 the corridor."""
    text = str(value)
    language = speech.language
    if kind == "adventurer":
        number = ADVENTURER.index[text]
        cards = box_of(speech).adventurers
        return cards[number].name.to(language) if number < len(cards) else text
    if kind == "equipment":
        number = EQUIPMENT.index[text]
        items = box_of(speech).equipment
        return items[number].name.to(language) if number < len(items) else text
    if kind == "card":
        return card_name(speech, text)
    if kind == "place":
        if text == "final":
            return box_of(speech).final.name.to(language)
        return speech.say("place", {"number": PLACE.index[text] + 1})
    if kind == "corridor":
        return speech.say("place", {"number": PLACE.index[text] + 1})
    if kind in ("gesture", "colour", "family", "step"):
        return speech.say(f"{kind}.{text}")
    if kind == "cost":
        return ", ".join(speech.say(f"colour.{colour}") for colour in text.split())
    return text


def card_name(speech: Speech, text: str) -> str:
    """The name of a dungeon card or of the final monster."""
    cards = box_of(speech)
    if text == cards.final.id:
        return cards.final.name.to(speech.language)
    return cards.dungeon[cards.words.index(text)].name.to(speech.language)


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

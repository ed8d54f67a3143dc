"""The names of things in Boss Quest in a person's language, and what pointing at them means."""

from __future__ import annotations

from pygames.core.action import Verb
from pygames.core.errors import Param
from pygames.core.speech import Speech
from pygames.core.table import Ask
from pygames.games.boss_quest.actions import (
    ACTIVATE,
    CANCEL_SPELL,
    CAST,
    EQUIP,
    FLIP_POTION,
    PLUS,
    REARRANGE,
    SPY_ON,
    TRADE,
    needs,
)
from pygames.games.boss_quest.cards import (
    COLOUR,
    COMPANION,
    NUMBER,
    POTION,
    SEAT,
    SPELL,
    VALUE,
    WEAPON,
    kind_of,
)
from pygames.games.boss_quest.house import COLOURS, COMPANIONS, KINDS
from pygames.games.boss_quest.table import BossQuestTable

AIMED = {
    "": ACTIVATE,
    "knight": CAST,
    "spell": CANCEL_SPELL,
    "weapon": TRADE,
    "potion": FLIP_POTION,
    "companions": REARRANGE,
}


def word(speech: Speech, kind: str, value: Param) -> str:
    """The name of a value: `weapon` blue-5 is `blue 5`, `spell` boss+1 its card's title."""
    text = str(value)
    if kind == "weapon":
        return weapon_name(speech, WEAPON.index[text])
    if kind == "spell":
        return speech.say(f"spell.{KINDS[kind_of(SPELL.index[text])]}")
    if kind == "companion":
        return COMPANIONS[COMPANION.index[text]].to(speech.language)
    if kind == "knight":
        return speech.seat(SEAT.index[text])
    if kind == "value":
        return signed(int(value))
    return text


def signed(value: int) -> str:
    """What a potion adds, with its sign: `+2`, `−2`."""
    return f"{value:+d}".replace("-", "−")


def weapon_name(speech: Speech, card: int) -> str:
    """The name of a weapon card."""
    if card >= POTION:
        return speech.say("potion", {"number": card - POTION + 1})
    return speech.say(f"weapon.{COLOURS[COLOUR[card]]}", {"number": VALUE[card]})


def meant(table: BossQuestTable, ask: Ask, words: tuple[str, ...]) -> Verb | None:
    """The verb meant by pointing at these things in this order, or None when there is none."""
    first = words[0] if words else ""
    if first in SPELL.index:
        verb = AIMED[needs(table, ask.seat, kind_of(SPELL.index[first]))]
    elif first in WEAPON.index:
        verb = PLUS
    elif first in SEAT.index:
        verb = SPY_ON
    elif first in NUMBER.index:
        verb = EQUIP
    else:
        return None
    fits = all(word in domain.index for word, domain in zip(words, verb.domains, strict=False))
    return verb if fits and len(words) <= len(verb.domains) else None

"""The names of things in HEROZ in a person's language, and what pointing at them means."""

from __future__ import annotations

from pygames.core.action import Verb
from pygames.core.errors import Param
from pygames.core.speech import Speech
from pygames.core.table import Ask
from pygames.games.heroz.actions import (
    ACTIVATE,
    ATTACK,
    AURA,
    DESTROY,
    HERO_IN_PLAY,
    JOIN,
    LOOK,
    MOVE,
    PLACE_TROOP,
    PLUNDER,
    RECALL,
    RESOLVE,
    SACRIFICE,
    SCORE,
    SHIELD,
    SWAP,
    TURN,
)
from pygames.games.heroz.cards import ACE, CARD, DECK, HERO, JOKER, PRIZE, RANK, SUIT
from pygames.games.heroz.places import COLUMN, EFFECT, PLACE, SEATS
from pygames.games.heroz.table import DOWN, HerozTable

SUIT_IDS = ("hearts", "diamonds", "clubs", "spades")


def word(speech: Speech, kind: str, value: Param) -> str:
    """The name of a value: `card` 8♦ is `8 of diamonds`, `place` B21 `column 2, line 1 (Player B)`."""
    text = str(value)
    if kind == "card":
        return card_name(speech, CARD.index[text])
    if kind == "prize":
        return card_name(speech, PRIZE.index[text] % DECK)
    if kind == "suit":
        return speech.say(f"suit.{SUIT_IDS['♥♦♣♠'.index(text)]}")
    if kind == "rank":
        return speech.say(f"rank.{text}")
    if kind in ("place", "column"):
        seat = SEATS.index(text[0])
        if kind == "column":
            return speech.say("column", {"number": text[1], "seat": seat})
        return speech.say("place", {"number": text[1], "line": text[2], "seat": seat})
    if kind == "effect":
        line, by = text.removeprefix("line").split("-")
        return speech.say(f"effect.{by}", {"line": line})
    return text


def card_name(speech: Speech, card: int) -> str:
    """The name of a card: `8 of diamonds`, `Queen of spades`, `Joker`."""
    if card >= JOKER:
        return speech.say("joker")
    return speech.say("card", {"rank": RANK[card], "suit": "♥♦♣♠"[SUIT[card]]})


def meant(table: HerozTable, ask: Ask, words: tuple[str, ...]) -> Verb | None:
    """The verb meant by pointing at these things in this order, or None when there is none."""
    first = words[0] if words else ""
    if first in CARD.index:
        verb = _meant_by_card(ask, CARD.index[first])
    elif first in PLACE.index:
        verb = _meant_by_place(table, ask, PLACE.index[first], words)
    elif first in COLUMN.index:
        verb = ATTACK
    elif first in PRIZE.index:
        verb = PLUNDER
    elif first in EFFECT.index:
        verb = RESOLVE
    else:
        return None
    fits = all(word in domain.index for word, domain in zip(words, verb.domains, strict=False))
    return verb if fits and len(words) <= len(verb.domains) else None


def _meant_by_card(ask: Ask, card: int) -> Verb:
    prompt = ask.prompt.id
    if prompt == "recall":
        return RECALL
    if ACE[card]:
        return SHIELD
    if card >= JOKER:
        return JOIN
    if HERO[card]:
        return AURA if prompt == "specials" else HERO_IN_PLAY
    return PLACE_TROOP


def _meant_by_place(table: HerozTable, ask: Ask, place: int, words: tuple[str, ...]) -> Verb:
    prompt = ask.prompt.id
    if prompt == "power":
        rank = RANK[table.heroes[ask.seat]]
        if rank == 13 and len(words) > 1 and words[1] in PLACE.index:
            return SWAP if table.at(PLACE.index[words[1]]) >= 0 else MOVE
        return LOOK if rank == 11 else TURN if rank == 12 else MOVE
    by_prompt = {
        "specials": SACRIFICE,
        "block": ACTIVATE,
        "damage": DESTROY,
        "conquest": SCORE,
        "attack": SCORE,
    }
    code = table.at(place)
    if prompt in by_prompt:
        return by_prompt[prompt]
    return LOOK if code >= DOWN else SCORE

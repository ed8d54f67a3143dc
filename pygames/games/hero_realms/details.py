"""What a table shows of a card, an ability or a pack besides its name: what is printed, and its texts."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from pygames.engine.view import View
from pygames.games.hero_realms.card_text import SAID, clauses, facts_of, lines_of, name_note
from pygames.games.hero_realms.cards import (
    BASE_FACES,
    FACES,
    LINES,
    NO_COST,
    PACK,
    PACKS,
    AbilityLine,
    CardFace,
)
from pygames.games.hero_realms.names import face_of, grouped
from pygames.words.localizer import Localizer

Data = Mapping[str, Any]

_CARDS: dict[tuple[str, str, str, int], Data] = {}  # by face, game, language and party: always the same


def details(localizer: Localizer, view: View, kind: str, word: str) -> Data:
    """Of a `card`, an `ability` by its key, or a `pack`; nothing of a card of the Lich's deck."""
    if kind == "card" and face_of(word).id not in BASE_FACES:
        return {}
    return in_party(localizer, kind, word, 0)


def in_party(localizer: Localizer, kind: str, word: str, party: int) -> Data:
    """The details where `party` counts for the size of the party; 0 in a game that has none."""
    if kind == "card":
        face = face_of(word)
        key = (face.id, localizer.game.id, localizer.language, party)
        if key not in _CARDS:
            _CARDS[key] = _card(face, localizer, party)
        return _CARDS[key]
    if kind == "ability":
        return _ability(word, localizer, party)
    return _pack(word, localizer) if kind == "pack" else {}


def _card(face: CardFace, localizer: Localizer, party: int) -> Data:
    """What is printed on a card.

    `said` are its lines, `name_note` what is to be said of its name where that is ours. `cost` is None where
    it can never be acquired (HR-83).
    """
    return {
        "face": face.id,
        "kind": face.kind,
        "faction": face.faction,
        "cost": face.cost if face.cost < NO_COST else None,
        "defense": face.defense,
        "guard": face.guard,
        "price": face.price,
        "from_turn": face.from_turn,
        "gem": face.gem,
        "said": [facts_of(face, localizer), *lines_of(face, localizer)],
        "name_note": name_note(face, localizer),
        "slots": {slot: _ability(key, localizer, party) for slot, key in face.slots.items()},
    }


def _ability(key: str, localizer: Localizer, party: int) -> Data:
    """An ability in words, and line by line."""
    return {"text": clauses(key, localizer), "lines": _lines(key, localizer, party)}


def _lines(key: str, localizer: Localizer, party: int) -> list[Data]:
    """The effects of an ability: an amount of something, sides to choose from, or words.

    With `per` the amount counts once for each of what it says. For each member of a party the sum is known.
    """
    return [_line(_counted(line, party), localizer, party) for line in LINES[key]]


def _counted(line: AbilityLine, party: int) -> AbilityLine:
    """An effect with the sum for the whole party instead of the amount for each member."""
    if not party or line.params.get("per") != "party":
        return line
    params = {name: value for name, value in line.params.items() if name != "per"}
    return AbilityLine(line.effect, {**params, "n": params["n"] * party})


def _line(line: AbilityLine, localizer: Localizer, party: int) -> Data:
    params = line.params
    return {
        "effect": line.effect,
        "what": params.get("what"),
        "n": params.get("n"),
        "per": localizer.text(f"per.{params['per']}") if "per" in params else None,
        "sides": [_lines(side, localizer, party) for side in params.get("sides", ())],
        "text": SAID[line.effect](localizer, params),
    }


def _pack(word: str, localizer: Localizer) -> Data:
    """What a player begins with: health, the deck as a list, and the faces of skill and ability."""
    pack = PACKS[PACK[word]]
    deck = [FACES[face] for face, copies in pack.deck.items() for _ in range(copies)]
    own = [face for face in (pack.skill, pack.ability) if face]
    return {"health": pack.health, "deck": grouped(deck, localizer), "own": own}

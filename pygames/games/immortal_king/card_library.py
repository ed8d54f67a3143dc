"""What the files of cards say, before it is made into cards: what a box has, and where it comes from."""

from __future__ import annotations

import re
import tomllib
from functools import cache
from itertools import chain
from typing import Any

from pygames.engine.game_files import game_file
from pygames.engine.shapes import is_integer
from pygames.games.immortal_king.cards import Power

Data = dict[str, Any]  # what a file, a table or a card is before it is read

# Ours; ids that a file does not have are looked for in them, in this order. The lair fills the booklet's box
# (HIK-01) round the four cards that it shows (HIK-08, HIK-15, HIK-25, HIK-26).
SETS = ("lair", "traps")
FIELDS = {"adventurer": "adventurers", "equipment": "equipment", "dungeon": "dungeon"}  # by kind: in [box]
BOM = "\ufeff"  # some editors put it first

_TERM = re.compile(r"\s*(?:(?P<number>\d{1,2})|(?P<adventurers>A)|(?P<mana>M)|(?P<die>1d6))\s*")


@cache
def ours(name: str) -> Data:
    """What the file of one of our sets says."""
    return parsed(game_file("immortal-king", f"sets/{name}.toml"), source="house")


def parsed(text: str, source: str = "") -> Data:
    """What a text says, each card with its source: its own or else `source`; without `source` always "own".

    Raises ValueError when it is not TOML.
    """
    data = tomllib.loads(text.removeprefix(BOM))
    for card in chain(
        *(cards_of(data, kind) for kind in FIELDS), cards_of({"final": [data.get("final")]}, "final")
    ):
        card["source"] = card.get("source", source) if source else "own"
    return data


def cards_of(data: Data, kind: str) -> list[Data]:
    """The cards of a kind that stand in a file, as far as they are cards at all."""
    cards = data.get(kind)
    return [card for card in cards if isinstance(card, dict)] if isinstance(cards, list) else []


def known(data: Data, kind: str) -> dict[str, Data]:
    """The cards of a kind by id: the file's, then those of our sets."""
    found: dict[str, Data] = {}
    for source in (data, *map(ours, SETS)):
        cards = [source.get("final")] if kind == "final" else cards_of(source, kind)
        for card in cards:
            if isinstance(card, dict) and isinstance(card.get("id"), str):
                found.setdefault(card["id"], card)
    return found


def picked(data: Data, kind: str) -> list[tuple[Data, int]]:
    """The cards of a kind that make the box, each with the number of its copies.

    What is not right is passed over, so that a file with faults can be counted too.
    """
    chosen = data.get("box")
    wanted = chosen.get(FIELDS[kind]) if isinstance(chosen, dict) else None
    if isinstance(wanted, (dict, list)):
        library = known(data, kind)
        numbered = wanted.items() if isinstance(wanted, dict) else [(name, 1) for name in wanted]
        return [
            (library[name], copies)
            for name, copies in numbered
            if isinstance(name, str) and name in library and is_integer(copies, 1, 48)
        ]
    cards = cards_of(data, kind) or cards_of(ours("lair"), kind)
    return [(card, copies) for card in cards if is_integer(copies := card.get("copies", 1), 1, 48)]


def final(data: Data) -> Data:
    """The final monster: the one that the box names, the file's own, or the lair's."""
    chosen = data.get("box")
    wanted = chosen.get("final") if isinstance(chosen, dict) else None
    if isinstance(wanted, str):
        return known(data, "final")[wanted]
    found: Data = data["final"] if "final" in data else ours("lair")["final"]
    return found


def power(value: object) -> Power | None:
    """A power as a file writes it: a number, or a sum such as "A+7"; None when it is neither."""
    if is_integer(value, 1, 20):
        return Power(value)
    if not isinstance(value, str):
        return None
    terms: Data = {}
    for part in value.split("+"):
        term = _TERM.fullmatch(part)
        if term is None or term.lastgroup is None or term.lastgroup in terms:
            return None
        terms[term.lastgroup] = term[term.lastgroup]
    number = int(terms.get("number", 0))
    if number > 20 or (number == 0 and "number" in terms and len(terms) == 1):
        return None
    return Power(number, "adventurers" in terms, "mana" in terms, "die" in terms)

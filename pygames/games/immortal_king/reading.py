"""A box of cards read from its file: our sets, or the text of a file of one's own (docs/cards.md).

A file of one's own comes here only when `faults.py` has found nothing wrong with it.
"""

from __future__ import annotations

import re
import tomllib
from functools import cache
from importlib.resources import files
from itertools import chain
from typing import Any

from pygames.core.rulebook import Text
from pygames.games.immortal_king.cards import (
    COLOURS,
    MOST_ADVENTURERS,
    Adventurer,
    Box,
    DungeonCard,
    Effect,
    Equipment,
    Power,
)

Data = dict[str, Any]  # what a file, a table or a card is before it is read

SETS = ("lair", "traps")  # ours; ids that a file does not have are looked for in them, in this order
KINDS = ("adventurer", "equipment", "dungeon")
BOM = "\ufeff"  # some editors put it first

_TERM = re.compile(r"\s*(?:(?P<number>\d{1,2})|(?P<adventurers>A)|(?P<mana>M)|(?P<die>1d6))\s*")


@cache
def box(cards: str) -> Box:
    """The box that is called `cards` ("lair", "traps"), or that this text of a file without faults makes."""
    data = ours(cards) if cards in SETS else parsed(cards)
    dungeon = [
        (card, f"{raw['id']}#{copy}" if copy > 1 else raw["id"])
        for raw, copies in picked(data, "dungeon")
        for card in [_dungeon(raw)]
        for copy in range(1, copies + 1)
    ]
    return Box(
        name=text_of(data["name"]),
        adventurers=tuple(_adventurer(raw) for raw, _ in picked(data, "adventurer")),
        equipment=tuple(_equipment(raw) for raw, copies in picked(data, "equipment") for _ in range(copies)),
        dungeon=tuple(card for card, _ in dungeon),
        words=tuple(word for _, word in dungeon),
        final=_dungeon(final(data)),
        ultimate=tuple(
            tuple(data.get("ultimate", {}).get(str(size), COLOURS * size))  # AMB-HIK-01
            for size in range(1, MOST_ADVENTURERS + 1)
        ),
    )


@cache
def ours(name: str) -> Data:
    """What the file of one of our sets says."""
    text = files("pygames.games.immortal_king").joinpath("sets", f"{name}.toml").read_text("utf-8")
    return parsed(text, source="house")


def parsed(text: str, source: str = "") -> Data:
    """What a text says, each card with its source: its own or else `source`; without `source` always "own".

    Raises ValueError when it is not TOML.
    """
    data = tomllib.loads(text.removeprefix(BOM))
    for card in chain(
        *(cards_of(data, kind) for kind in KINDS), cards_of({"final": [data.get("final")]}, "final")
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
    field = "adventurers" if kind == "adventurer" else kind
    wanted = chosen.get(field) if isinstance(chosen, dict) else None
    if isinstance(wanted, (dict, list)):
        shelf = known(data, kind)
        numbered = wanted.items() if isinstance(wanted, dict) else [(name, 1) for name in wanted]
        return [
            (shelf[name], copies)
            for name, copies in numbered
            if isinstance(name, str) and name in shelf and whole(copies, 1, 48)
        ]
    cards = cards_of(data, kind) or cards_of(ours("lair"), kind)
    return [(card, copies) for card in cards if whole(copies := card.get("copies", 1), 1, 48)]


def final(data: Data) -> Data:
    """The final monster: the one that the box names, the file's own, or the lair's."""
    chosen = data.get("box")
    wanted = chosen.get("final") if isinstance(chosen, dict) else None
    if isinstance(wanted, str):
        return known(data, "final")[wanted]
    found: Data = data["final"] if "final" in data else ours("lair")["final"]
    return found


def whole(value: object, least: int, most: int) -> bool:
    """Whether it is a whole number in these bounds."""
    return isinstance(value, int) and not isinstance(value, bool) and least <= value <= most


def power(value: object) -> Power | None:
    """A power as a file writes it: a number, or a sum such as "A+7"; None when it is neither."""
    if whole(value, 1, 20):
        return Power(int(str(value)))
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


def text_of(name: str | dict[str, str]) -> Text:
    """A name: one for both languages, or one for each."""
    return Text(name, name) if isinstance(name, str) else Text(name["en"], name["fr"])


def _adventurer(raw: Data) -> Adventurer:
    return Adventurer(
        id=raw["id"],
        name=text_of(raw["name"]),
        type=raw["type"],
        gender=raw["gender"],
        gift=Effect(**raw["gift"]),
        temporary=Effect(**raw["temporary"]),
        ultimate=Effect(**raw["ultimate"]),
        source=raw["source"],
    )


def _equipment(raw: Data) -> Equipment:
    return Equipment(
        id=raw["id"],
        name=text_of(raw["name"]),
        type=raw["type"],
        cost=tuple(raw.get("cost", ())),
        effect=Effect(**raw["effect"]),
        source=raw["source"],
    )


def _dungeon(raw: Data) -> DungeonCard:
    """A dungeon card, or the final monster, which has no colour."""
    powers = [power(value) for value in (raw["power"] if "nemesis" in raw else [raw["power"]])]
    assert powers[0] is not None
    aura = raw.get("aura", {})
    return DungeonCard(
        id=raw["id"],
        name=text_of(raw["name"]),
        colour=raw.get("colour", ""),
        family=raw["family"],
        power=powers[0],
        source=raw["source"],
        mana=raw.get("mana", False),
        nemesis=raw.get("nemesis", ""),
        power2=powers[1] if len(powers) > 1 else None,
        aura=aura.get("who", ""),
        aura_amount=aura.get("amount", 0),
        abilities=frozenset(raw.get("abilities", ())),
        tags=tuple(raw.get("tags", ())),
        fear=raw.get("fear", 1),
    )

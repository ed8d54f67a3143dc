"""A box of cards read from its file: our sets, or the text of a file of one's own (docs/cards.md).

A file of one's own is read only when `faults` finds nothing wrong with it.
"""

from __future__ import annotations

from functools import cache

from pygames.engine.text import Text
from pygames.games.immortal_king.card_file_errors import faults
from pygames.games.immortal_king.card_library import SETS, Data, final, ours, parsed, picked, power
from pygames.games.immortal_king.cards import (
    COLOURS,
    MOST_ADVENTURERS,
    Adventurer,
    Box,
    DungeonCard,
    Effect,
    Equipment,
    Scenario,
)

__all__ = ["box", "faults"]


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
        scenario=_scenario(data["scenario"]) if "scenario" in data else None,
    )


def text_of(name: str | dict[str, str]) -> Text:
    """A name: one for both languages, or one for each."""
    return Text(name, name) if isinstance(name, str) else Text(name["en"], name["fr"])


def _adventurer(raw: Data) -> Adventurer:
    return Adventurer(
        id=raw["id"],
        name=text_of(raw["name"]),
        type=raw["type"],
        gender=raw["gender"],
        gift=_effect(raw["gift"]),
        temporary=_effect(raw["temporary"]),
        ultimate=_effect(raw["ultimate"]),
        source=raw["source"],
    )


def _equipment(raw: Data) -> Equipment:
    return Equipment(
        id=raw["id"],
        name=text_of(raw["name"]),
        type=raw["type"],
        cost=tuple(raw.get("cost", ())),
        effect=_effect(raw["effect"]),
        source=raw["source"],
        unique="unique" in raw.get("abilities", ()),
    )


def _effect(raw: Data | list[Data]) -> Effect:
    """An effect, or a list of several of one card."""
    if isinstance(raw, dict):
        return Effect(**raw)
    first, *others = raw
    return Effect(**first, also=tuple(Effect(**other) for other in others))


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


def _scenario(raw: Data) -> Scenario:
    """A scenario of one's own; at a step that the file leaves out nothing happens."""
    last = max(int(field) for field in raw if field != "name")
    steps = [raw.get(str(number), "nothing") for number in range(1, last + 1)]
    return Scenario(
        name=text_of(raw["name"]),
        scale=tuple(step if isinstance(step, str) else step["does"] for step in steps),
        happenings=tuple(
            text_of(step["name"]) if isinstance(step, dict) and "name" in step else None for step in steps
        ),
    )

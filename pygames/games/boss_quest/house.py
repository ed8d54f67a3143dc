"""What the booklet's pictures held and is not known: house values, to be replaced by one's own.

Known are the totals: 14 light and 8 dark spells, 3 potions with a negative and a positive reading, one
reaper with a force to match, one weapon for each value 1 to 7 and each of five colours, two of which are
yellow and blue. All the rest of this file is ours (AMB-BQ-01, AMB-BQ-31, AMB-BQ-38).
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from json import JSONDecodeError
from typing import Any

from pygames.engine.reading import read_json
from pygames.engine.shapes import is_integer
from pygames.engine.text import Text
from pygames.words.fault import faulting, first

LIGHT, DARK = 14, 8  # BQ-06, AMB-BQ-03; the extensions' spells not among them (AMB-BQ-04)
KNOWN_COLOURS = ("yellow", "blue")  # named in the booklet
COLOURS = (*KNOWN_COLOURS, "red", "green", "purple")  # the last three are ours (AMB-BQ-77)
MOST_COPIES = LIGHT
FIELDS = ("spells", "potions", "reaper")
LONGEST_NAME = 30  # of a name in a file, where it is told

# every kind of spell; a spell card is one copy of a kind
LIGHT_KINDS = (
    "boss+1",
    "boss+2",
    "boss-1",
    "boss-2",
    *(f"need-{colour}" for colour in COLOURS),
    "need-pair",
    "cancel",
    "extra-key",
    "a-or-b",
    "second",
)
DARK_KINDS = ("force+1", "force+2", "force-1", "force-2", "swap-hidden", "swap-pile", "no-loss")
EXTENSION_KINDS = ("companions", "flip")  # known: 3 and 2 copies (BQ-08)
KINDS = LIGHT_KINDS + DARK_KINDS + EXTENSION_KINDS


@dataclass(frozen=True)
class HouseValues:
    """The numbers that decide a game: copies of each spell, the potions, the reaper."""

    spells: tuple[int, ...]  # copies by kind, light then dark
    potions: tuple[tuple[int, int], ...]  # what each takes and adds, by its two readings (BQ-76)
    reaper: int


HOUSE = HouseValues(
    spells=tuple(2 if kind == "no-loss" else 1 for kind in LIGHT_KINDS + DARK_KINDS),
    potions=((-1, 1), (-2, 2), (-3, 3)),
    reaper=18,
)


fault = faulting("boss-quest")


def faults(text: str) -> list[Text]:
    """What is wrong with a file of one's own values; empty when nothing is."""
    try:
        data = read_json(text)
    except JSONDecodeError as error:
        return [fault("not_json_at", where=f"{error.lineno}:{error.colno}")]
    except ValueError:
        return [fault("not_json")]
    if not isinstance(data, dict):
        return [fault("no_object")]
    found = [fault("unknown", name=_shown(name)) for name in data if name not in FIELDS]
    found += _spell_faults(data.get("spells", {}))
    potions = data.get("potions", [1, 2, 3])
    if not (isinstance(potions, list) and len(potions) == 3 and all(map(_is_potion, potions))):
        found.append(fault("potions"))
    if not is_integer(data.get("reaper", HOUSE.reaper), 1, 99):
        found.append(fault("reaper"))
    return first(found)


def _spell_faults(spells: Any) -> list[Text]:
    if not isinstance(spells, dict):
        return [fault("spells")]
    base = LIGHT_KINDS + DARK_KINDS
    found = [fault("unknown_kind", kind=_shown(kind)) for kind in spells if kind not in base]
    found += [
        fault("copies", kind=_shown(kind), most=MOST_COPIES)
        for kind, copies in spells.items()
        if not is_integer(copies, 0, MOST_COPIES)
    ]
    if spells and not found:
        light, dark = (sum(spells.get(it, 0) for it in kinds) for kinds in (LIGHT_KINDS, DARK_KINDS))
        found += [fault("light", count=light, total=LIGHT)] if light != LIGHT else []
        found += [fault("dark", count=dark, total=DARK)] if dark != DARK else []
    return found


def _shown(name: str) -> str:
    """A name of the file, short."""
    return name[:LONGEST_NAME]


def _is_potion(entry: object) -> bool:
    """Whether it is a potion: a number that it takes or adds, or what it takes and what it adds."""
    if isinstance(entry, list):
        return len(entry) == 2 and is_integer(entry[0], -9, -1) and is_integer(entry[1], 1, 9)
    return is_integer(entry, 1, 9)


@cache
def house_values(text: str) -> HouseValues:
    """The values of a file without faults; the house's for an empty text."""
    if not text:
        return HOUSE
    data = read_json(text)
    spells = data.get("spells")
    return HouseValues(
        tuple(spells.get(kind, 0) for kind in LIGHT_KINDS + DARK_KINDS) if spells else HOUSE.spells,
        tuple(
            (entry[0], entry[1]) if isinstance(entry, list) else (-entry, entry) for entry in data["potions"]
        )
        if "potions" in data
        else HOUSE.potions,
        data.get("reaper", HOUSE.reaper),
    )

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
from pygames.engine.text import Text

LIGHT, DARK = 14, 8  # BQ-06, AMB-BQ-03; the extensions' spells not among them (AMB-BQ-04)
KNOWN_COLOURS = ("yellow", "blue")  # named in the booklet
COLOURS = (*KNOWN_COLOURS, "red", "green", "purple")  # the last three are ours (AMB-BQ-77)
MOST_COPIES = LIGHT
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

# the names on the companions are not known: these are ours (AMB-BQ-77), by what each does (BQ-80 to BQ-85)
COMPANIONS = (
    Text("Chameleon", "Caméléon"),
    Text("Owl", "Hibou"),
    Text("Hare", "Lièvre"),
    Text("Fox", "Renard"),
    Text("Tortoise", "Tortue"),
    Text("Magpie", "Pie"),
)


def faults(text: str) -> list[Text]:
    """All that is wrong with a file of one's own values; empty when nothing is."""
    try:
        data = read_json(text)
    except JSONDecodeError as error:
        where = f"{error.lineno}:{error.colno}"
        return [Text(f"not JSON (line and column {where})", f"pas du JSON (ligne et colonne {where})")]
    except ValueError:
        return [Text("not JSON, or nested too deeply", "pas du JSON, ou trop de niveaux imbriqués")]
    if not isinstance(data, dict):
        return [
            Text(
                "not an object with the fields spells, potions and reaper",
                "pas un objet avec les champs spells, potions et reaper",
            )
        ]
    found = [
        Text(f"unknown field: {_shown(name)}", f"champ inconnu : {_shown(name)}")
        for name in data
        if name not in ("spells", "potions", "reaper")
    ]
    found += _spell_faults(data.get("spells", {}))
    potions = data.get("potions", [1, 2, 3])
    if not (isinstance(potions, list) and len(potions) == 3 and all(map(_is_potion, potions))):
        found.append(
            Text(
                "potions: three whole numbers from 1 to 9, or pairs from -9 and to 9 such as [-1, 3]",
                "potions : trois nombres entiers de 1 à 9, ou des paires de -9 à 9 telles que [-1, 3]",
            )
        )
    if not _whole(data.get("reaper", HOUSE.reaper), 1, 99):
        found.append(Text("reaper: a whole number from 1 to 99", "reaper : un nombre entier de 1 à 99"))
    return found


def _spell_faults(spells: Any) -> list[Text]:
    if not isinstance(spells, dict):
        return [
            Text(
                "spells: an object with the number of copies of each kind",
                "spells : un objet avec le nombre d’exemplaires de chaque sorte",
            )
        ]
    base = LIGHT_KINDS + DARK_KINDS
    found = [
        Text(f"spells: unknown kind {_shown(kind)}", f"spells : sorte inconnue {_shown(kind)}")
        for kind in spells
        if kind not in base
    ]
    found += [
        Text(
            f"spells: {_shown(kind)}: a whole number from 0 to {MOST_COPIES}",
            f"spells : {_shown(kind)} : un nombre entier de 0 à {MOST_COPIES}",
        )
        for kind, copies in spells.items()
        if not _whole(copies, 0, MOST_COPIES)
    ]
    if spells and not found:
        counted = (("light", "clairs", LIGHT_KINDS, LIGHT), ("dark", "foncés", DARK_KINDS, DARK))
        for en, fr, kinds, total in counted:
            count = sum(spells.get(kind, 0) for kind in kinds)
            if count != total:
                found.append(
                    Text(
                        f"spells: {count} {en}, the booklet has {total} (BQ-06)",
                        f"spells : {count} {fr}, le livret en a {total} (BQ-06)",
                    )
                )
    return found


def _shown(name: str) -> str:
    """A name of the file, short."""
    return name[:LONGEST_NAME]


def _is_potion(entry: object) -> bool:
    """Whether it is a potion: a number that it takes or adds, or what it takes and what it adds."""
    if isinstance(entry, list):
        return len(entry) == 2 and _whole(entry[0], -9, -1) and _whole(entry[1], 1, 9)
    return _whole(entry, 1, 9)


def _whole(value: object, least: int, most: int) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and least <= value <= most


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

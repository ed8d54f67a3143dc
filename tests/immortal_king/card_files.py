"""What the tests of files of cards have in common: our files, small ones to fill in, faults in English."""

from collections.abc import Sequence
from importlib.resources import files
from typing import Any

from pygames.games.immortal_king.card_file import faults
from pygames.games.immortal_king.cards import COLOURS

SETS = files("pygames.games.immortal_king").joinpath("sets")
LAIR, TRAPS = (SETS.joinpath(f"{name}.toml").read_text("utf-8") for name in ("lair", "traps"))

NAME = 'name = "Mine"\n'
HERO = """
[[adventurer]]
id = "cook"
name = "Cook"
type = "rogue"
gender = "none"
gift = { kind = "bonus", amount = 1 }
temporary = { kind = "escape" }
ultimate = { kind = "mana" }
"""
KNIFE = """
[[equipment]]
id = "knife"
name = { en = "Knife", fr = "Couteau" }
type = "object"
cost = ["red"]
effect = { kind = "bonus", amount = 1 }
"""


def rat(colour: str, **fields: Any) -> str:
    """A card of the dungeon."""
    told = {"id": f"{colour}-rat", "name": "Rat", "colour": colour, "family": "undead", "power": 4, **fields}
    written = {field: {True: "true", False: "false"}.get(value, value) for field, value in told.items()}
    lines = [
        f"{field} = {value if str(value)[0] in '[{' or value in ('true', 'false') else repr(value)}"
        for field, value in written.items()
    ]
    return "\n[[dungeon]]\n" + "\n".join(lines) + "\n"


def rats(*, with_mana: int = 6, without: int = 6, colours: Sequence[str] = COLOURS) -> str:
    """A dungeon of rats: of each colour so many copies with mana and without."""
    cards = []
    for colour in colours:
        cards.append(rat(colour, copies=without))
        cards.append(rat(colour, id=f"{colour}-magic", mana=True, copies=with_mana))
    return "".join(cards)


def english(text: str) -> list[str]:
    return [fault.en for fault in faults(text)]


def swapped(old: str, new: str, text: str = LAIR) -> str:
    """The lair with one thing changed."""
    assert old in text
    return text.replace(old, new, 1)


def line(text: str, part: str) -> int:
    """The number of the first line in which something stands."""
    return text[: text.index(part)].count("\n") + 1

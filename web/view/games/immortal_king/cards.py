"""Small pieces of Immortal King's table as HTML: colours, dice, gestures, powers, marks.

For the eye only: their names are said elsewhere. A colour is told by its hue, its hatching (as in heraldry),
its shape and its letter.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from web.html import span
from web.view.cards import icon, written
from web.view.pictures import picture

if TYPE_CHECKING:
    from markupsafe import Markup

ABILITY_SIGNS = {
    "pain": "ability-pain",
    "bodyguard": "ability-bodyguard",
    "vicious": "ability-vicious",
    "treasure": "treasure",
    "unique": "unique",
    "mana": "mana",
    "nemesis": "nemesis",
    "aura": "aura",
    "fear": "fear",
}
ITEM_SIGNS = {"potion": "potion", "object": "item-object", "quest": "item-quest"}
SOURCE_SIGNS = {"house": "house", "part": "known-in-part", "own": "own-card"}


def art(card: str, sign: str) -> Markup:
    """The picture of a card by its id; the sign of its kind for a card of one's own that has none."""
    return icon(picture("immortal-king", card) or sign)


@cache
def hue(colour: str, letter: str, count: int = 1) -> Markup:
    """A colour by its shape and its letter, on a chip of its hue; in a cost with the number of cards."""
    return written(
        span(".hik-hue", aria_hidden="true", data_colour=colour)[
            icon(f"hue-{colour}"), span(".hik-letter")[f"{count}{letter}" if count > 1 else letter]
        ]
    )


@cache
def die(sides: int, result: int, *, replaced: bool = False, cast: str = "", whose: str = "") -> Markup:
    """A die as it fell: six sides with pips, others with their number.

    `cast` names the roll of a die that tumbles before it is read.
    """
    return written(
        span(
            ".hik-die",
            aria_hidden="true",
            data_sides=str(sides),
            data_state="lost" if replaced else None,
            data_whose=whose or None,
            data_die=cast or None,
        )[icon(f"die-{result}") if sides == 6 else span(".hik-die-number")[str(result)]]
    )


@cache
def pips(name: str, count: int, most: int) -> Markup:
    """A track: so many tokens of so many places."""
    return written(
        span(".hik-pips", aria_hidden="true", data_track=name)[
            [
                icon("suit-hearts" if name == "courage" else name, "" if n < count else "none")
                for n in range(most)
            ]
        ]
    )

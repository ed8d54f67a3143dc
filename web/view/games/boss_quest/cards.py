"""The cards of Boss Quest as HTML: weapons, potions, bosses, signs of spells, pawns.

For the eye only: their names are said elsewhere. A colour is told by its hue, its hatching (as in heraldry),
its shape and its letter. The pictures are ours; what the booklet's were is not known.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from pygames.words.numbers import signed
from web.html import span
from web.view.cards import icon, written
from web.view.pictures import picture

if TYPE_CHECKING:
    from markupsafe import Markup

    from web.html import Node

GAME = "boss-quest"  # whose pictures these are
CHANGES = {"+": "plus", "-": "minus"}


def kind_of(spell: str) -> str:
    """The kind of a spell card by its word: `cancel#2` is a `cancel`."""
    return spell.partition("#")[0]


def ascii_id(word: str) -> str:
    """A word of the game as part of an HTML id: `boss+1` becomes `boss-plus-1`, `cancel#2` `cancel-2`."""
    name, _, copy = word.partition("#")
    if name[-2:-1] in CHANGES and name[-1].isdecimal():
        name = f"{name[:-2]}-{CHANGES[name[-2:-1]]}-{name[-1]}"
    return f"{name}-{copy}" if copy else name


@cache
def hue(colour: str, letter: str) -> Markup:
    """A colour by its shape and its letter."""
    return written(
        span(".hue", aria_hidden="true", data_colour=colour)[
            icon(f"hue-{colour}"), span(".hue-letter")[letter]
        ]
    )


@cache
def weapon(colour: str, value: int, letter: str) -> Markup:
    """A weapon card face up."""
    return _card(colour, str(value), [hue(colour, letter)], icon(picture(GAME, f"weapon-{value}")))


@cache
def potion(minus: int, plus: int, value: int, read: bool, house: bool) -> Markup:
    """A potion face up: what it counts, or that it may still count either way."""
    either = f"±{plus}" if minus == -plus else f"{signed(minus)}/{signed(plus)}"
    shown = signed(value) if read else either
    other = signed(plus if value == minus else minus) if read else ""  # the reading that lies upside down
    marked = icon("house", "house") if house else None
    return _card(
        "none",
        shown,
        [span(".weapon-other")[other] if other else None, marked],
        icon(picture(GAME, "potion")),
    )


@cache
def covered() -> Markup:
    """A weapon face down."""
    return written(span(".weapon-card.weapon-card--back", aria_hidden="true")[icon("attack")])


def _card(colour: str, shown: str, corner: list[Node], art: Markup) -> Markup:
    return written(
        span(".weapon-card", aria_hidden="true", data_colour=colour)[
            span(".weapon-index")[span(".weapon-value")[shown], corner],
            span(".weapon-art")[art],
        ]
    )


@cache
def sign(kind: str, letter: str = "") -> Markup:
    """What a spell does, as a sign."""
    name, mark, change = kind[:-2], kind[-2:-1], kind[-1:]
    content: Node
    if name in ("boss", "force") and mark in "+-":
        content = [icon(picture(GAME, kind)), span(".spell-change")[signed(int(f"{mark}{change}"))]]
    elif letter:
        content = hue(kind.removeprefix("need-"), letter)
    else:
        content = icon(picture(GAME, kind))
    return written(span(".spell-sign", aria_hidden="true")[content])


@cache
def pawn(letter: str, name: str, sign: str = "") -> Markup:
    """The pawn of the knight at this seat: a shield with this icon, or with what is short for the name."""
    return written(span(".pawn", aria_hidden="true", data_seat=letter)[icon(sign) if sign else name])


@cache
def boss(base: int, reaper: bool) -> Markup:
    """A boss card's picture, one for each of the eight; the numbers stand beside it."""
    return icon(picture(GAME, "reaper" if reaper else f"boss-{base}") or "boss", "boss-picture")

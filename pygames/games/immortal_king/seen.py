"""What the rules say of a view: whoever draws the table asks here, and works out no rule."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from pygames.engine.view import View

TREASURE = "treasure"
USUAL = 6  # sides of the die of a fight, unless an effect brings a larger one


def coin(card: dict[str, Any]) -> str:
    """What a won card pays: its colour, or any as a treasure (HIK-88)."""
    return TREASURE if TREASURE in card["abilities"] else str(card["colour"])


def purse(view: View) -> Counter[str]:
    """The won cards, counted by what they pay."""
    return Counter(map(coin, view["won"]))


def payable(purse: Counter[str], cost: Sequence[str]) -> bool:
    """Whether these pay a cost; treasures stand in for what is short (AMB-HIK-28)."""
    short = Counter(cost) - purse
    return short.total() <= purse[TREASURE]


def most_sides(view: View) -> int:
    """How many sides the largest die has that the party may throw (HIK-62, HIK-63)."""
    effects = [who["gift"] for who in view["party"]]
    effects += [it["effect"] for it in view["equipment"]["open"] if it["type"] == "object"]
    parts = [part for effect in effects for part in (effect, *effect.get("also", ()))]
    return max((part["sides"] for part in parts if part["kind"] == "die"), default=USUAL)

"""What the rules say of a view besides what stands in it: whoever draws the table works out no rule."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from pygames.engine.options import OptionValue
from pygames.engine.view import View
from pygames.games.immortal_king.cards import COLOURS, GESTURES, PARTY
from pygames.games.immortal_king.state import MOST_COURAGE
from pygames.games.immortal_king.terms import places, terms

Data = dict[str, Any]
TREASURE = "treasure"
USUAL = 6  # sides of the die of a fight, unless an effect brings a larger one
ON_THE_FIGHT = {"bonus", "multiply", "reroll", "replace", "escape"}  # effects that do nothing besides


def derived(view: View, options: Mapping[str, OptionValue]) -> View:
    """What a table says of costs, dice and powers.

    `purse` has the won cards by what they pay: colours, the easiest first, then treasures. `terms` are the
    parts of the power at each place where a card is known. `party` is how many cards are chosen (HIK-28).
    """
    purse = _purse(view)
    nemesis = bool(options.get("nemesis"))
    return {
        "purse": purse,
        "ultimate_payable": _payable(purse, view["ultimate_cost"]),
        "terms": {
            place: [list(term) for term in terms(view, it, place, nemesis=nemesis)]
            for place, it in places(view)
            if it
        },
        "most_sides": _most_sides(view),
        "most_courage": MOST_COURAGE,
        "party": PARTY,
        "gestures": list(GESTURES),
    }


def _purse(view: View) -> dict[str, list[Data]]:
    """The won cards by what they pay: their colour, or any as a treasure (HIK-88)."""
    purse: dict[str, list[Data]] = {kind: [] for kind in (*COLOURS, TREASURE)}
    for card in view["won"]:
        purse[TREASURE if TREASURE in card["abilities"] else card["colour"]].append(card)
    return purse


def _payable(purse: Mapping[str, Sequence[Data]], cost: Sequence[str]) -> bool:
    """Whether these pay a cost; treasures stand in for what is short (AMB-HIK-28)."""
    short = Counter(cost) - Counter({kind: len(cards) for kind, cards in purse.items()})
    return short.total() <= len(purse[TREASURE])


def _most_sides(view: View) -> int:
    """How many sides the largest die has that the party may throw (HIK-62, HIK-63)."""
    effects = [who["gift"] for who in view["party"]]
    effects += [it["effect"] for it in view["equipment"]["open"] if it["type"] == "object"]
    parts = [part for effect in effects for part in (effect, *effect.get("also", ()))]
    return max((part["sides"] for part in parts if part["kind"] == "die"), default=USUAL)


def decided(view: View) -> bool:
    """Whether the next roll wins even with a 1, and no power in reach does anything besides (HIK-40).

    Equipment can be used in the next turn too, so it is not missed.
    """
    fight = view["fight"]
    if fight is None or fight["rolls"] or fight["power"] is None:
        return False
    powers = [who["temporary"] for who in view["party"] if who["mana"]]
    kinds = {part["kind"] for it in powers for part in (it, *it.get("also", ()))}
    return bool(fight["multiplier"] + fight["bonus"] >= fight["power"] and kinds <= ON_THE_FIGHT)

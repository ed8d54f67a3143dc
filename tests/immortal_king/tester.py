"""An adventurer and equipment whose effects a test names."""

import re
from typing import Any

from tests.immortal_king.scene import PROVING_GROUND, Scene, scene

FOUR = "green yellow blue red"  # what an ultimate power costs a party of one

TESTER = """
[[adventurer]]
id = "tester"
name = "Tester"
type = "rogue"
gender = "none"
gift = {{ {gift} }}
temporary = {{ {temporary} }}
ultimate = {{ {ultimate} }}
"""
ITEM = """
[[equipment]]
id = "{type}"
name = "{type}"
type = "{type}"
cost = {cost}
effect = {{ {effect} }}
"""
NOTHING = {
    "gift": 'kind = "bonus", amount = 1, against = "bulloeil"',  # against nobody here
    "temporary": 'kind = "bonus", amount = 1, against = "bulloeil"',
    "ultimate": 'kind = "courage", amount = 1',
}


def having(fronts: str = "zombie imp wisp", *, cost: str = "[]", **more: Any) -> Scene:
    """A position with a tester, whose gift and powers are named, and with the equipment that is named.

    The tester is alone, or after those of `party`; the equipment is a `potion`, an `object` or a `quest`.
    """
    several = more.pop("several", False)  # whether an effect may be a list of them
    powers = {place: more.pop(place, NOTHING[place]) for place in NOTHING}
    items = {type_: more.pop(type_) for type_ in ("potion", "object", "quest") if type_ in more}
    cards = PROVING_GROUND + TESTER.format(**powers)
    cards += "".join(ITEM.format(type=type_, cost=cost, effect=effect) for type_, effect in items.items())
    if several:
        cards = re.sub(r"= (\{ [^}\n]*\}, [^\n]*)\n", r"= [\1]\n", cards)
    more.setdefault("hand", " ".join(items))
    more["party"] = f"{more.get('party', '')} tester"
    return scene(fronts, cards=cards, **more)

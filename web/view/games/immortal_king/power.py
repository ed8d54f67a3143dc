"""Of what a power is made: the printed number, and all that changes it, worked out from a view."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pygames.games.immortal_king.fate import permanent

if TYPE_CHECKING:
    from web.view.games.immortal_king.pen import Data, Pen

Term = tuple[int | str, str]  # a number, or a die not rolled yet; and what brings it, empty for the printed


def nemesis_counts(view: Data, it: Data) -> bool:
    """Whether somebody in the party calls for the second power of a card (HIK-86)."""
    whom = it["nemesis"]["whom"] if it["nemesis"] else ""
    return any(whom in (who["id"], who["type"], who["gender"]) for who in view["party"])


def terms(pen: Pen, it: Data, place: str) -> list[Term]:
    """The parts of a power, in the order in which they are told; none for a fight by gestures."""
    view = pen.view
    if it["by_gestures"]:
        return []
    counts = nemesis_counts(view, it)
    parts = (it["nemesis"]["printed"] if counts else it["printed"]).split("+")
    number = sum(int(part) for part in parts if part.isdecimal())
    found: list[Term] = [(number, "nemesis" if counts else "")] if number else []
    if "1d6" in parts:
        fight = view["fight"] or {}
        rolled = fight.get("power_die") if fight.get("place") == place else None
        found.append((rolled or "1d6", "die" if rolled else ""))
    if "A" in parts:
        found.append((len(view["party"]), "adventurers"))
    rest = _added(pen, it, place)
    if "M" in parts:
        if it["power"] is None:  # before the fight, which will count it and throw the die (HIK-83)
            mana = sum(who["mana"] for who in view["party"])
        else:
            mana = it["power"] - sum(value for value, _ in [*found, *rest] if isinstance(value, int))
        found.append((mana, "mana"))
    return [*found, *rest]


def _added(pen: Pen, it: Data, place: str) -> list[Term]:
    """What tokens, other cards and the scale of destiny add."""
    tenacity = (2 if "vicious" in it["abilities"] else 1) if it["tenacity"] else 0
    found: list[Term] = [
        (tenacity, "tenacity"),
        (_auras(pen, it), "aura"),
        (_destiny(pen, it, place), "destiny"),
    ]
    return [term for term in found if term[0]]


def _auras(pen: Pen, it: Data) -> int:
    """What face-up cards add (HIK-80, HIK-85, HIK-87)."""
    hidden = {corridor["place"] for corridor in pen.view["corridors"] if corridor["ambushed"]}
    total = 0
    for place, other in pen.places():
        if other is not None and place not in hidden and other["aura"] is not None:
            whom = other["aura"]["whom"]
            if _shone_on(pen, it, whom):
                total += other["aura"]["amount"]
    return total


def _shone_on(pen: Pen, it: Data, whom: str) -> bool:
    if whom != "nemesis":
        return bool(it["family"] == whom)
    too = (
        bool(pen.localizer.options.get("nemesis"))
        and it["aura"] is not None
        and it["aura"]["whom"] == "nemesis"
    )
    return it["nemesis"] is not None or too


def _destiny(pen: Pen, it: Data, place: str) -> int:
    """What the scale has added for good (HIK-108)."""
    if not pen.alone:
        return 0
    where = place if place in ("final", "middle") else "outer"
    concerned = {it["family"], "all", where, *it["tags"]}
    brought = permanent(tuple(pen.view["scale"]), pen.view["fear"])
    return sum(amount for whom, amount in brought if whom in concerned)

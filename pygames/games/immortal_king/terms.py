"""Of what a power is made: the printed number, and all that changes it, worked out from a view."""

from __future__ import annotations

from typing import Any

from pygames.engine.view import View
from pygames.games.immortal_king.fate import permanent

Data = dict[str, Any]
Term = tuple[int | str, str]  # a number, or a die not rolled yet; and what brings it, empty for the printed


def places(view: View) -> list[tuple[str, Data | None]]:
    """The corridors' places and the final monster's, with the encounter that this viewer sees there."""
    found = [(it["place"], it["encounter"]) for it in view["corridors"]]
    return [*found, ("final", view["final"])]


def terms(view: View, it: Data, place: str, *, nemesis: bool) -> list[Term]:
    """The parts of a power, in the order in which they are told; none for a fight by gestures.

    With `nemesis` an aura for those with Nemesis is for those with such an aura, too.
    """
    if it["by_gestures"]:
        return []
    counts = _nemesis_counts(view, it)
    parts = (it["nemesis"]["printed"] if counts else it["printed"]).split("+")
    number = sum(int(part) for part in parts if part.isdecimal())
    found: list[Term] = [(number, "nemesis" if counts else "")] if number else []
    if "1d6" in parts:
        fight = view["fight"] or {}
        rolled = fight.get("power_die") if fight.get("place") == place else None
        found.append((rolled or "1d6", "die" if rolled else ""))
    if "A" in parts:
        found.append((len(view["party"]), "adventurers"))
    rest = _added(view, it, place, nemesis=nemesis)
    if "M" in parts:
        if it["power"] is None:  # before the fight, which will count it and throw the die (HIK-83)
            mana = sum(who["mana"] for who in view["party"])
        else:
            mana = it["power"] - sum(value for value, _ in [*found, *rest] if isinstance(value, int))
        found.append((mana, "mana"))
    return [*found, *rest]


def _nemesis_counts(view: View, it: Data) -> bool:
    """Whether somebody in the party calls for the second power of a card (HIK-86)."""
    whom = it["nemesis"]["whom"] if it["nemesis"] else ""
    return any(whom in (who["id"], who["type"], who["gender"]) for who in view["party"])


def _added(view: View, it: Data, place: str, *, nemesis: bool) -> list[Term]:
    """What tokens, other cards and the scale of destiny add."""
    tenacity = (2 if "vicious" in it["abilities"] else 1) if it["tenacity"] else 0
    found: list[Term] = [
        (tenacity, "tenacity"),
        (_auras(view, it, nemesis=nemesis), "aura"),
        (_destiny(view, it, place), "destiny"),
    ]
    return [term for term in found if term[0]]


def _auras(view: View, it: Data, *, nemesis: bool) -> int:
    """What face-up cards add (HIK-80, HIK-85, HIK-87)."""
    hidden = {corridor["place"] for corridor in view["corridors"] if corridor["ambushed"]}
    auras = [other["aura"] for place, other in places(view) if other and place not in hidden]
    return sum(aura["amount"] for aura in auras if aura and _shone_on(it, aura["whom"], nemesis=nemesis))


def _shone_on(it: Data, whom: str, *, nemesis: bool) -> bool:
    if whom != "nemesis":
        return bool(it["family"] == whom)
    too = nemesis and it["aura"] is not None and it["aura"]["whom"] == "nemesis"
    return it["nemesis"] is not None or too


def _destiny(view: View, it: Data, place: str) -> int:
    """What the scale has added for good (HIK-108), to a lone player only."""
    if view["scenario"] is None:
        return 0
    where = place if place in ("final", "middle") else "outer"
    concerned = {it["family"], "all", where, *it["tags"]}
    brought = permanent(tuple(view["scale"]), view["fear"])
    return sum(amount for whom, amount in brought if whom in concerned)

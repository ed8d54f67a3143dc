"""The face of a card of Hero Realms."""

from __future__ import annotations

from typing import TYPE_CHECKING

from web.view.face import Face, domain_of
from web.view.pictures import picture

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping
    from typing import Any

    from pygames.engine.view import View
    from pygames.words.localizer import Localizer
    from web.texts import Texts

SLOTS = ("expend", "ally", "sacrifice")


def face(word: str, view: View, localizer: Localizer, texts: Texts) -> Face | None:
    """What is printed on this card, with its keywords; None where the word is none of a card of the game."""
    it = localizer.details(view, "card", word) if domain_of(word, localizer) == "card" else None
    if not it:
        return None
    kind, *lines = it["said"]
    cost = it["cost"]
    return Face(
        str(localizer.word("card", word)),
        kind,
        picture(localizer.game.id, it["face"]),
        [("gold", str(cost), texts("hero-realms.cost", n=cost))] if cost is not None else (),
        lines,
        [(texts(f"hero-realms.term.{term}"), texts(f"hero-realms.term.{term}.text")) for term in _terms(it)],
        it["name_note"],
    )


def _terms(it: Mapping[str, Any]) -> Iterator[str]:
    """The keywords of a card: its kind, its slots, and what its effects name."""
    kind, slots = it["kind"], it["slots"]
    if kind in ("champion", "skill", "ability"):
        yield kind
    if it["guard"]:
        yield "guard"
    if kind not in ("skill", "ability"):
        yield from (slot for slot in SLOTS if slot in slots)
    effects = {effect for ability in slots.values() for effect in _effects(ability["lines"])}
    if any(effect.startswith("stun") for effect in effects):
        yield "stun"
    if "prepare" in effects:
        yield "prepare"


def _effects(lines: list[Any]) -> Iterator[str]:
    """The effects of these lines and of the sides to choose from."""
    for line in lines:
        yield line["effect"]
        for side in line["sides"]:
            yield from _effects(side)

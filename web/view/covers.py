"""The picture on each game's cover, made of the game's own signs (web/icons.toml). For the eye only."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import htpy as h

from web.view.parts import icon

if TYPE_CHECKING:
    from collections.abc import Mapping


class Card(NamedTuple):
    """A small card: its sign, and in the corner another sign or a number."""

    sign: str
    corner: str = ""
    number: int = 0


# From left to right; web/css/gallery.css places them. A bare name is a sign without a card.
COVERS: Mapping[str, tuple[Card | str, ...]] = {
    "heroz": (
        Card("queen", "suit-hearts"),
        Card("king", "suit-spades"),
        Card("jack", "suit-diamonds"),
    ),
    # the weapons are just as strong as the boss
    "boss-quest": (
        Card("weapon-3", number=3),
        Card("weapon-5", number=5),
        "boss-21",
        Card("weapon-6", number=6),
        Card("weapon-7", number=7),
    ),
    "immortal-king": ("type-warrior", "type-priest", "type-sorcerer", "die-5", "dungeon", "final-monster"),
    # one card of each faction
    "hero-realms": (
        Card("faction-imperial", number=5),
        Card("faction-guild", number=3),
        Card("faction-necros", number=6),
        Card("faction-wild", number=2),
    ),
    # the Lich over the heroes' cards, with its ghosts
    "hero-realms-lich": (
        "ghost",
        Card("type-warrior", number=1),
        Card("type-sorcerer", number=2),
        "final-monster",
        Card("type-priest", number=3),
        Card("type-rogue", number=4),
        "ghost",
    ),
    # the boss behind its shield, the behaviour to be chosen, and the gems that count the turns
    "hero-realms-skirmish": (
        Card("gold", number=1),
        "boss-17",
        Card("attack", number=2),
        "fire-gem",
        "fire-gem",
        "fire-gem",
    ),
}


def cover(game: str) -> h.Element:
    """The picture; a plain ground for a game that has none."""
    return h.div(".cover", data_cover=game, aria_hidden="true")[map(_sign, COVERS.get(game, ()))]


def _sign(sign: Card | str) -> h.Node:
    if isinstance(sign, str):
        return icon(sign)
    corner = icon(sign.corner) if sign.corner else str(sign.number)
    return h.span(".cover-card", data_sign=sign.corner or None)[
        h.span(".cover-corner")[corner], icon(sign.sign)
    ]

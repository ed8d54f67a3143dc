"""The picture on each game's cover, made of the game's own signs (web/icons.toml). For the eye only."""

from __future__ import annotations

from typing import NamedTuple

from pygames.engine.game_files import game_module
from web import html as h
from web.view.cards import icon


class CoverCard(NamedTuple):
    """A small card of a cover: its sign, and in the corner another sign or a number."""

    sign: str
    corner: str = ""
    number: int = 0


def cover(game: str) -> h.Element:
    """The picture; a plain ground for a game that has none."""
    return h.div(".cover", data_cover=game, aria_hidden="true")[map(_sign, signs(game))]


def signs(game: str) -> tuple[CoverCard | str, ...]:
    """`COVER` in `cover.py` of the game's folder, from left to right: cards, and names of signs without one.

    The game's style sheets place them.
    """
    module = game_module(game, "cover", "web.view.games")
    found: tuple[CoverCard | str, ...] = module.COVER if module is not None else ()
    return found


def _sign(sign: CoverCard | str) -> h.Node:
    if isinstance(sign, str):
        return icon(sign)
    corner = icon(sign.corner) if sign.corner else str(sign.number)
    return h.span(".cover-card", data_sign=sign.corner or None)[
        h.span(".cover-corner")[corner], icon(sign.sign)
    ]

"""A picture of the rulebook: drawn as on the table, with words that say what it shows."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING, NamedTuple

from pygames.games import PLAYABLE
from pygames.words.localizer import Localizer
from web import html as h
from web.texts import Texts

if TYPE_CHECKING:
    from pygames.engine.text import Language


class Illustration(NamedTuple):
    """What is drawn, and one sentence about it or several, one for each part that has a name."""

    drawn: h.Node
    words: tuple[str, ...]


@cache
def illustrations(game: str, language: Language) -> dict[str, Illustration]:
    """A game's pictures by the part of the glance (`goal`) or the rule (`HZ-33`) that they belong to."""
    module = import_module(f"web.view.games.{game.replace('-', '_')}.illustrations")
    found: dict[str, Illustration] = module.illustrations(
        Localizer(PLAYABLE[game], language), Texts(language)
    )
    return found


def drawn(illustration: Illustration | None, game: str) -> h.Node:
    """The picture with its words."""
    if illustration is None:
        return None
    several = len(illustration.words) > 1
    return h.figure(".figure")[
        h.div(".scene-picture.figure-picture", aria_hidden="true", inert=True, data_game=game)[
            illustration.drawn
        ],
        h.figcaption[
            h.ol[[h.li[words] for words in illustration.words]] if several else illustration.words[0],
        ],
    ]

"""A page that lists the games, each with how much of something it has."""

from __future__ import annotations

from typing import TYPE_CHECKING

import htpy as h

from web.bundle.static_pages.addresses import between, in_language
from web.bundle.static_pages.document import Document
from web.view.parts import game_title

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from web.texts import Texts


def all_games(
    folder: str,
    of_game: Callable[[str], str],
    counted: Mapping[str, str],
    texts: Texts,
    *,
    key: str,
    search: h.Node = None,
) -> Document:
    """The list in `folder`: how much each game has, with a link to its folder; `key` names the texts."""
    here = in_language(folder, texts.language)
    return Document(
        folder,
        title=texts(key),
        about=texts(f"{key}.about"),
        path=[],
        content=[
            h.h1[texts(key)],
            h.p(".page-lead")[texts(f"{key}.about")],
            search,
            h.ul(".rule-games")[
                [
                    h.li[
                        h.a(href=between(here, in_language(of_game(game), texts.language)))[
                            game_title(game, texts)
                        ],
                        " ",
                        much,
                    ]
                    for game, much in counted.items()
                ]
            ],
        ],
        data={"learningResourceType": "collection"},
    )

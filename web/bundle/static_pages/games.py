"""Pages that list something: how much of it each game has, or what one game has of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from web import html as h
from web.bundle.static_pages.addresses import between, in_language
from web.bundle.static_pages.document import Document
from web.view.parts import game_title

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping

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


def one_game(
    folder: str, game: str, items: Iterable[h.Node], texts: Texts, *, key: str, above: str
) -> Document:
    """The list in `folder` of what a game has; the list of all games is in `above`, `key` names the texts."""
    title = texts(f"{key}.of_game", game=game_title(game, texts))
    return Document(
        folder,
        title=title,
        about=texts(f"{key}.about"),
        path=[(above, texts(key))],
        content=[
            h.h1[title],
            h.p(".page-lead")[texts(f"{key}.about")],
            h.div(".entry-list")[h.ul[[h.li[item] for item in items]]],
        ],
        data={"learningResourceType": "collection"},
    )

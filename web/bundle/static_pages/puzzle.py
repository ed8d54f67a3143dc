"""The pages of the puzzles: one a puzzle, the list of a game's, and that of all."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from pygames.games import PLAYABLE
from pygames.school.puzzle import in_order, numbers, place_of, puzzles, theme_said, withdrawn
from pygames.words.localizer import Localizer
from web import html as h
from web.bundle.static_pages.addresses import (
    PUZZLES,
    between,
    in_language,
    of_game,
    of_puzzle,
    of_puzzles,
    with_puzzles,
)
from web.bundle.static_pages.document import Document
from web.bundle.static_pages.games import all_games, one_game
from web.bundle.static_pages.position import described, drawn
from web.view.parts import game_title

if TYPE_CHECKING:
    from collections.abc import Iterator

    from pygames.engine.match import Match
    from pygames.school.lesson import Lesson
    from web.texts import Texts


def pages(texts: Texts) -> Iterator[Document]:
    """All of them in one language."""
    counted = {game: texts("pages.count.puzzles", n=len(numbers(game))) for game in with_puzzles()}
    yield all_games(PUZZLES, of_puzzles, counted, texts, key="pages.puzzles")
    for game in with_puzzles():
        made = {number: _page(game, number, texts) for number in in_order(game)}
        yield _list(game, {number: page.about for number, page in made.items()}, texts)
        yield from made.values()
        yield from (_gone(game, number, texts) for number in withdrawn(game))


@cache
def _opened(game: str, number: int) -> tuple[Match, Lesson]:
    """The position of a puzzle, and its question as a lesson."""
    puzzle = puzzles(game)[number]
    return puzzle.match(PLAYABLE), puzzle.lesson(PLAYABLE)


def _page(game: str, number: int, texts: Texts) -> Document:
    """The question, the position as the seat that is asked sees it, and folded, the solution."""
    language = texts.language
    folder = of_puzzle(game, number)
    here = in_language(folder, language)
    match, lesson = _opened(game, number)
    localizer = Localizer(match.game, language, options=match.options)
    asked, why = (step.text.to(language) for step in lesson.steps)
    name, title = lesson.title.to(language), game_title(game, texts)
    address = f"{between(here, '')}?lang={language}#{game}/puzzle/{number}"
    return Document(
        folder,
        title=f"{name} · {title}",
        about=asked,
        path=[(PUZZLES, texts("pages.puzzles")), (of_puzzles(game), title)],
        content=h.article(".entry")[
            h.p(".entry-section")[title],
            h.h1[name],
            h.p(".entry-text")[asked],
            h.section(".example-page", aria_labelledby="position")[
                h.h2("#position")[texts("pages.puzzle.position")],
                drawn(match, lesson.seat, localizer, texts),
                h.details(".example-words")[
                    h.summary[texts("pages.example.position")],
                    described(match, lesson.seat, localizer, choices=True),
                ],
                h.p[h.a(".button.button--primary", href=address, rel="nofollow")[texts("pages.solve")]],
            ],
            h.details(".puzzle-solution")[h.summary[texts("pages.puzzle.solution")], h.p[why]],
            _turns(game, number, here, texts),
        ],
        data={
            "learningResourceType": "puzzle",
            "isPartOf": {"@type": "LearningResource", "name": title},
        },
    )


def _gone(game: str, number: int, texts: Texts) -> Document:
    """In the place of a puzzle that was withdrawn: that it was, and the way to the others."""
    folder = of_puzzle(game, number)
    here = in_language(folder, texts.language)
    name, title = texts("puzzles.open", n=number), game_title(game, texts)
    said = texts("pages.puzzle.withdrawn", n=number)
    others = between(here, in_language(of_puzzles(game), texts.language))
    return Document(
        folder,
        title=f"{name} · {title}",
        about=said,
        path=[(PUZZLES, texts("pages.puzzles")), (of_puzzles(game), title)],
        content=h.article(".entry")[
            h.p(".entry-section")[title],
            h.h1[name],
            h.p(".entry-text")[said],
            h.p[h.a(href=others)[texts("pages.puzzles.of_game", game=title)]],
            _turns(game, number, here, texts),
        ],
        data={"isPartOf": {"@type": "LearningResource", "name": title}},
    )


def _turns(game: str, number: int, here: str, texts: Texts) -> h.Node:
    """The ways to the puzzles before and after, and to the rules."""
    known = list(in_order(game))
    at = known.index(number) if number in known else None  # one that was withdrawn has no place
    before = [] if at is None else known[:at]
    after = [] if at is None else known[at + 1 :]

    def to(rel: str, other: int) -> h.Element:
        href = between(here, in_language(of_puzzle(game, other), texts.language))
        return h.a(rel=rel, href=href)[
            texts(f"pages.{rel}", id=texts("puzzles.open", n=place_of(game, other)))
        ]

    rules = between(here, in_language(of_game(game), texts.language))
    return h.nav(".entry-turn", aria_label=texts("pages.puzzle.turn"))[
        to("prev", before[-1]) if before else None,
        h.a(href=rules)[texts("pages.of_game", game=game_title(game, texts))],
        to("next", after[0]) if after else None,
    ]


def _list(game: str, asked: dict[int, str], texts: Texts) -> Document:
    """A game's puzzles with their questions."""
    here = in_language(of_puzzles(game), texts.language)
    items: list[h.Node] = [[_link(game, it, here, texts), " ", question] for it, question in asked.items()]
    return one_game(of_puzzles(game), game, items, texts, key="pages.puzzles", above=PUZZLES)


def _link(game: str, number: int, here: str, texts: Texts) -> h.Element:
    href = between(here, in_language(of_puzzle(game, number), texts.language))
    name = texts("puzzles.open", n=place_of(game, number))
    return h.a(href=href)[f"{name} · {theme_said(game, number, texts.language)}"]

"""The pages of the lessons: one a lesson, the list of a game's, and that of all."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

import pygames
from pygames.games import PLAYABLE
from pygames.school.lesson import lessons
from pygames.words.localizer import Localizer
from web import html as h
from web.bundle.static_pages.addresses import LESSONS, between, entries, in_language, of_lesson, of_lessons
from web.bundle.static_pages.document import Document
from web.bundle.static_pages.entry import link
from web.bundle.static_pages.games import all_games, one_game
from web.bundle.static_pages.position import described, drawn
from web.view.parts import game_title

if TYPE_CHECKING:
    from collections.abc import Iterator

    from pygames.engine.match import Match
    from pygames.school.lesson import Lesson, LessonStep
    from web.texts import Texts


def pages(texts: Texts) -> Iterator[Document]:
    """All of them in one language."""
    counted = {game: texts("pages.count.lessons", n=len(lessons(pygames.load(game)))) for game in PLAYABLE}
    yield all_games(LESSONS, of_lessons, counted, texts, key="pages.lessons")
    for game in PLAYABLE:
        yield _list(game, texts)
        for lesson in lessons(pygames.load(game)).values():
            yield _page(lesson, texts)


@cache
def _beginning(game: str, name: str) -> Match:
    """The position in which a lesson begins."""
    lesson = lessons(pygames.load(game))[name]
    return lesson.match(PLAYABLE).at_choice(lesson.steps[0].at)


def _page(lesson: Lesson, texts: Texts) -> Document:
    """What is told and asked step by step, and the position in which it begins, as who learns sees it."""
    language, game, first = texts.language, lesson.game, lesson.steps[0]
    folder = of_lesson(game, lesson.id)
    here = in_language(folder, language)
    match = _beginning(game, lesson.id)
    localizer = Localizer(match.game, language, options=match.options)
    name, title = lesson.title.to(language), game_title(game, texts)
    address = f"{between(here, '')}?lang={language}#{game}/lesson/{lesson.id}"
    return Document(
        folder,
        title=f"{name} · {title}",
        about=first.text.to(language),
        path=[(LESSONS, texts("pages.lessons")), (of_lessons(game), title)],
        content=h.article(".entry")[
            h.p(".entry-section")[title],
            h.h1[name],
            h.section(".example-page", aria_labelledby="position")[
                h.h2("#position")[texts("pages.lesson.position")],
                drawn(match, lesson.seat, localizer, texts, frozenset(first.show)),
                h.details(".example-words")[
                    h.summary[texts("pages.example.position")], described(match, lesson.seat, localizer)
                ],
                h.p[h.a(".button.button--primary", href=address, rel="nofollow")[texts("pages.take")]],
            ],
            h.section(".lesson-page", aria_labelledby="steps")[
                h.h2("#steps")[texts("pages.lesson.steps")],
                h.ol[[h.li[_step(step, here, texts)] for step in lesson.steps]],
            ],
        ],
        data={
            "learningResourceType": "lesson",
            "teaches": sorted({rule for step in lesson.steps for rule in step.cited}),
            "isPartOf": {"@type": "LearningResource", "name": title},
        },
    )


def _step(step: LessonStep, here: str, texts: Texts) -> h.Node:
    """One step's words, with the rules that it is about."""
    known = [rule for rule in step.cited if rule in entries()]
    return [step.text.to(texts.language), [[" ", h.a(href=link(rule, here, texts))[rule]] for rule in known]]


def _list(game: str, texts: Texts) -> Document:
    """A game's lessons in the order in which to take them."""
    here = in_language(of_lessons(game), texts.language)

    def item(name: str, lesson: Lesson) -> h.Node:
        href = between(here, in_language(of_lesson(game, name), texts.language))
        steps = texts("lessons.steps", n=len(lesson.steps))
        return [h.a(href=href)[lesson.title.to(texts.language)], " ", steps]

    items = (item(*it) for it in lessons(pygames.load(game)).items())
    return one_game(of_lessons(game), game, items, texts, key="pages.lessons", above=LESSONS)

"""The pages of puzzles and lessons: all that is asked stands there, and nothing that the seat cannot know."""

import re
from html import unescape

import pytest

import pygames
from pygames.bots import Observation
from pygames.engine.rng import Rng
from pygames.engine.text import LANGUAGES
from pygames.games import PLAYABLE
from pygames.school.lesson import lessons
from pygames.school.puzzle import numbers, puzzles, withdrawn
from pygames.words.localizer import Localizer
from tests.test_rule_pages import read
from web import html as h
from web.bundle.static_pages.addresses import in_language, of_lesson, of_puzzle, of_puzzles, with_puzzles
from web.bundle.static_pages.position import described, drawn
from web.texts import Texts

OPENED = re.compile(r'href="[./]*[?]lang=(\w+)#([^"]*)"')


def words(folder: str) -> str:
    """A page as it was built, with its characters as they are read."""
    return unescape(read(folder))


@pytest.mark.parametrize("game", with_puzzles())
def test_every_puzzle_has_a_page_that_opens_it(game: str) -> None:
    for language in LANGUAGES:
        for number in numbers(game):
            opened = OPENED.findall(read(in_language(of_puzzle(game, number), language)))
            assert opened == [(language, f"{game}/puzzle/{number}")]


@pytest.mark.parametrize("game", with_puzzles())
def test_the_page_of_one_that_was_withdrawn_says_so_and_leads_to_others(game: str) -> None:
    """It opens nothing, and no other puzzle leads to it."""
    for language in LANGUAGES:
        listed = in_language(of_puzzles(game), language)
        for number in withdrawn(game):
            page = words(in_language(of_puzzle(game, number), language))
            assert OPENED.findall(page) == []
            assert Texts(language)("pages.puzzle.withdrawn", n=number) in page
            assert f'href="../{number}/"' not in words(listed)
        for number in numbers(game):
            page = words(in_language(of_puzzle(game, number), language))
            assert not [it for it in withdrawn(game) if f'href="../{it}/"' in page]


@pytest.mark.parametrize("game", [game for game in with_puzzles() if numbers(game)])
def test_a_puzzle_is_asked_in_words_and_its_solution_is_folded(game: str) -> None:
    """The choices are among the words; the list has the question too."""
    puzzle = min(puzzles(game).values(), key=lambda it: len(it.link))
    asked, why = puzzle.lesson(PLAYABLE).steps
    match = puzzle.match(PLAYABLE)
    for language in LANGUAGES:
        page = words(in_language(of_puzzle(game, puzzle.number), language))
        assert f">{asked.text.to(language)}</p>" in page
        assert re.search(
            rf"<details[^>]*><summary>[^<]*</summary><p>{re.escape(why.text.to(language))}<", page
        )
        localizer = Localizer(match.game, language, options=match.options)
        choice = str(localizer.choice(match.asks.legal_actions[0], match.asks.id))
        assert choice in page[page.index("example-words") :]
        assert asked.text.to(language) in words(in_language(of_puzzles(game), language))


@pytest.mark.parametrize("game", with_puzzles())
def test_a_page_shows_nothing_that_the_seat_cannot_know(game: str) -> None:
    """All that is hidden from it being dealt anew, the page is the same."""
    texts, differed = Texts("en"), False
    for puzzle in list(puzzles(game).values())[:3]:
        match = puzzle.match(PLAYABLE)
        seat, observation = match.asks.seat, Observation(match, Rng(3))
        localizer = Localizer(match.game, "en", options=match.options)
        pages, views = set(), set()
        for other in (match, *map(observation.fork, range(4))):
            words = described(other, seat, localizer, choices=True)
            pages.add(str(h.fragment[drawn(other, seat, localizer, texts), words]))
            views.add(str([other.view(it) for it in range(other.seats)]))
        assert len(pages) == 1
        differed |= len(views) > 1
    assert differed or match.seats == 1


@pytest.mark.parametrize("game", PLAYABLE)
def test_a_lesson_stands_on_its_page_step_by_step(game: str) -> None:
    for name, lesson in lessons(pygames.load(game)).items():
        for language in LANGUAGES:
            page = words(in_language(of_lesson(game, name), language))
            assert OPENED.findall(page) == [(language, f"{game}/lesson/{name}")]
            for step in lesson.steps:
                assert f"<li>{step.text.to(language)}" in page

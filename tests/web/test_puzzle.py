"""Puzzles on the page: opened by address, solved, kept, listed; and the puzzle of the day."""

import pytest

import pygames
from pygames.engine.text import LANGUAGES, Language
from pygames.games import PLAYABLE
from pygames.school.puzzle import Puzzle, ever, in_order, level_of, numbers, puzzles, withdrawn
from tests.web.driven import App
from tests.web.hands import at, begin, change, press, session
from tests.web.test_lesson import choose, opened, run
from web.model.dialog import Closed
from web.model.done import Done
from web.model.message import Timestamp
from web.model.puzzles import of_today
from web.model.screen import Gallery

GAME = "hero-realms"
DAY = 86_400


def puzzle() -> Puzzle:
    return puzzles(GAME)[1]


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_opened_by_its_address_and_says_what_is_at_stake(language: Language) -> None:
    app = opened(f"{GAME}/puzzle/1", language=language)
    play, lesson = at(app)
    assert play.session.match.view(None) == puzzle().match(PLAYABLE).view(None)
    assert lesson.puzzle == 1
    assert app.page.hash == f"{GAME}/puzzle/1"
    assert app.page.place == f"puzzle:{GAME}/1"
    assert lesson.step is not None
    assert lesson.step.text.to(language) in app.html()
    assert app.page.achieved.solved.of(GAME) == frozenset()


def test_its_line_solves_it_and_it_stays_solved() -> None:
    app = opened(f"{GAME}/puzzle/1")
    for text in puzzle().line:
        assert at(app)[1].puzzle
        choose(app, text)
    assert app.page.achieved.solved.of(GAME) == {1}
    assert at(app)[1].over
    assert "wins 100 times in 100" in app.html()
    assert 'data-do="coach-next"' not in app.html()
    assert f'data-arg="{GAME}/2"' in app.html()
    assert 'data-do="coach-leave"' in app.html()
    again = Done.read(app.page.to_store["puzzles"], ever)
    assert again.of(GAME) == {1}
    press(app, do="set-up", arg=GAME)
    assert "✓" in app.html()


def test_an_answer_that_the_puzzle_gives_itself_is_pressed_by_nobody() -> None:
    """Step by step, the person may press while the puzzle is about to give a forced answer."""
    app = App({"languages": "en", "preferences": {"pace": "step"}})
    press(app, do="puzzle", arg="boss-quest/1")
    press(app, choice="2")
    _, lesson = at(app)
    assert lesson.step is None
    made = len(session(app).match.choices)
    press(app, choice="0")
    assert not app.page.crashed
    assert len(session(app).match.choices) == made


def test_leaving_it_leads_back_to_where_one_was_and_leaves_no_game_behind() -> None:
    """From the set-up, the gallery or a game of one's own; also from the puzzle that follows."""
    app = App({"languages": "en"})
    press(app, do="puzzle-of-day")
    press(app, do="puzzle", arg=f"{GAME}/1")
    press(app, do="coach-leave")
    assert (app.page.screen, app.page.play) == (Gallery(), None)
    press(app, do="set-up", arg=GAME)
    press(app, do="puzzle", arg=f"{GAME}/1")
    press(app, do="puzzle", arg=f"{GAME}/2")
    assert at(app)[1].puzzle == 2
    press(app, do="coach-leave")
    assert app.page.place == f"setup:{GAME}"
    assert app.keep() == {}
    own = begin(game=GAME)
    game, place = session(own), own.page.place
    own.keep()
    own.handle({"type": "hash", "text": f"#{GAME}/puzzle/1"})
    assert at(own)[1].puzzle == 1
    press(own, do="coach-leave")
    assert session(own) is game
    assert own.page.place == place
    assert own.keep() == {}


def test_one_that_is_solved_is_left_not_played_on() -> None:
    """Nothing is left to be played; the game it comes from may be over besides."""
    app = opened(f"{GAME}/puzzle/1")
    for text in puzzle().line:
        choose(app, text)
    texts = app.page.texts
    assert at(app)[1].over
    assert texts("coach.play_on") not in app.html()
    assert texts("puzzle.leave") in app.html()
    press(app, do="home")
    assert 'class="gallery-back"' not in app.html()
    assert 'data-do="continue"' not in app.html()


def test_the_choice_that_solved_it_can_be_taken_back() -> None:
    app = opened("immortal-king/puzzle/30")
    made = len(session(app).match.choices)
    for text in puzzles("immortal-king")[30].line:
        choose(app, text)
    assert at(app)[1].over
    press(app, do="undo")
    assert app.page.failure is None
    assert len(session(app).match.choices) == made
    assert at(app)[1].step is not None


def test_in_a_page_of_others_nothing_is_kept_of_it() -> None:
    """The next person there may be somebody else."""
    app = App({"languages": "en", "hash": f"{GAME}/puzzle/1", "framed": True, "embedded": True})
    run(app)
    for text in puzzle().line:
        choose(app, text)
    assert "puzzles" not in app.page.to_store


def test_what_misses_it_is_taken_back_and_one_that_is_shown_is_not_solved() -> None:
    app = opened(f"{GAME}/puzzle/1")
    choose(app, puzzle().second)
    assert at(app)[1].tries == 1
    while at(app)[1].step is not None and at(app)[1].place == 0:
        press(app, do="hint")
        run(app)
    assert app.page.achieved.solved.of(GAME) == frozenset()


def test_a_puzzle_that_is_none_is_told() -> None:
    app = opened(f"{GAME}/puzzle/999")
    assert app.page.play is None
    assert app.page.notice is not None


@pytest.mark.parametrize("language", LANGUAGES)
def test_one_that_was_withdrawn_says_so_and_opens_no_other(language: Language) -> None:
    for game, number in gone():
        app = opened(f"{game}/puzzle/{number}", language=language)
        assert app.page.play is None
        said = {"en": f"Puzzle {number} was withdrawn", "fr": f"Le problème {number} a été retiré"}
        html = app.html()
        assert said[language] in html
        others = {
            "en": "The page of each game has its other puzzles",
            "fr": "Les autres problèmes de chaque jeu se trouvent",
        }
        assert others[language] in html
        assert {"en": "could not be opened", "fr": "Impossible d’ouvrir"}[language] not in html


def test_one_that_was_withdrawn_is_offered_nowhere() -> None:
    for game, number in gone():
        app = opened("")
        press(app, do="set-up", arg=game)
        assert f'data-arg="{game}/{number}"' not in app.html()
    assert not {*gone()} & {of_today(day) for day in range(20_000, 20_400)}


def test_what_was_solved_before_it_was_withdrawn_stays_solved() -> None:
    """It is kept as it is, but not counted among those there are."""
    game, number = gone()[0]
    app = opened("")
    change(app, achieved=app.page.achieved._replace(solved=Done.read({game: [number]}, ever)))
    assert app.page.achieved.solved.data() == {game: [number]}
    press(app, do="set-up", arg=game)
    assert f"0 of {len(numbers(game))}." in app.html() or not numbers(game)


def gone() -> list[tuple[str, int]]:
    """Those that were withdrawn."""
    return [(game, number) for game in PLAYABLE for number in withdrawn(game)]


def test_the_puzzle_of_the_day_is_that_of_the_date() -> None:
    for day in (20_000, 20_001):
        app = App({"languages": "en", "hash": "", "preferences": {}})
        gallery = app.html()
        change(app, time=Timestamp(day * DAY + 5))
        assert app.html() == gallery  # it was built on another day
        today = of_today(day)
        assert today is not None
        game, number = today
        assert number in puzzles(game)
        press(app, do="puzzle-of-day")
        title = next(entry.title.en for entry in pygames.catalogue() if entry.id == game)
        assert f"Today: {title}, level {level_of(puzzles(game)[number].found)}." in app.html()
        press(app, do="puzzle", arg=f"{game}/{number}")
        assert at(app)[1].puzzle == number
        press(app, do="coach-leave")
        assert (app.page.screen, app.page.play, app.page.dialog) == (Gallery(), None, Closed())


def test_the_puzzle_of_the_day_is_of_a_game_that_one_knows() -> None:
    """It asks which; that stays as it was answered, and without any game there is none."""
    app = opened("")
    press(app, do="puzzle-of-day")
    for game in PLAYABLE:
        if game != "heroz":
            press(app, do="know", arg=game)
    assert "Today: HEROZ, level" in app.html()
    assert app.page.to_store["known"] == "heroz"
    assert {game for game, _ in filter(None, (of_today(day, ["heroz"]) for day in range(60)))} == {"heroz"}
    press(app, do="know", arg="heroz")
    assert "Choose a game that you know" in app.html()
    press(app, do="know", arg="chess")
    press(app, do="know", arg="immortal-king")
    assert "Today: Hero: Immortal King, level" in app.html()


def test_what_was_kept_by_others_is_left_out() -> None:
    for stored in ({GAME: [1, 9999, [2], None], "chess": [1], "heroz": "1"}, "x", {GAME: {"1": 1}}):
        expected = {GAME: [1]} if isinstance(stored, dict) and "chess" in stored else {}
        assert Done.read(stored, ever).data() == expected


@pytest.mark.parametrize("game", PLAYABLE)
def test_puzzles_are_listed_by_level_and_counted_without_holes(game: str) -> None:
    order = in_order(game)
    assert sorted(order) == list(numbers(game))
    assert list(order.values()) == sorted(order.values())
    assert set(order.values()) <= {1, 2, 3, 4, 5}
    app = App({"languages": "en"})
    press(app, do="set-up", arg=game)
    for place, number in enumerate(order, 1):
        button = app.html().partition(f'data-arg="{game}/{number}"')
        assert f'aria-label="Puzzle {place} · ' in button[0][-120:] + button[2][:120]
    known = puzzles(game)
    for number, level in order.items():
        assert level == level_of(known[number].found)

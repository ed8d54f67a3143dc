"""Slips of one's own as exercises: kept by a review, asked anew after a day, three days and a week."""

import json
import re
from dataclasses import replace
from functools import cache
from typing import Any

import pytest

from pygames.engine.text import LANGUAGES, Language
from pygames.games import PLAYABLE
from pygames.school.judging import check
from tests.test_review import GAME, _small
from tests.web.driven import App
from tests.web.hands import at, press
from tests.web.test_analysis import analysed, play
from tests.web.test_lesson import choose, run
from web.model.exercises import DONE, MOST, WAITS, Exercise, Exercises, of_review
from web.model.message import Timestamp
from web.model.screen import AtTable, Gallery

__all__ = ["_small"]  # a fixture: reviews cost less with it
DAY = 86_400


def kept(app: App) -> list[Exercise]:
    return app.page.achieved.exercises.of(GAME)


@cache
def first() -> Exercise:
    """The exercise of the costliest slip, as the review on the page keeps it."""
    app = analysed()
    assert app.page.achieved.exercises.data() == app.page.to_store["exercises"]
    review = play(app).analysis.review  # type: ignore[union-attr]
    assert review is not None
    assert 0 < len(review.slips) <= 3
    found = of_review(review, play(app).session.match, app.page.today)
    assert {it.id for it in kept(app)} == {it.id for it in found}
    return found[0]


def on_day(app: App, days: int) -> None:
    app.page = replace(app.page, time=Timestamp(app.page.time.now + days * DAY, 0))


def opened(exercise: Exercise, days: int = 1, language: Language = "en") -> App:
    """A page that keeps this exercise, which it opens so many days after the day it is made of."""
    stored = json.loads(json.dumps({"exercises": {exercise.id: exercise.data()}}))
    app = App({"preferences": {**stored, "language": language}})
    app.page = replace(app.page, time=Timestamp((exercise.due - WAITS[0] + days) * DAY + DAY / 2, 0))
    press(app, do="exercise", arg=exercise.id)
    run(app)
    return app


def test_a_review_of_ones_own_game_keeps_its_slips() -> None:
    """A review that is asked for twice keeps none twice, and says how many there are."""
    app = analysed()
    count = len(kept(app))
    assert f"These {count} come back tomorrow" in app.html() or count == 1
    press(app, do="analyse", arg="0")
    while app.toiling:
        app.toil()
    assert len(kept(app)) == count
    assert app.page.achieved.exercises.due(app.page.today) == []
    on_day(app, 2)
    assert len(app.page.achieved.exercises.due(app.page.today)) == count


def test_nothing_is_kept_in_a_page_of_others_nor_of_a_game_that_one_only_looks_at() -> None:
    for known in ({"embedded": True, "framed": True}, {}):
        app = App({"languages": "en", **known})
        source = analysed()
        if known:
            app.page = replace(app.page, play=replace(play(source), analysis=None), screen=AtTable())
        else:
            link = play(source).session.link
            app.handle({"type": "hash", "text": link})
        press(app, do="analyse", arg="0")
        while app.toiling:
            app.toil()
        assert play(app).analysis is not None
        assert kept(app) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_works_like_a_puzzle(language: Language) -> None:
    """It says what was chosen, takes back what is not better, and leads back to where one was."""
    exercise = first()
    app = opened(exercise, language=language)
    press(app, do="language", arg=language)
    _, lesson = at(app)
    assert lesson.exercise == exercise.id
    assert app.page.hash == f"{GAME}/exercise/{exercise.id}"
    assert app.page.place == f"exercise:{GAME}/{exercise.id}"
    assert lesson.step is not None
    assert str(exercise.loss) in lesson.step.text.to(language)
    assert lesson.step.text.to(language) in re.sub("&#39;", "'", app.html())
    choose(app, exercise.chosen)
    assert at(app)[1].tries == 1
    choose(app, exercise.better[0])
    assert at(app)[1].over
    assert app.page.texts("exercise.leave") in app.html()
    press(app, do="coach-leave")
    assert (app.page.screen, app.page.play) == (Gallery(), None)
    assert app.keep() == {}


def test_its_lesson_holds() -> None:
    """It passes the checks of the lessons that come with a game, and each of its answers is right."""
    exercise = first()
    lesson = exercise.lesson()
    check(lesson, lesson.match(PLAYABLE), both=True)
    want = lesson.steps[0].want
    assert set(exercise.better) <= set(want.actions)
    assert exercise.chosen not in want.actions
    for text in want.actions:
        app = opened(exercise)
        choose(app, text)
        assert kept(app)[0].right == 1


def test_it_comes_back_after_a_day_three_days_and_a_week_and_then_no_more() -> None:
    """A right answer before its day changes nothing; a wrong one begins it anew."""
    it = first()
    day = it.due - WAITS[0]
    for times, wait in enumerate(WAITS, 1):
        assert not it.is_due(day + wait - 1)
        assert it.answered(right=True, today=day + wait - 1) == it
        day += wait
        assert it.is_due(day)
        assert it.answered(right=False, today=day) == it._replace(right=0, due=day + WAITS[0])
        it = it.answered(right=True, today=day)
        assert it.right == times
    assert it.right == DONE
    assert not any(it.is_due(day + later) for later in range(400))


def test_an_answer_on_the_page_counts_only_if_it_is_right_at_once() -> None:
    """Neither after another answer nor by hints."""
    exercise = first()
    app = opened(exercise)
    choose(app, exercise.better[0])
    assert kept(app)[0].right == 1
    missed = opened(exercise)
    choose(missed, exercise.chosen)
    choose(missed, exercise.better[0])
    assert kept(missed)[0].right == 0
    assert kept(missed)[0].due == missed.page.today + WAITS[0]
    shown = opened(exercise)
    while at(shown)[1].place == 0:
        press(shown, do="hint")
        run(shown)
    assert kept(shown)[0].right == 0


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_found_in_the_gallery_when_due_and_on_the_page_of_the_game(language: Language) -> None:
    app = opened(first(), language=language)
    press(app, do="coach-leave")
    assert app.page.texts("exercises.due", n=1) in app.html()
    press(app, do="exercise-due")
    run(app)
    assert at(app)[1].exercise
    press(app, do="coach-leave")
    press(app, do="set-up", arg=GAME)
    html = app.html()
    assert f'data-do="exercise" data-arg="{first().id}"' in html
    assert app.page.texts("exercises.now") in html
    on_day(app, -1)
    press(app, do="home")
    assert app.page.texts("exercises.today") in app.html()
    press(app, do="exercise-due")
    assert app.page.texts("exercise.none_due") in app.html()


def test_its_address_opens_it_where_it_is_kept() -> None:
    exercise = first()
    app = opened(exercise)
    press(app, do="home")
    app.handle({"type": "hash", "text": f"#{GAME}/exercise/{exercise.id}"})
    assert at(app)[1].exercise == exercise.id
    elsewhere = App({"languages": "en"})
    elsewhere.handle({"type": "hash", "text": f"#{GAME}/exercise/{exercise.id}"})
    assert elsewhere.page.texts("exercise.unknown") in elsewhere.html()


def test_one_whose_position_opens_no_more_is_forgotten() -> None:
    exercise = first()._replace(at="boss-quest.1.x")
    app = App({"preferences": {"exercises": {exercise.id: exercise.data()}}})
    press(app, do="exercise", arg=exercise.id)
    assert app.page.texts("exercise.gone") in app.html()
    assert kept(app) == []


def test_so_many_are_kept_and_the_best_known_go() -> None:
    some = [first()._replace(at=str(n), right=n % DONE, due=n) for n in range(MOST + 5)]
    exercises = Exercises().taking(some)
    assert len(exercises.data()) == MOST
    left = {it.right for it in some if exercises.get(it.id) is None}
    assert left == {DONE - 1}


def test_of_the_same_exercise_in_two_places_the_better_known_stays() -> None:
    one = first()
    better = one.answered(right=True, today=one.due)
    for a, b in ((one, better), (better, one)):
        merged = Exercises().taking([a]).merged(Exercises().taking([b]))
        assert merged.of(GAME) == [better]


@pytest.mark.parametrize(
    "change",
    [{"game": "chess"}, {"better": []}, {"right": 9}, {"due": "x"}, {"facts": [[1], "x"]}, {"loss": 1.5}],
)
def test_what_others_have_stored_is_left_out(change: dict[str, Any]) -> None:
    stored = {**first().data(), **change}
    read = Exercises.read({"x": stored, "y": None, "z": []})
    assert len(read.data()) == ("facts" in change)
    assert Exercises.read(7).data() == {}
    assert Exercise.read(json.loads(json.dumps(first().data()))).id == first().id

"""Clocks of any place, and wrong ones: no rule is asked again too early, and nothing that is kept is lost."""

from dataclasses import replace

import pytest

from pygames.school.progress import Known, Progress, Stage
from tests.web.browser import Browser, kept
from tests.web.driven import App
from tests.web.hands import change, press, session, settle
from web.clock import seconds_east
from web.model.message import Timestamp
from web.model.page import Page
from web.model.saves import LATEST, MOST_FINISHED
from web.update import drill, progress

HOUR = 3600
DAY = 24 * HOUR
EVENING = 20_779 * DAY + 23 * HOUR + 59 * 60  # 23:59 UTC: 18:59 in New York
FAR = [
    -(10**9),
    -1,
    0,
    1,
    10**9,
    32_503_680_000,
    LATEST // 1000,
    10**15,
]  # seconds that a wrong clock may say
RULE = "HZ-14"


def page_at(now: float, east: int) -> Page:
    """A page at this time, where clocks are so many seconds ahead of UTC."""
    return replace(App({"languages": "en"}).page, time=Timestamp(now, east))


def asked_again(page: Page, now: float) -> bool:
    """Whether a rule is due at this time."""
    page = replace(page, time=Timestamp(now, page.time.east))
    return page.learning.of("heroz").due(RULE, page.today)


def test_two_minutes_are_no_day_in_new_york() -> None:
    """Learnt at 18:59 and answered again at 19:01, which by UTC is the next day: it is not firm."""
    page = page_at(EVENING, -5 * HOUR)
    page = progress.answer(page, "heroz", RULE, right=True)
    assert not asked_again(page, EVENING + 120)
    page = progress.answer(page, "heroz", RULE, right=True)
    assert page.learning.of("heroz").of(RULE).stage == Stage.LEARNT
    assert asked_again(page, EVENING + 14 * HOUR)  # the next morning


@pytest.mark.parametrize("east", [-11 * HOUR, -5 * HOUR, 0, 5 * HOUR + 1800, 14 * HOUR])
def test_hours_lie_between_an_answer_and_the_next_question(east: int) -> None:
    """Whenever it was given: four at least, and no more than a day and these."""
    for begun in range(0, DAY, 1800):
        for late in (0, 59):
            page = page_at(EVENING + begun + late, east)
            page = progress.answer(page, "heroz", RULE, right=True)
            hours = [n for n in range(30) if asked_again(page, EVENING + begun + late + n * HOUR)]
            assert 4 <= hours[0] <= 28, (begun, hours[0])


def test_a_wrong_answer_after_midnight_is_asked_again_at_once() -> None:
    page = page_at(EVENING + 120, 0)
    page = progress.answer(page, "heroz", RULE, right=False)
    assert asked_again(page, EVENING + 121)


def test_a_rule_put_off_by_a_clock_that_was_ahead_is_asked_again() -> None:
    """What was learnt stays learnt, and the rules beside it."""
    page = page_at(EVENING + 30_000 * DAY, 0)
    page = progress.answer(page, "heroz", RULE, right=True)
    page = replace(page, time=Timestamp(EVENING))
    page = progress.answer(page, "heroz", "HZ-27", right=True)
    found = Progress.read(page.learning.of("heroz").code)
    assert found.of(RULE).stage == found.of("HZ-27").stage == Stage.LEARNT
    assert found.due(RULE, page.today)
    assert asked_again(page, EVENING + 9 * HOUR)
    page = drill.begin(page, "heroz")
    assert page.drilled is not None
    assert RULE in page.drilled.drilling.rules


@pytest.mark.parametrize("now", FAR)
def test_a_game_is_kept_and_opened_again_whatever_the_clock_says(now: float) -> None:
    browser = Browser()
    app = browser.open()
    change(app, time=Timestamp(now, seconds_east(now)))
    browser.start(app)
    settle(app)
    browser.sync(app)
    again = browser.open()
    assert kept(browser).id in again.html()
    press(again, do="continue", arg=kept(browser).id)
    assert session(again).match.record == session(app).match.record
    assert app.page.today >= 0
    assert abs(seconds_east(now)) < DAY


def test_a_game_finished_after_the_clock_was_ahead_is_not_thrown_away_for_older_ones() -> None:
    """Those that were played last are kept, whatever the clock said then; the last one is listed first."""
    browser = Browser()
    app = browser.open()
    for n, now in enumerate([10**10] * MOST_FINISHED + [EVENING, 0]):
        change(app, time=Timestamp(now, seconds_east(now)))
        browser.start(app, seed=n)
        (save,) = app.page.saves.unfinished
        change(app, saves=app.page.saves.put(save._replace(over=True)))
        browser.sync(app)
        change(app, play=None)
        assert app.page.saves.finished[0].id == save.id
    assert len(browser.texts) == MOST_FINISHED
    assert [save.when for save in browser.open().page.saves.finished][:2] == [0, EVENING * 1000]


def test_what_is_due_on_an_impossible_day_is_due_now() -> None:
    assert Known(Stage.FIRM, 30_000).is_due(20_000)
    assert not Known(Stage.FIRM, 20_007).is_due(20_000)
    assert Known(Stage.FIRM, 20_000).is_due(20_000)

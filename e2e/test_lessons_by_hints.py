"""Every lesson is taken to its end in a browser with nothing but Hint, which at last does what is asked."""

import pytest

import pygames
from e2e.conftest import FULL, Opener
from e2e.page_driver import prefer_instant
from e2e.profiles import NARROW, WIDE
from e2e.test_first_game import through
from e2e.until import until
from pygames.games import PLAYABLE
from pygames.school.lesson import lessons

LESSONS = [(game, name) for game in PLAYABLE for name in lessons(pygames.load(game))]
MOST = 120  # presses for one step
READY = """() => !('busy' in document.documentElement.dataset)
  && document.querySelector('#seen, [data-do="coach-next"], [data-do="coach-again"], [data-do="hint"]')"""


@FULL
@pytest.mark.parametrize(
    ("viewport", "game", "name"),
    [((NARROW, WIDE)[n % 2], *it) for n, it in enumerate(LESSONS)],
    indirect=["viewport"],
    ids=str,
)
def test_a_lesson_is_taken_to_its_end_by_hints(open_page: Opener, game: str, name: str) -> None:
    """A guided one has no hints: what they would name is lit from the start, and pressed."""
    lesson = lessons(pygames.load(game))[name]
    page = open_page("single", query=f"#{game}/lesson/{name}")
    page.emulate_media(reduced_motion="reduce")
    page.locator("#coach:focus").wait_for()
    prefer_instant(page)
    if lesson.guided:
        steps, _ = through(page)
        assert steps == len(lesson.steps)
        return
    for _ in range(MOST):
        until(page, READY)
        if page.locator("[data-do=coach-again]").count():
            break
        for todo in ("#seen", "[data-do=coach-next]", "[data-do=hint]"):
            if page.locator(todo).count():
                page.locator(todo).first.press("Enter")
                break
    else:
        raise AssertionError(f"step {page.locator('.coach').get_attribute('data-coach')} does not end")
    assert page.locator(".coach").get_attribute("data-coach") == str(len(lesson.steps))

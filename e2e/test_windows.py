"""Two windows side by side: what somebody has made or written in one is not lost by what the other does."""

from typing import Any

import pytest

import pygames
from e2e.conftest import FULL, TwoWindows
from e2e.windows import COUNT, Window
from pygames.games import PLAYABLE
from pygames.school.lesson import lessons

pytestmark = pytest.mark.filterwarnings("ignore:setting remote_server_addr")  # Selenium's own

GAME = lessons(pygames.load("heroz"))["columns"].match(PLAYABLE)
LINK = GAME.record.link(GAME.game)
STORED = "() => JSON.parse(localStorage.getItem('pygames.preferences'))"
# Opens what is folded around a field, and goes into it.
ENTER = """(selector) => {
  const field = document.querySelector(selector);
  for (let it = field.closest("details"); it; it = it.parentElement.closest("details")) it.open = true;
  field.focus();
}"""
SELECT = "(selector) => document.querySelector(selector).setSelectionRange(2, 4)"
FIELD = """(selector) => {
  const { value, selectionStart, selectionEnd } = document.querySelector(selector);
  return [value, selectionStart, selectionEnd, document.activeElement === document.querySelector(selector)];
}"""
WRITTEN = "heroz is"  # no blank at its ends


def prefer(window: Window, name: str, value: str) -> None:
    """Change a setting of the page."""
    window.press("[data-do=settings]")
    window.press(f"label:has(> input[name={name}][value={value}])")
    window.press("#dialog [data-do=close]")


def play(window: Window) -> None:
    """Begin a game, and make a choice."""
    window.press("[data-do=set-up][data-arg=heroz]")
    window.press(".setup [type=submit]")
    window.press(".frame-tray [data-choice]")


def test_what_one_window_stores_outlives_what_an_older_one_does(two_windows: TwoWindows) -> None:
    """A lesson, and the colours chosen in a window that was open before; both know both at once."""
    first, second = two_windows(f"#{LINK}@0")
    first.press("[data-do=draft]")
    first.type("#draft-text", "Look here.")
    first.press(".draft [type=submit]")
    prefer(second, "theme", "dark")
    second.press("[data-do=set-up][data-arg=heroz]")
    second.press(".setup [type=submit]")
    stored: Any = second.do(STORED)
    assert any("Look here." in it for it in stored["drafts"].values())
    assert stored["theme"] == "dark"
    assert "heroz" in stored["set_ups"]
    first.until("document.documentElement.dataset.theme === 'dark'")
    second.press(".bar-more")
    second.press("#menu [data-do=home]")
    second.press("[data-do=games]")
    second.until("document.querySelector('[data-do=draft-resume]') !== null")


@pytest.mark.parametrize(
    ("address", "press", "selector"),
    [
        pytest.param("", "", "#pasted", marks=FULL),
        pytest.param("", "[data-do=set-up][data-arg=heroz]", "#seed", marks=FULL),
        pytest.param("", "[data-do=set-up][data-arg=heroz]", "#name0", marks=FULL),
        pytest.param(f"#{LINK}@0", "[data-do=draft]", "#draft-text", marks=FULL),
        pytest.param(f"#{LINK}@0", "[data-do=draft]", "#draft-title", marks=FULL),
    ],
    ids=["paste box", "seed", "name", "text of a lesson", "title of a lesson"],
)
def test_what_somebody_writes_stays_while_another_window_is_used(
    two_windows: TwoWindows, address: str, press: str, selector: str
) -> None:
    """With what is selected in it and the focus; whether a game is played there or a language chosen."""
    first, second = two_windows(address)
    if press:
        first.press(press)
    first.do(ENTER, selector)
    first.type(selector, WRITTEN)
    first.do(SELECT, selector)
    first.do(COUNT)
    play(second)
    first.until("window.drawn > 0")
    assert first.do(FIELD, selector) == [WRITTEN, 2, 4, True]
    first.do("() => { window.drawn = 0 }")
    second.press(".bar-more")
    prefer(second, "language", "fr")
    first.until("document.documentElement.lang === 'fr'")
    if not selector.startswith("#draft"):  # a lesson has two languages
        assert first.do(FIELD, selector) == [WRITTEN, 2, 4, True]
    else:
        assert WRITTEN in first.do(
            "() => [...document.querySelectorAll('.draft :is(input, textarea)')].map(it => it.value)"
        )


KEPT = """() => Object.entries(localStorage).filter(([key]) => key.startsWith("pygames.game."))
  .map(([, text]) => JSON.parse(JSON.parse(text).record).choices)"""
IDLE = "document.querySelector('#app .board') && !('busy' in document.documentElement.dataset)"
ELSEWHERE = "learn/heroz/index.html"  # a page that plays no game
THERE = f"location.pathname.endsWith('{ELSEWHERE}') && document.readyState === 'complete'"


def choose(window: Window) -> None:
    """Make a choice, and wait until it is the person's turn again."""
    window.until(IDLE)
    window.press(".frame-tray [data-choice]")
    window.until(IDLE)


@FULL
def test_who_comes_back_replaces_nothing_that_was_played_meanwhile(two_windows: TwoWindows) -> None:
    """In one window: play, leave, come by a link, play on, go "Back" to the page of before, play there."""
    window, _ = two_windows()
    prefer(window, "pace", "instant")
    window.press("[data-do=set-up][data-arg=heroz]")
    window.press(".setup [type=submit]")
    choose(window)
    site = window.do("() => location.href.split('#')[0]")
    link = window.do("() => pygames.record()")
    window.go(site + ELSEWHERE, ready=False)
    window.until(THERE)
    window.go(f"{site}#{link}")
    choose(window)
    (played,) = window.do(KEPT)
    window.back()
    window.until(THERE)
    window.back()
    window.until("document.querySelector('#app .board') !== null")
    window.until("document.documentElement.dataset.state === 'ready'")
    choose(window)
    assert any(choices[: len(played)] == played for choices in window.do(KEPT))


@FULL
@pytest.mark.parametrize("two_windows", ["webkit"], indirect=True)
def test_who_comes_back_to_a_game_that_is_open_elsewhere_is_told(two_windows: TwoWindows) -> None:
    """WebKit puts a window aside and takes its lock away."""
    first, second = two_windows()
    first.press("[data-do=set-up][data-arg=heroz]")
    first.press(".setup [type=submit]")
    choose(first)
    first.do("() => { window.sameAsBefore = true }")
    site = first.do("() => location.href.split('#')[0]")
    first.go(site + ELSEWHERE, ready=False)
    first.until(THERE)
    second.press("[data-do=continue]")
    choose(second)
    first.back()
    first.until("window.sameAsBefore && document.querySelector('.gallery') !== null")
    assert "another tab or window" in first.do("() => document.querySelector('.notice').textContent")

"""Both renderings by keys alone, what is announced, contrast and forced colours."""

import os
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page

from e2e.conftest import FULL, RUN, Axe, Opener
from e2e.page_driver import PageDriver, check_end, faults, press_tool, replayed
from e2e.renderings import LISTEN, Keys

GOLDENS = Path(__file__).parent / "goldens"


def prefer(page: Page, **preferences: str) -> None:
    """Choose these in the settings."""
    press_tool(page, "settings")
    for name, value in preferences.items():
        page.locator(f"input[name={name}][value={value}]").check()
    page.keyboard.press("Escape")


@pytest.mark.parametrize(("game", "seed"), [pytest.param("heroz", 16, marks=FULL), ("boss-quest", 11)])
def test_the_table_by_tab_and_arrows(open_page: Opener, game: str, seed: int) -> None:
    """A complete game without a pointer and without single keys, which are switched off."""
    page = open_page("site")
    prefer(page, keys="off")
    PageDriver(page, 1).begin("human", "random", game=game, seed=seed)
    keys = Keys(page, 2)
    keys.settled()
    record = page.evaluate("pygames.record()")
    for key in ("u", "w", "t", "c", "n", "?"):
        keys.press(key)
    assert page.evaluate("pygames.record()") == record
    assert page.locator(".board").is_visible()
    assert not page.locator("dialog").count()
    keys.play()
    check_end(page, replayed(page))


# the game, its seed, who play it, and the seed of what the keys choose
ANNOUNCED = [
    pytest.param("heroz", 16, ("human", "random"), 4, marks=FULL),
    pytest.param("boss-quest", 11, ("human", "random"), 3, marks=FULL),
    ("immortal-king", 7, ("human", "random"), 6),
    pytest.param("hero-realms", 7, ("human", "steady"), 1, marks=FULL),
    pytest.param("hero-realms-lich", 5, ("human", *["steady"] * 3), 1, marks=FULL),
    pytest.param("hero-realms-skirmish", 19, ("human",), 2, marks=FULL),
]

BEGINNING = 25  # choices

# What happens at once is shown at once, however long the page takes for it: a slow machine would say it in
# parts, and so leave out less of it.
PATIENT = """
import web.browser
from js import document
web.browser.PATIENCE = float("inf")
document.documentElement.dataset.patient = ""
"""


@pytest.mark.parametrize(("game", "seed", "who", "chosen"), ANNOUNCED, ids=str)
def test_the_text_table_by_keys_and_what_is_announced(
    open_page: Opener, game: str, seed: int, who: tuple[str, ...], chosen: int, pytestconfig: pytest.Config
) -> None:
    """What the live region says in a game is written down; without `--full` only its beginning is played.

    `PYGAMES_WRITE=1 python3 build.py test e2e/test_renderings.py -k announced` writes it anew.
    """
    writing = bool(os.environ.get("PYGAMES_WRITE"))
    whole = writing or pytestconfig.getoption("--full")
    page = open_page("single")
    heard = announced(page, game, seed, who, chosen, whole=whole)
    golden = GOLDENS / f"announcements-{game}.txt"
    if writing:
        golden.parent.mkdir(exist_ok=True)
        golden.write_text(heard, encoding="utf-8", newline="\n")
    written = golden.read_text(encoding="utf-8")
    assert heard == (written if whole else written[: len(heard)]), "PYGAMES_WRITE=1 writes it anew"


@FULL
@pytest.mark.parametrize(("game", "seed", "who", "chosen"), ANNOUNCED, ids=str)
def test_firefox_announces_the_same(
    open_firefox: Opener, game: str, seed: int, who: tuple[str, ...], chosen: int
) -> None:
    """A complete game of each by keys alone, word for word as in Chromium."""
    heard = announced(open_firefox("single"), game, seed, who, chosen, whole=True)
    assert heard == (GOLDENS / f"announcements-{game}.txt").read_text(encoding="utf-8")


def announced(page: Page, game: str, seed: int, who: tuple[str, ...], chosen: int, *, whole: bool) -> str:
    """What the live region says while a game, or its beginning, is played by keys in the text table.

    A refusal is asked for by keys on the way.
    """
    page.evaluate(RUN, PATIENT)
    page.wait_for_selector("html[data-patient]", state="attached")
    page.evaluate(LISTEN)
    PageDriver(page, 1).begin(*who, game=game, seed=seed, rendering="text")
    keys = Keys(page, chosen)
    keys.settled()
    # what was said while the game was set up, in as many parts as there was time for
    page.evaluate("heard.splice(0, heard.length, heard.join(' '))")
    keys.press("w")
    assert page.evaluate("document.activeElement.id") == "text-why"
    keys.press("Tab")
    keys.press("End")
    keys.press("Enter")
    page.locator(".refusal").wait_for()
    keys.press("Escape")
    if whole:
        keys.play()
        check_end(page, replayed(page))
    else:
        keys.go_on(BEGINNING)
    keys.settled()
    return "\n".join(page.evaluate("heard")) + "\n"


# Presses the same refused thing twice before anything is said.
TWICE = "() => [1, 2].forEach(() => document.querySelector('.board [data-why=B11]').click())"


def test_what_is_told_twice_in_a_moment_is_said_once_and_said_again_later(open_page: Opener) -> None:
    page = open_page("single")
    page.evaluate(LISTEN)
    PageDriver(page, 1).begin("human", "random", seed=3)
    keys = Keys(page, 1)
    keys.settled()
    page.evaluate("heard.length = 0")
    for times in (1, 2):
        page.evaluate(TWICE)
        keys.settled()
        heard = page.evaluate("heard")
        assert len(heard) == times
        assert [text.count("HZ-27") for text in heard] == [1] * times


@FULL
def test_renderings_are_switched_in_place(open_page: Opener) -> None:
    """By the button and by the key; the game stays, and the question has the focus."""
    page = open_page("site")
    PageDriver(page, 1).begin("human", "random", seed=16)
    record = page.evaluate("pygames.record()")
    choices = page.locator("[data-choice]")
    page.locator(".bar-more").focus()
    page.keyboard.press("Enter")
    page.locator("#tool-rendering").focus()
    page.keyboard.press("Enter")
    assert page.locator(".text-table").is_visible()
    assert page.evaluate("document.activeElement.id") == "prompt"
    match = replayed(page)
    assert choices.count() == len(match.asks.legal_actions)
    choices.last.focus()
    page.keyboard.press("t")
    assert page.locator(".board").is_visible()
    assert page.evaluate("document.activeElement.id") == "prompt"
    assert page.evaluate("pygames.record()") == record
    page.keyboard.press("t")
    page.reload()
    page.wait_for_selector("html[data-state=ready]", state="attached", timeout=60_000)
    assert page.locator("html").get_attribute("data-size") == "normal"


@FULL
def test_step_by_step(open_page: Opener) -> None:
    """Opponents wait for "Next", which has the focus as long as they act; C does the same."""
    page = open_page("site")
    PageDriver(page, 1).begin("random", "random", seed=16, pace="step")
    keys = Keys(page, 1)
    for key in ("Enter", "c", "Enter", "c", "Enter"):
        keys.settled()
        assert page.evaluate("document.activeElement.id") == "next"
        before = len(replayed(page).choices)
        keys.press(key)
        keys.settled()
        assert len(replayed(page).choices) > before
    before = page.evaluate("pygames.record()")
    assert keys.settled()["state"] == "ready"  # nothing is going to happen by itself
    assert page.evaluate("pygames.record()") == before


WIDE, NARROW = (1280, 800), (390, 844)
LOOKS = [
    pytest.param(WIDE, {"theme": "light", "size": "larger"}, marks=FULL),
    pytest.param(NARROW, {"theme": "dark", "size": "large"}, marks=FULL),
    pytest.param(WIDE, {"theme": "contrast"}, marks=FULL),
    pytest.param(NARROW, {"theme": "contrast", "size": "larger"}),
    pytest.param(NARROW, {"theme": "light", "forced": True}, marks=FULL),
]


@pytest.mark.parametrize(("viewport", "look"), LOOKS, indirect=["viewport"], ids=str)
def test_every_look_is_accessible(open_page: Opener, axe: Axe, look: dict[str, Any]) -> None:
    """Settings, both renderings, "why not?" in the text table; high contrast holds to AAA."""
    page = open_page("site")
    if look.get("forced"):
        page.emulate_media(forced_colors="active")
    preferences = {name: value for name, value in look.items() if name != "forced"}

    def check(what: str) -> None:
        assert faults(page, axe, contrast=look["theme"] == "contrast") == [], what

    prefer(page, **preferences)
    press_tool(page, "settings")
    check("settings")
    page.keyboard.press("Escape")
    driver = PageDriver(page, 3)
    driver.begin("human", "random", seed=16)
    Keys(page, 1).settled()
    check("table")
    page.keyboard.press("t")
    check("text table")
    page.keyboard.press("w")
    check("why not")
    page.locator("[data-why]").first.click()
    check("refusal")

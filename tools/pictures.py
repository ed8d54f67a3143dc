"""Takes the pictures of the documents anew, from the page in `dist/`: `python -m tools.pictures`.

For docs/page.md, at 1280 by 800, in English: the gallery, the first game of HEROZ, the combat of the first
game of Boss Quest, the end of a game of HEROZ. For the README: a table of HEROZ, and each game on a phone.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING

from playwright.sync_api import sync_playwright

import pygames
from e2e.browser import UNHURRIED, launch_arguments
from e2e.page_driver import OFFERED, learn, open_link, press_tool
from pygames.bots import decide, make
from pygames.engine.rng import Rng

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

ROOT = Path(__file__).resolve().parents[1]
PICTURES = ROOT / "docs" / "pictures"
SINGLE = (ROOT / "dist" / "pygames.html").as_uri()
SIZE = (1280, 800)
PHONE = (390, 844)
# of each table: how many seats, the seed, and after how many choices of the person it is shown
TABLES = {
    "heroz": (2, 11, 24),
    "boss-quest": (4, 4, 9),
    "immortal-king": (1, 3, 30),
    "hero-realms": (2, 6, 60),
    "hero-realms-lich": (3, 2, 40),
    "hero-realms-skirmish": (1, 5, 60),
}
READY = "html[data-state]:not([data-state=loading])"
SEED = 11  # of the game whose end is shown


def first_game(page: Page, game: str, scene: str = "") -> None:
    """Begin the first game of this game; go on in it by what is lit, until this scene is played."""
    learn(page, game)
    page.locator("#coach:focus").wait_for()
    lit = page.locator("[data-lit]:is([data-choice], [data-step]):visible")
    onward = page.locator("[data-do=coach-next]")
    while scene and page.evaluate(OFFERED)["scene"] != scene:
        (onward if onward.count() else lit.first).click()


def end(page: Page) -> None:
    """The person makes the last choice of a game that is won by it."""
    match, rng = pygames.new("heroz", seed=SEED), Rng(SEED)
    bots = [make("steady", "heroz") for _ in range(match.seats)]
    while match.decision is not None:
        match.play(decide(bots[match.decision.seat], match, rng))
    last = match.at_choice(len(match.choices) - 1)
    decision = last.decision
    assert decision is not None
    number = decision.legal_actions.index(match.choices[-1].action)
    who = ["human" if seat == decision.seat else "steady" for seat in range(match.seats)]
    open_link(page, last.record.link(last.game), *who)
    page.evaluate(OFFERED)
    page.locator(f"#app .board [data-choice='{number}']").click()
    while page.evaluate(OFFERED)["scene"]:
        page.locator("#seen").click()
    page.locator(".end").wait_for()


def table(page: Page, game: str) -> None:
    """A game between careful opponents, as the person at the first seat meets it."""
    seats, seed, after = TABLES[game]
    match, rng, chosen = pygames.new(game, seed=seed, seats=seats), Rng(seed), 0
    bots = [make("steady", game) for _ in range(seats)]
    while match.decision is not None and (chosen < after or match.decision.seat):
        chosen += match.decision.seat == 0
        match.play(decide(bots[match.decision.seat], match, rng))
    open_link(page, match.record.link(match.game), "human", *["steady"] * (seats - 1))
    page.evaluate(OFFERED)


def take(page: Page, path: Path) -> None:
    """The picture of what is in sight, from the top of the page."""
    page.mouse.move(2, 2)
    page.evaluate("scrollTo(0, 0)")
    page.screenshot(path=path, type="jpeg", quality=80)


def opened(browser: Browser, size: tuple[int, int]) -> Page:
    """The page in a window of this size, in English, with its own fonts."""
    width, height = size
    page = browser.new_page(
        viewport={"width": width, "height": height}, locale="en-GB", reduced_motion="reduce"
    )
    page.add_init_script(UNHURRIED)
    page.goto(SINGLE)
    page.wait_for_selector(READY, state="attached")
    page.evaluate("document.fonts.ready.then(() => 0)")
    return page


def main() -> int:
    """Take all the pictures anew."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(**launch_arguments())
        page = opened(browser, SIZE)
        take(page, PICTURES / "gallery-after.jpg")
        first_game(page, "heroz")
        take(page, PICTURES / "first-game-after.jpg")
        press_tool(page, "home")
        first_game(page, "boss-quest", scene="fight")
        take(page, PICTURES / "climax-after.jpg")
        page.locator("#seen").click()
        end(page)
        take(page, PICTURES / "end-after.jpg")
        table(page, "heroz")
        take(page, ROOT / "docs" / "heroz.jpg")
        page = opened(browser, PHONE)
        for game in TABLES:
            table(page, game)
            take(page, PICTURES / f"{game}-phone.jpg")
        browser.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())

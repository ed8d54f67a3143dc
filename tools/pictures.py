"""Takes the pictures of docs/page.md anew, from the page in `dist/`: `python -m tools.pictures`.

At 1280 by 800, in English: the gallery, the first game of HEROZ, the combat of the first game of Boss Quest,
the end of a game of HEROZ.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING

from playwright.sync_api import sync_playwright

import pygames
from e2e.browser import launch_arguments
from e2e.page_driver import OFFERED, learn, open_link, press_tool
from pygames.bots import decide, make
from pygames.engine.rng import Rng

if TYPE_CHECKING:
    from playwright.sync_api import Page

ROOT = Path(__file__).resolve().parents[1]
PICTURES = ROOT / "docs" / "pictures"
SINGLE = (ROOT / "dist" / "pygames.html").as_uri()
SIZE = (1280, 800)
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


def take(page: Page, name: str) -> None:
    """The picture of what is in sight, from the top of the page."""
    page.mouse.move(2, 2)
    page.evaluate("scrollTo(0, 0)")
    page.screenshot(path=PICTURES / f"{name}-after.jpg", type="jpeg", quality=80)


def main() -> int:
    """Take all the pictures anew."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(**launch_arguments())
        page = browser.new_page(
            viewport={"width": SIZE[0], "height": SIZE[1]}, locale="en-GB", reduced_motion="reduce"
        )
        page.goto(SINGLE)
        page.wait_for_selector(READY, state="attached")
        page.evaluate("document.fonts.ready.then(() => 0)")
        take(page, "gallery")
        first_game(page, "heroz")
        take(page, "first-game")
        press_tool(page, "home")
        first_game(page, "boss-quest", scene="fight")
        take(page, "climax")
        page.locator("#seen").click()
        end(page)
        take(page, "end")
        browser.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())

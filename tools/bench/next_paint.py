"""From a press to the next picture on a slow phone: what the Event Timing API of the browser tells.

The processor is slowed to a quarter, as in Lighthouse's mobile preset. A finger presses, once a second.
"""

from __future__ import annotations

from statistics import median, quantiles
from typing import TYPE_CHECKING, Any

import pygames
from e2e.page_driver import OFFERED, PLACE, PageDriver
from tools.bench.loading import load

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page, ViewportSize

PRESSES = 45
SLOWED = 4  # times
PHONE: ViewportSize = {"width": 412, "height": 823}
APART = 900  # milliseconds between two presses
SHORTEST = 16  # milliseconds; the browser tells of nothing shorter

WATCH = """least => {
    window.told = [];
    new PerformanceObserver(list => {
        for (const it of list.getEntries()) if (it.interactionId) told.push([it.interactionId, it.duration]);
    }).observe({ type: "event", durationThreshold: least });
}"""
# What asks whether it is meant was asked before: then the next press counts.
SURE = 'n => { const { dataset } = window.offered[n]; if ("risk" in dataset) dataset.sure = ""; }'


def next_paint(browser: Browser, address: str, game: str) -> dict[str, Any]:
    """Milliseconds from press to next picture in a game against opponents who answer at once.

    A press has several events (down, up, click); the longest counts. Presses that the browser tells
    nothing of were shorter than a frame, and count as that.
    """
    context = browser.new_context(viewport=PHONE, has_touch=True)
    page, _ = load(context, address)
    driver = PageDriver(page, 1)
    seats = min(pygames.load(game).seats, key=lambda it: abs(it - 2))
    driver.begin("human", *["random"] * (seats - 1), seed=1, game=game)
    page.evaluate(OFFERED)
    context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": SLOWED})
    page.evaluate(WATCH, SHORTEST)
    pressed = _press(page, driver)
    page.wait_for_timeout(APART)
    longest: dict[int, float] = {}
    for interaction, duration in page.evaluate("told"):
        longest[interaction] = max(duration, longest.get(interaction, 0))
    context.close()
    times = [*longest.values(), *[SHORTEST] * (pressed - len(longest))]
    return {"median": median(times), "p95": quantiles(times, n=20)[-1], "presses": pressed}


def _press(page: Page, driver: PageDriver) -> int:
    """Press what is highlighted, at random but repeatably; how often."""
    pressed = 0
    while pressed < PRESSES:
        now = page.evaluate(OFFERED)
        if now["scene"]:
            page.locator("#seen").click()
        elif now["state"] == "over":
            break
        else:
            number = driver.rng.below(now["count"])
            page.evaluate(SURE, number)
            page.wait_for_timeout(APART)
            place = page.evaluate(PLACE, number)
            assert isinstance(place, list), place
            page.touchscreen.tap(*place[:2])
            page.evaluate("window.pressed")
            pressed += 1
    return pressed

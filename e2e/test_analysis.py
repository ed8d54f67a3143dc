"""The review of a game in a browser: begun, followed, read, and played on from."""

import pytest

import pygames
from e2e.conftest import FULL, RUN, Axe, Opener
from e2e.page_driver import OFFERED, faults
from e2e.renderings import LISTEN
from e2e.until import until
from pygames.bots import decide, make
from pygames.engine.rng import Rng

GAME = "boss-quest"

# An eighth of the work: enough for a game that was played at random.
SMALL = """
import js
from pygames.bots.advice import guide_of
guide_of("boss-quest").playouts = 60
js.document.documentElement.dataset.small = ""
"""


def lost() -> str:
    """The link of a game that was played at random and lost."""
    match = pygames.new(GAME, seed=2, seats=2)
    bots, rng = [make(name, GAME) for name in ("random", "steady")], Rng(2)
    while match.decision is not None:
        match.play(decide(bots[match.decision.seat], match, rng))
    return match.record.link(match.game)


@pytest.mark.parametrize(
    ("viewport", "locale", "by_keys"),
    [
        ((1280, 800), "en-GB", True),
        pytest.param((390, 844), "fr-FR", False, marks=FULL),
    ],
    indirect=["viewport", "locale"],
)
def test_a_game_is_reviewed_and_played_on_from_what_cost_most(
    open_page: Opener, axe: Axe, by_keys: bool
) -> None:
    page = open_page("site")
    page.evaluate(RUN, SMALL)
    page.wait_for_selector("html[data-small]", state="attached")

    def press(what: str) -> None:
        if by_keys:
            page.locator(what).focus()
            page.keyboard.press("Enter")
        else:
            page.locator(what).click()

    link = lost()
    page.evaluate("link => { location.hash = link }", link)
    page.locator(".end").wait_for()
    page.evaluate(LISTEN)
    press("[data-do=analyse][data-arg='0']")
    page.locator("#analysis-progress").wait_for()
    assert page.evaluate("document.activeElement.id") == "analysis"
    page.locator(".analysis-curve").wait_for()
    said = page.locator(".analysis > p:not(.analysis-about)").first.inner_text()
    until(page, "said => heard.some((it) => it.includes(said))", arg=said)
    ways = page.locator("[data-do=what-if]")
    assert ways.count() > 0
    assert faults(page, axe) == []
    slider = page.locator("#analysis-at")
    if by_keys:
        slider.focus()
        page.keyboard.press("Home")
    else:
        slider.click(position={"x": 3, "y": 30})
    page.locator(".analysis-point").wait_for()
    assert slider.get_attribute("aria-valuetext") == page.locator(".analysis-point > p").inner_text()
    press(".analysis-slips [data-do=slip] >> nth=0")
    page.locator("#slip-better").wait_for()
    assert page.evaluate("document.activeElement.id") == "prompt"
    assert faults(page, axe) == []
    press("[data-do=look-away]")
    page.locator(".end").wait_for()
    step = int(ways.first.get_attribute("data-arg") or 0)
    press("[data-do=what-if] >> nth=0")
    page.evaluate(OFFERED)
    again = pygames.replay(page.evaluate("pygames.record()"))
    assert again.practice
    made = [choice.action for choice in pygames.replay(link).choices][: step - 1]
    assert [choice.action for choice in again.choices][: step - 1] == made

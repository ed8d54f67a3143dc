"""The deal of the day and what one has done, in a browser: begun, ended, copied, counted, read."""

import json

import pytest
from playwright.sync_api import Browser

from e2e.conftest import FULL, RUN, Axe, Opener
from e2e.page_driver import OFFERED, faults
from tests.web.driven import App
from tests.web.hands import press
from tools.law.measure import LAY, window
from web.bundle.styles import embedded_fonts

# The page is told that the deal of today is one of Boss Quest, which is soon over.
QUICK = """
import web.model.deals as deals, js
deals.Deal.game = property(lambda deal: "boss-quest")
js.document.documentElement.dataset.quick = ""
"""
STORED = {
    "pace": "instant",
    "results": {
        f"g{n}": {"game": "heroz", "outcome": it, "when": n, "levels": ["steady"], "names": ["Bruno"]}
        for n, it in enumerate(("won", "lost", "won", "won"))
    },
}
CHOOSE = """() => {
  const all = [...document.querySelectorAll("[data-choice], [data-mark=step]")];
  (all.find((it) => it.dataset.choice) ?? all[0])?.click();
}"""

# The tables that reach beyond what the edge of their part leaves them.
BEYOND = """async () => {
  await document.fonts.ready;
  return [...document.querySelectorAll(".done-table")].filter((it) => {
    const part = it.closest(".done-part"), { right } = part.getBoundingClientRect();
    return it.getBoundingClientRect().right > right - parseFloat(getComputedStyle(part).paddingRight);
  }).map((it) => it.caption.textContent);
}"""


def test_the_numbers_of_the_games_fit_into_a_phone(browser: Browser) -> None:
    """In French, which has the longer words."""
    app = App({"languages": "fr", "address": "https://tables.example/"})
    press(app, do="done")
    page = window(browser, (390, 844))
    page.add_style_tag(content=embedded_fonts())
    page.evaluate(LAY, app.html())
    assert page.evaluate(BEYOND) == []
    page.context.close()


@pytest.mark.parametrize(
    ("viewport", "locale"),
    [
        pytest.param((1280, 800), "en-GB", marks=FULL),
        pytest.param((390, 844), "fr-FR", marks=FULL),
    ],
    indirect=True,
)
def test_the_deal_is_played_to_its_end_and_counted(open_page: Opener, axe: Axe, locale: str) -> None:
    page = open_page("site")
    language = locale[:2]
    page.evaluate(
        "stored => localStorage.setItem('pygames.preferences', stored)",
        json.dumps({**STORED, "language": language}),
    )
    page.reload()
    page.locator("html[data-state=ready]").wait_for()
    page.evaluate(RUN, QUICK)
    page.wait_for_selector("html[data-quick]", state="attached")
    page.locator("[data-do=deal]").focus()
    page.keyboard.press("Enter")
    page.locator(".week").wait_for()
    assert page.evaluate("document.activeElement.id") == "heading"
    assert page.evaluate("location.hash") == "#deal"
    assert faults(page, axe) == []
    page.locator("[data-do=deal-begin]").press("Enter")
    for _ in range(400):
        page.evaluate(OFFERED)
        if page.locator(".end").count():
            break
        page.evaluate(CHOOSE)
    page.locator(".end [data-do=deal-copy]").wait_for()
    assert faults(page, axe) == []
    page.go_back()
    page.locator("[data-do=deal-begin]").wait_for()
    assert page.locator(".week [data-how=won], .week [data-how=lost]").count() == 1
    page.locator("[data-do=done]").click()
    page.locator(".done-table").first.wait_for()
    assert page.locator(".done-part").first.locator("tbody tr").count() >= 2
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert faults(page, axe) == []

"""The example of a rule in a browser: from a refusal, tried, and back to one's own game, by keys too."""

from e2e.conftest import Axe, Opener
from e2e.page_driver import faults, set_up
from e2e.until import until

RULE = "document.querySelector('#told .refusal-rule strong')?.textContent"
SHOWN = "document.querySelector('.example')?.dataset.ruleShown"
FOCUS = "document.activeElement.id"


def test_a_refusal_leads_to_its_example_and_back(open_page: Opener, axe: Axe) -> None:
    """The example is refused likewise; its log explains its numbers; one's own game is as it was."""
    page = open_page("site")
    set_up(page, "heroz")
    page.locator(".setup-options > summary").click()
    page.locator("#seed").fill("0")
    page.locator(".setup [type=submit]").click()
    page.locator(".board [data-why=B11]").click(force=True)
    until(page, "document.querySelector('#told')")
    rule = page.evaluate(RULE)
    own = page.evaluate("location.hash")

    page.locator("#told [data-do=example]").click()
    until(page, "document.querySelector('.example')")
    assert page.evaluate(SHOWN) == rule
    assert page.evaluate(FOCUS) == "example-title"
    assert faults(page, axe) == []
    page.locator("[data-do=try]").focus()
    page.keyboard.press("Enter")
    until(page, "document.querySelector('#told')")
    assert page.evaluate(RULE) == rule
    assert page.evaluate(FOCUS) == "told"

    page.locator("#told [data-do=rule]").click()
    page.locator("[data-do=example][data-arg=HZ-75]").click()
    until(page, "document.querySelector('.example')?.dataset.ruleShown === 'HZ-75'")
    page.locator("[data-do=try]").click()
    page.locator(".scene[data-over] #seen").click()  # the scene of the fight
    until(page, "document.querySelector('.log .why-number')")
    page.evaluate(
        "document.querySelector('.log .why-number').closest('.log-row')?.toggleAttribute('open', true)"
    )
    why = page.locator(".log .why-number").first
    why.locator("summary").focus()
    page.keyboard.press("Enter")
    assert why.locator("[data-rule]").first.is_visible()

    page.locator("[data-do=example-leave]").click()
    until(page, "!document.querySelector('.example')")
    assert page.evaluate("location.hash") == own

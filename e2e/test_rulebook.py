"""The rulebook in a browser: read, searched and walked through, in every width and theme."""

import pytest

from e2e.conftest import FULL, Axe, Opener
from e2e.page_driver import press_tool, set_up
from e2e.until import until

DRAWN = "[...document.querySelectorAll('.figure-picture')].map(it => it.getBoundingClientRect().width)"
OVERFLOW = "document.querySelector('dialog').scrollWidth - document.querySelector('dialog').clientWidth"
FOCUS = "document.activeElement.id"
UNDER_THE_HEAD = """document.activeElement.getBoundingClientRect().top
    < document.querySelector('.rulebook-head').getBoundingClientRect().bottom"""


@pytest.mark.parametrize(
    ("game", "viewport", "locale", "theme", "word"),
    [
        pytest.param("heroz", (1280, 800), "en-GB", "light", "DECK shuffled", marks=FULL),
        ("boss-quest", (390, 844), "fr-FR", "contrast", "coeur dernier"),
        pytest.param("immortal-king", (1280, 800), "fr-FR", "dark", "reussi relance", marks=FULL),
        pytest.param("immortal-king", (390, 844), "en-GB", "light", "potion courage", marks=FULL),
    ],
    indirect=["viewport", "locale"],
)
def test_the_rulebook_is_read_searched_and_walked_through(
    open_page: Opener, axe: Axe, game: str, theme: str, word: str
) -> None:
    page = open_page("site")
    press_tool(page, "settings")
    page.locator(f"input[name=theme][value={theme}]").check()
    page.keyboard.press("Escape")
    set_up(page, game)
    page.locator(".setup [type=submit]").click()
    page.locator(".bar [data-do=rulebook]").click()
    dialog = page.locator("dialog.rulebook")
    until(page, f"{FOCUS} === 'dialog-title'")
    assert page.evaluate(OVERFLOW) <= 0
    assert all(width > 40 for width in page.evaluate(DRAWN)), "a drawing is as wide as what is drawn"
    assert axe(page, contrast=theme == "contrast") == []

    field = page.locator("#rule-search")
    place = field.bounding_box()
    field.fill("xyzzy")
    assert page.locator(".rulebook .rule").count() == 0
    assert field.bounding_box() == place, "where one types stays in its place, however little is found"
    field.fill(word[:-4])
    field.press_sequentially(word[-4:])
    assert field.input_value() == word
    assert page.evaluate(FOCUS) == "rule-search", "the focus stays where one types"
    assert page.locator("#rule-hits").inner_text() != ""
    assert page.evaluate(OVERFLOW) <= 0
    assert axe(page, contrast=theme == "contrast") == []
    field.fill("")
    assert page.locator("#rule-hits").inner_text() == ""

    if page.viewport_size and page.viewport_size["width"] < 600:
        page.locator(".rulebook-menu").click()
    page.locator("[data-do=rule-section][data-arg='5']").click()
    assert page.evaluate(FOCUS) == "section-5"
    until(page, f"!({UNDER_THE_HEAD})")
    assert page.locator("#rule-contents:popover-open").count() == 0

    field.fill(word)
    field.fill("")
    ruling = page.locator("details.rulings .rule-chip").first
    ruling.evaluate("chip => { chip.closest('details').open = true }")
    number = ruling.get_attribute("data-rule")
    ruling.click()
    assert page.evaluate(FOCUS) == f"rule-{number}"
    until(page, f"!({UNDER_THE_HEAD})")
    assert dialog.locator(".rule--here").count() == 1
    page.keyboard.press("Escape")
    assert dialog.count() == 0

"""The Skirmish with the cards on a real table: the page asks what was turned up, and plays the boss."""

import pytest

from e2e.conftest import FULL, Axe, Opener
from e2e.page_driver import OFFERED, PageDriver, check_end, faults, replayed
from e2e.profiles import NARROW, WIDE


@pytest.mark.parametrize(
    ("locale", "viewport"),
    [pytest.param("en-GB", WIDE, marks=FULL), pytest.param("fr-FR", NARROW, marks=FULL)],
    indirect=True,
    ids=str,
)
def test_a_complete_game_with_paper_cards(open_page: Opener, axe: Axe) -> None:
    page = open_page("site")
    driver = PageDriver(page, 3)
    options = {"boss": 2, "cards": 1, "reinforcements": 1}
    driver.begin("human", seed=3, game="hero-realms-skirmish", options=options)
    page.locator("#turned").wait_for()
    assert faults(page, axe) == []
    while page.evaluate(OFFERED)["prompt"] != "report":
        driver.press(0)
    for opener, answer in (("amounts-attack", "attack-9"), ("amounts-lose", "lose-2")):
        page.locator(f"#open-{opener}").click()
        page.locator(f"#{answer}").click()
        page.locator(f"#{opener}").wait_for(state="hidden")
    page.locator("#open-own-cards").click()
    assert faults(page, axe) == []
    page.locator("#scrap-ruby").click()
    driver.play()
    match = replayed(page)
    check_end(page, match)
    assert {"attack 9", "lose 2", "scrap ruby"} <= {choice.action.text for choice in match.choices}

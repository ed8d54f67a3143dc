"""The page around a game of Boss Quest: values of one's own."""

import pytest

from e2e.conftest import FULL, Axe, Opener
from e2e.page_driver import faults, replayed, set_up
from e2e.profiles import NARROW, WIDE


@pytest.mark.parametrize(
    ("locale", "viewport", "said"),
    [
        pytest.param(
            "en-GB", WIDE, ("unknown field: dragon", "potions: three", "reaper: a whole"), marks=FULL
        ),
        ("fr-FR", NARROW, ("champ inconnu : dragon", "potions : trois", "reaper : un nombre")),
    ],
    indirect=["locale", "viewport"],
    ids=str,
)
def test_bad_values_are_listed(open_page: Opener, axe: Axe, said: tuple[str, ...]) -> None:
    """All that is wrong at once, beside the field; the form keeps what it has; mended, the values count."""
    page = open_page("site")
    set_up(page, "boss-quest")
    page.locator("input[name=seats][value='3']").check()
    page.locator(".setup-name summary").last.click()
    page.locator("#name2").fill("Zoé")
    page.locator("#name2").blur()
    page.locator(".setup-options > summary").click()
    page.locator("#option-reaper").check()
    field = page.locator("#option-values")
    bad = '{"dragon": 1, "potions": [0], "reaper": 100}'
    field.fill(bad)
    page.locator(".setup [type=submit]").click()
    listed = page.locator("#option-values-faults li")
    listed.first.wait_for()
    for text, part in zip(listed.all_inner_texts(), said, strict=True):
        assert part in " ".join(text.split())
    assert page.evaluate("document.activeElement.id") == "option-values"
    assert field.get_attribute("aria-invalid") == "true"
    assert field.input_value() == bad
    assert page.locator("input[name=seats][value='3']").is_checked()
    assert page.locator("#name2").input_value() == "Zoé"
    assert page.locator("#option-reaper").is_checked()
    assert faults(page, axe) == []
    field.fill('{"reaper": 99}')
    page.locator(".setup [type=submit]").click()
    page.locator(".board").wait_for()
    match = replayed(page)
    assert match.seats == 3
    assert match.options["values"] == '{"reaper": 99}'

"""A hint in a browser: by the pointer, by the key, with a screen reader's words, on both sizes."""

import re

import pytest

from e2e.conftest import FULL, Axe, Opener
from e2e.page_driver import OFFERED, PageDriver, faults, play
from e2e.profiles import NARROW
from e2e.renderings import LISTEN
from e2e.until import until

KNOWN = "() => document.querySelector('.hint-said')?.getAttribute('aria-busy') === null"
# Whether the middle of something that the hint points at is in the window, and nothing lies over it.
LIT_IN_SIGHT = """() => [...document.querySelectorAll("#app .frame [data-lit]")].some((it) => {
  const { left, right, top, bottom } = it.getBoundingClientRect();
  return it.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
})"""


@pytest.mark.parametrize(
    ("viewport", "locale", "by_key"),
    [
        ((1280, 800), "en-GB", False),
        pytest.param((1280, 800), "fr-FR", True, marks=FULL),
        pytest.param((390, 844), "fr-FR", False, marks=FULL),
    ],
    indirect=["viewport", "locale"],
)
def test_a_hint_tells_more_at_every_press_and_points_at_the_thing(
    open_page: Opener, axe: Axe, by_key: bool
) -> None:
    page = open_page("site")
    driver = PageDriver(page, 3)
    driver.begin("human", "steady", seed=5, game="boss-quest")
    driver.go_on(1)
    page.evaluate(LISTEN)
    for level in (1, 2, 3):
        if by_key:
            page.locator("#prompt").focus()
            page.keyboard.press("h")
        elif level == 1:
            page.locator(".bar [data-do=hint]").click()
        else:
            page.locator(".hint [data-do=hint]").click()
        until(page, "level => document.querySelector('.hint')?.dataset.hint === level", arg=str(level))
        until(page, KNOWN)
        words = page.locator(".hint-said").inner_text().splitlines()
        until(page, "text => document.body.textContent.includes(text)", arg=words[0])
        until(page, "said => heard.some((it) => it.includes(said))", arg=words[0])
        assert len([line for line in words if line]) >= (1, 2, 3)[level - 1]
        assert page.evaluate(LIT_IN_SIGHT)
    assert re.search(r"\d", page.locator(".hint-said").inner_text())
    assert faults(page, axe) == []
    page.keyboard.press("Escape")
    page.locator(".hint").wait_for(state="detached")
    page.evaluate(OFFERED)


# What the hint points at and is not to be seen.
LIT_HIDDEN = """() => [...document.querySelectorAll("#app .board [data-lit]")].filter((it) => {
  const { left, right, top, bottom } = it.getBoundingClientRect();
  const over = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
  return it.checkVisibility() && !it.contains(over);
}).map((it) => it.id)"""

# Whether the button that closes the hint is in sight, however much the hint has to tell.
CLOSABLE = """() => {
  const it = document.querySelector("#app .hint [data-do=hint-close]");
  const { left, right, top, bottom } = it.getBoundingClientRect();
  return [top + 4, bottom - 4].every((y) => it.contains(document.elementFromPoint((left + right) / 2, y)));
}"""

# Something that is refused when it is pressed, in sight: where it is.
REFUSED = """() => {
  for (const it of document.querySelectorAll("#app .board [data-why]")) {
    const { left, right, top, bottom } = it.getBoundingClientRect();
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    if (it.contains(document.elementFromPoint(x, y))) return [x, y];
  }
}"""

# Whether what is told lies over this place, and over how many choices and things that the hint points at.
COVERS = """([x, y]) => {
  const told = document.querySelector("#app .refusal").getBoundingClientRect();
  const over = (x, y) => x > told.left && x < told.right && y > told.top && y < told.bottom;
  const things = [...document.querySelectorAll("#app .board :is([data-lit], [data-choice])")];
  const lit = things.map((it) => it.getBoundingClientRect());
  return [over(x, y), lit.filter((it) => over(it.left + it.width / 2, it.top + it.height / 2)).length];
}"""


@pytest.mark.parametrize("viewport", [NARROW], indirect=True, ids=str)
@pytest.mark.parametrize(
    "game",
    [
        "hero-realms-skirmish",
        *(pytest.param(it, marks=FULL) for it in ("heroz", "boss-quest", "immortal-king")),
    ],
)
def test_on_a_phone_neither_a_hint_nor_what_is_told_covers_what_the_hint_points_at(
    open_page: Opener, game: str
) -> None:
    page = open_page("single")
    play(page, game)
    page.evaluate(OFFERED)
    page.locator(".bar [data-do=hint]").click()
    until(page, KNOWN)
    page.locator(".hint [data-do=hint]").click()
    until(page, "document.querySelector('.hint')?.dataset.hint === '2'")
    assert page.locator("#app .board [data-lit]").count() > 0
    assert page.evaluate(LIT_HIDDEN) == []
    if game != "immortal-king":  # nothing is tried out for the party, so there are no figures
        page.locator(".hint [data-do=hint]").click()
        until(page, "document.querySelector('.hint')?.dataset.hint === '3'")
    assert page.evaluate(LIT_HIDDEN) == []
    assert page.evaluate(CLOSABLE)
    place = page.evaluate(REFUSED)
    if game == "immortal-king":
        assert place is None  # where a party is made everything in sight can be chosen
        return
    assert place is not None
    page.touchscreen.tap(*place)
    page.locator("#app .refusal").wait_for()
    over, choices = page.evaluate(COVERS, place)
    assert not over
    assert choices == 0 or game != "boss-quest"  # the others may leave it no such room


@pytest.mark.parametrize("viewport", [NARROW], indirect=True, ids=str)
@pytest.mark.parametrize("locale", [pytest.param("en-GB", marks=FULL), "fr-FR"], indirect=True)
def test_on_a_phone_what_is_told_of_the_fire_gems_covers_no_behaviour(open_page: Opener) -> None:
    """The behaviours begin right below the pile that is asked about."""
    page = open_page("single")
    PageDriver(page, 3).begin("human", seed=3, game="hero-realms-skirmish")
    page.evaluate(OFFERED)
    page.locator("#gem").tap(force=True)
    page.locator("#app .refusal").wait_for()
    told, first = (page.locator(it).first.bounding_box() for it in ("#app .refusal", ".board [data-choice]"))
    assert told
    assert first
    edge = 8  # so much of a thing may be covered: told.js
    assert told["y"] + told["height"] <= first["y"] + edge

"""Every kind of decision of every game: accessible, in reach, and on a phone all of it in sight."""

import pytest
from playwright.sync_api import Page

import pygames
from e2e.conftest import FULL, Axe, Opener
from e2e.page_driver import HIGH, OFFERED, UNSEEN, PageDriver, faults, open_link, press_tool
from e2e.profiles import NARROW, PROFILES, WIDE, Profile

# Letters under 12 px; of none at all another sign is shown.
SMALL = """() => [...document.querySelectorAll("body *")].filter(it =>
  [...it.childNodes].some(node => node.nodeType === Node.TEXT_NODE && node.data.trim())
  && it.checkVisibility({ visibilityProperty: true }) && it.getBoundingClientRect().width > 1
  && 0 < parseFloat(getComputedStyle(it).fontSize) && parseFloat(getComputedStyle(it).fontSize) < 12)
  .map(it => `${it.className}: ${it.textContent}`)"""
SHOWN = """[...document.querySelectorAll("#app :is([data-choice], [data-step])")]
  .filter(it => it.checkVisibility()).map(it => it.dataset.step ?? Number(it.dataset.choice))"""
STEPS = "document.querySelectorAll('#app [data-step]:not([data-mark=picked], [data-mark=other])').length"


def asked(page: Page) -> str:
    """Waits for the question, and holds what can be pressed to being seen; returns which question it is."""
    now = page.evaluate(OFFERED)
    assert now["count"]
    assert page.evaluate(UNSEEN) == [], now["prompt"]
    assert page.evaluate(HIGH) <= 0.6, now["prompt"]
    assert page.evaluate(SMALL) == [], now["prompt"]
    prompt: str = now["prompt"]
    return prompt


# the game, the window, the theme and the size of letters
LOOKS = [
    pytest.param(
        profile,
        NARROW,
        "dark",
        "normal",
        marks=() if profile.everyday else FULL,
        id=f"{profile.game}-390",
    )
    for profile in PROFILES
]
LOOKS += [
    pytest.param(profile, *look, marks=FULL, id=f"{profile.game}-{name}")
    for profile in PROFILES
    for name, look in (("390-larger", (NARROW, "dark", "larger")), ("1280", (WIDE, "light", "normal")))
]
LOOKS += [pytest.param(PROFILES[0], (320, 640), "dark", "normal", marks=FULL, id=f"{PROFILES[0].game}-320")]


@pytest.mark.parametrize(("profile", "viewport", "theme", "size"), LOOKS, indirect=["viewport"])
def test_every_kind_of_decision(
    open_page: Opener, axe: Axe, profile: Profile, theme: str, size: str, pytestconfig: pytest.Config
) -> None:
    """Is accessible, fits, and every choice of it can be reached by pressing.

    Without `--full` every other kind of decision of each game is opened, and axe looks at every third of
    these only, also after the first thing was pointed at.

    On a phone all that can be pressed is in sight, also after the first thing was pointed at, and the bar
    with the tools is at the upper edge. The question leaves room for the table.
    """
    page = open_page("site")
    press_tool(page, "settings")
    for name, value in (("theme", theme), ("size", size), ("pace", "instant")):
        page.locator(f"input[name={name}][value={value}]").check()
    page.keyboard.press("Escape")
    width, height = page.evaluate("[innerWidth, innerHeight]")
    phone = (width, height) == NARROW
    everything = pytestconfig.getoption("--full")
    links = list(profile.links().items())
    for number, (decision, link) in enumerate(links if everything else links[::2]):
        look = everything or number % 3 == 0
        match = pygames.replay(link)
        who = ["random"] * match.seats
        who[match.asks.seat] = "human"
        open_link(page, link, *who)
        page.locator(f".prompt-bar[data-prompt={decision}]").wait_for()
        legal = match.asks.legal_actions
        shown = page.evaluate(SHOWN)
        for place, action in enumerate(legal):
            assert place in shown or (action.words and action.words[0] in shown), action
        firsts = {order[0] for action in legal for order in action.orders if order}
        assert {it for it in shown if isinstance(it, str)} <= firsts
        assert page.evaluate(SMALL) == [], decision
        if phone:
            assert asked(page) == decision
            bar = page.locator(".bar").bounding_box()
            assert bar is not None
            assert 0 <= bar["y"] <= 8
            if page.evaluate(STEPS):
                point(page)
                asked(page)
                if look:
                    assert faults(page, axe) == [], f"{decision} picked"
                page.keyboard.press("Escape")
                page.locator(".prompt-picked").wait_for(state="detached")
        if look:
            assert faults(page, axe) == [], decision


def point(page: Page) -> None:
    """Press a thing that is a step of an action."""
    step: int = page.evaluate("window.offered.findIndex(it => it.dataset.step && it.closest('.board'))")
    if step >= 0:
        page.evaluate("n => window.offered[n].click()", step)


# Of what can be pressed, what is in sight: where to press it, in the order of the page.
IN_SIGHT = """() => window.offered.map((it, n) => [n, it.getBoundingClientRect(), it])
  .filter(([, box, it]) => it.contains(
    document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2)))
  .map(([n, box]) => [(box.left + box.right) / 2, (box.top + box.bottom) / 2])"""


@FULL
@pytest.mark.parametrize("viewport", [NARROW], indirect=True, ids=str)
@pytest.mark.parametrize("locale", ["en-GB", "fr-FR"], indirect=True)
@pytest.mark.parametrize("profile", PROFILES, ids=lambda profile: profile.game)
def test_on_a_phone_all_answers_of_a_game_are_in_sight(open_page: Opener, profile: Profile) -> None:
    """A game is played at random by what is in sight alone; at each question all answers are."""
    page = open_page("single")
    driver = PageDriver(page, 3)
    driver.begin(*profile.company, seed=3, game=profile.game, options=profile.company_options)
    questions: dict[str, int] = {}
    while sum(questions.values()) < 80:
        now = page.evaluate(OFFERED)
        if now["scene"]:
            page.locator("#seen").click()
        elif now["parting"]:
            page.locator("#pass-device").click()
        elif now["curtain"]:
            page.locator("[data-do=lift]").click()
        elif now["state"] == "over":
            break
        else:
            assert page.evaluate(UNSEEN) == [], now["prompt"]
            assert page.evaluate(HIGH) <= 0.6, now["prompt"]
            questions[now["prompt"]] = questions.get(now["prompt"], 0) + 1
            places = page.evaluate(IN_SIGHT)
            page.mouse.click(*places[driver.rng.below(len(places))])
    assert sum(questions.values()) > 10

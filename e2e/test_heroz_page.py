"""The page around a game of HEROZ: every kind of question, refusals, links, languages, no storage."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page

import pygames
from e2e.conftest import FULL, SITE, Axe, Opener, state
from e2e.page_driver import PageDriver, faults, open_link, play, press_tool, set_up
from e2e.until import until
from pygames.engine.match import Match
from pygames.engine.rng import Rng
from tests.kit.play import Player

ROW = 20  # pixels: a line of letters, and the edges of a place


def finished() -> str:
    """The link of a game that is over."""
    match = pygames.new("heroz", seed=3)
    player = Player(Rng(3))
    while match.decision is not None:
        match.play(player.choose(match.decision.legal_actions))
    return match.record.link(match.game)


def start(page: Page, *who: str, seed: int = 7) -> None:
    """A new game, until a person is asked: an opponent who begins has chosen by then."""
    PageDriver(page, 1).begin(*(who or ("human", "random")), seed=seed)
    page.locator(".board, .curtain").first.wait_for()
    until(page, "!('busy' in document.documentElement.dataset)")


@FULL
@pytest.mark.parametrize(
    ("viewport", "theme"),
    [
        ((1280, 800), "dark"),
        ((390, 844), "light"),
        ((320, 640), "dark"),
    ],
    indirect=["viewport"],
)
def test_the_screens_around_a_game(open_page: Opener, axe: Axe, theme: str) -> None:
    """Settings, set-up, the curtain between two people, the end and the gallery are accessible and fit."""
    page = open_page("site")
    press_tool(page, "settings")
    page.locator(f"input[name=theme][value={theme}]").check()
    assert faults(page, axe) == []
    page.keyboard.press("Escape")
    set_up(page, "heroz")
    assert faults(page, axe) == [], "set-up, folded"
    for folded in page.locator(".setup summary").all():
        folded.click()
    assert faults(page, axe) == [], "set-up"
    open_link(page, pygames.new("heroz", seed=7).record.link(pygames.load("heroz")))
    page.locator("[data-do=lift]").wait_for()
    assert faults(page, axe) == [], "curtain"
    page.evaluate("link => { location.hash = link }", finished())
    page.locator(".end").wait_for()
    assert faults(page, axe) == [], "end"
    press_tool(page, "home")
    assert faults(page, axe) == [], "gallery"


def attacking(page: Page) -> None:
    """Open a game in which the attacker is asked for a special card, and has one."""
    match, player = pygames.new("heroz", seed=3), Player(Rng(3))
    while not (_in_an_attack(match) and len(match.asks.legal_actions) > 1):
        match.play(player.choose(match.asks.legal_actions))
    who = ["steady", "steady"]
    who[match.asks.seat] = "human"
    open_link(page, match.record.link(match.game), *who)


def _in_an_attack(match: Match) -> bool:
    asks, view = match.asks, match.view(None)
    return asks.id == "specials" and asks.seat == view["active"] and view["fight"] is not None


def test_refusal_and_rulebook(open_page: Opener, axe: Axe) -> None:
    """What is not allowed says why, with the rule; the rule can be read; the focus comes back."""
    page = open_page("site")
    start(page)
    before = page.evaluate("pygames.record()")
    refused = page.locator(".board .place[data-why]:visible").first
    refused.click(force=True)
    box = page.locator(".refusal")
    assert re.search(r"HZ-\d+", box.locator(".refusal-rule").inner_text())
    assert box.locator(".refusal-text").inner_text()
    assert faults(page, axe) == []
    assert page.evaluate("pygames.record()") == before
    rule = box.locator("[data-do=rule]")
    number = rule.get_attribute("data-arg")
    rule.click()
    dialog = page.locator("dialog.rulebook")
    assert dialog.is_visible()
    assert page.evaluate("document.activeElement.id") == f"rule-{number}"
    assert faults(page, axe) == []
    page.keyboard.press("Escape")
    assert dialog.count() == 0
    assert page.evaluate("document.activeElement.dataset.do") == "rule"
    until(page, "document.querySelector('#live').textContent !== ''")

    press_tool(page, "keys")
    assert faults(page, axe) == []
    page.locator("dialog [data-do=close]").click()
    page.locator(".log-turn .rule-chip").first.click()
    assert dialog.is_visible()
    page.keyboard.press("Escape")
    page.locator(".bar [data-do=why]").click()
    page.locator(".board [data-step]:visible").first.click()
    page.locator(".refusal--allowed").wait_for()
    assert faults(page, axe) == []
    assert page.evaluate("pygames.record()") == before


@FULL  # tests/web/test_app.py holds it without a browser, test_keeping.py in one for files
def test_bad_links_keep_the_game(open_page: Opener, axe: Axe) -> None:
    """In the address at the start, in the address later, and pasted."""
    page = open_page("site", query="#heroz.3.AgcAU2Gx58k1MAtoz_QTgCEk")
    assert "damaged" in page.locator(".notice").inner_text()
    assert state(page) == "ready"
    assert faults(page, axe) == []
    start(page)
    record = page.evaluate("pygames.record()")
    for bad in ("heroz.3.AAAA", "chess.1.AAAA", "nonsense", "heroz.7.AAAA"):
        page.evaluate("bad => { location.hash = bad }", bad)
        page.locator(".notice").wait_for()
        assert "unchanged" in page.locator(".notice").inner_text()
        assert page.locator(".board").is_visible()
        assert page.evaluate("pygames.record()") == record
        assert page.evaluate("location.hash") == f"#{record}"
        page.locator(".notice [data-do=dismiss]").click()
    press_tool(page, "home")
    page.locator("#pasted").fill("{ not a record")
    page.locator("[data-form=open] [type=submit]").click()
    assert "not valid JSON" in page.locator(".notice").inner_text()
    assert page.locator("#pasted").input_value() == "{ not a record"
    page.locator(".kept [data-do=continue]").click()
    page.locator(".board").wait_for()
    assert page.evaluate("pygames.record()") == record
    assert "Traceback" not in page.content()


@pytest.mark.parametrize("kind", ["site", pytest.param("single", marks=FULL)])
def test_the_link_is_the_game(open_page: Opener, kind: str) -> None:
    """Copied from one page, it opens the same position in another, by address and by pasting."""
    page = open_page(kind)
    start(page, "human", "human")
    page.locator("[data-do=lift]").click()
    page.locator(".board [data-step]:visible").first.click()
    page.locator(".board [data-choice]:visible").first.click()
    press_tool(page, "copy")
    page.locator("#link").wait_for()
    address = page.locator("#link").input_value()
    record = page.evaluate("pygames.record()")
    assert page.url == f"{page.url.partition('#')[0]}#{record}"
    assert address == f"{page.url}~human-human"  # the link says who sat where
    if kind == "site":
        page.reload()
    else:
        page.goto("about:blank")
        page.goto(address)
    page.locator(".curtain").wait_for(timeout=60_000)  # it is kept: nobody has to say again who plays
    assert page.evaluate("pygames.record()") == record
    press_tool(page, "home")
    page.locator("#pasted").fill(address)
    page.locator("[data-form=open] [type=submit]").click()
    page.locator("[data-do=lift]").click()
    page.locator(".board").wait_for()
    assert pygames.replay(page.evaluate("pygames.record()").split("#")[-1]).choices
    assert page.evaluate("pygames.record()").startswith("heroz.3.")


@FULL  # tests/web/test_app.py holds it without a browser
def test_languages_in_place(open_page: Opener) -> None:
    """Nothing is lost: not a pick, not the game; and the choice of language stays."""
    page = open_page("site")
    start(page)
    page.locator(".board [data-step]:visible").first.click()
    record = page.evaluate("pygames.record()")
    press_tool(page, "language")
    assert page.locator("html").get_attribute("lang") == "fr"
    assert page.locator(".prompt-picked").is_visible()
    assert "Changer" in page.locator(".prompt-picked").inner_text()
    assert page.evaluate("pygames.record()") == record
    assert (
        "Libre" in page.locator("#unofficial").inner_text()
        or "libre" in page.locator("#unofficial").inner_text()
    )
    page.goto(SITE)
    page.wait_for_selector("html[data-state=ready]", state="attached", timeout=60_000)
    assert page.locator("html").get_attribute("lang") == "fr"
    assert page.locator("h1").inner_text() == "Choisissez un jeu"


@FULL
def test_without_storage(open_page: Opener, page: Page) -> None:
    """Where the browser refuses storage the page plays all the same, and says so."""
    refuse = """
      for (const name of ["localStorage", "sessionStorage"]) {
        Object.defineProperty(window, name, { get() { throw new DOMException("denied", "SecurityError"); } });
      }"""
    page.context.add_init_script(refuse)
    game = open_page("site")
    press_tool(game, "settings")
    assert "stores nothing" in game.locator("dialog").inner_text()
    game.locator("input[name=language][value=fr]").check()
    game.keyboard.press("Escape")
    assert game.locator("h1").inner_text() == "Choisissez un jeu"
    play(game, "heroz")
    assert game.locator(".board").is_visible()


@pytest.mark.parametrize(("viewport", "locale"), [((390, 844), "fr-FR")], indirect=True)
def test_what_passing_may_last_for_is_unfolded_in_view_and_folded_by_any_press_outside(
    open_page: Opener,
) -> None:
    """Its own button folds it, and Escape; a press elsewhere does nothing else; no hint is seen under it."""
    page = open_page("site")
    attacking(page)
    press_tool(page, "hint")
    page.locator(".hint-actions [data-do=hint]").wait_for()
    summary, unfolded = page.locator(".prompt-longer > summary"), page.locator(".prompt-waits")
    before = page.evaluate("pygames.record()")
    folds: list[Callable[[], None]] = [
        summary.tap,
        lambda: page.keyboard.press("Escape"),
        lambda: page.touchscreen.tap(195, 330),
    ]
    for fold in folds:
        summary.tap()
        unfolded.wait_for()
        left, right = unfolded.evaluate(
            "(it) => [it.getBoundingClientRect().left, it.getBoundingClientRect().right]"
        )
        assert left >= 0
        assert right <= 390
        assert not page.locator(".hint").is_visible()
        fold()
        unfolded.wait_for(state="hidden")
        assert page.locator(".hint").is_visible()
    assert not page.locator(".refusal").count()
    assert page.evaluate("pygames.record()") == before


# How low the lowest row of troops is, and whether a button of the hint lies over its words.
LAID = """() => {
  const of = (it) => it.getBoundingClientRect();
  const said = of(document.querySelector(".hint-said"));
  const over = [...document.querySelectorAll(".hint button")].filter((it) =>
    of(it).top < said.bottom - 1 && of(it).bottom > said.top + 1 && of(it).left < said.right - 1);
  return [Math.min(...[...document.querySelectorAll(".place")].map((it) => of(it).height)), over.length];
}"""


@pytest.mark.parametrize(("viewport", "locale"), [((390, 844), "fr-FR")], indirect=True)
def test_beside_a_hint_all_rows_of_troops_keep_their_height_and_its_words_lie_open(open_page: Opener) -> None:
    """What the hint says may be scrolled, below its buttons it is not; a row shows its number as a whole."""
    page = open_page("site")
    attacking(page)
    press_tool(page, "hint")
    for level in "123":
        until(page, "level => document.querySelector('.hint')?.dataset.hint === level", arg=level)
        until(page, "document.querySelector('.hint-said').getAttribute('aria-busy') === null")
        lowest, over = page.evaluate(LAID)
        assert lowest >= ROW
        assert not over
        more = page.locator(".hint [data-do=hint]")
        if more.count():
            more.click()

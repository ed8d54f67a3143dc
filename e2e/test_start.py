"""Both deliverables start, from wherever they are, and ask nobody else for anything."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Route

import pygames
from e2e.conftest import DIST, FONTS, FULL, HOST, SINGLE, SITE, Axe, Opener, state, stay_in, wait_ready, watch
from e2e.page_driver import play, press_tool
from e2e.until import until
from pygames.engine.text import LANGUAGES
from pygames.school.lesson import lessons, said
from web.model.saves import Save
from web.model.sight import Player

# the page's own fonts that are used, apart from what stands for them until then
WORN = """[...document.fonts].map(it => it.family.replaceAll('"', ""))
    .filter(it => !it.startsWith("for ")).sort()"""


@pytest.mark.parametrize("kind", [pytest.param("site", marks=FULL), "single"])
def test_it_starts(open_page: Opener, axe: Axe, kind: str) -> None:
    """Python takes over, the progress is gone, and nothing stands in anybody's way.

    The page as written does without its fonts; later they are there.
    """
    file = DIST / {"site": "index.html", "single": "pygames.html"}[kind]
    assert file.read_bytes().count(b'<style id="fonts" media="not all">') == 1
    page = open_page(kind)
    assert page.locator("#loading").is_hidden()
    assert page.locator("#app").inner_text().strip()
    assert axe(page) == []
    play(page, "heroz")
    until(page, "[...document.fonts].every(it => it.status === 'loaded') && document.fonts.size > 1")


@pytest.mark.parametrize("locale", ["fr-FR"], indirect=True)
@pytest.mark.parametrize("kind", ["site", pytest.param("single", marks=FULL)])
def test_it_starts_in_any_folder_in_the_browser_s_language(open_page: Opener, kind: str) -> None:
    """The page says what it does in French before Python runs, and Python goes on in French.

    The site works wherever it is put: no address in it is absolute.
    """
    page = open_page(kind, base=HOST.address, ready=False)
    page.get_by_role("heading", name="Choisissez un jeu").wait_for()
    page.locator("#progress-text").filter(has_text=re.compile("Chargement|Démarrage")).wait_for(
        state="attached"
    )
    wait_ready(page)
    assert page.title() == "Jeux de société · Choisissez un jeu"
    assert page.get_by_role("heading", name="Choisissez un jeu").is_visible()


@FULL  # many tests open one
@pytest.mark.parametrize("kind", ["site", "single"])
def test_a_link_opens(open_page: Opener, kind: str) -> None:
    """The picture makes room for the game."""
    page = open_page(kind, query=f"#{link('heroz')}@0")
    assert page.locator(".look-bar").is_visible()
    assert page.locator(".frame--picture").count() == 0


@FULL
@pytest.mark.parametrize(
    ("kind", "times"),
    [("text/html", 1), ("text/html; charset=utf-8", 2), ("text/html; charset=koi8-r", 2)],
)
def test_a_host_of_the_single_file_may_name_any_charset(
    context: BrowserContext, problems: list[str], monkeypatch: pytest.MonkeyPatch, kind: str, times: int
) -> None:
    """The file reads itself once more when it was read in another than its own."""
    watch(context, problems)
    stay_in(context, problems, SITE)
    monkeypatch.setitem(HOST.types, ".html", kind)
    asked: list[str] = []
    context.on("request", lambda request: asked.append(request.url))
    page = context.new_page()
    page.goto(f"{SITE}pygames.html#{link('heroz')}@0")
    wait_ready(page)
    page.locator(".look-bar").wait_for()
    assert "games’ authors" in page.locator("#unofficial").inner_text()
    assert sum(url.startswith(SITE) for url in asked) == times, asked


@pytest.mark.parametrize("kind", ["site", "single"])
def test_readable_without_javascript(browser: Browser, problems: list[str], kind: str) -> None:
    """Before any script, the page says what it is, and that playing needs JavaScript."""
    context = browser.new_context(java_script_enabled=False)
    page = context.new_page()
    page.goto(SITE if kind == "site" else SINGLE)
    assert page.get_by_role("heading").first.is_visible()
    assert page.get_by_text("needs JavaScript").is_visible()
    assert page.get_by_text("Unofficial").is_visible()
    assert page.locator("#progress").is_hidden()
    context.close()


def test_the_single_file_unpacks_the_licences_for_whoever_asks(open_page: Opener) -> None:
    """They stand in it as gzip, with what a link or a dialog shows before Python is there."""
    page = open_page("single", ready=False)
    assert page.locator("#packed-rest").count() == 1
    page.locator("#credits").click()
    page.locator("#licences").filter(has_text="Mozilla Public License").wait_for()
    assert page.locator("#packed-rest").count() == 0


def test_a_link_unpacks_what_the_single_file_holds_and_shows_none_of_it(open_page: Opener) -> None:
    """The picture of the table is there before Python; the licences stay folded."""
    page = open_page("single", query=f"#{link('heroz')}@0", ready=False)
    until(page, "document.querySelectorAll('[id^=packed]').length === 0")
    assert page.locator("#notices > #licences").is_hidden()


@pytest.mark.parametrize(
    "missing",
    [
        "pyodide.asm.wasm",
        *(pytest.param(it, marks=FULL) for it in ("memory-", "interpreter", "pyodide.asm-")),
    ],
)
def test_a_failed_start_says_so(open_page: Opener, problems: list[str], missing: str) -> None:
    """A part that cannot be loaded is named."""
    page = open_page("site", ready=False, without=missing)
    page.locator("#retry").wait_for()
    assert state(page) == "error"
    assert missing.rstrip("-") in page.locator("#failure").inner_text()
    page.close()  # nothing more can go wrong in it
    problems.clear()  # they were meant


@pytest.mark.parametrize("part", ["memory", pytest.param("pyodide.asm.wasm", marks=FULL)])
def test_a_spoiled_single_file_says_so(
    context: BrowserContext, problems: list[str], tmp_path: Path, part: str
) -> None:
    """One character in the middle of a part is another."""
    content = bytearray((DIST / "pygames.html").read_bytes())
    begin = content.index(f'id="asset-{part.replace(".", "-")}">'.encode())
    middle = (begin + content.index(b"<", begin)) // 2
    content[middle] = ord("b") if content[middle] == ord("a") else ord("a")
    spoiled = tmp_path / "pygames.html"
    spoiled.write_bytes(content)
    watch(context, problems)
    page = context.new_page()
    page.goto(spoiled.as_uri())
    page.locator("#retry").wait_for()
    assert state(page) == "error"
    assert part in page.locator("#failure").inner_text()
    page.close()  # nothing more can go wrong in it
    problems.clear()  # they were meant


@FULL  # the last test does so too, in French and after a choice
def test_a_failed_start_can_be_tried_again(
    context: BrowserContext, open_page: Opener, problems: list[str]
) -> None:
    """Once the network is back, one click is enough."""
    page = open_page("site", ready=False, without="pyscript")
    page.locator("#retry").wait_for()
    assert "pyscript" in page.locator("#failure").inner_text()
    context.unroute_all()
    page.locator("#retry").click()
    page.wait_for_selector("html[data-state=ready]", state="attached")
    problems.clear()


# --- while the games are held back ---


def test_a_game_that_is_not_there_yet_opens_when_it_comes(
    context: BrowserContext, open_page: Opener, problems: list[str]
) -> None:
    """Where it cannot be had the page says so, and tries again at the next press."""
    reached = False
    waiting: list[Route] = []

    def hold(route: Route) -> None:
        if reached:
            waiting.append(route)
        else:
            route.abort()

    context.route("**/games.zip*", hold)
    page = open_page("site")
    press = page.get_by_role("button", name="HEROZ", exact=True)
    press.click()
    page.locator(".notice").filter(has_text="could not be loaded").wait_for()
    assert page.locator(".gallery-lead").is_visible()
    problems.clear()  # they were meant
    reached = True
    press.click()
    page.get_by_role("button", name="Français").click()
    while not waiting:
        page.wait_for_timeout(10)
    assert page.locator(".gallery-lead").is_visible()
    for route in waiting:
        route.fallback()
    page.locator(".setup").wait_for()
    until(page, "document.documentElement.lang === 'fr'")


def test_a_start_that_needs_games_and_gets_none_fails_once(
    context: BrowserContext, open_page: Opener, problems: list[str]
) -> None:
    """The list of kept games names their rules: the page says what is missing, and asks no second time."""
    page = open_page("site")
    play(page, "heroz")
    page.locator(":is(.board, .curtain)").first.wait_for()
    asked: list[str] = []

    def refuse(route: Route) -> None:
        asked.append(route.request.url)
        route.abort()

    context.route("**/games.zip*", refuse)
    page.goto(f"{SITE}?again")
    page.locator("#retry").wait_for()
    assert state(page) == "error"
    page.wait_for_timeout(300)
    assert len(asked) == 1
    problems.clear()  # they were meant


@pytest.mark.parametrize(
    "game",
    [
        pytest.param(it.id, marks=() if it.id in ("heroz", "hero-realms-skirmish") else FULL)
        for it in pygames.catalogue()
    ],
)
def test_a_link_needs_no_other_game(open_page: Opener, game: str) -> None:
    """What differs for the game of the link comes with Python, and the table is there without the rest."""
    page = open_page("site", query=f"#{game}/lesson/first-game", without="games.zip")
    page.locator(".board").wait_for()
    assert page.locator(".notice").count() == 0


# --- while Python is held back ---

# How much of the window has moved by itself, as browsers count it (layout shift).
MOVED = """() => new Promise((done) => {
  let sum = 0;
  const add = (list) => list.getEntries().forEach(({ value }) => (sum += value));
  new PerformanceObserver(add).observe({ type: "layout-shift", buffered: true });
  requestAnimationFrame(() => setTimeout(() => requestAnimationFrame(() => setTimeout(() => done(sum)))));
})"""
LITTLE = 0.02  # a letter is a pixel wider in another font


class Held:
    """The site, whose Python does not come before `release`."""

    def __init__(self, context: BrowserContext, problems: list[str]) -> None:
        self.context = context
        self.waiting: list[Route] = []
        watch(context, problems)
        stay_in(context, problems, SITE)
        context.route("**/pyodide.asm.wasm*", self.hold)

    def hold(self, route: Route) -> None:
        """Answer this request later."""
        self.waiting.append(route)

    def open(self, query: str = "") -> Page:
        """Open it; all but Python is there."""
        page = self.context.new_page()
        page.goto(SITE + query)
        assert state(page) == "loading"
        return page

    def reload(self, page: Page) -> None:
        """Load the page anew, before Python comes."""
        self._asked_for(page)
        self.waiting.clear()
        page.reload()

    def release(self, page: Page) -> None:
        """Let Python come, and wait until it is there."""
        self._asked_for(page)
        self.waiting.pop().fallback()
        wait_ready(page)

    def _asked_for(self, page: Page) -> None:
        while not self.waiting:
            page.wait_for_timeout(10)


@pytest.fixture
def held(context: BrowserContext, problems: list[str]) -> Iterator[Held]:
    """Opens the site without Python; what is still held back at the end goes."""
    it = Held(context, problems)
    yield it
    for page in context.pages:
        page.close()
    for route in it.waiting:
        route.abort()


@pytest.mark.parametrize(
    ("locale", "viewport"),
    [
        pytest.param("en-GB", (1280, 800), marks=FULL),
        pytest.param("en-GB", (390, 844), marks=FULL),
        pytest.param("en-GB", (320, 600), marks=FULL),
        pytest.param("fr-FR", (1280, 800), marks=FULL),
        pytest.param("fr-FR", (390, 844), marks=FULL),
        ("fr-FR", (320, 600)),
    ],
    indirect=True,
)
def test_the_gallery_needs_no_python(held: Held, axe: Axe, locale: str) -> None:
    """All games, in the browser's language, with all that can be pressed."""
    page = held.open()
    language = locale[:2]
    assert page.locator("html").get_attribute("lang") == language
    for game in pygames.catalogue():
        title = game.title.to("fr" if language == "fr" else "en")
        assert page.get_by_role("heading", name=title, exact=True).is_visible()
        assert page.get_by_role("button", name=title, exact=True).count() == game.playable
    assert page.get_by_role("button", name={"en": "Français", "fr": "English"}[language]).is_visible()
    assert page.locator("#pasted").is_visible()
    assert page.locator("#retry").is_hidden()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert axe(page) == []
    page.locator("[data-do=set-up]").first.click()
    assert axe(page) == []


@pytest.mark.parametrize("locale", ["en-GB", pytest.param("fr-FR", marks=FULL)], indirect=True)
def test_python_changes_nothing_of_the_gallery(held: Held) -> None:
    """What was shown before is what is shown after: nothing moves, and the focus stays.

    The fonts are put on with Python's first picture, and next to nothing moves for them.
    """
    page = held.open()
    assert page.evaluate(WORN) == []
    page.locator("#pasted").fill("heroz.3.half a link")
    html, box = page.locator("#app").inner_html(), page.locator("#pasted").bounding_box()
    held.release(page)
    assert (
        page.locator("#app").inner_html().replace(">heroz.3.half a link</textarea>", "></textarea>") == html
    )
    after = page.locator("#pasted").bounding_box()
    assert after == pytest.approx(box, abs=0.5)  # the fonts come then
    assert page.locator("#pasted").input_value() == "heroz.3.half a link"
    assert page.evaluate("document.activeElement.id") == "pasted"
    assert page.evaluate(MOVED) < LITTLE
    assert page.evaluate(WORN) == ["Atkinson Hyperlegible Next", "Cinzel"]


def test_a_game_chosen_early_opens(held: Held) -> None:
    """The page says so at once; the last choice counts; one can go back to the gallery."""
    page = held.open()
    page.get_by_role("button", name="Boss Quest").click()
    page.get_by_role("button", name="HEROZ").click()
    said = page.get_by_role("status").filter(has_text="opens")
    assert said.inner_text() == "HEROZ opens as soon as the game is loaded."
    assert page.locator("[data-ordered]").get_attribute("data-arg") == "heroz"
    page.get_by_role("button", name="Français").click()
    assert page.get_by_role("status").filter(has_text="HEROZ s’ouvre dès que").is_visible()
    held.release(page)
    page.locator(".setup").wait_for()
    assert page.get_by_role("heading", name="HEROZ").evaluate("it => it === document.activeElement")
    assert page.locator("html").get_attribute("lang") == "fr"
    page.go_back()
    page.get_by_role("heading", name="Choisissez un jeu").wait_for()


@FULL
def test_an_early_choice_can_be_taken_back(held: Held) -> None:
    """Then the gallery stays. Dialogs too close by their button and by Escape, and give the focus back."""
    page = held.open()
    page.keyboard.press("?")
    assert page.get_by_role("dialog", name="Keys").is_visible()
    page.keyboard.press("Escape")
    assert page.get_by_role("dialog").count() == 0
    assert page.evaluate("document.activeElement.dataset.do") == "keys"
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("button", name="Close").click()
    assert page.get_by_role("dialog").count() == 0

    page.get_by_role("button", name="HEROZ").click()
    page.get_by_role("button", name="Cancel").click()
    assert page.get_by_role("status").filter(has_text="Cancelled").is_visible()
    assert page.evaluate("document.activeElement.dataset.arg") == "heroz"
    held.release(page)
    assert page.get_by_role("heading", name="Choose a game").is_visible()
    assert page.get_by_role("dialog").count() == 0


@FULL
def test_settings_need_no_python(held: Held, axe: Axe) -> None:
    """Language and colours change at once, are kept, and the dialog stays open when Python comes."""
    page = held.open()
    page.get_by_role("button", name="Settings").click()
    assert page.evaluate("document.activeElement.id") == "dialog-title"
    assert axe(page) == []
    page.get_by_label("Dark").check()
    assert page.evaluate("getComputedStyle(document.documentElement).colorScheme") == "dark"
    page.get_by_label("Français").check()
    assert page.get_by_role("dialog", name="Réglages").is_visible()
    assert page.evaluate("document.activeElement.value") == "fr"
    assert page.get_by_label("Sombres").is_checked()
    assert axe(page) == []
    held.reload(page)
    assert page.get_by_role("heading", name="Choisissez un jeu").is_visible()
    page.get_by_role("button", name="Réglages").click()
    page.get_by_label("Claires").check()
    held.release(page)
    assert page.get_by_role("dialog", name="Réglages").is_visible()
    assert page.evaluate("document.activeElement.value") == "light"
    page.keyboard.press("Escape")
    page.get_by_role("dialog").wait_for(state="hidden")
    assert page.locator("html").get_attribute("data-theme") == "light"


@FULL
def test_what_was_pasted_early_opens(held: Held) -> None:
    """An empty field is refused at once."""
    page = held.open()
    page.get_by_role("button", name="Open", exact=True).click()
    assert page.get_by_role("status").filter(has_text="nothing to open yet").is_visible()
    page.locator("#pasted").fill(link("boss-quest"))
    page.get_by_role("button", name="Open", exact=True).click()
    assert page.get_by_role("status").filter(has_text="What you pasted opens").is_visible()
    held.release(page)
    assert page.locator(".bar-title").inner_text() == "Boss Quest"


@FULL
def test_a_file_chosen_early_opens(held: Held) -> None:
    """It is named meanwhile."""
    page = held.open()
    file = {"name": "mine.json", "mimeType": "application/json", "buffer": link("heroz").encode()}
    page.locator("#file").set_input_files(file)  # type: ignore[arg-type]
    page.get_by_role("status").filter(has_text="mine.json opens as soon").wait_for()
    held.release(page)
    assert page.locator(".bar-title").inner_text() == "HEROZ"


@pytest.mark.parametrize("locale", [pytest.param("en-GB", marks=FULL), "fr-FR"], indirect=True)
def test_kept_games_are_listed_at_once(held: Held, axe: Axe) -> None:
    """The list is Python's, with teammates and the opponent, in the same place; the one chosen goes on."""
    page = held.open()
    held.release(page)
    play(page, "hero-realms-lich")
    page.locator(".board").wait_for()
    press_tool(page, "home")
    kept = page.locator(".kept")
    kept.wait_for()
    again = kept.locator("[data-do=continue]")
    place_of_game = f"game:{again.get_attribute('data-arg')}"
    listed = kept.inner_text()
    page.reload()
    assert state(page) == "loading"
    assert kept.inner_text() == listed
    until(page, FONTS)
    place = page.locator(".game-list").bounding_box()
    assert axe(page) == []
    again.click()
    assert page.get_by_role("status").filter(has_text="Hero Realms").is_visible()
    page.locator("#cancel-order").click()
    held.release(page)
    assert page.locator(".game-list").bounding_box() == place
    page.reload()
    again.click()
    held.release(page)
    assert page.evaluate("history.state.place") == place_of_game
    page.go_back()
    kept.wait_for()


def test_a_kept_game_of_former_rules_is_left_to_python(held: Held) -> None:
    """It is not listed as one to go on with; then it says why it cannot be opened."""
    page = held.open()
    save = Save("", "heroz", "", "heroz.1.AgcAAK7sVDWFdw", (Player(), Player()), 2, False, False, 0)
    page.evaluate("text => localStorage.setItem('pygames.game.a1', text)", save.text())
    held.reload(page)
    assert state(page) == "loading"
    assert page.locator("[data-save]").count() == 0
    held.release(page)
    page.locator("[data-do=games]").click()
    row = page.locator("[data-save]")
    assert "Played by version 1" in row.inner_text()
    assert row.get_by_role("button").count() == row.locator("[data-do=delete]").count() == 1


def link(game: str) -> str:
    """A game that has just begun, as a link text."""
    match = pygames.new(game, seed=7)
    return match.record.link(match.game)


@pytest.mark.parametrize(
    ("game", "locale"),
    [
        pytest.param("heroz", "en-GB", marks=FULL),
        pytest.param("heroz", "fr-FR", marks=FULL),
        pytest.param("boss-quest", "en-GB", marks=FULL),
        ("boss-quest", "fr-FR"),
    ],
    indirect=["locale"],
)
def test_a_link_shows_a_picture(held: Held, axe: Axe, game: str, locale: str) -> None:
    """The game's table, for the eye only, until the game itself is there. Nothing moves for the fonts."""
    page = held.open(f"#{link(game)}")
    said = {"en": "The game of this link is being opened", "fr": "La partie de ce lien"}[locale[:2]]
    assert page.locator("#heading").inner_text().startswith(said)
    picture = page.locator("#app .board")
    assert picture.is_visible()
    assert picture.evaluate("it => it.inert && it.ariaHidden === 'true'")
    assert picture.locator(f".{game}").is_visible()
    assert page.locator(".game-list").count() == 0
    until(page, FONTS)
    assert page.evaluate(MOVED) < LITTLE
    assert axe(page) == []
    held.release(page)
    assert page.locator(".frame--picture").count() == 0
    assert page.locator(".bar-title").inner_text() == {"heroz": "HEROZ", "boss-quest": "Boss Quest"}[game]


@pytest.mark.parametrize("locale", ["fr-FR", pytest.param("en-GB", marks=FULL)], indirect=True)
def test_a_lesson_can_be_read_before_python_is_there(held: Held, axe: Axe, locale: str) -> None:
    """Its title, its first step and its table are there at once, in either language, and nothing moves."""
    first = lessons(pygames.load("heroz"))["first-game"]
    page = held.open("#heroz/lesson/first-game")
    until(page, "document.querySelector('.frame--named .heroz')")
    until(page, FONTS)
    assert page.evaluate(MOVED) < LITTLE
    for language in LANGUAGES if locale == "en-GB" else LANGUAGES[::-1]:
        page.get_by_role("heading", name=first.title.to(language), exact=True).wait_for()
        assert page.locator(".question p").inner_text() == said(first.steps[0].text, language)
        assert axe(page) == []
        page.locator(".bar [data-do=language]").click()
    held.release(page)
    assert page.locator(".frame--picture").count() == 0


def test_a_lesson_without_a_page_of_its_own_has_the_picture_of_its_game(
    held: Held, problems: list[str]
) -> None:
    held.context.route("**/learn/heroz/first-game/", lambda route: route.abort())
    page = held.open("#heroz/lesson/first-game")
    page.get_by_role("heading", name="The game of this link is being opened").wait_for()
    assert page.locator("#app .board .heroz").is_visible()
    problems.clear()  # the browser tells what it could not load


@FULL
def test_from_the_picture_to_the_gallery(held: Held) -> None:
    """Who does not want the game of the link gets the gallery, now and when Python is there."""
    page = held.open(f"#{link('heroz')}")
    page.get_by_role("button", name="All games").click()
    assert page.get_by_role("heading", name="Choose a game").is_visible()
    held.release(page)
    assert page.get_by_role("heading", name="Choose a game").is_visible()


@FULL
def test_another_link_shows_the_gallery(held: Held) -> None:
    """There is no picture of what cannot be a game."""
    for text in ("chess.1.abcd", "heroz", "app", "heroz.3."):
        page = held.open(f"#{text}")
        assert page.get_by_role("heading", name="Choose a game").is_visible(), text
        assert page.locator(".frame--picture").count() == 0, text
        page.close()


@FULL
@pytest.mark.parametrize("locale", ["fr-FR"], indirect=True)
def test_a_failed_start_is_told_in_the_page_s_language(
    context: BrowserContext, open_page: Opener, problems: list[str], axe: Axe
) -> None:
    """With what failed; the language can still be switched, and a choice outlives a new try."""
    page = open_page("site", ready=False, without="pyodide.asm.wasm")
    page.locator("#retry").wait_for()
    failure = page.get_by_role("alert")
    assert failure.inner_text() == (
        "pyodide.asm.wasm n’a pas pu être chargé\u202f: le serveur a répondu 404."
    )
    assert page.get_by_text("Le jeu n’a pas pu démarrer").is_visible()
    assert axe(page) == []
    page.get_by_role("button", name="English").click()
    assert failure.inner_text() == "pyodide.asm.wasm could not be loaded: the server answered 404."
    page.get_by_role("button", name="HEROZ").click()
    assert page.get_by_role("status").filter(has_text="try again").is_visible()
    assert axe(page) == []
    context.unroute_all()
    page.get_by_role("button", name="Try again").click()
    page.wait_for_selector("html[data-state=ready]", state="attached")
    page.locator(".setup").wait_for()
    problems.clear()  # they were meant

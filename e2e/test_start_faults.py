"""A start ends for its own reasons only, and then says what is missing, in words that help."""

import re
from collections.abc import Callable
from pathlib import Path
from threading import Event
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Page, Playwright

from e2e.bad_host import BadHost, late
from e2e.browser import NONE, UNHURRIED, launch_arguments, program
from e2e.conftest import DIST, FULL, RUN, SINGLE, SITE, Axe, Opener, state, wait_ready, watch
from e2e.page_driver import PageDriver, play
from e2e.until import until

EITHER = pytest.mark.parametrize("kind", [pytest.param("site", marks=FULL), "single"])
ADDRESS = {"site": SITE, "single": SINGLE}

# What extensions do, and what browsers say of themselves, as soon as the start tells anything.
OTHERS = """addEventListener("pygames-start", () => {
  const message = "ResizeObserver loop completed with undelivered notifications.";
  dispatchEvent(new ErrorEvent("error", { message, filename: location.href }));
  Promise.reject(new Error("an extension's promise"));
  Promise.reject();
  setTimeout(() => { throw new Error("an extension's error"); });
  document.body.append(Object.assign(new Image(), { src: "data:image/png,broken" }));
  document.body.append(Object.assign(document.createElement("script"), { type: "module", textContent: "0" }));
  document.querySelector("footer").insertAdjacentHTML("beforeend", "<p>of an extension</p>");
}, { once: true });"""

# A browser that refuses every storage, as Firefox does with all cookies blocked.
NO_STORES = """
  const refuse = () => { throw new DOMException("The operation is insecure.", "SecurityError"); };
  for (const name of ["localStorage", "sessionStorage", "indexedDB", "caches"]) {
    Object.defineProperty(window, name, { get: refuse });
  }
  window.BroadcastChannel = class { constructor() { refuse(); } };"""
# IndexedDB that never answers, as with a damaged profile.
HANGS = """
  window.opened = [];
  IDBFactory.prototype.open = (name) => { window.opened.push(name); return new EventTarget(); };"""


@EITHER
def test_somebody_else_s_error_does_not_end_the_start(
    anybody: BrowserContext, problems: list[str], kind: str
) -> None:
    """Neither then, nor by what stands in the page afterwards."""
    anybody.add_init_script(OTHERS)
    page = anybody.new_page()
    page.goto(ADDRESS[kind])
    wait_ready(page)
    assert page.locator("#loading").is_hidden()
    assert not page.locator("#failure").text_content()
    play(page, "heroz")
    page.locator(".board").wait_for()
    assert any("an extension's error" in it for it in problems)
    problems.clear()  # they were meant


def failure(page: Page, kind: str) -> str:
    """What a page says that cannot start."""
    page.goto(ADDRESS[kind])
    page.locator("#retry").wait_for()
    assert state(page) == "error"
    return page.locator("#failure").inner_text()


@pytest.mark.parametrize(
    ("kind", "locale", "said"),
    [
        ("site", "en-GB", "needs WebAssembly, which is switched off"),
        pytest.param("site", "fr-FR", "besoin de WebAssembly, qui est désactivé", marks=FULL),
        pytest.param("single", "en-GB", "needs WebAssembly, which is switched off", marks=FULL),
    ],
    indirect=["locale"],
)
def test_without_webassembly_the_setting_is_named(
    context: BrowserContext,
    problems: list[str],
    axe: Axe,
    kind: str,
    said: str,
) -> None:
    """Nobody waits for ever."""
    watch(context, problems)
    context.add_init_script("delete window.WebAssembly")
    page = context.new_page()
    found = failure(page, kind)
    assert said in found
    assert "javascript.options.wasm" in found
    assert axe(page) == []


@FULL
@pytest.mark.parametrize("kind", ["site", "single"])
def test_firefox_without_webassembly(playwright: Playwright, kind: str) -> None:
    """By its own setting."""
    assert "javascript.options.wasm" in in_firefox(
        playwright, {"javascript.options.wasm": False}, kind, failure
    )


@FULL
def test_chromium_without_a_compiler(playwright: Playwright) -> None:
    """Somebody may have switched it off for safety."""
    arguments = launch_arguments()
    arguments["args"] = [*arguments["args"], "--js-flags=--jitless"]
    browser = playwright.chromium.launch(**arguments)
    assert "needs WebAssembly" in failure(browser.new_context(locale="en-GB").new_page(), "site")
    browser.close()


def in_firefox(
    playwright: Playwright, settings: dict[str, Any], kind: str, do: Callable[[Page, str], str]
) -> str:
    """What comes of it in a Firefox with these settings."""
    if program("firefox") == NONE:
        pytest.skip("no Firefox here: install Firefox, or set PYGAMES_FIREFOX to its program")
    arguments = launch_arguments("firefox")
    arguments["firefox_user_prefs"] = {**arguments["firefox_user_prefs"], **settings}
    browser = playwright.firefox.launch(**arguments)
    page = browser.new_context(locale="en-GB").new_page()
    page.add_init_script(UNHURRIED)
    page.set_default_timeout(60_000)
    found = do(page, kind)
    browser.close()
    return found


@pytest.mark.parametrize(
    ("kind", "locale"),
    [pytest.param("site", "en-GB", marks=FULL), ("single", "fr-FR")],
    indirect=["locale"],
)
def test_an_old_browser_is_told_what_it_lacks(
    context: BrowserContext, problems: list[str], kind: str, locale: str
) -> None:
    """It is not told that there is no connection."""
    watch(context, problems)
    context.add_init_script("delete window.DecompressionStream")
    found = failure(context.new_page(), kind)
    assert "DecompressionStream" in found
    assert "Firefox, Chrome, Edge" in found
    assert "connection" not in found
    assert "connexion" not in found


HEARD = """address => {
    window.heard = [];
    addEventListener("message", ({ data }) => window.heard.push(data));
    document.body.append(Object.assign(document.createElement("iframe"), { src: address }));
}"""


@pytest.mark.parametrize(
    ("without", "key"),
    [
        ("WebAssembly", "start.wasm"),
        pytest.param("DecompressionStream", "start.lacks", marks=FULL),
    ],
)
def test_the_page_around_a_frame_hears_of_it(
    context: BrowserContext, problems: list[str], without: str, key: str
) -> None:
    """An `error` with the key of what the person reads, after it was said that the page is there."""
    watch(context, problems)
    context.add_init_script(f"delete window.{without}")
    page = context.new_page()
    page.evaluate(HEARD, SITE)
    until(page, "heard.length > 1")
    assert [it["type"] for it in page.evaluate("heard")] == ["waiting", "error"]
    assert page.evaluate("heard[1].key") == key


def saved(page: Page, folder: Path) -> str:
    """The page as it stands, saved as browsers do it; gives its address."""
    copy = folder / "saved.html"
    copy.write_text(f"<!DOCTYPE html>{page.evaluate('document.documentElement.outerHTML')}", encoding="utf-8")
    return copy.as_uri()


@pytest.mark.parametrize(
    ("kind", "locale"),
    [
        pytest.param("site", "en-GB", marks=FULL),
        ("single", "en-GB"),
        pytest.param("single", "fr-FR", marks=FULL),
    ],
    indirect=["locale"],
)
def test_a_saved_copy_says_what_to_save(
    open_page: Opener,
    context: BrowserContext,
    problems: list[str],
    axe: Axe,
    tmp_path: Path,
    kind: str,
    locale: str,
) -> None:
    """It shows no table that answers nothing; saved once more it says the same."""
    page = open_page(kind)
    PageDriver(page, 4).begin("human", "random", seed=4)
    copy = context.new_page()
    for _ in range(2):
        copy.goto(saved(page, tmp_path))
        copy.locator("#failure").filter(has_text="pygames.html").wait_for()
        assert ("une copie de la page" if locale == "fr-FR" else "a copy of the page") in copy.inner_text(
            "body"
        )
        until(copy, "[...document.querySelectorAll('button')].every(it => !it.checkVisibility())")
        assert copy.locator(".board").count() == 0
        assert axe(copy) == []
        page = copy
    problems.clear()  # the copy has styles that its policy does not know


@pytest.mark.parametrize(
    ("name", "part"),
    [
        ("pygames.html", 0.5),
        pytest.param("pygames.html", 0.999, marks=FULL),
        pytest.param("index.html", 0.999, marks=FULL),
    ],
)
def test_a_page_without_its_end_says_so(
    context: BrowserContext, problems: list[str], tmp_path: Path, name: str, part: float
) -> None:
    """A download that was broken off leaves such a page."""
    content = (DIST / name).read_bytes()
    (tmp_path / name).write_bytes(content[: int(len(content) * part)])
    watch(context, problems)
    page = context.new_page()
    page.goto((tmp_path / name).as_uri())
    page.locator("#retry").wait_for()
    assert page.locator("#failure").inner_text().startswith("The end of this page is missing.")
    problems.clear()  # the browser tells of what does not lie beside it


def test_the_site_opened_as_a_file_names_the_file_to_open(
    anybody: BrowserContext, problems: list[str]
) -> None:
    """A browser lets it load nothing beside it."""
    page = anybody.new_page()
    page.goto((DIST / "index.html").as_uri())
    page.locator("#failure").filter(has_text="Open pygames.html instead").wait_for()
    assert page.locator("#retry").is_hidden()
    problems.clear()  # the browser tells of its manifest


# --- stores ---


def plays_unsaved(page: Page, kind: str) -> str:
    """Begin a game, and give what the page says about keeping it."""
    page.goto(ADDRESS[kind])
    wait_ready(page)
    PageDriver(page, 4).begin("human", "random", seed=4)
    return page.locator(".mark-unsaved").inner_text()


@EITHER
def test_without_any_storage_it_plays_and_says_so(
    context: BrowserContext, problems: list[str], kind: str
) -> None:
    """All of them refused at once."""
    watch(context, problems)
    context.add_init_script(NO_STORES)
    assert "saved" in plays_unsaved(context.new_page(), kind).lower()


@FULL
@pytest.mark.parametrize("kind", ["site", "single"])
def test_firefox_with_all_cookies_blocked(playwright: Playwright, kind: str) -> None:
    """By its own setting."""
    settings = {"network.cookie.cookieBehavior": 2}
    assert "saved" in in_firefox(playwright, settings, kind, plays_unsaved).lower()


@EITHER
def test_a_database_that_never_answers_is_not_waited_for(
    context: BrowserContext, problems: list[str], kind: str
) -> None:
    """Only what is kept asks for one; it may hang, or be of another's making."""
    watch(context, problems)
    context.add_init_script(HANGS)
    page = context.new_page()
    page.goto(ADDRESS[kind])
    wait_ready(page)
    assert page.evaluate("window.opened") == ["pygames-kept"]


# Python as a script, as PyScript's own element, and in attributes that it listens to.
PYTHON = "import js; js.document.documentElement.dataset.ran = 'yes'"
FOREIGN = f"""<script type="py">{PYTHON}</script><py-script>{PYTHON}</py-script>
<script type="py" config='{{"interpreter": "./elsewhere.js"}}'>{PYTHON}</script>
<py-config>{{"plugins": []}}</py-config><script type="pyodide">{PYTHON}</script>
<button id="foreign" py-click="{PYTHON}">foreign</button>"""
LINK = "heroz.3.foreign"
LEFT = """([html, hash]) => {
    const kept = JSON.stringify({ hash, language: "en", html });
    sessionStorage.setItem("pygames.picture", kept);
}"""
ADD = """html => {
    const policy = window.trustedTypes?.createPolicy("pygames", { createHTML: (it) => it });
    const template = document.createElement("template");
    template.innerHTML = policy?.createHTML(html) ?? html;
    document.body.append(template.content);
}"""


PRESS = """new MutationObserver(() => {
    const foreign = document.querySelector("#foreign");
    if (foreign && !window.pressed) {
        window.pressed = true;
        foreign.click();
    }
}).observe(document, { childList: true, subtree: true });"""


def test_python_is_taken_from_nowhere_but_the_page_s_head(
    context: BrowserContext, problems: list[str]
) -> None:
    """Neither from what a storage holds, nor from what comes into the page later."""
    watch(context, problems)
    page = context.new_page()
    page.goto(f"{SITE}rules/")
    page.evaluate(LEFT, [FOREIGN, LINK])
    page.add_init_script(PRESS)  # at once: Python takes the picture away
    page.goto(f"{SITE}#{LINK}")
    wait_ready(page)
    assert page.evaluate("window.pressed")
    page.evaluate(ADD, FOREIGN)
    page.locator("#foreign").last.click()
    page.evaluate(RUN, "import asyncio; await asyncio.sleep(0)")  # what was to run before has run
    assert page.locator("html").get_attribute("data-ran") is None
    assert not page.locator("#failure").text_content()


# --- time ---


def test_a_clock_that_goes_back_ends_nothing(context: BrowserContext, problems: list[str]) -> None:
    """Opponents go on, and the game is kept."""
    watch(context, problems)
    context.add_init_script(
        """window.back = 0;
        const [since, date] = [performance.now.bind(performance), Date.now.bind(Date)];
        Performance.prototype.now = () => since() - window.back;
        Date.now = () => date() - window.back;"""
    )
    page = context.new_page()
    page.goto(SITE)
    wait_ready(page)
    driver = PageDriver(page, 4)
    driver.begin("human", "random", seed=4)
    for back in (1e5, 1e15, 0):
        page.evaluate("back => { window.back = back }", back)
        driver.go_on(3)
    assert state(page) == "ready"
    text = page.evaluate("Object.entries(localStorage).find(([key]) => key.startsWith('pygames.game.'))[1]")
    assert re.search(r'"choices": ?\d', text)


@FULL
def test_a_host_that_is_late_is_waited_for(
    context: BrowserContext, bad_host: BadHost, problems: list[str]
) -> None:
    """It is no failure."""
    watch(context, problems)
    until_then = Event()
    bad_host.faults["memory"] = late(until_then)
    page = context.new_page()
    page.goto(f"{bad_host.address}some/folder/")
    page.locator("#progress-text").filter(has_text="MB").wait_for()
    assert state(page) == "loading"
    until_then.set()
    wait_ready(page)

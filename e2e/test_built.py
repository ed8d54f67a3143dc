"""What the page keeps of itself is what was built, whatever a host or a network in between answers."""

import gzip
import hashlib

import pytest
import zstandard
from playwright.sync_api import BrowserContext, Page

from e2e.bad_host import BadHost, Fault, cached, changed, cut, portal, status
from e2e.conftest import DIST, FULL, Axe, state, wait_ready
from e2e.test_offline import CACHED, FOLDER, KEPT, SPOIL, visit
from e2e.until import until

# The hash of everything that is stored, by its path in the folder.
STORED = """async () => {
    const found = {};
    for (const name of await caches.keys()) {
        const cache = await caches.open(name);
        for (const request of await cache.keys()) {
            const bytes = await (await cache.match(request)).arrayBuffer();
            const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
            const hex = [...digest].map((it) => it.toString(16).padStart(2, "0")).join("");
            found[new URL(request.url).pathname] = hex;
        }
    }
    return found;
}"""
# Whether the worker is there, or was given up.
ENDED = """async () => {
    const it = await navigator.serviceWorker.getRegistration();
    return !it || it.active?.state === "activated";
}"""
EMPTY = "async () => { for (const name of await caches.keys()) await caches.delete(name); }"
FONT = next(f"assets/{it.name}" for it in (DIST / "assets").glob("*.woff2"))


def stored(page: Page) -> dict[str, str]:
    """The hash of everything that is stored, by its path in the folder."""
    found: dict[str, str] = page.evaluate(STORED)
    return {path.removeprefix(f"/{FOLDER}"): digest for path, digest in found.items()}


def built(path: str) -> str:
    """The hash of a file of the site, as it would be stored: unpacked."""
    content = (DIST / path).read_bytes()
    if path.endswith(".gzip"):
        content = gzip.decompress(content)
    if path.endswith(".zstd"):
        content = zstandard.ZstdDecompressor().decompress(content)
    return hashlib.sha256(content).hexdigest()


def everything_is_right(page: Page) -> None:
    """All that is stored is what was built."""
    wrong = [path for path, digest in stored(page).items() if digest != built(path)]
    assert not wrong


@pytest.mark.parametrize(
    ("path", "fault"),
    [
        ("index.html", portal),
        pytest.param("index.html", status(503), marks=FULL),
        pytest.param("index.html", status(404), marks=FULL),
        pytest.param("index.html", cached(changed), marks=FULL),
        pytest.param("notices.txt", portal, marks=FULL),
        pytest.param("notices.txt", cut, marks=FULL),
        pytest.param("manifest.webmanifest", cached(portal, "max-age=31536000"), marks=FULL),
    ],
    ids=lambda it: it if isinstance(it, str) else "",
)
def test_nothing_is_stored_but_what_was_built(
    keeping_anywhere: BrowserContext, bad_host: BadHost, problems: list[str], path: str, fault: Fault
) -> None:
    """The installation fails. The next visit tries again, and then the page plays without a network."""
    bad_host.faults[path] = fault
    page = keeping_anywhere.new_page()
    page.goto(bad_host.address + FOLDER)
    wait_ready(page)
    while not bad_host.asked[path]:
        page.wait_for_timeout(20)
    until(page, ENDED)
    everything_is_right(page)
    assert path not in stored(page)
    problems.clear()  # they were meant

    bad_host.faults.clear()
    page.reload()
    wait_ready(page)
    page.evaluate(KEPT)
    everything_is_right(page)
    assert path in stored(page)
    bad_host.gone = True
    page.reload()
    wait_ready(page)


@FULL
@pytest.mark.parametrize("fault", [cached(portal), cached(status(503)), cached(changed)])
def test_a_font_that_came_wrong_is_asked_for_again(
    keeping_anywhere: BrowserContext, bad_host: BadHost, problems: list[str], fault: Fault
) -> None:
    """What the page itself has got, and the browser perhaps keeps, is not taken for the font."""
    bad_host.faults[FONT] = fault
    page = keeping_anywhere.new_page()
    page.goto(bad_host.address + FOLDER)
    wait_ready(page)
    while not bad_host.asked[FONT]:
        page.wait_for_timeout(20)
    bad_host.faults.clear()
    page.reload()
    wait_ready(page)
    page.evaluate(KEPT)
    everything_is_right(page)
    assert FONT in stored(page)
    problems.clear()  # they were meant


@pytest.mark.parametrize(
    ("part", "fault"),
    [
        ("page-", status(404)),
        pytest.param("page-", portal, marks=FULL),
        pytest.param("pyodide.asm.wasm", status(404), marks=FULL),
        ("pyodide.asm.wasm", portal),
        pytest.param("memory", portal, marks=FULL),
        pytest.param("memory", cut, marks=FULL),
        pytest.param("pyscript", cut, marks=FULL),
        pytest.param("interpreter", status(503), marks=FULL),
    ],
    ids=lambda it: it if isinstance(it, str) else "",
)
def test_a_new_try_asks_past_the_browser_s_cache(
    anybody: BrowserContext, bad_host: BadHost, problems: list[str], part: str, fault: Fault
) -> None:
    """A wrong answer that the browser may keep for ten minutes ends one start, not the next."""
    bad_host.faults[part] = cached(fault)
    page = anybody.new_page()
    page.goto(bad_host.address + FOLDER)
    page.locator("#retry").wait_for()
    assert state(page) == "error"
    bad_host.faults.clear()
    page.get_by_role("button", name="Try again").click()
    page.wait_for_selector("html[data-state=ready]", state="attached")
    problems.clear()  # they were meant


@FULL
@pytest.mark.parametrize("fault", [portal, status(503), changed])
def test_what_is_loaded_anew_is_what_was_built_too(
    keeping: BrowserContext, bad_host: BadHost, problems: list[str], fault: Fault
) -> None:
    """A new try after a spoiled storage takes nothing else into it."""
    page = visit(keeping, bad_host)
    assert page.evaluate(SPOIL) == 2  # the core, and the games
    before = stored(page)
    page.reload()
    page.locator("#retry").wait_for()
    bad_host.faults["assets/"] = fault
    page.evaluate("caches.open('x').then(() => { window.before = true })")
    keeping.new_cdp_session(page).send("Network.clearBrowserCache")
    page.get_by_role("button", name="Try again").click()
    until(page, "!window.before && document.documentElement.dataset.state === 'error'")
    assert stored(page) == before
    bad_host.faults.clear()
    page.get_by_role("button", name="Try again").click()
    page.wait_for_selector("html[data-state=ready]", state="attached")
    everything_is_right(page)
    problems.clear()  # they were meant


@FULL
def test_a_storage_that_was_emptied_is_filled_at_the_next_visit(
    keeping_anywhere: BrowserContext, bad_host: BadHost
) -> None:
    """Though the worker lives, and is never installed again."""
    page = visit(keeping_anywhere, bad_host)
    before = stored(page)
    page.evaluate(EMPTY)
    page.reload()
    wait_ready(page)
    until(page, f"async (all) => (await ({CACHED})()).length === all", arg=len(before))
    assert stored(page) == before
    bad_host.gone = True
    page.reload()
    wait_ready(page)


def test_a_page_that_is_not_kept_says_so_without_a_network(
    keeping_anywhere: BrowserContext,
    bad_host: BadHost,
    problems: list[str],
    axe: Axe,
) -> None:
    """In both languages, with the way to what is kept."""
    page = visit(keeping_anywhere, bad_host)
    bad_host.gone = True
    page.locator("#footer a[href='./rules/']").click()
    page.get_by_role("heading", name="No connection").wait_for()
    assert page.get_by_role("heading", name="Pas de connexion").is_visible()
    problems.clear()  # there is no network
    assert axe(page) == []
    page.get_by_role("link", name="To the games").click()
    wait_ready(page)
    assert page.url == bad_host.address + FOLDER

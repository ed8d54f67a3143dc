"""The site without a network, after one visit; and how it comes to a new version.

A service worker asks for itself, which no test can answer: so here there is a host on this machine.
"""

from __future__ import annotations

import re
import shutil
from typing import TYPE_CHECKING, Any

import pytest

from e2e.conftest import DIST, wait_ready, watch
from e2e.hands import OFFERED, Hands, check_end, replayed
from tests.bench.host import Host, hosting

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from playwright.sync_api import Browser, BrowserContext, Page

FOLDER = "some/folder/"
KEPT = """async () => {
    const { active } = await navigator.serviceWorker.ready;
    while (active.state !== "activated") await new Promise(done => setTimeout(done, 20));
}"""
CACHED = """async () => {
    const names = await caches.keys();
    const found = await Promise.all(names.map(async name => (await caches.open(name)).keys()));
    return found.flat().map(it => new URL(it.url).pathname);
}"""


@pytest.fixture
def host(tmp_path: Path) -> Iterator[Host]:
    """The site in a folder of a host."""
    shutil.copytree(DIST, tmp_path / FOLDER)
    with hosting(tmp_path) as host:
        yield host


@pytest.fixture
def keeping(
    browser: Browser, browser_context_args: dict[str, Any], problems: list[str]
) -> Iterator[BrowserContext]:
    """A browser that takes service workers."""
    context = browser.new_context(**browser_context_args | {"service_workers": "allow"})
    watch(context, problems)
    yield context
    context.close()


def visit(context: BrowserContext, host: Host) -> Page:
    """Come to the page for the first time, and stay until it has kept itself."""
    page = context.new_page()
    page.goto(host.address + FOLDER)
    wait_ready(page)
    page.evaluate(KEPT)
    return page


def publish(folder: Path) -> None:
    """Put a second version on the host: another page, and the style sheet under another name."""
    files = {name: folder / name for name in ("index.html", "sw.js")}
    texts = {name: file.read_text(encoding="utf-8") for name, file in files.items()}
    (sheet,) = (file for file in folder.glob("assets/page-*.css"))
    sheet.rename(sheet.with_name("page-2.css"))
    texts = {name: text.replace(sheet.name, "page-2.css") for name, text in texts.items()}
    texts["index.html"] = texts["index.html"].replace("<body>", '<body data-version="2">')
    texts["sw.js"], found = re.subn(
        r'"url": "index.html", "revision": "\w+"', '"url": "index.html", "revision": "2"', texts["sw.js"]
    )
    assert found == 1
    for name, file in files.items():
        file.write_text(texts[name], encoding="utf-8")


SPOIL = """async () => {
    for (const name of await caches.keys()) {
        const cache = await caches.open(name);
        for (const it of await cache.keys())
            if (it.url.includes("/memory-")) await cache.put(it, new Response(new Uint8Array(31457408)));
    }
}"""
FROM_MEMORY = "performance.getEntriesByName('pygames-from-memory').length"


def test_a_later_visit_starts_from_memory(keeping: BrowserContext, host: Host) -> None:
    """What the service worker has stored is Python with everything imported; a first visit does without."""
    page = visit(keeping, host)
    assert page.evaluate(FROM_MEMORY) == 0
    page.reload()
    wait_ready(page)
    assert page.evaluate(FROM_MEMORY) == 1
    Hands(page, 16).begin("human", "random", seed=None)  # another seed each time, though memory repeats
    first = replayed(page).seed
    page.goto(host.address + FOLDER + "?again")
    wait_ready(page)
    assert page.evaluate(FROM_MEMORY) == 1
    Hands(page, 16).begin("human", "random", seed=None)
    assert replayed(page).seed != first


def test_a_memory_that_is_no_use_is_forgotten(keeping: BrowserContext, host: Host) -> None:
    """The page begins again by itself, and starts as on a first visit."""
    page = visit(keeping, host)
    page.evaluate(SPOIL)
    page.reload()
    page.wait_for_function("performance.getEntriesByType('navigation')[0].type === 'reload'")
    wait_ready(page)
    assert page.evaluate(FROM_MEMORY) == 0
    assert not [name for name in page.evaluate(CACHED) if "/memory-" in name]


def press_some(hands: Hands, presses: int) -> None:
    """Play a little."""
    for _ in range(presses):
        hands.press(hands.chance.below(hands.page.evaluate(OFFERED)["count"]))


def test_a_game_without_a_network(keeping: BrowserContext, host: Host) -> None:
    """After one visit the host may be gone, whatever stands after the address's ?."""
    page = visit(keeping, host)
    host.gone = True
    keeping.set_offline(True)
    page.goto(f"{host.address}{FOLDER}?from=a-friend")
    wait_ready(page)
    hands = Hands(page, 4)
    hands.begin("human", "random", seed=4)
    hands.play()
    check_end(page, replayed(page))
    for name, words in (("notices.txt", "Mozilla Public License"), ("index.html", "pygames")):
        assert words in page.evaluate("async name => (await fetch(name)).text()", name)


def test_nothing_large_is_loaded_twice(keeping: BrowserContext, host: Host) -> None:
    """What the page has loaded is taken from the browser's cache when the page is kept."""
    page = visit(keeping, host)
    twice = {path.removeprefix(FOLDER) for path, times in host.asked.items() if times > 1}
    assert not twice, host.asked
    assert f"/{FOLDER}index.html" in page.evaluate(CACHED)
    assert not [path for path in page.evaluate(CACHED) if path.endswith(("pygames.html", ".png"))]


def test_a_new_version_waits_until_it_is_asked_for(
    keeping: BrowserContext, host: Host, axe: Callable[[Page], list[str]], tmp_path: Path
) -> None:
    """A game goes on in the old one; "later" is heard; loading it keeps the game and drops the old files."""
    page = visit(keeping, host)
    publish(tmp_path / FOLDER)
    page.reload()
    wait_ready(page)
    hands = Hands(page, 5)
    hands.begin("human", "random", seed=5)
    press_some(hands, 3)
    offer = page.locator(".newer")
    offer.wait_for()
    page.wait_for_function("!('unsaid' in document.documentElement.dataset)")
    assert axe(page) == []
    page.locator("[data-do=newer-later]").focus()
    page.keyboard.press("Enter")
    offer.wait_for(state="detached")
    press_some(hands, 2)
    assert page.locator("body").get_attribute("data-version") is None

    page.reload()
    wait_ready(page)
    press_some(hands, 1)
    offer.wait_for()
    link, old = page.evaluate("pygames.record()"), set(page.evaluate(CACHED))
    with page.expect_navigation():
        page.locator("[data-do=load-newer]").click()
    wait_ready(page)
    assert page.locator("body").get_attribute("data-version") == "2"
    assert page.evaluate("pygames.record()") == link
    now = set(page.evaluate(CACHED))
    assert {path.rsplit("/", 1)[1].split("-")[0] for path in old ^ now} == {"page"}
    assert f"/{FOLDER}assets/page-2.css" in now
    assert not offer.count()


def test_it_can_be_installed(keeping: BrowserContext, host: Host) -> None:
    """The browser finds nothing wrong with the manifest."""
    page = keeping.new_page()
    page.goto(host.address + FOLDER)
    browser = keeping.new_cdp_session(page)
    manifest = browser.send("Page.getAppManifest")
    assert manifest["url"].endswith(f"{FOLDER}manifest.webmanifest")
    assert manifest["errors"] == []
    faults = browser.send("Page.getInstallabilityErrors")["installabilityErrors"]
    assert {fault["errorId"] for fault in faults} <= {"in-incognito"}
    wait_ready(page)


def test_the_single_file_is_the_file() -> None:
    """It installs nothing, and keeps itself where it is."""
    assert 'rel="manifest"' not in (DIST / "pygames.html").read_text(encoding="utf-8")

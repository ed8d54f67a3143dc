"""The site without a network, after one visit; and how it comes to a new version.

A service worker asks for itself, which no test can answer: so here there is a host on this machine.
"""

import re
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Page

from e2e.conftest import DIST, FULL, Axe, Opener, state, wait_ready
from e2e.every_game import EVERY_GAME, play_to_the_end
from e2e.page_driver import PageDriver, play, press_tool, replayed
from e2e.profiles import Profile
from e2e.test_runtime import games_code, games_here, told
from e2e.until import until
from tools.bench.host import Host, hosting
from web.bundle.common import short_hash

MOST_BYTES = 8_000_000  # of the single file (docs/performance.md)
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
    with hosting(Host(tmp_path)) as host:
        yield host


def visit(context: BrowserContext, host: Host) -> Page:
    """Come to the page for the first time, and stay until it has kept itself."""
    page = context.new_page()
    page.goto(host.address + FOLDER)
    wait_ready(page)
    page.evaluate(KEPT)
    return page


def publish(folder: Path) -> None:
    """Put a second version on the host: another page, and one of its scripts under another name."""
    files = {name: folder / name for name in ("index.html", "sw.js")}
    texts = {name: file.read_text(encoding="utf-8") for name, file in files.items()}
    (script,) = folder.glob("assets/page-*.js")
    script.rename(script.with_name("page-2.js"))
    assert all(script.name in text for text in texts.values())
    texts = {name: text.replace(script.name, "page-2.js") for name, text in texts.items()}
    texts["index.html"] = texts["index.html"].replace("<body>", '<body data-version="2">')
    right = short_hash(texts["index.html"].encode())
    texts["sw.js"], found = re.subn(
        r'"url": "index.html", "hash": "\w+"', f'"url": "index.html", "hash": "{right}"', texts["sw.js"]
    )
    assert found == 1
    for name, file in files.items():
        file.write_text(texts[name], encoding="utf-8")


LOADED = "part => performance.getEntriesByType('resource').some(({ name }) => name.includes(part))"

SPOIL = """async () => {
    let spoiled = 0;
    for (const name of await caches.keys()) {
        const cache = await caches.open(name);
        for (const it of await cache.keys()) {
            if (!it.url.includes("/memory-")) continue;
            await cache.put(it, new Response(new Uint8Array(4096)));
            spoiled++;
        }
    }
    return spoiled;
}"""


def seed_of_a_new_game(page: Page) -> int:
    """Begin a game for which nobody has chosen a seed."""
    wait_ready(page)
    play(page, "heroz")
    page.locator(".board").wait_for()
    seed = replayed(page).seed
    assert seed is not None
    return seed


@FULL
def test_every_visit_has_another_seed_though_memory_repeats(
    keeping: BrowserContext, host: Host, open_page: Opener
) -> None:
    """First and later visits to the site, and each opening of the single file."""
    page = visit(keeping, host)
    seeds = [seed_of_a_new_game(page)]
    page.goto(f"{host.address}{FOLDER}?again")
    seeds += [seed_of_a_new_game(page), *(seed_of_a_new_game(open_page("single")) for _ in range(2))]
    assert len(set(seeds)) == len(seeds)


@pytest.mark.full  # test_start.py has the like of the single file
def test_a_memory_that_is_no_use_is_forgotten(
    keeping: BrowserContext, host: Host, problems: list[str]
) -> None:
    """The page says so. A new try loads and stores it anew, for visits without a network too.

    What cannot be loaded anew, without a network and with nothing in the browser's own cache, stays stored as
    it is.
    """
    page = visit(keeping, host)
    assert page.evaluate(SPOIL) == 2  # the core, and the games
    page.reload()
    page.locator("#retry").wait_for()
    assert state(page) == "error"
    assert page.locator("#failure").inner_text().startswith("memory ")
    stored = page.evaluate(CACHED)

    host.gone = True
    keeping.new_cdp_session(page).send("Network.clearBrowserCache")
    page.evaluate("window.before = true")
    page.get_by_role("button", name="Try again").click()
    until(page, "!window.before && document.documentElement.dataset.state === 'error'")
    assert sorted(page.evaluate(CACHED)) == sorted(stored)

    host.gone = False
    page.get_by_role("button", name="Try again").click()
    page.wait_for_selector("html[data-state=ready]", state="attached")
    problems.clear()  # they were meant, and all of them have come by now
    host.gone = True
    page.goto(f"{host.address}{FOLDER}?again")
    wait_ready(page)


def test_games_are_the_same_at_a_later_visit(keeping: BrowserContext, host: Host) -> None:
    """Then the memory of all games is laid over the core."""
    page = visit(keeping, host)
    page.reload()
    wait_ready(page)
    assert page.evaluate(LOADED, "memory-all-")
    assert not page.evaluate(LOADED, "games.zip")
    assert told(page, games_code()) == games_here()


def test_a_game_without_a_network(keeping: BrowserContext, host: Host) -> None:
    """After one visit the host may be gone, whatever stands after the address's ?.

    At that visit nothing large is loaded twice: what the page has loaded is taken from the browser's cache
    when the page is kept. And the browser finds nothing wrong with the manifest. A game begun then has
    another seed, though Python begins from the same memory.
    """
    page = visit(keeping, host)
    seed = seed_of_a_new_game(page)
    twice = {path.removeprefix(FOLDER) for path, times in host.asked.items() if times > 1}
    assert not twice, host.asked
    assert f"/{FOLDER}index.html" in page.evaluate(CACHED)
    assert not [path for path in page.evaluate(CACHED) if path.endswith(("pygames.html", ".png"))]

    browser = keeping.new_cdp_session(page)
    manifest = browser.send("Page.getAppManifest")
    assert manifest["url"].endswith(f"{FOLDER}manifest.webmanifest")
    assert manifest["errors"] == []
    faults = browser.send("Page.getInstallabilityErrors")["installabilityErrors"]
    assert {fault["errorId"] for fault in faults} <= {"in-incognito"}

    host.gone = True
    keeping.set_offline(True)
    page.goto(f"{host.address}{FOLDER}?from=a-friend")
    assert seed_of_a_new_game(page) != seed
    press_tool(page, "home")
    driver = PageDriver(page, 4)
    driver.begin("human", "random", seed=4)
    driver.go_on(12)
    assert len(replayed(page).choices) > 6
    held = "async () => (await fetch('index.html')).headers.get('Content-Security-Policy')"
    assert "'none'" in page.evaluate(held)
    for name, words in (("notices.txt", "Mozilla Public License"), ("index.html", "pygames")):
        assert words in page.evaluate("async name => (await fetch(name)).text()", name)


@pytest.mark.parametrize("profile", EVERY_GAME)
def test_every_game_without_a_network(keeping: BrowserContext, host: Host, profile: Profile) -> None:
    """To the end, from what one visit has kept, under the policy that the host sent."""
    page = visit(keeping, host)
    host.gone = True
    keeping.set_offline(True)
    answer = page.reload()
    wait_ready(page)
    assert answer is not None
    assert answer.from_service_worker
    assert "default-src 'none'" in answer.headers["content-security-policy"]
    play_to_the_end(page, profile)


@FULL
def test_a_new_version_waits_until_it_is_asked_for(
    keeping: BrowserContext, host: Host, axe: Axe, tmp_path: Path
) -> None:
    """A game goes on in the old one, with the new one in its menu; the gallery offers it; "later" is heard.
    Loading it keeps the game and drops the old files.
    """
    page = visit(keeping, host)
    publish(tmp_path / FOLDER)
    page.reload()
    wait_ready(page)
    driver = PageDriver(page, 5)
    driver.begin("human", "random", seed=5)
    driver.go_on(3)
    offer, more = page.locator(".newer"), page.locator(".bar-more[data-newer]")
    more.wait_for()
    until(page, "!('unsaid' in document.documentElement.dataset)")
    assert axe(page) == []
    assert not offer.count()
    driver.go_on(2)
    press_tool(page, "home")
    offer.wait_for()
    assert axe(page) == []
    page.locator("[data-do=newer-later]").focus()
    page.keyboard.press("Enter")
    offer.wait_for(state="detached")
    page.go_back()
    driver.go_on(2)
    assert page.locator("body").get_attribute("data-version") is None

    page.reload()
    wait_ready(page)
    driver.go_on(1)
    more.click()
    link, old = page.evaluate("pygames.record()"), set(page.evaluate(CACHED))
    with page.expect_navigation():
        page.locator("[data-do=load-newer]").click()
    wait_ready(page)
    assert page.locator("body").get_attribute("data-version") == "2"
    assert page.evaluate("pygames.record()") == link
    now = set(page.evaluate(CACHED))
    assert {path.rsplit("/", 1)[1].split("-")[0] for path in old ^ now} == {"page"}
    assert f"/{FOLDER}assets/page-2.js" in now
    assert not offer.count()


def test_the_single_file_is_the_file() -> None:
    """It installs nothing, keeps itself where it is, and is no larger than people are told."""
    assert 'rel="manifest"' in (DIST / "index.html").read_text(encoding="utf-8")
    content = (DIST / "pygames.html").read_bytes()
    assert b'rel="manifest"' not in content
    assert len(content) <= MOST_BYTES

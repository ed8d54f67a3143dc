"""The harness: pages opened, and watched.

    def test_something(open_page, axe):
        page = open_page("site")  # or "single"; query="#…" and base="http://…/" where they matter
        page.locator("[data-choice]").first.click()
        assert axe(page) == []

`open_page` waits until Python is ready. The site comes from a static host on this machine; the single file
is opened by its `file://` address, offline. After the test, any request that left the folder or was refused,
any console error, any uncaught error and anything that the page's policy refused fails it. A test of such a
thing reads and clears `problems` itself. The host sends the policy as a header too (docs/hosting.md).
`build.py test` runs this; so does pytest alone, once build.py has set all up.
"""

import re
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any, Protocol

import pytest
from playwright.sync_api import (
    Browser,
    BrowserContext,
    Frame,
    Page,
    Playwright,
    Request,
    Response,
    ViewportSize,
)

from e2e import webkit, windows
from e2e.bad_host import BadHost
from e2e.browser import NONE, UNHURRIED, launch_arguments, program
from e2e.windows import Window
from tools.bench.host import Host, hosting
from web.bundle import valid

ROOT = Path(__file__).resolve().parents[1]
DIST = ROOT / "dist"
HOST = Host(DIST, under="some/folder/")
SITE = f"{HOST.address}some/folder/"
SINGLE = (DIST / "pygames.html").as_uri()
READY_MS = 60_000
FULL = pytest.mark.full  # a further combination of what is tried anyway: runs with `--full`
MOVING = pytest.mark.moving  # things move as for everybody

# Puts on the page's own fonts, as Python's first picture does; they change the size of all.
FONTS = """async () => {
    if (!window.pygamesStart?.wear) return false;
    pygamesStart.wear();
    await document.fonts.ready;
    return [...document.fonts].filter(it => !/for /.test(it.family)).every(it => it.status === 'loaded');
}"""

# Runs Python in the page: its own, which the page has to nobody else.
RUN = """async code => {
    const { loadPyodide } = await pygamesStart.importModule("interpreter.js");
    const python = await loadPyodide({ stdout: console.log, stderr: console.error });
    await python.runPythonAsync("from web.browser import bring; await bring()");
    await python.runPythonAsync(code);
}"""

# The page as it is now, without what stands in the built page anyway: `build.py check` validates that.
# Taking things out leaves empty lines, and the browser writes `hidden` as `hidden=""`.
SCREEN = """() => {
  const copy = document.documentElement.cloneNode(true);
  copy.removeAttribute("style"); // where scrolling stops, which only a script knows
  for (const it of copy.querySelectorAll("[style]")) { // what a script gives: the name of a card that flies,
    it.style.viewTransitionName = "";
    if (it.id === "held") it.style.inset = it.style.maxBlockSize = ""; // where a face lies, and an answer
    if (it.id === "told") it.style.insetBlock = it.style.pointerEvents = "";
    if (!it.getAttribute("style")) it.removeAttribute("style");
  }
  for (const it of copy.querySelectorAll("template, script, style, link, pre, .flying")) it.remove();
  const empty = / (hidden|inert|checked|selected|readonly|open|reversed)=""/g;
  const html = copy.outerHTML.replace(/\\s+\\n/g, "\\n").replace(empty, " $1");
  return "<!DOCTYPE html>" + html;
}"""
AXE_TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]

# WebAssembly is compiled once, quickly: in a test the compiler that makes it fast costs more than it saves.
# With `--full` the browser does as everywhere.
QUICK = "--js-flags=--liftoff-only"


# Whatever the page's policy refuses is told as an error: not every browser tells of it by itself.
REFUSED = """addEventListener("securitypolicyviolation", (event) =>
    console.error(`refused by ${event.effectiveDirective}: ${event.blockedURI} ${event.sample}`))"""

# The keys that Playwright presses in Firefox reach no frame that has a process of its own.
ONE_PROCESS = {"fission.autostart": False, "fission.webContentIsolationStrategy": 0}

Axe = Callable[..., list[str]]  # what the fixture `axe` gives
Devices = Callable[[str], Window]  # what the fixture `devices` gives


class TwoWindows(Protocol):
    """What the fixture `two_windows` gives."""

    def __call__(self, first: str = "", second: str = "") -> tuple[Window, Window]:
        """Open two, with this after the address (`?…`, `#…`)."""


class Opener(Protocol):
    """What the fixture `open_page` gives."""

    def __call__(
        self, kind: str, *, query: str = "", base: str = SITE, ready: bool = True, without: str = ""
    ) -> Page:
        """Open the "site" (under `base`) or the "single" file, with `query` (`?…`, `#…`) after its address.

        `without` names files that the site lacks.
        """


@pytest.fixture(scope="session", autouse=True)
def site() -> Iterator[None]:
    """The host of the site answers as long as there are tests."""
    with hosting(HOST):
        yield


@pytest.fixture(scope="session")
def browser_type_launch_args(
    browser_type_launch_args: dict[str, Any], pytestconfig: pytest.Config
) -> dict[str, Any]:
    """One browser a worker, the one build.py found; pytest-playwright's options (--headed) stay in force."""
    ours = launch_arguments()
    if not pytestconfig.getoption("--full"):
        ours["args"] = [*ours["args"], QUICK]
    return browser_type_launch_args | ours


@pytest.fixture
def viewport(request: pytest.FixtureRequest) -> dict[str, int]:
    """1280×800 unless `@pytest.mark.parametrize("viewport", [(390, 844)], indirect=True)` says other."""
    width, height = getattr(request, "param", (1280, 800))
    return {"width": width, "height": height}


@pytest.fixture
def locale(request: pytest.FixtureRequest) -> str:
    """The browser's language: British English unless `parametrize("locale", ["fr-FR"], indirect=True)`."""
    return getattr(request, "param", "en-GB")


@pytest.fixture
def motion(request: pytest.FixtureRequest) -> str:
    """What the person has set in the system: no motion, unless the test is `MOVING`, or with `--full`.

    Drawing what moves costs a third of the work of a press.
    """
    everybody = request.config.getoption("--full") or request.node.get_closest_marker("moving")
    return "no-preference" if everybody else "reduce"


@pytest.fixture
def browser_context_args(
    browser_context_args: dict[str, Any], viewport: dict[str, int], locale: str, motion: str
) -> dict[str, Any]:
    """A fresh context a test, with nothing stored; narrow windows have touch.

    No page keeps itself for offline use, but in test_offline.py.
    """
    return browser_context_args | {
        "service_workers": "block",
        "viewport": viewport,
        "locale": locale,
        "has_touch": viewport["width"] < 600,
        "reduced_motion": motion,
    }


@pytest.fixture
def problems() -> Iterator[list[str]]:
    """What went wrong in the browser while the test ran; the test fails when something is left in it."""
    found: list[str] = []
    yield found
    assert not found, "\n".join(found)


@pytest.fixture
def open_page(context: BrowserContext, problems: list[str]) -> Opener:
    """Opens either deliverable and watches it."""
    return opener_in(context, problems)


@pytest.fixture
def bad_host() -> Iterator[BadHost]:
    """The site in a folder of a host of its own, which can be told to misbehave."""
    host = BadHost(DIST, under="some/folder/")
    with hosting(host):
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


@pytest.fixture(params=["chromium", pytest.param("firefox", marks=FULL)])
def keeping_anywhere(request: pytest.FixtureRequest, problems: list[str]) -> Iterator[BrowserContext]:
    """Either browser, each takes service workers."""
    browser: Browser = request.getfixturevalue("browser" if request.param == "chromium" else "firefox")
    context = browser.new_context(locale="en-GB", service_workers="allow", reduced_motion="reduce")
    watch(context, problems)
    yield context
    context.close()


@pytest.fixture(scope="session")
def firefox(playwright: Playwright) -> Iterator[Browser]:
    """Firefox, for tests of a second browser; they are skipped where there is none."""
    found = program("firefox")
    if found == NONE:
        pytest.skip("no Firefox here: install Firefox, or set PYGAMES_FIREFOX to its program")
    browser = playwright.firefox.launch(**launch_arguments("firefox"))
    yield browser
    browser.close()


@pytest.fixture
def open_firefox(
    firefox: Browser, problems: list[str], locale: str, viewport: dict[str, int]
) -> Iterator[Opener]:
    """Opens either deliverable in Firefox, in a context of its own, and watches it."""
    size: ViewportSize = {"width": viewport["width"], "height": viewport["height"]}
    context = firefox.new_context(viewport=size, locale=locale, service_workers="block")
    yield opener_in(context, problems)
    context.close()


@pytest.fixture(scope="session")
def other(playwright: Playwright) -> Iterator[Browser]:
    """Firefox, whose frames listen to keys."""
    if program("firefox") == NONE:
        pytest.skip("no Firefox here: install Firefox, or set PYGAMES_FIREFOX to its program")
    arguments = launch_arguments("firefox")
    arguments["firefox_user_prefs"] = {**arguments["firefox_user_prefs"], **ONE_PROCESS}
    browser = playwright.firefox.launch(**arguments)
    yield browser
    browser.close()


@pytest.fixture(params=["chromium", pytest.param("firefox", marks=FULL)])
def anybody(request: pytest.FixtureRequest, problems: list[str]) -> Iterator[BrowserContext]:
    """A fresh context in either browser, watched."""
    browser: Browser = request.getfixturevalue("browser" if request.param == "chromium" else "other")
    context = browser.new_context(locale="en-GB", service_workers="block", reduced_motion="reduce")
    watch(context, problems)
    yield context
    context.close()


@pytest.fixture(params=["chromium", pytest.param("firefox", marks=FULL), pytest.param("webkit", marks=FULL)])
def two_windows(request: pytest.FixtureRequest) -> Iterator[TwoWindows]:
    """Opens two windows over one storage, in each engine: see windows.py."""
    if request.param == "webkit":
        with webkit.driven() as driver:

            def in_webkit(first: str = "", second: str = "") -> tuple[Window, Window]:
                one = windows.WebKitWindow(driver, SITE + first)
                driver.switch_to.new_window("window")
                return one, windows.WebKitWindow(driver, SITE + second)

            yield in_webkit
        return
    browser: Browser = request.getfixturevalue("browser" if request.param == "chromium" else "firefox")
    context = browser.new_context(locale="en-GB", service_workers="block", reduced_motion="reduce")
    watch(context, request.getfixturevalue("problems"))

    def opener(first: str = "", second: str = "") -> tuple[Window, Window]:
        one, other = (windows.PlaywrightWindow(context.new_page(), SITE + query) for query in (first, second))
        return one, other

    yield opener
    context.close()


@pytest.fixture
def devices(
    request: pytest.FixtureRequest, browser_context_args: dict[str, Any], problems: list[str]
) -> Iterator[Devices]:
    """Opens a window that shares nothing with others: of "chromium", "firefox", "webkit", or "single".

    The last is the file in Chromium; the others are at the site.
    """
    with ExitStack() as open_now:

        def opener(kind: str) -> Window:
            if kind == "webkit":
                return windows.WebKitWindow(open_now.enter_context(webkit.driven()), SITE)
            browser: Browser = request.getfixturevalue("firefox" if kind == "firefox" else "browser")
            context = open_now.enter_context(browser.new_context(**browser_context_args))
            page = opener_in(context, problems)("single" if kind == "single" else "site")
            return windows.PlaywrightWindow(page)

        yield opener


def opener_in(context: BrowserContext, problems: list[str]) -> Opener:
    """Opens pages in this context and watches it."""
    watch(context, problems)
    offline = context.browser is None or context.browser.browser_type.name == "chromium"

    def opener(
        kind: str, *, query: str = "", base: str = SITE, ready: bool = True, without: str = ""
    ) -> Page:
        page = context.new_page()
        if kind == "site":
            stay_in(context, problems, base)
            if without:
                context.route(f"**/*{without}*", lambda route: route.fulfill(status=404, body="not found"))
            page.goto(base + query, wait_until="commit")
        elif kind == "single":
            if offline:
                context.set_offline(True)
            stay_in(context, problems, SINGLE)
            page.goto(SINGLE + query, wait_until="commit")
        else:
            raise ValueError(kind)
        if ready:
            wait_ready(page)
        return page

    return opener


def watch(context: BrowserContext, problems: list[str]) -> None:
    """Note every console error, uncaught error and refusal; be patient, as the machine may be busy."""
    context.set_default_timeout(READY_MS)
    context.add_init_script(REFUSED)
    context.add_init_script(UNHURRIED)
    context.on(
        "console",
        lambda message: problems.append(f"console: {message.text}") if message.type == "error" else None,
    )
    context.on("weberror", lambda failure: problems.append(f"uncaught: {failure.error}"))


def stay_in(context: BrowserContext, problems: list[str], *addresses: str) -> None:
    """Note every request for something that does not lie there, and every request that is refused."""

    def asked(request: Request) -> None:
        if not request.url.startswith((*addresses, "data:", "blob:")):
            problems.append(f"left the folder: {request.url}")

    def answered(response: Response) -> None:
        if response.status >= 400:
            problems.append(f"answered {response.status}: {response.url}")

    context.on("request", asked)
    context.on("response", answered)


def wait_ready(page: Page) -> None:
    """Wait until Python runs the page; a failed start fails at once, with its reason."""
    page.wait_for_selector("html[data-state]:not([data-state=loading])", state="attached")
    if state(page) == "error":
        pytest.fail(f"the start failed: {page.locator('#failure').text_content()}")


def state(page: Page) -> str | None:
    """What the page says of itself: loading, ready, over or error."""
    return page.locator("html").get_attribute("data-state")


@pytest.fixture(scope="session")
def axe_source() -> str:
    """axe-core, to be put into a page."""
    return (ROOT / "node_modules" / "axe-core" / "axe.min.js").read_text(encoding="utf-8")


@pytest.fixture(scope="session")
def screens() -> Iterator[dict[str, str]]:
    """The HTML of all that `axe` looks at, by the test in which it was seen. In the end it must be valid."""
    seen: dict[str, str] = {}
    yield seen
    assert not seen or valid.faults(*seen.items()) == ""


@pytest.fixture
def axe(axe_source: str, screens: dict[str, str], request: pytest.FixtureRequest) -> Axe:
    """Gives the accessibility faults of a page as it is now, one line each: WCAG 2.2 AA with target-size."""
    test = re.sub(r"\W+", "-", request.node.nodeid)

    def faults(page: Page | Frame, *, contrast: bool = False) -> list[str]:
        screens[f"{len(screens) + 1}-{test}"] = page.evaluate(SCREEN)
        # forced colours are the system's: axe sees those of the page, which nobody sees
        forced = page.evaluate("matchMedia('(forced-colors: active)').matches")
        if not page.evaluate("'axe' in window"):
            page.evaluate(axe_source)
        options = {
            "runOnly": {"type": "tag", "values": AXE_TAGS},
            "resultTypes": ["violations"],
            "rules": {
                "target-size": {"enabled": True},
                "color-contrast": {"enabled": not forced},
                "color-contrast-enhanced": {"enabled": contrast},
            },
        }
        result = page.evaluate("options => axe.run(document, options)", options)
        return [
            f"{fault['id']}: {node['target']}: {' '.join(node['failureSummary'].split())}"
            for fault in result["violations"]
            for node in fault["nodes"]
        ]

    return faults

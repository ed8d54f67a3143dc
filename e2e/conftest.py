"""The harness: pages opened without a server, and watched.

    def test_something(open_page, axe):
        page = open_page("site")  # or "single"; query="#…" and base="https://…/" where they matter
        page.locator("[data-choice]").first.click()
        assert axe(page) == []

`open_page` waits until Python is ready. The site is answered from `dist/` under a made-up https address,
as a static host would; the single file is opened by its `file://` address, offline. After the test, any
request that left the folder, any console error and any uncaught error fails it. A test of such a thing reads
and clears `problems` itself. `build.py test` runs this; so does pytest alone, once build.py has set all up.
"""

from __future__ import annotations

import mimetypes
from pathlib import Path
from typing import TYPE_CHECKING, Any, Protocol
from urllib.parse import unquote, urlsplit

import pytest

from e2e.browser import NONE, launch_arguments, program
from web.bundle import valid

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from playwright.sync_api import Browser, BrowserContext, Page, Playwright, Request, Route

ROOT = Path(__file__).resolve().parents[1]
DIST = ROOT / "dist"
SITE = "https://tables.example/some/folder/"
SINGLE = (DIST / "pygames.html").as_uri()
READY_MS = 60_000
FULL = pytest.mark.full  # a further combination of what is tried anyway: runs with `--full`

# Runs Python in the page: PyScript takes up what is added later, in the same Python.
RUN = """code => {
    const script = document.createElement("script");
    script.type = "py";
    script.textContent = code;
    document.body.append(script);
}"""

# The page as it is now, without what stands in the built page anyway: `build.py check` validates that.
# Taking things out leaves empty lines, and the browser writes `hidden` as `hidden=""`.
SCREEN = """() => {
  const copy = document.documentElement.cloneNode(true);
  for (const it of copy.querySelectorAll("template, script, style, link, pre")) it.remove();
  const empty = / (hidden|inert|checked|selected|readonly|open|reversed)=""/g;
  const html = copy.outerHTML.replace(/\\s+\\n/g, "\\n").replace(empty, " $1");
  return "<!DOCTYPE html>" + html;
}"""
AXE_TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]

# As a static host sends them, whatever this machine's own table says.
TYPES = {".js": "text/javascript", ".woff2": "font/woff2", ".html": "text/html; charset=utf-8"}


class Opener(Protocol):
    """What the fixture `open_page` gives."""

    def __call__(
        self, kind: str, *, query: str = "", base: str = SITE, ready: bool = True, without: str = ""
    ) -> Page:
        """Open the "site" (under `base`) or the "single" file, with `query` (`?…`, `#…`) after its address.

        `without` names files that the site lacks.
        """


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    """One browser a worker, the one build.py found; pytest-playwright's options (--headed) stay in force."""
    return browser_type_launch_args | launch_arguments()


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
def browser_context_args(
    browser_context_args: dict[str, Any], viewport: dict[str, int], locale: str
) -> dict[str, Any]:
    """A fresh context a test, with nothing stored; narrow windows have touch.

    No page keeps itself for offline use, but in test_offline.py.
    """
    return browser_context_args | {
        "service_workers": "block",
        "viewport": viewport,
        "locale": locale,
        "has_touch": viewport["width"] < 600,
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
def open_firefox(firefox: Browser, problems: list[str]) -> Iterator[Opener]:
    """The same in Firefox, in a context of its own."""
    context = firefox.new_context(
        viewport={"width": 1280, "height": 800}, locale="en-GB", service_workers="block"
    )
    yield opener_in(context, problems)
    context.close()


def opener_in(context: BrowserContext, problems: list[str]) -> Opener:
    """Opens pages in this context and watches it."""
    watch(context, problems)
    offline = context.browser is None or context.browser.browser_type.name == "chromium"

    def opener(
        kind: str, *, query: str = "", base: str = SITE, ready: bool = True, without: str = ""
    ) -> Page:
        page = context.new_page()
        if kind == "site":
            serve(context, DIST, base, problems, without=without)
            page.goto(base + query, wait_until="commit")
        elif kind == "single":
            if offline:
                context.set_offline(True)
            context.on("request", lambda request: stay_in_file(request, problems))
            page.goto(SINGLE + query, wait_until="commit")
        else:
            raise ValueError(kind)
        if ready:
            wait_ready(page)
        return page

    return opener


def watch(context: BrowserContext, problems: list[str]) -> None:
    """Note every console error and every uncaught error; be patient, as the machine may be busy."""
    context.set_default_timeout(READY_MS)
    context.on(
        "console",
        lambda message: problems.append(f"console: {message.text}") if message.type == "error" else None,
    )
    context.on("weberror", lambda failure: problems.append(f"uncaught: {failure.error}"))


def serve(context: BrowserContext, folder: Path, base: str, problems: list[str], without: str = "") -> None:
    """Answer every request from `folder`, as if it were hosted at `base`; note every other request."""

    def answer(route: Route) -> None:
        url = route.request.url
        file = folder / unquote(urlsplit(url).path.removeprefix(urlsplit(base).path) or "index.html")
        if not url.startswith(base):
            problems.append(f"left the folder: {url}")
            route.abort()
        elif not file.is_file() or (without and without in file.name):
            problems.append(f"not in the folder: {url}")
            route.fulfill(status=404, body="not found")
        else:
            kind = TYPES.get(file.suffix) or mimetypes.guess_type(file.name)[0] or "application/octet-stream"
            # a frame without an origin loads modules only where everybody may
            route.fulfill(path=file, content_type=kind, headers={"Access-Control-Allow-Origin": "*"})

    context.route("**/*", answer)


def stay_in_file(request: Request, problems: list[str]) -> None:
    """Note every request of the single file that is not for the file itself or for bytes it already holds."""
    if not request.url.startswith((SINGLE, "data:", "blob:")):
        problems.append(f"left the file: {request.url}")


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


@pytest.fixture
def axe(axe_source: str) -> Iterator[Callable[[Page], list[str]]]:
    """Gives the accessibility faults of a page as it is now, one line each: WCAG 2.2 AA with target-size.

    After the test the HTML of all that was looked at must be valid.
    """
    looked_at: list[str] = []

    def faults(page: Page, *, contrast: bool = False) -> list[str]:
        looked_at.append(page.evaluate(SCREEN))
        # forced colours are the system's: axe sees those of the page, which nobody sees
        forced = page.evaluate("matchMedia('(forced-colors: active)').matches")
        if not page.evaluate("'axe' in window"):
            page.evaluate(axe_source)
        options = {
            "runOnly": {"type": "tag", "values": AXE_TAGS},
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

    yield faults
    assert valid.faults(*((f"screen-{n}", html) for n, html in enumerate(looked_at, 1))) == ""

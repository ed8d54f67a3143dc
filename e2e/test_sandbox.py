"""Both deliverables play in a sandboxed frame of another site, where the browser stores nothing."""

from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import BrowserContext, Frame, Page, Response

import pygames
from e2e.conftest import DIST, FULL, READY_MS, SITE, Opener, stay_in, watch
from e2e.every_game import EVERY_GAME, play_to_the_end
from e2e.page_driver import PageDriver, press_tool
from e2e.profiles import Profile
from e2e.test_example_site import HEARD
from e2e.test_picture import LEAVE
from e2e.until import until
from tools.bench.host import Host, hosting
from tools.bench.host import Response as Answer

PAGES = {"site": SITE, "single": f"{SITE}pygames.html"}
OUTER = """<!doctype html><title>Elsewhere</title><link rel="icon" href="data:,">
<style>* {{ margin: 0; border: 0 }}</style>
<iframe title="A game" sandbox="{allowed}" src="{address}" style="width: 100vw; height: 100vh"></iframe>"""


class Framed:
    """A frame that fills its window, as far as `PageDriver` needs a page."""

    def __init__(self, page: Page, frame: Frame) -> None:
        self.page, self.frame = page, frame
        self.locator, self.evaluate, self.wait_for_timeout = (
            frame.locator,
            frame.evaluate,
            frame.wait_for_timeout,
        )
        self.mouse, self.keyboard, self.touchscreen = page.mouse, page.keyboard, page.touchscreen


def framed(
    context: BrowserContext, problems: list[str], folder: Path, address: str, allowed: str = "allow-scripts"
) -> Any:
    """The page in a frame of another site, which lies in this folder; ready."""
    (folder / "index.html").write_text(OUTER.format(allowed=allowed, address=address), encoding="utf-8")
    page = context.new_page()
    with hosting(Host(folder)) as elsewhere:
        other = elsewhere.address.replace("127.0.0.1", "localhost")  # to a browser, another site
        stay_in(context, problems, SITE, other)
        page.goto(other)
    frame = page.frames[1]
    frame.wait_for_selector("html[data-state=ready]", state="attached", timeout=READY_MS)
    assert frame.evaluate("self.origin") == "null"
    return Framed(page, frame)


@pytest.mark.parametrize("kind", [pytest.param("site", marks=FULL), "single"])
def test_a_game_in_a_sandboxed_frame(
    context: BrowserContext, open_page: Opener, problems: list[str], tmp_path: Path, kind: str
) -> None:
    """From the gallery on, with nothing for the console; the page around it is told what it may know."""
    page = framed(context, problems, tmp_path, PAGES[kind])
    driver = PageDriver(page, 4)
    driver.begin("human", "random", seed=4)
    page.locator(".mark-unsaved").wait_for()
    driver.go_on(12)
    check_host(page)
    assert len(pygames.replay(page.evaluate("location.hash.slice(1)")).choices) > 6


@pytest.mark.parametrize("kind", PAGES)
@pytest.mark.parametrize("profile", EVERY_GAME)
def test_every_game_in_a_sandboxed_frame(
    context: BrowserContext,
    open_page: Opener,
    problems: list[str],
    tmp_path: Path,
    kind: str,
    profile: Profile,
) -> None:
    """To the end, from another port, under the policy that the host sends."""
    policies: dict[str, str] = {}

    def note(response: Response) -> None:
        policies[response.url] = response.headers.get("content-security-policy", "")

    context.on("response", note)
    page = framed(context, problems, tmp_path, PAGES[kind])
    assert urlsplit(page.page.url).port != urlsplit(PAGES[kind]).port
    assert "default-src 'none'" in policies[PAGES[kind]]
    play_to_the_end(page, profile)


ASK = """whole => new Promise(answer => {
  addEventListener("message", event => event.data.pygames === "record" && answer(event.data));
  frames[0].postMessage({ pygames: "record", whole }, "*");
})"""


def check_host(page: Any) -> None:
    """The page around it gets no seed of the running game, and nobody at the table is asked for it."""
    told = page.page.evaluate(ASK, False)
    assert not told["whole"]
    assert pygames.replay(told["record"]).seed is None
    assert page.evaluate("pygames.record()") == told["record"]
    assert page.page.evaluate(ASK, True) == told
    assert not page.locator("dialog[open]").count()


@FULL
def test_what_a_sandboxed_frame_lacks(
    context: BrowserContext, open_page: Opener, problems: list[str], tmp_path: Path
) -> None:
    """A link is copied, or shown; a file becomes the link; dialogs and links within the page work.

    No picture of the table is kept, and nothing is said about it.
    """
    page = framed(context, problems, tmp_path, SITE)
    PageDriver(page, 5).begin("human", "random", seed=5, pace="normal")
    press_tool(page, "copy")
    page.locator(".notice", has_text="The link is copied").wait_for()
    assert page.locator("#link").input_value().startswith(f"{SITE}#")
    press_tool(page, "share")
    page.locator("dialog[open]").wait_for()
    page.locator("[data-do=export]").first.click()
    page.locator(".notice", has_text="No file can be saved").wait_for()
    link = page.locator("#link").input_value()
    page.evaluate(LEAVE)
    press_tool(page, "home")
    page.locator("#pasted").fill(link)
    page.locator("#pasted").press("Tab")
    page.keyboard.press("Enter")
    page.locator(".board").wait_for()


class Closed(Host):
    """A host that lets no other site read what it has."""

    def answer(self, path: str) -> Answer:
        """A file of the folder, sent without the header that lets other sites read it."""
        answer = super().answer(path)
        answer.headers.pop("Access-Control-Allow-Origin", None)
        return answer


def test_a_host_that_lacks_a_header_is_told_from_no_connection(
    context: BrowserContext, problems: list[str], tmp_path: Path
) -> None:
    """The person reads what is missing, and the page around hears its key; with an origin the frame plays."""
    site = Closed(DIST, under="some/folder/")
    watch(context, problems)
    with hosting(site):
        address = f"{site.address}some/folder/?embed=now"
        frames = [
            OUTER.format(allowed=f"allow-scripts{it}", address=address) for it in ("", " allow-same-origin")
        ]
        (tmp_path / "index.html").write_text(
            f"<script>({HEARD})()</script>{''.join(frames)}", encoding="utf-8"
        )
        page = context.new_page()
        with hosting(Host(tmp_path)) as elsewhere:
            page.goto(elsewhere.address.replace("127.0.0.1", "localhost"))
            until(page, "heard.some((it) => it.type === 'error') && heard.some((it) => it.type === 'ready')")
        (error,) = page.evaluate("heard.filter((it) => it.type === 'error')")
        assert error["key"] == "start.header"
        assert "Access-Control-Allow-Origin" in (page.frames[1].locator("#failure").text_content() or "")
    assert problems  # the browser tells of it, too
    problems.clear()

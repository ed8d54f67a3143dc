"""Games by mail whose letters go by themselves, through a relay of ours that is for tests only."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from e2e.conftest import DIST, FULL, READY_MS, SITE, opener_in, wait_ready, watch
from e2e.friend import Friend
from e2e.page_driver import press_tool, set_up
from e2e.test_sandbox import Framed
from e2e.until import until
from e2e.windows import PlaywrightWindow
from tests.web.relay import Relay, running
from tools.bench.host import Host, hosting
from web.bundle import relay as named

if TYPE_CHECKING:
    from playwright.sync_api import Browser, BrowserContext, Page, Route

AT_MOST = 400  # looks at all pages at which nobody is asked
LONG = 10  # such looks after which somebody opens their page anew
# Whether a guest's page has no record; once the game is over it is open to all.
HIDDEN = "document.documentElement.dataset.state === 'over' || pygames.record() === null"


def reach(context: BrowserContext, relay: Relay) -> None:
    """Let the pages of this browser be of a site with this relay."""

    def page(route: Route) -> None:
        answer = route.fetch()
        left_out = ("content-security-policy", "content-encoding", "content-length")
        headers = {k: v for k, v in answer.headers.items() if k.lower() not in left_out}
        route.fulfill(status=200, headers=headers, body=named.put(answer.text(), relay.address))

    context.route(re.compile(re.escape(SITE) + r"(#.*)?$"), page)
    # a page that a test hands out counts as one from the internet, which this machine's servers are kept from
    context.grant_permissions(["local-network-access"])


def friends_in(contexts: list[BrowserContext], seen: list[str]) -> list[Friend]:
    """One in each, at the site, who lets what others choose be told at once."""
    pages = [opener_in(it, seen)("site") for it in contexts]
    friends = [Friend(PlaywrightWindow(it), number) for number, it in enumerate(pages, 1)]
    for it in friends:
        it.prefer_instant()
    return friends


def begun(
    browser: Browser, browser_context_args: dict[str, Any], seen: list[str], relay: Relay, script: str = ""
) -> list[Friend]:
    """Two who have begun a game: only the invitation was sent by hand. The guest's page has `script`."""
    contexts = [browser.new_context(**browser_context_args) for _ in range(2)]
    for it in contexts:
        reach(it, relay)
    contexts[1].add_init_script(script)
    host, guest = friends_in(contexts, seen)
    guest.page.goto(host.invite("boss-quest"))
    assert relay.address.removeprefix("http://") in guest.page.locator(".mail-box").inner_text()
    guest.page.locator("#mail-join").click()
    host.page.locator(".frame").wait_for()
    return [host, guest]


def test_a_game_through_a_relay_needs_no_press_to_send(
    browser: Browser, browser_context_args: dict[str, Any], problems: list[str]
) -> None:
    """The answer and the first turn come by themselves; the relay holds nothing that can be read."""
    seen: list[str] = []
    with running() as relay:
        host, guest = begun(browser, browser_context_args, seen, relay)
        for _ in range(40):
            if guest.page.locator(".frame").count():
                break
            host.choose(host.idle())
        guest.page.locator(".frame").wait_for()
        assert relay.messages
        assert not [it for it in relay.messages if "mail=" in it]
        for it in (host, guest):
            it.page.context.close()
    problems += [it for it in seen if not it.startswith(f"left the folder: {relay.address}/")]


ALERTS = """
Object.defineProperty(document, "visibilityState", { get: () => "hidden" });
globalThis.Notification = class {
  static permission = "default";
  static told = [];
  static async requestPermission() { return (Notification.permission = "granted"); }
  constructor(text) { Notification.told.push(text); }
};
"""


@FULL
def test_a_turn_is_told_by_the_browser_while_the_page_is_out_of_sight(
    browser: Browser, browser_context_args: dict[str, Any], problems: list[str]
) -> None:
    """Once somebody has asked for it; each turn once."""
    seen: list[str] = []
    with running() as relay:
        args = {**browser_context_args, "service_workers": "block"}
        host, guest = begun(browser, args, seen, relay, ALERTS)
        for _ in range(40):
            if guest.page.locator(".frame").count():
                break
            host.choose(host.idle())
        guest.page.locator(".frame").wait_for()
        press_tool(guest.page, "mail-more")
        guest.page.locator("[data-do=mail-alert]").click()
        until(guest.page, "Notification.permission === 'granted'")
        for _ in range(AT_MOST):
            if guest.page.evaluate("Notification.told.length"):
                break
            if not host.choose(host.idle()):
                guest.choose(guest.idle())
        told = guest.page.evaluate("Notification.told")
        assert told[0].startswith("Your turn · Boss Quest")
        for it in (host, guest):
            it.page.context.close()
    problems += [it for it in seen if not it.startswith(f"left the folder: {relay.address}/")]


def play(friends: list[Friend], between: Callable[[int], None]) -> None:
    """Play until all see the end. After each look at all pages `between` has how many brought nobody on."""
    quiet = 0
    while not all(it.idle()["state"] == "over" for it in friends):
        quiet = 0 if sum([it.choose(it.idle()) for it in friends]) else quiet + 1
        assert quiet < AT_MOST, "nothing comes any more"
        if quiet:
            friends[0].page.wait_for_timeout(100)
        between(quiet)
    assert len({it.record for it in friends} - {None}) == 1


def open_anew(*friends: Friend) -> None:
    """Load these pages once more; by then the game may be over."""
    for it in friends:
        it.page.reload()
        until(it.page, "['ready', 'over'].includes(document.documentElement.dataset.state)")


@FULL
@pytest.mark.parametrize("faults", [0, 8])
def test_a_whole_game_through_a_relay(
    browser: Browser, browser_context_args: dict[str, Any], problems: list[str], faults: int
) -> None:
    """Some letters are refused, lost, doubled or late; at every tenth both pages are opened anew."""
    seen: list[str] = []
    with running() as relay:
        friends = begun(browser, browser_context_args, seen, relay)
        relay.faults = faults
        opened = 0

        def between(quiet: int) -> None:
            nonlocal opened
            if quiet % LONG == LONG - 1 or len(relay.messages) // 10 > opened:  # somebody looks why
                opened = len(relay.messages) // 10
                open_anew(*friends)

        play(friends, between)
        for it in friends:
            it.page.context.close()
    refused = re.compile("|".join([f"left the folder: {relay.address}/", *["503"] * bool(faults)]))
    problems += [it for it in seen if not refused.search(it)]


def guarded(host: Friend, guests: list[Friend], how: str) -> None:
    """Begin a guarded game: the invitation is opened by hand."""
    set_up(host.page, "boss-quest")
    host.page.locator("[data-do=mail-invite]").click()
    host.page.locator(f"[data-do=mail-guard][data-arg={how}]").click()
    invitation = host.letter()
    for it in guests:
        it.page.goto(f"{it.page.url.partition('#')[0]}#{invitation.partition('#')[2] or invitation}")
        it.page.locator("#mail-join").click()
    for it in (host, *guests):
        it.page.locator(".frame").wait_for()


@FULL
@pytest.mark.parametrize(("engine", "how"), [("browser", "deals"), ("browser", "only"), ("firefox", "deals")])
def test_a_whole_guarded_game_through_a_relay(
    request: pytest.FixtureRequest,
    browser_context_args: dict[str, Any],
    problems: list[str],
    engine: str,
    how: str,
) -> None:
    """One device deals, with a seat or without; each page is opened anew now and then, and all end alike."""
    browser: Browser = request.getfixturevalue(engine)
    seen: list[str] = []
    with running() as relay:
        contexts = [browser.new_context(**browser_context_args) for _ in range(2 + (how == "only"))]
        for context in contexts:
            reach(context, relay)
        host, *guests = friends = friends_in(contexts, seen)
        guarded(host, guests, how)
        opened = 0

        def between(_: int) -> None:
            nonlocal opened
            assert all(it.page.evaluate(HIDDEN) for it in guests)
            if len(relay.messages) // 20 > opened:
                opened = len(relay.messages) // 20
                open_anew(friends[opened % len(friends)])

        play(friends, between)
        assert guests[0].page.locator(".mail-fair").inner_text().startswith("Checked")
        for context in contexts:
            context.close()
    problems += [it for it in seen if not it.startswith(f"left the folder: {relay.address}/")]


@FULL
def test_a_whole_guarded_game_between_the_file_and_the_site(
    browser: Browser, browser_context_args: dict[str, Any], problems: list[str], tmp_path: Path
) -> None:
    """The file is one that was built with a relay; it deals."""
    seen: list[str] = []
    with running() as relay:
        file = tmp_path / "pygames.html"
        built = (DIST / "pygames.html").read_bytes().decode("latin-1")
        file.write_bytes(named.put(built, relay.address).encode("latin-1"))
        contexts = [browser.new_context(**browser_context_args) for _ in range(2)]
        reach(contexts[1], relay)
        watch(contexts[0], seen)
        page = contexts[0].new_page()
        page.goto(file.as_uri())
        wait_ready(page)
        friends = [Friend(PlaywrightWindow(page), 1), *friends_in(contexts[1:], seen)]
        friends[0].prefer_instant()
        guarded(friends[0], friends[1:], "deals")
        play(friends, lambda _: None)
        for context in contexts:
            context.close()
    problems += [it for it in seen if not it.startswith(f"left the folder: {relay.address}/")]


HIGH = 780  # pixels: so high is a frame of the page around two
# A page with two frames that share nothing: it carries letters from each to the other, as its `carry` says.
TABLES = """<!doctype html><title>Two tables</title><link rel="icon" href="data:,">
<style>body { margin: 0 } iframe { border: 0; display: block }</style>
<script>
  window.carried = 0;
  addEventListener("message", ({ data, source }) => {
    const frames = [...document.querySelectorAll("iframe")].map((it) => it.contentWindow);
    if (data.type === "ready") source.postMessage({ pygames: 1, type: "carry", works: 1 }, "*");
    if (data.type !== "carry") return;
    window.carried++;
    const letter = { pygames: 1, type: "carry", letter: data.letter };
    for (const it of frames) if (it !== source) it.postMessage(letter, "*");
  });
</script>
<iframe sandbox="allow-scripts" src="ADDRESS?api=1" width="1200" height="780"></iframe>
<iframe sandbox="allow-scripts" src="ADDRESS?api=1" width="1200" height="780"></iframe>"""


class Below:
    """The mouse in a frame that begins so many pixels below the top of its window."""

    def __init__(self, page: Page, down: int) -> None:
        self.page, self.down = page, down

    def click(self, x: float, y: float) -> None:
        """Press at this place of the frame."""
        self.page.mouse.click(x, y + self.down)


@FULL
@pytest.mark.parametrize("how", ["", "deals"])
def test_a_whole_game_that_the_page_around_two_frames_carries(
    context: BrowserContext, problems: list[str], tmp_path: Path, how: str
) -> None:
    """Sealed or guarded: it brings each letter, the invitation too, and none again and again."""
    watch(context, problems)
    (tmp_path / "index.html").write_text(TABLES.replace("ADDRESS", SITE), encoding="utf-8")
    page = context.new_page()
    page.set_viewport_size({"width": 1200, "height": 2 * HIGH})
    with hosting(Host(tmp_path)) as outer:
        page.goto(outer.address.replace("127.0.0.1", "localhost"))
        friends = []
        for number, frame in enumerate(page.frames[1:]):
            frame.wait_for_selector("html[data-state=ready]", state="attached", timeout=READY_MS)
            it: Any = Framed(page, frame)
            it.mouse = Below(page, HIGH * number)
            friends.append(Friend(PlaywrightWindow(it), number))
            friends[-1].prefer_instant()
        host, guest = friends
        set_up(host.page, "boss-quest")
        host.page.locator("[data-do=mail-invite]").click()
        if how:
            host.page.locator(f"[data-do=mail-guard][data-arg={how}]").click()
        host.page.locator("#mail-send").click()
        guest.page.locator("#mail-join").click()
        for one in friends:
            one.page.locator(".frame").wait_for()
        play(friends, lambda _: None)
        assert page.evaluate("carried") < AT_MOST

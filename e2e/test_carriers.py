"""Games by mail whose letters go by themselves, through a relay of ours that is for tests only."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

import pytest

from e2e.conftest import FULL, SITE, opener_in
from e2e.page_driver import press_tool, set_up
from e2e.test_mail import Friend, quick
from e2e.until import until
from tests.web.relay import Relay, running
from web.bundle import relay as named

if TYPE_CHECKING:
    from playwright.sync_api import Browser, BrowserContext, Route

AT_MOST = 400  # looks at both pages until a game is over
LONG = 10  # looks at which nobody is asked


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


def begun(
    browser: Browser, browser_context_args: dict[str, Any], seen: list[str], relay: Relay, script: str = ""
) -> list[Friend]:
    """Two who have begun a game: only the invitation was sent by hand. The guest's page has `script`."""
    contexts = [browser.new_context(**browser_context_args) for _ in range(2)]
    for it in contexts:
        reach(it, relay)
    contexts[1].add_init_script(script)
    one, two = [opener_in(it, seen)("site") for it in contexts]
    host, guest = Friend(one, 1), Friend(two, 2)
    quick(one)
    quick(two)
    set_up(one, "boss-quest")
    one.locator("[data-do=mail-invite]").click()
    two.goto(host.letter())
    assert relay.address.removeprefix("http://") in two.locator(".mail-box").inner_text()
    two.locator("#mail-join").click()
    one.locator(".frame").wait_for()
    return [host, guest]


def chose(friend: Friend) -> bool:
    """Choose, or see a scene to its end; False where nobody here is asked."""
    found = friend.idle()
    if found["scene"]:
        friend.page.locator("#seen").click()
    elif found["count"]:
        friend.driver.press(friend.driver.rng.below(found["count"]))
    return bool(found["scene"] or found["count"])


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
            chose(host)
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
            chose(host)
        guest.page.locator(".frame").wait_for()
        press_tool(guest.page, "mail-more")
        guest.page.locator("[data-do=mail-alert]").click()
        until(guest.page, "Notification.permission === 'granted'")
        for _ in range(AT_MOST):
            if guest.page.evaluate("Notification.told.length"):
                break
            if not chose(host):
                chose(guest)
        told = guest.page.evaluate("Notification.told")
        assert told[0].startswith("Your turn · Boss Quest")
        for it in (host, guest):
            it.page.context.close()
    problems += [it for it in seen if not it.startswith(f"left the folder: {relay.address}/")]


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
        opened = quiet = 0
        for _ in range(AT_MOST):
            quiet = 0 if sum(chose(it) for it in friends) else quiet + 1
            if all(it.idle()["state"] == "over" for it in friends):
                break
            if quiet:
                friends[0].page.wait_for_timeout(500)
            if quiet > LONG or len(relay.messages) // 10 > opened:  # somebody looks why nothing comes
                opened, quiet = len(relay.messages) // 10, 0
                for it in friends:
                    it.page.reload()
                    until(it.page, "document.documentElement.dataset.state === 'ready'")
        records = {it.page.evaluate("pygames.record()") for it in friends}
        assert len(records) == 1
        assert records != {None}
        for it in friends:
            it.page.context.close()
    refused = re.compile("|".join([f"left the folder: {relay.address}/", *["503"] * bool(faults)]))
    problems += [it for it in seen if not refused.search(it)]


@FULL
@pytest.mark.parametrize("how", ["deals", "only"])
def test_a_whole_guarded_game_through_a_relay(
    browser: Browser, browser_context_args: dict[str, Any], problems: list[str], how: str
) -> None:
    """One device deals, with a seat or without; each page is opened anew now and then, and all end alike."""
    seen: list[str] = []
    with running() as relay:
        contexts = [browser.new_context(**browser_context_args) for _ in range(2 + (how == "only"))]
        for context in contexts:
            reach(context, relay)
        friends = [Friend(opener_in(it, seen)("site"), number) for number, it in enumerate(contexts, 1)]
        for it in friends:
            quick(it.page)
        host, *guests = friends
        set_up(host.page, "boss-quest")
        host.page.locator("[data-do=mail-invite]").click()
        host.page.locator(f"[data-do=mail-guard][data-arg={how}]").click()
        invitation = host.letter()
        for it in guests:
            it.page.goto(invitation)
            it.page.locator("#mail-join").click()
        for it in friends:
            it.page.locator(".frame").wait_for()
        opened = quiet = 0
        for _ in range(4 * AT_MOST):  # many of them while a letter is under way
            quiet = 0 if sum(chose(it) for it in friends) else quiet + 1
            if all(it.idle()["state"] == "over" for it in friends):
                break
            assert [it.page.evaluate("pygames.record()") for it in guests] == [None] * len(guests)
            if quiet:
                friends[0].page.wait_for_timeout(100)
            if len(relay.messages) // 20 > opened:
                opened = len(relay.messages) // 20
                friends[opened % len(friends)].page.reload()
                until(
                    friends[opened % len(friends)].page, "document.documentElement.dataset.state === 'ready'"
                )
        records = {it.page.evaluate("pygames.record()") for it in friends}
        assert len(records) == 1
        assert records != {None}
        assert guests[0].page.locator(".mail-fair").inner_text().startswith("Checked")
        for context in contexts:
            context.close()
    problems += [it for it in seen if not it.startswith(f"left the folder: {relay.address}/")]

"""Games by mail whose letters go by themselves, through a relay that the test plays."""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING, Any

from e2e.conftest import SITE, opener_in
from e2e.page_driver import set_up
from e2e.test_mail import Friend, quick
from web.bundle import relay

if TYPE_CHECKING:
    from playwright.sync_api import Browser, BrowserContext, Route

RELAY = "https://relay.test"


class Relay:
    """What a relay does: it keeps what it gets, and gives what came later than what is named."""

    def __init__(self) -> None:
        self.kept: list[dict[str, str]] = []

    def answer(self, route: Route) -> None:
        """Answer a page: take a letter, or give what there is."""
        topic = route.request.url.removeprefix(f"{RELAY}/").partition("/")[0].partition("?")[0]
        headers = {"Access-Control-Allow-Origin": "*"}
        if route.request.method == "POST":
            body = route.request.post_data or ""
            told = {"id": str(len(self.kept)), "event": "message", "topic": topic, "message": body}
            self.kept.append(told)
            route.fulfill(status=200, headers=headers, body=json.dumps(told))
            return
        found = re.search(r"since=(\d+)(?!\w)", route.request.url)
        later = self.kept[int(found[1]) + 1 :] if found else self.kept
        lines = "".join(json.dumps(it) + "\n" for it in later if it["topic"] == topic)
        route.fulfill(status=200, headers=headers, body=lines)

    def reach(self, context: BrowserContext) -> None:
        """Let the pages of this browser be of a site with this relay."""
        context.route(f"{RELAY}/**", self.answer)

        def page(route: Route) -> None:
            answer = route.fetch()
            headers = {k: v for k, v in answer.headers.items() if k.lower() != "content-security-policy"}
            headers.pop("content-encoding", None)
            headers.pop("content-length", None)
            route.fulfill(status=200, headers=headers, body=relay.put(answer.text(), RELAY))

        context.route(re.compile(re.escape(SITE) + r"(#.*)?$"), page)


def test_a_game_through_a_relay_needs_no_press_to_send(
    browser: Browser, browser_context_args: dict[str, Any], problems: list[str]
) -> None:
    """The answer and the first turn come by themselves; the relay holds nothing that can be read."""
    carrier = Relay()
    contexts: list[BrowserContext] = [browser.new_context(**browser_context_args) for _ in range(2)]
    for it in contexts:
        carrier.reach(it)
    seen: list[str] = []
    one, two = [opener_in(it, seen)("site") for it in contexts]
    host = Friend(one, 1)
    quick(one)
    quick(two)
    set_up(one, "boss-quest")
    one.locator("[data-do=mail-invite]").click()
    two.goto(host.letter())
    assert "relay.test" in two.locator(".mail-box").inner_text()
    two.locator("#mail-join").click()
    one.locator(".frame").wait_for()
    for _ in range(40):
        if two.locator(".frame").count():
            break
        found = host.idle()
        if found["scene"]:
            one.locator("#seen").click()
        elif found["count"]:
            host.driver.press(host.driver.rng.below(found["count"]))
    two.locator(".frame").wait_for()
    assert carrier.kept
    assert not [it for it in carrier.kept if "mail=" in it["message"]]
    for context in contexts:
        context.close()
    problems += [it for it in seen if not it.startswith(f"left the folder: {RELAY}/")]

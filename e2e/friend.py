"""People who play by mail, each at a device of their own, in any engine: they do what the page offers.

    def test_something(devices):
        friends = [Friend(devices("webkit"), 1), Friend(devices("single"), 2)]
        begin(friends, "boss-quest")
        play(friends, lambda letter: None, 0)

The fixture is in conftest.py.
"""

import time
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page

from e2e.page_driver import OFFERED
from e2e.until import PAUSE_MS
from e2e.windows import PlaywrightWindow, Window
from pygames.engine.rng import Rng

QUIET = 500  # looks at all pages at which nobody is asked: a game that was just opened has yet to be claimed
SEEN = "selector => [...document.querySelectorAll(selector)].some(it => it.checkVisibility())"
TO_SEND = "document.querySelector('#mail-send.button--primary')"
TABLE = "document.querySelector('.frame')"


class Friend:
    """Somebody with a window of their own."""

    def __init__(self, window: Window, seed: int) -> None:
        self.window, self.rng = window, Rng(seed)

    @property
    def page(self) -> Page:
        """The page, where Playwright has it."""
        assert isinstance(self.window, PlaywrightWindow)
        page: Page = self.window.page
        return page

    def idle(self) -> dict[str, Any]:
        """Wait until nothing happens by itself; what can be pressed then."""
        self.window.until("!('sealing' in document.documentElement.dataset)")
        found: dict[str, Any] = self.window.do(OFFERED)
        return found

    def choose(self, found: dict[str, Any]) -> bool:
        """Choose, or see a scene to its end; False where nobody here is asked."""
        if found["scene"]:
            self.window.press("#seen")
        elif found["count"]:
            self.window.take(self.rng.below(found["count"]))
        return bool(found["scene"] or found["count"])

    def prefer_instant(self) -> None:
        """Let what others choose be told at once."""
        self.window.press("[data-do=settings]")
        self.window.press("label:has(> input[name=pace][value=instant])")
        self.window.press("#dialog [data-do=close]")

    def invite(self, game: str, seats: int = 2) -> str:
        """Invite others to a game of so many; the invitation."""
        self.window.press(f"[data-do=set-up][data-arg={game}]")
        self.window.press("[data-do=mail-invite]")
        if seats > 2:
            self.window.press(f"[data-do=mail-seats][data-arg='{seats}']")
        return self.letter()

    def join(self, invitation: str) -> str:
        """Open an invitation and join; the answer."""
        self.open(invitation)
        self.window.press("#mail-join")
        return self.letter()

    def open_ways(self) -> None:
        """Open the window of all ways to send and to open a turn."""
        if not self.window.do(SEEN, "[data-do=mail-more]"):
            self.window.press(".bar-more")
        self.window.press("[data-do=mail-more]")

    def letter(self) -> str:
        """The letter to be sent, from where it stands as a text; it counts as sent once it was copied."""
        self.idle()
        at_table = self.window.do(f"() => {TABLE} !== null")
        if at_table:
            self.open_ways()
        self.window.until("document.querySelector('#mail-text')?.value")
        text: str = self.window.do("() => document.querySelector('#mail-text').value")
        self.window.press(f"{'#dialog' if at_table else '.mail-box'} [data-do=mail-copy]")
        self.window.until(f"!{TO_SEND}")
        if self.window.do(SEEN, ".notice [data-do=dismiss]"):  # it may lie over what closes the window
            self.window.press(".notice [data-do=dismiss]")
        if at_table:
            self.window.press("#dialog [data-do=close]")
        return text

    def open(self, letter: str) -> None:
        """Open a letter as somebody does who presses its link, in the page that is open."""
        code = letter[letter.index("mail=") :]
        self.window.do("code => { location.hash = code; }", code)
        self.window.until("!location.hash.includes('mail=')")
        self.idle()

    @property
    def to_send(self) -> bool:
        """Whether a turn is to be sent."""
        return bool(self.window.do(f"() => {TO_SEND} !== null"))

    @property
    def record(self) -> str | None:
        """What the page gives of its game to whoever asks."""
        link: str | None = self.window.do("() => pygames.record()")
        return link


def begin(friends: list[Friend], game: str) -> list[str]:
    """The first invites, all others join, their answers are opened; returns the letters."""
    host, *guests = friends
    invitation = host.invite(game, len(friends))
    answers = [it.join(invitation) for it in guests]
    for it in answers:
        host.open(it)
    host.window.until(TABLE)
    return [invitation, *answers]


def play(friends: list[Friend], seen: Callable[[str], None], most: int) -> None:
    """Play until all see the end, or so many letters were sent (0: as many as it takes)."""
    sent = quiet = 0
    while not most or sent < most:
        now = [it.idle() for it in friends]
        sender = next((it for it in friends if it.to_send), None)
        if sender is not None:
            letter = sender.letter()
            seen(letter)
            for it in friends:
                if it is not sender:
                    it.open(letter)
            sent += 1
        elif all(it["state"] == "over" for it in now):
            return
        elif any(it.choose(found) for it, found in zip(friends, now, strict=True)):
            quiet = 0
        else:
            quiet += 1
            assert quiet < QUIET, "nobody is asked any more"
            time.sleep(PAUSE_MS / 1000)

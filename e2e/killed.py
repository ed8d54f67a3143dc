"""A browser that can be killed and started again (`python -m tools.killed` measures what that costs)."""

import os
import signal
from contextlib import suppress
from pathlib import Path

from playwright.sync_api import BrowserContext, BrowserType, Error, Page

from e2e.browser import UNHURRIED, launch_arguments
from e2e.until import until

PROCESSES = Path("/proc")
READY = "!['loading', undefined].includes(document.documentElement?.dataset.state)"
SAFE = "!('keeping' in document.documentElement.dataset) && !('busy' in document.documentElement.dataset)"


def missing() -> str:
    """Why no browser can be killed here; empty when it can."""
    return "" if (PROCESSES / "self" / "cmdline").exists() else "no /proc to find the browser in"


class Killed:
    """A browser of this profile."""

    def __init__(self, kind: BrowserType, profile: Path) -> None:
        self.kind, self.profile = kind, profile
        self.context: BrowserContext = self._start()

    def _start(self) -> BrowserContext:
        context = self.kind.launch_persistent_context(
            self.profile,
            **launch_arguments(self.kind.name),
            service_workers="block",
            locale="en-GB",
            reduced_motion="reduce",
        )
        context.add_init_script(UNHURRIED)
        return context

    def open(self, address: str) -> Page:
        """Our page, once Python is there."""
        page = self.context.new_page()
        page.goto(address, wait_until="commit")
        until(page, READY)
        return page

    def kill(self) -> None:
        """Kill it and all its processes at once, as a power cut would, and start it anew."""
        for process in self._processes():
            os.kill(process, signal.SIGKILL)
        with suppress(Error):  # nobody is there to close it
            self.context.close()
        for lock in ("SingletonLock", "SingletonCookie", "SingletonSocket", "lock", ".parentlock"):
            (self.profile / lock).unlink(missing_ok=True)
        self.context = self._start()

    def _processes(self) -> list[int]:
        """The browser's own process first: it is what writes."""
        found = []
        for folder in PROCESSES.iterdir():
            if folder.name.isdecimal():
                try:
                    words = (folder / "cmdline").read_bytes().decode(errors="replace").split("\0")
                except OSError:
                    continue
                if any(str(self.profile) in word for word in words):
                    found.append(
                        (any("type=" in it or it == "-contentproc" for it in words), int(folder.name))
                    )
        return [process for _, process in sorted(found)]

    def close(self) -> None:
        """Close it as a person does."""
        self.context.close()


def begin(page: Page) -> None:
    """Begin a game in which only people play, so that nothing happens by itself."""
    page.locator("[data-do=set-up][data-arg=heroz]").first.click()
    for seat in (0, 1):
        page.locator(f"input[name=who{seat}][value=human]").check()
    page.locator(".setup [type=submit]").click()
    until(page, "document.querySelector('.curtain, .board') !== null")


def choose(page: Page) -> str:
    """Make a choice; returns the link of the game then."""
    if page.locator("[data-do=lift]").count():
        page.locator("[data-do=lift]").first.click()
    page.locator(".frame-tray [data-choice]").first.click()
    until(page, "!('busy' in document.documentElement.dataset)")
    link: str = page.evaluate("pygames.record()")
    return link


def kept(page: Page) -> list[int]:
    """How many choices each kept game has."""
    found: list[int] = page.evaluate(
        """Object.entries(localStorage).filter(([key]) => key.startsWith("pygames.game."))
            .map(([, text]) => JSON.parse(text).choices)"""
    )
    return found

"""A third engine, WebKit: both deliverables start, and a complete game is played in each."""

from typing import Any

import pytest

import pygames
from e2e import webkit
from e2e.conftest import FULL, SINGLE, SITE
from e2e.page_driver import OFFERED
from e2e.windows import WebKitWindow
from pygames.engine.rng import Rng


def play(window: WebKitWindow, seed: int) -> None:
    """Press what is highlighted until the game is over."""
    rng = Rng(seed)
    for _ in range(400):
        now: Any = window.do(OFFERED)
        if now["scene"]:
            window.press("#seen")
        elif now["state"] == "over":
            return
        else:
            window.take(rng.below(now["count"]))
    raise AssertionError("not over")


@FULL
@pytest.mark.filterwarnings("ignore:setting remote_server_addr")  # Selenium's own
@pytest.mark.parametrize("kind", ["site", "single"])
def test_a_complete_game_in_webkit(kind: str) -> None:
    """Begun by one press on its cover, played by the pointer, and replayed by the other Python."""
    with webkit.driven() as driver:
        window = WebKitWindow(driver, SITE if kind == "site" else SINGLE)
        window.press("[data-do=settings]")
        window.press("label:has(> input[name=pace][value=instant])")
        window.press("#dialog [data-do=close]")
        window.press("[data-do=set-up][data-arg=heroz]")
        window.press(".setup [type=submit]")
        window.until("document.querySelector('.board')")
        play(window, seed=3)
        link = window.do("() => pygames.record()")
        match = pygames.replay(link)
        assert match.result is not None
        assert match.record.link(match.game) == link
        window.until("document.querySelector('.end').checkVisibility()")

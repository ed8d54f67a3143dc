"""What every kind of frame in a page of others is to somebody who cannot see it: asleep, and at play."""

from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext

import pygames
from e2e.conftest import FULL, Axe
from e2e.test_embedding import elsewhere
from e2e.until import until
from pygames.games import PLAYABLE
from tests.web.hands import finished

LANGUAGES = {1280: "en", 390: "fr"}  # by the width of a window
AWAKE = "n => heard.filter((it) => it.type === 'ready').length === n"


def tables(game: str) -> list[str]:
    """A game from its link, a lesson, a puzzle, a drill; of HEROZ also all games, and games to watch."""
    link = pygames.new(game, seed=4).record.link(pygames.load(game))
    named = [
        f'game="{link}"', f'lesson="{game}/first-game"', f'puzzle="{game}/1"', f'drill="{game}"'
    ]  # fmt: skip
    if game == "heroz":
        over = finished().record.link(pygames.load(game))
        named += ["", f'game="{over}@9" watch without="share settings"', f'game="{over}" theme="contrast"']
    return [f"<pygames-table {it}>Table {n}</pygames-table>" for n, it in enumerate(named, start=1)]


@FULL
@pytest.mark.parametrize("width", LANGUAGES)
@pytest.mark.parametrize("game", PLAYABLE)
def test_no_frame_has_accessibility_faults(
    context: BrowserContext, problems: list[str], axe: Axe, tmp_path: Path, game: str, width: int
) -> None:
    """Each asleep and awake, in both languages, on a phone and a desk; the HTML of all is valid."""
    body = f'<html lang="{LANGUAGES[width]}"><main><h1>Elsewhere</h1>{"".join(tables(game))}</main>'
    page = elsewhere(context, problems, tmp_path, body)
    page.set_viewport_size({"width": width, "height": 800})
    frames = page.locator("iframe")
    for n in range(frames.count()):
        frames.nth(n).scroll_into_view_if_needed()
        inside = frames.nth(n).content_frame
        inside.locator("#wake").wait_for()
        assert axe(page.frames[n + 1]) == []
        page.evaluate("n => document.querySelectorAll('pygames-table')[n].wake()", n)
        until(page, AWAKE, n + 1)
        inside.locator("#app h1, #app h2").first.wait_for()
        assert axe(page.frames[n + 1]) == []
    assert axe(page) == []

"""On paper, where grounds are mostly not printed: every sign of a table is there."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygames
from e2e.page_driver import OFFERED, open_link
from pygames.engine.rng import Rng
from pygames.games import PLAYABLE

if TYPE_CHECKING:
    from e2e.conftest import Opener

# How the signs of the page differ in brightness from paper: those that nearly do not.
FAINT = """() => {
  const linear = (part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
  const canvas = Object.assign(document.createElement("canvas"), { width: 1, height: 1 }).getContext("2d");
  const contrast = (colour) => {
    canvas.fillStyle = "#fff";
    canvas.fillRect(0, 0, 1, 1);
    canvas.fillStyle = colour;
    canvas.fillRect(0, 0, 1, 1);
    const [r, g, b] = [...canvas.getImageData(0, 0, 1, 1).data].map((it) => linear(it / 255));
    return 1.05 / (0.2126 * r + 0.7152 * g + 0.0722 * b + 0.05);
  };
  const signs = [...document.querySelectorAll("#app .icon")].filter((it) => it.checkVisibility());
  const faint = signs.filter((it) => contrast(getComputedStyle(it).color) < 4.5);
  return [signs.length, faint.map((it) => it.querySelector("use")?.getAttribute("href") ?? it.outerHTML)];
}"""


def test_no_sign_is_lost_on_paper(open_page: Opener) -> None:
    page = open_page("single")
    for game in PLAYABLE:
        match, rng = pygames.new(game, seed=7), Rng(7)
        while match.decision is not None and len(match.choices) < 8:
            match.play(rng.choice(match.decision.legal_actions))
        open_link(page, match.record.link(match.game), *["human"] * match.seats)
        page.locator(".curtain, .board, .scene").first.wait_for()
        if page.locator("[data-do=lift]").count():
            page.locator("[data-do=lift]").click()
        page.locator(".board").wait_for()
        page.evaluate(OFFERED)
        page.emulate_media(media="print")
        count, faint = page.evaluate(FAINT)
        assert count > 3, game
        assert faint == [], game
        page.emulate_media(media="screen")

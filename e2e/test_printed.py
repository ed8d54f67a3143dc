"""On paper, where grounds are mostly not printed: every sign of a table is there."""

from playwright.sync_api import Page

import pygames
from e2e.conftest import SITE, Opener
from e2e.page_driver import OFFERED, open_link
from pygames.engine.rng import Rng
from pygames.games import PLAYABLE

# How much something of the page differs in brightness from paper.
CONTRAST = """
  const linear = (part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
  const canvas = Object.assign(document.createElement("canvas"), { width: 1, height: 1 }).getContext("2d");
  const contrast = (it) => {
    canvas.fillStyle = "#fff";
    canvas.fillRect(0, 0, 1, 1);
    canvas.fillStyle = getComputedStyle(it).color;
    canvas.fillRect(0, 0, 1, 1);
    const [r, g, b] = [...canvas.getImageData(0, 0, 1, 1).data].map((it) => linear(it / 255));
    return 1.05 / (0.2126 * r + 0.7152 * g + 0.0722 * b + 0.05);
  };
"""
# The signs of the page, and those that nearly do not differ.
FAINT = f"""() => {{
  {CONTRAST}
  const signs = [...document.querySelectorAll("#app .icon")].filter((it) => it.checkVisibility());
  const faint = signs.filter((it) => contrast(it) < 4.5);
  return [signs.length, faint.map((it) => it.querySelector("use")?.getAttribute("href") ?? it.outerHTML)];
}}"""
# The same of the words of a board, and what has a ground but for signs, which are drawn by one.
PALE = f"""(board) => {{
  {CONTRAST}
  const all = [...board.querySelectorAll("*")].filter((it) => it.checkVisibility() && !it.closest(".icon"));
  const says = all.filter((it) => [...it.childNodes].some((node) => node.nodeType === 3 && node.data.trim()));
  const ground = (it) => getComputedStyle(it).backgroundImage + getComputedStyle(it).backgroundColor;
  const faint = [
    ...says.filter((it) => contrast(it) < 4.5),
    ...all.filter((it) => ground(it) !== "nonergba(0, 0, 0, 0)"),
  ];
  return [says.length, faint.map((it) => it.outerHTML.slice(0, 80))];
}}"""


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


def test_a_board_is_ink_on_one_page(page: Page) -> None:
    """Of every game: all its words are dark, nothing hangs on a ground, and the board is not broken."""
    page.emulate_media(media="print")
    page.set_viewport_size({"width": 718, "height": 1000})  # A4 within margins
    for game in PLAYABLE:
        page.goto(f"{SITE}learn/{game}/first-game/")
        board = page.locator(".example-page > .board")
        count, faint = board.evaluate(PALE)
        assert count > 10, game
        assert faint == [], game
        assert board.evaluate("it => getComputedStyle(it).breakInside") == "avoid"
        box = board.bounding_box()
        assert box is not None
        assert box["height"] < 1000
        assert not page.locator(".entry .button, .site-header, #footer").locator("visible=true").count()

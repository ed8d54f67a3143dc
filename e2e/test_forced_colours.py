"""Where the system forces its colours nothing on the table hangs on a colour of ours."""

from playwright.sync_api import Browser

import pygames
from pygames.games import PLAYABLE
from tests.web.driven import App
from tests.web.hands import settle
from tools.law.measure import LAY, positions, window
from tools.law.render import app_of

WIDE = (1280, 800)

# Signs with a colour that is neither the system's nor that of the text around them.
COLOURED = """() => {
  const probe = document.body.appendChild(document.createElement("i"));
  const system = ["Canvas", "CanvasText", "Highlight", "HighlightText", "ButtonText"].map((name) => {
    probe.style.cssText = `forced-color-adjust: none; color: ${name}`;
    return getComputedStyle(probe).color;
  });
  probe.remove();
  const colour = (it) => getComputedStyle(it).color;
  return [...document.querySelectorAll("#app .icon")]
    .filter((it) => it.checkVisibility())
    .filter((it) => ![...system, colour(it.parentElement)].includes(colour(it)))
    .map((it) => it.parentElement.outerHTML.slice(0, 120));
}"""

# How things that can be chosen are outlined: where the lesson points, and where it does not.
OUTLINED = """() => [true, false].map((lit) =>
  [...document.querySelectorAll("#app .board :is([data-mark=choice], [data-mark=step])")]
    .filter((it) => lit === (it.dataset.lit === ""))
    .map((it) => getComputedStyle(it).outlineStyle))"""


def test_signs_have_the_colours_of_the_system(browser: Browser) -> None:
    """Those of our light theme would not be seen on a black ground."""
    page = window(browser, WIDE)
    page.emulate_media(forced_colors="active", color_scheme="dark")
    fullest = {it.game: it for it in positions() if it.things}
    assert set(fullest) == set(PLAYABLE)
    for position in fullest.values():
        page.evaluate(LAY, app_of(pygames.open_record(position.link)[0]))
        assert page.evaluate(COLOURED) == [], position
    page.context.close()


def test_what_a_lesson_points_at_differs_from_all_else_that_can_be_chosen(browser: Browser) -> None:
    """And that is outlined too. The lesson asks for one weapon where one to four can be asked for."""
    app = App({"languages": "en", "address": "https://tables.example/"})
    app.handle({"type": "hash", "text": "boss-quest/lesson/first-game@6"})
    settle(app)
    page = window(browser, WIDE)
    page.emulate_media(forced_colors="active")
    page.evaluate(LAY, app.html())
    lit, others = page.evaluate(OUTLINED)
    assert lit
    assert others
    assert set(lit).isdisjoint(others)
    assert "none" not in others
    page.context.close()

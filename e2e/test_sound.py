"""What is heard: the browser is given notes to play, until one button turns that off."""

import pytest

import pygames
from e2e.conftest import FULL, Opener
from e2e.page_driver import OFFERED, open_link, press_tool
from e2e.until import until
from web.bundle.runtime import bundle

# Counts the loudspeakers that are made, and the notes that they are given.
COUNT = """() => {
  [window.speakers, window.notes] = [0, 0];
  const Speaker = AudioContext;
  window.AudioContext = class extends Speaker {
    constructor() {
      super();
      window.speakers += 1;
    }
  };
  for (const { prototype } of [AudioScheduledSourceNode, AudioBufferSourceNode]) {
    const { start } = prototype;
    prototype.start = function (...when) {
      window.notes += 1;
      start.apply(this, when);
    };
  }
}"""


@pytest.mark.parametrize("kind", ["site", pytest.param("single", marks=FULL)])
def test_a_card_is_heard_until_the_table_is_mute(open_page: Opener, kind: str) -> None:
    """No loudspeaker is made for a game that begins; one is for all that follows."""
    page = open_page(kind)
    page.evaluate(COUNT)
    match = pygames.new("hero-realms", seed=1)  # the person begins
    open_link(page, match.record.link(match.game), "human", "random")
    page.evaluate(OFFERED)
    assert page.evaluate("[speakers, notes]") == [0, 0]
    page.locator("#hand button").first.click()
    until(page, "notes > 0")
    page.evaluate(OFFERED)
    press_tool(page, "mute")
    page.locator("#menu [data-do=mute]:has-text('on')").wait_for(state="attached")
    before = page.evaluate("notes")
    left = page.locator("#hand button").count()
    page.locator("#hand button").first.click()
    until(page, "left => document.querySelectorAll('#hand button').length < left", left)
    page.evaluate(OFFERED)
    assert page.evaluate("[speakers, notes]") == [1, before]
    press_tool(page, "mute")
    until(page, "before => notes > before", before)  # that it is on again is heard


def test_the_sounds_hardly_make_the_page_longer() -> None:
    """They come with every page, and are made by the browser: less than 2 kB."""
    assert len(bundle("sound.js", "--minify").content) < 2000

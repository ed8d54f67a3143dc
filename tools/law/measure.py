"""The law of the table: nothing scrolls, all choices are in view, no word is covered, nothing is too small.

`python -m tools.law.measure --game heroz` lays the fullest positions (e2e/fullest.toml) into windows of every
size, and prints what is out of view. `--pictures FOLDER` keeps a picture of each position in each window.
"""

from __future__ import annotations

import argparse
import sys
import tomllib
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from playwright.sync_api import sync_playwright

import pygames
from e2e.browser import launch_arguments
from pygames.games import CATALOGUE
from tools.law.render import app_of, shell
from web.bundle.common import ROOT

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from playwright.sync_api import Browser, Page

    from pygames.engine.text import Language

FULLEST = Path("e2e/fullest.toml")
SIZES = ((390, 844), (360, 640), (844, 390), (820, 1180), (1280, 800), (1920, 1080), (2560, 1440))
FIRST = 3  # the seed of the games of which the beginning is laid
TOUCH = 1024  # pixels: smaller windows are those of fingers
FINGERS = (390, 844), (360, 640), (844, 390)  # in which it is measured how large choices are
ENOUGH = 42  # pixels that a choice takes presses in: 44, but for the edges

LAY = """(html) => {
  document.getElementById("app").innerHTML = html;
  document.body.dataset.shown = "frame table";
  for (const it of document.querySelectorAll("[data-style]")) it.style.cssText = it.dataset.style;
  const root = document.documentElement, found = [];
  if (root.scrollHeight > innerHeight + 1) found.push(`the page is ${root.scrollHeight} high`);
  if (root.scrollWidth > innerWidth + 1) found.push(`the page is ${root.scrollWidth} wide`);
  const hit = (it) => {
    const { left, right, top, bottom } = it.getBoundingClientRect();
    return it.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
  };
  const choices = new Map();
  for (const it of document.querySelectorAll("#app :is([data-choice], [data-step]):not([data-mark=other])")) {
    const name = `${it.dataset.choice ?? ""} ${it.dataset.step ?? ""}`;
    choices.set(name, [...(choices.get(name) ?? []), it]);
  }
  for (const [name, all] of choices)
    if (!all.some(hit)) found.push(all[0].id || all[0].textContent.trim().slice(0, 40) || name);
  return found;
}"""

# Words of the table below something else. What an edge cuts off is not meant: it is said elsewhere.
COVERED = """() => {
  const found = [];
  const once = (ask, answers = new Map()) => (it) => {
    if (!answers.has(it)) answers.set(it, ask(it));
    return answers.get(it);
  };
  const cut = once((it) => { // what of it and of what lies in it can be seen at most
    const { overflowX, overflowY, clipPath, visibility, opacity } = getComputedStyle(it);
    if (clipPath !== "none" || visibility !== "visible" || opacity === "0") return "nothing";
    return overflowX === "visible" && overflowY === "visible" ? "all" : it.getBoundingClientRect();
  });
  const shown = (it, x, y) => {
    for (; it && it.id !== "app"; it = it.parentElement) {
      const { left, right, top, bottom } = cut(it);
      if (cut(it) === "nothing" || x < left || x > right || y < top || y > bottom) return false;
    }
    return true;
  };
  const painted = once((it) => {
    const { backgroundColor, backgroundImage } = getComputedStyle(it);
    return backgroundImage !== "none" || !/^rgba\\(.*, 0\\)$|\\/ 0\\)$/.test(backgroundColor);
  });
  const board = document.querySelector("#app .board");
  const walker = document.createTreeWalker(board ?? document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode, it = text.parentElement;
    if (!text.data.trim() || !it.checkVisibility()) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    for (const { left, right, top, bottom, width, height } of range.getClientRects()) {
      const x = (left + right) / 2, y = (top + bottom) / 2;
      if (width < 2 || height < 2 || !shown(it, x, y)) continue;
      const all = document.elementsFromPoint(x, y);
      const at = all.findIndex((over) => over.contains(it) || it.contains(over));
      const over = all.slice(0, Math.max(at, 0)).find(painted);
      if (over) {
        const name = over.id || over.getAttribute("class") || over.tagName;
        found.push(`${text.data.trim().slice(0, 30)} below ${name}`);
        break;
      }
    }
  }
  return found;
}"""

# Letters of the table that nobody can read, whatever size a person wants them in.
SMALL = """() => {
  const found = new Set();
  const walker = document.createTreeWalker(document.querySelector("#app .board"), NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode, it = text.parentElement, range = document.createRange();
    range.selectNodeContents(text);
    const { width, height } = range.getBoundingClientRect();
    if (!text.data.trim() || !it.checkVisibility() || width < 2 || height < 2) continue;
    const size = parseFloat(getComputedStyle(it).fontSize) * (it.currentCSSZoom ?? 1);
    if (size < %d) found.add(`${text.data.trim().slice(0, 20)} has letters of ${size.toFixed(1)} pixels`);
  }
  return [...found];
}"""
LEAST = 11  # pixels

# How far the room of each choice goes that takes a finger's press (web/js/beside.js), across and down, where
# that is less than 44 pixels; with the name and the class of the choice. What is only read may be smaller.
TARGETS = """async (source) => {
  const { beside } = await import(`data:text/javascript,${encodeURIComponent(source)}`);
  const meant = (x, y) => document.elementFromPoint(x, y)?.closest("button, summary, a") ?? beside(x, y);
  const found = [];
  for (const it of document.querySelectorAll("#app :is([data-choice], [data-step]):not([data-mark=other])")) {
    if (!it.checkVisibility() || it.closest("[popover]")) continue;
    const { left, right, top, bottom } = it.getBoundingClientRect();
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    if (!it.contains(document.elementFromPoint(x, y))) continue;
    const reach = (dx, dy) => {
      let n = 0;
      while (n < 22 && meant(x + dx * (n + 1), y + dy * (n + 1)) === it) n++;
      return n;
    };
    const [across, down] = [reach(-1, 0) + reach(1, 0), reach(0, -1) + reach(0, 1)];
    if (Math.min(across, down) < 42) found.push([it.id, it.classList[0] ?? "", across, down]);
  }
  return found;
}"""
BESIDE = (ROOT / "web" / "js" / "beside.js").read_text(encoding="utf-8")

# The choices for which the fullest tables have less room, by game and class: the pixels that they have on a
# phone of 390 by 844, and on a smaller one or one on its side.
LESS_ROOM: dict[str, dict[str, tuple[int, int]]] = {
    "heroz": {"card-button": (38, 32), "column": (42, 28), "place": (37, 14)},
    "boss-quest": {"deed": (38, 30), "plate": (38, 38), "spell": (42, 25), "weapon": (34, 29)},
    "hero-realms": {"hr-card": (32, 20), "hr-deed": (36, 31), "hr-plate": (42, 36)},
    "hero-realms-lich": {"hr-card": (19, 12), "hr-deed": (34, 30), "hr-plate": (41, 36)},
    "hero-realms-skirmish": {"hr-card": (38, 42), "hr-deed": (29, 29)},
}


def too_small(page: Page, game: str, size: tuple[int, int]) -> list[str]:
    """The choices on this table that take presses in less room than 44 pixels, or LESS_ROOM lets them."""
    allowed = {kind: pixels[size != FINGERS[0]] for kind, pixels in LESS_ROOM.get(game, {}).items()}
    return [
        f"{name or kind} takes presses in {across} by {down} pixels"
        for name, kind, across, down in page.evaluate(TARGETS, BESIDE)
        if min(across, down) < allowed.get(kind, ENOUGH)
    ]


class Position(NamedTuple):
    """One of the fullest positions: its game, seats, the decision that is asked, and its link."""

    game: str
    seats: int
    full: bool
    decision: str
    things: int
    link: str

    def __str__(self) -> str:
        """What it is called in a report."""
        return f"{self.game} {self.seats}{'+' if self.full else ''} {self.decision}"


class Breach(NamedTuple):
    """What of a position is out of view in a window."""

    position: Position
    size: tuple[int, int]
    large: bool
    what: list[str]


def positions(file: Path = FULLEST) -> list[Position]:
    """The fullest positions that were found, and those with which games begin."""
    found = [Position(**it) for it in tomllib.loads(file.read_text(encoding="utf-8"))["position"]]
    return [*found, *beginnings()]


def beginnings() -> Iterator[Position]:
    """The first position of each game with each number of seats: in it there may be more to choose from."""
    for entry in CATALOGUE:
        game = pygames.load(entry.id)
        for seats in game.seats:
            match = pygames.new(entry.id, seed=FIRST, seats=seats)
            decision = f"first-{match.asks.id}"
            yield Position(entry.id, seats, False, decision, 0, match.record.link(game))


def window(browser: Browser, size: tuple[int, int], *, large: bool = False) -> Page:
    """The page, still without a game, in a window of this size; `large`: with letters of twice the size."""
    touch = size[0] < TOUCH
    page = browser.new_context(
        viewport={"width": size[0], "height": size[1]}, has_touch=touch, is_mobile=touch
    ).new_page()
    page.set_content(shell())
    if large:
        page.evaluate("() => { document.documentElement.style.fontSize = '200%'; }")
    return page


def breaches(
    browser: Browser,
    wanted: Iterable[Position],
    sizes: Iterable[tuple[int, int]] = SIZES,
    *,
    large: bool = False,
    language: Language = "en",
    pictures: Path | None = None,
) -> Iterator[Breach]:
    """Whatever is out of view or too small; with normal letters the words that are covered as well."""
    drawn = [(it, app_of(pygames.open_record(it.link)[0], language)) for it in wanted]
    for size in sizes:
        page = window(browser, size, large=large)
        for position, html in drawn:
            what = page.evaluate(LAY, html) + page.evaluate(SMALL % LEAST)
            if not large:
                what += page.evaluate(COVERED)
                if size in FINGERS:
                    what += too_small(page, position.game, size)
            if pictures is not None:
                letters = "-large" if large else ""
                name = f"{position}-{size[0]}x{size[1]}{letters}-{language}".replace(" ", "-")
                page.screenshot(path=pictures / f"{name}.png")
            if what:
                yield Breach(position, size, large, what)
        page.context.close()


def main() -> int:
    """Measure, and print what was found. Returns 1 where anything is out of view."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="")
    parser.add_argument("--decision", default="")
    parser.add_argument("--size", default="", help="one size only, as 390x844")
    parser.add_argument("--large", action="store_true", help="with letters of twice the size")
    parser.add_argument("--language", choices=["en", "fr"], default="en")
    parser.add_argument("--pictures", type=Path)
    parser.add_argument("--file", type=Path, default=FULLEST)
    chosen = parser.parse_args()
    sizes = [it for it in SIZES if chosen.size in ("", f"{it[0]}x{it[1]}")]
    wanted = [
        it
        for it in positions(chosen.file)
        if chosen.game in ("", it.game) and chosen.decision in ("", it.decision)
    ]
    if chosen.pictures:
        chosen.pictures.mkdir(parents=True, exist_ok=True)
    count = 0
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(**launch_arguments())
        found = breaches(
            browser,
            wanted,
            sizes,
            large=chosen.large,
            language=chosen.language,
            pictures=chosen.pictures,
        )
        for it in found:
            count += 1
            print(f"{it.position} {it.size[0]}x{it.size[1]}: {len(it.what)}: {', '.join(it.what)[:200]}")
        browser.close()
    print(f"{len(wanted)} positions in {len(sizes)} windows: {count} break the law")
    return 1 if count else 0


if __name__ == "__main__":
    sys.exit(main())

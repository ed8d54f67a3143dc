"""The law of the table: while a game is played nothing scrolls, all choices are in view, no word is covered.

It is measured on the fullest positions that games reach (fullest.toml), by tools/law/measure.py.
"""

import pytest
from playwright.sync_api import Browser

import pygames
from e2e.conftest import FULL
from pygames.engine.text import Language
from pygames.games import PLAYABLE
from pygames.words.localizer import Words
from tests.boss_quest.scene import scene as boss_quest
from tests.hero_realms.scene import has
from tests.hero_realms.scene import scene as hero_realms
from tools.law.measure import (
    COVERED,
    LAY,
    LEAST,
    SIZES,
    SMALL,
    Position,
    breaches,
    positions,
    too_small,
    window,
)
from tools.law.render import app_of

EVERYDAY = (390, 844), (1280, 800)
WORST = 12  # so many breaches are told of


def fullest(game: str, *, everything: bool) -> list[Position]:
    """Positions of a game: `everything`, or the fullest of each number of seats and of each decision."""
    found = [it for it in positions() if it.game == game]
    if everything:
        return found
    found.sort(key=lambda it: it.things)
    by_seats = {(it.seats, it.full): it for it in found}
    by_decision = {it.decision: it for it in found}
    return list(dict.fromkeys((*by_seats.values(), *by_decision.values())))


@pytest.mark.parametrize("game", PLAYABLE)
@pytest.mark.parametrize(
    ("sizes", "large", "language"),
    [
        pytest.param(EVERYDAY, False, "fr", id="everyday"),  # French words are longer
        *(
            pytest.param(
                (size,),
                large,
                language,
                id=f"{size[0]}x{size[1]}{'-large' if large else ''}-{language}",
                marks=FULL,
            )
            for large, language in ((False, "fr"), (True, "fr"), (False, "en"))
            for size in SIZES
            if (large, language) != (False, "fr") or size not in EVERYDAY
        ),
    ],
)
def test_every_choice_of_the_fullest_tables_is_in_view(
    browser: Browser,
    pytestconfig: pytest.Config,
    game: str,
    sizes: tuple[tuple[int, int], ...],
    large: bool,
    language: Language,
) -> None:
    """In windows of all sizes; where letters are twice as `large`, words may be covered and choices small."""
    wanted = fullest(game, everything=pytestconfig.getoption("--full"))
    assert wanted
    found = sorted(
        breaches(browser, wanted, sizes, large=large, language=language), key=lambda it: -len(it.what)
    )
    told = [f"{it.position} {it.size}: {', '.join(it.what)}: {it.position.link}" for it in found[:WORST]]
    assert not found, "\n".join([f"{len(found)} of {len(wanted)} tables break the law", *told])


# The line that says what can be pointed at, where it is not seen. The empty one of a forecast covers nothing.
UNASKED = """() => {
  const line = document.querySelector(".prompt-what"), range = document.createRange();
  range.selectNodeContents(line);
  const lines = [...range.getClientRects()].filter(({ width }) => width > 1);
  const seen = ({ left, right, top, bottom }) => {
    const found = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return found?.id === "forecast" || line.contains(found);
  };
  return lines.length && lines.every(seen) ? "" : line.textContent || "nothing";
}"""


def test_what_a_choice_still_wants_is_in_view(browser: Browser) -> None:
    """On a phone, once a spell or a card is picked that wants a target: no recap lies over it."""
    page, found, recaps = window(browser, (390, 844)), [], 0
    for game in PLAYABLE:
        for position in fullest(game, everything=False):
            match = pygames.open_record(position.link)[0]
            begun = {it.type: it.words[:1] for it in match.asks.legal_actions if len(it.words) > 1}
            for picked in begun.values():
                html = app_of(match, "fr", picked)
                recaps += 'class="recap"' in html
                page.evaluate(LAY, html)
                if unasked := page.evaluate(UNASKED):
                    found.append(f"{position}: {picked}: {unasked}")
    assert recaps
    assert not found, "\n".join(found)
    page.context.close()


# What is wrong with what has just happened: it stands there not once, is cut, or its beginning is covered.
SINCE = """() => {
  const all = [...document.querySelectorAll(".prompt-since, .recap-since")];
  const said = all.filter((it) => it.checkVisibility());
  if (said.length !== 1) return `${said.length} times`;
  const range = document.createRange(), [it] = said;
  range.selectNodeContents(it);
  const seen = ({ left, right, top, bottom }) =>
    [top + 3, bottom - 3].map((y) => {
      const found = document.elementFromPoint((left + right) / 2, y);
      return found?.id === "forecast" || it.contains(found); // an empty one covers nothing
    });
  const lines = [...range.getClientRects()].filter(({ width }) => width > 1).map(seen);
  return lines[0].every(Boolean) && lines.every(([top, bottom]) => top === bottom) ? "" : it.textContent;
}"""


@pytest.mark.parametrize("size", [(390, 844), (1280, 800)], ids=str)
def test_what_has_just_happened_is_read_where_a_tip_is_given_too(
    browser: Browser, size: tuple[int, int]
) -> None:
    """On a phone both have one room, which is scrolled by whole lines."""
    page, told, rule = window(browser, size), 0, "HZ-39"
    assert pygames.load("heroz").part(Words).rulebook.tips.get(rule)
    for position in fullest("heroz", everything=True):
        html = app_of(pygames.open_record(position.link)[0], "fr", met=(rule,))
        if "recap-since" in html:
            told += 1
            page.evaluate(LAY, html)
            assert page.evaluate(SINCE) == "", position
    assert told
    page.context.close()


# The question, where it is not seen as a whole.
HALF_ASKED = """() => {
  const it = document.querySelector(".prompt-who"), range = document.createRange();
  range.selectNodeContents(it);
  const lines = [...range.getClientRects()].filter(({ width }) => width > 1);
  const seen = ({ left, right, top, bottom }) =>
    [top + 3, bottom - 3].every((y) => it.contains(document.elementFromPoint((left + right) / 2, y)));
  return lines.length && lines.every(seen) ? "" : it.textContent;
}"""


def test_on_the_smallest_phone_no_recap_lies_over_the_question(browser: Browser) -> None:
    """In a window of 360 by 640, where a question may take two lines, each of its lines is seen."""
    page, found, recaps = window(browser, (360, 640)), [], 0
    for game in PLAYABLE:
        for position in fullest(game, everything=False):
            html = app_of(pygames.open_record(position.link)[0], "fr")
            if 'class="recap"' in html:
                recaps += 1
                page.evaluate(LAY, html)
                if asked := page.evaluate(HALF_ASKED):
                    found.append(f"{position}: {asked}")
    assert recaps
    assert not found, "\n".join(found)
    page.context.close()


def test_a_fight_leaves_the_table_its_room_in_a_low_frame(browser: Browser) -> None:
    """In HEROZ what adds up takes two lines: in a frame of 660 by 480 it covers no word and no choice."""
    page = window(browser, (660, 480))
    (position, *_) = (it for it in positions() if it.game == "heroz" and it.decision == "damage")
    assert page.evaluate(LAY, app_of(pygames.open_record(position.link)[0], "fr")) == []
    assert page.evaluate(COVERED) == []
    page.context.close()


# What is cut off at the right edge of one's own weapons.
CUT = """() => {
  const edge = document.querySelector(".home").getBoundingClientRect().right;
  const cards = [...document.querySelectorAll(".knight--near .weapon-card")];
  return cards.map((it) => it.getBoundingClientRect().right - edge).filter((over) => over > 0);
}"""


def test_of_many_weapons_none_goes_beyond_the_edge(browser: Browser) -> None:
    """Seven of Boss Quest lie one over the other, and the last one is whole."""
    page = window(browser, (1280, 800))
    weapons = boss_quest(
        "turns", "(red-1) red-7 blue-7 green-1 green-2 red-2 blue-1", "(green-7) blue-2", boss=22
    )
    page.evaluate(LAY, app_of(weapons.match))
    assert page.evaluate(CUT) == []
    page.context.close()


# It lies over the whole page.
SHEET = '<div data-style="position: fixed; inset: 0; z-index: 99"></div>'
# It covers words too.
PAINTED = SHEET.replace("z-index", "background: #000; z-index")
# It makes the page higher than the window.
TALL = '<div data-style="position: absolute; top: 0; height: 3000px; width: 1px"></div>'
# What lies over the table's first choice.
PATCH = """() => {
  const it = document.querySelector("#app .board :is([data-choice], [data-step])");
  const { left, top, width, height } = it.getBoundingClientRect();
  return `<div data-style="position: fixed; z-index: 99; left: ${left}px; top: ${top}px;
    width: ${width}px; height: ${height}px"></div>`;
}"""


@pytest.mark.parametrize("size", EVERYDAY, ids=str)
def test_what_is_covered_and_what_scrolls_is_found(browser: Browser, size: tuple[int, int]) -> None:
    """On a table that keeps the law: what is laid over one choice or over all, and what is too high."""
    position = fullest("boss-quest", everything=False)[0]
    html = app_of(pygames.open_record(position.link)[0])
    page = window(browser, size)
    assert page.evaluate(LAY, html) == []
    patch = page.evaluate(PATCH)
    assert len(page.evaluate(LAY, html + patch)) == 1
    assert len(page.evaluate(LAY, html + SHEET)) > 1
    assert any("the page is 3000 high" in it for it in page.evaluate(LAY, html + TALL))
    assert page.evaluate(COVERED) == []
    page.evaluate(LAY, html + PAINTED)
    assert len(page.evaluate(COVERED)) > 10
    page.context.close()


def test_buttons_that_no_finger_hits_are_found(browser: Browser) -> None:
    """Cards to be sacrificed that are so narrow are, though a press right beside them counts."""
    size, game = (390, 844), "hero-realms"
    position = max(fullest(game, everything=False), key=lambda it: it.things)
    page = window(browser, size)
    page.evaluate(LAY, app_of(pygames.open_record(position.link)[0]))
    assert too_small(page, game, size) == []
    style = ".hr-more .hr-cards { gap: 0; } .hr-more .hr-cards > * { inline-size: 15px; }"
    page.add_style_tag(content=style)
    assert len(too_small(page, game, size)) >= 5
    page.context.close()


def test_letters_that_nobody_can_read_are_found(browser: Browser) -> None:
    """In a table that is drawn at half its size all letters are too small; in the page's own none are."""
    position = fullest("hero-realms", everything=False)[0]
    page = window(browser, (390, 844), large=True)
    page.evaluate(LAY, app_of(pygames.open_record(position.link)[0]))
    assert page.evaluate(SMALL % LEAST) == []
    page.evaluate("() => { document.querySelector('.board').style.zoom = 0.25; }")
    assert len(page.evaluate(SMALL % LEAST)) > 10
    page.context.close()


# Which of its name, its cost and its defense a card in the market does not show whole.
LACKING = """() => [...document.querySelectorAll("#market .hr-card")].flatMap((card) => {
  const shown = (it) => {
    const [box, around] = [it, it.parentElement].map(one => one.getBoundingClientRect());
    return box.width > 0 && box.bottom <= around.bottom + 1 && box.right <= around.right + 1;
  };
  const parts = [...card.querySelectorAll(".hr-name, .hr-cost, .hr-defense")];
  return parts.filter((it) => !shown(it)).map((it) => `${card.id} ${it.className}`);
})"""


@pytest.mark.parametrize("height", [844, 700])
def test_on_a_phone_what_is_for_sale_keeps_its_name_and_its_numbers(browser: Browser, height: int) -> None:
    """That holds below two rows of cards in play, and where something takes a part of the table's height."""
    page = window(browser, (390, height))
    row = "rayla rake grak kraka tithe-priest"
    table = hero_realms(
        has("gold*4 shortsword", champions="orc-grunt"), has(champions="broelyn"), row=row, gold=5
    )
    page.evaluate(LAY, app_of(table.match, "fr"))
    assert page.locator("#market .hr-defense").count() == 5
    assert page.evaluate(LACKING) == []
    page.context.close()


LOST_LINES = """() => {
  const all = document.querySelector(".sk-behaviour > .sk-meaning"), around = all?.getBoundingClientRect();
  return [...(all?.children ?? [])].filter((it) => {
    const { left, bottom } = it.getBoundingClientRect();
    return left > around.right - 2 || bottom > around.bottom + 1;
  }).map((it) => it.dataset.line);
}"""


@pytest.mark.parametrize(
    ("size", "letters"), [((1280, 800), "large"), ((1280, 800), "larger"), ((390, 844), "normal")], ids=str
)
def test_the_rules_of_the_boss_are_in_view(browser: Browser, size: tuple[int, int], letters: str) -> None:
    """No card lies over them and no line is left out: on a phone, and with letters made large."""
    page = window(browser, size)
    page.evaluate("(size) => { document.documentElement.dataset.size = size; }", letters)
    found = {}
    for position in fullest("hero-realms-skirmish", everything=False):
        page.evaluate(LAY, app_of(pygames.open_record(position.link)[0], "fr"))
        found[str(position)] = page.evaluate(COVERED) + page.evaluate(LOST_LINES)
    page.context.close()
    assert not {it: what for it, what in found.items() if what}

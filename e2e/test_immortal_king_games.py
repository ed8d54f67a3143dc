"""Complete games of Hero: Immortal King in a real browser, by pressing what is highlighted."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import pytest

import pygames
from e2e.hands import OFFERED, Hands, check_end, faults, replayed
from e2e.test_heroz_page import open_link
from pygames.core.localizer import Localizer
from pygames.core.rng import Rng
from pygames.games.immortal_king.cards import GESTURES
from pygames.games.immortal_king.fate import SCENARIOS
from tests.kit.play import Player

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Page

    from e2e.conftest import Opener

    Axe = Callable[[Page], list[str]]

WIDE, NARROW = (1280, 800), (390, 844)
OWN = Path(__file__).parents[1] / "tests" / "immortal_king" / "cards" / "proving-ground.toml"
PROMPTS = 13

# Each row another company, deliverable, language and width; the options by the places of their values.
GAMES = [
    ("site", "en-GB", WIDE, ("human", "steady"), {}, 7),
    ("single", "fr-FR", NARROW, ("steady", "human"), {"dungeon": 1}, 11),
    ("site", "fr-FR", NARROW, ("human", "human"), {}, 3),
    ("single", "en-GB", WIDE, ("human",), {"scenario": 0}, 5),
    ("site", "fr-FR", WIDE, ("human",), {"scenario": 1, "dungeon": 1}, 6),
    ("site", "en-GB", NARROW, ("human",), {"scenario": 2, "nemesis": 1}, 9),
]


@pytest.mark.parametrize(
    ("kind", "locale", "viewport", "who", "options", "seed"), GAMES, indirect=["locale", "viewport"], ids=str
)
def test_complete_game(
    open_page: Opener,
    axe: Axe,
    kind: str,
    locale: str,
    who: tuple[str, ...],
    options: dict[str, int],
    seed: int,
) -> None:
    """To the end; every kind of screen on the way is accessible and stays within the window's width."""
    page = open_page(kind)

    def look(name: str) -> None:
        assert faults(page, axe) == [], name

    hands = Hands(page, seed, look)
    hands.begin(*who, seed=seed, game="immortal-king", options=options)
    hands.play()
    assert page.locator("html").get_attribute("lang") == locale[:2]
    assert ("curtain" in hands.seen) == (who.count("human") > 1)
    match = replayed(page)
    check_end(page, match)
    assert match.seats == len(who)
    if "scenario" in options:
        assert match.options["scenario"] == SCENARIOS[options["scenario"]]
    assert {choice.seat for choice in match.choices} == set(range(len(who)))


def test_a_dungeon_of_ones_own_from_a_file(open_page: Opener, axe: Axe) -> None:
    """Its cards are played with; the link carries them, and opens without the file."""
    page = open_page("single")
    hands = Hands(page, 2)
    hands.begin("human", "steady", seed=2, game="immortal-king", file=("cards", OWN))
    page.get_by_text("Gambler").first.wait_for()
    assert faults(page, axe) == []
    hands.play()
    match = replayed(page)
    check_end(page, match)
    assert str(match.options["cards"]).strip() == OWN.read_text("utf-8").strip()


@pytest.mark.parametrize(
    ("locale", "said"), [("en-GB", "line 3"), ("fr-FR", "ligne 3")], indirect=["locale"], ids=str
)
def test_a_bad_file_gets_the_list_of_all_that_is_wrong(
    open_page: Opener, axe: Axe, tmp_path: Path, said: str
) -> None:
    """At once, line by line; nothing has changed, and ours are played with when it is taken out."""
    page = open_page("site")
    page.locator("[data-do=game][data-arg=immortal-king]").click()
    page.locator("#seats").select_option("2")
    page.locator("[name=who1]").first.wait_for()
    page.locator("#name0").fill("Zoé")
    page.locator("#name0").blur()
    bad = tmp_path / "bad.toml"
    bad.write_text('name = "Mine"\n[[dungeon]]\ncolour = "pink"\npower = 99\n', encoding="utf-8")
    page.locator("#option-cards-file").set_input_files(bad)
    listed = page.locator("#option-cards-faults li")
    listed.first.wait_for()
    texts = [" ".join(text.split()) for text in listed.all_inner_texts()]
    assert any(text.startswith(said) and "colour" in text for text in texts), texts
    assert len(texts) > 3
    assert faults(page, axe) == []
    assert page.locator("#name0").input_value() == "Zoé"
    page.locator(".setup [type=submit]").click()
    listed.first.wait_for()
    page.locator("#option-cards").fill("")
    page.locator(".setup [type=submit]").click()
    page.locator(".board").wait_for()
    assert replayed(page).options["cards"] == ""


def test_secret_choices_stay_secret(open_page: Opener) -> None:
    """Two people at one device: who answers a gesture does not see which one was chosen."""
    page = open_page("site")
    hands = Hands(page, 3)
    hands.begin("human", "human", seed=3, game="immortal-king")
    answered = 0
    for _ in range(600):
        now = page.evaluate(OFFERED)
        if now["state"] == "over" or answered == 3:
            break
        match = replayed(page)
        if not now["curtain"] and now["prompt"] == "gesture" and match.decision.seat == 1:
            answered += 1
            localizer = Localizer(match.game, "en", (), match.options)
            words = [str(localizer.word("gesture", it)).lower() for it in GESTURES]
            log = page.locator(".log").inner_text().lower().splitlines()[-1]
            assert not [word for word in words if word in log], log
            assert not page.locator("#app [data-mark=picked]").count()
            assert match.view(1)["fight"]["gesture"] is None
        if now["curtain"]:
            page.locator("[data-do=lift]").click()
        else:
            hands.press(hands.rng.below(now["count"]))
    assert answered


def links() -> dict[str, str]:
    """For every kind of question, the link of a game with more than one answer to it."""
    found: dict[str, str] = {}
    for seed in range(800):
        seats = 1 + seed % 2
        options = {} if seats == 2 else {"scenario": SCENARIOS[seed // 2 % 3]}
        match = pygames.new("immortal-king", seed=seed, seats=seats, options=options)
        player = Player(Rng(seed), tactic=seed % 3)
        while match.decision is not None:
            if match.decision.id not in found and len(match.decision.legal_actions) > 1:
                found[match.decision.id] = match.record.link(match.game)
            match.play(player.choose(match.decision.legal_actions))
        if len(found) == PROMPTS:
            return found
    raise AssertionError(f"only met {sorted(found)}")


@pytest.mark.parametrize(("viewport", "theme"), [(NARROW, "dark"), (WIDE, "light")], indirect=["viewport"])
def test_every_kind_of_question(open_page: Opener, axe: Axe, theme: str) -> None:
    """Is accessible, fits, and the first thing of every choice can be pressed."""
    page = open_page("site")
    page.locator("[data-do=settings]").click()
    page.locator(f"input[name=theme][value={theme}]").check()
    page.keyboard.press("Escape")
    for prompt, link in links().items():
        match = pygames.replay(link)
        assert match.decision is not None
        who = ["random"] * match.seats
        who[match.decision.seat] = "human"
        open_link(page, link, *who)
        page.locator(f".prompt-bar[data-prompt={prompt}]").wait_for()
        assert faults(page, axe) == [], prompt
        shown = page.locator("#app [data-choice], #app [data-step]").evaluate_all(
            "all => all.filter(it => it.checkVisibility())"
            ".map(it => it.dataset.step ?? Number(it.dataset.choice))"
        )
        for number, action in enumerate(match.decision.legal_actions):
            assert number in shown or (action.words and action.words[0] in shown), action

"""Complete games of Boss Quest in a real browser, by pressing what is highlighted; without a server."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

import pygames
from e2e.hands import Hands, check_end, faults, replayed
from e2e.test_heroz_page import open_link
from pygames.core.rng import Rng
from tests.kit.play import Player

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Page

    from e2e.conftest import Opener

    Axe = Callable[[Page], list[str]]

WIDE, NARROW = (1280, 800), (390, 844)
PROMPTS = 8
ALL = ("potions", "companions", "reaper")

# Each row another company, deliverable, language and width.
GAMES = [
    ("site", "en-GB", WIDE, ("human", "random"), (), 11),
    ("single", "fr-FR", NARROW, ("steady", "human"), ("duel",), 11),
    ("site", "fr-FR", NARROW, ("human", "human", "random", "human"), (), 1),
    ("single", "en-GB", WIDE, ("human", "random", "steady", "random", "random", "random"), ALL, 42),
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
    options: tuple[str, ...],
    seed: int,
) -> None:
    """To the end; every kind of screen on the way is accessible and stays within the window's width."""
    page = open_page(kind)

    def look(name: str) -> None:
        assert faults(page, axe) == [], name

    hands = Hands(page, seed, look)
    hands.begin(*who, seed=seed, game="boss-quest", options=dict.fromkeys(options, True))
    hands.play()
    assert page.locator("html").get_attribute("lang") == locale[:2]
    assert ("curtain" in hands.seen) == (who.count("human") > 1)
    match = replayed(page)
    check_end(page, match)
    assert match.seats == len(who)
    assert {name for name, value in match.options.items() if value} == set(options)
    assert {choice.seat for choice in match.choices} == set(range(len(who)))


@pytest.mark.parametrize(
    ("locale", "viewport", "said"),
    [
        ("en-GB", WIDE, ("unknown field: dragon", "potions: three", "reaper: a whole")),
        ("fr-FR", NARROW, ("champ inconnu : dragon", "potions : trois", "reaper : un nombre")),
    ],
    indirect=["locale", "viewport"],
    ids=str,
)
def test_bad_values_are_listed(open_page: Opener, axe: Axe, said: tuple[str, ...]) -> None:
    """All that is wrong at once, beside the field; the form keeps what it has; mended, the values count."""
    page = open_page("site")
    page.locator("[data-do=game][data-arg=boss-quest]").click()
    page.locator("#seats").select_option("3")
    page.locator("#name2").fill("Zoé")
    page.locator("#name2").blur()
    page.locator("#option-reaper").select_option("1")
    field = page.locator("#option-values")
    bad = '{"dragon": 1, "potions": [0], "reaper": 100}'
    field.fill(bad)
    page.locator(".setup [type=submit]").click()
    listed = page.locator("#option-values-faults li")
    listed.first.wait_for()
    for text, part in zip(listed.all_inner_texts(), said, strict=True):
        assert part in " ".join(text.split())
    assert page.evaluate("document.activeElement.id") == "option-values"
    assert field.get_attribute("aria-invalid") == "true"
    assert field.input_value() == bad
    assert page.locator("#seats").input_value() == "3"
    assert page.locator("#name2").input_value() == "Zoé"
    assert page.locator("#option-reaper").input_value() == "1"
    assert faults(page, axe) == []
    field.fill('{"reaper": 99}')
    page.locator(".setup [type=submit]").click()
    page.locator(".board").wait_for()
    match = replayed(page)
    assert match.seats == 3
    assert match.options["values"] == '{"reaper": 99}'


def links() -> dict[str, str]:
    """For every kind of question, the link of a game with more than one answer to it."""
    found: dict[str, str] = {}
    for seed in range(40):
        for seats, options in ((2, ["duel"]), (5, ALL), (6, ALL)):
            match = pygames.new("boss-quest", seed=seed, seats=seats, options=dict.fromkeys(options, True))
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

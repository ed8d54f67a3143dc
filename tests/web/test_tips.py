"""Tips: a rule is told once, in a short sentence, when it occurs for the first time in somebody's games."""

import re
from html import unescape

import pytest

import pygames
from pygames.engine.text import LANGUAGES
from pygames.games import PLAYABLE
from pygames.words.localizer import Words
from pygames.words.rulebook import Rule
from tests.web.driven import App
from tests.web.hands import TAG, begin, press, session, settle
from web.update.progress import TOLD_FOR

MOST_WORDS = 24
every_game = pytest.mark.parametrize("game", PLAYABLE)
FIELDS = {"hero-realms-lich": {"seats": "2", "who1": "random"}}


def tip_of(app: App) -> str:
    """The tip beside the table, or nothing."""
    found = re.search(r'<p class="tip".*?</p>', app.html(), re.DOTALL)
    return unescape(TAG.sub("", found[0])).strip() if found else ""


def choose(app: App) -> None:
    """Make the first choice that is offered, and let the others make theirs."""
    press(app, choice="0")
    settle(app)


@every_game
def test_every_tip_is_about_a_rule_that_is_kept_and_short(game: str) -> None:
    book = pygames.load(game).part(Words).rulebook
    assert len(book.tips) >= 18
    for rule, tip in book.tips.items():
        entry = book[rule]
        assert isinstance(entry, Rule)
        assert entry.kept == "enforced", rule
        for language in LANGUAGES:
            text = tip.to(language)
            assert text.endswith("."), rule
            assert len(text.split()) <= MOST_WORDS, rule


@every_game
def test_tips_come_one_after_the_other_and_never_twice(game: str) -> None:
    app = begin(game=game, fields=FIELDS.get(game, {}))
    told: list[str] = []
    for _ in range(60):
        if session(app).match.decision is None or not session(app).can_act:
            break
        tip = tip_of(app)
        if tip and (not told or told[-1] != tip):
            told.append(tip)
        choose(app)
    assert len(told) > 2
    assert len(set(told)) == len(told)


def test_a_tip_stays_for_some_choices_of_ones_own() -> None:
    app, stays = begin(game="hero-realms"), 0
    first = tip_of(app)
    assert first
    while tip_of(app) == first:
        choose(app)
        stays += 1
    assert stays == TOLD_FOR


def test_who_wants_no_tips_gets_none() -> None:
    app = begin(game="hero-realms")
    app.handle({"type": "change", "form": "settings", "data": {"new_rules": "off"}})
    app.payload()
    choose(app)
    assert tip_of(app) == ""
    assert "Tip:" not in app.payload()["say"]


def test_a_tip_is_announced_when_it_comes() -> None:
    app = begin(game="hero-realms")
    press(app, choice="0")
    tip = tip_of(app).partition(".")[0]
    assert tip
    assert f"Tip: {tip}." in app.payload()["say"]

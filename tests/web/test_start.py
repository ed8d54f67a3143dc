"""The page before Python is there: it is what Python will show, and what was asked for meanwhile is done."""

import re

import pytest

import pygames
from pygames.bots import NAMES as BOTS
from pygames.engine.text import LANGUAGES, Language
from pygames.games import PLAYABLE
from tests.web.driven import App
from web.bundle import start
from web.bundle.common import ROOT
from web.bundle.static_pages.picture import named_by_styles
from web.model.preferences import Preferences
from web.model.screen import AtTable
from web.texts import Texts
from web.view.gallery import to_read
from web.view.settings import keys_dialog, settings_dialog

LEARN_HEROZ = {"type": "click", "data": {"do": "lesson", "arg": "heroz/first-game"}}
SET_UP_HEROZ = {"type": "click", "data": {"do": "set-up", "arg": "heroz"}}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_first_screen_is_what_python_shows(language: Language) -> None:
    """Part by part, in the page itself or in its templates."""
    app = App({"languages": f"{language}-XX", "saves": {}, "saved": True})
    shown = app.payload()
    assert start.parts(language) == shown["parts"]
    made = start.first_screen() if language == "en" else start.templates()
    assert shown["parts"]["app"] in made
    if language == "fr":
        assert f'<div data-part="title">{shown["title"]}</div>' in made
        for part, html in shown["parts"].items():
            assert f'<div data-part="{part}">{html}</div>' in made


def test_the_template_says_what_the_catalogue_says() -> None:
    """index.html is read without a build, too."""
    html = (ROOT / "index.html").read_text(encoding="utf-8")
    english = Texts("en")
    for key in (
        "site.skip", "site.unofficial", "site.credits", "start.region", "start.loading",
        "start.retry", "start.order.cancel",
    ):  # fmt: skip
        assert f">{english(key)}<" in html or f'"{english(key)}"' in html, key
    assert f"<title>{App({}).payload()['title']}</title>" in html


@pytest.mark.parametrize("language", LANGUAGES)
def test_dialogs(language: Language) -> None:
    """They are those of Python; the script marks what is preferred."""
    texts, made = Texts(language), start.dialogs(language)
    assert made["settings"] == str(settings_dialog(Preferences(language), texts, saved=False))
    assert made["keys"] == str(keys_dialog(Preferences(language), texts))
    assert texts("keys.off") in made["keys-off"]


def test_without_scripts_everything_can_be_read_and_nothing_pressed() -> None:
    """The other language is in the page for those who cannot switch."""
    html = str(to_read(Texts("fr")))
    soon = sum(not it.playable for it in pygames.catalogue())
    assert html.count('<li class="game-card') == len(pygames.catalogue())
    assert html.count("Pas encore jouable") == soon
    assert "<button" not in html
    assert f"<noscript>{html}</noscript>" in start.first_screen()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_words_of_the_scripts(language: Language) -> None:
    """Their placeholders are left for the scripts; every level and every game has its name."""
    words = start.said(Texts(language))
    assert words["start.order"].startswith("{title}")
    assert {f"name.{bot}" for bot in BOTS} | {f"title.{game}" for game in PLAYABLE} <= words.keys()
    scripts = "".join(
        (ROOT / "web" / "js" / f"{name}.js").read_text(encoding="utf-8")
        for name in ("start", "progress", "boot")
    )
    assert set(re.findall(r'"((?:start|open)\.[a-z.]+)"', scripts)) <= words.keys()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_sample_of_kept_games(language: Language) -> None:
    """One game, with what the script fills in."""
    html = start.kept(language)
    assert (
        html.count('<ul class="kept-strip">') == html.count("<li ") == html.count('data-do="continue"') == 1
    )
    assert html.count('class="kept-practice"') == html.count("data-when") == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_pictures(language: Language) -> None:
    """Every game with a table has one; nobody can reach anything in it, and it promises no choice."""
    made = start.pictures(language)
    assert {"picture-heroz", "picture-boss-quest"} <= made.keys()
    for name, html in made.items():
        before, board = html.split('<div class="board"')
        assert board.startswith((' aria-hidden="true" inert', ' inert aria-hidden="true"')), name
        assert Texts(language)("start.picture") in before
        assert not re.search(r"data-(?:choice|step|why|do)=", board), name
        assert all(map(named_by_styles().styles, re.findall(r'\sid="([^"]*)"', board))), name


def test_ids_are_there_once() -> None:
    """What stands in the page beside the templates."""
    found = re.findall(r' id="([^"]+)"', re.sub(r"<template.*?</template>", "", start.templates()))
    found += re.findall(r' id="([^"]+)"', start.first_screen() + start.parts("en")["header"])
    assert len(found) == len(set(found))


def test_an_order_is_carried_out() -> None:
    """Before anything is shown; one can go back to where it was given."""
    app = App({"languages": "en", "order": LEARN_HEROZ})
    page = app.payload()
    assert isinstance(app.page.screen, AtTable)
    assert (page["place"], page["replace"]) == ("lesson:heroz/first-game", False)
    page = App({"languages": "en", "order": SET_UP_HEROZ}).payload()
    assert (page["place"], page["replace"]) == ("setup:heroz", False)


def test_an_order_comes_after_the_address() -> None:
    """Who asks for a game while a link is being opened wants the game."""
    match = pygames.new("boss-quest", seed=1)
    link = match.record.link(match.game)
    assert App({"hash": link}).payload()["place"].startswith("game:")
    assert App({"hash": link, "order": SET_UP_HEROZ}).payload()["place"] == "setup:heroz"
    assert (
        App({"hash": link, "order": {"type": "click", "data": {"do": "home"}}}).payload()["place"]
        == "gallery"
    )


def test_what_was_pasted_is_opened_or_stays() -> None:
    """Sent or only written."""
    record = pygames.new("heroz", seed=1).record.json()
    sent = {"type": "submit", "form": "open", "data": {"record": record}}
    assert App({"order": sent, "pasted": record}).payload()["place"].startswith("game:")
    assert ">half a li</textarea>" in App({"pasted": "half a li"}).html()
    bad = {"type": "submit", "form": "open", "data": {"record": "half a li"}}
    app = App({"order": bad, "pasted": "half a li"})
    assert ">half a li</textarea>" in app.html()
    assert app.page.notice is not None


def test_an_open_dialog_stays_open_without_taking_the_focus() -> None:
    """And only one that can have been opened."""
    page = App({"dialog": "settings"}).payload()
    assert page["modal"]
    assert page["focus"] == ""
    assert not App({"dialog": "share"}).payload()["modal"]
    assert not App({"dialog": ["settings"]}).payload()["modal"]

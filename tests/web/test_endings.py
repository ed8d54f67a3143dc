"""The end of a game: a picture, its story in three lines, and where it turned, by what happened."""

import re

import pytest

import pygames
from pygames.engine.rng import Rng
from pygames.engine.text import LANGUAGES, Language
from tests.kit.play import Player as Chooser
from web.bundle import sprite
from web.model.session import Session
from web.model.sight import Player
from web.texts import Texts
from web.view.end import outcome
from web.view.ending import LANDS, SHAPES, _endings, ending, key_of

GAMES = [it.id for it in pygames.catalogue()]
USED = re.compile(r'href="#icon-([^"]+)"')


@pytest.mark.parametrize("game", GAMES)
def test_the_pictures_are_made_of_shapes_and_icons_of_the_page(game: str) -> None:
    there = {it.name for it in sprite.icons()} | SHAPES.keys()
    for picture in _endings(game).values():
        assert picture.land in LANDS
        assert {sign.name for sign in picture.signs} <= there


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_each_end_has_its_story(game: str, language: Language) -> None:
    texts = Texts(language)
    for key in _endings(game):
        for part in ("first", "last"):
            assert texts(f"{game}.end.{key}.{part}")


@pytest.mark.parametrize("game", GAMES)
def test_a_game_that_is_won_or_lost_has_a_picture_and_three_lines(game: str) -> None:
    match = pygames.new(game, seed=3, seats=1 if game == "hero-realms-skirmish" else 2)
    chooser = Chooser(Rng(4))
    while match.decision is not None:
        match.play(chooser.choose(match.decision.legal_actions))
    assert match.result is not None
    for alone in range(match.seats):
        people = [Player(bot="" if seat == alone else "random") for seat in range(match.seats)]
        session = Session.of(match, people)
        drawn, story = ending(session, Texts("en"), "How it ended.")
        drawless = not match.result.winners and match.seats > 1 and not key_of(session)
        assert (drawn is None) == drawless
        assert str(story).count("<p") == (1 if drawless else 3)


def test_the_picture_goes_by_who_looks() -> None:
    match = pygames.new("heroz", seed=3)
    chooser = Chooser(Rng(4))
    while match.decision is not None:
        match.play(chooser.choose(match.decision.legal_actions))
    assert match.result is not None
    (winner,) = match.result.winners
    keys = []
    for alone in (winner, 1 - winner):
        people = [Player(bot="" if seat == alone else "random") for seat in range(2)]
        keys.append(key_of(Session.of(match, people)))
    keys.append(key_of(Session.of(match, [Player(), Player()])))
    assert keys == ["won", "lost", "won"]


def test_who_loses_alone_reads_who_won_in_french() -> None:
    """By what the winner is, where the players have parts; in a small letter after the colon."""
    match = pygames.new("hero-realms-lich", seed=3)
    texts = Texts("fr")
    people = [Player(bot="steady"), Player()]
    localizer = Session.of(match, people).localizer(texts)
    said = outcome(people, [0], "party", localizer, texts)
    assert said.startswith("Défaite\u202f: ")
    assert not said.endswith("..")

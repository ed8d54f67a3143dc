"""The rulebook's order and the games at a glance: nothing is lost, said twice, or without a rule."""

import re

import pytest

import pygames
from pygames.engine.text import LANGUAGES, Language, Text
from pygames.games import PLAYABLE
from pygames.words.localizer import Words
from pygames.words.rulebook import Rule, Rulebook, Ruling
from tests.words.catalogues import badly_set

LONGEST = 170  # words, with which a game can be told on one page

every_game = pytest.mark.parametrize("game", PLAYABLE)


@every_game
def test_every_rule_and_ruling_stands_in_one_place(game: str) -> None:
    book = pygames.load(game).part(Words).rulebook
    rules, rulings = [], []
    for section in book.sections():
        assert section.rules or section.rulings, section.title
        for rule, under in section.rules:
            assert rule.section == section.title
            rules.append(rule.id)
            for ruling in under:
                assert rule.id in ruling.about
                rulings.append(ruling.id)
        for ruling in section.rulings:
            assert ruling.section == section.title
            assert not ruling.about
            rulings.append(ruling.id)
    assert sorted(rules) == sorted(it.id for it in book.rules)
    assert sorted(rulings) == sorted(it.id for it in book.rulings)
    titles = [section.title for section in book.sections()]
    assert len(set(titles)) == len(titles)


@every_game
def test_nearly_every_ruling_says_which_rules_it_concerns(game: str) -> None:
    book = pygames.load(game).part(Words).rulebook
    assert all(isinstance(book[rule], Rule) for ruling in book.rulings for rule in ruling.about)
    assert sum(not ruling.about for ruling in book.rulings) <= 5


def test_a_ruling_cannot_be_about_a_rule_that_is_not_there() -> None:
    section = Text("Aim", "But")
    rule = Rule("R-1", section, "enforced", Text("Win.", "Gagnez."))
    reading = (Text("?", "?"), Text("Yes.", "Oui."), Text("So.", "Ainsi."))
    assert Rulebook((rule,), (Ruling("AMB-1", section, *reading, about=("R-1",)),)).sections()
    with pytest.raises(ValueError, match="about a rule"):
        Rulebook((rule,), (Ruling("AMB-1", section, *reading, about=("R-2",)),))


@every_game
def test_every_sentence_of_a_glance_rests_on_rules_that_are_there(game: str) -> None:
    played = pygames.load(game)
    assert [part.id for part in played.part(Words).rulebook.glance] == ["goal", "turn", "winning"]
    for part in played.part(Words).rulebook.glance:
        assert part.sentences
        for sentence in part.sentences:
            assert sentence.rules
            assert all(rule in played.part(Words).rulebook for rule in sentence.rules), sentence


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_glance_is_short_and_well_set(game: str, language: Language) -> None:
    parts = pygames.load(game).part(Words).rulebook.glance
    told = [sentence.text.to(language) for part in parts for sentence in part.sentences]
    words = re.findall(r"[\w’-]+", " ".join(told))
    assert 100 < len(words) <= LONGEST
    assert not any("'" in text for text in told)
    if language == "fr":
        assert not [text for text in told if badly_set(text)]

"""A game and its parts."""

from dataclasses import replace

import pytest

import pygames
from pygames.engine.face import Face
from pygames.school.part import School
from pygames.words.localizer import Words


def test_a_game_without_a_part_has_one_with_nothing_in_it() -> None:
    bare = replace(pygames.load("heroz"), parts=())
    assert bare.part(Face) == Face()
    assert bare.part(School).lessons == ()


def test_a_part_that_needs_something_is_not_made_up() -> None:
    with pytest.raises(TypeError, match="rulebook"):
        replace(pygames.load("heroz"), parts=()).part(Words)


def test_a_game_is_played_without_words_and_without_a_school() -> None:
    whole = pygames.load("heroz")
    bare = replace(whole, parts=())
    first, second = (pygames.Match(game, 2, 7, game.choose_options({})) for game in (whole, bare))
    while first.decision is not None and len(first.choices) < 60:
        first.play(first.decision.legal_actions[-1])
        assert second.decision is not None
        second.play(second.decision.legal_actions[-1])
    assert first.record == second.record

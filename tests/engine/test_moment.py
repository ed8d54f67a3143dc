"""Moments: which events of a choice belong together and are worth watching."""

import pytest

import pygames
from pygames.engine.event import Event
from pygames.engine.face import Face
from pygames.engine.moment import Moment, MomentType, find_moments
from pygames.engine.text import LANGUAGES
from pygames.words.localizer import Localizer

GAMES = [entry.id for entry in pygames.catalogue() if entry.playable]
FIGHT = MomentType("fight", frozenset({"revealed"}), frozenset({"lost"}))
SCORE = MomentType("score", frozenset({"scored"}), frozenset({"lost"}))


def events(kinds: str) -> list[Event]:
    return [Event(kind, (), {}) for kind in kinds.split()]


def test_a_moment_is_a_run_of_its_events() -> None:
    """What stands between ends it; a run without an event that is needed is none."""
    found = events("dealt lost revealed revealed lost dealt revealed scored")
    assert find_moments([FIGHT, SCORE], found) == [
        Moment("fight", tuple(found[1:5])),
        Moment("fight", (found[6],)),
        Moment("score", (found[7],)),
    ]
    assert find_moments([FIGHT], events("lost lost")) == []


def test_what_leads_to_a_moment_belongs_to_it_though_another_kind_comes_first() -> None:
    """A blow that fells nobody may end something else."""
    found = events("dealt lost scored lost dealt scored lost revealed")
    assert find_moments([FIGHT, SCORE], found) == [
        Moment("score", tuple(found[1:3])),
        Moment("score", (found[5],)),
        Moment("fight", tuple(found[6:])),
    ]


def test_what_one_is_not_told_is_no_moment() -> None:
    """A card that only one player was shown is worth watching for that player alone."""
    look = MomentType("look", frozenset({"looked"}), frozenset(), told="card")
    looked = Event("looked", (), {"place": "B31"}, to=0, secret={"card": "5♣"})
    assert find_moments([look], [looked.seen_by(0)]) == [Moment("look", (looked.seen_by(0),))]
    assert find_moments([look], [looked.seen_by(1)]) == []


@pytest.mark.parametrize("game", GAMES)
def test_every_moment_has_a_title_and_its_events_have_texts(game: str) -> None:
    loaded = pygames.load(game)
    moments = loaded.part(Face).moments
    assert moments
    for language in LANGUAGES:
        localizer = Localizer(loaded, language)
        for it in moments:
            assert f"moment.{it.id}" in localizer
            assert it.needs
            assert all(f"event.{kind}" in localizer for kind in it.needs | it.kinds)

"""Forecasts: what every game shares.

The laws are in tests/kit/foreseen.py, the numbers of each game in its folder.
"""

import pytest

import pygames
from pygames.engine.face import Face
from pygames.engine.forecast import Chance, Worlds
from pygames.words.localizer import Localizer
from tests.heroz.scene import scene
from tests.kit.play import decision_of

GAMES = [entry.id for entry in pygames.catalogue() if entry.playable]


@pytest.mark.parametrize("game", GAMES)
def test_the_kinds_of_forecasts_of_a_game_have_names_of_their_own(game: str) -> None:
    kinds = [it.id for it in pygames.load(game).part(Face).forecasts]
    assert kinds
    assert len(set(kinds)) == len(kinds)


def test_only_a_legal_action_is_foreseen() -> None:
    match = pygames.new("heroz", seed=7)
    with pytest.raises(pygames.IllegalAction) as refused:
        match.forecast("attack A1")
    assert refused.value.refusal.rule == "HZ-70"
    with pytest.raises(pygames.BadAction):
        match.forecast("castle")
    assert (
        match.forecast(decision_of(match).legal_actions[0])
        == match.forecast(decision_of(match).legal_actions[0].text)
        != []
    )


def test_worlds_are_the_same_whatever_is_hidden() -> None:
    """They hold a world that agrees with what the seat knows, never the true state."""
    one = scene("attack", columns={"A1": "2♦", "B1": "(3♣)"}).state
    other = scene("attack", columns={"A1": "2♦", "B1": "(9♥)"}).state
    assert one != other
    worlds, again = Worlds(one, 0), Worlds(other, 0)
    assert worlds.known == again.known
    assert worlds.known is not one
    assert [*worlds.sample(3)] == [*again.sample(3)]
    assert len({world.columns[3] for world in worlds.sample(12)}) > 1


@pytest.mark.parametrize(
    ("chance", "english", "french"),
    [
        (Chance(1, 2), "50%", "50\u202f%"),
        (Chance(0, 7), "0%", "0\u202f%"),
        (Chance(7, 7), "100%", "100\u202f%"),
        (Chance(2, 5, exact=False), "about 40%", "environ 40\u202f%"),
        (Chance(0, 200, exact=False), "under 1%", "moins de 1\u202f%"),
        (Chance(1, 1000), "under 1%", "moins de 1\u202f%"),
        (Chance(999, 1000), "over 99%", "plus de 99\u202f%"),
        (Chance(200, 200, exact=False), "over 99%", "plus de 99\u202f%"),
    ],
)
def test_a_chance_is_said_in_percent(chance: Chance, english: str, french: str) -> None:
    """What only some worlds show is never called impossible or certain."""
    game = pygames.load("heroz")
    assert Localizer(game, "en").chance(chance) == english
    assert Localizer(game, "fr").chance(chance) == french

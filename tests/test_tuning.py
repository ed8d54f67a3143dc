"""Weights of a bot that are found from games with shaken ones."""

import math

import pytest

from pygames.bots import unsearched
from pygames.engine.rng import Rng
from pygames.games.immortal_king.opponents.bots import Steady, Strong
from pygames.games.immortal_king.opponents.weights import MASTER
from tools.strength.duels import Duel
from tools.strength.tune import SHAKE, STEP, moved, normal, shaken_game, tune

GAME = "immortal-king"


def test_only_weights_that_surely_matter_are_moved_each_the_way_that_wins() -> None:
    rng = Rng(1)
    found = []
    for _ in range(400):
        shakes = {name: normal(rng) for name in ("up", "down", "idle")}
        found.append((shakes, shakes["up"] - shakes["down"] + normal(rng) > 0))
    after = moved({"up": 1.0, "down": 2.0, "idle": 3.0}, found)
    assert after.weights["up"] > 1
    assert after.weights["down"] < 2
    assert after.weights["idle"] == 3
    assert math.isclose(math.hypot(math.log(after.weights["up"]), math.log(after.weights["down"] / 2)), STEP)


def test_numbers_are_spread_as_the_standard_normal_distribution_has_them() -> None:
    rng = Rng(1)
    drawn = [normal(rng) for _ in range(2000)]
    assert abs(sum(drawn) / 2000) < 0.1
    assert abs(sum(it * it for it in drawn) / 2000 - 1) < 0.1


def test_a_shaken_game_is_the_same_again_and_leaves_the_bots_own_weights_alone() -> None:
    duel = Duel(GAME, 2, "steady")
    shakes, won = shaken_game(duel, 1, MASTER, 5)
    assert shakes.keys() == MASTER.keys()
    assert (shakes, won) == shaken_game(duel, 1, MASTER, 5)
    assert any(abs(SHAKE * shake) > 0.1 for shake in shakes.values())
    assert Steady.roles["master"].weights is MASTER  # what is shaken is a copy


def test_rounds_go_on_from_the_weights_of_the_last() -> None:
    duel = Duel(GAME, 2, "steady")
    first, second = tune([duel], 1, games=8, rounds=2, processes=1)
    assert first.weights != MASTER
    assert second == moved(
        first.weights, [shaken_game(duel, 1, first.weights, seed) for seed in range(8, 16)]
    )
    assert str(first).startswith("won ")


def test_a_bot_without_weights_is_refused() -> None:
    with pytest.raises(SystemExit, match="no weights"):
        next(tune([Duel("heroz", 2, "steady")], 0, games=1, processes=1))


def test_those_of_one_alone_are_tuned_by_games_of_every_scenario() -> None:
    duels = [Duel(GAME, 1, "strong", options=(("scenario", scenario),)) for scenario in ("search", "lich")]
    (found,) = tune(duels, 0, games=4, processes=1)
    weights = Strong.roles["alone"].weights
    assert found == moved(weights, [shaken_game(duels[seed % 2], 0, weights, seed) for seed in range(4)])


def test_strong_has_weights_of_its_own_on_each_side() -> None:
    assert isinstance(unsearched("strong", GAME), Strong)
    for side in ("alone", "party"):
        assert Strong.roles[side].weights.keys() > Steady.roles[side].weights.keys()
    assert Strong.roles["master"].weights.keys() == MASTER.keys()
    assert Strong.roles["master"].weights != MASTER

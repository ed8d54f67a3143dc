"""The levels below `strong`: what they overlook, how they err, and that they know no more than their seat."""

from __future__ import annotations

import math

import pytest

import pygames
from pygames.bots import LEVELS, Observation, at_once, decide, levels_at, make
from pygames.bots.advice import guide_of
from pygames.bots.levels import SIGHTS, Glance, Level, gumbel, unanswered
from pygames.cli.main import main
from pygames.engine.action import Action
from pygames.engine.errors import BadOption
from pygames.engine.match import Match
from pygames.engine.rng import Rng
from tests.searched import GUIDED, new

LOWER = LEVELS[:-1]
PLAYED = 12  # choices of a game until a level is asked
LOOKED = 400  # positions that are looked at until what is sought is found


def later(game: str, seed: int = 1, choices: int = PLAYED) -> Match:
    """A game after so many choices of `steady`."""
    match, steady, rng = new(game, seed), make("steady", game), Rng(seed)
    while match.decision is not None and len(match.choices) < choices:
        match.play(decide(steady, match, rng))
    return match


@pytest.fixture(autouse=True)
def _shallow(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let searches try little: what is tested here needs no depth."""
    for game in GUIDED:
        monkeypatch.setattr(type(guide_of(game)), "budget", lambda _, __: 16)


@pytest.mark.parametrize("game", GUIDED)
def test_each_game_with_a_guide_has_an_error_for_each_level_and_plays_by_it(game: str) -> None:
    assert tuple(SIGHTS) == LOWER
    match = later(game)
    for name in LOWER:
        level = make(name, game)
        assert isinstance(level, Level)
        assert level.error > 0
        action = decide(level, match, Rng(2))
        assert action in match.asks.legal_actions
        assert action is decide(level, match, Rng(2))


@pytest.mark.parametrize("name", LOWER)
def test_a_level_chooses_the_same_in_positions_that_its_seat_cannot_tell_apart(name: str) -> None:
    match = later("hero-realms")
    forks = [match.fork(match.asks.seat, seed) for seed in range(3)]
    assert len({decide(make(name, "hero-realms"), it, Rng(5)) for it in forks}) == 1


def test_the_weakest_does_nothing_of_what_newcomers_overlook_while_there_is_something_else() -> None:
    guide = guide_of("boss-quest")
    assert guide is not None
    novice, casual = make("novice", "boss-quest"), make("casual", "boss-quest")
    found = {novice: 0, casual: 0}
    for seed in range(3):
        match, steady, rng = new("boss-quest", seed), make("steady", "boss-quest"), Rng(seed)
        while (decision := match.decision) is not None and len(match.choices) < 60:
            kinds = {it.type.name for it in decision.legal_actions}
            if kinds & guide.overlooked and kinds - guide.overlooked:
                for level in found:
                    found[level] += decide(level, match, rng).type.name in guide.overlooked
            match.play(decide(steady, match, rng))
    assert found[novice] == 0
    assert found[casual] > 0


@pytest.mark.parametrize("game", ["heroz", "hero-realms", "boss-quest"])
def test_the_two_weakest_take_the_others_to_do_nothing_if_they_may(game: str) -> None:
    guide, match = guide_of(game), later(game)
    assert guide is not None
    for _ in range(LOOKED):
        decision = match.asks
        legal = decision.legal_actions
        if legal[-1].type.name in ("pass", "end", "bury") and not legal[-1].args and len(legal) > 2:
            break
        match.play(decide(make("steady", game), match, Rng(1)))
    else:
        pytest.fail("nowhere may somebody do nothing")
    state = Observation(match, Rng(1)).determinized(1)
    assert unanswered(guide, 1 - decision.seat)(state, decision.seat, legal) is legal[-1]
    assert unanswered(guide, decision.seat)(state, decision.seat, legal) == guide.policy(
        state, decision.seat, legal
    )


def test_without_an_error_it_takes_what_its_playouts_say_and_with_a_large_one_anything() -> None:
    match, guide = later("hero-realms"), guide_of("hero-realms")
    assert guide is not None
    chosen = dict[float, set[Action]]()
    for error in (0.0, 1e6):
        chosen[error] = set()
        for seed in range(24):
            level = make("regular", "hero-realms")
            assert isinstance(level, Level)
            level.error = error
            chosen[error].add(decide(level, match, Rng(seed)))
    assert len(chosen[0.0]) < len(chosen[1e6])
    observation = Observation(match, Rng(4))
    first = observation.legal_actions[0]
    glance = Glance(guide, observation, first, SIGHTS["skilled"], 0.0, 1)
    best = at_once(glance.run())
    means = {it: sum(values) / len(values) for it, values in glance.values.items()}
    assert means[best] == max(means.values())


def test_an_error_is_the_largest_of_many_so_its_mean_is_eulers_constant() -> None:
    rng = Rng(1)
    drawn = [gumbel(rng) for _ in range(4000)]
    assert sum(drawn) / len(drawn) == pytest.approx(0.5772, abs=4 * math.pi / math.sqrt(6 * 4000))


def test_they_can_sit_at_every_seat() -> None:
    for game in GUIDED:
        for seats in pygames.load(game).seats:
            for seat in range(seats):
                assert set(LOWER) <= set(levels_at(game, seats, seat, {}))
    with pytest.raises(BadOption, match="unknown_bot"):
        make("apprentice", "heroz")


def test_games_of_theirs_are_played_by_a_command(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "boss-quest", "--games", "2", "--bots", "novice,casual", "--lang", "en"]) == 0
    assert "novice" in capsys.readouterr().out

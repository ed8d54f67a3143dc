"""Puzzle candidates: what is clear, and that a position found holds when it is asked again."""

from __future__ import annotations

import json

import pytest

import pygames
from pygames.__main__ import main
from pygames.analysis import puzzles_said
from pygames.bots import Observation, decide, make
from pygames.bots.puzzles import AHEAD, BEST, as_steady, asked_again, at_random, clear, played, puzzles
from pygames.core.match import Match
from pygames.core.rng import Rng
from pygames.core.rulebook import LANGUAGES

GAME = "boss-quest"


def two() -> tuple[pygames.Action, pygames.Action]:
    decision = pygames.new("heroz", seed=7).decision
    assert decision is not None
    return decision.legal_actions[0], decision.legal_actions[1]


def test_an_answer_wins_nearly_always_and_no_other_comes_near() -> None:
    one, other = two()
    assert clear({one: BEST, other: BEST - AHEAD}) is one
    assert clear({other: 0.2, one: 1.0}) is one
    assert clear({one: BEST - 0.01, other: 0.0}) is None
    assert clear({one: 1.0, other: 1.0 - AHEAD + 0.01}) is None
    assert clear({one: 0.8, other: 0.6}, 0.2) is one


def last_choices(match: Match) -> list[Match]:
    """The last positions of a game in which there was something to choose."""
    return [match.at_choice(it.number - 1) for it in match.choices[-3:] if it.radix > 1]


@pytest.fixture(scope="module")
def match() -> Match:
    found, bot, rng = pygames.new(GAME, seed=2, seats=2), make("steady", GAME), Rng(2)
    while found.decision is not None:
        found.play(decide(bot, found, rng))
    return found


def test_both_ways_of_playing_on_give_a_chance_for_every_choice(match: Match) -> None:
    for before in last_choices(match):
        assert before.decision is not None
        for chances in (
            at_random(Observation(before, Rng(1)), 6),
            as_steady(Observation(before, Rng(1)), make("steady", GAME), 2),
        ):
            assert tuple(chances) == before.decision.legal_actions
            assert all(0 <= chance <= 1 for chance in chances.values())


def test_the_second_stage_drops_what_the_first_took_for_clear(match: Match) -> None:
    """And takes what two ways of playing on agree on."""
    bot = make("steady", GAME)
    for before in last_choices(match):
        assert before.decision is not None
        chosen = before.decision.legal_actions[0]
        found = asked_again(before, bot, Rng(3), chosen)
        loose = clear(at_random(Observation(before, Rng(3)), 128))
        assert found is None or (found.answer is loose and min(found.random[0], found.steady[0]) >= BEST)
        if loose is None:
            assert found is None


def test_a_choice_that_wins_at_once_while_the_other_gives_it_away_is_one() -> None:
    match = played("heroz", make("random", "heroz"), 2, 2)
    choice = match.choices[264]
    before = match.at_choice(choice.number - 1)
    found = asked_again(before, make("steady", "heroz"), Rng(1), choice.action)
    assert found is not None
    assert found.answer is choice.action
    assert not found.missed
    before.play(found.answer)
    assert before.result is not None
    assert before.result.winners == (choice.seat,)
    for best, second in (found.random, found.steady):
        assert best == 1.0
        assert second <= best - AHEAD


def test_the_command_tells_what_it_looked_at(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["puzzles", GAME, "--games", "2", "--seats", "2"]
    assert main([*words, "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found == json.loads(json.dumps(found))
    counted = puzzles(GAME, 2, seats=2)
    assert (found["games"], found["screened"], found["asked"]) == (2, counted.screened, counted.asked)
    assert found["screened"] > 5
    for puzzle in found["puzzles"]:
        decision = pygames.replay(puzzle["link"]).decision
        assert decision is not None
        assert puzzle["answer"] in [action.text for action in decision.legal_actions]
    for language in LANGUAGES:
        assert str(counted.screened) in puzzles_said(counted, language)[0]
    assert main(["puzzles", GAME, "--games", "0"]) == 2

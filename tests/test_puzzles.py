"""Puzzles: what is one, that those of the games are, and that a number stays with its position."""

import json
import tomllib
from itertools import pairwise

import pytest

import pygames
from pygames.bots.puzzles import (
    AHEAD,
    BEST,
    Screen,
    anywhere,
    asked_again,
    before,
    clear,
    ends,
    ideas,
    played,
    searching,
)
from pygames.cli.main import main
from pygames.engine.rng import Rng
from pygames.engine.shapes import BadShape
from pygames.engine.text import LANGUAGES
from pygames.games import PLAYABLE
from pygames.school.judging import check, hinted_through
from pygames.school.lesson import read
from pygames.school.part import School
from pygames.school.puzzle import CHANCES, FIELDS, Puzzle, of_day, parse, puzzles
from pygames.words.catalogue import spoken_by
from tools.puzzles import numbers
from tools.puzzles.check import faults

GAMES = [game for game in PLAYABLE if puzzles(game)]
GAME = "hero-realms"


def first() -> Puzzle:
    return puzzles(GAME)[1]


def test_an_answer_wins_nearly_always_and_no_other_comes_near() -> None:
    assert clear(BEST, BEST - AHEAD)
    assert not clear(BEST - 0.01, 0.0)
    assert not clear(1.0, 1.0 - AHEAD + 0.01)


def test_a_smaller_attack_is_no_other_idea() -> None:
    match = first().match(PLAYABLE)
    for action in [match.parse(text) for text in first().line]:
        kept = ideas(match.asks.legal_actions)
        amounts = [it for it in kept if it.type.name == "attack"]
        assert len({it.words[:-1] for it in amounts}) == len(amounts)
        assert len(kept) <= len(match.asks.legal_actions)
        match.play(action)
    assert match.result is not None


def test_a_line_wins_in_other_worlds_and_what_does_not_begin_one_does_not() -> None:
    match = first().match(PLAYABLE)
    screen = Screen(match, Rng(5))
    line = tuple(map(match.parse, first().line))
    assert screen.holds(line)
    assert screen.at_once((match.parse(first().second),), 8) == 0
    found = asked_again(match, {line[0]: line}, 0.0, Rng(5), worlds=8)
    # all the other answers are then taken for wrong, and win as well
    assert found is None


def test_they_are_looked_for_where_games_end() -> None:
    match = played("boss-quest", 3, 2, {})
    positions = list(before(match, ends(match)))
    assert positions
    assert all(position.decision is not None for position in positions)
    assert match.result is not None
    at = [len(position.choices) for position in positions]
    assert at == sorted(at)
    assert at[-1] < len(match.choices)


@pytest.mark.parametrize("game", [it for it in PLAYABLE if pygames.load(it).part(School).goals])
def test_a_goal_is_open_at_first_and_decided_soon(game: str) -> None:
    """Where it is asked for; by the end of the round or the fight it is decided, one way or the other."""
    match = played(game, 4, None, {})
    for goal in match.game.part(School).goals:
        outcomes = set()
        for number in anywhere(match, goal, Rng(1))[:6]:
            position = next(before(match, [number]))
            assert position.asks.id in goal.asked_at
            seat, start = position.asks.seat, position.search_state(None, 0)
            assert goal.reached(start, start, seat) in (None, False)
            for choice in match.choices[number - 1 :]:
                position.play(choice.action)
            outcomes.add(goal.reached(start, position.search_state(None, 0), seat))
        assert None not in outcomes


def test_a_puzzle_for_a_goal_says_which() -> None:
    puzzle = next(it for it in puzzles("immortal-king").values() if it.goal == "fight")
    goals = [it.id for it in PLAYABLE["immortal-king"].part(School).goals]
    assert puzzle.goal in goals
    asked, why = puzzle.lesson(PLAYABLE).steps
    for language in LANGUAGES:
        said = spoken_by(puzzle.game, language).text(f"goal.{puzzle.goal}", {"n": puzzle.n})
        assert said in asked.text.to(language)
        assert said not in why.text.to(language)
    data = tomllib.loads(puzzle.entry())[str(puzzle.number)]
    assert (data["goal"], data["n"]) == (puzzle.goal, 1)
    assert parse("immortal-king", str(puzzle.number), data) == puzzle


@pytest.mark.parametrize("game", GAMES)
def test_a_puzzle_speaks_of_others_only_where_there_are_some(game: str) -> None:
    for puzzle in puzzles(game).values():
        asked = puzzle.lesson(PLAYABLE).steps[0].text
        alone = puzzle.match(PLAYABLE).seats == 1
        assert alone != asked.en.startswith("You are "), asked.en
        assert alone != asked.fr.startswith("Vous êtes "), asked.fr
        if alone:
            assert "The others" not in asked.en


def test_one_game_gives_what_was_looked_at_up_to_then() -> None:
    """After each position, then after the game; nothing that was counted is lost."""
    told = list(searching("immortal-king", 1, 3))
    assert [it.games for it in told] == [0] * (len(told) - 1) + [1]
    assert all(one.screened <= other.screened for one, other in pairwise(told))
    assert told[-1].screened > 1


def test_a_number_keeps_its_position_and_is_never_given_up() -> None:
    assert numbers.found() == numbers.told()


@pytest.mark.parametrize("game", GAMES)
def test_one_of_each_game_is_a_lesson_that_can_be_done(game: str) -> None:
    _can_be_done(min(puzzles(game).values(), key=lambda it: len(it.link)))


def _can_be_done(puzzle: Puzzle) -> None:
    lesson = puzzle.lesson(PLAYABLE)
    assert read(lesson.json()).json() == lesson.json()
    match = lesson.match(PLAYABLE)
    check(lesson, match, both=True)
    assert hinted_through(lesson, match) == len(lesson.steps)


def test_one_holds_in_a_few_other_worlds() -> None:
    assert list(faults(first(), seed=3, worlds=8, slack=0.2)) == []


def test_a_wrong_one_is_found_out() -> None:
    other = first()._replace(line=(first().second,), answers=(first().second,))
    assert any("the line wins" in fault for fault in faults(other, seed=3, worlds=8, slack=0.2))


def test_a_file_says_what_is_wrong_with_it() -> None:
    good = tomllib.loads(first().entry())["1"]
    assert good.keys() == {*FIELDS, *CHANCES}
    assert parse(GAME, "1", good) == first()
    for number, wrong in (
        ("one", good),
        ("1", {}),
        ("1", {**good, "want": "luck"}),
        ("1", {**good, "line": ["end"]}),
        ("1", {**good, "want": "act"}),  # only what comes of a choice is asked for
        ("1", {**good, "found": [0.1]}),
        ("1", {**good, "want": "gains"}),  # how much is missing
    ):
        with pytest.raises(BadShape):
            parse(GAME, number, wrong)


def test_the_day_goes_through_all_games_and_all_puzzles() -> None:
    known = {"heroz": [1, 4], "boss-quest": [], "hero-realms": [1, 2, 3]}
    days = [of_day(known, day) for day in range(12)]
    every = [(game, number) for game in known for number in known[game]]
    assert set(days) == set(every)
    assert all(one[0] != other[0] for one, other in pairwise(days))


def test_the_command_tells_what_it_looked_at(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["puzzles", "boss-quest", "--games", "1", "--seats", "2"]
    assert main([*words, "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["games"] == 1
    assert found["screened"] > 1
    assert main(words) == 0
    assert str(found["screened"]) in capsys.readouterr().out
    assert main(["puzzles", "boss-quest", "--games", "0"]) == 2

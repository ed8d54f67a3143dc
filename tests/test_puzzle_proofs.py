"""Puzzles that ask for as much as can be had, and the certificates of all."""

import pytest

from pygames.engine.text import LANGUAGES
from pygames.games import PLAYABLE
from pygames.school.judging import judge
from pygames.school.lesson import read
from pygames.school.puzzle import Puzzle, level_of, numbers, puzzles, theme_said
from tools.puzzles.gains import themed, turn_of
from tools.puzzles.most import MostSearch
from tools.puzzles.proofs import Proof, against, certificates, proof_of

LEAST, THEMES = 20, 4  # puzzles of a game, and what they are about
ALL = [(game, number) for game in PLAYABLE for number in numbers(game)]


def gains(game: str) -> list[Puzzle]:
    return [puzzle for puzzle in puzzles(game).values() if puzzle.want == "gains"]


def easiest(game: str) -> Puzzle:
    """The one whose search is the shortest."""
    proofs = certificates(game)
    return min(puzzles(game).values(), key=lambda it: proofs[it.number].positions)


@pytest.mark.parametrize("game", PLAYABLE)
def test_a_game_has_twenty_puzzles_about_several_things(game: str) -> None:
    assert len(puzzles(game)) >= LEAST
    assert len({puzzle.theme for puzzle in puzzles(game).values()}) >= THEMES
    for number in numbers(game):
        for language in LANGUAGES:
            assert theme_said(game, number, language)


@pytest.mark.parametrize("game", PLAYABLE)
def test_every_puzzle_has_a_certificate_that_nothing_speaks_against(game: str) -> None:
    proofs = certificates(game)
    assert proofs.keys() == puzzles(game).keys()
    for number, puzzle in puzzles(game).items():
        assert against(puzzle, proofs[number]) == ""


@pytest.mark.parametrize("game", PLAYABLE)
def test_a_certificate_is_what_a_search_finds(game: str) -> None:
    puzzle = easiest(game)
    assert proof_of(puzzle) == certificates(game)[puzzle.number]
    assert themed(puzzle) == puzzle


def test_a_certificate_speaks_against_what_is_wrong() -> None:
    puzzle = gains("heroz")[0]
    good = certificates("heroz")[puzzle.number]
    assert "the most is" in against(puzzle._replace(n=puzzle.n + 1), good)
    for wrong in (
        good._replace(sure=good.worlds - 1),
        good._replace(reach=good.lines),
        good._replace(whole=False),
    ):
        assert against(puzzle, wrong) != ""


def test_what_was_found_to_be_the_most_is_had_by_any_line_that_has_it() -> None:
    """By the solution, and by whatever else a search finds; not by one who ends the turn before."""
    puzzle = gains("heroz")[0]
    match, turn = turn_of(puzzle)
    found = MostSearch(turn).found(turn.start)
    assert found.most == puzzle.n
    for line in (puzzle.line, tuple(action.text for action in found.line)):
        assert worth(puzzle, line) == "right"
    assert match.decision is not None
    assert worth(puzzle, ["pass"] * 9) == "other"


def worth(puzzle: Puzzle, choices: list[str] | tuple[str, ...]) -> str:
    """What these choices are worth, one after the other, as long as there is one to make."""
    lesson = puzzle.lesson(PLAYABLE)
    assert read(lesson.json()) == lesson
    line = [choice.action.text for choice in lesson.match(PLAYABLE).choices]
    match, left, found, before = puzzle.match(PLAYABLE), list(choices), "onward", 0
    while found == "onward" and match.decision is not None:
        legal = match.decision.legal_actions
        wanted = match.parse(left[0]) if left else None
        if wanted in legal:
            action = match.parse(left.pop(0))
        else:
            action = next((it for it in legal if it.type.name == "pass"), legal[0])
        judged = judge(lesson, lesson.steps[0], line, match, action, before)
        match, found, before = judged.match, judged.worth, before + 1
    return found


def test_a_puzzle_is_harder_the_fewer_find_it() -> None:
    assert level_of((0.3, 1, 1)) == 1
    assert level_of((0.1, 1, 1)) == 2
    assert level_of((0.1, 0, 1)) == 3
    assert level_of((0.01, 0, 1)) == 4
    assert level_of((0.01, 0.25, 0)) == 5


@pytest.mark.full
@pytest.mark.parametrize(("game", "number"), ALL)
def test_every_certificate_is_what_a_search_finds(game: str, number: int) -> None:
    puzzle, proof = puzzles(game)[number], certificates(game)[number]
    assert isinstance(proof, Proof)
    assert proof_of(puzzle) == proof
    assert themed(puzzle) == puzzle

"""Puzzles against all their lines: what wins in time is taken, and what a question says is so."""

from collections.abc import Iterable

import pytest

from pygames.bots.puzzles import AHEAD, Screen
from pygames.engine.replay import replay
from pygames.engine.rng import Rng
from pygames.games import PLAYABLE
from pygames.school.judging import check, hinted_through, judge
from pygames.school.lesson import Want, read
from pygames.school.puzzle import Puzzle, numbers, puzzles
from tools.puzzles.audit import AGAINST, audit
from tools.puzzles.check import faults
from tools.puzzles.lines import Outcome
from tools.puzzles.missing import most_missed

# a position of HEROZ in which one wins with one attack, and may pass first
WON = (
    "heroz.3.ArsIAKoCmKUnuX_g0uhPq90egtk5S_TgNqXN3fC7TF5S0ZJK8U9Q__RJrVnvu_xDvZuj0QJg"
    "Zw-zUuUTlgCon6Qoh-mT7U2moqpl7PYQrzk"
)
# another, in whose solution a card was played that is not needed
NEEDLESS = "heroz.3.AvonAIkBK3I0EZOWlgQHSr967GK9uzfpFIZ4uRV3cMyTBsBGyzTaZwMmYKgENr4"
ENTERS = ("turn A12", "attack A2", "score A21", "score A21")
PLAIN = ("pass", "resolve line2-suit", "pass", "attack A2", "pass", "pass", "score A21", "score A21")
ALL = [(game, number) for game in PLAYABLE for number in numbers(game)]


def won(line: tuple[str, ...] = ENTERS) -> Puzzle:
    found = (0.1, 0.0, 0.0)
    return Puzzle("heroz", 1, WON, "wins", line, found, "column", line[:1], second="turn A21")


def worth(puzzle: Puzzle, choices: Iterable[str]) -> str:
    """What these choices are worth as an answer, one after the other; forced ones are made as well."""
    lesson = puzzle.lesson(PLAYABLE)
    line = [choice.action.text for choice in lesson.match(PLAYABLE).choices]
    match, found = puzzle.match(PLAYABLE), "onward"
    for before, text in enumerate(choices):
        judged = judge(lesson, lesson.steps[0], line, match, match.parse(text), before)
        match, found = judged.match, judged.worth
        if found != "onward":
            break
    return found


def test_a_win_in_time_is_right_however_many_passes_and_other_choices_it_takes() -> None:
    puzzle = won()
    asked = puzzle.lesson(PLAYABLE).steps[0]
    assert asked.want == Want("wins", turn=puzzle.match(PLAYABLE).turn)
    assert "Win in this turn" in asked.text.en
    assert "Gagnez pendant ce tour" in asked.text.fr
    assert worth(puzzle, PLAIN) == "right"
    assert worth(puzzle, [*PLAIN[:-1], "score A22"]) != "right"


def test_a_win_that_comes_later_than_asked_is_not_right() -> None:
    puzzle = won()
    assert worth(puzzle, ["pass", "resolve line2-suit", "pass", "pass"]) == "other"


def test_the_bound_of_a_win_is_kept_in_its_lesson() -> None:
    lesson = won().lesson(PLAYABLE)
    assert '"turn":36' in lesson.json()
    assert read(lesson.json()) == lesson
    check(lesson, lesson.match(PLAYABLE), both=True)


def test_whoever_has_made_a_choice_plays_on_and_does_not_pass_for_ever() -> None:
    """Else every choice but the solution would seem to lose."""
    match = won().match(PLAYABLE)
    screen = Screen(match, Rng(3))
    assert screen.chance((match.parse("turn A21"),), 8, careful=True) > 0.7


def test_a_line_is_shortened_by_a_choice_that_a_pass_can_stand_for() -> None:
    match = replay(NEEDLESS, PLAYABLE)
    line = tuple(map(match.parse, ("aura J♥ B11", "attack A1", "score A12", "score A11")))
    shorter = Screen(match, Rng(3)).shortened(line)
    assert [it.text for it in shorter] == ["pass", "attack A1", "score A12", "score A11"]


def test_a_chance_that_is_left_to_who_misses_a_win_is_found() -> None:
    outcome = Outcome(won())
    screen = Screen(outcome.match, Rng(3))
    line = tuple(map(outcome.match.parse, ENTERS))
    assert most_missed(outcome, screen, line[:1], 4) > 1 - AHEAD


def test_the_audit_finds_an_answer_that_would_be_refused() -> None:
    puzzle = quickest("boss-quest")
    taken = puzzle._replace(line=(puzzle.second,), answers=(puzzle.second,), second=puzzle.line[0])
    found = audit(taken, whole=True)
    assert found.untrue
    assert any("the solution wins" in fault for fault in found.senseless)
    assert any(fault.startswith(puzzle.line[0]) for fault in found.refused)


def quickest(game: str) -> Puzzle:
    """A puzzle that takes no long search: with a short solution, and with few choices at its beginning."""

    def length(puzzle: Puzzle) -> tuple[int, int]:
        decision = puzzle.match(PLAYABLE).decision
        assert decision is not None
        return len(puzzle.line), len(decision.legal_actions)

    return min((it for it in puzzles(game).values() if it.want != "gains"), key=length)


@pytest.mark.parametrize(
    "game", [game for game in PLAYABLE if any(it.want != "gains" for it in puzzles(game).values())]
)
def test_one_of_each_game_has_nothing_against_it(game: str) -> None:
    puzzle = quickest(game)
    found = audit(puzzle, worlds=1, nodes=600)
    assert [getattr(found, name) for name in AGAINST] == [()] * len(AGAINST)


@pytest.mark.full
@pytest.mark.parametrize(("game", "number"), ALL)
def test_nothing_is_against_any(game: str, number: int) -> None:
    puzzle = puzzles(game)[number]
    if puzzle.want == "gains":  # `test_puzzle_proofs.py` searches them
        return
    found = audit(puzzle, seed=12)
    assert [getattr(found, name) for name in AGAINST] == [()] * len(AGAINST)


@pytest.mark.full
@pytest.mark.parametrize(("game", "number"), ALL)
def test_each_can_be_done_by_its_hints_and_holds_in_other_worlds(game: str, number: int) -> None:
    puzzle = puzzles(game)[number]
    lesson = puzzle.lesson(PLAYABLE)
    match = lesson.match(PLAYABLE)
    check(lesson, match, both=True)
    assert hinted_through(lesson, match) == len(lesson.steps)
    if puzzle.want == "wins":
        assert puzzle.solved(PLAYABLE).turn - puzzle.match(PLAYABLE).turn in (0, 1)  # what the question says
    if puzzle.want != "gains":
        assert list(faults(puzzle, seed=2, worlds=64, slack=0.1)) == []

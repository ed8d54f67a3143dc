"""What a puzzle says against every line that the search finds: what is refused though it wins, and so on."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from pygames.bots.puzzles import AHEAD, BEST, Screen
from pygames.engine.rng import Rng
from pygames.games import PLAYABLE
from pygames.school.judging import judge
from tools.puzzles.lines import LineSearch, Outcome, plans
from tools.puzzles.missing import most_missed

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from pygames.bots.puzzles import Line
    from pygames.engine.action import Action
    from pygames.school.puzzle import Puzzle

ANY = 99  # choices: as many as one likes
WORLDS = 3  # in which all lines are looked at
PLANS = 24  # worlds in which a line that was found is tried again
SURE = 200  # worlds in which the best of them is, as the best of many seems better than it is
MISSES = 64  # worlds in which a way to miss a win is played on, with care
OTHERS = 96  # in which the choices that are no answers are played on
NOISE = 0.15  # so much a share of so many worlds may be off

AGAINST = ("refused", "untrue", "senseless", "lenient")


class Audit(NamedTuple):
    """What was found; all empty where a puzzle holds.

    `refused`: lines that come to the outcome and would be refused. `untrue`: what chances one still has
    that are above what the question says. `senseless`: what is wrong with the stated solution. `lenient`:
    first choices that are said to be none, after which the page would still accept a win. `cut`: searches
    that were ended early. `better`: a solution with less.
    """

    refused: tuple[str, ...]
    untrue: tuple[str, ...]
    senseless: tuple[str, ...]
    lenient: tuple[str, ...]
    cut: int
    better: tuple[str, ...]


def audit(
    puzzle: Puzzle, seed: int = 11, worlds: int = WORLDS, nodes: int = 20_000, *, whole: bool = False
) -> Audit:
    """What can be said against a puzzle; one whose claim is untrue is only searched if `whole` is wanted."""
    outcome = Outcome(puzzle)
    screen = Screen(outcome.match, Rng(seed), outcome.goal)
    answers = set(map(outcome.match.parse, puzzle.answers))
    wrong = [action for action in screen.ideas if action not in answers]
    line = tuple(map(outcome.match.parse, puzzle.line))
    untrue = tuple(_untrue(puzzle, outcome, screen, wrong, line))
    if untrue and not whole:
        return Audit((), untrue, (), (), 0, ())
    refused, cut = _refused(puzzle, outcome, screen, wrong, worlds, nodes)
    senseless, better = _senseless(puzzle, outcome, screen, line, nodes)
    lenient = _lenient(puzzle, outcome, wrong, nodes) if puzzle.want == "wins" else ()
    return Audit(tuple(refused), untrue, tuple(senseless), lenient, cut, better)


def _untrue(
    puzzle: Puzzle, outcome: Outcome, screen: Screen, wrong: Sequence[Action], line: Line
) -> Iterator[str]:
    """What chances are left to who misses a win or chooses otherwise, where they are above what is said."""
    told = max(puzzle.random[1], puzzle.steady[1], puzzle.missed)
    if puzzle.want == "wins":
        missed = most_missed(outcome, screen, line, MISSES)
        if missed > told + NOISE:
            yield f"who misses it wins {missed:.0%}, not {told:.0%}"
    for careful in (False, True):
        often = max(screen.measured({}, wrong, OTHERS, careful=careful).values())
        if often > told + NOISE:
            yield f"another choice wins {often:.0%}, not {told:.0%}"


def _refused(
    puzzle: Puzzle, outcome: Outcome, screen: Screen, wrong: Sequence[Action], worlds: int, nodes: int
) -> tuple[list[str], int]:
    """Lines after choices that are no answers, or that the page refuses though they win."""
    found: list[str] = []
    reached: dict[Action, list[Line]] = {action: [] for action in wrong}
    cut = 0
    for seed in screen.worlds(worlds):
        world = screen.observation.determinized(seed)
        search = LineSearch(outcome, nodes)
        for action in wrong:
            way = search.find(world, action, ANY)
            if way is not None:
                reached[action].append(way)
        cut += search.cut
    for ways in reached.values():
        best, plan = max(
            ((screen.at_once(plan, PLANS), plan) for way in dict.fromkeys(ways) for plan in plans(way)),
            key=lambda it: it[0],
            default=(0.0, ()),
        )
        if best > 1 - AHEAD and (surely := screen.at_once(plan, SURE)) > 1 - AHEAD:
            found.append(f"{said(plan)} ({surely:.0%})")
    if puzzle.want == "wins":
        found += list(_refused_on_page(puzzle, outcome, nodes))
    return found, cut


def _refused_on_page(puzzle: Puzzle, outcome: Outcome, nodes: int) -> Sequence[str]:
    """Lines found after each first choice that the page does not take as right."""
    lesson = puzzle.lesson(PLAYABLE)
    whole = lesson.match(PLAYABLE)
    line, step = [choice.action.text for choice in whole.choices], lesson.steps[0]
    found = []
    search = LineSearch(outcome, nodes)
    for first in outcome.match.asks.legal_actions:
        way = search.find(outcome.start, first, ANY)
        if way is None:
            continue
        at, left, before, worth = outcome.match, list(way), 0, "onward"
        while worth == "onward":
            decision = at.decision
            assert decision is not None
            alone = len(decision.legal_actions) == 1
            action = decision.legal_actions[0] if alone else left.pop(0)
            judged = judge(lesson, step, line, at, action, before)
            at, before, worth = judged.match, before + 1, judged.worth
        if worth != "right":
            found.append(said(way))
    return found


def _lenient(puzzle: Puzzle, outcome: Outcome, wrong: Sequence[Action], nodes: int) -> tuple[str, ...]:
    """What is no answer and yet wins on the page, where the others do as little as they can."""
    search = LineSearch(outcome, nodes)
    ways = (search.find(outcome.start, action, ANY) for action in wrong)
    return tuple(said(way) for way in ways if way is not None)


def _senseless(
    puzzle: Puzzle, outcome: Outcome, screen: Screen, line: Line, nodes: int
) -> tuple[list[str], tuple[str, ...]]:
    """Whether the stated solution wins, and whether less does; that is given too."""
    found = []
    often = min(screen.at_once(line, 64), screen.chance(line, 32, careful=True, soon=True))
    if often < BEST - NOISE / 2:
        found.append(f"the solution wins {often:.0%}")
    cost = sum(action.type.name != "pass" for action in line)
    answers = set(puzzle.answers)
    for less in range(cost):
        search = LineSearch(outcome, nodes)
        for seed in screen.worlds(2):
            way = search.find(screen.observation.determinized(seed), None, less)
            if way is None or way[0].text not in answers:
                continue
            for plan in plans(way):
                if screen.holds(plan) and screen.at_once(plan, 32) >= BEST:
                    return [*found, f"less does: {said(plan)}"], tuple(it.text for it in plan)
    return found, ()


def said(line: Line) -> str:
    """A line in words of actions."""
    return ", ".join(action.text for action in line)


def audited(puzzles: list[Puzzle]) -> Iterator[str]:
    """What can be said against these puzzles, a line for each, and then how many hold."""
    held = 0
    for puzzle in puzzles:
        found = audit(puzzle)
        against = [f"{name}: {'; '.join(getattr(found, name))}" for name in AGAINST if getattr(found, name)]
        held += not against
        cut = f" ({found.cut} searches cut short)" if found.cut else ""
        yield f"{puzzle.game} {puzzle.number}: {' | '.join(against) or 'holds'}{cut}"
    yield f"{held} of {len(puzzles)} hold"

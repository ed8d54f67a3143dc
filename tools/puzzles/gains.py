"""Looking for positions in which much can be had in one turn, and proving what a puzzle says of one."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from pygames.bots import decide, make
from pygames.bots.puzzles import before, played
from pygames.engine.rng import Rng
from pygames.games import PLAYABLE
from pygames.school.goal import theme_of
from pygames.school.part import School, measure_of
from pygames.school.puzzle import Puzzle
from tools.puzzles.most import SILENT, CutShort, MostSearch, Turn, at_random, by_line

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from pygames.bots.puzzles import Variant
    from pygames.engine.action import Action
    from pygames.engine.match import Match
    from pygames.school.goal import Measure

TRIES, FEW = 300, 24  # lines at random: of a puzzle, and before one looks closer
WORLDS = 32  # dealt anew, in each of which the line has to get as much
CARES = 8  # in which the others do their best
SELDOM, PLAINLY = 0.2, 0.05  # so often chance finds it at the most; where nothing is done but the usual
HELD = 0.5  # so often the line gets as much though the others do their best
LEAST = 2  # choices of a line
PLAIN = ("attack", "score", "play", "end", "destroy", "pass", "strike", "resolve")
ALIKE = 4  # puzzles of a game for one measure and theme are enough


def turn_of(puzzle: Puzzle) -> tuple[Match, Turn]:
    """The position of a puzzle that asks for as much as can be had, and its turn."""
    match = puzzle.match(PLAYABLE)
    return match, Turn.measured(match, measure_of(match.game, puzzle.goal))


def sure_in(match: Match, turn: Turn, line: Sequence[Action], most: int) -> int:
    """In how many worlds that the seat cannot tell apart the line gets as much."""
    worlds = (match.search_state(turn.seat, seed) for seed in range(WORLDS))
    return sum(by_line(turn, world, line) >= most for world in worlds)


def shortened(turn: Turn, line: Sequence[Action], most: int) -> tuple[Action, ...]:
    """The line without what it does not need to get as much."""
    for action in line:
        shorter = tuple(it for it in line if it is not action)
        if action.type.name not in SILENT and by_line(turn, turn.start, shorter) >= most:
            line = shorter
    return tuple(line)


def held_against(match: Match, turn: Turn, line: Sequence[Action], most: int) -> float:
    """How often the line gets as much though the others do their best, as `steady` does."""
    bot, held = make("steady", match.game.id), 0
    for seed in range(CARES):
        world, rng, left = match.fork(turn.seat, seed), Rng(seed), list(line)
        gained = 0
        while (decision := world.decision) is not None and world.turn <= turn.number and gained < most:
            legal = decision.legal_actions
            action = legal[0]
            if len(legal) > 1 and decision.seat != turn.seat:
                action = decide(bot, world, rng)
            elif len(legal) > 1:
                if left and left[0] in legal:
                    action = left.pop(0)
                else:
                    action = next((it for it in legal if it.type.name == "pass"), legal[-1])
            world.play(action)
            gained = max(gained, turn.gained(world.search_state(None, 0)))
        held += gained >= most
    return held / CARES


def kinds_of(puzzle: Puzzle) -> frozenset[str]:
    """What is done in the solution of a puzzle, and what comes of it."""
    match = puzzle.match(PLAYABLE)
    seat, made = match.asks.seat, len(match.choices)
    found: Counter[str] = Counter()
    for choice in puzzle.solved(PLAYABLE).choices[made:]:
        if choice.seat == seat and choice.radix > 1:
            words = [word.partition("#")[0] for word in choice.action.words]
            found.update({choice.action.type.name, *words})
            found.update(event.kind for event in choice.events)
    return frozenset(
        name
        for kind, count in found.items()
        for name in (kind, *(f"{kind}*{n}" for n in range(2, count + 1)))
    )


def themed(puzzle: Puzzle) -> Puzzle:
    """A puzzle with its theme."""
    themes = PLAYABLE[puzzle.game].part(School).themes
    return puzzle._replace(theme=theme_of(themes, kinds_of(puzzle)))


def positions(match: Match) -> Iterator[tuple[int, Measure]]:
    """The first choice of every turn at which a measure is asked for."""
    seen = set()
    at = match.at_choice(0)
    for choice in match.choices:
        decision = at.decision
        assert decision is not None
        for measure in match.game.part(School).measures:
            key = at.turn, decision.seat, measure.id
            if decision.id in measure.asked_at and choice.radix > 2 and key not in seen:
                seen.add(key)
                yield choice.number, measure
        at.play(choice.action)


def puzzle_at(match: Match, measure: Measure, number: int, seed: int) -> Puzzle | None:
    """The puzzle that a position is, if it is one."""
    turn, rng = Turn.measured(match, measure), Rng(seed)
    few = [at_random(turn, turn.start, rng) for _ in range(FEW)]
    if max(few) <= 0 or few.count(max(few)) > FEW / 3:
        return None
    try:
        found = MostSearch(turn).found(turn.start)
    except CutShort:
        return None
    line = shortened(turn, found.line, found.most)
    if sum(it.type.name not in SILENT for it in line) < LEAST:
        return None
    often = sum(at_random(turn, turn.start, rng) >= found.most for _ in range(TRIES)) / TRIES
    plain = all(it.type.name in PLAIN for it in line)
    if often > (PLAINLY if plain else SELDOM) or sure_in(match, turn, line, found.most) < WORLDS:
        return None
    if held_against(match, turn, line, found.most) < HELD:
        return None
    puzzle = Puzzle(
        match.game.id, number, match.record.link(match.game), "gains", tuple(it.text for it in line),
        (round(often, 3), 0, 0), "", goal=measure.id, n=found.most,
    )  # fmt: skip
    return themed(puzzle)


def searching(
    game: str, games: int, first: int, variants: Sequence[Variant], known: Counter[tuple[str, str]]
) -> Iterator[Puzzle | int]:
    """Look in so many games: each puzzle, and after each game its seed. `known` are those there are."""
    for seed in range(first, first + games):
        seats, options = variants[seed % len(variants)]
        match = played(game, seed, seats, options)
        kept: set[tuple[str, str]] = set()  # of one game no two are alike
        for number, measure in positions(match):
            position = next(before(match, [number]))
            puzzle = puzzle_at(position, measure, 0, seed * 1000 + number)
            if puzzle is None or not puzzle.theme:
                continue
            kind = puzzle.goal, puzzle.theme
            if kind not in kept and known[kind] < ALIKE:
                kept.add(kind)
                known[kind] += 1
                yield puzzle
        yield seed

"""Candidates for puzzles: positions in which one choice wins and no other comes near.

In two stages, for what a few playouts call clear mostly is not: positions of games of `steady` are screened;
what passes is asked again in many fresh worlds, played to the end in two ways: at random, and as `steady`
plays. "Best" is a mean over what the seat cannot see, so it is a fair puzzle only if both agree.
"""

from __future__ import annotations

from collections.abc import Generator
from typing import NamedTuple

import pygames
from pygames.bots import Bot, Observation, decide, make
from pygames.bots.search import Guide, play_on
from pygames.core.action import Action
from pygames.core.match import Match
from pygames.core.rng import Rng

SCREENS = (4, 12)  # worlds of the first stage; few are enough to leave most out
WORLDS = 128  # of the second
BEST = 0.95  # so often the answer wins
AHEAD = 0.35  # by so much it is better than any other
LOOSE = 0.2  # the first stage asks so much less of both: it is only to leave out what is hopeless
FEWEST = 3  # answers to choose from
MOST = 24  # with more a screening costs too much
LATE = 0.4  # the part of a game after which positions are taken: before it nothing is decided
PATIENCE = 8  # times as long as a search does a playout goes on


class Puzzle(NamedTuple):
    """A position with its answer.

    `random` and `steady` are the chances of the answer and of the next best, by the way of playing on.
    `missed` says whether `steady` would choose something else.
    """

    match: Match
    answer: Action
    random: tuple[float, float]
    steady: tuple[float, float]
    missed: bool


class Yield(NamedTuple):
    """What so many games gave: positions screened, those asked again, and the puzzles."""

    games: int
    screened: int
    asked: int
    puzzles: tuple[Puzzle, ...]


def clear(chances: dict[Action, float], less: float = 0.0) -> Action | None:
    """The choice that wins nearly always while no other comes near, or None; `less` asks less of both."""
    first, second = sorted(chances, key=lambda action: -chances[action])[:2]
    enough = chances[first] >= BEST - less and chances[first] - chances[second] >= AHEAD - less
    return first if enough else None


def at_random(observation: Observation, worlds: int) -> dict[Action, float]:
    """How often each choice wins in so many worlds, if everybody plays on at random."""
    guide, won = Guide(), dict.fromkeys(observation.legal_actions, 0)
    for _ in range(worlds):
        world = observation.determinized(observation.rng.below(1 << 64))
        for action in won:
            state = world.copy()
            play_on(guide, state, action)
            for _ in range(PATIENCE):
                if state.agenda:
                    play_on(guide, state)
            won[action] += state.result is not None and observation.seat in state.result.winners
    return {action: count / worlds for action, count in won.items()}


def as_steady(observation: Observation, bot: Bot, worlds: int) -> dict[Action, float]:
    """The same, if everybody plays on as `steady` does."""
    won = dict.fromkeys(observation.legal_actions, 0)
    for _ in range(worlds):
        seed = observation.rng.below(1 << 64)
        for action in won:
            match, rng = observation.fork(seed), Rng(seed)
            match.play(action)
            while match.decision is not None:
                match.play(decide(bot, match, rng))
            won[action] += match.result is not None and observation.seat in match.result.winners
    return {action: count / worlds for action, count in won.items()}


def searching(game: str, games: int, seed: int = 0, seats: int | None = None) -> Generator[int, None, Yield]:
    """Look for them in so many games; gives after each position how many games are done."""
    bot = make("steady", game)
    screened = asked = 0
    found: list[Puzzle] = []
    for number in range(games):
        match = played(game, bot, seed + number, seats)
        for choice in match.choices[round(LATE * len(match.choices)) :]:
            if not FEWEST <= choice.radix <= MOST:
                continue
            yield number
            before = match.at_choice(choice.number - 1)
            rng = Rng(((seed + number) << 16) + choice.number)
            screened += 1
            if any(clear(at_random(Observation(before, rng), few), LOOSE) is None for few in SCREENS):
                continue
            asked += 1
            puzzle = asked_again(before, bot, rng, choice.action)
            if puzzle is not None:
                found.append(puzzle)
    return Yield(games, screened, asked, tuple(found))


def played(game: str, bot: Bot, seed: int, seats: int | None) -> Match:
    """A whole game of this opponent against itself."""
    match, rng = pygames.new(game, seed=seed, seats=seats), Rng(seed)
    while match.decision is not None:
        match.play(decide(bot, match, rng))
    return match


def asked_again(before: Match, bot: Bot, rng: Rng, chosen: Action) -> Puzzle | None:
    """The second stage: the puzzle, if both ways of playing on agree on one answer."""
    loose = at_random(Observation(before, rng), WORLDS)
    answer = clear(loose)
    if answer is None:
        return None
    careful = as_steady(Observation(before, rng), bot, WORLDS)
    if clear(careful) is not answer:
        return None
    return Puzzle(before, answer, _ends(loose), _ends(careful), chosen is not answer)


def _ends(chances: dict[Action, float]) -> tuple[float, float]:
    """The best chance and the next."""
    best, second = sorted(chances.values(), reverse=True)[:2]
    return best, second


def puzzles(game: str, games: int, seed: int = 0, seats: int | None = None) -> Yield:
    """The same at once."""
    work = searching(game, games, seed, seats)
    while True:
        try:
            next(work)
        except StopIteration as done:
            found: Yield = done.value
            return found

"""Puzzles: positions in which the seat that is asked can win at once, and otherwise hardly does.

They lie where close games end; those for a goal of the game that is nearer than its end (`Game.goals`), of
which what follows is true as well, lie anywhere. A seat's choices are tried at random; a row of
choices that wins, in every world that the seat cannot tell from the true one, is a line. Each first choice
is either an answer, for some line begins with it, or it is not. It is a puzzle if whatever is no answer
wins much less often. This is asked in two stages, for what a few playouts call clear mostly is not: what
passes a few worlds is asked again in many fresh ones, in which all that no line says is played in two ways:
at random, and as `steady` plays.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import NamedTuple

import pygames
from pygames.bots import Bot, Observation, decide, make
from pygames.engine.action import Action
from pygames.engine.face import Face
from pygames.engine.match import Match
from pygames.engine.options import OptionValue
from pygames.engine.rng import Rng
from pygames.engine.state import State
from pygames.school.goal import WIN, Goal
from pygames.school.part import School

Line = tuple[Action, ...]
Variant = tuple[int | None, Mapping[str, OptionValue]]  # seats and options; without seats, the least

WORLDS = 128  # of the second stage
FEW = 8  # of the first
BEST = 0.95  # so often an answer wins
AHEAD = 0.35  # by so much it is better than anything that is none
LOOSE = 0.2  # the first stage asks so much less: it is only to leave out what is hopeless
FEWEST = 3  # kinds of choices to choose from
MOST = 40  # with more choices a screening costs too much
SHARE = 3  # where at most one choice of so many is an answer, it is asked for; else for a win
DEEP = 8  # choices of one's own up to the win, at the most
LEAST = 3  # a win is asked for where it takes so many at the least
EASY = 0.3  # so often chance finds a win at the most
EASY_NEAR = 0.5  # and a goal that is nearer, for which there are fewer choices
BACK = 8  # of the last choices of each seat are looked at
ANYWHERE = 12  # choices of a game are looked at for every goal that is nearer
TRIES = 40  # at a line that wins, in some worlds
WAYS = 4  # of the lines found so many are looked at
CONTENDERS = 2  # of the choices that are no answer, those that do best are asked in all worlds
SILENT = ("pass", "end")  # doing nothing more
PLAIN = ("score",)  # who wins by one of these alone need not be asked


class FoundPuzzle(NamedTuple):
    """A position with its answers: choices that win, each with the choices that follow.

    `goal` is what is won. `second` is what does best of all others. `random` and `steady` are the chances of
    the worst answer and of the best of the others, by the way of playing on; `easy` is how often chance alone
    finds a win.
    """

    match: Match
    goal: Goal
    lines: Mapping[Action, Line]
    second: Action
    random: tuple[float, float]
    steady: tuple[float, float]
    easy: float


class Yield(NamedTuple):
    """What so many games gave, and perhaps part of one more: positions screened, asked again, puzzles."""

    games: int = 0
    screened: int = 0
    asked: int = 0
    puzzles: tuple[FoundPuzzle, ...] = ()


def is_amount(action: Action) -> bool:
    """Whether it is an attack with so much of what one has: others like it are no other ideas."""
    return action.type.name == "attack" and action.words[-1].isdigit()


def ideas(legal: Sequence[Action]) -> list[Action]:
    """The choices without those that only say another amount: the largest stands for them."""
    kept = {action.words[:-1] if is_amount(action) else action: action for action in legal}
    return list(kept.values())


def following(line: Line, at: int, legal: Sequence[Action]) -> Action | None:
    """What a line does here, of which so many choices are done: the next, or passing until it comes up.

    None where it cannot go on.
    """
    if at < len(line) and line[at] in legal:
        return line[at]
    return next((action for action in legal if action.type.name == "pass"), None)


def at_random(
    world: State, seat: int, line: Line, reached: Callable[[State], bool | None], *, soon: bool
) -> bool:
    """Play a world on, the seat by its line as far as that is legal, all else at random; whether it wins.

    `reached` says so, and None as long as that is open. Once the line is done the seat plays on like all
    others. With `soon` it passes, and only a win counts that comes before it has to choose otherwise.
    """
    at = 0
    while (won := reached(world)) is None and world.agenda:
        entry = world.agenda[-1]
        legal = entry[0].legal_actions(world, entry[1])
        chosen: Action | None = legal[0] if len(legal) == 1 else None
        if chosen is None and entry[1] == seat and (soon or at < len(line)):
            chosen = following(line, at, legal)
            if soon and chosen is None:
                return False
            at += at < len(line) and chosen is line[at]
        world.apply(chosen or legal[world.below(len(legal))])
    return bool(won)


def with_care(
    world: Match,
    seat: int,
    line: Line,
    reached: Callable[[Match], bool | None],
    bot: Bot,
    rng: Rng,
    *,
    soon: bool,
) -> bool:
    """Play a world on, the seat by its line where it is legal, all else as this opponent; whether it wins."""
    at = 0
    while (won := reached(world)) is None and (decision := world.decision) is not None:
        legal = decision.legal_actions
        chosen: Action | None = legal[0] if len(legal) == 1 else None
        if chosen is None and decision.seat == seat and (soon or at < len(line)):
            chosen = following(line, at, legal)
            if soon and chosen is None:
                return False
            at += at < len(line) and chosen is line[at]
        world.play(chosen or decide(bot, world, rng))
    return bool(won)


class Screen:
    """One position, asked in fresh worlds how the seat reaches a goal: to win, if no other is named."""

    def __init__(self, match: Match, rng: Rng, goal: Goal = WIN) -> None:
        self.observation = Observation(match, rng)
        self.seat, self.rng, self.goal = self.observation.seat, rng, goal
        self.start = self.observation.determinized(0)
        self.legal = self.observation.legal_actions
        self.ideas = ideas(self.legal)
        self.bot = make("steady", match.game.id)

    def worlds(self, count: int) -> Iterator[int]:
        """The seeds of so many worlds that the seat cannot tell apart."""
        for _ in range(count):
            yield self.rng.below(1 << 64)

    def won(self, line: Line, seed: int, *, careful: bool, soon: bool = False) -> bool:
        """Whether the seat wins by this line in a world."""
        if careful:
            world = self.observation.fork(seed)
            return with_care(world, self.seat, line, self.reached_in, self.bot, Rng(seed), soon=soon)
        return at_random(self.observation.determinized(seed), self.seat, line, self.reached, soon=soon)

    def reached(self, now: State) -> bool | None:
        """Whether the seat has reached the goal; None as long as that is open."""
        return self.goal.reached(self.start, now, self.seat)

    def reached_in(self, match: Match) -> bool | None:
        """Whether the seat has reached the goal in a match; None as long as that is open."""
        if self.goal is WIN:
            return None if match.result is None else self.seat in match.result.winners
        return self.reached(match.search_state(None, 0))

    def chance(self, line: Line, count: int, *, careful: bool, soon: bool = False) -> float:
        """How often the seat wins by this line."""
        return sum(self.won(line, seed, careful=careful, soon=soon) for seed in self.worlds(count)) / count

    def at_once(self, line: Line, count: int) -> float:
        """How often a line wins at once, if nobody else takes care."""
        return sum(self.won(line, seed, careful=False, soon=True) for seed in self.worlds(count)) / count

    def holds(self, line: Line) -> bool:
        """Whether a line wins at once in every one of a few worlds, at random and with care."""
        return all(
            self.won(line, seed, careful=careful, soon=True)
            for careful, count in ((False, FEW), (True, FEW // 2))
            for seed in self.worlds(count)
        )

    def attempt(self, world: State, action: Action | None = None) -> Line | None:
        """Try at random to win within some choices, of which this may be the first; the choices, or None."""
        line = [] if action is None else [action]
        if action is not None:
            world.apply(action)
        while (won := self.reached(world)) is None and world.agenda:
            entry = world.agenda[-1]
            legal = entry[0].legal_actions(world, entry[1])
            chosen = legal[0]
            if len(legal) > 1:
                own = entry[1] == self.seat
                some = [it for it in ideas(legal) if it.type.name != "end"] or legal if own else legal
                chosen = some[world.below(len(some))]
                if own:
                    if len(line) == DEEP:
                        return None
                    if chosen.type.name != "pass" or not line:
                        line.append(chosen)
            world.apply(chosen)
        return tuple(line) if won and line else None

    def attempts(self, action: Action | None) -> list[Line]:
        """What wins of `TRIES` tries, the shortest first."""
        found = []
        for seed in self.worlds(TRIES // 10):
            world = self.observation.determinized(seed)
            for _ in range(10):
                tried = world.copy()
                tried.rng_state = self.rng.below(1 << 64)
                line = self.attempt(tried, action)
                if line is not None:
                    found.append(line)
        return sorted(found, key=len)

    def answers(self) -> tuple[Mapping[Action, Line], float] | None:
        """The choices that win at once, each with its line, and how easily one is found; None if unclear."""
        found = self.attempts(None)
        easy = len(found) / TRIES
        if easy > (EASY if self.goal is WIN else EASY_NEAR) or not self._matters():
            return None
        ways = [(action,) for action in self.ideas] + list(dict.fromkeys(found))[: 2 * WAYS]
        line = next((way for way in ways if self.holds(way)), None)
        line = line and self.shortened(line)
        if line is None or all(map(_plain, line)):
            return None
        answers: dict[Action, Line] = {}
        for action in self.ideas:
            often, way = self.best_way(action, line, FEW)
            if often == 1 and self.holds(way):
                answers[action] = way
            elif often > 1 - AHEAD + LOOSE:
                return None
        others = [action for action in self.ideas if action not in answers]
        if not answers or not others:
            return None
        deep = min(map(len, answers.values()))
        if not self.are_few(answers) and (deep < LEAST or self.goal is not WIN):
            return None
        for careful, count in ((False, FEW), (True, FEW // 2)):
            if any(self.chance((it,), count, careful=careful) > 1 - AHEAD + LOOSE for it in others):
                return None
        return answers, easy

    def shortened(self, line: Line) -> Line:
        """The line without what it does not need."""
        for action in line:
            shorter = tuple(it for it in line if it is not action)
            if shorter and self.may_begin(shorter[0]) and self.holds(shorter):
                line = shorter
        if line[0] not in self.legal:  # it comes up later
            line = (next(action for action in self.legal if action.type.name == "pass"), *line)
        return line

    def may_begin(self, action: Action) -> bool:
        """Whether a line may begin with it: it is legal, or may become so after a pass."""
        return action in self.legal or any(it.type.name == "pass" for it in self.legal)

    def are_few(self, answers: Mapping[Action, Line]) -> bool:
        """Whether there are few answers, so that it is a question which."""
        return len(answers) <= max(1, len(self.ideas) // SHARE)

    def _matters(self) -> bool:
        """Whether passing does not win as well."""
        silent = next((action for action in self.legal if action.type.name in SILENT), None)
        return silent is None or self.chance((silent,), FEW, careful=False) <= 1 - AHEAD + LOOSE

    def best_way(self, action: Action, line: Line, count: int) -> tuple[float, Line]:
        """The best way to win at once after a choice, of some found by trying, and how often it does."""
        if action is line[0]:
            return 1.0, line
        ways = [(action,), (action, *[it for it in line if it is not action]), (action, *line[1:])]
        ways += self.attempts(action)[:WAYS]
        best = (0.0, ways[0])
        for way in dict.fromkeys(ways):
            often = self.at_once(way, count)
            if often > best[0]:
                best = (often, way)
            if often == 1:
                break
        return best

    def measured(
        self, lines: Mapping[Action, Line], wrong: Sequence[Action], worlds: int, *, careful: bool
    ) -> dict[Action, float]:
        """How often every line wins at once, and the wrong choices that do best in a few worlds win ever."""
        rough = {action: self.chance((action,), FEW, careful=careful) for action in wrong}
        best = sorted(wrong, key=lambda action: -rough[action])[:CONTENDERS]
        return {
            **{
                action: self.chance(line, worlds, careful=careful, soon=True)
                for action, line in lines.items()
            },
            **{action: self.chance((action,), worlds, careful=careful) for action in best},
        }


def _plain(action: Action) -> bool:
    """Whether who wins by this alone need not be asked."""
    return is_amount(action) or action.type.name in PLAIN


def asked_again(
    match: Match,
    lines: Mapping[Action, Line],
    easy: float,
    rng: Rng,
    worlds: int = WORLDS,
    goal: Goal = WIN,
) -> FoundPuzzle | None:
    """The second stage: the puzzle, if in fresh worlds its answers stand out in both ways of playing on."""
    screen = Screen(match, rng, goal)
    first = next(iter(lines.values()))
    others = [action for action in screen.ideas if action not in lines]
    if any(screen.best_way(action, first, worlds // 4)[0] > 1 - AHEAD for action in others):
        return None
    least = min(lines, key=lambda it: len(lines[it]))
    asked = lines if screen.are_few(lines) else {least: lines[least]}  # of many only one is
    chance_of = []
    second = None
    for careful in (False, True):
        chances = screen.measured(asked, others, worlds, careful=careful)
        next_best = max((action for action in chances if action not in asked), key=lambda it: chances[it])
        best = min(chances[action] for action in asked)
        chance_of.append((best, chances[next_best]))
        second = second or next_best
        if not clear(best, chances[next_best]):
            return None
    assert second is not None
    return FoundPuzzle(match, goal, lines, second, chance_of[0], chance_of[1], easy)


def clear(best: float, second: float) -> bool:
    """Whether an answer wins nearly always while nothing else comes near."""
    return best >= BEST and best - second >= AHEAD


def ends(match: Match) -> list[int]:
    """The last choices of each seat: who lost may have missed a win."""
    wanted: set[int] = set()
    for seat in range(match.seats):
        own = [choice for choice in match.choices if choice.seat == seat and choice.radix > 1]
        wanted |= {choice.number for choice in own[-BACK:] if FEWEST <= choice.radix <= MOST}
    return sorted(wanted)


def anywhere(match: Match, goal: Goal, rng: Rng) -> list[int]:
    """Some choices of a game, of those at which this goal is asked for."""
    found, at = [], match.at_choice(0)
    for choice in match.choices:
        asked = at.decision is not None and at.decision.id in goal.asked_at
        if asked and FEWEST <= choice.radix <= MOST:
            found.append(choice.number)
        at.play(choice.action)
    return sorted(found.pop(rng.below(len(found))) for _ in range(min(ANYWHERE, len(found))))


def before(match: Match, numbers: Sequence[int]) -> Iterator[Match]:
    """The match before each of these choices."""
    at = match.at_choice(numbers[0] - 1) if numbers else match
    for choice in match.choices[len(at.choices) :]:
        if choice.number in numbers:
            yield at.copy()
        at.play(choice.action)


def of_game(match: Match, seed: int) -> Iterator[tuple[int, int, FoundPuzzle | None]]:
    """The first puzzle of a game. Gives after each position what it was: screened, asked again, a puzzle."""
    for goal in (WIN, *match.game.part(School).goals):
        for position in before(match, ends(match) if goal is WIN else anywhere(match, goal, Rng(seed))):
            rng = Rng((seed << 16) + len(position.choices))
            screen = Screen(position, rng, goal)
            enough = len(screen.ideas) >= FEWEST
            answers = screen.answers() if enough else None
            found = asked_again(position, *answers, rng, goal=goal) if answers is not None else None
            yield enough, answers is not None, found
            if found is not None:
                return


def searching(
    game: str, games: int, seed: int = 0, variants: Sequence[Variant] = ((None, {}),)
) -> Iterator[Yield]:
    """Look for them in so many games, the variants in turn, one a game at the most.

    Gives after each position, and after each game, what came of it so far.
    """
    all_of = Yield()
    for number in range(seed, seed + games):
        seats, options = variants[number % len(variants)]
        for screened, asked, found in of_game(played(game, number // len(variants), seats, options), number):
            puzzles = all_of.puzzles if found is None else (*all_of.puzzles, found)
            all_of = Yield(all_of.games, all_of.screened + screened, all_of.asked + asked, puzzles)
            yield all_of
        all_of = all_of._replace(games=all_of.games + 1)
        yield all_of


def played(game: str, seed: int, seats: int | None, options: Mapping[str, OptionValue]) -> Match:
    """A close game: `steady` against itself, but who is ahead, or who is alone, often does anything."""
    match, rng, bot = (
        pygames.new(game, seed=seed, seats=seats, options=options),
        Rng(seed),
        make("steady", game),
    )
    ahead: list[int] = []
    while (decision := match.decision) is not None:
        if len(match.choices) % 8 == 0:
            standings = match.game.part(Face).standings(match.view(None))
            best = max((it.score for it in standings), default=0)
            ahead = [it.seat for it in standings if it.score == best]
        twelfths = seed % 7 if match.seats == 1 else 6 if decision.seat in ahead else seed % 3
        any_one = rng.below(12) < twelfths
        match.play(rng.choice(decision.legal_actions) if any_one else decide(bot, match, rng))
    return match

"""Works out the review of a game that is over, in little steps and always the same for the same game.

Every position is seen as the seat saw it then. Each of its choices is first tried a few times beside others;
those that seem to have cost most are searched as `strong` searches, and what that finds better is held
against the choice in fresh worlds: only what holds there is told. Of what chance did, the largest jumps of
the curve are looked at: the position after it, against what was to be expected of the choice before.

All is measured out in what one choice costs `strong`, so that a long game takes no longer than a short one.
"""

from __future__ import annotations

from collections.abc import Generator
from typing import Any, NamedTuple, TypeVar

from pygames.bots import Observation, unsearched
from pygames.bots.advice import Sampling, guide_at, usual_at
from pygames.bots.search import Guide, Search, play_on, worth
from pygames.engine.action import Action
from pygames.engine.errors import GameError
from pygames.engine.match import Choice, Match
from pygames.engine.rng import Rng
from pygames.engine.work import Work
from pygames.school.advice import Estimate
from pygames.school.review import Luck, Point, Review, Slip, by_chance

T = TypeVar("T")

SEED = 0x4E71E1
SCREENING = 16  # choices of `strong`, in playouts, for the first look at all of them
SEARCHED = 10  # so many are searched
CONFIRMED = 5  # so many are held against something better in fresh worlds
JUMPS = 5  # so many things that chance did are looked at
TRIED = 4  # choices beside each other at the first look
MOST_SLIPS = 3
LEAST_LOSS = 0.03  # a smaller one is not worth telling
SMOOTH = 3  # points of the curve to either side that are taken with one


class _Looked(NamedTuple):
    """A choice after the first look; `judged` unless no search would find anything better there."""

    choice: Choice
    before: Match
    loss: float
    chance: float
    judged: bool


def _playouts(guide: Guide, seats: int) -> int:
    """What counts as a choice of `strong`: fewer where playouts are so long that it has fewer itself."""
    budget = guide.budget(seats)
    return guide.playouts if budget >= guide.playouts else budget * 3 // 4


class Reviewing:
    """A review being worked out: `work` does a little, `done` of `of` says how far it is.

    The first `led` choices were laid down by a lesson: they are not judged, and neither is chance in them.
    """

    def __init__(self, match: Match, seat: int, seed: int = SEED, led: int = 0) -> None:
        guide = guide_at(match, seat)
        if guide is None:
            raise GameError("no_review")
        if match.decision is not None:
            raise GameError("review_running")
        self.match, self.seat, self.guide, self.rng = match, seat, guide, Rng(seed)
        self.led = led
        self.playouts = _playouts(guide, match.seats)
        self.of = (SCREENING + SEARCHED + CONFIRMED + JUMPS) * self.playouts
        self.done = 0
        self.review: Review | None = None
        self._work = Work(self._steps())

    def work(self) -> bool:
        """Work for some milliseconds; True when the review is there."""
        if self._work.go_on():
            self.review, self.done = self._work.result, self.of
        return self.review is not None

    def finish(self) -> Review:
        """Work to the end without a pause. Returns the review."""
        while not self.work():
            pass
        return self._work.result

    def _steps(self) -> Generator[None, None, Review]:
        looked = yield from self._look()
        self.done = SCREENING * self.playouts
        slips = yield from self._slips(looked)
        self.done = (SCREENING + SEARCHED + CONFIRMED) * self.playouts
        curve = self._curve(looked)
        luck = yield from self._luck(looked, curve)
        return Review(self.seat, sum([it.judged for it in looked]), curve, slips, luck)

    # --- the first look ---

    def _look(self) -> Generator[None, None, list[_Looked]]:
        """Each of the seat's choices beside some others, in a few worlds."""
        usual, found = unsearched(usual_at(self.match, self.seat), self.match.game.id), []
        own = [it for it in self.match.choices if it.seat == self.seat and it.radix > 1]
        worlds = max(2, SCREENING * self.playouts // (TRIED * max(1, len(own))))
        again = self.match.at_choice(0)
        for choice in self.match.choices:
            decision = again.asks
            if choice.seat == self.seat and choice.radix > 1:
                before = again.copy()
                observation = self._observe(before)
                led = choice.number <= self.led
                left = led or self.guide.leaves(decision.id, decision.legal_actions)
                tried = [choice.action]
                if not left:
                    advised = yield from usual.think(observation)
                    tried = self._beside(observation, choice.action, advised)
                sampling = Sampling(self.guide, self.match.game, observation, tried)
                yield from self._counted(sampling.sample(worlds))
                chances = [sampling.chance(action).mean for action in tried]
                found.append(_Looked(choice, before, max(chances) - chances[0], chances[0], not left))
            again.play(choice.action)
            yield
        return found

    def _beside(self, observation: Observation, chosen: Action, advised: Action) -> list[Action]:
        """The choice made, then what `steady` or `strong` would have done, then what looks most promising."""
        seat, guide = observation.seat, self.guide
        state = observation.determinized(self._seed())
        order = self.rng.shuffled(observation.legal_actions)
        order = tuple(sorted(order, key=lambda action: -guide.prior(state, seat, action)))
        return list(dict.fromkeys((chosen, advised, *order)))[:TRIED]

    # --- what cost most ---

    def _slips(self, looked: list[_Looked]) -> Generator[None, None, tuple[Slip, ...]]:
        suspects = sorted([it for it in looked if it.judged], key=lambda it: -it.loss)[:SEARCHED]
        better: list[tuple[float, _Looked, Action, Search]] = []
        for one in suspects:
            # the choice made takes the place of steady's: it is left only if another surely leads
            search = Search(self.guide, self._observe(one.before), one.choice.action)
            best = yield from self._counted(search.run())
            if best is not one.choice.action:
                better.append((_ahead(search, best, one.choice.action).mean, one, best, search))
        better.sort(key=lambda it: (-it[0], it[1].choice.number))
        slips = []
        for _, one, best, search in better[:CONFIRMED]:
            made = one.choice.action
            held = Sampling(self.guide, self.match.game, self._observe(one.before), (best, made))
            yield from self._counted(held.sample(self.playouts // 2))
            loss = held.lead(best, made)
            if loss.sure and loss.mean >= LEAST_LOSS:
                decision = one.before.asks
                facts = held.facts(best, made)
                also = _as_good(search, best, made)
                slips.append(Slip(one.choice.number, decision.id, made, best, loss, facts, also))
        slips.sort(key=lambda it: -it.loss.mean)
        return tuple(slips[:MOST_SLIPS])

    # --- the curve, and chance ---

    def _curve(self, looked: list[_Looked]) -> tuple[Point, ...]:
        """The chance of winning at each choice, smoothed, as each was tried in a few worlds only; the end."""
        found = []
        for at, one in enumerate(looked):
            near = looked[max(0, at - SMOOTH) : at + SMOOTH + 1]
            found.append(Point(one.choice.number, sum([it.chance for it in near]) / len(near)))
        result = self.match.result
        assert result is not None
        end = 0.5 if not result.winners and self.match.seats > 1 else float(self.seat in result.winners)
        return (*found, Point(len(self.match.choices), end))

    def _luck(
        self, looked: list[_Looked], curve: tuple[Point, ...]
    ) -> Generator[None, None, tuple[Luck, ...]]:
        """What chance did where the curve jumps most."""
        steps = [it.choice.number for it in looked]
        raw = [it.chance for it in looked] + [curve[-1].chance]
        jumps: list[tuple[float, Choice]] = []
        for choice in self.match.choices:
            if choice.number > self.led and by_chance(choice):
                at = sum([step <= choice.number for step in steps])  # own choices made by then
                before = raw[at - 1] if at else raw[0]
                jumps.append((abs(raw[min(at, len(raw) - 1)] - before), choice))
        jumps.sort(key=lambda it: (-it[0], it[1].number))
        found = []
        for _, choice in jumps[:JUMPS]:
            change = yield from self._chance(choice)
            if change.sure and abs(change.mean) >= LEAST_LOSS:
                found.append(Luck(choice.number, change))
        return tuple(sorted(found))

    def _chance(self, choice: Choice) -> Generator[None, None, Estimate]:
        """How much better the seat stands after a choice than was to be expected of it, by who made it."""
        before = self.match.at_choice(choice.number - 1)
        after = self.match.at_choice(choice.number)
        worlds = self.playouts // 2
        expected, come = [], []
        for _ in range(worlds):
            state: Any = before.search_state(choice.seat, self._seed())
            play_on(self.guide, state, choice.action)
            expected.append(worth(state, self.seat, self.guide.value))
            self.done += 1
            yield
            state = after.search_state(choice.seat, self._seed())
            play_on(self.guide, state)
            come.append(worth(state, self.seat, self.guide.value))
            self.done += 1
            yield
        was, now = Estimate.of(expected), Estimate.of(come)
        return Estimate(now.mean - was.mean, (was.error**2 + now.error**2) ** 0.5)

    def _observe(self, match: Match) -> Observation:
        return Observation(match, Rng(self._seed()))

    def _seed(self) -> int:
        return self.rng.below(1 << 64)

    def _counted(self, steps: Generator[None, None, T]) -> Generator[None, None, T]:
        """Carry out this work, and count each of its steps as done."""
        work = Work(steps)
        while not work.go_on():
            self.done += 1
            yield
        return work.result


def _ahead(search: Search, one: Action, other: Action) -> Estimate:
    """By how much a search found the one better, in the worlds that both met."""
    pairs = zip(search.values[one], search.values[other], strict=False)
    return Estimate.of([a - b for a, b in pairs])


def _as_good(search: Search, best: Action, made: Action) -> tuple[Action, ...]:
    """The choices that a search found surely better than the one made, and not surely worse than the best."""
    found = []
    for action in search.values:
        lead = _ahead(search, action, made)
        better = lead.sure and lead.mean >= LEAST_LOSS
        if action not in (best, made) and better and not _ahead(search, best, action).sure:
            found.append(action)
    return tuple(found)

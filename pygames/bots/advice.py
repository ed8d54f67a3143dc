"""Advice for a person: which choice the search would make, and why, in facts that differ in what comes of it.

It sees what an opponent in that seat would see, no more: worlds that agree with all that the seat knows. The
same position has the same advice every time.
"""

from __future__ import annotations

from collections.abc import Generator, Iterable, Mapping, Sequence
from operator import ne
from typing import Any, Literal

from pygames.bots import Observation, names_at, unsearched
from pygames.bots.opponents import module_of, opponents_of
from pygames.bots.search import Guide, Search, worth
from pygames.bots.threat import idea, is_asked_again, is_exchanged, returning, side_of, threatening
from pygames.engine.action import Action
from pygames.engine.face import Face
from pygames.engine.forecast import Forecast
from pygames.engine.game import Game
from pygames.engine.match import Match
from pygames.engine.rng import Rng
from pygames.engine.state import State
from pygames.engine.work import Work
from pygames.school.advice import Advice, Estimate, Fact, Step, look

SEED = 0xAD71CE
WORLDS = 100  # fresh ones, in which the choice is held against the next best
NEAR = 0.05  # a choice of the same kind so much worse than the next best one is still held against the best
SURE_WORLDS = 8  # in all of which a choice wins that is said to win
LEAST = 0.05  # a smaller difference of a figure is not worth telling
MOST_FACTS = 3

FigureOf = tuple[int, str]  # a seat, and the name of one of its figures
Advising = Generator[None, None, Advice]


def guide_of(game: str) -> Guide | None:
    """What a search knows of this game; None where there is no search."""
    if not opponents_of(game).guide:
        return None
    found: Guide = module_of(game, "guide").GUIDE
    return found


def guide_at(match: Match, seat: int) -> Guide | None:
    """What a search knows of this game; None also where its search is not fit to judge at this seat."""
    guide = guide_of(match.game.id)
    offered = names_at(match.game.id, match.seats, seat, match.options)
    return guide.adviser(match.seats, seat) if guide and "strong" in offered else None


def usual_at(match: Match, seat: int) -> Literal["steady", "strong"]:
    """Whose choice a search at this seat begins with: `strong`'s where that is another bot of its own."""
    game = match.game.id
    offered = "strong" in names_at(game, match.seats, seat, match.options)
    return "strong" if offered and opponents_of(game).own_strong else "steady"


def figures(game: Game[Any], state: State) -> dict[FigureOf, float]:
    """How every seat stands in a state, as the page would show it at the end."""
    standings = game.part(Face).standings(game.view(state, None))
    return {(it.seat, figure.name): float(figure.value) for it in standings for figure in it.figures}


class Sampling(Search):
    """Some choices of one decision, tried in the same worlds; also how everybody stands at the ends."""

    def __init__(
        self, guide: Guide, game: Game[Any], observation: Observation, choices: Iterable[Action]
    ) -> None:
        choices = tuple(choices)
        super().__init__(guide, observation, choices[0])
        self.game = game
        self.values = {action: [] for action in choices}
        self.ends: dict[Action, list[dict[FigureOf, float]]] = {action: [] for action in choices}

    def judged(self, action: Action, end: State) -> float:
        """The chance of winning at the end of a playout."""
        self.ends[action].append(figures(self.game, end))
        return worth(end, self.observation.seat, self.guide.value)

    def sample(self, worlds: int) -> Generator[None]:
        """Try all of them in so many more worlds."""
        for _ in range(worlds):
            yield from self.attempt(list(self.values))

    def chance(self, action: Action) -> Estimate:
        """The chance of winning."""
        return Estimate.of(self.values[action])

    def lead(self, one: Action, other: Action) -> Estimate:
        """By how much the one is better than the other, world by world."""
        return Estimate.of([a - b for a, b in zip(self.values[one], self.values[other], strict=True)])

    def same(self, one: Action, other: Action) -> bool:
        """Whether the same comes of both in every world: then it does not matter which is done."""
        return self.values[one] == self.values[other] and self.ends[one] == self.ends[other]

    def facts(self, one: Action, other: Action) -> tuple[Fact, ...]:
        """What is surely different after the one, the surest first."""
        pairs = list(zip(self.ends[one], self.ends[other], strict=True))
        names = dict.fromkeys(name for ends in pairs for end in ends for name in end)
        found = [
            Fact(*name, Estimate.of([a.get(name, 0.0) - b.get(name, 0.0) for a, b in pairs]))
            for name in names
        ]
        told = [it for it in found if it.change.sure and abs(it.change.mean) >= LEAST]
        side = side_of(self.game, self.observation.seats, self.observation.seat)
        returns = returning(self.game, self.observation.view())
        told = [it for it in told if not is_exchanged(it, told, side, returns)]
        told.sort(key=lambda it: -abs(it.change.mean) / (it.change.error or 1e-9))
        return tuple(told[:MOST_FACTS])


def advising(match: Match, worlds: int = WORLDS) -> Advising:
    """Work out advice for the seat that decides, little by little."""
    decision = match.asks
    legal = decision.legal_actions
    if len(legal) == 1:
        return Advice(legal[0], decision.id, "only")
    winning = yield from _winning(match)
    if winning is not None:
        return Advice(winning, decision.id, "wins", (yield from _foreseen(match, winning)))
    observation = Observation(match, Rng(SEED))
    guide = guide_at(match, decision.seat)
    by = usual_at(match, decision.seat)
    telling = _telling(match, guide) if guide is not None else None
    if telling is not None:
        return Advice(telling, decision.id, by, (yield from _foreseen(match, telling)))
    first = yield from unsearched(by, match.game.id).think(observation)
    if guide is None or guide.leaves(decision.id, legal):
        foreseen = yield from _foreseen(match, first)
        threat = yield from threatening(match, first, None, SEED, worlds)
        return Advice(first, decision.id, by, foreseen, threat=threat)
    search = Search(guide, observation, first, guide.effort)
    best = yield from search.run()
    step: Step = "first"
    if first.type.name in guide.gambles:
        first, step = best, "gambles"
    instead = next_best(_others(match, search.values, best), best)
    certain = yield from _certain(match, guide.certain)
    tried = {it: Estimate.of(values).mean for it, values in search.values.items() if values}
    safe = max(certain, key=lambda it: (it is best, tried.get(it, 0.0)), default=best)
    idle = legal[-1] if decision.id in guide.sparing else first  # passing is listed last
    calm = max((it for it in tried if it.type.name in guide.idle), key=tried.__getitem__, default=None)
    choices = dict.fromkeys(it for it in (best, instead, first, safe, idle, calm) if it is not None)
    held = Sampling(guide, match.game, observation, choices)
    worlds *= guide.effort
    yield from held.sample(worlds)
    better = max(held.values, key=lambda it: held.chance(it).mean)
    lead = held.lead(better, first)
    chosen = first
    if lead.mean > guide.doubt * lead.error:
        chosen, step = better, "lead"
    if chosen is not best:
        best, instead = chosen, best
    if certain and best not in certain and not held.lead(best, safe).ahead:
        best, instead, step = safe, best, "certain"  # it needs no luck
    if decision.id in guide.sparing and best is not idle and not held.lead(best, idle).ahead:
        threat = yield from threatening(match, best, idle, SEED, worlds)
        gained = [(it.seat in threat.side) == (it.change.mean > 0) for it in threat.facts] if threat else []
        if True not in gained:
            best, instead, step = idle, best, "sparing"
    if calm is not None and (yield from _is_idle(match, guide, held, best, calm)):
        best, instead, step = calm, best, "idle"
    lead, facts = held.lead(best, instead), held.facts(best, instead)
    foreseen = yield from _foreseen(match, best)
    instead_foreseen = yield from _foreseen(match, instead)
    threat = yield from threatening(match, best, instead, SEED, worlds)
    return Advice(
        best, decision.id, "search", foreseen, held.chance(best), instead, instead_foreseen, lead, facts,
        worlds, threat, held.same(best, instead), step,
    )  # fmt: skip


def _telling(match: Match, guide: Guide) -> Action | None:
    """The choice that costs nothing and tells most; None where none tells anything."""
    seat, _, legal = match.asks[:3]
    free = [it for it in legal if it.type.name in guide.free]
    state = match.search_state(seat, SEED) if free else None
    priors = {action: guide.prior(state, seat, action) for action in free}
    found = max(priors, key=priors.__getitem__, default=None)
    return found if found is not None and priors[found] >= 0 else None


def _winning(match: Match) -> Generator[None, None, Action | None]:
    """A choice that wins at once, whatever lies where it cannot be seen; None where there is none."""
    seat, _, legal = match.asks[:3]
    for action in legal:
        for world in range(SEED, SEED + SURE_WORLDS):
            then = match.fork(seat, world)
            then.play(action)
            yield
            if then.result is None or seat not in then.result.winners:
                break
        else:
            return action
    return None


def _certain(match: Match, kinds: frozenset[str]) -> Generator[None, None, list[Action]]:
    """The choices of which a forecast of these kinds says that they surely bring what is at stake."""
    found = []
    for action in match.decision.legal_actions if match.decision is not None and kinds else ():
        foreseen = yield from _foreseen(match, action)
        if any(it.type.id in kinds for it in foreseen):
            found.append(action)
    return found


def _is_idle(
    match: Match, guide: Guide, held: Sampling, best: Action, calm: Action
) -> Generator[None, None, bool]:
    """Whether a choice comes to the same as one that changes nothing, or spends for no more in the trials."""
    if best.type is calm.type:
        return False
    if held.same(best, calm):
        return True
    if best.type.name not in guide.spends or held.lead(best, calm).ahead:
        return False
    does, calmly = (yield from _foreseen(match, best)), (yield from _foreseen(match, calm))
    return look(does) <= look(calmly)


def _others(match: Match, values: Mapping[Action, list[float]], best: Action) -> Mapping[Action, list[float]]:
    """Those to hold a choice against: not those done besides it, for one is asked again after one."""
    again = is_asked_again(match, best)
    found = {
        it: tried
        for it, tried in values.items()
        if it.type is best.type
        or any(map(ne, tried, values[best]))
        or not (again or is_asked_again(match, it))
    }
    return found if len(found) > 1 else values


def _foreseen(match: Match, action: Action) -> Generator[None, None, tuple[Forecast, ...]]:
    """What a choice does as things stand, worked out little by little."""
    found = []
    for it in match.forecasting(action):
        if it is not None:
            found.append(it)
        yield
    return tuple(found)


def next_best(values: Mapping[Action, Sequence[float]], best: Action) -> Action:
    """Of the other choices the one that a search kept longest, and of these the best.

    Those that are the same idea come only where there is nothing else. Of the same kind, such as another card
    to buy, comes before another kind if it is nearly as good: what excludes the best one tells more.
    """
    others = [action for action in values if action is not best]
    unlike = [action for action in others if idea(action) != idea(best)] or others
    found = max(unlike, key=lambda action: (len(values[action]), sum(values[action])))
    alike = [action for action in unlike if action.type is best.type and values[action]]
    if not alike or not values[found]:
        return found
    nearest = max(alike, key=lambda action: (len(values[action]), sum(values[action])))
    near = Estimate.of(values[nearest]).mean >= Estimate.of(values[found]).mean - NEAR
    return nearest if near else found


def advise(match: Match, worlds: int = WORLDS) -> Advice:
    """Work out a hint without a pause (`advising`)."""
    return Work(advising(match, worlds)).finish()

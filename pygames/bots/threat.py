"""What is lost without a choice: others answer with care, with it and without, until one's next turn."""

from __future__ import annotations

import re
from collections.abc import Generator, Sequence
from typing import TYPE_CHECKING, Any

from pygames.bots import Observation, make
from pygames.engine.face import Face
from pygames.engine.rng import Rng
from pygames.school.advice import Estimate, Fact, Threat

if TYPE_CHECKING:
    from pygames.bots import Bot
    from pygames.engine.action import Action
    from pygames.engine.game import Game
    from pygames.engine.match import Match
    from pygames.engine.view import View

WORLDS = 24  # in which both are answered
MOST = 150  # choices of everybody up to the next turn
SURELY = 3.0  # standard errors from which a difference is told: there are many, and chance makes some
PASS, END = "pass", "end"  # doing nothing here, and nothing more in this turn
COPY = re.compile(r"#\d+|(?<=★)\d+")  # `spark#2`, `★2`

Figures = dict[tuple[int, str], float]
Playing = Generator[None, None, Figures | None]


def idea(action: Action) -> str:
    """An action without the numbers of copies, the amount of an attack and the order of its words.

    Two things that change places are the same two in either order.
    """
    return " ".join(sorted(COPY.sub("", _aim(action)).split()))


def _aim(action: Action) -> str:
    return action.text.rstrip("0123456789") if action.type.name == "attack" else action.text


def threatening(
    match: Match, chosen: Action, instead: Action | None, seed: int, worlds: int
) -> Generator[None, None, Threat | None]:
    """Let everybody play on as `steady` with a choice and without it, in so many worlds; compare the figures.

    Without it one passes; where one may rest and the same is asked again after it, one does other things in
    this turn. Where neither can be, the next best is done `instead`, or another of its kind. None where there
    is none, and where one of them comes to no next turn: then they end at different moments.
    """
    without, barred = _instead_of(chosen, instead, match)
    if without is None and not barred:
        return None
    bot, pairs = make("steady", match.game.id), []
    for world in range(seed, seed + min(worlds, WORLDS)):
        with_it = yield from _next_turn(match, chosen, "", bot, world)
        other = yield from _next_turn(match, None if barred else without, barred, bot, world)
        if with_it is None or other is None:
            return None
        pairs.append((with_it, other))
    seat = match.asks.seat
    side, facts = side_of(match.game, match.seats, seat), _sure(pairs)
    returns = returning(match.game, match.view(None))
    told = tuple(it for it in facts if not is_exchanged(it, facts, side, returns))
    idle = bool(barred) or (without is not None and without.type.name == PASS)
    return Threat(seat, None if idle else without, told, side)


def _instead_of(chosen: Action, instead: Action | None, match: Match) -> tuple[Action | None, str]:
    """What is done without the choice, and how what is then barred in this turn begins ("": nothing is)."""
    if chosen.type.name in (PASS, END):
        return instead, ""
    legal = match.asks.legal_actions
    others = (it for it in legal if it.type is chosen.type and idea(it) != idea(chosen))
    resting = {it.type.name: it for it in legal if it.type.name in (PASS, END)}
    barred = _aim(chosen) if resting and is_asked_again(match, chosen) else ""
    return resting.get(PASS) or instead or next(others, None), barred


def _sure(pairs: Sequence[tuple[Figures, Figures]]) -> list[Fact]:
    """The figures that surely differ between the games with the choice and those without it."""
    found = []
    for key in dict.fromkeys(key for pair in pairs for end in pair for key in end):
        change = Estimate.of([a.get(key, 0.0) - b.get(key, 0.0) for a, b in pairs])
        if abs(change.mean) > SURELY * change.error:
            found.append(Fact(*key, change))
    return found


def side_of(game: Game[Any], seats: int, seat: int) -> tuple[int, ...]:
    """The seats that win together with this one, and itself."""
    sides = game.sides(seats)
    return tuple(other for other, side in enumerate(sides) if side == sides[seat])


def returning(game: Game[Any], view: View) -> frozenset[tuple[str, str]]:
    """The names of figures, each with that of the figure to which goes what leaves it without being lost."""
    standings = game.part(Face).standings(view)
    return frozenset((it.name, it.back) for standing in standings for it in standing.figures if it.back)


def is_exchanged(
    fact: Fact, facts: Sequence[Fact], side: Sequence[int], returns: frozenset[tuple[str, str]]
) -> bool:
    """Whether another has more of what this one has less, both on this side or both against it.

    That is what the choice is about: it speaks neither for it nor against it. Nor does what is not lost, but
    `returns` from one figure of a seat to another.
    """
    return any(
        it.change.mean * fact.change.mean < 0
        and (
            (it.seat == fact.seat and (fact.name, it.name) in returns)
            or (it.seat != fact.seat and it.name == fact.name and (it.seat in side) == (fact.seat in side))
        )
        for it in facts
    )


def is_asked_again(match: Match, action: Action) -> bool:
    """Whether after an action the same seat is asked the same, as far as that seat can know."""
    asked = match.asks
    then = match.fork(asked.seat, 0)
    then.play(action)
    return then.decision is not None and then.decision[:2] == asked[:2] and then.turn == match.turn


def _chosen(bot: Bot, world: Match, rng: Rng, barred: str) -> Action:
    """What a bot chooses; in the place of what is barred another of its kind, or else to pass.

    In a turn that one ends oneself the bot chooses among all the rest, unless the turn cannot end without it.
    """
    observation = Observation(world, rng)
    left = tuple(it for it in observation.legal_actions if not barred or _aim(it) != barred)
    names = {it.type.name for it in left}
    if END in names:
        observation.legal_actions = left
    chosen = bot.choose(observation)
    if chosen in left or not names & {chosen.type.name, PASS}:
        return chosen
    return next((it for it in left if it.type is chosen.type), left[-1])


def _next_turn(match: Match, action: Action | None, barred: str, bot: Bot, seed: int) -> Playing:
    """How everybody stands when the seat's next turn begins, in one world.

    An action is done first, or one is `barred` in this turn. None where that turn does not come.
    """
    seat, turn = match.asks.seat, match.turn
    world, rng = match.fork(seat, seed), Rng(seed)
    if action is not None:
        world.play(action)
    for _ in range(MOST):
        decision = world.decision
        if decision is None or (decision.seat == seat and world.turn > turn):
            break
        legal = decision.legal_actions
        if len(legal) == 1:
            world.play(legal[0])
        else:
            world.play(_chosen(bot, world, rng, barred if decision.seat == seat else ""))
        yield
    else:
        return None
    standings = match.game.part(Face).standings(world.view(None))
    return {(it.seat, figure.name): float(figure.value) for it in standings for figure in it.figures}

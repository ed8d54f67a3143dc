"""What a choice in HEROZ will do: the force of a column, against what is known of the other side.

All of it is as the table lies: special cards may change it. Troops that lie face down are foreseen as little
as they are shown, one's own too (HZ-57).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import combinations
from typing import Any

from pygames.engine.action import Action
from pygames.engine.forecast import Chance, Forecast, ForecastType, Worlds
from pygames.games.heroz.attack import ATTACK, DAMAGE, DESTROY, threshold
from pygames.games.heroz.cards import DOWN, card_of
from pygames.games.heroz.conquest import SCORE
from pygames.games.heroz.formations import KINDS, line_formations, side_terms
from pygames.games.heroz.places import (
    COLUMN_OF,
    LINE_OF,
    NUMBER_OF_COLUMN,
    column_of,
)
from pygames.games.heroz.specials import AURA, JOIN, SACRIFICE, SHIELD, SPECIALS
from pygames.games.heroz.state import GOAL, HerozState
from pygames.games.heroz.turn import PLACE_TROOP

Params = Mapping[str, Any]
State = HerozState
TURNED_UP = 48  # worlds in which face-down troops are turned up
SLICE = 2  # of them at a time


# --- what can be said, and how it is seen whether it came true ---


def _force(state: State, seat: int, column: int, cards: tuple[int, ...]) -> int:
    """The total of these troops of a column if they fought now (HZ-75)."""
    then = state.copy()
    then.active, then.attack, then.attackers = seat, NUMBER_OF_COLUMN[column], cards
    return sum(term.power for term in side_terms(then, seat, cards)) if cards else 0


def _active(state: State, column: int) -> tuple[int, ...]:
    return tuple(code for code in state.columns[column] if code < DOWN)


def _forces(before: State, after: State, seat: int, params: Params) -> bool | None:
    """Of an attack that was declared, before anything is played."""
    own, other = params["own"], params["against"]
    defence = _force(after, 1 - seat, other, _active(after, other))
    return bool(
        _force(after, seat, own, _active(after, own)) == params["attack"] and defence == params["defence"]
    )


def _unblocked(before: State, after: State, seat: int, params: Params) -> bool | None:
    values = sum(before.value(seat, card) for card in _active(before, params["own"]))
    return bool(values == params["n"] and not _active(before, params["against"]))


def _holds(before: State, after: State, seat: int, params: Params) -> bool | None:
    """Whether those who block could be as strong, if they turn up whom they want."""
    return bool(_most(after.copy(), 1 - seat, params["against"]) >= params["attack"])


def _column_force(before: State, after: State, seat: int, params: Params) -> bool | None:
    """The troop that was placed, turned up, with those that lie open."""
    shown, column = _shown(after, seat, params["own"], params["line"])
    return bool(_force(shown, seat, column, _active(shown, column)) == params["power2"])


def _formation(before: State, after: State, seat: int, params: Params) -> bool | None:
    shown, column = _shown(after, seat, params["own"], params["line"])
    then = shown.copy()
    cards = _active(then, column)
    then.active, then.attack, then.attackers = seat, NUMBER_OF_COLUMN[column], cards
    return f"term.{params['formation']}" in [f"term.{term.kind}" for term in side_terms(then, seat, cards)]


def _line(before: State, after: State, seat: int, params: Params) -> bool | None:
    shown, _ = _shown(after, seat, params["own"], params["line"])
    kinds = [
        f"{KINDS[it[1] % len(KINDS)]}{len(it[3])}" for it in line_formations(shown, seat, params["line"])
    ]
    return params["formation"] in kinds


def _damage(before: State, after: State, seat: int, params: Params) -> bool | None:
    """What is left when nobody else can be named is lost."""
    return (
        bool(after.damage == params["n"]) if after.decision is DAMAGE and after.seat_to_act == seat else None
    )


def _points(before: State, after: State, seat: int, params: Params) -> bool | None:
    return bool(after.points(seat) == params["points2"])


def _game_won(before: State, after: State, seat: int, params: Params) -> bool | None:
    return after.result is not None and seat in after.result.winners


def _fight(before: State, after: State, seat: int, params: Params) -> bool | None:
    """While the window is open; what comes after it is the other player's."""
    if not params["sure"] or after.decision is not SPECIALS or after.step != before.step:
        return None
    return _totals(after, seat) == (params["own"], params["against"])


STRONGER = ForecastType("stronger", _forces, "good")  # HZ-75, HZ-76
EVEN = ForecastType("even", _forces)  # HZ-77
WEAKER = ForecastType("weaker", _forces, "bad")  # AMB-HZ-33
HOLDS = ForecastType("holds", _holds)  # HZ-73
UNBLOCKED = ForecastType("unblocked", _unblocked, "good")  # HZ-79
UNLESS = ForecastType("unless", _unblocked)  # HZ-73
REACHES = ForecastType("reaches", _unblocked, "good")  # HZ-51
COLUMN = ForecastType("column", _column_force)  # HZ-32
FORMATION = ForecastType("formation", _formation, "good")  # HZ-33 to HZ-36
LINE = ForecastType("line", _line, "good")  # HZ-37 to HZ-40
LEFT = ForecastType("left", _damage)  # HZ-76
POINTS = ForecastType("points", _points, "good")  # HZ-79
WINS = ForecastType("wins", _game_won, "good")  # HZ-51
FIGHT = ForecastType("fight", _fight)  # HZ-75
FORECASTS = (
    STRONGER, EVEN, WEAKER, HOLDS, UNBLOCKED, UNLESS, REACHES,
    COLUMN, FORMATION, LINE, LEFT, POINTS, WINS, FIGHT,
)  # fmt: skip


# --- what is said of each kind of action ---


def foresee(worlds: Worlds[State], action: Action) -> Iterator[Forecast | None]:
    """What a legal action will do, as far as the table shows it."""
    kind, state, seat = action.type, worlds.known, worlds.seat
    if kind is ATTACK:
        yield from _attack(worlds, *action.args)
    elif kind is PLACE_TROOP:
        yield from _placed(state, seat, *action.args)
    elif kind is DESTROY:
        (place,) = action.args
        needed = threshold(state, 1 - seat, state.at(place))
        yield Forecast(LEFT, ("HZ-76",), {"n": state.damage - needed})
    elif kind is SCORE:
        (place,) = action.args
        now = state.points(seat)
        then = now + state.value(seat, state.at(place))
        yield Forecast(POINTS, ("HZ-79", "HZ-50"), {"points": now, "points2": then, "goal": GOAL})
        if then >= GOAL:
            yield Forecast(WINS, ("HZ-51",), {})
    elif kind in (SHIELD, AURA, JOIN, SACRIFICE) and state.attack >= 0:
        yield from _special(worlds, action)


def _attack(worlds: Worlds[State], column: int) -> Iterator[Forecast | None]:
    """The force of a column against those who must block (HZ-72), and what face-down troops may add."""
    state, seat = worlds.known, worlds.seat
    against = column_of(1 - seat, NUMBER_OF_COLUMN[column])
    attackers, blockers = _active(state, column), _active(state, against)
    attack, defence = _force(state, seat, column, attackers), _force(state, 1 - seat, against, blockers)
    down = len(state.columns[against]) - len(blockers)
    where = {"own": column, "against": against}
    if blockers:
        kind = STRONGER if attack > defence else EVEN if attack == defence else WEAKER
        rules = {STRONGER: "HZ-76", EVEN: "HZ-77", WEAKER: "AMB-HZ-33"}[kind]
        yield Forecast(kind, ("HZ-75", rules), {**where, "attack": attack, "defence": defence})
    else:
        values = sum(state.value(seat, card) for card in attackers)
        now = state.points(seat)
        points = {"n": values, "points": now, "points2": now + values, "goal": GOAL}
        kind = UNLESS if down else REACHES if now + values >= GOAL else UNBLOCKED
        yield Forecast(kind, ("HZ-79",), {**where, **points})
    if down and attack > defence:
        held = 0
        for done, world in enumerate(worlds.sample(TURNED_UP), 1):
            held += _most(world, 1 - seat, against) >= attack
            if not done % SLICE:
                yield None
        chance = Chance(held, TURNED_UP, exact=False)
        yield Forecast(HOLDS, ("HZ-73",), {"n": down, "against": against, "attack": attack}, chance)


def _most(world: State, seat: int, column: int) -> int:
    """The most that a column can block with: its active troops, and those face down that are turned up."""
    codes = world.columns[column]
    world.columns[column] = tuple(map(card_of, codes))
    must = tuple(code for code in codes if code < DOWN)
    free = [card_of(code) for code in codes if code >= DOWN]
    ways = [some for count in range(len(free) + 1) for some in combinations(free, count)]
    return max(_force(world, seat, column, (*must, *some)) for some in ways)


# --- placing ---


def _shown(state: State, seat: int, column: int, line: int) -> tuple[State, int]:
    """The state with the troop on this line of a column turned up, the others as they lie."""
    then = state.copy()
    codes = then.columns[column]
    then.columns[column] = (*codes[:line], card_of(codes[line]), *codes[line + 1 :])
    return then, column


def _placed(state: State, seat: int, card: int, place: int) -> Iterator[Forecast]:
    """What a troop adds to the force of its column, once it is active, and the formations that it makes."""
    column, line = COLUMN_OF[place], LINE_OF[place]
    then = state.copy()
    then.columns[column] += (card,)
    now = _force(state, seat, column, _active(state, column))
    force = _force(then, seat, column, _active(then, column))
    where = {"own": column, "line": line}
    params = {"number": NUMBER_OF_COLUMN[column] + 1, "power": now, "power2": force, **where}
    yield Forecast(COLUMN, ("HZ-32",), params)
    fighting = then.copy()
    cards = _active(then, column)
    fighting.active, fighting.attack, fighting.attackers = seat, NUMBER_OF_COLUMN[column], cards
    for term in side_terms(fighting, seat, cards):
        if len(term.parts) > 1 and any(part.card == card for part in term.parts):
            yield Forecast(FORMATION, ("HZ-33", "HZ-35"), {"formation": term.kind, **where})
    for formation in line_formations(then, seat, line):
        if card in formation[3]:
            kind = f"{KINDS[formation[1] % len(KINDS)]}{len(formation[3])}"
            yield Forecast(LINE, ("HZ-37", "HZ-39"), {"formation": kind, "n": line + 1, **where})


# --- special cards in a fight ---


def _special(worlds: Worlds[State], action: Action) -> Iterator[Forecast | None]:
    """What a special card makes of the fight; the card that a sacrifice turns up is not known (HZ-42)."""
    state, seat = worlds.known, worlds.seat
    now = _totals(state, seat)
    seen = []
    for world in worlds.sample(TURNED_UP if action.type is SACRIFICE else 1):
        action.type.apply(world, seat, *action.args)
        seen.append(_totals(world, seat))
        if not len(seen) % SLICE:
            yield None
    own, other = (_change(now[side], [found[side] for found in seen]) for side in (0, 1))
    sure = {"sure": int(action.type is not SACRIFICE), "own": seen[0][0], "against": seen[0][1]}
    yield Forecast(FIGHT, ("HZ-75",), {"power": own, "power2": other, **sure})


def _totals(state: State, seat: int) -> tuple[int, int]:
    """The own force and that of the other side; before the block, those who must block (HZ-72)."""
    found = []
    for side in (seat, 1 - seat):
        column = column_of(side, state.attack)
        fighters = state.fighters(side)
        if side != state.active and not fighters:
            fighters = _active(state, column)
        present = tuple(card for card in fighters if state.place_of(side, card) >= 0)
        terms = side_terms(state, side, present) if present else []
        found.append(sum(term.power for term in terms))
    return found[0], found[1]


def _change(now: int, then: list[int]) -> str:
    """A figure that changes: `6`, `6 → 12`, `6 → 8–18`."""
    least, most = min(then), max(then)
    span = str(least) if least == most else f"{least}–{most}"
    return span if least == most == now else f"{now} → {span}"

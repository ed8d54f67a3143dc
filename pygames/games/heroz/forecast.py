"""What a choice in HEROZ will do: the force of a column, against what is known of the other side.

All of it is as the table lies: special cards may change it. Troops that lie face down are foreseen as far
as they are shown, one's own too (HZ-57): with the memory aid those that one has placed count.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations

from pygames.engine.action import Action
from pygames.engine.forecast import Chance, Forecast, ForecastType, Worlds
from pygames.games.heroz.attack import ATTACK, DESTROY, threshold
from pygames.games.heroz.cards import DOWN, Cards, card_of, is_down
from pygames.games.heroz.conquest import SCORE
from pygames.games.heroz.formations import (
    KINDS,
    due_formations,
    line_formations,
    side_terms,
)
from pygames.games.heroz.line_effects import RESOLVE
from pygames.games.heroz.passing import PASS
from pygames.games.heroz.places import (
    COLUMN_OF,
    COLUMNS_OF,
    LINE_OF,
    NUMBER_OF_COLUMN,
    column_of,
)
from pygames.games.heroz.specials import AURA, JOIN, SACRIFICE, SHIELD, SPECIALS
from pygames.games.heroz.state import AFTER_BLOCK, GOAL, HerozState, LineFormation, joker_of
from pygames.games.heroz.turn import PLACE_TROOP

State = HerozState
TURNED_UP = 48  # worlds in which face-down troops are turned up
SLICE = 2  # of them at a time


# --- what can be said ---


def force_of(state: State, seat: int, column: int, cards: tuple[int, ...]) -> int:
    """The total of these troops of a column if they fought now (HZ-75)."""
    then = state.copy()
    then.active, then.attack, then.attackers = seat, NUMBER_OF_COLUMN[column], cards
    return sum(term.power for term in side_terms(then, seat, cards)) if cards else 0


def active_of(state: State, column: int) -> tuple[int, ...]:
    """The troops of a column that lie face up."""
    return tuple(code for code in state.columns[column] if code < DOWN)


STRONGER = ForecastType("stronger", "good")  # HZ-75, HZ-76
EVEN = ForecastType("even")  # HZ-77
WEAKER = ForecastType("weaker", "bad")  # AMB-HZ-33
HOLDS = ForecastType("holds")  # HZ-73
UNBLOCKED = ForecastType("unblocked", "good")  # HZ-79
UNLESS = ForecastType("unless", "good")  # HZ-73
REACHES = ForecastType("reaches", "good")  # HZ-51
SCORES = ForecastType("scores", "good")  # HZ-74, HZ-79
COLUMN = ForecastType("column")  # HZ-32
COLUMN_OPEN = ForecastType("column_open")  # HZ-32, HZ-57
FACED = ForecastType("faced")  # HZ-70
FREE = ForecastType("free", "good")  # HZ-70
AIMS = ForecastType("aims", "good")  # HZ-79, HZ-51
FORMATION = ForecastType("formation", "good")  # HZ-33 to HZ-36
LINE = ForecastType("line", "good")  # HZ-37 to HZ-40
LEFT = ForecastType("left", aside=True)  # HZ-76
POINTS = ForecastType("points", "good")  # HZ-79
WINS = ForecastType("wins", "good")  # HZ-51
FIGHT = ForecastType("fight")  # HZ-75
BETTER = ForecastType("better", "good")
WORSE = ForecastType("worse", "bad")
UNCHANGED = ForecastType("unchanged")  # HZ-75
ORDER_FREE = ForecastType("order_free")  # HZ-30
ORDER_COUNTS = ForecastType("order_counts")  # HZ-30
FORECASTS = (
    STRONGER, EVEN, WEAKER, HOLDS, UNBLOCKED, UNLESS, REACHES, SCORES,
    COLUMN, COLUMN_OPEN, FACED, FREE, AIMS, FORMATION, LINE, LEFT, POINTS, WINS, FIGHT, BETTER, WORSE,
    UNCHANGED, ORDER_FREE, ORDER_COUNTS,
)  # fmt: skip


# --- what is said of each kind of action ---


def foresee(worlds: Worlds[State], action: Action) -> Iterator[Forecast | None]:
    """What a legal action will do, as far as the table shows it."""
    kind, state, seat = action.type, worlds.known, worlds.seat
    if kind is ATTACK:
        yield from _attack(worlds, *action.args)
    elif kind is PLACE_TROOP:
        card, place = action.args
        now = _turned_up(state, seat)
        placed = now.copy()
        placed.columns[COLUMN_OF[place]] += (card,)
        yield from _placed(now, placed, seat, card, place)
    elif kind is DESTROY:
        (place,) = action.args
        needed = threshold(state, 1 - seat, state.at(place))
        yield Forecast(LEFT, ("HZ-76",), {"n": state.damage - needed})
    elif kind is SCORE:
        (place,) = action.args
        points = state.points(seat)
        then = points + state.worth(seat, state.at(place))
        yield Forecast(POINTS, ("HZ-79", "HZ-50"), {"points": points, "points2": then, "goal": GOAL})
        if then >= GOAL:
            yield Forecast(WINS, ("HZ-51",), {})
    elif kind is RESOLVE:
        yield _order(due_formations(state, seat))
    elif kind in (SHIELD, AURA, JOIN, SACRIFICE):
        if state.attack >= 0:
            yield from _special(worlds, action)
        if kind is JOIN:
            yield from _joined(state, seat, *action.args)
    elif kind is PASS and state.attack >= 0 and state.decision is SPECIALS:
        if _is_unblocked(state, seat):
            yield _scoring(state, seat, state.fighters(seat), {})._replace(type=SCORES)
            return
        own, against = totals(state, worlds.seat)
        sure = {"sure": 1, "own": own, "against": against}
        yield Forecast(UNCHANGED, ("HZ-75",), {"power": own, "power2": against, **sure})


def _attack(worlds: Worlds[State], column: int) -> Iterator[Forecast | None]:
    """The force of a column against those who must block (HZ-72), and what face-down troops may add."""
    state, seat = worlds.known, worlds.seat
    against = column_of(1 - seat, NUMBER_OF_COLUMN[column])
    attackers, blockers = active_of(state, column), active_of(state, against)
    attack, defence = force_of(state, seat, column, attackers), force_of(state, 1 - seat, against, blockers)
    down = len(state.columns[against]) - len(blockers)
    where = {"own": column, "against": against}
    if blockers:
        kind = STRONGER if attack > defence else EVEN if attack == defence else WEAKER
        rules = {STRONGER: "HZ-76", EVEN: "HZ-77", WEAKER: "AMB-HZ-33"}[kind]
        yield Forecast(kind, ("HZ-75", rules), {**where, "attack": attack, "defence": defence})
    else:
        yield _scoring(state, seat, attackers, where, unless=down > 0)
    if down and attack > defence:
        held = 0
        for done, world in enumerate(worlds.sample(TURNED_UP), 1):
            held += most_force(world, 1 - seat, against) >= attack
            if not done % SLICE:
                yield None
        chance = Chance(held, TURNED_UP, exact=False)
        yield Forecast(HOLDS, ("HZ-73",), {"n": down, "against": against, "attack": attack}, chance)


def _scoring(
    state: State, seat: int, attackers: Cards, where: dict[str, int], *, unless: bool = False
) -> Forecast:
    """What attackers score whom nobody blocks, `unless` somebody does yet (HZ-79)."""
    values = sum(state.worth(seat, card) for card in attackers)
    now = state.points(seat)
    points = {"n": values, "points": now, "points2": now + values, "goal": GOAL}
    kind = UNLESS if unless else REACHES if now + values >= GOAL else UNBLOCKED
    return Forecast(kind, ("HZ-79",), {**where, **points})


def most_force(world: State, seat: int, column: int) -> int:
    """The most that a column can block with: its active troops, and those face down that are turned up."""
    codes = world.columns[column]
    world.columns[column] = tuple(map(card_of, codes))
    must = tuple(code for code in codes if code < DOWN)
    free = [card_of(code) for code in codes if code >= DOWN]
    ways = [some for count in range(len(free) + 1) for some in combinations(free, count)]
    return max(force_of(world, seat, column, (*must, *some)) for some in ways)


# --- placing ---


def _turned_up(state: State, seat: int) -> State:
    """The state in one's next turn: one's own face-down troops are active then, as far as they are shown."""
    then = state.copy()
    for column in COLUMNS_OF[seat]:
        codes = state.columns[column]
        then.columns[column] = tuple(
            [card_of(code) if state.shows_troop(seat, column, code) else code for code in codes]
        )
    return then


def _placed(state: State, then: State, seat: int, card: int, place: int) -> Iterator[Forecast]:
    """What a troop adds to the force of its column, once it is active, and the formations that it makes.

    If nobody stands opposite, whether the column would then score enough to win.
    """
    column, line = COLUMN_OF[place], LINE_OF[place]
    now = force_of(state, seat, column, active_of(state, column))
    force = force_of(then, seat, column, active_of(then, column))
    where = {"own": column, "line": line}
    params = {"number": NUMBER_OF_COLUMN[column] + 1, "power": now, "power2": force, **where}
    kind = COLUMN_OPEN if any(map(is_down, then.columns[column])) else COLUMN
    yield Forecast(kind, ("HZ-32",), params)
    against = column_of(1 - seat, NUMBER_OF_COLUMN[column])
    opposite = len(state.columns[against])
    yield Forecast(FACED if opposite else FREE, ("HZ-70",), {"against": against, "n": opposite})
    cards = active_of(then, column)
    points = state.points(seat)
    aimed = points + sum(then.worth(seat, it) for it in cards)
    if not opposite and aimed >= GOAL:
        yield Forecast(AIMS, ("HZ-79", "HZ-51"), {**where, "points": points, "points2": aimed})
    fighting = then.copy()
    fighting.active, fighting.attack, fighting.attackers = seat, NUMBER_OF_COLUMN[column], cards
    for term in side_terms(fighting, seat, cards):
        if len(term.parts) > 1 and any(part.card == card for part in term.parts):
            yield Forecast(FORMATION, ("HZ-33", "HZ-35"), {"formation": term.kind, **where})
    yield from _on_line(then, seat, card, place)


def _on_line(then: State, seat: int, card: int, place: int) -> Iterator[Forecast]:
    """The formations of the line that a troop makes."""
    line = LINE_OF[place]
    for formation in line_formations(then, seat, line):
        if card in formation[3]:
            kind = f"{KINDS[formation[1] % len(KINDS)]}{len(formation[3])}"
            where = {"own": COLUMN_OF[place], "line": line}
            yield Forecast(LINE, ("HZ-37", "HZ-39"), {"formation": kind, "n": line + 1, **where})


def _joined(state: State, seat: int, card: int, place: int, model: int) -> Iterator[Forecast]:
    """What a joker makes as a troop; in a fight its column is told of by the fight."""
    then = state.copy()
    then.copies[joker_of(seat, card)] = state.face(seat, state.at(model))
    then.columns[COLUMN_OF[place]] += (card,)
    if state.attack >= 0:
        yield from _on_line(then, seat, card, place)
    else:
        yield from _placed(state, then, seat, card, place)


def _order(due: Sequence[LineFormation]) -> Forecast:
    """Whether it matters which formation acts first: if one draws or takes by chance what another lays down.

    Those by suit lay on one's own deck or draw from it, those by value lay on the enemy's.
    """
    sizes: dict[int, set[int]] = {}
    for _, effect, _, troops in due:
        sizes.setdefault(effect % len(KINDS), set()).add(len(troops))
    counts = any(len(found) > 1 for found in sizes.values())
    return Forecast(ORDER_COUNTS if counts else ORDER_FREE, ("HZ-30",), {})


# --- special cards in a fight ---


def _special(worlds: Worlds[State], action: Action) -> Iterator[Forecast | None]:
    """What a special card makes of the fight; the card that a sacrifice turns up is not known (HZ-42)."""
    state, seat = worlds.known, worlds.seat
    now = totals(state, seat)
    seen = []
    for world in worlds.sample(TURNED_UP if action.type is SACRIFICE else 1):
        action.type.apply(world, seat, *action.args)
        seen.append(totals(world, seat))
        if not len(seen) % SLICE:
            yield None
    own, other = (_change(now[side], [found[side] for found in seen]) for side in (0, 1))
    sure = {"sure": int(action.type is not SACRIFICE), "own": seen[0][0], "against": seen[0][1]}
    lead = sum(found[0] - found[1] for found in seen) - len(seen) * (now[0] - now[1])
    kind = BETTER if lead > 0 else WORSE if lead < 0 else FIGHT
    if all(found == now for found in seen):
        kind = UNCHANGED
    yield Forecast(kind, ("HZ-75",), {"power": own, "power2": other, **sure})
    if _is_unblocked(state, seat):
        yield _scoring(world, seat, world.fighters(seat), {})._replace(type=SCORES)


def _is_unblocked(state: State, seat: int) -> bool:
    """Whether the seat attacks and nobody has blocked."""
    return state.step == AFTER_BLOCK and seat == state.active and not state.fighters(1 - seat)


def totals(state: State, seat: int) -> tuple[int, int]:
    """The own force and that of the other side; before the block, those who must block (HZ-72)."""
    found = []
    for side in (seat, 1 - seat):
        column = column_of(side, state.attack)
        fighters = state.fighters(side)
        if side != state.active and not fighters:
            fighters = active_of(state, column)
        present = tuple(card for card in fighters if state.place_of(side, card) >= 0)
        terms = side_terms(state, side, present) if present else []
        found.append(sum(term.power for term in terms))
    return found[0], found[1]


def _change(now: int, then: list[int]) -> str:
    """A figure that changes: `6`, `6 → 12`, `6 → 8–18`."""
    least, most = min(then), max(then)
    span = str(least) if least == most else f"{least}–{most}"
    return span if least == most == now else f"{now} → {span}"

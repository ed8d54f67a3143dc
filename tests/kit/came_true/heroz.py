"""How it is seen whether what is foreseen in HEROZ came true."""

from collections.abc import Callable, Mapping
from typing import Any

from pygames.games.heroz.attack import DAMAGE
from pygames.games.heroz.cards import DOWN, card_of
from pygames.games.heroz.conquest import CONQUEST
from pygames.games.heroz.forecast import active_of, force_of, most_force, totals
from pygames.games.heroz.formations import KINDS, line_formations, side_terms
from pygames.games.heroz.passing import PASS
from pygames.games.heroz.places import COLUMNS_OF, NUMBER_OF_COLUMN
from pygames.games.heroz.specials import SPECIALS
from pygames.games.heroz.state import GOAL, HerozState

Params = Mapping[str, Any]
State = HerozState


def _forces(before: State, after: State, seat: int, params: Params) -> bool | None:
    """Of an attack that was declared, before anything is played."""
    own, other = params["own"], params["against"]
    defence = force_of(after, 1 - seat, other, active_of(after, other))
    return bool(
        force_of(after, seat, own, active_of(after, own)) == params["attack"] and defence == params["defence"]
    )


def _unblocked(before: State, after: State, seat: int, params: Params) -> bool | None:
    """What is scored in the end, if nobody does anything."""
    return bool(_scored(after, seat) == params["points2"] and not active_of(before, params["against"]))


def _scored(state: State, seat: int) -> int:
    """The points once all attackers that nobody blocks have scored."""
    state = _until(state, lambda it: it.decision is CONQUEST)
    return state.points(seat) + sum(state.value(seat, card) for card in state.fighters(seat))


def _until(state: State, reached: Callable[[State], bool]) -> State:
    """The state when that is reached while nobody does what he need not, or the game is over."""
    state = state.copy()
    while state.decision is not None and not reached(state):
        legal = state.legal_actions()
        state.apply(next((it for it in legal if it.type is PASS), legal[0]))
    return state


def _holds(before: State, after: State, seat: int, params: Params) -> bool | None:
    """Whether those who block could be as strong, if they turn up whom they want."""
    return bool(most_force(after.copy(), 1 - seat, params["against"]) >= params["attack"])


def _column_force(before: State, after: State, seat: int, params: Params) -> bool | None:
    """In the next turn of whoever has placed the troop; a joker joins active at once."""
    column = params["own"]
    if any(code >= DOWN for code in after.columns[column]):
        after = _until(after, lambda it: it.seat_to_act == it.active == seat and it.turn > before.turn)
        if after.active != seat or after.decision is None:
            return None
    return bool(force_of(after, seat, column, active_of(after, column)) == params["power2"])


def _open_force(before: State, after: State, seat: int, params: Params) -> bool | None:
    """The troop that was placed, turned up, with those that lie open."""
    shown, column = _shown(after, seat, params["own"], params["line"])
    return bool(force_of(shown, seat, column, active_of(shown, column)) == params["power2"])


def _formation(before: State, after: State, seat: int, params: Params) -> bool | None:
    shown, column = _shown(after, seat, params["own"], params["line"])
    then = shown.copy()
    cards = active_of(then, column)
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
    return totals(after, seat) == (params["own"], params["against"])


def _shown(state: State, seat: int, column: int, line: int) -> tuple[State, int]:
    """The state with this troop of a column, if it lies face down, turned up like all that are shown."""
    then = state.copy()
    if state.columns[column][line] >= DOWN:
        for of in COLUMNS_OF[seat]:
            then.columns[of] = tuple(
                card_of(code) if (of, at) == (column, line) or state.shows_troop(seat, of, code) else code
                for at, code in enumerate(state.columns[of])
            )
    return then, column


def _faced(before: State, after: State, seat: int, params: Params) -> bool | None:
    return bool(len(after.columns[params["against"]]) == params["n"])


def _scores(before: State, after: State, seat: int, params: Params) -> bool | None:
    """While the window is open, or those who score are asked."""
    if after.decision not in (SPECIALS, CONQUEST):
        return None
    return bool(_scored(after, seat) == params["points2"] and not after.fighters(1 - seat))


def _aims(before: State, after: State, seat: int, params: Params) -> bool | None:
    shown, column = _shown(after, seat, params["own"], params["line"])
    values = sum(shown.worth(seat, card) for card in active_of(shown, column))
    return bool(after.points(seat) + values == params["points2"] >= GOAL)


def _order(before: State, after: State, seat: int, params: Params) -> bool | None:
    """What the other order would have brought is not seen."""
    return None


CAME_TRUE = {
    "stronger": _forces,
    "even": _forces,
    "weaker": _forces,
    "holds": _holds,
    "unblocked": _unblocked,
    "unless": _unblocked,
    "reaches": _unblocked,
    "column": _column_force,
    "column_open": _open_force,
    "faced": _faced,
    "free": _faced,
    "formation": _formation,
    "line": _line,
    "left": _damage,
    "points": _points,
    "wins": _game_won,
    "scores": _scores,
    "aims": _aims,
    "fight": _fight,
    "better": _fight,
    "worse": _fight,
    "order_free": _order,
    "order_counts": _order,
    "unchanged": _fight,
}

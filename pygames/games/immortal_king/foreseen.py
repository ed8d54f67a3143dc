"""The kinds of forecasts of Hero: Immortal King, and how it is seen whether each came true."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from pygames.engine.forecast import ForecastType
from pygames.games.immortal_king.combat import ESCAPED, FAILED, WON
from pygames.games.immortal_king.state import PARTY_SEAT, ImmortalKingState

Params = Mapping[str, Any]
State = ImmortalKingState


def _how(after: State) -> str:
    """How the fight has ended; empty while it is on."""
    return after.last_fight.how if after.last_fight else ""


def _rolled(before: State, after: State, seat: int, params: Params) -> bool | None:
    """Whether the die that was thrown wins."""
    if not after.rolls or len(after.rolls) <= (len(before.rolls) if before.in_fight else 0):
        return None
    if after.last:
        return _how(after) == WON
    return after.total >= after.power(after.fighting)


def _never_rolled(before: State, after: State, seat: int, params: Params) -> bool | None:
    won = _rolled(before, after, seat, params)
    return None if won is None else not won


def _won(before: State, after: State, seat: int, params: Params) -> bool | None:
    return _how(after) == WON if after.last else None


def _never_won(before: State, after: State, seat: int, params: Params) -> bool | None:
    return _how(after) != WON if after.last else None


def _open(before: State, after: State, seat: int, params: Params) -> bool | None:
    """It shows only when the fight is over, after choices of many."""
    return None


def _lost_so_much(before: State, after: State, seat: int, params: Params) -> bool | None:
    if _how(after) != FAILED or not params["sure"]:
        return None
    return bool(after.courage == params["courage2"])


def _game_won(before: State, after: State, seat: int, params: Params) -> bool | None:
    if _how(after) != WON:
        return None
    return after.result is not None and PARTY_SEAT in after.result.winners


def _beaten(before: State, after: State, seat: int, params: Params) -> bool | None:
    """Whether the card is out of the corridor, if the fight is over."""
    return before.fronts[params["at"]] in (*after.won, *after.spent) if after.last else None


def _taken(before: State, after: State, seat: int, params: Params) -> bool | None:
    if _how(after) != WON:
        return None
    return bool(after.won and after.box.dungeon[after.won[-1]].colour == params["colour"])


def _wins(before: State, after: State, seat: int, params: Params) -> bool | None:
    return _how(after) == WON


def _short(before: State, after: State, seat: int, params: Params) -> bool | None:
    return bool(_how(after) == FAILED or after.total == params["total2"])


def _escaped(before: State, after: State, seat: int, params: Params) -> bool | None:
    return _how(after) == ESCAPED


def _courage(before: State, after: State, seat: int, params: Params) -> bool | None:
    return bool(after.courage == params["courage2"])


def _fear(before: State, after: State, seat: int, params: Params) -> bool | None:
    """It is paid at once, before a die brings more."""
    return bool(after.fear >= params["fear2"])


def _mana(before: State, after: State, seat: int, params: Params) -> bool | None:
    """It is paid at once; a won fight may bring some."""
    return bool(len(after.mana) == params["mana2"]) if not after.last else None


def _mana_for(before: State, after: State, seat: int, params: Params) -> bool | None:
    return bool(len(after.mana) == len(before.mana) + params["n"])


def _paid(before: State, after: State, seat: int, params: Params) -> bool | None:
    return bool(len(after.spent) == len(before.spent) + params["cards"])


def _struck(before: State, after: State, seat: int, params: Params) -> bool | None:
    gone = {*after.won, *after.spent} - {*before.won, *before.spent}
    return bool(len(gone & {*before.fronts}) == params["n"])


def _power(before: State, after: State, seat: int, params: Params) -> bool | None:
    place = params["at"]
    if not after.is_there(place) or after.turn != before.turn:
        return None
    return bool(after.power(place) == params["power2"])


def _loses_to(before: State, after: State, seat: int, params: Params) -> bool | None:
    if after.last_fight is None or not after.last_fight.gestures:
        return None
    shown = after.last_fight.gestures
    return bool((_how(after) == WON) == (shown[1 - seat] != params["gesture"]))


def _beats(before: State, after: State, seat: int, params: Params) -> bool | None:
    if after.last_fight is None or not after.last_fight.gestures:
        return None
    shown = after.last_fight.gestures
    return bool((_how(after) != WON) == (shown[PARTY_SEAT] == params["gesture"]))


RESULTS = ForecastType("results", _rolled)  # HIK-40
IMPOSSIBLE = ForecastType("impossible", _never_rolled, "bad")
CERTAIN = ForecastType("certain", _rolled, "good")
HELPED = ForecastType("helped", _open)  # HIK-64
HOPELESS = ForecastType("hopeless", _never_won, "bad")
BY_GESTURES = ForecastType("by_gestures", _open)  # HIK-72
LOSES_TO = ForecastType("loses_to", _loses_to)  # HIK-97
BEATS = ForecastType("beats", _beats)
AMBUSHED = ForecastType("ambushed", _open)  # HIK-55
COSTS = ForecastType("costs", _lost_so_much)  # HIK-50, HIK-79
VICTORY = ForecastType("victory", _game_won, "good")  # HIK-75
TRAP = ForecastType("trap", _beaten)  # HIK-70
PRIZE = ForecastType("prize", _taken)  # HIK-66
PRIZE_MANA = ForecastType("prize_mana", _taken)  # HIK-68
WINS = ForecastType("wins", _wins, "good")  # HIK-66
SHORT = ForecastType("short", _short, "bad")  # HIK-69
ESCAPES = ForecastType("escapes", _escaped)  # HIK-90
COURAGE = ForecastType("courage", _courage, "good")  # HIK-51
MANA = ForecastType("mana", _mana)  # HIK-10
MANA_FOR = ForecastType("mana_for", _mana_for, "good")  # HIK-41
PAYS = ForecastType("pays", _paid)  # HIK-16
STRIKES = ForecastType("strikes", _struck, "good")  # HIK-93
STANDS = ForecastType("stands", _open)  # HIK-40
DOOMED = ForecastType("doomed", _open)  # HIK-58
DOOMED_NEVER = ForecastType("doomed_never", _open, "good")
FEAR = ForecastType("fear", _fear)  # HIK-55, HIK-56, HIK-58
POWER_NOW = ForecastType("power", _power)  # HIK-57
FORECASTS = (
    RESULTS, IMPOSSIBLE, CERTAIN, HELPED, HOPELESS, BY_GESTURES, LOSES_TO, BEATS, AMBUSHED, COSTS, VICTORY,
    TRAP, PRIZE, PRIZE_MANA, WINS, SHORT, ESCAPES, COURAGE, MANA, MANA_FOR, PAYS, STRIKES, STANDS, DOOMED,
    DOOMED_NEVER, FEAR, POWER_NOW,
)  # fmt: skip

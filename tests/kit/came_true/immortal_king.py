"""How it is seen whether what is foreseen in Hero: Immortal King came true."""

from collections.abc import Mapping
from typing import Any

from pygames.games.immortal_king.cards import CORRIDOR
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


def _left(before: State, after: State, seat: int, params: Params) -> bool | None:
    """Whether so many cards are in the corridor, in front or behind."""
    if _how(after) != WON:
        return None
    place = params["at"]
    return bool(after.pile_size(place) + (after.fronts[place] >= 0) == params.get("n", 0))


def _next(before: State, after: State, seat: int, params: Params) -> bool | None:
    corridor = CORRIDOR.words.index(params["corridor"])
    return bool(after.box.words[after.tops[corridor]] == params["card"])


CAME_TRUE = {
    "results": _rolled,
    "impossible": _never_rolled,
    "certain": _rolled,
    "helped": _open,
    "hopeless": _never_won,
    "by_gestures": _open,
    "loses_to": _loses_to,
    "beats": _beats,
    "ambushed": _open,
    "costs": _lost_so_much,
    "costs_last": _lost_so_much,
    "victory": _game_won,
    "trap": _beaten,
    "prize": _taken,
    "prize_mana": _taken,
    "wins": _wins,
    "short": _short,
    "nearly": _short,
    "escapes": _escaped,
    "courage": _courage,
    "mana": _mana,
    "mana_for": _mana_for,
    "pays": _paid,
    "strikes": _struck,
    "stands": _open,
    "doomed": _open,
    "doomed_never": _open,
    "fear": _fear,
    "power": _power,
    "way": _left,
    "clears": _left,
    "next": _next,
}

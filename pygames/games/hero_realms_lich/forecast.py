"""What a choice will do where the Lich plays: as in Hero Realms, and which jar breaks."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from pygames.core.action import Action
from pygames.core.forecast import Forecast, ForecastType, Worlds
from pygames.games.hero_realms.combat import ATTACK
from pygames.games.hero_realms.forecast import FALLS, lost
from pygames.games.hero_realms.forecast import FORECASTS as BASE
from pygames.games.hero_realms.forecast import foresee as base
from pygames.games.hero_realms_lich.preventing import PRICE, SUFFER
from pygames.games.hero_realms_lich.state import LichState
from pygames.games.hero_realms_lich.turn import END

Params = Mapping[str, Any]


def _breaks(before: LichState, after: LichState, seat: int, params: Params) -> bool | None:
    other = params["other"]
    return bool(len(after.broken[other]) == len(before.broken[other]) + 1)


def _own_breaks(before: LichState, after: LichState, seat: int, params: Params) -> bool | None:
    return bool(len(after.broken[seat]) == len(before.broken[seat]) + 1)


def _own_health(before: LichState, after: LichState, seat: int, params: Params) -> bool | None:
    return bool(after.health[seat] == params["n"])


BREAKS = ForecastType("breaks", _breaks, "good")
OWN_BREAKS = ForecastType("own_breaks", _own_breaks, "bad")
OWN_HEALTH = ForecastType("own_health", _own_health)
FORECASTS = (*BASE, BREAKS, OWN_BREAKS, OWN_HEALTH)


def _empties_jar(state: LichState, other: int, n: int) -> bool:
    return state.is_boss(other) and bool(state.health[other] == n)


def foresee(worlds: Worlds[Any], action: Action) -> Iterator[Forecast | None]:
    """All that is certain."""
    state: LichState = worlds.known
    seat = worlds.seat
    if action.type is END:
        yield from lost(state, seat)
    elif action.type is ATTACK and _empties_jar(state, *action.args):
        yield Forecast(BREAKS, ("HRL-38",), {"other": action.args[0]})
    elif action.type is SUFFER:
        if state.health[seat] > PRICE:
            yield Forecast(OWN_HEALTH, ("HRL-50",), {"n": state.health[seat] - PRICE})
        else:
            yield Forecast(OWN_BREAKS, ("HRL-51",), {})
    else:
        for found in base(worlds, action):
            if found is not None and found.type is FALLS:
                yield found._replace(rules=("HRL-17",))
            else:
                yield found

"""What a choice will do where the Lich plays: as in Hero Realms, and which jar breaks."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from pygames.engine.action import Action
from pygames.engine.forecast import Forecast, ForecastType, Worlds
from pygames.games.hero_realms.combat import ATTACK
from pygames.games.hero_realms.forecast import FALLS, lost
from pygames.games.hero_realms.forecast import FORECASTS as BASE
from pygames.games.hero_realms.forecast import foresee as base
from pygames.games.hero_realms_lich.preventing import PRICE, SUFFER
from pygames.games.hero_realms_lich.state import LichState
from pygames.games.hero_realms_lich.turn import CHALLENGE, END

BREAKS = ForecastType("breaks", "good")
BREAKS_LAST = ForecastType("breaks_last", "good")
OWN_BREAKS = ForecastType("own_breaks", "bad")
OWN_BREAKS_LAST = ForecastType("own_breaks_last", "bad")
OWN_HEALTH = ForecastType("own_health")
DARES = ForecastType("dares", "good")
DARES_TOO = ForecastType("dares_too")
DARES_ALONE = ForecastType("dares_alone", "bad")
FORECASTS = (
    *BASE, BREAKS, BREAKS_LAST, OWN_BREAKS, OWN_BREAKS_LAST, OWN_HEALTH, DARES, DARES_TOO, DARES_ALONE,
)  # fmt: skip


def _empties_jar(state: LichState, other: int, n: int) -> bool:
    return state.is_boss(other) and bool(state.health[other] == n)


def _dared(state: LichState, seat: int) -> Forecast:
    """Whom the challenge leaves to the boss: champions in any case (HRL-56)."""
    if state.members() == [seat]:
        return Forecast(DARES_ALONE, ("HRL-54", "HRL-55"), {})
    others = [other for other in state.challengers if not state.out[other]]
    if others and not state.last_challenge:
        return Forecast(DARES_TOO, ("HRL-55", "AMB-HRL-18", "HRL-56"), {})
    return Forecast(DARES, ("HRL-55", "HRL-56"), {})


def foresee(worlds: Worlds[Any], action: Action) -> Iterator[Forecast | None]:
    """All that is certain."""
    state: LichState = worlds.known
    seat = worlds.seat
    if action.type is END:
        yield from lost(state, seat)
    elif action.type is CHALLENGE:
        yield _dared(state, seat)
    elif action.type is ATTACK and _empties_jar(state, *action.args):
        kind = BREAKS if state.jars[action.args[0]] else BREAKS_LAST
        yield Forecast(kind, ("HRL-38",), {"other": action.args[0]})
    elif action.type is SUFFER:
        if state.health[seat] > PRICE:
            yield Forecast(OWN_HEALTH, ("HRL-50",), {"n": state.health[seat] - PRICE})
        elif state.jars[seat]:
            yield Forecast(OWN_BREAKS, ("HRL-51",), {})
        else:
            yield Forecast(OWN_BREAKS_LAST, ("HRL-38",), {})
    else:
        for found in base(worlds, action):
            if found is not None and found.type is FALLS:
                yield found._replace(rules=("HRL-17",))
            else:
                yield found

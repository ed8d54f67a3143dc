"""How it is seen whether what is foreseen in the Skirmish came true."""

from collections.abc import Mapping
from typing import Any

from pygames.games.hero_realms_skirmish.state import PLAYER, SkirmishState

State = SkirmishState
Params = Mapping[str, Any]


def _wins(before: State, after: State, seat: int, params: Params) -> bool | None:
    return bool(after.result is not None and after.result.how == "victory")


def _boss_health(before: State, after: State, seat: int, params: Params) -> bool | None:
    return bool(after.boss_health == params["n"])


def _stunned(before: State, after: State, seat: int, params: Params) -> bool | None:
    return bool(len(before.boss_champions) - len(after.boss_champions) == params["n"])


def _dies(before: State, after: State, seat: int, params: Params) -> bool | None:
    return after.result is not None and after.result.how == "slain"


def _own_health(before: State, after: State, seat: int, params: Params) -> bool | None:
    return bool(after.health[PLAYER] == params["n"])


def _rest(before: State, after: State, seat: int, params: Params) -> bool | None:
    return bool(after.context[1] == params["n"])


def _runs_out(before: State, after: State, seat: int, params: Params) -> bool | None:
    return after.result is not None and after.result.how == "counter"


def _barred(before: State, after: State, seat: int, params: Params) -> bool | None:
    return bool(after.barred == params["n"])


def _no_allies(before: State, after: State, seat: int, params: Params) -> bool | None:
    return after.allies_barred()


def _claims_left(before: State, after: State, seat: int, params: Params) -> bool | None:
    return bool(sum(after.claims) == params["n"])


def _claims_lost(before: State, after: State, seat: int, params: Params) -> bool | None:
    return sum(before.claims) == params["n"] and not after.claims


def _at_its_turn(before: State, after: State, seat: int, params: Params) -> bool | None:
    """Still open: the boss does that at its turn. `tests/hero_realms_skirmish/test_boss.py` compares it."""
    return None


CAME_TRUE = {
    **dict.fromkeys(("takes", "takes_one", "drops", "drops_one", "buys"), _at_its_turn),
    "wins": _wins,
    "boss_health": _boss_health,
    "stunned": _stunned,
    "dies": _dies,
    "own_health": _own_health,
    "rest": _rest,
    "runs_out": _runs_out,
    "barred": _barred,
    "no_allies": _no_allies,
    "claims_left": _claims_left,
    "claims_lost": _claims_lost,
}

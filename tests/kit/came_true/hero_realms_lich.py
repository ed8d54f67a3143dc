"""How it is seen whether what is foreseen in the Lich's game came true."""

from collections.abc import Mapping
from typing import Any

from pygames.games.hero_realms_lich.state import LichState

Params = Mapping[str, Any]


def _breaks(before: LichState, after: LichState, seat: int, params: Params) -> bool | None:
    other = params["other"]
    return bool(len(after.broken[other]) == len(before.broken[other]) + 1)


def _own_breaks(before: LichState, after: LichState, seat: int, params: Params) -> bool | None:
    return bool(len(after.broken[seat]) == len(before.broken[seat]) + 1)


def _own_health(before: LichState, after: LichState, seat: int, params: Params) -> bool | None:
    return bool(after.health[seat] == params["n"])


def _breaks_last(before: LichState, after: LichState, seat: int, params: Params) -> bool | None:
    result = after.result
    return result is not None and params["other"] not in result.winners


def _own_breaks_last(before: LichState, after: LichState, seat: int, params: Params) -> bool | None:
    result = after.result
    return result is not None and seat not in result.winners


def _dares(before: LichState, after: LichState, seat: int, params: Params) -> bool | None:
    return after.targets(after.boss) == [seat] != before.members()


def _dares_too(before: LichState, after: LichState, seat: int, params: Params) -> bool | None:
    return seat in after.targets(after.boss) and len(after.targets(after.boss)) > 1


def _dares_alone(before: LichState, after: LichState, seat: int, params: Params) -> bool | None:
    return after.targets(after.boss) == before.targets(before.boss)


CAME_TRUE = {
    "breaks": _breaks,
    "breaks_last": _breaks_last,
    "own_breaks": _own_breaks,
    "own_breaks_last": _own_breaks_last,
    "own_health": _own_health,
    "dares": _dares,
    "dares_too": _dares_too,
    "dares_alone": _dares_alone,
}

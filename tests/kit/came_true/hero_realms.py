"""How it is seen whether what is foreseen in Hero Realms came true."""

from collections.abc import Mapping
from typing import Any

from pygames.games.hero_realms.forecast import usable
from pygames.games.hero_realms.state import HeroRealmsState

State = HeroRealmsState
Params = Mapping[str, Any]


def _gold_left(before: State, after: State, seat: int, params: Params) -> bool | None:
    return bool(after.gold == params["n"])


def _combat_left(before: State, after: State, seat: int, params: Params) -> bool | None:
    return bool(after.combat == params["n"])


def _health_left(before: State, after: State, seat: int, params: Params) -> bool | None:
    return bool(after.health[params["other"]] == params["n"])


def _falls(before: State, after: State, seat: int, params: Params) -> bool | None:
    return bool(after.out[params["other"]])


def _gold_lost(before: State, after: State, seat: int, params: Params) -> bool | None:
    return bool(before.gold == params["n"] and not after.gold)


def _combat_lost(before: State, after: State, seat: int, params: Params) -> bool | None:
    return bool(before.combat == params["n"] and not after.combat)


def _unplayed(before: State, after: State, seat: int, params: Params) -> bool | None:
    return bool(len(before.hands[seat]) == params["n"])


def _allies(before: State, after: State, seat: int, params: Params) -> bool | None:
    return bool(usable(after, seat) - usable(before, seat) == params["n"])


def _none_ready(before: State, after: State, seat: int, params: Params) -> bool | None:
    return after.expended[seat] == before.expended[seat]


def _none_stunned(before: State, after: State, seat: int, params: Params) -> bool | None:
    return all(after.ranks(owner) == before.ranks(owner) for owner in range(before.seats))


def _nothing_back(before: State, after: State, seat: int, params: Params) -> bool | None:
    return after.champions[seat] == before.champions[seat]


CAME_TRUE = {
    "falls": _falls,
    "health_left": _health_left,
    "combat_left": _combat_left,
    "gold_left": _gold_left,
    "gold_lost": _gold_lost,
    "combat_lost": _combat_lost,
    "unplayed": _unplayed,
    "allies": _allies,
    "nothing_back": _nothing_back,
    "none_to_prepare": _none_ready,
    "none_to_stun": _none_stunned,
}

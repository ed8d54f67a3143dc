"""The texts of the Lich's cards: what each effect that the base game lacks says, from its declaration."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from pygames.engine.view import View
from pygames.games.hero_realms.card_text import SAID
from pygames.games.hero_realms.details import in_party
from pygames.words.localizer import Localizer

BOSS = 3  # players that a boss counts for (HRL-29)


def _summon(localizer: Localizer, params: dict[str, Any]) -> str:
    text = localizer.text("effect.summon", n=params["n"])
    return f"{text} {localizer.text('per.' + params['per'])}" if "per" in params else text


def _stun_opposing(localizer: Localizer, _params: dict[str, Any]) -> str:
    return localizer.text("effect.stun_opposing")


def _stun_all(localizer: Localizer, _params: dict[str, Any]) -> str:
    return localizer.text("effect.stun_all")


def _discard_hand(localizer: Localizer, _params: dict[str, Any]) -> str:
    return localizer.text("effect.discard_hand")


def _lose_each(localizer: Localizer, params: dict[str, Any]) -> str:
    return localizer.text("effect.lose_each", amount=params["n"], boss=BOSS * params["n"])


def _damage_each(localizer: Localizer, params: dict[str, Any]) -> str:
    scope, n = params["scope"], params["n"]
    return localizer.text(f"effect.damage_each.{scope}", amount=n, boss=BOSS * n)


def _acquire_free(localizer: Localizer, params: dict[str, Any]) -> str:
    return localizer.text("effect.acquire_free", amount=params["most"])


SAID |= {
    "summon": _summon,
    "stun_opposing": _stun_opposing,
    "stun_all": _stun_all,
    "discard_hand": _discard_hand,
    "lose_each": _lose_each,
    "damage_each": _damage_each,
    "acquire_free": _acquire_free,
}


def details(localizer: Localizer, view: View, kind: str, word: str) -> Mapping[str, Any]:
    """What a table shows of a thing besides its name: amounts for each member as the party's sum."""
    return in_party(localizer, kind, word, view["party_size"])

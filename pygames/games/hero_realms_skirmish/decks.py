"""Which rules are behind the deck with which the player begins."""

from __future__ import annotations

from pygames.games.hero_realms.cards import PACKS
from pygames.games.hero_realms.reasons import PACK_RULE, behind_hand
from pygames.games.hero_realms_skirmish.state import PLAYER, SkirmishState


def behind_first_hand(state: SkirmishState, rule: str) -> str:
    """The rules behind the first hand: the plain deck, or a class pack (AMB-HRS-41)."""
    rules = behind_hand(state, PLAYER, rule)
    pack = PACK_RULE.get(PACKS[state.packs[PLAYER]].id)
    return rules if pack is None else f"{rules} HR-115 {pack} AMB-HRS-41"

"""What the boss does at the market by a behaviour card: decided in step 3, foretold to who chooses one."""

from __future__ import annotations

from typing import NamedTuple

from pygames.games.hero_realms.cards import COST, FACTION, IS_CHAMPION
from pygames.games.hero_realms_skirmish.bosses import attack_score, is_attack, value_of
from pygames.games.hero_realms_skirmish.choosing import best_free, dearest, narrowed
from pygames.games.hero_realms_skirmish.state import MORE_GOLD, SkirmishState


class Outlook(NamedTuple):
    """What the boss does at the market as it lies: `way` is the id of a decision, or gold, or nothing.

    `n` is the gold, or the highest cost that a card may have; `cards` are those that tie, and `why` they.
    """

    way: str
    n: int
    cards: tuple[int, ...] = ()
    why: str = ""


def outlook(state: SkirmishState, card: int) -> Outlook:
    """What the boss does with this behaviour card on top. It always takes what it can (AMB-HRS-32)."""
    value = value_of(card)
    own = [it for it in state.row if FACTION[it] == state.faction]
    if not is_attack(card):
        if not own:
            return Outlook("gold", MORE_GOLD + value)
        return _among("free", MORE_GOLD + value, best_free(own))
    limit = attack_score(state.boss) + value  # AMB-HRS-02
    factions = {state.faction, *[FACTION[it] for it in state.boss_champions]}
    champions = [it for it in state.row if IS_CHAMPION[it] and FACTION[it] in factions and COST[it] <= limit]
    within = champions or [it for it in own if COST[it] <= limit]  # a chain of "otherwise" (AMB-HRS-05)
    if within:
        return _among("within", limit, best_free(within))
    if state.row:
        return _among("dropped", limit, narrowed(state.row, ("dearest", dearest)))
    return Outlook("nothing", limit)


def _among(way: str, n: int, found: tuple[list[int], str]) -> Outlook:
    cards, why = found
    return Outlook(way, n, tuple(cards), why)

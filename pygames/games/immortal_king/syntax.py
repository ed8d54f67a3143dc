"""The types of action of Hero: Immortal King together, and what pointing at things stands for."""

from __future__ import annotations

from pygames.engine.action import ActionSyntax, ActionType
from pygames.engine.errors import Refusal
from pygames.games.immortal_king.cards import ADVENTURER, CORRIDOR, EQUIPMENT, GESTURE, PLACE
from pygames.games.immortal_king.combat import ACCEPT, ATTACK, GIFT, POWER, ROLL, SHOW
from pygames.games.immortal_king.die import DOOM, ENOUGH
from pygames.games.immortal_king.dungeon import AMBUSH, BOTH, FACE_UP, GUARD, HARDEN, SWAP
from pygames.games.immortal_king.effects import TARGET
from pygames.games.immortal_king.equipment import ULTIMATE, USE
from pygames.games.immortal_king.passing import PASS
from pygames.games.immortal_king.preparation import DISMISS, ENLIST, MAKE_PARTY, PACK, READY, UNPACK
from pygames.games.immortal_king.refusals import no
from pygames.games.immortal_king.state import PARTY_SEAT, ImmortalKingState
from pygames.games.immortal_king.tokens import GIVE, TIRE

SYNTAX = ActionSyntax(
    ENLIST, DISMISS, PACK, UNPACK, READY, SWAP, PASS, ATTACK, USE, ULTIMATE, TARGET, ROLL, POWER, GIFT,
    ACCEPT, DOOM, ENOUGH, SHOW, GIVE, TIRE, GUARD, FACE_UP, AMBUSH, HARDEN, BOTH,
)  # fmt: skip

# what a click on an adventurer or on a place stands for, by the decision that is to be made
AT_ADVENTURER: dict[str, ActionType] = {"turn": ULTIMATE, "mana": GIVE, "tire": TIRE}
AT_PLACE: dict[str, ActionType] = {"swap": SWAP, "target": TARGET, "guard": GUARD}


def infer_action_type(state: ImmortalKingState, words: tuple[str, ...]) -> ActionType | Refusal | None:
    """The type of action that pointing at these things in this order stands for, or why there is none."""
    first = words[0] if words else ""
    found: ActionType
    now = state.question
    making_party = state.decision is MAKE_PARTY
    if first in ADVENTURER.index:
        found = AT_ADVENTURER.get(now, POWER)
        if making_party:
            found = DISMISS if ADVENTURER.index[first] in state.party else ENLIST
    elif first in EQUIPMENT.index:
        found = USE
        if making_party:
            mine = state.seat_to_act == PARTY_SEAT and EQUIPMENT.index[first] in state.hand
            found = UNPACK if mine else PACK
    elif first in GESTURE.index:
        found = SHOW
    elif first in PLACE.index:
        if now == "place" and len(words) == 1:
            return no("HIK-67", "laying", corridor=CORRIDOR.words[state.context[0]])
        if now == "swap" and "final" in words:
            return no("HIK-45", "no_pile_final")
        found = AT_PLACE.get(now, ATTACK)
    else:
        return None
    if all(word in domain.index for word, domain in zip(words, found.domains, strict=False)):
        return found if len(words) <= len(found.domains) else None
    return None

"""What pointing at things on the table means: the type of action that it begins, or why it begins none."""

from __future__ import annotations

from pygames.engine.action import ActionType
from pygames.engine.errors import Refusal
from pygames.games.boss_quest.cards import (
    COMPANION,
    IS_DARK,
    KIND_OF,
    NUMBER,
    POTION,
    REPLACE,
    SEAT,
    SPELL,
    SPELL_NAMES,
    SPY,
    WEAPON,
    WEAPON_NAMES,
)
from pygames.games.boss_quest.companions import SPY_ON
from pygames.games.boss_quest.potions import PLUS
from pygames.games.boss_quest.refusals import no
from pygames.games.boss_quest.spells import ACTIVATE, REARRANGE, TRADE, at_hand, still_active, way_to_activate
from pygames.games.boss_quest.state import GONE, BossQuestState
from pygames.games.boss_quest.turns import EQUIP

AIMED_AT = (SEAT, WEAPON, COMPANION)  # what only spells are aimed at
POWERS_AT = ("turn", "last")  # when a companion can be used (AMB-BQ-35)


def infer_action_type(state: BossQuestState, words: tuple[str, ...]) -> ActionType | Refusal | None:
    """The type of action that a click on these things in this order stands for.

    A refusal where they stand for none: such a thing is chosen after another one only. None where they mean
    nothing together.
    """
    first = words[0] if words else ""
    if first in SPELL.index:
        return _spell(state, SPELL.index[first], words[1:])
    if len(words) != 1:
        return SPY_ON if first in SEAT.index else PLUS if first in WEAPON.index else None
    if first in WEAPON.index:
        return _weapon(state, WEAPON.index[first])
    if first in SEAT.index:
        return _knight(state, SEAT.index[first])
    if first in COMPANION.index:
        return _companion(state, COMPANION.index[first])
    return EQUIP if first in NUMBER.index else None


def _spell(state: BossQuestState, spell: int, aims: tuple[str, ...]) -> ActionType | Refusal | None:
    """A spell is activated; what it cannot be aimed at is refused by what it is aimed at."""
    if state.aims < 0 and any(spell == on for on, _ in state.active):
        return still_active(spell) if not aims else None
    way = way_to_activate(state, state.seat_to_act, spell)
    thing = any(word in domain.index for word in aims for domain in AIMED_AT)
    wrong = thing and not way.may_begin((SPELL_NAMES[spell], *aims))
    return way.wanted(spell) if wrong and way is not ACTIVATE and spell in at_hand(state) else way


def _weapon(state: BossQuestState, weapon: int) -> ActionType | Refusal:
    """Of weapons only potions are chosen as they lie; the others for the spell that swaps one (BQ-64)."""
    if weapon >= POTION or state.question in ("reading", "secret"):
        return PLUS
    if not TRADE.spells.isdisjoint(at_hand(state)):
        return no("BQ-64", "weapon_for_spell", weapon=WEAPON_NAMES[weapon])
    return no("BQ-64", "weapon_stays")


def _knight(state: BossQuestState, knight: int) -> ActionType | Refusal:
    """A knight is chosen for a dark spell (BQ-35), or for the spy while it can be used."""
    seat = state.seat_to_act
    if knight < state.seats and state.roles[knight] == GONE:
        return no("BQ-35", "nobody_there")
    if state.has(seat, SPY) and SPY not in state.used and state.question in POWERS_AT:
        return SPY_ON
    dark = any(IS_DARK[KIND_OF[spell]] for spell in at_hand(state))
    return no("BQ-35", "knight_for_spell" if dark else "no_spell_for_knight")


def _companion(state: BossQuestState, companion: int) -> Refusal:
    """A companion is chosen for the spell that swaps two (BQ-66); to use one, its aim is chosen."""
    seat = state.seat_to_act
    usable = state.has(seat, companion) and companion not in state.used and state.question in POWERS_AT
    if usable and companion == SPY:
        return no("BQ-81", "spy_by_aim")
    if usable and companion == REPLACE:
        return no("BQ-85", "replace_by_aim")
    here = not REARRANGE.spells.isdisjoint(at_hand(state))
    return no("BQ-66", "companion_for_spell" if here else "no_spell_for_companions")

"""Refusals that several types of action of Boss Quest share."""

from __future__ import annotations

from pygames.engine.errors import Refusal, refusing
from pygames.games.boss_quest.cards import SPELL_NAMES, WEAPON_NAMES
from pygames.games.boss_quest.state import BossQuestState

no = refusing("boss-quest")


def outside_turns(state: BossQuestState) -> Refusal:
    """Why nobody equips or goes to the magician: a potion is read first, or the turns are over (BQ-19)."""
    if state.question == "reading":
        return no("BQ-77", "reading_first", weapon=WEAPON_NAMES[state.context[0]])
    return no("BQ-19", "turns_over")


def aim_first(state: BossQuestState) -> Refusal:
    """The mystery spell has been turned up, and nothing else can be done but to use it (BQ-37)."""
    return no("BQ-37", "aim_mystery", spell=SPELL_NAMES[state.aims])

"""The preparation: shuffle, deal companions (BQ-79, BQ-81), draw the first armourer by lot (BQ-12).

The first boss and the first spells are turned up in `rounds.py`, as in every round.
"""

from __future__ import annotations

from pygames.engine.state import step
from pygames.games.boss_quest.cards import COMPANION_NAMES, SPY
from pygames.games.boss_quest.companions import with_companions
from pygames.games.boss_quest.state import BossQuestState


@step
def prepare(state: BossQuestState) -> None:
    """What is done once, before the first round."""
    state.boss_deck = state.shuffled(state.boss_deck)
    state.spell_deck = state.shuffled(state.spell_deck)
    if with_companions(state):
        # with two players the spy is left out (BQ-81)
        companions = [c for c in state.shuffled(state.reserve) if state.seats > 2 or c != SPY]
        for seat in range(state.seats):
            state.companions[seat] = companions.pop()
            name = COMPANION_NAMES[state.companions[seat]]
            state.emit("companion", "BQ-79", {"seat": seat, "companion": name}, reveals=True)
        state.reserve = tuple(sorted(companions))
    state.armourer = state.below(state.seats)
    state.emit("armourer", "BQ-12 AMB-BQ-53", {"seat": state.armourer}, reveals=True)

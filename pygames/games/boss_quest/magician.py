"""Phase B: who goes to the magician activates or discards one spell, and only one (BQ-32 to BQ-40)."""

from __future__ import annotations

import functools

from pygames.engine.action import ActionType
from pygames.engine.decision import DecisionType
from pygames.engine.errors import Refusal
from pygames.games.boss_quest.cards import SPELL, SPELL_NAMES
from pygames.games.boss_quest.companions import POWERS
from pygames.games.boss_quest.passing import PASS
from pygames.games.boss_quest.refusals import aim_first, no
from pygames.games.boss_quest.spells import (
    ACTIVATE,
    ACTIVATIONS,
    AIM,
    WAY,
    at_hand,
    not_at_hand,
    way_to_activate,
)
from pygames.games.boss_quest.state import BossQuestState
from pygames.games.boss_quest.visit import go_to_magician, no_visit


class Discard(ActionType):
    """Discard a spell: nobody can activate it any more (BQ-38)."""

    gives_up = True

    def options(self, state: BossQuestState, seat: int) -> tuple[int, ...]:
        return state.row

    def check(self, state: BossQuestState, seat: int, spell: int) -> Refusal | None:
        return not_at_hand(state, spell, discarding=True)

    def untimely(self, state: BossQuestState, seat: int, spell: int) -> Refusal:
        return no("BQ-37", "no_going_back") if state.question == "aim" else no_visit(state)

    def apply(self, state: BossQuestState, seat: int, spell: int) -> None:
        go_to_magician(state, seat)
        state.row = tuple([other for other in state.row if other != spell])
        state.discard_spell(spell)
        state.emit("discarded", "BQ-38", {"seat": seat, "spell": SPELL_NAMES[spell]})


class MysterySpell(ActionType):
    """Say what becomes of the mystery spell; only then it is turned up (BQ-37)."""

    def options(self, state: BossQuestState, seat: int) -> tuple[tuple[()], ...]:
        return ((),) if state.mystery >= 0 else ()

    def check(self, state: BossQuestState, seat: int) -> Refusal | None:
        return None if state.mystery >= 0 else no("BQ-37", "no_mystery")

    def untimely(self, state: BossQuestState, seat: int) -> Refusal:
        return aim_first(state) if state.question == "aim" else no_visit(state)

    def apply(self, state: BossQuestState, seat: int) -> None:
        go_to_magician(state, seat)
        spell, state.mystery = state.mystery, -1
        self.turn_up(state, seat, spell)

    def turn_up(self, state: BossQuestState, seat: int, spell: int) -> None:
        """Go on, now that it is seen."""
        raise NotImplementedError


class Open(MysterySpell):
    """Activate it; it is aimed afterwards (AMB-BQ-15)."""

    def turn_up(self, state: BossQuestState, seat: int, spell: int) -> None:
        state.emit("opened", "BQ-37", {"seat": seat, "spell": SPELL_NAMES[spell]}, reveals=True)
        if way_to_activate(state, seat, spell) is ACTIVATE:
            ACTIVATE.act(state, seat, spell)
        else:
            state.aims = spell
            state.then(AIM(seat))


class Bury(MysterySpell):
    """Discard it; all see which it was (AMB-BQ-16)."""

    gives_up = True

    def turn_up(self, state: BossQuestState, seat: int, spell: int) -> None:
        state.discard_spell(spell)
        state.emit("buried", "BQ-37 AMB-BQ-16", {"seat": seat, "spell": SPELL_NAMES[spell]}, reveals=True)


class WaitForSpell(ActionType):
    """Go to the magician when no spell is left there (AMB-BQ-14)."""

    def options(self, state: BossQuestState, seat: int) -> tuple[tuple[()], ...]:
        return () if state.offers_spells() else ((),)

    def check(self, state: BossQuestState, seat: int) -> Refusal | None:
        return no("BQ-32", "one_spell") if state.offers_spells() else None

    def untimely(self, state: BossQuestState, seat: int) -> Refusal:
        decision = state.question
        if decision == "aim":
            return aim_first(state)
        if decision == "duel":
            return no("BQ-97", "at_magician")
        return no("BQ-32", "one_spell") if decision == "chain" else no_visit(state)

    def apply(self, state: BossQuestState, seat: int) -> None:
        go_to_magician(state, seat)
        state.emit("nothing_offered", "AMB-BQ-14", {"seat": seat})


DISCARD = Discard("discard", SPELL)
OPEN = Open("open")
BURY = Bury("bury")
WAIT = WaitForSpell("wait")
MAGICIAN = (*ACTIVATIONS, DISCARD, OPEN, BURY)  # one of these a visit


def idle(state: BossQuestState, seat: int) -> frozenset[ActionType]:
    """The types of action that surely offer nothing here: their options need not be worked out."""
    ways = frozenset(map(WAY.__getitem__, at_hand(state)))
    return _idle(ways, bool(state.row), state.mystery >= 0, state.companions[seat])


@functools.cache
def _idle(ways: frozenset[ActionType], face_up: bool, mystery: bool, companion: int) -> frozenset[ActionType]:
    found: set[ActionType] = {*ACTIVATIONS}
    found -= {*ways, ACTIVATE}  # any spell may lack what it could be aimed at
    if not face_up:
        found.add(DISCARD)
    if not mystery:
        found |= {OPEN, BURY}
    if face_up or mystery:
        found.add(WAIT)
    return frozenset(found | {power for power in POWERS if power.companion != companion})


# with companion 3 in the turn in which one has equipped; in a duel each time the other has equipped
CHAINING = DecisionType("chain", "BQ-82", *MAGICIAN, PASS, idle=idle)
DUEL = DecisionType("duel", "BQ-97", *MAGICIAN, PASS, idle=idle)

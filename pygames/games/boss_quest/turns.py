"""The players' turns: who is next, equipping (phase A), and when one goes to the magician (phase B)."""

from __future__ import annotations

from pygames.engine.action import ActionType
from pygames.engine.decision import DecisionType
from pygames.engine.errors import Refusal
from pygames.engine.state import step
from pygames.games.boss_quest.cards import A_OR_B, CHAIN, NUMBER
from pygames.games.boss_quest.companions import POWERS
from pygames.games.boss_quest.magician import CHAINING, DUEL, MAGICIAN, WAIT, idle
from pygames.games.boss_quest.passing import PASS
from pygames.games.boss_quest.potions import read_potions
from pygames.games.boss_quest.refusals import no, outside_turns
from pygames.games.boss_quest.state import ASIDE, AT_ARMOURER, AT_MAGICIAN, BossQuestState

ASKED = (1, 2, 3, 4)  # so many weapons can be asked for (BQ-25)


@step
def turns(state: BossQuestState) -> None:
    """Turn after turn, until everybody has finished (BQ-19 to BQ-23, BQ-29).

    The last one left equips once more (BQ-30, AMB-BQ-10); with five or six players he does not see the
    magician (BQ-31, AMB-BQ-11, AMB-BQ-75).
    """
    seat = state.next_at_armourer()
    if seat < 0:
        state.emit("combat", "BQ-41", reveals=True)
        return
    state.current = seat
    if state.seats > 4 and state.at_armourer() == 1:
        state.then(LAST(seat), stay_away(seat), turns())
    else:
        state.then(TURN(seat), turns())


@step
def stay_away(state: BossQuestState, seat: int) -> None:
    """The last of five or six players is done without having equipped, if still there (AMB-BQ-11)."""
    if state.pawns[seat] == AT_ARMOURER:
        state.pawns[seat] = ASIDE
        state.emit("straggler", "BQ-31 AMB-BQ-11", {"seat": seat})
        state.pass_turn(seat)


class Equip(ActionType):
    """Ask for 1 to 4 weapons and keep them, face up (BQ-25, BQ-26); the armourer does so, too (BQ-27)."""

    def options(self, state: BossQuestState, seat: int) -> tuple[int, ...]:
        return ASKED if self.check(state, seat) is None else ()

    def check(self, state: BossQuestState, seat: int, number: int = 1) -> Refusal | None:
        # equal is not too much (AMB-BQ-06); what counts is now, with the spells (AMB-BQ-07, AMB-BQ-08)
        if state.force(seat) > state.hp():
            return no("BQ-28", "exceeds")
        if state.final and state.decision is TURN:
            return no("BQ-30", "last_time_over")
        if not state.weapons_left:
            return no("AMB-BQ-13", "no_weapons")
        return None if number in ASKED else no("BQ-25", "one_to_four", number=number)

    def untimely(self, state: BossQuestState, seat: int, number: int = 1) -> Refusal:
        decision = state.question
        if decision == "chain":
            return no("BQ-82", "equipped_already")
        return no("BQ-22", "been_at_magician") if decision in ("duel", "aim") else outside_turns(state)

    def apply(self, state: BossQuestState, seat: int, number: int) -> None:
        last = state.decision is LAST
        alone = state.at_armourer() == 1
        single = state.is_active(A_OR_B)
        # who may equip does not exceed: all know what the hidden weapon is worth at the most (BQ-28)
        state.most[seat] = min(state.most[seat], state.hp() - state.visible_force(seat))
        if state.log is not None:
            state.emit("equips", _asking(state, seat, alone=alone), {"seat": seat, "n": number})
        state.deal_visible(seat, number, "BQ-26")  # a potion among them is read after all (AMB-BQ-81)
        if last:
            state.pawns[seat] = ASIDE
            state.emit("straggler", "BQ-31", {"seat": seat})
        elif single:
            state.pawns[seat] = ASIDE
            state.emit("either_or", "BQ-74 AMB-BQ-22", {"seat": seat})
        elif alone:
            state.final = True  # BQ-30: the magician comes next, exceeding or not (AMB-BQ-09)
        state.pass_turn(seat)
        following = [read_potions()]
        chained = state.has(seat, CHAIN) and CHAIN not in state.used and state.offers_spells()
        # not both under "A or B" (AMB-BQ-22), no magician for the last of five or six (AMB-BQ-12)
        if chained and not single and not last:
            state.current = seat
            following += [CHAINING(seat), end_chain(seat)]
        if state.duel:
            following.append(duel())
        state.then(*following)


def _asking(state: BossQuestState, seat: int, *, alone: bool) -> str:
    """The rules by which this player asks for weapons: the armourer too, perhaps not for the first time."""
    rules = "BQ-25 BQ-27" if seat == state.armourer else "BQ-25"
    if len(state.visible[seat]) > 1:  # more than was dealt
        rules += " BQ-23" if alone else " BQ-23 BQ-29"
    return f"{rules} BQ-30" if alone and state.decision is not LAST else rules


@step
def end_chain(state: BossQuestState, seat: int) -> None:
    """Who has companion 3 and has not gone to the magician in the same turn goes on waiting (BQ-82)."""
    if state.pawns[seat] == AT_ARMOURER:
        state.pass_turn(seat)


@step
def duel(state: BossQuestState) -> None:
    """In a duel, whoever is at the magician's may use a spell each time the other has equipped (BQ-97).

    He may do so as long as spells are left, or decline (AMB-BQ-47). Who has finished without going there
    (BQ-74) may not.
    """
    other = state.current  # the turn has passed from the one who has equipped
    if state.pawns[other] == AT_MAGICIAN and state.offers_spells():
        state.then(DUEL(other))


EQUIP = Equip("equip", NUMBER)

# equip (A) or go to the magician (B); companions before either
TURN = DecisionType(
    "turn", "BQ-21", EQUIP, *MAGICIAN, WAIT, *POWERS, until=(EQUIP, *MAGICIAN, WAIT), idle=idle
)
LAST = DecisionType("last", "BQ-31", EQUIP, PASS, *POWERS, until=(EQUIP, PASS))

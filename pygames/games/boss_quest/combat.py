"""The combat with the boss: who is out, who wins keys (BQ-41 to BQ-51), what a reaper does in it (BQ-93)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from pygames.engine.state import step
from pygames.games.boss_quest.cards import (
    COMPANION_NAMES,
    EXTRA_KEY,
    REAPER,
    SECOND,
    SPELL_NAMES,
    TIES,
    WEAPON_NAMES,
)
from pygames.games.boss_quest.reasons import FAILED_BY, behind_force, behind_victory
from pygames.games.boss_quest.state import KNIGHT, REAPER_PLAYER, BossQuestState


@step
def reveal(state: BossQuestState) -> None:
    """Show the hidden weapons, each potion with the value that its player has chosen (BQ-41, BQ-78)."""
    state.revealed = True
    if state.log is not None:
        for seat in state.order():
            weapon = WEAPON_NAMES[state.hidden[seat]]
            force, reasons = state.force(seat), behind_force(state, seat)
            state.emit(
                "revealed",
                "BQ-41",
                {"seat": seat, "weapon": weapon, "n": force},
                because=reasons,
                reveals=True,
            )


@step
def fight(state: BossQuestState) -> None:
    """The forces are compared with the boss (BQ-01, BQ-42 to BQ-51), or with the reaper (BQ-89).

    Who exceeds or fails a condition can no longer win, nor make a PERFECT (AMB-BQ-23).
    """
    hp = state.hp()
    players = state.order()
    qualified: dict[int, int] = {}  # the forces of those still in
    for seat in players:
        force = state.force(seat)
        if force > hp:
            exceed(state, seat, force - hp)
        elif (failed := state.failed_condition(seat)) >= 0:
            state.emit("condition_failed", FAILED_BY[failed], {"seat": seat, "spell": SPELL_NAMES[failed]})
        else:
            qualified[seat] = force
    winners = find_winners(state, qualified)
    state.winners = tuple(winners)
    if state.log is not None:
        for seat in winners:
            reasons = behind_force(state, seat)
            rules = behind_victory(state, seat)
            state.emit("wins_round", rules, {"seat": seat, "n": qualified[seat]}, because=reasons)
    if not winners:
        state.emit("nobody_wins", "BQ-51 BQ-100" if state.is_active(SECOND) else "BQ-51")
    for seat in qualified:
        if state.roles[seat] == REAPER_PLAYER:
            strike(state, seat, players)
    if state.boss != REAPER:  # he brings no keys (AMB-BQ-63)
        give_keys(state, winners, [seat for seat in qualified if qualified[seat] == hp])


def exceed(state: BossQuestState, seat: int, excess: int) -> None:
    """Who exceeds, all spells counted (AMB-BQ-37), is out of the round and loses a heart (BQ-42, BQ-44)."""
    state.emit("exceeded", "BQ-42", {"seat": seat, "n": excess})
    if state.roles[seat] != KNIGHT:
        return  # AMB-BQ-44, AMB-BQ-62
    kept = state.keeps_heart(seat, excess)
    if kept:
        state.emit("heart_kept", kept, {"seat": seat})
    else:
        both = state.log is not None and state.failed_condition(seat) >= 0
        lose_heart(state, seat, "BQ-42 BQ-44" if both else "BQ-42")


def lose_heart(state: BossQuestState, seat: int, rule: str) -> None:
    """Take a heart from a player."""
    state.hearts[seat] -= 1
    state.emit("heart_lost", rule, {"seat": seat, "n": state.hearts[seat]})


def find_winners(state: BossQuestState, qualified: Mapping[int, int]) -> list[int]:
    """The closest; at a tie the fox's master (BQ-83), then the fewest weapons (BQ-46), then all (BQ-47).

    The fox comes before the weapons are counted (AMB-BQ-36). With the spell that says so, the second
    closest win in their stead (BQ-100, AMB-BQ-54).
    """
    forces = sorted({*qualified.values()}, reverse=True)
    if state.is_active(SECOND):
        for seat, force in qualified.items():
            if force == forces[0]:
                state.emit("passed_over", "BQ-100", {"seat": seat, "n": force})
        forces = forces[1:]
    if not forces:
        return []
    closest = [seat for seat in qualified if qualified[seat] == forces[0]]
    return closest if len(closest) == 1 else break_tie(state, closest, forces[0])


def break_tie(state: BossQuestState, tied: Sequence[int], force: int) -> list[int]:
    """Who of several with the same force wins: each is told with what counts, then why."""
    weapons = {seat: len(state.weapons(seat)) for seat in tied}
    for seat in tied:
        state.emit("tied", "BQ-46", {"seat": seat, "n": force, "n2": weapons[seat]})
    for seat in tied:
        if state.has(seat, TIES):
            state.emit(
                "tie_by_companion", "BQ-83 AMB-BQ-36", {"seat": seat, "companion": COMPANION_NAMES[TIES]}
            )
            return [seat]
    fewest = min(weapons.values())
    winners = [seat for seat in tied if weapons[seat] == fewest]
    if len(winners) == 1:
        state.emit("tie_by_weapons", "BQ-46", {"seat": winners[0], "n": fewest})
    else:
        for seat in winners:
            state.emit("tie_shared", "BQ-47", {"seat": seat, "n": fewest})
    return winners


def give_keys(state: BossQuestState, winners: list[int], perfect: list[int]) -> None:
    """A key to each winner, one more by the spell (BQ-73, AMB-BQ-26), one to everybody with a PERFECT.

    So a PERFECT that wins brings two (BQ-49), one that does not brings one (BQ-50, AMB-BQ-55).
    """
    for seat in winners:
        if state.roles[seat] == REAPER_PLAYER:
            state.emit("no_key", "BQ-94 AMB-BQ-65", {"seat": seat})
            continue
        extra = state.is_active(EXTRA_KEY)
        state.keys[seat] += 1 + extra
        state.emit("key", "BQ-45 BQ-73" if extra else "BQ-45", {"seat": seat, "n": 1 + extra})
    for seat in perfect:
        if state.roles[seat] != REAPER_PLAYER:
            state.keys[seat] += 1
            lost = "AMB-BQ-55" if state.is_active(SECOND) else "BQ-50"
            state.emit("perfect", f"BQ-48 {'BQ-49' if seat in winners else lost}", {"seat": seat})


def strike(state: BossQuestState, reaper: int, players: Sequence[int]) -> None:
    """The reaper player takes a heart from everybody weaker (BQ-93, AMB-BQ-45)."""
    force = state.force(reaper)
    for seat in players:
        if state.roles[seat] == KNIGHT and state.force(seat) < force:
            if state.keeps_heart(seat, 99):  # the spell protects, the tortoise does not (AMB-BQ-21)
                state.emit("heart_kept", "BQ-65 AMB-BQ-21", {"seat": seat})
            else:
                lose_heart(state, seat, "BQ-93")

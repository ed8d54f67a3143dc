"""The end of the game: who has won, who is lost, who leaves (BQ-02, BQ-52 to BQ-54, BQ-87 to BQ-95)."""

from __future__ import annotations

from collections.abc import Sequence

from pygames.engine.state import Result
from pygames.games.boss_quest.state import (
    GHOST,
    GONE,
    KNIGHT,
    NEXT,
    OUT,
    REAPER_PLAYER,
    WAITS,
    BossQuestState,
)


def game_over(state: BossQuestState) -> bool:
    """Whether the game has ended, and how (BQ-02).

    Enough keys end it before a lost heart does (AMB-BQ-28, AMB-BQ-66), but nobody wins without a heart
    (AMB-BQ-29) unless nobody has one (AMB-BQ-30).
    """
    alive = [seat for seat in state.order() if state.roles[seat] == KNIGHT and state.hearts[seat] > 0]
    rich = [seat for seat in alive if state.keys[seat] >= state.target]
    if rich:
        end_by_keys(state, rich, "keys", "BQ-52")
        return True
    dead = [seat for seat in state.order() if state.roles[seat] == KNIGHT and not state.hearts[seat]]
    if state.reaper_state == OUT:
        if dead:
            for seat in dead:
                state.emit("lost", "BQ-53 BQ-02", {"seat": seat})
            if alive:
                end_by_keys(state, alive, "hearts", "BQ-53")
            else:
                end_by_keys(state, dead, "no_hearts", "BQ-53")
        return bool(dead)
    return _reaper_game_over(state, alive, dead)


def _reaper_game_over(state: BossQuestState, alive: list[int], dead: list[int]) -> bool:
    """With the reaper in the game the fallen leave, the first of them as ghosts (BQ-87, AMB-BQ-42).

    The game is over when one player is left, or none (AMB-BQ-46, AMB-BQ-67).
    """
    if dead and state.reaper_state == WAITS:
        state.reaper_state = NEXT
        for seat in dead:  # AMB-BQ-41
            state.roles[seat] = GHOST
            state.emit("ghost", "BQ-88", {"seat": seat})
        return False
    ghosts = [seat for seat in state.order() if state.roles[seat] == GHOST]  # the reaper was not theirs
    for seat in dead + ghosts:
        leave(state, seat, "BQ-91" if seat in ghosts else "BQ-95 AMB-BQ-42")
    reapers = [seat for seat in state.order() if state.roles[seat] == REAPER_PLAYER]
    if len(alive) + len(reapers) > 1:
        return False
    if reapers and not alive:
        state.end(Result(tuple(reapers), "reaper", "BQ-92"))
        state.emit("won", "BQ-92 AMB-BQ-67", {"seat": reapers[0]})
    else:
        end_by_keys(state, alive or dead + ghosts, "survivor", "AMB-BQ-67")
    return True


def leave(state: BossQuestState, seat: int, rules: str) -> None:
    """A player leaves the game; his companion joins the reserve (AMB-BQ-73)."""
    state.roles[seat] = GONE
    state.emit("eliminated", rules, {"seat": seat})
    if state.companions[seat] >= 0:
        state.reserve = tuple(sorted((*state.reserve, state.companions[seat])))
        state.companions[seat] = -1


def end_by_keys(state: BossQuestState, among: Sequence[int], how: str, rule: str) -> None:
    """Most keys wins, then most hearts; still equal, all of them win (BQ-53, BQ-54, AMB-BQ-27).

    The fox settles nothing here (AMB-BQ-80).
    """
    best = max(((state.keys[seat], state.hearts[seat]) for seat in among), default=(0, 0))
    winners = tuple(seat for seat in sorted(among) if (state.keys[seat], state.hearts[seat]) == best)
    state.end(Result(winners, how, rule))
    equal = [seat for seat in sorted(among) if state.keys[seat] == best[0]]
    if len(equal) > 1:
        rule = f"{rule} BQ-54"
        for seat in equal:
            state.emit("equal_keys", "BQ-54", {"seat": seat, "n": state.keys[seat], "n2": state.hearts[seat]})
    for seat in winners:
        state.emit("won", f"{rule} BQ-02" if how in ("keys", "hearts", "no_hearts") else rule, {"seat": seat})

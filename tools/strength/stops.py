"""What players of Boss Quest who have finished lack: the table by which the search deals hidden weapons."""

from __future__ import annotations

import math

import pygames
from pygames.bots import decide, make
from pygames.engine.rng import Rng
from pygames.games.boss_quest.cards import VALUE
from pygames.games.boss_quest.state import AT_ARMOURER, BossQuestState
from tests.kit.truth import true_state
from tools.strength.fit import Position, fit

GAME = "boss-quest"
MOST = 7  # what lacks more is counted with this


def stops(seats: int, games: int) -> list[int]:
    """How likely it is that one lacks 0 to `MOST`, and last that he exceeds, beside what chance would have.

    The likeliest is 100. Whenever somebody's turn comes, each of the others who has finished has one of the
    weapons that the one cannot see: the table tells which of them it is. The seeds are the numbers from 0.
    """
    found: list[Position] = []
    for seed in range(games):
        match = pygames.new(GAME, seed=seed, seats=seats)
        bot, rng = make("steady", GAME), Rng(seed)
        while (decision := match.decision) is not None:
            state = true_state(match)
            assert isinstance(state, BossQuestState)
            if decision.id == "turn":
                found += [
                    _position(state, decision.seat, other)
                    for other, pawn in enumerate(state.pawns)
                    if pawn != AT_ARMOURER and other != decision.seat
                ]
            match.play(decide(bot, match, rng))
    weights = fit(found)
    return [round(100 * math.exp(weight - max(weights))) for weight in weights]


def _position(state: BossQuestState, seat: int, other: int) -> Position:
    """By each hidden weapon that the other may have what he would lack; the true one is the first."""
    held = [state.hidden[it] for it in range(state.seats) if it not in (seat, other)]
    may = [card for card in (*held, *state.weapon_deck) if VALUE[card] <= state.most[other]]
    lacks = state.hp() - state.visible_force(other)
    return [_counted(lacks - VALUE[card]) for card in (state.hidden[other], *may)], 0


def _counted(gap: int) -> tuple[float, ...]:
    at = MOST + 1 if gap < 0 else min(gap, MOST)
    return tuple([float(number == at) for number in range(MOST + 2)])

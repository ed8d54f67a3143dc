"""Where `steady` stops equipping in Boss Quest: the table by which the search believes in a world."""

from __future__ import annotations

import pygames
from pygames.bots import decide, make
from pygames.core.rng import Rng
from pygames.games.boss_quest.state import BossQuestState

GAME = "boss-quest"
MOST = 7  # what lacks more is counted with this
DEALS = ((2, 50), (4, 16))  # seats, games


def stops() -> list[int]:
    """By what a player lacks, 0 to `MOST`: in how many of a hundred cases he does not equip."""
    stopped, asked = [0] * (MOST + 1), [0] * (MOST + 1)
    for seats, games in DEALS:
        for seed in range(games):
            match = pygames.new(GAME, seed=seed, seats=seats)
            bot, rng = make("steady", GAME), Rng(seed)
            while (decision := match.decision) is not None:
                action = decide(bot, match, rng)
                state = match._state
                assert isinstance(state, BossQuestState)
                if decision.id == "turn":
                    lacks = max(0, min(MOST, state.hp() - state.force(decision.seat)))
                    asked[lacks] += 1
                    stopped[lacks] += action.type.name != "equip"
                match.play(action)
    return [round(100 * part / max(1, all_)) for part, all_ in zip(stopped, asked, strict=True)]

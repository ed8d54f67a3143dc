"""What each card of the market is worth to who acquires it, in a duel of Hero Realms or of the Lich.

Cards are acquired at random, all else is done by the guide's quick policy. The worths are those under which
the winners are likeliest: by so much a card acquired early changes the logarithm of the odds.
"""

from __future__ import annotations

from typing import Any

import pygames
from pygames.bots.search import Guide
from pygames.games.hero_realms.cards import NAMES
from tools.strength.fit import Position, fit

EARLY = 6  # turns; what is acquired later is hardly used
FIRST = ("play", "expend", "ally")  # what is done before anything is acquired
MOST_STEPS = 6000


def market(game: str, guide: Guide, games: int, options: dict[str, Any]) -> dict[str, float]:
    """The worth of each card of the market, by its name, the best first; the seeds are the numbers from 0."""
    kinds = [name.partition("#")[0] for name in NAMES]
    rows = [acquired_early(game, guide, seed, options) for seed in range(games)]
    seen = sorted({kinds[card] for owned, _ in rows for cards in owned for card in cards})
    found: list[Position] = []
    for owned, winner in rows:
        if winner >= 0:
            counts = [[kinds[card] for card in cards] for cards in owned]
            found.append(([tuple([float(cards.count(kind)) for kind in seen]) for cards in counts], winner))
    worths = dict(zip(seen, fit(found), strict=True))
    return dict(sorted(worths.items(), key=lambda it: -it[1]))


def acquired_early(
    game: str, guide: Guide, seed: int, options: dict[str, Any]
) -> tuple[list[list[int]], int]:
    """The cards that each of two players has acquired early in a game, and who has won it; -1 if nobody."""
    state: Any = pygames.new(game, seed=seed, seats=2, options=options).search_state(0, seed)
    owned: list[list[int]] = [[] for _ in range(2)]
    for _ in range(MOST_STEPS):
        if not state.agenda:
            break
        seat = state.seat_to_act
        legal = state.legal_actions()
        action = legal[0] if len(legal) == 1 else guide.policy(state, seat, legal)
        offers = [it for it in legal if it.type.name == "acquire"]
        if offers and action.type.name not in FIRST:
            action = offers[state.below(len(offers))]
            if state.turns[seat] <= EARLY:
                owned[seat].append(action.args[0])
        state.apply(action)
    winners: list[int] = list(state.result.winners) if state.result else []
    return owned, winners[0] if len(winners) == 1 else -1

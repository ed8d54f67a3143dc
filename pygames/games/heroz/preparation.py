"""The preparation: shuffle, cut, find who starts, draw six (HZ-59 to HZ-62)."""

from __future__ import annotations

from pygames.engine.state import step
from pygames.games.heroz.cards import NAMES, RANK
from pygames.games.heroz.state import HerozState
from pygames.games.heroz.turn import turn

HAND = 6  # HZ-62


@step
def prepare(state: HerozState) -> None:
    """Shuffle, cut, find who starts, draw six (HZ-59 to HZ-62)."""
    for seat in (0, 1):
        deck = state.shuffled(state.decks[seat])
        cut = 1 + state.below(len(deck) - 1)  # AMB-HZ-62
        state.decks[seat] = deck[cut:] + deck[:cut]
        state.emit("shuffled", "HZ-59", {"seat": seat, "other": 1 - seat}, reveals=True)
    state.active = _strongest(state)
    state.emit("starts", "HZ-60", {"seat": state.active})
    for seat in (0, 1):
        for _ in range(HAND):
            state.draw(seat, "HZ-62")
    state.then(turn(state.active))


def _strongest(state: HerozState) -> int:
    """Reveal top cards until one is stronger; they go under the decks (HZ-60, HZ-61, AMB-HZ-45)."""
    while True:
        ranks = []
        for seat in (0, 1):
            *rest, card = state.decks[seat]
            state.decks[seat] = tuple(rest)
            state.put_under_deck(seat, card)
            state.emit("revealed", "HZ-60 AMB-HZ-45", {"seat": seat, "card": NAMES[card]}, reveals=True)
            ranks.append(RANK[card])
        if ranks[0] != ranks[1]:
            return 0 if ranks[0] > ranks[1] else 1
        state.emit("tied", "HZ-61")

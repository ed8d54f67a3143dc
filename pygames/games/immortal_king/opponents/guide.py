"""The search's guide for Hero: Immortal King: for the dungeon master; for hints and reviews of both sides.

Adventurers of `strong` do not search: they play as well without, a hundred times as fast (docs/opponents.md).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from pygames.bots import at_once
from pygames.bots.search import Guide, Temper
from pygames.engine.action import Action
from pygames.games.immortal_king.foreseen import CERTAIN, WINS
from pygames.games.immortal_king.opponents.bots import Strong
from pygames.games.immortal_king.opponents.weights import STRONG_ADVENTURERS
from pygames.games.immortal_king.opponents.worth import Farsighted
from pygames.games.immortal_king.state import MASTER, PARTY_SEAT, ImmortalKingState

FEW = 3  # tokens: of lives so few each counts more; of fear so many are a new roll
STRONG = Strong()
NUMBERS = 7  # features against a dungeon master, and as many alone


class ImmortalKingGuide(Guide):
    """Plays some turns on as `strong` on both sides, then holds the party's lives against what is to come."""

    horizon = 2  # turns that begin until it judges
    playouts = 40
    candidates = 8
    errors = (0.2, 0.1, 0.06, 0.03)
    trust = 0.15
    left_to_steady = frozenset(("party", "gesture", "before"))
    certain = frozenset((CERTAIN.id, WINS.id))
    # python -m tools.strength fit immortal-king --games 2000; the second half with
    # --seats 1 --set scenario=dark-evening,search,lich
    weights = (-0.08, 0.15, 0.53, -0.1, -0.02, -0.07, -0.32, -0.93, 0.15, 0.53, -0.06, -0.38, 0.1, 0.0)
    tempers: Mapping[str, Temper] = {  # lives, and how long the way is; mana and fear; the way, and lives
        "cautious": Temper(own={1: 1.8, 2: 1.8, 8: 1.8, 9: 1.8}, rivals={3: 2.0, 4: 2.0}),
        "greedy": Temper(own={5: -3.0, 12: 3.0}, rivals={6: 2.0}),
        "attacking": Temper(own={3: 2.0, 4: 2.0, 10: 2.0, 11: 2.0}, rivals={1: 1.8, 2: 1.8}),
    }

    def searches(self, seats: int, seat: int) -> bool:
        """For the dungeon master: the adventurers play as well without."""
        return seats == 2 and seat == MASTER

    def judge(self, seats: int, seat: int) -> Guide:
        """For both sides, and the adventurers alone."""
        return self

    def policy(self, state: ImmortalKingState, seat: int, legal: Sequence[Action]) -> Action:
        """What `strong` would do."""
        if state.question == "gesture":
            return legal[state.below(len(legal))]
        return at_once(STRONG.considered(state, seat, legal))

    def mark(self, state: ImmortalKingState) -> int:
        """The turn that is played now."""
        return state.turn

    def reached(self, state: ImmortalKingState, mark: int) -> bool:
        return state.turn > mark + self.horizon

    def rivals(self, state: ImmortalKingState, seat: int) -> Sequence[int]:
        """The other side; alone nobody sits there."""
        return (MASTER - seat,)

    def features(self, state: ImmortalKingState, seat: int) -> tuple[float, ...]:
        """Those of the party, which count another thing alone; whoever is against it has what it has not."""
        none = (0.0,) * NUMBERS
        if seat != PARTY_SEAT:
            return none + none
        reading = Farsighted(state, PARTY_SEAT, STRONG_ADVENTURERS)
        lives, rest = float(reading.lives), reading.rest(reading.costs(), reading.piles)
        fear = state.fear / 3 if reading.duel else 0.0
        found = (1.0, lives, min(lives, FEW), rest, rest / (1 + lives), float(reading.mana), fear)
        return found + none if reading.duel else none + found


GUIDE = ImmortalKingGuide()

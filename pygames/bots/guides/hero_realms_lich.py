"""The search's guide for games with the Lich."""

from __future__ import annotations

from collections.abc import Sequence

from pygames.bots.guides.hero_realms import HeroRealmsGuide
from pygames.bots.hero_realms_lich import LICH_ANSWERS
from pygames.core.action import Action
from pygames.games.hero_realms_lich.state import LichState

# a decision of the Main phase is searched where one of these can be done
WORTH_A_SEARCH = frozenset(("acquire", "strike", "sacrifice", "ability", "skill", "challenge"))


class LichGuide(HeroRealmsGuide[LichState]):
    """A seat stands as in Hero Realms, by the weights of there; the party as its members together.

    A boss stands also by the jars that are still face down.
    """

    playouts = 64
    candidates = 8
    answers = LICH_ANSWERS
    # python -m tests.strength fit hero-realms-lich --seats 6 --by shaken --games 8
    weights = (0.2, -0.18, -1.83, 0.13, 0.58)

    def leaves(self, decision: str, legal: Sequence[Action]) -> bool:
        """In the Main phase also how much to attack with: `steady` uses everything."""
        if super().leaves(decision, legal):
            return True
        return decision == "main" and WORTH_A_SEARCH.isdisjoint([action.type.name for action in legal])

    def policy(self, state: LichState, seat: int, legal: Sequence[Action]) -> Action:
        """No challenges."""
        return legal[-1] if legal[0].type.name == "challenge" else super().policy(state, seat, legal)

    def sides(self, state: LichState) -> Sequence[int]:
        """A member of the party, and the boss; or both bosses."""
        return (0, state.seats - 1)

    def rivals(self, state: LichState, seat: int) -> Sequence[int]:
        """One seat of the other side."""
        first, last = self.sides(state)
        return (first,) if seat == last else (last,)

    def features(self, state: LichState, seat: int) -> tuple[float, ...]:
        """Of the party: how well its members stand, how many they are, 1; of a boss: how well, its jars."""
        if state.is_boss(seat):
            return (0.0, 0.0, 0.0, self._stands(state, seat), float(len(state.jars[seat])))
        members = state.members()
        return (sum([self._stands(state, it) for it in members]), float(len(members)), 1.0, 0.0, 0.0)

    def _stands(self, state: LichState, seat: int) -> float:
        numbers = super().features(state, seat)
        return sum([a * b for a, b in zip(HeroRealmsGuide.weights, numbers, strict=True)])


GUIDE = LichGuide()

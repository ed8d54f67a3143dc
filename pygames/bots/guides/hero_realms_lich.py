"""The search's guide for games with the Lich."""

from __future__ import annotations

from collections.abc import Sequence

from pygames.bots.guides.hero_realms import HeroRealmsGuide
from pygames.bots.guides.hero_realms_deck import deck
from pygames.bots.hero_realms_lich import LICH_ANSWERS
from pygames.core.action import Action
from pygames.games.hero_realms_lich.state import LAST_JAR, LichState

JAR_HEALTH = 42.5  # of a jar, in the mean
BEGUN_WITH = 150  # health of a boss with all its jars, against a boss
# a decision of the Main phase is searched where one of these can be done
WORTH_A_SEARCH = frozenset(("acquire", "strike", "sacrifice", "ability", "skill", "challenge"))


class LichGuide(HeroRealmsGuide[LichState]):
    """Plays on to the end of the next turn; then counts as in Hero Realms, health with that of all jars."""

    horizon = 1
    playouts = 64
    candidates = 8
    answers = LICH_ANSWERS
    # python -m tests.strength fit hero-realms-lich --by shaken --games 150 --set versus=true
    weights = (
        0.06,
        1.56,
        1.37,
        -1.8,
        0.41,
        0.26,
        0.45,
        0.76,
        -0.2,
        0.43,
        -0.22,
        -0.2,
        0.03,
        0.05,
        0.95,
        0.56,
    )

    def leaves(self, decision: str, legal: Sequence[Action]) -> bool:
        """In the Main phase also how much to attack with: `steady` uses everything."""
        if super().leaves(decision, legal):
            return True
        return decision == "main" and WORTH_A_SEARCH.isdisjoint([action.type.name for action in legal])

    def policy(self, state: LichState, seat: int, legal: Sequence[Action]) -> Action:
        """No challenges."""
        return legal[-1] if legal[0].type.name == "challenge" else super().policy(state, seat, legal)

    def rivals(self, state: LichState, seat: int) -> Sequence[int]:
        """One seat of the other side."""
        return (0,) if seat == state.seats - 1 else (state.seats - 1,)

    def standing(self, state: LichState, seat: int) -> float:
        """A boss stands for itself, a member as the whole party."""
        seats = [seat] if state.is_boss(seat) else state.members()
        return sum([super(LichGuide, self).standing(state, it) for it in seats])

    def features(self, state: LichState, seat: int) -> tuple[float, ...]:
        health = _health(state, seat)
        least = min([_health(state, other) for other in state.living()])
        return (
            health / 10,
            min(health, 15) / 10,
            *deck(state, seat, max(0.0, 1 - least / BEGUN_WITH)),
            float(state.active == seat),
        )


def _health(state: LichState, seat: int) -> float:
    """Also that of the jars which are still face down; the last of them has more."""
    hidden = len(state.jars[seat])
    return state.health[seat] + (JAR_HEALTH * hidden + LAST_JAR if hidden else 0)


GUIDE = LichGuide()

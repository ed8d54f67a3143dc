"""The search's guide for games with the Lich."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence

from pygames.bots.search import NO_STRESS, Guide
from pygames.engine.action import Action
from pygames.games.hero_realms.opponents.deck import deck
from pygames.games.hero_realms.opponents.guide import HeroRealmsGuide
from pygames.games.hero_realms_lich.opponents.bots import LICH_ANSWERS, against_a_party
from pygames.games.hero_realms_lich.opponents.market import LEAST, WORTH
from pygames.games.hero_realms_lich.state import LAST_JAR, LichState

JAR_HEALTH = 42.5  # of a jar, in the mean
TOGETHER = 0.3  # of members: 0 makes all alike, the more the nearer to the best of them alone
BEGUN_WITH = 150  # health of a boss with all its jars, against a boss


class LichGuide(HeroRealmsGuide[LichState]):
    """Plays on until everybody has had a turn; then counts as in Hero Realms, health with that of all jars.

    The weights are those of bosses against each other. Each member of a party is reckoned with them too, and
    what the members have together is held against the boss.
    """

    playouts = 64
    candidates = 8
    errors = (0.012, 0.0075, 0.03, 0.015)
    overlooked = frozenset(("sacrifice", "suffer", "challenge", "skill"))
    worth_a_search = frozenset(("acquire", "strike", "sacrifice", "ability", "skill", "challenge"))
    answers = LICH_ANSWERS
    # python -m tools.strength fit hero-realms-lich --by shaken --games 1000 --set versus=true
    weights = (
        0.06,
        2.01,
        1.18,
        -2.13,
        0.19,
        0.27,
        0.22,
        0.22,
        0.22,
        -0.03,
        -0.12,
        0.02,
        0.02,
        0.06,
        0.71,
        0.71,
        1.75,
        -1.19,
    )

    # python -m tools.strength fit hero-realms-lich --by steady --games 250 --seats N
    parties: Mapping[int, tuple[float, ...]] = {
        3: (0.76, 0.22, 7.22, 1.54),
        4: (0.57, 0.15, 6.35, 1.31),
        5: (0.7, 0.15, 8.27, 1.69),
        6: (0.5, 0.13, 7.56, 1.46),
    }

    def searches(self, seats: int, seat: int) -> bool:
        """Not as the boss against a party: there a search won less than `strong` without one."""
        return not against_a_party(seats, seat)

    def judge(self, seats: int, seat: int) -> Guide:
        """The boss against a party has one of its own."""
        return AGAINST_A_PARTY if against_a_party(seats, seat) else self

    def margin(self, seats: int) -> float:
        """Of two none: `steady` acquires by rules of thumb, and here it is known what cards are worth."""
        return 0.0 if seats == 2 else 1.0

    def mark(self, state: LichState) -> int:
        """How many turns will have begun when all the others have had one more."""
        return sum(state.turns) + len(state.living()) - 1

    def reached(self, state: LichState, mark: int) -> bool:
        return sum(state.turns) > mark

    def policy(self, state: LichState, seat: int, legal: Sequence[Action]) -> Action:
        """The policy of the base game; it never challenges anybody."""
        return legal[-1] if legal[0].type.name == "challenge" else super().policy(state, seat, legal)

    def wanted(self, state: LichState, seat: int, offers: Sequence[Action]) -> list[Action]:
        """What does not make the deck worse."""
        return [it for it in offers if WORTH[it.args[0]] > LEAST]

    def price(self, card: int) -> float:
        return WORTH[card]

    def sides(self, state: LichState) -> Sequence[int]:
        return (0, state.seats - 1)

    def rivals(self, state: LichState, seat: int) -> Sequence[int]:
        """One seat of the other side."""
        return (0,) if seat == state.seats - 1 else (state.seats - 1,)

    def weights_for(self, seats: int) -> tuple[float, ...]:
        return self.parties.get(seats, self.weights)

    def features(self, state: LichState, seat: int) -> tuple[float, ...]:
        """Between two what each has; else the boss and its health, or the party: its best members most."""
        if state.seats == 2:
            return self.own(state, seat)
        if state.is_boss(seat):
            return (self._alone(state, seat), _health(state, seat) / 10, 1.0, 0.0)
        members = [math.exp(TOGETHER * self._alone(state, it)) for it in state.members()]
        return (0.0, 0.0, 0.0, math.log(sum(members)) / TOGETHER)

    def sought(self, state: LichState, seat: int) -> float:
        """Members go by the sum of what they have, less what the boss has."""
        if state.is_boss(seat):
            return self.value(state, seat)
        members = sum([self._alone(state, it, self.temper.own) for it in state.members()])
        return 1 / (1 + math.exp(self._alone(state, state.boss, self.temper.rivals) - members))

    def standing(self, state: LichState, seat: int, stress: Mapping[int, float] = NO_STRESS) -> float:
        """Add up the features by their weights; no temper says anything of those of a party and its boss."""
        return super().standing(state, seat, stress if state.seats == 2 else NO_STRESS)

    def _alone(self, state: LichState, seat: int, stress: Mapping[int, float] = NO_STRESS) -> float:
        own = self.own(state, seat)
        stressed = sum([(factor - 1) * self.weights[it] * own[it] for it, factor in stress.items()])
        return stressed + sum([a * b for a, b in zip(self.weights, own, strict=True)])

    def own(self, state: LichState, seat: int) -> tuple[float, ...]:
        """What a seat has itself."""
        health = _health(state, seat)
        late = max(0.0, 1 - min([_health(state, other) for other in state.living()]) / BEGUN_WITH)
        own = (*state.hands[seat], *state.decks[seat], *state.discards[seat], *state.played[seat])
        acquired = sum([WORTH[card] for card in (*own, *state.in_play(seat))])
        return (
            health / 10,
            min(health, 15) / 10,
            *deck(state, seat, late),
            float(state.active == seat),
            acquired,
            acquired * late,
        )


def _health(state: LichState, seat: int) -> float:
    """A player's health with that of the jars still face down; the last of them has more."""
    hidden = len(state.jars[seat])
    return state.health[seat] + (JAR_HEALTH * hidden + LAST_JAR if hidden else 0)


class AgainstAParty(LichGuide):
    """Judges the boss against a party, but not what it acquires: `strong` knows better."""

    def leaves(self, decision: str, legal: Sequence[Action]) -> bool:
        acquiring = any(action.type.name in ("acquire", "acquire-free") for action in legal)
        return acquiring or super().leaves(decision, legal)


GUIDE = LichGuide()
AGAINST_A_PARTY = AgainstAParty()

"""The search's guide for the Skirmish."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import groupby

from pygames.bots.search import Temper
from pygames.engine.action import Action
from pygames.games.hero_realms.cards import CARDS, IS_GUARD
from pygames.games.hero_realms.opponents.deck import deck
from pygames.games.hero_realms.opponents.guide import START, HeroRealmsGuide
from pygames.games.hero_realms_skirmish.bosses import BOSSES
from pygames.games.hero_realms_skirmish.opponents.bots import SKIRMISH_ANSWERS, danger
from pygames.games.hero_realms_skirmish.state import PLAYER, SkirmishState

SIZE = 24  # features


class SkirmishGuide(HeroRealmsGuide[SkirmishState]):
    """Plays two rounds on as `steady` does, then counts both healths, the deck and the boss's champions."""

    horizon = 1  # the round that has begun, and so many more
    playouts = 128
    candidates = 6
    # python -m tools.strength fit hero-realms-skirmish --seats 1 --by shaken --games 300
    # --set boss=orc-grunt,rayla,borg,torgen-rocksplitter
    weights = (
        0.11,
        1.03,
        0.32,
        2.74,
        1.22,
        -1.74,
        0.73,
        -0.53,
        0.67,
        0.61,
        0.46,
        0.41,
        0.01,
        1.98,
        0.03,
        1.15,
        1.1,
        1.91,
        -0.84,
        2.57,
        -0.09,
        -0.96,
        -1.56,
        -2.57,
    )
    left_to_steady = frozenset(("pack", "turned", "report", "hurting", "lot"))
    worth_a_search = frozenset(("acquire", "oust", "sacrifice", "ability", "skill"))
    answers = SKIRMISH_ANSWERS
    tempers: Mapping[str, Temper] = {  # health; gold and cards; the boss's health
        "cautious": Temper(own={0: 1.6, 1: 1.6, 8: 1.6}),
        "greedy": Temper(own={4: 1.8, 5: 1.8, 9: 1.8, 16: 1.8}),
        "attacking": Temper(own={2: 1.6, 3: 1.6}),
    }

    def policy(self, state: SkirmishState, seat: int, legal: Sequence[Action]) -> Action:
        decision = state.decision
        assert decision is not None
        answer = self.answers.get(decision.name)
        if answer is None:
            return legal[state.below(len(legal))]
        groups = {kind: list(some) for kind, some in groupby(legal, key=lambda action: action.type.name)}
        return answer(state, seat, groups)

    def rivals(self, state: SkirmishState, seat: int) -> Sequence[int]:
        return (1 - seat,)  # the boss

    def features(self, state: SkirmishState, seat: int) -> tuple[float, ...]:
        """Those of the player; the boss has none."""
        if seat != PLAYER:
            return (0.0,) * SIZE
        health, boss = state.health[PLAYER], state.boss_health
        level = BOSSES[CARDS[state.boss].id].level
        return (
            health / 10,
            min(health, 15) / 10,
            -boss / 10,
            -min(boss, 15) / 10,
            *deck(state, PLAYER, 1 - min(health, boss) / START),
            -sum([danger(card) for card in state.boss_champions]) / 10,
            -float(sum([IS_GUARD[card] for card in state.boss_champions])),
            len(state.gems) / 10,
            1.0,
            float(level == 2),
            float(level == 3),
            float(level == 4),
        )


GUIDE = SkirmishGuide()

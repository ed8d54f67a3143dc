"""The search's guide for Boss Quest."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from pygames.bots.search import Guide, Temper
from pygames.engine.action import Action
from pygames.games.boss_quest.cards import POTION, VALUE
from pygames.games.boss_quest.opponents.rivals import (
    choice,
    heart_of,
    outlook,
    prize_of,
    worth_after,
    worth_of,
)
from pygames.games.boss_quest.rounds import play_round
from pygames.games.boss_quest.state import AT_ARMOURER, KNIGHT, BossQuestState

# by the seats: more against more, for what each hides is to be guessed; no more than the page does in 0.6 s
PLAYOUTS = {3: 900, 4: 800, 5: 550, 6: 440}
FIRST = 99.0  # equipping is always tried
# how much more likely than by chance a player who has finished lacks 0, 1, 2 …, and at last exceeds: measured
# by `tools.strength stops` in 120 games of two (FITS_OF_TWO), and in 60 of four, used for all other numbers
FITS_OF_TWO = (100, 92, 63, 60, 34, 27, 25, 17, 26)
FITS = (100, 56, 54, 37, 23, 22, 16, 13, 22)
# by the seats, as `tools.strength fit` finds them in 3000 games; what being a ghost costs is a guess, for
# these games have none
GHOST = -0.5
WEIGHTS = {
    2: (0.45, 0.38, 0.28, 0.15, GHOST, 0.03),
    3: (0.62, 0.20, 0.26, 0.34, GHOST, 0.04),
    4: (0.72, 0.22, 0.40, 0.17, GHOST, 0.06),
    5: (0.85, 0.29, 0.38, 0.31, GHOST, 0.03),
    6: (1.00, 0.35, 0.43, 0.36, GHOST, 0.07),
}


class BossQuestGuide(Guide):
    """Plays to the end of the round as `steady` would, then counts keys and hearts."""

    playouts = 500
    candidates = 12
    left_to_steady = frozenset(("destiny",))
    errors = (0.21, 0.1, 0.05, 0.0214)
    free = frozenset(("spy", "scry"))
    gambles = frozenset(("open",))
    overlooked = frozenset(("activate",))
    tempers: Mapping[str, Temper] = {  # hearts; keys; what the others have of both
        "cautious": Temper(own={2: 2.0, 3: 2.0}),
        "greedy": Temper(own={0: 1.6, 1: 1.6}),
        "attacking": Temper(rivals={0: 1.8, 1: 1.8, 2: 1.8, 3: 1.8}),
    }

    def budget(self, seats: int) -> int:
        return PLAYOUTS.get(seats, self.playouts)

    def weights_for(self, seats: int) -> tuple[float, ...]:
        return WEIGHTS[seats]

    def mark(self, state: BossQuestState) -> int:
        return state.round

    def reached(self, state: BossQuestState, mark: Any) -> bool:
        started: int = mark
        return state.round > started

    def shorten(self, state: BossQuestState) -> None:
        """No other round is begun."""
        state.drop_last(play_round)

    def adviser(self, seats: int, seat: int) -> Guide | None:
        """One that thinks of more than `steady` does: opponents are taken for people here."""
        return ADVISER

    def policy(self, state: BossQuestState, seat: int, legal: Sequence[Action]) -> Action:
        return choice(state, seat, legal)

    def prior(self, state: BossQuestState, seat: int, action: Action) -> float:
        """Equipping first, then the spells that help most in this world."""
        if action.type.name == "equip":
            return FIRST
        players = outlook(state, seat)
        return worth_after(state, seat, action, players, worth_of(players))

    def rivals(self, state: BossQuestState, seat: int) -> Sequence[int]:
        return [other for other in state.players() if other != seat]

    def features(self, state: BossQuestState, seat: int) -> tuple[float, ...]:
        keys, hearts = state.keys[seat], state.hearts[seat]
        return (
            float(keys),
            float(keys >= state.target - 1),
            float(hearts),
            float(hearts >= 2),
            float(state.roles[seat] != KNIGHT),
            float(state.armourer == seat),
        )

    def believe(self, state: BossQuestState, seat: int) -> None:
        """Who has finished has a hidden weapon of those that he may have, by how well it fits."""
        if state.revealed:
            return
        hp, bit = state.hp(), 1 << seat
        for other, pawn in enumerate(state.pawns):
            card = state.hidden[other]
            if pawn == AT_ARMOURER or not 0 <= card < POTION:
                continue
            if state.followed[other] & bit or state.sees_hidden(seat, other):
                continue
            lacks, most = hp - state.visible_force(other), state.most[other]
            others = [it for it in state.weapon_deck if it < POTION and VALUE[it] <= most]
            chosen = _drawn(state, [card, *others], lacks)
            if chosen != card:
                state.hidden[other] = chosen
                state.weapon_deck = tuple([card if it == chosen else it for it in state.weapon_deck])


def _drawn(state: BossQuestState, cards: Sequence[int], lacks: int) -> int:
    """One of these hidden weapons, by how likely it is that one has finished who lacks so much without it."""
    fits = FITS_OF_TWO if state.seats == 2 else FITS
    most = len(fits) - 2
    chances = [fits[-1 if (gap := lacks - VALUE[card]) < 0 else min(gap, most)] for card in cards]
    at = state.below(sum(chances))
    for card, chance in zip(cards, chances, strict=True):
        at -= chance
        if at < 0:
            return card
    raise AssertionError("no chance is 0")


class Adviser(BossQuestGuide):
    """Plays on with players who know that the second may win, a key more be won, and a last heart be lost."""

    candidates = 40  # there are 30 pairs of companions
    doubt = 0.0  # `steady` weighs a choice in four forks only
    effort = 2
    idle = frozenset(("discard",))
    spends = frozenset(("activate", "cast", "trade", "cancel", "flip", "rearrange"))

    def policy(self, state: BossQuestState, seat: int, legal: Sequence[Action]) -> Action:
        return choice(state, seat, legal, prize_of(state))

    def prior(self, state: BossQuestState, seat: int, action: Action) -> float:
        if action.type.name == "equip":
            return FIRST
        players, prize = outlook(state, seat, heart_of(state, seat)), prize_of(state)
        return worth_after(state, seat, action, players, worth_of(players, prize), prize)


GUIDE = BossQuestGuide()
ADVISER = Adviser()

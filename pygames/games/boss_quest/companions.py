"""Extension: what companions 2 and 6 do, each once a round, on one's own turn (BQ-81, BQ-85, AMB-BQ-35).

What the others do stands where it counts: 1 in `BossQuestState.colours`, 3 in `turns.py`, 4 in
`combat.find_winners`, 5 in `BossQuestState.keeps_heart`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from pygames.engine.action import ActionType
from pygames.engine.errors import Refusal
from pygames.games.boss_quest.cards import COMPANION, REPLACE, SEAT, SPELL, SPELL_NAMES, SPY, WEAPON_NAMES
from pygames.games.boss_quest.refusals import no
from pygames.games.boss_quest.state import GONE, MYSTERY, BossQuestState


def with_companions(state: BossQuestState) -> bool:
    """Whether the game is played with this extension."""
    return bool(state.reserve) or any(companion >= 0 for companion in state.companions)


class CompanionPower(ActionType):
    """A power that works once a round, for whoever holds the companion (AMB-BQ-60); the turn goes on."""

    moment = ("AMB-BQ-35", "own_turn")
    companion: int
    rule: str

    def candidates(self, state: BossQuestState) -> Sequence[tuple[int, ...]]:
        """What it may be used on, as far as `check` does not object."""
        return ((),)

    def check_target(self, state: BossQuestState, seat: int, *args: Any, **kwargs: Any) -> Refusal | None:
        """What stands against using it so."""
        return None if state.mystery >= 0 else no(self.rule, "no_mystery")

    def options(self, state: BossQuestState, seat: int) -> Sequence[tuple[int, ...]]:
        if state.companions[seat] != self.companion:
            return ()
        return [args for args in self.candidates(state) if self.check(state, seat, *args) is None]

    def check(self, state: BossQuestState, seat: int, *args: int) -> Refusal | None:
        return self.not_held(state, seat) or self.check_target(state, seat, *args)

    def untimely(self, state: BossQuestState, seat: int, *args: int) -> Refusal:
        return self.not_held(state, seat) or super().untimely(state, seat, *args)

    def not_held(self, state: BossQuestState, seat: int) -> Refusal | None:
        """Why this player cannot use it in this round, whatever the moment."""
        companion = COMPANION.words[self.companion]
        if not with_companions(state):
            return no("BQ-79", "no_companions")
        if not state.has(seat, self.companion):
            return no(self.rule, "not_your_companion", companion=companion)
        if self.companion in state.used:
            return no("AMB-BQ-60", "used", companion=companion)
        return None

    def apply(self, state: BossQuestState, seat: int, *args: int) -> None:
        state.used += (self.companion,)
        self.use(state, seat, *args)

    def use(self, state: BossQuestState, seat: int, *args: Any, **kwargs: Any) -> None:
        """What the power does."""
        raise NotImplementedError


class Spy(CompanionPower):
    """Companion 2: look at one player's hidden weapon (BQ-81)."""

    companion = SPY
    rule = "BQ-81"

    def candidates(self, state: BossQuestState) -> Sequence[tuple[int, ...]]:
        return [(other,) for other in state.players()]

    def check_target(self, state: BossQuestState, seat: int, other: int) -> Refusal | None:
        if other == seat:
            return no("BQ-18", "own_weapon")
        if other >= state.seats or state.roles[other] == GONE or state.hidden[other] < 0:
            return no("BQ-81", "nobody_there")
        return None

    def use(self, state: BossQuestState, seat: int, other: int) -> None:
        state.peeks += ((seat, other),)
        secret: dict[str, int | str] = {"weapon": WEAPON_NAMES[state.hidden[other]]}
        state.emit("spied", "BQ-81", {"seat": seat, "other": other}, to=seat, secret=secret, reveals=True)


class Scry(CompanionPower):
    """Companion 2: look at the mystery spell (BQ-81)."""

    companion = SPY
    rule = "BQ-81"

    def use(self, state: BossQuestState, seat: int) -> None:
        state.peeks += ((seat, MYSTERY),)
        secret: dict[str, int | str] = {"spell": SPELL_NAMES[state.mystery]}
        state.emit("scried", "BQ-81", {"seat": seat}, to=seat, secret=secret, reveals=True)


class Replace(CompanionPower):
    """Companion 6: put the first spell of the pile in place of one at the magician's (BQ-85)."""

    companion = REPLACE
    rule = "BQ-85"

    def candidates(self, state: BossQuestState) -> Sequence[tuple[int, ...]]:
        return [(spell,) for spell in state.row]

    def check_target(self, state: BossQuestState, seat: int, spell: int) -> Refusal | None:
        return None if spell in state.row else no("BQ-85", "not_offered", spell=SPELL_NAMES[spell])

    def use(self, state: BossQuestState, seat: int, spell: int) -> None:
        fresh = state.take_spell()
        replaced = [fresh if other == spell else other for other in state.row]
        state.row = tuple([other for other in replaced if other >= 0])
        state.discard_spell(spell)  # AMB-BQ-69
        one, two = SPELL_NAMES[spell], SPELL_NAMES[fresh]
        state.emit("replaced", "BQ-85", {"seat": seat, "spell": one, "spell2": two}, reveals=True)


class Renew(CompanionPower):
    """Companion 6: replace the mystery spell, unseen (BQ-85, AMB-BQ-74)."""

    companion = REPLACE
    rule = "BQ-85"

    def use(self, state: BossQuestState, seat: int) -> None:
        spell = state.mystery
        state.mystery = state.take_spell()
        state.discard_spell(spell)  # AMB-BQ-69
        state.peeks = tuple([peek for peek in state.peeks if peek[1] != MYSTERY])
        state.emit("renewed", "BQ-85 AMB-BQ-74", {"seat": seat, "spell": SPELL_NAMES[spell]}, reveals=True)


SPY_ON = Spy("spy", SEAT)
SCRY = Scry("scry")
REPLACE_SPELL = Replace("replace", SPELL)
RENEW = Renew("renew")
POWERS = (SPY_ON, SCRY, REPLACE_SPELL, RENEW)

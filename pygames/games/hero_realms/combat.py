"""Spending combat: on players and on champions, in any portions, at any moment of the Main phase (HR-63)."""

from __future__ import annotations

from pygames.engine.errors import Refusal
from pygames.games.hero_realms.cards import AMOUNT, CAN_BE_STUNNED, CARD, IS_GUARD, NAMES, PLAYER
from pygames.games.hero_realms.ending import check_health, lose_health
from pygames.games.hero_realms.refusals import MainAction, no
from pygames.games.hero_realms.state import HeroRealmsState

MOST = len(AMOUNT.words) - 1


def champion_refused(state: HeroRealmsState, seat: int, card: int, rule: str) -> Refusal | None:
    """Why this champion can be neither attacked nor targeted by a seat, or None (HR-57, HR-64, HR-72)."""
    owner = state.owner(card)
    if owner < 0:
        return no(rule, "no_champion_there" if CAN_BE_STUNNED[card] else "not_a_champion", card=NAMES[card])
    if owner == seat:
        return no("AMB-HR-02" if rule == "HR-72" else rule, "own_champion", card=NAMES[card])
    if owner not in state.prey(seat):
        return no(*state.no_prey(seat, owner), card=NAMES[card], other=owner)
    guard = -1 if IS_GUARD[card] else state.guard_of(owner)
    return None if guard < 0 else no("HR-57", "guard_first", card=NAMES[card], card2=NAMES[guard])


class Strike(MainAction):
    """Spend exactly what a champion still lacks, and so stun it (HR-66, HR-67, AMB-HR-12)."""

    def options(self, state: HeroRealmsState, seat: int) -> list[int]:
        combat = state.combat
        if not combat:
            return []
        return [
            card
            for owner in state.prey(seat)
            for card in state.open_champions(owner)
            if state.lacking(card, owner) <= combat
        ]

    def check(self, state: HeroRealmsState, seat: int, card: int) -> Refusal | None:
        refusal = champion_refused(state, seat, card, "HR-64")
        if refusal is not None:
            return refusal
        lacking = state.lacking(card, state.owner(card))
        if lacking <= state.combat:
            return None
        return no("HR-67", "too_strong", card=NAMES[card], n=lacking, found=state.combat)

    def apply(self, state: HeroRealmsState, seat: int, card: int) -> None:
        owner = state.owner(card)
        lacking = state.lacking(card, owner)
        state.combat -= lacking
        state.emit("struck", "HR-67", {"seat": seat, "card": NAMES[card], "n": lacking})
        state.stun(owner, card, "HR-66")


class Attack(MainAction):
    """Spend any part of the pool on an opponent (HR-63, HR-65), but no more than his health (AMB-HR-34)."""

    def options(self, state: HeroRealmsState, seat: int) -> list[tuple[int, int]]:
        combat = min(state.combat, MOST)
        if not combat:
            return []
        return [
            (other, n)
            for other in state.targets(seat)
            if state.guard_of(other) < 0
            for n in range(1, min(combat, state.health[other]) + 1)
        ]

    def check(self, state: HeroRealmsState, seat: int, other: int, n: int = 1) -> Refusal | None:
        if other >= state.seats:
            return no("HR-64", "nobody_there")
        if other == seat:
            return no("HR-64", "oneself")
        if state.out[other]:
            return no(state.out_by, "is_out", other=other)
        if other not in state.targets(seat):
            return no(*state.no_target(seat, other), other=other)
        guard = state.guard_of(other)
        if guard >= 0:
            return no(state.guarded_by, "guarded", other=other, card=NAMES[guard])
        if n == 0:
            return no("HR-63", "no_combat_spent")
        if not state.combat:
            return no("HR-63", "no_combat")
        if n > state.combat:
            return no("HR-63", "not_so_much", n=state.combat)
        health = state.health[other]
        return None if n <= health else no("AMB-HR-34", "more_than_health", other=other, n=health)

    def apply(self, state: HeroRealmsState, seat: int, other: int, n: int) -> None:
        state.combat -= n
        lose_health(state, other, n)
        if state.log is not None:
            state.emit("attacked", "HR-65", {"seat": seat, "other": other, "n": n})
        check_health(state)


STRIKE = Strike("strike", CARD)
ATTACK = Attack("attack", PLAYER, AMOUNT)

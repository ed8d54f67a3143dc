"""The player's attacks on the boss (HRS-21 to HRS-28)."""

from __future__ import annotations

from pygames.engine.decision import DecisionType
from pygames.engine.errors import Refusal
from pygames.engine.state import step
from pygames.games.hero_realms.cards import AMOUNT, CARD, DEFENSE, IS_CHAMPION, NAMES
from pygames.games.hero_realms.combat import MOST
from pygames.games.hero_realms.refusals import AnswerAction, MainAction, no
from pygames.games.hero_realms_skirmish.state import PLAYER, SkirmishState


def least_attack(state: SkirmishState) -> int:
    """An attack of less is stopped whole by a guard (AMB-HRS-10)."""
    return min([state.withstands(card) for card in state.boss_guards()], default=1)


class Attack(MainAction):
    """Attack the boss, and nobody else (HRS-21), with any part of one's combat (AMB-HRS-10)."""

    def options(self, state: SkirmishState, seat: int) -> range:
        return range(least_attack(state), min(state.strength, MOST) + 1)

    def check(self, state: SkirmishState, seat: int, n: int) -> Refusal | None:
        if n == 0:
            return no("HR-63", "no_combat_spent")
        if not state.strength:
            return no("HR-63", "no_combat")
        if n > state.strength:
            return no("HR-63", "not_so_much", n=state.strength)
        least = least_attack(state)
        if n >= least:
            return None
        return no("HRS-22", "guard_holds", card=NAMES[state.boss_guards()[0]], n=least)

    def apply(self, state: SkirmishState, seat: int, n: int) -> None:
        if not state.paper:
            state.combat -= n
        state.emit("attacked_boss", "HRS-21", {"seat": seat, "n": n})
        strike.now(state, n)


ATTACK = Attack("attack", AMOUNT)


def by_guards(state: SkirmishState) -> str:
    """The rule by which guards come first: with a coin on top, too (AMB-HRS-46)."""
    return "HRS-22" if state.attacking else "HRS-22 AMB-HRS-46"


@step
def strike(state: SkirmishState, n: int) -> None:
    """First the guards (HRS-22), then perhaps one champion (AMB-HRS-09), then the boss."""
    guards = state.boss_guards()
    if guards:
        within = [card for card in guards if state.withstands(card) <= n]
        if not within:
            state.emit("held", "HRS-22", {"card": NAMES[guards[0]], "n": n})
        elif len(within) == 1 or sum([state.withstands(card) for card in guards]) <= n:
            strike.now(state, n - state.stun_boss_champion(within[0], by_guards(state)))
        else:
            state.then(FELLING(PLAYER, state.boss, n))
        return
    if state.attacking and not state.exposed:
        within = [card for card in state.boss_champions if state.withstands(card) <= n]
        if len(within) == 1:
            expose(state, within[0], n)
            return
        if within:
            state.then(EXPOSING(PLAYER, state.boss, n))  # HRS-24, AMB-HRS-08
            return
    reach_boss(state, n)


def expose(state: SkirmishState, card: int, n: int) -> None:
    """The one champion of this turn (HRS-25)."""
    state.exposed = True
    reach_boss(state, n - state.stun_boss_champion(card, "HRS-23"))


def reach_boss(state: SkirmishState, n: int) -> None:
    """The boss loses what exceeds its shield (HRS-27, AMB-HRS-11); with a coin on top at once (HRS-26)."""
    shield = DEFENSE[state.boss]
    stopped = min(n, shield)
    if stopped:
        state.emit("shielded", "HRS-27", {"n": stopped, "found": shield})
    if n > stopped:
        state.wound(n - stopped, "HRS-27")


class Fell(AnswerAction):
    """Say which champion of the boss the attack stuns."""

    moment = ("HRS-24", "no_fell")

    def options(self, state: SkirmishState, seat: int) -> list[int]:
        guards, n = state.boss_guards(), state.context[1]
        return [card for card in guards or state.boss_champions if state.withstands(card) <= n]

    def check(self, state: SkirmishState, seat: int, card: int) -> Refusal | None:
        if card in self.options(state, seat):
            return None
        if card not in state.boss_champions:
            return no("HRS-23", "not_in_zone" if IS_CHAMPION[card] else "not_a_champion", card=NAMES[card])
        guards, n = state.boss_guards(), state.context[1]
        if guards and card not in guards:
            return no("HRS-22", "guard_first", card=NAMES[card], card2=NAMES[guards[0]])
        return no("HRS-23", "too_strong", card=NAMES[card], n=state.withstands(card), found=n)

    def apply(self, state: SkirmishState, seat: int, card: int) -> None:
        n = state.context[1]
        if state.boss_guards():
            state.then(strike(n - state.stun_boss_champion(card, by_guards(state))))
        else:
            expose(state, card, n)


FELL = Fell("fell", CARD)
FELLING = DecisionType("guard", "HRS-22", FELL)
EXPOSING = DecisionType("exposed", "HRS-24", FELL)

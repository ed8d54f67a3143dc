"""The boss's attack on the player (HRS-45 to HRS-49)."""

from __future__ import annotations

from pygames.engine.decision import DecisionType
from pygames.engine.errors import Refusal
from pygames.engine.state import step
from pygames.games.hero_realms.cards import CARD, IS_CHAMPION, IS_GUARD, NAMES
from pygames.games.hero_realms.ending import check_health, lose_health
from pygames.games.hero_realms.refusals import AnswerAction, no
from pygames.games.hero_realms_skirmish.state import PLAYER, SkirmishState


@step
def attack_player(state: SkirmishState) -> None:
    """The whole combat, less a coin's value (HRS-45, AMB-HRS-16) or more by an attack card's (HRS-46)."""
    if state.attacking:
        n = state.boss_combat + state.top_value
        rule = "HRS-46"
    else:
        n = max(0, state.boss_combat - state.top_value)
        rule = "HRS-45"
    state.boss_combat = 0
    state.emit("boss_attacked", rule, {"n": n, "card": NAMES[state.top]})
    if n:
        state.then(befall(n))


def protectors(state: SkirmishState) -> list[int]:
    """The player's guards that are upright."""
    expended = state.expended[PLAYER]
    return [card for card in state.champions[PLAYER] if IS_GUARD[card] and card not in expended]


def fall_to(state: SkirmishState, n: int) -> list[int]:
    """The champions that so much of an attack stuns, guards before all others (HRS-47)."""
    return [card for card in protectors(state) or state.champions[PLAYER] if state.lacking(card, PLAYER) <= n]


@step
def befall(state: SkirmishState, n: int) -> None:
    """First the guards, then champions that the player gives up (HRS-48), then the player (HRS-49)."""
    guards, found = protectors(state), fall_to(state, n)
    if guards and not found:
        state.emit("boss_held", "HRS-47", {"seat": PLAYER, "card": NAMES[guards[0]], "n": n})
    elif guards and (len(found) == 1 or sum([state.lacking(card, PLAYER) for card in guards]) <= n):
        give_up(state, found[0], n, "HRS-47")
    elif guards:
        state.then(GUARDING(PLAYER, state.boss, n))
    elif found and n:
        state.then(GIVING(PLAYER, state.boss, n))
    else:
        reach_player(state, n)


def give_up(state: SkirmishState, card: int, n: int, rule: str) -> None:
    """A champion of the player is stunned, and the rest goes on."""
    left = n - state.lacking(card, PLAYER)
    state.stun(PLAYER, card, rule)
    state.then(befall(left))


def reach_player(state: SkirmishState, n: int) -> None:
    """The rest is lost by the player, perhaps the game with it (HRS-14)."""
    if n:
        lose_health(state, PLAYER, n)
        state.emit("struck_player", "HRS-49", {"seat": PLAYER, "n": n})
        check_health(state)


class GiveUp(AnswerAction):
    """Let a champion be stunned by the boss's attack."""

    moment = ("HRS-48", "no_give_up")

    def options(self, state: SkirmishState, seat: int) -> list[int]:
        return fall_to(state, state.context[1])

    def check(self, state: SkirmishState, seat: int, card: int) -> Refusal | None:
        n = state.context[1]
        if card in fall_to(state, n):
            return None
        if card not in state.champions[seat]:
            return no(
                "HRS-48", "no_own_champion" if IS_CHAMPION[card] else "not_a_champion", card=NAMES[card]
            )
        guards = protectors(state)
        if guards and card not in guards:
            return no("HRS-47", "guard_first", card=NAMES[card], card2=NAMES[guards[0]])
        return no("HRS-48", "too_strong", card=NAMES[card], n=state.lacking(card, seat), found=n)

    def apply(self, state: SkirmishState, seat: int, card: int) -> None:
        rule = "HRS-47 AMB-HRS-47" if card in protectors(state) else "HRS-48"
        give_up(state, card, state.context[1], rule)


class Endure(AnswerAction):
    """Give up no champion: the rest strikes the player (HRS-49)."""

    moment = ("HRS-49", "no_endure")

    def apply(self, state: SkirmishState, seat: int) -> None:
        reach_player(state, state.context[1])


GIVE_UP = GiveUp("give-up", CARD)
ENDURE = Endure("endure")
GUARDING = DecisionType("guarding", "HRS-47", GIVE_UP)
GIVING = DecisionType("giving", "HRS-48", GIVE_UP, ENDURE)

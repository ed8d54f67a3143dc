"""The turn: its phases in order, and what is done with one's cards in the Main phase."""

from __future__ import annotations

from pygames.engine.action import ActionType
from pygames.engine.decision import DecisionType
from pygames.engine.errors import Refusal
from pygames.engine.state import Result, step
from pygames.games.hero_realms.abilities import carry_out
from pygames.games.hero_realms.asking import discard_cards
from pygames.games.hero_realms.cards import (
    ALLIED,
    CARD,
    EXPENDED,
    FACTION,
    IS_CHAMPION,
    IS_GEM,
    KIND,
    NAMES,
    PLAYED,
    SACRIFICED,
    SKILL,
)
from pygames.games.hero_realms.champions import enter
from pygames.games.hero_realms.classes import USE_ABILITY, USE_SKILL
from pygames.games.hero_realms.combat import ATTACK, STRIKE
from pygames.games.hero_realms.ending import end_of_turn
from pygames.games.hero_realms.market import ACQUIRE
from pygames.games.hero_realms.refusals import MainAction, no
from pygames.games.hero_realms.state import HAND, HeroRealmsState, listed, without


@step
def next_turn(state: HeroRealmsState) -> None:
    """The next living player to the left has his turn (HR-12): three phases in order (HR-16)."""
    seat = state.left_of(state.active)
    if begin_turn(state, seat):
        state.then(MAIN(seat), discard_phase(), draw_phase(), next_turn())
        owed = state.owed[seat]
        if owed:
            state.owed[seat] = 0
            state.then(discard_cards(seat, owed, -1))  # AMB-HR-08


def begin_turn(state: HeroRealmsState, seat: int) -> bool:
    """It is this player's turn, if he has not had all that there are (AMB-HR-29)."""
    if state.turns[seat] == state.limit:
        state.end(Result((), "endless", "AMB-HR-29"))
        return False
    state.active = seat
    state.turns[seat] += 1
    state.fresh = tuple([card for card in state.champions[seat] if ALLIED[card]])  # HR-41
    state.emit("turn", "HR-16", {"seat": seat, "n": state.turns[seat]})
    return True


@step
def discard_phase(state: HeroRealmsState) -> None:
    """Gold and combat are lost, cards played and hand discarded, champions and skill prepared (HR-105).

    So guards that were used protect again (HR-62). Then everything that lasts "this turn" ends (HR-106).
    """
    seat = state.active
    hand = state.hands[seat]
    if hand and state.log is not None:
        state.emit("left_over", "HR-105", {"seat": seat, "cards": listed(hand)})
    state.lay_aside(seat, state.played[seat] + hand)
    state.played[seat] = state.hands[seat] = state.shown[seat] = ()
    state.expended[seat] = state.stunned[seat] = ()
    if state.blessed[seat]:
        state.blessed[seat] = tuple([(n, ends - 1) for n, ends in state.blessed[seat] if ends > 1])
    end_of_turn(state)


@step
def draw_phase(state: HeroRealmsState) -> None:
    """Five cards (HR-107, HR-15), kept in secret (HR-108)."""
    state.draw_cards(state.active, HAND, "HR-107 HR-15 HR-108")


# --- what is done with one's cards ---


class Play(MainAction):
    """Play a card of one's hand, free of charge (HR-22)."""

    def options(self, state: HeroRealmsState, seat: int) -> tuple[int, ...]:
        return state.hands[seat]

    def check(self, state: HeroRealmsState, seat: int, card: int) -> Refusal | None:
        if card in state.hands[seat]:
            return None
        if card in state.in_play(seat):
            return no("HR-22", "is_in_play", card=NAMES[card])
        return no("HR-22", "not_in_hand", card=NAMES[card])

    def apply(self, state: HeroRealmsState, seat: int, card: int) -> None:
        state.leave_hand(seat, card)
        state.history += (card,)
        if state.log is not None:
            state.emit("played", "HR-22", {"seat": seat, "card": NAMES[card]})
        if IS_CHAMPION[card]:
            enter(state, seat, card)
            return
        state.played[seat] += (card,)  # HR-25
        if ALLIED[card]:
            state.fresh += (card,)
        carry_out.now(state, seat, PLAYED[card], card)  # HR-23


class Expend(MainAction):
    """Turn a prepared champion sideways and carry out its ability (HR-32), even in its first turn (HR-33).

    Only in one's own Main phase, if one wants (HR-35).
    """

    def options(self, state: HeroRealmsState, seat: int) -> list[int]:
        cards = state.expendable(seat)
        if not cards:
            return []
        expended = state.expended[seat]
        return [card for card in cards if card not in expended and EXPENDED[card]]

    def check(self, state: HeroRealmsState, seat: int, card: int) -> Refusal | None:
        if card not in state.expendable(seat):
            if KIND[card] == SKILL:
                return no("HR-119", "use_skill", card=NAMES[card])
            return no("HR-32", "no_own_champion", card=NAMES[card])
        if not EXPENDED[card]:
            return no("HR-32", "no_expend_ability", card=NAMES[card])
        if card not in state.expended[seat]:
            return None
        return no("HR-34", "is_expended", card=NAMES[card])  # also one that an effect has turned (HR-36)

    def apply(self, state: HeroRealmsState, seat: int, card: int) -> None:
        state.expended[seat] += (card,)
        if state.log is not None:
            state.emit("expended", "HR-32", {"seat": seat, "card": NAMES[card]})
        carry_out.now(state, seat, EXPENDED[card], card)


class Ally(MainAction):
    """Use an ally ability, with another card of the faction in play (HR-38), each once a turn (HR-40).

    At any moment after the other one has come, whichever was first (HR-39, HR-44), and while it is there
    (AMB-HR-04); only one's own cards count (HR-45).
    """

    def options(self, state: HeroRealmsState, seat: int) -> list[int]:
        if not state.fresh or state.allies_barred():
            return []
        factions = [FACTION[card] for card in state.in_play(seat)]
        return [card for card in state.fresh if factions.count(FACTION[card]) > 1]  # HR-42

    def check(self, state: HeroRealmsState, seat: int, card: int) -> Refusal | None:
        in_play = state.in_play(seat)
        if card not in in_play:
            return no("HR-38", "not_in_play", card=NAMES[card])
        if not ALLIED[card]:
            return no("HR-38", "no_ally_ability", card=NAMES[card])
        if card not in state.fresh:
            return no("HR-40", "once_a_turn", card=NAMES[card])
        faction = FACTION[card]
        if [FACTION[other] for other in in_play].count(faction) > 1:
            return None
        theirs = any(FACTION[it] == faction for it in state.in_play_elsewhere(seat))
        return no("HR-45" if theirs else "HR-43", "no_partner", card=NAMES[card], faction=faction)

    def apply(self, state: HeroRealmsState, seat: int, card: int) -> None:
        state.fresh = without(state.fresh, card)
        if state.log is not None:
            state.emit("allied", "HR-38", {"seat": seat, "card": NAMES[card]})
        carry_out.now(state, seat, ALLIED[card], card)


class Sacrifice(MainAction):
    """Sacrifice a card in play for its sacrifice ability (HR-47)."""

    def options(self, state: HeroRealmsState, seat: int) -> list[int]:
        return [card for card in state.played[seat] if SACRIFICED[card]]

    def check(self, state: HeroRealmsState, seat: int, card: int) -> Refusal | None:
        if not SACRIFICED[card] or KIND[card] == "ability":
            return no("HR-47", "no_sacrifice_ability", card=NAMES[card])
        if card in state.played[seat]:
            return None
        return no("HR-48", "not_in_play", card=NAMES[card])

    def apply(self, state: HeroRealmsState, seat: int, card: int) -> None:
        state.played[seat] = without(state.played[seat], card)
        if card in state.fresh:
            state.fresh = without(state.fresh, card)  # HR-49
        if state.log is not None:
            rules = "HR-47 HR-51" if IS_GEM[card] and state.gems_return else "HR-47 HR-50"
            rules += f" {state.gem_ruling}".rstrip() if IS_GEM[card] else ""
            state.emit("sacrificed", rules, {"seat": seat, "card": NAMES[card]})
        state.sacrifice(card)
        carry_out.now(state, seat, SACRIFICED[card], card)


class End(MainAction):
    """End the Main phase, when one wants (HR-18, HR-21, AMB-HR-11)."""


PLAY = Play("play", CARD)
EXPEND = Expend("expend", CARD)
ALLY = Ally("ally", CARD)
SACRIFICE = Sacrifice("sacrifice", CARD)
END = End("end")


def idle(state: HeroRealmsState, seat: int) -> frozenset[ActionType]:
    """What has nothing on offer now, by the pools and zones it needs."""
    return _IDLE[
        not state.hands[seat],
        not state.expendable(seat),
        not state.fresh,
        not state.gold and not state.discounts,
        not state.combat,
        not state.beside[seat],
    ]


class _Idle(dict[tuple[bool, ...], frozenset[ActionType]]):
    """The types of action that need what is missing."""

    def __missing__(self, key: tuple[bool, ...]) -> frozenset[ActionType]:
        needs = ((PLAY,), (EXPEND,), (ALLY,), (ACQUIRE,), (ATTACK, STRIKE), (USE_SKILL, USE_ABILITY))
        self[key] = found = frozenset(
            [kind for missing, kinds in zip(key, needs, strict=True) if missing for kind in kinds]
        )
        return found


_IDLE = _Idle()

# HR-17: any of these, in any order, as often as one can, until one ends the phase
MAIN = DecisionType(
    "main", "HR-17",
    PLAY, EXPEND, ALLY, SACRIFICE, ACQUIRE, ATTACK, STRIKE, USE_SKILL, USE_ABILITY, END,
    until=(END,), idle=idle,
)  # fmt: skip

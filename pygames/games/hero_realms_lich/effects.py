"""The effects and counters of the Lich's cards that the base game lacks, one function each."""

from __future__ import annotations

from pygames.engine.decision import DecisionType
from pygames.engine.errors import Refusal
from pygames.games.hero_realms.asking import must_discard, stunnable
from pygames.games.hero_realms.cards import CAN_BE_STUNNED, CARD, COST, IS_CHAMPION, IS_GEM, NAMES
from pygames.games.hero_realms.champions import damage as mark
from pygames.games.hero_realms.ending import check_health
from pygames.games.hero_realms.ending import lose_health as take_health
from pygames.games.hero_realms.market import WHICH, out_of_reach, take_card, ways
from pygames.games.hero_realms.refusals import AnswerAction, no
from pygames.games.hero_realms_lich.preventing import forced_discards
from pygames.games.hero_realms_lich.state import LichState
from pygames.games.hero_realms_lich.vocabulary import counter, effect

__all__ = ["party"]


@counter
def party(state: LichState, seat: int, card: int) -> int:
    """The size of the party at the beginning (HRL-29)."""
    return state.party_size()


@counter
def champions_discarded(state: LichState, seat: int, card: int) -> int:
    """Champions in one's discard pile; minions are never there (HRL-44)."""
    return len([other for other in state.discards[seat] if IS_CHAMPION[other]])


# --- summoning ---


def summon_minion(state: LichState, seat: int, rule: str) -> None:
    """The top minion of the grimoire comes into play (HRL-41); without one nothing happens (AMB-HRL-24)."""
    if state.grimoires[seat]:
        card, state.grimoires[seat] = state.draw_top(state.grimoires[seat])
        state.minions[seat] += (card,)
        state.brought += (card,)
        state.emit("summoned", rule, {"seat": seat, "card": NAMES[card]}, reveals=True)
    else:
        state.emit("empty_grimoire", "AMB-HRL-24", {"seat": seat})


@effect
def summon(state: LichState, seat: int, card: int, other: int, n: int, per: str = "") -> None:
    """So many minions come."""
    for _ in range(n * (state.vocabulary.counters[per](state, seat, card) if per else 1)):
        summon_minion(state, seat, "HRL-41")


# --- opponents ---


@effect
def discard(state: LichState, seat: int, card: int, other: int, n: int) -> None:
    """What an opponent makes the boss discard, it may prevent (HRL-50, AMB-HRL-16)."""
    if must_discard(state, other, n):
        state.then(forced_discards(other, n, card))


@effect
def lose_each(state: LichState, seat: int, card: int, other: int, n: int) -> None:
    """Each opponent loses health, whatever challenges there are (AMB-HRL-20); a boss three times (HRL-32)."""
    for opponent in state.opponents(seat):
        amount = n * state.times()
        lost = take_health(state, opponent, amount)
        state.emit("lost_health", "HR-76", {"seat": opponent, "n": amount, "lost": lost})
    check_health(state)


@effect
def damage_each(state: LichState, seat: int, card: int, other: int, n: int, scope: str) -> None:
    """Damage to each opponent, guards or not, perhaps to each of his champions, these but once (HRL-32)."""
    opponents = state.opponents(seat)
    if scope == "players_and_champions":
        for opponent in opponents:
            mark(state, opponent, state.ranks(opponent), n, "HR-75")
    for opponent in opponents:  # all at once (HR-110); told last, so that what they fell of follows
        amount = n * state.times()
        lost = take_health(state, opponent, amount)
        state.emit("hurt", "HR-75", {"seat": opponent, "n": amount, "lost": lost})
    check_health(state)


@effect
def stun_all(state: LichState, seat: int, card: int, other: int) -> None:
    """All champions of the player aimed at are stunned, guards or not, in spite of challenges (HRL-56)."""
    rules = "HR-73" if other in state.targets(seat) else "HR-73 HRL-56"
    if not state.ranks(other):
        state.emit("no_champions", "HR-26", {"seat": seat, "other": other})
    for champion in state.ranks(other):
        state.stun(other, champion, rules)


@effect
def discard_hand(state: LichState, seat: int, card: int, other: int) -> None:
    """The defeated player aimed at discards the hand; a challenge does not protect it (AMB-HRL-09)."""
    give_up_hand(state, other, "AMB-HRL-09")


def give_up_hand(state: LichState, seat: int, rule: str) -> None:
    """All cards of a hand are discarded."""
    hand = state.hands[seat]
    for card in hand:
        state.leave_hand(seat, card)
        state.emit("discarded", rule, {"seat": seat, "card": NAMES[card]}, reveals=True)
    state.lay_aside(seat, hand)


# --- stunning without a target ---


def exposed(state: LichState, seat: int) -> list[int]:
    """What "stun an opposing champion" reaches: guards protect nothing from it (HR-73, AMB-HR-03)."""
    if not state.past_guards:
        return stunnable(state, seat)
    return [card for owner in state.prey(seat) for card in state.ranks(owner)]


class Crush(AnswerAction):
    """Stun an opposing champion, behind guards, too (HR-73)."""

    moment = ("HR-73", "no_stun")

    def options(self, state: LichState, seat: int) -> list[int]:
        return exposed(state, seat)

    def check(self, state: LichState, seat: int, card: int) -> Refusal | None:
        if card in exposed(state, seat):
            return None
        owner = state.owner(card)
        if owner == seat:
            return no("HR-73", "own_champion", card=NAMES[card])
        if owner < 0:
            key = "no_champion_there" if CAN_BE_STUNNED[card] else "not_a_champion"
            return no("HR-73", key, card=NAMES[card])
        return no("AMB-HR-03", "guard_first", card=NAMES[card], card2=NAMES[state.guard_of(owner)])

    def apply(self, state: LichState, seat: int, card: int) -> None:
        state.stun(state.owner(card), card, "HR-73")


CRUSH = Crush("stun-any", CARD)
CRUSHING = DecisionType("stun-any", "HR-73", CRUSH)


@effect
def stun_opposing(state: LichState, seat: int, card: int, other: int) -> None:
    """Stun an opposing champion; ignored when there is none (HR-74)."""
    found = exposed(state, seat)
    if not found:
        state.emit("no_target", "HR-74", {"seat": seat})
    elif len(found) == 1:
        state.stun(state.owner(found[0]), found[0], "HR-73")
    else:
        state.then(CRUSHING(seat, card))


# --- acquiring for nothing ---

FREE = "AMB-HR-30"


def free_cards(state: LichState, most: int) -> list[int]:
    """What may be acquired for nothing: of the row, or the Fire Gem on top (AMB-HR-30)."""
    return [card for card in (*state.row, *state.gems[-1:]) if COST[card] <= most]


class TakeFree(AnswerAction):
    """Acquire a card without paying; otherwise as always (HR-78, AMB-HR-30)."""

    moment = ("AMB-HR-30", "no_free_card")

    def options(self, state: LichState, seat: int) -> list[int]:
        return free_cards(state, state.context[1])

    def check(self, state: LichState, seat: int, card: int) -> Refusal | None:
        if card in free_cards(state, state.context[1]):
            return None
        if card in state.row or (IS_GEM[card] and card in state.gems[-1:]):
            return no("AMB-HR-30", "not_so_dear", card=NAMES[card], n=state.context[1])
        return out_of_reach(state, seat, card) or no("AMB-HR-30", "row_or_gem", card=NAMES[card])

    def apply(self, state: LichState, seat: int, card: int) -> None:
        take_free(state, seat, card)


def take_free(state: LichState, seat: int, card: int) -> None:
    """The card comes as any other, perhaps where an effect that waits says (HR-84)."""
    found = ways(state, card)
    if len(found) > 1:
        state.then(WHICH(seat, card, 0, FREE))  # HR-87
    else:
        take_card(state, seat, card, found[0] if found else "", 0, FREE)


TAKE_FREE = TakeFree("acquire-free", CARD)
TAKING = DecisionType("free", "AMB-HR-30", TAKE_FREE)


@effect
def acquire_free(state: LichState, seat: int, card: int, other: int, most: int) -> None:
    """A card of such a cost is acquired for nothing; not using the power is the way to decline (HR-27)."""
    found = free_cards(state, most)
    if len(found) > 1:
        state.then(TAKING(seat, card, most))
    elif found:
        take_free(state, seat, found[0])

"""The effects that ask, and what may be answered. A decision's context begins with the card that asks.

Where there is one answer only and it cannot be declined, nobody is asked.
"""

from __future__ import annotations

from pygames.engine.decision import DecisionType
from pygames.engine.errors import Refusal
from pygames.engine.state import step
from pygames.games.hero_realms.abilities import carry_out, fits
from pygames.games.hero_realms.cards import (
    CARD,
    CARDS,
    IS_CHAMPION,
    IS_GEM,
    NAMES,
    NUMBER,
    PLAYER,
    SIDE,
    lines_of_faces,
)
from pygames.games.hero_realms.champions import enter
from pygames.games.hero_realms.combat import champion_refused
from pygames.games.hero_realms.passing import PASS
from pygames.games.hero_realms.refusals import AnswerAction, no
from pygames.games.hero_realms.state import HeroRealmsState, without
from pygames.games.hero_realms.vocabulary import effect

# --- whom an effect is aimed at ---


class Aim(AnswerAction):
    """Name the player at whom an effect is aimed (HR-97, HR-99)."""

    moment = ("HR-17", "nobody_aims")

    def options(self, state: HeroRealmsState, seat: int) -> list[int]:
        return state.aims(seat, state.context[1])

    def check(self, state: HeroRealmsState, seat: int, other: int) -> Refusal | None:
        if other in state.aims(seat, state.context[1]):
            return None
        if other >= state.seats:
            return no("HR-64", "nobody_there")
        return no(*state.no_aim(seat, other, state.context[1]), other=other)

    def apply(self, state: HeroRealmsState, seat: int, other: int) -> None:
        card, _, key = state.context
        state.emit("aimed", "", {"seat": seat, "other": other})  # by the card's own rule
        carry_out.now(state, seat, key, card, other)


AIM = Aim("target", PLAYER)
AIMING = DecisionType("target", "HR-97", AIM)


@effect
def aim(state: HeroRealmsState, seat: int, card: int, other: int, at: str, then: str) -> None:
    """Target player, or target opponent: what follows concerns him."""
    targets = state.aims(seat, at)
    if len(targets) > 1:
        state.then(AIMING(seat, card, at, then))
    elif targets:
        carry_out.now(state, seat, then, card, targets[0])


# --- discarding ---


class Discard(AnswerAction):
    """Put a card of one's hand on one's discard pile (HR-97)."""

    moment = ("HR-97", "no_discard")

    def options(self, state: HeroRealmsState, seat: int) -> tuple[int, ...]:
        return state.hands[seat]

    def check(self, state: HeroRealmsState, seat: int, card: int) -> Refusal | None:
        if card in state.hands[seat]:
            return None
        return no(discard_rule(state, seat, state.context[0]), "not_in_hand", card=NAMES[card])

    def apply(self, state: HeroRealmsState, seat: int, card: int) -> None:
        discard_card(state, seat, card, state.context[0])


DRAWN = {"may": "HR-100", "up_to": "HR-101", "must": "HR-102"}


def discard_rule(state: HeroRealmsState, seat: int, by: int) -> str:
    """By which rule a player discards: an opponent's card makes him (HR-97), or his own that has drawn."""
    if by not in state.played[seat] and by not in state.expendable(seat):
        return "HR-97"
    return DRAWN.get(state.drawn_by, "HR-97")


def _asking_rule(state: HeroRealmsState) -> str:
    return discard_rule(state, state.seat_to_act, state.context[0])


DISCARD = Discard("discard", CARD)
DISCARDING = DecisionType("discard", "HR-97", DISCARD, rule_of=_asking_rule)


def discard_card(state: HeroRealmsState, seat: int, card: int, by: int) -> None:
    """A card of a hand goes to its owner's discard pile, where all see it (HR-06)."""
    state.leave_hand(seat, card)
    state.lay_aside(seat, (card,))
    if state.log is not None:
        state.emit("discarded", discard_rule(state, seat, by), {"seat": seat, "card": NAMES[card]})
    state.discarded(seat, card)


@step
def discard_cards(state: HeroRealmsState, seat: int, n: int, card: int) -> None:
    """A player discards so many cards, one after the other; with an empty hand nothing happens (HR-98)."""
    hand = state.hands[seat]
    if not hand or n == 0 or state.out[seat]:
        return
    if len(hand) == 1:
        discard_card(state, seat, hand[0], card)
    else:
        state.then(DISCARDING(seat, card), discard_cards(seat, n - 1, card))


@effect
def discard(state: HeroRealmsState, seat: int, card: int, other: int, n: int) -> None:
    """The player aimed at discards, at once (HR-97), or at the beginning of his turn (AMB-HR-08)."""
    if must_discard(state, other, n):
        state.then(discard_cards(other, n, card))


def must_discard(state: HeroRealmsState, seat: int, n: int) -> bool:
    """Whether a player discards now: not without a card in hand, nor when it is owed until his turn."""
    if not state.hands[seat]:
        state.emit("no_hand", "HR-98", {"seat": seat})
        return False
    if state.discards_later:
        state.owed[seat] += n
        state.emit("owes", "AMB-HR-08", {"seat": seat, "n": n})
    return not state.discards_later


class Draw(AnswerAction):
    """Draw so many cards, then discard as many as really came (HR-100, HR-101)."""

    moment = ("HR-101", "no_draw")

    def options(self, state: HeroRealmsState, seat: int) -> range:
        return range(1, state.context[1] + 1)

    def check(self, state: HeroRealmsState, seat: int, n: int) -> Refusal | None:
        most: int = state.context[1]
        if n == 0:
            return no("HR-28", "pass_instead")
        return None if n <= most else no("HR-28", "up_to", n=most)

    def apply(self, state: HeroRealmsState, seat: int, n: int) -> None:
        card = state.context[0]
        state.then(discard_cards(seat, state.draw_cards(seat, n), card))


DRAW = Draw("draw", NUMBER)
DRAWING = DecisionType(
    "draw", "HR-101", DRAW, PASS, rule_of=lambda state: DRAWN.get(state.drawn_by, "HR-101")
)


@effect
def draw_then_discard(state: HeroRealmsState, seat: int, card: int, other: int, n: int, mode: str) -> None:
    """May (HR-100) or up to (HR-101): as many are discarded as came. Must: draw, then discard (HR-102).

    Nobody is asked when there is nothing to draw (AMB-HR-10); what must be discarded is (AMB-HR-09).
    """
    state.drawn_by = mode
    if mode == "must":
        state.draw_cards(seat, n)
        state.then(discard_cards(seat, n, card))
        return
    there = min(n, state.can_draw(seat))
    if there:
        state.then(DRAWING(seat, card, there))
    else:
        state.emit("none_drawn", f"HR-94 AMB-HR-10 {DRAWN[mode]}", {"seat": seat})


# --- one of several ---


class Choose(AnswerAction):
    """Exactly one side of "A or B" (HR-29), even one without effect (AMB-HR-36)."""

    moment = ("HR-29", "nothing_to_choose")

    def options(self, state: HeroRealmsState, seat: int) -> range:
        return range(len(state.context[2]))

    def check(self, state: HeroRealmsState, seat: int, side: int) -> Refusal | None:
        sides = len(state.context[2])
        return None if side < sides else no("HR-29", "one_of", n=sides)

    def apply(self, state: HeroRealmsState, seat: int, side: int) -> None:
        card, other, sides = state.context
        carry_out.now(state, seat, sides[side], card, other)


CHOOSE = Choose("choose", SIDE)
CHOICE = DecisionType("choice", "HR-29", CHOOSE)


@effect
def choose_one(state: HeroRealmsState, seat: int, card: int, other: int, sides: tuple[str, ...]) -> None:
    """A or B, at the user's choice."""
    state.then(CHOICE(seat, card, other, sides))


# --- stunning ---


class Stun(AnswerAction):
    """Stun a champion of an opponent that guards leave open, whatever its defense (HR-72, AMB-HR-02)."""

    moment = ("HR-72", "no_stun")

    def options(self, state: HeroRealmsState, seat: int) -> list[int]:
        return stunnable(state, seat)

    def check(self, state: HeroRealmsState, seat: int, card: int) -> Refusal | None:
        return champion_refused(state, seat, card, "HR-72")

    def apply(self, state: HeroRealmsState, seat: int, card: int) -> None:
        state.stun(state.owner(card), card, "HR-72")


def stunnable(state: HeroRealmsState, seat: int) -> list[int]:
    """The champions that "stun target champion" may be aimed at."""
    return [card for owner in state.prey(seat) for card in state.open_champions(owner)]


STUN = Stun("stun", CARD)
STUNNING = DecisionType("stun", "HR-72", STUN)
MAY_STUN = DecisionType("may-stun", "HR-72", STUN, PASS)


@effect
def stun(state: HeroRealmsState, seat: int, card: int, other: int, mode: str) -> None:
    """Stun target champion; ignored when there is none (HR-74)."""
    found = stunnable(state, seat)
    if not found:
        state.emit("no_target", "HR-74", {"seat": seat})
    elif mode == "may":
        state.then(MAY_STUN(seat, card))
    elif len(found) == 1:
        state.stun(state.owner(found[0]), found[0], "HR-72")
    else:
        state.then(STUNNING(seat, card))


# --- sacrificing ---


class Banish(AnswerAction):
    """Sacrifice a card of one's hand or discard pile, no other (HR-53, AMB-HR-39)."""

    moment = ("HR-53", "no_banish")

    def options(self, state: HeroRealmsState, seat: int) -> tuple[int, ...]:
        return state.hands[seat] + state.discards[seat]

    def check(self, state: HeroRealmsState, seat: int, card: int) -> Refusal | None:
        if card in state.hands[seat] or card in state.discards[seat]:
            return None
        if card in state.in_play(seat):
            return no("AMB-HR-39", "banish_in_play", card=NAMES[card])
        return no("HR-53", "not_in_hand_or_discard", card=NAMES[card])

    def apply(self, state: HeroRealmsState, seat: int, card: int) -> None:
        by, n, then = state.context
        if card in state.hands[seat]:
            state.leave_hand(seat, card)
        else:
            state.discards[seat] = without(state.discards[seat], card)
        rules = "HR-51 HR-52" if IS_GEM[card] else "HR-50 HR-52"
        if then:
            rules += " HR-54"
        if state.decision is SACRIFICING and by in TAKES_SEVERAL:
            rules += " HR-55"
        state.emit("sacrificed", rules, {"seat": seat, "card": NAMES[card]})
        state.sacrifice(card)
        if n > 1 and (state.hands[seat] or state.discards[seat]):
            state.then(SACRIFICING(seat, by, n - 1, then))  # HR-55
        if then:
            carry_out.now(state, seat, then, by)  # HR-54


TAKES_SEVERAL = frozenset(  # cards
    card
    for card, face in enumerate(CARDS)
    for line in lines_of_faces([face.id])
    if line.effect == "sacrifice_cards" and line.params["n"] > 1
)
BANISH = Banish("banish", CARD)
SACRIFICING = DecisionType("sacrifice", "HR-53", BANISH, PASS)


@effect
def sacrifice_cards(state: HeroRealmsState, seat: int, card: int, other: int, n: int, then: str = "") -> None:
    """The user may sacrifice up to so many cards of his hand and discard pile (HR-53, HR-55)."""
    if state.hands[seat] or state.discards[seat]:
        state.then(SACRIFICING(seat, card, n, then))
    else:
        state.emit("none_to_sacrifice", "HR-26 HR-53", {"seat": seat})


# --- from the discard pile ---


class TopDeck(AnswerAction):
    """Put a card of one's discard pile on top of one's deck (HR-103)."""

    moment = ("HR-103", "no_topdeck")

    def options(self, state: HeroRealmsState, seat: int) -> list[int]:
        only = state.context[1]
        return [card for card in state.discards[seat] if fits(only, card)]

    def check(self, state: HeroRealmsState, seat: int, card: int) -> Refusal | None:
        if card not in state.discards[seat]:
            return no("HR-103", "not_in_discard", card=NAMES[card])
        return None if fits(state.context[1], card) else no("HR-103", "not_a_champion", card=NAMES[card])

    def apply(self, state: HeroRealmsState, seat: int, card: int) -> None:
        put_back(state, seat, card)


def put_back(state: HeroRealmsState, seat: int, card: int) -> None:
    """A card goes from the discard pile onto the deck; all see it there."""
    state.discards[seat] = without(state.discards[seat], card)
    state.put_on_deck(seat, card)
    state.emit("topdecked", "HR-103", {"seat": seat, "card": NAMES[card]})


TOPDECK = TopDeck("topdeck", CARD)
PUTTING = DecisionType("put", "HR-103", TOPDECK)
MAY_PUT = DecisionType("may-put", "HR-103", TOPDECK, PASS)


@effect
def top_deck_from_discard(
    state: HeroRealmsState, seat: int, card: int, other: int, only: str, mode: str
) -> None:
    """A card of the own discard pile on top of the own deck; skipped when none fits (HR-26, HR-103)."""
    found = [card for card in state.discards[seat] if fits(only, card)]
    if not found:
        state.emit("none_to_put", "HR-26 HR-103", {"seat": seat})
    elif mode == "may":
        state.then(MAY_PUT(seat, card, only))
    elif len(found) == 1:
        put_back(state, seat, found[0])
    else:
        state.then(PUTTING(seat, card, only))


class Raise(AnswerAction):
    """Put into play a champion that was stunned since the end of one's last turn (HR-127)."""

    moment = ("HR-127", "no_raise")

    def options(self, state: HeroRealmsState, seat: int) -> list[int]:
        return raisable(state, seat)

    def check(self, state: HeroRealmsState, seat: int, card: int) -> Refusal | None:
        if card not in state.discards[seat]:
            return no("HR-127", "not_in_discard", card=NAMES[card])
        if not IS_CHAMPION[card]:
            return no("HR-127", "not_a_champion", card=NAMES[card])
        return None if card in state.stunned[seat] else no("HR-127", "not_stunned", card=NAMES[card])

    def apply(self, state: HeroRealmsState, seat: int, card: int) -> None:
        come_back(state, seat, card)


def raisable(state: HeroRealmsState, seat: int) -> list[int]:
    """One's champions that were stunned lately and still lie in the discard pile."""
    return [card for card in state.stunned[seat] if card in state.discards[seat]]


def come_back(state: HeroRealmsState, seat: int, card: int) -> None:
    """A champion comes from the discard pile into play, prepared; that is not playing it (AMB-HR-17)."""
    state.discards[seat] = without(state.discards[seat], card)
    state.stunned[seat] = without(state.stunned[seat], card)
    state.emit("raised", "HR-127", {"seat": seat, "card": NAMES[card]})
    state.brought += (card,)
    enter(state, seat, card)


RAISE = Raise("raise", CARD)
RAISING = DecisionType("raise", "HR-127", RAISE)


@effect
def put_into_play(state: HeroRealmsState, seat: int, card: int, other: int) -> None:
    """A champion of the own discard pile that was stunned comes back; skipped when there is none (HR-26)."""
    found = raisable(state, seat)
    if len(found) == 1:
        come_back(state, seat, found[0])
    elif found:
        state.then(RAISING(seat, card))
    else:
        state.emit("nothing_back", "HR-26 HR-127", {"seat": seat})


# --- preparing ---


class Prepare(AnswerAction):
    """Turn an expended champion of one's own upright (HR-104, AMB-HR-33)."""

    moment = ("HR-104", "no_prepare")

    def options(self, state: HeroRealmsState, seat: int) -> list[int]:
        return sideways(state, seat)

    def check(self, state: HeroRealmsState, seat: int, card: int) -> Refusal | None:
        if card not in state.champions[seat]:
            return no("HR-104", "no_own_champion", card=NAMES[card])
        return None if card in state.expended[seat] else no("HR-104", "is_prepared", card=NAMES[card])

    def apply(self, state: HeroRealmsState, seat: int, card: int) -> None:
        make_ready(state, seat, card)


def sideways(state: HeroRealmsState, seat: int) -> list[int]:
    """One's expended champions; the skill is none (HR-118)."""
    return [card for card in state.champions[seat] if card in state.expended[seat]]


def make_ready(state: HeroRealmsState, seat: int, card: int) -> None:
    """An expended champion stands upright again; its ally ability is not renewed (HR-46)."""
    state.expended[seat] = without(state.expended[seat], card)
    state.emit("prepared", "HR-104", {"seat": seat, "card": NAMES[card]})


PREPARE = Prepare("prepare", CARD)
PREPARING = DecisionType("prepare", "HR-104", PREPARE)


@effect
def prepare(state: HeroRealmsState, seat: int, card: int, other: int) -> None:
    """Prepare one of the own champions; skipped when none is expended."""
    found = sideways(state, seat)
    if len(found) == 1:
        make_ready(state, seat, found[0])
    elif found:
        state.then(PREPARING(seat, card))
    else:
        state.emit("none_to_prepare", "HR-26 HR-104", {"seat": seat})

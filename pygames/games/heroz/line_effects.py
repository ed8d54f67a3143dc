"""The formations of the lines act (HZ-29, HZ-30, HZ-37 to HZ-40)."""

from __future__ import annotations

from pygames.engine.action import ActionType
from pygames.engine.decision import DecisionType
from pygames.engine.errors import Refusal
from pygames.engine.state import step
from pygames.games.heroz.cards import CARD, DECK, NAMES, PRIZE, prize_of
from pygames.games.heroz.empty_deck import draw_late
from pygames.games.heroz.formations import BY_SUIT, KINDS, due_formations, has_acted, line_formations
from pygames.games.heroz.passing import must_act
from pygames.games.heroz.places import EFFECT
from pygames.games.heroz.refusals import no
from pygames.games.heroz.state import HerozState, without


@step
def effects(state: HerozState) -> None:
    """Those that are due act: all of the active player's in his order, then the other's (HZ-30)."""
    for seat in (state.active, 1 - state.active):
        due = due_formations(state, seat)
        if due:
            state.then(ORDER(seat) if len(due) > 1 else act(seat, due[0][1]), effects())
            return


@step
def act(state: HerozState, seat: int, effect: int) -> None:
    """One line formation acts, whether its owner likes it or not (AMB-HZ-14), if it can (AMB-HZ-56)."""
    line, kind = divmod(effect, 2)
    formation = next(it for it in line_formations(state, seat, line) if it[1] == effect)
    state.fired += (formation,)
    size = len(formation[3])
    other = 1 - seat
    if kind == BY_SUIT and size == 2:
        state.emit("formation_draw", "HZ-37 HZ-29", {"seat": seat, "line": line + 1})
        draw_late(state, seat, "HZ-37")
    elif kind == BY_SUIT:
        state.emit("formation_recall", "HZ-38 HZ-31 HZ-29", {"seat": seat, "line": line + 1})
        if state.discards[seat]:
            state.then(RECALLING(seat))
    elif size == 2:
        state.emit("formation_steal", "HZ-39 HZ-29", {"seat": seat, "other": other, "line": line + 1})
        if state.hands[other]:
            steal(state, seat)
    else:
        state.emit("formation_plunder", "HZ-40 HZ-31 HZ-29", {"seat": seat, "other": other, "line": line + 1})
        if state.won[other]:
            state.then(PLUNDERING(seat))


def steal(state: HerozState, seat: int) -> None:
    """A card of the enemy's hand, by chance, goes face up on the enemy's deck (HZ-39)."""
    other = 1 - seat
    hand = state.hands[other]
    card = hand[state.below(len(hand))]
    state.play_from_hand(other, card)
    state.put_on_deck(other, card)
    state.emit("stolen", "HZ-39", {"seat": seat, "other": other, "card": NAMES[card]}, reveals=True)


class Resolve(ActionType):
    """Of several formations that are due, this one acts next (HZ-30)."""

    def options(self, state: HerozState, seat: int) -> list[int]:
        return [formation[1] for formation in due_formations(state, seat)]

    def check(self, state: HerozState, seat: int, effect: int) -> Refusal | None:
        return None if effect in self.options(state, seat) else _not_due(state, seat, effect)

    def untimely(self, state: HerozState, seat: int, effect: int) -> Refusal:
        """In combat what there is acts at once, so that more than the order is wrong (HZ-29)."""
        return _not_due(state, seat, effect) if state.step else no("HZ-30", "not_order")

    def apply(self, state: HerozState, seat: int, effect: int) -> None:
        state.then(act(seat, effect))


def _not_due(state: HerozState, seat: int, effect: int) -> Refusal:
    """Why a line formation does not act: there is none, it has acted, or another has to act first."""
    for formation in line_formations(state, seat, effect // len(KINDS)):
        if formation[1] == effect:
            acted = has_acted(state, formation)
            return no("AMB-HZ-16", "has_acted", effect=EFFECT.words[effect]) if acted else must_act(state)
    return no("HZ-32", "no_formation", effect=EFFECT.words[effect])


class Recall(ActionType):
    """A card of one's discard goes face up on one's deck (HZ-38)."""

    moment = ("HZ-38", "not_recall")

    def options(self, state: HerozState, seat: int) -> tuple[int, ...]:
        return state.discards[seat]

    def check(self, state: HerozState, seat: int, card: int) -> Refusal | None:
        if card in state.discards[seat]:
            return None
        return no("HZ-38", "not_in_discard", card=NAMES[card], seat=seat)

    def apply(self, state: HerozState, seat: int, card: int) -> None:
        discard = state.discards[seat]
        state.discards[seat] = without(discard, discard.index(card))
        state.put_on_deck(seat, card)
        state.emit("recalled", "HZ-38", {"seat": seat, "card": NAMES[card]})


class Plunder(ActionType):
    """A card of the enemy's victory points goes face up on the enemy's deck (HZ-40)."""

    moment = ("HZ-40", "not_plunder")

    def options(self, state: HerozState, seat: int) -> list[int]:
        return [prize_of(1 - seat, card) for card, _ in state.won[1 - seat]]

    def check(self, state: HerozState, seat: int, prize: int) -> Refusal | None:
        owner, card = divmod(prize, DECK)
        if owner == seat:
            return no("HZ-40", "own_prize")
        if any(card == won for won, _ in state.won[owner]):
            return None
        return no("HZ-40", "not_won", card=NAMES[card], other=owner)

    def apply(self, state: HerozState, seat: int, prize: int) -> None:
        other, card = divmod(prize, DECK)
        value = next(value for won, value in state.won[other] if won == card)
        state.won[other] = tuple(entry for entry in state.won[other] if entry[0] != card)
        state.put_on_deck(other, card)
        state.emit("plundered", "HZ-40", {"seat": seat, "other": other, "card": NAMES[card], "n": value})


RESOLVE = Resolve("resolve", EFFECT)
RECALL = Recall("recall", CARD)
PLUNDER = Plunder("plunder", PRIZE)

ORDER = DecisionType("order", "HZ-30", RESOLVE)
RECALLING = DecisionType("recall", "HZ-38", RECALL)
PLUNDERING = DecisionType("plunder", "HZ-40", PLUNDER)

"""Looking at the top cards of one's deck and arranging them (HR-129)."""

from __future__ import annotations

from pygames.engine.decision import DecisionType
from pygames.engine.errors import Refusal
from pygames.engine.state import step
from pygames.games.hero_realms.cards import CARD, NAMES
from pygames.games.hero_realms.refusals import AnswerAction, no
from pygames.games.hero_realms.state import HeroRealmsState, listed, without
from pygames.games.hero_realms.vocabulary import effect


class Arrange(AnswerAction):
    """What is done with one of the cards looked at."""

    moment = ("HR-129", "not_tracking")

    def options(self, state: HeroRealmsState, seat: int) -> tuple[int, ...]:
        return state.looking

    def check(self, state: HeroRealmsState, seat: int, card: int) -> Refusal | None:
        return None if card in state.looking else no("HR-129", "not_looked_at", card=NAMES[card])


class Dismiss(Arrange):
    """Put it on the discard pile; so many at the most."""

    def options(self, state: HeroRealmsState, seat: int) -> tuple[int, ...]:
        return state.looking if state.context[1] else ()

    def check(self, state: HeroRealmsState, seat: int, card: int) -> Refusal | None:
        if not state.context[1]:
            return no("HR-129", "dismissed_enough")
        return super().check(state, seat, card)

    def apply(self, state: HeroRealmsState, seat: int, card: int) -> None:
        by, left = state.context
        state.looking = without(state.looking, card)
        state.discards[seat] += (card,)
        state.emit("discarded", "HR-129", {"seat": seat, "card": NAMES[card]}, reveals=True)
        state.then(arrange(seat, by, left - 1))


class PutBack(Arrange):
    """Put it back on the deck; the last one put back lies on top."""

    def apply(self, state: HeroRealmsState, seat: int, card: int) -> None:
        by, left = state.context
        back(state, seat, card)
        state.then(arrange(seat, by, left))


def back(state: HeroRealmsState, seat: int, card: int) -> None:
    """A card that the player has looked at lies on his deck; nobody else knows which."""
    state.looking = without(state.looking, card)
    state.put_on_deck(seat, card, 1 << seat)
    state.emit("put_back", "HR-129", {"seat": seat}, to=seat, secret={"card": NAMES[card]})


DISMISS = Dismiss("dismiss", CARD)
PUT_BACK = PutBack("put-back", CARD)
TRACKING = DecisionType("track", "HR-129", PUT_BACK, DISMISS)


@step
def arrange(state: HeroRealmsState, seat: int, card: int, left: int) -> None:
    """Until every card looked at lies somewhere; the last one needs no question when it must go back."""
    if len(state.looking) == 1 and not left:
        back(state, seat, state.looking[0])
    elif state.looking:
        state.then(TRACKING(seat, card, left))


@effect
def look_and_arrange(state: HeroRealmsState, seat: int, card: int, other: int, n: int, most: int) -> None:
    """Look at the top cards, the discard pile being shuffled under them if need be (AMB-HR-19)."""
    looking: list[int] = []
    while len(looking) < n:
        top = state.take_top(seat)
        if top is None:
            break
        looking.append(top[0])
    if not looking:
        return
    state.looking = tuple(looking)
    secret: dict[str, int | str] = {"cards": listed(looking)}
    state.emit("looked", "HR-129", {"seat": seat, "n": len(looking)}, to=seat, secret=secret, reveals=True)
    state.then(arrange(seat, card, most))

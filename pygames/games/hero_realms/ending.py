"""How players go out of the game, and how it ends."""

from __future__ import annotations

from pygames.core.state import Result, step
from pygames.games.hero_realms.state import FIRST_BLOOD, LAST_STANDING, HeroRealmsState

REWARD = 10  # HR-146


def lose_health(state: HeroRealmsState, seat: int, n: int) -> None:
    """Take health from a player; who is out is tested after the whole instruction (HR-110)."""
    state.health[seat] -= n


def check_health(state: HeroRealmsState) -> None:
    """Whoever has no health left is out of the game at once (HR-109), all together (HR-110, AMB-HR-21)."""
    fallen = [seat for seat in state.living() if state.health[seat] <= 0]
    if not fallen:
        return
    for seat in fallen:
        state.out[seat] = True
        state.emit("out", "HR-109", seat=seat)
    for seat in fallen:
        _leave(state, seat)
    living = state.living()
    if state.format == FIRST_BLOOD:
        winners = {state.left_of(seat, -1) for seat in fallen} & set(living)
        state.end(Result(tuple(sorted(winners)), "blood" if winners else "draw", "HR-145"))
    elif len(living) == 1:
        state.end(Result((living[0],), "last", "HR-112"))
    elif not living:
        state.end(Result((), "draw", "HR-114"))
    else:
        if state.format == LAST_STANDING:
            for seat in fallen:
                _reward(state, state.left_of(seat, -1))
        if state.out[state.active]:
            state.then(break_off())


def _leave(state: HeroRealmsState, seat: int) -> None:
    """All cards of a player who is out leave the game; nothing else is touched (HR-111, AMB-HR-22)."""
    cards = [*state.decks[seat], *[card for card, _ in state.tops[seat]], *state.hands[seat]]
    cards += [*state.discards[seat], *state.in_play(seat), *state.beside[seat]]
    if seat == state.active:
        cards += state.looking
        state.looking = ()
    state.left = tuple(sorted((*state.left, *cards)))
    for zone in (state.decks, state.tops, state.hands, state.shown, state.discards, state.played):
        zone[seat] = ()
    for zone in (state.champions, state.expended, state.stunned, state.beside):
        zone[seat] = ()
    state.health[seat] = state.owed[seat] = 0


def _reward(state: HeroRealmsState, seat: int) -> None:
    """The player on the right of one who is out gains health and draws a card (HR-146)."""
    state.heal(seat, REWARD, "HR-146")
    state.draw_cards(seat, 1, "HR-146")


@step
def break_off(state: HeroRealmsState) -> None:
    """A player who is out on his own turn does nothing more: the next one begins (HR-113, AMB-HR-20)."""
    del state.agenda[1:]
    end_of_turn(state)


def end_of_turn(state: HeroRealmsState) -> None:
    """The pools are emptied (HR-105), and what lasts "this turn" ends (HR-106)."""
    state.gold = state.combat = state.gained = 0
    state.history = state.fresh = ()
    state.waiting = ()
    state.discounts = state.late = state.damage = ()
    state.heist = False

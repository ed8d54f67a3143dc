"""Setting up a game with the Lich (HRL-04, HRL-08, HRL-09, HRL-34 to HRL-36, HRL-40, HRL-61)."""

from __future__ import annotations

from pygames.engine.state import step
from pygames.games.hero_realms.cards import HEROES, LICH, LICHES
from pygames.games.hero_realms.preparation import draw_first, lay_out_market
from pygames.games.hero_realms.state import HAND
from pygames.games.hero_realms_lich.state import LichState

assert HEROES == 5  # the largest party (HRL-04)
FIRST_HAND = 3  # HRL-08


def give_boss_deck(state: LichState, seat: int) -> None:
    """The boss has a deck of its own (HRL-03, AMB-HRL-29); the second boss the second copies (HRL-28)."""
    cards = LICHES[seat if state.versus else 0]
    state.packs[seat] = LICH
    state.decks[seat] = cards.deck
    state.grimoires[seat] = cards.minions
    state.unused[seat] = cards.jars
    state.aside[seat] = cards.powers


@step
def lay_out(state: LichState) -> None:
    """The market; the first member begins (AMB-HRL-27), of two bosses the one that the lot names (HR-12)."""
    lay_out_market(state)
    if state.versus:
        draw_first(state)
    else:
        state.active = state.boss


@step
def prepare_bosses(state: LichState) -> None:
    """Ten minions are the grimoire (HRL-40); a jar a member lies face down (HRL-35, HRL-61, HRL-30)."""
    for seat in range(state.seats):
        if state.is_boss(seat):
            state.grimoires[seat] = state.shuffled_pile(state.grimoires[seat])
            jars = state.shuffled(state.unused[seat])
            state.jars[seat], state.unused[seat] = jars[: state.party_size()], jars[state.party_size() :]
            state.reveal_jar(seat)


@step
def deal_hands(state: LichState) -> None:
    """Members begin with three cards (HRL-08), a boss with its hand (HRL-09), or with half of it (HRL-34)."""
    for at in range(state.seats):
        seat = (state.active + 1 + at) % state.seats
        state.decks[seat] = state.shuffled_pile(state.decks[seat])
        if not state.is_boss(seat):
            state.draw_cards(seat, FIRST_HAND, "HRL-08")
        elif state.versus and not at:
            state.draw_cards(seat, (HAND + 1) // 2, "HRL-34")  # AMB-HRL-28
        else:
            state.draw_cards(seat, HAND, "HRL-09")

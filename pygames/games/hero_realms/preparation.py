"""Setting up the game (HR-07 to HR-15)."""

from __future__ import annotations

from collections.abc import Mapping

from pygames.engine.options import OptionValue
from pygames.engine.state import step
from pygames.games.hero_realms.cards import GEMS, MARKET, NAMES
from pygames.games.hero_realms.reasons import behind_hand
from pygames.games.hero_realms.state import HAND, ROW, HeroRealmsState

FIRST_HANDS = (3, 4)  # HR-14; the first player's only, where two play (HR-13)


def fill_table(state: HeroRealmsState, options: Mapping[str, OptionValue]) -> None:
    """The market deck and the Fire Gems, and what players who play against each other may choose."""
    state.twins = bool(options["twins"])
    state.gems_return = bool(options["fire_gem_returns"])
    state.counts_later = bool(options["late_counts"])
    state.discards_later = bool(options["discard_at_start_of_turn"])
    state.capped = bool(options["health_cap"])
    state.limit = int(options["turn_limit"])
    state.market = MARKET
    state.gems = GEMS[::-1]


@step
def lay_out(state: HeroRealmsState) -> None:
    """The market, and who is first."""
    lay_out_market(state)
    draw_first(state)


def lay_out_market(state: HeroRealmsState) -> None:
    """The market deck is shuffled, five cards are laid open (HR-09)."""
    state.market = state.shuffled_pile(state.market)
    row = []
    for _ in range(ROW):
        card, state.market = state.draw_top(state.market)
        row.append(card)
        state.emit("laid_out", "HR-09", {"card": NAMES[card]}, reveals=True)
    state.row = tuple(row)


def draw_first(state: HeroRealmsState) -> None:
    """Who is first is drawn by lot (HR-12)."""
    first = state.below(state.seats)
    state.active = (first - 1) % state.seats  # the turn goes on to the left
    state.emit("first", "HR-12", {"seat": first}, reveals=True)


@step
def deal_hands(state: HeroRealmsState) -> None:
    """Decks are shuffled (HR-08); two begin with 3 and 5 cards (HR-13), more with 3, 4, 5, 5 (HR-14).

    Class packs change nothing of that (HR-117, AMB-HR-26).
    """
    for at in range(state.seats):
        seat = (state.active + 1 + at) % state.seats
        state.decks[seat] = state.shuffled_pile(state.decks[seat])
        short = FIRST_HANDS[:1] if state.seats == 2 else FIRST_HANDS
        hand = short[at] if at < len(short) else HAND
        state.draw_cards(seat, hand, behind_hand(state, seat, "HR-13" if state.seats == 2 else "HR-14"))

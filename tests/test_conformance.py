"""Every game keeps the laws of the core (tests/kit): one line a game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pygames.games.heroz import cards as heroz
from pygames.games.immortal_king import cards as immortal_king
from pygames.games.heroz.places import COLUMNS_OF
from pygames.games.heroz.state import PACKS
from pygames.games.immortal_king.fate import SCENARIOS
from tests.kit.conform import conform

if TYPE_CHECKING:
    from pygames.core.match import Match
    from pygames.games.immortal_king.state import ImmortalKingState
    from pygames.games.heroz.state import HerozState


def heroz_name(_state: HerozState, _pack: str, card: int) -> str:
    return heroz.NAMES[card]


def heroz_known(state: HerozState, seat: int) -> set[tuple[str, int]]:
    """The seat's own troops, and what it has seen of the other's and of cards that lie in a deck."""
    other = 1 - seat
    own = {heroz.card_of(code) for column in COLUMNS_OF[seat] for code in state.columns[column]}
    seen = state.fixed[other] | state.seen[other] | state.kept[other]
    return {
        *((PACKS[seat], card) for card in range(heroz.DECK) if card in own or state.fixed[seat] >> card & 1),
        *((PACKS[other], card) for card in range(heroz.DECK) if seen >> card & 1),
    }


HEROZ = {
    "name": heroz_name,
    "known": heroz_known,
    # a card that a Jack shows, or that comes face up on a deck, may be gone before the next question
    "flashes": ("stolen", "flipped"),
    "most": 3000,
}

TestHeroz = conform("heroz", **HEROZ)


def immortal_king_name(state: ImmortalKingState, pack: str, card: int) -> str:
    return immortal_king.EQUIPMENT.words[card] if pack == "equipment" else state.box.words[card]


def a_party(match: Match, number: int) -> None:
    """Make a party of one to four adventurers, in turn; in the first game leave it open."""
    if not number:
        return
    size = (number - 1) % 4 + 1
    for n in range(1, size + 1):
        match.play(f"enlist A{n}")
    for n in range(1, 6 - size):
        match.play(f"pack E{(n + number) % 7 + 1}")
    match.play("ready")


IMMORTAL_KING = {
    "name": immortal_king_name,
    "most": 1500,
    "prelude": a_party,
    "options": [
        *(
            {"scenario": scenario, "dungeon": dungeon}
            for scenario in SCENARIOS
            for dungeon in ("lair", "traps")
        ),
        {"nemesis": True},
    ],
    "all_seats": True,
}

TestImmortalKing = conform("immortal-king", **IMMORTAL_KING)

"""Every game keeps the laws of the core (tests/conformance.py): one line a game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pygames.games.heroz import cards as heroz
from tests.conformance import conform

if TYPE_CHECKING:
    from pygames.games.heroz.table import HerozTable


def heroz_cards(table: HerozTable) -> dict[str, dict[str, list[str]]]:
    """Where the cards of each player's pack are."""
    return {
        "AB"[seat]: {
            zone: [heroz.NAMES[card & 63] for card in cards]
            for zone, cards in {
                "deck": table.decks[seat],
                "hand": table.hands[seat],
                "discard": table.discards[seat],
                "hero": [hero for hero in [table.heroes[seat]] if hero >= 0],
                "won": [card for card, _ in table.won[seat]],
                "shields": [ace for _, _, owner, ace in table.shields if owner == seat],
                "auras": [hero for target, _, hero in table.auras if target != seat],
                **{f"column {n + 1}": table.columns[seat * 3 + n] for n in range(3)},
            }.items()
        }
        for seat in (0, 1)
    }


def heroz_known(zone: str, card: str) -> bool:
    """A joker lies face down only where a Queen has turned it, before everybody's eyes."""
    return zone.startswith("column") and card in heroz.NAMES[heroz.JOKER :]


HEROZ = {
    "cards": heroz_cards,
    "known": heroz_known,
    # a card that a Jack shows, or that comes face up on a deck, may be gone before the next question
    "flashes": ("stolen", "flipped"),
    "most": 3000,
}

TestHeroz = conform("heroz", **HEROZ)

"""The deck of one player: 54 cards, numbered from 0 (HZ-01).

Card k is of suit k // 13 and rank k % 13 + 1 (1 the ace, 11 to 13 the heroes); 52 and 53 are the
jokers. Each player has such a deck of their own, so a card is known by its number and its owner.
"""

from __future__ import annotations

from pygames.engine.action import Domain
from pygames.words.people import SEAT_LETTERS

Cards = tuple[int, ...]  # a row of cards

SUITS = "♥♦♣♠"
RANKS = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")
DECK = 54
JOKER = 52  # the first of the two
JOKERS = 2
ACE_OF = (0, 13, 26, 39)  # the ace of each suit

SUIT = tuple(k // 13 for k in range(JOKER)) + (-1, -1)
RANK = tuple(k % 13 + 1 for k in range(JOKER)) + (0, 0)

TROOP = tuple(2 <= rank <= 10 for rank in RANK)  # HZ-05; 36 of them, worth 216 in all (HZ-84)
HERO = tuple(rank >= 11 for rank in RANK)  # HZ-09
ACE = tuple(rank == 1 for rank in RANK)
HEROES = frozenset(k for k in range(DECK) if HERO[k])

# what a flipped card adds to a troop at a sacrifice (HZ-43)
SACRIFICE_VALUE = tuple(12 if HERO[k] else RANK[k] for k in range(DECK))

NAMES = tuple(RANKS[RANK[k] - 1] + SUITS[SUIT[k]] for k in range(JOKER)) + ("★1", "★2")
_LETTERS = str.maketrans(SUITS, "hdcs")

CARD = Domain(
    "card",
    NAMES,
    aliases={**{name.translate(_LETTERS).lower(): name for name in NAMES[:JOKER]}, "*1": "★1", "*2": "★2"},
)

# a card in somebody's zone of victory points, with its owner: `B:8♦`
PRIZE = Domain("prize", [f"{seat}:{name}" for seat in SEAT_LETTERS[:2] for name in NAMES])


# A troop in a column is written as its card, with DOWN added while it lies face down (inactive, HZ-54).
DOWN = 64


def is_down(code: int) -> bool:
    """Whether a troop lies face down."""
    return code >= DOWN


def card_of(code: int) -> int:
    """The card of a troop, whichever way it lies."""
    return code & ~DOWN


def prize_of(seat: int, card: int) -> int:
    """The number of a card in a player's zone of victory points."""
    return seat * DECK + card


def card(name: str) -> int:
    """The number of the card so named, as in `card("8♦")` or `card("8d")`."""
    return CARD.parse(name)

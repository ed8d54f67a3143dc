"""Dealing hidden weapons where not every weapon may lie.

Everybody knows that who has equipped did not exceed with his hidden weapon (BQ-28), and, while readings are
chosen for hidden potions, who has one (AMB-BQ-59). `BossQuestState.determinize` says which cards and which
places there are.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from itertools import combinations
from math import prod
from typing import NamedTuple

from pygames.games.boss_quest.cards import POTION

Below = Callable[[int], int]  # a random number from 0 to n - 1
Worths = Mapping[int, int]  # what each card is worth, a potion by its lower reading (AMB-BQ-33)


class UnseenPlace(NamedTuple):
    """Where not every weapon may lie: its worth at the most, whether it is a potion (None: not known)."""

    number: int
    most: int
    potion: bool | None


def deal(places: list[UnseenPlace], worths: Worths, below: Below) -> dict[int, int]:
    """A card for each place, by the place's number: each way is as likely.

    Where it is known of some places whether a potion lies there, it is first drawn which of the others
    have one, by the number of ways to go on.
    """
    if all(place.potion is None for place in places):
        return _fill(places, worths, below)
    potions = {card: worth for card, worth in worths.items() if card >= POTION}
    weapons = {card: worth for card, worth in worths.items() if card < POTION}
    open_ = [place for place in places if place.potion is None]
    ways: list[tuple[int, list[UnseenPlace], list[UnseenPlace]]] = []
    for number in range(min(len(open_), len(potions)) + 1):
        for some in combinations(open_, number):
            with_one = [place for place in places if place.potion or place in some]
            without = [place for place in places if place not in with_one]
            ways.append((_ways(with_one, potions) * _ways(without, weapons), with_one, without))
    drawn = below(sum(count for count, _, _ in ways))
    for count, with_one, without in ways:
        drawn -= count
        if drawn < 0:
            return _fill(with_one, potions, below) | _fill(without, weapons, below)
    raise AssertionError("the true deal is one of the ways")


def _ways(places: list[UnseenPlace], worths: Worths) -> int:
    """In how many ways these cards can come to these places."""
    return prod(
        max(0, sum(worth <= most for worth in worths.values()) - before)
        for before, most in enumerate(sorted(place.most for place in places))
    )


def _fill(places: list[UnseenPlace], worths: Worths, below: Below) -> dict[int, int]:
    """A card for each place, the narrowest first.

    What fits there fits the others, too; so the number of ways to go on is always the same, and a draw
    of each in turn is fair.
    """
    left = dict(worths)
    dealt: dict[int, int] = {}
    for place in sorted(places, key=lambda place: place.most):
        fitting = [card for card, worth in left.items() if worth <= place.most]
        card = fitting[below(len(fitting))]
        del left[card]
        dealt[place.number] = card
    return dealt

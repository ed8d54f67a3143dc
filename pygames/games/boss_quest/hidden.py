"""What a seat may know, and dealing anew what it may not: hidden weapons, piles, the mystery spell."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from math import prod
from typing import NamedTuple

from pygames.core.chance import Chance
from pygames.games.boss_quest.cards import POTION, VALUE
from pygames.games.boss_quest.table import MOST_VALUE, BossQuestTable


def knows_hidden(table: BossQuestTable, seat: int | None, owner: int) -> bool:
    """Whether `seat` may know this player's hidden weapon (BQ-18, BQ-81)."""
    return table.revealed or seat == owner or (seat, owner) in table.peeks


def knows_mystery(table: BossQuestTable, seat: int | None) -> bool:
    """Whether `seat` may know the mystery spell (AMB-BQ-49)."""
    return (seat, -1) in table.peeks


def seen_to_hold(table: BossQuestTable) -> dict[int, bool]:
    """Of whom everybody knows whether the hidden weapon is a potion: while the readings of hidden
    potions are chosen, those who have been asked have one, those passed over have none (AMB-BQ-59)."""
    seen: dict[int, bool] = {}
    if table.asked != "secret" or table.revealed:
        return seen
    chosen = {card for card, _ in table.secrets}
    for seat in table.order():
        seen[seat] = table.hidden[seat] >= POTION
        if seen[seat] and table.hidden[seat] not in chosen:
            break  # this one is asked now
    return seen


def redraw(table: BossQuestTable, seat: int, chance: Chance) -> None:
    """Deal all that `seat` cannot know at random, in place: each way to deal it is as likely."""
    _redraw_weapons(table, seat, chance)
    spells = [*table.spell_deck]
    if table.mystery >= 0 and not knows_mystery(table, seat):
        spells.append(table.mystery)
        chance.shuffle(spells)
        table.mystery = spells.pop()
    else:
        chance.shuffle(spells)
    table.spell_deck = tuple(spells)
    table.boss_deck = chance.shuffled(table.boss_deck)


class Place(NamedTuple):
    """Where not every weapon may lie: the one that does, its worth at the most, whether it is a potion."""

    card: int
    most: int
    potion: bool | None  # None: the seat does not know


def _redraw_weapons(table: BossQuestTable, seat: int, chance: Chance) -> None:
    """What the seat has seen and could follow stays; the rest is dealt as far as it may lie there."""
    bit = 1 << seat
    kept = {card for card, seats in table.known if seats & bit}
    owners = [
        owner
        for owner, card in enumerate(table.hidden)
        if card >= 0 and card not in kept and not knows_hidden(table, seat, owner)
    ]
    # the reading is secret even where the potion is known (AMB-BQ-59)
    secrets = dict(table.secrets)
    chosen = [owner for owner in range(table.seats) if owner != seat and table.hidden[owner] in secrets]
    for owner in chosen:
        del secrets[table.hidden[owner]]
    pile = [card for card in table.weapon_deck if card not in kept] if kept else [*table.weapon_deck]
    cards = [*pile, *(table.hidden[owner] for owner in owners)]
    dealt: dict[int, int] = {}
    narrow = _narrow(table, pile, owners)
    if narrow:
        dealt = _deal(table, narrow, cards, chance)
        used = set(dealt.values())
        cards = [card for card in cards if card not in used]
    chance.shuffle(cards)
    for owner in owners:
        card = table.hidden[owner]
        if card not in dealt:
            dealt[card] = cards.pop()
        table.hidden[owner] = dealt[card]
    for card in pile:
        if card not in dealt:
            dealt[card] = cards.pop()
    table.weapon_deck = tuple([dealt.get(card, card) for card in table.weapon_deck])
    for owner in chosen:
        secrets[table.hidden[owner]] = chance.choice((1, -1))
    table.secrets = tuple(secrets.items())
    # what others know, they know of what lies there now
    table.known = tuple([(dealt.get(card, card), seats) for card, seats in table.known])
    table.limits = tuple([(dealt.get(card, card), most) for card, most in table.limits])


def _narrow(table: BossQuestTable, pile: Sequence[int], owners: Sequence[int]) -> list[Place]:
    """The places among these where not every weapon may lie."""
    limits = dict(table.limits)
    seen = seen_to_hold(table)
    if not limits and not seen:
        return []
    narrow = [
        Place(table.hidden[owner], limits.get(table.hidden[owner], MOST_VALUE), seen.get(owner))
        for owner in owners
        if owner in seen or table.hidden[owner] in limits
    ]
    return narrow + [Place(card, limits[card], None) for card in pile if card in limits]


def _deal(table: BossQuestTable, places: list[Place], cards: list[int], chance: Chance) -> dict[int, int]:
    """What comes to these places, by the card that lies there: each way is as likely.

    Where it is known of some places whether a potion lies there, it is first drawn which of the others
    have one, by the number of ways to go on.
    """
    worth = {card: VALUE[card] if card < POTION else -table.potions[card - POTION] for card in cards}
    if all(place.potion is None for place in places):
        return _fill(places, worth, chance)
    potions = {card: n for card, n in worth.items() if card >= POTION}
    weapons = {card: n for card, n in worth.items() if card < POTION}
    open_ = [place for place in places if place.potion is None]
    ways: list[tuple[int, list[Place], list[Place]]] = []
    for number in range(min(len(open_), len(potions)) + 1):
        for some in combinations(open_, number):
            with_one = [place for place in places if place.potion or place in some]
            without = [place for place in places if place not in with_one]
            ways.append((_ways(with_one, potions) * _ways(without, weapons), with_one, without))
    drawn = chance.below(sum(count for count, _, _ in ways))
    for count, with_one, without in ways:
        drawn -= count
        if drawn < 0:
            return _fill(with_one, potions, chance) | _fill(without, weapons, chance)
    raise AssertionError("the true deal is one of the ways")


def _ways(places: list[Place], worth: dict[int, int]) -> int:
    """In how many ways these cards can come to these places."""
    return prod(
        max(0, sum(n <= most for n in worth.values()) - before)
        for before, most in enumerate(sorted(place.most for place in places))
    )


def _fill(places: list[Place], worth: dict[int, int], chance: Chance) -> dict[int, int]:
    """A card for each place, the narrowest first.

    What fits there fits the others, too; so the number of ways to go on is always the same, and a draw
    of each in turn is fair.
    """
    left = dict(worth)
    dealt: dict[int, int] = {}
    for place in sorted(places, key=lambda place: place.most):
        card = chance.choice([card for card, n in left.items() if n <= place.most])
        del left[card]
        dealt[place.card] = card
    return dealt

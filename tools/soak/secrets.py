"""What the booklets keep hidden from a seat, written down once more, apart from the games' declarations.

`hidden` goes through a state's zones by name; what it calls hidden a seat has no way to see there.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from pygames.games.boss_quest.cards import POTION
from pygames.games.heroz.cards import DOWN

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator


class HiddenCard(NamedTuple):
    """A place whose card a seat cannot see.

    `group` tells among which cards it may be any: all know what the group holds together. `entry` is None
    where the field is no list, `at` None where it is no row.
    """

    group: str
    card: int
    field: str
    entry: int | None
    at: int | None


def _rows(group: str, state: Any, field: str, index: int | None = None) -> Iterator[HiddenCard]:
    held = getattr(state, field)
    for at, card in enumerate(held if index is None else held[index]):
        yield HiddenCard(group, card, field, index, at)


def _one(group: str, state: Any, field: str, index: int | None = None) -> Iterator[HiddenCard]:
    held = getattr(state, field)
    card = held if index is None else held[index]
    if card >= 0:
        yield HiddenCard(group, card, field, index, None)


def heroz(state: Any, seat: int) -> Iterator[HiddenCard]:
    """Decks, the other's hand, and troops that lie face down, one's own too (HZ-57, AMB-HZ-54)."""
    for owner in range(2):
        group = f"pack {owner}"
        for place in _rows(group, state, "decks", owner):
            if place.at is not None and place.at < len(state.decks[owner]) - state.opened[owner]:
                yield place
        if owner != seat:
            yield from _rows(group, state, "hands", owner)
        for column in range(3 * owner, 3 * owner + 3):
            for at, code in enumerate(state.columns[column]):
                shown = state.glances[seat] == (owner, code - DOWN) or (state.memory_aid and owner == seat)
                if code >= DOWN and not shown:
                    yield HiddenCard(group, code - DOWN, "columns", column, at)


def boss_quest(state: Any, seat: int) -> Iterator[HiddenCard]:
    """Piles, the others' hidden weapons until the combat, and the mystery spell (BQ-18, BQ-35, BQ-41)."""
    yield from _rows("bosses", state, "boss_deck")
    yield from _rows("spells", state, "spell_deck")
    if (seat, -1) not in state.peeks:
        yield from _one("spells", state, "mystery")
    weapons = [*_rows("weapons", state, "weapon_deck")]
    for owner in range(state.seats):
        if owner != seat and not state.revealed and (seat, owner) not in state.peeks:
            weapons += _one("weapons", state, "hidden", owner)
    # potions stand for two values, and whoever holds one is asked more: a group of their own
    for place in weapons:
        yield place if place.card < POTION else place._replace(group="potions")


def immortal_king(state: Any, seat: int) -> Iterator[HiddenCard]:
    """The dungeon's piles; from the party also what the dungeon master has looked at (HIK-31, HIK-44)."""
    for corridor in range(3):
        yield from _rows("dungeon", state, "piles", corridor)
        if seat == 0:
            yield from _one("dungeon", state, "tops", corridor)
            if state.ambushed[corridor]:
                yield from _one("dungeon", state, "fronts", corridor)


def hero_realms(state: Any, seat: int) -> Iterator[HiddenCard]:
    """The market's pile, decks, and what nobody saw come into the others' hands (HR-95, HR-108)."""
    yield from _rows("market", state, "market")
    for owner in range(state.seats):
        group = f"cards of {owner}"
        yield from _rows(group, state, "decks", owner)
        if owner != seat:
            yield from (
                place for place in _rows(group, state, "hands", owner) if place.card not in state.shown[owner]
            )


def lich(state: Any, seat: int) -> Iterator[HiddenCard]:
    """Besides, the grimoire, and the Soul Jars with those that were not taken (HRL-35, HRL-40)."""
    yield from hero_realms(state, seat)
    for owner in range(state.seats):
        yield from _rows(f"grimoire of {owner}", state, "grimoires", owner)
        for field in ("jars", "unused"):
            yield from _rows(f"jars of {owner}", state, field, owner)


HIDDEN: dict[str, Callable[[Any, int], Iterator[HiddenCard]]] = {
    "heroz": heroz,
    "boss-quest": boss_quest,
    "immortal-king": immortal_king,
    "hero-realms": hero_realms,
    "hero-realms-lich": lich,
    "hero-realms-skirmish": hero_realms,  # the boss plays with open cards, but for the market's pile
}


def swapped(state: Any, one: HiddenCard, other: HiddenCard) -> Any:
    """The state with two cards in each other's place."""
    new = state.copy()
    for place, card in ((one, other.card), (other, one.card)):
        held = getattr(new, place.field)
        row = held if place.entry is None else held[place.entry]
        row = card if place.at is None else (*row[: place.at], card, *row[place.at + 1 :])
        if place.entry is None:
            setattr(new, place.field, row)
        else:
            held[place.entry] = row
    return new

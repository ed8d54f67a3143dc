"""What a seat observes of a state, and dealing at random what it cannot see.

Both are read off the declarations of the fields. A game whose seats know more than its fields say
(a card seen before it was turned down) overrides `State.determinize`.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from pygames.engine.fields import Field


def observation(state: Any, seat: int | None) -> dict[str, Any]:
    """Every field as plain data, what `seat` cannot see as None. The number of cards is always seen."""
    return {
        name: _observed(state, field, seat, getattr(state, name))
        for name, field in state.fields.items()
        if field.kept and name not in ("agenda", "unordered")
    }


def _observed(state: Any, field: Field, seat: int | None, held: Any) -> Any:
    if field.length is None:
        return _entry(state, field, seat, 0, held)
    return [_entry(state, field, seat, index, entry) for index, entry in enumerate(held)]


def _entry(state: Any, field: Field, seat: int | None, index: int, entry: Any) -> Any:
    if not field.pack or field.one:
        shown = entry == -1 if field.one else False
        return entry if shown or field.sees(state, seat, index) else None
    return [card if field.sees(state, seat, index, at) else None for at, card in enumerate(entry)]


class Unseen(NamedTuple):
    """A place whose card a seat cannot see."""

    name: str
    entry: int  # the index in the field's list, 0 without one
    at: int
    field: Field


def determinize(state: Any, seat: int | None) -> None:
    """Deal all that `seat` cannot see anew, in place: pack by pack, then the secret values.

    It depends on what the seat sees and on the state's random numbers only: the cards are taken in the
    order of their numbers, not in that in which they truly lie. Places that take only some cards are
    filled first, the narrowest first of all, which deals every possible world with the same chance as long
    as of any two of them one takes whatever the other takes, or nothing of it. Piles are filled last; they
    get no order (`State.unordered`).
    """
    packs: dict[str, list[Unseen]] = {}
    secrets = []
    for name, field in state.fields.items():
        if field.pack:
            for place in _unseen(state, name, field, seat):
                packs.setdefault(field.pack_of(place.entry, _card_at(state, place)), []).append(place)
        elif field.guess is not None:
            held = getattr(state, name)
            secrets += [
                (name, field, index) for index, _ in field.entries(held) if not field.sees(state, seat, index)
            ]
    dealt = [(places, _deal(state, places)) for places in packs.values()]
    for places, cards in dealt:
        _put(state, places, cards)
    for name, field, index in secrets:
        assert field.guess is not None
        guess = field.guess(state, index)
        if field.length is None:
            setattr(state, name, guess)
        else:
            getattr(state, name)[index] = guess
    state.unordered = True


def _unseen(state: Any, name: str, field: Field, seat: int | None) -> list[Unseen]:
    return [
        Unseen(name, index, at, field)
        for index, entry in field.entries(getattr(state, name))
        for at in range(len(field.cards(entry)))
        if not field.sees(state, seat, index, at)
    ]


def _card_at(state: Any, place: Unseen) -> Any:
    held = getattr(state, place.name)
    entry = held if place.field.length is None else held[place.entry]
    return place.field.cards(entry)[place.at]


def _deal(state: Any, places: list[Unseen]) -> list[Any]:
    """A card for each of these places, which are put in the order of dealing."""
    pool = sorted(_card_at(state, place) for place in places)

    def takes(place: Unseen) -> list[int]:
        """Where in the pool the cards are that may lie at a place."""
        fits = place.field.fits
        if fits is None:
            return list(range(len(pool)))
        return [n for n, card in enumerate(pool) if fits(state, place.entry, card)]

    narrow = {place: len(takes(place)) for place in places if place.field.fits is not None}
    places.sort(key=lambda place: (place.field.pile, narrow.get(place, len(pool))))
    last = places[-1]
    cards = []
    for place in places:
        if place.field.pile and (place.name, place.entry) == (last.name, last.entry):
            at = 0  # what is left, in no order
        elif place.field.fits is None:
            at = state.below(len(pool))
        else:
            at = state.choice(takes(place))
        cards.append(pool.pop(at))
    return cards


def _put(state: Any, places: list[Unseen], cards: list[Any]) -> None:
    """Lay the cards at these places."""
    changed: dict[tuple[str, int], dict[int, Any]] = {}
    for place, card in zip(places, cards, strict=True):
        changed.setdefault((place.name, place.entry), {})[place.at] = card
    for (name, index), new in changed.items():
        field, held = state.fields[name], getattr(state, name)
        entry = held if field.length is None else held[index]
        entry = new[0] if field.one else tuple(new.get(at, card) for at, card in enumerate(entry))
        if field.length is None:
            setattr(state, name, entry)
        else:
            held[index] = entry

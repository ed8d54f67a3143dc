"""Fields: what a game's state is made of, each declared once.

A declaration says what the field holds, how it begins, who sees it, and which cards lie in it. From the
declarations come the slots, the start, a generated copy, equality, plain data, the census of cards, and what
a seat observes (`state.py`, `observation.py`).

A field is a plain value or a tuple of plain values, which is replaced and never changed, or a list of
these with one entry a seat (or a place), the only thing that is changed in place and copied.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Sequence
from typing import Any, ClassVar, Final, NamedTuple

ALL: Final = "all"
OWNER: Final = "owner"  # of a list: the seat whose entry it is
NOBODY: Final = "nobody"
SEATS: Final = -1  # a list with one entry a seat
OPEN: Final = -1  # in the place of a seat: whoever looks back at a game that is over sees all its cards

Pack = str | Sequence[str] | Callable[[Any], str]  # one for all, one for each index, or by the entry
# one of the words above, or a function of state, seat (None: an onlooker), index in the list (0 without
# one) and place in the zone: whether the seat sees what lies there
SeenBy = str | Callable[[Any, int | None, int, int], bool]


def _itself(card: Any) -> Any:
    return card


class Field(NamedTuple):
    """One declared field; made by `value`, `note`, `values`, `zone`, `zones`, `place` and `places`."""

    start: Any
    length: int | None = None  # None: no list; else the length of the list, or SEATS
    seen_by: SeenBy = ALL
    kept: bool = True
    pack: Pack = ""  # empty: no cards lie here
    card: Callable[[Any], Hashable] = _itself
    pile: bool = False
    one: bool = False
    option: bool = False
    noted: bool = False

    def first(self, seats: int) -> Any:
        """What it holds at the start."""
        if self.length is None:
            return [*self.start] if isinstance(self.start, list) else self.start
        return [self.start] * (seats if self.length == SEATS else self.length)

    def sees(self, state: Any, seat: int | None, index: int, at: int = 0) -> bool:
        """Whether a seat sees what lies at this place."""
        if isinstance(self.seen_by, str):
            return self.seen_by == ALL or (self.seen_by == OWNER and index == seat)
        return self.seen_by(state, seat, index, at)

    def entries(self, held: Any) -> Iterable[tuple[int, Any]]:
        """The index and the content of each entry; a field that is no list has one entry, with index 0."""
        return enumerate(held) if self.length is not None else ((0, held),)

    def cards(self, entry: Any) -> tuple[Any, ...]:
        """The cards of an entry, as they are written there."""
        if self.one:
            return () if entry == -1 else (entry,)
        return tuple(entry)

    def pack_of(self, index: int, card: Any) -> str:
        """The pack to which this card of this index belongs."""
        if isinstance(self.pack, str):
            return self.pack
        return self.pack(card) if callable(self.pack) else self.pack[index]


# These functions return a `Field` but are annotated Any. So `hands: list[Cards] = zones(…)` passes the type
# checker, which then takes `state.hands` for a list of cards, as it is in every state.


def value(
    start: Any = None,
    *,
    seen_by: SeenBy = ALL,
    kept: bool = True,
    option: bool = False,
) -> Any:
    """A plain value, seen or unseen as a whole.

    One that is not `kept` is no part of the state's data and starts anew in a copy. One with `option` follows
    from the options of the game and never changes.
    """
    return Field(start, seen_by=seen_by, kept=kept, option=option)


def note(start: Any = None) -> Any:
    """A plain value on which nothing rests but what events tell: which of several rules is behind them.

    It goes into a copy, and is no part of the state's data.
    """
    return Field(start, kept=False, noted=True)


def values(
    start: Any = None,
    count: int = SEATS,
    *,
    seen_by: SeenBy = ALL,
) -> Any:
    """A list of plain values, one a seat or `count`."""
    return Field(start, count, seen_by)


def zone(
    pack: Pack,
    start: tuple[Any, ...] = (),
    *,
    seen_by: SeenBy = ALL,
    card: Callable[[Any], Hashable] = _itself,
    pile: bool = False,
) -> Any:
    """A row of cards of this pack.

    `card(entry)` is the card itself where an entry says more. A `pile` is drawn from by `State.draw_top`
    only, so that a determinization need not give it an order.
    """
    return Field(start, None, seen_by, pack=pack, card=card, pile=pile)


def zones(
    pack: Pack,
    count: int = SEATS,
    *,
    start: tuple[Any, ...] = (),
    seen_by: SeenBy = ALL,
    card: Callable[[Any], Hashable] = _itself,
    pile: bool = False,
) -> Any:
    """A list of such rows, one a seat or `count`; `pack` may name one for each index."""
    return Field(start, count, seen_by, pack=pack, card=card, pile=pile)


def place(pack: Pack, *, seen_by: SeenBy = ALL) -> Any:
    """A place for one card of this pack, or -1."""
    return Field(-1, None, seen_by, pack=pack, one=True)


def places(
    pack: Pack,
    count: int = SEATS,
    *,
    seen_by: SeenBy = ALL,
) -> Any:
    """A list of such places, one a seat or `count`."""
    return Field(-1, count, seen_by, pack=pack, one=True)


class Declared(type):
    """Turns a class body of declared fields into a class with slots and a generated `copy`."""

    fields: ClassVar[dict[str, Field]] = {}

    def __new__(meta, name: str, bases: tuple[type, ...], body: dict[str, Any]) -> Any:
        """Make the class; a field keeps the order of its declaration, those of the base come first."""
        own = {key: field for key, field in body.items() if isinstance(field, Field)}
        rest = {key: found for key, found in body.items() if key not in own}
        cls: Any = super().__new__(meta, name, bases, {**rest, "__slots__": tuple(own)})
        cls.fields = {
            key: field for base in bases for key, field in getattr(base, "fields", {}).items()
        } | own
        cls.copy = _generated_copy(cls)
        return cls


def _generated_copy(cls: Any) -> Callable[[Any], Any]:
    """A method of plain assignments, as one would write by hand: lists anew, everything else shared."""
    lines = ["def copy(self):", '    """An independent copy."""', "    new = cls()"]
    for name, field in cls.fields.items():
        if not field.kept and not field.noted:
            lines.append(f"    new.{name} = {field.start!r}")
        elif isinstance(field.start, list) or field.length is not None:
            lines.append(f"    new.{name} = [*self.{name}]")
        else:
            lines.append(f"    new.{name} = self.{name}")
    space: dict[str, Any] = {"cls": cls}
    exec("\n".join([*lines, "    return new"]), space)  # noqa: S102 - made of the names above only
    copy: Callable[[Any], Any] = space["copy"]
    return copy

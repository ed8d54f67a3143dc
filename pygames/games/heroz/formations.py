"""Formations: what stands side by side in a column multiplies power, in a line it acts.

Only active troops count, and only neighbours (HZ-32, AMB-HZ-65). The totals of a fight are made of
terms, each one formation or one troop alone, so that they can be shown as the booklet shows them:
3 + (3 x 5) = 18.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from pygames.games.heroz.cards import DECK, DOWN, JOKER, RANK, SUIT, Cards
from pygames.games.heroz.places import COLUMNS_OF, LINES, column_of
from pygames.games.heroz.state import NO_COPIES, HerozState, LineFormation

BY_SUIT, BY_VALUE = 0, 1
KINDS = ("suit", "value")
FACTOR = (2, 5)  # HZ-33, HZ-35
COMPLETE_FACTOR = 10  # HZ-41

# by what stands on a place: the suit and the value that it shows, -1 when it lies face down
SUIT_SHOWN = (*SUIT, *[-1] * (DOWN + DECK - len(SUIT)))
VALUE_SHOWN = (*RANK, *[-1] * (DOWN + DECK - len(RANK)))
SHOWN = ((BY_SUIT, SUIT_SHOWN), (BY_VALUE, VALUE_SHOWN))
# by card: those with which it stands in a formation, by suit or by value, when they are neighbours
PARTNERS = tuple(
    frozenset(other for other in range(JOKER) if SUIT[other] == SUIT[card] or RANK[other] == RANK[card])
    for card in range(DECK)
)


class TermPart(NamedTuple):
    """One troop's share in a term: the card, its value, the factor on it, the power it gives."""

    card: int
    value: int
    factor: int
    power: int


class Term(NamedTuple):
    """A summand of a fight's total: `suit2`, `suit3`, `value2`, `value3`, `alone`, `complete` or
    `sacrifice`, with its parts."""

    kind: str
    parts: tuple[TermPart, ...]

    @property
    def power(self) -> int:
        """What the term adds to the total."""
        return sum(part.power for part in self.parts)


def run(a: int, b: int, c: int) -> tuple[int, int]:
    """Where the formation of equal neighbours starts among three keys, and its size (0, 2 or 3).

    A key of -1 is no active troop. Three of a kind stand in place of two (HZ-31).
    """
    if b < 0:
        return 0, 0
    if a == b:
        return 0, 3 if b == c else 2
    return (1, 2) if b == c else (0, 0)


# --- lines ---


def line_formations(state: HerozState, seat: int, line: int) -> Sequence[LineFormation]:
    """The line's formations, by suit and by value (HZ-37 to HZ-40)."""
    columns = [state.columns[column] for column in COLUMNS_OF[seat]]
    troops = tuple([column[line] if line < len(column) else DOWN for column in columns])
    faces = state.faces(seat)
    a, b, c = [faces.get(code, code) for code in troops]
    return _side_by_side(seat, line, troops, a, b, c) if b < DOWN else ()


def _side_by_side(seat: int, line: int, troops: Cards, a: int, b: int, c: int) -> Sequence[LineFormation]:
    """The formations of the troops on a line, by their faces; the one in the middle is active."""
    found = []
    for kind, shown in SHOWN:
        key = shown[b]
        left, right = key == shown[a], key == shown[c]
        if left or right:  # three of a kind stand in place of two (HZ-31)
            members = troops[0 if left else 1 : 3 if right else 2]
            found.append((seat, line * len(KINDS) + kind, key, members))
    return found


def has_acted(state: HerozState, formation: LineFormation) -> bool:
    """Whether these troops, alone or with a third, have acted in this combat as of this suit or value.

    Another formation of the line acts as well: of other troops, of another suit or value, or one that a
    third troop has joined (AMB-HZ-16).
    """
    if not state.fired or formation in state.fired:
        return bool(state.fired)
    *kind, troops = formation
    return any(found[:3] == tuple(kind) and set(troops) <= set(found[3]) for found in state.fired)


def due_formations(state: HerozState, seat: int) -> list[LineFormation]:
    """The line formations that have yet to act in this combat, line by line, by suit and by value."""
    due: list[LineFormation] = []
    first, second, third = COLUMNS_OF[seat]
    left, middle, right = state.columns[first], state.columns[second], state.columns[third]
    if not middle or not (left or right):  # every formation has one of the middle
        return due
    faces = state.faces(seat) if state.auras or state.copies != NO_COPIES else None
    for line, troop in enumerate(middle):
        if troop >= DOWN:
            continue
        troops = (
            left[line] if line < len(left) else DOWN,
            troop,
            right[line] if line < len(right) else DOWN,
        )
        a, b, c = troops
        if faces:
            a, b, c = faces.get(a, a), faces.get(b, b), faces.get(c, c)
        if a in PARTNERS[b] or c in PARTNERS[b]:  # mostly there is nothing
            for formation in _side_by_side(seat, line, troops, a, b, c):
                if not has_acted(state, formation):
                    due.append(formation)  # noqa: PERF401 — a comprehension would make a closure
    return due


# --- columns and the strength of a side ---


def side_terms(state: HerozState, seat: int, fighters: Cards) -> list[Term]:
    """The terms of a side's total: formations, lone troops, "Complete", sacrifices (HZ-75).

    `fighters` are the cards of the troops in the fight; they stand in the attacked or attacking
    column. A pair's boost goes where it gives the most, after shields and auras (AMB-HZ-04). Each
    formation is totalled apart, by suit and by value (AMB-HZ-03, AMB-HZ-17); a troop in none adds its
    value (AMB-HZ-58).
    """
    shielded = {troop for _, _, owner, troop in state.shields if owner == seat}
    column = state.columns[column_of(seat, state.attack)]
    cells = [*column, *[DOWN] * (LINES - len(column))]
    faces = state.faces(seat)
    shown = [faces.get(code, code) for code in cells]
    values = {code: RANK[face] for code, face in zip(cells, shown, strict=True) if code < DOWN}

    def part(card: int, factor: int) -> TermPart:
        # the value, unless something changes it (HZ-06, HZ-07, HZ-08); under a shield, or several, nothing
        # (AMB-HZ-05, AMB-HZ-63)
        value = values[card]
        return TermPart(card, value, factor, 0 if card in shielded else value * factor)

    terms: list[Term] = []
    grouped: set[int] = set()
    a, b, c = shown
    for kind, key in ((BY_VALUE, VALUE_SHOWN), (BY_SUIT, SUIT_SHOWN)):
        start, size = run(key[a], key[b], key[c])
        if not size:
            continue
        members = [card for card in cells[start : start + size] if card in fighters]  # AMB-HZ-18
        grouped.update(members)
        if size == 3:
            boosted = set(members)  # HZ-34, HZ-36
        else:
            open_to = [card for card in members if card not in shielded]
            boosted = {max(open_to, key=values.__getitem__)} if open_to else set()
        term = Term(
            f"{KINDS[kind]}{size}",
            tuple([part(card, FACTOR[kind] if card in boosted else 1) for card in members]),
        )
        if members:
            terms.append(term)
    alone = [card for card in cells if card in fighters and card not in grouped]
    lifted = complete_choice(state, seat, values, shielded, fighters, alone)
    if lifted >= 0:
        terms.append(Term("complete", (part(lifted, COMPLETE_FACTOR),)))
    terms += [Term("alone", (part(card, 1),)) for card in alone if card != lifted]
    terms += [  # neither multiplied nor cancelled (AMB-HZ-21)
        Term("sacrifice", (TermPart(troop, value, 1, value),))
        for owner, troop, value in state.bonuses
        if owner == seat
    ]
    return terms


def is_complete(state: HerozState, seat: int) -> bool:
    """Nine troops in play, active or not, jokers too, and a hero (HZ-41, AMB-HZ-12)."""
    return state.heroes[seat] >= 0 and all(len(state.columns[column]) == LINES for column in COLUMNS_OF[seat])


def complete_choice(
    state: HerozState,
    seat: int,
    values: dict[int, int],
    shielded: set[int],
    fighters: Cards,
    alone: list[int],
) -> int:
    """The fighting troop that "Complete" multiplies, the one that gains most, or -1 (AMB-HZ-19).

    A lone troop's plain value is not counted beside it, so it gains nine times its value only.
    """
    if not is_complete(state, seat):
        return -1
    gains = {
        card: values[card] * (COMPLETE_FACTOR - (1 if card in alone else 0))
        for card in values
        if card in fighters and card not in shielded
    }
    return max(gains, key=gains.__getitem__) if gains else -1


def fight_terms(state: HerozState, seat: int) -> list[Term]:
    """The terms of a side's total in the present fight; none for a side without troops."""
    fighters = state.fighters(seat)
    return side_terms(state, seat, fighters) if fighters else []


def total(terms: list[Term]) -> int:
    """What these terms add up to (HZ-75)."""
    return sum([part.power for term in terms for part in term.parts])


def power_of(state: HerozState, seat: int, card: int) -> int:
    """What one fighting troop adds to its side's total, in all formations and by a sacrifice (AMB-HZ-02)."""
    terms = side_terms(state, seat, state.fighters(seat))
    return sum(part.power for term in terms for part in term.parts if part.card == card)

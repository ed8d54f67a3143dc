"""Positions and actions of a game as numbers, for learners: with the standard library only.

Every conceivable action of the game has a number, the same in each position. What a seat may know is a row
of numbers of one length: where each card that it sees lies, how many it does not see lie where, all other
fields of the state, whose turn it is, and what is asked. What the seat cannot know is not in it.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterator, Mapping
from math import prod
from typing import Any

import pygames
from pygames.engine.action import Action, ActionType
from pygames.engine.match import Match
from pygames.engine.options import OptionValue

SLOTS = 12  # numbers of a row in a field that are told; a longer one is cut
MOST = 1 << 24  # a greater number, such as a set of cards as bits, is told as this one
NOT_TOLD = ("agenda", "unordered", "rng_state", "result")


class Encoding:
    """The numbers of a game for so many seats and with these options. Raises BadOption."""

    def __init__(self, game: str, seats: int, options: Mapping[str, OptionValue] | None = None) -> None:
        match = pygames.new(game, seed=0, seats=seats, options=options)
        self.game = match.game
        self.seats = seats
        self.options = match.options
        self.starts: list[int] = []  # the number of the first action of each type
        self.first: dict[ActionType, int] = {}
        count = 0
        for kind in self.game.syntax.types:
            self.starts.append(count)
            self.first[kind] = count
            count += prod(len(domain.words) for domain in kind.domains)
        self.actions = count
        state = match._state
        self.cards = {card: place for place, card in enumerate(sorted(state.census()))}
        self.zones = [
            (name, index)
            for name, field in state.fields.items()
            if field.pack
            for index, _ in field.entries(getattr(state, name))
        ]
        self.kinds = {kind: place for place, kind in enumerate(self.game.syntax.types)}
        self.size = len(self.vector(match, 0))

    def __deepcopy__(self, memo: Any) -> Encoding:
        return self  # it is never changed

    def __reduce__(self) -> tuple[type[Encoding], tuple[str, int, Mapping[str, OptionValue]]]:
        return Encoding, (self.game.id, self.seats, self.options)

    # --- actions ---

    def number(self, action: Action) -> int:
        """The number of an action."""
        found = 0
        for domain, arg in zip(action.type.domains, action.args, strict=True):
            found = found * len(domain.words) + arg
        return self.first[action.type] + found

    def action(self, number: int) -> Action:
        """The action of a number from 0 to `actions` - 1."""
        place = bisect_right(self.starts, number) - 1
        kind = self.game.syntax.types[place]
        rest = number - self.starts[place]
        args: list[int] = []
        for domain in reversed(kind.domains):
            rest, arg = divmod(rest, len(domain.words))
            args.insert(0, arg)
        return kind(*args)

    def legal(self, match: Match) -> list[int]:
        """The numbers of the legal actions, sorted; none when the game is over."""
        decision = match.decision
        return sorted(map(self.number, decision.legal_actions)) if decision is not None else []

    # --- what a seat may know ---

    def vector(self, match: Match, seat: int) -> list[float]:
        """What a seat may know of a position, as `size` numbers."""
        found = [float(it == seat) for it in range(self.seats)]
        found += [float(it == match._state.seat_to_act) for it in range(self.seats)]
        found += self._asked(match, seat)
        found += self._cards(match, seat)
        for row in self._fields(match, seat):
            found += row
        return found

    def _asked(self, match: Match, seat: int) -> list[float]:
        """Which types of action are legal, if this seat is asked, and what the decision has to know."""
        legal = [0.0] * len(self.kinds)
        decision = match.decision
        if decision is None:
            return legal + _slots(())
        if decision.seat == seat:
            for action in decision.legal_actions:
                legal[self.kinds[action.type]] = 1.0
        return legal + _slots(match._state.context)

    def _cards(self, match: Match, seat: int) -> list[float]:
        """For each card a number a zone, 1 where it is seen to lie; for each zone how many are not seen."""
        state = match._state
        lying = [0.0] * (len(self.cards) * len(self.zones))
        unseen = [0.0] * len(self.zones)
        for zone, (name, index) in enumerate(self.zones):
            field = state.fields[name]
            held = getattr(state, name)
            entry = held if field.length is None else held[index]
            for at, written in enumerate(field.cards(entry)):
                if field.sees(state, seat, index, at):
                    card = (field.pack_of(index, written), field.card(written))
                    lying[self.cards[card] * len(self.zones) + zone] = 1.0
                else:
                    unseen[zone] += 1.0
        return lying + unseen

    def _fields(self, match: Match, seat: int) -> Iterator[list[float]]:
        """All that is no zone of cards: what is not seen is 0."""
        state = match._state
        for name, field in state.fields.items():
            if field.pack or not field.kept or field.option or name in NOT_TOLD:
                continue
            for index, value in field.entries(getattr(state, name)):
                seen = value if field.sees(state, seat, index) else None
                yield _slots(seen) if isinstance(field.start, tuple | type(None)) else [_number(seen)]


def _number(value: Any) -> float:
    """A plain value that is no row: a word by its length, which tells few apart."""
    if isinstance(value, str):
        return float(len(value))
    return float(max(-MOST, min(MOST, value))) if value is not None else 0.0


def _slots(value: Any) -> list[float]:
    """A row of plain values: its length, then the first numbers in it, as deep as it goes."""
    numbers = [_number(it) for it in _flat(value)]
    told = numbers[:SLOTS]
    return [float(len(numbers)), *told, *[0.0] * (SLOTS - len(told))]


def _flat(value: Any) -> Iterator[Any]:
    if isinstance(value, list | tuple):
        for one in value:
            yield from _flat(one)
    elif value is not None:
        yield value


def outcome(match: Match) -> list[float]:
    """What a finished game is worth to each seat: 1 won, -1 lost, 0 drawn. Alone, who does not win loses."""
    result = match.result
    assert result is not None, "the game goes on"
    if not result.winners and match.seats > 1:
        return [0.0] * match.seats
    return [1.0 if seat in result.winners else -1.0 for seat in range(match.seats)]

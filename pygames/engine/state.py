"""The state: everything that is true in a game now, and what is still to be done.

A game declares its fields once (`fields.py`). What is still to be done is the agenda, plain data in the
state: steps, which are carried out at once, and decisions, which wait for an action. So a copy of a state
is a copy of its fields, at any moment.
"""

from __future__ import annotations

import functools
from collections import Counter
from collections.abc import Callable, Container, Iterator, Mapping, Sequence
from typing import Any, ClassVar, Concatenate, Generic, NamedTuple, ParamSpec, Self, TypeVar

from pygames.engine import observation
from pygames.engine.action import Action
from pygames.engine.decision import AgendaEntry, DecisionType
from pygames.engine.errors import BadPosition, Refusal
from pygames.engine.event import NO_PARAMS, NO_REASONS, Event
from pygames.engine.fields import ALL, NOBODY, SEATS, Declared, Field, value
from pygames.engine.named import Named
from pygames.engine.rng import GAMMA, MASK, Rng, mix

P = ParamSpec("P")
T = TypeVar("T")

MOST_NUMBER = 1 << 64  # the absolute value of a number in plain data is smaller
MOST_NESTED = 16  # rows of rows in plain data, and so on


class Result(NamedTuple):
    """How a game ended: the seats that won (none: a draw, or alone a defeat), and the rule that ended it.

    `how` is a text id of the game, `result.HOW`.
    """

    winners: tuple[int, ...]
    how: str
    rule: str


class Step(Named, Generic[P]):
    """A step of the rules: a function of the state.

    Called with its other arguments it is an entry of the agenda; `now` carries it out at once instead.
    """

    kind: ClassVar[type]

    def __init__(self, function: Callable[Concatenate[Any, P], None]) -> None:
        self.register(function.__name__, function.__module__)
        self.now = function
        self.__doc__ = function.__doc__

    def __call__(self, *args: P.args, **named: P.kwargs) -> AgendaEntry:
        """The step as an entry of the agenda; its arguments are plain values, by position."""
        if named:
            raise TypeError(f"an agenda holds arguments by position, not {', '.join(named)}")
        return (self, *args)

    def __repr__(self) -> str:
        return f"<step {self.name}>"


Step.kind = Step


def step(function: Callable[Concatenate[Any, P], None]) -> Step[P]:
    """Make a step of a function of the state (a decorator)."""
    return Step(function)


# makes an `Event` of its fields: half the price of the constructor, and there are several to a decision
_new: Callable[[type[Event], tuple[Any, ...]], Event] = tuple.__new__


@functools.cache
def _blank(cls: type[State], seats: int) -> State:
    """A state with every field as declared; only copied."""
    blank = cls()
    for name, field in cls.fields.items():
        setattr(blank, name, field.first(seats))
    blank.seats = seats
    return blank


class _Ids(dict[str, tuple[str, ...]]):
    """Ids of rules by the text that lists them."""

    def __missing__(self, rules: str) -> tuple[str, ...]:
        self[rules] = ids = tuple(dict.fromkeys(rules.split()))
        return ids


_IDS = _Ids()


class State(metaclass=Declared):
    """Base class of all states of games: seats, random numbers, agenda, result.

    `log` collects events, or is None when nobody listens (a search). `unordered` is True in a
    determinized state: its unseen piles have no order, so that whoever draws from one draws at random.
    """

    fields: ClassVar[dict[str, Field]]

    seats: int = value(0)
    rng_state: int = value(0, seen_by=NOBODY)
    agenda: list[AgendaEntry] = value([])  # the next thing last
    result: Result | None = value(None)
    unordered: bool = value(False)
    log: list[Event] | None = value(None, kept=False)

    @classmethod
    def new(cls, seats: int, seed: int) -> Self:
        """The start: every field as declared, nothing on the agenda."""
        self = _blank(cls, seats).copy()
        self.rng_state = seed & MASK
        return self  # type: ignore[return-value]

    def copy(self) -> Self:
        """An independent copy to which nobody listens: generated for each class from its fields."""
        raise NotImplementedError

    def __eq__(self, other: object) -> bool:
        if type(self) is not type(other):
            return False
        return all(
            getattr(self, name) == getattr(other, name) for name, field in self.fields.items() if field.kept
        )

    __hash__ = None  # type: ignore[assignment]

    # --- the agenda ---

    def then(self, *entries: AgendaEntry) -> None:
        """Next, do these in this order; then what was to be done before."""
        if len(entries) == 1:  # mostly; it is cheaper
            self.agenda.append(entries[0])
        else:
            self.agenda.extend(entries[::-1])

    def run(self) -> None:
        """Carry out steps until a decision is to be made or nothing is left to do."""
        agenda = self.agenda
        while agenda:
            entry = agenda.pop()
            first = entry[0]
            if len(entry) == 1:  # a step without arguments, as most are: a call without * is cheaper
                now = first.now
                now(self)
            elif isinstance(first, DecisionType):
                agenda.append(entry)
                return
            elif len(entry) == 2:
                now = first.now
                now(self, entry[1])
            else:
                first.now(self, *entry[1:])

    def skip(self, *kinds: Named) -> None:
        """Leave out what comes next, as long as it is one of these steps and types of decision."""
        agenda = self.agenda
        while agenda and agenda[-1][0] in kinds:
            del agenda[-1]

    def skip_to_last(self) -> None:
        """Leave out all but what is to be done last."""
        del self.agenda[1:]

    def drop_last(self, kind: Named) -> None:
        """Leave out what is to be done last, if it is this step or type of decision."""
        if self.agenda and self.agenda[0][0] is kind:
            del self.agenda[0]

    def keep_only(self, names: Container[str]) -> bool:
        """Leave out all but the steps and types of decision of these names; whether there were others."""
        left = [entry for entry in self.agenda if entry[0].name in names]
        others = len(left) < len(self.agenda)
        self.agenda[:] = left
        return others

    def end(self, result: Result) -> None:
        """The game is over: nothing is left to do."""
        self.result = result
        self.agenda.clear()

    # --- the decision that is to be made ---

    @property
    def decision(self) -> DecisionType | None:
        """The type of the decision that is to be made; None when the game is over."""
        return self.agenda[-1][0] if self.agenda else None

    @property
    def question(self) -> str:
        """The id of the decision that is to be made. The game has to go on."""
        found: str = self.agenda[-1][0].name
        return found

    @property
    def seat_to_act(self) -> int:
        """The seat that decides; -1 when the game is over."""
        return self.agenda[-1][1] if self.agenda else -1

    @property
    def context(self) -> tuple[Any, ...]:
        """What the decision carries besides its seat. In `apply`, read it before `then`."""
        return self.agenda[-1][2:]

    @property
    def after_decision(self) -> AgendaEntry:
        """What comes next once the decision is made; there must be something."""
        return self.agenda[-2]

    def legal_actions(self) -> list[Action]:
        """The legal actions, in their canonical order; none when the game is over."""
        if not self.agenda:
            return []
        entry = self.agenda[-1]
        legal: list[Action] = entry[0].legal_actions(self, entry[1])
        return legal

    def why_not(self, action: Action) -> Refusal | None:
        """What stands against an action now, or None. Only while a decision is to be made."""
        return action.type.why_not(self, self.seat_to_act, action.args)

    def apply(self, action: Action) -> None:
        """Do a legal action and all that follows from it, up to the next decision. Nothing is checked.

        While a type of action does it, the decision is still on the agenda, beneath what `then` puts there.
        """
        agenda = self.agenda
        at = len(agenda) - 1
        entry = agenda[at]
        kind = action.type
        if action.args:
            kind.apply(self, entry[1], *action.args)
        else:  # as often in `run`: a plain call is cheaper
            kind.apply(self, entry[1])
        if agenda and kind in entry[0].closing:
            del agenda[at]
        self.run()

    # --- random numbers ---

    def below(self, n: int) -> int:
        """A random whole number from 0 to n - 1."""
        self.rng_state = state = (self.rng_state + GAMMA) & MASK
        return (mix(state) * n) >> 64

    def shuffled(self, items: Sequence[T]) -> tuple[T, ...]:
        """The items in random order."""
        rng = Rng(self.rng_state)
        order = rng.shuffled(items)
        self.rng_state = rng.state
        return order

    def choice(self, items: Sequence[T]) -> T:
        """One of the items, which must not be empty."""
        return items[self.below(len(items))]

    def draw_top(self, pile: tuple[T, ...]) -> tuple[T, tuple[T, ...]]:
        """The top card of a pile (its last) and the rest; any card where the pile has no order."""
        if not self.unordered:
            return pile[-1], pile[:-1]
        at = self.below(len(pile))
        return pile[at], pile[:at] + pile[at + 1 :]

    # --- what happened ---

    def emit(
        self,
        kind: str,
        rules: str,
        params: Mapping[str, int | str] = NO_PARAMS,
        to: int | None = None,
        secret: Mapping[str, int | str] = NO_PARAMS,
        reveals: bool = False,
        because: Mapping[str, tuple[str, ...]] = NO_REASONS,
    ) -> None:
        """Note that something happened, by these rules (ids separated by spaces), if anybody listens.

        `params` fill the placeholders of its text: in one mapping, which is cheaper, and events are many.
        `because` gives the rules behind numbers among the params; where that takes work, `Reasons`.
        """
        log = self.log
        if log is not None:
            log.append(_new(Event, (kind, _IDS[rules], params, to, secret, reveals, because)))

    # --- cards ---

    def cards(self) -> Iterator[tuple[str, str, int, Any]]:
        """Every card: its pack, the field in which it lies, the index there, the card."""
        for name, field in self.fields.items():
            if field.pack:
                for index, entry in field.entries(getattr(self, name)):
                    for card in field.cards(entry):
                        yield field.pack_of(index, card), name, index, field.card(card)

    def census(self) -> Counter[tuple[str, Any]]:
        """How many there are of each card of each pack: the same at all times."""
        return Counter((pack, card) for pack, _, _, card in self.cards())

    # --- what a seat may know ---

    def observation(self, seat: int | None) -> dict[str, Any]:
        """What `seat` sees of the fields (None: an onlooker), for tests that compare states by it."""
        return observation.observation(self, seat)

    def determinized(self, seat: int | None, seed: int) -> Self:
        """An independent copy in which all that `seat` cannot know is dealt at random, for a search.

        None is an onlooker, who knows what everybody may know.

        Its future random numbers come from `seed`. It is the same for all states that the seat cannot tell
        apart, so nothing in it leads to the true one. The agenda is copied: its arguments are no secrets.
        """
        new = self.copy()
        new.rng_state = seed & MASK
        new.determinize(seat)
        return new

    def determinize(self, seat: int | None) -> None:
        """Deal all that `seat` cannot know anew, in place, by the state's own random numbers.

        A game that hides something overrides this, so that each way to deal it is as likely, and the result
        depends on nothing that the seat does not know. A pile whose order is unknown gets none: the state
        becomes `unordered`. Here: the game hides nothing.
        """
        hiding = [name for name, field in self.fields.items() if field.seen_by != ALL and name != "rng_state"]
        if hiding:
            raise NotImplementedError(f"{type(self).__name__}.determinize must deal {', '.join(hiding)}")

    # --- plain data ---

    def data(self) -> dict[str, Any]:
        """The state as plain data that JSON can hold; `from_data` reads it back.

        An entry of the agenda is a list: the name of a step with `()` or of a decision with `?`, then its
        arguments: `["placement?", 0]`.
        """
        found = {name: plain(getattr(self, name)) for name, field in self.fields.items() if field.kept}
        found["agenda"] = [_entry_data(entry) for entry in self.agenda]
        return found

    @classmethod
    def from_data(cls, data: Any) -> Self:
        """The state that `data` describes, nobody listening.

        Raises BadPosition when a field is missing, unknown or of another kind than it starts with.
        """
        kept = {name: field for name, field in cls.fields.items() if field.kept}
        if not isinstance(data, dict) or not isinstance(data.get("seats"), int):
            raise BadPosition("not_a_position")
        for name in (*kept, *data):
            if name not in data or name not in kept:
                raise BadPosition("bad_field", name=str(name)[:40])
        self = cls()
        for name, field in cls.fields.items():
            if not field.kept:
                setattr(self, name, field.start)
        for name, field in kept.items():
            setattr(self, name, _thawed(name, field, data[name], data["seats"]))
        home = cls.__module__.rpartition(".")[0]
        self.agenda = [_entry_of(home, entry, self.seats) for entry in self.agenda]
        ended: Any = self.result
        if ended is not None:
            self.result = _result_of(ended, self.seats)
        return self


def plain(value: Any) -> Any:
    """A deep copy of lists and tuples of plain values, as lists: what JSON can hold."""
    if isinstance(value, list | tuple):
        return [plain(item) for item in value]
    return value


def frozen(value: Any) -> Any:
    """Plain data with every list turned into a tuple, as deep as it goes."""
    return tuple(frozen(item) for item in value) if isinstance(value, list | tuple) else value


def _result_of(data: Any, seats: int) -> Result:
    match data:
        case (tuple() as winners, str(how), str(rule)) if all(seat in range(seats) for seat in winners):
            return Result(winners, how, rule)
    raise BadPosition("bad_field", name="result")


def _entry_data(entry: AgendaEntry) -> list[Any]:
    first, *rest = entry
    mark = "?" if isinstance(first, DecisionType) else "()"
    return [first.name + mark, *map(plain, rest)]


def _entry_of(home: str, data: Any, seats: int) -> AgendaEntry:
    if not (isinstance(data, tuple) and data and isinstance(data[0], str)):
        raise BadPosition("bad_field", name="agenda")
    kind: type[Named] = DecisionType if data[0].endswith("?") else Step
    try:
        first = kind.find(home, data[0].removesuffix("?").removesuffix("()"))
    except KeyError:
        raise BadPosition("bad_field", name="agenda") from None
    if kind is DecisionType and not (len(data) > 1 and isinstance(data[1], int) and 0 <= data[1] < seats):
        raise BadPosition("bad_field", name="agenda")
    return (first, *data[1:])


def _thawed(name: str, field: Field, data: Any, seats: int) -> Any:
    """A field's value from plain data: tuples throughout, the outermost a list where it is one."""
    if not _is_plain(data, MOST_NESTED):
        raise BadPosition("bad_field", name=name)
    inside = frozen(data)
    if isinstance(field.start, list) or field.length is not None:
        if not isinstance(inside, tuple):
            raise BadPosition("bad_field", name=name)
        if field.length is not None:
            length = seats if field.length == SEATS else field.length
            if len(inside) != length or not all(_alike(item, field.start) for item in inside):
                raise BadPosition("bad_field", name=name)
        return list(inside)
    if not _alike(inside, field.start):
        raise BadPosition("bad_field", name=name)
    return inside


def _is_plain(data: Any, nested: int) -> bool:
    """Whether this is a number, a word, or a row of such, nested at most so deep."""
    if isinstance(data, list | tuple):
        return nested > 0 and all(_is_plain(item, nested - 1) for item in data)
    return data is None or isinstance(data, str) or (isinstance(data, int) and abs(data) < MOST_NUMBER)


def _alike(found: Any, start: Any) -> bool:
    """Whether plain data is of the kind with which a field starts: a number, a word, a row, or anything."""
    return start is None or type(found) is type(start)

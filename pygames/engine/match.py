"""A match: one game being played by people, with its past, its events, its refusals and its record.

A search does without one: it plays on `State` alone (`search_state`).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from typing import Any, NamedTuple, overload

from pygames.engine.action import Action, ActionType
from pygames.engine.decision import Decision
from pygames.engine.errors import CannotUndo, GameError, IllegalAction, Refusal
from pygames.engine.event import Event
from pygames.engine.face import Face
from pygames.engine.fields import OPEN
from pygames.engine.forecast import Forecast, Worlds
from pygames.engine.game import Game
from pygames.engine.options import OptionValue
from pygames.engine.record import CHECKPOINT_EVERY, Record, checksum
from pygames.engine.state import Result, State
from pygames.engine.view import View


class _Reached(Exception):
    """So much has happened as was wanted."""


class _Until(list[Event]):
    """Events up to a number, at which whatever causes them is left."""

    def __init__(self, enough: int) -> None:
        super().__init__()
        self.enough = enough

    def append(self, event: Event) -> None:
        """Note what happens, until it is enough."""
        super().append(event)
        if len(self) == self.enough:
            raise _Reached


class Checkpoint:
    """A position on the way, of which a record keeps one byte (see docs/record.md)."""

    __slots__ = ("_byte", "_state")

    def __init__(self, state: State) -> None:
        self._state: State | None = state.copy()
        self._byte = 0

    @property
    def byte(self) -> int:
        """The lowest byte of the position's checksum, worked out when first asked for."""
        if self._state is not None:
            self._byte = int(checksum(self._state)[-2:], 16)
            self._state = None
        return self._byte

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Checkpoint) and self.byte == other.byte

    def __hash__(self) -> int:
        return self.byte

    def __repr__(self) -> str:
        return f"<checkpoint {self.byte:02x}>"

    def __getstate__(self) -> tuple[None, dict[str, Any]]:
        return None, {"_byte": self.byte, "_state": None}


class Choice(NamedTuple):
    """One choice made: who chose what, and what came of it.

    `number` counts from 1, `digit` is the action's place among the `radix` legal ones. `checkpoint`
    holds the position after every sixteenth choice, for the record.
    """

    number: int
    seat: int
    action: Action
    digit: int
    radix: int
    events: list[Event]
    checkpoint: Checkpoint | None


_new: Any = tuple.__new__  # makes a named tuple of its fields, at half the price of the constructor


class Choices(Sequence[Choice]):
    """The choices of a match up to now, the first one first; it stays as it is when the match goes on."""

    __slots__ = ("_count", "_fields")

    def __init__(self, fields: list[tuple[Any, ...]], count: int) -> None:
        self._fields = fields  # one tuple a choice; the match adds to this list and changes none
        self._count = count

    def __len__(self) -> int:
        return self._count

    @overload
    def __getitem__(self, at: int) -> Choice: ...

    @overload
    def __getitem__(self, at: slice) -> list[Choice]: ...

    def __getitem__(self, at: int | slice) -> Choice | list[Choice]:
        found = range(self._count)[at]
        if isinstance(found, range):
            return [_new(Choice, self._fields[n]) for n in found]
        choice: Choice = _new(Choice, self._fields[found])
        return choice

    def __iter__(self) -> Iterator[Choice]:
        return (_new(Choice, fields) for fields in self._fields[: self._count])

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Sequence) and [*self] == [*other]

    def __hash__(self) -> int:
        return self._count

    def __repr__(self) -> str:
        return repr([*self])


class Match:
    """A game in play.

    Make one with `pygames.new`, `pygames.replay` or `pygames.position`. `decision` is what is to be
    decided, or None when the game is over; `play` decides it.
    """

    __slots__ = (
        "_choices",
        "_count",
        "_start",
        "_state",
        "decision",
        "game",
        "opening",
        "options",
        "practice",
        "seats",
        "seed",
    )

    # the fields of each `Choice`, for most are never asked for; shared with copies, `_count` are this match's
    _choices: list[tuple[Any, ...]]
    _count: int
    _start: State | None  # as it stood before the first step; never changed; a fork has none
    _state: State
    decision: Decision | None  # who must decide what: seat, type, legal actions; only read it

    def __init__(
        self,
        game: Game[Any],
        seats: int,
        seed: int,
        options: Mapping[str, OptionValue],
        *,
        practice: bool = False,
    ) -> None:
        self._lay(game, game.setup(seats, seed, options), seed, options, practice=practice)
        self._begin()

    @classmethod
    def at(
        cls, game: Game[Any], state: State, options: Mapping[str, OptionValue], *, practice: bool = False
    ) -> Match:
        """A match that starts from a position. Its record holds the position in the place of a seed."""
        match = cls.__new__(cls)
        match._lay(game, state.copy(), None, options, practice=practice)
        match._begin()
        return match

    def _lay(
        self,
        game: Game[Any],
        state: State,
        seed: int | None,
        options: Mapping[str, OptionValue],
        *,
        practice: bool,
    ) -> None:
        """Set every field: a match in this state, without a past."""
        self.game = game
        self.seats = state.seats
        self.seed = seed
        self.options = dict(options)
        self.practice = practice
        self.opening: list[Event] = []
        self._choices = []
        self._count = 0
        self._start = None
        self._state = state
        self.decision = None

    def _begin(self) -> None:
        """Carry out the first steps; the state before them is where the record starts."""
        self._start = self._state.copy()
        self._state.log = self.opening
        self._state.run()
        self.decision = self._next_decision()

    def _in(self, state: State, seed: int | None) -> Match:
        """A match of the same game in another state, without a past."""
        other = Match.__new__(Match)
        other._lay(self.game, state, seed, self.options, practice=self.practice)
        return other

    @property
    def over(self) -> bool:
        """Whether the game has ended: nothing is left to be decided."""
        return self.decision is None

    @property
    def asks(self) -> Decision:
        """The decision that is to be made. Raises GameError where the game is over."""
        if self.decision is None:
            raise GameError("game_over")
        return self.decision

    @property
    def asked_by(self) -> str:
        """The sentence of the booklet that asks for the present decision; empty when there is none."""
        return self.decision.type.rule_in(self._state) if self.decision is not None else ""

    def _next_decision(self) -> Decision | None:
        state = self._state
        if not state.agenda:
            return None
        entry = state.agenda[-1]
        kind, seat = entry[0], entry[1]
        legal = tuple(kind.legal_actions(state, seat))
        decision: Decision = _new(Decision, (seat, kind, legal))
        return decision

    # --- what is to be decided, and deciding it ---

    @property
    def result(self) -> Result | None:
        """None while the game runs; then who won, how, and by which rule."""
        return self._state.result

    @property
    def turn(self) -> int:
        """How many turns have begun, of all seats together, or rounds where all act in one."""
        return self.game.turn(self._state)

    def parse(self, text: str) -> Action:
        """The action of this text. Raises BadAction when the text is none."""
        return self.game.syntax.parse(text)

    def play(self, action: Action | str) -> list[Event]:
        """Do an action; returns the events that followed.

        Raises BadAction when a text is no action's, IllegalAction (with the refusal) when the action is
        not legal, GameError when the game is over. Then nothing has changed.
        """
        decision = self.decision
        if decision is None:
            raise GameError("game_over")
        if isinstance(action, str):
            action = self.parse(action)
        legal = decision.legal_actions
        try:
            digit = legal.index(action)
        except ValueError:
            raise IllegalAction(self._refusal(action)) from None
        state = self._state
        events: list[Event] = []
        if state.log is not None:
            state.log = events
        state.apply(action)
        self.decision = self._next_decision()
        if self._count < len(self._choices):  # a copy has gone on from here: its choices are not ours
            self._choices = self._choices[: self._count]
        self._count = number = self._count + 1
        checkpoint = Checkpoint(state) if number % CHECKPOINT_EVERY == 0 and self._start is not None else None
        fields = (number, decision[0], action, digit, len(legal), events, checkpoint)
        self._choices.append(fields)
        return [*events]  # the match keeps its own

    def within(self, action: Action, count: int) -> Match:
        """A copy that stands where `count` events have come of this legal action: to be looked at only.

        It stands in the middle of what the action does, and has no choice more than this match.
        """
        match = self.copy()
        match._state.log = _Until(count)
        with suppress(_Reached):
            match._state.apply(action)
            match._next_decision()
        return match

    def why_not(self, action: Action | str) -> Refusal | None:
        """Why the action is not legal now, or None when it is. Raises as `play` does otherwise."""
        decision = self.decision
        if decision is None:
            raise GameError("game_over")
        if isinstance(action, str):
            action = self.parse(action)
        return None if action in decision.legal_actions else self._refusal(action)

    def _refusal(self, action: Action) -> Refusal:
        refusal = self._state.why_not(action)
        if refusal is None:
            # the options of a type of action lack one that its check allows: a fault of the game
            raise AssertionError(f"{action} is neither offered nor refused at {self.decision}")
        return self._of_this_game(refusal)

    def _of_this_game(self, refusal: Refusal) -> Refusal:
        """A refusal by a game on which this one stands is one of this game, whose rulebook has its rules."""
        return refusal if refusal.game == self.game.id else refusal._replace(game=self.game.id)

    def why_not_pointing(self, words: Sequence[str]) -> Refusal | None:
        """Why nothing legal starts by pointing at these things in this order, or None.

        None means that something legal does, or that pointing there means nothing in this game.
        """
        decision = self.decision
        if decision is None:
            raise GameError("game_over")
        pointed = tuple(words)
        if any(action.begins(pointed) for action in decision.legal_actions):
            return None
        kind: ActionType | Refusal | None = self.game.infer_action_type(self._state, pointed)
        if isinstance(kind, Refusal):
            return self._of_this_game(kind)
        if kind is None or not kind.may_begin(pointed):
            return None
        numbers = tuple(domain.parse(word) for domain, word in zip(kind.domains, pointed, strict=False))
        refusal = kind.why_not(self._state, decision.seat, numbers)
        if refusal is not None:
            return self._of_this_game(refusal)
        # nothing against these words alone: say what stands against every way to go on
        ways = (kind.why_not(self._state, decision.seat, action.args) for action in kind.beginning(numbers))
        return next((self._of_this_game(refusal) for refusal in ways if refusal is not None), None)

    def type_pointed_at(self, words: Sequence[str]) -> ActionType | None:
        """The type of action that pointing at these things means now, whether it is legal or not."""
        kind = self.game.infer_action_type(self._state, tuple(words))
        return None if isinstance(kind, Refusal) else kind

    def forecast(self, action: Action | str) -> list[Forecast]:
        """What a legal action will do, as far as the seat that decides can know. Raises as `play` does."""
        return [found for found in self.forecasting(action) if found is not None]

    def forecasting(self, action: Action | str) -> Iterator[Forecast | None]:
        """Work a forecast out little by little. None comes every few milliseconds; the match may go on."""
        refusal = self.why_not(action)
        if refusal is not None:
            raise IllegalAction(refusal)
        if isinstance(action, str):
            action = self.parse(action)
        return self.game.part(Face).foresee(Worlds(self._state, self.asks.seat), action)

    # --- what a seat may know ---

    def view(self, seat: int | None) -> View:
        """Everything `seat` may know, as plain data (None: what an onlooker may know)."""
        if seat is not None and not 0 <= seat < self.seats:
            raise GameError("no_such_seat", n=seat)
        result = self._state.result
        return {
            "game": self.game.id,
            "viewer": seat,
            "decision": self._decision_view(seat),
            "result": result and {"winners": list(result.winners), "how": result.how, "rule": result.rule},
            **self.game.view(self._state, seat),
        }

    def open_view(self, seat: int | None) -> View:
        """The view of `seat` with every card open that lies before a player or on the table.

        For looking back at a game that is over: it tells what nobody may know while one plays. What is to
        be decided is named, without the legal actions.
        """
        return {**self.view(None), **self.game.view(self._state, OPEN), "viewer": seat}

    def _decision_view(self, seat: int | None) -> View | None:
        """What `seat` may know of the decision: the legal actions only if it is its own."""
        decision = self.decision
        if decision is None:
            return None
        found: View = {"seat": decision.seat, "id": decision.id}
        if decision.seat == seat:
            found["legal_actions"] = [action.text for action in decision.legal_actions]
        return found

    def fork(self, seat: int, seed: int) -> Match:
        """An independent match in which all that `seat` cannot know is dealt at random by `seed`.

        It agrees with all that the seat has been shown; its future random numbers are its own. Nobody
        listens in it: `play` returns no events. It has no past (which holds secrets), so no record and no
        undo, and nothing in it leads back here.
        """
        fork = self._in(self.search_state(seat, seed), None)
        fork.decision = fork._next_decision()
        return fork

    def search_state(self, seat: int | None, seed: int) -> State:
        """The bare state of such a fork, for a search: `copy`, `legal_actions`, `apply`, `result`."""
        return self._state.determinized(seat, seed)

    def as_known(self, seat: int | None, seed: int) -> Match:
        """A match that starts from here as `seat` may know it, the rest dealt by `seed`. None is an onlooker.

        Its record holds that position instead of a seed and of a past, so that sharing it betrays nothing.
        """
        return Match.at(self.game, self.search_state(seat, seed), self.options, practice=self.practice)

    def copy(self) -> Match:
        """An independent copy. The choices made are shared, so its price does not grow with them."""
        copy = self._in(self._state.copy(), self.seed)
        copy.opening, copy._start = self.opening, self._start
        copy._choices, copy._count = self._choices, self._count
        copy.decision = self.decision
        copy._state.log = None if self._state.log is None else []
        return copy

    # --- the past ---

    @property
    def choices(self) -> Choices:
        """The choices made so far, the first one first."""
        return Choices(self._choices, self._count)

    @property
    def events(self) -> list[Event]:
        """All that happened so far: the opening, then what each choice caused."""
        return [*self.opening, *(event for choice in self.choices for event in choice.events)]

    @property
    def record(self) -> Record:
        """The match as a record: game, options, seed or starting position, choices, checksum.

        Raises GameError for a fork.
        """
        if self._start is None:
            raise GameError("no_record")
        choices = self.choices
        return Record(
            game=self.game.id,
            rules=self.game.rules_version,
            seats=self.seats,
            seed=self.seed,
            start=self._start.data() if self.seed is None else None,
            options=dict(self.options),
            choices=tuple(choice.action.text for choice in choices),
            digits=tuple((choice.digit, choice.radix) for choice in choices),
            points=bytes(choice.checkpoint.byte for choice in choices if choice.checkpoint is not None),
            check=checksum(self._state),
            practice=self.practice,
        )

    def why_not_undo(self) -> CannotUndo | None:
        """Why the last choice cannot be taken back, or None.

        Undo never changes who is to act, never reverts another player's choice, and never crosses an
        event that revealed something or was left to chance; such an event is named (`event`). In a
        practice match only the first two hold.
        """
        decision = self.decision
        if not self._count or self._start is None:
            return CannotUndo("undo_nothing")
        if decision is None:
            return CannotUndo("undo_over")
        last = self.choices[-1]
        for event in last.events:
            if event.reveals and not self.practice:
                return CannotUndo("undo_revealed", event=event)
        if last.seat != decision.seat:
            return CannotUndo("undo_other_seat")
        return None

    def undo(self) -> Choice:
        """Take the last choice back; returns it. Raises CannotUndo, changing nothing."""
        refused = self.why_not_undo()
        if refused is not None:
            raise refused
        last = self.choices[-1]
        again = self.at_choice(last.number - 1)
        self._state, self.decision = again._state, again.decision
        self._count -= 1
        return last

    def at_choice(self, number: int) -> Match:
        """The match as it stood after so many choices: a match of its own, to look at or to play on.

        Raises GameError when there were not so many, or for a fork, which has no past.
        """
        if self._start is None or not 0 <= number <= self._count:
            raise GameError("no_such_step", n=number)
        # from the start again: a thousand choices take some milliseconds, and no position is kept
        again = self._in(self._start.copy(), self.seed)
        again._begin()
        for choice in self.choices[:number]:
            again.play(choice.action)
        return again

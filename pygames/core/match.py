"""A match: one game being played, from the first question to the result.

The match drives the game's scripts. A generator cannot be copied, so the match keeps the table as
it stood when the running script began and the answers given since; a copy replays those.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from pygames.core.action import Action
from pygames.core.chance import Chance
from pygames.core.errors import CannotUndo, GameError, Refused
from pygames.core.event import Event
from pygames.core.game import Game, OptionValue, View
from pygames.core.record import POINT_EVERY, Record, checksum
from pygames.core.table import Ask, Result, Script, Table


class Choice(NamedTuple):
    """One choice made: who chose what, and what came of it.

    `before` is the choice before this one, `number` counts from 1, `digit` is the action's place among
    the `radix` legal ones. `point` holds the position after every sixteenth choice, for the record.
    """

    before: Choice | None
    number: int
    seat: int
    action: Action
    digit: int
    radix: int
    events: list[Event]
    point: Point | None


class Point:
    """A position on the way, of which a record keeps one byte (see docs/record.md)."""

    __slots__ = ("_byte", "_table")

    def __init__(self, table: Table) -> None:
        self._table: Table | None = table.copy()
        self._byte = 0

    @property
    def byte(self) -> int:
        """The lowest byte of the position's checksum, worked out when first asked for."""
        if self._table is not None:
            self._byte = int(checksum(self._table)[-2:], 16)
            self._table = None
        return self._byte


class Redraw(NamedTuple):
    """What a fork changed in the middle of a script, so that a copy of the fork can repeat it."""

    after: int  # how many answers the script had had
    seat: int
    seed: int


class Match:
    """A game in play.

    Make one with `pygames.new` or `pygames.replay`. `ask` is the question to be answered, or None
    when the game is over; `play` answers it.
    """

    __slots__ = (
        "_answers",
        "_ask",
        "_base",
        "_past",
        "_redraws",
        "_run",
        "_start",
        "_table",
        "game",
        "opening",
        "options",
        "practice",
        "seats",
        "seed",
    )

    _answers: list[Action]  # what the running script was told so far
    _ask: Ask | None
    _base: Table  # as it stood when the running script began; never changed
    _past: Choice | None  # the last choice made
    _redraws: tuple[Redraw, ...]
    _run: Script
    _start: Table | None  # as it stood before the first script; never changed; a fork has none
    _table: Table

    def __init__(
        self,
        game: Game[Any],
        seats: int,
        seed: int,
        options: Mapping[str, OptionValue],
        *,
        practice: bool = False,
    ) -> None:
        self.practice = practice
        self._begin(game, game.setup(seats, seed, options), seats, seed, options)

    @classmethod
    def at(cls, game: Game[Any], table: Table, seats: int, options: Mapping[str, OptionValue]) -> Match:
        """A match that starts from a table at a script's boundary. It has no seed, so no record."""
        match = cls.__new__(cls)
        match.practice = False
        match._begin(game, table.copy(), seats, None, options)
        return match

    def _begin(
        self, game: Game[Any], table: Table, seats: int, seed: int | None, options: Mapping[str, OptionValue]
    ) -> None:
        self.game = game
        self.seats = seats
        self.seed: int | None = seed
        self.options = dict(options)
        self.opening: list[Event] = []
        self._past = None
        self._start = table.copy()
        self._base = self._table = table
        table.log = self.opening
        self._advance()

    # --- what is asked, and answering it ---

    @property
    def ask(self) -> Ask | None:
        """Who must decide what: seat, prompt, legal actions. None when the game is over."""
        return self._ask

    @property
    def result(self) -> Result | None:
        """None while the game runs; then who won, how, and by which rule."""
        return self._table.result

    def parse(self, text: str) -> Action:
        """The action of this text. Raises BadAction when the text is none."""
        return self.game.grammar.parse(text)

    def play(self, action: Action | str) -> list[Event]:
        """Answer the question; returns the events that followed.

        Raises BadAction when a text is no action's, Refused (with the rule) when the action is not
        legal, GameError when the game is over. Then nothing has changed.
        """
        ask = self._ask
        if ask is None:
            raise GameError("game_over")
        if isinstance(action, str):
            action = self.parse(action)
        legal = ask.legal
        try:
            index = legal.index(action)
        except ValueError:
            raise self._refusal(ask, action) from None
        events: list[Event] = []
        if self._table.log is not None:
            self._table.log = events
        self._answers.append(action)
        try:
            self._ask = self._run.send(action)
        except StopIteration:
            self._advance()
        past = self._past
        number = 1 if past is None else past.number + 1
        point = Point(self._table) if number % POINT_EVERY == 0 and self.seed is not None else None
        self._past = Choice(past, number, ask.seat, action, index, len(legal), events, point)
        return events

    def why_not(self, action: Action | str) -> Refused | None:
        """Why the action is not legal now, or None when it is. Raises as `play` does otherwise."""
        ask = self._ask
        if ask is None:
            raise GameError("game_over")
        if isinstance(action, str):
            action = self.parse(action)
        return None if action in ask.legal else self._refusal(ask, action)

    def why_not_pointing(self, words: Sequence[str]) -> Refused | None:
        """Why nothing legal starts by pointing at these things in this order, or None.

        None means that something legal does, or that pointing there means nothing in this game.
        """
        ask = self._ask
        if ask is None:
            raise GameError("game_over")
        pointed = tuple(words)
        if any(action.words[: len(pointed)] == pointed for action in ask.legal):
            return None
        verb = self.game.meant(self._table, ask, pointed)
        if verb is None:
            return None
        numbers = tuple(domain.parse(word) for domain, word in zip(verb.domains, pointed, strict=False))
        refused: Refused | None = verb.reason(self._table, ask.seat, *numbers)
        if refused is None:
            # nothing against these words alone: say what stands against every way to go on
            for action in verb.beginning(numbers):
                refused = verb.against(self._table, ask.seat, action)
                if refused is not None:
                    break
        return refused

    def _refusal(self, ask: Ask, action: Action) -> Refused:
        refused = action.verb.against(self._table, ask.seat, action)
        if refused is None:
            # the candidates of the prompt lack an action that no rule forbids: a fault of the game
            raise AssertionError(f"{action} is neither listed nor refused at {ask}")
        return refused

    # --- what a seat may know ---

    def view(self, seat: int | None) -> View:
        """Everything `seat` may know, as plain data (None: what an onlooker may know)."""
        if seat is not None and not 0 <= seat < self.seats:
            raise GameError("no_such_seat", n=seat)
        result = self._table.result
        return {
            "game": self.game.id,
            "viewer": seat,
            "ask": self.game.ask_view(self._ask, seat),
            "result": result and {"winners": list(result.winners), "how": result.how, "rule": result.rule},
            **self.game.view(self._table, seat),
        }

    def fork(self, seat: int, seed: int) -> Match:
        """An independent copy in which all that `seat` cannot know is redrawn at random by `seed`.

        It agrees with `view(seat)`; its future chance is its own; it has no past (which holds secrets),
        so no record and no undo.
        """
        fork = self.copy()
        fork.seed = None
        fork.opening = []
        fork._start = None
        fork._past = None
        fork._table.log = None
        fork._redraw(seat, seed)
        return fork

    def copy(self) -> Match:
        """An independent copy. The choices made are shared, so its price does not grow with them."""
        copy = Match.__new__(Match)
        copy.game, copy.seats, copy.seed, copy.options = self.game, self.seats, self.seed, self.options
        copy.practice = self.practice
        copy.opening = self.opening
        copy._start = self._start
        copy._past = self._past
        if self._ask is None:
            copy._base, copy._answers, copy._redraws = self._base, [], ()
            copy._table, copy._ask = self._table.copy(), None
        else:
            copy._restore(self._base, self._answers, self._redraws)
        copy._table.log = None if self._table.log is None else []
        return copy

    def _restore(self, base: Table, answers: Sequence[Action], redraws: tuple[Redraw, ...] = ()) -> None:
        """Stand where the script that began at `base` stood after these answers."""
        self._base = base
        self._table = base.copy()
        run = self.game.scripts[base.script](self._table)
        assert run is not None
        self._run = run
        self._answers = []
        self._redraws = ()
        self._ask = next(run)
        for at in range(len(answers) + 1):
            for redraw in redraws:
                if redraw.after == at:
                    self._redraw(redraw.seat, redraw.seed)
            if at < len(answers):
                self._answers.append(answers[at])
                self._ask = run.send(answers[at])

    def _redraw(self, seat: int, seed: int) -> None:
        # in place and after the replay: the running script holds this very table, and a script
        # keeps no hidden card across a question
        chance = Chance(seed)
        self.game.redraw(self._table, seat, chance)
        self._table.chance.state = chance.below(1 << 64)
        self._redraws = (*self._redraws, Redraw(len(self._answers), seat, seed))
        if self._ask is not None:
            self._ask = Ask(self._table, self._ask.seat, self._ask.prompt)

    # --- the past ---

    @property
    def choices(self) -> list[Choice]:
        """The choices made so far, the first one first."""
        found = []
        choice = self._past
        while choice is not None:
            found.append(choice)
            choice = choice.before
        return found[::-1]

    @property
    def events(self) -> list[Event]:
        """All that happened so far: the opening, then what each choice caused."""
        return [*self.opening, *(event for choice in self.choices for event in choice.events)]

    @property
    def record(self) -> Record:
        """The match as a record: game, options, seed, choices, checksum of the position.

        Raises GameError for a fork, or a match that did not start from a seed.
        """
        if self.seed is None:
            raise GameError("no_record")
        choices = self.choices
        return Record(
            game=self.game.id,
            rules=self.game.rules_version,
            seats=self.seats,
            seed=self.seed,
            options=dict(self.options),
            choices=tuple(choice.action.text for choice in choices),
            digits=tuple((choice.digit, choice.radix) for choice in choices),
            points=bytes(choice.point.byte for choice in choices if choice.point is not None),
            check=checksum(self._table),
            practice=self.practice,
        )

    def why_not_undo(self) -> CannotUndo | None:
        """Why the last choice cannot be taken back, or None.

        Undo never changes who is to act, never makes another redo, and never crosses an event
        that revealed something or was left to chance; such an event is named (`event`). In a
        practice match only the first two hold.
        """
        last, ask = self._past, self._ask
        if last is None or self._start is None:
            return CannotUndo("undo_nothing")
        if ask is None:
            return CannotUndo("undo_over")
        for event in last.events:
            if event.reveals and not self.practice:
                return CannotUndo("undo_revealed", event=event)
        if last.seat != ask.seat:
            return CannotUndo("undo_other_seat")
        return None

    def undo(self) -> Choice:
        """Take the last choice back; returns it. Raises CannotUndo, changing nothing."""
        refused = self.why_not_undo()
        if refused is not None:
            raise refused
        last = self._past
        assert last is not None
        again = self.at_choice(last.number - 1)
        for name in ("_answers", "_ask", "_base", "_past", "_redraws", "_run", "_table"):
            setattr(self, name, getattr(again, name))
        return last

    def at_choice(self, number: int) -> Match:
        """The match as it stood after so many choices: a match of its own, to look at or to play on.

        Raises GameError when there were not so many, or for a fork, which has no past.
        """
        choices = self.choices
        if self._start is None or not 0 <= number <= len(choices):
            raise GameError("no_such_step", n=number)
        # from the start again: a thousand choices take some milliseconds, and no position is kept
        again = Match.__new__(Match)
        again.practice = self.practice
        again._begin(self.game, self._start.copy(), self.seats, self.seed, self.options)
        for choice in choices[:number]:
            again.play(choice.action)
        return again

    # --- running the scripts ---

    def _advance(self) -> None:
        """Run scripts until one asks a question or the game is over."""
        table, scripts = self._table, self.game.scripts
        while table.result is None:
            run: Script | None = scripts[table.script](table)
            if run is None:
                continue
            self._base = table.copy()
            self._answers = []
            self._redraws = ()
            try:
                self._ask = next(run)
            except StopIteration:
                continue
            self._run = run
            return
        self._ask = None

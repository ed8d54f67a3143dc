"""What the scenes of all games share: a match in a test, in the words of its players."""

from collections.abc import Iterable, Mapping, Sequence
from inspect import signature
from typing import Any, ClassVar

import pytest

import pygames
from pygames.engine.event import Event
from pygames.engine.match import Match
from pygames.engine.state import State
from pygames.words.localizer import Words
from tests.kit.play import decision_of
from tests.kit.truth import true_state


class Scene:
    """A match in a test: what is to be decided, played and refused. Each game adds where its cards lie."""

    seats: ClassVar[Sequence[str]]  # how the tests of this game call its players

    def __init__(self, match: Match) -> None:
        self.match = match
        self.opening = match.opening
        self._cards = true_state(match).census()
        assert set(self._cards.values()) == {1}, "a card is named twice"

    # --- the words of a test, where they are not those of the game ---

    def given(self, text: str) -> str:
        """An action of a test as the game writes it."""
        return text

    def shown(self, text: str) -> str:
        """An action of the game as a test writes it."""
        return text

    # --- playing ---

    def play(self, *texts: str) -> list[Event]:
        """Play these actions one after the other; all that happened. No card may get lost."""
        events = [event for text in texts for event in self.match.play(self.given(text))]
        assert self.state.census() == self._cards
        return events

    def go(self, plays: str) -> None:
        """Play what stands between semicolons."""
        self.play(*(plays.split("; ") if plays else ()))

    @property
    def asks(self) -> str:
        """Who has to decide what: `A turn`, or `nobody` when the game is over."""
        decision = self.match.decision
        return f"{self.seats[decision.seat]} {decision.id}" if decision else "nobody"

    def found(self, wanted: Iterable[str]) -> dict[str, Any]:
        """What there is of all that a scene can tell, by its names: `mana`, `why attack left`."""
        found = {}
        for name in wanted:
            said, _, given = name.partition(" ")
            told = getattr(self, said)
            if callable(told):
                words = given.split(" ", len(signature(told).parameters) - 1)
                told = told(*words) if given else told()
            found[name] = told
        return found

    def comes_to(self, plays: str, wanted: Mapping[str, Any]) -> None:
        """Hold the scene to what has to be found after these plays."""
        self.go(plays)
        assert self.found(wanted) == wanted

    def legal(self, name: str = "") -> list[str]:
        """The legal actions of the type of this name (of every type), in their order."""
        actions = decision_of(self.match).legal_actions
        return [self.shown(action.text) for action in actions if name in ("", action.type.name)]

    def may(self, text: str) -> bool:
        """Whether the action is legal: listed, and nothing said against it."""
        listed = text in self.legal()
        assert listed == (self.match.why_not(self.given(text)) is None)
        return listed

    def why(self, text: str) -> str:
        """The rule and the reason against an action: `BQ-28 exceeds`. Trying it changes nothing."""
        given = self.given(text)
        before = self.state.data()
        refusal = self.match.why_not(given)
        assert refusal is not None, f"{text} is legal"
        with pytest.raises(pygames.IllegalAction) as caught:
            self.match.play(given)
        assert caught.value.refusal == refusal
        assert refusal.game == self.match.game.id
        assert refusal.rule in self.match.game.part(Words).rulebook
        assert text not in self.legal()
        assert self.state.data() == before
        return f"{refusal.rule} {refusal.key}"

    # --- looking ---

    @property
    def state(self) -> Any:
        """The true state of the match."""
        return true_state(self.match)

    def view(self, player: str = "") -> dict[str, Any]:
        """What a player may know; without a player, an onlooker."""
        return self.match.view(self.seats.index(player) if player else None)

    @property
    def result(self) -> str:
        """How the game has ended, by which rule, and who has won: `keys BQ-52 AC`."""
        result = self.match.result
        assert result is not None
        winners = "".join(self.seats[seat] for seat in result.winners)
        return f"{result.how} {result.rule} {winners}".rstrip()


def fill(state: State, fields: Mapping[str, Any]) -> None:
    """Give these fields of a state their values."""
    for name, value in fields.items():
        assert name in state.fields, name
        setattr(state, name, value)


def table(names: Sequence[str], rows: Iterable[str | tuple[Any, ...]]) -> pytest.MarkDecorator:
    """A test of many rows: before those that hold a law stands the law, which gives them their ids."""
    law, number, found = "", 1, []
    for row in rows:
        if isinstance(row, str):
            law, number = row, 1
        else:
            found.append(pytest.param(*row, id=law if number == 1 else f"{law} ({number})"))
            number += 1
    return pytest.mark.parametrize(names, found)


def told(events: Iterable[Event], what: str, **params: int | str) -> int:
    """How many events there are of this kind, by these rules and with these params.

    >>> told([], "BQ-42 exceeded", seat=0)
    0
    """
    *rules, kind = what.split()
    return sum(
        event.kind == kind
        and set(rules) <= set(event.cited)
        and params.items() <= {**event.params, **event.secret}.items()
        for event in events
    )

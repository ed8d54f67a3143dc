"""Exceptions: the hierarchy, and when each is raised. Whatever raises one has changed nothing.

An error carries the key of a text and its parameters; `Localizer.error` says it in a person's
language. `str(error)` shows the key and the parameters as they are.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple, Protocol

from pygames.engine.event import Event, Param
from pygames.engine.text import Text


def _plain(key: str, params: Mapping[str, Param]) -> str:
    return " ".join([key, *(f"{name}={value}" for name, value in params.items())])


class Refusal(NamedTuple):
    """Why an action is not legal: a value, returned by whatever asks.

    `game` is the game's id, `rule` the id of a rule or ruling in its rulebook, `key` with `params`
    the text (`no.KEY` of the game's catalogue).
    """

    game: str
    rule: str
    key: str
    params: Mapping[str, Param]

    def __str__(self) -> str:
        return f"{_plain(self.key, self.params)} ({self.rule})"


class Refusing(Protocol):
    """Makes the refusals of one game."""

    def __call__(self, rule: str, key: str, **params: Param) -> Refusal:
        """The refusal by this rule, told by the text `no.KEY`."""


def refusing(game: str) -> Refusing:
    """What makes the refusals of the game with this id."""

    def no(rule: str, key: str, **params: Param) -> Refusal:
        return Refusal(game, rule, key, params)

    return no


class GameError(Exception):
    """The root of all errors raised on purpose by this package.

    `key` is the key of a text in the shared catalogue (of an IllegalAction: in the game's); `params` fill
    its placeholders.
    """

    def __init__(self, key: str, **params: Param) -> None:
        super().__init__(key, params)
        self.key = key
        self.params = params

    def __str__(self) -> str:
        return _plain(self.key, self.params)


class IllegalAction(GameError):
    """An action that the rules do not allow; `refusal` says why, by which rule."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.key, **refusal.params)
        self.refusal = refusal

    def __str__(self) -> str:
        return str(self.refusal)


class CannotUndo(GameError):
    """The last choice cannot be taken back; `key` says why, `event` is the event in the way, if any."""

    def __init__(self, key: str, event: Event | None = None) -> None:
        super().__init__(key)
        self.event = event


class UnknownGame(GameError):
    """There is no game of this id, or it cannot be played yet."""


class BadOption(GameError):
    """A seat count, a seed or an option that the game does not know."""


class BadFile(BadOption):
    """A file of one's own that cannot be used; `faults` lists all that is wrong with it."""

    def __init__(self, option: str, faults: Sequence[Text]) -> None:
        super().__init__("bad_file", name=option, faults="; ".join(fault.en for fault in faults))
        self.faults = tuple(faults)


class BadAction(GameError):
    """A text that is not the text of any action; `game` is the id of the game whose words were expected."""

    def __init__(self, key: str, game: str = "", **params: Param) -> None:
        super().__init__(key, **params)
        self.game = game


class BadRecord(GameError):
    """A record or a link that cannot be read or replayed; `params` say what and where."""


class BadLesson(BadRecord):
    """A lesson that is not written as it has to be, or says of its record what is not so.

    `where` is the field. Fields of the third step are called `steps.3.…`.
    """


class BadPosition(GameError):
    """Plain data that is not the state of a game."""


class BadProgress(GameError):
    """A text that does not say what somebody has learnt of a game, or of another game than is wanted."""

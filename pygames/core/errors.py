"""What can be wrong with what we are asked to do, as typed errors that change nothing.

Every error carries the id of a text and its parameters, so that the page can say it in the
person's language (`Speech.refusal`). `str(error)` is the English sentence, in which cards and
places are written as in the texts of actions.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pygames.core.event import Event
    from pygames.core.rulebook import Text

Param = int | str


def _english(domain: str, key: str, params: Mapping[str, Param]) -> str:
    from pygames.core.catalogue import catalogue  # noqa: PLC0415 — which imports this module

    return catalogue(domain, "en").say(key, params)


class GameError(Exception):
    """The root of all errors raised on purpose by this package.

    `key` is a text id within the catalogue named by `domain`; `params` fill its placeholders.
    """

    domain = "core"

    def __init__(self, key: str, **params: Param) -> None:
        super().__init__(key, params)
        self.key = key
        self.params = params

    def __str__(self) -> str:
        return _english(self.domain, self.key, self.params)


class Refused(GameError):
    """A choice that the rules do not allow, with the rule that forbids it.

    `rule` is the id of a rule or ruling in the game's rulebook; `domain` is the game's id.
    """

    def __init__(self, domain: str, rule: str, key: str, **params: Param) -> None:
        super().__init__(key, **params)
        self.domain = domain
        self.rule = rule

    def __str__(self) -> str:
        return f"{_english(self.domain, 'no.' + self.key, self.params)} ({self.rule})"


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
    """A text that is not the text of any action."""


class BadRecord(GameError):
    """A record or a link that cannot be read or replayed; `params` say what and where."""

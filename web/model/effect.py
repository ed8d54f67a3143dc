"""What the browser has to do for the page, as values; `web/browser.py` carries them out."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from web.model.carrier import Line


@dataclass(frozen=True, slots=True)
class KeepGames:
    """Write these games into the storage (None: remove), by their ids; then send `GamesKept`."""

    texts: Mapping[str, str | None]


@dataclass(frozen=True, slots=True)
class ReadShared:
    """Read what all windows share from the storage; then send `SharedRead`."""


@dataclass(frozen=True, slots=True)
class KeepShared:
    """Write what all windows share into the storage; then send `SharedKept`."""

    data: Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class UseKeys:
    """Do something with the keys of a game by mail, as web/js/seal.js takes it; then send `KeysUsed`."""

    order: Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class Listen:
    """Have the carriers fetch the letters of these lines, and send the page a message for each.

    `line` is that of the match shown, on which this device also sends letters. On the lines `beside` it only
    fetches.
    """

    line: Line | None
    beside: tuple[Line, ...] = ()


@dataclass(frozen=True, slots=True)
class SendLetter:
    """Hand a letter to the carriers of the line; then send `LetterTaken`, or `CarrierChanged`."""

    text: str


@dataclass(frozen=True, slots=True)
class Show:
    """Bring the page up to date. `payload` is what web/js/page.js `render` takes."""

    payload: Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class ShowForecast:
    """Show what a choice would do: HTML, by the id of the element."""

    parts: Mapping[str, str]


Effect = KeepGames | ReadShared | KeepShared | UseKeys | Listen | SendLetter | Show | ShowForecast

"""What is done with games by mail that have not begun, and with letters while they are sealed or opened."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, NamedTuple

from web.model.carrier import Carrying

if TYPE_CHECKING:
    from collections.abc import Mapping

    from pygames.engine.match import Match
    from web.model.envelope import Letter, TakenBack
    from web.model.mail import Mail
    from web.model.moving import Moving
    from web.model.saves import Save


class Opening(NamedTuple):
    """What is kept of a game by mail is being opened, perhaps with a letter.

    Of a letter that a carrier has brought (`brought`) nobody waits to hear what is wrong with it.
    """

    id: str
    letter: Letter | None = None
    brought: bool = False


class Sealing(NamedTuple):
    """What a letter holds that is being sealed: the match after so many choices, and what goes along.

    `says` is what letters of a guarded game hold (`Mail.says`).
    """

    match: str
    made: int
    note: int
    taken: tuple[TakenBack, ...]
    says: str = ""


@dataclass(frozen=True)
class Mailing:
    """A game by mail that has not begun, a seat that moves, and what carriers and keys have to do."""

    new: Mail | None = None  # one that has not begun: to be joined, or its screen shows for whom it waits
    moving: Moving | None = None  # a seat in one, from this device to another or to this one
    carrying: Carrying = field(default_factory=Carrying)  # what carries letters by itself
    alerts: str = ""  # whether the browser may tell of a turn: "default", "granted", "denied"; "": it cannot
    opening: tuple[Opening, ...] = ()  # what is being opened, the first first
    to_seal: Mapping[str, Save] = field(default_factory=dict)  # games that are being sealed to be kept, by id
    kept: tuple[Match, Mail] | None = None  # what was last sealed to be kept
    sealing: Sealing | None = None  # the turn that is being sealed

    @property
    def written(self) -> Mail | None:
        """The game that has not begun and whose first letter was written here, or is being written."""
        return None if self.new is None or self.new.to_join else self.new

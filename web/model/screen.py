"""The screens of the page: what each of them shows, its place in the browser's history, and its address."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from web.model.deals import ADDRESS

if TYPE_CHECKING:
    from web.model.exam import ExamDesk
    from web.model.form import Form


@dataclass(frozen=True)
class Simple:
    """A screen that is about no game: `place` is where it is in the browser's history.

    `address` is what stands behind the # of the page's address.
    """

    place: ClassVar[str] = "gallery"
    address: ClassVar[str] = ""
    game: ClassVar[str] = ""


class Gallery(Simple):
    """The gallery shows all games."""


@dataclass(frozen=True)
class KeptGames(Simple):
    """The kept games, of one game or ("") of all."""

    place = "games"
    of: str = ""


class OwnDeeds(Simple):
    """What a person has done: games, rules, puzzles."""

    place = "done"


class DealOfDay(Simple):
    """The deal of the day."""

    place, address = "deal", ADDRESS


class ByMail(Simple):
    """A game by mail before it begins, an invitation to one, or a seat in one that moves here (`Mailing`)."""

    place = "mail"


class AtTable(Simple):
    """The game on the table; `Play` knows its place and address."""

    place = "link"


@dataclass(frozen=True)
class SettingUp:
    """The set-up of a game."""

    form: Form
    address: ClassVar[str] = ""

    @property
    def game(self) -> str:
        """The id of the game."""
        return self.form.game

    @property
    def place(self) -> str:
        """Where it is in the browser's history; that of a game that has begun has no place of its own."""
        return "open" if self.form.opened else f"setup:{self.form.game}"


@dataclass(frozen=True)
class AtExam:
    """An exam that is made and read, or about to be taken."""

    desk: ExamDesk

    @property
    def game(self) -> str:
        """The id of the game."""
        return self.desk.exam.game

    @property
    def place(self) -> str:
        """Where it is in the browser's history."""
        return f"exam:{self.game}"

    @property
    def address(self) -> str:
        """What stands behind the # of the page's address."""
        return self.desk.hash


WithoutDrill = Simple | SettingUp | AtExam  # `Screen` of web/model/play.py has the drill too

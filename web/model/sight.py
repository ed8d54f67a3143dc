"""A position as somebody sees it: who sits where, whose view is shown, what can be pointed at."""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, NamedTuple

from pygames.words.characters import cast
from pygames.words.localizer import Localizer, Words, no_roles_now
from pygames.words.people import AWAY, people
from web.model.marks import Marks

if TYPE_CHECKING:
    from collections.abc import Sequence

    from pygames.engine.action import Action
    from pygames.engine.event import Event
    from pygames.engine.match import Match
    from pygames.engine.state import Result
    from pygames.engine.text import Language
    from pygames.engine.view import View
    from pygames.words.people import Roles
    from pygames.words.person import Person
    from web.texts import Texts

LONGEST_NAME = 24


class Player(NamedTuple):
    """Who sits at a seat: a person, or the opponent `bot`; perhaps with a name.

    In a game by mail `bot` is `AWAY` where a person sits at another device.
    """

    name: str = ""
    bot: str = ""


def called(players: Sequence[Player], language: Language, number: int = 0, roles: Roles = ()) -> list[Person]:
    """What the players of a game are called, which was dealt by this seed: the only person is "you"."""
    bots, names = [player.bot for player in players], [player.name for player in players]
    return people(bots, language, names, number, roles)


def temper_of(players: Sequence[Player], number: int, seat: int) -> str:
    """The temper of the character as whom an opponent appears in the game that was dealt by this seed."""
    names, bots = [player.name for player in players], [player.bot for player in players]
    return cast(len(players), number, names, bots)[seat].temper


def cast_of(players: Sequence[Player], number: int) -> tuple[str, ...]:
    """By seat the character as whom an opponent without a name appears; empty for everybody else."""
    people = called(players, "en", number)
    return tuple(
        str(person) if player.bot not in ("", AWAY) and not player.name else ""
        for player, person in zip(players, people, strict=True)
    )


@dataclass(frozen=True, eq=False)
class Sight(ABC):
    """A position with its players. Nobody plays on in its match: that is a value by agreement."""

    match: Match
    players: tuple[Player, ...]

    @property
    @abstractmethod
    def viewer(self) -> int | None:
        """The seat of the person who looks; None: what everybody may know is shown."""

    @property
    @abstractmethod
    def view(self) -> View:
        """What the person looking may know."""

    @property
    @abstractmethod
    def can_act(self) -> bool:
        """Whether the person looking is the one who is asked."""

    @property
    def picked(self) -> tuple[str, ...]:
        """The words picked so far."""
        return ()

    @cached_property
    def marks(self) -> Marks:
        """What can be pointed at now."""
        return Marks(self.match.decision, self.picked, self.can_act)

    @property
    def humans(self) -> tuple[int, ...]:
        """The seats of persons."""
        return tuple(seat for seat, player in enumerate(self.players) if not player.bot)

    @property
    def alone(self) -> int | None:
        """The seat of the only person, whom the page calls "you"; None where several play, or nobody."""
        return self.humans[0] if len(self.humans) == 1 else None

    @property
    def shared(self) -> bool:
        """Whether several persons share this device."""
        return len(self.humans) > 1

    @property
    def asked(self) -> int | None:
        """The seat that must decide, or None when the game is over."""
        return None if self.match.decision is None else self.match.decision.seat

    @property
    def question(self) -> str:
        """The id of what is to be decided, by whomever; empty when the game is over."""
        return "" if self.match.decision is None else self.match.decision.id

    @property
    def legal_actions(self) -> tuple[Action, ...]:
        """The choices of the person looking; none while somebody else is asked, or nobody."""
        decision = self.match.decision
        return decision.legal_actions if decision is not None and self.can_act else ()

    @property
    def result(self) -> Result:
        """How the game ended. It has to be over."""
        found = self.match.result
        assert found is not None, "the game still runs"
        return found

    @property
    def log(self) -> list[Event]:
        """All that happened, as the person looking saw it."""
        viewer = self.viewer
        return [event.seen_by(viewer) for event in self.match.events]

    @cached_property
    def _roles(self) -> Roles:
        """What each seat plays in this position."""
        said_by = self.match.game.part(Words).roles_now
        return () if said_by is no_roles_now else said_by(self.match.view(None))

    def localizer(self, texts: Texts) -> Localizer:
        """The game's words, with the players' names, in the page's language."""
        names = called(self.players, texts.language, self.match.seed or 0, self._roles)
        return Localizer(self.match.game, texts.language, names, self.match.options)

"""What players by mail say to each other; in a guarded game the device that deals tells it to all."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from web.model.envelope import ASK, ERAS, PHRASES, REFUSE, WITHDRAW

if TYPE_CHECKING:
    from pygames.engine.match import Match
    from pygames.words.localizer import Localizer
    from web.texts import Texts

# the text of what came along with a turn: everybody reads it in their own language
SAID = {REFUSE: "mail.say.no", WITHDRAW: "mail.say.withdrawn"} | {it: f"mail.say.{it}" for it in PHRASES}


def said_by(seat: int, key: str, texts: Texts, localizer: Localizer | None) -> str:
    """A text that somebody at this seat has sent along."""
    said = texts(key)
    return texts("mail.says", name=localizer.seat(seat).label, said=said) if localizer is not None else said


class Saying(NamedTuple):
    """What the player at this seat has said last, and how often they have said something.

    `what` is 0 (nothing) or one of the `NOTES` of letters (`web/model/envelope.py`).
    """

    seat: int
    what: int = 0
    number: int = 0


class Manners(NamedTuple):
    """What each player has said last. `era` rises whenever that changes, or a turn is taken back.

    `turned` is the era in which the last turn was taken back: what a guest says of an earlier one is past.
    """

    era: int = 0
    turned: int = 0
    sayings: tuple[Saying, ...] = ()

    def of(self, seat: int) -> Saying:
        """What this player has said last."""
        return next((it for it in self.sayings if it.seat == seat), Saying(seat))

    @property
    def asking(self) -> int | None:
        """The seat of whoever asks to take their last turn back."""
        return next((it.seat for it in self.sayings if it.what == ASK), None)

    def says(self, seat: int, what: int) -> Manners:
        """This player says something; who would rather not take a turn back has answered the question."""
        others = [it for it in self.sayings if it.seat != seat]
        if what in (ASK, REFUSE):
            others = [it._replace(what=0) if it.what == ASK else it for it in others]
        said = Saying(seat, what, self.of(seat).number + 1)
        return self._replace(era=self.era + 1, sayings=(*others, said))

    def ends(self) -> Manners:
        """Nobody asks any more: it was agreed to, or somebody has gone on."""
        sayings = [it._replace(what=0) if it.what == ASK else it for it in self.sayings]
        return self._replace(era=self.era + 1, sayings=tuple(sayings))

    def turns_back(self) -> Manners:
        """The last turn of whoever asks is taken back."""
        return self.ends()._replace(turned=self.era + 1)

    def after(self, match: Match) -> Manners:
        """The manners after the last choice of a match: whoever plays on does not agree to a question."""
        stale = self.asking is not None and match.choices[-1].seat != self.asking
        return self.ends() if stale else self

    def are_known(self, era: int) -> bool:
        """Whether a guest who knows of this era knows of the last turn taken back.

        Letters hold an era modulo `ERAS`. So this is right while a guest is fewer than `ERAS` eras behind.
        """
        return (self.era - era) % ERAS <= self.era - self.turned


NOTHING_SAID = Manners()  # nobody has said anything

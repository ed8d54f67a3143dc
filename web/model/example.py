"""An example of a rule: its witness as a position to try things in, beside one's own game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal, NamedTuple

from pygames.school.witness import Witness, whole, witnesses
from web.model.session import Session, Why
from web.model.sight import Player

if TYPE_CHECKING:
    from pygames.engine.game import Game
    from pygames.engine.match import Match


def tried(match: Match, hands: Literal["any", "none"] = "any") -> Session:
    """A position to try things in, or (`hands` "none") to look at only: nobody sits there."""
    return Session(match, (Player(),) * match.seats, hands=hands)


class Example(NamedTuple):
    """The witness on the table, and its match to the end of the link."""

    witness: Witness
    match: Match

    @property
    def choice(self) -> str:
        """What is done in one that is `done`; empty where it happened in the opening."""
        found = self.witness.kind == "done" and self.match.choices
        return self.match.choices[self.witness.step].action.text if found else ""

    def trial(self) -> Session:
        """The position in which nothing was tried yet."""
        return tried(self.match.at_choice(self.witness.step))

    def refusal(self, trial: Session) -> Why:
        """What the person is told who tries it."""
        witness = self.witness
        word = witness.point[-1] if witness.point else ""
        return Why(word, witness.refusal(trial.match))


def has_example(game: str, rule: str) -> bool:
    """Whether the rule has a witness."""
    return rule in witnesses(game)


def example_of(game: Game[Any], rule: str) -> Example | None:
    """The example of a rule, or None. Raises BadRecord when its link does not open any more."""
    witness = witnesses(game.id).get(rule)
    return None if witness is None else Example(witness, whole(witness, {game.id: game}))

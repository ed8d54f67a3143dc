"""The rules, the words and the view of Matches."""

from collections.abc import Mapping

from pygames.engine.action import ActionSyntax, ActionType, Domain
from pygames.engine.decision import DecisionType
from pygames.engine.errors import Refusal
from pygames.engine.event import Param
from pygames.engine.fields import value
from pygames.engine.game import Game
from pygames.engine.options import OptionValue
from pygames.engine.state import Result, State
from pygames.engine.text import Text
from pygames.engine.view import View
from pygames.words.localizer import Block, Localizer, Words
from pygames.words.rulebook import Rule, Rulebook


class Matches(State):
    """What lies on the table."""

    left: int = value(7)


class Take(ActionType):
    """Take one, two or three matches."""

    exact = False

    def options(self, state: Matches, seat: int) -> range:
        """Offer up to three matches."""
        return range(3)

    def check(self, state: Matches, seat: int, number: int = 0) -> Refusal | None:
        """No more than there are."""
        return Refusal("matches", "MA-1", "too_many", {}) if number >= state.left else None

    def apply(self, state: Matches, seat: int, number: int) -> None:
        """Whoever takes the last one wins."""
        state.left -= number + 1
        state.emit("taken", "MA-1", {"seat": seat, "n": number + 1})
        if state.left:
            state.then(TURN(1 - seat))
        else:
            state.end(Result((seat,), "last", "MA-1"))


TAKE = Take("take", Domain("number", ("1", "2", "3")))
TURN = DecisionType("turn", "MA-1", TAKE)


def setup(seats: int, seed: int, options: Mapping[str, OptionValue]) -> Matches:
    """The state with which the game begins."""
    state = Matches.new(seats, seed)
    state.then(TURN(0))
    return state


def view(state: Matches, seat: int | None) -> View:
    """What lies on the table, for all to see."""
    return {"left": state.left}


def word(localizer: Localizer, kind: str, value: Param) -> str:
    """Numbers are written as they are."""
    return str(value)


def describe(view: View, localizer: Localizer) -> list[Block]:
    """The text table has one line."""
    return [Block(localizer.text("table"), [localizer.text("left", n=view["left"])])]


def pointed(state: Matches, words: tuple[str, ...]) -> ActionType | None:
    """Nothing on the table can be pressed."""
    return None


RULE = Rule(
    "MA-1",
    Text("Course", "Déroulement"),
    "enforced",
    Text("Take up to three; the last one wins.", "Prenez-en jusqu’à trois ; la dernière gagne."),
)
RULES = Rulebook((RULE,), ())
GAME = Game(
    id="matches",
    title="Matches",
    rules_version=1,
    oldest_rules=1,
    seats=(2,),
    options=(),
    syntax=ActionSyntax(TAKE),
    state=Matches,
    setup=setup,
    view=view,
    infer_action_type=pointed,
    parts=(Words(lambda: RULES, word, describe),),
)

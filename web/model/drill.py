"""A drill on the page: some rules one after the other, the tasks of each, what was answered."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from pygames.school.drill import Drill, drill, for_stage
from pygames.school.witness import whole, witnesses
from web.model.example import Trial
from web.model.lit import Lit

if TYPE_CHECKING:
    from collections.abc import Sequence

    from pygames.engine.game import Game
    from pygames.school.drill import Task
    from pygames.school.progress import Stage
    from pygames.words.localizer import Localizer


class Still(Trial):
    """A position to look at: nothing in it can be chosen."""

    @property
    def can_act(self) -> bool:
        """Nobody is asked anything by the game."""
        return False


class Answered(NamedTuple):
    """How it went with a rule, and from which stage to which."""

    rule: str
    right: bool
    before: Stage
    after: Stage


class Drilling:
    """Where a person is who is asked about these rules of a game.

    `stages` are those of the rules when they began. The tasks are the same for the same `seed`.
    """

    def __init__(self, game: Game[Any], rules: Sequence[str], stages: Sequence[Stage], seed: int) -> None:
        self.game = game
        self.rules = tuple(rules)
        self.stages = tuple(stages)
        self.seed = seed
        self.results: list[Answered] = []
        self.number = 0  # of the rule
        self.at = 0  # of its task
        self.slipped = False  # whether something about this rule was answered wrong
        self.chosen: int | None = None  # the option that was chosen
        self.done = False  # whether the task is done, well or not
        self.given_up = False  # whether it was shown instead of done
        self.missed = ""  # what was wrong with the last try: "allowed" or "other"
        self._drill: Drill | None = None

    @property
    def over(self) -> bool:
        """Whether all rules were asked about."""
        return self.number == len(self.rules)

    @property
    def drill(self) -> Drill:
        """What is asked about the rule that is at hand."""
        rule = self.rules[self.number]
        if self._drill is None or self._drill.rule != rule:
            witness = witnesses(self.game.id)[rule]
            made = drill(witness, whole(witness, {self.game.id: self.game}), self.seed)
            self._drill = for_stage(made, self.stages[self.number])
        return self._drill

    @property
    def task(self) -> Task:
        """The task at hand."""
        return self.drill.tasks[self.at]

    @property
    def last(self) -> bool:
        """Whether it is the last one about this rule."""
        return self.at == len(self.drill.tasks) - 1

    @property
    def acting(self) -> bool:
        """Whether the person is to do something on the table now."""
        return self.task.kind == "do" and not self.done

    @property
    def right(self) -> bool:
        """Whether the task that is done was done well."""
        return not self.given_up and self.chosen in (None, self.task.answer)

    @property
    def showable(self) -> bool:
        """Whether there is something to be shown at the table, besides the position."""
        return self.drill.witness.kind == "refused" or bool(self.drill.choice)

    @property
    def focus(self) -> str:
        """What has the focus when nothing else is to have it."""
        return "#drill-next" if self.done else "#drill-title"

    def trial(self) -> Trial:
        """The table of the task at hand, untouched."""
        return Trial(self.drill.position) if self.acting else Still(self.drill.position)

    @property
    def lit(self) -> Lit:
        """The things on the table that the task is about, where they do not tell the answer."""
        witness = self.drill.witness
        if self.task.kind in ("spot", "do"):
            return Lit()
        return Lit(frozenset((*witness.show, *witness.point)), by="drill-title")

    def why(self, localizer: Localizer) -> str:
        """What the game itself says about it: the refusal, or what happened."""
        drill = self.drill
        if drill.witness.kind == "refused":
            refusal = drill.witness.refusal(drill.position)
            return localizer.refusal(refusal) if refusal is not None else ""
        return self.happened(localizer)

    def happened(self, localizer: Localizer) -> str:
        """What came of the choice that shows the rule: events, and how the game ended by it."""
        said = [localizer.event(event) for event in self.drill.happened]
        if self.drill.ended is not None:
            said.append(localizer.result(self.drill.ended))
        return " ".join(said)

    def choose(self, number: int) -> None:
        """Answer with this option."""
        self.chosen, self.done = number, True
        self.slipped = self.slipped or not self.right

    def finish(self, *, given_up: bool = False) -> None:
        """The thing was done or, given up, shown."""
        self.done, self.given_up, self.missed = True, given_up, ""
        # what is refused may lie where this table does not show it
        self.slipped = self.slipped or (given_up and self.drill.witness.kind == "done")

    def go_on(self) -> None:
        """To the next task, or to the next rule."""
        if self.last:
            self.number, self.at, self.slipped = self.number + 1, 0, False
        else:
            self.at += 1
        self.chosen, self.done, self.given_up, self.missed = None, False, False, ""

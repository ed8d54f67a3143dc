"""A drill on the page: some rules one after the other, the tasks of each, what was answered."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import lru_cache
from typing import TYPE_CHECKING, Any, NamedTuple

from pygames.school.drill import Drill, drill, for_stage
from pygames.school.exam import Answers, question
from pygames.school.witness import whole, witnesses
from web.model.example import tried
from web.model.lit import Lit

if TYPE_CHECKING:
    from pygames.engine.game import Game
    from pygames.school.drill import Task
    from pygames.school.exam import Exam
    from pygames.school.progress import Stage
    from pygames.words.localizer import Localizer
    from web.model.session import Session


class Answered(NamedTuple):
    """How it went with a rule, and from which stage to which."""

    rule: str
    right: bool
    before: Stage
    after: Stage


@dataclass(frozen=True, eq=False)
class Drilling:
    """Where a person is who is asked about these rules of a game.

    `stages` are those of the rules when they began. The tasks are the same for the same `seed`.
    """

    game: Game[Any]
    rules: tuple[str, ...]
    stages: tuple[Stage, ...]
    seed: int
    results: tuple[Answered, ...] = ()
    number: int = 0  # of the rule
    at: int = 0  # of its task
    slipped: bool = False  # whether something about this rule was answered wrong
    chosen: int | None = None  # the option that was chosen
    done: bool = False  # whether the task is done, well or not
    given_up: bool = False  # whether it was shown instead of done
    missed: str = ""  # what was wrong with the last try: "allowed" or "other"
    among: tuple[str, ...] = ()  # the rules to which the person keeps; none: all of the game
    exam: Exam | None = None  # the one that it is: nothing is told until all was asked
    name: str = ""  # of whoever takes the exam

    @property
    def over(self) -> bool:
        """Whether all rules were asked about."""
        return self.number == len(self.rules)

    @property
    def drill(self) -> Drill:
        """What is asked about the rule that is at hand."""
        rule = self.rules[self.number]
        return _drill(self.game, rule, self.stages[self.number], self.seed, exam=self.exam is not None)

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
    def scope(self) -> str:
        """The game, with the rules to which the person keeps: `heroz`, `heroz/HZ-27.HZ-28`."""
        return "/".join((self.game.id, *([".".join(self.among)] if self.among else [])))

    @property
    def hash(self) -> str:
        """What the page's address says of it."""
        game, *among = self.scope.split("/")
        return self.exam.code if self.exam is not None else "/".join((game, "drill", *among))

    @property
    def answers(self) -> Answers | None:
        """What was answered in an exam, for whoever reads it."""
        right = frozenset(it.rule for it in self.results if it.right)
        return Answers(self.exam, self.name, right) if self.exam is not None else None

    @property
    def focus(self) -> str:
        """What has the focus when nothing else is to have it."""
        return "#drill-next" if self.done else "#drill-title"

    def trial(self) -> Session:
        """The table of the task at hand, untouched."""
        return tried(self.drill.position, "any" if self.acting else "none")

    @property
    def lit(self) -> Lit:
        """The things on the table that the task is about, where they do not tell the answer."""
        witness = self.drill.witness
        if self.task.kind in ("spot", "do"):
            return Lit()
        return Lit(frozenset((*witness.show, *witness.point)), by="drill-title")

    def explanation(self, localizer: Localizer) -> str:
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

    def choose(self, number: int) -> Drilling:
        """Answer with this option."""
        answered = replace(self, chosen=number, done=True)
        return replace(answered, slipped=self.slipped or not answered.right)

    def finish(self, *, given_up: bool = False) -> Drilling:
        """The thing was done or, given up, shown."""
        # what is refused may lie where this table does not show it
        slipped = self.slipped or (given_up and self.drill.witness.kind == "done")
        return replace(self, done=True, given_up=given_up, missed="", slipped=slipped)

    def go_on(self) -> Drilling:
        """To the next task, or to the next rule."""
        last = self.last
        return replace(
            self,
            number=self.number + last,
            at=0 if last else self.at + 1,
            slipped=self.slipped and not last,
            chosen=None,
            done=False,
            given_up=False,
            missed="",
        )


@lru_cache(maxsize=1)
def _drill(game: Game[Any], rule: str, stage: Stage, seed: int, *, exam: bool) -> Drill:
    """What is asked about a rule that is known as well as this, or the one question of an exam."""
    witness = witnesses(game.id)[rule]
    made = drill(witness, whole(witness, {game.id: game}), seed)
    return question(made, seed) if exam else for_stage(made, stage)

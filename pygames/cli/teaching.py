"""Lessons in a terminal: which there are, whether one holds, taking one, and what a record offers to one."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from pygames.cli.terminal import described, told
from pygames.engine.action import Action
from pygames.engine.errors import BadAction, BadLesson, Refusal
from pygames.engine.event import Param
from pygames.engine.match import Match
from pygames.engine.text import Language, Text
from pygames.games import PLAYABLE, load
from pygames.school.judging import (
    HINT_LEVELS,
    check,
    finds,
    follows,
    hint_said,
    hinted_through,
    judge,
    refusals,
    step_hint,
)
from pygames.school.lesson import Lesson, LessonStep, Want, lessons, read, said
from pygames.words.catalogue import catalogue
from pygames.words.localizer import Localizer, Words
from pygames.words.people import people


def found(name: str) -> Lesson:
    """The lesson in this file, or that of a game: `heroz/first-game`. Raises BadLesson, UnknownGame."""
    game, slash, wanted = name.partition("/")
    if slash and game in PLAYABLE and not Path(name).exists():
        known = lessons(load(game))
        if wanted not in known:
            raise BadLesson("lesson_unknown", where=name, known=", ".join(f"{game}/{it}" for it in known))
        return known[wanted]
    try:
        return read(Path(name).read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError):
        raise BadLesson("lesson_file", where=name) from None


def listed(game: str) -> list[dict[str, Any]]:
    """The lessons of a game, or ("") of all, as data."""
    names = [game] if game else list(PLAYABLE)
    return [
        {"lesson": f"{name}/{it.id}", **it.title._asdict(), "steps": len(it.steps)}
        for name in names
        for it in lessons(load(name)).values()
    ]


def checked(lesson: Lesson, language: Language) -> str:
    """That a lesson holds, in a sentence. Raises BadLesson where it does not."""
    match = lesson.match(PLAYABLE)
    check(lesson, match)
    done = hinted_through(lesson, match)
    if done < len(lesson.steps):
        raise BadLesson("lesson_stuck", where=f"steps.{done + 1}")
    return catalogue("terminal", language).text("lesson.holds", {"lesson": lesson.id, "n": done})


def places(match: Match, seat: int, localizer: Localizer) -> Iterator[str]:
    """What each choice of a seat offers to a lesson: its place, what it cites, what is refused there."""
    for choice in match.choices:
        if choice.seat != seat:
            continue
        at = choice.number - 1
        then = match.at_choice(at)
        rules = dict.fromkeys(rule for event in choice.events for rule in event.cited)
        yield f"at {at}: {choice.action} ({', '.join(rules)})"
        for rule, (words, refusal) in refusals(then).items():
            yield f"    refused {rule}: {' '.join(words)}: {localizer.refusal(refusal)}"


def begun(match: Match, seat: int) -> str:
    """A lesson to go on from, of this match: one step is read, the others ask for the choices of the seat."""
    blank = Text("…", "…")
    steps = [LessonStep(0, blank)]
    steps += [
        LessonStep(choice.number - 1, blank, (), Want("act", (choice.action.text,)))
        for choice in match.choices
        if choice.seat == seat
    ]
    return Lesson.of(match, "my-lesson", blank, seat, tuple(steps)).file()


class Pupil:
    """A lesson taken at this terminal. `read` asks for a line and raises EOFError when there is no more."""

    def __init__(
        self, lesson: Lesson, language: Language, read: Callable[[str], str], write: Callable[[str], None]
    ) -> None:
        self.lesson = lesson
        self.texts = catalogue("terminal", language)
        self.whole = lesson.match(PLAYABLE)
        self.line = [choice.action.text for choice in self.whole.choices]
        game, seats = self.whole.game, self.whole.seats
        bots = ["" if seat == lesson.seat else "steady" for seat in range(seats)]
        played = game.part(Words).roles_now(self.whole.view(None))
        names = people(bots, language, number=self.whole.seed or 0, roles=played)
        self.localizer = Localizer(game, language, names, self.whole.options)
        self.read = read
        self.write = write
        self.match = self.whole
        self.before = 0  # choices made at this step
        self.hints = 0

    def run(self) -> None:
        """Step after step, until the end or until the person leaves."""
        try:
            for number, step in enumerate(self.lesson.steps, start=1):
                self.match, self.before, self.hints = self.whole.at_choice(step.at), 0, 0
                self.say("lesson.step", n=number, of=len(self.lesson.steps))
                self.show()
                self.write("")
                self.write(said(step.text, self.localizer.language))
                if not self.through(step):
                    return
            self.say("lesson.over")
        except EOFError:
            pass

    def say(self, key: str, **params: Param) -> None:
        """Write one of the command line's sentences."""
        self.write(self.texts.text(key, params))

    def show(self) -> None:
        """The position, as the person of the lesson may know it."""
        for line in described(self.match.view(self.lesson.seat), self.localizer):
            self.write(line)

    def through(self, step: LessonStep) -> bool:
        """Read lines until the step is done; False when the person leaves."""
        if not step.asks:
            return self.read(self.texts.text("lesson.read") + " ").strip() != "quit"
        while True:
            line = self.read("> ").strip()
            command, _, rest = line.partition(" ")
            if command == "quit":
                return False
            if command == "hint":
                if self.hint(step):
                    return True
            elif command == "why" and rest:
                if self.point(step, tuple(rest.split())):
                    return True
            elif not line or command in ("help", "?"):
                self.say("lesson.help")
            elif self.answer(step, line):
                return True

    def point(self, step: LessonStep, words: tuple[str, ...]) -> bool:
        """Point at these things; True when that is what is wanted."""
        refusal = self.match.why_not_pointing(words)
        if refusal is None:
            self.say("lesson.allowed")
            return False
        self.explain(refusal)
        right = finds(step.want, refusal)
        if right:
            self.say("lesson.right")
        return right

    def answer(self, step: LessonStep, line: str) -> bool:
        """Try the choice of this number or text; True when the step is done."""
        legal = self.match.asks.legal_actions
        number = int(line[:9]) if line.isascii() and line.isdecimal() else 0
        try:
            action = legal[number - 1] if 0 < number <= len(legal) else self.match.parse(line)
        except BadAction as error:
            self.write(self.localizer.error(error))
            return False
        return self.judged(step, action)

    def judged(self, step: LessonStep, action: Action) -> bool:
        """Tell what this answer is worth; True when the step is done."""
        found = judge(self.lesson, step, self.line, self.match, action, self.before)
        if found.refusal is not None:
            self.explain(found.refusal)
        if found.worth == "other":
            self.say("lesson.other")
            if found.text is not None:
                self.write(said(found.text, self.localizer.language))
        for line in told(found.events, self.lesson.seat, self.localizer):
            self.write(line)
        if found.worth == "onward":
            self.match, self.before = found.match, self.before + 1
            self.show()
        elif found.worth == "other" and self.before:
            self.match, self.before = self.whole.at_choice(step.at), 0
        if found.worth in ("right", "onward"):
            self.say(f"lesson.{found.worth}")
        return found.worth == "right"

    def hint(self, step: LessonStep) -> bool:
        """Help a little more; the last time the choice is made. True when that has done the step.

        Only the record knows a way on: whoever has left it begins the step again.
        """
        if not follows(self.line, self.match):
            self.match, self.before, self.hints = self.whole.at_choice(step.at), 0, 0
            self.say("lesson.anew")
        self.hints = min(self.hints + 1, HINT_LEVELS)
        helping = step_hint(self.lesson, step, self.line, self.match)
        decision, view = self.match.asks, self.match.view(self.lesson.seat)
        for line in hint_said(helping, self.hints, self.localizer, decision.id, view):
            self.write(line)
        if self.hints < HINT_LEVELS:
            return False
        if helping.action is None:
            return self.point(step, helping.words)
        return self.judged(step, helping.action)

    def explain(self, refusal: Refusal) -> None:
        """A refusal with its rule."""
        self.write(self.localizer.refusal(refusal))
        self.write(f"  {refusal.rule}: {self.localizer.rule(refusal.rule)}")

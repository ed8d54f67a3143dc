"""Drills: what somebody is asked about a rule, made from its witness.

The tasks follow each other: `watch` what the rule does, `spot` among three things or choices the one that it
is about, `name` it among three rules, `do` it. A definition with nothing to look at has `place` in the place
of these: which of three rules belongs to its section. docs/teaching.md tells what fits which kind.

What is asked can be answered by what the seat that is asked may know: what it cannot know is dealt anew some
times, and a choice is among the three only if the rule came into it in each deal, or in none.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from typing import Literal, NamedTuple, TypeVar
from zlib import crc32

from pygames.engine.action import Action
from pygames.engine.errors import Refusal
from pygames.engine.event import Event
from pygames.engine.match import Match
from pygames.engine.rng import Rng, mix
from pygames.engine.state import Result
from pygames.engine.text import Text
from pygames.engine.view import words_in
from pygames.school.citing import cited
from pygames.school.progress import Progress, Stage
from pygames.school.witness import Witness
from pygames.words.localizer import Words
from pygames.words.rulebook import Rule, Rulebook, Ruling

T = TypeVar("T")
TaskKind = Literal["watch", "spot", "name", "do", "place"]

AMONG = 3  # so many are there to choose from
NEAR = 8  # rules about another one from which wrong answers are taken
ALIKE = 0.5  # of the words of two rules: then they are too much alike to be told apart
DEALS = 6  # of what the seat cannot know: what a choice does has to be the same in each
MOST_TRIED = 12  # choices that are looked at for wrong answers
SESSION = 5  # rules that are asked at a time
COPY = re.compile(r"#\d+")  # which of several copies a word means
# the witnesses that are the easiest to answer about come first
EASE = {"seen": 0, "refused": 1, "done": 2}


class DrillAnswer(NamedTuple):
    """One of the answers: things to point at, or the text of an action, or the id of a rule."""

    point: tuple[str, ...] = ()
    act: str = ""
    rule: str = ""


class Task(NamedTuple):
    """One thing to do: with `options`, of which the one with the number `answer` is right, or none."""

    kind: TaskKind
    options: tuple[DrillAnswer, ...] = ()
    answer: int = -1


class Drill(NamedTuple):
    """What is asked about a rule at the position of its witness: `shown`, that of `match` after its step."""

    witness: Witness
    match: Match
    shown: Match
    tasks: tuple[Task, ...]

    @property
    def rule(self) -> str:
        """The id of the rule that is asked for."""
        return self.witness.rule

    @property
    def position(self) -> Match:
        """The position, to look at and to try things in."""
        return self.shown.copy()

    @property
    def choice(self) -> str:
        """The choice that shows the rule, as text; empty where no choice does.

        A witness that is not `done` has none, nor has one whose rule shows in the opening.
        """
        found = self.witness.kind == "done" and self.match.choices
        return self.match.choices[self.witness.step].action.text if found else ""

    @property
    def happened(self) -> list[Event]:
        """The events that cite the rule, as the seat that is asked saw them; none if it is not `done`."""
        if self.witness.kind != "done":
            return []
        choices = self.match.choices
        seat = choices[self.witness.step].seat if choices else None
        events = choices[self.witness.step].events if choices else self.match.opening
        return [event.seen_by(seat) for event in events if self.rule in event.cited]

    @property
    def ended(self) -> Result | None:
        """The end of the game that `choice` led to, if that end shows the rule."""
        choices, result = self.match.choices, self.match.result
        last = self.witness.kind == "done" and self.witness.step == len(choices) - 1
        return result if result is not None and last and result.rule == self.rule else None

    def done_by(self, match: Match, events: Sequence[Event]) -> bool:
        """Whether these events of a choice, or the end of the game if it led `match` there, cite the rule."""
        return self.rule in cited(events, match.result)

    def refused_by(self, refusal: Refusal | None) -> bool:
        """Whether the witness shows a refusal, and this one cites the rule."""
        return self.witness.kind == "refused" and refusal is not None and refusal.rule == self.rule


def drill(witness: Witness, match: Match, seed: int) -> Drill:
    """The tasks about the rule of this witness; `match` is its own, to the end of its link.

    The same for the same seed.
    """
    made = Drill(witness, match, match.at_choice(witness.step), ())
    rng = Rng(mix(seed) ^ crc32(witness.rule.encode()))
    book, kind = match.game.part(Words).rulebook, witness.kind
    if witness.reason:
        return made._replace(tasks=(Task("watch"), *_asked("place", _places(book, witness.rule, rng), rng)))
    tasks = [Task("watch")]
    if kind == "refused":
        tasks += _asked("spot", _allowed(witness, made.shown, rng), rng)
    elif made.choice:
        tasks += _asked("spot", _without(made, rng), rng)
    tasks += _asked("name", _names(made, rng), rng)
    if made.choice or _can_be_pointed_at(witness.point, made.shown):
        tasks.append(Task("do"))
    return made._replace(tasks=tuple(tasks))


def for_stage(made: Drill, stage: Stage) -> Drill:
    """The drill without what somebody needs no more who knows the rule so well."""
    known: dict[Stage, tuple[TaskKind, ...]] = {Stage.LEARNT: ("watch",), Stage.FIRM: ("watch", "spot")}
    return made._replace(tasks=tuple(task for task in made.tasks if task.kind not in known.get(stage, ())))


def plan(rules: Sequence[Witness], progress: Progress, today: int, most: int = SESSION) -> list[str]:
    """The rules to ask now: those that are due, the longest due first; then new ones in their order.

    Among the new ones those that are easy to answer about come first. Empty when all are known and none is
    due.
    """
    due = [it.rule for it in rules if progress.due(it.rule, today)]
    due.sort(key=lambda rule: progress.of(rule).due)
    new = [it for it in rules if it.rule not in progress.known][: max(0, most - len(due))]
    new.sort(key=lambda it: EASE[it.kind])
    return [*due, *(it.rule for it in new)][:most]


# --- the answers ---


def _asked(kind: TaskKind, options: Sequence[DrillAnswer], rng: Rng) -> Iterator[Task]:
    """The task with these options in random order, the first of which is right; none without a wrong one."""
    if len(options) > 1:
        order = rng.shuffled(range(len(options)))
        yield Task(kind, tuple(options[number] for number in order), order.index(0))


def _allowed(witness: Witness, position: Match, rng: Rng) -> list[DrillAnswer]:
    """What is refused, then what is allowed here: of the same kind where there is enough of it."""
    assert position.decision is not None
    legal = position.decision.legal_actions
    if witness.act:
        kind = position.parse(witness.act).type
        acts = _first(rng.shuffled(legal), lambda action: action.type is kind)
        texts = (witness.act, *(action.text for action in acts))
        return _different([DrillAnswer(act=text) for text in texts])[:AMONG]
    length = len(witness.point)
    starts = {order[:length]: None for action in legal for order in action.orders if len(order) >= length}
    kinds = {domain for domain in _domains(position) if witness.point[0] in domain}
    things = _first(rng.shuffled([*starts]), lambda words: any(words[0] in domain for domain in kinds))
    found = [DrillAnswer(point=witness.point), *(DrillAnswer(point=words) for words in things)]
    found += [DrillAnswer(act=action.text) for action in legal if not action.words]
    return _different(found)[:AMONG]


def _can_be_pointed_at(words: tuple[str, ...], position: Match) -> bool:
    """Whether somebody who sees these can come to point at the last: the ones before it are picked then."""
    decision = position.decision
    if decision is None or not words:
        return False
    seen = set(words) <= words_in(position.view(decision.seat))
    return seen and any(action.begins(words[:-1]) for action in decision.legal_actions)


def _domains(match: Match) -> list[frozenset[str]]:
    return [frozenset(domain.index) for kind in match.game.syntax.types for domain in kind.domains]


def _first(items: Sequence[T], wanted: Callable[[T], bool]) -> list[T]:
    """The items, those that are wanted first."""
    return sorted(items, key=lambda item: not wanted(item))


def _without(made: Drill, rng: Rng) -> list[DrillAnswer]:
    """The choice that the rule is about, then choices that it has nothing to do with."""
    position = made.shown
    decision = position.decision
    assert decision is not None
    deals = [position, *(position.as_known(decision.seat, rng.below(1 << 63)) for _ in range(DEALS))]
    right = position.parse(made.choice)
    if not all(_shows(made, deal, right) for deal in deals):
        return []
    found = [DrillAnswer(act=made.choice)]
    others = [action for action in rng.shuffled(decision.legal_actions) if action != right]
    for action in _first(others, lambda it: it.type is right.type)[:MOST_TRIED]:
        if not any(_shows(made, deal, action) for deal in deals):
            found = _different([*found, DrillAnswer(act=action.text)])
        if len(found) == AMONG:
            break
    return found


def _different(options: Sequence[DrillAnswer]) -> list[DrillAnswer]:
    """Those that are not said like one before them: of copies of a card (`gold#2`) the first."""
    said: dict[str, DrillAnswer] = {}
    for option in options:
        said.setdefault(COPY.sub("", " ".join((*option.point, option.act))), option)
    return [*said.values()]


def _shows(made: Drill, position: Match, action: Action) -> bool:
    match = position.copy()
    if match.decision is None or action not in match.decision.legal_actions:
        return False
    return made.done_by(match, match.play(action))


def _names(made: Drill, rng: Rng) -> list[DrillAnswer]:
    """The rule, then rules of the booklet near to it that are not at work here."""
    book, rule = made.match.game.part(Words).rulebook, made.rule
    used = {rule, *_about(book[rule])}
    if made.witness.kind == "done":
        choices = made.match.choices
        happened = choices[made.witness.step].events if choices else made.match.opening
        used |= {it for event in happened for it in event.cited}
        if made.match.result is not None:
            used.add(made.match.result.rule)
    return _three(book, rule, [it for it in _near(book, rule) if it.id not in used], rng)


def _places(book: Rulebook, rule: str, rng: Rng) -> list[DrillAnswer]:
    """The rule, then rules of other sections."""
    section = book[rule].section
    return _three(book, rule, [it for it in _near(book, rule) if it.section != section], rng)


def _about(entry: Rule | Ruling) -> Sequence[str]:
    return entry.about if isinstance(entry, Ruling) else ()


def _near(book: Rulebook, rule: str) -> list[Rule]:
    """The enforced rules: those of the same section first, the nearest first."""
    section = book[rule].section
    kept = [it for it in book.rules if it.kept == "enforced"]
    place = {it.id: number for number, it in enumerate(book.rules)}
    here = next((place[it] for it in (rule, *_about(book[rule])) if it in place), 0)
    return sorted(kept, key=lambda it: (it.section != section, abs(place[it.id] - here)))


def _three(book: Rulebook, rule: str, near: Sequence[Rule], rng: Rng) -> list[DrillAnswer]:
    """The rule, then two of those near to it, no two of them much alike."""
    found, texts = [rule], [_said(book[rule])]
    few = near[:NEAR]
    for other in (*rng.shuffled(few), *near[NEAR:]):
        if len(found) < AMONG and not any(_alike(other.text, text) for text in texts):
            found.append(other.id)
            texts.append(other.text)
    return [DrillAnswer(rule=it) for it in found]


def _said(entry: Rule | Ruling) -> Text:
    return entry.text if isinstance(entry, Rule) else entry.reading


def _alike(one: Text, other: Text) -> bool:
    """Whether most words of both are the same."""
    a, b = set(one.en.lower().split()), set(other.en.lower().split())
    return len(a & b) > ALIKE * len(a | b)

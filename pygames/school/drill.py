"""Drills: a question about a rule, to be answered at the table within seconds, made from its witness.

There are two kinds: which of these may one not do (`refused`), and which of these choices brings this about
(`happens`). docs/teaching.md tells what fits which witness.

What is asked can be answered by what the seat that is asked may know: what it cannot know is dealt anew some
times, and a choice is among the answers only if the rule came into it in each deal, or in none.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import Any, Literal, NamedTuple, TypeVar
from zlib import crc32

from pygames.engine.action import Action
from pygames.engine.event import Event
from pygames.engine.game import Game
from pygames.engine.match import Match
from pygames.engine.rng import Rng, mix
from pygames.engine.state import Result
from pygames.school.citing import cited
from pygames.school.progress import Progress
from pygames.school.witness import Witness, witnesses
from pygames.words.localizer import Words

T = TypeVar("T")
QuestionKind = Literal["refused", "happens"]

AMONG = 3  # so many are there to choose from
DEALS = 6  # of what the seat cannot know: what a choice does has to be the same in each
MOST_TRIED = 12  # choices that are looked at for wrong answers
ROUND = 5  # questions
COPY = re.compile(r"#\d+")  # which of several copies a word means


class DrillOption(NamedTuple):
    """Something that is asked about: things to point at, or the text of an action."""

    point: tuple[str, ...] = ()
    act: str = ""


class Question(NamedTuple):
    """What is asked: the option with the number `answer` is right."""

    kind: QuestionKind
    options: tuple[DrillOption, ...]
    answer: int


class Drill(NamedTuple):
    """The question about a rule at the position `shown` of its witness, that of `match` after its step."""

    witness: Witness
    match: Match
    shown: Match
    question: Question

    @property
    def rule(self) -> str:
        """The id of the rule that is asked for."""
        return self.witness.rule

    @property
    def position(self) -> Match:
        """The position, to look at."""
        return self.shown.copy()

    @property
    def shows(self) -> DrillOption:
        """What shows the rule: what is refused, or the choice that brings it about."""
        if self.witness.kind == "refused":
            return DrillOption(self.witness.point, self.witness.act)
        return DrillOption(act=self.match.choices[self.witness.step].action.text)

    def words(self, option: DrillOption) -> tuple[str, ...]:
        """The words of the things on the table that an option names."""
        return self.match.parse(option.act).words if option.act else option.point

    @property
    def happened(self) -> list[Event]:
        """The events that cite the rule, as the seat that is asked saw them; none of what is refused."""
        if self.witness.kind == "refused":
            return []
        choice = self.match.choices[self.witness.step]
        return [event.seen_by(choice.seat) for event in choice.events if self.rule in event.cited]

    @property
    def ended(self) -> Result | None:
        """The end of the game that the choice led to, if that end shows the rule."""
        result = self.match.result
        last = self.witness.kind == "done" and self.witness.step == len(self.match.choices) - 1
        return result if result is not None and last and result.rule == self.rule else None


def asked_about(game: Game[Any], among: Sequence[str] = ()) -> list[Witness]:
    """The rules, then the rulings, that a drill asks about, in the rulebook's order, or some `among` them."""
    found = witnesses(game.id)
    listed = (found[entry.id] for entry in game.part(Words).rulebook.entries if entry.id in found)
    return [it for it in listed if it.kind != "seen" and it.asked and (not among or it.rule in among)]


def makes_question(witness: Witness, match: Match) -> bool:
    """Whether a drill can ask about this rule: of one that is `done`, that other choices do not do it."""
    if witness.kind != "done":
        return True
    return bool(match.choices) and len(_without(_bare(witness, match), _own_rng(witness))) > 1


def _own_rng(witness: Witness) -> Rng:
    """The generator with which it was found that the witness makes a question."""
    return Rng(crc32(witness.rule.encode()))


def _bare(witness: Witness, match: Match) -> Drill:
    """The drill about this rule, before anything is asked."""
    return Drill(witness, match, match.at_choice(witness.step), Question("happens", (), 0))


def drill(witness: Witness, match: Match, seed: int) -> Drill:
    """The question about the rule of this witness; `match` is its own, to the end of its link.

    It is the same for the same seed.
    """
    made = _bare(witness, match)
    rng = Rng(mix(seed) ^ crc32(witness.rule.encode()))
    if witness.kind == "done":
        options = _without(made, rng)
        if len(options) < 2:  # what was dealt anew left no other
            options = _without(made, _own_rng(witness)) or [made.shows]
        return made._replace(question=_among("happens", options, rng))
    return made._replace(question=_among("refused", _allowed(made, rng), rng))


def plan(rules: Sequence[Witness], progress: Progress, today: int, most: int = ROUND) -> list[str]:
    """The rules to ask now: those that are due, the longest due first; then new ones in their order.

    Empty when all are known and none is due.
    """
    due = [it.rule for it in rules if progress.due(it.rule, today)]
    due.sort(key=lambda rule: progress.of(rule).due)
    return [*due, *(it.rule for it in rules if it.rule not in progress.known)][:most]


# --- the answers ---


def _among(kind: QuestionKind, options: Sequence[DrillOption], rng: Rng) -> Question:
    """The question with these options, the first of which is right, in random order."""
    order = rng.shuffled(range(len(options)))
    return Question(kind, tuple(options[number] for number in order), order.index(0))


def _allowed(made: Drill, rng: Rng) -> list[DrillOption]:
    """What is refused, then what is allowed here: of the same kind where there is enough of it."""
    witness, position = made.witness, made.shown
    legal = position.asks.legal_actions
    if witness.act:
        kind = position.parse(witness.act).type
        acts = _first(rng.shuffled(legal), lambda action: action.type is kind)
        return _different([made.shows, *(DrillOption(act=action.text) for action in acts)])[:AMONG]
    length = len(witness.point)
    starts = {order[:length]: None for action in legal for order in action.orders if len(order) >= length}
    kinds = {domain for domain in _domains(position) if witness.point[0] in domain}
    things = _first(rng.shuffled([*starts]), lambda words: any(words[0] in domain for domain in kinds))
    found = [made.shows, *(DrillOption(point=words) for words in things)]
    found += [DrillOption(act=action.text) for action in legal if not action.words]
    return _different(found)[:AMONG]


def _domains(match: Match) -> list[frozenset[str]]:
    return [frozenset(domain.index) for kind in match.game.syntax.types for domain in kind.domains]


def _first(items: Sequence[T], wanted: Callable[[T], bool]) -> list[T]:
    """The items, those that are wanted first."""
    return sorted(items, key=lambda item: not wanted(item))


def _without(made: Drill, rng: Rng) -> list[DrillOption]:
    """The choice that the rule is about, then choices of which nothing like it comes."""
    position = made.shown
    decision = position.asks
    deals = [position, *(position.as_known(decision.seat, rng.below(1 << 63)) for _ in range(DEALS))]
    right = position.parse(made.shows.act)
    if not all(made.rule in _outcome(deal, right)[0] for deal in deals):
        return []
    kinds = {event.kind for event in made.happened}
    found = [made.shows]
    others = [action for action in rng.shuffled(decision.legal_actions) if action != right]
    for action in _first(others, lambda it: it.type is right.type)[:MOST_TRIED]:
        outcomes = [_outcome(deal, action) for deal in deals]
        if not any(made.rule in rules or kinds & came for rules, came in outcomes):
            found = _different([*found, DrillOption(act=action.text)])
        if len(found) == AMONG:
            break
    same = [action for action in others if action.type is right.type]
    if same and not any(position.parse(option.act).type is right.type for option in found[1:]):
        return []  # the words of the choice alone would give the answer
    return found


def _different(options: Sequence[DrillOption]) -> list[DrillOption]:
    """Those that are not said like one before them: of copies of a card (`gold#2`) the first."""
    said: dict[str, DrillOption] = {}
    for option in options:
        said.setdefault(COPY.sub("", " ".join((*option.point, option.act))), option)
    return [*said.values()]


def _outcome(position: Match, action: Action) -> tuple[frozenset[str], frozenset[str]]:
    """The rules that come into this choice, and the kinds of its events; nothing where it is not legal."""
    match = position.copy()
    if match.decision is None or action not in match.decision.legal_actions:
        return frozenset(), frozenset()
    events = match.play(action)
    return frozenset(cited(events, match.result)), frozenset(event.kind for event in events)

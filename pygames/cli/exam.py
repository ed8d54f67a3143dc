"""An exam in the rules: "may I do this?", at positions of games that nobody has seen, answered yes or no.

It finds out what somebody has learnt, by drills or by reading (docs/teaching.md): the questions follow from
the seed, so that several people can be asked the same ones.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from itertools import chain
from typing import Any, NamedTuple

import pygames
from pygames.bots import decide, make
from pygames.engine.action import Action
from pygames.engine.errors import Refusal
from pygames.engine.match import Match
from pygames.engine.rng import Rng
from pygames.engine.text import LANGUAGES, Language
from pygames.words.catalogue import catalogue
from pygames.words.localizer import Localizer, Words
from pygames.words.people import people

MOST_CHOICES = 60  # of a game before the question
FURTHER = 8  # choices at most, after which the game has another question
MOST_ALIKE = 5  # questions in a row that are left out because they are like others
TRIES = 300  # of actions that might be refused, at one position
# refusals that only say that it is another moment, somebody else's card, or another of the same name tell
# nothing of the rules
UNCLEAR = ("not_", "no_", "is_out", "nobody", "top_")
YES, NO = frozenset("yo"), frozenset("n")  # yes, oui; no, non


class Question(NamedTuple):
    """May the seat that is asked do this? Yes, unless there is a `refusal`."""

    match: Match
    action: Action
    refusal: Refusal | None


def questions(game: str, seed: int, count: int) -> Iterator[Question]:
    """So many, each of a game of its own; in about half of them it is forbidden. Raises UnknownGame.

    What is like an earlier question, by its type of action and its rule, is asked only for want of others.
    """
    rng, asked = Rng(seed), set[tuple[str, str]]()
    for _ in range(count):
        alike = 0
        for match in _positions(game, rng):
            found = _asked(match, rng, forbidden=bool(rng.below(2)))
            if found is None:
                continue
            kind = (found.action.type.name, found.refusal.rule if found.refusal is not None else "")
            if kind in asked and alike < MOST_ALIKE:
                alike += 1
                continue
            asked.add(kind)
            yield found
            break


def _positions(game: str, rng: Rng) -> Iterator[Match]:
    """A game at one position after another; after its end another game."""
    steady = make("steady", game)
    while True:
        match, most = pygames.new(game, seed=rng.below(1 << 64)), MOST_CHOICES
        while match.decision is not None:
            for _ in range(rng.below(most)):
                if match.decision is not None:
                    match.play(decide(steady, match, rng))
            most = FURTHER
            yield match


def _asked(match: Match, rng: Rng, *, forbidden: bool) -> Question | None:
    """A question at this position, if it has one."""
    decision = match.decision
    if decision is None:
        return None
    legal = [action for action in decision.legal_actions if action.words]
    if not forbidden:
        return Question(match, rng.choice(legal), None) if legal else None
    kinds = [kind for kind in decision.type.types if kind.domains]
    seen, language = set(_words(match.view(decision.seat))), LANGUAGES[0]
    localizer = Localizer(match.game, language, people([""] * match.seats, language), match.options)
    said = partial(localizer.action, owned=True)  # cards that are alike are called the same
    allowed = {said(action) for action in legal}
    for _ in range(TRIES if kinds else 0):
        kind = rng.choice(kinds)
        action = kind(*(rng.choice(_in_sight(domain.words, seen)) for domain in kind.domains))
        refusal = match.why_not(action)
        if refusal is None or refusal.key.startswith(UNCLEAR) or said(action) in allowed:
            continue
        return Question(match, action, refusal)
    return None


def _in_sight(words: Sequence[str], seen: set[str]) -> Sequence[int]:
    """The numbers of the words that whoever is asked sees somewhere; of numbers and the like all."""
    return [n for n, word in enumerate(words) if word in seen] or range(len(words))


def _words(data: Any) -> Iterator[str]:
    """All words in plain data."""
    if isinstance(data, str):
        yield data
    elif isinstance(data, Mapping):
        yield from chain.from_iterable(map(_words, data.values()))
    elif isinstance(data, Sequence):
        yield from chain.from_iterable(map(_words, data))


def examine(
    game: str,
    seed: int,
    count: int,
    language: Language,
    read: Callable[[str], str],
    write: Callable[[str], None],
) -> int:
    """Ask, then tell what was right and by which rule; how many answers were right. Raises UnknownGame.

    `read` asks for a line, and ends the exam by EOFError; `write` shows a line.
    """
    right, told, texts = 0, list[str](), catalogue("terminal", language)
    for n, it in enumerate(questions(game, seed, count), 1):
        match = it.match
        localizer = Localizer(match.game, language, people([""] * match.seats, language), match.options)
        write(texts.text("exam.head", {"n": n, "of": count}))
        for line in _position(it, localizer):
            write(line)
        seat = localizer.seat(match.asks.seat).label
        ask = texts.text("exam.ask", {"seat": seat, "action": localizer.action(it.action, owned=True)})
        try:
            may = _answer(ask, texts.text("exam.again"), read, write)
        except EOFError:
            count = n - 1
            break
        good = may == (it.refusal is None)
        right += good
        why = texts.text("exam.allowed")
        if it.refusal is not None:
            why = f"{it.refusal.rule}: {localizer.refusal(it.refusal)}"
        told.append(texts.text("exam.right" if good else "exam.wrong", {"n": n, "why": why}))
    for line in [*told, texts.text("exam.score", {"right": right, "of": count})]:
        write(line)
    return right


def _position(question: Question, localizer: Localizer) -> Iterator[str]:
    """The text table as whoever is asked sees it, without the list of what is legal."""
    match = question.match
    for section in match.game.part(Words).describe(match.view(match.asks.seat), localizer)[:-1]:
        yield section.heading
        yield from [f"  {line}" for line in section.lines]


def _answer(ask: str, again: str, read: Callable[[str], str], write: Callable[[str], None]) -> bool:
    while True:
        word = read(ask).strip().lower()[:1]
        if word in YES | NO and word:
            return word in YES
        write(again)

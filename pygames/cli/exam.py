"""An exam in the rules, at positions of games that nobody has seen, answered yes or no.

It asks "may I do this?" and "does this come of it?". Of a game that stands on another at least half of the
questions are about its own rules.

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
from pygames.engine.event import Event
from pygames.engine.face import Face
from pygames.engine.match import Match
from pygames.engine.rng import Rng
from pygames.engine.text import LANGUAGES, Language
from pygames.school.citing import cited
from pygames.words.catalogue import Catalogue, catalogue
from pygames.words.localizer import Localizer, Words
from pygames.words.people import people
from pygames.words.rulebook_file import own_rules, rulebook_file

MOST_CHOICES = 60  # of a game before the question
FURTHER = 8  # choices at most, after which the game has another question
MOST_ALIKE = 10  # questions in a row that are left out because they are like others
TRIES = 300  # of actions that might be refused, at one position
MOST_TRIED = 8  # actions at one position of which is looked at what comes of them
DEALS = 4  # of what the seat cannot know: what comes of an action has to be the same in each
# refusals that only say that it is another moment, somebody else's card, or another of the same name tell
# nothing of the rules
UNCLEAR = ("not_", "no_", "is_out", "nobody", "top_")
PLAIN = ("seat", "other", "step")  # params that say only who, or what is next
YES, NO = frozenset("yo"), frozenset("n")  # yes, oui; no, non

Asked = set[tuple[str, str]]  # types of action, each with a rule; or kinds of event


class Question(NamedTuple):
    """May the seat that is asked do this, or does `event` come of it? `yes` by this rule, or not.

    What may not be done has a `refusal`.
    """

    match: Match
    action: Action
    yes: bool
    rule: str
    refusal: Refusal | None = None
    event: Event | None = None


def questions(game: str, seed: int, count: int) -> Iterator[Question]:
    """So many, each of a game of its own; the answer of about half is no. Raises UnknownGame.

    What is like an earlier question, by its type of action and its rule or by its kind of event, is asked
    only for want of others.
    """
    rng, asked = Rng(seed), Asked()
    own = own_rules(game) if rulebook_file(game).base is not None else frozenset()
    for number in range(count):
        alike = 0
        for match in _positions(game, rng):
            yes = bool(rng.below(2))
            if own and number % 2 == 0:
                found = _comes(match, rng, own, asked, yes=yes)
            else:
                found = _asked(match, rng, forbidden=not yes)
            if found is None:
                continue
            event = found.event
            kind = (found.action.type.name, found.rule) if event is None else (event.kind, "")
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
        return _permitted(match, rng.choice(legal)) if legal else None
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
        return Question(match, action, yes=False, rule=refusal.rule, refusal=refusal)
    return None


def _permitted(match: Match, action: Action) -> Question:
    """What is legal, with the first rule that comes into it, or that asks for the choice."""
    after = match.copy()
    rules = cited(after.play(action), after.result)
    return Question(match, action, yes=True, rule=[*rules, match.asks.type.rule][0])


def _comes(match: Match, rng: Rng, own: frozenset[str], asked: Asked, *, yes: bool) -> Question | None:
    """Does this come of an action: something by one of the `own` rules, or the like with another number?

    It follows from what the seat knows: it comes in each deal of the rest. What is not `asked` yet goes
    first.
    """
    decision = match.decision
    if decision is None:
        return None
    deals = [match, *(match.as_known(decision.seat, rng.below(1 << 63)) for _ in range(DEALS))]
    found = []
    for action in rng.shuffled(decision.legal_actions)[:MOST_TRIED]:
        told = [_told(deal, action) for deal in deals]
        for text, event in told[0].items():
            if all(text in other for other in told):
                found += [(action, event, rule) for rule in event.cited if rule in own]
    fresh = [it for it in found if (it[1].kind, "") not in asked] or found
    if not fresh:
        return None
    ruled = rng.choice(sorted({rule for *_, rule in fresh}))
    action, event, rule = rng.choice([it for it in fresh if it[2] == ruled])
    if yes:
        return Question(match, action, yes=True, rule=rule, event=event)
    other = _changed(match, event, rng)
    if other is None or any(str(other) in _told(deal, action) for deal in deals):
        return None
    return Question(match, action, yes=False, rule=rule, event=other)


def _changed(match: Match, event: Event, rng: Rng) -> Event | None:
    """The event with another number, or another card that the seat sees; None where it names neither."""
    seen = sorted({*_words(match.view(match.asks.seat))})
    domains = [domain.index for kind in match.game.syntax.types for domain in kind.domains]
    for name, value in rng.shuffled([it for it in event.params.items() if it[0] not in PLAIN]):
        others: list[str | int] = []
        if isinstance(value, int):
            others = [value + 1, *([value - 1] if value > 1 else [])]
        elif domain := next((it for it in domains if value in it), None):
            others = [word for word in seen if word in domain and _name(word) != _name(value)]
        if others:
            return event._replace(params={**event.params, name: rng.choice(others)})
    return None


def _name(word: str) -> str:
    """What copies of a card share."""
    return word.partition("#")[0]


def _told(deal: Match, action: Action) -> dict[str, Event]:
    """What comes of an action and is not plain from its words, as its seat sees it, by its text."""
    after, seat, turns = deal.copy(), deal.asks.seat, deal.game.part(Face).telling.turns
    if action not in deal.asks.legal_actions:
        return {}
    things = {word for kind in deal.game.syntax.types for domain in kind.domains for word in domain.words}
    found = {}
    for event in (it.seen_by(seat) for it in after.play(action)):
        said = {str(value) for name, value in event.params.items() if name not in PLAIN}
        if event.kind not in turns and said & things and not said & {*action.words}:
            found[str(event)] = event
    return found


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
        params = {
            "seat": localizer.seat(match.asks.seat).label,
            "action": localizer.action(it.action, owned=True),
        }
        ask = texts.text("exam.ask", params)
        if it.event is not None:
            ask = texts.text("exam.comes", {**params, "event": localizer.event(it.event)})
        try:
            yes = _answer(ask, texts.text("exam.again"), read, write)
        except EOFError:
            count = n - 1
            break
        right += yes == it.yes
        why = f"{it.rule}: {_why(it, localizer, texts)}"
        told.append(texts.text("exam.right" if yes == it.yes else "exam.wrong", {"n": n, "why": why}))
    for line in [*told, texts.text("exam.score", {"right": right, "of": count})]:
        write(line)
    return right


def _why(question: Question, localizer: Localizer, texts: Catalogue) -> str:
    """Why the answer is what it is, from the rule that it rests on."""
    if question.refusal is not None:
        return localizer.refusal(question.refusal)
    said = texts.text("exam.yes") if question.yes else texts.text("exam.no")
    if question.event is None:
        said = texts.text("exam.allowed")
    return f"{said} {localizer.rule(question.rule)}"


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

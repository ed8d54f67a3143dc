"""What pressing says: each kind of thing on a game's table, at each kind of decision, and the refusal given.

The table is for reading: is every sentence true at its moment, and to the point? Positions come from random
games with every option, and from `arranged.py`. For each decision the things that do nothing there are
pressed, alone and after each thing that can be picked; then actions of every type are typed. Each refusal is
written once a decision and kind of thing, with the first example met; those of a type of action that the
decision does not offer at all stand together at the end.
"""

from __future__ import annotations

import importlib
import re
from dataclasses import replace
from html import unescape
from itertools import chain
from typing import TYPE_CHECKING, Any, NamedTuple

import pygames
from pygames.engine.rng import Rng
from pygames.engine.text import LANGUAGES
from pygames.words.localizer import Localizer
from tests.kit.cases import sampled
from tests.kit.play import TACTICS
from tests.kit.play import Player as Chooser
from tools.goldens.arranged import arranged
from web.model.sentences import said
from web.model.session import Session
from web.model.sight import Player
from web.texts import Texts
from web.view.pointing import Pointing

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Mapping

    from pygames.engine.errors import Refusal
    from pygames.engine.game import Game
    from pygames.engine.match import Match
    from pygames.engine.options import OptionValue
    from pygames.engine.text import Language
    from web.model.session import Why

GAMES = 4  # random games of each set of options
POSITIONS = 4  # of each kind of decision, in the games of one set of options
TYPED = 40  # actions tried of each type
TAG = re.compile(r'<(\w+)([^>]*\bdata-why="[^>]*)>')
ATTRIBUTE = re.compile(r'([\w-]+)="([^"]*)"')
AFTER = " after another"
NOT_OFFERED = "~ typed where it is not offered"  # sorts after every decision


class Row(NamedTuple):
    """What is asked at which decision: a kind of thing, or a type of action; and what stands against it."""

    decision: str
    asked: str
    rule: str
    key: str


class Example(NamedTuple):
    """The first time that a row was met: what was pressed or typed, and the answer in each language."""

    done: str
    answers: tuple[str, ...]


def unmarked(html: str) -> dict[str, str]:
    """The things of a table that do nothing when pressed: each word, with the kind of its element.

    In what the page writes, attributes stand in double quotes and hold no `>`.

    >>> unmarked('<button id="card-3" data-why="3&amp;4">')
    {'3&4': 'card'}
    """
    found: dict[str, str] = {}
    for tag, attrs in TAG.findall(html):
        said = dict(ATTRIBUTE.findall(attrs))
        found[unescape(said["data-why"])] = (said.get("id") or tag).partition("-")[0]
    return found


def pressing(game: Game[Any], variants: Iterable[tuple[int, Mapping[str, OptionValue]]]) -> str:
    """The table of a game as text."""
    met = (match for seats, options in variants for match in _positions(game, seats, options))
    return "\n".join(_lines(_rows(chain(met, arranged(game.id))))) + "\n"


def unwritten(
    game: Game[Any], variants: Iterable[tuple[int, Mapping[str, OptionValue]]], written: str
) -> list[str]:
    """What these `variants`, the first ones, give that a table made of all lacks: nothing, if it is right."""
    rows = _rows(match for seats, options in variants for match in _positions(game, seats, options))
    there, found = (dict(_blocks(lines)) for lines in (written.splitlines(), list(_lines(rows))))
    lacking = [row for row, block in found.items() if there.get(row) != block]
    # what was met alone in a later variant is written so only
    return [found[row] for row in lacking if AFTER not in row or row.replace(AFTER, "", 1) not in there]


def _rows(matches: Iterable[Match]) -> dict[Row, Example]:
    rows: dict[Row, Example] = {}
    for match in matches:
        for row, example in (*_pressed(match), *_typed(match)):
            if row not in rows:
                rows[row] = example()
    return rows


def _blocks(lines: Iterable[str]) -> Iterator[tuple[str, str]]:
    """The rows of a table: what names each (the decision, what is asked, key and rule), and its lines."""
    decision = name = block = ""
    for line in [*lines, "== "]:
        if not line.startswith("    "):
            if block:
                yield name, block
            block = ""
        if line.startswith("== "):
            decision = line
            continue
        if not block:
            name = f"{decision}: {line.partition(': ')[0]} {line[line.rindex('[') :]}"
        block += f"{line}\n"


def _lines(rows: Mapping[Row, Example]) -> Iterator[str]:
    decision = ""
    for row in sorted(rows):
        if row._replace(asked=row.asked.removesuffix(AFTER)) in rows and row.asked.endswith(AFTER):
            continue  # as when it is pressed alone
        if row.decision != decision:
            decision = row.decision
            yield f"== {decision}"
        example = rows[row]
        yield f"{row.asked}: {example.done} [{row.key} {row.rule}]".replace(" ]", "]")
        yield from (f"    {answer}" for answer in example.answers)


def _positions(game: Game[Any], seats: int, options: Mapping[str, OptionValue]) -> Iterator[Match]:
    """Positions of random games, some of every kind of decision."""
    met: dict[str, int] = {}
    for seed in range(GAMES):
        match = pygames.new(game.id, seed=seed, seats=seats, options=options)
        chooser = Chooser(Rng(seed), seed % TACTICS)
        while match.decision is not None:
            kind = match.decision.id
            # spread over the games: no more than `seed + 1` positions after this one
            if met.get(kind, 0) < min(POSITIONS, seed + 1):
                met[kind] = met.get(kind, 0) + 1
                yield match
            match.play(chooser.choose(match.decision.legal_actions))


def _pressed(match: Match) -> Iterator[tuple[Row, Callable[[], Example]]]:
    """Every thing that does nothing here, pressed alone and after each thing that can be picked."""
    decision = match.asks
    seats = [Player("", "" if seat == decision.seat else "random") for seat in range(match.seats)]
    nothing = Session.of(match, seats)
    first = [word for word, step in nothing.marks.next.items() if step.choice is None]
    for picked in ((), *((word,) for word in first)):
        session = replace(nothing, picked=picked)
        for word, kind in _things(session).items():
            told = session.why(word)
            rule, key = _named(told.refusal)

            def example(told: Why = told, session: Session = session, word: str = word) -> Example:
                texts = [Texts(it) for it in LANGUAGES]
                answers = tuple(said(told, session, session.localizer(it), it) for it in texts)
                return Example(" then ".join((*session.picked, word)), answers)

            key = key or ("allowed" if told.action else "nothing")
            yield Row(decision.id, f"{kind}{AFTER * bool(picked)}", rule, key), example


def _things(session: Session) -> dict[str, str]:
    match = session.match
    table = importlib.import_module(f"web.view.games.{match.game.id.replace('-', '_')}.table").table
    return unmarked(str(table(session.view, _localizer(match, "en"), Texts("en"), Pointing(session.marks))))


def _typed(match: Match) -> Iterator[tuple[Row, Callable[[], Example]]]:
    """Actions of every type that are not legal here."""
    decision = match.asks
    for action in sampled(match.game, Rng(len(match.choices)), TYPED):
        refusal = match.why_not(action)
        if refusal is None:
            continue

        def example(refusal: Refusal = refusal, text: str = action.text) -> Example:
            answers = tuple(_localizer(match, it).refusal(refusal) for it in LANGUAGES)
            return Example(text, answers)

        rule, key = _named(refusal)
        where = decision.id if action.type in decision.type.types else NOT_OFFERED
        yield Row(where, f"typed {action.type.name}", rule, key), example


def _named(refusal: Refusal | None) -> tuple[str, str]:
    return ("", "") if refusal is None else (refusal.rule, refusal.key)


def _localizer(match: Match, language: Language) -> Localizer:
    return Localizer(match.game, language, options=match.options)

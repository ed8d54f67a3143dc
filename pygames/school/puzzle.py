"""Puzzles: for each game numbered positions in which the seat that is asked can win at once.

`puzzles.toml` of the game has them, docs/teaching.md the form. A number never stands for another position.
A puzzle that turned out to be none is withdrawn: its number stays, with its position, and is not asked.

A win is bounded by a turn, not by a number of choices: whoever has won before that turn is over has solved
the puzzle, by whichever choices. So passes, forced answers and what was not needed cost nothing.
"""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Mapping
from functools import cache
from typing import TYPE_CHECKING, Any, Literal, NamedTuple

from pygames.engine.errors import BadLesson
from pygames.engine.game_files import game_file_or_empty
from pygames.engine.replay import replay
from pygames.engine.shapes import Table
from pygames.engine.text import LANGUAGES, Language, Text
from pygames.school.lesson import Lesson, LessonStep, Want
from pygames.words.catalogue import catalogue
from pygames.words.localizer import Localizer

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from pygames.engine.event import Param
    from pygames.engine.game import Game
    from pygames.engine.match import Match

Kind = Literal["act", "wins"]
FILE = "puzzles.toml"
KINDS: tuple[Kind, ...] = ("act", "wins")
LONGEST = 60  # choices after the position, of everybody, until it is won
FIELDS = ("at", "want", "line", "answers", "second", "random", "steady", "easy")
GOAL = "goal"  # one more, where it is not to win the game
MISSED = "missed"  # one more, where a win is wanted
EASY = (0.3, 0.2, 0.125, 0.06)  # of level 1 to 4, how often at least a win is found at random
WITHDRAWN = "withdrawn"  # besides the position the only field of one that is not asked any more


class Puzzle(NamedTuple):
    """A position, `link`, with the choices of its seat that win, `line`.

    `want` is what is asked for: one of the `answers` (`act`), or to win before the turn is over in which the
    line wins (`wins`); `missed` is how often one who does not wins later. `second` is what does best of all
    that is no answer. `random` and `steady` are how often the worst answer and it win, if all goes on at
    random, and with care; `easy` is how often a win is found at random. `goal` is the id of what is won, one
    of the game's goals; empty: the game.
    """

    game: str
    number: int
    link: str
    want: Kind
    line: tuple[str, ...]
    answers: tuple[str, ...]
    second: str
    random: tuple[float, float]
    steady: tuple[float, float]
    easy: float
    goal: str = ""
    missed: float = 0.0

    def match(self, games: Mapping[str, Game[Any]]) -> Match:
        """The position, as a match. Raises BadRecord when its link does not open."""
        return replay(self.link, games)

    def solved(self, games: Mapping[str, Game[Any]]) -> Match:
        """The match with the line played, the others passing."""
        match, left = self.match(games), list(self.line)
        assert match.decision is not None
        seat, last = match.decision.seat, len(match.choices) + LONGEST
        while len(match.choices) < last and (decision := match.decision) is not None:
            legal = decision.legal_actions
            mine = decision.seat == seat and not (decision.type.auto_pass and len(legal) == 1)
            action = next((it for it in legal if not it.words), legal[0])
            if mine and left and (wanted := match.parse(left[0])) in legal:
                action = wanted
                del left[0]
            elif mine and not left and action.words:
                break
            match.play(action)
        return match

    def lesson(self, games: Mapping[str, Game[Any]]) -> Lesson:
        """The puzzle as a lesson of one question, and then why."""
        before, match = self.match(games), self.solved(games)
        assert before.decision is not None
        at, seat = len(before.choices), before.decision.seat
        want = Want("act", self.answers) if self.want == "act" else Want("wins", turn=match.turn)
        later = match.turn != before.turn
        steps = (
            LessonStep(at, _both(lambda it: self._asked(match, seat, it, later=later)), want=want),
            LessonStep(len(match.choices), _both(lambda it: self._why(before, it))),
        )
        params: dict[str, Param] = {"n": place_of(self.game, self.number), "level": level_of(self.easy)}
        title = _both(lambda it: catalogue("words", it).text("puzzle.title", params))
        return Lesson.of(match, str(self.number), title, seat, steps)

    def _asked(self, match: Match, seat: int, language: Language, *, later: bool) -> str:
        """What is asked; `later` says whether the line wins in a turn after that of the position."""
        texts, words = catalogue("words", language), Localizer(match.game, language, options=match.options)
        params: dict[str, Param] = {
            "seat": words.seat(seat),
            "of": len(self.answers),
            "chances": _percent(max(self.random[1], self.steady[1], self.missed)),
            "goal": words.text(f"goal.{self.goal}") if self.goal else "",
        }
        if self.want == "wins":
            return texts.text("puzzle.wins.next", params) if later else texts.text("puzzle.wins", params)
        several = len(self.answers) > 1
        if self.goal:
            return (
                texts.text("puzzle.goal.several", params)
                if several
                else texts.text("puzzle.goal.only", params)
            )
        return (
            texts.text("puzzle.find.several", params) if several else texts.text("puzzle.find.only", params)
        )

    def _why(self, before: Match, language: Language) -> str:
        """The solution, and how much better it is than the other choices."""
        texts, words = catalogue("words", language), Localizer(before.game, language, options=before.options)
        assert before.decision is not None
        first = before.decision.id
        said = [str(words.choice(before.parse(text), first)) for text in (*self.line, self.second)]
        params: dict[str, Param] = {
            "line": ", ".join(said[:-1]),
            "best": _percent(min(self.random[0], self.steady[0])),
            "second": said[-1],
            "random": _percent(self.random[1]),
            "careful": _percent(self.steady[1]),
        }
        return (
            texts.text("puzzle.solution.goal", params) if self.goal else texts.text("puzzle.solution", params)
        )

    def entry(self) -> str:
        """The puzzle as it stands in the file."""
        values: tuple[Any, ...] = self[2:-2]
        lines = [f"{name} = {_written(value)}" for name, value in zip(FIELDS, values, strict=True)]
        if self.goal:
            lines.append(f"{GOAL} = {_written(self.goal)}")
        if self.want == "wins":
            lines.append(f"{MISSED} = {_written(self.missed)}")
        return "\n".join([f"[{self.number}]", *lines, ""])


def _both(words: Callable[[Language], str]) -> Text:
    """A text in both languages."""
    return Text(**{language: words(language) for language in LANGUAGES})


def _percent(share: float) -> int:
    return round(100 * share)


def _written(value: Any) -> str:
    """A value as TOML has it: words, numbers and rows of them as JSON has them."""
    return json.dumps(list(value) if isinstance(value, tuple) else value, ensure_ascii=False)


def parse(game: str, number: str, data: object) -> Puzzle:
    """The puzzle of this number from its entry in the file. Raises BadShape."""
    entry = Table(f"{game}, {FILE} {number}", data)
    if not number.isdecimal():
        raise entry.fault("a puzzle has a number")
    puzzle = Puzzle(
        game,
        int(number),
        entry.string("at"),
        entry.one_of("want", KINDS),
        entry.strings("line"),
        entry.strings("answers"),
        entry.string("second"),
        entry.pair("random"),
        entry.pair("steady"),
        entry.number("easy"),
        entry.string(GOAL, ""),
    )
    if not puzzle.line or puzzle.line[0] not in puzzle.answers:
        raise entry.fault("a line that begins with an answer is wanted")
    if puzzle.want == "wins":  # of a win alone is told what missing it costs
        puzzle = puzzle._replace(missed=entry.number(MISSED))
    entry.end()
    return puzzle


def text_of(game: str) -> str:
    """The file of a game; empty where there is none."""
    return game_file_or_empty(game, FILE)


def level_of(easy: float) -> int:
    """How hard a puzzle is, from 1 to 5, by how often a win is found at random."""
    return next((level for level, least in enumerate(EASY, 1) if easy >= least), len(EASY) + 1)


@cache
def in_order(game: str) -> Mapping[int, int]:
    """The level of each puzzle of a game by its number, the easiest first; without those withdrawn."""
    found = re.findall(r"^\[(\d+)\]$(?:\n.+)*?\neasy = ([\d.]+)$", text_of(game), re.MULTILINE)
    levels = {int(number): level_of(float(easy)) for number, easy in found}
    return dict(sorted(levels.items(), key=lambda it: (it[1], it[0])))


def place_of(game: str, number: int) -> int:
    """The place of a puzzle among those of its game, counted from 1; its number, if it is withdrawn."""
    return next((place for place, it in enumerate(in_order(game), 1) if it == number), number)


@cache
def numbers(game: str) -> tuple[int, ...]:
    """The numbers of a game's puzzles without those withdrawn; quicker than reading them."""
    gone = withdrawn(game)
    return tuple(number for number in ever(game) if number not in gone)


@cache
def withdrawn(game: str) -> Mapping[int, str]:
    """The numbers of a game's puzzles that are not asked any more, with the links to their positions."""
    found = re.findall(rf'^\[(\d+)\]\nat = "(.*)"\n{WITHDRAWN} = true$', text_of(game), re.MULTILINE)
    return {int(number): link for number, link in found}


@cache
def ever(game: str) -> tuple[int, ...]:
    """Every number that was ever given to a puzzle of a game."""
    return tuple(int(number) for number in re.findall(r"^\[(\d+)\]$", text_of(game), re.MULTILINE))


@cache
def puzzles(game: str) -> Mapping[int, Puzzle]:
    """The puzzles of a game by their numbers, without those withdrawn; none for a game without a file.

    Raises BadShape.
    """
    read = tomllib.loads(text_of(game))
    return {int(it): parse(game, it, entry) for it, entry in read.items() if WITHDRAWN not in entry}


def puzzle(game: str, number: int) -> Puzzle:
    """The puzzle of a game with this number. Raises BadLesson: it is withdrawn, or there is none."""
    known = puzzles(game)
    if number in withdrawn(game):
        raise BadLesson("puzzle_withdrawn", n=number)
    if number not in known:
        raise BadLesson("puzzle_unknown", name=f"{game}/{number}", known=", ".join(map(str, known)))
    return known[number]


def of_day(known: Mapping[str, Sequence[int]], day: int) -> tuple[str, int]:
    """The game and the number of the puzzle of a day, which is a number of days since some date.

    `known` are the numbers of each game's puzzles. Games take turns, and all puzzles of a game come up
    before one comes again. So it is the same for everybody who has the same puzzles.
    """
    games = [game for game, numbers in known.items() if numbers]
    game = games[day % len(games)]
    return game, known[game][day // len(games) % len(known[game])]

"""Puzzles: for each game numbered positions in which the seat that is asked can win or gain much at once.

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
from pygames.school.part import measure_of
from pygames.words.catalogue import catalogue, spoken_by
from pygames.words.localizer import Localizer

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from pygames.engine.event import Param
    from pygames.engine.game import Game
    from pygames.engine.match import Match

Kind = Literal["wins", "gains"]
FILE = "puzzles.toml"
KINDS: tuple[Kind, ...] = ("wins", "gains")
LONGEST = 60  # choices after the position, of everybody, until it is won
FIELDS = ("at", "want", "line", "found", "theme")
CHANCES = ("answers", "second", "random", "steady", "missed")  # five more, where a win is wanted
AMOUNT = ("goal", "n")  # two more, where as much as can be had is asked for
# each makes a puzzle one level harder: random lines find it less often than one in so many; an opponent does
SELDOM = (5, 20)
WITHDRAWN = "withdrawn"  # besides the position the only field of one that is not asked any more


class Puzzle(NamedTuple):
    """A position, `link`, with the choices of its seat that solve it, `line`.

    `want` is what is asked for: to win before the turn is over in which the line wins (`wins`), or to have
    got `n` of `goal` in this turn, as much as can be had while the others only do what they must (`gains`);
    `goal` is the id of one of the game's measures. `found` is how often random lines, `steady` and `strong`
    find it. `theme` is one of the game's. Of a win, `answers` are the choices with which a line begins, and
    `second` is what does best of all others; `random` and `steady` are how often the worst answer and it win,
    if all goes on at random, and with care; `missed` is how often one who does not win in time wins later.
    """

    game: str
    number: int
    link: str
    want: Kind
    line: tuple[str, ...]
    found: tuple[float, float, float]
    theme: str
    answers: tuple[str, ...] = ()
    second: str = ""
    random: tuple[float, float] = (1.0, 0.0)
    steady: tuple[float, float] = (1.0, 0.0)
    goal: str = ""
    n: int = 0
    missed: float = 0.0

    def match(self, games: Mapping[str, Game[Any]]) -> Match:
        """The position, as a match. Raises BadRecord when its link does not open."""
        return replay(self.link, games)

    def solved(self, games: Mapping[str, Game[Any]]) -> Match:
        """The match with the line played, the others passing."""
        match, left = self.match(games), list(self.line)
        seat, last, turn = match.asks.seat, len(match.choices) + LONGEST, match.turn
        closing = self._closing(match)
        while len(match.choices) < last and (decision := match.decision) is not None:
            if closing and match.turn > turn:
                break
            legal = decision.legal_actions
            mine = decision.seat == seat and not (decision.type.auto_pass and len(legal) == 1)
            action = next((it for it in legal if not it.words), legal[0])
            passes = action.type.name == "pass"
            if mine and left and (wanted := match.parse(left[0])) in legal:
                action = wanted
                del left[0]
            elif mine and not left and (action.words or self.want == "gains") and not (closing and passes):
                break
            match.play(action)
        return match

    def _closing(self, match: Match) -> bool:
        """Whether it asks for something that is there at the end of the turn, or is not."""
        return self.want == "gains" and measure_of(match.game, self.goal).closing

    def lesson(self, games: Mapping[str, Game[Any]]) -> Lesson:
        """The puzzle as a lesson of one question, and then why."""
        before, match = self.match(games), self.solved(games)
        at, seat = len(before.choices), before.asks.seat
        if self.want == "wins":
            want = Want("wins", turn=match.turn)
        else:
            want = Want("gains", turn=before.turn, measure=self.goal, n=self.n)
        later = match.turn != before.turn
        steps = (
            LessonStep(at, _both(lambda it: self._asked(match, seat, it, later=later)), want=want),
            LessonStep(len(match.choices), _both(lambda it: self._why(before, it))),
        )
        title = _both(self._titled)
        return Lesson.of(match, str(self.number), title, seat, steps)

    def _titled(self, language: Language) -> str:
        """Its place among those of the game, its level, and what it is about."""
        params: dict[str, Param] = {
            "n": place_of(self.game, self.number),
            "level": level_of(self.found),
            "theme": spoken_by(self.game, language).text(f"theme.{self.theme}") if self.theme else "",
        }
        return catalogue("words", language).text("puzzle.title", params)

    def _asked(self, match: Match, seat: int, language: Language, *, later: bool) -> str:
        """What is asked; `later` says whether the line wins in a turn after that of the position."""
        texts, words = catalogue("words", language), Localizer(match.game, language, options=match.options)
        alone = match.seats == 1
        said = [] if alone else [texts.text("puzzle.you", {"seat": words.seat(seat)})]
        if self.want == "gains":
            others = () if alone else (texts.text("puzzle.others"),)
            every = texts.text("puzzle.reach") if self._closing(match) else texts.text("puzzle.gains")
            return " ".join([*said, words.text(f"goal.{self.goal}", {"n": self.n}), *others, every])
        chances = {"chances": _percent(max(self.random[1], self.steady[1], self.missed))}
        last = texts.text("puzzle.wins.next", chances) if later else texts.text("puzzle.wins", chances)
        return " ".join([*said, last])

    def _why(self, before: Match, language: Language) -> str:
        """The solution, and how much better it is than the other choices."""
        texts, words = catalogue("words", language), Localizer(before.game, language, options=before.options)
        first = before.asks.id
        told = self.line if self.want == "gains" else (*self.line, self.second)
        said = [str(words.choice(before.parse(text), first)) for text in told]
        if self._closing(before):
            return texts.text("puzzle.solution.reach", {"line": ", ".join(said)})
        if self.want == "gains":
            return texts.text("puzzle.solution.gains", {"line": ", ".join(said)})
        params: dict[str, Param] = {
            "line": ", ".join(said[:-1]),
            "best": _percent(min(self.random[0], self.steady[0])),
            "second": said[-1],
            "random": _percent(self.random[1]),
            "careful": _percent(self.steady[1]),
        }
        return texts.text("puzzle.solution", params)

    def entry(self) -> str:
        """The puzzle as it stands in the file."""
        named = zip(FIELDS, self[2 : 2 + len(FIELDS)], strict=True)
        lines = [f"{name} = {_written(value)}" for name, value in named]
        more = AMOUNT if self.want == "gains" else CHANCES
        lines += [f"{name} = {_written(getattr(self, name))}" for name in more]
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
        entry.triple("found"),
        entry.string("theme"),
    )
    if puzzle.want == "gains":
        puzzle = puzzle._replace(goal=entry.string("goal"), n=entry.integer("n"))
    else:
        puzzle = puzzle._replace(
            answers=entry.strings("answers"),
            second=entry.string("second"),
            random=entry.pair("random"),
            steady=entry.pair("steady"),
            missed=entry.number("missed"),
        )
    if not puzzle.line or (puzzle.want == "wins" and puzzle.line[0] not in puzzle.answers):
        raise entry.fault("a line that begins with an answer is wanted")
    entry.end()
    return puzzle


def text_of(game: str) -> str:
    """The file of a game; empty where there is none."""
    return game_file_or_empty(game, FILE)


def level_of(found: Sequence[float]) -> int:
    """How hard a puzzle is, from 1 to 5, by how often random lines, `steady` and `strong` find it.

    It is a level harder for each: random lines find it less than one time in 5, less than one in 20; `steady`
    mostly does not; `strong` mostly does not.
    """
    by_chance, *opponents = found
    return 1 + sum(by_chance * most < 1 for most in SELDOM) + sum(share < 0.5 for share in opponents)


@cache
def _heads(game: str) -> Mapping[int, tuple[int, str]]:
    """The level and the theme of each puzzle of a game that is not withdrawn; quicker than reading them."""
    pattern = r'^\[(\d+)\]$(?:\n.+)*?\nfound = \[(.+)\]\ntheme = "(.*)"$'
    found = re.findall(pattern, text_of(game), re.MULTILINE)
    return {
        int(number): (level_of([float(it) for it in shares.split(",")]), theme)
        for number, shares, theme in found
    }


@cache
def in_order(game: str) -> Mapping[int, int]:
    """The level of each puzzle of a game by its number, the easiest first; without those withdrawn."""
    levels = {number: level for number, (level, _) in _heads(game).items()}
    return dict(sorted(levels.items(), key=lambda it: (it[1], it[0])))


def theme_said(game: str, number: int, language: Language) -> str:
    """What a puzzle is about, in words. Raises KeyError where it is withdrawn."""
    return spoken_by(game, language).text(f"theme.{_heads(game)[number][1]}")


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

"""Lessons: a record with a field `lesson`, which says what is told and asked at which of its choices.

Nothing else is needed: a mistake is answered by the rules themselves, a hint is derived from what is wanted.
docs/teaching.md has the form; `pygames.school.judging` says what an answer is worth.
"""

from __future__ import annotations

import json
import re
import zlib
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Mapping
from functools import cache
from typing import Any, Literal, NamedTuple

from pygames.engine import reading
from pygames.engine.errors import BadLesson
from pygames.engine.game import Game
from pygames.engine.game_files import game_file
from pygames.engine.match import Match
from pygames.engine.record import LONGEST
from pygames.engine.replay import replay
from pygames.engine.shapes import MOST, are_texts, is_integer
from pygames.engine.text import LANGUAGES, Language, Text
from pygames.school.part import School

Kind = Literal["read", "act", "all", "refused", "cites", "wins", "gains"]
KINDS: tuple[Kind, ...] = ("act", "all", "refused", "cites", "wins", "gains")  # of what a record can want
LISTS = ("act", "all")  # kinds that name actions
# of a record, in their order; `start` stands in the place of `seed`
RECORD: tuple[str, ...] = ("pygames", "game", "rules", "seats", "seed", "start")
RECORD += ("practice", "options", "choices", "points", "check")
LESSON = ("id", "title", "seat", "guided", "steps")
STEP = ("at", "say", "ask", "show", "want", "rules", "wrong")
WANT: Mapping[Kind, tuple[str, ...]] = {
    "act": (),
    "all": (),
    "refused": ("point",),
    "cites": ("within",),
    "wins": ("within", "at_once", "turn"),
    "gains": ("n", "turn"),
}
NAME = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
LONGEST_NAME = 40
LONGEST_TEXT = 2_000  # characters
MOST_STEPS = 200
MOST_WITHIN = 20
WIDTH = 110  # characters of a line of a file


class Want(NamedTuple):
    """What answers a step: nothing, where it is only `read`.

    `act`: one of the `actions`. `all`: each of them, in any order. `refused`: pointing at something that
    `rule` forbids, as at the things in `point`. `cites`: an event names `rule`, within so many choices of
    one's own. `wins`: one has won by then; `at_once` before anybody else has a choice that the record has
    not. With a `turn` a win may take any number of choices, but has to come before the game's turn of this
    number is over. `gains`: by the end of that turn one has got so much, `n`, of the game's `measure`.
    """

    kind: Kind
    actions: tuple[str, ...] = ()
    rule: str = ""
    point: tuple[str, ...] = ()
    within: int = 1
    at_once: bool = False
    turn: int = 0
    measure: str = ""
    n: int = 0


READ = Want("read")


class LessonStep(NamedTuple):
    """What is told after `at` choices of the record, and what is wanted then: perhaps only to `READ` it.

    `show` are things to look at: words as pointed at, and gauges, which show what somebody has and are not
    pointed at (`courage`, or with a player `points:A`). `rules` are those that the step is about, `wrong` is
    what is said of actions that are legal but not wanted, besides what comes of them.
    """

    at: int
    text: Text
    show: tuple[str, ...] = ()
    want: Want = READ
    rules: tuple[str, ...] = ()
    wrong: Mapping[str, Text] = {}

    @property
    def asks(self) -> bool:
        """Whether something is wanted."""
        return self.want.kind != "read"

    @property
    def cited(self) -> tuple[str, ...]:
        """The rules that it is about, and the one that is to be found."""
        return tuple(dict.fromkeys([*self.rules, *([self.want.rule] if self.want.rule else [])]))


class Lesson(NamedTuple):
    """A lesson for the person in `seat`, with the fields of its record.

    In one that is `guided` what is wanted is lit from the start, and nothing else is begun.
    """

    id: str
    title: Text
    seat: int
    guided: bool
    steps: tuple[LessonStep, ...]
    record: Mapping[str, Any]

    @classmethod
    def of(cls, match: Match, id: str, title: Text, seat: int, steps: tuple[LessonStep, ...]) -> Lesson:
        """A lesson that is not guided, with this match as its record."""
        return cls(id, title, seat, False, steps, json.loads(match.record.json()))

    @property
    def game(self) -> str:
        """The id of its game."""
        return str(self.record["game"])

    def match(self, games: Mapping[str, Game[Any]]) -> Match:
        """The match of its record, to the end. Raises BadRecord."""
        return replay(json.dumps(dict(self.record), ensure_ascii=False), games)

    def data(self) -> dict[str, Any]:
        """The lesson as plain data, with the fields in their order."""
        lesson = {
            "id": self.id,
            "title": _spoken(self.title),
            "seat": self.seat,
            **({"guided": True} if self.guided else {}),
            "steps": [_step_data(step) for step in self.steps],
        }
        return {**self.record, "lesson": lesson}

    def json(self) -> str:
        """In one line, always the same bytes for the same lesson."""
        return json.dumps(self.data(), ensure_ascii=False, separators=(",", ":"))

    def file(self) -> str:
        """The lesson as a file to read and write. What does not fit in a line has a line for each part."""
        return _lines(self.data()) + "\n"


def _spoken(text: Text) -> dict[str, str]:
    return {language: text.to(language) for language in LANGUAGES if text.to(language)}


def _step_data(step: LessonStep) -> dict[str, Any]:
    data: dict[str, Any] = {"at": step.at, "ask" if step.asks else "say": _spoken(step.text)}
    if step.show:
        data["show"] = list(step.show)
    want = step.want
    if step.asks:
        named = want.kind in LISTS
        asked: dict[str, Any] = {want.kind: list(want.actions) if named else want.rule}
        if want.kind == "wins":
            asked = {"wins": True}
        if want.kind == "gains":
            asked = {"gains": want.measure, "n": want.n}
        data["want"] = asked
        if want.point:
            asked["point"] = list(want.point)
        if want.within != 1:
            asked["within"] = want.within
        if want.at_once:
            asked["at_once"] = True
        if want.turn:
            asked["turn"] = want.turn
    if step.rules:
        data["rules"] = list(step.rules)
    if step.wrong:
        data["wrong"] = {action: _spoken(text) for action, text in step.wrong.items()}
    return data


def _lines(data: Any, before: str = "", key: str = "") -> str:
    """Data as JSON in lines of some width; a position stays in one line, however long."""
    text = json.dumps(data, ensure_ascii=False)
    if len(before) + len(key) + len(text) <= WIDTH or key == "start" or not isinstance(data, dict | list):
        return text
    within = before + " "
    if isinstance(data, dict):
        parts = [f"{json.dumps(name)}: {_lines(item, within, name)}" for name, item in data.items()]
    else:
        parts = [_lines(item, within) for item in data]
    opening, closing = "{}" if isinstance(data, dict) else "[]"
    return f"{opening}\n{within}" + f",\n{within}".join(parts) + f"\n{before}{closing}"


# --- reading ---


def has_lesson(text: str) -> bool:
    """Whether this is meant to be one: JSON with a field `lesson`."""
    try:
        data = reading.read_json(text) if text.lstrip().startswith("{") else None
    except ValueError:
        return False
    return isinstance(data, dict) and "lesson" in data


def read(text: str) -> Lesson:
    """The lesson that a text holds. Raises BadLesson when its form is wrong; its record is not played."""
    try:
        data = reading.read_json(text)
    except ValueError:
        raise BadLesson("not_json") from None
    if not isinstance(data, dict) or "lesson" not in data:
        raise BadLesson("lesson_none")
    lesson = _object(data["lesson"], "lesson", LESSON)
    name = lesson.get("id")
    if not isinstance(name, str) or not NAME.fullmatch(name) or len(name) > LONGEST_NAME:
        raise BadLesson("lesson_name", where="id")
    steps = lesson.get("steps")
    if not isinstance(steps, list) or not 0 < len(steps) <= MOST_STEPS:
        raise BadLesson("lesson_steps", where="steps", most=MOST_STEPS)
    guided = lesson.get("guided", False)
    if not isinstance(guided, bool):
        raise BadLesson("lesson_flag", where="guided")
    return Lesson(
        name,
        _text(lesson.get("title"), "title"),
        _number(lesson.get("seat"), "seat"),
        guided,
        tuple(_step(step, f"steps.{number}") for number, step in enumerate(steps, start=1)),
        {field: data[field] for field in RECORD if field in data},
    )


def _step(data: Any, where: str) -> LessonStep:
    step = _object(data, where, STEP)
    if ("say" in step) == ("ask" in step) or ("ask" in step) != ("want" in step):
        raise BadLesson("lesson_step", where=where)
    spoken = "ask" if "ask" in step else "say"
    wrong = _object(step.get("wrong", {}), f"{where}.wrong")
    if "want" not in step and wrong:
        raise BadLesson("lesson_step", where=where)
    return LessonStep(
        _number(step.get("at"), f"{where}.at"),
        _text(step[spoken], f"{where}.{spoken}"),
        _words(step.get("show", []), f"{where}.show"),
        _want(step["want"], f"{where}.want") if "want" in step else READ,
        _words(step.get("rules", []), f"{where}.rules"),
        {action: _text(text, f"{where}.wrong.{action[:40]}") for action, text in wrong.items()},
    )


def _want(data: Any, where: str) -> Want:
    kinds = [kind for kind in KINDS if isinstance(data, dict) and kind in data]
    if len(kinds) != 1:
        raise BadLesson("lesson_want", where=where)
    kind = kinds[0]
    want = _object(data, where, (kind, *WANT[kind]))
    within = _number(want.get("within", 1), f"{where}.within")
    if not 1 <= within <= MOST_WITHIN:
        raise BadLesson("lesson_within", where=f"{where}.within", most=MOST_WITHIN)
    for flag in ("wins", "at_once"):
        if want.get(flag, True) is not True:
            raise BadLesson("lesson_flag", where=f"{where}.{flag}")
    if kind in ("refused", "cites", "gains") and not isinstance(want[kind], str):
        raise BadLesson("lesson_rule", where=f"{where}.{kind}", rule=str(want[kind])[:40])
    actions = _words(want[kind], f"{where}.{kind}") if kind in LISTS else ()
    if kind in LISTS and not actions:
        raise BadLesson("lesson_list", where=f"{where}.{kind}")
    rule = want[kind] if kind in ("refused", "cites") else ""
    point = _words(want.get("point", []), f"{where}.point")
    turn = _number(want.get("turn", 0), f"{where}.turn")
    measure = want[kind] if kind == "gains" else ""
    n = _number(want.get("n", 0), f"{where}.n")
    return Want(kind, actions, rule, point, within, want.get("at_once", False), turn, measure, n)


def _object(data: Any, where: str, known: tuple[str, ...] = ()) -> dict[str, Any]:
    if not isinstance(data, dict):
        raise BadLesson("lesson_object", where=where)
    for name in data:
        if known and name not in known:
            raise BadLesson("lesson_unknown", where=f"{where}.{name[:40]}", known=", ".join(known))
    return data


def _number(data: Any, where: str) -> int:
    if not is_integer(data, 0, MOST):
        raise BadLesson("lesson_number", where=where)
    return data


def _words(data: Any, where: str) -> tuple[str, ...]:
    if not are_texts(data) or not all(data):
        raise BadLesson("lesson_list", where=where)
    return tuple(data)


def _text(data: Any, where: str) -> Text:
    """A text in both languages, or in one: it then stands for both."""
    spoken = _object(data, where, LANGUAGES)
    for text in spoken.values():
        if not isinstance(text, str) or not text.strip() or len(text) > LONGEST_TEXT:
            raise BadLesson("lesson_text", where=where)
    if not spoken:
        raise BadLesson("lesson_text", where=where)
    return Text(spoken.get("en", ""), spoken.get("fr", ""))


def said(text: Text, language: Language) -> str:
    """The words in this language; in the other one where the author wrote only that."""
    return text.to(language) or text.en or text.fr


# --- as a part of an address ---


LESSON_LINK = "lesson="  # what the address of a written lesson begins with


def link_to(lesson: Lesson) -> str:
    """The address of a written lesson: its JSON, deflated, in the letters of a link."""
    packer = zlib.compressobj(9, zlib.DEFLATED, -15)
    code = urlsafe_b64encode(packer.compress(lesson.json().encode()) + packer.flush()).rstrip(b"=").decode()
    return LESSON_LINK + code


def unpacked(code: str) -> Lesson:
    """The lesson whose address has this code behind `LESSON_LINK`. Raises BadLesson."""
    unpacker = zlib.decompressobj(-15)
    try:
        text = unpacker.decompress(urlsafe_b64decode(code + "=" * (-len(code) % 4)), LONGEST).decode()
    except (ValueError, zlib.error):
        raise BadLesson("damaged_link") from None
    if unpacker.unconsumed_tail or not unpacker.eof:
        raise BadLesson("damaged_link")
    return read(text)


# --- those that come with the games ---


def file_of(game: str, lesson: str) -> str:
    """The file of a lesson. Raises FileNotFoundError when there is none."""
    return game_file(game, f"lessons/{lesson}.json")


@cache
def shipped(game: str, lesson: str) -> Lesson:
    """A lesson of this game. Raises FileNotFoundError when there is none, BadLesson when it is wrong."""
    return read(file_of(game, lesson))


def lessons(game: Game[Any]) -> dict[str, Lesson]:
    """The lessons of a game by their ids, in the order in which to take them."""
    return {name: shipped(game.id, name) for name in game.part(School).lessons}

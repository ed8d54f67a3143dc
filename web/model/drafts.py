"""Lessons that are being written, kept in the browser where it allows that."""

from __future__ import annotations

import json
import re
import unicodedata
import zlib
from contextlib import suppress
from dataclasses import dataclass
from typing import TYPE_CHECKING

from pygames.engine.errors import BadLesson
from pygames.engine.record import LONGEST
from pygames.engine.shapes import mapping_of
from pygames.games import PLAYABLE
from pygames.school import lesson as lessons
from pygames.school.lesson import LONGEST_NAME
from pygames.school.part import School

if TYPE_CHECKING:
    from collections.abc import Collection, Mapping

    from pygames.engine.match import Match
    from pygames.engine.text import Text
    from pygames.school.lesson import Lesson

MOST = 8
UNNAMED = "my-lesson"  # where the title has no letters of ours
UNTITLED_ID = re.compile(rf"{UNNAMED}(-\d+)?")
LIGATURES = str.maketrans({"œ": "oe", "æ": "ae"})
GOES_ON = ("choices", "points", "check")  # what of a record changes while its game goes on


@dataclass(frozen=True, slots=True)
class Drafts:
    """The last written lessons by name: one of each id for each deal of a game."""

    _lessons: Mapping[str, Lesson]

    @classmethod
    def read(cls, stored: object) -> Drafts:
        """The texts that were stored, which may be anything; what cannot be read is left out."""
        drafts = cls({})
        for text in mapping_of(stored).values():
            with suppress(BadLesson):
                lesson = lessons.read(text) if isinstance(text, str) and len(text) <= LONGEST else None
                if lesson is not None and lesson.record.get("game") in PLAYABLE:
                    drafts = drafts.keep(lesson)
        return drafts

    def keep(self, lesson: Lesson) -> Drafts:
        """With it in the place of what was written of the same deal; the oldest go."""
        name = name_of(lesson.id, lesson.record)
        others = [(it, other) for it, other in self._lessons.items() if it != name]
        return Drafts(dict([*others, (name, lesson)][-MOST:]))

    def drop(self, name: str) -> Drafts:
        """Without the lesson of this name."""
        return Drafts({it: lesson for it, lesson in self._lessons.items() if it != name})

    def get(self, name: str) -> Lesson | None:
        """The lesson of this name."""
        return self._lessons.get(name)

    def of(self, match: Match) -> Lesson | None:
        """What was last written of this match, but for changes to lessons that come with its game."""
        record = json.loads(match.record.json())
        mine = (
            lesson
            for name, lesson in self.latest.items()
            if name == name_of(lesson.id, record) and lesson.id not in match.game.part(School).lessons
        )
        return next(mine, None)

    def taken(self, match: Match, but: str) -> frozenset[str]:
        """What other lessons of the game of this match are called: its own, and those kept."""
        kept = {it.id for name, it in self._lessons.items() if it.game == match.game.id and name != but}
        return frozenset({*kept, *match.game.part(School).lessons})

    @property
    def latest(self) -> Mapping[str, Lesson]:
        """All of them by name, the last written first."""
        return dict(reversed([*self._lessons.items()]))

    def data(self) -> Mapping[str, str]:
        """The lessons as plain data, to be stored."""
        return {name: lesson.json() for name, lesson in self._lessons.items()}


def name_of(id: str, record: Mapping[str, object]) -> str:
    """The name of a lesson: its game, its id, and a checksum of its record without what grows with play."""
    deal = {field: value for field, value in record.items() if field not in GOES_ON}
    code = zlib.crc32(json.dumps(deal, sort_keys=True).encode())
    return f"{record.get('game')}-{id}-{code:08x}"


def named_after(title: Text, taken: Collection[str]) -> str:
    """An id made of a title; with a number where another lesson is called so."""
    words = (title.en or title.fr).casefold().translate(LIGATURES)
    plain = unicodedata.normalize("NFKD", words).encode("ascii", "ignore").decode()
    name, number = _cut("-".join(re.findall("[a-z0-9]+", plain)), LONGEST_NAME) or UNNAMED, 1
    found = name
    while found in taken:
        number += 1
        found = f"{_cut(name, LONGEST_NAME - 1 - len(str(number)))}-{number}"
    return found


def _cut(name: str, most: int) -> str:
    """No more letters than these, of whole words if there are several."""
    return name if len(name) <= most else name[: most + 1].rpartition("-")[0] or name[:most]

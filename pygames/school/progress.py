"""What a person has learnt of a game's rules, and when each is due again; and the same as a short text.

A rule goes from `MET` (told or shown) to `LEARNT` (answered right) to `FIRM` (answered right when it was
due again). It is due again one day after it was learnt, three days after it became firm, and then every
seven days. An answer that is wrong puts it back to `MET`, due at once. Days are counted from 1 January 1970.
The caller says which day it is. `today` begins in the morning, so that hours lie between an answer just
before midnight and the next question; a `date` begins at midnight.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from enum import IntEnum
from typing import NamedTuple
from zlib import crc32

from pygames.engine.errors import BadProgress

VERSION = "1"
ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"
VALUES = {letter: value for value, letter in enumerate(ALPHABET)}
A_LETTER = 3  # rules whose stages are in one letter
SPAN = 63  # days between the first and the last due one that a letter can tell
BASE_LETTERS = 3
CHECK_LETTERS = 2
LAST_DAY = (1 << 6 * BASE_LETTERS) - 1
LONGEST = 5000  # characters that we are willing to read
RULE = re.compile(r"([A-Z][A-Z-]*)-([1-9][0-9]{0,2}|0[1-9])")
MARK = "/progress/"


class Stage(IntEnum):
    """How well a rule is known."""

    NEW = 0
    MET = 1
    LEARNT = 2
    FIRM = 3


# days until it is due again, by the stage that an answer at the right time has found
AFTER = {Stage.NEW: 1, Stage.MET: 1, Stage.LEARNT: 3, Stage.FIRM: 7}


class Known(NamedTuple):
    """How well a rule is known, and the day on which it is due again."""

    stage: Stage
    due: int

    def is_due(self, today: int) -> bool:
        """Whether the rule is to be asked today. Only a wrong clock puts it off further than `FURTHEST`."""
        return not today < self.due <= today + FURTHEST


# days until anything is due; what is due later was put off by a wrong clock
FURTHEST = max(AFTER.values()) + 1
UNKNOWN = Known(Stage.NEW, 0)
NOTHING: Mapping[str, Known] = {}  # never changed


class Progress(NamedTuple):
    """What somebody has learnt of one game: by the rule's id; a rule that was not met is not in it."""

    game: str
    known: Mapping[str, Known] = NOTHING

    def of(self, rule: str) -> Known:
        """How well this rule is known."""
        return self.known.get(rule, UNKNOWN)

    def due(self, rule: str, today: int) -> bool:
        """Whether a rule that was met is to be asked again."""
        return rule in self.known and self.known[rule].is_due(today)

    def known_as(self, rules: Iterable[str], least: Stage) -> int:
        """How many of these rules are known at least so well."""
        return sum(self.of(rule).stage >= least for rule in rules)

    # --- what changes it ---

    def meeting(self, rules: Iterable[str], today: int) -> Progress:
        """After these rules were told or shown; those known already stay as they are."""
        new = {rule: Known(Stage.MET, _day(today)) for rule in rules if rule not in self.known}
        return self._replace(known={**self.known, **new}) if new else self

    def answering(self, rule: str, *, right: bool, today: int, date: int | None = None) -> Progress:
        """After an answer about this rule, given on this `date` (None: `today`).

        One that is right before the rule is due changes nothing.
        """
        now = self.of(rule)
        if not right:
            then = Known(Stage.MET, _day(today))
        elif now.stage >= Stage.LEARNT and not now.is_due(today):
            return self
        else:
            better = Stage.FIRM if now.stage >= Stage.LEARNT else Stage.LEARNT
            then = Known(better, _day((today if date is None else date) + AFTER[now.stage]))
        return self._replace(known={**self.known, rule: then})

    def merged(self, other: Progress) -> Progress:
        """Both together, of each rule the better: nothing that was learnt is lost. Raises BadProgress."""
        if other.game != self.game:
            raise BadProgress("progress_other_game", name=other.game[:40])
        rules = {**self.known, **other.known}
        return self._replace(known={rule: max(self.of(rule), other.of(rule)) for rule in rules})

    # --- as a text ---

    @property
    def code(self) -> str:
        """The short text, `heroz/progress/1.…`: always the same for the same progress."""
        first, groups = 0, _groups(self.known)
        if self.known:
            days = [known.due for known in self.known.values()]
            first = max(min(days), max(days) - SPAN)
        parts = [VERSION, _number(first, BASE_LETTERS)]
        for prefix, numbers in groups.items():
            stages = [0] * (-(-max(numbers) // A_LETTER) * A_LETTER)
            for number, known in numbers.items():
                stages[number - 1] = known.stage
            triples = zip(*[iter(stages)] * A_LETTER, strict=True)
            parts += [
                prefix,
                "".join(ALPHABET[a + 4 * b + 16 * c] for a, b, c in triples),
                "".join(ALPHABET[max(0, numbers[number].due - first)] for number in sorted(numbers)),
            ]
        text = f"{self.game}{MARK}{'.'.join(parts)}."
        return text + check_letters(text)

    @classmethod
    def read(cls, text: str) -> Progress:
        """The progress of a text. Raises BadProgress when it is none, is damaged, or of a later form."""
        game, mark, rest = text.partition(MARK)
        if not mark or not game or len(text) > LONGEST:
            raise BadProgress("not_progress")
        if rest.partition(".")[0] != VERSION:
            raise BadProgress("progress_version", version=rest.partition(".")[0][:10])
        if text[-CHECK_LETTERS - 1 :] != "." + check_letters(text[:-CHECK_LETTERS]):
            raise BadProgress("progress_damaged")
        _, base, *groups, _ = rest.split(".")
        try:
            return cls(game, _read_groups(groups, _value(base, BASE_LETTERS)))
        except (KeyError, ValueError):  # somebody has made it by hand
            raise BadProgress("progress_damaged") from None


def _day(day: int) -> int:
    return max(0, min(day, LAST_DAY))


def _groups(known: Mapping[str, Known]) -> dict[str, dict[int, Known]]:
    """By the letters of the rules' ids, and by their numbers."""
    found: dict[str, dict[int, Known]] = {}
    for rule in sorted(known):
        prefix, number = split(rule)
        found.setdefault(prefix, {})[number] = known[rule]
    return found


def split(rule: str) -> tuple[str, int]:
    """The letters and the number of a rule's id. Raises ValueError for what is no id."""
    found = RULE.fullmatch(rule)
    if found is None:
        raise ValueError(f"not a rule's id: {rule!r}")
    return found[1], int(found[2])


def _read_groups(groups: list[str], first: int) -> dict[str, Known]:
    if len(groups) % 3:
        raise ValueError("a group has three parts")
    known: dict[str, Known] = {}
    for prefix, stages, days in zip(*[iter(groups)] * 3, strict=True):
        values = [VALUES[letter] for letter in stages]
        every = [value >> shift & 3 for value in values for shift in (0, 2, 4)]
        met = [(number, Stage(stage)) for number, stage in enumerate(every, 1) if stage]
        for (number, stage), day in zip(met, days, strict=True):
            rule = f"{prefix}-{number:02}"
            if split(rule) != (prefix, number) or rule in known:
                raise ValueError(rule)
            known[rule] = Known(stage, _day(first + VALUES[day]))
    return known


def _number(value: int, letters: int) -> str:
    return "".join(ALPHABET[value >> 6 * place & SPAN] for place in range(letters))


def _value(text: str, letters: int) -> int:
    if len(text) != letters:
        raise ValueError(text)
    value = 0
    for letter in reversed(text):
        value = value * len(ALPHABET) + VALUES[letter]
    return value


def check_letters(text: str) -> str:
    """The letters at the end of a code, by which a damaged one is known."""
    return _number(crc32(text.encode()), CHECK_LETTERS)

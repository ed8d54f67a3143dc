"""A number in a sentence, before the word that it counts: `{points:point|points}` is the form for it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Self

from pygames.words.person import Person

if TYPE_CHECKING:
    from pygames.engine.event import Param
    from pygames.engine.text import Language

SINGULAR: dict[Language, tuple[int, ...]] = {"en": (1,), "fr": (0, 1)}
SIGNS = "+-\N{MINUS SIGN}"


def counts(value: Param) -> bool:
    """Whether the value is a number, or one as it is written: `3`, `+3`."""
    return not isinstance(value, Person) and str(value).lstrip(SIGNS).isdecimal()


class Counted(str):
    """A number as it is written; `{n:A|B}` is A of a single thing and B of several."""

    __slots__ = ("single",)

    single: bool

    def __new__(cls, value: Param, language: Language) -> Self:
        """The number `value` in a sentence of `language`. Raises ValueError where it is none."""
        number = super().__new__(cls, value)
        number.single = int(number.lstrip(SIGNS)) in SINGULAR[language]
        return number

    def __format__(self, spec: str) -> str:
        if not spec:
            return str(self)
        one, _, many = spec.partition("|")
        return one if self.single else many

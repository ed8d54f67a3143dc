"""Whom a sentence speaks of, and of what: words that take the form that the sentence needs.

A text asks for a form after a colon: `{seat} {seat:draws|draw} a card` is "Alice draws a card" or "You draw
a card". `{place:bare}` is a place without its owner, where the sentence has named the owner already.
"""

from __future__ import annotations

from typing import Self

BARE = "bare"


class Person(str):
    """A player in a sentence: a name, or "you".

    `{seat}` is the name; `{seat:A|B}` is A of anybody else and B of the person who reads. `label` is the
    name where it stands alone.
    """

    __slots__ = ("label", "you")

    label: str
    you: bool

    def __new__(cls, name: str, label: str = "", *, you: bool = False) -> Self:
        """A person called `name` in sentences."""
        person = super().__new__(cls, name)
        person.label, person.you = label or name, you
        return person

    def __format__(self, spec: str) -> str:
        if not spec:
            return str(self)
        anybody, _, you = spec.rpartition("|")  # a name may hold a bar, and names nobody in the second form
        return you if self.you else anybody


class Owned(str):
    """The name of a thing with its owner; `{place:bare}` leaves the owner out."""

    __slots__ = ("bare",)

    bare: str

    def __new__(cls, name: str, bare: str) -> Self:
        """A thing called `name`, and `bare` where its owner is known."""
        owned = super().__new__(cls, name)
        owned.bare = bare
        return owned

    def __format__(self, spec: str) -> str:
        return self.bare if spec == BARE else str(self)

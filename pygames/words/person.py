"""Whom a sentence speaks of, and of what: words that take the form that the sentence needs.

A text asks for a form after a colon: `{seat} {seat:draws|draw} a card` is "Alice draws a card" or "You draw
a card". `{place:bare}` is a place without its owner, where the sentence has named the owner already.
"""

from __future__ import annotations

from typing import Self

BARE = "bare"
ARTICLE = "le "


class Person(str):
    """A player in a sentence: a name, or "you".

    `{seat}` is the name; `{seat:A|B}` is A of anybody else and B of the person who reads; `{seat:bare}` is
    the name without the French article before it. `label` is the name where it stands alone. `bot` is the
    program that plays, if one does, and `sign` the icon of the character as whom it appears.
    """

    __slots__ = ("bot", "label", "sign", "you")

    label: str
    you: bool
    bot: str
    sign: str

    def __new__(cls, name: str, label: str = "", *, you: bool = False, bot: str = "", sign: str = "") -> Self:
        """A person called `name` in sentences."""
        person = super().__new__(cls, name)
        person.label, person.you, person.bot, person.sign = label or name, you, bot, sign
        return person

    def lettered(self, letter: str) -> Person:
        """This person with a letter behind the name, which "you" has only where it stands alone."""
        name = str(self) if self.you else f"{self} {letter}"
        return Person(name, f"{self.label} {letter}", you=self.you, bot=self.bot, sign=self.sign)

    def __format__(self, spec: str) -> str:
        if not spec:
            return str(self)
        if spec == BARE:
            return self.removeprefix(ARTICLE)
        anybody, _, you = spec.rpartition("|")  # a name may hold a bar, and names nobody in the second form
        return you if self.you else anybody


class Owned(str):
    """The name of a thing with its owner, who sits at `seat`; `{place:bare}` leaves the owner out."""

    __slots__ = ("bare", "seat")

    bare: str
    seat: int

    def __new__(cls, name: str, bare: str, seat: int) -> Self:
        """A thing called `name`, and `bare` where its owner is known."""
        owned = super().__new__(cls, name)
        owned.bare, owned.seat = bare, seat
        return owned

    def __format__(self, spec: str) -> str:
        return self.bare if spec == BARE else str(self)

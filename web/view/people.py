"""Who sits at the table: the face of an opponent, the name, and the level as a badge beside it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pygames.words.people import SEAT_LETTERS
from web import html as h
from web.view.cards import icon

if TYPE_CHECKING:
    from collections.abc import Sequence

    from pygames.words.person import Person
    from web.texts import Texts


def icon_of(sign: str) -> str:
    """The name of the icon that is a character's sign, which stands as `author/icon`."""
    return f"sign-{sign.partition('/')[2]}"


def portrait(person: Person) -> h.Node:
    """The face of an opponent, for the eye only; nothing of a person."""
    return h.span(".portrait", aria_hidden="true")[icon(icon_of(person.sign))] if person.sign else None


def initials(people: Sequence[Person]) -> list[str]:
    """What is short for each of the people at a table, by seat.

    It is the letter of a seat that stands in the name, else one letter or two with which nobody else's name
    begins; the letter of the seat where there are none.
    """
    found = []
    for person, letter in zip(people, SEAT_LETTERS, strict=False):
        others = [it.label.casefold() for it in people if it is not person]
        begins = (person.label[:n] for n in (1, 2))
        own = (it for it in begins if not any(other.startswith(it.casefold()) for other in others))
        found.append(letter if person.label.endswith(f" {letter}") else next(own, letter))
    return found


def named(person: Person, texts: Texts) -> h.Node:
    """The name where it stands alone, with the level of an opponent as a badge."""
    level: h.Node = None
    if person.bot:
        about = h.span(".visually-hidden")[texts("who.level"), " "]
        level = [" ", h.span(".level")[about, texts(f"who.{person.bot}")]]
    return [h.span(".called")[person.label], level]


def plate(person: Person, texts: Texts) -> h.Node:
    """The face, the name and the badge beside each other."""
    return [portrait(person), named(person, texts)]

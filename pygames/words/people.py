"""What the players of a match are called."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from pygames.engine.text import Language
from pygames.words.catalogue import catalogue
from pygames.words.characters import Character, cast
from pygames.words.person import Person

SEAT_LETTERS = "ABCDEF"
AWAY = "away"  # in the place of a program: a person at another device


class Role(NamedTuple):
    """What a player plays, as said in a sentence ("the Cleric") and alone ("Cleric")."""

    name: str
    label: str


Roles = Sequence[Mapping[Language, Role]]  # by seat, where a game names players by their role; else empty


def people(
    bots: Sequence[str],
    language: Language,
    names: Sequence[str] = (),
    number: int = 0,
    roles: Roles = (),
) -> list[Person]:
    """Who sits at each seat: the program of this name in `bots`, or a person (empty, or `AWAY`).

    The only person here is "you". Whoever has one of the `names`, which people typed, is called so. Others
    are called by their role. Else a program appears as a character of its level, always the same for the same
    `number`, and a person has the seat's letter. Several who would be called the same have the letters, too.
    """
    texts, alone = catalogue("words", language), sum(not bot for bot in bots) == 1
    typed = [*names, *[""] * (len(bots) - len(names))]
    found = list[Person]()
    for seat, character in enumerate(cast(len(bots), number, typed, bots)):
        bot = "" if bots[seat] == AWAY else bots[seat]
        role = roles[seat].get(language) if roles else None
        if alone and not bots[seat]:
            person = Person(texts.text("person.you"), typed[seat] or texts.text("person.you.label"), you=True)
        elif typed[seat]:
            person = Person(typed[seat])
        elif role is not None:
            person = Person(*role)
        else:
            person = Person(character.name) if bot else unnamed(seat, language)
        found.append(_played_by(bot, person, character) if bot else person)
    return _told_apart(found)


def unnamed(seat: int, language: Language) -> Person:
    """A player of whom nothing but the seat is known: "Player A"."""
    texts, letter = catalogue("words", language), {"letter": SEAT_LETTERS[seat]}
    return Person(texts.text("player", letter), texts.text("player.label", letter))


def _played_by(bot: str, person: Person, character: Character) -> Person:
    """The person as a program plays it, with the character's sign."""
    return Person(person, person.label, bot=bot, sign=character.sign)


def _told_apart(people: list[Person]) -> list[Person]:
    """The people, with the letters of their seats behind names that several have."""
    while True:
        called = [{person.casefold(), person.label.casefold()} for person in people]
        count = Counter(name for names in called for name in names)
        alike = [any(count[name] > 1 for name in names) for names in called]
        if not any(alike):
            return people
        people = [
            person.lettered(SEAT_LETTERS[seat]) if alike[seat] else person
            for seat, person in enumerate(people)
        ]

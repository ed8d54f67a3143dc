"""What the players of a match are called."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from pygames.engine.text import Language
from pygames.words.catalogue import catalogue
from pygames.words.person import Person

SEAT_LETTERS = "ABCDEF"
TITLES = OPPONENT, TEAMMATE, PLAYER = "opponent", "teammate", "player"


class Character(NamedTuple):
    """Whom a player plays, as called in a sentence ("le Clerc") and alone ("Clerc")."""

    name: str
    label: str


Characters = Sequence[Mapping[Language, Character]]  # of each seat, in the languages that call players so


def people(
    bots: Sequence[str],
    language: Language,
    names: Sequence[str] = (),
    sides: Sequence[int] = (),
    characters: Characters = (),
) -> list[Person]:
    """Who sits at each seat: the program of this name in `bots`, or a person (empty).

    The only person is "you"; several have the `names` that they gave, or their seats' letters. Programs are
    called opponents or teammates, by their level, with their letters where several would be called the same.
    `sides` says who plays with whom; without it everybody plays alone. Whoever has one of the `characters`
    and no name is called by it, with the level of a program and the letter of one among several alike.
    """
    alone = sum(not bot for bot in bots) == 1
    titles = [_title(seat, bots, sides or range(len(bots))) for seat in range(len(bots))]
    called = [*names, *[""] * (len(bots) - len(names))]
    played = [
        None if called[seat] or (alone and not bots[seat]) else character.get(language)
        for seat, character in enumerate(characters or [{}] * len(bots))
    ]
    letters = [SEAT_LETTERS[seat] if played.count(it) > 1 else "" for seat, it in enumerate(played)]
    return [
        _person(seat, bots, titles, language, called[seat], alone=alone)
        if character is None
        else _in_character(character, letters[seat], bots[seat], language)
        for seat, character in enumerate(played)
    ]


def _title(seat: int, bots: Sequence[str], sides: Sequence[int]) -> str:
    """What a program is to the persons: neither with all of them nor against all, it is just a player."""
    with_it = [sides[other] == sides[seat] for other, bot in enumerate(bots) if not bot]
    if not any(with_it):
        return OPPONENT
    return TEAMMATE if all(with_it) else PLAYER


def _in_character(character: Character, letter: str, bot: str, language: Language) -> Person:
    """Somebody who is called by a character, with the letter if there is one."""
    name, label = (f"{it} {letter}" if letter else it for it in character)
    if bot:
        label = catalogue("words", language).text(f"character.{bot}", {"character": label})
    return Person(name, label)


def _person(
    seat: int, bots: Sequence[str], titles: Sequence[str], language: Language, name: str, *, alone: bool
) -> Person:
    texts, bot, title = catalogue("words", language), bots[seat], titles[seat]
    letter = {"letter": SEAT_LETTERS[seat]}
    if alone and not bot:
        return Person(texts.text("person.you"), name or texts.text("person.you.label"), you=True)
    if name:
        return Person(name)
    if not bot:
        return Person(texts.text("player", letter))
    key = f"{title}.{bot}"
    label = texts.text(f"{key}.label")
    if list(zip(bots, titles, strict=True)).count((bot, title)) == 1:
        return Person(texts.text(key), label)
    return Person(texts.text(f"{key}.several", letter), f"{label} {SEAT_LETTERS[seat]}")

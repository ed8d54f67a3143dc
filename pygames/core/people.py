"""What the players of a match are called."""

from __future__ import annotations

from collections.abc import Sequence

from pygames.core.catalogue import catalogue
from pygames.core.person import Person
from pygames.core.rulebook import Language

SEAT_LETTERS = "ABCDEF"


def people(bots: Sequence[str], language: Language, names: Sequence[str] = ()) -> list[Person]:
    """Who sits at each seat: the opponent of this name in `bots`, or a person (empty).

    The only person is "you"; several have the `names` that they gave, or their seats' letters. Opponents are
    called by their level, with their letters where several have the same.
    """
    alone = sum(not bot for bot in bots) == 1
    return [
        _person(seat, bots, language, names[seat] if seat < len(names) else "", alone=alone)
        for seat in range(len(bots))
    ]


def _person(seat: int, bots: Sequence[str], language: Language, name: str, *, alone: bool) -> Person:
    texts, bot, letter = catalogue("core", language), bots[seat], SEAT_LETTERS[seat]
    if alone and not bot:
        return Person(texts.text("person.you"), name or texts.text("person.you.label"), you=True)
    if name:
        return Person(name)
    if not bot:
        return Person(texts.text("player", {"letter": letter}))
    label = texts.text(f"bot.{bot}.label")
    if bots.count(bot) == 1:
        return Person(texts.text(f"bot.{bot}"), label)
    return Person(texts.text(f"bot.{bot}.several", {"letter": letter}), f"{label} {letter}")

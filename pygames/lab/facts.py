"""What is noted of a finished game besides who won: figures of its own, and the cards and classes taken."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from pygames.engine.facts import Facts
from pygames.engine.game_files import game_module
from pygames.engine.match import Match

NOTHING = Facts()


def facts_of(game: str) -> Facts:
    """What the game declares in its `facts.py`; nothing where it has none."""
    module = game_module(game, "facts")
    found: Facts = module.FACTS if module is not None else NOTHING
    return found


def figures(match: Match) -> Mapping[str, Any]:
    """The figures of a finished game."""
    return facts_of(match.game.id).figures(match._state)


def taken(match: Match) -> list[list[str]]:
    """By seat, what it took, each once, in order of its name: `acquire spark`.

    Of a card that there is several times the copies are one; where a thing is laid is left out.
    """
    kinds = facts_of(match.game.id).taking
    found: list[set[str]] = [set() for _ in range(match.seats)]
    for choice in match.choices:
        if choice.action.type.name in kinds:
            name, word = choice.action.text.split(" ")[:2]
            found[choice.seat].add(f"{name} {word.partition('#')[0]}")
    return [sorted(words) for words in found]

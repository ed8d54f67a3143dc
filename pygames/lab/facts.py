"""What is noted of a finished game besides who won: figures of its own, and the cards and classes taken.

Each figure is a whole number for the game, or a list with one entry a seat. They are read from the true
state: the game is over, and whoever counts games plays in none.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from pygames.engine.match import Match

Facts = dict[str, Any]

# the decision with which a game begins in earnest, where others come before: who is asked it first begins
BEGINNING: Mapping[str, str] = {"hero-realms": "main", "hero-realms-lich": "main", "immortal-king": "turn"}

# the types of action by which a seat takes a card or a class for the game, by game
TAKING: Mapping[str, tuple[str, ...]] = {
    "heroz": ("hero", "place"),
    "boss-quest": ("activate", "cast"),
    "immortal-king": ("enlist", "pack"),
    "hero-realms": ("take", "acquire"),
    "hero-realms-lich": ("take", "acquire", "acquire-free"),
    "hero-realms-skirmish": ("acquire",),
}


def of(match: Match) -> Facts:
    """The figures of a finished game."""
    found = FIGURES.get(match.game.id)
    return found(match) if found is not None else {}


def taken(match: Match) -> list[list[str]]:
    """By seat, what it took, each once, in order of its name: `acquire spark`.

    Of a card that there is several times the copies are one; where a thing is laid is left out.
    """
    kinds = TAKING.get(match.game.id, ())
    found: list[set[str]] = [set() for _ in range(match.seats)]
    for choice in match.choices:
        if choice.action.type.name in kinds:
            name, word = choice.action.text.split(" ")[:2]
            found[choice.seat].add(f"{name} {word.partition('#')[0]}")
    return [sorted(words) for words in found]


def _heroz(match: Match) -> Facts:
    view = match.view(None)
    return {"turns": view["turn"], "points": view["points"]}


def _boss_quest(match: Match) -> Facts:
    view = match.view(None)
    return {"turns": view["round"], "keys": [player["keys"] for player in view["players"]]}


def _immortal_king(match: Match) -> Facts:
    state: Any = match._state
    return {"turns": state.turn, "courage": state.courage, "fear": state.fear}


def _hero_realms(match: Match) -> Facts:
    state: Any = match._state
    packs = [player["pack"] or "" for player in match.view(None)["players"]]
    return {"turns": max(state.turns), "health": list(state.health), "packs": packs}


def _lich(match: Match) -> Facts:
    state: Any = match._state
    return _hero_realms(match) | {"fallen": sum(state.out)}


def _skirmish(match: Match) -> Facts:
    state: Any = match._state
    return {"turns": state.turns[0], "health": state.health[0], "boss_health": state.boss_health}


FIGURES: Mapping[str, Callable[[Match], Facts]] = {
    "heroz": _heroz,
    "boss-quest": _boss_quest,
    "immortal-king": _immortal_king,
    "hero-realms": _hero_realms,
    "hero-realms-lich": _lich,
    "hero-realms-skirmish": _skirmish,
}

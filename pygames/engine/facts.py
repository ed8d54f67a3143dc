"""What is counted in a finished game besides who won."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any


def no_figures(state: Any) -> Mapping[str, Any]:
    """For a game of which nothing is counted."""
    return {}


@dataclass(frozen=True, slots=True)
class Facts:
    """The declaration `FACTS` in `facts.py` of a game's folder.

    `figures(state)` are figures of the finished game, read from its true state: each is a whole number for
    the game, or a list with one entry a seat. `turns` is how long the game was, in its turns or rounds.
    `taking` are the types of action whose first word names what a seat takes or uses in this game, such as
    a card or a class: the laboratory counts who took it and who won. `beginning` is the decision with which
    a game begins in earnest, where others come before: who is asked it first begins.
    """

    figures: Callable[[Any], Mapping[str, Any]] = no_figures
    taking: tuple[str, ...] = ()
    beginning: str | None = None

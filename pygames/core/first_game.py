"""A first game: a guided one on a fixed deal, for somebody who has never played the game."""

from __future__ import annotations

from typing import NamedTuple

from pygames.core.rulebook import Text


class Step(NamedTuple):
    """What the person is told, and what they do then.

    `do` is the text of the action they make; without one the step is only read. `light` are things to look
    at besides the words of the action: words as pointed at, and gauges, which show what somebody has and are
    not pointed at (`courage`, or with a player `points:A`).
    """

    text: Text
    do: str = ""
    light: tuple[str, ...] = ()


class FirstGame(NamedTuple):
    """A guided game for the person at seat 0; after its last step everybody plays on freely.

    `line` is what happens, in order: steps, and between them the texts of the choices that are made without
    the person, those of the other seats and the person's own that are not worth a word yet.
    """

    seed: int
    seats: int
    line: tuple[Step | str, ...]

    @property
    def script(self) -> dict[int, str]:
        """The choices made without the person, by their number in the match."""
        choices = [item for item in self.line if isinstance(item, str) or item.do]
        return {number: item for number, item in enumerate(choices) if isinstance(item, str)}

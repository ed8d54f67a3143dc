"""Drawing what can be pointed at: the attributes of its buttons, and what has been drawn so far.

Words that the table does not show become buttons of the prompt bar, so every legal action can always be made.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from web.model.lit import MADE, TOLD, Lit

if TYPE_CHECKING:
    from web.model.marks import Marks, Next


SEEN = "seen"  # what is lit, but only to be looked at


def glow(lit: Lit) -> dict[str, str]:
    """The attributes of what is pointed at."""
    return {"data-lit": "", "aria-describedby": lit.by}


class Pointing:
    """One drawing of a table: gives the buttons their attributes, and knows what it gave to which word."""

    def __init__(self, marks: Marks, lit: Lit | None = None) -> None:
        self.marks = marks
        self.lit = lit or Lit()  # what a first game points at, or a hint
        self.glow = glow(self.lit)
        self.names: dict[str, str] = {}  # of words that say where, what lies there
        self.things: dict[str, None] = {}  # all words that the table shows, in its order
        self.shows_picked = False  # whether the table itself has the button that takes back what was picked
        self._shown: set[str] = set()  # those that can be pointed at
        self._placed: set[int] = set()  # choices without words that have a button on the table

    def attrs(self, word: str, *others: str, held: bool = False) -> dict[str, str]:
        """The attributes of the button for this thing; `others` are words tried when `word` is not legal.

        What is `held` in a hand is none of the things that others have chosen, though one may be called so.
        """
        self.things[word] = None
        lit = self.lit.words & {word, *others}
        light = self.glow if lit and not (held and self.lit.by == TOLD) else {}
        if light and lit <= self.lit.seen:
            light = {**light, "data-lit": SEEN}
        if light and lit <= self.lit.made:
            light = {"data-lit": "made", "aria-describedby": MADE}
        used, mark, choice = self.marks.best(word, *others)
        if mark == "none":
            return {"data-why": word, "aria-disabled": "true", "data-mark": mark, **light}
        self._shown.add(used)
        attrs: dict[str, str] = {"data-mark": mark, **light}
        if choice is not None:
            attrs["data-choice"] = str(choice)
        else:
            attrs["data-step"] = used
        if mark == "picked":
            attrs["aria-pressed"] = "true"
        return attrs

    def do(self, name: str) -> dict[str, str] | None:
        """The attributes of a button on the table for the legal action of this type that names nothing.

        None when there is none. Without such a button the prompt bar has one.
        """
        for n in self.marks.wordless:
            if self.marks.legal_actions[n].type.name == name:
                self._placed.add(n)
                given_up = {"data-gives-up": ""} if self.marks.legal_actions[n].type.gives_up else {}
                return {"data-mark": "choice", "data-choice": str(n), **given_up, **self.light(n)}
        return None

    def refused(self, name: str) -> dict[str, str]:
        """The attributes of a button for an action that names nothing and is not legal: it says why."""
        return {"data-why": name, "aria-disabled": "true", "data-mark": "none"}

    def choice(self, name: str, *words: str) -> dict[str, str] | None:
        """The attributes of a further button for the legal action of this type with these words, or None."""
        for n, action in enumerate(self.marks.legal_actions):
            if action.type.name == name and action.words == words:
                return {"data-mark": "choice", "data-choice": str(n), **self.light(n)}
        return None

    def gauge(self, name: str, player: str = "") -> dict[str, str]:
        """The attributes of a gauge, such as points or courage: marked when a first game points at it."""
        return {"data-lit": SEEN} if f"{name}:{player}".rstrip(":") in self.lit.words else {}

    def light(self, choice: int) -> dict[str, str]:
        """What the button for this choice gets besides: lit when a first game points at it.

        The key N comes last to what ends or passes while something can be pointed at, as no undo may help.
        """
        glow = self.glow if self.marks.legal_actions[choice] == self.lit.action else {}
        return {**glow, "data-last": ""} if choice in self.marks.wordless and self.marks.next else glow

    def state(self, word: str, *others: str) -> str:
        """What pointing at this thing does: a mark."""
        return self.marks.state(word, *others)

    @property
    def unshown(self) -> dict[str, Next]:
        """The legal next words that the table does not show."""
        return {word: it for word, it in self.marks.next.items() if word not in self._shown}

    @property
    def shown(self) -> dict[str, Next]:
        """The legal next words that the table shows."""
        return {word: it for word, it in self.marks.next.items() if word in self._shown}

    @property
    def placed(self) -> list[int]:
        """The choices without words that have a button on the table."""
        return [n for n in self.marks.wordless if n in self._placed]

    @property
    def unplaced(self) -> list[int]:
        """The choices without words that have no button on the table."""
        return [n for n in self.marks.wordless if n not in self._placed]

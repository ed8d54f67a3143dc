"""Which things on the table can be pointed at now, and what pointing at each does.

An action is made word by word (a card, then a place). Given the words picked so far, a word may be

- `choice`: it completes exactly one legal action, its index is known;
- `step`: it is a legal next word, more is needed (further words, or which of several actions);
- `picked`: it has been picked already; pointing at it again takes it back;
- `other`: it is no next word, but could have been picked instead of one that was (another card);
- `none`: nothing legal is done by pointing here; pointing asks why.

What is marked `choice` or `step` is what is highlighted.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, NamedTuple

if TYPE_CHECKING:
    from pygames.engine.action import Action
    from pygames.engine.decision import Decision

Mark = Literal["choice", "step", "picked", "other", "none"]


class Next(NamedTuple):
    """A word that may be pointed at: the choice it makes (None: it is a step), and an action it leads to."""

    choice: int | None
    action: Action


class Marks:
    """The state of every word for one decision, after some words have been picked.

    `asked` says whether the person looking is the one who is asked; for anybody else nothing is legal.
    """

    def __init__(
        self, decision: Decision | None = None, picked: tuple[str, ...] = (), asked: bool = True
    ) -> None:
        self.legal_actions: tuple[Action, ...] = decision.legal_actions if decision and asked else ()
        self.picked = picked
        # the choices by number, each with its words in every order in which they may be pointed at
        self.ways = [(n, words) for n, action in enumerate(self.legal_actions) for words in action.orders]
        self.next = self._after(picked)
        self._instead: dict[str, tuple[int, Next]] = {}
        for length in range(len(picked)):
            for word, it in self._after(picked[:length]).items():
                self._instead[word] = (length, it)

    def _after(self, picked: tuple[str, ...]) -> dict[str, Next]:
        """The legal next words after these, in the order of the legal actions."""
        at = len(picked)
        found: dict[str, Next] = {}
        for n, words in self.ways:
            if len(words) > at and words[:at] == picked:
                known = found.get(words[at])  # several actions: named after the first
                alone = len(words) == at + 1 and known is None
                found[words[at]] = Next(
                    n if alone else None, known.action if known else self.legal_actions[n]
                )
        return found

    @property
    def wordless(self) -> list[int]:
        """The choices made without pointing at anything, such as passing."""
        return [n for n, words in self.ways if not words]

    @property
    def complete(self) -> list[int]:
        """The choices that the picked words make as they are, one button each."""
        return [n for n, words in self.ways if words and words == self.picked]

    def state(self, word: str, *others: str) -> Mark:
        """What pointing at this thing does; `others` are words tried in order when `word` is not legal."""
        return self.best(word, *others)[1]

    def pick(self, word: str) -> tuple[str, ...] | None:
        """The words picked after pointing at this word, or None where nothing is picked by it."""
        if word in self.next:
            return (*self.picked, word)
        if word in self.picked:
            return self.picked[: self.picked.index(word)]
        if word in self._instead:
            return (*self.picked[: self._instead[word][0]], word)
        return None

    def best(self, word: str, *others: str) -> tuple[str, Mark, int | None]:
        """Of these words the first that does most, what it does, and the choice that it makes."""
        found = [(one, *self._one(one)) for one in (word, *others)]
        order: tuple[tuple[Mark, ...], ...] = (("choice", "step"), ("picked",), ("other",))
        for wanted in order:
            for one in found:
                if one[1] in wanted:
                    return one
        return word, "none", None

    def _one(self, word: str) -> tuple[Mark, int | None]:
        if word in self.next:
            choice = self.next[word].choice
            return ("step", None) if choice is None else ("choice", choice)
        if word in self.picked:
            return "picked", None
        if word in self._instead:
            return "other", self._instead[word][1].choice
        return "none", None

"""A game's rulebook: every rule of its booklet, every ruling of ours, in both languages.

A rule is cited by its id wherever the code keeps it: in a refusal, in an event, in a test.
A ruling settles what the booklet leaves open; it is ours, and players can read it.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, NamedTuple

Language = Literal["en", "fr"]
Kept = Literal["enforced", "advice", "material"]

LANGUAGES: tuple[Language, ...] = ("en", "fr")


class Text(NamedTuple):
    """The same words in English and in French."""

    en: str
    fr: str

    def to(self, language: Language) -> str:
        """The words in `language`."""
        return self.fr if language == "fr" else self.en


@dataclass(frozen=True, slots=True)
class Rule:
    """One rule of the booklet, in our words.

    `kept` says how the program holds it: `enforced` (the code makes it so and a test cites it),
    `advice` (a hint to players) or `material` (a matter of cardboard). `reason` says why a rule
    is not enforced; it is None for the others.
    """

    id: str
    section: Text
    kept: Kept
    text: Text
    reason: Text | None = None


@dataclass(frozen=True, slots=True)
class Ruling:
    """What the booklet leaves open, and how we play it.

    `option` names the game option that switches the reading, or is None when there is only one.
    """

    id: str
    section: Text
    question: Text
    reading: Text
    reason: Text
    option: str | None = None


class Rulebook:
    """The rules and rulings of one game, looked up by id.

    Raises ValueError when two entries share an id, so that a citation is never ambiguous.
    """

    def __init__(self, rules: tuple[Rule, ...], rulings: tuple[Ruling, ...]) -> None:
        self.rules = rules
        self.rulings = rulings
        entries: tuple[Rule | Ruling, ...] = (*rules, *rulings)
        self._by_id = {entry.id: entry for entry in entries}
        if len(self._by_id) != len(rules) + len(rulings):
            raise ValueError("two entries of the rulebook share an id")

    def __contains__(self, id: object) -> bool:
        return id in self._by_id

    def __getitem__(self, id: str) -> Rule | Ruling:
        """The entry with this id. Raises KeyError when there is none."""
        return self._by_id[id]

    def text(self, id: str, language: Language) -> str:
        """What the entry says, to be read alone: a rule's text, or a ruling's question with our reading."""
        entry = self._by_id[id]
        if isinstance(entry, Rule):
            return entry.text.to(language)
        return f"{entry.question.to(language)} {entry.reading.to(language)}"

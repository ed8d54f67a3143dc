"""A game's rulebook: every rule of its booklet, every ruling of ours, in both languages.

A rule is cited by its id wherever the code keeps it: in a refusal, in an event, in a test.
A ruling settles what the booklet leaves open; it is ours, and players can read it.
The game at a glance tells its goal, a turn and the way to win to somebody who is new to it.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal, NamedTuple

from pygames.engine.text import Language, Text

Kept = Literal["enforced", "advice", "material"]

KEPT: tuple[Kept, ...] = ("enforced", "advice", "material")


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
    `about` are the rules that it concerns, the one under which it is read first; none when it is of a
    whole section.
    """

    id: str
    section: Text
    question: Text
    reading: Text
    reason: Text
    option: str | None = None
    about: tuple[str, ...] = ()


class Section(NamedTuple):
    """A section of the booklet: its rules, each with the rulings on it, and the rulings on no single rule."""

    title: Text
    rules: list[tuple[Rule, list[Ruling]]]
    rulings: list[Ruling]


class Sentence(NamedTuple):
    """One sentence of the game at a glance, with the rules and rulings that it rests on."""

    text: Text
    rules: tuple[str, ...]


class GlancePart(NamedTuple):
    """A heading with its sentences. `id` (`goal`, `turn`, `winning`) says which picture goes with it."""

    id: str
    title: Text
    sentences: tuple[Sentence, ...]


class Rulebook:
    """The rules and rulings of one game, looked up by id, and the game at a glance.

    `tips` are short sentences, by rule, for somebody for whom the rule occurs for the first time. Raises
    ValueError when two entries share an id, so that a citation is never ambiguous, when a ruling or a tip is
    about a rule that is not there, and when a sentence of the glance rests on nothing that is there.
    """

    def __init__(
        self,
        rules: tuple[Rule, ...],
        rulings: tuple[Ruling, ...],
        glance: tuple[GlancePart, ...] = (),
        tips: Mapping[str, Text] | None = None,
    ) -> None:
        self.rules = rules
        self.rulings = rulings
        self.glance = glance
        self.tips: Mapping[str, Text] = tips or {}
        self.entries: tuple[Rule | Ruling, ...] = (*rules, *rulings)
        self._by_id = {entry.id: entry for entry in self.entries}
        if len(self._by_id) != len(self.entries):
            ids = [entry.id for entry in self.entries]
            twice = sorted({name for name in ids if ids.count(name) > 1})
            raise ValueError(f"two entries of the rulebook share an id: {', '.join(twice)}")
        known = {rule.id for rule in rules}
        for ruling in rulings:
            if missing := [rule for rule in ruling.about if rule not in known]:
                raise ValueError(f"{ruling.id} is about a rule that is not there: {', '.join(missing)}")
        if untold := [rule for rule in self.tips if rule not in known]:
            raise ValueError(f"a tip is about a rule that is not there: {', '.join(untold)}")
        for sentence in [sentence for part in glance for sentence in part.sentences]:
            if not sentence.rules or not self._by_id.keys() >= set(sentence.rules):
                raise ValueError(f"nothing that is there bears out {sentence.text.en!r}")

    def __contains__(self, id: object) -> bool:
        return id in self._by_id

    def __getitem__(self, id: str) -> Rule | Ruling:
        """The entry with this id. Raises KeyError when there is none."""
        return self._by_id[id]

    def sections(self) -> list[Section]:
        """Every rule and every ruling once, section by section in the booklet's order.

        A ruling stands under the first rule that it is about.
        """
        found: dict[Text, Section] = {}
        under: dict[str, list[Ruling]] = {}
        for ruling in self.rulings:
            if ruling.about:
                under.setdefault(ruling.about[0], []).append(ruling)
        for rule in self.rules:
            section = found.setdefault(rule.section, Section(rule.section, [], []))
            section.rules.append((rule, under.get(rule.id, [])))
        for ruling in self.rulings:
            if not ruling.about:
                found.setdefault(ruling.section, Section(ruling.section, [], [])).rulings.append(ruling)
        return list(found.values())

    def text(self, id: str, language: Language) -> str:
        """What the entry says, to be read alone: a rule's text, or a ruling's question with our reading."""
        entry = self._by_id[id]
        if isinstance(entry, Rule):
            return entry.text.to(language)
        return f"{entry.question.to(language)} {entry.reading.to(language)}"

    def answer(self, id: str, language: Language) -> str:
        """What the entry says to somebody who asked why: a rule's text, or a ruling's reading alone."""
        entry = self._by_id[id]
        return (entry.text if isinstance(entry, Rule) else entry.reading).to(language)

"""The rulebook of a game, read from `rules.toml` in its folder: docs/adding-a-game.md has the form.

The file is read when the rulebook is first asked for: most who load a game do not ask.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from functools import cache
from typing import NamedTuple

from pygames.engine.game_files import game_file
from pygames.engine.shapes import Table, toml_file
from pygames.engine.text import Text
from pygames.words.rulebook import KEPT, GlancePart, Rule, Rulebook, Ruling, Sentence

FILE = "rules.toml"


class Referral(NamedTuple):
    """Rules of the game below that refer to entries of this one.

    `by` has the entries for each rule; `words` says what they do, with `{rules}` for their ids.
    """

    words: Text
    by: Mapping[str, tuple[str, ...]]

    def said(self, rule: str) -> Text:
        """The words for this rule."""
        rules = ", ".join(self.by[rule])
        return Text(self.words.en.format(rules=rules), self.words.fr.format(rules=rules))


class Base(NamedTuple):
    """What is handed on of the rules and rulings of the game on which this one stands (the game below).

    `replaced` are the rules of that game that do not hold here, `limited` those that hold with a limitation.
    `enforced` are the rules that the program keeps here, but not there. `left_out` are the rulings that are
    not handed on.
    """

    game: str
    replaced: Referral
    limited: Referral
    enforced: tuple[str, ...]
    left_out: tuple[str, ...]

    def rule(self, rule: Rule) -> Rule:
        """A rule of the game below as it stands in this one."""
        if rule.id in self.enforced:
            return replace(rule, kept="enforced", reason=None)
        if rule.id in self.replaced.by:
            return replace(rule, kept="material", reason=self.replaced.said(rule.id))
        if rule.id in self.limited.by:
            more = self.limited.said(rule.id)
            return replace(rule, text=Text(f"{rule.text.en} {more.en}", f"{rule.text.fr} {more.fr}"))
        return rule


class RulebookFile(NamedTuple):
    """A file that was read: the whole rulebook, and the entries that are written in this very file.

    `sections` has the titles by id, also those of the game on which this one stands. `base` is None where it
    stands on none.
    """

    rulebook: Rulebook
    sections: Mapping[str, Text]
    rules: tuple[Rule, ...]
    rulings: tuple[Ruling, ...]
    base: Base | None = None


NOTHING = RulebookFile(Rulebook((), ()), {}, (), ())


@cache
def rulebook_file(game: str) -> RulebookFile:
    """The file of a game, read once. Raises BadShape, and FileNotFoundError where there is none."""
    return parse(game_file(game, FILE), f"{game}, {FILE}")


def rulebook(game: str) -> Rulebook:
    """The rulebook of a game. Raises BadShape, and FileNotFoundError where there is no file."""
    return rulebook_file(game).rulebook


def own_rules(game: str) -> frozenset[str]:
    """The rules and rulings that this game itself has, beside those of the game below."""
    file = rulebook_file(game)
    return frozenset([*(rule.id for rule in file.rules), *(ruling.id for ruling in file.rulings)])


def parse(text: str, where: str) -> RulebookFile:
    """Read the text of a file; `where` says in an error which file it is. Raises BadShape."""
    file = toml_file(where, text)
    base = _base(file.table("base")) if "base" in file else None
    below = rulebook_file(base.game) if base else NOTHING
    titles = file.table("sections")
    sections = {**below.sections, **{name: titles.told(name) for name in titles.unread()}}
    rules = tuple([_rule(entry, sections) for entry in file.tables("rule")])
    rulings = tuple([_ruling(entry, sections, below.rulebook) for entry in file.tables("ruling")])
    glance = tuple([_glance(part) for part in file.tables("glance")])
    told = file.table("tips") if "tips" in file else Table(where, {})
    tips = {rule: told.told(rule) for rule in told.unread()}
    kept = {
        rule: tip for rule, tip in below.rulebook.tips.items() if not base or rule not in base.replaced.by
    }
    file.end()
    left_out = base.left_out if base else ()
    try:
        book = Rulebook(
            (*rules, *[base.rule(rule) if base else rule for rule in below.rulebook.rules]),
            (*rulings, *[ruling for ruling in below.rulebook.rulings if ruling.id not in left_out]),
            glance,
            {**kept, **tips},
        )
    except ValueError as error:
        raise file.fault(str(error)) from error
    if base:
        _check(base, below.rulebook, book, file)
    return RulebookFile(book, sections, rules, rulings, base)


def _rule(entry: Table, sections: Mapping[str, Text]) -> Rule:
    """A rule from its table. One that is not enforced has a reason, and no other has."""
    kept = entry.one_of("kept", KEPT, "enforced")
    reason = None if kept == "enforced" else entry.told("reason")
    rule = Rule(entry.string("id"), _section(entry, sections), kept, entry.both(), reason)
    entry.end()
    return rule


def _ruling(entry: Table, sections: Mapping[str, Text], below: Rulebook) -> Ruling:
    """A ruling from its table. One that is `as` a ruling of the game below has the words of that."""
    name, section, about = entry.string("id"), _section(entry, sections), entry.strings("about")
    if "as" in entry:
        other = entry.string("as")
        found = next((ruling for ruling in below.rulings if ruling.id == other), None)
        if found is None:
            raise entry.fault(f"there is no ruling {other} in the game below")
        ruling = replace(found, id=name, section=section, about=about)
    else:
        question, reading, reason = (entry.told(key) for key in ("question", "reading", "reason"))
        option = entry.string("option") if "option" in entry else None
        ruling = Ruling(name, section, question, reading, reason, option, about)
    entry.end()
    return ruling


def _section(entry: Table, sections: Mapping[str, Text]) -> Text:
    """The title of the section in which an entry stands."""
    name = entry.string("section")
    if name not in sections:
        raise entry.fault(f"there is no section {name}")
    return sections[name]


def _glance(part: Table) -> GlancePart:
    """A part of the game at a glance from its table."""
    sentences = []
    for entry in part.tables("sentence"):
        sentences.append(Sentence(entry.both(), entry.strings("rules")))
        entry.end()
    made = GlancePart(part.string("id"), part.both(), tuple(sentences))
    part.end()
    return made


def _base(table: Table) -> Base:
    """What is handed on, from its table."""
    base = Base(
        table.string("game"),
        _referral(table.table("replaced")),
        _referral(table.table("limited")),
        table.strings("enforced"),
        table.strings("left_out"),
    )
    table.end()
    return base


def _referral(table: Table) -> Referral:
    """What some rules refer to, from its table."""
    by = table.table("by")
    referral = Referral(table.both(), {rule: by.strings(rule) for rule in by.unread()})
    table.end()
    return referral


def _check(base: Base, below: Rulebook, book: Rulebook, file: Table) -> None:
    """Raises BadShape unless everything that is named in `base` is there."""
    named = [*base.replaced.by, *base.limited.by, *base.enforced, *base.left_out]
    if unknown := [entry for entry in named if entry not in below]:
        raise file.fault(f"{base.game} has no {', '.join(unknown)}")
    lists = [*base.replaced.by.values(), *base.limited.by.values()]
    if unknown := [entry for entries in lists for entry in entries if entry not in book]:
        raise file.fault(f"a rule refers to {', '.join(unknown)}, and nothing is called so")

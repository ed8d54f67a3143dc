"""The rulebook as a dialog: the game at a glance, then the booklet's sections, rulings under their rules."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, NamedTuple

import pygames
from pygames.games import PLAYABLE
from pygames.school.drill import asked_about
from pygames.school.part import School
from pygames.words.localizer import Words
from pygames.words.rulebook import Rule
from web import html as h
from web.model.example import has_example
from web.view.illustration import drawn, illustrations
from web.view.lesson import lesson_list
from web.view.parts import button, game_title, rule_chip
from web.view.progress import progress_box, rule_stage, section_stage
from web.view.search import has_words, marked, words_of

if TYPE_CHECKING:
    from pygames.engine.game import Game
    from pygames.school.progress import Progress
    from pygames.words.rulebook import Ruling, Section
    from web.texts import Texts
    from web.view.illustration import Illustration

_NUMBERS = re.compile(r"\b((?:AMB-)?[A-Z]{2,3}-\d+)\b")
MOST = 20  # at most so many hits in other games are listed


class _Reading(NamedTuple):
    """What the dialog is written with."""

    game: Game[Any]
    texts: Texts
    at: str  # the rule at which it is open
    words: tuple[str, ...]  # that are looked for
    progress: Progress | None  # of somebody who learns the rules
    taken: frozenset[str] = frozenset()  # the lessons that are done

    def say(self, rule: Rule) -> str:
        """All the words of a rule."""
        language = self.texts.language
        reason = rule.reason.to(language) if rule.reason else ""
        return f"{rule.id} {rule.text.to(language)} {reason}"

    def say_ruling(self, ruling: Ruling) -> str:
        """All the words of a ruling."""
        language = self.texts.language
        parts = (ruling.question, ruling.reading, ruling.reason)
        return " ".join([ruling.id, *(part.to(language) for part in parts)])

    def finds(self, text: str) -> bool:
        """Whether a text has all the words looked for. Without words every text has."""
        return has_words(text, self.words)

    def mark(self, text: str) -> h.Node:
        """A text with what was looked for marked in it; the rules that it names are small, and open."""
        parts = _NUMBERS.split(text)
        return [self._number(it) if n % 2 else marked(it, self.words) for n, it in enumerate(parts)]

    def _number(self, id: str) -> h.Element:
        book = self.game.part(Words).rulebook
        return h.span(".rule-chips")[rule_chip(id, self.texts, book)] if id in book else _id(id)


def anchor(rule: str) -> str:
    """The id of a rule's element."""
    return f"rule-{rule}"


def rulebook_dialog(
    game: Game[Any],
    texts: Texts,
    at: str,
    search: str,
    progress: Progress | None,
    taken: frozenset[str],
) -> h.Element:
    """The dialog, with the rule `at` marked, or what `search` finds, and how well each is known."""
    reading = _Reading(game, texts, at, words_of(search), progress, taken)
    found = [(n, _found(section, reading)) for n, section in enumerate(game.part(Words).rulebook.sections())]
    shown = [(n, section) for n, section in found if section.rules or section.rulings]
    return h.dialog("#dialog.rulebook", aria_labelledby="dialog-title")[
        h.div(".dialog-head.rulebook-head")[
            h.h2("#dialog-title", tabindex="-1")[f"{texts('rulebook.title')} · {game_title(game.id, texts)}"],
            _search(texts, search, _hits(shown, reading) if reading.words else None),
            button(texts("close"), "close", sign="close"),
        ],
        h.div(".rulebook-body")[
            _contents(shown, reading),
            h.div(".rulebook-text")[
                None if reading.words else _glance(reading),
                None if reading.words or progress is None else progress_box(game, progress, texts),
                None if shown else h.p[texts("rulebook.none")],
                [_section(n, section, reading) for n, section in shown],
                _other_games(reading) if reading.words else None,
            ],
        ],
    ]


def _search(texts: Texts, search: str, hits: int | None) -> h.Element:
    # the page's own live region lies behind the dialog, where it may not be heard
    return h.div(".rulebook-search", role="search", data_change="rulebook")[
        h.label(for_="rule-search")[texts("rulebook.search")],
        h.input(
            "#rule-search", type="search", name="search", value=search, autocomplete="off", spellcheck="false"
        ),
        h.button(".button.rulebook-menu", type="button", popovertarget="rule-contents")[
            texts("rulebook.contents")
        ],
        h.p("#rule-hits", role="status")["" if hits is None else texts("rulebook.hits", n=hits)],
    ]


def _found(section: Section, reading: _Reading) -> Section:
    """The section with what is looked for. A rule stays above its rulings."""
    rules = []
    for rule, rulings in section.rules:
        under = [ruling for ruling in rulings if reading.finds(reading.say_ruling(ruling))]
        if under or reading.finds(reading.say(rule)):
            rules.append((rule, under))
    alone = [ruling for ruling in section.rulings if reading.finds(reading.say_ruling(ruling))]
    return section._replace(rules=rules, rulings=alone)


def _hits(shown: list[tuple[int, Section]], reading: _Reading) -> int:
    return sum(
        len(section.rulings)
        + sum(len(rulings) + reading.finds(reading.say(rule)) for rule, rulings in section.rules)
        for _, section in shown
    )


# --- contents ---


def _contents(shown: list[tuple[int, Section]], reading: _Reading) -> h.Element:
    """Beside the text where there is room, else a menu (a popover that the head's button opens)."""
    texts, progress = reading.texts, reading.progress
    mapped = progress if progress is not None and progress.known else None  # nothing to tell before that
    asked = frozenset(it.rule for it in asked_about(reading.game))
    return h.nav("#rule-contents.rulebook-contents", popover="auto", aria_label=texts("rulebook.contents"))[
        h.ol[
            None if reading.words else _link("glance", texts("rulebook.glance")),
            [
                _link(
                    str(n),
                    section.title.to(texts.language),
                    section_stage(section, asked, mapped, texts) if mapped is not None else None,
                )
                for n, section in shown
            ],
        ]
    ]


def _link(arg: str, title: str, stage: h.Node = None) -> h.Element:
    return h.li[h.button(".rulebook-link", type="button", data_do="rule-section", data_arg=arg)[title, stage]]


# --- the text ---


def _glance(reading: _Reading) -> h.Element:
    game, texts = reading.game, reading.texts
    pictures = illustrations(game.id, texts.language)
    return h.section(".glance", aria_labelledby="section-glance")[
        h.h3("#section-glance", tabindex="-1")[texts("rulebook.glance")],
        [
            h.div(".glance-part")[
                h.h4[part.title.to(texts.language)],
                h.ul[
                    [
                        h.li[
                            sentence.text.to(texts.language),
                            " ",
                            h.span(".rule-chips")[
                                [rule_chip(rule, texts, game.part(Words).rulebook) for rule in sentence.rules]
                            ],
                        ]
                        for sentence in part.sentences
                    ]
                ],
                drawn(pictures.get(part.id), game.id),
            ]
            for part in game.part(Words).rulebook.glance
        ],
        h.h4[texts("lessons.title")] if game.part(School).lessons else None,
        lesson_list(game, reading.taken, texts),
    ]


def _section(number: int, section: Section, reading: _Reading) -> h.Element:
    texts = reading.texts
    pictures = illustrations(reading.game.id, texts.language)
    title = f"section-{number}"
    return h.section(".rule-section", aria_labelledby=title)[
        h.h3(id=title, tabindex="-1")[section.title.to(texts.language)],
        h.ul(".rule-list")[
            [_rule(rule, rulings, reading, pictures.get(rule.id)) for rule, rulings in section.rules]
        ]
        if section.rules
        else None,
        _rulings(section.rulings, texts("rulebook.rulings.section"), reading),
    ]


def _other_games(reading: _Reading) -> h.Node:
    """What the rulebooks of the other games say with these words, each entry once."""
    texts, book = reading.texts, reading.game.part(Words).rulebook
    found: dict[str, tuple[Game[Any], Rule | Ruling]] = {}
    for game in map(pygames.load, PLAYABLE):
        for entry in game.part(Words).rulebook.entries:
            say = reading.say(entry) if isinstance(entry, Rule) else reading.say_ruling(entry)
            if entry.id not in book and reading.finds(say):
                found.setdefault(entry.id, (game, entry))
    if not found:
        return None
    listed = [
        h.li(".rule")[
            h.p(".rule-text")[
                reading.mark(game.part(Words).rulebook.text(entry.id, texts.language)), " ", _id(entry.id)
            ],
            h.p(".rule-option")[game_title(game.id, texts)],
        ]
        for game, entry in [*found.values()][:MOST]
    ]
    more = len(found) - len(listed)
    return h.section(".rule-section", aria_labelledby="section-others")[
        h.h3("#section-others", tabindex="-1")[texts("rulebook.others", n=len(found))],
        h.ul(".rule-list")[listed],
        h.p[texts("rulebook.others.more", n=more)] if more else None,
    ]


def _item(id: str, reading: _Reading, *content: h.Node) -> h.Element:
    return h.li(f"#{anchor(id)}", class_=["rule", {"rule--here": id == reading.at}], tabindex="-1")[content]


def _rule(
    rule: Rule, rulings: list[Ruling], reading: _Reading, illustration: Illustration | None
) -> h.Element:
    texts = reading.texts
    reason = [" (", reading.mark(rule.reason.to(texts.language)), ")"] if rule.reason else None
    return _item(
        rule.id,
        reading,
        h.p(".rule-text")[
            reading.mark(rule.text.to(texts.language)),
            " ",
            _id(rule.id),
            _example(rule.id, reading),
            rule_stage(rule.id, reading.progress, texts),
        ],
        None if rule.kept == "enforced" else h.p(".rule-kept")[texts(f"rulebook.{rule.kept}"), reason],
        None if reading.words else drawn(illustration, reading.game.id),
        _rulings(rulings, texts("rulebook.rulings"), reading),
    )


def _rulings(rulings: list[Ruling], title: str, reading: _Reading) -> h.Node:
    """Folded away; what is looked for is not."""
    if not rulings:
        return None
    listed = h.ul(".rule-list")[[_ruling(ruling, reading) for ruling in rulings]]
    if reading.words:
        return h.div(".rulings")[listed]
    return h.details(".rulings")[h.summary[f"{title} ({len(rulings)})"], listed]


def _ruling(ruling: Ruling, reading: _Reading) -> h.Element:
    texts, book = reading.texts, reading.game.part(Words).rulebook
    language = texts.language
    return _item(
        ruling.id,
        reading,
        h.p(".rule-question")[reading.mark(ruling.question.to(language))],
        h.p(".rule-text")[
            reading.mark(ruling.reading.to(language)),
            " ",
            _id(ruling.id),
            _example(ruling.id, reading),
            rule_stage(ruling.id, reading.progress, texts),
        ],
        h.p(".rule-reason")[reading.mark(ruling.reason.to(language))],
        h.p(".rule-option")[texts("rulebook.option")] if ruling.option else None,
        h.p(".rule-chips")[
            texts("rulebook.also"), " ", [rule_chip(rule, texts, book) for rule in ruling.about[1:]]
        ]
        if ruling.about[1:]
        else None,
    )


def _example(id: str, reading: _Reading) -> h.Node:
    """The way to a position that shows it."""
    if not has_example(reading.game.id, id):
        return None
    label = reading.texts("example.see.rule", rule=id)
    return [
        " ",
        h.button(".rule-chip", type="button", data_do="example", data_arg=id, aria_label=label)[
            reading.texts("example.see")
        ],
    ]


def _id(id: str) -> h.Element:
    return h.span(".rule-id")[id]

"""The small pieces of HTML that every part of the page uses."""

from __future__ import annotations

from functools import reduce
from typing import TYPE_CHECKING

from markupsafe import Markup

import pygames
from pygames.engine.event import Term
from pygames.words.localizer import Words
from pygames.words.numbers import signed
from pygames.words.rulebook import Rule
from web import html as h
from web.model.keys import spoken
from web.view.cards import icon

if TYPE_CHECKING:
    from collections.abc import Sequence

    from pygames.engine.event import Event, Param
    from pygames.words.localizer import Localizer
    from pygames.words.rulebook import Rulebook
    from web.texts import Texts


def button(
    label: h.Node, do: str, arg: str = "", *, kind: str = "", sign: str = "", **attrs: str
) -> h.Element:
    """A button that asks the page to do something: `web/update/commands.py` knows `do`."""
    classes = "button" + (f" button--{kind}" if kind else "")
    key = spoken(do)
    return h.button(
        type="button", class_=classes, data_do=do, data_arg=arg or None, aria_keyshortcuts=key, **attrs
    )[icon(sign) if sign else None, h.span[label]]


def dialog(title: str, texts: Texts, *body: h.Node, kind: str = "", change: str | None = None) -> h.Element:
    """A dialog with this title and a button that closes it; `change` names the form of its fields."""
    return h.dialog("#dialog", class_=kind or None, aria_labelledby="dialog-title")[
        h.div(".dialog-head")[
            h.h2("#dialog-title", tabindex="-1")[title], button(texts("close"), "close", sign="close")
        ],
        h.div(".dialog-body", data_change=change)[body],
    ]


def above_body(opened: h.Node, notice: h.Node) -> h.Node:
    """An open dialog that has a message of the page at its top: what lies behind a dialog is not seen."""
    body = '<div class="dialog-body"'
    return Markup(str(h.fragment[opened]).replace(body, f"{h.fragment[notice]}{body}", 1))  # noqa: S704 - ours


def file_choice(id: str, label: str, accept: str, option: str = "") -> h.Element:
    """A button that chooses a file, for an option or else to open a game; a file can be dropped on it too.

    The browser’s own field lies unseen over it: its words would be in the browser’s language.
    """
    return h.label(".button.file-choice")[
        label, h.input(f"#{id}", type="file", accept=accept, data_file=option or True)
    ]


def paste_ways(pasted: str, field: str, file: h.Element, texts: Texts) -> list[h.Element]:
    """A field with this id for what somebody has copied, what opens it, and the choice of a file instead."""
    return [
        h.textarea(f"#{field}", name="record", rows="2", spellcheck="false", autocomplete="off")[pasted],
        h.div(".open-ways")[h.button(".button", type="submit")[texts("open.go")], file],
    ]


def game_title(game: str, texts: Texts) -> str:
    """What a game is called in the language of the page."""
    return next(it.title for it in pygames.catalogue() if it.id == game).to(texts.language)


def heading(text: str) -> h.Element:
    """The heading of a screen: focus is put here when the screen changes."""
    return h.h1("#heading", tabindex="-1")[text]


def listed(things: Sequence[str], texts: Texts) -> str:
    """Join things into one text, by `things.more`: not by commas, for a name may have a comma in it."""
    return reduce(lambda said, more: texts("things.more", things=said, thing=more), things) if things else ""


def rule_chip(rule: str, texts: Texts, rulebook: Rulebook) -> h.Element:
    """A rule's number as a button that opens the rulebook there."""
    title = rulebook[rule].section.to(texts.language) if rule in rulebook else ""
    label = f"{texts('rule.read')} {rule} ({title})"
    sign = icon("rulebook")  # for a table whose rules have no numbers
    return h.button(".rule-chip", type="button", data_rule=rule, aria_label=label)[sign, rule]


def rules_of(event: Event, localizer: Localizer, texts: Texts) -> h.Node:
    """The rules behind an event as chips; those of a sum stand with its terms."""
    book = localizer.game.part(Words).rulebook
    alone = [rule for rules in event.because.values() if not _adds_up(rules) for rule in rules]
    rules = dict.fromkeys([*event.rules, *(Term.parse(rule).rule for rule in alone)])
    return [[" ", rule_chip(rule, texts, book)] for rule in rules]


def behind_numbers(event: Event, id: str, localizer: Localizer, texts: Texts) -> h.Node:
    """“Why 4?” for each number of an event that is a sum, unfolded to its terms; `id` is the event’s.

    Of the same number it is asked once. Nothing is asked of a number of one term.
    """
    asked: dict[Param, list[str]] = {}
    for name, rules in event.because.items():
        if _adds_up(rules):
            asked.setdefault(event.params[name], []).append(name)
    return [
        h.details(f"#{id}-why-{names[0]}.why-number")[
            h.summary[texts("event.why", n=number)],
            [_sum([Term.parse(rule) for rule in event.because[name]], localizer, texts) for name in names],
        ]
        for number, names in asked.items()
    ]


def _adds_up(rules: Sequence[str]) -> bool:
    """Whether several of these rules say how much they add."""
    return sum("=" in rule for rule in rules) > 1


def _sum(terms: Sequence[Term], localizer: Localizer, texts: Texts) -> h.Node:
    """`3 + 1`, then each term with its thing and its rule, and the rules that only say more."""
    book = localizer.game.part(Words).rulebook
    added = [it for it in terms if it.amount]
    figures = [str(added[0].amount), *(f"{signed(it.amount)[0]} {abs(it.amount)}" for it in added[1:])]
    more = [it.rule for it in terms if not it.amount]
    named = [localizer.term(it) for it in added]
    return [
        h.p(".why-sum")[" ".join(figures)],
        h.ul[
            [
                h.li[
                    texts("event.why.term", name=name),
                    " ",
                    h.strong[str(it.amount) if it is added[0] else signed(it.amount)],
                    " ",
                    rule_chip(it.rule, texts, book),
                ]
                for it, name in zip(added, named, strict=True)
            ],
            h.li(".why-more")[
                texts("rulebook.also"),
                [
                    [" ", book[rule].section.to(texts.language), " ", rule_chip(rule, texts, book)]
                    for rule in more
                ],
            ]
            if more
            else None,
        ],
    ]


def rule_box(
    rule: str, texts: Texts, rulebook: Rulebook, *, example: bool = False, brief: bool = False
) -> h.Node:
    """A rule with its number, its section in the booklet and (unless `brief`) what it says.

    With `example` it has the way to its example.
    """
    if rule not in rulebook:
        return None
    entry = rulebook[rule]
    kind = "rule.of_booklet" if isinstance(entry, Rule) else "rule.our_ruling"
    return [
        h.p(".refusal-rule")[
            h.span[
                h.strong[rule],
                h.span(".refusal-section")[" · ", texts(kind, section=entry.section.to(texts.language))],
            ],
            " ",
            button(texts("rule.open"), "rule", rule, sign="rulebook"),
            button(texts("example.see"), "example", rule, sign="look") if example else None,
        ],
        None if brief else h.p(".refusal-text")[rulebook.answer(rule, texts.language)],
    ]

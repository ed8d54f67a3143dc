"""The rulebook as a dialog: every rule of the booklet, then every ruling of ours."""

from __future__ import annotations

from itertools import groupby
from typing import TYPE_CHECKING

import htpy as h

from web.view.parts import button

if TYPE_CHECKING:
    from pygames.core.rulebook import Rule, Rulebook, Ruling
    from web.texts import Texts


def anchor(rule: str) -> str:
    """The id of a rule's element."""
    return f"rule-{rule}"


def rulebook_dialog(book: Rulebook, texts: Texts, at: str = "") -> h.Element:
    """The dialog, with the rule `at` marked."""
    sections = groupby(book.rules, lambda rule: rule.section)
    return h.dialog("#dialog.rulebook", aria_labelledby="dialog-title")[
        h.header(".dialog-head")[
            h.h2("#dialog-title", tabindex="-1")[texts("rulebook.title")],
            button(texts("close"), "close", sign="close"),
        ],
        h.div(".dialog-body")[
            h.p[texts("rulebook.lead", rules=len(book.rules), rulings=len(book.rulings))],
            [
                [
                    h.h3[section.to(texts.language)],
                    h.ul(".rule-list")[[_rule(rule, texts, at) for rule in rules]],
                ]
                for section, rules in sections
            ],
            h.h3[texts("rulebook.rulings")],
            h.p[texts("rulebook.rulings.about")],
            h.ul(".rule-list")[(_ruling(ruling, texts, at) for ruling in book.rulings)],
        ],
    ]


def _item(id: str, at: str, *content: h.Node) -> h.Element:
    return h.li(f"#{anchor(id)}", class_=["rule", {"rule--here": id == at}], tabindex="-1")[
        h.strong(".rule-id")[id], " ", content
    ]


def _rule(rule: Rule, texts: Texts, at: str) -> h.Element:
    reason = f" ({rule.reason.to(texts.language)})" if rule.reason else ""
    kept = None if rule.kept == "enforced" else h.p(".rule-kept")[texts(f"rulebook.{rule.kept}"), reason]
    return _item(rule.id, at, h.span(".rule-text")[rule.text.to(texts.language)], kept)


def _ruling(ruling: Ruling, texts: Texts, at: str) -> h.Element:
    return _item(
        ruling.id,
        at,
        h.span(".rule-section")[ruling.section.to(texts.language)],
        h.p(".rule-question")[ruling.question.to(texts.language)],
        h.p(".rule-text")[ruling.reading.to(texts.language)],
        h.p(".rule-reason")[ruling.reason.to(texts.language)],
        h.p(".rule-option")[texts("rulebook.option")] if ruling.option else None,
    )

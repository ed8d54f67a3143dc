"""A game's whole rulebook as one page, to be read or printed: at a glance, then section by section."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygames
from pygames.words.localizer import Words
from web import html as h
from web.bundle.static_pages.addresses import ALL, in_language, of_booklet, of_game
from web.bundle.static_pages.document import Document
from web.bundle.static_pages.entry import kept, link
from web.view.illustration import drawn, illustrations
from web.view.parts import game_title

if TYPE_CHECKING:
    from pygames.words.rulebook import Rule, Ruling, Section
    from web.texts import Texts


def booklet(game: str, texts: Texts) -> Document:
    """The page. A game that stands on another has the rules of that in it, too."""
    title, book = game_title(game, texts), pygames.load(game).part(Words).rulebook
    name = texts("pages.booklet", game=title)
    return Document(
        of_booklet(game),
        title=name,
        about=texts("pages.booklet.about"),
        path=[(ALL, texts("pages.rules")), (of_game(game), title)],
        content=h.article(".booklet")[
            h.h1[name],
            h.p(".page-lead")[texts("pages.booklet.about")],
            _glance(game, texts),
            [_section(game, it, texts) for it in book.sections()],
        ],
        data={
            "learningResourceType": "rulebook",
            "isPartOf": {"@type": "LearningResource", "name": title},
        },
    )


def _glance(game: str, texts: Texts) -> h.Element:
    language, pictures = texts.language, illustrations(game, texts.language)
    return h.section[
        h.h2[texts("rulebook.glance")],
        [
            h.div(".booklet-entry")[
                h.h3[part.title.to(language)],
                h.ul[[h.li[it.text.to(language)] for it in part.sentences]],
                drawn(pictures.get(part.id), game),
            ]
            for part in pygames.load(game).part(Words).rulebook.glance
        ],
    ]


def _section(game: str, section: Section, texts: Texts) -> h.Element:
    return h.section[
        h.h2[section.title.to(texts.language)],
        [[_rule(game, rule, texts), [_ruling(game, it, texts) for it in on]] for rule, on in section.rules],
        [_ruling(game, it, texts) for it in section.rulings],
    ]


def _rule(game: str, rule: Rule, texts: Texts) -> h.Element:
    return h.div(".booklet-entry")[
        h.p[rule.text.to(texts.language), " ", _number(game, rule, texts)],
        kept(rule, texts),
        drawn(illustrations(game, texts.language).get(rule.id), game),
    ]


def _ruling(game: str, ruling: Ruling, texts: Texts) -> h.Element:
    """What the booklet leaves open, apart from what it says."""
    language = texts.language
    return h.div(".booklet-entry.booklet-ruling")[
        h.p(".rule-question")[ruling.question.to(language), " ", _number(game, ruling, texts)],
        h.p[ruling.reading.to(language)],
        h.p(".rule-reason")[ruling.reason.to(language)],
        h.p(".rule-option")[texts("rulebook.option")] if ruling.option else None,
    ]


def _number(game: str, entry: Rule | Ruling, texts: Texts) -> h.Element:
    """The id, which leads to the entry's own page."""
    here = in_language(of_booklet(game), texts.language)
    return h.a(".booklet-number", href=link(entry.id, here, texts))[entry.id]

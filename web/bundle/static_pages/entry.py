"""The page of one rule or ruling: what it says, what it stands beside, and an example that is played."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pygames
from pygames.words.localizer import Words
from pygames.words.options import option_text
from pygames.words.rulebook import Rule, Ruling
from web import html as h
from web.bundle.static_pages.addresses import ALL, between, elsewhere, entries, in_language, of_entry, of_game
from web.bundle.static_pages.document import Document, headline
from web.view.illustration import drawn, illustrations
from web.view.parts import game_title

if TYPE_CHECKING:
    from collections.abc import Sequence

    from pygames.engine.game import Game
    from pygames.engine.text import Text
    from web.texts import Texts

ABOUT = 200  # characters of a description


def entry_page(id: str, example: h.Node, texts: Texts) -> Document:
    """The page of this rule or ruling, with its example as `example.py` draws it."""
    owner, entry = entries()[id]
    game, language = pygames.load(owner), texts.language
    title = game_title(owner, texts)
    folder = of_entry(id)
    here = in_language(folder, language)
    says = game.part(Words).rulebook.text(id, language)
    return Document(
        folder,
        title=f"{headline(_asked(entry).to(language))} · {title}",
        about=says if len(says) <= ABOUT else says[: ABOUT - 1].rsplit(" ", 1)[0] + "…",
        path=[(ALL, texts("pages.rules")), (of_game(owner), title)],
        content=h.article(".entry")[
            h.p(".entry-section")[entry.section.to(language)],
            h.h1[id],
            _rule(entry, game, texts) if isinstance(entry, Rule) else _ruling(entry, game, here, texts),
            example,
            _elsewhere(id, texts),
            _neighbours(entry, game, here, texts),
        ],
        data={
            "teaches": says,
            "learningResourceType": "rule",
            "isPartOf": {"@type": "LearningResource", "name": title},
        },
    )


def _asked(entry: Rule | Ruling) -> Text:
    """What an entry is about: what a rule says, or what a ruling answers."""
    return entry.question if isinstance(entry, Ruling) else entry.text


def _rule(rule: Rule, game: Game[Any], texts: Texts) -> h.Node:
    illustration = illustrations(game.id, texts.language).get(rule.id)
    return [
        h.p(".entry-text")[rule.text.to(texts.language)],
        kept(rule, texts),
        h.div(".entry-figure")[drawn(illustration, game.id)] if illustration else None,
    ]


def kept(rule: Rule, texts: Texts) -> h.Node:
    """Why the program does not hold it, where it does not."""
    if rule.kept == "enforced":
        return None
    reason = f" ({rule.reason.to(texts.language)})" if rule.reason else ""
    return h.p(".rule-kept")[texts(f"rulebook.{rule.kept}") + reason]


def _ruling(ruling: Ruling, game: Game[Any], here: str, texts: Texts) -> h.Node:
    language = texts.language
    option = next((it for it in game.options if it.id == ruling.option), None)
    return [
        h.p(".entry-kind")[texts("pages.ruling")],
        h.p(".rule-question")[ruling.question.to(language)],
        h.p(".entry-text")[ruling.reading.to(language)],
        h.p(".rule-reason")[ruling.reason.to(language)],
        h.p(".rule-option")[texts("rulebook.option"), f" ({option_text(game.id, option, language)})"]
        if option
        else None,
        _listed(texts("pages.about"), ruling.about, here, texts),
    ]


def _elsewhere(id: str, texts: Texts) -> h.Node:
    """An entry in further games that have it in other words or keep it in another way."""
    if id not in elsewhere():
        return None
    language = texts.language
    return h.section(".entry-list")[
        h.h2[texts("pages.elsewhere")],
        h.ul[
            [
                h.li[
                    h.strong[game_title(game, texts)],
                    h.p[pygames.load(game).part(Words).rulebook.text(id, language)],
                    kept(entry, texts) if isinstance(entry, Rule) else None,
                ]
                for game, entry in elsewhere()[id]
            ]
        ],
    ]


def _neighbours(entry: Rule | Ruling, game: Game[Any], here: str, texts: Texts) -> h.Node:
    """The rulings on a rule, and the entries before and after it in the booklet's order."""
    book = game.part(Words).rulebook
    row: Sequence[Rule | Ruling] = book.rules if isinstance(entry, Rule) else book.rulings
    owned = [it.id for it in row if entries()[it.id][0] == game.id]
    at = owned.index(entry.id)
    on = [it.id for it in book.rulings if entry.id in it.about]
    return [
        _listed(texts("rulebook.rulings"), on, here, texts),
        h.nav(".entry-turn", aria_label=texts("pages.turn"))[
            _turn("prev", owned[at - 1], here, texts) if at else None,
            _turn("next", owned[at + 1], here, texts) if at + 1 < len(owned) else None,
        ],
    ]


def _turn(rel: str, id: str, here: str, texts: Texts) -> h.Element:
    return h.a(rel=rel, href=link(id, here, texts))[texts(f"pages.{rel}", id=id)]


def _listed(title: str, ids: Sequence[str], here: str, texts: Texts) -> h.Node:
    """Entries with their first words, as links."""
    if not ids:
        return None
    return h.section(".entry-list")[h.h2[title], h.ul[[listed(it, here, texts) for it in ids]]]


def listed(id: str, here: str, texts: Texts) -> h.Element:
    """One entry of a list: its id as a link, and what it says."""
    _, entry = entries()[id]
    return h.li[h.a(href=link(id, here, texts))[id], " ", _asked(entry).to(texts.language)]


def link(id: str, here: str, texts: Texts) -> str:
    """The way from a page to that of an entry, in the same language."""
    return between(here, in_language(of_entry(id), texts.language))

"""The pages that lead to the rules: all games, and the booklet's sections of one game."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygames
from pygames.games import PLAYABLE
from pygames.words.localizer import Words
from pygames.words.rulebook import Ruling
from web import html as h
from web.bundle.static_pages.addresses import ALL, between, entries, in_language, of_booklet, of_game
from web.bundle.static_pages.document import Document
from web.bundle.static_pages.entry import listed
from web.bundle.static_pages.games import all_games
from web.view.parts import game_title

if TYPE_CHECKING:
    from web.texts import Texts


def rules(texts: Texts) -> Document:
    """The games, how many rules and rulings each has, and the search over all of them."""
    counted = {game: _counted(game, texts) for game in PLAYABLE}
    found = search(in_language(ALL, texts.language), texts)
    return all_games(ALL, of_game, counted, texts, key="pages.rules", search=found)


def search(here: str, texts: Texts) -> h.Element:
    """Where words are looked for in all rules; it needs scripts, and is seen only where they run."""
    hits = {f"data_{form}": text for form, text in texts.forms("rulebook.hits").items()}
    return h.search(".rule-search", hidden=True, data_index=between(here, f"{index_file(texts)}"))[
        h.label(for_="rule-search")[texts("pages.search")],
        h.input("#rule-search", type="search", autocomplete="off", spellcheck="false"),
        h.p("#rule-hits", role="status", **hits),
        h.ol("#rule-found"),
    ]


def index_file(texts: Texts) -> str:
    """The file in which the rules of a language stand for the search."""
    return in_language(f"{ALL}index.json", texts.language)


def index(texts: Texts) -> list[dict[str, str]]:
    """What the search knows of each entry; `to` is its page, from the page of all games."""
    language = texts.language
    here = in_language(ALL, language)
    found = []
    for name, (game, entry) in entries().items():
        says = pygames.load(game).part(Words).rulebook.text(name, language)
        section = entry.section.to(language)
        to = between(here, in_language(f"{of_game(game)}{name.lower()}/", language))
        title = game_title(game, texts)
        found.append({"id": name, "game": title, "section": section, "says": says, "to": to})
    return found


def _counted(game: str, texts: Texts) -> str:
    own = [entry for owner, entry in entries().values() if owner == game]
    rulings = sum(isinstance(it, Ruling) for it in own)
    rules = len(own) - rulings
    return f"{texts('pages.count.rules', n=rules)}, {texts('pages.count.rulings', n=rulings)}"


def game_page(game: str, texts: Texts) -> Document:
    """The sections of a game's booklet, with all rules and rulings that come from it."""
    language = texts.language
    title = game_title(game, texts)
    here = in_language(of_game(game), language)
    about = next(it.about for it in pygames.catalogue() if it.id == game).to(language)
    own = {it for it, (owner, _) in entries().items() if owner == game}
    sections = []
    for section in pygames.load(game).part(Words).rulebook.sections():
        ids = [name for rule, rulings in section.rules for name in (rule.id, *(it.id for it in rulings))]
        ids += [it.id for it in section.rulings]
        shown = [it for it in ids if it in own]
        if shown:
            sections.append((section.title.to(language), shown))
    return Document(
        of_game(game),
        title=texts("pages.of_game", game=title),
        about=about,
        path=[(ALL, texts("pages.rules"))],
        content=[
            h.h1[texts("pages.of_game", game=title)],
            h.p(".page-lead")[about],
            h.p[h.a(href=between(here, in_language(of_booklet(game), language)))[texts("pages.booklet.to")]],
            [
                h.section(".entry-list")[h.h2[name], h.ul[[listed(it, here, texts) for it in ids]]]
                for name, ids in sections
            ],
        ],
        data={"learningResourceType": "rulebook"},
    )

"""What the page shows before Python is there, made by the code that shows it afterwards.

English stands in the page, French in a template; dialogs and the pictures of the games' tables are
templates in both languages. web/js/start.js puts them to use.
"""

from __future__ import annotations

from collections.abc import Mapping
from importlib.util import find_spec
from typing import TYPE_CHECKING

from markupsafe import Markup

import pygames
from pygames.bots import NAMES as BOTS
from pygames.engine.text import LANGUAGES
from pygames.games import PLAYABLE
from pygames.words.catalogue import catalogue
from pygames.words.localizer import Localizer
from web import html as h
from web.app import App
from web.bundle.common import as_script_json
from web.bundle.static_pages.position import table
from web.model.effect import Show
from web.model.message import Drawn
from web.model.preferences import Preferences
from web.model.saves import Save
from web.model.sight import Player
from web.texts import Texts
from web.view.cards import icon
from web.view.gallery import to_read
from web.view.kept import strip
from web.view.parts import button, game_title, heading
from web.view.pictures import sets
from web.view.settings import keys_dialog, settings_dialog
from web.view.still import module

if TYPE_CHECKING:
    from pygames.engine.entry import Entry
    from pygames.engine.text import Language

# What start.js says by itself; the placeholders are filled there.
WORDS = (
    "open.empty", "start.answered", "start.broken", "start.bytes", "start.copy", "start.cut", "start.error",
    "start.failed", "start.folder", "start.header", "start.lacks", "start.loading", "start.missing",
    "start.order",
    "start.order.cancel", "start.order.cancelled", "start.order.failed", "start.order.open",
    "start.picture.left", "start.picture.left.about", "start.region", "start.retry", "start.starting",
    "start.unreachable", "start.wake", "start.wake.about", "start.wasm",
)  # fmt: skip
NAMES = ("all", "done", "file", "game", "letter", "message", "status", "title", "what")
BLANKS = {name: f"{{{name}}}" for name in NAMES}


def payload(language: Language) -> Mapping[str, object]:
    """What Python itself shows first, to somebody who was never here."""
    (payload,) = [it.payload for it in App({"languages": language}).send(Drawn()) if isinstance(it, Show)]
    return payload


def parts(language: Language) -> dict[str, str]:
    """The HTML of that first screen, by the ids of the elements that hold its parts."""
    found = payload(language)["parts"]
    assert isinstance(found, dict)
    return found


def templates() -> str:
    """All that is not seen at first, and the words of start.js."""
    return f"{soon()}\n{later()}"


def soon() -> str:
    """What start.js may need at once: the first screen in other languages, a kept game, its words."""
    words = {language: said(Texts(language)) for language in LANGUAGES}
    made = [_templates(it, {**screens(it), "kept": kept(it)}) for it in LANGUAGES]
    return "\n".join([*made, f'<script type="application/json" id="words">{as_script_json(words)}</script>'])


def later() -> str:
    """What start.js needs where somebody opens a dialog or follows a link."""
    return "\n".join(_templates(it, {**dialogs(it), **pictures(it)}) for it in LANGUAGES)


def _templates(language: Language, parts: Mapping[str, str]) -> str:
    return "\n".join(template(name, language, html) for name, html in parts.items())


def said(texts: Texts) -> dict[str, str]:
    """The words of the scripts, with the names of players and games as the kept games have them."""
    found = {key: texts(key, **BLANKS) for key in WORDS}
    core = catalogue("words", texts.language)
    found |= {f"name.{bot}": texts(f"who.{bot}") for bot in BOTS}
    found |= {"name.you": core.text("person.you.label"), "name.human": core.text("player.label", BLANKS)}
    found |= {f"title.{game}": game_title(game, texts) for game in PLAYABLE}
    return found | {f"rules.{game}": str(PLAYABLE[game].oldest_rules) for game in PLAYABLE}


def template(name: str, language: Language, html: str) -> str:
    """An element that nobody sees; the script takes its content."""
    return f'<template id="{name}-{language}">{html}</template>'


def screens(language: Language) -> dict[str, str]:
    """The first screen where the page does not hold it already, each part in an element of its own."""
    if language == "en":
        return {}
    held = [h.div(data_part=part)[Markup(html)] for part, html in parts(language).items()]  # noqa: S704 - ours
    return {"parts": str(h.fragment[held, h.div(data_part="title")[str(payload(language)["title"])]])}


def dialogs(language: Language) -> dict[str, str]:
    """The dialogs that need no Python; start.js marks what is preferred."""
    texts, preferences = Texts(language), Preferences(language)
    off = Preferences(language, keys="off")
    return {
        "settings": str(settings_dialog(preferences, texts, saved=False)),
        "keys": str(keys_dialog(preferences, texts)),
        "keys-off": str(keys_dialog(off, texts)),
    }


def kept(language: Language) -> str:
    """One game that goes on, for practice: kept.js takes away what is too much."""
    game, players = next(iter(PLAYABLE)), (Player(), Player())
    save = Save("0", game, "", "", players, 2, over=False, practice=True, when=0)
    return str(strip(Texts(language), [save]))


def pictures(language: Language) -> dict[str, str]:
    """For each game that has a table: what is shown while a link to such a game is opened."""
    games = [it for it in pygames.catalogue() if it.playable and find_spec(module(it.id))]
    return {f"picture-{it.id}": picture(it, language) for it in games}


def picture(entry: Entry, language: Language) -> str:
    """How a game begins, seen by an onlooker."""
    texts, match = Texts(language), pygames.new(entry.id, seed=1)
    localizer = Localizer(match.game, language, options=match.options)
    board = table(match, None, localizer, texts)
    loaded = " ".join(sets(entry.id))
    about = texts("start.picture.about", title=entry.title.to(language))
    other = "fr" if language == "en" else "en"
    return str(
        h.div(".frame.frame--picture")[
            h.div(".bar")[
                h.p(".bar-title", aria_hidden="true")[game_title(entry.id, texts)],
                # with ids of their own: no tool of the game's bar is made of them, and seems to move
                h.button(
                    "#picture-language.button", type="button", data_do="language", data_arg=other, lang=other
                )[icon("language"), h.span[texts("site.language")]],
                button(texts("tool.leave"), "home", sign="leave", id="picture-leave"),
            ],
            h.div(".question")[
                h.div(".prompt-bar.prompt-bar--waiting")[heading(texts("start.picture")), h.p[about]]
            ],
            h.div(".board", aria_hidden="true", inert=True, data_pictures=loaded or None)[board],
        ]
    )


def first_screen() -> str:
    """The first screen in English, and in French for those who cannot switch."""
    return f"{parts('en')['app']}<noscript>{to_read(Texts('fr'))}</noscript>"

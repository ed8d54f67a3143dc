"""The parts of every screen: header, notice, dialogs, footer, and the way out of a crash."""

from __future__ import annotations

from typing import TYPE_CHECKING

import htpy as h

import pygames
from web.frame import frame, localizer_of
from web.gallery import gallery
from web.parts import button, heading
from web.rulebook import rulebook_dialog
from web.settings import keys_dialog, settings_dialog
from web.setup import setup
from web.share import share_dialog

if TYPE_CHECKING:
    from web.app import App
    from web.news import Notice
    from web.texts import Texts


def main(app: App) -> str:
    """The content of `#app`."""
    texts = app.texts
    if app.crashed:
        return str(h.fragment[_crash(app, texts)])
    notice = _notice(app.notice, app, texts)
    play = app.playing
    if play is not None:
        screen = frame(
            play.session,
            localizer_of(play.session, texts),
            texts,
            play.log,
            told=play.told,
            why=play.why,
            whole_log=play.whole_log,
            look=play.look,
            seated=play.seated,
            unsaved=play.kept and not app.keeper.works,
            text=app.preferences.rendering == "text",
            about=play.about,
            held=app.held,
        )
        return str(h.fragment[screen, notice, _dialog(app, texts)])
    if app.screen == "setup" and app.form is not None:
        return str(h.fragment[notice, setup(app.form, texts), _dialog(app, texts)])
    return str(
        h.fragment[
            notice, gallery(texts, app.pasted, app.play is not None, app.keeper.saves), _dialog(app, texts)
        ]
    )


def around(app: App) -> dict[str, str]:
    """What stands around `#app`, by the id of its element."""
    texts = app.texts
    other = "fr" if texts.language == "en" else "en"
    header = [
        h.p(".site-name")[h.button(type="button", data_do="home")[texts("site.name")]],
        h.p(".site-purpose")[texts("site.purpose")] if app.screen == "gallery" else None,
        h.div(".site-tools")[
            h.button(".button", type="button", data_do="language", data_arg=other, lang=other)[
                texts("site.language")
            ],
            button(texts("site.settings"), "settings", sign="settings"),
            button(texts("site.keys"), "keys", sign="help"),
        ],
    ]
    return {
        "header": str(h.fragment[header]),
        "newer": str(h.fragment[_newer(texts) if app.keeper.newer else None]),
        "skip": texts("site.skip"),
        "unofficial": texts("site.unofficial"),
        "credits": texts("site.credits"),
    }


def _newer(texts: Texts) -> h.Element:
    """The offer of a newer version. offline.js loads it when that is asked for: a game may be running."""
    return h.section(".newer", aria_label=texts("newer.label"))[
        h.p[h.strong[texts("newer.label")], h.span(".newer-more")[" · ", texts("newer.keeps")]],
        button(texts("newer.load"), "load-newer", kind="primary"),
        button(texts("newer.later"), "newer-later"),
    ]


def title(app: App) -> str:
    """The title of the window."""
    if app.playing is not None:
        return f"{app.playing.session.match.game.title} · {app.texts('site.name')}"
    return f"{app.texts('site.name')} · {app.texts('gallery.title')}"


def _notice(notice: Notice | None, app: App, texts: Texts) -> h.Node:
    if notice is None:
        return None
    return h.div(".notice")[
        h.p(".notice-text")[notice.say(texts, app.localizer)],
        _link_box(notice.link, texts) if notice.link else None,
        button(texts("close"), "dismiss", sign="close"),
    ]


def _link_box(link: str, texts: Texts) -> h.Element:
    return h.p(".notice-link")[
        h.label(for_="link")[texts("copy.link")],
        " ",
        h.input("#link", readonly=True, value=link),
    ]


def _dialog(app: App, texts: Texts) -> h.Node:
    if app.dialog == "settings":
        return settings_dialog(app.preferences, texts, saved=app.keeper.works)
    if app.dialog == "share" and app.play is not None:
        return share_dialog(app, texts)
    if app.dialog == "keys":
        return keys_dialog(app.preferences, texts)
    if app.dialog == "rulebook":
        game = pygames.load(app.form.game) if app.form and app.screen == "setup" else None
        if game is None and app.play is not None:
            game = app.play.session.match.game
        return rulebook_dialog(game.rulebook, texts, app.rule) if game is not None else None
    return None


def _crash(app: App, texts: Texts) -> h.Element:
    link = app.link
    return h.section(".crash", aria_labelledby="heading")[
        heading(texts("crash.title")),
        h.p[texts("crash.about" if link else "crash.no_game")],
        _link_box(f"{app.address}#{link}", texts) if link else None,
        h.p[button(texts("export.do"), "export", sign="download")] if link else None,
        h.p[
            button(texts("crash.resume"), "resume", kind="primary") if app.play is not None else None,
            " ",
            button(texts("crash.back"), "leave-crash"),
        ],
    ]

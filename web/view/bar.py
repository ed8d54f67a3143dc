"""The bar of a table: what it is called, the tools that are used most, and the menu with all others."""

from __future__ import annotations

from typing import TYPE_CHECKING

from web import html as h
from web.model import running
from web.view.cards import icon
from web.view.parts import button, game_title

if TYPE_CHECKING:
    from web.model.page import Page
    from web.model.play import Play
    from web.texts import Texts

DISABLED = {"aria-disabled": "true"}


def bar(page: Page, play: Play) -> h.Element:
    """One row: the name of the game, its tools, the menu.

    During a scene all tools keep their places, so that none comes under the finger.
    """
    texts, title = page.texts, game_title(play.session.match.game.id, page.texts)
    if play.of_the_day:
        title = texts("deal.of", game=title)
    return h.div(".bar", role="group", aria_label=texts("tool.all"), data_zone="tools", data_order="list")[
        h.p(".bar-title", aria_hidden="true")[title],
        _undo_and_why(play, texts) if play.mode in ("game", "scene", "task") else None,
        _hint(play, texts) if running.hints(page) and play.mode in ("game", "scene") else None,
        button(texts("tool.rules"), "rulebook", sign="rulebook"),
        _menu(page, play),
    ]


def _undo_and_why(play: Play, texts: Texts) -> h.Node:
    watching = play.mode == "scene"
    told = play.mail is not None and play.mail.guarded
    able = not watching and not told and (play.unsent or play.session.why_not_undo() is None)
    return [
        button(texts("tool.undo"), "undo", sign="undo", **({} if able else DISABLED)),
        button(
            texts("tool.why"),
            "why",
            sign="why",
            aria_pressed="true" if play.asks_why else "false",
            **(DISABLED if watching else {}),
        ),
    ]


def _hint(play: Play, texts: Texts) -> h.Element:
    able = play.session.can_act and play.mode != "scene"
    return button(texts("tool.hint"), "hint", sign="hint", **({} if able else DISABLED))


def _menu(page: Page, play: Play) -> h.Node:
    """What is used less, behind one button (web/js/menu.js)."""
    texts, text = page.texts, page.preferences.rendering == "text"
    other = "fr" if texts.language == "en" else "en"
    mute = page.preferences.sound == "off"
    return [
        h.button(
            ".button.bar-more", type="button", data_opens="menu", aria_expanded="false", data_newer=page.newer
        )[icon("menu"), h.span[texts("tool.menu")]],
        h.div("#menu.bar-menu")[
            button(texts("newer.tool"), "load-newer", sign="download") if page.newer else None,
            h.button(".button.bar-log", type="button", data_opens="side")[
                icon("log"), h.span[texts("log.title")]
            ],
            button(texts("mail.guarded" if play.mail.guarded else "mail.dialog"), "mail-more", sign="mail")
            if play.mail is not None
            else None,
            button(texts("look.tool"), "look-before", sign="look")
            if play.mode in ("game", "scene", "task")
            else None,
            button(
                texts("tool.table" if text else "tool.text"),
                "rendering",
                sign="table" if text else "text",
                id="tool-rendering",
            ),
            button(texts("tool.seats"), "seats", sign="players")
            if play.may_seat and not play.over and not play.sealed
            else None,
            [
                button(texts("tool.copy"), "copy", sign="copy"),
                button(texts("copy.step"), "copy", "step", sign="copy") if play.mode == "past" else None,
                button(texts("tool.share"), "share", sign="qr"),
            ]
            if not play.sealed
            else None,
            button(
                texts("tool.unmute" if mute else "tool.mute"),
                "mute",
                sign="sound" if mute else "silent",
            ),
            button(texts("site.settings"), "settings", sign="settings"),
            button(texts("site.keys"), "keys", sign="help"),
            h.button(".button", type="button", data_do="language", data_arg=other, lang=other)[
                icon("language"), h.span[texts("site.language")]
            ],
            button(texts("end.new"), "set-up", play.session.match.game.id, sign="branch")
            if play.kept
            else None,
            button(texts("tool.leave"), "home", sign="leave"),
        ],
    ]

"""The page of a position as HTML, with the styles of the build and without scripts."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from tools.law.drawn import session_of
from web.app import App
from web.bundle import sprite, styles
from web.bundle.common import ROOT
from web.bundle.shell import SLOT
from web.model import message as msg
from web.model.effect import Show
from web.update.screens import sit

if TYPE_CHECKING:
    from pygames.engine.match import Match
    from pygames.engine.text import Language


def app_of(
    match: Match, language: Language = "en", picked: tuple[str, ...] = (), met: tuple[str, ...] = ()
) -> str:
    """The content of `#app` with this game on the table, as the person sees it who is asked.

    `picked` are the words with which they have begun a choice, `met` are rules met for the first time.
    """
    app = App({"languages": language})
    app.page = sit(app.page, replace(session_of(match), picked=picked))
    app.page = replace(app.page, play=replace(app.page.table, new_rules=met))
    shown = [it for it in app.send(msg.Drawn()) if isinstance(it, Show)]
    return str(shown[0].payload["parts"]["app"])


def shell(theme: str = "light") -> str:
    """The page with nothing on the table, and nothing that still loads."""
    fills = {
        "sprite": sprite.svg() + "".join(sprite.cards_svg().values()),
        "head": f"<style>{styles.sheet()}</style>",
    }
    text = (ROOT / "index.html").read_text(encoding="utf-8")
    text = SLOT.sub(lambda slot: fills.get(slot[1], ""), text)
    root = f'<html lang="en" class="scripting" data-state="ready" data-theme="{theme}" data-size="normal"'
    text = text.replace('<html lang="en" data-state="loading"', root)
    return text.replace('<section id="loading"', '<section id="loading" hidden')

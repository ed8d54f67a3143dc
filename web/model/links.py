"""The game on the table as a text for somebody else: the links to it, and what a page around is told."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

from pygames.engine.rng import Rng, mix
from web.model.embedding import on_the_web
from web.model.envelope import text_of
from web.model.seats import mark_of

if TYPE_CHECKING:
    from pygames.engine.match import Match
    from web.model.page import Page


def letter_text(page: Page) -> str:
    """The last letter of the game by mail that is shown, as somebody sends it; empty: there is none."""
    mail = page.correspondence
    letter = text_of(page.asking.request) if page.asking is not None else "" if mail is None else mail.outbox
    if not letter:
        return ""
    site = urlsplit(page.window.address)._replace(query="", fragment="").geturl()
    return f"{site}#{letter}" if on_the_web(site) else letter


def whole_link(page: Page, which: str = "whole") -> str:
    """The address with the game: "whole", at the "step" looked at, or the position as it is "known".

    Of a lesson the whole is its address. "open" is the position as everybody may know it. The whole of a
    game that is played here says who sits where.
    """
    if which in ("", "whole") and page.playing is not None and page.playing.tutor is not None:
        return f"{page.window.address}#{page.playing.tutor.hash}"
    look = page.play.look if page.play and which == "step" else None
    viewer = page.play.session.viewer if page.play and which == "known" else None
    link = known_link(page, viewer) if which in ("known", "open") else page.link
    step, who = (f"@{look.step}" if look else ""), ""
    if which not in ("known", "open") and page.play is not None and not page.play.over:
        who = mark_of(page.play.session.players) if page.play.kept else ""
    return f"{page.window.address}#{link}{step}{who}"


def sharing(page: Page) -> list[str]:
    """Which links of the game on the table may be offered, the usual one first."""
    play = page.play
    if play is None:
        return ["whole"]
    if play.look:
        return ["step", "whole"]
    if play.over:
        return ["whole"]
    return ["whole", *(["known"] if play.session.viewer is not None else []), "open"]


def known_link(page: Page, viewer: int | None) -> str:
    """The link text of a game that stands as this one, as far as `viewer` (None: everybody) may know."""
    return "" if page.match is None else _known(page.match, viewer, page.window.chance)


def open_to_host(page: Page) -> bool:
    """Whether a page around this one may know all cards of the game that is shown."""
    match, play = page.match, page.play
    if page.sealed:
        return False
    if not page.window.framed or match is None or match.over:
        return True
    return play is not None and play.public and play.session.match is match


def told_game(page: Page) -> str:
    """The game that a page around this one hears of; empty where none is on the table."""
    return page.play.session.match.game.id if page.play is not None else ""


def told_host(page: Page) -> dict[str, Any]:
    """What a page around this one is told: the link, `whole` unless it must not see all cards."""
    if open_to_host(page) or page.crashed:
        return {"record": "" if page.window.framed and page.crashed else page.link, "whole": True}
    if not page.window.framed:  # a running game by mail
        return {"record": "", "whole": False}
    return {"record": known_link(page, None), "whole": False}


def stands(page: Page) -> str:
    """What tells the position of a running game by mail from any other, and nothing else; else empty."""
    play = page.play
    return f"{play.id}@{len(play.session.match.choices)}" if play is not None and page.sealed else ""


def turn(page: Page) -> str:
    """What tells the turn that this person has in a game by mail from any other; empty without one."""
    play, other = page.playing, page.called
    if play is not None and play.called:
        return stands(page)
    return "" if other is None else f"{other.id}@{other.choices}"


@lru_cache(maxsize=4)
def _known(match: Match, viewer: int | None, chance: int) -> str:
    """The link of a position that stands as this one as far as `viewer` may know; the rest is dealt anew."""
    seed = Rng(chance ^ mix(len(match.choices))).below(1 << 64)
    return match.as_known(viewer, seed).record.link(match.game)

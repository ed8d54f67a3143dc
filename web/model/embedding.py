"""What somebody pastes into a page of their own to show there what is on the table."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple
from urllib.parse import urlencode, urlsplit

from markupsafe import escape

from pygames.words.localizer import Localizer, Words

if TYPE_CHECKING:
    from pygames.engine.match import Match
    from pygames.engine.text import Language

LINES = 3  # of the text table: the turn, where in it, and who must do what; or how the game ended
HEIGHT = 700  # pixels: a table and what is asked, without scrolling on most screens


def on_the_web(address: str) -> bool:
    """Whether others reach this address: a file on a device they do not."""
    return urlsplit(address).scheme in ("http", "https")


def position_said(match: Match, language: Language) -> str:
    """Where a game stands, in a line, as everybody may know it."""
    localizer = Localizer(match.game, language, options=match.options)
    first, *_ = match.game.part(Words).describe(match.view(None), localizer)
    return " · ".join([first.heading, *first.lines][:LINES])


class Framed(NamedTuple):
    """A frame for a page of others: the page at `address`, bare, with this `what` behind the #.

    Until it is pressed it says what it is `about`, and shows the table of `match` as `seat` sees it, if one
    is told.
    """

    address: str
    what: str
    title: str
    language: Language
    about: str = ""
    match: Match | None = None
    seat: int | None = None


def frame_code(framed: Framed, drawn: str) -> str:
    """An `<iframe>` in one line; `drawn` is its table, packed (`web/view/still.py`).

    It needs no script in the page around it, so that systems which clean what their authors write
    mostly leave it in (docs/embedding.md). With an origin of its own, other than that of the page around,
    the frame has the browser's cache. All that differs from frame to frame stands behind the #, so that the
    page itself is loaded once for all frames.
    """
    site = urlsplit(framed.address)._replace(query="", fragment="").geturl()
    told = {name: value for name, value in (("about", framed.about), ("drawn", drawn)) if value}
    more = f"&{urlencode(told)}" if told else ""
    source = escape(f"{site}?embed&lang={framed.language}#{framed.what}{more}")
    return (
        f'<iframe title="{escape(framed.title)}" src="{source}" width="100%" height="{HEIGHT}" loading="lazy"'
        ' sandbox="allow-scripts allow-same-origin" allow="clipboard-write"></iframe>'
    )

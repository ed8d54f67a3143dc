"""What somebody pastes into a page of their own to show there what is on the table."""

from __future__ import annotations

from html import escape
from urllib.parse import urlencode, urlsplit

HEIGHT = 700  # pixels: a table and what is asked, without scrolling on most screens


def on_the_web(address: str) -> bool:
    """Whether others reach this address: a file on a device they do not."""
    return urlsplit(address).scheme in ("http", "https")


def frame_code(address: str, what: str, game: str, title: str, language: str) -> str:
    """An `<iframe>` in one line: the page at `address`, bare, with this `what` behind the #.

    It needs no script in the page around it, so that systems which clean what their authors write
    mostly leave it in (docs/embedding.md). `game` has its picture shown until the frame is pressed.
    With an origin of its own, other than that of the page around, the frame has the browser's cache.
    """
    site = urlsplit(address)._replace(query="", fragment="").geturl()
    query = "embed&" + urlencode({"lang": language, "picture": game})
    source = escape(f"{site}?{query}#{what}")
    return (
        f'<iframe title="{escape(title)}" src="{source}" width="100%" height="{HEIGHT}" loading="lazy"'
        ' sandbox="allow-scripts allow-same-origin" allow="clipboard-write"></iframe>'
    )

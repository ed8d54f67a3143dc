"""The relay that carries letters of games by mail (docs/hosting.md), if the owner of the site has named one.

Without one the page may send nothing to anybody but its own host.
"""

from __future__ import annotations

import os
import re
from html import escape
from urllib.parse import urlsplit

from web.bundle import policy
from web.bundle.common import BuildError

VARIABLE = "PYGAMES_RELAY"


def address() -> str:
    """Where the relay answers, as PYGAMES_RELAY says it; empty where it does not. Raises BuildError."""
    told = os.environ.get(VARIABLE, "")
    if told and not re.fullmatch(r"https?://[\w.:-]+(/[\w.~-]+)*", told, re.ASCII):
        raise BuildError(
            f"{VARIABLE} is {told!r}; it must be like https://ntfy.example, without a last slash."
        )
    return told


def put(page: str, address: str) -> str:
    """Let a page use the relay at this address: it is told so, and its policy allows it."""
    if not address:
        return page
    site = urlsplit(address)
    own = "connect-src 'self'"
    allowed = policy.read(page).replace(own, f"{own} {site.scheme}://{site.netloc}")
    head = f'<meta http-equiv="{policy.NAME}" content="{escape(allowed)}">'
    told = f'<meta name="pygames-relay" content="{escape(address)}">'
    return policy.META.sub(lambda _: f"{head}\n    {told}", page, count=1)

"""A table that only stands there: nothing can be pressed. And the same packed, to stand in an address.

A frame in a page of others shows such a table until it is pressed: no Python is there to draw one then.
"""

from __future__ import annotations

import json
import re
import zlib
from base64 import urlsafe_b64encode
from importlib import import_module
from typing import TYPE_CHECKING, Any

from pygames.engine.entities import unescape
from pygames.words.localizer import Localizer
from web.html import VOID
from web.model.lit import NOTHING, Lit
from web.model.marks import Marks
from web.texts import Texts
from web.view.pointing import Pointing

if TYPE_CHECKING:
    from pygames.engine.match import Match
    from web.model.embedding import Framed

TOKEN = re.compile(r"<(/?)([\w-]+)([^>]*)>|[^<]+")
ATTRIBUTE = re.compile(r' ([\w-]+)(?:="([^"]*)")?')
KEPT = re.compile(r"class|id|href|data-(?!why|zone|order)[\w-]+")  # by the style sheets, and icons
UNSEEN = re.compile(r'class="visually-hidden"| popover(?!target)')


def module(game: str) -> str:
    """The module that draws the table of a game."""
    return f"web.view.games.{game.replace('-', '_')}.table"


def still(
    match: Match, seat: int | None, localizer: Localizer, texts: Texts, lit: frozenset[str] = NOTHING
) -> str:
    """The table as HTML, for whoever sits there, or for an onlooker (None); with these things lit."""
    game: Any = import_module(module(match.game.id))
    decision = match.decision if match.decision is not None and match.decision.seat == seat else None
    return str(game.table(match.view(seat), localizer, texts, Pointing(Marks(decision, (), False), Lit(lit))))


def packed(framed: Framed) -> str:
    """The table of a frame in the letters of an address, for `web/js/meant.js`; empty where it has none."""
    if framed.match is None:
        return ""
    match, language = framed.match, framed.language
    localizer = Localizer(match.game, language, options=match.options)
    table = json.dumps(tree(still(match, framed.seat, localizer, Texts(language))), ensure_ascii=False)
    packer = zlib.compressobj(9, zlib.DEFLATED, -15)
    return urlsafe_b64encode(packer.compress(table.encode()) + packer.flush()).rstrip(b"=").decode()


def tree(table: str) -> list[Any]:
    """What of this HTML can be seen: texts, and elements as name, attributes and what stands in them."""
    root: list[Any] = []
    within, skipped = [root], 0  # how deep we are in something that is not seen
    for token in TOKEN.finditer(table):
        closes, name, attributes = token[1], token[2], token[3] or ""
        if skipped or UNSEEN.search(attributes):
            skipped += 0 if not name or name in VOID else -1 if closes else 1
        elif closes:
            within.pop()
        elif not name:
            within[-1].append(unescape(token[0]))
        else:
            found = ATTRIBUTE.findall(attributes)
            made = [name, {key: unescape(value) for key, value in found if KEPT.fullmatch(key)}]
            within[-1].append(made)
            if name not in VOID:
                within.append(made)
    return root

"""A position of a game as the page shows it, without a browser."""

from __future__ import annotations

from typing import TYPE_CHECKING

from web.model.page import Page
from web.model.session import Session
from web.model.sight import Player
from web.view.frame import draw

if TYPE_CHECKING:
    from pygames.engine.match import Match


def session_of(match: Match) -> Session:
    """The game as the person who is asked plays it, against opponents."""
    asked = match.decision.seat if match.decision is not None else 0
    players = tuple(Player(bot="" if seat == asked else "steady") for seat in range(match.seats))
    return Session(match, players)


def things_drawn(match: Match) -> int:
    """How many things the table shows that can be pointed at."""
    session = session_of(match)
    texts = Page.opened_with({}).texts
    return len(draw(session, session.localizer(texts), texts).pointing.things)

"""The table of a game with the Lich: that of Hero Realms, with the Lich's lair above the party's seating."""

from __future__ import annotations

from typing import TYPE_CHECKING

from web.html import Element, Node, div, section, span
from web.view.cards import icon
from web.view.games.hero_realms.table import drawn, other
from web.view.games.hero_realms_lich.pen import LichPen

if TYPE_CHECKING:
    from pygames.engine.view import View
    from pygames.words.localizer import Localizer
    from web.texts import Texts
    from web.view.pointing import Pointing


def table(view: View, localizer: Localizer, texts: Texts, pointing: Pointing) -> Element:
    """The whole table as `view["viewer"]` may see it; an onlooker sits at seat A's side."""
    pen = LichPen(view, localizer, texts, pointing)
    return drawn(pen, _across(pen))


def _across(pen: LichPen) -> Element:
    """The boss whom one plays against, and the party in its order, oneself among it."""
    players = pen.view["players"]
    party = [seat for seat, player in enumerate(players) if not player["boss"]]
    return div(".hr-others.lich-others")[
        [div(".lich-lair")[other(pen, seat)] for seat in pen.others if players[seat]["boss"]],
        _party(pen, party) if len(party) > 1 else [other(pen, seat) for seat in party if seat != pen.near],
    ]


def _party(pen: LichPen, party: list[int]) -> Element:
    """The members from the first to the last seat, with a link between any two that are adjacent."""
    drawn: list[Node] = []
    for seat in party:
        if drawn:
            drawn.append(_link(pen, seat))
        drawn.append(span(".lich-you")[pen.name(seat).label] if seat == pen.near else other(pen, seat))
    return section(".lich-party", aria_label=pen.own("party"))[drawn]


def _link(pen: LichPen, after: int) -> Element:
    """What joins a member and the one before; it passes over the defeated (HRL-20)."""
    players = pen.view["players"]
    joined = any(seat < after <= to for seat, it in enumerate(players) for to in it["adjacent"])
    return span(".lich-link", aria_hidden="true", data_joined=joined)[icon("link") if joined else None]

"""The table of Hero Realms as HTML: the others above, the market, the viewer's own side below.

A pure function of the view. Whatever a word of the game can name is one button; what clicking it does
is in `pointing`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from pygames.words.people import SEAT_LETTERS
from web.html import Element, Node, div, h2, li, section, span, ul
from web.view.cards import icon
from web.view.games.hero_realms.home import choosing, home, in_play, packs, rows
from web.view.games.hero_realms.pen import Pen, row

if TYPE_CHECKING:
    from pygames.engine.view import View
    from pygames.words.localizer import Localizer
    from web.texts import Texts
    from web.view.games.hero_realms.pen import Data
    from web.view.pointing import Pointing


def table(view: View, localizer: Localizer, texts: Texts, pointing: Pointing) -> Element:
    """The whole table as `view["viewer"]` may see it; an onlooker sits at seat A's side."""
    pen = Pen(view, localizer, texts, pointing)
    return drawn(pen, others(pen))


def others(pen: Pen) -> Element:
    """The other players, from the left on."""
    return div(".hr-others")[[other(pen, seat) for seat in pen.others]]


def drawn(pen: Pen, across: Node) -> Element:
    """The whole table with this pen; `across` are the other players.

    A game that stands on this one has a pen that writes more, and may seat the others otherwise.
    """
    view = pen.view
    if view["packs"]:
        parts: list[Node] = [packs(pen), across, _market(pen)]
    else:
        parts = [across, _market(pen), choosing(pen), in_play(pen, pen.near)]
    return div("#table.hero-realms", data_seats=str(len(view["players"])), data_rows=str(rows(pen)))[
        parts, home(pen)
    ]


# --- the others ---


def other(pen: Pen, seat: int) -> Element:
    """One of the other players, with what lies before him."""
    player, letter = pen.view["players"][seat], SEAT_LETTERS[seat]
    return section(
        ".hr-player",
        aria_labelledby=f"plate-{letter}",
        data_seat=letter,
        data_acts=pen.acts(seat),
        data_out=player["out"],
        data_others=True,
    )[
        div(".hr-head", data_zone=f"player-{letter}", data_order="list")[
            h2[pen.plate(seat)],
            pen.flag(seat),
        ],
        None if pen.gone(player) else _state(pen, seat, player),
        None if pen.gone(player) else in_play(pen, seat),
    ]


def _state(pen: Pen, seat: int, player: Data) -> Element:
    pools = pen.view["pools"] if pen.acts(seat) else {"gold": 0, "combat": 0}
    return div(".hr-figures")[
        pen.figure("health", "suit-hearts", player["health"], whose=SEAT_LETTERS[seat])
        if pen.begun(player)
        else None,
        pen.figure("gold", "gold", pools["gold"], whose=SEAT_LETTERS[seat]) if pools["gold"] else None,
        pen.figure("combat", "attack", pools["combat"], whose=SEAT_LETTERS[seat])
        if pools["combat"]
        else None,
        pen.figure("hand", "covered", player["hand"]["count"]),
        pen.piles(seat),
        pen.notes(seat),
    ]


# --- the market ---


def _market(pen: Pen) -> Element:
    view = pen.view
    gems = view["gems"]
    sold = [*view["row"], *([gems] if gems["card"] and pen.sells_gems else [])]
    return section("#market.hr-zone", aria_labelledby="market-title")[
        div(".hr-head")[
            h2("#market-title.hr-title")[icon("treasure"), pen("market")],
            span(".hr-note")[pen("market.left", n=view["market"])],
            span(".hr-note")[pen("gems.left", n=gems["count"])] if pen.sells_gems else None,
            div(".hr-figures")[
                pen.window_of("sacrificed", "sacrifice", pen("sacrificed"), view["sacrificed"])
                if view["sacrificed"]
                else None
            ],
        ],
        _waiting(pen),
        row([pen.card(it["card"], "market", cost=it["cost"]) for it in sold], "market"),
    ]


def _waiting(pen: Pen) -> Node:
    """What the next acquisitions do."""
    view = pen.view
    lines = [pen.localizer.text(f"use.{way}") for way in pen.derived["waiting"]]
    lines += [pen.localizer.text(f"effect.discount.{it['only']}", amount=it["n"]) for it in view["discounts"]]
    lines += [pen("heist")] if view["heist"] else []
    return (
        ul(".hr-waiting")[[li(".hr-flag")[icon("hourglass"), span[line]] for line in lines]]
        if lines
        else None
    )

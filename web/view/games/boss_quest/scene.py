"""The combat with the boss, drawn: the hidden weapons turn one by one, then come the spoils."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pygames.words.numbers import number, signed
from web.html import Node, div, li, ol, span, strong
from web.model.marks import Marks
from web.view.cards import icon
from web.view.games.boss_quest.cards import boss as boss_picture
from web.view.games.boss_quest.cards import covered, weapon
from web.view.games.boss_quest.pen import Pen
from web.view.pointing import Pointing

if TYPE_CHECKING:
    from collections.abc import Sequence

    from pygames.engine.event import Event
    from pygames.engine.view import View
    from pygames.words.localizer import Localizer
    from web.texts import Texts
    from web.view.games.boss_quest.pen import Data

OUT = {"exceeded", "condition_failed"}
SIGNS = {"heart_lost": "suit-hearts", "key": "key", "perfect": "key", "wins_round": "laurels"}


def picture(moment: str, events: Sequence[Event], view: View, localizer: Localizer, texts: Texts) -> Node:
    """The boss, and each player with the weapons, the force and what came of it as far as it is told."""
    pen = Pen(view, localizer, texts, Pointing(Marks()))
    boss = view["boss"]
    seats = [int(event.params["seat"]) for event in events if event.kind == "revealed"]
    order = [*seats, *(seat for seat in pen.order if seat not in seats and view["players"][seat]["place"])]
    return [
        div(".scene-boss")[
            boss_picture(boss["base"], boss["reaper"]),
            strong(".scene-number")[number(boss["hp"])],
            span[pen.texts("boss-quest.hp")],
        ],
        ol(".scene-players")[(_player(pen, seat, events) for seat in sorted(order))],
    ]


def _player(pen: Pen, seat: int, events: Sequence[Event]) -> Node:
    player = pen.view["players"][seat]
    own = [event for event in events if event.params.get("seat") == seat]
    kinds = {event.kind for event in own}
    shown = next((event for event in own if event.kind == "revealed"), None)
    signs = [
        span(f".scene-sign.scene-sign--{event.kind}")[icon(SIGNS[event.kind]), _change(event)]
        for event in own
        if event.kind in SIGNS
    ]
    return li(".scene-player", data_out=bool(kinds & OUT), data_wins="wins_round" in kinds)[
        span(".scene-name")[pen.pawn(seat), pen.name(seat).label],
        span(".scene-weapons")[
            [pen.weapon(it) for it in player["visible"]],
            _hidden(pen, str(shown.params["weapon"])) if shown else covered(),
            _by_spells(pen, player, shown) if shown else None,
        ],
        strong(".scene-number")[number(int(shown.params["n"])) if shown else "?"],
        span(".scene-signs")[signs],
    ]


def _by_spells(pen: Pen, player: Data, shown: Event) -> Node:
    """What spells add to the weapons shown; nothing where a potion's reading is open."""
    colour, _, value = str(shown.params["weapon"]).partition("-")
    if colour == "potion" or any(it["colour"] is None and not it["read"] for it in player["visible"]):
        return None
    part = int(shown.params["n"]) - int(value) - sum(int(it["value"]) for it in player["visible"])
    if not part:
        return None
    return span(".scene-sign.scene-sign--spells")[icon("magician"), signed(part)]


def _change(event: Event) -> str:
    if event.kind == "heart_lost":
        return "−1"
    return f"+{event.params['n']}" if event.kind == "key" else "+1" if event.kind == "perfect" else ""


def _hidden(pen: Pen, name: str) -> Node:
    """The weapon that was hidden, face up."""
    colour, _, value = name.partition("-")
    if colour != "potion":
        return weapon(colour, int(value), pen.letter(colour))
    minus, plus = pen.view["potions"][int(value) - 1]
    return pen.weapon({"colour": None, "minus": minus, "plus": plus, "value": plus, "read": False})

"""A fight of Immortal King, drawn: the dice, the result against the power, and what it cost."""

from __future__ import annotations

from typing import TYPE_CHECKING

from web.html import Node, div, span, strong
from web.view.cards import icon
from web.view.games.immortal_king.cards import art, die

if TYPE_CHECKING:
    from collections.abc import Sequence

    from pygames.engine.event import Event
    from pygames.engine.view import View
    from pygames.words.localizer import Localizer
    from web.texts import Texts


def picture(moment: str, events: Sequence[Event], view: View, localizer: Localizer, texts: Texts) -> Node:
    """The roll and the comparison, or both gestures, as far as they are told."""
    shown = next((event.params for event in events if event.kind == "gestures"), None)
    rolls = [event.params for event in events if event.kind == "rolled"]
    end = next((event for event in events if event.kind in ("fight_won", "fight_lost")), None)
    lost = sum(int(event.params["n"]) for event in events if event.kind == "courage_lost")
    return div(".scene-duel")[
        [die(int(it["sides"]), int(it["die"]), cast=f"scene {n}") for n, it in enumerate(rolls)],
        None if shown is None else _gestures(str(shown["gesture"]), str(shown["gesture2"]), view, localizer),
        None
        if end is None
        else [
            span(".scene-side", data_wins=end.kind == "fight_won")[
                icon("type-warrior"), _sum(end), strong(".scene-number")[str(end.params["total"])]
            ],
            span(".scene-side", data_wins=end.kind == "fight_lost")[
                _enemy(view), strong(".scene-number")[str(end.params["power"])]
            ],
        ],
        span(".scene-sign.scene-sign--heart_lost")[icon("suit-hearts"), f"−{lost}"] if lost else None,
    ]


def _gestures(ours: str, theirs: str, view: View, localizer: Localizer) -> Node:
    """What the party has shown, and what the dungeon master has (HIK-96)."""
    won = localizer.details(view, "gesture", ours)["beaten_by"] != theirs  # a tie is the party's (HIK-97)
    return [
        span(".scene-side", data_wins=won)[icon("type-warrior"), icon(f"gesture-{ours}")],
        span(".scene-side", data_wins=not won)[_enemy(view), icon(f"gesture-{theirs}")],
    ]


def _enemy(view: View) -> Node:
    """The picture of the card that is fought; the dungeon, where the fight began with its last choice."""
    place = view["fight"]["place"] if view["fight"] else ""
    cards = {it["place"]: it["encounter"] for it in view["corridors"]} | {"final": view["final"]}
    card = cards.get(place)
    if card is None:
        return icon("dungeon")
    sign = "final-monster" if place == "final" else f"family-{card['family']}"
    return art(card["card"].partition("#")[0], sign)


def _sum(end: Event) -> Node:
    """The die with all that was done to it, so that the result adds up."""
    die_, times, plus = (int(end.params[name]) for name in ("die", "times", "plus"))
    if times == 1 and not plus:
        return None
    figures = [str(die_)]
    if times > 1:
        figures.append(f"× {times}")
    if plus:
        figures.append(f"{'+' if plus > 0 else '−'} {abs(plus)}")
    return span(".scene-sum")[" ".join(figures), " ="]

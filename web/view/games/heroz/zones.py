"""A player's zones beside the area of HEROZ: points, deck, discard, hero, and the other player's hand."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from pygames.words.people import SEAT_LETTERS
from web.html import Element, Node, div, p, span
from web.view.cards import back, icon, parse
from web.view.marked import counted

if TYPE_CHECKING:
    from markupsafe import Markup

    from web.view.games.heroz.pen import Pen

HEROES = {"J": "jack", "Q": "queen", "K": "king"}
MOST_BACKS = 9  # of a hand; the number beside them says how many there are


def zones(pen: Pen, seat: int) -> Node:
    """Points, deck, discard and hero, in the booklet's order."""
    return [_points(pen, seat), _deck(pen, seat), _discard(pen, seat), _hero(pen, seat)]


def other_hand(pen: Pen, seat: int) -> Element:
    """A hand that is not the viewer's: its backs, or its cards when one looks back at a game that is over."""
    hand = pen.view["hands"][seat]
    if hand.get("cards"):
        return _open_hand(pen, seat, hand["cards"])
    count = hand["count"]
    return pen.zone(
        "hand",
        seat,
        div(".backs")[
            [back(SEAT_LETTERS[seat]) for _ in range(min(count, MOST_BACKS))],
            span(".count", aria_hidden="true")[str(count)],
            pen.about("hand", seat, pen.texts("heroz.hand", n=count)),
        ],
    )


def _open_hand(pen: Pen, seat: int, cards: list[str]) -> Element:
    target, title = f"held-{SEAT_LETTERS[seat]}", pen.texts("heroz.hand.of", name=pen.name(seat))
    return pen.zone(
        "hand",
        seat,
        p(".visually-hidden")[", ".join(map(pen.card, cards))],
        div(".backs")[
            [pen.face(card) for card in cards[:MOST_BACKS]],
            span(".count", aria_hidden="true")[str(len(cards))],
            pen.opener(target, title),
        ],
        pen.spread(target, title, [(card, pen.card(card)) for card in cards]),
    )


def _points(pen: Pen, seat: int) -> Element:
    points, won, goal = pen.view["points"][seat], pen.view["won"][seat], pen.derived["goal"]
    target, title = f"won-{SEAT_LETTERS[seat]}", pen.texts("heroz.points.cards", name=pen.name(seat))
    said = pen.texts("heroz.points", points=points)
    return pen.zone(
        "points",
        seat,
        div(".points")[
            p[
                span(".visually-hidden")[said] if won else None,
                span(".points-number", counted(f"points:{SEAT_LETTERS[seat]}", points), aria_hidden="true")[
                    str(points), span(".points-goal")[f" / {goal}"]
                ],
                span(
                    ".points-bar", aria_hidden="true", data_style=f"--share: {min(points, goal) / goal:.3f}"
                ),
            ],
            pen.opener(target, title) if won else pen.about("points", seat, said),
        ],
        pen.spread(target, title, [(it["card"], pen.prize(it)) for it in won]) if won else None,
    )


def _deck(pen: Pen, seat: int) -> Element:
    deck, letter = pen.view["decks"][seat], SEAT_LETTERS[seat]
    opened: list[str] = deck["open"]
    covered = deck["count"] - len(opened)
    said = [pen.texts("heroz.deck", n=covered)]
    if opened:
        said.append(pen.texts("heroz.deck.open", cards=", ".join(map(pen.card, opened))))
    several = len(opened) > 1
    target, title = f"open-{letter}", pen.texts("heroz.deck.cards", name=pen.name(seat))
    top = pen.face(opened[0], seat) if opened else back(letter) if covered else None
    return pen.zone(
        "deck",
        seat,
        _pile(f"deck-{letter}", top, deck["count"], pen.opener(target, title) if several else None),
        p(".visually-hidden")[", ".join(said)] if several else pen.about("deck", seat, *said),
        pen.spread(target, title, [(card, pen.card(card)) for card in opened]) if several else None,
    )


def _discard(pen: Pen, seat: int) -> Element:
    letter = SEAT_LETTERS[seat]
    discard: list[dict[str, Any]] = pen.view["discards"][seat][::-1]
    if not discard:
        about = pen.about("discard", seat, pen.texts("heroz.empty"))
        return pen.zone("discard", seat, _pile(f"discard-{letter}", None, 0), about)
    top = discard[0]
    fallen = sum(1 for it in discard if it["tilted"])
    said = p(".visually-hidden")[
        pen.texts("heroz.discard", n=len(discard), card=pen.card(top["card"])),
        f", {pen.texts('heroz.discard.fallen', n=fallen)}" if fallen else None,
    ]
    target, title = f"all-{letter}", pen.texts("heroz.discard.cards", name=pen.name(seat))
    return pen.zone(
        "discard",
        seat,
        _pile(
            f"discard-{letter}",
            pen.face(top["card"], seat),
            len(discard),
            [
                span(".fallen", aria_hidden="true")[icon("fallen"), str(fallen)] if fallen else None,
                pen.opener(target, title),
            ],
            tilted=top["tilted"],
        ),
        said,
        pen.spread(target, title, [(it["card"], _lost(pen, it)) for it in discard]),
    )


def _lost(pen: Pen, it: dict[str, Any]) -> str:
    card = pen.card(it["card"])
    return pen.texts("heroz.fallen", card=card) if it["tilted"] else card


def _hero(pen: Pen, seat: int) -> Element:
    hero: str | None = pen.view["heroes"][seat]
    thing = HEROES[parse(hero).rank] if hero else "hero"
    return pen.zone(
        "hero",
        seat,
        _pile(f"hero-{SEAT_LETTERS[seat]}", pen.face(hero, seat) if hero else None, 0),
        pen.about(thing, seat, pen.card(hero) if hero else pen.texts("heroz.empty")),
    )


def _pile(key: str, top: Markup | None, count: int, extra: Node = None, *, tilted: bool = False) -> Element:
    height = "3" if count > 20 else "2" if count > 5 else "1"
    return div(".pile", id=key, data_tilted=tilted, data_height=height)[
        top if top is not None else span(".pile-empty"),
        span(".count", aria_hidden="true")[str(count)] if count else None,
        extra,
    ]

"""The band between the two areas of HEROZ: whose turn and which step, or the totals of a fight."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from pygames.words.people import SEAT_LETTERS
from web.html import Element, Node, div, h2, li, ol, p, section, span, strong
from web.view.cards import SUITS, icon, suit_icon
from web.view.marked import counted

if TYPE_CHECKING:
    from pygames.engine.view import View
    from pygames.words.localizer import Localizer
    from web.texts import Texts

AFTER_BLOCK = 3  # the step of combat once all blockers are declared
STEPS = {
    "placement": "1.3",
    "hero": "1.4",
    "power": "1.4",
    "attack": "2.2",
    "block": "2.3",
    "damage": "2.6",
    "conquest": "3.1",
}


def front(view: View, localizer: Localizer, texts: Texts) -> Element:
    """The band: always there, so that nothing moves when a fight begins."""
    fight = view["fight"]
    turn = texts("heroz.turn", n=view["turn"])
    title = texts("heroz.fight", number=fight["column"]) if fight else turn
    return section("#front.front", aria_labelledby="front-title", data_fight=bool(fight))[
        div(".front-head")[
            h2("#front-title.front-title")[icon("attack") if fight else None, title],
            p(".damage")[texts("heroz.damage_left", n=fight["damage"])]
            if fight and fight["damage"]
            else None,
        ],
        _fight(view, localizer, texts) if fight else _phases(view, texts),
    ]


def _step(view: View) -> str:
    """The booklet's number of the step that is being played, or nothing."""
    decision = view["decision"]
    if decision is None:
        return ""
    return STEPS.get(decision["id"], f"2.{max(1, view['step'])}")


def _phases(view: View, texts: Texts) -> Node:
    step = _step(view)
    return ol(".phases")[
        [
            li(".phase", aria_current="step" if step.startswith(number) else None)[
                span(".phase-name")[texts(f"heroz.phase.{number}")],
                span(".phase-step")[texts(f"heroz.step.{step}")] if step.startswith(number) else None,
            ]
            for number in "123"
        ]
    ]


def _fight(view: View, localizer: Localizer, texts: Texts) -> Node:
    near = view["viewer"] or 0
    sides = sorted(view["fight"]["sides"], key=lambda side: bool(side["seat"] == near))
    most = max(side["power"] for side in view["fight"]["sides"])
    return div(".totals")[
        [_total(side, view, localizer, texts, leads=side["power"] == most and most > 0) for side in sides],
    ]


def _total(side: dict[str, Any], view: View, localizer: Localizer, texts: Texts, *, leads: bool) -> Element:
    attacks = side["seat"] == view["active"]
    area = view["areas"][side["seat"]]
    suits = {cell["card"]: cell["suit"] for column in area for cell in column if cell["active"]}
    terms = [_term(term, texts, suits) for term in side["terms"]]
    declared = view["decision"] is None or view["step"] == AFTER_BLOCK
    nobody = texts("heroz.no_blockers" if declared else "heroz.no_blockers.yet")
    return div(".total", data_seat=SEAT_LETTERS[side["seat"]], data_leads=leads)[
        span(".total-who")[
            icon("attack" if attacks else "block"), span(".total-name")[localizer.seat(side["seat"]).label]
        ],
        span(".terms")[terms or span(".no-term")[nobody]],
        strong(
            ".total-power", counted(f"power:{SEAT_LETTERS[side['seat']]}", side["power"], since=view["turn"])
        )[
            span(".visually-hidden")[texts("heroz.power", power=side["power"])],
            span(aria_hidden="true")[str(side["power"])],
        ],
    ]


def _term(term: dict[str, Any], texts: Texts, suits: dict[str, str]) -> Element:
    """One summand as the booklet writes it, `3 + (3×5) = 18`, each part with the troop's present suit."""
    parts = term["parts"]
    several = len(parts) > 1 or parts[0]["factor"] > 1
    summands: list[Node] = []
    for number, part in enumerate(parts):
        if number:
            summands.append(" + ")
        plain = part["factor"] == 1 or part["power"] == 0
        text = str(part["power"]) if plain else f"({part['value']}×{part['factor']})"
        suit = SUITS.get(suits.get(part["card"], ""))
        summands.append(span(".part")[text, suit_icon(suit) if suit else None])
    return span(".term", data_kind=term["kind"])[
        span(".term-kind")[texts(f"heroz.term.{term['kind']}")],
        " ",
        span(".term-sum")[summands, f" = {term['power']}" if several else None],
    ]

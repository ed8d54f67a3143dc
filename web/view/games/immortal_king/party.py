"""The party of Immortal King's table: adventurers and equipment, and the box from which they are chosen."""

from __future__ import annotations

from typing import TYPE_CHECKING

from web.html import Element, Node, button, div, h2, h3, li, p, section, span, ul
from web.view.cards import icon
from web.view.games.immortal_king.cards import ITEM_SIGNS, art
from web.view.games.immortal_king.explained import opener
from web.view.games.immortal_king.pen import PARTY_SEAT, TREASURE

if TYPE_CHECKING:
    from web.view.games.immortal_king.pen import Data, Pen

STATES = ("hand", "open", "drunk")  # face down, face up, drunk


def party(pen: Pen) -> Element:
    """Who goes into the dungeon, and what is in the packs."""
    acts = pen.asked == PARTY_SEAT and not pen.over
    return section("#party.hik-party", aria_labelledby="party-title", data_acts=acts)[
        div(".hik-head.hik-full")[
            h2("#party-title.hik-title")[icon("shield"), pen("party")],
            span(".hik-note")[pen.called(PARTY_SEAT)],
        ],
        div(".hik-cards")[
            div(".hik-adventurers", data_zone="adventurers")[
                [_adventurer(pen, it) for it in pen.view["party"]]
            ],
            _packs(pen),
        ],
    ]


def _packs(pen: Pen) -> Node:
    """Equipment in hand, lying open, drunk; of the hand others see the number only.

    A card keeps its place when it is turned up or drunk.
    """
    held = pen.view["equipment"]
    shown = [(it, state) for state in STATES for it in held[state] or ()]
    shown.sort(key=lambda pair: int(pair[0]["equipment"][1:]))
    backs = held["hidden"] if held["hand"] is None else 0
    if not shown and not backs:
        return None
    return div(".hik-packs")[
        h3(".hik-packs-title.visually-hidden")[pen("equipment")],
        p(".hik-backs", data_style=f"--cards: {backs}")[
            span(aria_hidden="true")[[span(".hik-card-back")[icon("covered")] for _ in range(backs)]],
            span[pen("equipment.hidden", n=backs)],
        ]
        if backs
        else None,
        div(".hik-items", data_zone="equipment")[[_item(pen, it, state) for it, state in shown]]
        if shown
        else None,
    ]


# --- an adventurer ---

SURE = {"power": "sure", "ultimate": "sure.cards"}  # what is paid: by the type of action


def _adventurer(pen: Pen, it: Data, *, chosen: bool | None = None) -> Element:
    """An adventurer with gift, temporary and ultimate power; in the box whether chosen, later the mana."""
    word = it["adventurer"]
    aim = pen.view["aim"] == ["ultimate", int(word[1:]) - 1]
    attrs = pen.pointing.attrs(word)
    legal, choice = pen.pointing.marks.legal_actions, attrs.get("data-choice")
    sure = SURE.get(legal[int(choice)].type.name) if choice is not None else None
    return button(
        ".hik-adventurer",
        {**attrs, "data-risk": ""} if sure else attrs,
        type="button",
        id=f"adventurer-{word}",
        data_type=it["type"],
        data_chosen=chosen,
        data_aims=aim,
    )[
        span(".hik-face")[
            span(".hik-portrait", aria_hidden="true")[art(it["id"], f"type-{it['type']}")],
            span(".hik-name")[pen.on_card("adventurer", word)],
            " ",
            span(".hik-kind")[_keywords(pen, it)],
            " ",
            _mana(pen, it["mana"]) if chosen is None else _chosen(pen, chosen),
            " ",
            [_deed(pen, kind, it) for kind in ("gift", "temporary", "ultimate")],
        ],
        span(".sure", data_aside=True)[pen(sure)] if sure else None,
    ]


def _keywords(pen: Pen, it: Data) -> Node:
    """The type and the gender, which other cards can test."""
    *before, last = pen.localizer.text(f"kind.{it['gender']}.{it['type']}").rsplit(" ", 1)
    return [(f"{word} " for word in before), pen.marked(last, it["source"])]


def _mana(pen: Pen, there: bool) -> Element:
    return span(".hik-mana", data_there=there)[
        icon("mana"), span(".visually-hidden")[pen("mana.yes" if there else "mana.no")]
    ]


def _chosen(pen: Pen, chosen: bool) -> Node:
    return span(".hik-chosen")[icon("check"), span(".visually-hidden")[pen("chosen")]] if chosen else None


def _deed(pen: Pen, kind: str, it: Data) -> Element:
    cost = pen.view["ultimate_cost"] if kind == "ultimate" else []
    return span(".hik-deed", data_deed=kind)[
        span(".hik-deed-title")[pen(kind), pen.hidden(f"{pen.texts('colon')} ")],
        " ",
        span(".hik-deed-text")[pen.details("adventurer", it["adventurer"])[kind]],
        [
            " ",
            _price(pen, cost, "box") if pen.view["box"] else pen.cost(cost, pen.derived["ultimate_payable"]),
        ]
        if cost
        else None,
        " ",
    ]


# --- equipment ---


def _item(pen: Pen, it: Data, state: str, *, chosen: bool = False) -> Element:
    """An equipment card: in the box, in the hand, lying open, or drunk."""
    word = it["equipment"]
    aim = pen.view["aim"] == ["use", int(word[1:]) - 1]
    attrs = pen.pointing.attrs(word)
    pays = "data-choice" in attrs and bool(it["cost"]) and (state == "hand" or it["type"] == "quest")
    kind = pen.localizer.text(f"type.{it['type']}")
    return button(
        ".hik-item",
        {**attrs, "data-risk": ""} if pays else attrs,
        type="button",
        id=f"item-{word}",
        data_card=word,
        data_type=it["type"],
        data_state=state,
        data_chosen=chosen,
        data_aims=aim,
    )[
        span(".hik-face")[
            span(".hik-portrait", aria_hidden="true")[art(it["id"], ITEM_SIGNS[it["type"]])],
            span(".hik-name")[pen.on_card("equipment", word)],
            " ",
            span(".hik-kind")[
                [f"{kind}, ", pen.marked(_state(pen, state), it["source"])]
                if state != "box"
                else pen.marked(kind, it["source"])
            ],
            " ",
            span(".hik-deed-text")[pen.details("equipment", word)["text"]],
            " ",
            _item_cost(pen, it, state),
            [" ", _chosen(pen, chosen=True)] if chosen else None,
        ],
        span(".sure", data_aside=True)[pen("sure.cards")] if pays else None,
    ]


def _state(pen: Pen, state: str) -> Element:
    return span(".hik-state")[icon("covered" if state == "hand" else "check"), pen(f"item.{state}")]


def _item_cost(pen: Pen, it: Data, state: str) -> Node:
    """The cost, and whether it can be paid; an object lying open has been paid for good."""
    if state == "open" and it["type"] == "object":
        return span(".hik-cost", data_payable="free")[pen("item.works")]
    if state in ("hand", "open"):
        return pen.cost(it["cost"], it["payable"])
    return _price(pen, it["cost"], state)


def _price(pen: Pen, cost: list[str], state: str) -> Node:
    """A cost, where it is not asked whether it can be paid."""
    if state == "drunk":
        return None
    if not cost:
        return span(".hik-cost", data_payable="free")[pen.localizer.text("cost.free")]
    return span(".hik-cost")[pen.hidden(pen.said_cost(cost)), pen.chips(cost)]


# --- the box ---


def box(pen: Pen) -> Element:
    """All adventurers and all equipment, from which five cards are chosen."""
    view, choice = pen.view, pen.view["box"]
    chosen = {it["adventurer"] for it in view["party"]}
    hand = view["equipment"]["hand"]
    packed = {it["equipment"] for it in hand or ()}
    count = len(chosen) + view["equipment"]["hidden"]
    return section("#box.hik-box", aria_labelledby="box-title")[
        div(".hik-head")[
            h2("#box-title.hik-title")[icon("dungeon"), pen("box")],
            span(".hik-note.hik-full")[pen("box.note", name=pen.name(PARTY_SEAT))],
            _count(pen, count),
            opener(pen),
        ],
        section(".hik-row", aria_labelledby="box-adventurers")[
            h3("#box-adventurers.hik-title.hik-full")[
                pen("adventurers"), span(".hik-note")[pen("box.adventurers", n=len(chosen))]
            ],
            div(".hik-adventurers", data_zone="adventurers")[
                [_adventurer(pen, it, chosen=it["adventurer"] in chosen) for it in choice["adventurers"]]
            ],
        ],
        section(".hik-row", aria_labelledby="box-equipment")[
            h3("#box-equipment.hik-title.hik-full")[
                pen("equipment"),
                span(".hik-note")[
                    pen("box.equipment" if hand is not None else "box.secret", n=view["equipment"]["hidden"])
                ],
            ],
            div(".hik-items", data_zone="equipment")[
                [_item(pen, it, "box", chosen=it["equipment"] in packed) for it in choice["equipment"]]
            ],
        ],
    ]


def _count(pen: Pen, count: int) -> Element:
    """How many of the five cards have been chosen."""
    most = pen.derived["party"]
    return p(".hik-count", data_full=count == most)[
        span(".hik-count-places", aria_hidden="true")[
            [span(".hik-count-place", data_taken=n < count) for n in range(most)]
        ],
        span[pen("box.count", n=count, most=most)],
    ]


# --- what was won ---


def won(pen: Pen) -> Element:
    """The won cards, by colour and treasures: with them the party pays."""
    return section("#won.hik-won", pen.pointing.gauge("won"), aria_labelledby="won-title")[
        div(".visually-hidden")[
            h2("#won-title")[pen("won")],
            p[pen("spent", n=len(pen.view["spent"]))],
        ],
        ul(".hik-purse")[[_coins(pen, kind, cards) for kind, cards in pen.derived["purse"].items()]],
    ]


def _coins(pen: Pen, kind: str, cards: list[Data]) -> Element:
    treasure = kind == TREASURE
    name = pen("treasures") if treasure else pen.colour(kind)
    sign = span(".hik-hue", aria_hidden="true", data_colour=TREASURE)[icon("treasure")]
    return li(".hik-coins", data_empty=not cards, id=f"won-{kind}")[
        sign if treasure else pen.hue(kind),
        span(".visually-hidden")[name],
        " ",
        span(".hik-coins-count")[str(len(cards))],
        span(".hik-coins-cards", aria_hidden="true")[
            [span(".hik-coin", data_card=it["card"], data_colour=it["colour"]) for it in cards]
        ],
    ]

"""With paper cards: which card was turned up, what is reported of one's turn, and the sheet to be printed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from web.html import Element, Node, button, div, h2, h3, h4, li, ol, section, span
from web.view.cards import icon
from web.view.games.hero_realms.cards import ascii_id

if TYPE_CHECKING:
    from web.view.games.hero_realms_skirmish.boss_pen import BossPen

FACTIONS = ("guild", "imperial", "necros", "wild", "")
CARDS = ("invoke", "enter", "scrap")  # what is reported of a card of one's own
AMOUNTS = (("heal", "suit-hearts"), ("lose", "fallen"))


def picker(pen: BossPen) -> Element:
    """The cards that may have been turned up, by faction and name."""
    words = sorted(pen.pointing.marks.next, key=pen.card_name)
    return section("#turned.hr-zone.sk-picker", aria_labelledby="turned-title", data_scrolls="")[
        h2("#turned-title.hr-title")[icon("draw-card"), pen.own("paper.turned")],
        [_faction(pen, it, [w for w in words if pen.printed(w)["faction"] == it]) for it in FACTIONS],
    ]


def _faction(pen: BossPen, faction: str, words: list[str]) -> Node:
    if not words:
        return None
    name = pen.localizer.text(f"faction.{faction}") if faction else pen.own("paper.no_faction")
    return div(".sk-faction", data_faction=faction or None)[
        h3(".sk-faction-name")[icon(f"faction-{faction}") if faction else None, name],
        div(".sk-names", data_zone=f"turned-{faction or 'none'}", data_order="list")[
            [
                button(".sk-name", pen.pointing.attrs(word), type="button", id=f"turned-{ascii_id(word)}")[
                    span[pen.card_name(word)], " ", span(".sk-cost")[str(pen.printed(word)["cost"])]
                ]
                for word in words
            ]
        ],
    ]


def reports(pen: BossPen) -> list[Node]:
    """What is reported: the attack, cards of one's own, health; each opens a window of its own."""
    choices: dict[str, list[tuple[str, int]]] = {}
    for n, action in enumerate(pen.pointing.marks.legal_actions):
        if len(action.words) == 1:
            choices.setdefault(action.type.name, []).append((action.words[0], n))
            if action.type.name not in ("take", "oust"):
                pen.pointing.attrs(action.words[0])  # in a window: the prompt bar needs no button for it
    found: list[Node] = []
    if "attack" in choices:
        found += _amounts(pen, "attack", "attack", choices["attack"], quiet=False)
    found += [
        _opener(pen, "own-cards", "covered", pen.own("paper.cards")),
        pen.window("own-cards", pen.own("paper.cards.title"), pen("close"), _own_cards(pen, choices)),
    ]
    for name, sign in AMOUNTS:
        found += _amounts(pen, name, sign, choices[name], quiet=True)
    return found


def _opener(pen: BossPen, id: str, sign: str, text: str, *, quiet: bool = True) -> Element:
    shape = ".hr-deed.hr-deed--quiet" if quiet else ".hr-deed"
    return button(shape, type="button", id=f"open-{id}", popovertarget=id)[icon(sign), text]


def _choice(n: int, window: str, id: str, *content: Node) -> Element:
    """A button in a window for one choice, which closes the window."""
    return button(
        ".hr-deed.hr-deed--quiet",
        type="button",
        id=id,
        data_mark="choice",
        data_choice=str(n),
        popovertarget=window,
        popovertargetaction="hide",
    )[content]


def _amounts(
    pen: BossPen, name: str, sign: str, choices: list[tuple[str, int]], *, quiet: bool
) -> list[Node]:
    """How much: one button a number."""
    window = f"amounts-{name}"
    numbers = [_choice(n, window, f"{name}-{word}", word) for word, n in choices]
    content = div(".hr-deeds.sk-amounts", data_zone=window, data_order="list")[numbers]
    return [
        _opener(pen, window, sign, pen.own(f"paper.{name}"), quiet=quiet),
        pen.window(window, pen.own(f"paper.{name}.title"), pen("close"), content),
    ]


def _own_cards(pen: BossPen, choices: dict[str, list[tuple[str, int]]]) -> Element:
    """By what is reported, the cards of which it can be."""
    parts = []
    for name in CARDS:
        words = sorted(choices.get(name, []), key=lambda it: pen.card_name(it[0]))
        if not words:
            continue
        parts.append(
            div(".sk-faction")[
                h4(".sk-faction-name")[pen.own(f"paper.{name}")],
                div(".hr-deeds", data_zone=f"own-{name}", data_order="list")[
                    [
                        _choice(n, "own-cards", f"{name}-{ascii_id(word)}", pen.card_name(word))
                        for word, n in words
                    ]
                ],
            ]
        )
    return div(".sk-own")[parts]


def sheet(pen: BossPen) -> Element:
    """The boss's turn step by step, for paper: it is printed only."""
    return section(".sk-sheet", aria_hidden="true")[
        h2[pen.own("paper.sheet", card=pen.card_name(pen.boss["card"]))],
        [
            div[
                h3[str(pen.localizer.word("step", step))],
                ol[[li[pen.localizer.rule(rule), " (", rule, ")"] for rule in rules]],
            ]
            for step, rules in pen.derived["steps"]
        ],
    ]

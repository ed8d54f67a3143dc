"""The boss's behaviour: the cards of its pack, and what each means for its turn and for one's attack."""

from __future__ import annotations

from typing import TYPE_CHECKING

from web.html import Element, Node, button, div, span
from web.view.cards import icon
from web.view.games.hero_realms.cards import ascii_id

if TYPE_CHECKING:
    from web.view.games.hero_realms.pen import Data
    from web.view.games.hero_realms_skirmish.boss_pen import BossPen

SIGNS = {"market": "treasure", "strike": "attack", "yours": "shield", "ability": "aura"}


def choice(pen: BossPen, word: str) -> Element:
    """A behaviour card that may be chosen now, with what it would mean."""
    same = sum(pen.printed(it)["face"] == pen.printed(word)["face"] for it in pen.boss["pile"])
    return button(".sk-choice", pen.pointing.attrs(word), type="button", id=f"behave-{ascii_id(word)}")[
        span(".sk-choice-name")[coin(pen, word), pen.card_name(word), f" ×{same}" if same > 1 else None],
        meaning(pen, word),
    ]


def coin(pen: BossPen, word: str) -> Element:
    """A behaviour card in short: its sign and value."""
    it = pen.details("behaviour", word)
    return span(".sk-coin", data_attack=it["attack"], aria_hidden="true")[
        str(it["value"]), icon("attack" if it["attack"] else "gold")
    ]


def meaning(pen: BossPen, word: str) -> Element:
    """What a behaviour card means, line by line."""
    (name, market), *lines = meanings(pen, word)
    first: Node = [span(".sk-rule")[market], " ", _now(pen, pen.view["outlooks"][word])]
    return span(".sk-meaning")[_line(pen, name, first), [_line(pen, name, text) for name, text in lines]]


def meanings(pen: BossPen, word: str) -> list[tuple[str, str]]:
    """What a behaviour card means: by the part of a turn a text."""
    it: Data = pen.view["outlooks"][word]
    kind = "attack" if it["attack"] else "coin"
    faction = pen.localizer.text(f"faction.{pen.boss['faction']}")
    lines = [
        ("market", pen.own(f"market.{kind}", n=it["n"], faction=faction)),
        ("strike", pen.own(f"strike.{kind}", n=it["value"])),
        ("yours", pen.own(f"yours.{kind}")),
    ]
    boss = pen.printed(pen.boss["card"])["face"]
    if pen.boss["abilities"] and not it["attack"]:
        lines.append(("ability", pen.own(f"ability.{boss}", n=it["n"])))
    return lines


def _line(pen: BossPen, name: str, text: Node) -> Element:
    return span(".sk-line", data_line=name)[
        icon(SIGNS[name]), span[span(".visually-hidden")[pen.own(f"line.{name}"), " "], text, " "]
    ]


def _now(pen: BossPen, it: Data) -> Node:
    """What that would be with the market as it lies."""
    cards = pen.own("or").join(dict.fromkeys(map(pen.card_name, it["cards"])))
    return span(".sk-now")[pen.own(f"now.{it['way']}", cards=cards, n=it["n"])]


def pack(pen: BossPen) -> Element:
    """The behaviour cards: the one that counts, those used before it, those to come."""
    used: list[str] = pen.boss["behaviour"]
    top = used[-1:]
    return div("#behaviour.sk-pack", data_zone="behaviour")[
        [_chip(pen, word, "top") for word in top],
        [_chip(pen, word, "pile") for word in pen.boss["pile"] if not (pen.choosing and word in pen.offered)],
        [_chip(pen, word, "used") for word in used[:-1]],
    ]


def _chip(pen: BossPen, word: str, state: str) -> Element:
    return button(
        ".sk-chip",
        pen.pointing.attrs(word),
        type="button",
        id=f"behaviour-{ascii_id(word)}",
        data_card=word,
        data_state=state,
    )[coin(pen, word), span(".sk-chip-name")[pen.own(f"pack.{state}", card=pen.card_name(word))]]

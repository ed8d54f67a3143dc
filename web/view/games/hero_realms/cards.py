"""Cards of Hero Realms as HTML, at a glance. For the eye only: what is printed on them is said elsewhere."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from web.html import Node, span
from web.view.cards import icon, written
from web.view.pictures import picture

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from typing import Any

    from markupsafe import Markup

    Data = Mapping[str, Any]

GIVES = {"gold": "gold", "combat": "attack", "health": "suit-hearts", "draw": "draw-card"}
KIND_SIGNS = {"jar": "potion", "minion": "ghost", "power": "aura"}  # of cards without a faction
LONG = 75  # letters of abilities from which they are written small
SLOT_SIGNS = {"expend": "expend", "sacrifice": "sacrifice"}

_LINES: dict[tuple[str, str, int], Markup] = {}  # the lines of a face, written once


def ascii_id(word: str) -> str:
    """A card's word as part of an HTML id."""
    return word.replace("#", "-")


def art(game: str, it: Data) -> Markup | None:
    """The picture of a card, quiet behind its text."""
    name = picture(game, it["face"])
    return icon(name, "hr-art") if name else None


def band(it: Data, cost: int | None, lacking: int | None, *, payable: bool) -> Markup:
    """The band at the left: the cost, the faction's sign, a champion's defense, or what it still lacks."""
    sign = f"faction-{it['faction']}" if it["faction"] else KIND_SIGNS.get(it["kind"], "")
    if it["gem"]:
        sign = "fire-gem"
    shown = it["defense"] if lacking is None else lacking
    return _band(sign, cost, shown, guard=it["guard"], changed=shown != it["defense"], payable=payable)


@lru_cache(1000)
def _band(sign: str, cost: int | None, defense: int, *, guard: bool, changed: bool, payable: bool) -> Markup:
    return written(
        span(".hr-band", aria_hidden="true")[
            None if cost is None else span(".hr-cost", data_payable=None if payable else "no")[str(cost)],
            icon(sign) if sign else None,
            span(".hr-defense", data_guard=guard, data_changed=changed)[str(defense)] if defense else None,
        ]
    )


def shown_lines(it: Data, language: str, party: int) -> Markup:
    """What a card gives: amounts by sign and number, the rest in words; written once for each of these."""
    key = it["face"], language, party
    if key not in _LINES:
        letters = sum(len(ability["text"]) for ability in it["slots"].values())
        _LINES[key] = written(
            span(".hr-lines", aria_hidden="true", data_long=letters > LONG)[
                [_line(it, slot, ability["lines"]) for slot, ability in it["slots"].items()]
            ]
        )
    return _LINES[key]


def _line(it: Data, slot: str, lines: Sequence[Data]) -> Node:
    sign = f"faction-{it['faction']}" if slot == "ally" else SLOT_SIGNS.get(slot)
    return span(".hr-line", data_slot=slot)[
        span(".hr-slot")[icon(sign)] if sign else None,
        [_chip("gold", f"−{it['price']}"), _joint("→ ")] if it["price"] else None,
        gives(lines),
    ]


def gives(lines: Sequence[Data]) -> list[Node]:
    """An ability line by line: signs with numbers, and words."""
    shown: list[Node] = []
    for line in lines:
        if shown and line["per"]:
            shown.append(_joint("+"))
        shown.append(_effect(line))
    return shown


def by_signs(lines: Sequence[Data]) -> bool:
    """Whether an ability is shown by signs alone."""
    return all(line["effect"] in ("gain", "draw") and not line["per"] for line in lines)


def _effect(line: Data) -> Node:
    effect, n = line["effect"], line["n"]
    if effect == "gain":
        chip = _chip(line["what"], n)
        if not line["per"]:
            return chip
        # the amount alone would say something else
        return span(".hr-rated")[chip, " ", span(".hr-words")[line["per"]]]
    if effect == "draw":
        return _chip("draw", n)
    if effect == "lose_health":
        return _chip("health", f"−{n}")  # where words have no room, a price must not be missing
    if effect == "choose_one":
        shown: list[Node] = []
        for side in line["sides"]:
            found = gives(side)
            shown += [_joint("/"), *found] if shown else found
        return shown
    return span(".hr-words")[line["text"]]


def _joint(sign: str) -> Node:
    """What stands between two parts; it goes where one of them is not shown."""
    return span(".hr-joint")[sign]


def _chip(what: str, n: int | str) -> Node:
    return span(".hr-chip", data_gives=what)[str(n), icon(GIVES[what])]

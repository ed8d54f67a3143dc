"""Cards of Hero Realms as HTML, at a glance. For the eye only: what is printed on them is said elsewhere."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from htpy import Node, span

from pygames.games.hero_realms.card_text import SAID
from pygames.games.hero_realms.cards import LINES, Face, Line
from web.view.cards import icon, written

if TYPE_CHECKING:
    from markupsafe import Markup

    from pygames.core.localizer import Localizer

GIVES = {"gold": "gold", "combat": "attack", "health": "suit-hearts", "draw": "draw-card"}
SLOT_SIGNS = {"expend": "expend", "sacrifice": "sacrifice"}

_LINES: dict[tuple[str, str], Markup] = {}  # the lines of a face in a language, written once


def ascii_id(word: str) -> str:
    """A card's word as part of an HTML id."""
    return word.replace("#", "-")


def band(face: Face, cost: int | None, lacking: int | None, *, payable: bool) -> Markup:
    """The band at the left: the cost, the faction's sign, a champion's defense, or what it still lacks."""
    sign = f"faction-{face.faction}" if face.faction else "fire-gem" if face.id == "fire-gem" else ""
    shown = face.defense if lacking is None else lacking
    return _band(sign, cost, shown, guard=face.guard, changed=shown != face.defense, payable=payable)


@lru_cache(1000)
def _band(sign: str, cost: int | None, defense: int, *, guard: bool, changed: bool, payable: bool) -> Markup:
    return written(
        span(".hr-band", aria_hidden="true")[
            None if cost is None else span(".hr-cost", data_payable=None if payable else "no")[str(cost)],
            icon(sign) if sign else None,
            span(".hr-defense", data_guard=guard, data_changed=changed)[str(defense)] if defense else None,
        ]
    )


def shown_lines(face: Face, localizer: Localizer) -> Markup:
    """What a card gives: amounts by sign and number, the rest in words."""
    key = face.id, localizer.language
    if key not in _LINES:
        _LINES[key] = written(
            span(".hr-lines", aria_hidden="true")[
                [_line(face, slot, ability, localizer) for slot, ability in face.slots.items()]
            ]
        )
    return _LINES[key]


def _line(face: Face, slot: str, ability: str, localizer: Localizer) -> Node:
    sign = f"faction-{face.faction}" if slot == "ally" else SLOT_SIGNS.get(slot)
    return span(".hr-line", data_slot=slot)[
        span(".hr-slot")[icon(sign)] if sign else None,
        [_chip("gold", f"−{face.price}"), "→ "] if face.price else None,
        gives(ability, localizer),
    ]


def gives(ability: str, localizer: Localizer) -> list[Node]:
    """An ability line by line: signs with numbers, and words."""
    shown: list[Node] = []
    for line in LINES[ability]:
        if shown and "per" in line.params:
            shown.append("+")
        shown.append(_effect(line, localizer))
    return shown


def _effect(line: Line, localizer: Localizer) -> Node:
    params = line.params
    if line.effect == "gain":
        chip = _chip(params["what"], params["n"])
        if "per" not in params:
            return chip
        return [chip, span(".hr-words")[localizer.text(f"per.{params['per']}")]]
    if line.effect == "draw":
        return _chip("draw", params["n"])
    if line.effect == "choose_one":
        shown: list[Node] = []
        for side in params["sides"]:
            shown += ["/", *gives(side, localizer)] if shown else gives(side, localizer)
        return shown
    return span(".hr-words")[SAID[line.effect](localizer, params)]


def _chip(what: str, n: int | str) -> Node:
    return span(".hr-chip", data_gives=what)[str(n), icon(GIVES[what])]

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

    from pygames.words.localizer import Localizer

GIVES = {"gold": "gold", "combat": "attack", "health": "suit-hearts", "draw": "draw-card"}
KIND_SIGNS = {"jar": "potion", "minion": "ghost", "power": "aura"}  # of cards without a faction
SLOT_SIGNS = {"expend": "expend", "sacrifice": "sacrifice"}

_LINES: dict[tuple[str, str, int], Markup] = {}  # the lines of a face in a language, written once


def ascii_id(word: str) -> str:
    """A card's word as part of an HTML id."""
    return word.replace("#", "-")


def band(face: Face, cost: int | None, lacking: int | None, *, payable: bool) -> Markup:
    """The band at the left: the cost, the faction's sign, a champion's defense, or what it still lacks."""
    sign = f"faction-{face.faction}" if face.faction else KIND_SIGNS.get(face.kind, "")
    if face.id == "fire-gem":
        sign = "fire-gem"
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


def shown_lines(face: Face, localizer: Localizer, party: int) -> Markup:
    """What a card gives: amounts by sign and number, the rest in words. `party` is as in `gives`."""
    key = face.id, localizer.language, party
    if key not in _LINES:
        _LINES[key] = written(
            span(".hr-lines", aria_hidden="true")[
                [_line(face, slot, ability, localizer, party) for slot, ability in face.slots.items()]
            ]
        )
    return _LINES[key]


def _line(face: Face, slot: str, ability: str, localizer: Localizer, party: int) -> Node:
    sign = f"faction-{face.faction}" if slot == "ally" else SLOT_SIGNS.get(slot)
    return span(".hr-line", data_slot=slot)[
        span(".hr-slot")[icon(sign)] if sign else None,
        [_chip("gold", f"−{face.price}"), _joint("→ ")] if face.price else None,
        gives(ability, localizer, party),
    ]


def gives(ability: str, localizer: Localizer, party: int = 0) -> list[Node]:
    """An ability line by line: signs with numbers, and words.

    `party` is what counts in this game for the size of the party: amounts for each member are then counted.
    """
    shown: list[Node] = []
    for line in [counted(it, party) for it in LINES[ability]]:
        if shown and "per" in line.params:
            shown.append(_joint("+"))
        shown.append(_effect(line, localizer, party))
    return shown


def counted(line: Line, party: int) -> Line:
    """An effect with the sum for the whole party instead of the amount for each member."""
    if not party or line.params.get("per") != "party":
        return line
    params = {name: value for name, value in line.params.items() if name != "per"}
    return Line(line.effect, {**params, "n": params["n"] * party})


def _effect(line: Line, localizer: Localizer, party: int) -> Node:
    params = line.params
    if line.effect == "gain":
        chip = _chip(params["what"], params["n"])
        if "per" not in params:
            return chip
        # the amount alone would say something else
        return span(".hr-rated")[chip, " ", span(".hr-words")[localizer.text(f"per.{params['per']}")]]
    if line.effect == "draw":
        return _chip("draw", params["n"])
    if line.effect == "lose_health":
        return _chip("health", f"−{params['n']}")  # where words have no room, a price must not be missing
    if line.effect == "choose_one":
        shown: list[Node] = []
        for side in params["sides"]:
            found = gives(side, localizer, party)
            shown += [_joint("/"), *found] if shown else found
        return shown
    return span(".hr-words")[SAID[line.effect](localizer, params)]


def _joint(sign: str) -> Node:
    """What stands between two parts; it goes where one of them is not shown."""
    return span(".hr-joint")[sign]


def _chip(what: str, n: int | str) -> Node:
    return span(".hr-chip", data_gives=what)[str(n), icon(GIVES[what])]

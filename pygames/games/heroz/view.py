"""The view: all that a seat may know of a table, as plain data. See docs/heroz.md for its fields."""

from __future__ import annotations

from typing import Any

from pygames.core.game import View
from pygames.games.heroz.cards import JOKER, NAMES, RANK, SUIT, SUITS
from pygames.games.heroz.formations import side_terms
from pygames.games.heroz.hidden import knows_troop
from pygames.games.heroz.places import PLACE
from pygames.games.heroz.table import DOWN, HerozTable, columns_of


def view(table: HerozTable, seat: int | None) -> View:
    """What `seat` may know (None: an onlooker). What it may not know is absent."""
    return {
        "turn": table.turn,
        "active": table.active,
        "script": table.script,
        "step": table.step,
        "areas": [[_column(table, seat, column) for column in columns_of(owner)] for owner in (0, 1)],
        "hands": [
            {"count": len(table.hands[owner])}
            if owner != seat
            else {
                "count": len(table.hands[owner]),
                "cards": [NAMES[card] for card in sorted(table.hands[owner])],
            }
            for owner in (0, 1)
        ],
        "decks": [
            {
                "count": len(deck),
                "open": [NAMES[card] for card in deck[len(deck) - table.opened[owner] :][::-1]],
            }
            for owner, deck in enumerate(table.decks)
        ],
        "discards": [
            [{"card": NAMES[card], "tilted": card in table.fallen[owner]} for card in discard]
            for owner, discard in enumerate(table.discards)
        ],
        "heroes": [NAMES[hero] if hero >= 0 else None for hero in table.heroes],
        "won": [[{"card": NAMES[card], "value": value} for card, value in won] for won in table.won],
        "points": [table.points(0), table.points(1)],
        "skips": list(table.skips),
        "fight": _fight(table),
        "options": {
            "strict_damage": table.strict_damage,
            "shuffle_discard": table.shuffle_discard,
            "memory_aid": table.memory_aid,
        },
    }


def _column(table: HerozTable, seat: int | None, column: int) -> list[dict[str, Any]]:
    """The troops of a column from line 1."""
    owner = column // 3
    cells = []
    for line, code in enumerate(table.columns[column]):
        cell: dict[str, Any] = {"place": PLACE.words[column * 3 + line], "active": code < DOWN}
        card = code & 63
        if code < DOWN:
            face = table.face(owner, card)
            cell |= {
                "card": NAMES[card],
                "suit": SUITS[SUIT[face]],
                "value": RANK[face],
                "joker": card >= JOKER,
                "tilted": card in (table.attackers if owner == table.active else table.blockers),
                "shields": [NAMES[ace] for s, troop, _, ace in table.shields if s == owner and troop == card],
                "aura": next((NAMES[h] for s, troop, h in table.auras if s == owner and troop == card), None),
                "doomed": (owner, card) in table.doomed,
            }
        elif knows_troop(table, seat, owner, card):
            cell["card"] = NAMES[card]
            cell["shown"] = "glance" if (seat, owner, card) in table.glances() else "memory"
        cells.append(cell)
    return cells


def _fight(table: HerozTable) -> dict[str, Any] | None:
    """The attack being fought: who fights, with what power, made of which terms."""
    if table.attack < 0:
        return None
    sides = []
    for seat, fighters in ((table.active, table.attackers), (1 - table.active, table.blockers)):
        present = tuple(card for card in fighters if table.place_of(seat, card) >= 0)
        terms = side_terms(table, seat, present) if present else []
        sides.append(
            {
                "seat": seat,
                "places": [PLACE.words[table.place_of(seat, card)] for card in present],
                "power": sum(term.power for term in terms),
                "terms": [
                    {
                        "kind": term.kind,
                        "power": term.power,
                        "parts": [
                            {"card": NAMES[p.card], "value": p.value, "factor": p.factor, "power": p.power}
                            for p in term.parts
                        ],
                    }
                    for term in terms
                ],
            }
        )
    return {"column": table.attack + 1, "damage": table.damage, "sides": sides}

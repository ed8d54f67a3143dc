"""The view: all that a seat may know of a state, as plain data. See docs/heroz.md for its fields."""

from __future__ import annotations

from typing import Any

from pygames.engine.fields import OPEN
from pygames.engine.view import View
from pygames.games.heroz.cards import DOWN, JOKER, NAMES, RANK, SUIT, SUITS, card_of
from pygames.games.heroz.formations import side_terms
from pygames.games.heroz.places import COLUMNS_OF, PLACE, SEAT_OF_COLUMN, place_at
from pygames.games.heroz.state import HerozState


def view(state: HerozState, seat: int | None) -> View:
    """What `seat` may know (None: an onlooker). What it may not know is absent."""
    return {
        "turn": state.turn,
        "active": state.active,
        "step": state.step,
        "areas": [[_column(state, seat, column) for column in COLUMNS_OF[owner]] for owner in (0, 1)],
        "hands": [
            {"count": len(state.hands[owner])}
            if seat not in (owner, OPEN)
            else {
                "count": len(state.hands[owner]),
                "cards": [NAMES[card] for card in sorted(state.hands[owner])],
            }
            for owner in (0, 1)
        ],
        "decks": [
            {
                "count": len(deck),
                "open": [NAMES[card] for card in deck[len(deck) - state.opened[owner] :][::-1]],
            }
            for owner, deck in enumerate(state.decks)
        ],
        "discards": [
            [{"card": NAMES[card], "tilted": card in state.fallen[owner]} for card in discard]
            for owner, discard in enumerate(state.discards)
        ],
        "heroes": [NAMES[hero] if hero >= 0 else None for hero in state.heroes],
        "won": [[{"card": NAMES[card], "value": value} for card, value in won] for won in state.won],
        "points": [state.points(0), state.points(1)],
        "skips": list(state.skips),
        "fight": _fight(state),
        "options": {
            "strict_damage": state.strict_damage,
            "shuffle_discard": state.shuffle_discard,
            "memory_aid": state.memory_aid,
            "power_toughness": state.power_toughness,
            "lose_turn_at_once": state.lose_turn_at_once,
        },
    }


def _column(state: HerozState, seat: int | None, column: int) -> list[dict[str, Any]]:
    """The troops of a column from line 1."""
    owner = SEAT_OF_COLUMN[column]
    cells = []
    for line, code in enumerate(state.columns[column]):
        cell: dict[str, Any] = {"place": PLACE.words[place_at(column, line)], "active": code < DOWN}
        card = card_of(code)
        if code < DOWN:
            face = state.face(owner, card)
            cell |= {
                "card": NAMES[card],
                "suit": SUITS[SUIT[face]],
                "value": RANK[face],
                "joker": card >= JOKER,
                "tilted": card in state.fighters(owner),
                "shields": [NAMES[ace] for ace, _, s, troop in state.shields if s == owner and troop == card],
                "aura": next((NAMES[h] for h, s, troop in state.auras if s == owner and troop == card), None),
                "doomed": (owner, card) in state.doomed,
                "formation": bool(state.step) and any(owner == s and card in of for s, *_, of in state.fired),
            }
        elif state.shows_troop(seat, column, code):
            cell["card"] = NAMES[card]
            cell["shown"] = _shown(state, seat, owner, card)
        cells.append(cell)
    return cells


def _shown(state: HerozState, seat: int | None, owner: int, card: int) -> str:
    """Why a troop lying face down is shown to `seat`."""
    if seat is None or seat == OPEN:
        return "open"
    return "glance" if state.glances[seat] == (owner, card) else "memory"


def _fight(state: HerozState) -> dict[str, Any] | None:
    """The attack being fought: who fights, with what power, made of which terms."""
    if state.attack < 0:
        return None
    sides = []
    for seat, fighters in ((state.active, state.attackers), (1 - state.active, state.blockers)):
        present = tuple(card for card in fighters if state.place_of(seat, card) >= 0)
        terms = side_terms(state, seat, present) if present else []
        sides.append(
            {
                "seat": seat,
                "places": [PLACE.words[state.place_of(seat, card)] for card in present],
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
    return {"column": state.attack + 1, "damage": state.damage, "sides": sides}

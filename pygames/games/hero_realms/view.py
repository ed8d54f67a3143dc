"""The view: all that a seat may know of a state, as plain data. What it may not know is absent.

A card is written as its word (`spark#2`); `names.face_of(word)` is its face, which has what is printed on it,
and `card_text.lines_of(face, localizer)` its text in a language.

- `active` (-1 before the first turn), `turn` (how many the active player has begun), `limit`, `format`
- `pools`: `gold`, `combat` of the active player, `gained` (combat in this turn)
- `row`: for each place `{card, cost}`, the cost with a discount in it
- `market`: how many cards are left; `gems`: `{count, card, cost}`, the card that is acquired next or None
- `sacrificed`: cards in their order; `left`: how many cards have left with players who are out
- `waiting`: what the next acquisitions do, of `market.WAYS`; `discounts`: `{n, only}`; `heist`
- `asks`: None in the Main phase, else `{card, other, sides, n}`: the card that asks (None: a debt of
  AMB-HR-08), whose card it is if not that of who is asked, its alternatives as keys of abilities for
  `card_text.ability_text`, and how much is asked for, 0 where that is not said
- `looking`: `{count, cards}`, cards looked at, with `cards` only for who looks
- `packs`: the packs that may still be taken, before the first turn; else empty
- `players`: by seat, `letter`, `out`, `health` and
  - `pack`: an id or None before it is taken; `start`: the health one begins with
  - `deck`: `{count, top}`, `top` the cards on it that everybody or the viewer knows, the next one first; None
    stands for one that the viewer does not know
  - `hand`: `{count, cards}`, `cards` all of one's own, of others those that everybody saw come there
  - `discard`: cards, the newest last; `played`: `{card, ally, sacrifice}`, what can be used now
  - `champions`: `{card, prepared, expend, ally, guard, defense, lacking}`; `guard`: whether it protects now;
    `defense` with blessings, `lacking`: what still stuns it in this turn
  - `beside`: `{card, kind, usable, prepared}`, the skill and the ability of a class
  - `owed`: cards to be discarded at the beginning of the turn; `blessing`: what is added to each defense
"""

from __future__ import annotations

from typing import Any

from pygames.engine.fields import OPEN
from pygames.engine.view import View
from pygames.games.hero_realms.asking import AIMING, CHOICE
from pygames.games.hero_realms.cards import (
    COST,
    EXPENDED,
    IS_GUARD,
    KIND,
    NAMES,
    PACKS,
    SKILL,
)
from pygames.games.hero_realms.classes import PACK_CHOICE, USE_ABILITY, USE_SKILL, offered
from pygames.games.hero_realms.market import price
from pygames.games.hero_realms.state import HeroRealmsState
from pygames.games.hero_realms.turn import ALLY, SACRIFICE
from pygames.words.people import SEAT_LETTERS

COUNTED = ("draw", "sacrifice", "track", "heal", "free")  # decisions whose context says how many
DISCARDED = ("discard", "prevent")  # decisions of which there is one for each card
LEFT = ("discard_cards", "forced_discards")  # the steps that ask them


def view(state: HeroRealmsState, seat: int | None) -> View:
    """What `seat` may know (None: an onlooker)."""
    begun = any(state.turns)
    return {
        "active": state.active if begun else -1,
        "turn": state.turns[state.active] if begun else 0,
        "limit": state.limit,
        "format": state.format,
        "pools": {"gold": state.gold, "combat": state.combat, "gained": state.gained},
        "row": [{"card": NAMES[card], "cost": price(state, card)} for card in state.row],
        "market": len(state.market),
        "gems": _gems(state),
        "sacrificed": _names(state.sacrificed),
        "left": len(state.left),
        "waiting": list(state.waiting),
        "discounts": [{"n": n, "only": only} for n, only in state.discounts],
        "heist": bool(state.heist),
        "asks": _asks(state),
        "looking": _looking(state, seat),
        "packs": [PACKS[pack].id for pack in offered(state)] if state.decision is PACK_CHOICE else [],
        "players": [_player(state, seat, owner) for owner in range(state.seats)],
    }


def _names(cards: tuple[int, ...] | list[int]) -> list[str]:
    return [NAMES[card] for card in cards]


def _gems(state: HeroRealmsState) -> dict[str, Any]:
    top = state.gems[-1] if state.gems else -1
    return {
        "count": len(state.gems),
        "card": NAMES[top] if top >= 0 else None,
        "cost": COST[top] if top >= 0 else 0,
    }


def _asks(state: HeroRealmsState) -> dict[str, Any] | None:
    decision = state.decision
    if decision is None or decision.name in ("main", "pack") or not state.context:
        return None  # without a context a card is in the midst of what it does
    card, *rest = state.context
    mine = card < 0 or state.seat_to_act == state.active
    return {
        "card": NAMES[card] if card >= 0 else None,
        "other": None if mine else state.active,
        "sides": list(rest[1]) if decision is CHOICE else [rest[1]] if decision is AIMING else [],
        "n": _still(state) if decision.name in DISCARDED else rest[0] if decision.name in COUNTED else 0,
    }


def _still(state: HeroRealmsState) -> int:
    """How many cards are still to be discarded, as far as the hand goes: the step that asks waits below."""
    step, _, n, *_ = state.after_decision
    assert step.name in LEFT
    left: int = n + 1
    return min(left, len(state.hands[state.seat_to_act]))


def _looking(state: HeroRealmsState, seat: int | None) -> dict[str, Any] | None:
    if not state.looking:
        return None
    found: dict[str, Any] = {"count": len(state.looking)}
    if seat in (state.active, OPEN):
        found["cards"] = _names(state.looking)
    return found


def _player(state: HeroRealmsState, seat: int | None, owner: int) -> dict[str, Any]:
    pack = PACKS[state.packs[owner]] if state.packs[owner] >= 0 else None
    tops = state.tops[owner]
    hand, whole = state.hands[owner], state.sees_hand(seat, owner)
    mine = state.asks_for("main") and owner == state.active
    allied = ALLY.options(state, owner) if mine else []
    sacrificed = SACRIFICE.options(state, owner) if mine else []
    return {
        "letter": SEAT_LETTERS[owner],
        "out": bool(state.out[owner]),
        "pack": pack.id if pack else None,
        "health": max(0, state.health[owner]),  # below it for a moment, in the midst of a blow
        "start": pack.health if pack else 0,
        "deck": {
            "count": len(state.decks[owner]) + len(tops),
            "top": [NAMES[card] if state.knows(seat, known) else None for card, known in reversed(tops)],
        },
        "hand": {
            "count": len(hand),
            "cards": _names([card for card in hand if whole or card in state.shown[owner]]),
        },
        "discard": _names(state.discards[owner]),
        "played": [
            {"card": NAMES[card], "ally": card in allied, "sacrifice": card in sacrificed}
            for card in state.played[owner]
        ],
        "champions": [champion_data(state, owner, card, allied) for card in state.champions[owner]],
        "beside": [_beside(state, owner, card) for card in state.beside[owner]],
        "owed": state.owed[owner],
        "blessing": sum(n for n, _ in state.blessed[owner]),
    }


def champion_data(state: HeroRealmsState, owner: int, card: int, allied: list[int]) -> dict[str, Any]:
    prepared = card not in state.expended[owner]
    mine = state.asks_for("main") and owner == state.active
    return {
        "card": NAMES[card],
        "prepared": prepared,
        "expend": mine and prepared and bool(EXPENDED[card]),
        "ally": card in allied,
        "guard": prepared and IS_GUARD[card],
        "defense": state.defense(card, owner),
        "lacking": state.lacking(card, owner),
    }


def _beside(state: HeroRealmsState, owner: int, card: int) -> dict[str, Any]:
    """A skill or an ability."""
    mine = state.asks_for("main") and owner == state.active
    kind = USE_SKILL if KIND[card] == SKILL else USE_ABILITY
    return {
        "card": NAMES[card],
        "kind": KIND[card],
        "usable": mine and card in kind.options(state, owner),
        "prepared": card not in state.expended[owner],
    }

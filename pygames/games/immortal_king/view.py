"""The view: all that a seat may know of a state, as plain data. See docs/immortal-king.md for its fields."""

from __future__ import annotations

from typing import Any

from pygames.engine.view import View
from pygames.games.immortal_king.cards import (
    ADVENTURER,
    CORRIDORS,
    EQUIPMENT,
    FINAL,
    GESTURES,
    PLACE,
    DungeonCard,
    Power,
)
from pygames.games.immortal_king.dungeon import PLACING
from pygames.games.immortal_king.effects import AIM
from pygames.games.immortal_king.fate import happenings
from pygames.games.immortal_king.preparation import MAKE_PARTY
from pygames.games.immortal_king.roll import PlannedRoll
from pygames.games.immortal_king.state import ImmortalKingState, master_sees, party_sees, sees_front

Data = dict[str, Any]


def view(state: ImmortalKingState, seat: int | None) -> View:
    """What `seat` may know (None: an onlooker). What it may not know is absent."""
    mine = party_sees(state, seat)
    return {
        "turn": state.turn,
        "scenario": state.scenario or None,
        "scale": list(state.scale),
        "happenings": happenings(state.scenario, state.box.scenario) if state.scenario else [],
        "courage": state.courage,
        "fear": state.fear,
        "party": [_adventurer(state, number) for number in state.party],
        "equipment": {
            "hidden": len(state.hand),
            "hand": [_equipment(state, number) for number in state.hand] if mine else None,
            "open": [_equipment(state, number) for number in state.open],
            "drunk": [_equipment(state, number) for number in state.discard],
        },
        "box": _choice(state) if state.decision is MAKE_PARTY else None,
        "ultimate_cost": list(state.ultimate_cost()) if state.party else [],
        "corridors": [_corridor(state, seat, corridor) for corridor in range(CORRIDORS)],
        "final": _encounter(state, FINAL),
        "way_open": state.way_is_open if state.turn else False,
        "won": [card_data(state.box.dungeon[n], state.box.words[n]) for n in state.won],
        "spent": [card_data(state.box.dungeon[n], state.box.words[n]) for n in state.spent],
        "fight": _fight(state, seat) if state.fighting >= 0 and not state.last else None,
        "last": _last(state),
        "aim": list(state.context[:2]) if state.decision is AIM else None,
        "place": PLACE.words[state.context[0]] if state.decision is PLACING else None,
    }


def _choice(state: ImmortalKingState) -> Data:
    """The cards from which a party is made: what the box holds is known to both."""
    return {
        "adventurers": [_adventurer(state, n) for n in range(len(state.box.adventurers))],
        "equipment": [_equipment(state, n) for n in range(len(state.box.equipment))],
    }


def _adventurer(state: ImmortalKingState, number: int) -> Data:
    card = state.adventurer(number)
    return {
        "adventurer": ADVENTURER.words[number],
        "id": card.id,
        "type": card.type,
        "gender": card.gender,
        "gift": card.gift.data(),
        "temporary": card.temporary.data(),
        "ultimate": card.ultimate.data(),
        "mana": number in state.mana,
        "source": card.source,
    }


def _equipment(state: ImmortalKingState, number: int) -> Data:
    card = state.equipment(number)
    return {
        "equipment": EQUIPMENT.words[number],
        "id": card.id,
        "type": card.type,
        "cost": list(card.cost),
        "payable": state.payment(card.cost) is not None,
        "effect": card.effect.data(),
        "unique": card.unique,
        "source": card.source,
    }


def card_data(card: DungeonCard, word: str) -> Data:
    """What is printed on a dungeon card, which the text of the rules calls `word`."""
    return {
        "card": word,
        "colour": card.colour,
        "family": card.family,
        "printed": printed(card.power),
        "nemesis": {"whom": card.nemesis, "printed": printed(card.power2)} if card.power2 else None,
        "aura": {"whom": card.aura, "amount": card.aura_amount} if card.aura else None,
        "abilities": sorted(card.abilities),
        "tags": list(card.tags),
        "mana": card.mana,
        "source": card.source,
    }


def printed(power: Power) -> str:
    """A power as it is printed: `A+7`, `1d6`, `6`."""
    parts = ["1d6"] * power.die + ["A"] * power.adventurers + ["M"] * power.mana
    if power.number or not parts:
        parts.append(str(power.number))
    return "+".join(parts)


def _encounter(state: ImmortalKingState, place: int) -> Data:
    """A card lying face up, or known to this seat, with its power as it is now."""
    card = state.card(place)
    gestures = state.by_gestures(place)
    unsure = state.base(card).die and not (place == state.fighting and state.power_die and not state.last)
    fight = PlannedRoll.of(state, place)
    return {
        **card_data(card, state.word(place)),
        "fear": card.fear if place == FINAL else None,
        "by_gestures": gestures,
        "power": None if gestures or unsure else state.power(place),
        "powers": [fight.powers[0], fight.powers[-1]],
        "winning": None if gestures or state.in_fight or not state.turn else [fight.winning, fight.results],
        "tenacity": state.tenacity[place],
    }


def _corridor(state: ImmortalKingState, seat: int | None, corridor: int) -> Data:
    there = state.fronts[corridor] >= 0
    known = there and sees_front(state, seat, corridor)
    top = state.tops[corridor] if master_sees(state, seat) else -1
    return {
        "place": PLACE.words[corridor],
        "pile": state.pile_size(corridor),
        "top": card_data(state.box.dungeon[top], state.box.words[top]) if top >= 0 else None,
        "ambushed": state.ambushed[corridor],
        "tenacity": state.tenacity[corridor],
        "there": there,
        "encounter": _encounter(state, corridor) if known else None,
    }


def _fight(state: ImmortalKingState, seat: int | None) -> Data:
    where = state.fighting
    there = state.is_there(where)
    return {
        "place": PLACE.words[where],
        "rolls": [list(roll) for roll in state.rolls],
        "multiplier": state.multiplier,
        "bonus": state.bonus + (state.passive(where) if there else 0),
        "total": state.total if state.rolls and there else None,
        "power": state.power(where) if there and not state.by_gestures(where) else None,
        "power_die": state.power_die or None,
        "gifts": [ADVENTURER.words[number] for number in state.gifts],
        "gesture": GESTURES[state.gesture] if state.gesture >= 0 and party_sees(state, seat) else None,
    }


def _last(state: ImmortalKingState) -> Data | None:
    """The last fight, until the next one begins."""
    fight = state.last_fight
    if fight is None:
        return None
    rolls = fight.rolls
    return {
        "place": PLACE.words[fight.place],
        "card": fight.card,
        "rolls": [list(roll) for roll in rolls],
        "multiplier": fight.multiplier,
        "bonus": fight.bonus,
        "total": rolls[-1][1] * fight.multiplier + fight.bonus if rolls else None,
        "power": fight.power if rolls else None,
        "how": fight.how,
        "gestures": list(fight.gestures),
    }

"""The view: all that a seat may know of a table, as plain data. See docs/immortal-king.md for its fields."""

from __future__ import annotations

from typing import Any

from pygames.core.game import View
from pygames.games.immortal_king.cards import (
    ADVENTURER,
    CORRIDORS,
    EQUIPMENT,
    FINAL,
    GESTURES,
    PLACE,
    DungeonCard,
    Effect,
    Power,
)
from pygames.games.immortal_king.fate import SCALES
from pygames.games.immortal_king.hidden import knows_equipment, knows_front, knows_top
from pygames.games.immortal_king.table import PARTY_SEAT, ImmortalKingTable

Data = dict[str, Any]


def view(table: ImmortalKingTable, seat: int | None) -> View:
    """What `seat` may know (None: an onlooker). What it may not know is absent."""
    mine = knows_equipment(seat)
    return {
        "turn": table.turn,
        "script": table.script,
        "scenario": table.scenario or None,
        "scale": list(SCALES[table.scenario]) if table.scenario else [],
        "courage": table.courage,
        "fear": table.fear,
        "party": [_adventurer(table, number) for number in table.party],
        "equipment": {
            "hidden": len(table.hand),
            "hand": [_equipment(table, number) for number in table.hand] if mine else None,
            "open": [_equipment(table, number) for number in table.open],
            "drunk": [_equipment(table, number) for number in table.discard],
        },
        "box": _choice(table) if table.script == "party" else None,
        "ultimate_cost": list(table.ultimate_cost()) if table.party else [],
        "corridors": [_corridor(table, seat, corridor) for corridor in range(CORRIDORS)],
        "final": _encounter(table, FINAL),
        "way_open": table.way_is_open if table.turn else False,
        "won": [_card(table.box.dungeon[n], table.box.words[n]) for n in table.won],
        "spent": [_card(table.box.dungeon[n], table.box.words[n]) for n in table.spent],
        "fight": _fight(table, seat) if table.fighting >= 0 and not table.last else None,
        "last": _last(table),
        "aim": list(table.aim) if table.aim else None,
        "place": PLACE.words[table.at] if table.script == "place" else None,
    }


def _choice(table: ImmortalKingTable) -> Data:
    """The cards from which a party is made: what the box holds is known to both."""
    return {
        "adventurers": [_adventurer(table, n) for n in range(len(table.box.adventurers))],
        "equipment": [_equipment(table, n) for n in range(len(table.box.equipment))],
    }


def _adventurer(table: ImmortalKingTable, number: int) -> Data:
    card = table.adventurer(number)
    return {
        "adventurer": ADVENTURER.words[number],
        "id": card.id,
        "type": card.type,
        "gender": card.gender,
        "gift": _effect(card.gift),
        "temporary": _effect(card.temporary),
        "ultimate": _effect(card.ultimate),
        "mana": number in table.mana,
        "source": card.source,
    }


def _equipment(table: ImmortalKingTable, number: int) -> Data:
    card = table.equipment(number)
    return {
        "equipment": EQUIPMENT.words[number],
        "id": card.id,
        "type": card.type,
        "cost": list(card.cost),
        "payable": table.payment(card.cost) is not None,
        "effect": _effect(card.effect),
        "source": card.source,
    }


def _effect(effect: Effect) -> Data:
    """What an effect declares, without what does not concern its kind."""
    found: Data = {"kind": effect.kind}
    for name in ("amount", "sides", "against", "per", "even", "every", "fear"):
        value = getattr(effect, name)
        if value:
            found[name] = value
    return found


def _card(card: DungeonCard, word: str) -> Data:
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


def _encounter(table: ImmortalKingTable, place: int) -> Data:
    """A card lying face up, or known to this seat, with its power as it is now."""
    card = table.card(place)
    unsure = table.base(card).die and not (place == table.fighting and table.power_die and not table.last)
    return {
        **_card(card, table.word(place)),
        "fear": card.fear if place == FINAL else None,
        "by_gestures": table.by_gestures(place),
        "power": None if table.by_gestures(place) or unsure else table.power(place),
        "tenacity": table.tenacity[place],
    }


def _corridor(table: ImmortalKingTable, seat: int | None, corridor: int) -> Data:
    there = table.fronts[corridor] >= 0
    known = there and knows_front(table, seat, corridor)
    top = table.piles[corridor][-1] if table.piles[corridor] and knows_top(table, seat, corridor) else -1
    return {
        "place": PLACE.words[corridor],
        "pile": len(table.piles[corridor]),
        "top": _card(table.box.dungeon[top], table.box.words[top]) if top >= 0 else None,
        "ambushed": table.ambushed[corridor],
        "tenacity": table.tenacity[corridor],
        "there": there,
        "encounter": _encounter(table, corridor) if known else None,
    }


def _fight(table: ImmortalKingTable, seat: int | None) -> Data:
    where = table.fighting
    there = table.is_there(where)
    return {
        "place": PLACE.words[where],
        "rolls": [list(roll) for roll in table.rolls],
        "multiplier": table.multiplier,
        "bonus": table.bonus + (table.passive(where) if there else 0),
        "total": table.total if table.rolls and there else None,
        "power": table.power(where) if there and not table.by_gestures(where) else None,
        "power_die": table.power_die or None,
        "gifts": [ADVENTURER.words[number] for number in table.gifts],
        "gesture": GESTURES[table.gesture] if table.gesture >= 0 and seat == PARTY_SEAT else None,
    }


def _last(table: ImmortalKingTable) -> Data | None:
    """The last fight, until the next one begins."""
    if not table.last:
        return None
    where, card, rolls, multiplier, bonus, power, how, gestures = table.last
    assert isinstance(rolls, tuple)
    assert isinstance(gestures, tuple)
    assert isinstance(where, int)
    assert isinstance(multiplier, int)
    assert isinstance(bonus, int)
    return {
        "place": PLACE.words[where],
        "card": card,
        "rolls": [list(roll) for roll in rolls],
        "multiplier": multiplier,
        "bonus": bonus,
        "total": rolls[-1][1] * multiplier + bonus if rolls else None,
        "power": power if rolls else None,
        "how": how,
        "gestures": list(gestures),
    }

"""The questions of HEROZ, and for each the actions worth judging, in their canonical order.

A question is put whenever what everybody sees leaves room for an answer, so that the asking itself
betrays nothing of a hand.
"""

from __future__ import annotations

from pygames.core.action import Action
from pygames.core.table import Prompt
from pygames.games.heroz.actions import (
    ACTIVATE,
    ATTACK,
    AURA,
    DESTROY,
    HERO_IN_PLAY,
    JOIN,
    LOOK,
    MOVE,
    PASS,
    PLACE_TROOP,
    PLUNDER,
    RAID,
    RECALL,
    RESOLVE,
    SACRIFICE,
    SCORE,
    SHIELD,
    SWAP,
    TURN,
)
from pygames.games.heroz.cards import ACE, DECK, HERO, JOKER, RANK, TROOP
from pygames.games.heroz.formations import due_effects
from pygames.games.heroz.table import HerozTable

Table = HerozTable
DONE = PASS()


def _placements(table: Table, seat: int) -> list[Action]:
    places = table.free_places(seat)
    actions = [PLACE_TROOP.made[card, place] for card in table.hands[seat] if TROOP[card] for place in places]
    actions.append(DONE)
    return actions


def _heroes(table: Table, seat: int) -> list[Action]:
    return [*(HERO_IN_PLAY(card) for card in table.hands[seat] if HERO[card]), DONE]


def _powers(table: Table, seat: int) -> list[Action]:
    rank = RANK[table.heroes[seat]]
    both = (0, 1)
    if rank == 11:
        return [*(LOOK(place) for s in both for place in table.inactive_places(s)), DONE]
    if rank == 12:
        return [*(TURN(place) for s in both for place in table.active_places(s)), DONE]
    actions: list[Action] = []
    for s in both:
        troops = sorted(table.active_places(s) + table.inactive_places(s))
        free = table.free_places(s)
        for place in troops:
            actions += [MOVE.made[place, to] for to in free]
            actions += [SWAP.made[place, other] for other in troops if other != place]
    actions.append(DONE)
    return actions


def _order(table: Table, seat: int) -> list[Action]:
    return [RESOLVE(effect) for effect in due_effects(table, seat)]


def _recalls(table: Table, seat: int) -> list[Action]:
    return [RECALL(card) for card in table.discards[seat]]


def _plunders(table: Table, seat: int) -> list[Action]:
    return [PLUNDER((1 - seat) * DECK + card) for card, _ in table.won[1 - seat]]


def _specials(table: Table, seat: int) -> list[Action]:
    actions: list[Action] = []
    enemies = table.active_places(1 - seat)
    own = table.active_places(seat)
    for card in table.hands[seat]:
        if TROOP[card]:
            continue
        if ACE[card]:
            actions += [SHIELD.made[card, place] for place in own]
            actions += [SHIELD.made[card, place] for place in enemies]
        elif card >= JOKER:
            for place in table.free_places(seat):
                actions += [JOIN.made[card, place, model] for model in own if _in_reach(place, model)]
        else:
            actions += [AURA.made[card, place] for place in enemies]
    if table.heroes[seat] >= 0 and table.attack >= 0:
        actions += [SACRIFICE(place) for place in own if place // 3 == seat * 3 + table.attack]
    actions.append(DONE)
    return actions


def _in_reach(place: int, model: int) -> bool:
    return place // 3 == model // 3 or place % 3 == model % 3


def _attacks(table: Table, seat: int) -> list[Action]:
    return [*(ATTACK(seat * 3 + column) for column in (0, 1, 2)), DONE]


def _blocks(table: Table, seat: int) -> list[Action]:
    column = seat * 3 + table.attack
    return [*(ACTIVATE(place) for place in table.inactive_places(seat) if place // 3 == column), DONE]


def _damages(table: Table, seat: int) -> list[Action]:
    column = (1 - seat) * 3 + table.attack
    return [*(DESTROY(column * 3 + line) for line in range(len(table.columns[column]))), DONE]


def _conquests(table: Table, seat: int) -> list[Action]:
    column = seat * 3 + table.attack
    places = [column * 3 + line for line in range(len(table.columns[column]))]
    return [*(SCORE(place) for place in places), *(RAID(place) for place in places), DONE]


PLACEMENT = Prompt("placement", _placements, brief=True)
HERO_STEP = Prompt("hero", _heroes, brief=True)
POWER = Prompt("power", _powers)
ORDER = Prompt("order", _order)
RECALLING = Prompt("recall", _recalls)
PLUNDERING = Prompt("plunder", _plunders)
SPECIALS = Prompt("specials", _specials, brief=True, telling=True)
ATTACKING = Prompt("attack", _attacks)
BLOCKING = Prompt("block", _blocks)
DAMAGE = Prompt("damage", _damages)
CONQUEST = Prompt("conquest", _conquests)

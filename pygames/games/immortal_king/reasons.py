"""Why a power or a result is what it is: the rules behind a fight's numbers, and those of single cards."""

from __future__ import annotations

from pygames.engine.event import Sum
from pygames.games.immortal_king.cards import (
    ADVENTURER,
    EQUIPMENT,
    FINAL,
    Adventurer,
    DungeonCard,
    Effect,
    Equipment,
)
from pygames.games.immortal_king.fate import OWN
from pygames.games.immortal_king.state import ImmortalKingState

SCENARIO_RULE = {"dark-evening": "HIK-109", "search": "HIK-110", "lich": "HIK-111", OWN: "AMB-HIK-76"}
AURA_RULE = {"dragon": "HIK-80", "undead": "HIK-85", "nemesis": "HIK-87"}
# the booklet's cards that have a rule of their own
CARD_RULE = {
    "hero": "HIK-08",
    "strength-potion": "HIK-15",
    "orc-assassin": "HIK-25",
    "lich": "HIK-26",
}


def of_card(rules: str, card: Adventurer | Equipment | DungeonCard) -> str:
    """These rules, and the one that tells this very card, if the booklet has one."""
    own = CARD_RULE.get(card.id, "") if card.source != "own" else ""
    return f"{rules} {own}".strip()


def of_the_scale(state: ImmortalKingState) -> str:
    """The rule of the scenario that is played."""
    return SCENARIO_RULE[state.scenario]


def behind_fight(state: ImmortalKingState) -> dict[str, str]:
    """The rules that make the result of a fight, and the power it is compared with, and what each adds."""
    return {"total": _behind_total(state), "power": _behind_power(state)}


def _behind_power(state: ImmortalKingState) -> str:
    place = state.fighting
    card = state.card(place)
    base = state.base(card)
    number, adventurers, mana, die = base
    own = of_card("", card)
    found = Sum()
    if base is card.power2 and card.nemesis:
        found.add(number, "HIK-86", "HIK-07", "HIK-22", own)
    elif place == FINAL and own:
        found.add(number, own)
    else:
        found.add(number, "HIK-22", own, "HIK-86" if card.nemesis and card.power2 is not None else "")
    if state.solitaire and card.family == "greenskin":
        found.add(0, "HIK-73", "HIK-105")
    if adventurers:
        found.add(len(state.party), "HIK-78")
    if mana:
        found.add(state.mana_then, "HIK-83")
    if die:
        found.add(state.power_die or 1, "HIK-77")
    if state.tenacity[place]:
        vicious = "vicious" in card.abilities
        found.add(2 if vicious else 1, "HIK-82" if vicious else "HIK-57")
    shining = [*state.in_sight(), state.box.final]
    for it in shining:
        if it.aura and state.shone_on(card, it.aura):
            found.add(it.aura_amount, AURA_RULE[it.aura])
    if any(it.aura == "nemesis" for it in shining) and card.aura == "nemesis" and state.nemesis_too:
        found.add(0, "AMB-HIK-22")
    if fated := state.fated(place, card):
        found.add(fated, "HIK-108", of_the_scale(state))
    return found.text


def behind_die(state: ImmortalKingState, sides: int) -> str:
    """The rules by which a die of so many sides is thrown."""
    return "HIK-62 HIK-63 HIK-02" if sides == 6 and state.lasting().sides == 6 else "HIK-62 HIK-02"


def _behind_total(state: ImmortalKingState) -> str:
    """Of the die, its multiplier, what is added."""
    found = Sum()
    _, die = state.rolls[-1]
    found.add(die, "HIK-40")
    if state.multiplier > 1:
        found.add(die * (state.multiplier - 1), "HIK-91", "HIK-92")
    where = state.fighting
    party = [(ADVENTURER.words[it], state.adventurer(it)) for it in state.party]
    opened = [(EQUIPMENT.words[it], state.equipment(it)) for it in state.open]
    helping: list[tuple[str, Adventurer | Equipment, Effect, str]] = [
        *((name, it, it.gift, "HIK-09") for name, it in party),
        *((name, it, it.effect, "HIK-19") for name, it in opened),
    ]
    adding = 0
    for name, card, effect, rule in helping:
        worth = [part for part in effect.parts if part.kind == "bonus" and state.bonus_of(part, where)]
        if worth:
            adding += 1
            bonus = sum(state.bonus_of(part, where) for part in worth)
            found.add(bonus, of_card(rule, card), thing=name)
            if any(map(is_of_kind, worth)):
                found.add(0, "HIK-71")
    if adding or state.bonus:
        found.add(state.bonus, "HIK-94")
    if adding + bool(state.bonus) + (state.multiplier > 1) > 1:
        found.add(0, "HIK-90")
    return found.text


def is_of_kind(effect: Effect) -> bool:
    """Whether an effect asks for a monster, or for a trap (HIK-71)."""
    return effect.against in ("monster", "trap")

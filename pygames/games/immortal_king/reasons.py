"""Why a power or a result is what it is: the rules behind a fight's numbers, and those of single cards."""

from __future__ import annotations

from pygames.games.immortal_king.cards import FINAL, Adventurer, DungeonCard, Effect, Equipment
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
    """The rules that make the result of a fight, and the power it is compared with."""
    return {"total": _behind_total(state), "power": _behind_power(state)}


def _behind_power(state: ImmortalKingState) -> str:
    place = state.fighting
    card = state.card(place)
    base = state.base(card)
    found = [of_card("HIK-22", card) if place != FINAL else of_card("", card)]
    if card.nemesis and card.power2 is not None:
        found.append("HIK-86 HIK-07" if base is card.power2 else "HIK-86")
    found += [rule for it, rule in zip(base[1:], ("HIK-78", "HIK-83", "HIK-77"), strict=True) if it]
    if state.solitaire and card.family == "greenskin":
        found.append("HIK-73 HIK-105")
    if state.tenacity[place]:
        found.append("HIK-82" if "vicious" in card.abilities else "HIK-57")
    shining = [*state.in_sight(), state.box.final]
    found += [AURA_RULE[it.aura] for it in shining if it.aura and state.shone_on(card, it.aura)]
    if any(it.aura == "nemesis" for it in shining) and card.aura == "nemesis" and state.nemesis_too:
        found.append("AMB-HIK-22")
    if state.fated(place, card):
        found.append(f"HIK-108 {of_the_scale(state)}")
    return " ".join(found)


def behind_die(state: ImmortalKingState, sides: int) -> str:
    """The rules by which a die of so many sides is thrown."""
    return "HIK-62 HIK-63 HIK-02" if sides == 6 and state.lasting().sides == 6 else "HIK-62 HIK-02"


def _behind_total(state: ImmortalKingState) -> str:
    """Of the die, its multiplier, what is added."""
    found = ["HIK-40"]
    if state.multiplier > 1:
        found.append("HIK-91 HIK-92")
    where = state.fighting
    helping: list[tuple[Adventurer | Equipment, Effect, str]] = [
        *((it, it.gift, "HIK-09") for it in map(state.adventurer, state.party)),
        *((it, it.effect, "HIK-19") for it in map(state.equipment, state.open)),
    ]
    adding = 0
    for card, effect, rule in helping:
        worth = [part for part in effect.parts if part.kind == "bonus" and state.bonus_of(part, where)]
        if worth:
            adding += 1
            found.append(of_card(rule, card))
            found += ["HIK-71" for part in worth if is_of_kind(part)]
    if adding or state.bonus:
        found.append("HIK-94")
    if adding + bool(state.bonus) + (state.multiplier > 1) > 1:
        found.append("HIK-90")
    return " ".join(found)


def is_of_kind(effect: Effect) -> bool:
    """Whether an effect asks for a monster, or for a trap (HIK-71)."""
    return effect.against in ("monster", "trap")

"""Which rule a spell keeps, and why a force or the boss's points are what they are."""

from __future__ import annotations

from pygames.engine.event import Reasons, Sum
from pygames.games.boss_quest.cards import (
    A_OR_B,
    ALL_COLOURS,
    BOSS_CHANGE,
    COLOUR,
    EXTRA_KEY,
    FORCE_CHANGE,
    KIND_OF,
    NEEDS_COLOUR,
    NEEDS_PAIR,
    NO_LOSS,
    POTION,
    REAPER,
    SECOND,
    SPELL_NAMES,
    WEAPON_NAMES,
)
from pygames.games.boss_quest.state import BossQuestState

_BY_KIND = {
    NO_LOSS: "BQ-65",
    NEEDS_PAIR: "BQ-71",
    EXTRA_KEY: "BQ-73",
    A_OR_B: "BQ-74",
    SECOND: "BQ-100",
    **dict.fromkeys(NEEDS_COLOUR, "BQ-70"),
}


def _rule_of(spell: int) -> str:
    if FORCE_CHANGE[spell]:
        return "BQ-61" if FORCE_CHANGE[spell] > 0 else "BQ-62"
    if BOSS_CHANGE[spell]:
        return "BQ-68" if BOSS_CHANGE[spell] > 0 else "BQ-69"
    return _BY_KIND.get(KIND_OF[spell], "")


# by spell: the rule of what it does, if it stays on the table
SPELL_RULE = tuple(map(_rule_of, range(len(SPELL_NAMES))))
# by spell: the rules by which it comes before a player
CAST_BY = tuple(f"BQ-35 BQ-33 {rule}" for rule in SPELL_RULE)
# by spell: the rules by which it comes beside the boss
ACTIVATED_BY = tuple(f"BQ-36 BQ-33 {rule}" for rule in SPELL_RULE)
# by spell: the rules by which a player fails who does not keep to it
FAILED_BY = tuple(f"BQ-43 {rule}" for rule in SPELL_RULE)


def behind_force(state: BossQuestState, seat: int) -> Reasons:
    """The rules that make a player's force: weapons, potions, the spells before the player."""
    worth = [(card, state.worth(card)) for card in state.weapons(seat)]
    return Reasons(_force, worth, [spell for spell, on in state.active if on == seat])


def _force(worth: list[tuple[int, int]], spells: list[int]) -> dict[str, str]:
    found = Sum()
    for card, value in worth:
        found.add(value, "BQ-24" if card < POTION else "BQ-76", thing=WEAPON_NAMES[card])
    for spell in spells:
        if FORCE_CHANGE[spell]:
            found.add(FORCE_CHANGE[spell], SPELL_RULE[spell], thing=SPELL_NAMES[spell])
    return {"n": found.text}


def behind_hp(state: BossQuestState) -> Reasons:
    """The rules that make the boss's points: its value, the spells beside it."""
    return Reasons(_hp, state.boss, state.reaper_hp, [spell for spell, _ in state.active])


def _hp(boss: int, reaper_hp: int, spells: list[int]) -> dict[str, str]:
    found = Sum()
    if boss == REAPER:
        found.add(reaper_hp, "BQ-89")
    else:
        found.add(boss, "BQ-03")
    for spell in spells:
        if BOSS_CHANGE[spell]:
            found.add(BOSS_CHANGE[spell], SPELL_RULE[spell], thing=SPELL_NAMES[spell])
    return {"hp": found.text}


def behind_victory(state: BossQuestState, seat: int) -> str:
    """The rules by which a player has won the round."""
    found = ["BQ-100"] if state.is_active(SECOND) else ["BQ-45", "BQ-01"]
    if state.boss == REAPER:
        found.append("BQ-89")
    if state.has(seat, ALL_COLOURS) and _would_fail(state, seat):
        found.append("BQ-80")
    return " ".join(found)


def _would_fail(state: BossQuestState, seat: int) -> bool:
    """Whether the player meets a condition only by the companion to whom all weapons have all colours."""
    colours = [COLOUR[card] for card in state.weapons(seat) if card < POTION]
    return any(
        NEEDS_COLOUR[KIND_OF[spell]] not in colours
        if KIND_OF[spell] in NEEDS_COLOUR
        else KIND_OF[spell] == NEEDS_PAIR and len(set(colours)) == len(colours)
        for spell, _ in state.active
    )

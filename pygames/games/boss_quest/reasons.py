"""Which rule a spell keeps, and why a force or the boss's points are what they are.

What takes work is asked only while somebody listens.
"""

from __future__ import annotations

import functools
from collections.abc import Mapping

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


# by spell that stays on the table: its rule, and those by which it comes before a player or beside the boss
SPELL_RULE = tuple(map(_rule_of, range(len(SPELL_NAMES))))
CAST_BY = tuple(f"BQ-35 BQ-33 {rule}" for rule in SPELL_RULE)
ACTIVATED_BY = tuple(f"BQ-36 BQ-33 {rule}" for rule in SPELL_RULE)
FAILED_BY = tuple(f"BQ-43 {rule}" for rule in SPELL_RULE)


def behind_force(state: BossQuestState, seat: int) -> Mapping[str, tuple[str, ...]]:
    """The rules that make a player's force `n`: the weapons, potions, the spells before the player."""
    potions = max(state.weapons(seat), default=0) >= POTION
    if not state.active:
        return _behind_force(potions)
    return _behind_force(potions, *[it for it, on in state.active if on == seat and FORCE_CHANGE[it]])


@functools.cache  # a match keeps its events: these are shared by all of them
def _behind_force(potions: bool, *spells: int) -> Mapping[str, tuple[str, ...]]:
    rules = ["BQ-24", *(["BQ-76"] if potions else []), *[SPELL_RULE[spell] for spell in spells]]
    return {"n": tuple(dict.fromkeys(rules))}


def behind_hp(state: BossQuestState) -> dict[str, str]:
    """The rules that make the boss's points: its value, the spells beside it."""
    found = ["BQ-03" if state.boss != REAPER else "BQ-89"]
    found += [SPELL_RULE[spell] for spell, _ in state.active if BOSS_CHANGE[spell]]
    return {"hp": " ".join(found)}


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

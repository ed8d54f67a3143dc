"""Courage and fear; in solitaire the scale of destiny (HIK-50 to HIK-54, HIK-108)."""

from __future__ import annotations

from pygames.core.table import Ask, Result, Script
from pygames.games.immortal_king.actions import TIRE
from pygames.games.immortal_king.cards import ADVENTURER
from pygames.games.immortal_king.dungeon import harden
from pygames.games.immortal_king.fate import SCALES
from pygames.games.immortal_king.prompts import TIRED
from pygames.games.immortal_king.table import MOST_COURAGE, PARTY_SEAT, PLACES, ImmortalKingTable

Table = ImmortalKingTable
SCENARIO_RULE = {"dark-evening": "HIK-109", "search": "HIK-110", "lich": "HIK-111"}


def gain_courage(table: Table, number: int) -> None:
    """Courage tokens, ten at the most (HIK-51)."""
    gained = min(number, MOST_COURAGE - table.courage)
    table.courage += gained
    table.tell("courage_gained", "HIK-51", n=gained, courage=table.courage)


def lose_courage(table: Table, number: int, rules: str) -> None:
    """Courage tokens go, as many fear tokens come (HIK-50, HIK-53), never more than there were."""
    lost = min(number, table.courage)
    table.courage -= lost
    table.tell("courage_lost", rules, n=lost, courage=table.courage)
    gain_fear(table, lost, "HIK-53")


def gain_fear(table: Table, number: int, rules: str) -> None:
    """Fear for the dungeon, without a limit (AMB-HIK-12); alone, each token turns the scale (AMB-HIK-61)."""
    if table.solitaire:
        table.queue = (*(("fate", 0),) * number, *table.queue)
        return
    table.fear += number
    table.tell("fear", rules, n=number, fear=table.fear)


def fate(table: Table) -> None:
    """One fear token more, and what the scale says at it (HIK-108)."""
    table.script = "resolve"
    table.fear += 1
    step = SCALES[table.scenario][table.fear - 1]
    rule = SCENARIO_RULE[table.scenario]
    table.tell("fate", f"HIK-108 {rule}", fear=table.fear, step=step)
    if step == "lost":
        table.result = Result((), "destiny", rule)  # at once (AMB-HIK-43)
    elif step in ("weakest", "everyone"):
        for where in _roused(table, step):
            harden(table, where, rule)
    elif step == "mana":
        if len(table.mana) > 1:
            table.queue = (("tire", 0), *table.queue)
        elif table.mana:
            tire(table, table.mana[0])


def _roused(table: Table, step: str) -> list[int]:
    """Who gets a token: every monster without one, the final one too (AMB-HIK-57); or the weakest only.

    Those are the weakest of all; if they have one already, nobody gets it (AMB-HIK-39).
    """
    monsters = [where for where in range(PLACES) if table.face_up(where) and table.card(where).monster]
    if step == "weakest":
        least = min(map(table.power, monsters))
        monsters = [where for where in monsters if table.power(where) == least]
    return [where for where in monsters if not table.tenacity[where]]


def choose_tired(table: Table) -> Script:
    """The player chooses the adventurer who loses a mana token (HIK-110, HIK-111, HIK-93)."""
    action = yield Ask(table, PARTY_SEAT, TIRED)
    assert action.verb is TIRE
    table.script = "resolve"
    tire(table, action.args[0])


def tire(table: Table, number: int) -> None:
    """This adventurer loses the mana token."""
    table.mana = tuple(other for other in table.mana if other != number)
    table.tell("tired", SCENARIO_RULE[table.scenario], adventurer=ADVENTURER.words[number])

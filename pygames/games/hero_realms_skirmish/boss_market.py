"""The boss at the market: what it takes in step 3, and what it buys in step 5 (HRS-31 to HRS-35, HRS-41)."""

from __future__ import annotations

from pygames.engine.state import step
from pygames.games.hero_realms.cards import COST, IS_CHAMPION, NAMES
from pygames.games.hero_realms.market import fill_place
from pygames.games.hero_realms_skirmish.acting import join
from pygames.games.hero_realms_skirmish.choosing import (
    BUYING,
    DROPPED,
    FREE,
    WITHIN,
    best_bought,
    settle,
    settles,
)
from pygames.games.hero_realms_skirmish.outlook import outlook
from pygames.games.hero_realms_skirmish.state import SkirmishState

WAYS = {it.name: it for it in (FREE, WITHIN, DROPPED)}


@step
def visit_market(state: SkirmishState) -> None:
    """Step 3, by the behaviour card on top."""
    state.emit("boss_step", "HRS-33" if state.attacking else "HRS-31", {"step": 3})
    it = outlook(state, state.top)
    if state.attacking:
        state.emit("limit", "HRS-33 HRS-34", {"n": it.n})
    if it.way == "gold":
        state.boss_gold += it.n
        state.emit("boss_has_gold", "HRS-32", {"card": NAMES[state.top], "n": it.n})
    elif it.cards:
        settle(state, WAYS[it.way], ([*it.cards], it.why))


@settles(FREE)
def take_free(state: SkirmishState, card: int, why: str) -> None:
    """A card of the faction for nothing; the row is filled again at once (AMB-HRS-03)."""
    join(state, card, "HRS-31", why)
    fill_place(state, card)


@settles(WITHIN)
def take_within(state: SkirmishState, card: int, why: str) -> None:
    """The boss takes this card within the limit, for nothing (AMB-HRS-34)."""
    join(state, card, "HRS-33" if IS_CHAMPION[card] else "HRS-34", why)
    fill_place(state, card)


@settles(DROPPED)
def drop(state: SkirmishState, card: int, why: str) -> None:
    """From the market to the sacrifice pile (AMB-HRS-07)."""
    state.sacrificed += (card,)
    state.emit("dropped", "HRS-35", {"card": NAMES[card], "n": COST[card], "why": why})
    fill_place(state, card)


@step
def buy(state: SkirmishState) -> None:
    """Buy while there is gold for another card (HRS-42, AMB-HRS-14); the rest is lost (AMB-HRS-15)."""
    found = [card for card in state.row if COST[card] <= state.boss_gold]
    if found:
        state.then(buy())
        settle(state, BUYING, best_bought(state, found))
    elif state.boss_gold:
        state.emit("boss_gold_lost", "HRS-42", {"n": state.boss_gold})
        state.boss_gold = 0


@settles(BUYING)
def pay(state: SkirmishState, card: int, why: str) -> None:
    """A card is paid, and acts at once by its main action (HRS-44, AMB-HRS-33)."""
    found = state.boss_gold
    state.boss_gold -= COST[card]
    state.emit("boss_bought", "HRS-42", {"card": NAMES[card], "n": COST[card], "found": found, "why": why})
    join(state, card, "HRS-42", why)
    fill_place(state, card)  # at once, so before what the card does

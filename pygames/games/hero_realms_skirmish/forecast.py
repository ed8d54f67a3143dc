"""What a choice in the Skirmish will do: as in Hero Realms, and what comes of the boss and of the attack."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from pygames.engine.action import Action
from pygames.engine.forecast import Forecast, ForecastType, Worlds
from pygames.games.hero_realms.asking import DISCARD
from pygames.games.hero_realms.cards import CARDS, COST, NAMES
from pygames.games.hero_realms.forecast import (
    ALLIES,
    COMBAT_LOST,
    GOLD_LEFT,
    GOLD_LOST,
    NONE_TO_PREPARE,
    NONE_TO_STUN,
    NOTHING_BACK,
    UNPLAYED,
    lost,
)
from pygames.games.hero_realms.forecast import foresee as base
from pygames.games.hero_realms.market import USE, price, ways
from pygames.games.hero_realms.turn import END
from pygames.games.hero_realms_skirmish.attacking import ATTACK, FELL, by_guards
from pygames.games.hero_realms_skirmish.boss_attack import ENDURE, GIVE_UP
from pygames.games.hero_realms_skirmish.bosses import is_attack, value_of
from pygames.games.hero_realms_skirmish.effects import OUST, spent_on
from pygames.games.hero_realms_skirmish.outlook import outlook
from pygames.games.hero_realms_skirmish.reporting import TAKE
from pygames.games.hero_realms_skirmish.state import MORE_GOLD, PLAYER, SkirmishState
from pygames.games.hero_realms_skirmish.turn import ACQUIRE, BEHAVE

State = SkirmishState


WINS = ForecastType("wins", "good")
BOSS_HEALTH = ForecastType("boss_health")
STUNNED = ForecastType("stunned")
DIES = ForecastType("dies", "bad")
OWN_HEALTH = ForecastType("own_health")
REST = ForecastType("rest")
RUNS_OUT = ForecastType("runs_out", "bad")
TAKES = ForecastType("takes")
TAKES_ONE = ForecastType("takes_one")
DROPS = ForecastType("drops")
DROPS_ONE = ForecastType("drops_one")
BUYS = ForecastType("buys")
BARRED = ForecastType("barred", "bad")
NO_ALLIES = ForecastType("no_allies", "bad")
CLAIMS_LEFT = ForecastType("claims_left", aside=True)
CLAIMS_LOST = ForecastType("claims_lost", "bad")
FORECASTS = (
    WINS, BOSS_HEALTH, STUNNED, DIES, OWN_HEALTH, REST, RUNS_OUT, TAKES, TAKES_ONE, DROPS, DROPS_ONE, BUYS,
    BARRED, NO_ALLIES, CLAIMS_LEFT, CLAIMS_LOST, GOLD_LEFT, GOLD_LOST, COMBAT_LOST, UNPLAYED, ALLIES,
    NOTHING_BACK, NONE_TO_PREPARE, NONE_TO_STUN,
)  # fmt: skip

# by what the boss does at the market: of one card, of one that ties with others, and its rule
MARKET = {
    "free": (TAKES, TAKES_ONE, "HRS-31"),
    "within": (TAKES, TAKES_ONE, "HRS-33"),
    "dropped": (DROPS, DROPS_ONE, "HRS-35"),
}


def foresee(worlds: Worlds[Any], action: Action) -> Iterator[Forecast | None]:
    """All that is certain, as nothing hidden decides it."""
    state: SkirmishState = worlds.known
    if action.type in (ACQUIRE, TAKE, USE) and _takes_last_gem(state, action):
        yield Forecast(RUNS_OUT, ("HRS-13",), {})
    if action.type in (ATTACK, FELL):
        yield from _blow(state, action)
    elif action.type in (GIVE_UP, ENDURE):
        yield from _endured(state, action)
    elif action.type is BEHAVE:
        yield from _behaviour(state, action)
    elif action.type is ACQUIRE and len(ways(state, action.args[0])) < 2:
        yield Forecast(GOLD_LEFT, ("HR-78",), {"n": state.gold - price(state, action.args[0])})
    elif action.type is OUST:
        left = sum(state.claims) - sum(spent_on(state.claims, COST[action.args[0]]))
        yield Forecast(CLAIMS_LEFT, ("HRS-58", "AMB-HRS-40"), {"n": left})
    elif action.type is END:
        if len(state.gems) <= state.last_gem:
            yield Forecast(RUNS_OUT, ("HRS-13" if state.last_gem else "AMB-HRS-01",), {})
        elif state.claims:
            yield Forecast(CLAIMS_LOST, ("AMB-HRS-40",), {"n": sum(state.claims)})
        yield from lost(state, worlds.seat)
    elif action.type is DISCARD and state.able("torgen-rocksplitter") and is_attack(action.args[0]):
        yield from _health_left(state.health[PLAYER] - value_of(action.args[0]), "HRS-72")
    else:
        yield from base(worlds, action)


def _takes_last_gem(state: SkirmishState, action: Action) -> bool:
    """Whether a Fire Gem is acquired with which the counter runs out (AMB-HRS-01, AMB-HRS-17)."""
    if not state.last_gem or len(state.gems) > 1:
        return False
    after = state.copy()
    after.apply(action)
    return after.result is not None


def _blow(state: SkirmishState, action: Action) -> Iterator[Forecast]:
    """What an attack does up to its end, or to the next question."""
    after = state.copy()
    after.apply(action)
    if after.result is not None:
        yield Forecast(WINS, ("HRS-12",), {})
        return
    fallen = {*state.boss_champions} - {*after.boss_champions}
    if fallen:
        guards = by_guards(state).split() if fallen & {*state.boss_guards()} else []
        other = ["HRS-23"] if fallen - {*state.boss_guards()} else []
        yield Forecast(STUNNED, (*guards, *other), {"n": len(fallen)})
    if after.asks_for("main") or after.asks_for("report"):
        yield Forecast(BOSS_HEALTH, ("HRS-27",), {"n": after.boss_health})
    else:
        rule = "HRS-22" if after.asks_for("guard") else "HRS-24"
        yield Forecast(REST, (rule,), {"n": after.context[1]})


def _endured(state: SkirmishState, action: Action) -> Iterator[Forecast]:
    """What is left of the boss's attack, or of the player."""
    after = state.copy()
    after.apply(action)
    if after.asks_for("giving") or after.asks_for("guarding"):
        yield Forecast(REST, ("HRS-48",), {"n": after.context[1]})
    else:
        yield from _health_left(after.health[PLAYER], "HRS-49")


def _health_left(n: int, rule: str) -> Iterator[Forecast]:
    yield Forecast(OWN_HEALTH, (rule,), {"n": n}) if n > 0 else Forecast(DIES, (rule, "HRS-14"), {})


def _behaviour(state: SkirmishState, action: Action) -> Iterator[Forecast]:
    """What the boss does at the market as it lies, and what its ability takes away."""
    (card,) = action.args
    it = outlook(state, card)
    if it.way == "gold":
        yield Forecast(BUYS, ("HRS-32",), {"n": it.n})
    elif it.way != "nothing":
        one, several, rule = MARKET[it.way]
        cards = {CARDS[card].id: NAMES[card] for card in reversed(it.cards)}  # of one face, the first
        yield Forecast(several if len(cards) > 1 else one, (rule,), {"cards": ",".join(cards.values())})
    after = state.copy()
    after.apply(action)
    if after.allies_barred():
        yield Forecast(NO_ALLIES, ("HRS-69",), {})
    if after.barred:
        yield Forecast(BARRED, ("HRS-70",), {"n": MORE_GOLD + value_of(card)})

"""What a choice in Hero Realms will do: who goes out, what is left in the pools, what is lost."""

from __future__ import annotations

from collections.abc import Iterator

from pygames.engine.action import Action
from pygames.engine.forecast import Forecast, ForecastType, Worlds
from pygames.games.hero_realms.asking import raisable
from pygames.games.hero_realms.cards import ALLIED, LINES, NAMES, SACRIFICED
from pygames.games.hero_realms.classes import USE_ABILITY
from pygames.games.hero_realms.combat import ATTACK, STRIKE
from pygames.games.hero_realms.market import ACQUIRE, price, ways
from pygames.games.hero_realms.state import HeroRealmsState
from pygames.games.hero_realms.turn import ALLY, END, PLAY

State = HeroRealmsState


def usable(state: State, seat: int) -> int:
    """How many ally abilities can be used."""
    return len(ALLY.options(state, seat))


FALLS = ForecastType("falls", "good")
HEALTH_LEFT = ForecastType("health_left")
COMBAT_LEFT = ForecastType("combat_left", aside=True)
GOLD_LEFT = ForecastType("gold_left", aside=True)
GOLD_LOST = ForecastType("gold_lost", "bad")
COMBAT_LOST = ForecastType("combat_lost", "bad")
UNPLAYED = ForecastType("unplayed", "bad")
ALLIES = ForecastType("allies", "good")
NOTHING_BACK = ForecastType("nothing_back", "bad")
NONE_TO_PREPARE = ForecastType("none_to_prepare", "bad")
NONE_TO_STUN = ForecastType("none_to_stun", "bad")

FORECASTS = (
    FALLS, HEALTH_LEFT, COMBAT_LEFT, GOLD_LEFT, GOLD_LOST, COMBAT_LOST, UNPLAYED, ALLIES, NOTHING_BACK,
    NONE_TO_PREPARE, NONE_TO_STUN,
)  # fmt: skip

IN_VAIN = {"none_to_prepare": NONE_TO_PREPARE, "no_target": NONE_TO_STUN}  # by the event that tells it


def foresee(worlds: Worlds[HeroRealmsState], action: Action) -> Iterator[Forecast | None]:
    """All that is certain, as nothing hidden decides it."""
    state, seat = worlds.known, worlds.seat
    if action.type is ATTACK:
        other, n = action.args
        left = state.health[other] - n
        if left:
            yield Forecast(HEALTH_LEFT, ("HR-65",), {"other": other, "n": left})
        else:
            yield Forecast(FALLS, ("HR-109",), {"other": other})
    elif action.type is STRIKE:
        (card,) = action.args
        yield Forecast(COMBAT_LEFT, ("HR-67",), {"n": state.combat - state.lacking(card, state.owner(card))})
    elif action.type is ACQUIRE and len(ways(state, action.args[0])) < 2:
        yield Forecast(GOLD_LEFT, ("HR-78",), {"n": state.gold - price(state, action.args[0])})
    elif action.type is PLAY:
        after = state.copy()
        after.apply(action)
        woken = usable(after, seat) - usable(state, seat)
        if woken > 0 and after.result is None:
            yield Forecast(ALLIES, ("HR-39",), {"n": woken})
    elif action.type is ALLY and _reaches(action.args[0]):
        after = state.copy()
        after.log = []
        after.apply(action)
        yield from [Forecast(IN_VAIN[it.kind], it.rules, {}) for it in after.log if it.kind in IN_VAIN]
    elif action.type is USE_ABILITY and _raises(action.args[0]) and not raisable(state, seat):
        yield Forecast(NOTHING_BACK, ("HR-26", "HR-127"), {"card": NAMES[action.args[0]]})
    elif action.type is END:
        yield from lost(state, seat)


def _raises(ability: int) -> bool:
    """Whether this ability brings champions back: it may be used for nothing, too (HR-26)."""
    return any(line.effect == "put_into_play" for line in LINES[SACRIFICED[ability]])


def _reaches(card: int) -> bool:
    """Whether this ally ability needs a champion; it may be used for nothing, too (HR-26)."""
    return any(line.effect in ("prepare", "stun") for line in LINES[ALLIED[card]])


def lost(state: State, seat: int) -> Iterator[Forecast]:
    """Forecasts of what ending the turn now wastes: gold, combat, cards not played (HR-105)."""
    if state.gold:
        yield Forecast(GOLD_LOST, ("HR-105",), {"n": state.gold})
    if state.combat:
        yield Forecast(COMBAT_LOST, ("HR-105",), {"n": state.combat})
    if state.hands[seat]:
        yield Forecast(UNPLAYED, ("HR-105",), {"n": len(state.hands[seat])})

"""What the boss's cards do: their effects one by one, and the cards that come by them (HRS-36 to HRS-40)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from pygames.engine.decision import DecisionType
from pygames.engine.errors import Refusal
from pygames.engine.state import step
from pygames.games.hero_realms.asking import discard_cards
from pygames.games.hero_realms.cards import (
    ACTION,
    CARD,
    CARDS,
    COST,
    EXPENDED,
    FACTION,
    IS_CHAMPION,
    IS_GUARD,
    KIND,
    LINES,
    NAMES,
    PLAYED,
)
from pygames.games.hero_realms.refusals import AnswerAction, no
from pygames.games.hero_realms.state import without
from pygames.games.hero_realms_skirmish.choosing import (
    RAISING,
    REPLAYING,
    dearest,
    gains,
    narrowed,
    settle,
    settles,
)
from pygames.games.hero_realms_skirmish.discarding import discard_on_paper
from pygames.games.hero_realms_skirmish.revealing import REVEALING, turned
from pygames.games.hero_realms_skirmish.state import PLAYER, SkirmishState

EffectCall = tuple[str, dict[str, Any]]  # an effect and its parameters
VARRICK, SMASH_AND_GRAB = "varrick", "smash-and-grab"


def main_key(card: int) -> str:
    """The key of a card's main action, which for a champion is to be expended."""
    return EXPENDED[card] if IS_CHAMPION[card] else PLAYED[card]


def parts(state: SkirmishState, key: str) -> Iterator[EffectCall]:
    """What the boss does of an ability: no sacrifice (HRS-53), nothing that it may do (HRS-56)."""
    for effect, params in LINES[key] if key else ():
        if effect == "choose_one":
            yield from parts(state, chosen_side(state, params["sides"]))
        elif effect == "aim":
            yield from parts(state, params["then"])
        elif effect == "draw_then_discard" and params["mode"] == "must":
            yield "draw", {"n": params["n"]}  # AMB-HRS-38
        elif effect in ("gain", "draw", "discard") or (effect == "stun" and params["mode"] == "must"):
            yield effect, params


def chosen_side(state: SkirmishState, sides: tuple[str, ...]) -> str:
    """Gold with a coin on top, else the other (HRS-59); of others combat first (HRS-52, AMB-HRS-26)."""
    order = ("combat", "health", "gold") if state.attacking else ("gold", "combat", "health")
    return min(sides, key=lambda side: min([order.index(what) for what in gains(side)], default=len(order)))


def amount(state: SkirmishState, card: int, params: dict[str, Any]) -> int:
    """How much a gain is, in the boss's zone; the boss itself is no champion (HRS-04)."""
    others = [other for other in state.boss_zone() if other != card]
    counted = {
        "": 1,
        "champions": len(state.boss_champions),
        "other_champions": len([other for other in state.boss_champions if other != card]),
        "other_guards": len([o for o in state.boss_champions if IS_GUARD[o] and o != card]),
        "other_wild_cards": len([other for other in others if FACTION[other] == "wild"]),
    }
    return int(params["n"] * counted[params.get("per", "")])


def gain(state: SkirmishState, card: int, params: dict[str, Any]) -> None:
    """Give the boss gold, combat or health. Its health has no maximum (HRS-51)."""
    n, what = amount(state, card, params), params["what"]
    if not n:
        return
    rules = "HRS-36 HRS-04" if "champions" in params.get("per", "") else "HRS-36"
    if what == "combat":
        state.boss_combat += n
        state.emit("boss_gained_combat", rules, {"card": NAMES[card], "n": n})
    elif what == "gold":
        state.boss_gold += n
        state.emit("boss_gained_gold", rules, {"card": NAMES[card], "n": n})
    else:
        state.boss_health += n
        state.emit("boss_gained_health", rules, {"card": NAMES[card], "n": n})


@step
def perform(state: SkirmishState, key: str, card: int, at: int = 0) -> None:
    """A whole ability, part by part; what asks is answered before the next part."""
    found = [*parts(state, key)]
    if at == len(found):
        return
    if at + 1 < len(found):
        state.then(perform(key, card, at + 1))
    effect, params = found[at]
    if effect == "gain":
        gain(state, card, params)
    elif effect == "draw":
        state.then(*[boss_draws(card)] * params["n"])
    else:
        harass(state, card, effect, params)


def harass(state: SkirmishState, card: int, effect: str, params: dict[str, Any]) -> None:
    """The player discards, or one of the player's champions is turned sideways (HRS-54)."""
    if effect == "stun":
        state.then(tilt_own(card))
    elif state.paper:
        discard_on_paper(state, card, params["n"])
    elif not state.hands[PLAYER]:
        state.emit("no_hand", "HR-98", {"seat": PLAYER})
    else:
        state.then(discard_cards(PLAYER, params["n"], card))


# --- coming ---


def join(state: SkirmishState, card: int, rule: str, why: str) -> None:
    """A card comes into the zone; it acts in this turn, however it has come (AMB-HRS-33).

    What of step 5 is still to come finds it there. What has begun without it is done at once: the drawing,
    or while the boss buys the whole main action.
    """
    if state.ahead("conjuring"):
        state.enter_zone(card, rule, why)
        return
    state.enter_zone(card, f"{rule} AMB-HRS-33", why)
    if state.ahead("drawing"):
        state.then(conjure(card))
    elif state.ahead("healing"):
        state.then(conjure(card), draw_by(card))
    else:
        state.bought += (card,)
        state.then(conjure(card), perform(main_key(card), card))


# --- drawing ---


@step
def draw_by(state: SkirmishState, card: int) -> None:
    """What a card's main action draws (step 5a)."""
    for effect, params in parts(state, main_key(card)):
        if effect == "draw":
            state.then(*[boss_draws(card)] * params["n"])


@step
def boss_draws(state: SkirmishState, card: int) -> None:
    """The top card of the market deck (HRS-37); one a turn (HRS-40), more by Borg's ability (HRS-71)."""
    if state.boss_drawn and not state.able("borg"):
        state.emit("draws_no_more", "HRS-40", {"card": NAMES[card]})
        return
    if not state.market:
        state.emit("market_empty", "AMB-HRS-27", {"card": NAMES[card]})
        return
    if state.paper:
        state.then(REVEALING(PLAYER, state.boss), boss_drew())
        return
    found, state.market = state.draw_top(state.market)
    drawn_by_boss(state, found)


@step
def boss_drew(state: SkirmishState) -> None:
    """The card that the person has turned up for the boss (AMB-HRS-44)."""
    drawn_by_boss(state, turned(state))


def drawn_by_boss(state: SkirmishState, found: int) -> None:
    """A champion that is cheap enough stays (HRS-38), any other card acts once (HRS-39)."""
    state.boss_drawn += 1
    rule = "HRS-37" if state.boss_drawn == 1 else "HRS-37 HRS-71"
    state.emit("boss_drew", rule, {"card": NAMES[found]}, reveals=not state.paper)
    if IS_CHAMPION[found] and COST[found] <= COST[state.boss]:
        join(state, found, "HRS-38", "cheap_enough")
        return
    state.passing += (found,)
    state.emit("acts_once", "HRS-39", {"card": NAMES[found]})
    state.then(conjure(found), perform(main_key(found), found), throw_away(found))


@step
def throw_away(state: SkirmishState, card: int) -> None:
    """A drawn card that does not stay goes to the sacrifice pile (AMB-HRS-25)."""
    if card in state.passing:
        state.passing = without(state.passing, card)
        state.sacrificed += (card,)
        state.emit("thrown_away", "HRS-39", {"card": NAMES[card]})


# --- the two cards that look into the sacrifice pile (AMB-HRS-24, AMB-HRS-36) ---


@step
def conjure(state: SkirmishState, card: int) -> None:
    """Varrick (HRS-60) and Smash and Grab (HRS-61); all others do nothing here."""
    face = CARDS[card].id
    if face == VARRICK:
        found = [other for other in state.sacrificed if IS_CHAMPION[other] and FACTION[other]]
        if found:
            settle(state, RAISING, narrowed(found, ("dearest", dearest)))
    elif face == SMASH_AND_GRAB:
        found = [o for o in state.sacrificed if KIND[o] == ACTION and COST[o] <= COST[card]]
        if found:
            settle(state, REPLAYING, narrowed(found, ("dearest", dearest)))


@settles(RAISING)
def replace_varrick(state: SkirmishState, card: int, why: str) -> None:
    """The champion takes Varrick's place, and Varrick is discarded."""
    state.sacrificed = without(state.sacrificed, card)
    for varrick in [other for other in state.boss_champions if CARDS[other].id == VARRICK]:
        state.boss_champions = without(state.boss_champions, varrick)
        state.sacrificed += (varrick,)
        state.emit("thrown_away", "HRS-60", {"card": NAMES[varrick]})
    join(state, card, "HRS-60", why)


@settles(REPLAYING)
def replay(state: SkirmishState, card: int, why: str) -> None:
    """The action comes into play."""
    state.sacrificed = without(state.sacrificed, card)
    join(state, card, "HRS-61", why)


# --- the player's champions turned sideways ---


def standing(state: SkirmishState) -> list[int]:
    """The player's champions that are upright."""
    return [card for card in state.champions[PLAYER] if card not in state.expended[PLAYER]]


def turn_sideways(state: SkirmishState, card: int) -> None:
    """Till the end of the player's turn (AMB-HRS-35)."""
    state.expended[PLAYER] += (card,)
    state.emit("tilted_own", "HRS-54", {"seat": PLAYER, "card": NAMES[card]})


@step
def tilt_own(state: SkirmishState, card: int) -> None:
    """One of the player's champions, which the player names (HRS-54, AMB-HRS-35)."""
    found = standing(state)
    if not found:
        state.emit("no_target", "HRS-54", {"seat": PLAYER})
    elif len(found) == 1:
        turn_sideways(state, found[0])
    else:
        state.then(TURNING(PLAYER, card))


class TurnSideways(AnswerAction):
    """Turn a champion of one's own sideways."""

    moment = ("HRS-54", "no_turn")

    def options(self, state: SkirmishState, seat: int) -> list[int]:
        return standing(state)

    def check(self, state: SkirmishState, seat: int, card: int) -> Refusal | None:
        if card in standing(state):
            return None
        if card in state.champions[seat]:
            return no("HRS-54", "is_tilted", card=NAMES[card])
        return no("HRS-54", "no_own_champion", card=NAMES[card])

    def apply(self, state: SkirmishState, seat: int, card: int) -> None:
        turn_sideways(state, card)


TURN = TurnSideways("turn", CARD)
TURNING = DecisionType("turn", "HRS-54", TURN)

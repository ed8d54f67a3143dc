"""The turns: the player's, which begins with the boss's behaviour, and the boss's in the booklet's steps."""

from __future__ import annotations

from pygames.engine.action import ActionType
from pygames.engine.decision import DecisionType
from pygames.engine.errors import Refusal
from pygames.engine.state import Result, step
from pygames.games.hero_realms.cards import ALLIED, CARD, CARDS, FACTION, IS_CHAMPION, IS_GEM, NAMES
from pygames.games.hero_realms.classes import USE_ABILITY, USE_SKILL
from pygames.games.hero_realms.market import Acquire as BaseAcquire
from pygames.games.hero_realms.market import fill_place
from pygames.games.hero_realms.refusals import AnswerAction, no
from pygames.games.hero_realms.state import without
from pygames.games.hero_realms.turn import (
    END,
    EXPEND,
    PLAY,
    SACRIFICE,
    begin_turn,
    discard_phase,
    draw_phase,
    idle,
)
from pygames.games.hero_realms.turn import Ally as BaseAlly
from pygames.games.hero_realms_skirmish.acting import (
    conjure,
    draw_by,
    gain,
    harass,
    join,
    main_key,
    parts,
    perform,
)
from pygames.games.hero_realms_skirmish.attacking import ATTACK
from pygames.games.hero_realms_skirmish.boss_attack import attack_player
from pygames.games.hero_realms_skirmish.boss_market import buy, visit_market
from pygames.games.hero_realms_skirmish.choosing import LOT, REINFORCING, dearest, narrowed, settle, settles
from pygames.games.hero_realms_skirmish.effects import OUST
from pygames.games.hero_realms_skirmish.reporting import REPORTING, no_sale
from pygames.games.hero_realms_skirmish.state import MORE_GOLD, PLAYER, SkirmishState

# --- the player's turn ---


@step
def player_turn(state: SkirmishState) -> None:
    """Behaviour first (HRS-16), then the three phases of the base game (HRS-20), then the boss (HRS-15)."""
    if begin_turn(state, PLAYER):
        main, draw = (
            (REPORTING(PLAYER, state.boss), ()) if state.paper else (PLAYING(PLAYER), (draw_phase(),))
        )
        state.then(ask_behaviour(), main, discard_phase(), end_of_player(), *draw, boss_turn())


@step
def ask_behaviour(state: SkirmishState) -> None:
    """An empty pile is taken back whole (HRS-19); of a last card there is nothing to choose."""
    if not state.pile:
        state.pile, state.behaviour = state.behaviour, ()
        state.emit("behaviour_back", "HRS-19", {"n": len(state.pile)})
    if len({CARDS[card].id for card in state.pile}) == 1:
        behave(state, state.pile[0])
    else:
        state.then(BEHAVING(PLAYER, state.boss))


def behave(state: SkirmishState, card: int) -> None:
    """Put a card of the boss's pile on top of the boss's discard pile: the boss behaves by it (HRS-17)."""
    state.pile = without(state.pile, card)
    state.behaviour += (card,)
    state.emit("behaves", "HRS-16 HRS-17", {"seat": PLAYER, "card": NAMES[card]})
    if state.able("rayla"):
        state.barred = MORE_GOLD + state.top_value  # HRS-70


class Behave(AnswerAction):
    """Choose the card that says how the boss behaves, of those not yet used (HRS-16, HRS-18)."""

    moment = ("HRS-16", "no_behaviour")

    def options(self, state: SkirmishState, seat: int) -> list[int]:
        return [*{CARDS[card].id: card for card in reversed(state.pile)}.values()]

    def check(self, state: SkirmishState, seat: int, card: int) -> Refusal | None:
        if card in state.behaviour:
            return no("HRS-18", "behaviour_used", card=NAMES[card])
        if card not in state.pile:
            return no("HRS-16", "no_behaviour_card", card=NAMES[card])
        same = [other for other in self.options(state, seat) if CARDS[other] is CARDS[card]]
        return None if card in same else no("HRS-16", "the_same", card=NAMES[card])

    def apply(self, state: SkirmishState, seat: int, card: int) -> None:
        behave(state, card)


BEHAVE = Behave("behave", CARD)
BEHAVING = DecisionType("behaviour", "HRS-16", BEHAVE)


class Acquire(BaseAcquire):
    """Acquiring in the Skirmish: Fire Gems are the counter (HRS-10), for sale by an option (AMB-HRS-17)."""

    def options(self, state: SkirmishState, seat: int) -> list[int]:  # type: ignore[override]
        return [card for card in super().options(state, seat) if not IS_GEM[card] or self._sold(state, card)]

    def check(self, state: SkirmishState, seat: int, card: int) -> Refusal | None:  # type: ignore[override]
        return no_sale(state, card) or super().check(state, seat, card)

    def _sold(self, state: SkirmishState, card: int) -> bool:
        return state.for_sale and card not in state.reinforced


class Ally(BaseAlly):
    """Ally abilities in the Skirmish: none against the Orc Grunt with a Gold on top (HRS-69)."""

    def check(self, state: SkirmishState, seat: int, card: int) -> Refusal | None:  # type: ignore[override]
        if state.able("orc-grunt") and card in state.in_play(seat):
            return no("HRS-69", "no_allies_now", card=NAMES[card])
        return super().check(state, seat, card)


ACQUIRE = Acquire("acquire", CARD)
ALLY = Ally("ally", CARD)
PARTS: tuple[ActionType, ...] = (
    PLAY, EXPEND, ALLY, SACRIFICE, ACQUIRE, ATTACK, OUST, USE_SKILL, USE_ABILITY, END
)  # fmt: skip
PLAYING = DecisionType("main", "HR-17", *PARTS, until=(END,), idle=idle)


@step
def end_of_player(state: SkirmishState) -> None:
    """What lasts the player's turn is over."""
    state.exposed = False
    state.claims = ()
    state.barred = 0


# --- the boss's turn: steps 1, 2, 3, 5, 6 (AMB-HRS-03) ---


@step
def boss_turn(state: SkirmishState) -> None:
    """The steps in the booklet's order; in step 5 draw, heal, buy, attack (HRS-36, AMB-HRS-31)."""
    state.emit("boss_turn", "HRS-15", {"n": state.turns[PLAYER]})
    state.then(
        count_turn(),
        secondary(),
        visit_market(),
        conjuring(),
        drawing(),
        healing(),
        earning(),
        buy(),
        harassing(),
        attack_player(),
        clear_zone(),
        player_turn(),
    )


@step
def count_turn(state: SkirmishState) -> None:
    """Step 1: a gem of the counter goes (HRS-29, HRS-65); without one the game is lost (AMB-HRS-01)."""
    state.emit("boss_step", "HRS-29", {"step": 1})
    if not state.gems:
        state.end(Result((), "counter", "AMB-HRS-01"))
        return
    gem = state.gems[-1]
    state.sacrificed += (gem,)
    reinforced = gem in state.reinforced
    if reinforced:
        state.then(reinforce())
    state.take_gem()
    left = {"n": len(state.gems)}
    if reinforced:
        state.emit("reinforcement", "HRS-62", left)
    else:
        state.emit("counted", "HRS-29 HRS-65", left)


@step
def reinforce(state: SkirmishState) -> None:
    """A stunned champion by lot, or the most expensive one of the market, or nobody (HRS-66)."""
    if state.felled and state.paper:
        settle(state, LOT, ([*state.felled], "lot"))  # the person draws it
        return
    if state.felled:
        raise_felled(state, state.felled[state.below(len(state.felled))], "lot")
        return
    champions = [card for card in state.row if IS_CHAMPION[card]]
    if champions:
        settle(state, REINFORCING, narrowed(champions, ("dearest", dearest)))
    else:
        state.emit("nobody_comes", "HRS-66")


@settles(LOT)
def raise_felled(state: SkirmishState, card: int, why: str) -> None:
    """The champion that was drawn comes back."""
    state.felled = without(state.felled, card)
    join(state, card, "HRS-66", "lot")


@settles(REINFORCING)
def call_from_market(state: SkirmishState, card: int, why: str) -> None:
    """The champion comes for nothing."""
    fill_place(state, card)
    join(state, card, "HRS-66", why)


@step
def secondary(state: SkirmishState) -> None:
    """Step 2: ally abilities with a partner (HRS-30); not of what has just come (HRS-44) or lies sideways.

    The partners are those that are there when the step begins (AMB-HRS-48).
    """
    state.emit("boss_step", "HRS-30", {"step": 2})
    factions = [FACTION[card] for card in state.boss_zone()]
    for card in reversed(state.boss_zone()):
        if card in state.arrived or card in state.tilted:
            continue
        if ALLIED[card] and factions.count(FACTION[card]) > 1:
            state.then(ally_of_boss(card))


@step
def ally_of_boss(state: SkirmishState, card: int) -> None:
    """Carry out the ally ability of one of the boss's cards."""
    state.emit("boss_allied", "HRS-30", {"card": NAMES[card]})
    state.then(perform(ALLIED[card], card))


def acting(state: SkirmishState) -> list[int]:
    """The cards whose main action is to be done: not those sideways (HRS-55), or done (AMB-HRS-33)."""
    return [card for card in state.boss_zone() if card not in state.tilted and card not in state.bought]


@step
def conjuring(state: SkirmishState) -> None:
    """Step 5: Varrick and Smash and Grab first (AMB-HRS-36)."""
    state.emit("boss_step", "HRS-36", {"step": 5})
    state.then(*[conjure(card) for card in acting(state)])


@step
def drawing(state: SkirmishState) -> None:
    """Step 5a: the boss draws by the abilities of its cards."""
    state.then(*[draw_by(card) for card in acting(state)])


@step
def healing(state: SkirmishState) -> None:
    """Step 5b: the health that the boss's cards give."""
    gather(state, "health")


@step
def earning(state: SkirmishState) -> None:
    """Step 5c: the gold of the cards, before the boss buys."""
    gather(state, "gold")


def gather(state: SkirmishState, what: str) -> None:
    """What the boss's cards, its own first (AMB-HRS-12), give of this."""
    for card in acting(state):
        for effect, params in parts(state, main_key(card)):
            if effect == "gain" and params["what"] == what:
                gain(state, card, params)


@step
def harassing(state: SkirmishState) -> None:
    """Step 5d: combat, and what precedes the attack (AMB-HRS-35)."""
    gather(state, "combat")
    for card in reversed(acting(state)):
        state.then(trouble(card))


@step
def trouble(state: SkirmishState, card: int) -> None:
    """Do what a card of the boss does to the player's hand and champions."""
    for effect, params in parts(state, main_key(card)):
        if effect in ("discard", "stun"):
            harass(state, card, effect, params)


@step
def clear_zone(state: SkirmishState) -> None:
    """Step 6: actions are discarded (HRS-50, AMB-HRS-25), champions stay; all stand upright (AMB-HRS-39)."""
    state.emit("boss_step", "HRS-50", {"step": 6})
    for card in state.boss_actions:
        state.emit("boss_discarded", "HRS-50", {"card": NAMES[card]})
    state.sacrificed += state.boss_actions
    state.boss_actions = ()
    state.tilted = state.arrived = state.bought = state.damage = ()
    state.boss_gold = state.boss_combat = state.boss_drawn = 0

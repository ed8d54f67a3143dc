"""The turn, and its phase 1: hand, activation, placement, hero."""

from __future__ import annotations

from itertools import product

from pygames.engine.action import ActionType
from pygames.engine.decision import DecisionType
from pygames.engine.errors import Refusal
from pygames.engine.state import Result, step
from pygames.games.heroz.attack import attack
from pygames.games.heroz.cards import CARD, DOWN, HERO, HEROES, NAMES, RANK, SUIT, TROOP, card_of
from pygames.games.heroz.conquest import combat_ends, conquest, retreat
from pygames.games.heroz.passing import PASS
from pygames.games.heroz.places import COLUMNS_OF, PLACE, place_at
from pygames.games.heroz.powers import powers
from pygames.games.heroz.refusals import no, no_place_for, not_in_hand
from pygames.games.heroz.specials import formations
from pygames.games.heroz.state import HerozState

MOST_TURNS = 300  # AMB-HZ-61
# the resources that a hero asks for by rank, and the rule (HZ-14, HZ-16, HZ-18)
RESOURCES = {11: (1, "HZ-14"), 12: (2, "HZ-16"), 13: (3, "HZ-18")}


@step
def turn(state: HerozState, seat: int) -> None:
    """A player's three phases in order, then the turn of the other player (HZ-83)."""
    state.active = seat
    if state.turn >= MOST_TURNS:
        state.emit("drawn_game", "AMB-HZ-61", {"n": MOST_TURNS})
        state.end(Result((), "endless", "AMB-HZ-61"))
        return
    state.turn += 1
    state.emit("turn", "HZ-83", {"seat": seat, "n": state.turn})
    state.then(turn(1 - seat))
    if state.skips[seat]:
        state.skips[seat] = False
        state.emit("passed_turn", "HZ-53", {"seat": seat})
    elif state.turn > 1 and not state.draw(seat, "HZ-63") and state.renew_deck(seat):
        state.emit("passed_turn", "HZ-53 AMB-HZ-43", {"seat": seat})
    else:
        activate(state, seat)
        state.then(*PHASES)


def activate(state: HerozState, seat: int) -> None:
    """1.2: turn the player's troops face up, if any lies face down (HZ-64, AMB-HZ-48).

    Those placed at 1.3 wait for their owner's next turn (AMB-HZ-47).
    """
    # what a Jack has shown of these troops is turned face up
    for watcher, shown in enumerate(state.glances):
        if shown and shown[0] == seat:
            state.glances[watcher] = ()
    state.seen[seat] = 0
    for column in COLUMNS_OF[seat]:
        troops = state.columns[column]
        if not troops or max(troops) < DOWN:
            continue
        state.columns[column] = tuple(map(card_of, troops))
        for line, code in enumerate(troops):
            if code >= DOWN:
                place = PLACE.words[place_at(column, line)]
                state.emit(
                    "activated", "HZ-64 HZ-54", {"place": place, "card": NAMES[code - DOWN]}, reveals=True
                )


# --- 1.3: placement ---


@step
def placement(state: HerozState) -> None:
    """1.3: troops are placed one by one until the player goes on (HZ-65)."""
    seat = state.active
    if state.hands[seat] and state.has_free_place(seat):
        state.then(PLACING[seat])


class PlaceTroop(ActionType):
    """Place a troop of one's hand face down (HZ-65, HZ-27)."""

    def options(self, state: HerozState, seat: int) -> list[tuple[int, int]]:
        troops = [card for card in state.hands[seat] if TROOP[card]]
        return list(product(troops, state.free_places(seat)))

    def check(self, state: HerozState, seat: int, card: int, place: int = -1) -> Refusal | None:
        refusal = _no_troop_card(card) or not_in_hand(state, seat, card, "HZ-65")
        return refusal if refusal is not None or place < 0 else no_place_for(state, seat, place)

    def untimely(self, state: HerozState, seat: int, card: int, place: int = -1) -> Refusal:
        return _no_troop_card(card) or no("HZ-65", "not_placement")

    def apply(self, state: HerozState, seat: int, card: int, place: int) -> None:
        state.place_from_hand(seat, card, place)
        where = PLACE.words[place]
        if state.memory_aid:
            state.emit(
                "placed",
                "HZ-65 HZ-27 AMB-HZ-54",
                {"seat": seat, "place": where},
                to=seat,
                secret={"card": NAMES[card]},
            )
        else:  # what lies face down is not to be looked up later, in a log for example (HZ-57, AMB-HZ-54)
            state.emit("placed", "HZ-65 HZ-27", {"seat": seat, "place": where})
        placement.now(state)


def _no_troop_card(card: int) -> Refusal | None:
    """Why a card is never placed as a troop at 1.3."""
    if TROOP[card]:
        return None
    return no("HZ-10", "hero_no_troop") if HERO[card] else no("HZ-20", "combat_only", card=NAMES[card])


# --- 1.4: the hero ---


@step
def hero(state: HerozState) -> None:
    """1.4: a hero may be played; without an active troop there is no resource for any (HZ-66)."""
    seat = state.active
    if state.hands[seat] and state.has_active(seat):
        state.then(HERO_STEP(seat))


class PlayHero(ActionType):
    """Play a hero of one's hand face up, in the place of the former one (HZ-66, HZ-12)."""

    def options(self, state: HerozState, seat: int) -> list[int]:
        hand = state.hands[seat]
        if HEROES.isdisjoint(hand):
            return []
        found = resources(state, seat)
        return [card for card in hand if HERO[card] and found.count(SUIT[card]) >= RESOURCES[RANK[card]][0]]

    def check(self, state: HerozState, seat: int, card: int) -> Refusal | None:
        refusal = _no_hero_card(card) or not_in_hand(state, seat, card, "HZ-66")
        if refusal is not None:
            return refusal
        needed, rule = RESOURCES[RANK[card]]  # asked on entering play only (HZ-11)
        found = resources(state, seat).count(SUIT[card])
        if found < needed:
            return no(rule, "resources", card=NAMES[card], n=needed, found=found, suit=NAMES[card][-1])
        return None

    def untimely(self, state: HerozState, seat: int, card: int) -> Refusal:
        return _no_hero_card(card) or no("HZ-66", "not_hero_step")

    def apply(self, state: HerozState, seat: int, card: int) -> None:
        former = state.heroes[seat]
        state.play_from_hand(seat, card)
        if former >= 0:
            state.discard(seat, former)
            state.emit("replaced", "HZ-12", {"seat": seat, "card": NAMES[former]})
        state.heroes[seat] = card
        state.emit("hero", "HZ-66", {"seat": seat, "card": NAMES[card]})


def _no_hero_card(card: int) -> Refusal | None:
    return None if HERO[card] else no("HZ-09", "not_a_hero", card=NAMES[card])


def resources(state: HerozState, seat: int) -> list[int]:
    """The suits of a player's active troops, jokers too (HZ-14, HZ-16, HZ-18, AMB-HZ-12)."""
    faces = state.faces(seat)
    return [
        SUIT[faces.get(code, code)]
        for column in COLUMNS_OF[seat]
        for code in state.columns[column]
        if code < DOWN
    ]


PLACE_TROOP = PlaceTroop("place", CARD, PLACE)
PLAY_HERO = PlayHero("hero", CARD)

# The numbers are the sections of the booklet. Drawing (1.1) and activation (1.2) come before.
PHASES = (
    placement(),  # 1.3
    hero(),  # 1.4
    powers(),
    formations(),  # 2.1
    attack(),  # 2.2 to 2.6
    combat_ends(),
    conquest(),  # 3.1
    retreat(),  # 3.2 to 3.4
)

PLACEMENT = DecisionType("placement", "HZ-65", PLACE_TROOP, PASS, auto_pass=True)
PLACING = (PLACEMENT(0), PLACEMENT(1))
HERO_STEP = DecisionType("hero", "HZ-66", PLAY_HERO, PASS, auto_pass=True)

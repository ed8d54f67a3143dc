"""The windows of combat: special cards and bonuses of heroes (HZ-68).

After formations (2.1), after the attack (2.2) and after the block (2.3) a window opens: the active
player speaks first, and it closes when both pass in a row (AMB-HZ-28).
"""

from __future__ import annotations

from itertools import product
from typing import Any

from pygames.engine.action import ActionType
from pygames.engine.decision import DecisionType
from pygames.engine.errors import Refusal
from pygames.engine.state import step
from pygames.games.heroz.cards import (
    ACE,
    CARD,
    DECK,
    HERO,
    JOKER,
    NAMES,
    SACRIFICE_VALUE,
)
from pygames.games.heroz.empty_deck import lose_turn
from pygames.games.heroz.line_effects import effects
from pygames.games.heroz.passing import PASS
from pygames.games.heroz.places import COLUMN_OF, LINE_OF, PLACE, PLACES, SEAT_OF, column_of
from pygames.games.heroz.refusals import no, no_place_for, not_active, not_in_hand
from pygames.games.heroz.state import AFTER_ATTACK, AFTER_FORMATIONS, HerozState, joker_of


@step
def formations(state: HerozState) -> None:
    """2.1: from here to the end of combat formations hold for both, in every turn (HZ-69, AMB-HZ-13).

    Those of the lines act before any special card is played (AMB-HZ-68).
    """
    state.fired = ()
    state.step = AFTER_FORMATIONS
    state.then(*FORMATIONS)


@step
def open_window(state: HerozState, after: int) -> None:
    """The window after this step of combat opens."""
    state.step = after
    state.passes = 0
    window.now(state, state.active)


@step
def window(state: HerozState, speaker: int) -> None:
    """It goes to and fro until both have passed in a row (AMB-HZ-28).

    Who is asked follows from what everybody sees, so that silence betrays no hand.
    """
    while state.passes < 2:
        state.passes += 1  # a special that is played sets it back
        if state.hands[speaker] or (state.heroes[speaker] >= 0 and state.fighters(speaker)):
            state.then(*SPEAKING[speaker])
            return
        speaker = 1 - speaker


class Special(ActionType):
    """What may be said in a window. Formations are recomputed at once (HZ-46, AMB-HZ-15)."""

    rule = "HZ-20"  # by which it is played in combat only
    early: str  # the refusal before combat, which says what it does in combat

    def untimely(self, state: HerozState, seat: int, *args: Any, **kwargs: Any) -> Refusal:
        """It is not combat yet, a window comes later, or the last is over."""
        asked, early = state.question, self.early
        if asked in ("damage", "conquest"):
            return no("AMB-HZ-27", "too_late")
        if asked in ("placement", "hero", "power"):
            return no(self.rule, early)
        return no("AMB-HZ-28", "not_window")

    def apply(self, state: HerozState, seat: int, *args: Any, **kwargs: Any) -> None:
        state.passes = 0
        self.do(state, seat, *args)
        effects.now(state)

    def do(self, state: HerozState, seat: int, *args: Any, **kwargs: Any) -> None:
        """Carry out this special; `apply` does what all of them have in common."""
        raise NotImplementedError


class Shield(Special):
    """An ace of one's hand shields an active troop (HZ-21)."""

    early = "ace_waits"

    def options(self, state: HerozState, seat: int) -> list[tuple[int, int]]:
        hand = state.hands[seat]
        aces = [card for card in hand if ACE[card]]
        places = state.active_places(seat) + state.active_places(1 - seat)
        return list(product(aces, places))

    def check(self, state: HerozState, seat: int, card: int, place: int = -1) -> Refusal | None:
        refusal = _no_ace(card) or not_in_hand(state, seat, card, "HZ-21")
        if refusal is not None:
            return refusal
        if place >= 0:
            return not_active(state, place, "AMB-HZ-06")
        anybody = state.active_places(seat) or state.active_places(1 - seat)
        return None if anybody else no("AMB-HZ-06", "nobody_to_shield")

    def untimely(self, state: HerozState, seat: int, card: int, *rest: int) -> Refusal:
        return _no_ace(card) or super().untimely(state, seat)

    def do(self, state: HerozState, seat: int, card: int, place: int) -> None:
        state.play_from_hand(seat, card)
        state.shields += ((card, seat, SEAT_OF[place], state.at(place)),)
        state.emit("shielded", "HZ-21", {"seat": seat, "card": NAMES[card], "place": PLACE.words[place]})


def _no_ace(card: int) -> Refusal | None:
    return None if ACE[card] else no("HZ-21", "not_an_ace", card=NAMES[card])


# by place: those in its column or on its line
REACH = tuple(
    frozenset(at for at in range(PLACES) if COLUMN_OF[at] == column or LINE_OF[at] == line)
    for column, line in zip(COLUMN_OF, LINE_OF, strict=True)
)


class Join(Special):
    """A joker of one's hand joins as a copy of an active troop in its line or column (HZ-22, HZ-23)."""

    early = "joker_waits"

    def options(self, state: HerozState, seat: int) -> list[tuple[int, int, int]]:
        hand = state.hands[seat]
        jokers = [card for card in hand if card >= JOKER]
        ways = product(jokers, state.free_places(seat), state.active_places(seat))
        return [way for way in ways if way[2] in REACH[way[1]]]

    def check(
        self, state: HerozState, seat: int, card: int, place: int = -1, model: int = -1
    ) -> Refusal | None:
        refusal = _no_joker(card) or not_in_hand(state, seat, card, "HZ-22")
        if refusal is not None:
            return refusal
        models = state.active_places(seat)
        if not models:
            return no("HZ-25", "nobody_to_copy")
        if place < 0:
            return _no_place(state, seat, models)
        refusal = no_place_for(state, seat, place)  # AMB-HZ-07
        if refusal is not None:
            return refusal
        if REACH[place].isdisjoint(models):
            return no("HZ-23", "nothing_in_reach", place=PLACE.words[place])
        if model < 0:
            return None
        if SEAT_OF[model] != seat:
            return no("AMB-HZ-08", "copy_own_area")
        refusal = not_active(state, model, "HZ-23")
        if refusal is None and model not in REACH[place]:
            refusal = no("HZ-23", "copy_in_reach", place=PLACE.words[model])
        return refusal

    def untimely(self, state: HerozState, seat: int, card: int, *rest: int) -> Refusal:
        return _no_joker(card) or super().untimely(state, seat)

    def do(self, state: HerozState, seat: int, card: int, place: int, model: int) -> None:
        # what it copies now it keeps as long as it is in play (HZ-24, HZ-26, AMB-HZ-25)
        state.copies[joker_of(seat, card)] = state.face(seat, state.at(model))
        state.play_from_hand(seat, card)
        state.columns[COLUMN_OF[place]] += (card,)
        state.emit(
            "joined",
            "HZ-22 HZ-23 HZ-24",
            {"seat": seat, "place": PLACE.words[place], "place2": PLACE.words[model]},
        )


def _no_joker(card: int) -> Refusal | None:
    return None if card >= JOKER else no("HZ-22", "not_a_joker", card=NAMES[card])


def _no_place(state: HerozState, seat: int, models: list[int]) -> Refusal | None:
    """Why a joker can be played nowhere."""
    places = state.free_places(seat)
    if not places:
        return no("HZ-27", "no_free_place")
    if all(REACH[place].isdisjoint(models) for place in places):
        return no("HZ-23", "nowhere_in_reach")
    return None


class PlayAura(Special):
    """A hero of one's hand is played on an active enemy troop (HZ-45)."""

    rule = "HZ-45"
    early = "hero_waits"

    def options(self, state: HerozState, seat: int) -> list[tuple[int, int]]:
        hand = state.hands[seat]
        heroes = [card for card in hand if HERO[card]]
        return list(product(heroes, self._targets(state, seat)))

    def _targets(self, state: HerozState, seat: int) -> list[int]:
        enemy = 1 - seat
        places = state.active_places(enemy)
        if not state.auras:
            return places
        return [place for place in places if not _has_aura(state, enemy, place)]

    def check(self, state: HerozState, seat: int, card: int, place: int = -1) -> Refusal | None:
        rule = "HZ-13" if card == state.heroes[seat] else "HZ-45"  # the hero in play has no aura
        refusal = _no_hero(card) or not_in_hand(state, seat, card, rule)
        if refusal is not None:
            return refusal
        if place < 0:
            return None if self._targets(state, seat) else no("AMB-HZ-23", "nobody_for_aura")
        if SEAT_OF[place] == seat:
            return no("HZ-45", "own_troop", place=PLACE.words[place])
        refusal = not_active(state, place, "AMB-HZ-23")
        if refusal is None and _has_aura(state, 1 - seat, place):
            refusal = no("HZ-48", "one_aura", place=PLACE.words[place])
        return refusal

    def untimely(self, state: HerozState, seat: int, card: int, *rest: int) -> Refusal:
        return _no_hero(card) or super().untimely(state, seat)

    def do(self, state: HerozState, seat: int, card: int, place: int) -> None:
        state.play_from_hand(seat, card)
        state.auras += ((card, SEAT_OF[place], state.at(place)),)
        state.emit("aura", "HZ-45 HZ-46", {"seat": seat, "card": NAMES[card], "place": PLACE.words[place]})


def _no_hero(card: int) -> Refusal | None:
    return None if HERO[card] else no("HZ-45", "not_a_hero", card=NAMES[card])


def _has_aura(state: HerozState, owner: int, place: int) -> bool:
    """Whether a hero has been played on the troop at this place of its owner."""
    troop = state.at(place)
    return any(target == troop and seat == owner for _, seat, target in state.auras)


class Sacrifice(Special):
    """The hero in play goes for a fighting troop; the next card of the deck lends its value (HZ-42)."""

    rule = "HZ-42"
    early = "sacrifice_waits"

    def options(self, state: HerozState, seat: int) -> list[int]:
        if state.heroes[seat] < 0 or state.attack < 0:
            return []
        fighters, column = state.fighters(seat), column_of(seat, state.attack)
        return [
            place
            for place in state.active_places(seat)
            if COLUMN_OF[place] == column and state.at(place) in fighters
        ]

    def check(self, state: HerozState, seat: int, place: int) -> Refusal | None:
        if state.heroes[seat] < 0:
            if any(map(HERO.__getitem__, state.hands[seat])):
                return no("HZ-13", "no_hero_in_play")
            aura = any(target != seat for _, target, _ in state.auras)
            return no("HZ-49" if aura else "HZ-42", "no_hero")
        if state.attack < 0:
            return no("HZ-42", "no_attack_yet")
        if seat != state.active and state.step == AFTER_ATTACK:
            return no("HZ-42", "no_blockers_yet")
        if SEAT_OF[place] != seat or state.at(place) not in state.fighters(seat):
            return no("HZ-42", "not_fighting", place=PLACE.words[place])
        return None

    def do(self, state: HerozState, seat: int, place: int) -> None:
        """The flipped card stays where it is, face up (HZ-42 to HZ-44, AMB-HZ-20)."""
        troop = state.at(place)
        hero = state.heroes[seat]
        state.heroes[seat] = -1
        state.discard(seat, hero)
        state.emit("sacrificed", "HZ-42", {"seat": seat, "card": NAMES[hero]})
        while state.opened[seat] > 0:  # AMB-HZ-59
            state.emit("put_under", "HZ-44", {"seat": seat, "card": NAMES[state.bury_open_card(seat)]})
        if not state.decks[seat] and state.renew_deck(seat):  # AMB-HZ-22
            lose_turn(state, seat)
        card = state.flip(seat)
        value = SACRIFICE_VALUE[card]
        state.bonuses += ((seat, troop, value),)
        state.emit(
            "flipped",
            "HZ-43",
            {"seat": seat, "card": NAMES[card], "place": PLACE.words[place], "n": value},
            reveals=True,
        )


SHIELD = Shield("shield", CARD, PLACE)
JOIN = Join("joker", CARD, PLACE, PLACE)
AURA = PlayAura("aura", CARD, PLACE)
SACRIFICE = Sacrifice("sacrifice", PLACE)

# what each card of a hand is for, a bit a special, and by these bits: the specials that have nothing on offer
FOR = tuple(ACE[card] + 2 * (card >= JOKER) + 4 * HERO[card] for card in range(DECK))
IDLE = tuple(
    frozenset(special for at, special in enumerate((SHIELD, JOIN, AURA, SACRIFICE)) if not found >> at & 1)
    for found in range(16)
)


def idle(state: HerozState, seat: int) -> frozenset[ActionType]:
    """The specials for which the player has no card."""
    found = 8 if state.attack >= 0 and state.heroes[seat] >= 0 else 0
    for card in state.hands[seat]:
        found |= FOR[card]
    return IDLE[found]


SPECIALS = DecisionType(
    "specials", "AMB-HZ-28", SHIELD, JOIN, AURA, SACRIFICE, PASS, auto_pass=True, leaks_hand=True, idle=idle
)

FORMATIONS = (effects(), open_window(AFTER_FORMATIONS))
SPEAKING = tuple((SPECIALS(speaker), window(1 - speaker)) for speaker in (0, 1))  # this one, then the other

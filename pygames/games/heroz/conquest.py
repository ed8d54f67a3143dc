"""Phase 3: conquest, retreat, reinforcement, rest."""

from __future__ import annotations

from pygames.engine.action import ActionType
from pygames.engine.decision import DecisionType
from pygames.engine.errors import Refusal
from pygames.engine.state import Result, step
from pygames.games.heroz.cards import NAMES
from pygames.games.heroz.empty_deck import draw_late
from pygames.games.heroz.passing import PASS
from pygames.games.heroz.places import PLACE, SEAT_OF, column_of, place_at
from pygames.games.heroz.refusals import no, no_troop
from pygames.games.heroz.state import GOAL, HerozState

SCORED = {"n": ("HZ-04",), "points": ("HZ-50",)}  # why a troop scores so much
LOST = {"n": ("HZ-52",)}  # by what the troops lost are counted


@step
def combat_ends(state: HerozState) -> None:
    """Shields and auras go to their owners' discards; troops are themselves again (HZ-21, HZ-47)."""
    for ace, owner, _, _ in state.shields:
        state.discard(owner, ace)
        state.emit("shield_ends", "HZ-21", {"seat": owner, "card": NAMES[ace]})
    for hero, target, _ in state.auras:
        state.discard(1 - target, hero)
        state.emit("aura_ends", "HZ-47", {"seat": 1 - target, "card": NAMES[hero]})
    state.shields = ()
    state.auras = ()
    state.bonuses = ()


@step
def conquest(state: HerozState) -> None:
    """3.1: the unblocked troops act one by one until none is left or the player stops."""
    if state.attack >= 0 and not state.blockers and _unblocked(state, state.active):
        state.then(CONQUEST(state.active))


def _unblocked(state: HerozState, seat: int) -> list[int]:
    """The places of the troops that nobody has blocked (AMB-HZ-35)."""
    column = column_of(seat, state.attack)
    return [
        place_at(column, line) for line, code in enumerate(state.columns[column]) if code in state.attackers
    ]


class Conquer(ActionType):
    """What an unblocked troop may do (HZ-79, AMB-HZ-36, AMB-HZ-37)."""

    def options(self, state: HerozState, seat: int) -> list[int]:
        return _unblocked(state, seat)

    def check(self, state: HerozState, seat: int, place: int) -> Refusal | None:
        if SEAT_OF[place] != seat:
            return no("HZ-79", "enemy_area", place=PLACE.words[place])
        refusal = no_troop(state, place, "HZ-79")
        if refusal is None and state.at(place) not in state.attackers:
            refusal = no("HZ-79", "did_not_attack", place=PLACE.words[place])
        return refusal

    def untimely(self, state: HerozState, seat: int, place: int) -> Refusal:
        if state.blockers and SEAT_OF[place] == state.active and state.at(place) in state.attackers:
            return no("AMB-HZ-35", "is_blocked", place=PLACE.words[place])
        return no("HZ-79", "not_conquest")


class Score(Conquer):
    """It scores its value; nobody else scores (HZ-79, HZ-04, AMB-HZ-57)."""

    def apply(self, state: HerozState, seat: int, place: int) -> None:
        card = state.at(place)
        value = state.worth(seat, card)  # a joker scores what it copied (AMB-HZ-10)
        points = state.points(seat) + value
        state.won[seat] += ((card, value),)
        state.emit(
            "scored",
            "HZ-79",
            {"seat": seat, "card": NAMES[card], "n": value, "points": points},
            because=SCORED,
        )
        state.remove(seat, card)
        if points >= GOAL:
            state.emit("won", "HZ-51 HZ-03", {"seat": seat, "points": points})
            state.end(Result((seat,), "points", "HZ-51"))
        else:
            conquest.now(state)


class Raid(Conquer):
    """It destroys the enemy hero, and is spent (HZ-79)."""

    def options(self, state: HerozState, seat: int) -> list[int]:
        return _unblocked(state, seat) if state.heroes[1 - seat] >= 0 else []

    def check(self, state: HerozState, seat: int, place: int) -> Refusal | None:
        refusal = super().check(state, seat, place)
        if refusal is None and state.heroes[1 - seat] < 0:
            refusal = no("HZ-79", "no_enemy_hero")
        return refusal

    def apply(self, state: HerozState, seat: int, place: int) -> None:
        enemy, card = 1 - seat, state.at(place)
        hero = state.heroes[enemy]
        state.emit(
            "raided", "HZ-79", {"seat": seat, "other": enemy, "card": NAMES[card], "card2": NAMES[hero]}
        )
        state.heroes[enemy] = -1
        state.remove(seat, card)
        state.discard(seat, card)
        state.discard(enemy, hero)
        conquest.now(state)


@step
def retreat(state: HerozState) -> None:
    """3.2 to 3.4 (HZ-80 to HZ-82).

    Blockers stay (AMB-HZ-39); a troop spent on a hero brings no reinforcement (AMB-HZ-40).
    """
    seat = state.active
    if state.attack >= 0:
        left = [code for code in state.columns[column_of(seat, state.attack)] if code in state.attackers]
        for code in left:  # line 1 first (AMB-HZ-38)
            state.put_under_deck(seat, code)
            state.emit("retreated", "HZ-80", {"seat": seat, "card": NAMES[code]})
        if left:
            state.remove(seat, *left)
    for owner in (seat, 1 - seat):  # AMB-HZ-41
        lost = len(state.fallen[owner])
        if lost:
            state.emit("reinforced", "HZ-81", {"seat": owner, "n": lost}, because=LOST)
        for _ in range(lost):
            if not draw_late(state, owner, "HZ-81"):
                break
    state.attack = -1
    state.attackers = ()
    state.blockers = ()
    state.fallen = [(), ()]  # straight again (HZ-56, HZ-82)
    state.step = 0


SCORE = Score("score", PLACE)
RAID = Raid("raid", PLACE)

CONQUEST = DecisionType("conquest", "HZ-79", SCORE, RAID, PASS)

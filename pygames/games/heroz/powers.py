"""The powers of the heroes in play, in phase 1 (HZ-67)."""

from __future__ import annotations

from pygames.engine.action import ActionType
from pygames.engine.decision import DecisionType
from pygames.engine.errors import Refusal
from pygames.engine.state import step
from pygames.games.heroz.cards import DOWN, NAMES, RANK
from pygames.games.heroz.passing import PASS
from pygames.games.heroz.places import COLUMN_OF, PLACE, SEAT_OF, place_at
from pygames.games.heroz.reasons import by_power
from pygames.games.heroz.refusals import no, no_troop, not_active, not_first_free
from pygames.games.heroz.state import HerozState

JACK, QUEEN, KING = 11, 12, 13  # ranks


@step
def powers(state: HerozState) -> None:
    """Use the heroes in play or not (AMB-HZ-50), once each, the active player first (HZ-67, AMB-HZ-49)."""
    for seat in (1 - state.active, state.active):
        if state.heroes[seat] >= 0:
            state.then(power(seat))


@step
def power(state: HerozState, seat: int) -> None:
    """One hero's power, if it has anything to act on, by what everybody sees."""
    rank = RANK[state.heroes[seat]]
    troops = {JACK: state.inactive_places, QUEEN: state.active_places, KING: state.troop_places}[rank]
    if troops(0) or troops(1):
        state.then(POWER(seat))


class HeroPower(ActionType):
    """What the hero of one rank does."""

    moment = ("HZ-67", "not_powers")

    rank: int
    rule: str

    def has_none(self, state: HerozState, seat: int) -> bool:
        """Whether the player has no hero of this rank in play."""
        hero = state.heroes[seat]
        return hero < 0 or RANK[hero] != self.rank

    def not_mine(self, state: HerozState, seat: int) -> Refusal | None:
        """Why the player has no such power."""
        return no(self.rule, "not_your_hero", rank=self.rank) if self.has_none(state, seat) else None


class LookAtTroop(HeroPower):
    """A Jack looks at a troop that lies face down (HZ-15)."""

    rank, rule = JACK, "HZ-15"

    def options(self, state: HerozState, seat: int) -> list[int]:
        return [] if self.has_none(state, seat) else state.inactive_places(0) + state.inactive_places(1)

    def check(self, state: HerozState, seat: int, place: int) -> Refusal | None:
        refusal = self.not_mine(state, seat) or no_troop(state, place, "HZ-15")
        if refusal is None and state.at(place) < DOWN:
            refusal = no("HZ-15", "already_active", place=PLACE.words[place])
        return refusal

    def untimely(self, state: HerozState, seat: int, place: int, other: int = -1) -> Refusal:
        return no("HZ-57", "face_down") if state.at(place) >= DOWN else no("HZ-67", "not_powers")

    def apply(self, state: HerozState, seat: int, place: int) -> None:
        card = state.look(seat, place)
        state.emit(
            "looked",
            by_power(state, seat, "HZ-15"),
            {"seat": seat, "place": PLACE.words[place]},
            reveals=True,
            to=seat,
            secret={"card": NAMES[card]},
        )


class TurnDown(HeroPower):
    """A Queen turns an active troop face down (HZ-17)."""

    rank, rule = QUEEN, "HZ-17"

    def options(self, state: HerozState, seat: int) -> list[int]:
        return [] if self.has_none(state, seat) else state.active_places(0) + state.active_places(1)

    def check(self, state: HerozState, seat: int, place: int) -> Refusal | None:
        return self.not_mine(state, seat) or not_active(state, place, "HZ-17")

    def apply(self, state: HerozState, seat: int, place: int) -> None:
        card = state.at(place)
        by = by_power(state, seat, "HZ-17")
        state.turn_down(place)
        state.emit("deactivated", by, {"seat": seat, "place": PLACE.words[place], "card": NAMES[card]})


class Move(HeroPower):
    """A King moves a troop of either player, face down as well, to a free place (HZ-19, AMB-HZ-52)."""

    rank, rule = KING, "HZ-19"
    exact = False

    def options(self, state: HerozState, seat: int) -> list[tuple[int, int]]:
        if self.has_none(state, seat):
            return []
        return [(place, to) for s in (0, 1) for place in state.troop_places(s) for to in state.free_places(s)]

    def check(self, state: HerozState, seat: int, place: int, to: int = -1) -> Refusal | None:
        refusal = self.not_mine(state, seat) or no_troop(state, place, "HZ-19")
        if refusal is not None or to < 0:
            return refusal
        if SEAT_OF[place] != SEAT_OF[to]:
            return no("HZ-19", "other_area_king", place=PLACE.words[to])
        refusal = not_first_free(state, to, "HZ-19", "AMB-HZ-51")
        if refusal is None and COLUMN_OF[place] == COLUMN_OF[to] and to == place + 1:
            refusal = no("AMB-HZ-51", "slides_back", place=PLACE.words[place])
        return refusal

    def apply(self, state: HerozState, seat: int, place: int, to: int) -> None:
        """The column that it left closes up (HZ-28)."""
        code = state.at(place)
        column = COLUMN_OF[to]
        # within one column the place named slides along with the others (AMB-HZ-51)
        reached = place_at(column, len(state.columns[column]) - (COLUMN_OF[place] == column))
        state.emit(
            "moved",
            by_power(state, seat, "HZ-19"),
            {"seat": seat, "place": PLACE.words[place], "place2": PLACE.words[reached]},
        )
        state.take_out(place)
        state.columns[column] += (code,)


class Swap(HeroPower):
    """A King swaps two troops of one player (HZ-19)."""

    rank, rule = KING, "HZ-19"

    def options(self, state: HerozState, seat: int) -> list[tuple[int, int]]:
        if self.has_none(state, seat):
            return []
        troops = [state.troop_places(s) for s in (0, 1)]
        return [(one, other) for places in troops for one in places for other in places if one != other]

    def check(self, state: HerozState, seat: int, place: int, other: int = -1) -> Refusal | None:
        refusal = self.not_mine(state, seat) or no_troop(state, place, "HZ-19")
        if refusal is not None or other < 0:
            return refusal
        if place == other or SEAT_OF[place] != SEAT_OF[other]:
            return no("HZ-19", "same_player")
        return no_troop(state, other, "HZ-19")

    def apply(self, state: HerozState, seat: int, place: int, other: int) -> None:
        here, there = state.at(place), state.at(other)
        state.put_at(place, there)
        state.put_at(other, here)
        state.emit(
            "swapped",
            by_power(state, seat, "HZ-19"),
            {"seat": seat, "place": PLACE.words[place], "place2": PLACE.words[other]},
        )


LOOK = LookAtTroop("look", PLACE)
TURN_DOWN = TurnDown("turn", PLACE)
MOVE = Move("move", PLACE, PLACE)
SWAP = Swap("swap", PLACE, PLACE)

POWER = DecisionType("power", "HZ-67", LOOK, TURN_DOWN, MOVE, SWAP, PASS)

"""Tokens: courage and fear, mana, tenacity; in solitaire the scale of destiny (HIK-41 to HIK-54, HIK-108)."""

from __future__ import annotations

from collections.abc import Sequence

from pygames.engine.action import ActionType
from pygames.engine.decision import DecisionType
from pygames.engine.errors import Refusal
from pygames.engine.state import Result, step
from pygames.games.immortal_king.cards import ADVENTURER, PLACE
from pygames.games.immortal_king.fate import happenings
from pygames.games.immortal_king.reasons import of_the_scale
from pygames.games.immortal_king.refusals import no, not_in_party
from pygames.games.immortal_king.state import (
    MASTER,
    MOST_COURAGE,
    PARTY_SEAT,
    PLACES,
    ImmortalKingState,
    without,
)

# --- courage and fear ---


def gain_courage(state: ImmortalKingState, number: int) -> None:
    """Courage tokens, ten at the most (HIK-51)."""
    gained = min(number, MOST_COURAGE - state.courage)
    state.courage += gained
    state.emit("courage_gained", "HIK-51", {"n": gained, "courage": state.courage})


def lose_courage(state: ImmortalKingState, number: int, rules: str) -> None:
    """Courage tokens go, as many fear tokens come (HIK-50, HIK-53), never more than there were."""
    lost = min(number, state.courage)
    state.courage -= lost
    state.emit("courage_lost", f"{rules}{_the_end(state)}", {"n": lost, "left": state.courage})
    gain_fear(state, lost, "HIK-53")


def _the_end(state: ImmortalKingState) -> str:
    """The rules by which the game is lost with the last courage, if it is."""
    if state.log is None or state.courage or not lost(state):
        return ""
    return " HIK-52" if state.way_is_open else " HIK-52 HIK-39"


def gain_fear(state: ImmortalKingState, number: int, rules: str) -> None:
    """Fear for the dungeon, without a limit (AMB-HIK-12); alone, each token turns the scale (AMB-HIK-61)."""
    if state.solitaire:
        state.then(*[destiny()] * number)
        return
    state.fear += number
    state.emit("fear", rules, {"n": number, "fear": state.fear})


def lost(state: ImmortalKingState) -> bool:
    """Whether the courage is gone and nothing can bring any back: only a potion could (AMB-HIK-63).

    With two players as far as everybody can see: what lies face down is the party's own (HIK-29).
    """
    if state.courage or not state.hand:
        return not state.courage
    unseen = state.hand if state.solitaire else sorted({*state.hand, *state.equipment_box})
    return not any(_brings_courage(state, number) for number in unseen)


def _brings_courage(state: ImmortalKingState, number: int) -> bool:
    """Whether an equipment card could be drunk now, and would bring courage."""
    card = state.equipment(number)
    courage = card.type == "potion" and any(part.kind == "courage" for part in card.effect.parts)
    return courage and state.payment(card.cost) is not None


@step
def give_up(state: ImmortalKingState) -> None:
    """A game that is lost ends here: nothing more is done or asked in it (AMB-HIK-08)."""
    if lost(state):
        demoralised(state)


def demoralised(state: ImmortalKingState) -> None:
    """Without courage the game is lost (HIK-74); no other way to be blocked (HIK-39, HIK-52, AMB-HIK-53)."""
    state.fighting = -1
    state.end(Result(() if state.solitaire else (MASTER,), "demoralised", "HIK-74"))


# --- tenacity ---


def harden(state: ImmortalKingState, where: int, rules: str, *, drawn: bool = False) -> None:
    """Put a tenacity token on the card at a place (HIK-57), which chance chose if it is `drawn`."""
    state.tenacity[where] = True
    state.emit("hardened", rules, {"place": PLACE.words[where], "fear": state.fear}, reveals=drawn)


# --- mana ---


@step
def mana(state: ImmortalKingState) -> None:
    """One token for an adventurer without one (HIK-41, HIK-42, AMB-HIK-72); else lost (AMB-HIK-31)."""
    without = [number for number in state.party if number not in state.mana]
    if len(without) > 1:
        state.then(MANA(PARTY_SEAT))
    elif without:
        gain_mana(state, without[0])
    else:
        state.emit("mana_lost", "HIK-42 AMB-HIK-31")


def gain_mana(state: ImmortalKingState, number: int) -> None:
    """A mana token for this adventurer."""
    state.mana = tuple(other for other in state.party if other == number or other in state.mana)
    state.emit("mana_gained", "HIK-41", {"adventurer": ADVENTURER.words[number]})


def lose_mana(state: ImmortalKingState, number: int) -> None:
    """This adventurer's token goes."""
    state.mana = without(state.mana, number)


class Give(ActionType):
    """Say who gets a new mana token (HIK-41, HIK-93); those that are there are never handed on (HIK-43)."""

    exact = False

    def options(self, state: ImmortalKingState, seat: int) -> Sequence[int]:
        return state.party

    def check(self, state: ImmortalKingState, seat: int, number: int) -> Refusal | None:
        refusal = not_in_party(state, number)
        if refusal is None and number in state.mana:
            refusal = no("HIK-42", "one_mana", adventurer=ADVENTURER.words[number])
        return refusal

    def untimely(self, state: ImmortalKingState, seat: int, number: int) -> Refusal:
        return not_in_party(state, number) or no("HIK-41", "no_mana_to_give")

    def apply(self, state: ImmortalKingState, seat: int, number: int) -> None:
        gain_mana(state, number)


GIVE = Give("give", ADVENTURER)
MANA = DecisionType("mana", "HIK-41", GIVE)

# --- the scale of destiny ---


@step
def destiny(state: ImmortalKingState) -> None:
    """One fear token more, and what the scale says at it (HIK-108)."""
    state.fear += 1
    at = state.scale[state.fear - 1]
    rule = of_the_scale(state)
    happening = happenings(state.scenario, state.box.scenario)[state.fear - 1]
    if happening is None:
        state.emit("fate", f"HIK-108 {rule}", {"fear": state.fear, "step": at})
    else:
        state.emit("fate_named", f"HIK-108 {rule}", {"fear": state.fear, "step": at, "happening": happening})
    if at == "lost":
        state.end(Result((), "destiny", rule))  # at once (AMB-HIK-43)
    elif at in ("weakest", "everyone"):
        for where in _roused(state, at):
            harden(state, where, rule)
    elif at == "mana":
        if len(state.mana) > 1 and not lost(state):
            state.then(TIRED(PARTY_SEAT))
        elif state.mana:
            tire(state, state.mana[0])


def _roused(state: ImmortalKingState, at: str) -> list[int]:
    """Who gets a token: every monster without one, the final one too (AMB-HIK-57); or the weakest only.

    Those are the weakest of all; if they have one already, nobody gets it (AMB-HIK-39).
    """
    monsters = [where for where in range(PLACES) if state.face_up(where) and state.card(where).monster]
    if at == "weakest":
        least = min(map(state.power, monsters))
        monsters = [where for where in monsters if state.power(where) == least]
    return [where for where in monsters if not state.tenacity[where]]


def tire(state: ImmortalKingState, number: int) -> None:
    """The scale takes this adventurer's mana token."""
    lose_mana(state, number)
    state.emit("tired", of_the_scale(state), {"adventurer": ADVENTURER.words[number]})


class Tire(ActionType):
    """Say which adventurer loses a mana token (HIK-110, HIK-111, HIK-93)."""

    def options(self, state: ImmortalKingState, seat: int) -> Sequence[int]:
        return state.mana

    def check(self, state: ImmortalKingState, seat: int, number: int) -> Refusal | None:
        if number in state.mana:
            return None
        return not_in_party(state, number) or no(
            of_the_scale(state), "no_mana", adventurer=ADVENTURER.words[number]
        )

    def untimely(self, state: ImmortalKingState, seat: int, number: int) -> Refusal:
        if not state.solitaire:
            return no("HIK-108", "no_scale")
        takes = "mana" in state.scale
        return no(of_the_scale(state), "nobody_tires" if takes else "scale_takes_none")

    def apply(self, state: ImmortalKingState, seat: int, number: int) -> None:
        tire(state, number)


TIRE = Tire("tire", ADVENTURER)
TIRED = DecisionType("tire", "HIK-93", TIRE)

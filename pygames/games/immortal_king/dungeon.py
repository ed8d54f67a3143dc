"""The dungeon: looking and swapping, what follows on a defeat, the next encounters, the bodyguard."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations

from pygames.engine.decision import AgendaEntry, DecisionType
from pygames.engine.errors import Refusal
from pygames.engine.state import step
from pygames.games.immortal_king.cards import CORRIDOR, PLACE, DungeonCard
from pygames.games.immortal_king.passing import PASS
from pygames.games.immortal_king.refusals import no, too_dear
from pygames.games.immortal_king.sides import MasterAction
from pygames.games.immortal_king.state import MASTER, NONE, PLACES, ImmortalKingState
from pygames.games.immortal_king.tokens import harden, mana

AMBUSH_PRICE, TENACITY_PRICE = 1, 2  # HIK-55, HIK-56

# --- the construction phase ---


@step
def construction(state: ImmortalKingState) -> None:
    """The dungeon master looks at the top of each pile (HIK-44, AMB-HIK-09); none does alone (HIK-102)."""
    if state.solitaire:
        return
    piles = state.with_pile()
    for corridor in piles:
        _look(state, corridor, "HIK-44 HIK-31")
    if len(piles) > 1:  # a clear corridor takes no part (HIK-47, AMB-HIK-11)
        state.then(CONSTRUCT(MASTER))


def _look(state: ImmortalKingState, corridor: int, rules: str) -> None:
    if state.tops[corridor] >= 0:
        return
    state.tops[corridor] = number = state.take_top(corridor)
    secret: dict[str, int | str] = {"card": state.box.words[number]}
    state.emit(
        "looked", rules, {"corridor": CORRIDOR.words[corridor]}, to=MASTER, secret=secret, reveals=True
    )


class Swap(MasterAction):
    """Let two whole piles change places, what lies before them stays (HIK-45, HIK-46, AMB-HIK-10)."""

    moment = "HIK-45", "not_swap"
    alone = "HIK-102"
    any_order = True

    def options(self, state: ImmortalKingState, seat: int) -> Sequence[tuple[int, ...]]:
        return tuple(combinations(state.with_pile(), 2))

    def check(self, state: ImmortalKingState, seat: int, one: int, other: int = NONE) -> Refusal | None:
        for corridor in (one, other):
            if corridor >= 0 and not state.pile_size(corridor):
                if state.fronts[corridor] >= 0:
                    return no("AMB-HIK-11", "no_pile", corridor=CORRIDOR.words[corridor])
                return no("HIK-47", "empty_pile", corridor=CORRIDOR.words[corridor])
        return no("HIK-45", "two_piles") if one == other else None

    def apply(self, state: ImmortalKingState, seat: int, one: int, other: int) -> None:
        piles, tops = state.piles, state.tops
        piles[one], piles[other] = piles[other], piles[one]
        tops[one], tops[other] = tops[other], tops[one]
        state.emit(
            "swapped", "HIK-45 HIK-46", {"corridor": CORRIDOR.words[one], "corridor2": CORRIDOR.words[other]}
        )


SWAP = Swap("swap", CORRIDOR, CORRIDOR)
CONSTRUCT = DecisionType("swap", "HIK-45", SWAP, PASS)

# --- a defeat ---


@step
def eliminate(state: ImmortalKingState, corridor: int) -> None:
    """An encounter is beaten in a fight, or struck by a quest or an ultimate power.

    What follows is the same, but for ambush and tenacity (HIK-49).
    """
    state.then(*after_defeat(state.card(corridor), corridor))
    capture(state, corridor)


def after_defeat(card: DungeonCard, corridor: int) -> list[AgendaEntry]:
    """What follows when this card is beaten.

    First the mana, of traps too (HIK-68, AMB-HIK-32), then the bodyguard (AMB-HIK-35), then the next card.
    """
    entries = [replace(corridor)]
    if "bodyguard" in card.abilities:
        entries.insert(0, guard())
    if card.mana:
        entries.insert(0, mana())
    return entries


def capture(state: ImmortalKingState, corridor: int) -> None:
    """The party keeps a beaten encounter; its token goes (HIK-37, HIK-66, AMB-HIK-38)."""
    number = state.fronts[corridor]
    state.fronts[corridor] = NONE
    state.ambushed[corridor] = False
    state.tenacity[corridor] = False
    state.won += (number,)
    if state.log is not None:
        rules = "HIK-37 HIK-68" if state.box.dungeon[number].mana else "HIK-37"
        if state.fighting < 0:  # by a quest or an ultimate power
            rules += " HIK-49"
        state.emit("defeated", rules, {"card": state.box.words[number], "corridor": CORRIDOR.words[corridor]})


# --- the next encounter ---


@step
def replace(state: ImmortalKingState, corridor: int) -> None:
    """The top card of the pile takes the empty place (HIK-67).

    After a fight the dungeon master may hide or harden it (HIK-55, HIK-56); at other times it lies open
    (AMB-HIK-26), as always in solitaire (HIK-103).
    """
    if not state.pile_size(corridor):
        state.emit("clear", "HIK-38 AMB-HIK-67", {"corridor": CORRIDOR.words[corridor]})
    elif not state.solitaire and state.fighting >= 0 and state.fear:
        _look(state, corridor, "AMB-HIK-56")
        state.then(PLACING(MASTER, corridor))
    else:
        lay(state, corridor)


class LayEncounter(MasterAction):
    """Lay the next encounter: face up, in ambush, tenacious, or both (HIK-55, HIK-56, HIK-59, HIK-67)."""

    exact = False
    alone = "HIK-103"

    def __init__(self, name: str, rule: str, *, hidden: bool = False, hard: bool = False) -> None:
        super().__init__(name)
        self.hidden, self.hard = hidden, hard
        self.moment = rule, "not_place"
        self.price = AMBUSH_PRICE * hidden + TENACITY_PRICE * hard

    def check(self, state: ImmortalKingState, seat: int) -> Refusal | None:
        refusal = too_dear(state, self.price)
        (corridor,) = state.context
        if refusal is None and self.hard and not state.box.dungeon[state.tops[corridor]].monster:
            refusal = no("HIK-56", "trap")
        return refusal

    def apply(self, state: ImmortalKingState, seat: int) -> None:
        (corridor,) = state.context
        state.fear -= self.price
        lay(state, corridor, hidden=self.hidden)
        if self.hard:
            harden(state, corridor, "HIK-56 HIK-59" if self.hidden else "HIK-56")


FACE_UP = LayEncounter("place", "HIK-67")
AMBUSH = LayEncounter("ambush", "HIK-55", hidden=True)
HARDEN = LayEncounter("harden", "HIK-56", hard=True)
BOTH = LayEncounter("ambush-harden", "HIK-56", hidden=True, hard=True)
PLACING = DecisionType("place", "HIK-67", FACE_UP, AMBUSH, HARDEN, BOTH)


def lay(state: ImmortalKingState, corridor: int, *, hidden: bool = False, rule: str = "HIK-67") -> None:
    """Lay the top card of the pile in front of it; `rule` says why it comes, when it lies open."""
    number = state.tops[corridor]
    if number >= 0:
        state.tops[corridor] = NONE
    else:
        number = state.take_top(corridor)
    state.fronts[corridor] = number
    state.ambushed[corridor] = hidden
    word, where = state.box.words[number], CORRIDOR.words[corridor]
    if hidden:
        secret: dict[str, int | str] = {"card": word}
        state.emit(
            "ambush",
            "HIK-55",
            {"corridor": where, "fear": state.fear},
            to=MASTER,
            secret=secret,
            reveals=True,
        )
        return
    state.emit("encounter", rule, {"corridor": where, "card": word}, reveals=True)
    rouse(state, corridor)


def rouse(state: ImmortalKingState, where: int) -> None:
    """In solitaire a vicious monster comes with a token, at the start too (HIK-106, AMB-HIK-44)."""
    card = state.card(where)
    if state.solitaire and card.monster and "vicious" in card.abilities:
        harden(state, where, "HIK-106 AMB-HIK-44")


# --- the bodyguard ---


@step
def guard(state: ImmortalKingState) -> None:
    """A bodyguard's last service: a token on a face-up monster, the final one too (HIK-81, AMB-HIK-37).

    There are never more tokens than monsters in sight (AMB-HIK-36). Alone it goes to the weakest (HIK-107).
    """
    places = [place for place in range(PLACES) if not_guarded(state, place) is None]
    if places and not state.solitaire:
        state.then(BODYGUARD(MASTER))
    elif places:
        least = min(map(state.power, places))  # AMB-HIK-46
        weakest = [where for where in places if state.power(where) == least]
        drawn = len(weakest) > 1
        harden(state, state.choice(weakest) if drawn else weakest[0], "HIK-107", drawn=drawn)


def not_guarded(state: ImmortalKingState, place: int) -> Refusal | None:
    """Why a bodyguard cannot put a token on the card at a place."""
    if not state.face_up(place):
        return no("HIK-81", "not_face_up")
    if not state.card(place).monster:
        return no("HIK-81", "trap")
    return no("HIK-57", "one_token") if state.tenacity[place] else None


class Guard(MasterAction):
    """Put the bodyguard's token on a monster (HIK-81)."""

    exact = False
    moment = "HIK-81", "not_guard"

    def options(self, state: ImmortalKingState, seat: int) -> Sequence[int]:
        return range(PLACES)

    def check(self, state: ImmortalKingState, seat: int, place: int) -> Refusal | None:
        return not_guarded(state, place)

    def apply(self, state: ImmortalKingState, seat: int, place: int) -> None:
        harden(state, place, "HIK-81")


GUARD = Guard("guard", PLACE)
BODYGUARD = DecisionType("guard", "HIK-81", GUARD, PASS)

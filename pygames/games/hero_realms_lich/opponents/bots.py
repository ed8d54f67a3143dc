"""`steady` where the Lich plays: as in Hero Realms, for a member of the party and for a boss.

A member gives health to whoever has least, challenges the Lich for one who is weak, and borrows the best
card. The boss prevents discarding a good card, stuns the best champion, and bares the player who has most.
`strong` as the boss against a party does the same, but knows what the cards of the market are worth.
"""

from __future__ import annotations

from typing import Any

from pygames.bots import Observation
from pygames.engine.action import Action
from pygames.games.hero_realms.cards import SACRIFICED
from pygames.games.hero_realms.opponents.bots import (
    ANSWERS,
    VALUES,
    Answers,
    Groups,
    Tactic,
    best,
    has_line,
    main_phase,
    name_target,
    worst,
    worth,
)
from pygames.games.hero_realms.opponents.bots import Steady as Base
from pygames.games.hero_realms_lich.opponents.market import LEAST, WORTH
from pygames.games.hero_realms_lich.preventing import PRICE
from pygames.games.hero_realms_lich.state import LichState

WEAK, STRONG = 20, 25  # health: whom one challenges for, and with how much one does
DEAR = 2.5  # a card that is worth more is not discarded while health is left
SPARED = 15  # health below which the boss parts with cards
MANY = 8.0  # worth of champions for which a Soul Diamond is sacrificed


class Steady(Base):
    """One thing after the other, in the order in which a patient player does them."""

    def answers(self, observation: Observation) -> Answers:
        """What it does at each kind of decision."""
        return LICH_ANSWERS


class Strong(Steady):
    """Plays as `steady`, but a boss against a party acquires by what the cards turned out to be worth."""

    def answers(self, observation: Observation) -> Answers:
        """What it does at each kind of decision."""
        return BY_WORTH if against_a_party(observation.seats, observation.seat) else LICH_ANSWERS


def against_a_party(seats: int, seat: int) -> bool:
    """Whether this seat of a game with the Lich is the boss's against a party of several."""
    return seats > 2 and seat == seats - 1


def _ranks_worth(state: LichState, owner: int) -> float:
    """What all that stands before a player is worth."""
    return sum([worth(state, owner, card) for card in state.ranks(owner)])


def _main(state: LichState, seat: int, groups: Groups, acquire: Tactic | None = None) -> Action:
    """A challenge for one who is weak; a diamond against many champions; else as always."""
    if "challenge" in groups and _should_challenge(state, seat):
        return groups["challenge"][0]
    if state.is_boss(seat):
        for action in groups.get("sacrifice", []):
            rich = max([_ranks_worth(state, other) for other in state.prey(seat)], default=0.0)
            if rich >= MANY and has_line(SACRIFICED[action.args[0]], "stun_all"):
                return action
    return main_phase(state, seat, groups, acquire)


def _acquire_by_worth(_state: LichState, _seat: int, groups: Groups) -> Action | None:
    """The card that is worth most, and none that makes the deck worse."""
    wanted = [action for action in groups.get("acquire", []) if WORTH[action.args[0]] > LEAST]
    return max(wanted, key=lambda action: WORTH[action.args[0]], default=None)


def _should_challenge(state: LichState, seat: int) -> bool:
    """Whether another member is weak, oneself is strong, and nobody has challenged yet."""
    others = [state.health[other] for other in state.members() if other != seat]
    return bool(others) and not state.challengers and min(others) <= WEAK and state.health[seat] >= STRONG


def _heal(state: LichState, seat: int, groups: Groups) -> Action:
    return min(groups["heal"], key=lambda action: state.health[action.args[0]])


def _prevent(state: LichState, seat: int, groups: Groups) -> Action:
    """The worst card, unless it is dear and there is health."""
    found = worst(state, seat, groups["discard"])
    safe = state.health[seat] - PRICE >= SPARED or (state.jars[seat] and state.health[seat] > PRICE)
    return groups["suffer"][0] if safe and worth(state, seat, found.args[0]) > DEAR else found


def _stun_any(state: LichState, seat: int, groups: Groups) -> Action:
    return max(
        groups["stun-any"], key=lambda action: worth(state, state.owner(action.args[0]), action.args[0])
    )


def _target(state: LichState, seat: int, groups: Groups) -> Action:
    """A Soul Diamond bares the player with the best champions; a member blesses whoever has least health."""
    key = state.context[2]
    if has_line(key, "stun_all"):
        return max(groups["target"], key=lambda action: _ranks_worth(state, action.args[0]))
    if has_line(key, "gain") and not state.is_boss(seat):
        party = [action for action in groups["target"] if not state.is_boss(action.args[0])]
        return min(party, key=lambda action: state.health[action.args[0]])
    if has_line(key, "damage"):
        foes = [action for action in groups["target"] if action.args[0] in state.targets(seat)]
        return foes[0]
    return name_target(state, seat, groups)


LICH_ANSWERS: Answers = {
    **ANSWERS,
    "main": _main,
    "heal": _heal,
    "prevent": _prevent,
    "stun-any": _stun_any,
    "target": _target,
    "free": lambda state, seat, groups: best(state, seat, groups["acquire-free"]),
    "borrower": lambda _state, _seat, groups: groups["appoint"][0],
    "borrow": lambda state, seat, groups: best(state, seat, groups["borrow"]),
}


BY_WORTH: Answers = {
    **LICH_ANSWERS,
    "main": lambda state, seat, groups: _main(state, seat, groups, _acquire_by_worth),
    "free": lambda _state, _seat, groups: max(
        groups["acquire-free"], key=lambda action: WORTH[action.args[0]]
    ),
}


# --- what the Lich's effects give ---


def _summoning(state: LichState, _seat: int, params: dict[str, Any]) -> float:
    return 2.5 * float(params["n"]) * (state.party_size() if "per" in params else 1)


def _hitting_all(state: LichState, seat: int, params: dict[str, Any]) -> float:
    return 1.1 * float(params["n"]) * state.times() * len(state.opponents(seat))


def _stunning(state: LichState, seat: int, _params: dict[str, Any]) -> float:
    """The best champion that there is."""
    return max(
        [worth(state, other, card) for other in state.prey(seat) for card in state.ranks(other)], default=0.0
    )


def _acquiring(_state: LichState, _seat: int, params: dict[str, Any]) -> float:
    return 0.8 * float(params["most"])


VALUES |= {
    "summon": _summoning,
    "lose_each": _hitting_all,
    "damage_each": _hitting_all,
    "stun_opposing": _stunning,
    "acquire_free": _acquiring,
}

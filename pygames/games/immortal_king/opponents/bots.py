"""`steady` and `strong` for Hero: Immortal King: the adventurers, alone too, and the dungeon master.

They read the position (`worth`), work the odds of a fight out exactly (`odds` of the game), and
choose nothing at random but gestures.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

from pygames.bots import Bot, Observation, Thinking
from pygames.engine.action import Action
from pygames.games.immortal_king.cards import FINAL, Effect
from pygames.games.immortal_king.combat import ATTACK
from pygames.games.immortal_king.effects import AIMED, EQUIPMENT_CARD
from pygames.games.immortal_king.equipment import ULTIMATE, USE
from pygames.games.immortal_king.opponents.kit import strength
from pygames.games.immortal_king.opponents.party import (
    ALONE,
    STRONG_ALONE,
    STRONG_TOGETHER,
    TOGETHER,
    Wanted,
    preferred,
)
from pygames.games.immortal_king.opponents.weights import (
    ADVENTURERS,
    MASTER,
    STRONG_ADVENTURERS,
    STRONG_MASTER,
    Weights,
)
from pygames.games.immortal_king.opponents.worth import PLACES, Farsighted, Reading, token
from pygames.games.immortal_king.preparation import DISMISS, ENLIST, PACK, READY, UNPACK
from pygames.games.immortal_king.state import MOST_COURAGE, ImmortalKingState

IN_NEED = 2  # so little courage that a potion of courage is drunk
Legal = Sequence[Action]


class Role(NamedTuple):
    """How a side is played: what it reckons with, how it reads the position, which party it makes."""

    weights: Weights
    reading: type[Reading] = Reading
    party: Wanted = ()


class Steady(Bot):
    """Weighs each fight by its odds, what it brings and what it costs."""

    roles: Mapping[str, Role] = {
        "alone": Role(ADVENTURERS, party=ALONE),
        "party": Role(ADVENTURERS, party=TOGETHER),
        "master": Role(MASTER),
    }

    def think(self, observation: Observation) -> Thinking:
        """Choose one of `observation.legal_actions`."""
        legal = observation.legal_actions
        if len(legal) == 1:
            return legal[0]
        yield
        if observation.decision == "gesture":
            return observation.rng.choice(legal)
        state = observation.determinized(0)  # any seed: what the seat cannot see is not read
        assert isinstance(state, ImmortalKingState)
        return (yield from self.considered(state, observation.seat, legal))

    def considered(self, state: ImmortalKingState, seat: int, legal: Legal) -> Thinking:
        """What it does in this position, at a question that it does not answer by chance."""
        role = self.roles[role_of(state.seats, seat)]
        name = state.question
        if name == "party":
            return _party(state, legal, role.party)
        reading = role.reading(state, seat, role.weights)
        if name == "turn":
            return (yield from _turn(reading, legal))
        return WAYS[name](reading, legal)


class Strong(Steady):
    """Plays as `steady`, with parties, weights and a reading that win more."""

    roles: Mapping[str, Role] = {
        "alone": Role(STRONG_ADVENTURERS, Farsighted, STRONG_ALONE),
        "party": Role(STRONG_ADVENTURERS, Farsighted, STRONG_TOGETHER),
        "master": Role(STRONG_MASTER),
    }


def role_of(seats: int, seat: int) -> str:
    """Which side a seat plays."""
    return "alone" if seats == 1 else ("party", "master")[seat]


def _named(legal: Legal, text: str) -> Action | None:
    return next((action for action in legal if action.text == text), None)


def _first(legal: Legal, *texts: str) -> Action:
    """The first of these that is legal, or else the first action on offer."""
    found = (_named(legal, text) for text in texts)
    return next((action for action in found if action is not None), legal[0])


def _best(worths: dict[Action, float]) -> Action:
    return max(worths, key=worths.__getitem__)


# --- the adventurers ---


def _party(state: ImmortalKingState, legal: Legal, wanted: Wanted) -> Action:
    """The wanted cards one by one; what somebody else has chosen goes back."""
    heads, things = preferred(state.box, wanted)
    back = [DISMISS(number) for number in state.party if number not in heads]
    back += [UNPACK(number) for number in state.hand if number not in things]
    more = [ENLIST(number) for number in heads if number not in state.party]
    more += [PACK(number) for number in things if number not in state.hand]
    return next((action for action in (*back, *more) if action in legal), READY())


def _turn(reading: Reading, legal: Legal) -> Thinking:
    """Buy what helps, then attack where the most is to be had."""
    worths: dict[Action, float] = {}
    costs = reading.costs()
    for action in legal:
        if action.type is ATTACK:
            yield
            worths[action] = reading.attack(action.args[0], costs)
        elif _worth_buying(reading, action):
            return action
    return _best(worths)


def _worth_buying(reading: Reading, action: Action) -> bool:
    """Whether it is time to use an equipment card or an ultimate power that can be paid."""
    number, box = action.args[0], reading.box
    if action.type is ULTIMATE:
        effect, cost = box.adventurers[number].ultimate, box.ultimate[reading.size - 1]
        return any(_helps(reading, "ultimate", part, cost) for part in effect.parts)
    one = box.equipment[number]
    return one.type == "object" or any(_helps(reading, one.type, part, one.cost) for part in one.effect.parts)


def _helps(reading: Reading, kind: str, effect: Effect, cost: Sequence[str]) -> bool:
    """Whether it is time for an effect of a card of this kind and cost."""
    if effect.kind == "courage":
        fits = reading.courage + effect.amount <= MOST_COURAGE and reading.courage < reading.steps
        return fits and (kind != "potion" or reading.courage <= IN_NEED)
    if kind == "potion":  # in a fight it is worth more
        return False
    if effect.kind in ("calm", "scout"):
        return reading.relief(effect.kind) > reading.price(cost)
    if effect.kind == "mana":
        return reading.mana == 0 or (reading.mana < reading.size and not effect.every)
    return True


def _target(reading: Reading, legal: Legal) -> Action:
    """The encounter that is the hardest to get past; of those with a token, the one it helps most."""
    source, number, _ = reading.state.context
    equipment = reading.box.equipment
    aimed = (
        {part.kind for part in equipment[number].effect.parts} & set(AIMED)
        if source == EQUIPMENT_CARD
        else ()
    )
    if aimed == {"calm"}:
        worths = [*map(reading.calmed, PLACES), reading.weights["harder"]]
    else:
        worths = [*reading.costs(), reading.weights["most"]]
    return _best({action: worths[action.args[0]] for action in legal})


def _before(_: Reading, legal: Legal) -> Action:
    return _first(legal, "roll")  # whatever helps, helps after the roll as well


def _after(reading: Reading, legal: Legal) -> Action:
    """The use that turns the roll, if it is worth its price."""
    fight, stakes = reading.fight()
    state = reading.state
    sides, die = state.rolls[-1]
    worths = {legal[0]: -stakes.loss}
    for text, worth in fight.uses(sides, die, state.multiplier, 0, fight.ready, stakes.dooms):
        action = _named(legal, text)
        if action is not None:
            worths[action] = worth
    return _best(worths)


def _power(reading: Reading, action: Action) -> float:
    return strength(reading.box.adventurers[action.args[0]].temporary)


def _mana(reading: Reading, legal: Legal) -> Action:
    return max(legal, key=lambda action: _power(reading, action))


def _tire(reading: Reading, legal: Legal) -> Action:
    return min(legal, key=lambda action: _power(reading, action))


def _last(reading: Reading, legal: Legal) -> Action:
    """A potion of courage, if there is one."""
    for action in legal:
        if action.type is USE:
            effect = reading.box.equipment[action.args[0]].effect
            if any(part.kind == "courage" for part in effect.parts):
                return action
    return legal[-1]


# --- the dungeon master ---


def _swap(reading: Reading, legal: Legal) -> Action:
    """The piles so that the way is the hardest."""
    fronts, piles = reading.costs(), reading.piles
    tops = [reading.top(place) - reading.average() if piles[place] else 0.0 for place in PLACES]
    worths = {}
    for action in legal:
        order = list(PLACES)
        if action.args:
            one, other = action.args
            order[one], order[other] = other, one
        costs = [front + tops[pile] for front, pile in zip(fronts, order, strict=True)]
        worths[action] = reading.way(costs, [piles[pile] for pile in order])
    return _best(worths)


def _doom(reading: Reading, legal: Legal) -> Action:
    """A new roll where it costs the party more than the fear is worth."""
    fight, stakes = reading.fight()
    sides, die = reading.state.rolls[-1]
    stands = fight.stand(sides, die, 1, 0, fight.ready, stakes.dooms)
    again = fight.cast(sides, 0, fight.ready, stakes.dooms - 1)
    return legal[0 if stands - again > stakes.doom_price else 1]


def _guard(reading: Reading, legal: Legal) -> Action:
    """The token where it makes the way longest."""
    state, costs = reading.state, reading.costs()
    plain = reading.way(costs, reading.piles)
    worths = {}
    for action in legal:
        worth = 0.0
        if action.args:
            place = action.args[0]
            card = state.card(place)
            if place == FINAL:
                worth = reading.weights["harder"]
            elif reading.by_gestures(card):
                worth = 0.01  # wasted
            else:
                raised = costs[:]
                raised[place] = reading.cost_at(place, harder=token(card))
                worth = reading.way(raised, reading.piles) - plain
        worths[action] = worth
    return _best(worths)


def _place(reading: Reading, legal: Legal) -> Action:
    """Ambush what costs more than it might, harden what stands in the way."""
    weights = reading.weights
    (place,) = reading.state.context
    piles = reading.piles[:]
    piles[place] -= 1
    costs = reading.costs()
    costs[place] = cost = reading.top(place)
    plain = reading.way(costs, piles)
    costs[place] = reading.top(place, hardened=True)
    harden = reading.way(costs, piles) - plain - weights["harden"]
    ambush = weights["hide"] * (cost - reading.average()) - weights["token"]
    worths = {"place": 0.0, "ambush": ambush, "harden": harden, "ambush-harden": ambush + harden}
    return _best({action: worths[action.type.name] for action in legal})


WAYS: dict[str, Callable[[Reading, Legal], Action]] = {
    "swap": _swap,
    "target": _target,
    "before": _before,
    "after": _after,
    "doom": _doom,
    "mana": _mana,
    "tire": _tire,
    "guard": _guard,
    "place": _place,
    "last": _last,
}

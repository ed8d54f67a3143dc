"""`steady` for Hero: Immortal King: plays the adventurers, alone too, and the dungeon master.

It reads its view (`immortal_king_worth`), works the odds of a fight out exactly (`odds` of the game), and
chooses nothing at random but gestures.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from pygames.bots import Bot, Observation, Thinking
from pygames.bots.immortal_king_party import preferred
from pygames.bots.immortal_king_worth import (
    ADVENTURERS,
    CORRIDORS,
    FINAL,
    MASTER,
    MOST_COURAGE,
    STRONG_MASTER,
    Reading,
    Weights,
    parts,
)
from pygames.core.action import Action
from pygames.games.immortal_king.cards import EQUIPMENT, PLACE

Data = dict[str, Any]
PLACES = {word: place for place, word in enumerate(PLACE.words)}
IN_NEED = 2  # so little courage that a potion of courage is drunk


class Steady(Bot):
    """Weighs each fight by its odds, what it brings and what it costs."""

    weights: tuple[Weights, Weights] = (ADVENTURERS, MASTER)  # of each seat

    def think(self, observation: Observation) -> Thinking:
        """One of `observation.legal_actions`."""
        if len(observation.legal_actions) == 1:
            return observation.legal_actions[0]
        yield
        weights = self.weights[observation.seat]
        if observation.decision == "turn":
            return (yield from _turn(observation, weights))
        return WAYS[observation.decision](observation, weights)


class Strong(Steady):
    """The same with weights that win more at the dungeon master's seat."""

    weights = (ADVENTURERS, STRONG_MASTER)


def _named(observation: Observation, text: str) -> Action | None:
    return next((action for action in observation.legal_actions if action.text == text), None)


def _first(observation: Observation, *texts: str) -> Action:
    """The first of these that is legal, or else the first action on offer."""
    found = (_named(observation, text) for text in texts)
    return next((action for action in found if action is not None), observation.legal_actions[0])


def _best(worths: dict[Action, float]) -> Action:
    return max(worths, key=worths.__getitem__)


def _gesture(observation: Observation, _: Weights) -> Action:
    return observation.rng.choice(observation.legal_actions)


def _fight(observation: Observation, weights: Weights) -> tuple[Reading, int, Data]:
    """The fight that is on: its place, and the card."""
    reading = Reading(observation.view(), weights)
    place = PLACES[reading.view["fight"]["place"]]
    return reading, place, reading.card(place)


# --- the adventurers ---


def _party(observation: Observation, _: Weights) -> Action:
    """The wanted cards one by one; what somebody else has chosen goes back."""
    view = observation.view()
    wanted = preferred(view["box"], alone=view["scenario"] is not None)
    chosen = [one["adventurer"] for one in view["party"]]
    chosen += [one["equipment"] for one in view["equipment"]["hand"]]
    for word in chosen:
        if word not in wanted:
            return _first(observation, f"dismiss {word}", f"unpack {word}")
    for word in wanted:
        if word not in chosen:
            return _first(observation, f"enlist {word}", f"pack {word}")
    return _first(observation, "ready")


def _turn(observation: Observation, weights: Weights) -> Thinking:
    """Buy what helps, then attack where the most is to be had."""
    reading = Reading(observation.view(), weights)
    worths: dict[Action, float] = {}
    for action in observation.legal_actions:
        if action.type.name == "attack":
            yield
            worths[action] = reading.attack(PLACES[action.words[0]])
        elif _worth_buying(reading, action):
            return action
    return _best(worths)


def _worth_buying(reading: Reading, action: Action) -> bool:
    """Whether it is time to use an equipment card or an ultimate power that can be paid."""
    word = action.words[0]
    if action.type.name == "ultimate":
        one = reading.adventurer(word)
        kind, effect = "ultimate", one["ultimate"]
    else:
        one = next(one for one in (*reading.hand, *reading.open) if one["equipment"] == word)
        kind, effect = one["type"], one["effect"]
    if kind == "object":
        return True
    return any(_helps(reading, kind, part, one) for part in parts(effect))


def _helps(reading: Reading, kind: str, effect: Data, one: Data) -> bool:
    """Whether it is time for an effect of this card."""
    amount: int = effect.get("amount", 0)
    if effect["kind"] == "courage":
        fits = reading.courage + amount <= MOST_COURAGE and reading.courage < reading.steps
        return fits and (kind != "potion" or reading.courage <= IN_NEED)
    if kind == "potion":  # in a fight it is worth more
        return False
    if effect["kind"] in ("calm", "scout"):
        return reading.relief(effect["kind"]) > reading.price(one["cost"])
    if effect["kind"] == "mana":
        return reading.mana == 0 or (reading.mana < reading.size and "every" not in effect)
    return True


def _target(observation: Observation, weights: Weights) -> Action:
    """The encounter that is the hardest to get past; of those with a token, the one it helps most."""
    reading = Reading(observation.view(), weights)
    source, number = reading.view["aim"]
    used = [one for one in reading.open if one["equipment"] == EQUIPMENT.words[number]]
    aimed = {part["kind"] for one in used for part in parts(one["effect"])} & {"calm", "scout", "destroy"}
    if source == "use" and aimed == {"calm"}:
        worths = [*map(reading.calmed, CORRIDORS), weights["harder"]]
        return _best({action: worths[PLACES[action.words[0]]] for action in observation.legal_actions})
    costs = [*reading.costs(), weights["most"]]
    return _best({action: costs[PLACES[action.words[0]]] for action in observation.legal_actions})


def _before(observation: Observation, _: Weights) -> Action:
    return _first(observation, "roll")  # whatever helps, helps after the roll as well


def _after(observation: Observation, weights: Weights) -> Action:
    """The use that turns the roll, if it is worth its price."""
    reading, place, card = _fight(observation, weights)
    fight = reading.view["fight"]
    stakes = reading.stakes(place, card)
    now = reading.fight(fight["power"] - fight["bonus"], card, stakes)
    sides, die = fight["rolls"][-1]
    worths = {observation.legal_actions[0]: -stakes.loss}
    for text, worth in now.uses(sides, die, fight["multiplier"], 0, now.ready, stakes.dooms):
        action = _named(observation, text)
        if action is not None:
            worths[action] = worth
    return _best(worths)


def _mana(observation: Observation, weights: Weights) -> Action:
    reading = Reading(observation.view(), weights)
    return max(observation.legal_actions, key=lambda action: reading.strength(action.words[0]))


def _tire(observation: Observation, weights: Weights) -> Action:
    reading = Reading(observation.view(), weights)
    return min(observation.legal_actions, key=lambda action: reading.strength(action.words[0]))


def _last(observation: Observation, weights: Weights) -> Action:
    """A potion of courage, if there is one."""
    reading = Reading(observation.view(), weights)
    for one in reading.hand:
        action = _named(observation, f"use {one['equipment']}")
        if action is not None and any(part["kind"] == "courage" for part in parts(one["effect"])):
            return action
    return observation.legal_actions[-1]


# --- the dungeon master ---


def _swap(observation: Observation, weights: Weights) -> Action:
    """The piles so that the way is the hardest."""
    reading = Reading(observation.view(), weights)
    fronts, piles = reading.costs(), reading.piles
    tops = [reading.clearing(one["top"], laid=False) for one in reading.view["corridors"]]
    worths = {}
    for action in observation.legal_actions:
        order = list(CORRIDORS)
        if action.args:
            one, other = action.args
            order[one], order[other] = other, one
        behind = [tops[pile] - weights["average"] if piles[pile] else 0.0 for pile in order]
        costs = [front + more for front, more in zip(fronts, behind, strict=True)]
        worths[action] = reading.way(costs, [piles[pile] for pile in order])
    return _best(worths)


def _doom(observation: Observation, weights: Weights) -> Action:
    """A new roll where it costs the party more than the fear is worth."""
    reading, place, card = _fight(observation, weights)
    fight = reading.view["fight"]
    stakes = reading.stakes(place, card)
    now = reading.fight(fight["power"] - fight["bonus"], card, stakes)
    sides, die = fight["rolls"][-1]
    stands = now.stand(sides, die, 1, 0, now.ready, stakes.dooms)
    again = now.cast(sides, 0, now.ready, stakes.dooms - 1)
    return observation.legal_actions[0 if stands - again > stakes.doom_price else 1]


def _guard(observation: Observation, weights: Weights) -> Action:
    """The token where it makes the way longest."""
    reading = Reading(observation.view(), weights)
    costs = reading.costs()
    plain = reading.way(costs, reading.piles)
    worths = {}
    for action in observation.legal_actions:
        if not action.args:
            worths[action] = 0.0
            continue
        place = PLACES[action.words[0]]
        if place == FINAL:
            worths[action] = weights["harder"]
            continue
        card = reading.card(place)
        raised = costs[:]
        raised[place] = reading.clearing(card, harder=_token(card))
        wasted = reading.by_gestures(card)
        worths[action] = 0.01 if wasted else reading.way(raised, reading.piles) - plain
    return _best(worths)


def _place(observation: Observation, weights: Weights) -> Action:
    """Ambush what costs more than it might, harden what stands in the way."""
    reading = Reading(observation.view(), weights)
    place = PLACES[reading.view["place"]]
    card = reading.view["corridors"][place]["top"]
    piles = reading.piles[:]
    piles[place] -= 1
    costs = reading.costs()
    costs[place] = cost = reading.clearing(card, laid=False)
    plain = reading.way(costs, piles)
    costs[place] = reading.clearing(card, laid=False, harder=_token(card))
    harden = reading.way(costs, piles) - plain - weights["harden"]
    ambush = weights["hide"] * (cost - weights["average"]) - weights["token"]
    worths = {"place": 0.0, "ambush": ambush, "harden": harden, "ambush-harden": ambush + harden}
    return _best({action: worths[action.type.name] for action in observation.legal_actions})


def _token(card: Data) -> int:
    """What a tenacity token adds to a card."""
    return 2 if "vicious" in card["abilities"] else 1


WAYS: dict[str, Callable[[Observation, Weights], Action]] = {
    "party": _party,
    "swap": _swap,
    "target": _target,
    "before": _before,
    "after": _after,
    "doom": _doom,
    "gesture": _gesture,
    "mana": _mana,
    "tire": _tire,
    "guard": _guard,
    "place": _place,
    "last": _last,
}

"""`steady` for HEROZ: a heuristic player.

It weighs an attack by trying it on a fork, everybody passing, and reading what would come of it. Face-
down troops that could still block are counted at the average value of a troop.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from typing import Any

from pygames.bots import Bot, Observation, Thinking
from pygames.engine.action import Action
from pygames.engine.match import Match
from pygames.engine.view import View
from pygames.games.heroz.state import GOAL

AVERAGE = 6  # the mean value of a troop, 2 to 10
WIN = 1000.0
RANKS = {"A": 1, "J": 11, "Q": 12, "K": 13}
MOST_TRIED = 24  # a King can have a hundred moves; so many are weighed

Worth = Generator[None, None, float]


class Steady(Bot):
    """Builds columns of kindred troops, attacks where it gets through, blocks what would score."""

    def think(self, observation: Observation) -> Thinking:
        """Choose one of `observation.legal_actions`."""
        if len(observation.legal_actions) == 1:
            return observation.legal_actions[0]
        yield
        # by decision: the functions that try choices on forks, which takes long, so they pause now and then
        long: dict[str, Callable[[Observation], Thinking]] = {
            "power": _power,
            "specials": _special,
            "attack": _attack,
        }
        if observation.decision in long:
            return (yield from long[observation.decision](observation))
        ways: dict[str, Callable[[Observation], Action]] = {
            "placement": _place,
            "hero": _hero,
            "block": _block,
            "damage": _damage,
            "conquest": _conquest,
        }
        return ways.get(observation.decision, _most_valuable)(observation)


def value_of(card: str) -> int:
    """The value of a card by its name; 0 for a joker."""
    name = card.rpartition(":")[2]
    rank = name[:-1]
    return RANKS.get(rank) or (int(rank) if rank.isdecimal() else 0)


def _pass(observation: Observation) -> Action:
    return observation.legal_actions[-1]  # passing is listed last wherever it is allowed


def _best(actions: Sequence[Action], worth: Callable[[Action], float]) -> Action:
    return max(actions, key=worth)


# --- phase 1 ---


def _place(observation: Observation) -> Action:
    """Next to a troop of the same value or suit, else the strongest into the fullest column."""
    view = observation.view()
    area = view["areas"][observation.seat]

    def worth(action: Action) -> float:
        if not action.args:
            return 0.0
        card, place = action.words
        value = value_of(card)
        column = area[int(place[1]) - 1]
        below = column[-1] if column else None
        worth = value + 2.0 * len(column)
        if below is not None and below.get("value") == value:
            worth += 4 * value
        elif below is not None and below.get("suit") == card[-1]:
            worth += value
        return worth

    return _best(observation.legal_actions, worth)


def _hero(observation: Observation) -> Action:
    """The strongest hero if none is in play; the others are kept for their auras."""
    if observation.view()["heroes"][observation.seat] is not None:
        return _pass(observation)
    heroes = [action for action in observation.legal_actions if action.args]
    return _best(heroes, lambda action: value_of(action.words[0]))


def _power(observation: Observation) -> Thinking:
    """What most improves one's own attack, or most harms the enemy's, if anything does."""
    if any(action.type.name == "look" for action in observation.legal_actions):
        return _pass(observation)  # it would not remember
    view = observation.view()
    sign = 1 if view["active"] == observation.seat else -1
    tried: Sequence[Action] = observation.legal_actions[:-1]
    if len(tried) > MOST_TRIED:
        tried = [observation.rng.choice(tried) for _ in range(MOST_TRIED)]
    before = sign * (yield from _prospect(observation.fork(1), _pass(observation)))
    worths = {}
    for action in tried:
        worths[action] = sign * (yield from _prospect(observation.fork(1), action)) - before
    best = max(worths, key=worths.__getitem__)
    return best if worths[best] > 2 else _pass(observation)


def _prospect(fork: Match, action: Action) -> Worth:
    """What the active player's best attack is worth after this action."""
    fork.play(action)
    _everybody_passes(fork, "power", "specials")
    if fork.decision is None or fork.decision.id != "attack":
        return 0.0
    worth = 0.0
    for attack in fork.decision.legal_actions:
        if attack.args:
            yield
            worth = max(worth, _attack_worth(fork.copy(), attack))
    yield
    return worth


def _everybody_passes(fork: Match, *decisions: str) -> None:
    decision = fork.decision
    while decision is not None and decision.id in decisions:
        fork.play("pass")
        decision = fork.decision


# --- phase 2 ---


def _attack(observation: Observation) -> Thinking:
    worths = {}
    for action in observation.legal_actions[:-1]:
        worths[action] = _attack_worth(observation.fork(1), action)
        yield
    best = max(worths, key=worths.__getitem__)
    return best if worths[best] > 0 else _pass(observation)


def _attack_worth(fork: Match, attack: Action) -> float:
    """What an attack is worth if nobody plays a card on it; 0 is as good as not attacking."""
    seat = fork.asks.seat
    fork.play(attack)
    before: View = fork.view(seat)
    if before["fight"] is None:
        return -1.0  # nobody was asked: blocked, and nothing destroyed, the attackers have retreated
    attackers = before["fight"]["sides"][0]
    column = before["areas"][1 - seat][before["fight"]["column"] - 1]
    unknown = sum(1 for cell in column if not cell["active"])
    _everybody_passes(fork, "specials", "block")
    mine = before["areas"][seat][before["fight"]["column"] - 1]
    stake: int = sum(cell["value"] for cell in mine if cell["place"] in attackers["places"])
    facing: list[int] = [cell["value"] for cell in column if cell["active"]]
    if not facing:
        gain = stake + (WIN if before["points"][seat] + stake >= GOAL else 0)
        if not unknown:
            return float(gain)
        # anything turned up blocks; then it is a fight for the board
        return 0.4 * gain + (2.0 if attackers["power"] > AVERAGE * unknown else -0.5 * stake)
    fight = fork.view(seat)["fight"]  # None when nothing could be destroyed and the turn is over
    defence = fight["sides"][1]["power"] if fight else sum(facing)
    defence += AVERAGE * unknown
    if attackers["power"] > defence:
        # survivors go back under the deck, and the fallen are replaced: a small gain at most
        return 0.5 * sum(facing) - 0.35 * stake
    return -1.0 * stake


def _block(observation: Observation) -> Action:
    """Anything that blocks keeps attackers from scoring; more only if that may win the fight."""
    fight = observation.view()["fight"]
    attackers, blockers = fight["sides"]
    choices = observation.legal_actions[:-1]
    if not blockers["places"]:
        return choices[0]
    lead = attackers["power"] - blockers["power"]
    return choices[0] if 0 < lead < AVERAGE * len(choices) else _pass(observation)


def _special(observation: Observation) -> Thinking:
    """A card is spent only where it turns a fight, blocks a breakthrough or completes one."""
    view = observation.view()
    if view["fight"] is None:
        return (yield from _before_attack(observation, view))
    mine = next(side for side in view["fight"]["sides"] if side["seat"] == observation.seat)
    theirs = next(side for side in view["fight"]["sides"] if side["seat"] != observation.seat)
    if view["step"] == 2:
        if view["active"] != observation.seat and not mine["places"]:
            return _block_with_joker(observation, view)
        return _pass(observation)
    if not mine["places"] or not theirs["places"] or mine["power"] > theirs["power"]:
        return _pass(observation)
    turning = []
    for action in observation.legal_actions[:-1]:
        if _lead_after(observation, action) > 0:
            turning.append(action)
        yield
    cost = {"shield": 0, "joker": 2, "aura": 1, "sacrifice": 3}
    return min(turning, key=lambda action: cost[action.type.name]) if turning else _pass(observation)


def _lead_after(observation: Observation, action: Action) -> float:
    """By how much one would lead the fight after this action, a flipped card counted as drawn."""
    fork = observation.fork(observation.rng.below(1 << 32))
    fork.play(action)
    fight = fork.view(observation.seat)["fight"]
    if fight is None:
        return 0.0
    powers = {side["seat"]: side["power"] for side in fight["sides"]}
    return float(powers[observation.seat] - powers[1 - observation.seat])


def _block_with_joker(observation: Observation, view: View) -> Action:
    column = view["areas"][observation.seat][view["fight"]["column"] - 1]
    if any(not cell["active"] for cell in column):
        return _pass(observation)
    stake = _stake(view, 1 - observation.seat)
    here = str(view["fight"]["column"])
    jokers = [a for a in observation.legal_actions if a.type.name == "joker" and a.words[1][1] == here]
    return jokers[0] if jokers and stake >= 8 else _pass(observation)


def _stake(view: View, seat: int) -> int:
    column: list[dict[str, Any]] = view["areas"][seat][view["fight"]["column"] - 1]
    return sum(cell["value"] for cell in column if cell.get("tilted"))


def _before_attack(observation: Observation, view: View) -> Thinking:
    """A joker that makes the coming attack much better, or wins with it."""
    if view["active"] != observation.seat:
        return _pass(observation)
    jokers = [action for action in observation.legal_actions if action.type.name == "joker"]
    if not jokers:
        return _pass(observation)
    before = yield from _prospect(observation.fork(1), _pass(observation))
    worths = {}
    for action in jokers:
        worths[action] = (yield from _prospect(observation.fork(1), action)) - before
    best = max(worths, key=worths.__getitem__)
    return best if worths[best] > 6 else _pass(observation)


def _damage(observation: Observation) -> Action:
    """The most valuable troop that can still be destroyed."""
    cells = {
        cell["place"]: cell for area in observation.view()["areas"] for column in area for cell in column
    }
    return _best(observation.legal_actions[:-1], lambda action: float(cells[action.words[0]]["value"]))


# --- phase 3 ---


def _conquest(observation: Observation) -> Action:
    """Score, the most valuable first."""
    cells = {
        cell["place"]: cell for column in observation.view()["areas"][observation.seat] for cell in column
    }
    scores = [action for action in observation.legal_actions if action.type.name == "score"]
    return _best(scores, lambda action: float(cells[action.words[0]]["value"]))


def _most_valuable(observation: Observation) -> Action:
    """For a choice of a card, the highest; for an order, the first."""
    return _best(observation.legal_actions, lambda action: value_of(action.words[0]) if action.args else -1)

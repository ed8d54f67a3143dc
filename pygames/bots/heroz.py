"""`steady` for HEROZ: a heuristic player.

It weighs an attack by trying it on a fork, everybody passing, and reading what would come of it. Face-
down troops that could still block are counted at the average value of a troop.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from typing import Any

from pygames.bots import Bot, Sight, Thinking
from pygames.core.action import Action
from pygames.core.game import View
from pygames.core.match import Match

AVERAGE = 6  # the mean value of a troop, 2 to 10
GOAL = 30
WIN = 1000.0
RANKS = {"A": 1, "J": 11, "Q": 12, "K": 13}
MOST_TRIED = 24  # a King can have a hundred moves; so many are weighed

Worth = Generator[None, None, float]


class Steady(Bot):
    """Builds columns of kindred troops, attacks where it gets through, blocks what would score."""

    def think(self, sight: Sight) -> Thinking:
        """One of `sight.legal`."""
        if len(sight.legal) == 1:
            return sight.legal[0]
        yield
        # what tries its choices on forks thinks little by little
        long: dict[str, Callable[[Sight], Thinking]] = {
            "power": _power,
            "specials": _special,
            "attack": _attack,
        }
        if sight.prompt in long:
            return (yield from long[sight.prompt](sight))
        ways: dict[str, Callable[[Sight], Action]] = {
            "placement": _place,
            "hero": _hero,
            "block": _block,
            "damage": _damage,
            "conquest": _conquest,
        }
        return ways.get(sight.prompt, _most_valuable)(sight)


def value_of(card: str) -> int:
    """The value of a card by its name; 0 for a joker."""
    name = card.rpartition(":")[2]
    rank = name[:-1]
    return RANKS.get(rank) or (int(rank) if rank.isdecimal() else 0)


def _pass(sight: Sight) -> Action:
    return sight.legal[-1]  # passing is listed last wherever it is allowed


def _best(actions: Sequence[Action], worth: Callable[[Action], float]) -> Action:
    return max(actions, key=worth)


# --- phase 1 ---


def _place(sight: Sight) -> Action:
    """Next to a troop of the same value or suit, else the strongest into the fullest column."""
    view = sight.view()
    area = view["areas"][sight.seat]

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

    return _best(sight.legal, worth)


def _hero(sight: Sight) -> Action:
    """The strongest hero if none is in play; the others are kept for their auras."""
    if sight.view()["heroes"][sight.seat] is not None:
        return _pass(sight)
    heroes = [action for action in sight.legal if action.args]
    return _best(heroes, lambda action: value_of(action.words[0]))


def _power(sight: Sight) -> Thinking:
    """What most improves one's own attack, or most harms the enemy's, if anything does."""
    if any(action.verb.name == "look" for action in sight.legal):
        return _pass(sight)  # it would not remember
    view = sight.view()
    sign = 1 if view["active"] == sight.seat else -1
    tried: Sequence[Action] = sight.legal[:-1]
    if len(tried) > MOST_TRIED:
        tried = [sight.chance.choice(tried) for _ in range(MOST_TRIED)]
    before = sign * (yield from _prospect(sight.fork(1), _pass(sight)))
    worths = {}
    for action in tried:
        worths[action] = sign * (yield from _prospect(sight.fork(1), action)) - before
    best = max(worths, key=worths.__getitem__)
    return best if worths[best] > 2 else _pass(sight)


def _prospect(fork: Match, action: Action) -> Worth:
    """What the active player's best attack is worth after this action."""
    fork.play(action)
    _everybody_passes(fork, "power", "specials")
    if fork.ask is None or fork.ask.prompt.id != "attack":
        return 0.0
    worth = 0.0
    for attack in fork.ask.legal:
        if attack.args:
            yield
            worth = max(worth, _attack_worth(fork.copy(), attack))
    yield
    return worth


def _everybody_passes(fork: Match, *prompts: str) -> None:
    ask = fork.ask
    while ask is not None and ask.prompt.id in prompts:
        fork.play("pass")
        ask = fork.ask


# --- phase 2 ---


def _attack(sight: Sight) -> Thinking:
    worths = {}
    for action in sight.legal[:-1]:
        worths[action] = _attack_worth(sight.fork(1), action)
        yield
    best = max(worths, key=worths.__getitem__)
    return best if worths[best] > 0 else _pass(sight)


def _attack_worth(fork: Match, attack: Action) -> float:
    """What an attack is worth if nobody plays a card on it; 0 is as good as not attacking."""
    assert fork.ask is not None
    seat = fork.ask.seat
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


def _block(sight: Sight) -> Action:
    """Anything that blocks keeps attackers from scoring; more only if that may win the fight."""
    fight = sight.view()["fight"]
    attackers, blockers = fight["sides"]
    choices = sight.legal[:-1]
    if not blockers["places"]:
        return choices[0]
    lead = attackers["power"] - blockers["power"]
    return choices[0] if 0 < lead < AVERAGE * len(choices) else _pass(sight)


def _special(sight: Sight) -> Thinking:
    """A card is spent only where it turns a fight, blocks a breakthrough or completes one."""
    view = sight.view()
    if view["fight"] is None:
        return (yield from _before_attack(sight, view))
    mine = next(side for side in view["fight"]["sides"] if side["seat"] == sight.seat)
    theirs = next(side for side in view["fight"]["sides"] if side["seat"] != sight.seat)
    if view["step"] == 2:
        if view["active"] != sight.seat and not mine["places"]:
            return _block_with_joker(sight, view)
        return _pass(sight)
    if not mine["places"] or not theirs["places"] or mine["power"] > theirs["power"]:
        return _pass(sight)
    turning = []
    for action in sight.legal[:-1]:
        if _lead_after(sight, action) > 0:
            turning.append(action)
        yield
    cost = {"shield": 0, "joker": 2, "aura": 1, "sacrifice": 3}
    return min(turning, key=lambda action: cost[action.verb.name]) if turning else _pass(sight)


def _lead_after(sight: Sight, action: Action) -> float:
    """By how much one would lead the fight after this action, a flipped card counted as drawn."""
    fork = sight.fork(sight.chance.below(1 << 32))
    fork.play(action)
    fight = fork.view(sight.seat)["fight"]
    if fight is None:
        return 0.0
    powers = {side["seat"]: side["power"] for side in fight["sides"]}
    return float(powers[sight.seat] - powers[1 - sight.seat])


def _block_with_joker(sight: Sight, view: View) -> Action:
    column = view["areas"][sight.seat][view["fight"]["column"] - 1]
    if any(not cell["active"] for cell in column):
        return _pass(sight)
    stake = _stake(view, 1 - sight.seat)
    here = str(view["fight"]["column"])
    jokers = [a for a in sight.legal if a.verb.name == "joker" and a.words[1][1] == here]
    return jokers[0] if jokers and stake >= 8 else _pass(sight)


def _stake(view: View, seat: int) -> int:
    column: list[dict[str, Any]] = view["areas"][seat][view["fight"]["column"] - 1]
    return sum(cell["value"] for cell in column if cell.get("tilted"))


def _before_attack(sight: Sight, view: View) -> Thinking:
    """A joker that makes the coming attack much better, or wins with it."""
    if view["active"] != sight.seat:
        return _pass(sight)
    jokers = [action for action in sight.legal if action.verb.name == "joker"]
    if not jokers:
        return _pass(sight)
    before = yield from _prospect(sight.fork(1), _pass(sight))
    worths = {}
    for action in jokers:
        worths[action] = (yield from _prospect(sight.fork(1), action)) - before
    best = max(worths, key=worths.__getitem__)
    return best if worths[best] > 6 else _pass(sight)


def _damage(sight: Sight) -> Action:
    """The most valuable troop that can still be destroyed."""
    cells = {cell["place"]: cell for area in sight.view()["areas"] for column in area for cell in column}
    return _best(sight.legal[:-1], lambda action: float(cells[action.words[0]]["value"]))


# --- phase 3 ---


def _conquest(sight: Sight) -> Action:
    """Score, the most valuable first."""
    cells = {cell["place"]: cell for column in sight.view()["areas"][sight.seat] for cell in column}
    scores = [action for action in sight.legal if action.verb.name == "score"]
    return _best(scores, lambda action: float(cells[action.words[0]]["value"]))


def _most_valuable(sight: Sight) -> Action:
    """For a choice of a card, the highest; for an order, the first."""
    return _best(sight.legal, lambda action: value_of(action.words[0]) if action.args else -1)

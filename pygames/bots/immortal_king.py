"""`steady` for Hero: Immortal King: plays the adventurers, alone too, and the dungeon master.

It reads its view (`immortal_king_worth`), works the odds of a fight out exactly (`immortal_king_odds`), and
draws lots for nothing but the gestures, which nobody shall foresee.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from pygames.bots import Bot, Sight, Thinking
from pygames.bots.immortal_king_party import preferred
from pygames.bots.immortal_king_worth import ADVENTURERS, CORRIDORS, FINAL, HARDER, MASTER, Reading
from pygames.core.action import Action
from pygames.games.immortal_king.cards import EQUIPMENT, PLACE

Data = dict[str, Any]
PLACES = {word: place for place, word in enumerate(PLACE.words)}
MOST_COURAGE = 10
IN_NEED = 2  # so little courage that a potion of courage is drunk


class Steady(Bot):
    """Weighs each fight by its odds, what it brings and what it costs."""

    def think(self, sight: Sight) -> Thinking:
        """One of `sight.legal`."""
        if len(sight.legal) == 1:
            return sight.legal[0]
        yield
        if sight.prompt == "turn":
            return (yield from _turn(sight))
        return WAYS[sight.prompt](sight)


def _named(sight: Sight, text: str) -> Action | None:
    return next((action for action in sight.legal if action.text == text), None)


def _best(worths: dict[Action, float]) -> Action:
    return max(worths, key=worths.__getitem__)


def _gesture(sight: Sight) -> Action:
    return sight.chance.choice(sight.legal)


def _fight(sight: Sight, weights: dict[str, float]) -> tuple[Reading, int, Data]:
    """The fight that is on: its place, and the card."""
    reading = Reading(sight.view(), weights)
    place = PLACES[reading.view["fight"]["place"]]
    return reading, place, reading.card(place)


# --- the adventurers ---


def _party(sight: Sight) -> Action:
    """The wanted cards one by one; what somebody else has chosen goes back."""
    view = sight.view()
    wanted = preferred(view["box"], alone=view["scenario"] is not None)
    chosen = [one["adventurer"] for one in view["party"]]
    chosen += [one["equipment"] for one in view["equipment"]["hand"]]
    for word in chosen:
        if word not in wanted:
            return _named(sight, f"dismiss {word}") or _named(sight, f"unpack {word}") or sight.legal[0]
    for word in wanted:
        if word not in chosen:
            return _named(sight, f"enlist {word}") or _named(sight, f"pack {word}") or sight.legal[0]
    return _named(sight, "ready") or sight.legal[0]


def _turn(sight: Sight) -> Thinking:
    """Buy what helps, then attack where the most is to be had."""
    reading = Reading(sight.view(), ADVENTURERS)
    worths: dict[Action, float] = {}
    for action in sight.legal:
        if action.verb.name == "attack":
            yield
            worths[action] = reading.attack(PLACES[action.words[0]])
        elif _worth_buying(reading, action):
            return action
    return _best(worths)


def _worth_buying(reading: Reading, action: Action) -> bool:
    """Whether it is time to use an equipment card or an ultimate power that can be paid."""
    word = action.words[0]
    if action.verb.name == "ultimate":
        one = reading.adventurer(word)
        kind, effect = "ultimate", one["ultimate"]
    else:
        one = next(one for one in (*reading.hand, *reading.open) if one["equipment"] == word)
        kind, effect = one["type"], one["effect"]
    if kind == "object":
        return True
    amount: int = effect.get("amount", 0)
    if effect["kind"] == "courage":
        fits = reading.courage + amount <= MOST_COURAGE
        return fits and (kind != "potion" or reading.courage <= IN_NEED)
    if kind == "potion":  # in a fight it is worth more
        return False
    if effect["kind"] in ("calm", "scout"):
        return reading.relief(effect["kind"]) > reading.price(one["cost"])
    if effect["kind"] == "mana":
        return reading.mana == 0 or (reading.mana < reading.size and "every" not in effect)
    return True


def _target(sight: Sight) -> Action:
    """The encounter that is the hardest to get past; of those with a token, the one it helps most."""
    reading = Reading(sight.view(), ADVENTURERS)
    source, number = reading.view["aim"]
    used = [one for one in reading.open if one["equipment"] == EQUIPMENT.words[number]]
    if source == "use" and used and used[0]["effect"]["kind"] == "calm":
        worths = [*map(reading.calmed, CORRIDORS), HARDER]
        return _best({action: worths[PLACES[action.words[0]]] for action in sight.legal})
    costs = [*reading.costs(), ADVENTURERS["most"]]
    return _best({action: costs[PLACES[action.words[0]]] for action in sight.legal})


def _before(sight: Sight) -> Action:
    return _named(sight, "roll") or sight.legal[0]  # whatever helps, helps after the roll as well


def _after(sight: Sight) -> Action:
    """The use that turns the roll, if it is worth its price."""
    reading, place, card = _fight(sight, ADVENTURERS)
    fight = reading.view["fight"]
    stakes = reading.stakes(place, card)
    now = reading.fight(fight["power"] - fight["bonus"], card, stakes)
    sides, die = fight["rolls"][-1]
    worths = {sight.legal[0]: -stakes.loss}
    for text, worth in now.uses(sides, die, fight["multiplier"], 0, now.ready, stakes.dooms):
        action = _named(sight, text)
        if action is not None:
            worths[action] = worth
    return _best(worths)


def _mana(sight: Sight) -> Action:
    reading = Reading(sight.view(), ADVENTURERS)
    return max(sight.legal, key=lambda action: reading.strength(action.words[0]))


def _tire(sight: Sight) -> Action:
    reading = Reading(sight.view(), ADVENTURERS)
    return min(sight.legal, key=lambda action: reading.strength(action.words[0]))


def _last(sight: Sight) -> Action:
    """A potion of courage, if there is one."""
    reading = Reading(sight.view(), ADVENTURERS)
    for one in reading.hand:
        action = _named(sight, f"use {one['equipment']}")
        if action is not None and one["effect"]["kind"] == "courage":
            return action
    return sight.legal[-1]


# --- the dungeon master ---


def _swap(sight: Sight) -> Action:
    """The piles so that the way is the hardest."""
    reading = Reading(sight.view(), MASTER)
    fronts, piles = reading.costs(), reading.piles
    tops = [reading.clearing(one["top"], laid=False) for one in reading.view["corridors"]]
    worths = {}
    for action in sight.legal:
        order = list(CORRIDORS)
        if action.args:
            one, other = action.args
            order[one], order[other] = other, one
        behind = [tops[pile] - MASTER["average"] if piles[pile] else 0.0 for pile in order]
        costs = [front + more for front, more in zip(fronts, behind, strict=True)]
        worths[action] = reading.way(costs, [piles[pile] for pile in order])
    return _best(worths)


def _doom(sight: Sight) -> Action:
    """A new roll where it costs the party more than the fear is worth."""
    reading, place, card = _fight(sight, MASTER)
    fight = reading.view["fight"]
    stakes = reading.stakes(place, card)
    now = reading.fight(fight["power"] - fight["bonus"], card, stakes)
    sides, die = fight["rolls"][-1]
    stands = now.stand(sides, die, 1, 0, now.ready, stakes.dooms)
    again = now.cast(sides, 0, now.ready, stakes.dooms - 1)
    return sight.legal[0 if stands - again > stakes.doom_price else 1]


def _guard(sight: Sight) -> Action:
    """The token where it makes the way longest."""
    reading = Reading(sight.view(), MASTER)
    costs = reading.costs()
    plain = reading.way(costs, reading.piles)
    worths = {}
    for action in sight.legal:
        if not action.args:
            worths[action] = 0.0
            continue
        place = PLACES[action.words[0]]
        if place == FINAL:
            worths[action] = HARDER
            continue
        card = reading.card(place)
        raised = costs[:]
        raised[place] = reading.clearing(card, harder=_token(card))
        wasted = reading.by_gestures(card)
        worths[action] = 0.01 if wasted else reading.way(raised, reading.piles) - plain
    return _best(worths)


def _place(sight: Sight) -> Action:
    """Ambush what costs more than it might, harden what stands in the way."""
    reading = Reading(sight.view(), MASTER)
    place = PLACES[reading.view["place"]]
    card = reading.view["corridors"][place]["top"]
    piles = reading.piles[:]
    piles[place] -= 1
    costs = reading.costs()
    costs[place] = cost = reading.clearing(card, laid=False)
    plain = reading.way(costs, piles)
    costs[place] = reading.clearing(card, laid=False, harder=_token(card))
    harden = reading.way(costs, piles) - plain - 2 * MASTER["token"]
    ambush = MASTER["hide"] * (cost - MASTER["average"]) - MASTER["token"]
    worths = {"place": 0.0, "ambush": ambush, "harden": harden, "ambush-harden": ambush + harden}
    return _best({action: worths[action.verb.name] for action in sight.legal})


def _token(card: Data) -> int:
    """What a tenacity token adds to a card."""
    return 2 if "vicious" in card["abilities"] else 1


WAYS: dict[str, Callable[[Sight], Action]] = {
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

"""What a seat's view of Hero: Immortal King says about the fights to come: their odds, costs and gains.

Worths are in courage tokens.
"""

from __future__ import annotations

import math
from collections import Counter
from typing import Any

from pygames.core.game import View
from pygames.games.immortal_king.odds import DOOM, Odds, Stakes, Tool, chance, odds

Data = dict[str, Any]
CORRIDORS = range(3)
FINAL = 3
MOST_COURAGE = 10
Weights = dict[str, float]
GREENSKIN = 2 / 3  # of three gestures the dungeon master has one that wins

# what each side reckons with; found by letting the two play against each other
ADVENTURERS: Weights = {
    "unknown": 6.0,  # the power an ambush is taken to have
    "average": 0.9,  # what an encounter of a pile costs
    "most": 5.0,  # what an encounter can cost: it can be left alone
    "blend": 0.5,  # the part of all tools that is at hand in a fight to come
    "soft": 1.0,  # how much longer a corridor may be and still count
    "mana": 0.25,  # what a mana token is worth
    "full": 0.5,  # what is left of that when everybody has one
    "potion": 0.5,
    "object": 2.0,  # what a lasting bonus of one is worth
    "gain": 0.3,  # the part of its share in a purchase that a won card counts
    "plenty": 0.2,  # the same, when there are cards of its colour already
    "fear": 0.1,  # what a fear token costs the party
    "last": 2.0,  # what the last courage token is worth besides
    "final": 4.0,  # what it is worth to beat the final monster
    "doom": 0.4,  # the gain for which the dungeon master spoils a roll
    "harder": 0.3,  # what a tenacity token on the final monster is worth
}
MASTER: Weights = ADVENTURERS | {
    "average": 0.5,
    "token": 0.15,  # what a fear token is worth to him
    "harden": 0.3,  # for how much more on the way he spends the fear that a tenacity token costs
    "hide": 0.3,  # the part of what an encounter costs above the average that an ambush brings
}
# chosen by what shaken weights showed (docs/opponents.md)
STRONG_MASTER: Weights = MASTER | {
    "average": 0.82,
    "blend": 0.82,
    "doom": 0.8,
    "most": 6.75,
    "hide": 0.22,
}


def number_of(printed: str, adventurers: int, mana: int) -> tuple[int, bool]:
    """A printed power as a number, and whether a die comes on top: `1d6+2`, `A+7`, `6`."""
    number, die = 0, False
    for part in printed.split("+"):
        if part == "1d6":
            die = True
        else:
            number += {"A": adventurers, "M": mana}.get(part) or (int(part) if part.isdigit() else 0)
    return number, die


def parts(effect: Data) -> list[Data]:
    """The effects of a card one by one: most have a single one."""
    return [effect, *effect.get("also", ())]


def fits(card: Data, whom: str) -> bool:
    """Whether a card is of this family or colour, or a monster, or a trap."""
    return whom in (card["family"], card["colour"]) or (whom == "monster" and card["family"] != "trap")


class Reading:
    """A view, read once for a decision."""

    def __init__(self, view: View, weights: Weights) -> None:
        self.view = view
        self.weights = weights
        self.duel = view["scenario"] is None
        self.courage: int = view["courage"]
        self.steps: float = math.inf if self.duel else len(view["scale"]) - view["fear"]
        self.lives = min(self.courage, self.steps)
        self.dooms = view["fear"] // DOOM if self.duel else 0
        self.party: list[Data] = view["party"]
        self.size = len(self.party)
        self.mana = sum(one["mana"] for one in self.party)
        self.keywords = {word for one in self.party for word in (one["id"], one["type"], one["gender"])}
        equipment = view["equipment"]
        self.hand: list[Data] = equipment["hand"] or []
        self.open: list[Data] = equipment["open"]
        lasting = [one["gift"] for one in self.party]
        lasting += [one["effect"] for one in self.open if one["type"] == "object"]
        lasting = [part for effect in lasting for part in parts(effect)]
        self.bonuses = [effect for effect in lasting if effect["kind"] == "bonus"]
        self.ward = any(effect["kind"] == "ward" for effect in lasting)
        self.sides = max((effect["sides"] for effect in lasting if effect["kind"] == "die"), default=6)
        self.fronts: list[Data | None] = [one["encounter"] for one in view["corridors"]]
        self.seen = [
            front
            for front, one in zip(self.fronts, view["corridors"], strict=True)
            if front and not one["ambushed"]
        ]
        self.piles: list[int] = [one["pile"] for one in view["corridors"]]
        self.won = Counter(one["colour"] for one in view["won"])
        self.gains = self._gains()

    def card(self, place: int) -> Data:
        """A card that this seat sees at a place."""
        card = self.view["final"] if place == FINAL else self.fronts[place]
        assert card is not None
        found: Data = card
        return found

    def adventurer(self, word: str) -> Data:
        """An adventurer of the party."""
        return next(one for one in self.party if one["adventurer"] == word)

    # --- the party's means ---

    def passive(self, card: Data) -> int:
        """What gifts and objects add to a roll against a card."""
        return sum(self.bonus(effect, card) for effect in self.bonuses)

    def bonus(self, effect: Data, card: Data) -> int:
        """What a bonus is worth against a card."""
        if "against" in effect and not fits(card, effect["against"]):
            return 0
        times = sum(fits(one, effect["per"]) for one in self.seen) if "per" in effect else 1
        return int(effect["amount"]) * times

    def tools(self, card: Data, *, brings_mana: bool = False, thrift: float = 1.0) -> tuple[Tool, ...]:
        """What the party can use after a roll in a fight against a card."""
        fight = self.view["fight"]
        spent = fight["gifts"] if fight else []
        price = self.weights["mana"] * thrift
        if brings_mana and self.mana == self.size:
            price *= self.weights["full"]  # one of them comes back
        found = []
        for one in self.party:
            word = one["adventurer"]
            again = [part for part in parts(one["gift"]) if part["kind"] == "reroll"]
            if again and word not in spent:
                found.append(self._tool(f"gift {word}", again, card, 0.01))
            power = parts(one["temporary"])
            found.append(self._tool(f"power {word}", power, card, price, ready=one["mana"]))
        for one in self.hand:
            if one["type"] == "potion" and one["payable"]:
                cost = self.weights["potion"] * thrift
                found.append(self._tool(f"use {one['equipment']}", parts(one["effect"]), card, cost))
        return tuple(tool for tool in found if tool.kind != "none")

    def _tool(self, word: str, effects: list[Data], card: Data, price: float, *, ready: bool = True) -> Tool:
        """What effects do after a roll: their bonuses, and of the others the first."""
        plus = sum(self.bonus(effect, card) for effect in effects if effect["kind"] == "bonus")
        price += self.weights["fear"] * sum(effect.get("fear", 0) for effect in effects)
        others = [effect for effect in effects if effect["kind"] not in ("bonus", "courage")]
        if not others:
            return Tool(word, "bonus" if plus else "none", plus, ready=ready, price=price)
        it = others[0]
        sides, even = it.get("sides", 0), it.get("even", False)
        return Tool(word, it["kind"], it.get("amount", 0), sides, even, ready, price, plus)

    def strength(self, word: str) -> float:
        """How good an adventurer's temporary power is."""
        return sum(map(self._strength, parts(self.adventurer(word)["temporary"])))

    def _strength(self, effect: Data) -> float:
        amount: int = effect.get("amount", 0)
        kinds: dict[str, float] = {
            "replace": effect.get("sides", 6) / 4 - 0.5,
            "bonus": amount * (0.5 if "against" in effect else 1.0),
            "multiply": amount * (0.7 if effect.get("even") else 1.3),
            "reroll": 1.8,
            "escape": 1.5,
        }
        return kinds.get(effect["kind"], 0.0)

    # --- powers and odds ---

    def power(self, card: Data, *, tenacity: bool = False) -> tuple[int, bool]:
        """A card's power if it lay face up now, without the scale; and whether a die comes on top."""
        nemesis = card["nemesis"]
        printed = nemesis["printed"] if nemesis and nemesis["whom"] in self.keywords else card["printed"]
        number, die = number_of(printed, self.size, self.mana)
        if tenacity:
            number += 2 if "vicious" in card["abilities"] else 1
        for other in self.seen:
            aura = other["aura"]
            if aura and (aura["whom"] == card["family"] or (aura["whom"] == "nemesis" and nemesis)):
                number += aura["amount"]
        return number, die

    def needs(self, card: Data, *, harder: int = 0, laid: bool = True) -> list[int]:
        """What the die must reach, for each result of the card's own die if it has one."""
        if laid and card.get("power") is not None:
            number, die = card["power"], False
        else:
            number, die = self.power(card, tenacity=laid and card.get("tenacity", False))
        number += harder - self.passive(card)
        return [number + result for result in range(1, 7)] if die else [number]

    def by_gestures(self, card: Data) -> bool:
        """Whether a card is fought by rock, paper, scissors."""
        return self.duel and card["family"] == "greenskin"

    def likely(self, card: Data, *, harder: int = 0, laid: bool = True) -> float:
        """The chance to win a fight, between one with every tool and one with none."""
        if self.by_gestures(card):
            return GREENSKIN
        tools = self.tools(card)
        needs = self.needs(card, harder=harder, laid=laid)
        blend = self.weights["blend"]
        total = 0.0
        for need in needs:
            total += blend * chance(need, self.sides, tools)
            total += (1 - blend) * max(0, min(self.sides, self.sides + 1 - need)) / self.sides
        return total / len(needs)

    def loss(self, card: Data | None) -> float:
        """What a lost fight costs."""
        tokens = 2 if card and "pain" in card["abilities"] and not self.ward else 1
        cost = tokens * (1.0 + self.weights["fear"])
        return cost + self.weights["last"] if tokens >= self.lives else cost

    def gained(self, amount: int) -> float:
        """What so much courage is worth: alone, the less of the scale is left, the less can be spent."""
        after = range(self.courage, min(self.courage + amount, MOST_COURAGE))
        return sum(max(0.0, 1 - courage / self.steps) for courage in after)

    def clearing(self, card: Data | None, *, harder: int = 0, laid: bool = True) -> float:
        """What it costs to get past an encounter, with as many attempts as it takes."""
        if card is None:
            return self.weights["average"]
        won = self.likely(card, harder=harder, laid=laid)
        tokens = 2 if "pain" in card["abilities"] and not self.ward else 1
        if card["family"] == "trap":
            return tokens * (1 - won)
        return min(self.weights["most"], tokens * (1 - won) / won) if won else self.weights["most"]

    # --- the way through ---

    def way(self, costs: list[float], piles: list[int]) -> float:
        """What it costs to clear a corridor: the shortest way, the others as far as they are as short."""
        soft = self.weights["soft"]
        ways = [costs[corridor] + self.weights["average"] * piles[corridor] for corridor in CORRIDORS]
        least = min(ways)
        return least - soft * math.log(sum(math.exp((least - way) / soft) for way in ways))

    def costs(self) -> list[float]:
        """What each corridor's encounter costs, as far as this seat knows it; 0 where none is left."""
        return [
            0.0
            if not one["there"]
            else self.weights["average"] * 1.5
            if front is None
            else self.clearing(front)
            for front, one in zip(self.fronts, self.view["corridors"], strict=True)
        ]

    def calmed(self, place: int) -> float:
        """What it would spare the party if the encounter at a place lost its tenacity token."""
        card = self.fronts[place]
        if card is None or not card["tenacity"] or self.by_gestures(card):
            return 0.0
        costs = self.costs()
        plain = self.way(costs, self.piles)
        costs[place] = self.clearing(card, harder=-2 if "vicious" in card["abilities"] else -1)
        return plain - self.way(costs, self.piles)

    def relief(self, kind: str) -> float:
        """What it would be worth to take away a tenacity token (calm), or to turn up an ambush (scout)."""
        if kind == "calm":
            return max(map(self.calmed, CORRIDORS))
        return 0.3 if any(one["ambushed"] for one in self.view["corridors"]) else 0.0

    # --- what a won card is good for ---

    def price(self, cost: list[str]) -> float:
        """What the cards that pay a cost are worth otherwise."""
        return sum(self.gains.get(colour, 0.0) for colour in cost)

    def _gains(self) -> dict[str, float]:
        """What one more won card of each colour is worth, by what can be bought with it."""
        gains: dict[str, float] = {}
        buys: list[tuple[list[str], float]] = []
        for one in (*self.hand, *(one for one in self.open if one["type"] == "quest")):
            worth = self.worth(one["effect"], one["type"])
            if one["cost"] and worth:
                buys.append((one["cost"], worth))
        ultimate = self.view["ultimate_cost"]
        buys += [(ultimate, self.worth(one["ultimate"], "ultimate")) for one in self.party]
        for cost, worth in buys:
            for colour, count in Counter(cost).items():
                share = worth / len(cost)
                if self.won[colour] >= count:
                    share *= self.weights["plenty"]
                gains[colour] = max(gains.get(colour, 0.0), share)
        return gains

    def worth(self, effect: Data, sort: str) -> float:
        """What a card's effect is worth when it is bought."""
        return sum(self._worth(part, sort) for part in parts(effect))

    def _worth(self, effect: Data, sort: str) -> float:
        kind = effect["kind"]
        amount: int = effect.get("amount", 0)
        if sort == "object":
            sides = effect.get("sides", 6) - 6
            worth: float = {"ward": 0.6, "die": 0.8 * sides}.get(kind, self.weights["object"] * amount)
            return worth * (0.4 if "against" in effect else 1.0)
        kinds = {
            "courage": self.gained(amount),
            "mana": self.weights["mana"] * (self.size if effect.get("every") else 1),
            "destroy": 1.2 if effect.get("every") else 0.9,
            "calm": 0.2,
            "scout": 0.1,
        }
        return kinds.get(kind, self.weights["potion"])

    # --- a fight ---

    def stakes(self, place: int, card: Data | None) -> Stakes:
        """What a fight at a place brings and costs."""
        fear = self.weights["fear"] if self.duel else 0.0
        loss = self.loss(card)
        if place == FINAL:
            return Stakes(self.weights["final"], _round(loss), self.dooms, self.weights["doom"], fear)
        costs = self.costs()
        before = self.way(costs, self.piles)
        piles = self.piles[:]
        if piles[place]:
            costs[place] = self.weights["average"]
            piles[place] -= 1
        else:
            costs[place] = 0.0
        win = before - self.way(costs, piles)
        if self.view["way_open"]:
            win = 0.0
        if card is not None:
            win += self.weights["gain"] * self.gains.get(card["colour"], 0.0)
            if "treasure" in card["abilities"]:
                win += 0.2
            if card["mana"]:
                win += self.weights["mana"] * (1.0 if self.mana < self.size else self.weights["full"])
            if card["family"] == "trap":
                loss = max(0.05, loss - win)
        return Stakes(_round(win), _round(loss), self.dooms, self.weights["doom"], fear)

    def fight(self, need: int, card: Data, stakes: Stakes) -> Odds:
        """The odds of a fight against a card."""
        thrift = 0.3 if self.lives == 1 else 1.0
        return odds(need, self.tools(card, brings_mana=card["mana"], thrift=thrift), stakes)

    def attack(self, place: int) -> float:
        """What an attack is worth."""
        card = self.view["final"] if place == FINAL else self.fronts[place]
        stakes = self.stakes(place, card)
        if card is None:  # an ambush: nobody on this side knows more than that it was worth hiding
            won = max(0.1, min(1.0, (7 - self.weights["unknown"] + self._general()) / 6))
            return won * stakes.win - (1 - won) * stakes.loss
        if self.by_gestures(card):
            return GREENSKIN * stakes.win - (1 - GREENSKIN) * stakes.loss
        total = 0.0
        needs = self.needs(card)
        for need in needs:
            fight = self.fight(need, card, stakes)
            total += fight.cast(self.sides, 0, fight.ready, stakes.dooms)
        return total / len(needs)

    def _general(self) -> int:
        return sum(effect["amount"] for effect in self.bonuses if not {"against", "per"} & effect.keys())


def _round(worth: float) -> float:
    """To a twentieth, so that the same fight is met again."""
    return round(worth * 20) / 20

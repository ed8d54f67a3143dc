"""What a position of Hero: Immortal King says to a seat of the fights to come: their odds, costs and gains.

It is the bare state of a fork (`Observation.determinized`), of which nothing is read that the seat cannot
know. Worths are in courage tokens.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Sequence
from functools import lru_cache

from pygames.games.immortal_king.card_file import box
from pygames.games.immortal_king.cards import CORRIDORS, FINAL, DungeonCard, Effect
from pygames.games.immortal_king.odds import DOOM, Odds, Stakes
from pygames.games.immortal_king.opponents.kit import FREE, Hand, Kit, Prices, kit_of, limited
from pygames.games.immortal_king.opponents.weights import Weights
from pygames.games.immortal_king.state import MOST_COURAGE, NONE, PARTY_SEAT, Cards, ImmortalKingState, fits

GREENSKIN = 2 / 3  # of three gestures the dungeon master has one that wins
PLACES = range(CORRIDORS)
Need = tuple[int, bool]  # what the die must reach; and whether a die of the card comes on top, counted as 1


class Reading:
    """A position, read once for a decision."""

    def __init__(self, state: ImmortalKingState, seat: int, weights: Weights) -> None:
        self.state, self.seat, self.weights = state, seat, weights
        self.box = box(state.box_source)
        self.duel = not state.scenario
        self.courage = state.courage
        self.steps: float = math.inf if self.duel else len(state.scale) - state.fear
        self.lives = min(self.courage, self.steps)
        self.dooms = state.fear // DOOM if self.duel else 0
        self.size = len(state.party)
        self.mana = len(state.mana)
        lasting = state.lasting()
        self.sides, self.bonuses, self.ward = lasting.sides, lasting.bonuses, lasting.ward
        self.hand: Cards = state.hand if seat == PARTY_SEAT else ()
        self.piles = [state.pile_size(place) for place in PLACES]
        equipment = self.box.equipment
        self._potions = tuple(
            [
                number
                for number in self.hand
                if equipment[number].type == "potion" and state.payment(equipment[number].cost) is not None
            ]
        )
        self._gains: dict[str, float] | None = None

    # --- the party's means ---

    def bonus(self, effect: Effect, card: DungeonCard) -> int:
        """What a bonus is worth against a card."""
        if effect.against and not fits(card, effect.against):
            return 0
        if not effect.per:
            return effect.amount
        return effect.amount * sum([fits(other, effect.per) for other in self.state.in_sight()])

    def passive(self, card: DungeonCard) -> int:
        """What gifts and objects add to a roll against a card."""
        return sum([self.bonus(effect, card) for effect in self.bonuses])

    def kit(self, card: DungeonCard, prices: Prices = FREE) -> Kit:
        """What the party can use after a roll in a fight against a card."""
        state = self.state
        spent = state.gifts if state.in_fight else ()
        more = tuple([self.bonus(effect, card) for effect in limited(state.box_source, state.party)])
        hand = Hand(state.box_source, state.party, state.mana, self._potions, spent, self.sides, more)
        return kit_of(hand, prices)

    def prices(self, card: DungeonCard) -> Prices:
        """What it is worth in a fight against a card to keep what can be used."""
        weights = self.weights
        thrift = 0.3 if self.lives == 1 else 1.0
        mana = weights["mana"] * thrift
        if card.mana and self.mana == self.size:
            mana *= weights["full"]  # one of them comes back
        return Prices(mana, weights["potion"] * thrift, weights["fear"])

    # --- powers and odds ---

    def need_at(self, place: int) -> Need:
        """What a roll against the card at a place needs."""
        state = self.state
        card = state.card(place)
        thrown = place == state.fighting and state.power_die and not state.last
        return state.power(place) - self.passive(card), state.base(card).die and not thrown

    def need_of(self, card: DungeonCard) -> Need:
        """What a roll needs against a card that does not lie there yet, as if it lay face up now."""
        state = self.state
        base = state.base(card)
        power = base.number + base.adventurers * self.size + base.mana * self.mana + base.die
        return power + state.auras(card) - self.passive(card), base.die

    def by_gestures(self, card: DungeonCard) -> bool:
        """Whether a card is fought by rock, paper, scissors."""
        return self.duel and card.family == "greenskin"

    def likely(self, card: DungeonCard, need: Need) -> float:
        """The chance to win a fight, between one with every tool and one with none."""
        if self.by_gestures(card):
            return GREENSKIN
        kit, blend = self.kit(card), self.weights["blend"]
        total = 0.0
        for it in (needs := _needs(need)):
            total += blend * kit.chance(it) + (1 - blend) * kit.plain(it)
        return total / len(needs)

    def tokens(self, card: DungeonCard | None) -> int:
        """How many tokens a lost fight costs."""
        return 2 if card and "pain" in card.abilities and not self.ward else 1

    def loss(self, card: DungeonCard | None) -> float:
        """What a lost fight costs."""
        tokens = self.tokens(card)
        cost = tokens * (1.0 + self.weights["fear"])
        return cost + self.weights["last"] if tokens >= self.lives else cost

    def clearing(self, card: DungeonCard, need: Need) -> float:
        """What it costs to get past an encounter, with as many attempts as it takes."""
        won, tokens, most = self.likely(card, need), self.tokens(card), self.weights["most"]
        if not card.monster:
            return tokens * (1 - won)
        return min(most, tokens * (1 - won) / won) if won else most

    # --- the way through ---

    def average(self) -> float:
        """What a card of a pile costs."""
        return self.weights["average"]

    def cost_at(self, place: int, harder: int = 0) -> float:
        """What the encounter of a corridor costs, as far as this seat knows it; 0 where none is left."""
        state = self.state
        if state.fronts[place] < 0:
            return 0.0
        if state.ambushed[place] and self.seat == PARTY_SEAT:
            return self.average() * 1.5
        need, die = self.need_at(place)
        return self.clearing(state.card(place), (need + harder, die))

    def costs(self) -> list[float]:
        """What the encounter of each corridor costs."""
        return [self.cost_at(place) for place in PLACES]

    def top(self, place: int, *, hardened: bool = False) -> float:
        """What the top card of a corridor's pile would cost in front of it; this seat has seen it."""
        card = self.box.dungeon[self.state.tops[place]]
        need, die = self.need_of(card)
        return self.clearing(card, (need + token(card) * hardened, die))

    def way(self, costs: Sequence[float], piles: Sequence[int]) -> float:
        """What it costs to clear a corridor: the shortest way, the others as far as they are as short."""
        soft, average = self.weights["soft"], self.average()
        ways = [cost + average * pile for cost, pile in zip(costs, piles, strict=True)]
        least = min(ways)
        return least - soft * math.log(sum([math.exp((least - way) / soft) for way in ways]))

    def calmed(self, place: int) -> float:
        """What it would spare the party if the encounter at a place lost its tenacity token."""
        state = self.state
        if not state.face_up(place) or not state.tenacity[place] or self.by_gestures(state.card(place)):
            return 0.0
        costs = self.costs()
        plain = self.way(costs, self.piles)
        costs[place] = self.cost_at(place, harder=-token(state.card(place)))
        return plain - self.way(costs, self.piles)

    def relief(self, kind: str) -> float:
        """What it would be worth to take away a tenacity token (calm), or to turn up an ambush (scout)."""
        if kind == "calm":
            return max(map(self.calmed, PLACES))
        return 0.3 if any(self.state.ambushed) else 0.0

    # --- what a won card is good for ---

    def gain(self, colour: str) -> float:
        """What one more won card of a colour is worth, by what can be bought with it."""
        if self._gains is None:
            state = self.state
            equipment, dungeon = self.box.equipment, self.box.dungeon
            quests = [number for number in state.open if equipment[number].type == "quest"]
            won = Counter([dungeon[number].colour for number in state.won])
            weights = tuple([self.weights[name] for name in ("plenty", "mana", "potion", "object")])
            self._gains = _gains(
                state.box_source,
                state.party,
                (*self.hand, *quests),
                tuple(sorted(won.items())),
                tuple([self._gained(amount) for amount in range(MOST_COURAGE + 1)]),
                weights,
            )
        return self._gains.get(colour, 0.0)

    def price(self, cost: Sequence[str]) -> float:
        """What the cards that pay a cost are worth otherwise."""
        return sum(map(self.gain, cost))

    def _gained(self, amount: int) -> float:
        """What so much courage is worth: alone, the less of the scale is left, the less can be spent."""
        after = range(self.courage, min(self.courage + amount, MOST_COURAGE))
        return sum([max(0.0, 1 - courage / self.steps) for courage in after])

    # --- a fight ---

    def nearer(self, place: int, costs: Sequence[float]) -> float:
        """How much shorter the way is when the encounter of a corridor is beaten."""
        if self.state.way_is_open:
            return 0.0
        after, piles = self._beyond(place, costs)
        return self.way(costs, self.piles) - self.way(after, piles)

    def _beyond(self, place: int, costs: Sequence[float]) -> tuple[list[float], list[int]]:
        after, piles = list(costs), self.piles[:]
        after[place] = self.average() if piles[place] else 0.0
        piles[place] = max(0, piles[place] - 1)
        return after, piles

    def stakes(self, place: int, costs: Sequence[float]) -> Stakes:
        """What a fight at a place brings and costs. `costs` has, by place, what it costs to fight there."""
        weights, state = self.weights, self.state
        seen = place == FINAL or self.seat != PARTY_SEAT or not state.ambushed[place]
        card = state.card(place) if seen else None
        fear = weights["fear"] if self.duel else 0.0
        loss = self.loss(card)
        if place == FINAL:
            return Stakes(weights["final"], _round(loss), self.dooms, weights["doom"], fear)
        win = self.nearer(place, costs)
        if card is not None:
            win += weights["gain"] * self.gain(card.colour)
            if "treasure" in card.abilities:
                win += 0.2
            if card.mana:
                win += weights["mana"] * (1.0 if self.mana < self.size else weights["full"])
            if not card.monster:
                loss = max(0.05, loss - win)
        return Stakes(_round(win), _round(loss), self.dooms, weights["doom"], fear)

    def attack(self, place: int, costs: Sequence[float]) -> float:
        """What an attack is worth."""
        state = self.state
        stakes = self.stakes(place, costs)
        if place != FINAL and state.ambushed[place]:  # the party knows no more than that it was worth hiding
            general = sum([it.amount for it in self.bonuses if not it.against and not it.per])
            won = max(0.1, min(1.0, (7 - self.weights["unknown"] + general) / 6))
            return won * stakes.win - (1 - won) * stakes.loss
        card = state.card(place)
        if self.by_gestures(card):
            return GREENSKIN * stakes.win - (1 - GREENSKIN) * stakes.loss
        kit, needs = self.kit(card, self.prices(card)), _needs(self.need_at(place))
        return sum([kit.worth(need, stakes) for need in needs]) / len(needs)

    def fight(self) -> tuple[Odds, Stakes]:
        """The fight that is on: its odds, and its stakes."""
        state = self.state
        card = state.card(state.fighting)
        stakes = self.stakes(state.fighting, self.costs())
        need, _ = self.need_at(state.fighting)
        return self.kit(card, self.prices(card)).fight(need - state.bonus, stakes), stakes


def _needs(need: Need) -> Sequence[int]:
    """What the die must reach, for each result of the card's own die if it has one."""
    least, die = need
    return range(least, least + 6) if die else (least,)


def _round(worth: float) -> float:
    """To a twentieth, so that the same fight is met again."""
    return round(worth * 20) / 20


def token(card: DungeonCard) -> int:
    """What a tenacity token adds to a card."""
    return 2 if "vicious" in card.abilities else 1


@lru_cache(maxsize=8192)
def _gains(
    source: str,
    party: Cards,
    buys: Cards,
    won: tuple[tuple[str, int], ...],
    courage: tuple[float, ...],
    weights: tuple[float, ...],
) -> dict[str, float]:
    """By colour what one more won card is worth; `courage` has what so many tokens are worth."""
    of, counts = box(source), dict(won)
    plenty, mana, potion, lasting = weights

    def worth(part: Effect, sort: str) -> float:
        kind, amount = part.kind, part.amount
        if sort == "object":
            found = {"ward": 0.6, "die": 0.8 * ((part.sides or 6) - 6)}.get(kind, lasting * amount)
            return found * (0.4 if part.against else 1.0)
        if kind == "courage":
            return courage[min(amount, MOST_COURAGE)]
        kinds = {
            "mana": mana * (len(party) if part.every else 1),
            "destroy": 1.2 if part.every else 0.9,
            "calm": 0.2,
            "scout": 0.1,
        }
        return kinds.get(kind, potion)

    ultimate = of.ultimate[len(party) - 1]
    priced = [(it.cost, it.effect, it.type) for it in (of.equipment[number] for number in buys)]
    priced += [(ultimate, of.adventurers[number].ultimate, "ultimate") for number in party]
    gains: dict[str, float] = {}
    for cost, effect, sort in priced:
        value = sum([worth(part, sort) for part in effect.parts])
        for colour in dict.fromkeys(cost):
            share = value / len(cost)
            if counts.get(colour, 0) >= cost.count(colour):
                share *= plenty
            gains[colour] = max(gains.get(colour, 0.0), share)
    return gains


_AVERAGES: dict[tuple[object, ...], float] = {}
MOST_AVERAGES = 8192  # then all are forgotten


class Farsighted(Reading):
    """A reading that reckons with what a fight changes for all those to come.

    A bonus for each card in sight goes when such a card is beaten, and an aura with its card.
    """

    def average(self) -> float:
        """What a card of a pile costs with the means of now."""
        weights, final = self.weights, self.box.final
        sight = tuple([self.bonus(effect, final) if effect.per else 0 for effect in self.bonuses])
        kinds = (self.mana, self.size, self.ward, self.duel, weights["blend"], weights["most"])
        key = (self.kit(final), self.bonuses, sight, *kinds)
        found = _AVERAGES.get(key)
        if found is None:
            if len(_AVERAGES) >= MOST_AVERAGES:
                _AVERAGES.clear()
            dungeon = self.box.dungeon
            total = sum([self.clearing(card, self._printed(card)) for card in dungeon])
            found = _AVERAGES[key] = total / len(dungeon)
        return weights["average"] * found

    def _printed(self, card: DungeonCard) -> Need:
        """What a roll against a card needs, no aura in sight."""
        base = self.state.base(card)
        power = base.number + base.adventurers * self.size + base.mana * self.mana + base.die
        return power - self.passive(card), base.die

    def rest(self, costs: Sequence[float], piles: Sequence[int]) -> float:
        """What it costs to the end: the way, and the final monster."""
        final = self.weights["rest"] * self.clearing(self.box.final, self.need_at(FINAL))
        return final if self.state.way_is_open else final + self.way(costs, piles)

    def nearer(self, place: int, costs: Sequence[float]) -> float:
        """How much nearer the end is when the encounter of a corridor is beaten."""
        fronts, ambushed = self.state.fronts, self.state.ambushed
        now = self.rest(costs, self.piles)
        card, hidden = fronts[place], ambushed[place]
        fronts[place], ambushed[place] = NONE, False
        found = now - self.rest(*self._beyond(place, costs if hidden else self.costs()))
        fronts[place], ambushed[place] = card, hidden
        return found

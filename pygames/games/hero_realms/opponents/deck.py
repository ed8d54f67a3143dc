"""What the cards of a player of Hero Realms give, in numbers: for the guides of games with these cards."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import NamedTuple

from pygames.games.hero_realms.cards import (
    ALLIED,
    COST,
    DEFENSE,
    EXPENDED,
    FACTION,
    IS_CHAMPION,
    IS_GUARD,
    LINES,
    NO_COST,
    PLAYED,
    AbilityLine,
)
from pygames.games.hero_realms.state import HAND, HeroRealmsState

# of a line that says nothing of these; a stunned champion is about as much combat
EFFECTS = {
    "draw": ("cards", 1.0),
    "draw_then_discard": ("cards", 0.5),
    "sacrifice_cards": ("thins", 1.0),
    "discard": ("hinders", 1.0),
    "stun": ("combat", 2.5),
    "prepare": ("combat", 2.5),
    # only cards of the Lich have these; a minion stays for a turn or two, and "each" is three for a boss
    "summon": ("combat", 4.0),
    "damage_each": ("combat", 3.0),
    "lose_each": ("combat", 3.0),
    "stun_opposing": ("combat", 2.5),
    "acquire_free": ("gold", 3.5),
}
# of these only what follows them counts, or nothing: what they are worth depends on what is there
BY_WHAT_FOLLOWS = frozenset((
    "aim", "choose_one", "damage", "discount_next", "look_and_arrange", "lose_health",
    "may_acquire_from_discard", "put_into_play", "raise_defense", "redirect_next",
    "top_deck_from_discard", "when",
))  # fmt: skip
# so often what is given "per" something is reckoned
TIMES = {"party": 3.0}
OFTEN = 1.5


class Gives(NamedTuple):
    """What is given when a card is used, roughly."""

    gold: float = 0.0
    combat: float = 0.0
    health: float = 0.0
    cards: float = 0.0
    thins: float = 0.0  # cards of one's own sacrificed
    hinders: float = 0.0  # cards that an opponent discards

    def plus(self, other: Gives, times: float = 1.0) -> Gives:
        """What this gives, and so many times what the other gives."""
        return Gives(*[a + times * b for a, b in zip(self, other, strict=True)])

    @property
    def worth(self) -> float:
        """What all of it is worth, counted in combat."""
        return self.gold + self.combat + 0.6 * self.health + 2 * self.cards + self.thins + self.hinders


NOTHING = Gives()


def _of(lines: Iterable[AbilityLine]) -> Gives:
    found = NOTHING
    for line in lines:
        params = line.params
        n = float(params.get("n", 1))
        if "per" in params:
            n *= TIMES.get(params["per"], OFTEN)
        if line.effect == "gain":
            found = found.plus(Gives(**{params["what"]: n}))
        elif line.effect in EFFECTS:
            what, times = EFFECTS[line.effect]
            found = found.plus(Gives(**{what: n}), times)
        elif "sides" in params:
            found = found.plus(max([_of(LINES[side]) for side in params["sides"]], key=lambda it: it.worth))
        if "then" in params:
            found = found.plus(_of(LINES[params["then"]]), 1.0 if line.effect == "aim" else 0.5)
    return found


@cache
def gives(card: int) -> Gives:
    """What a card gives without an ally; what is expended, at each of its uses."""
    key = EXPENDED[card] or PLAYED[card]
    return _of(LINES[key]) if key else NOTHING


@cache
def allied(card: int) -> Gives:
    """What its ally ability gives."""
    return _of(LINES[ALLIED[card]]) if ALLIED[card] else NOTHING


@cache
def price(card: int) -> float:
    """What a card is worth to a quick player."""
    if COST[card] == NO_COST:
        return gives(card).worth / 2
    return COST[card] + 1.2 * IS_CHAMPION[card] + 0.4 * IS_GUARD[card]


def deck(state: HeroRealmsState, seat: int, late: float) -> tuple[float, ...]:
    """So many numbers: what a turn brings with a hand of this deck and what is in play, how lasting it is.

    `late` is from 0 to 1, for gold is worth the less the later it is.
    """
    board = state.expendable(seat)
    cards = (*state.hands[seat], *state.decks[seat], *state.discards[seat], *state.played[seat])
    cards += tuple([top for top, _ in state.tops[seat]])
    count = max(HAND, len(cards))
    factions = [FACTION[card] for card in (*cards, *board) if FACTION[card]]
    shown = {FACTION[card] for card in board}
    own, standing, comrades = NOTHING, NOTHING, NOTHING
    for card in cards:
        own = own.plus(gives(card))
        if ALLIED[card]:
            faction = FACTION[card]
            often = 1.0 if faction in shown else min(1.0, 4 * (factions.count(faction) - 1) / count)
            comrades = comrades.plus(allied(card), often)
    for card in board:
        standing = standing.plus(gives(card))
    hand = HAND / count
    gold = (hand * own.gold + standing.gold) / 5
    combat = (hand * (own.combat + comrades.combat) + standing.combat) / 5
    return (
        gold,
        gold * late,
        combat,
        combat * late,
        (hand * (own.health + comrades.health) + standing.health) / 5,
        hand * (own.cards + comrades.cards) + standing.cards,
        hand * own.thins + standing.thins,
        hand * own.hinders + standing.hinders,
        standing.combat / 5,
        sum([DEFENSE[card] for card in board]) / 10,
        float(sum([IS_GUARD[card] for card in board])),
        hand * sum([IS_CHAMPION[card] for card in cards]),
        hand * sum([COST[card] for card in cards if COST[card] < NO_COST]) / 5,
    )

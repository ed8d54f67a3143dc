"""Why a number is what it is: the rules behind a side's total, and behind what destroys a troop.

Found when somebody asks for them.
"""

from __future__ import annotations

from pygames.engine.event import Sum
from pygames.games.heroz.cards import JOKER, NAMES, RANK, SUIT, Cards, card_of
from pygames.games.heroz.formations import Term, power_of
from pygames.games.heroz.places import COLUMNS_OF
from pygames.games.heroz.state import HerozState, joker_of

# by what a term is: the rules by which it multiplies
MADE_BY = {
    "suit2": "HZ-33",
    "suit3": "HZ-34 HZ-31",
    "value2": "HZ-35",
    "value3": "HZ-36 HZ-31",
    "complete": "HZ-41",
}
JACK = 11  # rank; it required one troop, a Queen two, a King three
FIVE = 5  # the value of the booklet's example (HZ-08)


def behind_totals(state: HerozState, attacking: list[Term], defending: list[Term]) -> dict[str, str]:
    """The rules that make the totals of both sides in the present fight."""
    return {
        "attack": _behind_total(state, state.active, attacking),
        "defence": _behind_total(state, 1 - state.active, defending),
    }


def _behind_total(state: HerozState, seat: int, terms: list[Term]) -> str:
    """The rules that make the total of a side in the present fight from its terms; none without troops.

    A troop adds its value, once; what its formations add besides, they add.
    """
    fighters = state.fighters(seat)
    found, counted = Sum(), set[int]()
    for term in terms:
        added = 0
        for card, value, _, power in term.parts if term.kind != "sacrifice" else ():
            added += power
            if power and card not in counted:
                counted.add(card)
                found.add(value, "HZ-06", "HZ-08" if value == FIVE else "", thing=NAMES[card])
                added -= value
        if added or _multiplies(term):
            found.add(added, MADE_BY[term.kind], "HZ-29 HZ-69")  # from step 2.1 on, in combat only
        if term.kind == "sacrifice":
            found.add(term.power, "HZ-42", thing=NAMES[term.parts[0].card])
    special = _special(state, seat, fighters)
    if special or any(term.kind == "sacrifice" or _multiplies(term) for term in terms):
        found.add(0, *special, "HZ-07")
    for rule in _jokers(state, seat, fighters):
        found.add(0, rule)
    return found.text


def _multiplies(term: Term) -> bool:
    return any(part.factor > 1 and part.power for part in term.parts)


def _special(state: HerozState, seat: int, fighters: Cards) -> list[str]:
    """The rules of the shields and auras on a side's fighting troops."""
    shielded = any(owner == seat and troop in fighters for _, _, owner, troop in state.shields)
    charmed = any(owner == seat and troop in fighters for _, owner, troop in state.auras)
    return [*(["HZ-21"] if shielded else []), *(["HZ-45"] if charmed else [])]


def _jokers(state: HerozState, seat: int, fighters: Cards) -> list[str]:
    """The rules by which a fighting joker has its suit and value."""
    jokers = [card for card in fighters if card >= JOKER]
    if not jokers:
        return []
    others = {card_of(code) for column in COLUMNS_OF[seat] for code in state.columns[column]}
    shown = {state.copies[joker_of(seat, card)] if card >= JOKER else card for card in others - set(jokers)}
    left = any(state.copies[joker_of(seat, joker)] not in shown for joker in jokers)
    return ["HZ-23", *(["HZ-26"] if left else [])]


def behind_damage(state: HerozState, seat: int, card: int) -> dict[str, str]:
    """The rulings that settle how much damage destroys a troop."""
    found = ["AMB-HZ-01"]
    if state.power_toughness or power_of(state, seat, card) != state.value(seat, card):
        found.append("AMB-HZ-02")
    if any(owner == seat and troop == card for _, owner, troop in state.auras):
        found.append("AMB-HZ-24")
    return {"n": " ".join(found)}


def by_power(state: HerozState, seat: int, rule: str) -> str:
    """The rules by which a hero uses its power; it stays without what it once required (HZ-11)."""
    if state.log is None:
        return rule
    hero = state.heroes[seat]
    active = [state.face(seat, state.at(place)) for place in state.active_places(seat)]
    alike = sum(SUIT[card] == SUIT[hero] for card in active)
    return rule if alike >= RANK[hero] - JACK + 1 else f"{rule} HZ-11"

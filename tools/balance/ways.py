"""Whether the party has a way on: some choice of this turn that is not lost for sure.

The party has to attack something each turn (AMB-HIK-05). It has a way on when

- a fight can be won by some fall of the dice, with all that may be used before the roll and after it: mana
  tokens, potions, objects and quests that can be paid first, the lasting bonuses; a greenskin fought by
  gestures can always be won;
- or a trap lies there whose failure it survives, for a trap is beaten all the same (HIK-70);
- or a quest or an ultimate power that it can pay removes an encounter.

Flight is none, and neither is courage that is bought: both put off what comes and change nothing in it. All
cards are looked at, those in ambush too: the party may attack without knowing them.
"""

from __future__ import annotations

from itertools import product

from pygames.games.immortal_king.cards import CORRIDORS, FINAL, Effect
from pygames.games.immortal_king.fate import SCALES
from pygames.games.immortal_king.state import NONE, ImmortalKingState

LONGEST = 2000  # positions of one equipment phase; far more than there are


def has_way_on(state: ImmortalKingState) -> bool:
    """Whether there is a way on at the beginning of an equipment phase, or within it."""
    seen: list[ImmortalKingState] = []
    waiting = [state]
    while waiting:
        now = waiting.pop()
        if now.fronts != state.fronts or any(can_pass(now, place) for place in places(now)):
            return True
        seen.append(now)
        assert len(seen) < LONGEST, "an equipment phase ends"
        for action in now.legal_actions():
            if action.type.name == "attack":
                continue
            after = now.copy()
            after.apply(action)
            after.rng_state = now.rng_state
            if after.decision is None or after in seen or after in waiting:
                continue
            waiting.append(after)
    return False


def places(state: ImmortalKingState) -> list[int]:
    """What can be attacked."""
    found = [place for place in range(CORRIDORS) if state.fronts[place] >= 0]
    return [*found, FINAL] if state.way_is_open else found


def can_pass(state: ImmortalKingState, place: int) -> bool:
    """Whether the encounter at a place can be beaten by some fall of the dice, or is a trap to step into."""
    if state.by_gestures(place):
        return True
    state = state.copy()
    if place != FINAL:
        state.ambushed[place] = False  # it shines as soon as it is attacked (AMB-HIK-20)
    return highest(state, place) >= state.power(place) or _survives(state, place)


def _survives(state: ImmortalKingState, place: int) -> bool:
    """Whether it is a trap, and failing leaves courage, and steps on the scale."""
    card = state.card(place)
    if card.monster:
        return False
    cost = 2 if "pain" in card.abilities and not state.lasting().ward else 1
    steps = len(SCALES[state.scenario]) - state.fear if state.scenario else cost + 1
    return cost < min(state.courage, steps)


def highest(state: ImmortalKingState, place: int) -> int:
    """The highest result that the party can reach against the card at a place, with what it has now."""
    potions = [state.equipment(number) for number in state.hand]
    potions = [card for card in potions if card.type == "potion" and state.payment(card.cost) is not None]
    drunk = [part for card in potions for part in card.effect.parts]
    bonus = state.passive(place)
    bonus += sum(state.bonus_of(part, place) for part in drunk if part.kind == "bonus")
    mana = sum(len(state.party) if part.every else 1 for part in drunk if part.kind == "mana")
    best = NONE
    for more in product(range(mana + 1), repeat=len(state.party)):
        if sum(more) <= mana:
            times = [(one in state.mana) + again for one, again in zip(state.party, more, strict=True)]
            powers = [
                part
                for one, often in zip(state.party, times, strict=True)
                for part in state.adventurer(one).temporary.parts * often
            ]
            best = max(best, _result(state, place, powers) + bonus)
    return best


def _result(state: ImmortalKingState, place: int, powers: list[Effect]) -> int:
    """The best die, multiplied once, and what these temporary powers add."""
    sides, factor, bonus = state.lasting().sides, 1, 0
    for effect in powers:
        if effect.kind == "replace":
            sides = max(sides, effect.sides)
        elif effect.kind == "multiply":
            factor = max(factor, effect.amount)
        elif effect.kind == "bonus":
            bonus += state.bonus_of(effect, place)
    return sides * factor + bonus

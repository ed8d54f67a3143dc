"""With paper cards: the player's turn, of which only what concerns the boss is reported (AMB-HRS-45).

Hand, deck and discard pile are one heap here (`discards`), for the page does not see what lies where;
gold and combat are counted by the player. An attack, and what the boss discards, are as always.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from pygames.engine.decision import DecisionType
from pygames.engine.errors import Refusal
from pygames.games.hero_realms.cards import AMOUNT, CARD, COST, IS_CHAMPION, IS_GEM, LINES, NAMES
from pygames.games.hero_realms.cards import CARDS as FACE_OF
from pygames.games.hero_realms.champions import enter
from pygames.games.hero_realms.market import out_of_reach, take_card
from pygames.games.hero_realms.refusals import MainAction, answer_first, no
from pygames.games.hero_realms.state import without
from pygames.games.hero_realms.turn import END
from pygames.games.hero_realms_skirmish.attacking import ATTACK
from pygames.games.hero_realms_skirmish.effects import OUST
from pygames.games.hero_realms_skirmish.revealing import kinds
from pygames.games.hero_realms_skirmish.state import BOSS, PLAYER, SkirmishState

MOST_HEALTH = 30  # in one report
# Effects of the player's cards on the boss, on its cards and on the counters.
TOUCHING = ("discard", "stun", "damage", "raise_defense", "may_acquire_from_discard")


class Report(MainAction):
    """What is reported of the player's own turn."""

    def untimely(self, state: Any, seat: int, *args: Any, **kwargs: Any) -> Refusal:
        return answer_first(state) if state.paper else no("AMB-HRS-44", "not_on_paper")


class Take(Report):
    """A card of the row was acquired, or a Fire Gem by the option, or by a heist one of the boss's."""

    def options(self, state: SkirmishState, seat: int) -> list[int]:
        gems = state.gems[-1:] if state.for_sale else ()
        sold = [card for card in gems if card not in state.reinforced]
        return [*state.row, *sold, *(kinds(state.loot(seat)) if state.heist else ())]

    def check(self, state: SkirmishState, seat: int, card: int) -> Refusal | None:
        if card in self.options(state, seat):
            return None
        refusal = no_sale(state, card) or out_of_reach(state, seat, card)
        return refusal or no("AMB-HRS-45", "take_alike", card=NAMES[card])

    def apply(self, state: SkirmishState, seat: int, card: int) -> None:
        take_card(state, seat, card, "", COST[card])


class Enter(Report):
    """A champion of one's own came into play."""

    def options(self, state: SkirmishState, seat: int) -> list[int]:
        return kinds([card for card in state.discards[seat] if IS_CHAMPION[card]])

    def check(self, state: SkirmishState, seat: int, card: int) -> Refusal | None:
        if card in self.options(state, seat):
            return None
        if card in state.champions[seat]:
            return no("HR-22", "is_in_play", card=NAMES[card])
        return not_own(state, card, champion=True)

    def apply(self, state: SkirmishState, seat: int, card: int) -> None:
        state.discards[seat] = without(state.discards[seat], card)
        state.emit("played", "HR-22", {"seat": seat, "card": NAMES[card]})
        enter(state, seat, card)


class Scrap(Report):
    """A card of one's own was sacrificed: the boss may find it in the sacrifice pile (AMB-HRS-24)."""

    def options(self, state: SkirmishState, seat: int) -> list[int]:
        return kinds(state.discards[seat])

    def check(self, state: SkirmishState, seat: int, card: int) -> Refusal | None:
        return None if card in self.options(state, seat) else not_own(state, card)

    def apply(self, state: SkirmishState, seat: int, card: int) -> None:
        state.discards[seat] = without(state.discards[seat], card)
        state.sacrifice(card)
        state.emit("sacrificed", "HR-50", {"seat": seat, "card": NAMES[card]})


class Invoke(Report):
    """A card of one's own did something to the boss, to its cards, or to one's defenses."""

    def options(self, state: SkirmishState, seat: int) -> list[int]:
        own = (*state.discards[seat], *state.champions[seat], *state.beside[seat])
        return kinds([card for card in own if touching(card)])

    def check(self, state: SkirmishState, seat: int, card: int) -> Refusal | None:
        if card in self.options(state, seat):
            return None
        if not touching(card):
            return no("AMB-HRS-45", "touches_nothing", card=NAMES[card])
        return not_own(state, card)

    def apply(self, state: SkirmishState, seat: int, card: int) -> None:
        key, at = touching(card)[0]
        function, params = state.vocabulary[key][at]
        state.emit("invoked", "AMB-HRS-45", {"seat": seat, "card": NAMES[card]})
        other = seat if LINES[key][at].effect == "raise_defense" else BOSS
        function(state, seat, card, other, **params)


class Health(Report):
    """The player's health, reported."""

    def options(self, state: SkirmishState, seat: int) -> range:
        return range(1, MOST_HEALTH + 1)

    def check(self, state: SkirmishState, seat: int, n: int) -> Refusal | None:
        return None if 0 < n <= MOST_HEALTH else no("AMB-HRS-45", "health_at_once", n=MOST_HEALTH)


class Heal(Health):
    """The player gained health; Rayla's ability takes its part (HRS-70)."""

    def apply(self, state: SkirmishState, seat: int, n: int) -> None:
        state.heal(seat, n)


class Lose(Health):
    """The player lost health by something that the page does not see."""

    def apply(self, state: SkirmishState, seat: int, n: int) -> None:
        state.health[seat] -= n
        state.emit("lost_health", "AMB-HRS-45", {"seat": seat, "n": n})
        if state.health[seat] <= 0:
            state.fall([seat])


def touching(card: int) -> list[tuple[str, int]]:
    """The lines of a card that concern the boss, by their abilities."""
    return [found for key in FACE_OF[card].slots.values() for found in lines_that_touch(key)]


def lines_that_touch(key: str) -> Iterator[tuple[str, int]]:
    for at, line in enumerate(LINES.get(key, ())):
        if line.effect in TOUCHING:
            yield key, at
        for then in (line.params.get("then", ""), *line.params.get("sides", ())):
            yield from lines_that_touch(then)


def no_sale(state: SkirmishState, card: int) -> Refusal | None:
    """Why a Fire Gem of the counter is not for sale (HRS-10, AMB-HRS-17); None where it is."""
    if not IS_GEM[card] or card not in state.gems:
        return None
    if not state.for_sale:
        return no("HRS-10", "gems_count_turns")
    return no("HRS-67", "reinforcement_card", card=NAMES[card]) if card in state.reinforced else None


def not_own(state: SkirmishState, card: int, *, champion: bool = False) -> Refusal:
    """Why a card cannot be reported as one's own."""
    if champion and not IS_CHAMPION[card]:
        return no("AMB-HRS-45", "not_a_champion", card=NAMES[card])
    alike = any(FACE_OF[other] is FACE_OF[card] for other in state.discards[PLAYER])
    return no("AMB-HRS-45", "take_alike" if alike else "not_owned", card=NAMES[card])


TAKE = Take("take", CARD)
ENTER = Enter("enter", CARD)
SCRAP = Scrap("scrap", CARD)
INVOKE = Invoke("invoke", CARD)
HEAL = Heal("heal", AMOUNT)
LOSE = Lose("lose", AMOUNT)
REPORTING = DecisionType(
    "report", "AMB-HRS-45", TAKE, ATTACK, INVOKE, OUST, ENTER, SCRAP, HEAL, LOSE, END, until=(END,)
)

"""The market: acquiring cards, and the effects that wait for the next one acquired."""

from __future__ import annotations

from pygames.engine.action import Domain
from pygames.engine.decision import DecisionType
from pygames.engine.errors import Refusal
from pygames.engine.event import NO_REASONS, Sum
from pygames.games.hero_realms.abilities import fits
from pygames.games.hero_realms.cards import CARD, COST, IS_GEM, NAMES, NO_COST
from pygames.games.hero_realms.refusals import AnswerAction, MainAction, no
from pygames.games.hero_realms.state import HeroRealmsState

WAYS = ("deck-any", "deck-action", "hand-any")  # where a waiting effect puts which cards (HR-84)
USE_OF = Domain("use", WAYS)


def price(state: HeroRealmsState, card: int) -> int:
    """What a card costs now: less by the first discount that fits (AMB-HR-43), never below 0 (HR-90)."""
    for n, only in state.discounts:
        if fits(only, card):
            return max(0, COST[card] - n)
    return COST[card]


def ways(state: HeroRealmsState, card: int) -> list[str]:
    """The waiting effects that this acquisition may use, each kind once (HR-85, HR-87)."""
    if not state.waiting:
        return []
    return [way for way in WAYS if way in state.waiting and fits(way.partition("-")[2], card)]


def fill_place(state: HeroRealmsState, card: int) -> None:
    """The place of a card is refilled at once (HR-79); without a market deck it goes (HR-80, AMB-HR-31)."""
    at = state.row.index(card)
    state.row = state.row[:at] + state.row[at + 1 :]
    state.refill(at)


class Acquire(MainAction):
    """Pay the cost of a card of the row or of a Fire Gem and take it (HR-78, HR-82)."""

    def options(self, state: HeroRealmsState, seat: int) -> list[int]:
        gold = state.gold
        if not gold and not state.discounts:
            return []
        if state.discounts:
            found = [card for card in state.row if price(state, card) <= gold]
        else:
            found = [card for card in state.row if COST[card] <= gold]
        if state.gems and COST[state.gems[-1]] <= gold:
            found.append(state.gems[-1])
        if state.heist:
            found += [c for c in state.loot(seat) if COST[c] < NO_COST and price(state, c) <= gold]
        return found

    def check(self, state: HeroRealmsState, seat: int, card: int) -> Refusal | None:
        refusal = out_of_reach(state, seat, card)
        if refusal is not None:
            return refusal
        cost = price(state, card)
        if cost <= state.gold:
            return None
        return no("HR-78", "too_dear", card=NAMES[card], n=cost, found=state.gold)

    def apply(self, state: HeroRealmsState, seat: int, card: int) -> None:
        found = ways(state, card)
        if len(found) > 1:
            state.then(WHICH(seat, card))  # HR-87
        else:
            acquire(state, seat, card, found[0] if found else "")  # HR-86, AMB-HR-07


def out_of_reach(state: HeroRealmsState, seat: int, card: int) -> Refusal | None:
    """Why this card cannot be acquired, whatever the gold, or None."""
    if card in state.row:
        return None
    if IS_GEM[card] and (card in state.gems or not holder_of(state, card)):
        if not state.gems:
            return no("HR-81", "no_gems")
        return None if card == state.gems[-1] else no("HR-78", "top_gem", card=NAMES[state.gems[-1]])
    if COST[card] == NO_COST:  # by a heist neither
        return no("HR-83", "without_cost", card=NAMES[card])
    if card in state.loot(seat):
        return None if state.heist else no("HR-132", "only_heist", card=NAMES[card])
    return no("HR-78", "not_in_row", card=NAMES[card])


def holder_of(state: HeroRealmsState, card: int) -> bool:
    """Whether a card that lies open has left its pile for a player's or the sacrifice pile."""
    zones = (*state.discards, *state.played)
    return card in state.sacrificed or any(card in zone for zone in zones)


def acquire(state: HeroRealmsState, seat: int, card: int, way: str) -> None:
    """Pay and take a card."""
    cost = price(state, card)
    state.gold -= cost
    fitting = [at for at, (_, only) in enumerate(state.discounts) if fits(only, card)]
    behind = ""
    if fitting:
        state.discounts = state.discounts[: fitting[0]] + state.discounts[fitting[0] + 1 :]  # HR-90
        behind = "HR-90 AMB-HR-43" if way or len(fitting) > 1 else "HR-90"
    take_card(state, seat, card, way, cost, behind)


def take_card(state: HeroRealmsState, seat: int, card: int, way: str, cost: int, behind: str = "") -> None:
    """Take a card, refill the row, put it where a waiting effect says (HR-84) or on the discard pile.

    `behind` are the rules by which it costs this and not what is printed on it.
    """
    on_top = bool(state.gems) and card == state.gems[-1]
    to = way.partition("-")[0] or "discard"
    if state.log is not None:
        rules = "HR-78 HR-06" if to == "discard" else "HR-84 HR-86"
        found = Sum()
        if behind:
            found.add(COST[card], "HR-78", thing=NAMES[card])
            found.add(cost - COST[card], behind)
        reasons = {"n": tuple(found.text.split())} if behind else NO_REASONS
        state.emit(
            "acquired", rules, {"seat": seat, "card": NAMES[card], "n": cost, "place": to}, because=reasons
        )
    if way:
        at = state.waiting.index(way)
        state.waiting = state.waiting[:at] + state.waiting[at + 1 :]
    if to == "deck":
        state.put_on_deck(seat, card)
    elif to == "hand":
        state.hands[seat] += (card,)  # HR-88
        state.shown[seat] += (card,)
    else:
        state.discards[seat] += (card,)
    if card in state.row:
        fill_place(state, card)
    elif on_top:
        state.take_gem()
    else:
        state.heist = False
        state.rob(seat, card)


class Use(AnswerAction):
    """Say which waiting effect serves this acquisition; the others wait on (HR-87, AMB-HR-06)."""

    moment = ("HR-87", "nothing_waits")

    def options(self, state: HeroRealmsState, seat: int) -> list[int]:
        return [USE_OF.index[way] for way in ways(state, state.context[0])]

    def check(self, state: HeroRealmsState, seat: int, use: int) -> Refusal | None:
        card: int = state.context[0]
        if WAYS[use] in ways(state, card):
            return None
        return no("HR-85", "does_not_fit", card=NAMES[card])

    def apply(self, state: HeroRealmsState, seat: int, use: int) -> None:
        card, *paid = state.context  # a cost stands there, and why, when it is not the card's
        if paid:
            take_card(state, seat, card, WAYS[use], *paid)
        else:
            acquire(state, seat, card, WAYS[use])


ACQUIRE = Acquire("acquire", CARD)
USE = Use("use", USE_OF)
WHICH = DecisionType("which", "HR-87", USE)

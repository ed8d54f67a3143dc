"""What the player's cards do to the boss: turn its champions sideways, make it discard (HRS-55 to HRS-58)."""

from __future__ import annotations

from itertools import combinations

from pygames.engine.decision import DecisionType
from pygames.engine.errors import Refusal
from pygames.games.hero_realms.abilities import carry_out
from pygames.games.hero_realms.cards import CARD, CARDS, COST, IS_CHAMPION, LINES, NAMES, NO_COST
from pygames.games.hero_realms.passing import PASS
from pygames.games.hero_realms.refusals import AnswerAction, MainAction, no
from pygames.games.hero_realms.state import without
from pygames.games.hero_realms_skirmish.state import BOSS, SkirmishState
from pygames.games.hero_realms_skirmish.vocabulary import effect

# --- turning sideways ---


def upright(state: SkirmishState) -> list[int]:
    """The champions of the boss that may be turned sideways: any (AMB-HRS-39, AMB-HRS-21)."""
    return [card for card in state.boss_champions if card not in state.tilted]


def tilt(state: SkirmishState, card: int) -> None:
    """A champion of the boss is turned sideways: it does nothing in the boss's next turn."""
    state.tilted += (card,)
    state.emit("tilted", "HRS-55", {"card": NAMES[card]})


class Tilt(AnswerAction):
    """Turn a champion of the boss sideways; the boss itself is none (HRS-04)."""

    moment = ("HRS-55", "no_tilt")

    def options(self, state: SkirmishState, seat: int) -> list[int]:
        return upright(state)

    def check(self, state: SkirmishState, seat: int, card: int) -> Refusal | None:
        if card in upright(state):
            return None
        if card == state.boss:
            return no("HRS-04", "boss_no_champion", card=NAMES[card])
        if card in state.tilted:
            return no("HRS-55", "is_tilted", card=NAMES[card])
        return no("HRS-55", "not_in_zone" if IS_CHAMPION[card] else "not_a_champion", card=NAMES[card])

    def apply(self, state: SkirmishState, seat: int, card: int) -> None:
        tilt(state, card)


TILT = Tilt("tilt", CARD)
TILTING = DecisionType("tilt", "HRS-55", TILT)
MAY_TILT = DecisionType("may-tilt", "HRS-55", TILT, PASS)


@effect
def stun(state: SkirmishState, seat: int, card: int, other: int, mode: str) -> None:
    """Instead of being stunned, a champion of the boss is turned sideways (HRS-55)."""
    found = upright(state)
    if not found:
        state.emit("no_target", "HRS-55", {"seat": seat})
    elif mode == "may":
        state.then(MAY_TILT(seat, card))
    elif len(found) == 1:
        tilt(state, found[0])
    else:
        state.then(TILTING(seat, card))


@effect
def damage(state: SkirmishState, seat: int, card: int, other: int, n: int, scope: str) -> None:
    """Damage to the boss, whose shield stops attacks only, and to its champions (HR-134, AMB-HRS-42)."""
    for champion in state.boss_champions:
        if state.withstands(champion) <= n:
            state.stun_boss_champion(champion, "HR-134")
        else:
            state.damage += ((champion, n),)
            state.emit("boss_champion_damaged", "HR-134", {"card": NAMES[champion], "n": n})
    state.wound(n, "HR-134")


# --- discarding ---


HARMFUL = {"discard", "damage"}


@effect
def aim(state: SkirmishState, seat: int, card: int, other: int, at: str, then: str) -> None:
    """The only opponent is the boss; of "target player" what harms is for it, the rest for oneself."""
    harms = any(line.effect in HARMFUL for line in LINES[then])
    carry_out.now(state, seat, then, card, BOSS if at == "opponent" or harms else seat)  # AMB-HRS-42


def worth(card: int) -> int:
    """The cost of a card that bears an effect; of a class card what is paid for it (AMB-HRS-42)."""
    return COST[card] if COST[card] < NO_COST else CARDS[card].price


@effect
def discard(state: SkirmishState, seat: int, card: int, other: int, n: int) -> None:
    """The boss has to discard: the player may use that now or later in the turn (HRS-57, AMB-HRS-40)."""
    state.claims += (worth(card),) * n
    state.emit("claimed", "HRS-57", {"seat": seat, "card": NAMES[card], "n": worth(card)})


def spent_on(claims: tuple[int, ...], cost: int) -> tuple[int, ...]:
    """The cheapest of these claims that suffice for a cost (AMB-HRS-40); none when all do not."""
    sets = [some for n in range(1, len(claims) + 1) for some in combinations(claims, n) if sum(some) >= cost]
    return min(sets, key=lambda some: (sum(some), len(some)), default=())


class Oust(MainAction):
    """Discard a card of the boss's zone by effects that make it discard (HRS-57, HRS-58, AMB-HRS-40)."""

    def options(self, state: SkirmishState, seat: int) -> list[int]:
        most = sum(state.claims)
        return [card for card in state.boss_champions if COST[card] <= most] if most else []

    def check(self, state: SkirmishState, seat: int, card: int) -> Refusal | None:
        if card == state.boss:
            return no("AMB-HRS-23", "boss_stays", card=NAMES[card])
        if not state.claims:
            return no("HRS-57", "no_claim")
        if card not in state.boss_champions:
            return no("HRS-57", "not_in_zone", card=NAMES[card])
        most = sum(state.claims)
        return None if COST[card] <= most else no("HRS-58", "too_dear_to_oust", card=NAMES[card], n=most)

    def apply(self, state: SkirmishState, seat: int, card: int) -> None:
        for cost in spent_on(state.claims, COST[card]):
            state.claims = without(state.claims, cost)
        state.leave_zone(card)
        state.emit("ousted", "HRS-57", {"seat": seat, "card": NAMES[card], "n": COST[card]})


OUST = Oust("oust", CARD)

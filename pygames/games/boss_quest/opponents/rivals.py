"""What `steady` would choose in Boss Quest, found quickly, for the playouts of a search.

`steady` (`bots.py`) weighs a choice in four forks. Here a spell is weighed once, in the world of the
playout, and equipping by a table of what four draws may bring. What counts is the same: who
exceeds, who is closest, whom a condition spell puts out.
"""

from __future__ import annotations

import functools
from collections.abc import Callable, Sequence

from pygames.engine.action import Action
from pygames.engine.rng import Rng
from pygames.games.boss_quest.cards import (
    ALL_COLOURS,
    BOSS_CHANGE,
    COLOUR,
    EXTRA_KEY,
    FORCE_CHANGE,
    KIND_OF,
    MOST_VALUE,
    NEEDS_COLOUR,
    NEEDS_PAIR,
    NO_LOSS,
    SECOND,
    SWAP_HIDDEN,
)
from pygames.games.boss_quest.opponents.bots import CLOSE, FORKS, HEART
from pygames.games.boss_quest.state import AT_ARMOURER, GONE, BossQuestState
from pygames.games.boss_quest.turns import ASKED

RIVAL = 0.15  # so much of a rival's success counts, more the more keys he has
NEAR, KEPT = 0.3, 0.1  # being close by one; exceeding without losing a heart
LAST = 3.0  # what the last heart is worth to whoever thinks of it: without it the game is lost (BQ-53)
OUT = 30  # lacks so much who cannot win the round
MEAN = 4  # of a weapon
TRIES = 64  # so often four draws are tried for the table
OPENS = 50  # of a hundred times the mystery spell is opened where no other helps
CONDITIONS = frozenset((*NEEDS_COLOUR, NEEDS_PAIR))

# What a player's combat may come to: how much their success is worth to the seat that looks (negative for
# rivals); how many HP of the boss their force lacks (negative if it exceeds them); whether they fail a
# condition; what it costs them to exceed; whether they may still equip.
Outlook = tuple[float, int, bool, float, bool]
OUTSIDE: Outlook = (0.0, OUT, True, HEART, False)
Args = tuple[int, ...]
# which of the closest wins the round, counted from 0, and the keys that this brings; None: it is not thought
# of that spells change both, as `steady` does not
Prize = tuple[int, int]
USUAL: Prize = (0, 1)


def prize_of(state: BossQuestState) -> Prize:
    """Who wins the round by the spells on the table, and what (BQ-73, BQ-100)."""
    return int(state.is_active(SECOND)), 1 + state.is_active(EXTRA_KEY)


def choice(state: BossQuestState, seat: int, legal: Sequence[Action], prize: Prize | None = None) -> Action:
    """What a player does."""
    players = outlook(state, seat, HEART if prize is None else heart_of(state, seat))
    equips = [action for action in legal if action.type.name == "equip"]
    if not equips:
        return _best_spell(state, seat, legal, players, prize)[1]
    worth, number = _equipping(state, seat, players, prize or USUAL)
    equip = equips[min(number, len(equips)) - 1]
    if len(equips) == len(legal):
        return equip
    most, spell = _best_spell(state, seat, legal[len(equips) :], players, prize)
    return equip if worth >= most else spell


def heart_of(state: BossQuestState, seat: int) -> float:
    """What it costs this seat to lose a heart, in keys."""
    return LAST if state.hearts[seat] == 1 else HEART


def outlook(state: BossQuestState, seat: int, heart: float = HEART) -> list[Outlook]:
    """What counts of each seat to this one, whose heart is worth so much."""
    hp, target = state.hp(), state.target
    conditions = any(KIND_OF[spell] in CONDITIONS for spell, _ in state.active)
    found: list[Outlook] = []
    for other, role in enumerate(state.roles):
        if role == GONE:
            found.append(OUTSIDE)
            continue
        gap = hp - state.force(other)
        found.append(
            (
                1.0 if other == seat else -RIVAL * (1 + state.keys[other] / target),
                gap,
                conditions and state.failed_condition(other) >= 0,
                KEPT if gap < 0 and state.keeps_heart(other, -gap) else heart if other == seat else HEART,
                other != seat and state.pawns[other] == AT_ARMOURER,
            )
        )
    return found


def worth_of(players: Sequence[Outlook], prize: Prize = USUAL) -> float:
    """What the round brings the one who counts whole, in keys, less a part of what it brings the others."""
    if prize != USUAL:
        return _worth_of_prize(players, *prize)
    total = ahead = 0.0
    best, first = OUT, 1
    for counts, lacks, fails, cost, waits in players:
        if lacks < 0:
            total -= counts * cost
        elif not fails:
            gap = CLOSE if waits and lacks > CLOSE else lacks
            if counts == 1.0:
                total += NEAR / (1 + gap)
            if not gap:
                total += counts
            if gap < best:
                best, first, ahead = gap, 1, counts
            elif gap == best:
                first += 1
                ahead += counts
    return total + ahead / first


def _worth_of_prize(players: Sequence[Outlook], place: int, keys: int) -> float:
    """What the round brings where spells change who wins it, or what: to be close is no merit then."""
    total = 0.0
    inside: list[tuple[int, float]] = []
    for counts, lacks, fails, cost, waits in players:
        if lacks < 0:
            total -= counts * cost
        elif not fails:
            gap = CLOSE if waits and lacks > CLOSE else lacks
            inside.append((gap, counts))
            total += (not gap) * counts + (NEAR / (1 + gap) if counts == 1.0 and not place else 0.0)
    gaps = sorted({gap for gap, _ in inside})
    won = [counts for gap, counts in inside if gap in gaps[place : place + 1]]
    return total + keys * sum(won) / (len(won) or 1)


def worth_after(
    state: BossQuestState,
    seat: int,
    action: Action,
    players: Sequence[Outlook],
    base: float,
    prize: Prize | None = None,
) -> float:
    """What the round brings after a choice, where it brings `base` as things stand."""
    after = AFTER.get(action.type.name)
    if after is None:
        return base
    changed, then = after(state, seat, action.args, players), prize and _prize_after(prize, action)
    return base if changed is players and then == prize else worth_of(changed, then or USUAL)


def _prize_after(prize: Prize, action: Action) -> Prize:
    """Who wins what after a choice that activates such a spell, or cancels it."""
    (place, keys), on = prize, action.type.name == "activate"
    kind = KIND_OF[action.args[0 if on else -1]] if on or action.type.name == "cancel" else -1
    return int(on) if kind == SECOND else place, 1 + on if kind == EXTRA_KEY else keys


def _best_spell(
    state: BossQuestState,
    seat: int,
    legal: Sequence[Action],
    players: Sequence[Outlook],
    prize: Prize | None,
) -> tuple[float, Action]:
    """The best of these choices, and its worth; where none helps, the first that does no harm."""
    base = most = worth_of(players, prize or USUAL)
    best = harmless = mystery = None
    for action in legal:
        worth = worth_after(state, seat, action, players, base, prize)
        if worth > most:
            most, best = worth, action
        elif harmless is None and worth == base:
            harmless = action
        if action.type.name == "open":
            mystery = action
    if best is not None:
        return most, best
    if mystery is not None and state.below(100) < OPENS:
        return most, mystery
    return most, harmless or legal[0]


def _activated(state: BossQuestState, seat: int, args: Args, players: Sequence[Outlook]) -> Sequence[Outlook]:
    spell = args[0]
    if change := BOSS_CHANGE[spell]:
        return _all_lacking(players, change)
    kind = KIND_OF[spell]
    if kind not in CONDITIONS:
        return players
    return [
        each if each[2] or each[1] < 0 or not _lacks(state, other, kind) else (*each[:2], True, *each[3:])
        for other, each in enumerate(players)
    ]


def _cast(state: BossQuestState, seat: int, args: Args, players: Sequence[Outlook]) -> Sequence[Outlook]:
    spell, target = args
    if change := FORCE_CHANGE[spell]:
        return _lacking(players, target, -change)
    kind = KIND_OF[spell]
    if kind == SWAP_HIDDEN:
        more = state.least_worth(state.hidden[target]) - state.least_worth(state.hidden[seat])
        return _lacking(_lacking(players, target, more), seat, -more)
    if kind != NO_LOSS or players[target][1] >= 0:
        return players
    found = list(players)
    counts, gap, fails, _, waits = found[target]
    found[target] = (counts, gap, fails, KEPT, waits)
    return found


def _traded(state: BossQuestState, seat: int, args: Args, players: Sequence[Outlook]) -> Sequence[Outlook]:
    """The new weapon counts as the mean of all."""
    return _lacking(players, seat, state.least_worth(args[1]) - MEAN)


def _cancelled(state: BossQuestState, seat: int, args: Args, players: Sequence[Outlook]) -> Sequence[Outlook]:
    spell = args[1]
    if change := BOSS_CHANGE[spell]:
        return _all_lacking(players, -change)
    if change := FORCE_CHANGE[spell]:
        return _lacking(players, next(on for other, on in state.active if other == spell), change)
    if KIND_OF[spell] not in CONDITIONS:
        return players
    kinds = [kind for it, _ in state.active if it != spell and (kind := KIND_OF[it]) in CONDITIONS]
    return [
        (*each[:2], each[1] == OUT or any(_lacks(state, other, kind) for kind in kinds), *each[3:])
        if each[2]
        else each
        for other, each in enumerate(players)
    ]


# by type of action: how each seat's outlook changes; types missing here change no outlook
AFTER: dict[str, Callable[[BossQuestState, int, Args, Sequence[Outlook]], Sequence[Outlook]]] = {
    "activate": _activated,
    "cast": _cast,
    "trade": _traded,
    "cancel": _cancelled,
}


def _lacking(players: Sequence[Outlook], seat: int, more: int) -> Sequence[Outlook]:
    """What there is of each seat, if this seat lacks so much more."""
    found = list(players)
    counts, gap, fails, cost, waits = found[seat]
    found[seat] = (counts, gap + more, fails, cost, waits)
    return found


def _all_lacking(players: Sequence[Outlook], more: int) -> Sequence[Outlook]:
    """What there is of each seat, if everybody lacks so much more."""
    return [(counts, gap + more, fails, cost, waits) for counts, gap, fails, cost, waits in players]


def _lacks(state: BossQuestState, seat: int, kind: int) -> bool:
    """Whether a player does not meet a condition."""
    if state.companions[seat] == ALL_COLOURS:
        return kind == NEEDS_PAIR and not state.visible[seat]
    colours = [COLOUR[card] for card in state.visible[seat]]
    colours.append(COLOUR[state.hidden[seat]])
    if kind == NEEDS_PAIR:
        return len({*colours}) == len(colours)
    return NEEDS_COLOUR[kind] not in colours


def _equipping(
    state: BossQuestState, seat: int, players: Sequence[Outlook], prize: Prize
) -> tuple[float, int]:
    """What equipping is worth, and with how many weapons."""
    rivals = [OUTSIDE if other == seat else each for other, each in enumerate(players)]
    near = [min(gap, CLOSE) if waits else gap for _, gap, fails, _, waits in rivals if gap >= 0 and not fails]
    place, keys = prize
    ahead, behind = [*sorted({*near}), OUT, OUT][:2] if place else (-1, min([*near, MOST_VALUE]))
    _, lacks, _, cost, _ = players[seat]
    tried = _tries(min(lacks, 3 * MOST_VALUE), ahead, behind, keys, cost if cost == LAST else HEART)
    worth, number = tried[state.below(TRIES)]
    return worth_of(rivals, prize) + worth, number


@functools.cache
def _tries(lacks: int, ahead: int, behind: int, keys: int, heart: float) -> Sequence[tuple[float, int]]:
    """What the best number of weapons seems to bring in some draws, and which it is; tried several times.

    It is for one who lacks so much, and wins so many keys who lacks more than the rival `ahead` and less than
    the one `behind`.
    """
    most = MOST_VALUE * max(ASKED)
    gained = [_gained(lacks - drawn, ahead, behind, keys, heart) for drawn in range(most + 1)]
    found = []
    for try_ in _draws():
        worths = [sum([gained[drawn] for drawn in forks]) / FORKS for forks in try_]
        best = max(worths)
        found.append((best, ASKED[worths.index(best)]))
    return found


@functools.cache
def _draws() -> Sequence[Sequence[Sequence[int]]]:
    """For each try and number of weapons what they are worth together, in each fork."""
    rng = Rng(2)
    return [
        [[sum([1 + rng.below(MOST_VALUE) for _ in range(number)]) for _ in range(FORKS)] for number in ASKED]
        for _ in range(TRIES)
    ]


def _gained(gap: int, ahead: int, behind: int, keys: int, heart: float) -> float:
    """What it brings to lack so much; who is ahead of a rival takes his key as well."""
    if gap < 0:
        return -heart
    won = (1 + RIVAL if gap < behind else 0.5 if gap == behind else 0.0) if gap > ahead else 0.0
    return keys * won + (gap == 0) + (NEAR / (1 + gap) if ahead < 0 else 0.0)

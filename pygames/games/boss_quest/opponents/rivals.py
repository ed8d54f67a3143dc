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
    FORCE_CHANGE,
    KIND_OF,
    MOST_VALUE,
    NEEDS_COLOUR,
    NEEDS_PAIR,
    NO_LOSS,
    SWAP_HIDDEN,
)
from pygames.games.boss_quest.opponents.bots import CLOSE, FORKS, HEART
from pygames.games.boss_quest.state import AT_ARMOURER, GONE, BossQuestState
from pygames.games.boss_quest.turns import ASKED

RIVAL = 0.15  # so much of a rival's success counts, more the more keys he has
NEAR, KEPT = 0.3, 0.1  # being close by one; exceeding without losing a heart
OUT = 30  # lacks so much who cannot win the round
MEAN = 4  # of a weapon
TRIES = 64  # so often four draws are tried for the table
OPENS = 50  # of a hundred times the mystery spell is opened where no other helps
CONDITIONS = frozenset((*NEEDS_COLOUR, NEEDS_PAIR))

# of a player: how much a success of theirs counts (of rivals negative), how many HP of the boss they lack
# (negative: they exceed), whether they fail a condition, keep their heart if they exceed, may still equip
Outlook = tuple[float, int, bool, bool, bool]
OUTSIDE: Outlook = (0.0, OUT, True, False, False)
Args = tuple[int, ...]


def choice(state: BossQuestState, seat: int, legal: Sequence[Action]) -> Action:
    """What a player does."""
    players = outlook(state, seat)
    equips = [action for action in legal if action.type.name == "equip"]
    if not equips:
        return _best_spell(state, seat, legal, players)[1]
    worth, number = _equipping(state, seat, players)
    equip = equips[min(number, len(equips)) - 1]
    if len(equips) == len(legal):
        return equip
    most, spell = _best_spell(state, seat, legal[len(equips) :], players)
    return equip if worth >= most else spell


def outlook(state: BossQuestState, seat: int) -> list[Outlook]:
    """What counts of each seat to this one."""
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
                gap < 0 and bool(state.keeps_heart(other, -gap)),
                other != seat and state.pawns[other] == AT_ARMOURER,
            )
        )
    return found


def worth_of(players: Sequence[Outlook]) -> float:
    """What the round brings the one who counts whole, in keys, less a part of what it brings the others."""
    total = ahead = 0.0
    best, first = OUT, 1
    for counts, lacks, fails, keeps, waits in players:
        if lacks < 0:
            total -= counts * (KEPT if keeps else HEART)
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


def worth_after(
    state: BossQuestState, seat: int, action: Action, players: Sequence[Outlook], base: float
) -> float:
    """What the round brings after a choice, where it brings `base` as things stand."""
    after = AFTER.get(action.type.name)
    if after is None:
        return base
    changed = after(state, seat, action.args, players)
    return base if changed is players else worth_of(changed)


def _best_spell(
    state: BossQuestState, seat: int, legal: Sequence[Action], players: Sequence[Outlook]
) -> tuple[float, Action]:
    """The best of these choices, and its worth; where none helps, the first that does no harm."""
    base = most = worth_of(players)
    best = harmless = mystery = None
    for action in legal:
        worth = worth_after(state, seat, action, players, base)
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
    found[target] = (counts, gap, fails, True, waits)
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


# what there is of each seat after a choice; those that are not here change nothing that is counted
AFTER: dict[str, Callable[[BossQuestState, int, Args, Sequence[Outlook]], Sequence[Outlook]]] = {
    "activate": _activated,
    "cast": _cast,
    "trade": _traded,
    "cancel": _cancelled,
}


def _lacking(players: Sequence[Outlook], seat: int, more: int) -> Sequence[Outlook]:
    """What there is of each seat, if this seat lacks so much more."""
    found = list(players)
    counts, gap, fails, keeps, waits = found[seat]
    found[seat] = (counts, gap + more, fails, keeps, waits)
    return found


def _all_lacking(players: Sequence[Outlook], more: int) -> Sequence[Outlook]:
    """What there is of each seat, if everybody lacks so much more."""
    return [(counts, gap + more, fails, keeps, waits) for counts, gap, fails, keeps, waits in players]


def _lacks(state: BossQuestState, seat: int, kind: int) -> bool:
    """Whether a player does not meet a condition."""
    if state.companions[seat] == ALL_COLOURS:
        return kind == NEEDS_PAIR and not state.visible[seat]
    colours = [COLOUR[card] for card in state.visible[seat]]
    colours.append(COLOUR[state.hidden[seat]])
    if kind == NEEDS_PAIR:
        return len({*colours}) == len(colours)
    return NEEDS_COLOUR[kind] not in colours


def _equipping(state: BossQuestState, seat: int, players: Sequence[Outlook]) -> tuple[float, int]:
    """What equipping is worth, and with how many weapons."""
    rivals = [OUTSIDE if other == seat else each for other, each in enumerate(players)]
    near = [min(gap, CLOSE) if waits else gap for _, gap, fails, _, waits in rivals if gap >= 0 and not fails]
    closest = min([*near, MOST_VALUE])
    worth, number = _tries(min(players[seat][1], 3 * MOST_VALUE), closest)[state.below(TRIES)]
    return worth_of(rivals) + worth, number


@functools.cache
def _tries(lacks: int, rival: int) -> Sequence[tuple[float, int]]:
    """What the best number of weapons seems to bring in some draws, and which it is; tried several times.

    It is for one who lacks so much, while the closest rival lacks so much.
    """
    gained = [_gained(lacks - drawn, rival) for drawn in range(1 + MOST_VALUE * max(ASKED))]
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


def _gained(gap: int, rival: int) -> float:
    """What it brings to lack so much; who is ahead of a rival takes his key as well."""
    if gap < 0:
        return -HEART
    won = 1 + RIVAL if gap < rival else 0.5 if gap == rival else 0.0
    return won + (gap == 0) + NEAR / (1 + gap)

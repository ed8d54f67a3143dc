"""What a choice in Boss Quest will do: the force it leads to, and how likely it is to be too much.

All of it is as things stand: spells of others may change it later.
"""

from __future__ import annotations

from collections.abc import Iterator

from pygames.engine.action import Action
from pygames.engine.event import Param
from pygames.engine.forecast import Chance, Forecast, ForecastType, Worlds
from pygames.games.boss_quest.cards import (
    BOSS_CHANGE,
    FORCE_CHANGE,
    KIND_OF,
    NO_LOSS,
    POTION,
    SPELL_NAMES,
    SWAP_HIDDEN,
)
from pygames.games.boss_quest.magician import BURY, MAGICIAN, OPEN
from pygames.games.boss_quest.potions import MINUS, PLUS, SECRET
from pygames.games.boss_quest.spells import CAST, TRADE
from pygames.games.boss_quest.state import AT_ARMOURER, BESIDE_BOSS, BossQuestState
from pygames.games.boss_quest.turns import EQUIP, TURN
from pygames.games.boss_quest.unseen import (
    Worth,
    chance_above,
    drawn,
    even_pool,
    force,
    knows_hidden,
    unseen,
    worth,
)
from pygames.words.numbers import number

State = BossQuestState
DRAWN = 200  # worlds where not every weapon is as likely
SLICE = 4  # of them at a time


# --- what can be said ---


FORCE = ForecastType("force")  # BQ-24
STANDS = ForecastType("stands")
EXCEEDS = ForecastType("exceeds", "bad")  # BQ-42: how likely
NEVER = ForecastType("never_exceeds", "good")
OVER = ForecastType("over", "bad")  # BQ-42: by how much, for certain
QUALIFIES = ForecastType("qualifies")  # BQ-43: how likely, while a condition is not met
FAILS = ForecastType("fails", "bad")  # BQ-43
MEETS = ForecastType("meets", "good")
BOSS = ForecastType("boss")  # BQ-68, BQ-69
OTHER = ForecastType("other")  # BQ-61, BQ-62
PERFECT = ForecastType("perfect", "good")  # BQ-48
KEEPS = ForecastType("keeps", "good")  # BQ-65, BQ-84
OUTDONE = ForecastType("outdone", "good")  # BQ-42: another exceeds, for certain
SHUT_OUT = ForecastType("shut_out", "good")  # BQ-43: another
SHUT_UNLESS = ForecastType("shut_unless", "good")  # BQ-43: another, by what can be seen
RESCUES = ForecastType("rescues")  # BQ-37: how likely
RISKS = ForecastType("risks")  # BQ-37: how likely
FINISHED = ForecastType("finished", aside=True)  # BQ-22
LAST_DRAW = ForecastType("last_draw")  # BQ-30
FORECASTS = (
    FORCE, STANDS, EXCEEDS, NEVER, OVER, QUALIFIES, FAILS, MEETS, BOSS, OTHER, PERFECT, KEEPS, OUTDONE,
    SHUT_OUT, SHUT_UNLESS, RESCUES, RISKS, FINISHED, LAST_DRAW,
)  # fmt: skip


# --- what is said of each kind of action ---


def foresee(worlds: Worlds[State], action: Action) -> Iterator[Forecast | None]:
    """What a legal action will do, as far as the seat can know."""
    kind = action.type
    if kind is EQUIP:
        yield from _equip(worlds, *action.args)
        if worlds.known.decision is TURN and worlds.known.at_armourer() == 1:
            yield Forecast(LAST_DRAW, ("BQ-30",), {})
    elif kind in (PLUS, MINUS):
        yield from _reading(worlds, action)
    elif kind is TRADE or (kind is CAST and KIND_OF[action.args[0]] == SWAP_HIDDEN):
        yield from _exchange(worlds, action)
        yield from _visit(worlds)
    elif kind in MAGICIAN:
        if kind is OPEN:
            yield from _opened(worlds)
        else:
            yield from _change(worlds, action)
        yield from _visit(worlds)


def _span(found: Worth) -> str:
    """A force in figures: `11`, or `8–12`."""
    least, most = map(number, found)
    return least if least == most else f"{least}–{most}"


def _equip(worlds: Worlds[State], number: int) -> Iterator[Forecast | None]:
    """The force with so many weapons more (BQ-25), if there are so many (AMB-BQ-13)."""
    state, seat = worlds.known, worlds.seat
    now, hp = force(state, seat), state.hp()
    number = min(number, state.weapons_left)
    pool = even_pool(state, seat)
    if pool is None:
        yield from _equip_by_worlds(worlds, number)
        return
    more = drawn(state, pool, number)
    yield _force(now, Worth(now.least + more.least, now.most + more.most), hp)
    yield _risk(chance_above(state, pool, number, hp - now.least))
    if state.failed_condition(seat) >= 0:
        yield from _qualifying(worlds, number)


def _force(now: Worth, then: Worth, hp: int) -> Forecast:
    """How the force changes, against the boss (BQ-24)."""
    params: dict[str, Param] = {
        "force": _span(now),
        "force2": _span(then),
        "hp": hp,
        "least": then.least,
        "most": then.most,
    }
    return Forecast(STANDS if now == then else FORCE, ("BQ-24",), params)


def _risk(chance: Chance, *, most: int | None = None, hp: int = 0) -> Forecast:
    """How likely a force is too much, if it can be: not where it is no more than this at the `most`."""
    if (chance.exact and not chance.n) or (most is not None and most <= hp):
        return Forecast(NEVER, ("BQ-42",), {})
    return Forecast(EXCEEDS, ("BQ-42",), {}, chance)


def _equipped(worlds: Worlds[State], number: int) -> Iterator[State | None]:
    """Worlds in which the seat has drawn so many weapons, with None now and then."""
    for done, world in enumerate(worlds.sample(DRAWN)):
        world.deal_visible(worlds.seat, number, "BQ-26")
        yield world
        if done % SLICE == SLICE - 1:
            yield None


def _equip_by_worlds(worlds: Worlds[State], number: int) -> Iterator[Forecast | None]:
    """Forecast more weapons where not each is as likely: the range is that of all unseen weapons."""
    state, seat = worlds.known, worlds.seat
    over = fit = count = 0
    for world in _equipped(worlds, number):
        if world is None:
            yield None
            continue
        count += 1
        exceeds = force(world, seat).least > world.hp()
        over += exceeds
        fit += not exceeds and world.failed_condition(seat) < 0
    now, more = force(state, seat), drawn(state, unseen(state, seat), number)
    yield _force(now, Worth(now.least + more.least, now.most + more.most), state.hp())
    yield _risk(Chance(over, count, exact=False), most=now.most + more.most, hp=state.hp())
    if state.failed_condition(seat) >= 0:
        yield Forecast(QUALIFIES, ("BQ-43",), {}, Chance(fit, count, exact=False))


def _qualifying(worlds: Worlds[State], number: int) -> Iterator[Forecast | None]:
    """How likely a condition that is not met is met then, without exceeding."""
    fit = count = 0
    for world in _equipped(worlds, number):
        if world is None:
            yield None
            continue
        count += 1
        fit += force(world, worlds.seat).least <= world.hp() and world.failed_condition(worlds.seat) < 0
    yield Forecast(QUALIFIES, ("BQ-43",), {}, Chance(fit, count, exact=False))


def _reading(worlds: Worlds[State], action: Action) -> Iterator[Forecast]:
    """The force by this reading of a potion (BQ-77), of a hidden one too (BQ-78)."""
    state, seat = worlds.known, worlds.seat
    then = state.copy()
    (weapon,) = action.args
    then.readings[weapon - POTION] = 1 if action.type is PLUS else -1
    if state.decision is SECRET:  # it stays secret until the combat: no state shows it before
        yield _force(force(state, seat), force(then, seat), then.hp())
        yield from _standing(state, then, seat)
        return
    yield from _compared(state, then, seat)


def _change(worlds: Worlds[State], action: Action) -> Iterator[Forecast]:
    """What a spell changes for all to see: the boss, a force, the conditions."""
    state, seat = worlds.known, worlds.seat
    then = state.copy()
    if action.type is not BURY:
        action.type.apply(then, seat, *action.args)
    yield from _compared(state, then, seat)


def _opened(worlds: Worlds[State]) -> Iterator[Forecast]:
    """How likely the spell brings one who is out back, or saves the heart; or puts out who is not."""
    state, seat = worlds.known, worlds.seat
    over, hp = force(state, seat).least - state.hp(), state.hp()
    spells = [state.mystery] if state.sees_mystery(seat) else [*state.spell_deck, state.mystery]
    rules = ("BQ-37", "BQ-42")
    if over > 0:
        helping = sum(_helps(it, over) for it in spells)
        if helping:
            yield Forecast(RESCUES, rules, {"excess": over}, Chance(helping, len(spells)))
    elif state.failed_condition(seat) < 0:
        harming = sum(_harms(state, seat, it) for it in spells)
        params: dict[str, Param] = {"force": _span(force(state, seat)), "hp": hp}
        yield Forecast(RISKS, rules, params, Chance(harming, len(spells)))


def _helps(spell: int, over: int) -> bool:
    """Whether a spell is sure to help one who exceeds the boss by so much."""
    return max(BOSS_CHANGE[spell], -FORCE_CHANGE[spell]) >= over or KIND_OF[spell] == NO_LOSS


def _harms(state: State, seat: int, spell: int) -> bool:
    """Whether a spell beside the boss puts this seat out: others are laid before whom one wants."""
    then = state.copy()
    then.active += ((spell, BESIDE_BOSS),)
    return force(then, seat).least > then.hp() or then.failed_condition(seat) >= 0


def _compared(state: State, then: State, seat: int) -> Iterator[Forecast]:
    """What differs between two states: the boss, the own force, those of others; and with what one stops."""
    if then.hp() != state.hp():
        yield Forecast(BOSS, ("BQ-68", "BQ-69"), {"hp": state.hp(), "hp2": then.hp()})
    now, found = force(state, seat), force(then, seat)
    stops = state.decision is TURN and found.least <= then.hp()
    if now != found or then.hp() != state.hp() or stops:
        yield _force(now, found, then.hp())
    for other in state.players():
        change = then.visible_force(other) - state.visible_force(other)
        if other != seat and change:
            yield Forecast(OTHER, ("BQ-61", "BQ-62"), {"other": other, "value": change, "change": change})
        if other != seat:
            yield from _put_out(state, then, seat, other)
    yield from _standing(state, then, seat)


def _put_out(state: State, then: State, seat: int, other: int) -> Iterator[Forecast]:
    """Whether another is put out of the round: exceeds for certain, or does not meet a new condition.

    Who may still equip may meet it yet, and so may a hidden weapon that is not known.
    """
    exceeds = _least(then, seat, other) > then.hp()
    waits = then.pawns[other] == AT_ARMOURER
    if exceeds and _least(state, seat, other) <= state.hp():
        yield Forecast(OUTDONE, ("BQ-42",), {"other": other})
    elif not exceeds and not waits and _fails(then, seat, other) > _fails(state, seat, other):
        kind = SHUT_OUT if knows_hidden(state, seat, other) else SHUT_UNLESS
        yield Forecast(kind, ("BQ-43",), {"other": other})


def _least(state: State, seat: int, other: int) -> int:
    """The least force that another can have, as far as the seat knows."""
    if knows_hidden(state, seat, other) or state.hidden[other] < 0:
        return force(state, other).least
    return state.visible_force(other) + drawn(state, unseen(state, seat), 1).least


def _fails(state: State, seat: int, other: int) -> bool:
    """Whether another does not meet a condition, by all weapons that the seat knows."""
    if not knows_hidden(state, seat, other):
        state = state.copy()
        state.hidden[other] = -1
    return state.failed_condition(other) >= 0


def _standing(state: State, then: State, seat: int) -> Iterator[Forecast]:
    """Whether the seat would be out, as things stand (BQ-42, BQ-43), or is in the running again."""
    over, failed = force(then, seat).least - then.hp(), then.failed_condition(seat)
    if over > 0:
        yield Forecast(OVER, ("BQ-42",), {"n": over})
        if rule := then.keeps_heart(seat, over):
            yield Forecast(KEEPS, (rule,), {})
        return
    if failed >= 0:
        yield Forecast(FAILS, ("BQ-43",), {"spell": SPELL_NAMES[failed]})
        return
    if state.failed_condition(seat) >= 0 or force(state, seat).least > state.hp():
        yield Forecast(MEETS, ("BQ-42", "BQ-43"), {})
    if over == 0 and force(then, seat).most == then.hp():
        yield Forecast(PERFECT, ("BQ-48",), {})


def _exchange(worlds: Worlds[State], action: Action) -> Iterator[Forecast | None]:
    """The force with another weapon in the place of one's own: of the pile (BQ-64), or another's (BQ-63)."""
    state, seat = worlds.known, worlds.seat
    now, hp = force(state, seat), state.hp()
    gives = action.args[1] if action.type is TRADE else state.hidden[seat]
    kept = Worth(now.least - worth(state, gives).least, now.most - worth(state, gives).most)
    pool = even_pool(state, seat) if action.type is TRADE else None
    if pool is not None:
        more = drawn(state, pool, 1)
        yield _force(now, Worth(kept.least + more.least, kept.most + more.most), hp)
        yield _risk(chance_above(state, pool, 1, hp - kept.least))
        return
    over = count = 0
    for world in worlds.sample(DRAWN):
        action.type.apply(world, seat, *action.args)
        over += force(world, seat).least > hp
        count += 1
        if not count % SLICE:
            yield None
    if action.type is CAST and knows_hidden(state, seat, action.args[1]):
        got = worth(state, state.hidden[action.args[1]])
        then = Worth(kept.least + got.least, kept.most + got.most)
        yield _force(now, then, hp)
        if then.least > hp:
            yield Forecast(OVER, ("BQ-42",), {"n": then.least - hp})
        return
    most = kept.most + drawn(state, unseen(state, seat), 1).most
    yield _risk(Chance(over, count, exact=False), most=most, hp=hp)


def _visit(worlds: Worlds[State]) -> Iterator[Forecast]:
    """Who goes to the magician draws no more weapons in this round (BQ-22)."""
    if worlds.known.decision is TURN:
        yield Forecast(FINISHED, ("BQ-22",), {})

"""What a choice in Hero: Immortal King will do: how a fight stands, what it may cost and bring.

Results of the die are counted exactly. What the dungeon master may still do is not foreseen.
"""

from __future__ import annotations

from collections.abc import Iterator

from pygames.engine.action import Action
from pygames.engine.event import Param
from pygames.engine.forecast import Chance, Forecast, Worlds
from pygames.games.immortal_king.cards import CORRIDOR, FINAL, GESTURES, Effect
from pygames.games.immortal_king.combat import ACCEPT, AFTER, ATTACK, GIFT, POWER, ROLL, SHOW, WON
from pygames.games.immortal_king.die import DOOM, DOOM_PRICE
from pygames.games.immortal_king.dungeon import AMBUSH, BOTH, FACE_UP, GUARD, HARDEN, SWAP
from pygames.games.immortal_king.effects import TARGET, targets
from pygames.games.immortal_king.equipment import ULTIMATE, USE
from pygames.games.immortal_king.foreseen import (
    AMBUSHED,
    BEATS,
    BY_GESTURES,
    CERTAIN,
    CLEARS,
    COSTS,
    COSTS_LAST,
    COURAGE,
    DOOMED,
    DOOMED_NEVER,
    ESCAPES,
    FEAR,
    HELPED,
    HOPELESS,
    IMPOSSIBLE,
    LOSES_TO,
    MANA,
    MANA_FOR,
    NEARLY,
    NEXT,
    PAYS,
    POWER_NOW,
    PRIZE,
    PRIZE_MANA,
    RESULTS,
    SHORT,
    STANDS,
    STRIKES,
    TRAP,
    VICTORY,
    WAY,
    WINS,
)
from pygames.games.immortal_king.means import means
from pygames.games.immortal_king.roll import FINE, PlannedRoll
from pygames.games.immortal_king.state import (
    MASTER,
    MOST_COURAGE,
    PARTY_SEAT,
    ImmortalKingState,
)

State = ImmortalKingState
AMBUSHES = 96  # worlds in which an ambush is turned up
SLICE = 4  # of them at a time


def foresee(worlds: Worlds[State], action: Action) -> Iterator[Forecast | None]:
    """What a legal action will do, as far as the seat can know."""
    kind, state = action.type, worlds.known
    if kind is ATTACK:
        yield from _attack(worlds, *action.args)
        yield from _way(state, *action.args)
    elif kind is SWAP:
        yield from _swapped(state, action)
    elif kind is SHOW:
        yield _gesture(worlds.seat, *action.args)
    elif kind is ROLL:
        fight = PlannedRoll.of(state, state.fighting)
        yield from _roll(fight)
        yield from _help(state, state.fighting, fight)
    elif kind is ACCEPT:
        yield _cost(state, state.fighting)
    elif kind in (USE, POWER, GIFT, ULTIMATE):
        yield from _use(state, action)
    elif kind is DOOM:
        fight = PlannedRoll.of(state, state.fighting)
        yield Forecast(STANDS, ("HIK-40",), {"total": state.total, "power": state.power(state.fighting)})
        if fight.winning:
            yield Forecast(DOOMED, ("HIK-58",), {"n": fight.winning, "of": fight.results})
        else:
            yield Forecast(DOOMED_NEVER, ("HIK-58",), {})
        yield Forecast(FEAR, ("HIK-58",), {"fear": state.fear, "fear2": state.fear - DOOM_PRICE})
    elif kind in (FACE_UP, AMBUSH, HARDEN, BOTH):
        yield from _placed(state, action)
    elif kind in (GUARD, TARGET):
        yield from _hardened(state, action)


# --- a fight ---


def _roll(fight: PlannedRoll) -> Iterator[Forecast]:
    """How many results of a roll win (HIK-40)."""
    params: dict[str, Param] = {
        "power": fight.power,
        "die": fight.die,
        "n": fight.winning,
        "of": fight.results,
    }
    rules = ("HIK-40", "HIK-66")
    if not fight.winning:
        yield Forecast(IMPOSSIBLE, rules, {**params, "most": fight.sides + fight.bonus})
    elif fight.winning == fight.results:
        yield Forecast(CERTAIN, rules, params)
    else:
        yield Forecast(RESULTS, rules, params, Chance(fight.winning, fight.results))


def _help(state: State, place: int, fight: PlannedRoll) -> Iterator[Forecast]:
    """How likely the fight is won with every help that the party has (HIK-64)."""
    having = means(state, place)
    if fight.winning == fight.results or not any(tool.ready or tool.kind == "mana" for tool in having.tools):
        return
    found = fight.chance(having)
    if not found.n and having.exact:
        yield Forecast(HOPELESS, ("HIK-64",), {})
    elif found.n * fight.results > fight.winning * FINE:
        yield Forecast(HELPED, ("HIK-64",), {}, found)


def _attack(worlds: Worlds[State], place: int) -> Iterator[Forecast | None]:
    state = worlds.known
    if not state.face_up(place):
        yield from _ambush(worlds, place)
        return
    card = state.card(place)
    if state.by_gestures(place):  # HIK-72, HIK-97
        pairs = len(GESTURES) ** 2
        won = Chance(pairs - len(GESTURES), pairs)
        yield Forecast(BY_GESTURES, ("HIK-72", "HIK-97"), {"n": won.n, "of": won.of})
    else:
        fight = PlannedRoll.of(state, place)
        yield from _roll(fight)
        yield from _help(state, place, fight)
    yield _cost(state, place)
    if place == FINAL:
        yield Forecast(VICTORY, ("HIK-75",), {})
    elif not card.monster:
        yield Forecast(TRAP, ("HIK-70",), {"at": place})
    else:
        yield Forecast(PRIZE_MANA if card.mana else PRIZE, ("HIK-66", "HIK-68"), {"colour": card.colour})


def _way(state: State, place: int) -> Iterator[Forecast]:
    """How many cards are left in a corridor once its encounter is beaten (HIK-38, HIK-67)."""
    if place == FINAL:
        return
    left = state.pile_size(place)
    yield (
        Forecast(WAY, ("HIK-67",), {"at": place, "n": left})
        if left
        else Forecast(CLEARS, ("HIK-38",), {"at": place})
    )


def _ambush(worlds: Worlds[State], place: int) -> Iterator[Forecast | None]:
    """The average over all that may lie there (HIK-55), for the die alone."""
    won, count = 0.0, 0
    for world in worlds.sample(AMBUSHES):
        world.ambushed[place] = False
        if world.by_gestures(place):
            won += 1 - 1 / len(GESTURES)
        else:
            fight = PlannedRoll.of(world, place)
            won += fight.winning / fight.results
        count += 1
        if not count % SLICE:
            yield None
    yield Forecast(AMBUSHED, ("HIK-55", "HIK-61"), {}, Chance(round(won * 100), count * 100, exact=False))
    yield _cost(worlds.known, place, pain=False)


def _cost(state: State, place: int, *, pain: bool = True) -> Forecast:
    """What a lost fight costs: a courage token, with Pain two (HIK-50, HIK-79); the last is told (HIK-74)."""
    hurts = pain and "pain" in state.card(place).abilities and not state.lasting().ward
    left = max(0, state.courage - (2 if hurts else 1))
    rules = ("HIK-79",) if hurts else ("HIK-50",)
    params = {"courage": state.courage, "courage2": left, "sure": int(pain)}
    return Forecast(COSTS, rules, params) if left else Forecast(COSTS_LAST, (*rules, "HIK-74"), params)


def _gesture(seat: int, gesture: int) -> Forecast:
    """A tie is the party's (HIK-97): each gesture is beaten by the next."""
    if seat == PARTY_SEAT:
        return Forecast(LOSES_TO, ("HIK-97",), {"gesture": GESTURES[(gesture + 1) % len(GESTURES)]})
    return Forecast(BEATS, ("HIK-97",), {"gesture": GESTURES[gesture - 1]})


# --- using something ---


def _use(state: State, action: Action) -> Iterator[Forecast]:
    """What a power, a gift, a potion, an object or a quest does (HIK-90 to HIK-94), and its price."""
    (number,) = action.args
    parts = _parts_of(state, action)
    cost = state.equipment(number).cost if action.type is USE else ()
    if action.type is ULTIMATE:
        cost = state.ultimate_cost()
    if state.in_fight:
        yield from _on_the_fight(state, action, parts)
    yield from _besides(state, parts)
    if action.type is POWER:
        yield Forecast(MANA, ("HIK-10",), {"mana": len(state.mana), "mana2": len(state.mana) - 1})
    if cost and not (
        action.type is USE and number in state.open and state.equipment(number).type == "object"
    ):
        yield Forecast(PAYS, ("HIK-16",), {"cost": " ".join(cost), "cards": len(cost)})


def _parts_of(state: State, action: Action) -> tuple[Effect, ...]:
    """What is done one by one; of an object nothing, for it works all the time."""
    (number,) = action.args
    if action.type is USE:
        item = state.equipment(number)
        return item.effect.parts if item.type != "object" else ()
    card = state.adventurer(number)
    return {POWER: card.temporary, GIFT: card.gift, ULTIMATE: card.ultimate}[action.type].parts


def _on_the_fight(state: State, action: Action, parts: tuple[Effect, ...]) -> Iterator[Forecast]:
    """What it does to the fight: another roll, or another result of the same."""
    kinds = {part.kind for part in parts}
    where = state.fighting
    if "escape" in kinds:
        yield Forecast(ESCAPES, ("HIK-90",), {})
    elif kinds & {"reroll", "replace"} and state.rolls:
        plus = sum(state.bonus_of(part, where) for part in parts if part.kind == "bonus")
        sides = max(part.sides for part in parts if part.kind in ("reroll", "replace"))
        fight = PlannedRoll.of(state, where, plus, sides)
        yield from _roll(fight)
        if state.multiplier == 1:
            yield from _help(_without(state, action), where, fight)
    elif "bonus" in kinds and not state.rolls:
        plus = sum(state.bonus_of(part, where) for part in parts if part.kind == "bonus")
        yield from _roll(PlannedRoll.of(state, where, plus))
    elif kinds & {"bonus", "multiply"} and state.rolls:
        yield _another_result(state, action)


def _without(state: State, action: Action) -> State:
    """The state in which a power, a gift or a potion is used up."""
    then = state.copy()
    (number,) = action.args
    if action.type is GIFT:
        then.gifts += (number,)
    elif action.type is POWER:
        then.mana = tuple(it for it in then.mana if it != number)
    else:
        then.hand = tuple(it for it in then.hand if it != number)
    return then


def _another_result(state: State, action: Action) -> Forecast:
    """The result as it will be: nothing is thrown, so it can be tried; and whether more of the kind wins."""
    then = state.copy()
    then.apply(action)
    if then.last_fight is not None:
        won = then.last_fight.how == WON
        total, power = then.total_with(then.last_fight.bonus), then.last_fight.power
    else:
        total, power = then.total, then.power(then.fighting)
        won = total >= power
    params = {"total": state.total, "total2": total, "power": power}
    if won:
        return Forecast(WINS, ("HIK-66",), params)
    kind, rules = (NEARLY, ("HIK-66", "HIK-90")) if _can_win(then) else (SHORT, ("HIK-69",))
    return Forecast(kind, rules, {**params, "n": power - total})


def _can_win(state: State) -> bool:
    """Whether a fight is won by what changes the result without a throw, one thing or several."""
    if state.decision is not AFTER:
        return False
    for action in AFTER.legal_actions(state, PARTY_SEAT):
        if action.type not in (USE, POWER):
            continue
        if {part.kind for part in _parts_of(state, action)} <= {"bonus", "multiply"}:
            found = _another_result(state, action)
            if found.type in (WINS, NEARLY):
                return True
    return False


def _besides(state: State, parts: tuple[Effect, ...]) -> Iterator[Forecast]:
    """What it does besides the roll."""
    for part in parts:
        if part.kind == "courage":
            more = min(MOST_COURAGE, state.courage + part.amount)
            if more > state.courage:
                yield Forecast(COURAGE, ("HIK-51",), {"courage": state.courage, "courage2": more})
        elif part.kind == "mana" and part.every:
            yield Forecast(MANA_FOR, ("HIK-41",), {"n": len(state.party) - len(state.mana)})
        elif part.kind == "destroy" and part.every:
            yield Forecast(STRIKES, ("HIK-93",), {"n": len(targets(state, part))})


# --- the dungeon master ---


def _swapped(state: State, action: Action) -> Iterator[Forecast]:
    """What lies behind both encounters then; the first card of each pile is known (HIK-44)."""
    then = state.copy()
    then.apply(action)
    for corridor in action.args:
        card = state.box.words[then.tops[corridor]]
        name, n = CORRIDOR.words[corridor], then.pile_size(corridor)
        yield Forecast(NEXT, ("HIK-46",), {"corridor": name, "n": n, "card": card})


def _placed(state: State, action: Action) -> Iterator[Forecast]:
    """What it costs to lay a card so, and the power that it gets (HIK-55 to HIK-57)."""
    (corridor,) = state.context
    then = state.copy()
    action.type.apply(then, MASTER)
    if then.fear != state.fear:
        yield Forecast(FEAR, ("HIK-55", "HIK-56"), {"fear": state.fear, "fear2": then.fear})
    if then.tenacity[corridor]:
        without = then.copy()
        without.tenacity[corridor] = False
        yield from _power(without, then, corridor)


def _hardened(state: State, action: Action) -> Iterator[Forecast]:
    """How a power changes by a token that is put down, or taken away (HIK-57, HIK-81)."""
    (place,) = action.args
    then = state.copy()
    action.type.apply(then, state.seat_to_act, place)
    if then.tenacity[place] != state.tenacity[place] and then.is_there(place):
        yield from _power(state, then, place)


def _power(state: State, then: State, place: int) -> Iterator[Forecast]:
    if not state.by_gestures(place):
        params = {"power": state.power(place), "power2": then.power(place), "at": place}
        yield Forecast(POWER_NOW, ("HIK-57",), params)

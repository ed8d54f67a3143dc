"""2.2 to 2.6: the attack, the block, and the fight."""

from __future__ import annotations

from pygames.engine.action import ActionType
from pygames.engine.decision import DecisionType
from pygames.engine.errors import Refusal
from pygames.engine.event import Params, Reasons
from pygames.engine.state import step
from pygames.games.heroz.cards import DOWN, NAMES, is_down
from pygames.games.heroz.formations import fight_terms, power_of, total
from pygames.games.heroz.line_effects import effects
from pygames.games.heroz.passing import PASS
from pygames.games.heroz.places import (
    COLUMN,
    COLUMN_OF,
    COLUMNS_OF,
    NUMBER_OF_COLUMN,
    PLACE,
    SEAT_OF,
    SEAT_OF_COLUMN,
    column_of,
    place_at,
)
from pygames.games.heroz.reasons import behind_damage, behind_totals
from pygames.games.heroz.refusals import no
from pygames.games.heroz.specials import open_window
from pygames.games.heroz.state import AFTER_ATTACK, AFTER_BLOCK, HerozState

TOTAL = {"n": ("HZ-75",)}  # why so much damage is dealt

# --- 2.2: the attack ---


@step
def attack(state: HerozState) -> None:
    """2.2: the active player may attack if he has an active troop."""
    seat = state.active
    if state.has_active(seat):
        state.then(*MAY_ATTACK[seat])
    else:
        no_attack.now(state)


@step
def no_attack(state: HerozState) -> None:
    """Without an attack combat is over (HZ-71)."""
    if state.attack < 0:
        state.emit("no_attack", "HZ-71", {"seat": state.active})


class Attack(ActionType):
    """Lets the active troops of a column attack (HZ-70)."""

    moment = ("HZ-70", "not_attack_step")

    def options(self, state: HerozState, seat: int) -> list[int]:
        return [column for column in COLUMNS_OF[seat] if state.is_active(column)]

    def check(self, state: HerozState, seat: int, column: int) -> Refusal | None:
        if SEAT_OF_COLUMN[column] != seat:
            return no("HZ-70", "own_columns")
        if not state.is_active(column):
            return no("AMB-HZ-29", "nobody_attacks", column=COLUMN.words[column])
        return None

    def untimely(self, state: HerozState, seat: int, *column: int) -> Refusal:
        """While one's own attack is fought out it is not too early, but done."""
        if seat == state.active and state.attack >= 0:
            return no("HZ-70", "one_attack")
        return super().untimely(state, seat, *column)

    def apply(self, state: HerozState, seat: int, column: int) -> None:
        """A joker that comes later does not attack (AMB-HZ-09)."""
        state.attack = NUMBER_OF_COLUMN[column]
        state.attackers = tuple(code for code in state.columns[column] if code < DOWN)
        state.emit(
            "attacked",
            "HZ-70 HZ-56",
            {"seat": seat, "column": COLUMN.words[column], "n": len(state.attackers)},
        )
        state.then(*COMBAT)


# --- 2.3: the block ---


@step
def declare(state: HerozState) -> None:
    """2.3: every active troop of the column of the same number must block (HZ-72, AMB-HZ-30).

    One that a Queen has turned down need not (AMB-HZ-53), nor can a joker that comes later (AMB-HZ-09).
    """
    seat = 1 - state.active
    column = column_of(seat, state.attack)
    state.blockers = tuple(code for code in state.columns[column] if code < DOWN)
    if state.blockers:
        state.emit(
            "blocked", "HZ-72 HZ-56", {"seat": seat, "column": COLUMN.words[column], "n": len(state.blockers)}
        )


@step
def block(state: HerozState) -> None:
    """2.3: the defender may turn inactive troops of that column face up to block as well (HZ-73).

    Comes back after each, once the formations that appeared have acted.
    """
    seat = 1 - state.active
    if any(map(is_down, state.columns[column_of(seat, state.attack)])):
        state.then(BLOCKING(seat))


class Activate(ActionType):
    """One more blocker is turned face up, and stays active (HZ-55, HZ-73, AMB-HZ-31)."""

    moment = ("HZ-73", "not_block_step")

    def options(self, state: HerozState, seat: int) -> list[int]:
        column = column_of(seat, state.attack)
        return [place_at(column, line) for line, code in enumerate(state.columns[column]) if is_down(code)]

    def check(self, state: HerozState, seat: int, place: int) -> Refusal | None:
        if COLUMN_OF[place] != column_of(seat, state.attack):
            return no("HZ-73", "attacked_column")
        code = state.at(place)
        if code < 0:
            return no("HZ-73", "no_troop", place=PLACE.words[place])
        return None if is_down(code) else no("HZ-72", "blocks_already", place=PLACE.words[place])

    def apply(self, state: HerozState, seat: int, place: int) -> None:
        card = state.turn_up(place)
        state.blockers += (card,)
        state.emit(
            "activated_to_block",
            "HZ-73 HZ-55 HZ-54",
            {"seat": seat, "place": PLACE.words[place], "card": NAMES[card]},
            reveals=True,
        )
        state.then(effects(), block())


# --- 2.4 to 2.6: the fight ---


@step
def clash(state: HerozState) -> None:
    """2.5 and 2.6: compare the totals; the stronger side deals its power as damage.

    An attack that is not blocked goes straight to phase 3 (HZ-74). At equal totals both sides deal damage,
    before any troop is removed (HZ-77, AMB-HZ-66); the weaker side deals none (AMB-HZ-33), and totals of
    0 destroy nothing (AMB-HZ-34).
    """
    if not state.blockers:
        return
    attacker, defender = state.active, 1 - state.active
    attacking, defending = fight_terms(state, attacker), fight_terms(state, defender)
    attack, defence = total(attacking), total(defending)
    if state.log is not None:
        state.emit(
            "strengths",
            "HZ-75 HZ-74 HZ-77" if attack == defence else "HZ-75 HZ-74",
            {"seat": attacker, "other": defender, "attack": attack, "defence": defence},
            because=Reasons(behind_totals, state.copy(), attacking, defending),
        )
    dealing = []
    if attack >= defence:
        dealing.append(deal_damage(attacker, attack))
    if defence >= attack:
        dealing.append(deal_damage(defender, defence))
    state.then(*dealing, destroy_doomed())


@step
def deal_damage(state: HerozState, seat: int, power: int) -> None:
    """The winner names troops to destroy while the damage left suffices (HZ-76, AMB-HZ-64)."""
    state.damage = power
    state.emit("damage", "HZ-76", {"seat": seat, "n": power}, because=TOTAL)
    name_troop(state, seat)


def name_troop(state: HerozState, seat: int) -> None:
    """The next troop to destroy, if the damage left suffices for any."""
    if DESTROY.options(state, seat):
        state.then(DAMAGE(seat))
    elif state.damage and any((1 - seat, card) not in state.doomed for card in state.fighters(1 - seat)):
        state.emit("damage_lost", "HZ-76", {"seat": seat, "n": state.damage})


def threshold(state: HerozState, seat: int, card: int) -> int:
    """The damage that destroys a troop: its value (AMB-HZ-01), or one more in the strict reading.

    The value counts, 1 under an aura (AMB-HZ-24); by the option the power does, as it stands at 2.5, and
    damage there is at least 1 (AMB-HZ-02).
    """
    toughness = power_of(state, seat, card) if state.power_toughness else state.value(seat, card)
    return max(1, toughness + state.strict_damage)


class Destroy(ActionType):
    """An enemy troop of the fight is to be destroyed for its value in damage (HZ-76)."""

    moment = ("HZ-76", "not_damage_step")

    def options(self, state: HerozState, seat: int) -> list[int]:
        enemy = 1 - seat
        column, fighters = column_of(enemy, state.attack), state.fighters(enemy)
        return [
            place_at(column, line)
            for line, code in enumerate(state.columns[column])
            if code in fighters
            and (enemy, code) not in state.doomed
            and threshold(state, enemy, code) <= state.damage
        ]

    def check(self, state: HerozState, seat: int, place: int) -> Refusal | None:
        enemy = 1 - seat
        if SEAT_OF[place] == seat:
            return no("HZ-76", "enemy_troops")
        card = state.at(place)
        if card < 0 or card not in state.fighters(enemy):
            return no("AMB-HZ-32", "not_in_fight", place=PLACE.words[place])
        if (enemy, card) in state.doomed:
            return no("HZ-76", "doomed", place=PLACE.words[place])
        needed = threshold(state, enemy, card)
        if needed > state.damage:
            rule = "AMB-HZ-02" if state.power_toughness else "HZ-78" if state.strict_damage else "AMB-HZ-01"
            return no(rule, "damage_short", place=PLACE.words[place], n=needed, found=state.damage)
        return None

    def apply(self, state: HerozState, seat: int, place: int) -> None:
        enemy, card = 1 - seat, state.at(place)
        dealt = threshold(state, enemy, card)
        state.damage -= dealt
        state.doomed += ((enemy, card),)
        if state.log is not None:
            params: Params = {"seat": seat, "place": PLACE.words[place], "card": NAMES[card], "n": dealt}
            reasons = Reasons(behind_damage, state.copy(), enemy, card)
            state.emit("struck", "HZ-76", params, because=reasons)
        name_troop(state, seat)


@step
def destroy_doomed(state: HerozState) -> None:
    """The troops named leave their places, all together; then the others move down (HZ-78, AMB-HZ-66).

    The damage that nobody was named for is lost.
    """
    state.damage = 0
    doomed, state.doomed = state.doomed, ()
    for seat, card in doomed:
        place = PLACE.words[state.place_of(seat, card)]
        state.emit("destroyed", "HZ-78 HZ-58", {"seat": seat, "card": NAMES[card], "place": place})
        state.discard(seat, card)  # as printed, whatever an aura made of it (AMB-HZ-26)
        state.fallen[seat] += (card,)  # tilted (HZ-52)
    for seat in (state.active, 1 - state.active):
        cards = [card for owner, card in doomed if owner == seat]
        if cards:
            state.remove(seat, *cards)


COMBAT = (  # after the attack (2.2)
    open_window(AFTER_ATTACK),
    declare(),  # 2.3
    block(),
    open_window(AFTER_BLOCK),
    clash(),  # 2.4 to 2.6
)

ATTACK = Attack("attack", COLUMN)
ACTIVATE = Activate("activate", PLACE)
DESTROY = Destroy("destroy", PLACE)

ATTACKING = DecisionType("attack", "HZ-70", ATTACK, PASS)
BLOCKING = DecisionType("block", "HZ-73", ACTIVATE, PASS)
DAMAGE = DecisionType("damage", "HZ-76", DESTROY, PASS)

MAY_ATTACK = tuple((ATTACKING(seat), no_attack()) for seat in (0, 1))

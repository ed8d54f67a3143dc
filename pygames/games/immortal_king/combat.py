"""The combat phase: one encounter, one die (HIK-61 to HIK-73)."""

from __future__ import annotations

from collections.abc import Sequence

from pygames.engine.action import ActionType
from pygames.engine.decision import DecisionType
from pygames.engine.errors import Refusal
from pygames.engine.event import Reasons
from pygames.engine.state import step
from pygames.games.immortal_king.cards import (
    ADVENTURER,
    CORRIDORS,
    FINAL,
    GESTURE,
    GESTURES,
    PLACE,
    party_wins,
)
from pygames.games.immortal_king.die import cast, tell_so_far
from pygames.games.immortal_king.dungeon import after_defeat, capture, eliminate
from pygames.games.immortal_king.effects import GIFT_OF, TEMPORARY_POWER, carry_out, useless
from pygames.games.immortal_king.equipment import USE
from pygames.games.immortal_king.reasons import behind_fight, of_card
from pygames.games.immortal_king.refusals import (
    no,
    not_begun,
    not_in_fight,
    not_in_party,
    question_first,
)
from pygames.games.immortal_king.state import MASTER, NONE, PARTY_SEAT, Fight, ImmortalKingState
from pygames.games.immortal_king.tokens import give_up, lose_courage, lose_mana

WON, FAILED, ESCAPED = "won", "failed", "escaped"  # how a fight ends, as the view says it


# --- the attack ---


class Attack(ActionType):
    """The party attacks what lies at a place; an ambush is turned up now (HIK-61, AMB-HIK-20)."""

    def options(self, state: ImmortalKingState, seat: int) -> Sequence[int]:
        places = [corridor for corridor in range(CORRIDORS) if state.fronts[corridor] >= 0]
        return [*places, FINAL] if state.way_is_open else places

    def check(self, state: ImmortalKingState, seat: int, place: int) -> Refusal | None:
        if place == FINAL:  # who may be passed by: the others can be attacked all the same (AMB-HIK-04)
            return None if state.way_is_open else no("HIK-38", "way_closed")
        return None if state.fronts[place] >= 0 else no("AMB-HIK-03", "corridor_clear")

    def untimely(self, state: ImmortalKingState, seat: int, place: int) -> Refusal:
        if state.fighting >= 0:
            return no("HIK-61", "attacked")
        return not_begun(state) or question_first(state) or no("HIK-36", "construction_first")

    def apply(self, state: ImmortalKingState, seat: int, place: int) -> None:
        _begin(state, place)
        if state.by_gestures(place):
            state.then(*BY_GESTURES)
        else:
            _roll_for_dungeon(state, place)
            state.then(*BY_THE_DIE)


ATTACK = Attack("attack", PLACE)


def _begin(state: ImmortalKingState, where: int) -> None:
    state.fighting = where
    state.mana_then = len(state.mana)  # HIK-83
    state.bonus, state.multiplier, state.power_die = 0, 1, 0
    state.rolls, state.gifts, state.last = (), (), ()
    state.quiet = False
    word = PLACE.words[where]
    if where == FINAL:
        state.emit("attacks_final", "HIK-61", {"card": state.word(where)})
    elif state.face_up(where):
        state.emit("attacks", "HIK-61", {"place": word, "card": state.word(where)})
    else:
        state.emit("attacks_ambush", "HIK-61", {"place": word})
        state.ambushed[where] = False
        state.emit("ambush_revealed", "HIK-61", {"place": word, "card": state.word(where)}, reveals=True)


def _roll_for_dungeon(state: ImmortalKingState, where: int) -> None:
    """A power of 1d6: before the party's roll (HIK-77, AMB-HIK-34), without fear (AMB-HIK-14)."""
    if state.base(state.card(where)).die:
        state.power_die = state.below(6) + 1
        state.emit("power_die", "HIK-77 AMB-HIK-14", {"die": state.power_die}, reveals=True)


# --- greenskins ---


class Show(ActionType):
    """Choose a gesture: the adventurers' player in secret, then the dungeon master (HIK-72, HIK-96).

    Both are shown at once. A tie is the party's (HIK-97). Nothing else counts in this fight (AMB-HIK-24).
    """

    def options(self, state: ImmortalKingState, seat: int) -> Sequence[int]:
        return range(len(GESTURES))

    def untimely(self, state: ImmortalKingState, seat: int, gesture: int) -> Refusal:
        return no("HIK-105", "no_gestures") if state.solitaire else no("HIK-72", "no_greenskin")

    def apply(self, state: ImmortalKingState, seat: int, gesture: int) -> None:
        if seat == PARTY_SEAT:
            state.gesture = gesture
            secret: dict[str, int | str] = {"gesture": GESTURES[gesture]}
            state.emit("gesture_chosen", "HIK-96", to=PARTY_SEAT, secret=secret)
            return
        ours, state.gesture = state.gesture, NONE
        shown = GESTURES[ours], GESTURES[gesture]
        rules = "HIK-96 HIK-97 HIK-72" if ours == gesture else "HIK-96 HIK-72"
        state.emit("gestures", rules, {"gesture": shown[0], "gesture2": shown[1]}, reveals=True)
        won = party_wins(*shown)
        where = state.fighting
        state.last = tuple(Fight(where, state.word(where), how=WON if won else FAILED, gestures=shown))
        state.then(win() if won else lose())


SHOW = Show("show", GESTURE)
GESTURING = DecisionType("gesture", "HIK-96", SHOW)


# --- what the party may use, before the roll and after it ---


class UsePower(ActionType):
    """Use a temporary power, for the adventurer's own mana (HIK-10)."""

    exact = False

    def options(self, state: ImmortalKingState, seat: int) -> Sequence[int]:
        return state.mana

    def check(self, state: ImmortalKingState, seat: int, number: int) -> Refusal | None:
        refusal = not_in_party(state, number)
        if refusal is None and number not in state.mana:
            refusal = no("HIK-11", "no_mana", adventurer=ADVENTURER.words[number])
        return refusal or useless(state, state.adventurer(number).temporary.parts, ADVENTURER.words[number])

    def untimely(self, state: ImmortalKingState, seat: int, number: int) -> Refusal:
        return _before_all(state, number) or not_in_fight(state) or no("HIK-64", "power_in_fight")

    def apply(self, state: ImmortalKingState, seat: int, number: int) -> None:
        lose_mana(state, number)
        state.emit(
            "power", of_card("HIK-10", state.adventurer(number)), {"adventurer": ADVENTURER.words[number]}
        )
        if any(part.kind == "escape" for part in state.adventurer(number).temporary.parts):
            state.then(escape())  # after whatever else the power does
        carry_out(state, TEMPORARY_POWER, number)


class Gift(ActionType):
    """Use a gift that rolls again, once a fight (HIK-09, AMB-HIK-18)."""

    exact = False

    def options(self, state: ImmortalKingState, seat: int) -> Sequence[int]:
        adventurers = state.box.adventurers
        return [number for number in state.party if adventurers[number].gift.rerolls]

    def check(self, state: ImmortalKingState, seat: int, number: int) -> Refusal | None:
        refusal = _not_rolling(state, number)
        if refusal is None and number in state.gifts:
            refusal = no("AMB-HIK-18", "gift_used", adventurer=ADVENTURER.words[number])
        return refusal or useless(state, state.adventurer(number).gift.rerolls, ADVENTURER.words[number])

    def untimely(self, state: ImmortalKingState, seat: int, number: int) -> Refusal:
        return (
            not_begun(state)
            or _not_rolling(state, number)
            or not_in_fight(state)
            or no("HIK-64", "gift_in_fight")
        )

    def apply(self, state: ImmortalKingState, seat: int, number: int) -> None:
        state.gifts += (number,)
        state.emit("gift", "HIK-09 AMB-HIK-18", {"adventurer": ADVENTURER.words[number]})
        carry_out(state, GIFT_OF, number)


def _before_all(state: ImmortalKingState, number: int) -> Refusal | None:
    """Why an adventurer can do nothing at any time: the game has not begun, or it stayed at home."""
    return not_begun(state) or not_in_party(state, number)


def _not_rolling(state: ImmortalKingState, number: int) -> Refusal | None:
    """Why a gift is not used: no such adventurer is there, or it works by itself."""
    refusal = not_in_party(state, number)
    if refusal is None and not state.adventurer(number).gift.rerolls:
        refusal = no("HIK-09", "always_on", adventurer=ADVENTURER.words[number])
    return refusal


class Roll(ActionType):
    """Use nothing more before the roll, which comes next."""

    foretold = True

    def untimely(self, state: ImmortalKingState, seat: int) -> Refusal:
        if state.question in ("after", "doom"):
            return no("HIK-62", "rolled")
        if state.question == "gesture":
            return no("HIK-72", "no_die")
        return not_begun(state) or no("HIK-61", "roll_in_fight")


class Accept(ActionType):
    """Use nothing more: the result is final, and not enough (HIK-69, AMB-HIK-48)."""

    foretold = True

    def untimely(self, state: ImmortalKingState, seat: int) -> Refusal:
        if state.question == "before":
            return no("HIK-40", "roll_first")
        if state.question == "gesture":
            return no("HIK-72", "no_die")
        return not_begun(state) or not_in_fight(state) or no("HIK-69", "no_result")

    def apply(self, state: ImmortalKingState, seat: int) -> None:
        state.then(lose(*compared(state)))


ROLL, ACCEPT = Roll("roll"), Accept("accept")
POWER, GIFT = UsePower("power", ADVENTURER), Gift("gift", ADVENTURER)
BEFORE = DecisionType(
    "before", "HIK-64", ROLL, GIFT, POWER, USE, until=(ROLL,), auto_pass=True, leaks_hand=True
)
AFTER = DecisionType("after", "HIK-64", ACCEPT, GIFT, POWER, USE, auto_pass=True, leaks_hand=True)


def can_help(state: ImmortalKingState) -> bool:
    """Whether the party could use something in this fight, as far as everybody can see (AMB-HIK-68)."""
    if state.hand:
        return True
    if any(POWER.check(state, PARTY_SEAT, number) is None for number in state.mana):
        return True
    return any(GIFT.check(state, PARTY_SEAT, number) is None for number in GIFT.options(state, PARTY_SEAT))


# --- the die ---


@step
def before_roll(state: ImmortalKingState) -> None:
    """What may be used before the roll (HIK-64, HIK-90), if there is anything (AMB-HIK-68)."""
    if can_help(state):
        state.then(USE_BEFORE)


@step
def roll(state: ImmortalKingState) -> None:
    """One roll for all adventurers (HIK-62)."""
    cast(state, state.lasting().sides)


@step
def judge(state: ImmortalKingState) -> None:
    """The result against the power: enough wins at once (HIK-40, HIK-66, HIK-112, AMB-HIK-55).

    If not, whatever the party uses makes it a new result (HIK-64).
    """
    bonus, power = compared(state)
    total = state.total_with(bonus)
    if total >= power:
        state.then(win(bonus, power))
    elif can_help(state):
        if state.log:  # empty: the dungeon master has just let stand what was told
            tell_so_far(state, total, power)
        state.then(*USE_AFTER)
    else:
        state.then(lose(bonus, power))


def compared(state: ImmortalKingState) -> tuple[int, int]:
    """What is added to the die, and the power that it has to reach (HIK-40, HIK-94)."""
    where = state.fighting
    return state.bonus + state.passive(where), state.power(where)


# the order of a fight, which the attack begins (HIK-61)
BY_GESTURES = (
    GESTURING(PARTY_SEAT),
    GESTURING(MASTER),
)
USE_BEFORE = BEFORE(PARTY_SEAT)
USE_AFTER = (
    AFTER(PARTY_SEAT),
    judge(),
)
BY_THE_DIE = (
    before_roll(),
    roll(),
    judge(),
)


# --- how it ends ---


def _note(state: ImmortalKingState, how: str, bonus: int, power: int) -> None:
    """Keep the fight for whoever looks at the state."""
    where = state.fighting
    fight = Fight(where, state.word(where), state.rolls, state.multiplier, bonus, power, how)
    state.last = tuple(fight)


def _sum_up(state: ImmortalKingState, kind: str, rules: str, bonus: int, power: int) -> None:
    """Note the fight and emit its numbers, unless it was one of gestures, which has none."""
    if not state.last:
        _note(state, WON if kind == "fight_won" else FAILED, bonus, power)
        if state.log is None:
            return
        state.emit(
            kind,
            rules,
            {
                "card": state.word(state.fighting),
                "die": state.rolls[-1][1],
                "times": state.multiplier,
                "plus": bonus,
                "total": state.total_with(bonus),
                "power": power,
            },
            because=Reasons(behind_fight, state.copy()),
        )


@step
def win(state: ImmortalKingState, bonus: int = 0, power: int = 0) -> None:
    """The party has won the fight (HIK-66)."""
    where = state.fighting
    _sum_up(state, "fight_won", "HIK-66", bonus, power)
    if where == FINAL:
        state.slain = True
        state.emit("slain", "HIK-75 HIK-04", {"card": state.box.final.id})
    else:
        state.then(eliminate(where))


@step
def lose(state: ImmortalKingState, bonus: int = 0, power: int = 0) -> None:
    """A courage token goes, with Pain two (HIK-50, HIK-79); gestures count like dice (AMB-HIK-25).

    The card stays (HIK-69), the final monster too (AMB-HIK-06); a trap is beaten all the same (HIK-70).
    """
    state.skip(BEFORE, roll, judge)  # what is left of the fight does not take place
    where = state.fighting
    _sum_up(state, "fight_lost", "HIK-69", bonus, power)
    card = state.card(where)
    # after what the loss of courage brings
    state.then(give_up(), *([] if card.monster else after_defeat(card, where)))
    if "pain" in card.abilities and not state.lasting().ward:
        lose_courage(state, 2, "HIK-79")
    else:
        lose_courage(state, 1, "HIK-50")
    if not card.monster:
        state.emit("sprung", "HIK-70", {"card": state.word(where)})
        capture(state, where)


@step
def escape(state: ImmortalKingState) -> None:
    """The fight ends, nobody has won (HIK-90)."""
    state.skip(BEFORE, roll, judge)  # what is left of the fight does not take place
    _note(state, ESCAPED, *compared(state))
    state.emit("escaped", "HIK-90", {"place": PLACE.words[state.fighting]})

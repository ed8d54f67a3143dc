"""Phase 2: formations, attack, block, and the windows in which both players may answer.

After formations (2.1), after the attack (2.2) and after the block (2.3) a window opens: the active
player speaks first, and it closes when both pass in a row (HZ-68, AMB-HZ-28).
"""

from __future__ import annotations

from collections.abc import Generator

from pygames.core.action import Action
from pygames.core.table import Ask, Script
from pygames.games.heroz.actions import AURA, JOIN, SHIELD
from pygames.games.heroz.cards import DECK, JOKER, NAMES, SACRIFICE
from pygames.games.heroz.formations import BY_SUIT, due_effects, line_sizes
from pygames.games.heroz.places import COLUMN, PLACE
from pygames.games.heroz.prompts import ATTACKING, BLOCKING, DONE, ORDER, PLUNDERING, RECALLING, SPECIALS
from pygames.games.heroz.table import DOWN, HerozTable, without

Step = Generator[Ask, Action, None]
AFTER = {1: "attack", 2: "declare", 3: "clash"}  # what follows the window of each step


def formations(table: HerozTable) -> None:
    """2.1: from here to the end of combat formations hold for both, in every turn (HZ-69, AMB-HZ-13)."""
    table.fired = [0] * 12
    open_window(table, 1)
    table.then = "window"
    table.script = "effects"


def open_window(table: HerozTable, step: int) -> None:
    """The window of this step opens; the active player speaks first (AMB-HZ-28)."""
    table.step = step
    table.asides = 0
    table.speaker = table.active
    table.script = "window"


def effects(table: HerozTable) -> Script | None:
    """Line formations act: all of the active player's in his order, then the other's (HZ-30)."""
    if due_effects(table, 0) or due_effects(table, 1):
        return resolve_effects(table)
    table.script = table.then
    return None


def resolve_effects(table: HerozTable) -> Script:
    """The line formations that are due act one after the other."""
    for seat in (table.active, 1 - table.active):
        while due := due_effects(table, seat):
            effect = due[0]
            if len(due) > 1:
                action = yield Ask(table, seat, ORDER)
                (effect,) = action.args
                forget(table, seat)
            yield from act(table, seat, effect)
    table.script = table.then


def act(table: HerozTable, seat: int, effect: int) -> Step:
    """One line formation acts, whether its owner likes it or not (AMB-HZ-14), if it can (AMB-HZ-56)."""
    line, kind = divmod(effect, 2)
    size = line_sizes(table, seat, line)[kind]
    table.fired[seat * 6 + effect] = size
    other = 1 - seat
    if kind == BY_SUIT and size == 2:
        table.tell("formation_draw", "HZ-37", seat=seat, line=line + 1)
        draw_late(table, seat, "HZ-37")
    elif kind == BY_SUIT:
        table.tell("formation_recall", "HZ-38", seat=seat, line=line + 1)
        if table.discards[seat]:
            action = yield Ask(table, seat, RECALLING)
            (card,) = action.args
            forget(table, seat)
            discard = table.discards[seat]
            table.discards[seat] = without(discard, discard.index(card))
            table.put_on_deck(seat, card)
            table.tell("recalled", "HZ-38", seat=seat, card=NAMES[card])
    elif size == 2:
        table.tell("formation_steal", "HZ-39", seat=seat, other=other, line=line + 1)
        hand = table.hands[other]
        if hand:
            card = hand[table.chance.below(len(hand))]
            table.play_from_hand(other, card)
            table.put_on_deck(other, card)
            table.tell("stolen", "HZ-39", seat=seat, other=other, card=NAMES[card], reveals=True)
    else:
        table.tell("formation_plunder", "HZ-40", seat=seat, other=other, line=line + 1)
        if table.won[other]:
            action = yield Ask(table, seat, PLUNDERING)
            card = action.args[0] % DECK
            forget(table, seat)
            value = next(value for won, value in table.won[other] if won == card)
            table.won[other] = tuple(entry for entry in table.won[other] if entry[0] != card)
            table.put_on_deck(other, card)
            table.tell("plundered", "HZ-40", seat=seat, other=other, card=NAMES[card], n=value)


def draw_late(table: HerozTable, seat: int, rule: str) -> bool:
    """Draw outside step 1.1: an empty deck stops it and costs the next turn (HZ-53, AMB-HZ-43)."""
    if table.draw(seat, rule):
        return True
    if table.renew_deck(seat):
        table.skips[seat] = True
    return False


def window(table: HerozTable) -> Script | None:
    """The window goes to and fro until both have passed in a row (AMB-HZ-28)."""
    if table.asides == 2:
        table.script = AFTER[table.step]
        return None
    seat = table.speaker
    fighters = table.attackers if seat == table.active else table.blockers
    # asked by what everybody sees, so that silence betrays no hand
    if table.hands[seat] or (table.heroes[seat] >= 0 and fighters):
        return speak(table, seat)
    table.speaker = 1 - seat
    table.asides += 1
    return None


def speak(table: HerozTable, seat: int) -> Script:
    """One player plays a special card, a bonus of a hero, or passes (HZ-68)."""
    action = yield Ask(table, seat, SPECIALS)
    forget(table, seat)
    table.speaker = 1 - seat
    if action is DONE:
        table.asides += 1
        return
    table.asides = 0
    if action.verb is SHIELD:
        card, place = action.args
        table.play_from_hand(seat, card)
        table.shields += ((place // 9, table.at(place), seat, card),)
        table.tell("shielded", "HZ-21", seat=seat, card=NAMES[card], place=PLACE.words[place])
    elif action.verb is JOIN:
        card, place, model = action.args
        # what it copies now it keeps as long as it is in play (HZ-24, HZ-26, AMB-HZ-25)
        table.copies[seat * 2 + card - JOKER] = table.face(seat, table.at(model))
        table.play_from_hand(seat, card)
        table.columns[place // 3] += (card,)
        table.tell("joined", "HZ-22 HZ-23", seat=seat, place=PLACE.words[place], place2=PLACE.words[model])
    elif action.verb is AURA:
        card, place = action.args
        table.play_from_hand(seat, card)
        table.auras += ((place // 9, table.at(place), card),)
        table.tell("aura", "HZ-45", seat=seat, card=NAMES[card], place=PLACE.words[place])
    else:
        (place,) = action.args
        sacrifice(table, seat, table.at(place), place)
    table.then = "window"
    table.script = "effects"  # formations are recomputed at once (HZ-46, AMB-HZ-15)


def sacrifice(table: HerozTable, seat: int, troop: int, place: int) -> None:
    """The hero goes; the next card of the deck is flipped and lends its value (HZ-42 to HZ-44)."""
    hero = table.heroes[seat]
    table.heroes[seat] = -1
    table.discard(seat, hero)
    table.tell("sacrificed", "HZ-42", seat=seat, card=NAMES[hero])
    while table.opened[seat]:  # AMB-HZ-59
        table.opened[seat] -= 1
        card = table.decks[seat][-1]
        table.decks[seat] = table.decks[seat][:-1]
        table.put_under_deck(seat, card)
        table.tell("put_under", "HZ-44", seat=seat, card=NAMES[card])
    if not table.decks[seat] and table.renew_deck(seat):  # AMB-HZ-22
        table.skips[seat] = True
    card = table.flip(seat)
    value = SACRIFICE[card]
    table.bonuses += ((seat, troop, value),)
    table.tell(
        "flipped", "HZ-43", reveals=True, seat=seat, card=NAMES[card], place=PLACE.words[place], n=value
    )


def attack(table: HerozTable) -> Script | None:
    """2.2: the active player may attack if he has an active troop."""
    if table.active_places(table.active):
        return choose_attack(table, table.active)
    no_attack(table)
    return None


def choose_attack(table: HerozTable, seat: int) -> Script:
    """2.2: the active player chooses a column to attack with, or none (HZ-70).

    A joker that comes later does not attack (AMB-HZ-09).
    """
    action = yield Ask(table, seat, ATTACKING)
    forget(table, seat)
    if action is DONE:
        no_attack(table)
        return
    (column,) = action.args
    table.attack = column % 3
    table.attackers = tuple(code for code in table.columns[column] if code < DOWN)
    table.tell("attacked", "HZ-70", seat=seat, column=COLUMN.words[column], n=len(table.attackers))
    open_window(table, 2)


def no_attack(table: HerozTable) -> None:
    """Without an attack combat is over (HZ-71)."""
    table.tell("no_attack", "HZ-71", seat=table.active)
    table.script = "combat_ends"


def declare(table: HerozTable) -> None:
    """2.3: every active troop of the column of the same number must block (HZ-72, AMB-HZ-30).

    One that a Queen has turned down need not (AMB-HZ-53), nor can a joker that comes later (AMB-HZ-09).
    """
    seat = 1 - table.active
    column = seat * 3 + table.attack
    table.blockers = tuple(code for code in table.columns[column] if code < DOWN)
    if table.blockers:
        table.tell("blocked", "HZ-72", seat=seat, column=COLUMN.words[column], n=len(table.blockers))
    table.script = "block"


def block(table: HerozTable) -> Script | None:
    """2.3: the defender may turn inactive troops of that column face up to block as well (HZ-73).

    Comes back after each, once the formations that appeared have acted.
    """
    seat = 1 - table.active
    if any(code >= DOWN for code in table.columns[seat * 3 + table.attack]):
        return choose_block(table, seat)
    open_window(table, 3)
    return None


def choose_block(table: HerozTable, seat: int) -> Script:
    """2.3: the defender activates one more blocker, which stays active, or none (HZ-55, HZ-73, AMB-HZ-31)."""
    action = yield Ask(table, seat, BLOCKING)
    forget(table, seat)
    if action is DONE:
        open_window(table, 3)
        return
    (place,) = action.args
    card = table.turn_up(place)
    table.blockers += (card,)
    table.tell(
        "activated_to_block", "HZ-73", reveals=True, seat=seat, place=PLACE.words[place], card=NAMES[card]
    )
    table.then = "block"
    table.script = "effects"


def forget(table: HerozTable, seat: int) -> None:
    """What a Jack has shown to this seat is covered again (AMB-HZ-67)."""
    table.cover(0, seat)

"""The clash (2.4 to 2.6) and phase 3: conquest, retreat, reinforcement, rest."""

from __future__ import annotations

from collections.abc import Generator

from pygames.core.action import Action
from pygames.core.table import Ask, Result, Script
from pygames.games.heroz.actions import SCORE, threshold
from pygames.games.heroz.cards import NAMES
from pygames.games.heroz.combat import draw_late
from pygames.games.heroz.formations import strength
from pygames.games.heroz.places import PLACE
from pygames.games.heroz.prompts import CONQUEST, DAMAGE, DONE
from pygames.games.heroz.table import DOWN, GOAL, HerozTable


def clash(table: HerozTable) -> Script | None:
    """2.4: an attack that is not blocked goes straight to phase 3 (HZ-74)."""
    if table.blockers:
        return fight(table)
    table.script = "combat_ends"
    return None


def fight(table: HerozTable) -> Script:
    """2.5 and 2.6: compare the totals; the stronger side deals its power as damage.

    At equal totals both do, before any troop is removed (HZ-77, AMB-HZ-66); the weaker side deals
    none (AMB-HZ-33), and totals of 0 destroy nothing (AMB-HZ-34).
    """
    attacker, defender = table.active, 1 - table.active
    attack, defence = strength(table, attacker), strength(table, defender)
    table.tell("strengths", "HZ-75", seat=attacker, other=defender, attack=attack, defence=defence)
    if attack >= defence:
        yield from distribute(table, attacker, attack)
    if defence >= attack:
        yield from distribute(table, defender, defence)
    doomed, table.doomed = table.doomed, ()
    for seat, card in doomed:
        place = PLACE.words[table.place_of(seat, card)]
        table.tell("destroyed", "HZ-78", seat=seat, card=NAMES[card], place=place)
        table.remove(seat, card)
        table.discard(seat, card)  # as printed, whatever an aura made of it (AMB-HZ-26)
        table.fallen[seat] += (card,)  # tilted (HZ-52)
    table.script = "combat_ends"


def distribute(table: HerozTable, seat: int, power: int) -> Generator[Ask, Action, None]:
    """The winner names troops to destroy while the damage left suffices (HZ-76, AMB-HZ-64)."""
    table.damage = power
    enemy = 1 - seat
    fighters = table.blockers if seat == table.active else table.attackers
    table.tell("damage", "HZ-76", seat=seat, n=power)
    while any(
        threshold(table, enemy, card) <= table.damage
        for card in fighters
        if (enemy, card) not in table.doomed
    ):
        action = yield Ask(table, seat, DAMAGE)
        if action is DONE:
            break
        (place,) = action.args
        card = table.at(place)
        dealt = threshold(table, enemy, card)
        table.damage -= dealt
        table.doomed += ((enemy, card),)
        table.tell("struck", "HZ-76", seat=seat, place=PLACE.words[place], card=NAMES[card], n=dealt)
    table.damage = 0


def combat_ends(table: HerozTable) -> None:
    """Shields and auras go to their owners' discards; troops are themselves again (HZ-21, HZ-47)."""
    for _, _, owner, ace in table.shields:
        table.discard(owner, ace)
        table.tell("shield_ends", "HZ-21", seat=owner, card=NAMES[ace])
    for target, _, hero in table.auras:
        table.discard(1 - target, hero)
        table.tell("aura_ends", "HZ-47", seat=1 - target, card=NAMES[hero])
    table.shields = ()
    table.auras = ()
    table.bonuses = ()
    unblocked = table.attack >= 0 and not table.blockers
    table.script = "conquest" if unblocked else "retreat"


def conquest(table: HerozTable) -> Script | None:
    """3.1: the unblocked troops act one by one until none is left or the player stops."""
    seat = table.active
    if any(code in table.attackers for code in table.columns[seat * 3 + table.attack]):
        return conquer(table, seat)
    table.script = "retreat"
    return None


def conquer(table: HerozTable, seat: int) -> Script:
    """An unblocked troop scores its value or destroys the enemy hero; or none does any more
    (HZ-79, AMB-HZ-36, AMB-HZ-37). Nobody else scores (HZ-04, AMB-HZ-57)."""
    action = yield Ask(table, seat, CONQUEST)
    if action is DONE:
        table.script = "retreat"
        return
    enemy = 1 - seat
    (place,) = action.args
    card = table.at(place)
    if action.verb is SCORE:
        value = table.value(seat, card)  # a joker scores what it copied (AMB-HZ-10)
        table.remove(seat, card)
        table.won[seat] += ((card, value),)
        points = table.points(seat)
        table.tell("scored", "HZ-79 HZ-50", seat=seat, card=NAMES[card], n=value, points=points)
        if points >= GOAL:
            table.result = Result((seat,), "points", "HZ-51")
            table.tell("won", "HZ-51", seat=seat, points=points)
    else:
        hero = table.heroes[enemy]
        table.heroes[enemy] = -1
        table.remove(seat, card)
        table.discard(seat, card)
        table.discard(enemy, hero)
        table.tell("raided", "HZ-79", seat=seat, other=enemy, card=NAMES[card], card2=NAMES[hero])


def retreat(table: HerozTable) -> None:
    """3.2 to 3.4, and the end of the turn (HZ-80 to HZ-83).

    Blockers stay (AMB-HZ-39); a troop spent on a hero brings no reinforcement (AMB-HZ-40).
    """
    seat = table.active
    if table.attack >= 0:
        for code in table.columns[seat * 3 + table.attack]:  # line 1 first (AMB-HZ-38)
            if code < DOWN and code in table.attackers:
                table.remove(seat, code)
                table.put_under_deck(seat, code)
                table.tell("retreated", "HZ-80", seat=seat, card=NAMES[code])
    for owner in (seat, 1 - seat):  # AMB-HZ-41
        lost = len(table.fallen[owner])
        if lost:
            table.tell("reinforced", "HZ-81", seat=owner, n=lost)
        for _ in range(lost):
            if not draw_late(table, owner, "HZ-81"):
                break
    table.attack = -1
    table.attackers = ()
    table.blockers = ()
    table.fallen = [(), ()]  # straight again (HZ-56, HZ-82)
    table.step = 0
    table.active = 1 - seat  # HZ-83
    table.script = "turn"

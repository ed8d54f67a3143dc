"""The players' turns: equipping (phase A) and the magician (phase B)."""

from __future__ import annotations

from pygames.core.action import Action
from pygames.core.table import Ask, Script
from pygames.games.boss_quest.actions import EQUIP, RENEW, REPLACE_SPELL, SCRY, SPY_ON, WAIT
from pygames.games.boss_quest.cards import A_OR_B, CHAIN, REPLACE, SPY, WEAPON_NAMES
from pygames.games.boss_quest.magic import visit
from pygames.games.boss_quest.prompts import CHAINING, DONE, DUEL, LAST, TURN
from pygames.games.boss_quest.rounds import deal_visible
from pygames.games.boss_quest.table import DONE_TURNS, BossQuestTable, spell_name


def turns(table: BossQuestTable) -> Script | None:
    """Turn after turn until everybody has finished; then the fight (BQ-19 to BQ-22, BQ-41).

    Who is still equipping goes on, in turn order (BQ-23, BQ-29); the last one once more (BQ-30, AMB-BQ-10).
    """
    waiting = table.at_armourer()
    if not waiting:
        table.tell("combat", "BQ-41", reveals=True)
        table.script = "reveal"
        return None
    seat = _next(table, waiting)
    table.current = seat
    if len(waiting) == 1 and table.seats > 4:
        return last_turn(table, seat)
    return take_turn(table, seat)


def _next(table: BossQuestTable, waiting: list[int]) -> int:
    """The player whose turn it is: the first still waiting from the current seat on."""
    order = table.order()
    start = order.index(table.current) if table.current in order else 0
    return next(seat for seat in (*order[start:], *order[:start]) if seat in waiting)


def pass_turn(table: BossQuestTable, seat: int) -> None:
    """The turn goes to the left."""
    table.current = (seat + 1) % table.seats
    table.script = "turns"
    order = table.order()
    while table.current not in order:
        table.current = (table.current + 1) % table.seats


def take_turn(table: BossQuestTable, seat: int) -> Script:
    """Equip with 1 to 4 weapons, or go to the magician (BQ-21, BQ-25)."""
    action = yield Ask(table, seat, TURN)
    if action.verb is EQUIP:
        equip(table, seat, action)
    elif not use_companion(table, seat, action):
        table.places[seat] = DONE_TURNS  # BQ-40
        pass_turn(table, seat)
        if action.verb is WAIT:
            table.tell("nothing_offered", "AMB-BQ-14", seat=seat)
        else:
            visit(table, seat, action)


def use_companion(table: BossQuestTable, seat: int, action: Action) -> bool:
    """Companion 2 or 6 is used (BQ-81, BQ-85), if that was chosen; the turn goes on (AMB-BQ-35)."""
    if action.verb is SPY_ON:
        (other,) = action.args
        table.used += (SPY,)
        table.peeks += ((seat, other),)
        table.tell(
            "spied", "BQ-81", seat=seat, other=other, to=seat,
            secret={"weapon": WEAPON_NAMES[table.hidden[other]]}, reveals=True,
        )  # fmt: skip
    elif action.verb is SCRY:
        table.used += (SPY,)
        table.peeks += ((seat, -1),)
        table.tell(
            "scried", "BQ-81", seat=seat, to=seat, secret={"spell": spell_name(table.mystery)}, reveals=True
        )
    elif action.verb is REPLACE_SPELL:
        (spell,) = action.args
        table.used += (REPLACE,)
        fresh = table.take_spell()
        table.row = tuple(fresh if s == spell else s for s in table.row if s != spell or fresh >= 0)
        table.discard_spell(spell)  # AMB-BQ-69
        table.tell(
            "replaced", "BQ-85", seat=seat, spell=spell_name(spell), spell2=spell_name(fresh), reveals=True
        )
    elif action.verb is RENEW:
        table.used += (REPLACE,)
        spell = table.mystery
        table.mystery = table.take_spell()
        table.discard_spell(spell)  # AMB-BQ-69
        table.peeks = tuple(peek for peek in table.peeks if peek[1] >= 0)
        table.tell("renewed", "BQ-85 AMB-BQ-74", seat=seat, spell=spell_name(spell), reveals=True)
    else:
        return False
    return True


def equip(table: BossQuestTable, seat: int, action: Action) -> None:
    """The player receives the number of weapons announced and keeps them, face up (BQ-25, BQ-26).

    The armourer does as the others do (BQ-27).
    """
    number = action.args[0] + 1
    alone = table.at_armourer() == [seat]
    table.remember_limit(seat)
    table.tell("equips", "BQ-25 BQ-27" if seat == table.armourer else "BQ-25", seat=seat, n=number)
    deal_visible(table, seat, number, "BQ-26")
    single = table.is_active(A_OR_B)
    # not both under "A or B" (AMB-BQ-22), no magician for the last of five or six (AMB-BQ-12)
    chained = table.has(seat, CHAIN) and CHAIN not in table.used and not single and table.asked == "turn"
    if single or table.asked == "last":
        table.places[seat] = DONE_TURNS  # A or B, not both (BQ-74, AMB-BQ-22); or the last one (BQ-31)
        if table.asked == "last":
            table.tell("straggler", "BQ-31", seat=seat)
        else:
            table.tell("either_or", "BQ-74 AMB-BQ-22", seat=seat)
    elif alone:
        table.final = True  # BQ-30: the magician comes next, exceeding or not (AMB-BQ-09)
    pass_turn(table, seat)
    table.then = "turns"
    if chained and (table.row or table.mystery >= 0):
        table.current = seat
        table.then = "chain"
    elif table.duel:
        table.then = "duel"
    table.script = "read_potions"


def chain(table: BossQuestTable) -> Script:
    """The hare's master may go to the magician in the same turn (BQ-82)."""
    seat = table.current
    action = yield Ask(table, seat, CHAINING)
    if action is not DONE:
        table.used += (CHAIN,)
        table.tell("chained", "BQ-82", seat=seat)
        table.places[seat] = DONE_TURNS
    pass_turn(table, seat)
    if table.duel:
        table.script = "duel"
    if action is not DONE:
        visit(table, seat, action)


def duel(table: BossQuestTable) -> Script | None:
    """In a duel, whoever is at the magician's may use a spell each time the other has equipped (BQ-97)."""
    other = table.current  # the turn has passed from the one who has equipped
    if table.places[other] == DONE_TURNS and (table.row or table.mystery >= 0):
        return answer(table, other)
    table.script = "turns"
    return None


def answer(table: BossQuestTable, seat: int) -> Script:
    """Activate or discard one spell more, or not (AMB-BQ-47)."""
    action = yield Ask(table, seat, DUEL)
    table.script = "turns"
    if action is not DONE:
        visit(table, seat, action)


def last_turn(table: BossQuestTable, seat: int) -> Script:
    """With five or six players the last one does not see the magician (BQ-31, AMB-BQ-11, AMB-BQ-75)."""
    action = yield Ask(table, seat, LAST)
    if action is DONE:
        table.places[seat] = DONE_TURNS
        table.tell("straggler", "BQ-31 AMB-BQ-11", seat=seat)
        pass_turn(table, seat)
    elif not use_companion(table, seat, action):
        equip(table, seat, action)

"""The combat phase: one encounter, one die (HIK-61 to HIK-73)."""

from __future__ import annotations

from pygames.core.table import Ask, Result, Script
from pygames.games.immortal_king.actions import GIFT, POWER
from pygames.games.immortal_king.cards import FINAL, GESTURES, PLACE
from pygames.games.immortal_king.dungeon import defeat
from pygames.games.immortal_king.prompts import DONE, DOOMING, GESTURING
from pygames.games.immortal_king.table import MASTER, PARTY_SEAT, ImmortalKingTable
from pygames.games.immortal_king.tokens import gain_fear, lose_courage

Table = ImmortalKingTable
DOOM_PRICE = 3  # HIK-58


def attack(table: Table, where: int) -> None:
    """The party attacks what lies at a place; an ambush is turned up now (HIK-61, AMB-HIK-20)."""
    table.fighting = where
    table.mana_then = len(table.mana)  # HIK-83
    table.bonus, table.multiplier, table.power_die = 0, 1, 0
    table.rolls, table.gifts, table.last = (), (), ()
    table.quiet = False
    if table.face_up(where):
        table.tell("attacks", "HIK-61", place=PLACE.words[where], card=table.word(where))
    else:
        table.tell("attacks_ambush", "HIK-61", place=PLACE.words[where])
        table.ambushed[where] = False
        table.tell(
            "ambush_revealed", "HIK-61", place=PLACE.words[where], card=table.word(where), reveals=True
        )
    if table.by_gestures(where):
        table.script = "gesture"
        return
    if table.base(table.card(where)).die:
        table.power_die = (
            table.chance.below(6) + 1
        )  # before the party's roll (AMB-HIK-34), no fear (AMB-HIK-14)
        table.tell("power_die", "HIK-77 AMB-HIK-14", die=table.power_die, reveals=True)
    table.script = "ready"


# --- greenskins ---


def gesture(table: Table) -> Script:
    """The adventurers' player chooses in secret (HIK-72, HIK-96)."""
    action = yield Ask(table, PARTY_SEAT, GESTURING)
    (table.gesture,) = action.args
    secret: dict[str, int | str] = {"gesture": GESTURES[table.gesture]}
    table.tell("gesture_chosen", "HIK-96", to=PARTY_SEAT, secret=secret)
    table.script = "answer"


def answer(table: Table) -> Script:
    """The dungeon master chooses without knowing; both are shown. A tie is the party's (HIK-72, HIK-97).

    Nothing else counts in this fight (AMB-HIK-24).
    """
    action = yield Ask(table, MASTER, GESTURING)
    (theirs,) = action.args
    ours = table.gesture
    table.gesture = -1
    table.tell("gestures", "HIK-96", gesture=GESTURES[ours], gesture2=GESTURES[theirs], reveals=True)
    won = (ours + 1) % 3 != theirs  # each gesture is beaten by the next
    table.last = (
        table.fighting,
        table.word(table.fighting),
        (),
        1,
        0,
        0,
        "won" if won else "failed",
        (GESTURES[ours], GESTURES[theirs]),
    )
    table.script = "win" if won else "lose"


# --- the die ---


def ready(table: Table) -> None:
    """The roll, unless something may come before it (HIK-64, AMB-HIK-68)."""
    if can_help(table, "before"):
        table.script = "before"
    else:
        cast(table, table.sides)


def can_help(table: Table, prompt: str) -> bool:
    """Whether the party could use something, as far as everybody can see."""
    table.asked = prompt
    if table.hand:
        return True
    if any(POWER.reason(table, PARTY_SEAT, number) is None for number in table.mana):
        return True
    gifts = [n for n in table.party if table.adventurer(n).gift.kind == "reroll"]
    return any(GIFT.reason(table, PARTY_SEAT, number) is None for number in gifts)


def cast(table: Table, sides: int) -> None:
    """One die for all adventurers: a d6, or what a card says (HIK-02, HIK-62, HIK-63).

    A natural 1 brings fear, on any die (HIK-54, AMB-HIK-13). Then the dungeon master may spoil it, before a
    power is applied to it (HIK-58, AMB-HIK-15, AMB-HIK-17). A multiplier belonged to the die before
    (AMB-HIK-52), bonuses stay (AMB-HIK-59).
    """
    die = table.chance.below(sides) + 1
    table.rolls += ((sides, die),)
    table.multiplier = 1
    table.tell("rolled", "HIK-62", sides=sides, die=die, reveals=True)
    if die == 1 and not table.solitaire:  # HIK-104
        gain_fear(table, 1, "HIK-54")
    asks = not table.solitaire and table.fear >= DOOM_PRICE and not table.quiet
    table.script = "doom" if asks else "judge"


def doom(table: Table) -> Script:
    """Three fear for a new roll of the die, as often as there is fear for it (HIK-58, AMB-HIK-16)."""
    action = yield Ask(table, MASTER, DOOMING)
    table.script = "judge"
    if action is DONE:
        return
    if action.verb.name == "enough":
        table.quiet = True
        return
    table.fear -= DOOM_PRICE
    table.tell("doom", "HIK-58", fear=table.fear)
    cast(table, table.rolls[-1][0])


def judge(table: Table) -> None:
    """The result against the power: enough wins at once (HIK-40, HIK-66, HIK-112, AMB-HIK-55)."""
    if table.total >= table.power(table.fighting):
        table.script = "win"
    elif can_help(table, "after"):
        table.script = "after"
    else:
        table.script = "lose"


# --- how it ends ---


def _sum_up(table: Table, won: bool) -> None:
    """Note the fight for whoever looks at the table, and tell its numbers."""
    if table.last:  # by gestures: noted already
        return
    where = table.fighting
    bonus, power = table.bonus + table.passive(where), table.power(where)
    how = "won" if won else "failed"
    table.last = (where, table.word(where), table.rolls, table.multiplier, bonus, power, how, ())
    if won:
        table.tell("fight_won", "HIK-66", card=table.word(where), total=table.total, power=power)
    else:
        table.tell("fight_lost", "HIK-69", card=table.word(where), total=table.total, power=power)


def win(table: Table) -> None:
    """The party has won the fight (HIK-66)."""
    where = table.fighting
    _sum_up(table, won=True)
    table.then = "end_turn"
    table.script = "resolve"
    if where == FINAL:
        table.slain = True
        table.tell("slain", "HIK-75", card=table.box.final.id)
    else:
        defeat(table, where)


def lose(table: Table) -> None:
    """A courage token goes, with Pain two (HIK-50, HIK-79); gestures count like dice (AMB-HIK-25).

    The card stays (HIK-69), the final monster too (AMB-HIK-06); a trap is beaten all the same (HIK-70).
    """
    where = table.fighting
    _sum_up(table, won=False)
    table.then = "end_turn"
    table.script = "resolve"
    card = table.card(where)
    if "pain" in card.abilities and not table.has("ward"):
        lose_courage(table, 2, "HIK-79")
    else:
        lose_courage(table, 1, "HIK-50")
    if not card.monster:
        defeat_trap(table, where)


def defeat_trap(table: Table, where: int) -> None:
    """A sprung trap goes to the party, after what the loss of courage brings (HIK-70)."""
    fated, table.queue = table.queue, ()
    table.tell("sprung", "HIK-70", card=table.word(where))
    defeat(table, where)
    table.queue = (*fated, *table.queue)


def escape(table: Table) -> None:
    """The fight ends, nobody has won."""
    where = table.fighting
    bonus, power = table.bonus + table.passive(where), table.power(where)
    table.last = (where, table.word(where), table.rolls, table.multiplier, bonus, power, "escaped", ())
    table.tell("escaped", "HIK-90", place=PLACE.words[where])
    table.then = "end_turn"


# --- the end of the turn ---


def end_turn(table: Table) -> None:
    """Without courage, a potion may still help before the game is lost (AMB-HIK-08, AMB-HIK-63)."""
    table.script = "last" if not table.courage and table.hand else "decide"


def decide(table: Table) -> None:
    """Lost without courage; won if the final monster is dead; else a new turn (HIK-74, HIK-75, HIK-76).

    In that order (AMB-HIK-07).
    """
    table.fighting = -1
    if not table.courage:
        # no other way to be blocked (HIK-39, HIK-52, AMB-HIK-53)
        table.result = Result(() if table.solitaire else (MASTER,), "demoralised", "HIK-74")
    elif table.slain:
        table.result = Result((PARTY_SEAT,), "slain", "HIK-75")
    else:
        table.turn += 1
        table.script = "construction"

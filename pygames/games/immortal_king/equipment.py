"""The equipment phase, and what effects do (HIK-09 to HIK-21, HIK-48, HIK-49)."""

from __future__ import annotations

from pygames.core.action import Action
from pygames.core.table import Ask, Script
from pygames.games.immortal_king.actions import ATTACK, USE, aimed, targets
from pygames.games.immortal_king.cards import ADVENTURER, EQUIPMENT, PLACE, Effect
from pygames.games.immortal_king.combat import attack, cast, escape
from pygames.games.immortal_king.dungeon import gain_mana
from pygames.games.immortal_king.prompts import AFTER, AIM, BEFORE, DONE, LAST, TURN
from pygames.games.immortal_king.table import PARTY_SEAT, ImmortalKingTable
from pygames.games.immortal_king.tokens import gain_courage, gain_fear

Table = ImmortalKingTable


def turn(table: Table) -> Script:
    """Equipment and ultimate powers, as many as wanted; then a corridor is attacked (HIK-48, HIK-61)."""
    action = yield Ask(table, PARTY_SEAT, TURN)
    if action.verb is ATTACK:
        attack(table, action.args[0])
    elif action.verb is USE:
        use(table, action.args[0], "turn")
    else:
        (number,) = action.args
        table.tell("ultimate", "HIK-12 HIK-13", adventurer=ADVENTURER.words[number])
        pay(table, table.ultimate_cost())
        apply(table, table.adventurer(number).ultimate, ("ultimate", number), "turn")


def use(table: Table, number: int, then: str) -> None:
    """A potion is drunk, an object revealed, a quest done (HIK-17 to HIK-21); then the script `then`."""
    card = table.equipment(number)
    word = EQUIPMENT.words[number]
    table.hand = tuple(other for other in table.hand if other != number)
    if card.type == "potion":
        table.discard += (number,)  # HIK-18
        table.tell("drunk", "HIK-17 HIK-18", equipment=word, reveals=not table.solitaire)
    elif number not in table.open:
        table.open += (number,)  # HIK-19, HIK-20
        rules = "HIK-19" if card.type == "object" else "HIK-20"
        table.tell("revealed", rules, equipment=word, reveals=not table.solitaire)
    else:
        table.tell("again", "HIK-21", equipment=word)
    pay(table, card.cost)
    if card.type == "object":
        table.script = then
    else:
        apply(table, card.effect, ("use", number), then)


def pay(table: Table, cost: tuple[str, ...]) -> None:
    """Won cards go out of the game (HIK-16, HIK-48, AMB-HIK-29, AMB-HIK-49)."""
    paid = table.payment(cost)
    assert paid is not None
    table.won = tuple(card for card in table.won if card not in paid)
    table.spent += paid
    for card in paid:
        table.tell("paid", "HIK-16", card=table.box.words[card])


def apply(table: Table, effect: Effect, source: tuple[str, int], then: str) -> None:
    """An effect takes place; then the script `then`."""
    table.then = then
    table.script = "resolve"
    if effect.kind in AIMED:
        _aim(table, effect, source)
    else:
        ACTS[effect.kind](table, effect)


def _courage(table: Table, effect: Effect) -> None:
    gain_courage(table, effect.amount)


def _mana(table: Table, effect: Effect) -> None:
    if not effect.every:
        table.queue = (("mana", 0), *table.queue)
        return
    for number in table.party:
        if number not in table.mana:
            gain_mana(table, number)


def _bonus(table: Table, effect: Effect) -> None:
    amount = table.bonus_of(effect, table.fighting)
    table.bonus += amount
    table.tell("bonus", "HIK-94", amount=amount)


def _multiply(table: Table, effect: Effect) -> None:
    table.multiplier = effect.amount
    table.tell("multiplied", "HIK-91 HIK-92", factor=effect.amount)
    if effect.fear:
        gain_fear(table, effect.fear, "HIK-90")


def _reroll(table: Table, effect: Effect) -> None:
    cast(table, table.rolls[-1][0])


def _replace(table: Table, effect: Effect) -> None:
    cast(table, effect.sides)


def _escape(table: Table, effect: Effect) -> None:
    escape(table)


ACTS = {
    "courage": _courage,
    "mana": _mana,
    "bonus": _bonus,
    "multiply": _multiply,
    "reroll": _reroll,
    "replace": _replace,
    "escape": _escape,
}
AIMED = ("destroy", "calm", "scout")


def _aim(table: Table, effect: Effect, source: tuple[str, int]) -> None:
    """Whom it hits: all that fit (AMB-HIK-66), the only one, or the one chosen (HIK-93)."""
    found = targets(table, effect)
    if effect.every:
        table.queue = (*(("eliminate", where) for where in found), *table.queue)
    elif len(found) > 1:
        table.aim = source
        table.script = "target"
    else:
        strike(table, effect, found[0])


def target(table: Table) -> Script:
    """The party's player chooses whom it hits (HIK-93)."""
    action = yield Ask(table, PARTY_SEAT, AIM)
    effect = aimed(table)
    table.aim = ()
    table.script = "resolve"
    strike(table, effect, action.args[0])


def strike(table: Table, effect: Effect, where: int) -> None:
    """An aimed effect hits the card at a place."""
    word = PLACE.words[where]
    if effect.kind == "destroy":
        table.queue = (("eliminate", where), *table.queue)
    elif effect.kind == "calm":
        table.tenacity[where] = False
        table.tell("calmed", "HIK-20", place=word)
    else:
        table.ambushed[where] = False
        table.tell("scouted", "HIK-20", place=word, card=table.word(where), reveals=True)


# --- the windows of a fight ---


def before(table: Table) -> Script:
    """What is used before the roll (HIK-64, HIK-90)."""
    action = yield Ask(table, PARTY_SEAT, BEFORE)
    if action.verb.name == "roll":
        cast(table, table.sides)
    else:
        help_fight(table, action, "before")


def after(table: Table) -> Script:
    """What is used after the roll; or the result is accepted (HIK-64, HIK-69, AMB-HIK-48)."""
    action = yield Ask(table, PARTY_SEAT, AFTER)
    if action.verb.name == "accept":
        table.script = "lose"
    else:
        help_fight(table, action, "judge")


def help_fight(table: Table, action: Action, then: str) -> None:
    """A gift, a temporary power for the adventurer's own mana (HIK-10), or a potion (HIK-90)."""
    (number,) = action.args
    if action.verb is USE:
        use(table, number, then)
        return
    word = ADVENTURER.words[number]
    if action.verb.name == "gift":
        table.gifts += (number,)
        table.tell("gift", "HIK-09 AMB-HIK-18", adventurer=word)
        apply(table, table.adventurer(number).gift, ("gift", number), then)
        return
    table.mana = tuple(other for other in table.mana if other != number)
    table.tell("power", "HIK-10", adventurer=word)
    apply(table, table.adventurer(number).temporary, ("power", number), then)


def last(table: Table) -> Script:
    """No courage is left: a potion may still help (AMB-HIK-08, AMB-HIK-63)."""
    action = yield Ask(table, PARTY_SEAT, LAST)
    if action is DONE:
        table.script = "decide"
    else:
        use(table, action.args[0], "end_turn")

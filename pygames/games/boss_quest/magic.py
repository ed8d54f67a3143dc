"""Phase B: what a spell does when it is activated, and discarding (BQ-32 to BQ-40, BQ-61 to BQ-74)."""

from __future__ import annotations

from pygames.core.action import Action
from pygames.core.table import Ask, Script
from pygames.games.boss_quest.actions import (
    ACTIVATE,
    BURY,
    CANCEL_SPELL,
    CAST,
    DISCARD,
    FLIP_POTION,
    OPEN,
    REARRANGE,
    TRADE,
    needs,
)
from pygames.games.boss_quest.cards import (
    AT_ONCE,
    BOSS_CHANGE,
    CANCEL,
    COMPANION_NAMES,
    IS_DARK,
    POTION,
    SWAP_HIDDEN,
    WEAPON_NAMES,
    kind_of,
)
from pygames.games.boss_quest.prompts import AIM
from pygames.games.boss_quest.table import BossQuestTable, spell_name


def visit(table: BossQuestTable, seat: int, action: Action) -> None:
    """The player activates or discards one spell; then the script that is already named goes on."""
    table.then = table.script
    table.script = "read_potions"
    if action.verb is OPEN or action.verb is BURY:
        _mystery(table, seat, action)
        return
    spell = action.args[0]
    table.row = tuple(s for s in table.row if s != spell)
    if action.verb is DISCARD:
        table.discard_spell(spell)
        table.tell("discarded", "BQ-38", seat=seat, spell=spell_name(spell))
    else:
        use(table, seat, action)


def _mystery(table: BossQuestTable, seat: int, action: Action) -> None:
    """The choice is announced, then the card is turned (BQ-37); it is aimed afterwards (AMB-BQ-15)."""
    spell = table.mystery
    table.mystery = -1
    if action.verb is BURY:
        table.discard_spell(spell)
        table.tell("buried", "BQ-37 AMB-BQ-16", seat=seat, spell=spell_name(spell), reveals=True)
        return
    table.tell("opened", "BQ-37", seat=seat, spell=spell_name(spell), reveals=True)
    if needs(table, seat, kind_of(spell)):
        table.aims = spell
        table.aimer = seat
        table.script = "aim"
    else:
        use(table, seat, ACTIVATE(spell))


def aim(table: BossQuestTable) -> Script:
    """The mystery spell is aimed by the one who turned it up (AMB-BQ-15)."""
    seat = table.aimer
    action = yield Ask(table, seat, AIM)
    table.aims = -1
    table.script = "read_potions"
    use(table, seat, action)


def use(table: BossQuestTable, seat: int, action: Action) -> None:
    """The spell takes effect, for this round (BQ-33, BQ-34), on those who have finished too (AMB-BQ-71).

    Whatever lies on the table can be cancelled, before whomever (AMB-BQ-18, AMB-BQ-68); a dark spell goes
    before any player (AMB-BQ-70).
    """
    spell = action.args[0]
    kind = kind_of(spell)
    if action.verb is CANCEL_SPELL:
        other = action.args[1]
        table.active = tuple(entry for entry in table.active if entry[0] != other)
        table.discard_spell(other)
        table.discard_spell(spell)
        table.tell("cancelled", "BQ-72", seat=seat, spell=spell_name(spell), spell2=spell_name(other))
        tell_hp(table, other)
    elif action.verb is CAST and kind == SWAP_HIDDEN:
        table.discard_spell(spell)
        swap_hidden(table, seat, action.args[1])
    elif action.verb is CAST:
        other = action.args[1]
        table.active += ((spell, other),)
        table.tell("cast", "BQ-35", seat=seat, other=other, spell=spell_name(spell))
    elif action.verb is TRADE:
        table.discard_spell(spell)
        trade(table, seat, action.args[1])
    elif action.verb is FLIP_POTION:
        card = action.args[1]
        table.readings[card - POTION] *= -1
        table.discard_spell(spell)
        table.tell("flipped", "BQ-67", seat=seat, weapon=WEAPON_NAMES[card], value=table.worth(card))
    elif action.verb is REARRANGE:
        table.discard_spell(spell)
        rearrange(table, seat, action.args[1], action.args[2])
    elif kind == CANCEL or kind in AT_ONCE:
        table.discard_spell(spell)  # nothing to act on (AMB-BQ-17, AMB-BQ-57)
        rule = "AMB-BQ-17" if kind == CANCEL else "AMB-BQ-57"
        table.tell("no_effect", rule, seat=seat, spell=spell_name(spell))
    else:
        assert not IS_DARK[kind]
        table.active += ((spell, -1),)
        table.tell("activated", "BQ-36", seat=seat, spell=spell_name(spell))
        tell_hp(table, spell)


def tell_hp(table: BossQuestTable, spell: int) -> None:
    """A spell that counts for the boss has come or gone: what the boss has now."""
    if kind_of(spell) in BOSS_CHANGE:
        table.tell("boss_now", "BQ-68 BQ-69", hp=table.hp())


def swap_hidden(table: BossQuestTable, seat: int, other: int) -> None:
    """Two hidden weapons change owners; each learns his new one (BQ-63)."""
    table.remember_hidden(seat)
    table.remember_hidden(other)
    table.hidden[seat], table.hidden[other] = table.hidden[other], table.hidden[seat]
    table.peeks = tuple(peek for peek in table.peeks if peek[1] not in (seat, other))  # AMB-BQ-61
    table.tell("hidden_swapped", "BQ-63", seat=seat, other=other, reveals=True)
    for player in (seat, other):
        table.tell(
            "new_hidden", "BQ-63", seat=player, to=player,
            secret={"weapon": WEAPON_NAMES[table.hidden[player]]}, reveals=True,
        )  # fmt: skip


def trade(table: BossQuestTable, seat: int, card: int) -> None:
    """One's weapon goes under the pile, the top one takes its place (BQ-64, AMB-BQ-20)."""
    if card == table.hidden[seat]:
        table.remember_hidden(seat)
    else:
        table.remember(card, (1 << table.seats) - 1)
    fresh = table.take_weapon()
    table.weapon_deck = (card, *table.weapon_deck)
    if card >= POTION:
        table.readings[card - POTION] = 0  # AMB-BQ-58
    if card == table.hidden[seat]:
        table.hidden[seat] = fresh
        table.peeks = tuple(peek for peek in table.peeks if peek[1] != seat)
        table.tell(
            "traded_hidden", "BQ-64", seat=seat, to=seat, secret={"weapon": WEAPON_NAMES[fresh]}, reveals=True
        )
    else:
        table.visible[seat] = tuple(fresh if c == card else c for c in table.visible[seat])
        table.tell(
            "traded", "BQ-64", seat=seat, weapon=WEAPON_NAMES[card], weapon2=WEAPON_NAMES[fresh], reveals=True
        )


def rearrange(table: BossQuestTable, seat: int, one: int, other: int) -> None:
    """Two companions change places, in play or in the reserve (BQ-66); nothing else moves them (BQ-86)."""
    change = {one: other, other: one}
    table.companions = [change.get(companion, companion) for companion in table.companions]
    table.reserve = tuple(sorted(change.get(companion, companion) for companion in table.reserve))
    table.tell(
        "companions_swapped",
        "BQ-66",
        seat=seat,
        companion=COMPANION_NAMES[one],
        companion2=COMPANION_NAMES[other],
    )

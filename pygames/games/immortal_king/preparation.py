"""The party is made, the dungeon laid out (HIK-27 to HIK-35)."""

from __future__ import annotations

from pygames.core.table import Ask, Script
from pygames.games.immortal_king.actions import DISMISS, ENLIST, PACK, UNPACK
from pygames.games.immortal_king.cards import ADVENTURER, CORRIDORS, DUNGEON, EQUIPMENT, FINAL
from pygames.games.immortal_king.dungeon import lay, rouse
from pygames.games.immortal_king.prompts import MAKE_PARTY
from pygames.games.immortal_king.table import COURAGE, MOST_COURAGE, PARTY_SEAT, ImmortalKingTable


def party(table: ImmortalKingTable) -> Script:
    """Adventurers are chosen face up, equipment face down, five cards in all (HIK-27 to HIK-29, HIK-99)."""
    action = yield Ask(table, PARTY_SEAT, MAKE_PARTY)
    verb = action.verb
    if verb is ENLIST:
        (number,) = action.args
        table.party += (number,)
        table.tell("enlisted", "HIK-27", adventurer=ADVENTURER.words[number])
    elif verb is DISMISS:
        (number,) = action.args
        table.party = tuple(other for other in table.party if other != number)
        table.tell("dismissed", "HIK-27", adventurer=ADVENTURER.words[number])
    elif verb is PACK:
        (number,) = action.args
        table.hand += (number,)
        word = EQUIPMENT.words[number]  # only the party's player sees which card it is (HIK-29)
        table.tell(
            "packed", "HIK-28 HIK-29", to=PARTY_SEAT, secret={"equipment": word}, count=len(table.hand)
        )
    elif verb is UNPACK:
        (number,) = action.args
        table.hand = tuple(other for other in table.hand if other != number)
        word = EQUIPMENT.words[number]
        table.tell(
            "unpacked", "HIK-28 HIK-29", to=PARTY_SEAT, secret={"equipment": word}, count=len(table.hand)
        )
    else:
        table.party = tuple(sorted(table.party))
        table.hand = tuple(sorted(table.hand))
        table.tell("party_ready", "HIK-28", n=len(table.party))
        table.script = "lay_out"


def lay_out(table: ImmortalKingTable) -> None:
    """Three piles of 16, the tokens, and the first three encounters (HIK-30, HIK-33 to HIK-35)."""
    cards = table.chance.shuffled(tuple(range(DUNGEON)))
    size = DUNGEON // CORRIDORS
    table.piles = [cards[corridor * size : (corridor + 1) * size] for corridor in range(CORRIDORS)]
    table.tell("laid_out", "HIK-30 HIK-32", card=table.box.final.id, reveals=True)
    gifts = [table.adventurer(number).gift for number in table.party]
    # of several such gifts the largest counts (AMB-HIK-70)
    courage = max((gift.amount for gift in gifts if gift.kind == "courage"), default=COURAGE)
    table.courage = min(courage, MOST_COURAGE)
    table.mana = table.party
    # in place of one a head, not besides (AMB-HIK-02); none in solitaire (HIK-104, AMB-HIK-45)
    table.fear = 0 if table.solitaire else len(table.party) * table.box.final.fear
    table.tell("tokens", "HIK-104" if table.solitaire else "HIK-33 HIK-34", n=table.courage, fear=table.fear)
    for corridor in range(CORRIDORS):
        lay(table, corridor)
    rouse(table, FINAL)  # it is in play from the start (AMB-HIK-57)
    table.turn = 1
    table.script = "construction"

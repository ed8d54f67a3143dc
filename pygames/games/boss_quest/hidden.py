"""What a seat may know, and dealing anew what it may not: hidden weapons, piles, the mystery spell."""

from __future__ import annotations

from pygames.core.chance import Chance
from pygames.games.boss_quest.table import BossQuestTable


def knows_hidden(table: BossQuestTable, seat: int | None, owner: int) -> bool:
    """Whether `seat` may know this player's hidden weapon (BQ-18, BQ-81)."""
    return table.revealed or seat == owner or (seat, owner) in table.peeks


def knows_mystery(table: BossQuestTable, seat: int | None) -> bool:
    """Whether `seat` may know the mystery spell (AMB-BQ-49)."""
    return (seat, -1) in table.peeks


def redraw(table: BossQuestTable, seat: int, chance: Chance) -> None:
    """Deal all that `seat` cannot know at random, in place."""
    owners = [
        owner
        for owner in range(table.seats)
        if table.hidden[owner] >= 0 and not knows_hidden(table, seat, owner)
    ]
    weapons = [*table.weapon_deck, *(table.hidden[owner] for owner in owners)]
    secret = {card for card, _ in table.secrets}
    chance.shuffle(weapons)
    for owner in owners:
        if table.hidden[owner] in secret:
            weapons.remove(table.hidden[owner])
        else:
            table.hidden[owner] = next(card for card in weapons if card not in secret)
            weapons.remove(table.hidden[owner])
    table.weapon_deck = tuple(weapons)
    spells = [*table.spell_deck]
    if table.mystery >= 0 and not knows_mystery(table, seat):
        spells.append(table.mystery)
        chance.shuffle(spells)
        table.mystery = spells.pop()
    else:
        chance.shuffle(spells)
    table.spell_deck = tuple(spells)
    table.boss_deck = chance.shuffled(table.boss_deck)

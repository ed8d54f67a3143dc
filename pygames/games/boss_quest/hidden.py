"""What a seat may know, and dealing anew what it may not: hidden weapons, piles, the mystery spell."""

from __future__ import annotations

from pygames.core.chance import Chance
from pygames.games.boss_quest.cards import POTION
from pygames.games.boss_quest.table import BossQuestTable


def knows_hidden(table: BossQuestTable, seat: int | None, owner: int) -> bool:
    """Whether `seat` may know this player's hidden weapon (BQ-18, BQ-81)."""
    return table.revealed or seat == owner or (seat, owner) in table.peeks


def knows_mystery(table: BossQuestTable, seat: int | None) -> bool:
    """Whether `seat` may know the mystery spell (AMB-BQ-49)."""
    return (seat, -1) in table.peeks


def seen_to_hold(table: BossQuestTable) -> dict[int, bool]:
    """Of whom everybody knows whether the hidden weapon is a potion: while the readings of hidden
    potions are chosen, those who have been asked have one, those passed over have none (AMB-BQ-59)."""
    seen: dict[int, bool] = {}
    if table.asked != "secret" or table.revealed:
        return seen
    chosen = {card for card, _ in table.secrets}
    for seat in table.order():
        seen[seat] = table.hidden[seat] >= POTION
        if seen[seat] and table.hidden[seat] not in chosen:
            break  # this one is asked now
    return seen


def redraw(table: BossQuestTable, seat: int, chance: Chance) -> None:
    """Deal all that `seat` cannot know at random, in place."""
    owners = [
        owner
        for owner in range(table.seats)
        if table.hidden[owner] >= 0 and not knows_hidden(table, seat, owner)
    ]
    seen = seen_to_hold(table)
    secrets = dict(table.secrets)
    # the reading is secret even where the potion is known (AMB-BQ-59)
    chosen = [owner for owner in range(table.seats) if owner != seat and table.hidden[owner] in secrets]
    for owner in chosen:
        del secrets[table.hidden[owner]]
    weapons = [*table.weapon_deck, *(table.hidden[owner] for owner in owners)]
    for owner in owners:
        if owner in seen:
            table.hidden[owner] = chance.choice([card for card in weapons if (card >= POTION) == seen[owner]])
            weapons.remove(table.hidden[owner])
    chance.shuffle(weapons)
    for owner in owners:
        if owner not in seen:
            table.hidden[owner] = weapons.pop()
    for owner in chosen:
        secrets[table.hidden[owner]] = chance.choice((1, -1))
    table.secrets = tuple(secrets.items())
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

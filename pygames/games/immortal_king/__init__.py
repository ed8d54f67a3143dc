"""Hero: Immortal King, by Emmanuel Beltrando: adventurers in the lair of the Lich."""

from __future__ import annotations

from pygames.engine.entry import Entry
from pygames.engine.text import Text

ENTRY = Entry(
    "immortal-king",
    Text("Hero: Immortal King", "Hero : Immortal King"),
    Text(
        "Lead adventurers through a dungeon of cards and roll the dice in its fights: beat the final "
        "monster before their courage runs out.",
        "Menez des aventuriers dans un donjon de cartes et combattez aux dés : battez le monstre final "
        "avant qu’ils n’aient plus de courage.",
    ),
    (1, 2),
    True,
    first_seats=1,
    guided=True,
    minutes=20,
    difficulty=3,
    rank=30,
)

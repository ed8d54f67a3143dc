"""HEROZ: the rules, in the order of the booklet (preparation, combat, resolution)."""

from __future__ import annotations

from pygames.engine.entry import Entry
from pygames.engine.text import Text

ENTRY = Entry(
    "heroz",
    Text("HEROZ", "HEROZ"),
    Text(
        "Line up troops face down in three columns, send a column to attack, break through: the first "
        "to 30 points wins.",
        "Alignez vos troupes face cachée sur trois colonnes, lancez une colonne à l’attaque, percez : le "
        "premier à 30 points gagne.",
    ),
    (2,),
    True,
    first_seats=2,
    guided=True,
    minutes=15,
    difficulty=2,
    rank=10,
)

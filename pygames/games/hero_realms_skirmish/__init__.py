"""Escarmouche: Hero Realms alone against a boss that plays by simple rules.

The variant is by Sylvain Mir after Martin Montreuil (CC BY-NC-SA 4.0). It stands on Hero Realms, whose steps,
actions, cards and texts it uses, and tells only what is otherwise.
"""

from __future__ import annotations

from pygames.engine.entry import Entry
from pygames.engine.text import Text

STANDS_ON = "hero-realms"
ENTRY = Entry(
    "hero-realms-skirmish",
    Text("Hero Realms: Skirmish", "Hero Realms : Escarmouche"),
    Text(
        "Hero Realms alone: choose how the boss behaves in each of its turns, and bring its health down "
        "to 0 before the Fire Gems that count the turns run out.",
        "Hero Realms en solitaire : choisissez le comportement du Boss à chaque tour et réduisez sa "
        "Santé à 0 avant que les Gemmes de Feu qui comptent les tours soient épuisées.",
    ),
    (1,),
    True,
    first_seats=1,
    minutes=20,
    difficulty=2,
    guided=True,
    rank=60,
)

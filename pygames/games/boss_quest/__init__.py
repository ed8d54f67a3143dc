"""Boss Quest: the rules, in the order of the booklet (rounds, turns, magician, combat, extensions)."""

from __future__ import annotations

from pygames.engine.entry import Entry
from pygames.engine.text import Text

ENTRY = Entry(
    "boss-quest",
    Text("Boss Quest", "Boss Quest"),
    Text(
        "Come as close as you can to the boss’s strength without going over; the closest knight takes "
        "the key. The first with enough keys wins.",
        "Approchez-vous le plus possible de la force du boss sans la dépasser ; le chevalier le plus "
        "proche prend la clé. Le premier qui a assez de clés gagne.",
    ),
    (2, 3, 4, 5, 6),
    True,
    first_seats=3,
    guided=True,
    minutes=10,
    difficulty=1,
    rank=20,
)

"""The Lich: its boss deck against a party of heroes, or boss against boss.

It stands on Hero Realms, whose steps, actions, cards and texts it uses, and tells only what is otherwise.
"""

from __future__ import annotations

from pygames.engine.entry import Entry
from pygames.engine.text import Text

STANDS_ON = "hero-realms"
ENTRY = Entry(
    "hero-realms-lich",
    Text("Hero Realms: the Lich", "Hero Realms : le Seigneur Liche"),
    Text(
        "Hero Realms against the boss deck of the Lich, alone, as a party, or boss against boss.",
        "Hero Realms contre le deck de boss du Seigneur Liche, seul, en groupe, ou boss contre boss.",
    ),
    (2, 3, 4, 5, 6),
    True,
    first_seats=4,
    minutes=35,
    difficulty=3,
    guided=True,
    rank=50,
)

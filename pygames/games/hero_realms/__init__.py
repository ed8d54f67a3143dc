"""Hero Realms: the base game, as a duel or free for all, with plain decks or class packs."""

from __future__ import annotations

from pygames.engine.entry import Entry
from pygames.engine.text import Text

ENTRY = Entry(
    "hero-realms",
    Text("Hero Realms", "Hero Realms"),
    Text(
        "Begin with ten poor cards, acquire better ones from a market that all share, gather champions: "
        "whoever brings the others’ health down to 0 wins.",
        "Commencez avec dix cartes modestes, achetez-en de meilleures au marché commun, rassemblez des "
        "champions : qui réduit à 0 la santé des autres gagne.",
    ),
    (2, 3, 4, 5),
    True,
    first_seats=2,
    minutes=25,
    difficulty=2,
    guided=True,
    rank=40,
)

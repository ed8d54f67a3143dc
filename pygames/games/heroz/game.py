"""HEROZ, as the core sees it. Booklet: HEROZ v1.9 by Tonio Lagoule."""

from __future__ import annotations

from collections.abc import Mapping

from pygames.core.game import Game, Option, OptionValue
from pygames.core.rulebook import Rulebook, Text
from pygames.games.heroz.actions import GRAMMAR
from pygames.games.heroz.combat import attack, block, declare, effects, formations, window
from pygames.games.heroz.describe import describe
from pygames.games.heroz.hidden import redraw
from pygames.games.heroz.preparation import hero, placement, powers, prepare, turn
from pygames.games.heroz.resolution import clash, combat_ends, conquest, retreat
from pygames.games.heroz.rules import RULES
from pygames.games.heroz.rulings import RULINGS
from pygames.games.heroz.table import HerozTable
from pygames.games.heroz.view import view
from pygames.games.heroz.words import meant, word


def setup(seats: int, seed: int, options: Mapping[str, OptionValue]) -> HerozTable:
    """The table before anything has happened. `seats` is always 2 (HZ-01)."""
    return HerozTable(seed, options)


GAME = Game(
    id="heroz",
    title="HEROZ",
    rules_version=1,
    seats=(2,),
    options=(
        Option(
            "strict_damage",
            (False, True),
            Text(
                "Strict damage: a troop falls only when the damage exceeds its value",
                "Dégâts stricts : une troupe ne tombe que si les dégâts dépassent sa valeur",
            ),
            "AMB-HZ-01",
        ),
        Option(
            "shuffle_discard",
            (False, True),
            Text(
                "Shuffle the discard when it becomes the deck",
                "Mélanger la défausse quand elle devient le paquet",
            ),
            "AMB-HZ-42",
        ),
        Option(
            "memory_aid",
            (False, True),
            Text(
                "Memory aid: you see your own face-down troops",
                "Aide-mémoire : vous voyez vos propres troupes face cachée",
            ),
            "AMB-HZ-54",
        ),
    ),
    rulebook=Rulebook(RULES, RULINGS),
    grammar=GRAMMAR,
    scripts={
        "prepare": prepare,
        "turn": turn,
        "placement": placement,
        "hero": hero,
        "powers": powers,
        "formations": formations,
        "effects": effects,
        "window": window,
        "attack": attack,
        "declare": declare,
        "block": block,
        "clash": clash,
        "combat_ends": combat_ends,
        "conquest": conquest,
        "retreat": retreat,
    },
    setup=setup,
    view=view,
    meant=meant,
    redraw=redraw,
    word=word,
    describe=describe,
    table=HerozTable,
)

"""Hero: Immortal King, as the core sees it. Booklet: the Lair of the Lich, by Emmanuel Beltrando."""

from __future__ import annotations

from collections.abc import Mapping

from pygames.core.game import Game, Option, OptionValue
from pygames.core.rulebook import Rulebook, Text
from pygames.games.immortal_king.actions import GRAMMAR
from pygames.games.immortal_king.combat import (
    answer,
    decide,
    doom,
    end_turn,
    gesture,
    judge,
    lose,
    ready,
    win,
)
from pygames.games.immortal_king.describe import describe
from pygames.games.immortal_king.dungeon import (
    construction,
    eliminate,
    guard,
    mana,
    place,
    replace,
    resolve,
    swap,
)
from pygames.games.immortal_king.equipment import after, before, last, target, turn
from pygames.games.immortal_king.fate import SCENARIOS
from pygames.games.immortal_king.hidden import redraw
from pygames.games.immortal_king.preparation import lay_out, party
from pygames.games.immortal_king.reading import faults
from pygames.games.immortal_king.rules import RULES
from pygames.games.immortal_king.rulings import RULINGS
from pygames.games.immortal_king.table import ImmortalKingTable
from pygames.games.immortal_king.tokens import choose_tired, fate
from pygames.games.immortal_king.view import view
from pygames.games.immortal_king.words import meant, word


def setup(seats: int, seed: int, options: Mapping[str, OptionValue]) -> ImmortalKingTable:
    """The table before anything has happened."""
    return ImmortalKingTable(seats, seed, options)


GAME = Game(
    id="immortal-king",
    title="Hero: Immortal King",
    rules_version=1,
    seats=(1, 2),
    options=(
        Option(
            "scenario",
            SCENARIOS,
            Text("Scenario for one player", "Scénario en solitaire"),
            seats=(1,),
            labels=(
                Text("Dark evening (easy)", "Sombre soir (facile)"),
                Text("In search of Abunakkashii (medium)", "À la recherche d’Abunakkashii (moyen)"),
                Text("Meeting the Lich (hard)", "Rencontre avec la Liche (difficile)"),
            ),
        ),
        Option(
            "dungeon",
            ("lair", "traps"),
            Text("Dungeon", "Donjon"),
            "AMB-HIK-65",
            labels=(
                Text("The lair of the Lich", "Le repaire de la Liche"),
                Text("The lair, with traps", "Le repaire, avec des pièges"),
            ),
        ),
        Option(
            "nemesis",
            (False, True),
            Text(
                "Nemesis +X also strengthens cards with Nemesis +X",
                "Némésis +X renforce aussi les cartes qui ont Némésis +X",
            ),
            "AMB-HIK-22",
        ),
        Option(
            "cards",
            ("",),
            Text("Your own cards, in place of ours", "Vos propres cartes, à la place des nôtres"),
            "AMB-HIK-64",
            faults=faults,
        ),
    ),
    rulebook=Rulebook(RULES, RULINGS),
    grammar=GRAMMAR,
    scripts={
        "party": party,
        "lay_out": lay_out,
        "construction": construction,
        "swap": swap,
        "turn": turn,
        "target": target,
        "ready": ready,
        "before": before,
        "doom": doom,
        "judge": judge,
        "after": after,
        "gesture": gesture,
        "answer": answer,
        "win": win,
        "lose": lose,
        "resolve": resolve,
        "eliminate": eliminate,
        "mana": mana,
        "guard": guard,
        "replace": replace,
        "place": place,
        "fate": fate,
        "tire": choose_tired,
        "end_turn": end_turn,
        "last": last,
        "decide": decide,
    },
    setup=setup,
    view=view,
    meant=meant,
    redraw=redraw,
    word=word,
    describe=describe,
    table=ImmortalKingTable,
    roles=(Text("the adventurers", "les aventuriers"), Text("the dungeon master", "le maître du donjon")),
)

"""What is chosen before a game of Hero: Immortal King."""

from __future__ import annotations

from pygames.engine.options import Option
from pygames.engine.text import Text
from pygames.games.immortal_king.card_file_errors import faults
from pygames.games.immortal_king.fate import SCENARIOS

OPTIONS = (
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
)

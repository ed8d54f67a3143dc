"""Boss Quest, as the core sees it. Booklet: Boss Quest by Christophe Lauras."""

from __future__ import annotations

from collections.abc import Mapping

from pygames.core.game import Game, Option, OptionValue
from pygames.core.rulebook import Rulebook, Text
from pygames.games.boss_quest.actions import GRAMMAR
from pygames.games.boss_quest.combat import destinies, fight, reveal
from pygames.games.boss_quest.describe import describe
from pygames.games.boss_quest.hidden import redraw
from pygames.games.boss_quest.house import faults
from pygames.games.boss_quest.magic import aim
from pygames.games.boss_quest.rounds import new_round, prepare, read_potions, round_ends
from pygames.games.boss_quest.rules import RULES
from pygames.games.boss_quest.rulings import RULINGS
from pygames.games.boss_quest.table import BossQuestTable
from pygames.games.boss_quest.turns import chain, duel, turns
from pygames.games.boss_quest.view import view
from pygames.games.boss_quest.words import meant, word


def setup(seats: int, seed: int, options: Mapping[str, OptionValue]) -> BossQuestTable:
    """The table before anything has happened."""
    return BossQuestTable(seats, seed, options)


GAME = Game(
    id="boss-quest",
    title="Boss Quest",
    rules_version=1,
    seats=(2, 3, 4, 5, 6),
    # the extensions go separately or together (BQ-99); what the publisher's site adds is left out (AMB-BQ-52)
    options=(
        Option("potions", (False, True), Text("Extension: the potions", "Extension : les potions")),
        Option("companions", (False, True), Text("Extension: the companions", "Extension : les compagnons")),
        Option("reaper", (False, True), Text("Extension: the reaper", "Extension : la faucheuse")),
        Option(
            "duel",
            (False, True),
            Text("Variant for two: the duel of knights", "Variante à deux : le duel de chevaliers"),
            "AMB-BQ-76",
            seats=(2,),
        ),
        Option(
            "all_weapons",
            (False, True),
            Text("Keep the yellow weapons", "Garder les armes jaunes"),
            "AMB-BQ-05",
            seats=(2, 3, 4),
        ),
        Option(
            "values",
            ("",),
            Text(
                "Your own values for spells, potions and the reaper, in place of ours",
                "Vos propres valeurs pour les sorts, les potions et la faucheuse, à la place des nôtres",
            ),
            "AMB-BQ-01",
            faults=faults,
        ),
    ),
    rulebook=Rulebook(RULES, RULINGS),
    grammar=GRAMMAR,
    scripts={
        "prepare": prepare,
        "new_round": new_round,
        "read_potions": read_potions,
        "turns": turns,
        "chain": chain,
        "duel": duel,
        "aim": aim,
        "reveal": reveal,
        "fight": fight,
        "destinies": destinies,
        "round_ends": round_ends,
    },
    setup=setup,
    view=view,
    meant=meant,
    redraw=redraw,
    word=word,
    describe=describe,
    table=BossQuestTable,
)

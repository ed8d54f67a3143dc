"""What is chosen before a game of Hero: Immortal King."""

from __future__ import annotations

from pygames.engine.options import Option
from pygames.games.immortal_king.card_file_errors import faults
from pygames.games.immortal_king.fate import SCENARIOS

OPTIONS = (
    Option("scenario", SCENARIOS, seats=(1,)),
    Option("dungeon", ("lair", "traps"), "AMB-HIK-65"),
    Option("nemesis", (False, True), "AMB-HIK-22"),
    Option("cards", ("",), "AMB-HIK-64", faults=faults),
)

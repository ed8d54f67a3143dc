"""Hero: Immortal King, as the core sees it. Booklet: the Lair of the Lich, by Emmanuel Beltrando."""

from __future__ import annotations

from collections.abc import Mapping

from pygames.core.game import Game
from pygames.core.options import OptionValue
from pygames.core.rulebook import Rulebook, Text
from pygames.games.immortal_king.cards import CORRIDORS, DUNGEON
from pygames.games.immortal_king.describe import describe
from pygames.games.immortal_king.fate import OWN
from pygames.games.immortal_king.forecast import foresee
from pygames.games.immortal_king.foreseen import FORECASTS
from pygames.games.immortal_king.glance import GLANCE
from pygames.games.immortal_king.goals import GOALS
from pygames.games.immortal_king.moments import MOMENTS
from pygames.games.immortal_king.names import word
from pygames.games.immortal_king.options import OPTIONS
from pygames.games.immortal_king.preparation import MAKE_PARTY, lay_out
from pygames.games.immortal_king.recap import DEEDS
from pygames.games.immortal_king.rules import RULES
from pygames.games.immortal_king.rulings import RULINGS
from pygames.games.immortal_king.standing import standings
from pygames.games.immortal_king.state import MOST_COURAGE, PARTY_SEAT, ImmortalKingState
from pygames.games.immortal_king.syntax import SYNTAX, infer_action_type
from pygames.games.immortal_king.turn import turn
from pygames.games.immortal_king.view import view

ONE_PLAYER = 1


def setup(seats: int, seed: int, options: Mapping[str, OptionValue]) -> ImmortalKingState:
    """The cards in their box, and what is to be done first (HIK-27 to HIK-36)."""
    state = ImmortalKingState.new(seats, seed)
    state.box_source = str(options["cards"] or options["dungeon"])
    state.nemesis_too = bool(options["nemesis"])
    if seats == ONE_PLAYER:
        state.scenario = OWN if state.box.scenario else str(options["scenario"])  # AMB-HIK-76
    state.dungeon_box = tuple(range(DUNGEON))
    state.equipment_box = tuple(range(len(state.box.equipment)))
    state.then(
        MAKE_PARTY(PARTY_SEAT),
        lay_out(),
        turn(),
    )
    return state


def evaluate(state: ImmortalKingState, seat: int) -> float:
    """How a seat stands: the party's courage against the shortest way to the final monster."""
    if not state.turn:
        return 0.0
    shortest = min((state.fronts[c] >= 0) + state.pile_size(c) for c in range(CORRIDORS))
    party = state.courage / MOST_COURAGE - shortest / (DUNGEON // CORRIDORS)
    return party if seat == PARTY_SEAT else -party


ROLES = (Text("the adventurers", "les aventuriers"), Text("the dungeon master", "le maître du donjon"))
GAME = Game(
    id="immortal-king",
    title="Hero: Immortal King",
    rules_version=5,
    oldest_rules=3,
    seats=(1, 2),
    options=OPTIONS,
    rulebook=Rulebook(RULES, RULINGS),
    syntax=SYNTAX,
    state=ImmortalKingState,
    setup=setup,
    view=view,
    infer_action_type=infer_action_type,
    word=word,
    describe=describe,
    roles=lambda _seats, _options: ROLES,
    evaluate=evaluate,
    moments=MOMENTS,
    standings=standings,
    forecasts=FORECASTS,
    foresee=foresee,
    glance=GLANCE,
    lessons=("first-game", "corridors", "powers", "equipment"),
    goals=GOALS,
    deeds=DEEDS,
    turn=lambda state: state.turn,
)

"""Hero: Immortal King, as the core sees it. Booklet: the Lair of the Lich, by Emmanuel Beltrando."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

from pygames.engine.face import Face
from pygames.engine.game import Game
from pygames.engine.options import OptionValue
from pygames.games.immortal_king.cards import DUNGEON
from pygames.games.immortal_king.derived import decided, derived
from pygames.games.immortal_king.describe import describe, reason
from pygames.games.immortal_king.details import details
from pygames.games.immortal_king.fate import OWN
from pygames.games.immortal_king.forecast import foresee
from pygames.games.immortal_king.foreseen import FORECASTS
from pygames.games.immortal_king.goals import GOALS, MEASURES, THEMES
from pygames.games.immortal_king.moments import MOMENTS
from pygames.games.immortal_king.names import case, occasion, word
from pygames.games.immortal_king.options import OPTIONS
from pygames.games.immortal_king.preparation import MAKE_PARTY, lay_out
from pygames.games.immortal_king.sounds import SOUNDS
from pygames.games.immortal_king.standing import standings
from pygames.games.immortal_king.state import PARTY_SEAT, ImmortalKingState
from pygames.games.immortal_king.syntax import SYNTAX, infer_action_type
from pygames.games.immortal_king.telling import TELLING
from pygames.games.immortal_king.turn import turn
from pygames.games.immortal_king.view import view
from pygames.school.part import School
from pygames.words.localizer import Words
from pygames.words.rulebook_file import rulebook

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


ROLES = ("party", "master")
GAME = Game(
    id="immortal-king",
    title="Hero: Immortal King",
    rules_version=5,
    oldest_rules=3,
    seats=(1, 2),
    options=OPTIONS,
    syntax=SYNTAX,
    state=ImmortalKingState,
    setup=setup,
    view=view,
    infer_action_type=infer_action_type,
    turn=lambda state: state.turn,
    parts=(
        Face(
            moments=MOMENTS,
            sounds=SOUNDS,
            telling=TELLING,
            standings=standings,
            forecasts=FORECASTS,
            foresee=foresee,
            derived=derived,
            decided=decided,
        ),
        Words(
            read_rulebook=partial(rulebook, "immortal-king"),
            word=word,
            describe=describe,
            details=details,
            printed=reason,
            case=case,
            roles=lambda _seats, _options: ROLES,
            occasion=occasion,
        ),
        School(
            lessons=("first-game", "corridors", "powers", "equipment"),
            goals=GOALS,
            measures=MEASURES,
            themes=THEMES,
        ),
    ),
)

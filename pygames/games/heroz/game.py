"""HEROZ, as the core sees it. Booklet: HEROZ v1.9 by Tonio Lagoule."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

from pygames.engine.action import ActionSyntax
from pygames.engine.face import Face
from pygames.engine.game import Game
from pygames.engine.options import Option, OptionValue
from pygames.games.heroz.attack import ACTIVATE, ATTACK, DESTROY
from pygames.games.heroz.conquest import CONQUEST, RAID, SCORE
from pygames.games.heroz.describe import describe
from pygames.games.heroz.forecast import FORECASTS, foresee
from pygames.games.heroz.goals import MEASURES, THEMES
from pygames.games.heroz.line_effects import PLUNDER, RECALL, RESOLVE
from pygames.games.heroz.moments import MOMENTS
from pygames.games.heroz.names import infer_action_type, word
from pygames.games.heroz.passing import PASS
from pygames.games.heroz.powers import LOOK, MOVE, SWAP, TURN_DOWN
from pygames.games.heroz.preparation import prepare
from pygames.games.heroz.sounds import SOUNDS
from pygames.games.heroz.specials import AURA, JOIN, SACRIFICE, SHIELD
from pygames.games.heroz.standing import standings
from pygames.games.heroz.state import GOAL, HerozState
from pygames.games.heroz.telling import TELLING
from pygames.games.heroz.turn import PLACE_TROOP, PLAY_HERO
from pygames.games.heroz.view import view
from pygames.games.heroz.waits import WAITS, at_stake, case, occasion
from pygames.school.part import School
from pygames.words.localizer import Words
from pygames.words.rulebook_file import rulebook


def setup(seats: int, seed: int, options: Mapping[str, OptionValue]) -> HerozState:
    """The state before anything has happened. `seats` is always 2 (HZ-01)."""
    state = HerozState.new(seats, seed)
    state.strict_damage = bool(options["strict_damage"])
    state.shuffle_discard = bool(options["shuffle_discard"])
    state.memory_aid = bool(options["memory_aid"])
    state.power_toughness = bool(options["power_toughness"])
    state.lose_turn_at_once = bool(options["lose_turn_at_once"])
    state.then(prepare())
    return state


SYNTAX = ActionSyntax(
    PASS, PLACE_TROOP, PLAY_HERO, LOOK, TURN_DOWN, MOVE, SWAP, RESOLVE, RECALL, PLUNDER,
    SHIELD, JOIN, AURA, SACRIFICE, ATTACK, ACTIVATE, DESTROY, SCORE, RAID,
)  # fmt: skip

GAME = Game(
    id="heroz",
    title="HEROZ",
    rules_version=3,
    oldest_rules=3,
    seats=(2,),
    options=(
        Option("strict_damage", (False, True), "AMB-HZ-01"),
        Option("shuffle_discard", (False, True), "AMB-HZ-42"),
        Option("memory_aid", (False, True), "AMB-HZ-54"),
        Option("power_toughness", (False, True), "AMB-HZ-02"),
        Option("lose_turn_at_once", (False, True), "AMB-HZ-43"),
    ),
    syntax=SYNTAX,
    state=HerozState,
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
            waits=WAITS,
            at_stake=at_stake,
            given_up=frozenset({CONQUEST.name}),
            derived=lambda _view, _options: {"goal": GOAL},
            covers_up=lambda options: not options["memory_aid"],  # HZ-57, AMB-HZ-54
        ),
        Words(
            read_rulebook=partial(rulebook, "heroz"),
            word=word,
            describe=describe,
            occasion=occasion,
            case=case,
        ),
        School(
            lessons=("first-game", "columns", "formations", "specials", "heroes"),
            measures=MEASURES,
            themes=THEMES,
        ),
    ),
)

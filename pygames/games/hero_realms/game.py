"""Hero Realms, the base game, as the core sees it (its publisher: White Wizard Games)."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

from pygames.engine.action import ActionSyntax
from pygames.engine.face import Face
from pygames.engine.game import Game
from pygames.engine.options import Option, OptionValue
from pygames.games.hero_realms.asking import (
    AIM,
    BANISH,
    CHOOSE,
    DISCARD,
    DRAW,
    PREPARE,
    RAISE,
    STUN,
    TOPDECK,
)
from pygames.games.hero_realms.card_text import reason
from pygames.games.hero_realms.cards import BASE_FACES, every_card, lines_of_faces
from pygames.games.hero_realms.classes import (
    CLASS_MODES,
    NO_CLASSES,
    TAKE,
    USE_ABILITY,
    USE_SKILL,
    take_packs,
)
from pygames.games.hero_realms.combat import ATTACK, STRIKE
from pygames.games.hero_realms.derived import derived
from pygames.games.hero_realms.describe import about, describe
from pygames.games.hero_realms.details import details
from pygames.games.hero_realms.effects import EFFECTS
from pygames.games.hero_realms.forecast import FORECASTS, foresee
from pygames.games.hero_realms.goals import MEASURES, THEMES
from pygames.games.hero_realms.market import ACQUIRE, USE
from pygames.games.hero_realms.moments import MOMENTS
from pygames.games.hero_realms.names import word
from pygames.games.hero_realms.passing import PASS
from pygames.games.hero_realms.plain import plain
from pygames.games.hero_realms.pointing import infer_action_type
from pygames.games.hero_realms.preparation import deal_hands, fill_table, lay_out
from pygames.games.hero_realms.questions import answer, question
from pygames.games.hero_realms.sounds import SOUNDS
from pygames.games.hero_realms.standing import standings
from pygames.games.hero_realms.state import FORMATS, HeroRealmsState
from pygames.games.hero_realms.telling import TELLING
from pygames.games.hero_realms.tracking import DISMISS, PUT_BACK
from pygames.games.hero_realms.turn import ALLY, END, EXPEND, PLAY, SACRIFICE, next_turn
from pygames.games.hero_realms.view import view
from pygames.school.part import School
from pygames.words.localizer import Words
from pygames.words.rulebook_file import rulebook

assert {line.effect for line in lines_of_faces(BASE_FACES)} == EFFECTS.keys()
TURN_LIMITS = (100, 30)


def setup(seats: int, seed: int, options: Mapping[str, OptionValue]) -> HeroRealmsState:
    """The state before anything has happened."""
    state = HeroRealmsState.new(seats, seed)
    state.format = str(options["format"])
    state.classes = str(options["classes"])
    fill_table(state, options)
    if state.classes != NO_CLASSES:
        state.box = tuple([card for seat in range(seats) for card in every_card(seat)])
    state.then(lay_out(), take_packs(), deal_hands(), next_turn())
    return state


TYPES = (
    PLAY, EXPEND, ALLY, SACRIFICE, ACQUIRE, ATTACK, STRIKE, USE_SKILL, USE_ABILITY, END, PASS, AIM, DISCARD,
    DRAW, CHOOSE, STUN, BANISH, TOPDECK, RAISE, PREPARE, USE, PUT_BACK, DISMISS, TAKE,
)  # fmt: skip

GAME = Game(
    id="hero-realms",
    title="Hero Realms",
    rules_version=1,
    oldest_rules=1,
    seats=(2, 3, 4, 5),
    options=(
        Option("classes", CLASS_MODES, "AMB-HR-41"),
        Option("twins", (False, True), "AMB-HR-27"),
        Option("format", FORMATS, seats=(3, 4, 5)),
        Option("fire_gem_returns", (True, False), "AMB-HR-01"),
        Option("late_counts", (False, True), "AMB-HR-05"),
        Option("discard_at_start_of_turn", (False, True), "AMB-HR-08"),
        Option("turn_limit", TURN_LIMITS, "AMB-HR-29"),
        Option("health_cap", (False, True), "AMB-HR-38"),
    ),
    syntax=ActionSyntax(*TYPES),
    state=HeroRealmsState,
    setup=setup,
    view=view,
    infer_action_type=infer_action_type,
    turn=lambda state: sum(state.turns),
    parts=(
        Face(
            moments=MOMENTS,
            sounds=SOUNDS,
            telling=TELLING,
            standings=standings,
            forecasts=FORECASTS,
            foresee=foresee,
            plain=plain,
            derived=derived,
        ),
        Words(
            read_rulebook=partial(rulebook, "hero-realms"),
            word=word,
            describe=describe,
            question=question,
            answer=answer,
            about=about,
            printed=reason,
            details=details,
        ),
        School(
            lessons=("first-game", "deck", "allies", "guards"),
            measures=MEASURES,
            themes=THEMES,
        ),
    ),
)

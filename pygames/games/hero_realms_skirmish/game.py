"""The Skirmish for Hero Realms, as the core sees it: one player against a boss.

The variant is by Sylvain Mir after Martin Montreuil (CC BY-NC-SA 4.0, HRS-74).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from functools import partial
from typing import Any

from pygames.engine.action import ActionSyntax
from pygames.engine.face import Face
from pygames.engine.game import Game
from pygames.engine.options import Option, OptionValue
from pygames.games.hero_realms.asking import (
    BANISH,
    CHOOSE,
    DISCARD,
    DRAW,
    PREPARE,
    RAISE,
    TOPDECK,
)
from pygames.games.hero_realms.cards import HERO_PACKS
from pygames.games.hero_realms.classes import USE_ABILITY, USE_SKILL
from pygames.games.hero_realms.game import GAME as BASE
from pygames.games.hero_realms.market import USE
from pygames.games.hero_realms.passing import PASS
from pygames.games.hero_realms.questions import answer, question
from pygames.games.hero_realms.tracking import DISMISS, PUT_BACK
from pygames.games.hero_realms.turn import END, EXPEND, PLAY, SACRIFICE
from pygames.games.hero_realms_skirmish import reasons  # noqa: F401 - it adds to what the base has
from pygames.games.hero_realms_skirmish.acting import TURN
from pygames.games.hero_realms_skirmish.attacking import ATTACK, FELL
from pygames.games.hero_realms_skirmish.boss_attack import ENDURE, GIVE_UP
from pygames.games.hero_realms_skirmish.bosses import BOSSES
from pygames.games.hero_realms_skirmish.choosing import PICK
from pygames.games.hero_realms_skirmish.derived import derived
from pygames.games.hero_realms_skirmish.describe import describe
from pygames.games.hero_realms_skirmish.details import details
from pygames.games.hero_realms_skirmish.discarding import ADMIT
from pygames.games.hero_realms_skirmish.effects import OUST, TILT
from pygames.games.hero_realms_skirmish.forecast import FORECASTS, foresee
from pygames.games.hero_realms_skirmish.goals import MEASURES
from pygames.games.hero_realms_skirmish.moments import MOMENTS
from pygames.games.hero_realms_skirmish.names import word
from pygames.games.hero_realms_skirmish.pointing import infer_action_type
from pygames.games.hero_realms_skirmish.preparation import give_boss, give_deck, lay_out
from pygames.games.hero_realms_skirmish.reporting import ENTER, HEAL, INVOKE, LOSE, SCRAP, TAKE
from pygames.games.hero_realms_skirmish.revealing import REVEAL
from pygames.games.hero_realms_skirmish.sounds import SOUNDS
from pygames.games.hero_realms_skirmish.standing import standings
from pygames.games.hero_realms_skirmish.state import SkirmishState
from pygames.games.hero_realms_skirmish.telling import TELLING
from pygames.games.hero_realms_skirmish.turn import ACQUIRE, ALLY, BEHAVE, player_turn
from pygames.games.hero_realms_skirmish.view import view
from pygames.school.part import School
from pygames.words.localizer import Words
from pygames.words.rulebook_file import rulebook

MOST_TURNS = 99  # more than the counter allows (HRS-13)


def setup(seats: int, seed: int, options: Mapping[str, OptionValue]) -> SkirmishState:
    """The state before anything has happened."""
    state = SkirmishState.new(seats, seed)
    state.paper = options["cards"] == "paper"
    give_boss(state, str(options["boss"]), reinforcements=bool(options["reinforcements"]))
    give_deck(state, str(options["class_pack"]))
    state.abilities = bool(options["boss_abilities"])
    state.last_gem = bool(options["loss_at_last_gem"])
    state.for_sale = bool(options["gems_for_sale"])
    state.first_hand = int(options["first_hand"])
    state.counts_later = bool(options["late_counts"])
    state.gems_return = False  # HRS-65
    state.limit = MOST_TURNS
    state.then(lay_out(), player_turn())
    return state


TYPES = (
    PLAY, EXPEND, ALLY, SACRIFICE, ACQUIRE, ATTACK, OUST, END, BEHAVE, FELL, TILT, PICK, TURN, GIVE_UP,
    ENDURE, PASS, DISCARD, DRAW, CHOOSE, BANISH, TOPDECK, PREPARE, USE, USE_SKILL, USE_ABILITY, RAISE,
    PUT_BACK, DISMISS, REVEAL, TAKE, ENTER, INVOKE, SCRAP, HEAL, LOSE, ADMIT,
)  # fmt: skip

FRAME: Game[Any] = BASE  # of any state
GAME = replace(
    FRAME,
    id="hero-realms-skirmish",
    rules_version=2,
    title="Hero Realms: Skirmish",
    seats=(1,),
    options=(
        Option("boss", tuple(BOSSES), leading=True),
        Option("reinforcements", (False, True), leading=True),
        Option("boss_abilities", (False, True), leading=True),
        Option("loss_at_last_gem", (True, False), "AMB-HRS-01"),
        Option("gems_for_sale", (False, True), "AMB-HRS-17"),
        Option("first_hand", (3, 5), "AMB-HRS-29"),
        *[option for option in BASE.options if option.id == "late_counts"],
        Option("class_pack", tuple([pack.id for pack in HERO_PACKS]), "AMB-HRS-41", kind="pack"),
        Option("cards", ("page", "paper"), "AMB-HRS-44", leading=True),
    ),
    syntax=ActionSyntax(*TYPES),
    state=SkirmishState,
    setup=setup,
    view=view,
    infer_action_type=infer_action_type,
    parts=(
        replace(
            FRAME.part(Face),
            moments=MOMENTS,
            sounds=SOUNDS,
            telling=TELLING,
            standings=standings,
            forecasts=FORECASTS,
            foresee=foresee,
            derived=derived,
        ),
        replace(
            FRAME.part(Words),
            read_rulebook=partial(rulebook, "hero-realms-skirmish"),
            word=word,
            describe=describe,
            details=details,
            question=question,
            answer=answer,
        ),
        replace(
            FRAME.part(School),
            lessons=("first-game", "behaviour", "attack", "market"),
            measures=MEASURES,
        ),
    ),
)

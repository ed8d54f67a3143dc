"""Boss Quest, as the core sees it. Booklet: Boss Quest by Christophe Lauras."""

from __future__ import annotations

import functools
from collections.abc import Mapping
from functools import partial

from pygames.engine.action import ActionSyntax
from pygames.engine.face import Face
from pygames.engine.game import Game
from pygames.engine.options import Option, OptionValue
from pygames.games.boss_quest.cards import COLOUR, COMPANION_NAMES, COPIES, KIND, POTION, WEAPONS, YELLOW
from pygames.games.boss_quest.companions import RENEW, REPLACE_SPELL, SCRY, SPY_ON
from pygames.games.boss_quest.derived import derived
from pygames.games.boss_quest.describe import describe, reason
from pygames.games.boss_quest.forecast import FORECASTS, foresee
from pygames.games.boss_quest.goals import GOALS, MEASURES, THEMES
from pygames.games.boss_quest.house import DARK_KINDS, LIGHT_KINDS, faults, house_values
from pygames.games.boss_quest.magician import BURY, DISCARD, OPEN, WAIT
from pygames.games.boss_quest.moments import MOMENTS
from pygames.games.boss_quest.names import details, occasion, word
from pygames.games.boss_quest.passing import PASS
from pygames.games.boss_quest.pointing import infer_action_type
from pygames.games.boss_quest.potions import MINUS, PLUS
from pygames.games.boss_quest.preparation import prepare
from pygames.games.boss_quest.reaper import BECOME, LIVE
from pygames.games.boss_quest.rounds import play_round
from pygames.games.boss_quest.sounds import SOUNDS
from pygames.games.boss_quest.spells import ACTIVATE, CANCEL_SPELL, CAST, FLIP_POTION, REARRANGE, TRADE
from pygames.games.boss_quest.standing import standings
from pygames.games.boss_quest.state import OUT, WAITS, BossQuestState
from pygames.games.boss_quest.telling import TELLING
from pygames.games.boss_quest.turns import EQUIP
from pygames.games.boss_quest.view import view
from pygames.school.part import School
from pygames.words.localizer import Words
from pygames.words.rulebook_file import rulebook


def setup(seats: int, seed: int, options: Mapping[str, OptionValue]) -> BossQuestState:
    """The state before anything has happened: which cards are in the game, and their values."""
    state = BossQuestState.new(seats, seed)
    house = house_values(str(options["values"]))
    state.potions, state.reaper_hp = house.potions, house.reaper
    state.duel = bool(options["duel"])
    state.reaper_state = WAITS if options["reaper"] else OUT
    state.reserve = tuple(range(len(COMPANION_NAMES))) if options["companions"] else ()
    with_yellow = seats > 4 or bool(options["all_weapons"])  # BQ-09, BQ-10
    potions, companions = bool(options["potions"]), bool(options["companions"])
    state.weapon_deck = _weapons(with_yellow, potions)
    state.spell_deck = _spells(house.spells, with_yellow, potions, companions)
    state.then(prepare(), play_round())
    return state


@functools.cache
def _weapons(with_yellow: bool, potions: bool) -> tuple[int, ...]:
    """The weapons in the game."""
    weapons = range(WEAPONS if potions else POTION)
    return tuple([card for card in weapons if with_yellow or COLOUR[card] != YELLOW])


@functools.cache
def _spells(copies: tuple[int, ...], with_yellow: bool, potions: bool, companions: bool) -> tuple[int, ...]:
    """The spells in the game: each extension brings its own, whatever the others do (BQ-75, BQ-79, BQ-99)."""
    kinds = list(zip(LIGHT_KINDS + DARK_KINDS, copies, strict=True))
    kinds += [("flip", 2)] if potions else []
    kinds += [("companions", 3)] if companions else []
    return tuple(
        [
            KIND[kind] * COPIES + copy
            for kind, number in kinds
            for copy in range(number)
            if with_yellow or kind != "need-yellow"
        ]
    )


TYPES = (
    PASS, EQUIP, ACTIVATE, CAST, CANCEL_SPELL, TRADE, FLIP_POTION, REARRANGE, DISCARD, OPEN, BURY,
    WAIT, PLUS, MINUS, SPY_ON, SCRY, REPLACE_SPELL, RENEW, LIVE, BECOME,
)  # fmt: skip

GAME = Game(
    id="boss-quest",
    title="Boss Quest",
    rules_version=3,
    oldest_rules=3,
    seats=(2, 3, 4, 5, 6),
    # the extensions go separately or together (BQ-99); what the publisher's site adds is left out (AMB-BQ-52)
    options=(
        Option("potions", (False, True)),
        Option("companions", (False, True)),
        Option("reaper", (False, True)),
        Option("duel", (False, True), "AMB-BQ-76", seats=(2,)),
        Option("all_weapons", (False, True), "AMB-BQ-05", seats=(2, 3, 4)),
        Option("values", ("",), "AMB-BQ-01", faults=faults),
    ),
    syntax=ActionSyntax(*TYPES),
    state=BossQuestState,
    setup=setup,
    view=view,
    infer_action_type=infer_action_type,
    turn=lambda state: state.round,
    parts=(
        Face(
            moments=MOMENTS,
            sounds=SOUNDS,
            telling=TELLING,
            standings=standings,
            forecasts=FORECASTS,
            foresee=foresee,
            derived=derived,
        ),
        Words(
            read_rulebook=partial(rulebook, "boss-quest"),
            word=word,
            describe=describe,
            details=details,
            occasion=occasion,
            printed=reason,
        ),
        School(
            lessons=("first-game", "weapons", "magician", "combat"),
            goals=GOALS,
            measures=MEASURES,
            themes=THEMES,
        ),
    ),
)

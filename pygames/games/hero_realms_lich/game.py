"""The Lich for Hero Realms, as the core sees it: a party against the boss deck, or boss against boss."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from functools import partial
from typing import Any

from pygames.engine.action import ActionSyntax
from pygames.engine.face import Face
from pygames.engine.game import Game
from pygames.engine.options import Option, OptionValue
from pygames.games.hero_realms.cards import LINES, every_card
from pygames.games.hero_realms.classes import CLASSES, take_packs
from pygames.games.hero_realms.game import GAME as BASE
from pygames.games.hero_realms.game import TYPES as BASE_TYPES
from pygames.games.hero_realms.preparation import fill_table
from pygames.games.hero_realms.questions import answer, question
from pygames.games.hero_realms.turn import END as BASE_END
from pygames.games.hero_realms_lich import reasons  # noqa: F401 - they add to what the base has
from pygames.games.hero_realms_lich.borrowing import APPOINT, BORROW
from pygames.games.hero_realms_lich.card_text import details
from pygames.games.hero_realms_lich.describe import about, describe, roles_now
from pygames.games.hero_realms_lich.effects import CRUSH, TAKE_FREE
from pygames.games.hero_realms_lich.forecast import FORECASTS, foresee
from pygames.games.hero_realms_lich.goals import THEMES
from pygames.games.hero_realms_lich.healing import HEAL
from pygames.games.hero_realms_lich.moments import MOMENTS
from pygames.games.hero_realms_lich.plain import plain
from pygames.games.hero_realms_lich.pointing import infer_action_type
from pygames.games.hero_realms_lich.preparation import deal_hands, give_boss_deck, lay_out, prepare_bosses
from pygames.games.hero_realms_lich.preventing import SUFFER
from pygames.games.hero_realms_lich.sounds import SOUNDS
from pygames.games.hero_realms_lich.standing import standings
from pygames.games.hero_realms_lich.state import LichState
from pygames.games.hero_realms_lich.telling import TELLING
from pygames.games.hero_realms_lich.turn import CHALLENGE, END, next_turn
from pygames.games.hero_realms_lich.view import view
from pygames.games.hero_realms_lich.vocabulary import LICH
from pygames.school.part import School
from pygames.words.localizer import Words
from pygames.words.rulebook_file import rulebook

assert {line.effect for lines in LINES.values() for line in lines} == set(LICH.effects)
OPTIONS = {option.id: option for option in BASE.options}
SHARED = ("fire_gem_returns", "late_counts", "discard_at_start_of_turn", "turn_limit", "health_cap")


def setup(seats: int, seed: int, options: Mapping[str, OptionValue]) -> LichState:
    """The state before anything has happened."""
    state = LichState.new(seats, seed)
    state.versus = bool(options["versus"])
    state.classes = CLASSES  # HRL-05
    state.last_challenge = bool(options["last_challenge"])
    state.past_guards = bool(options["untargeted_stun_ignores_guards"])
    fill_table(state, options)
    for seat in range(seats):
        if state.is_boss(seat):
            give_boss_deck(state, seat)
    state.box = tuple([card for seat in state.party() for card in every_card(seat)])
    state.then(lay_out(), take_packs(), prepare_bosses(), deal_hands(), next_turn())
    return state


def roles(seats: int, options: Mapping[str, OptionValue]) -> list[str]:
    """Heroes, and the boss at the end; or bosses only (HRL-06, HRL-28)."""
    return ["boss"] * 2 if seats == 2 and options.get("versus") else [*["hero"] * (seats - 1), "boss"]


def sides(seats: int) -> list[int]:
    """The party, and the boss at the end (HRL-04); with two seats there are two sides, whoever they are."""
    return [0] * (seats - 1) + [1]


TYPES = (
    *[kind for kind in BASE_TYPES if kind is not BASE_END],
    CHALLENGE, END, HEAL, SUFFER, CRUSH, TAKE_FREE, APPOINT, BORROW,
)  # fmt: skip

FRAME: Game[Any] = BASE  # of any state
GAME = replace(
    FRAME,
    id="hero-realms-lich",
    title="Hero Realms: the Lich",
    seats=(2, 3, 4, 5, 6),
    options=(
        Option("versus", (False, True), seats=(2,)),
        OPTIONS["twins"]._replace(ruling="AMB-HRL-30"),
        Option("last_challenge", (False, True), "AMB-HRL-18"),
        Option("untargeted_stun_ignores_guards", (True, False), "AMB-HR-03"),
        *[OPTIONS[name] for name in SHARED],
    ),
    syntax=ActionSyntax(*TYPES),
    state=LichState,
    setup=setup,
    view=view,
    infer_action_type=infer_action_type,
    sides=sides,
    parts=(
        replace(
            FRAME.part(Face),
            moments=MOMENTS,
            sounds=SOUNDS,
            telling=TELLING,
            standings=standings,
            forecasts=FORECASTS,
            foresee=foresee,
            plain=plain,
        ),
        replace(
            FRAME.part(Words),
            read_rulebook=partial(rulebook, "hero-realms-lich"),
            describe=describe,
            roles=roles,
            roles_now=roles_now,
            question=question,
            answer=answer,
            about=about,
            details=details,
        ),
        replace(
            FRAME.part(School),
            lessons=("first-game", "party", "soul-jars", "lich"),
            themes=THEMES,
        ),
    ),
)

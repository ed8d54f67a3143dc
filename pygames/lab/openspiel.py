"""A game as a Python game of OpenSpiel (extra `openspiel`).

Chance is one move at the beginning: it draws the seed of the game, and all that follows is settled by it and
by what the players do. So histories can be played again, and an algorithm that samples that move has sampled
all luck; one that searches below it knows the luck to come, as in any game that OpenSpiel calls explicitly
stochastic.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from typing import Any

import numpy as np
import pyspiel

import pygames
from pygames.cli.terminal import described
from pygames.engine.entry import Entry
from pygames.engine.match import Match
from pygames.engine.options import OptionValue
from pygames.engine.rng import mix
from pygames.lab.encoding import Encoding, outcome
from pygames.words.localizer import Localizer

DEALS = 4096
SEEDS = 1 << 53  # as many as a number from 0 to 1 tells apart
LONGEST = 20_000  # choices; no game of the catalogue takes as many


def _type(entry: Entry) -> pyspiel.GameType:
    """What OpenSpiel is told of a game before it is made, with what it can be made with."""
    return pyspiel.GameType(
        short_name=f"pygames_{entry.id.replace('-', '_')}",
        long_name=entry.title.en,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=entry.seats[-1],
        min_num_players=entry.seats[0],
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification={"seats": entry.seats[0], "deals": DEALS, "options": "{}"},
    )


class SpielGame(pyspiel.Game):  # type: ignore[misc]  # OpenSpiel is not always there
    """A game for so many `seats` and with these `options` (JSON), with `deals` different ones.

    Raises BadOption. Each game of the catalogue has a class of its own, by which OpenSpiel makes it.
    """

    entry: Entry

    def __init__(self, params: Mapping[str, Any]) -> None:
        entry = self.entry
        seats, self.deals = params.get("seats", entry.seats[0]), params.get("deals", DEALS)
        self.encoding = encoding = Encoding(entry.id, seats, json.loads(params.get("options", "{}")))
        figures = pyspiel.GameInfo(
            num_distinct_actions=encoding.actions,
            max_chance_outcomes=self.deals,
            num_players=seats,
            min_utility=-1.0,
            max_utility=1.0,
            max_game_length=LONGEST,
        )
        super().__init__(_type(entry), figures, dict(params))

    def __reduce__(self) -> tuple[Any, tuple[str]]:
        return pyspiel.load_game, (str(self),)

    def new_initial_state(self) -> SpielState:
        """The start, before the seed is drawn."""
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        """What sees positions as a player does."""
        return Observer(self.encoding)


class Position:
    """Holds a match for `SpielState`: OpenSpiel copies that deeply, and a match has its own kind of copy."""

    def __init__(self, match: Match | None = None) -> None:
        self.match = match

    def __deepcopy__(self, memo: Any) -> Position:
        return Position(self.match and self.match.copy())

    def __reduce__(self) -> tuple[Any, tuple[str]]:
        return position_of, (self.match.record.json() if self.match is not None else "",)


def position_of(record: str) -> Position:
    """The position that was written down as this record; empty: none yet."""
    return Position(pygames.replay(record) if record else None)


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A position: none yet, or a match."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.encoding = game.encoding
        self.deals = game.deals
        self.position = Position()

    @property
    def match(self) -> Match | None:
        """The match, once it is dealt."""
        return self.position.match

    def current_player(self) -> int:
        """Who is asked: chance, a player, or nobody any more."""
        if self.match is None:
            chance: int = pyspiel.PlayerId.CHANCE
            return chance
        decision = self.match.decision
        return int(pyspiel.PlayerId.TERMINAL) if decision is None else decision.seat

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The deals, each as likely."""
        return [(deal, 1 / self.deals) for deal in range(self.deals)]

    def _legal_actions(self, player: int) -> list[int]:
        return [] if self.match is None else self.encoding.legal(self.match)

    def _apply_action(self, action: int) -> None:
        encoding = self.encoding
        if self.match is None:
            seed = mix(action + 1)
            self.position.match = pygames.new(
                encoding.game.id, seed=seed, seats=encoding.seats, options=encoding.options
            )
        else:
            self.match.play(encoding.action(action))

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> SpielState:
        """A position that looks the same to this player; what the player cannot know is dealt anew."""
        child: SpielState = self.clone()
        if self.match is not None:
            child.position = Position(self.match.as_known(player, int(sampler() * SEEDS)))
        return child

    def _action_to_string(self, player: int, action: int) -> str:
        return f"deal {action}" if player < 0 else self.encoding.action(action).text

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.match is not None and self.match.decision is None

    def returns(self) -> list[float]:
        """What the game is worth to each player; 0 while it runs."""
        if self.match is None or not self.is_terminal():
            return [0.0] * self.encoding.seats
        return outcome(self.match)

    def __str__(self) -> str:
        """The choices made so far."""
        if self.match is None:
            return "not dealt"
        return "; ".join(choice.action.text for choice in self.match.choices) or "dealt"


class Observer:
    """Sees a position as a player does: `tensor`, and `string_from` in words."""

    def __init__(self, encoding: Encoding) -> None:
        self.encoding = encoding
        self.tensor = np.zeros(encoding.size, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        """Write what a player may know into `tensor`."""
        self.tensor.fill(0)
        if state.match is not None:
            self.tensor[:] = self.encoding.vector(state.match, player)

    def string_from(self, state: SpielState, player: int) -> str:
        """What a player may know, in English."""
        if state.match is None:
            return "not dealt"
        localizer = Localizer(state.match.game, "en", options=state.match.options)
        return "\n".join(described(state.match.view(player), localizer))


def _class_of(entry: Entry) -> type[SpielGame]:
    """The class of a game. OpenSpiel keeps it until Python has ended, which an instance would not outlive."""

    class Made(SpielGame):
        pass

    Made.entry = entry
    return Made


GAMES = {it.id: _class_of(it) for it in pygames.catalogue() if it.playable}


def register() -> None:
    """Make the games known to OpenSpiel by their names, such as `pygames_heroz(seats=2)`."""
    for made in GAMES.values():
        pyspiel.register_game(_type(made.entry), made)


def game(
    name: str, seats: int | None = None, options: Mapping[str, OptionValue] | None = None, deals: int = DEALS
) -> SpielGame:
    """A game of the catalogue for OpenSpiel. Raises UnknownGame, BadOption."""
    known = pygames.load(name)
    params = {
        "seats": known.seats[0] if seats is None else seats,
        "deals": deals,
        "options": json.dumps(options or {}, sort_keys=True),
    }
    return GAMES[name](params)


register()

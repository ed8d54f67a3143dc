"""A game as an environment of PettingZoo, for learners (extra `env`)."""

from __future__ import annotations

from collections.abc import Mapping
from random import SystemRandom
from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv

import pygames
from pygames.cli.terminal import described
from pygames.engine.options import OptionValue
from pygames.engine.rng import Rng
from pygames.engine.text import Language
from pygames.lab.encoding import MOST, Encoding, outcome
from pygames.words.localizer import Localizer


class Env(AECEnv):  # type: ignore[misc]  # PettingZoo is not always there
    """One game after another, each seat an agent: `player_0` is seat A.

    An observation is `observation`, what the seat may know as numbers, and `action_mask`, 1 for each legal
    action (0 for a seat that is not asked). `render()` and `text` say the position in words. When the game
    ends each agent gets 1, -1 or 0 (`encoding.outcome`); before, nothing. Without a seed the games differ
    every time.
    """

    metadata = {"name": "pygames", "render_modes": ["ansi"], "is_parallelizable": False}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        options: Mapping[str, OptionValue] | None = None,
        language: Language = "en",
    ) -> None:
        super().__init__()
        count = pygames.load(game).seats[0] if seats is None else seats
        self.encoding = Encoding(game, count, options)
        self.language = language
        self.render_mode = "ansi"
        self.possible_agents = [f"player_{seat}" for seat in range(count)]
        self.agents: list[str] = []
        self._seeds = Rng(SystemRandom().getrandbits(64))
        self._observed = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(-MOST, MOST, (self.encoding.size,), np.float32),
                    "action_mask": spaces.Box(0, 1, (self.encoding.actions,), np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self._acting = {agent: spaces.Discrete(self.encoding.actions) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> Any:
        """The space of an agent's observations, always the same object."""
        return self._observed[agent]

    def action_space(self, agent: str) -> Any:
        """The space of an agent's actions, always the same object."""
        return self._acting[agent]

    def reset(self, seed: int | None = None, options: Mapping[str, Any] | None = None) -> None:
        """Begin a new game. `seed` decides it and all that follow; `options` are ignored."""
        if seed is not None:
            self._seeds = Rng(seed)
        encoding = self.encoding
        self.match = pygames.new(
            encoding.game.id,
            seed=self._seeds.below(1 << 64),
            seats=encoding.seats,
            options=encoding.options,
        )
        self.agents = [*self.possible_agents]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.match.asks.seat]

    def step(self, action: int | None) -> None:
        """Do an action of the agent that is asked. Raises IllegalAction, changing nothing."""
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None, "only an agent whose game is over does nothing"
        self.match.play(self.encoding.action(int(action)))
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        if self.match.decision is None:
            worth = outcome(self.match)
            for seat, one in enumerate(self.possible_agents):
                self.rewards[one] = worth[seat]
                self.terminations[one] = True
        else:
            self.agent_selection = self.possible_agents[self.match.decision.seat]
        self._accumulate_rewards()

    def observe(self, agent: str) -> dict[str, Any]:
        """What an agent may know, and what it may do now."""
        seat = self.possible_agents.index(agent)
        mask = np.zeros(self.encoding.actions, np.int8)
        decision = self.match.decision
        if decision is not None and decision.seat == seat:
            mask[self.encoding.legal(self.match)] = 1
        return {
            "observation": np.array(self.encoding.vector(self.match, seat), np.float32),
            "action_mask": mask,
        }

    def text(self, agent: str) -> str:
        """What an agent may know, in words."""
        seat = self.possible_agents.index(agent)
        localizer = Localizer(self.match.game, self.language, options=self.match.options)
        return "\n".join(described(self.match.view(seat), localizer))

    def render(self) -> str:
        """The position in words, for the agent that is asked."""
        return self.text(self.agent_selection)

    def close(self) -> None:
        """Do nothing: nothing is open."""

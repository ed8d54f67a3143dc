"""Opponents. A bot sees the view of its seat and forks of it, never the true state."""

from __future__ import annotations

from collections.abc import Callable, Generator, Mapping
from importlib import import_module

from pygames.core.action import Action
from pygames.core.chance import Chance
from pygames.core.errors import BadOption
from pygames.core.game import View
from pygames.core.match import Match


class Sight:
    """What a bot is given: its view, the legal actions, forks. The match itself stays out of reach."""

    __slots__ = ("chance", "fork", "legal", "prompt", "seat", "view")

    def __init__(self, match: Match, chance: Chance) -> None:
        ask = match.ask
        assert ask is not None, "nobody is asked"
        self.seat = ask.seat
        self.prompt = ask.prompt.id
        # a tuple: in the question's own list an opponent could make anything legal
        self.legal: tuple[Action, ...] = tuple(ask.legal)
        self.chance = chance
        # closures, so that what is hidden cannot be reached by an attribute
        self.view: Callable[[], View] = lambda: match.view(ask.seat)
        self.fork: Callable[[int], Match] = lambda seed: match.fork(ask.seat, seed)


Thinking = Generator[None, None, Action]


class Bot:
    """An opponent: answers a question from what its seat can see. It has `choose`, or else `think`."""

    def choose(self, sight: Sight) -> Action:
        """One of `sight.legal`."""
        thinking = self.think(sight)
        while True:
            try:
                next(thinking)
            except StopIteration as done:
                action: Action = done.value
                return action

    def think(self, sight: Sight) -> Thinking:
        """The same little by little: it yields every few milliseconds, so that a page goes on meanwhile."""
        yield
        return self.choose(sight)


class RandomBot(Bot):
    """Any legal action, each as likely as the next."""

    def choose(self, sight: Sight) -> Action:
        """One of `sight.legal`."""
        return sight.chance.choice(sight.legal)


STEADY: Mapping[str, str] = {
    "heroz": "pygames.bots.heroz",
    "boss-quest": "pygames.bots.boss_quest",
    "immortal-king": "pygames.bots.immortal_king",
}
NAMES = ("random", "steady")


def make(name: str, game: str) -> Bot:
    """The bot of this name for this game. Raises BadOption when there is none."""
    if name == "random":
        return RandomBot()
    if name == "steady" and game in STEADY:
        bot: Bot = import_module(STEADY[game]).Steady()
        return bot
    raise BadOption("unknown_bot", name=name[:40], known=", ".join(names(game)))


def names(game: str) -> tuple[str, ...]:
    """The bots there are for this game."""
    return NAMES if game in STEADY else NAMES[:1]


def decide(bot: Bot, match: Match, chance: Chance) -> Action:
    """The bot's answer to the question that lies on the table. `chance` is the bot's own."""
    return bot.choose(Sight(match, chance))


def ponder(bot: Bot, match: Match, chance: Chance) -> Thinking:
    """The same little by little. The match must stay as it is meanwhile."""
    return bot.think(Sight(match, chance))

"""Opponents. A bot is given an observation: the view of its seat and forks of it, never the true state."""

from __future__ import annotations

from collections.abc import Generator
from importlib import import_module
from typing import Any

from pygames.bots.opponents import Options, module_of, opponents_of
from pygames.engine.action import Action
from pygames.engine.errors import BadOption
from pygames.engine.match import Match
from pygames.engine.rng import Rng
from pygames.engine.state import State
from pygames.engine.view import View
from pygames.engine.work import Work
from pygames.words.people import SEAT_LETTERS


class Observation:
    """What a bot is given: what its seat may know, the legal actions, and forks to try them on.

    It holds a fork of the match in which all that the seat cannot know is dealt anew, never the match:
    no attribute of it leads to the true state.
    """

    __slots__ = ("_fork", "decision", "legal_actions", "rng", "seat", "seats")

    def __init__(self, match: Match, rng: Rng) -> None:
        decision = match.asks
        self.seat = decision.seat
        self.seats = match.seats
        self.decision = decision.id
        self.legal_actions = decision.legal_actions
        self.rng = rng
        # by a copy of `rng`, so that making an observation takes no random number from the bot
        self._fork = match.fork(decision.seat, Rng(rng.state).below(1 << 64))

    @property
    def options(self) -> Options:
        """The options of the match."""
        return self._fork.options

    def view(self) -> View:
        """Everything the seat may know, as plain data."""
        return self._fork.view(self.seat)

    def fork(self, seed: int) -> Match:
        """An independent match that agrees with all that the seat knows; the rest is dealt by `seed`."""
        return self._fork.fork(self.seat, seed)

    def determinized(self, seed: int) -> State:
        """The bare state of such a fork, for a search."""
        return self._fork.search_state(self.seat, seed)


Thinking = Generator[None, None, Action]


def at_once(thinking: Thinking) -> Action:
    """Run the thinking without a pause. Returns the choice."""
    return Work(thinking).finish()


class Bot:
    """An opponent: decides by what its seat may know. It overrides one of `choose` and `think`."""

    def choose(self, observation: Observation) -> Action:
        """Choose one of `observation.legal_actions`."""
        return at_once(self.think(observation))

    def think(self, observation: Observation) -> Thinking:
        """Choose little by little: yields every few milliseconds, so that a page goes on meanwhile."""
        yield
        return self.choose(observation)


class RandomBot(Bot):
    """Any legal action, each with the same chance."""

    def choose(self, observation: Observation) -> Action:
        """Choose one of `observation.legal_actions`."""
        return observation.rng.choice(observation.legal_actions)


LEVELS = ("novice", "casual", "regular", "skilled", "strong")  # of opponents in the page, the weakest first
NAMES = ("random", "steady", *LEVELS)


def make(name: str, game: str, effort: int = 1, temper: str = "") -> Bot:
    """The bot of this name for this game, whose search tries `effort` times as much.

    What searches judges by this `temper`, one of `TEMPERS` in `pygames/bots/search.py`. Raises BadOption when
    there is no such bot.
    """
    if name not in names(game):
        raise BadOption("unknown_bot", name=name[:40], known=", ".join(names(game)))
    if name == "random":
        return RandomBot()
    if name in LEVELS[:-1]:
        levels = import_module("pygames.bots.levels")
        usual = unsearched("strong" if name == levels.FARSIGHTED else "steady", game)
        guide, judged_at = _guide(game, temper), opponents_of(game).strong_at
        level: Bot = levels.Level(name, guide, usual, judged_at, effort)
        return level
    bot = unsearched(name, game)
    if name != "strong" or not opponents_of(game).guide:
        return bot
    searching: Bot = import_module("pygames.bots.search").Strong(_guide(game, temper), bot, effort)
    return searching


def _guide(game: str, temper: str) -> Any:
    return module_of(game, "guide").GUIDE.tempered(temper)


def unsearched(name: str, game: str) -> Bot:
    """`steady`, or what `strong` is without its search: with what that would choose a search begins.

    Raises LookupError for any other name.
    """
    if name not in ("steady", "strong"):
        raise LookupError(f"no bot plays as {name}")
    bots = module_of(game, "bots")
    found: Bot = bots.Strong() if name == "strong" and opponents_of(game).own_strong else bots.Steady()
    return found


def names(game: str) -> tuple[str, ...]:
    """The bots there are for this game: those of laboratories, then the levels, the weakest first."""
    declared = opponents_of(game)
    lower = [declared.guide] * len(LEVELS[:-1])
    there = (True, declared.steady, *lower, declared.guide or declared.own_strong)
    return tuple([name for name, has in zip(NAMES, there, strict=True) if has])


def names_at(game: str, seats: int, seat: int, options: Options) -> tuple[str, ...]:
    """Those that can sit at this seat of so many, with these options."""
    found, strong_at = names(game), opponents_of(game).strong_at
    if strong_at is None or strong_at(seats, seat, options):
        return found
    return tuple([name for name in found if name != "strong"])


def levels_at(game: str, seats: int, seat: int, options: Options) -> tuple[str, ...]:
    """The levels that a person can choose at this seat, the weakest first; all bots of a game without."""
    found = names_at(game, seats, seat, options)
    return tuple([name for name in found if name in LEVELS]) if LEVELS[0] in found else found


def check_offered(name: str, game: str, seats: int, seat: int, options: Options) -> None:
    """Raise BadOption where there is no such bot for a game, or where it is not offered at this seat."""
    if name not in names(game):
        raise BadOption("unknown_bot", name=name[:40], known=", ".join(names(game)))
    offered = names_at(game, seats, seat, options)
    if name not in offered:
        raise BadOption("bot_not_here", name=name, letter=SEAT_LETTERS[seat], known=", ".join(offered))


def decide(bot: Bot, match: Match, rng: Rng) -> Action:
    """The bot's decision. `rng` is the bot's own."""
    return bot.choose(Observation(match, rng))


def think(bot: Bot, match: Match, rng: Rng) -> Thinking:
    """The bot's decision, found little by little. It thinks on a fork: the match may go on meanwhile."""
    return bot.think(Observation(match, rng))

"""Games to look for rules in: random and steady ones, over all seats and options, repeatably."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple
from zlib import crc32

import pygames
from pygames.bots import decide, make
from pygames.engine.rng import Rng
from pygames.words.localizer import Words
from tests.kit.play import TACTICS, Player
from tools.goldens import goldens

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from pygames.engine.action import Action
    from pygames.engine.errors import Refusal
    from pygames.engine.game import Game
    from pygames.engine.match import Match
    from pygames.engine.options import OptionValue

WAYS = TACTICS + 1  # of playing: the random tactics, and the steady opponent
MOST_CHOICES = 1500  # of one game


class Sighting(NamedTuple):
    """A rule cited at a position: by an event of the choice `did` (`done`), or by what stands against it.

    `kind` is `done`, `act` (the action is refused) or `point` (pointing at these things is). A refusal is not
    `clear` when it only says that it is not the moment, or that one does not have the card.
    """

    rule: str
    kind: str
    did: tuple[str, ...]
    clear: bool = True


def variants(game: Game[Any]) -> list[tuple[int, dict[str, OptionValue]]]:
    """The seats and options of the games: the base, every other value of every option, all together."""
    found = [(seats, options) for it, seats, options in goldens().values() if it.id == game.id]
    base = found[0][1]
    return found + [(seats, base) for seats in game.seats[1:-1]]


def played(game: Game[Any], number: int) -> Iterator[tuple[Match, Action]]:
    """The game of this number: the match before each choice, and the choice. It is played on afterwards."""
    of = variants(game)
    seats, options = of[number // WAYS % len(of)]
    match = pygames.new(game.id, seed=number // (WAYS * len(of)), seats=seats, options=options)
    rng = Rng(crc32(f"{game.id} witness {number}".encode()))
    player, bot = Player(rng, number % WAYS), make("steady", game.id)
    while match.decision is not None and len(match.choices) < MOST_CHOICES:
        steady = number % WAYS == TACTICS
        action = decide(bot, match, rng) if steady else player.choose(match.decision.legal_actions)
        yield match, action
        match.play(action)


def happened(match: Match) -> Iterator[Sighting]:
    """What the last choice of a match cites: its events, and how the game ended. Without one, the opening."""
    choices = match.choices
    last = choices[-1] if choices else None
    for event in match.opening if last is None else last.events:
        for rule in event.cited:
            yield Sighting(rule, "done", () if last is None else (last.action.text,))
    if match.result is not None and last is not None:
        yield Sighting(match.result.rule, "done", (last.action.text,))


def refused(match: Match, rng: Rng, count: int) -> Iterator[Sighting]:
    """What is refused at a position: of each type of action about `count` tries, and as many of pointing."""
    for kind in match.game.syntax.types:
        for _ in range(count if kind.domains else 1):
            action = kind(*(rng.below(len(domain.words)) for domain in kind.domains))
            refusal = match.why_not(action)
            timely = match.decision is not None and kind in match.decision.type.types
            if refusal is not None:
                yield Sighting(refusal.rule, "act", (action.text,), clear(refusal, timely=timely))
            for words in {action.words[:n] for n in (1, 2)} - {()}:
                refusal = match.why_not_pointing(words)
                if refusal is not None:
                    yield Sighting(refusal.rule, "point", words, clear(refusal, timely=timely))


def clear(refusal: Refusal, *, timely: bool) -> bool:
    """Whether a refusal shows its rule, and not only that it is another moment or somebody else's card."""
    return timely and not refusal.key.startswith(("not_", "no_", "is_out", "nobody"))


def kept(game: Game[Any]) -> tuple[list[str], list[str]]:
    """The enforced rules of a game, and its rulings that an option switches."""
    book = game.part(Words).rulebook
    rules = [rule.id for rule in book.rules if rule.kept == "enforced"]
    return rules, [ruling.id for ruling in book.rulings if ruling.option is not None]


def share(found: Mapping[str, object], wanted: list[str]) -> str:
    """How many of the wanted were found, in words: `54 of 84 (64 %)`."""
    met = sum(rule in found for rule in wanted)
    return f"{met} of {len(wanted)} ({round(100 * met / max(1, len(wanted)))} %)"

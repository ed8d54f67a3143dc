"""Which enforced rules are cited in play, by an event or a refusal."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from pygames.engine.rng import Rng
from tools.witnesses.games import happened, kept, played, refused, share

if TYPE_CHECKING:
    from collections.abc import Iterator

    from pygames.engine.game import Game

TRIES = 6  # of each type of action, at every position that is looked at
EVERY = 5  # position
ALWAYS = 30  # choices from the start


def cited(game: Game[Any], games: int) -> dict[str, set[str]]:
    """The rules cited in so many games, each with how: `done`, `act`, `point`."""
    found: dict[str, set[str]] = {}
    for number in range(games):
        rng = Rng(number)
        match = None
        for at, (match, _) in enumerate(played(game, number)):
            sightings = list(happened(match))
            if at < ALWAYS or at % EVERY == 0:
                sightings += refused(match, rng, TRIES)
            for sighting in sightings:
                found.setdefault(sighting.rule, set()).add(sighting.kind)
        if match is not None:  # the end
            for sighting in happened(match):
                found.setdefault(sighting.rule, set()).add(sighting.kind)
    return found


def report(game: Game[Any], games: int) -> Iterator[str]:
    """The figures of a game, and the rules that are missing."""
    found = cited(game, games)
    rules, rulings = kept(game)
    yield f"{game.id}: {share(found, rules)} enforced rules, {share(found, rulings)} rulings with an option"
    by = {kind: sum(kind in found.get(rule, ()) for rule in rules) for kind in ("done", "point", "act")}
    yield f"  by an event {by['done']}, by pointing {by['point']}, by typing {by['act']}"
    yield f"  never: {' '.join(rule for rule in [*rules, *rulings] if rule not in found)}"

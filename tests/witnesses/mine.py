"""Mine witnesses: for every rule the smallest and clearest position in which it is refused or done.

What is in the file already stays as it is while it holds (`curated`); the rest is looked for in games.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

import pygames
from pygames.core.errors import GameError
from pygames.core.rng import Rng
from pygames.core.witness import BadWitness, Witness, whole, witnesses
from tests.witnesses.games import happened, kept, played, refused, variants

if TYPE_CHECKING:
    from collections.abc import Iterator

    from pygames.core.game import Game
    from pygames.core.match import Match
    from tests.witnesses.games import Sighting

ROOT = Path(__file__).parents[2]
NEAR = 40  # choices in which a rule should be seen
FAR = 160  # where no game shows it so early
TRIES = 10  # of each type of action, at a position
COST = {"point": 0, "act": 6, "done": 2}  # in choices: what is worth as much as a position so much earlier
OTHER_OPTIONS = 15
MORE_SEATS = 4


class Found(NamedTuple):
    """A witness and what it costs to look at: the smaller, the clearer."""

    cost: int
    witness: Witness


def file_of(game: Game[Any]) -> Path:
    """Where the witnesses of a game stand."""
    return ROOT / "pygames" / "games" / game.id.replace("-", "_") / "witnesses.toml"


def holding(game: Game[Any]) -> dict[str, Witness]:
    """The witnesses of the file that still show their rules."""
    found = {}
    for rule, witness in witnesses(game.id).items():
        try:
            witness.check(whole(witness, {game.id: game}))
        except (BadWitness, GameError, IndexError):
            continue
        found[rule] = witness
    return found


def mined(game: Game[Any], games: int) -> dict[str, Witness]:
    """The best witness met in so many games, for every rule."""
    best: dict[str, Found] = {}
    base = variants(game)[0]
    for number in range(games):
        rng = Rng(number)
        match = None
        for at, (match, _) in enumerate(played(game, number)):
            if at > FAR:
                break
            extra = OTHER_OPTIONS * (match.options != base[1]) + MORE_SEATS * (match.seats - base[0])
            for sighting in happened(match):
                _note(best, match, max(at - 1, 0), sighting, extra)
            if at <= NEAR and (at < 12 or at % 3 == number % 3):
                for sighting in refused(match, rng, TRIES):
                    _note(best, match, at, sighting, extra)
        if match is not None:
            for sighting in happened(match):
                _note(best, match, max(len(match.choices) - 1, 0), sighting, 0)
    return {rule: found.witness for rule, found in best.items()}


def _note(best: dict[str, Found], match: Match, step: int, sighting: Sighting, extra: int) -> None:
    cost = step + COST[sighting.kind] + extra + 2 * len(sighting.did) * (sighting.kind == "point")
    if sighting.rule not in best or cost < best[sighting.rule].cost:
        best[sighting.rule] = Found(cost, made(match, step, sighting))


def made(match: Match, step: int, sighting: Sighting) -> Witness:
    """The witness of a sighting at a match that has just been played so far."""
    link = match.record.link(match.game)
    if sighting.kind == "done":
        return Witness(sighting.rule, "done", link, step)
    if sighting.kind == "act":
        return Witness(sighting.rule, "refused", link, step, act=sighting.did[0])
    return Witness(sighting.rule, "refused", link, step, point=sighting.did)


def line(witness: Witness) -> str:
    """A witness as a line of the file."""
    parts = [f'{witness.kind} = "{witness.link}@{witness.step}"']
    for name in ("point", "show"):
        words = getattr(witness, name)
        if words:
            parts.append(f"{name} = {json.dumps(list(words), ensure_ascii=False)}")
    if witness.act:
        parts.append(f"act = {json.dumps(witness.act, ensure_ascii=False)}")
    return f"{witness.rule} = {{ {', '.join(parts)} }}"


def written(game: Game[Any], found: dict[str, Witness]) -> str:
    """The file: the rules in the booklet's order, then the rulings with an option."""
    rules, rulings = kept(game)
    head = f"# A checked position for every rule of {game.title} that is kept: see docs/teaching.md.\n"
    return head + "".join(f"{line(found[rule])}\n" for rule in [*rules, *rulings] if rule in found)


def mine(game: Game[Any], games: int) -> Iterator[str]:
    """Write the file anew: what holds stays, what is missing is looked for; says what is still missing."""
    found = holding(game)
    wanted = [rule for part in kept(game) for rule in part]
    if any(rule not in found for rule in wanted):
        found = from_tests(game) | mined(game, games) | found
    file_of(game).write_text(written(game, found), encoding="utf-8", newline="\n")
    yield f"{game.id}: {sum(rule in found for rule in wanted)} of {len(wanted)}"
    yield f"  missing: {' '.join(rule for rule in wanted if rule not in found)}"


def from_tests(game: Game[Any]) -> dict[str, Witness]:
    """What the tests' positions show, as `tests.witnesses.watch` noted it."""
    noted = ROOT / "tests" / "witnesses" / f"{game.id}.json"
    if not noted.exists():
        return {}
    data = json.loads(noted.read_text(encoding="utf-8"))
    assert pygames.load(game.id) is game
    return {rule: Witness(**entry) for rule, entry in data.items()}

"""Mine witnesses: for every rule the smallest and clearest position in which it is refused or done.

What is in the file already stays as it is while it holds (`curated`); the rest is looked for in games.
"""

from __future__ import annotations

import json
import os
import sys
from pathlib import Path
from subprocess import DEVNULL, run
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Any, NamedTuple

from pygames.engine.errors import GameError
from pygames.engine.rng import Rng
from pygames.school.drill import makes_question
from pygames.school.witness import BadWitness, Witness, whole, witnesses
from tools.witnesses.games import clear, happened, kept, played, refused, variants

if TYPE_CHECKING:
    from collections.abc import Iterator

    from pygames.engine.game import Game
    from pygames.engine.match import Match
    from tools.witnesses.games import Sighting

ROOT = Path(__file__).parents[2]
NEAR = 40  # a rule should be seen within so many choices
FAR = 160  # where no game shows it so early
TRIES = 10  # of each type of action, at a position
COST = {"point": 0, "act": 6, "done": 2}  # in choices: what is worth as much as a position so much earlier
OTHER_OPTIONS = 15
MORE_SEATS = 4
UNCLEAR = 30


class Candidate(NamedTuple):
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
    best: dict[str, Candidate] = {}
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


def _note(best: dict[str, Candidate], match: Match, step: int, sighting: Sighting, extra: int) -> None:
    cost = (
        step
        + COST[sighting.kind]
        + extra
        + UNCLEAR * (not sighting.clear)
        + 2 * len(sighting.did) * (sighting.kind == "point")
    )
    if sighting.rule not in best or cost < best[sighting.rule].cost:
        best[sighting.rule] = Candidate(cost, made(match, step, sighting))


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
    if witness.reason:
        parts.append(f'reason = "{witness.reason}"')
    if witness.act:
        parts.append(f"act = {json.dumps(witness.act, ensure_ascii=False)}")
    if not witness.asked:
        parts.append("asked = false")
    return f"{witness.rule} = {{ {', '.join(parts)} }}"


def written(game: Game[Any], found: dict[str, Witness]) -> str:
    """The file: the rules in the booklet's order, then the rulings with an option."""
    rules, rulings = kept(game)
    head = f"# A checked position for every rule of {game.title} that is kept: see docs/teaching.md.\n"
    listed = (found[rule] for rule in [*rules, *rulings] if rule in found)
    marked = (it._replace(asked=makes_question(it, whole(it, {game.id: game}))) for it in listed)
    return head + "".join(f"{line(it)}\n" for it in marked)


def is_clear(game: Game[Any], witness: Witness) -> bool:
    """Whether a witness shows its rule by more than that it is another moment."""
    if witness.kind != "refused":
        return True
    match = whole(witness, {game.id: game}).at_choice(witness.step)
    refusal, decision = witness.refusal(match), match.decision
    assert refusal is not None
    assert decision is not None
    timely = not witness.act or match.parse(witness.act).type in decision.type.types
    return clear(refusal, timely=timely)


def again(game: Game[Any], games: int) -> Iterator[str]:
    """Mine anew, and look for something better than witnesses that are unclear."""
    return mine(game, games, again=True)


def mine(game: Game[Any], games: int, *, again: bool = False) -> Iterator[str]:
    """Write the file anew: what holds stays, what is missing is looked for; says what is still missing."""
    old = holding(game)
    found = {rule: witness for rule, witness in old.items() if not again or is_clear(game, witness)}
    wanted = [rule for part in kept(game) for rule in part]
    if any(rule not in found for rule in wanted):
        found = mined(game, games) | found if games else found
        found = old | found
        if any(rule not in found for rule in wanted):
            found = from_tests(game, [rule for rule in wanted if rule not in found]) | found
    file_of(game).write_text(written(game, found), encoding="utf-8", newline="\n")
    yield f"{game.id}: {sum(rule in found for rule in wanted)} of {len(wanted)}"
    yield f"  missing: {' '.join(rule for rule in wanted if rule not in found)}"


def from_tests(game: Game[Any], wanted: list[str]) -> dict[str, Witness]:
    """What the positions of the game's tests show of these rules."""
    with TemporaryDirectory() as folder:
        noted = Path(folder) / "watch.json"
        noted.write_text(json.dumps({"game": game.id, "wanted": wanted}), encoding="utf-8")
        tests = f"tests/{game.id.replace('-', '_')}"
        order = [sys.executable, "-m", "pytest", "-q", "-n", "0", "-p", "tools.witnesses.watch", tests]
        # the games of this very repository, by this very Python
        run(order, cwd=ROOT, env={**os.environ, "PYGAMES_WATCH": str(noted)}, check=False, stdout=DEVNULL)  # noqa: S603
        data = json.loads(noted.read_text(encoding="utf-8"))
    return {rule: _read(entry) for rule, entry in data.items() if rule in wanted}


def _read(entry: dict[str, Any]) -> Witness:
    return Witness(**{**entry, "point": tuple(entry["point"]), "show": tuple(entry["show"])})

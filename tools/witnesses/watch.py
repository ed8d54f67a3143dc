"""A pytest plugin: while a game's tests run, notes which rules their positions show, by the shortest link.

`PYGAMES_WATCH` is a file of JSON: the game, the rules wanted; what was found is written over it.
"""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

import pygames
from pygames.engine.errors import GameError
from pygames.engine.match import Match
from pygames.school.witness import BadWitness, Witness, whole
from tests.kit.truth import has_record
from tools.witnesses.games import Sighting, happened
from tools.witnesses.mine import made

if TYPE_CHECKING:
    from collections.abc import Sequence

    from pygames.engine.action import Action
    from pygames.engine.errors import Refusal
    from pygames.engine.event import Event

FILE = Path(os.environ["PYGAMES_WATCH"])
MOST_CHOICES = 40  # from the test's position
TRIED = 6  # links of each rule


class Watch:
    """What has been seen so far: the links to each rule, the shortest first."""

    def __init__(self, game: str, wanted: Sequence[str]) -> None:
        self.game = game
        self.wanted = set(wanted)
        self.found: dict[str, list[tuple[int, Witness]]] = {}

    def note(self, match: Match, step: int, sighting: Sighting) -> None:
        """A rule is shown by this match, as it stands."""
        right = match.game.id == self.game and sighting.rule in self.wanted
        if not right or not has_record(match) or step > MOST_CHOICES:
            return
        known = self.found.setdefault(sighting.rule, [])
        if len(known) >= TRIED and known[-1][1].step <= step:
            return
        witness = made(match, step, sighting)
        known.append((len(witness.link) + 10 * step, witness))
        known.sort(key=lambda it: it[0])
        del known[TRIED:]


def pytest_configure(config: pytest.Config) -> None:
    """Listen to every match."""
    data = json.loads(FILE.read_text(encoding="utf-8"))
    watch = Watch(data["game"], data["wanted"])
    config.stash[KEY] = watch
    play, why_not, pointing = Match.play, Match.why_not, Match.why_not_pointing

    def played(self: Match, action: Action | str) -> list[Event]:
        events = play(self, action)
        if self._start is not None and self.game.id == watch.game and len(self.choices) <= MOST_CHOICES:
            for sighting in happened(self):
                watch.note(self, len(self.choices) - 1, sighting)
        return events

    def asked(self: Match, action: Action | str) -> Refusal | None:
        refusal = why_not(self, action)
        if refusal is not None:
            watch.note(self, len(self.choices), Sighting(refusal.rule, "act", (str(action),)))
        return refusal

    def pointed(self: Match, words: Sequence[str]) -> Refusal | None:
        refusal = pointing(self, words)
        if refusal is not None:
            watch.note(self, len(self.choices), Sighting(refusal.rule, "point", tuple(words)))
        return refusal

    changed: dict[str, Any] = {"play": played, "why_not": asked, "why_not_pointing": pointed}
    for name, function in changed.items():
        setattr(Match, name, function)


KEY = pytest.StashKey[Watch]()


def pytest_unconfigure(config: pytest.Config) -> None:
    """Write what holds when it is opened again."""
    watch = config.stash[KEY]
    game = pygames.load(watch.game)
    kept: dict[str, Any] = {}
    for rule, known in watch.found.items():
        for _, witness in known:
            try:
                witness.check(whole(witness, {game.id: game}))
            except (BadWitness, GameError):
                continue
            kept[rule] = witness._asdict()
            break
    FILE.write_text(json.dumps(kept, ensure_ascii=False), encoding="utf-8")

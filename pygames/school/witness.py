"""Witnesses: for a rule, a checked position that shows it. Each game has its own in `witnesses.toml`.

There are three kinds. `refused`: at this position pointing at these things, or this action, is refused by
the rule. `done`: an event of the next choice names it (of a link without choices: an event of the opening).
`seen`: a definition, with things to look at or the reason why there are none. docs/teaching.md has the form.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache
from typing import Any, Literal, NamedTuple

from pygames.engine.errors import Refusal
from pygames.engine.game import Game
from pygames.engine.game_files import game_file_or_empty
from pygames.engine.match import Match
from pygames.engine.replay import replay, split_step
from pygames.engine.shapes import Table
from pygames.school.citing import cited

Kind = Literal["refused", "done", "seen"]
KINDS: tuple[Kind, ...] = ("refused", "done", "seen")
FIELDS = {"refused": ("point", "act"), "done": ("asked",), "seen": ("show", "reason")}
# why there is nothing to look at: no event and no refusal tells of it, or a game hardly ever comes to it
REASONS = ("silent", "never")


class BadWitness(ValueError):
    """A witness that does not show what it stands for."""


class Witness(NamedTuple):
    """A position that shows a rule: the `link` of a match, shown after `step` choices.

    `point` are the things at which to point, or `act` is the action to try, of one that is `refused`;
    `show` are the things to look at of one that is `seen`, or `reason` is one of `REASONS`. One that is
    `done` may make no question for a drill: then it is not `asked`.
    """

    rule: str
    kind: Kind
    link: str
    step: int
    point: tuple[str, ...] = ()
    act: str = ""
    show: tuple[str, ...] = ()
    reason: str = ""
    asked: bool = True

    def refusal(self, match: Match) -> Refusal | None:
        """What stands, at this position, against what is tried; None when nothing does."""
        return match.why_not(self.act) if self.act else match.why_not_pointing(self.point)

    def check(self, match: Match) -> None:
        """Raises BadWitness unless this match, played to the end of the link, shows the rule."""
        if self.kind == "refused":
            told = self.refusal(match.at_choice(self.step))
            if told is None or told.rule != self.rule:
                raise BadWitness(f"{self.rule}: it is {'allowed' if told is None else told}")
        elif self.kind == "done" and self.rule not in _cited(match, self.step):
            raise BadWitness(f"{self.rule}: no event of the choice after {self.step} names it")


def _cited(match: Match, step: int) -> tuple[str, ...]:
    """The rules named by what came of the choice after so many, or of the opening where there is none."""
    choices = match.choices
    events = choices[step].events if choices else match.opening
    return cited(events, match.result if step == len(choices) - 1 else None)


def parse(rule: str, data: object) -> Witness:
    """The witness of a rule from its entry in the file. Raises BadShape."""
    entry = Table(rule, data)
    kinds = [kind for kind in KINDS if kind in entry]
    if len(kinds) != 1:
        raise entry.fault(f"one of {', '.join(KINDS)} is wanted")
    kind = kinds[0]
    link, step = split_step(entry.string(kind))
    asked = entry.flag("asked", default=True) if kind == "done" else True
    if unknown := set(entry.unread()) - {*FIELDS[kind]}:
        raise entry.fault(f"{kind} has no {', '.join(sorted(unknown))}")
    if step is None:
        raise entry.fault("the link names no step")
    point, act = entry.strings("point"), entry.string("act", "")
    show, reason = entry.strings("show"), entry.string("reason", "")
    if kind == "refused" and bool(point) == bool(act):
        raise entry.fault("either point or act is wanted")
    if kind == "seen" and not show and reason not in REASONS:
        raise entry.fault("nothing to look at, and no reason")
    return Witness(rule, kind, link, step, point, act, show, reason, asked)


def text_of(game: str) -> str:
    """The file of a game; empty where there is none."""
    return game_file_or_empty(game, "witnesses.toml")


@cache
def witnesses(game: str) -> Mapping[str, Witness]:
    """The witnesses of a game, by rule; none for a game without a file. Raises BadShape."""
    return {rule: parse(rule, entry) for rule, entry in tomllib.loads(text_of(game)).items()}


def whole(witness: Witness, games: Mapping[str, Game[Any]]) -> Match:
    """The match of a witness, to the end of its link. Raises BadRecord when it does not open any more."""
    return replay(witness.link, games)

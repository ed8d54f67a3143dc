"""Joining the conformance kit: one call a game."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

import pygames
from pygames.engine.match import Match
from tests.kit.cases import Case
from tests.kit.foreseen import ForecastLaws
from tests.kit.hidden import HiddenLaws
from tests.kit.laws import Laws
from tests.kit.play import every_combination


def nothing(_state: Any, _seat: int) -> set[tuple[str, Any]]:
    """No seat remembers more than its view shows."""
    return set()


def everyday(cases: Sequence[Case], defaults: Mapping[str, Any]) -> list[Case]:
    """Those that are tried without `--full`: some seat counts, each value of an option, and many."""

    def changed(case: Case) -> int:
        return sum(value != defaults[option] for option, value in case.options.items())

    least, most = ([case for case in cases if case.seats == cases[at].seats] for at in (0, -1))
    counts = sorted({case.seats for case in cases})
    tables = {*counts[:2], counts[-1]}  # those between them differ from the second in their number only
    found = [case for case in cases if not changed(case) and case.seats in tables]
    found += [case for case in least if changed(case) == 1]
    return [*found, max(least, key=changed), max(most, key=changed)]


def conform(
    game: str,
    *,
    name: Callable[[Any, str, Any], str],
    most: int,
    silent: Sequence[str] = (),
    flashes: Sequence[str] = (),
    known: Callable[[Any, int], set[tuple[str, Any]]] = nothing,
    options: Sequence[Mapping[str, Any]] = (),
    all_seats: bool = False,
    share: float = 1,
    unmet: Sequence[str] = (),
    prelude: Callable[[Match, int], None] | None = None,
) -> type[Laws]:
    """The laws for one game, with every combination of its options and every seat count.

    A combination is tried with the least seats that it allows, the defaults with all; with
    `all_seats` every one with all that allow it. Where there are too many, `options` names those to
    try. Without `--full` it is the defaults with the two least and the most seats, one option at a time with
    the least, and the most that go together with the least and the most seats.
    `prelude(match, number)` makes the first choices of a case's game of this number.
    `share` is the part of the usual games and positions that each is tried with, `unmet` the types of
    action that no game from the start comes to.
    `name(state, pack, card)` is a card as the views write it. `most` is the bound on the choices of a game,
    `silent` the words that mean nothing when pointed at, `flashes` the kinds of event that show a card for
    a moment, so that no view has it, `known(state, seat)` the cards (pack, card) of which this seat knows
    where they are, though it does not see them there now.
    """
    loaded = pygames.load(game)
    defaults = loaded.choose_options({})
    wanted = [defaults | dict(chosen) for chosen in options]
    cases: list[Case] = []
    for seats in loaded.seats:
        tried = [case.options for case in cases]
        cases += [
            Case(loaded, seats, chosen, share, prelude)
            for number, chosen in enumerate(every_combination(loaded, seats))
            if number == 0 or ((all_seats or chosen not in tried) and (not wanted or chosen in wanted))
        ]
    for case in everyday(cases, defaults):
        case.everyday = True
    fields = {
        "game": loaded,
        "cases": cases,
        "name": staticmethod(name),
        "most": most,
        "silent": frozenset(silent),
        "unmet": frozenset(unmet),
        "flashes": frozenset(flashes),
        "known": staticmethod(known),
    }
    return type(f"Test{loaded.title}", (HiddenLaws, ForecastLaws), fields)

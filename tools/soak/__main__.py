"""Try everything at random for a while, and print what was done and how to repeat whatever was found.

python3 build.py soak --minutes 60                  all parts in turn, all games
python3 build.py soak --minutes 5 --only choices    one part, or several: choices,games
python3 build.py soak --minutes 5 --game heroz      one game only
python3 build.py soak --again games:heroz:123       one trial once more

Parts: choices (random games, as fast as it goes), games (mixed opponents, everything looked at), worlds (two
worlds that a seat cannot tell apart), inputs (spoiled links, records, files and saves), pages (the page
without a browser). Each trial has fresh random numbers; `--seed` begins with the same ones again.
"""

from __future__ import annotations

import argparse
import signal
import sys
import traceback
from collections import Counter
from contextlib import contextmanager
from random import SystemRandom
from time import monotonic, process_time
from typing import TYPE_CHECKING

import pygames
from tools.soak import games, inputs, pages, worlds
from tools.soak.trial import Found, Tally, Trial

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence
    from types import FrameType

PARTS: dict[str, Callable[[Trial, Tally], None]] = {
    "choices": games.choices,
    "games": games.games,
    "worlds": worlds.worlds,
    "inputs": inputs.inputs,
    "pages": pages.pages,
}
HANGS = 300  # seconds after which a trial is taken to hang
LONGEST = 2000  # characters of an input that are printed; the trial makes it again
MOST_FOUND = 20  # finds that are printed in full


@contextmanager
def watched() -> Iterator[None]:
    """Raise TimeoutError in what takes far too long (Windows: no watch)."""
    if not hasattr(signal, "SIGALRM"):
        yield
        return

    def ring(_number: int, _frame: FrameType | None) -> None:
        raise TimeoutError(f"it hangs: not done after {HANGS} s")

    before = signal.signal(signal.SIGALRM, ring)
    signal.alarm(HANGS)
    try:
        yield
    finally:
        signal.alarm(0)
        signal.signal(signal.SIGALRM, before)


def run(trial: Trial, tally: Tally) -> bool:
    """Make one trial; False if something was found, which is printed with the way to repeat it."""
    try:
        with watched():
            PARTS[trial.part](trial, tally)
    except Exception as failure:  # noqa: BLE001 - whatever it is, it is what we look for
        print(f"\nFOUND: {str(failure)[:LONGEST]}\n  again: python3 build.py soak --again {trial}")
        if isinstance(failure, Found) and failure.text:
            text = failure.text.encode("unicode_escape").decode()
            print(f"  with: {text if len(text) < LONGEST else text[:200] + ' …'}")
        if failure.__cause__ is not None or not isinstance(failure, Found):
            shown = failure.__cause__ or failure
            print("".join(traceback.format_exception(shown, limit=-8)))
        sys.stdout.flush()
        return False
    return True


def trials(parts: Sequence[str], played: Sequence[str], first: int) -> Iterator[Trial]:
    """Trials without end: each part, and each game within it, gets as much of the processor's time.

    Only `games` goes through the tables of all games alike, so that the longest games come to their end too.
    """
    spent = {(part, game): 0.0 for part in parts for game in played}
    numbers: Counter[tuple[str, str]] = Counter()
    while True:
        part = min(parts, key=lambda part: sum(spent[part, game] for game in played))
        if part == "games":
            game = min(played, key=lambda game: numbers["games", game] / len(games.in_turn(game)))
        else:
            game = min(played, key=lambda game: spent[part, game])
        number = (first + numbers[part, game]) % (1 << 64)
        numbers[part, game] += 1
        began = process_time()
        yield Trial(part, game, number)
        spent[part, game] += process_time() - began + 1e-6


def figures(tally: Tally, played: Sequence[str]) -> Iterator[str]:
    """What was done, in lines."""
    for name, count in sorted(tally.counts.items()):
        yield f"{name:44} {count:>14,}"
    for name, worst in sorted(tally.worst.items()):
        yield f"{f'longest: {name}':44} {worst.seconds:>12.3f} s   {worst.trial}"
    for game in played:
        if game in tally.tried:
            of = len(games.in_turn(game))
            yield f"{f'tables of opponents: {game}':44} {len(tally.tried[game]):>8} of {of}"


def main(words: Sequence[str]) -> int:
    """Try for as long as is asked; the exit code says whether anything was found."""
    every = [entry.id for entry in pygames.catalogue() if entry.playable]
    parser = argparse.ArgumentParser(prog="build.py soak", description=__doc__)
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.add_argument("--minutes", type=float, default=1)
    parser.add_argument("--only", default=",".join(PARTS))
    parser.add_argument("--game", choices=every)
    parser.add_argument("--seed", type=int)
    parser.add_argument("--again", type=Trial.read)
    chosen = parser.parse_args(words)
    parts = chosen.only.split(",")
    if not set(parts) <= PARTS.keys():
        parser.error(f"there is no such part; known: {', '.join(PARTS)}")
    tally = Tally()
    if chosen.again is not None:
        return 0 if run(chosen.again, tally) else 1
    played = [chosen.game] if chosen.game else every
    first = SystemRandom().getrandbits(63) if chosen.seed is None else chosen.seed
    print(f"seed {first}, {chosen.minutes:g} minutes, {', '.join(parts)}", flush=True)
    began, worked, found = monotonic(), process_time(), 0
    for trial in trials(parts, played, first):
        found += not run(trial, tally)
        if monotonic() - began > 60 * chosen.minutes or found >= MOST_FOUND:
            break
    print()
    for line in figures(tally, played):
        print(line)
    print(f"{'processor':44} {process_time() - worked:>12.1f} s")
    print(f"{'found':44} {found:>14}")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

"""What `python -m pygames simulate` and `lab` do. Errors and ^C are `pygames.__main__`'s to tell."""

from __future__ import annotations

import argparse
import json
import os
import signal
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from dataclasses import replace
from importlib.resources import files
from pathlib import Path
from types import FrameType

import pygames
from pygames.engine.options import OptionValue
from pygames.lab.experiment import BadExperiment, Case, Experiment, read
from pygames.lab.extras import load
from pygames.lab.output import SUFFIXES, Output
from pygames.lab.playing import Played, Row
from pygames.lab.progress import Bar
from pygames.lab.running import Where, run
from pygames.lab.tables import chapter, put


def add_where(parser: argparse.ArgumentParser) -> None:
    """The words that say where games are played, and where their rows go."""
    parser.add_argument(
        "--workers",
        type=int,
        nargs="?",
        const=os.cpu_count() or 1,
        default=1,
        metavar="N",
        help="in so many processes; as many as there are cores, when no number follows (1)",
    )
    parser.add_argument("--scheduler", default="", metavar="tcp://…", help="on the workers of a Dask cluster")
    parser.add_argument("--rows", type=Path, metavar="FILE", help="write a row a game: .jsonl or .parquet")


def simulate(args: argparse.Namespace, options: dict[str, OptionValue]) -> None:
    """Let opponents play against each other; the seats rotate from game to game."""
    names = tuple(args.bots.split(","))
    case = Case(names, options=options)
    experiment = Experiment(args.game, (case,), games=args.games, seed=args.seed or 0, rotate=True)
    experiment.check()
    count = Count(names)
    began = time.perf_counter()
    try:
        play(experiment, args, count)
    finally:
        if count.games:  # also of a run that was broken off
            count.tell(experiment, round(time.perf_counter() - began, 3), as_json=args.json)


class Count:
    """What came of the games so far."""

    def __init__(self, names: tuple[str, ...]) -> None:
        self.names = names
        self.wins = dict.fromkeys(names, 0)
        self.nobody = self.choices = self.games = 0
        self.cpu = 0.0

    def __call__(self, played: Played) -> None:
        """Add the games of a chunk."""
        self.cpu += played.cpu
        for row in played.rows:
            self.games += 1
            for name in {row["bots"][seat] for seat in row["winners"]}:
                self.wins[name] += 1
            self.nobody += not row["winners"]
            self.choices += row["choices"]

    def tell(self, experiment: Experiment, seconds: float, *, as_json: bool) -> None:
        """Print the tally, as JSON or for people."""
        if as_json:
            data = {
                "game": experiment.game,
                "games": self.games,
                "bots": list(self.names),
                "wins": self.wins,
                "nobody": self.nobody,
                "choices": self.choices,
                "seconds": seconds,
                "cpu_seconds": round(self.cpu, 3),
            }
            print(json.dumps(data, ensure_ascii=False, indent=2), flush=True)
            return
        broken = "" if self.games == experiment.total else f" of {experiment.total}"
        print(f"{experiment.game}: {self.games}{broken} games, {self.choices} choices, {seconds} s")
        for name, won in self.wins.items():
            print(f"  {name}: {won} won ({won / self.games:.1%})")
        print(f"  won by nobody: {self.nobody}", flush=True)


def balance(args: argparse.Namespace) -> None:
    """Play a game's experiment, and write its report or its chapter."""
    text = experiment_text(args.game)
    experiment = read(text)
    if args.games is not None:
        experiment = smaller(experiment, args.games)
        experiment.check()
    # what is missing is said before the games are played, not after
    plots = load("plots") if args.report or not args.chapter else None
    if args.chapter:
        if not experiment.table:
            raise BadExperiment("it has no [table]")
        if not args.chapter.is_file():
            raise BadExperiment(f"there is no file {args.chapter}")
    rows: list[Row] = []
    play(experiment, args, lambda played: rows.extend(played.rows))
    if plots is not None:
        report = args.report or Path(f"{experiment.game}-balance.html")
        report.write_text(plots.report(experiment, text, rows), encoding="utf-8", newline="\n")
        print(report)
    if args.chapter:
        told = chapter(experiment, rows)
        print(told)
        put(args.chapter, experiment.table["chapter"], told)


def experiment_text(name: str) -> str:
    """The text of a game's experiment, or of the file named. Raises UnknownGame, BadExperiment."""
    if name.endswith(".toml"):
        try:
            return Path(name).read_text(encoding="utf-8")
        except (OSError, ValueError) as error:
            raise BadExperiment(str(error)) from None
    pygames.load(name)
    return (files("pygames.lab") / "experiments" / f"{name}.toml").read_text(encoding="utf-8")


def smaller(experiment: Experiment, games: int) -> Experiment:
    """An experiment with so many games; a case that has its own number keeps its share."""
    if games < 1:
        raise BadExperiment(f"games must be at least 1, not {games}")
    cases = [
        replace(case, games=max(1, case.games * games // experiment.games) if case.games else 0)
        for case in experiment.cases
    ]
    return replace(experiment, games=games, cases=tuple(cases))


def play(experiment: Experiment, args: argparse.Namespace, take: Callable[[Played], None]) -> None:
    """Play an experiment; rows go to `take` and to the file that was asked for, chunk by chunk.

    ^C comes between two chunks: the file is whole, and `take` has had all that is in it.
    """
    if args.rows is not None and args.rows.suffix not in SUFFIXES:
        raise BadExperiment(f"--rows {args.rows}: write {' or '.join(SUFFIXES)}")
    if args.workers < 1:
        raise BadExperiment(f"--workers must be at least 1, not {args.workers}")
    done = 0
    with (
        Output(args.rows) as output,
        Bar(experiment.total) as bar,
        closing(run(experiment, Where(args.workers, args.scheduler))) as parts,
    ):
        for played in parts:
            with undisturbed():
                output.write(played.rows)
                take(played)
                done += len(played.rows)
                bar.show(done)


@contextmanager
def undisturbed() -> Iterator[None]:
    """Hold ^C back until the end of the block."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    pressed: list[int] = []

    def note(number: int, _frame: FrameType | None) -> None:
        pressed.append(number)

    before = signal.signal(signal.SIGINT, note)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
    if pressed:
        raise KeyboardInterrupt

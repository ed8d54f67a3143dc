"""Chunks played by the workers of a Dask cluster (extra `lab`): one of this machine, or any other."""

from __future__ import annotations

import logging
import signal
import threading
from collections.abc import Iterator
from contextlib import ExitStack
from typing import Any

from dask import config
from distributed import Client, Future, KilledWorker, LocalCluster, as_completed

from pygames.engine.errors import GameError
from pygames.lab.experiment import Experiment
from pygames.lab.playing import Chunk, Played, digest, play
from pygames.lab.running import Where

AHEAD = 4  # chunks given out for each worker beyond the one whose turn it is
# what a worker need not do beside playing: the profiler alone took a quarter of its time (docs/lab.md)
QUIET = {"distributed.worker.profile.enabled": False, "distributed.admin.tick.interval": "1s"}
PATIENCE = 30  # seconds until a scheduler has answered and has a worker


class NoCluster(GameError):
    """A scheduler does not answer or has no workers, or workers were lost again and again."""

    def __init__(self, problem: str) -> None:
        super().__init__("no_cluster", problem=problem)


class OtherSources(GameError):
    """A worker has other sources of this package: its games may be other ones."""

    def __init__(self) -> None:
        super().__init__("other_sources")


def run(experiment: Experiment, parts: Iterator[Chunk], where: Where) -> Iterator[Played]:
    """Play these chunks; what came of them, in their order. Raises NoCluster, or OtherSources."""
    with ExitStack() as stack:
        client = stack.enter_context(_client(where, stack))
        try:
            client.wait_for_workers(1, timeout=PATIENCE)
        except TimeoutError:
            raise NoCluster(f"no worker within {PATIENCE} s") from None
        try:
            yield from _in_order(client, experiment, parts)
        except (KilledWorker, ModuleNotFoundError) as error:
            raise NoCluster(str(error)) from None


def _client(where: Where, stack: ExitStack) -> Client:
    if not where.scheduler:
        return Client(stack.enter_context(_local(where.workers)))
    try:
        return Client(where.scheduler, timeout=PATIENCE)
    except (OSError, ValueError) as error:
        raise NoCluster(str(error)) from None


def _local(workers: int) -> Any:
    """A cluster of this machine. Its processes ignore ^C, which a terminal sends to all: ours ends them."""
    here = threading.current_thread() is threading.main_thread()
    before = signal.signal(signal.SIGINT, signal.SIG_IGN) if here else None
    try:
        with config.set(QUIET):
            return LocalCluster(
                n_workers=workers,
                threads_per_worker=1,
                dashboard_address="127.0.0.1:0",  # a fixed port might be taken
                silence_logs=logging.CRITICAL,
            )
    finally:
        if here:
            signal.signal(signal.SIGINT, before)


def _in_order(client: Client, experiment: Experiment, parts: Iterator[Chunk]) -> Iterator[Played]:
    """Give out chunks, some ahead of those that are done, and hand on what comes back in their order."""
    numbered = enumerate(parts)
    places: dict[Future, int] = {}
    early: dict[int, Played] = {}
    turn = given = 0
    done = as_completed(with_results=True)

    def give() -> None:
        """Give out as many as may be ahead."""
        nonlocal given
        ahead = AHEAD * max(1, len(client.nthreads()))
        while given - turn < ahead and (following := next(numbered, None)) is not None:
            place, part = following
            future = client.submit(play, experiment, part, pure=False)
            places[future] = place
            done.add(future)
            given += 1

    give()
    for future, played in done:
        if played.sources != digest():
            raise OtherSources
        early[places.pop(future)] = played
        while turn in early:
            yield early.pop(turn)
            turn += 1
        give()

"""Running an experiment: in this process, in several, or on a cluster. The rows are the same."""

from __future__ import annotations

from collections.abc import Generator, Iterator
from typing import NamedTuple

from pygames.lab.experiment import Experiment
from pygames.lab.extras import load
from pygames.lab.playing import Chunk, Played, chunks, play

MOST = 250  # games in a chunk
PARTS = 20  # chunks for each worker at the least, so that all are busy to the end


class Where(NamedTuple):
    """Where games are played: so many processes of this machine, or the workers of a Dask scheduler.

    `chunk` is how many games a worker plays in one go, 0 what seems good.
    """

    workers: int = 1
    scheduler: str = ""
    chunk: int = 0


HERE = Where()


def run(experiment: Experiment, where: Where = HERE) -> Generator[Played, None, None]:
    """Play an experiment; its chunks in order, as soon as they are done.

    Whoever stops early has a beginning: the same games as with fewer to play. A chunk whose worker is
    lost is played again by another. Raises MissingExtra when more than one worker is wanted without Dask.
    """
    size = where.chunk or max(1, min(MOST, experiment.total // (PARTS * max(1, where.workers))))
    parts: Iterator[Chunk] = chunks(experiment, size)
    if where.workers > 1 or where.scheduler:
        yield from load("cluster").run(experiment, parts, where)
    else:
        for part in parts:
            yield play(experiment, part)

"""Several workers: the rows are those of one process bit for bit, also when a worker is lost on the way."""

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from html import escape
from pathlib import Path

import pytest

from pygames.cli.main import main
from pygames.lab.experiment import Case, Experiment
from pygames.lab.extras import load
from pygames.lab.running import Where, run

ROOT = Path(__file__).resolve().parents[2]
REASON = "needs the extra `lab`: build.py test --full"
PATIENCE = 60
HEADINGS = ("Who wins", "Who begins", "Cards and choices", "Length", "Forced choices", "How games end")
EXPERIMENT = """
game = "boss-quest"
taken = true
case = [
  {name = "2 knights", bots = ["random", "random"]},
  {name = "3 knights", bots = ["random", "random", "random"]},
]
"""
WORDS = ("simulate", "boss-quest", "--games", "2000", "--seed", "3")

pytestmark = pytest.mark.full


@contextmanager
def running(*words: str) -> Iterator[subprocess.Popen[bytes]]:
    """A program of Dask's, ended with the block."""
    env = os.environ | {"PYTHONPATH": str(ROOT)}
    started = subprocess.Popen(  # noqa: S603 - a program of the environment
        [sys.executable, "-m", *words], env=env, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
    )
    try:
        yield started
    finally:
        started.kill()
        started.wait(PATIENCE)


@contextmanager
def cluster(folder: Path) -> Iterator[tuple[str, list[subprocess.Popen[bytes]]]]:
    """A scheduler and two workers, each a process of its own: the address, and the workers."""
    file = folder / "scheduler.json"
    scheduler = ("--host", "127.0.0.1", "--port", "0", "--no-dashboard", "--scheduler-file", str(file))
    worker = ("--scheduler-file", str(file), "--nthreads", "1", "--no-nanny", "--no-dashboard")
    with ExitStack() as stack:
        stack.enter_context(running("distributed.cli.dask_scheduler", *scheduler))
        until = time.monotonic() + PATIENCE
        while not (file.exists() and file.read_text("utf-8").endswith("}")):
            assert time.monotonic() < until, "no scheduler"
            time.sleep(0.1)
        workers = [stack.enter_context(running("distributed.cli.dask_worker", *worker)) for _ in range(2)]
        address = json.loads(file.read_text("utf-8"))["address"]
        yield address, workers


def test_a_cluster_that_loses_a_worker_plays_the_same_games(tmp_path: Path) -> None:
    """The worker is killed when a tenth is written; what it was playing is played again by the other."""
    distributed = pytest.importorskip("distributed", reason=REASON)
    alone, together = tmp_path / "alone.jsonl", tmp_path / "together.jsonl"
    assert main((*WORDS, "--rows", str(alone))) == 0
    experiment = Experiment("boss-quest", (Case(("random", "random")),), games=2000, seed=3, rotate=True)
    with cluster(tmp_path) as (address, workers):
        with distributed.Client(address, timeout=PATIENCE) as client:
            client.wait_for_workers(2, timeout=PATIENCE)
        done = 0
        with together.open("w", encoding="utf-8", newline="\n") as file:
            for played in run(experiment, Where(scheduler=address, chunk=20)):
                done += len(played.rows)
                file.writelines(
                    json.dumps(row, ensure_ascii=False, separators=(",", ":")) + "\n" for row in played.rows
                )
                if done == 200:
                    workers[0].kill()
        assert workers[0].poll() is not None
        assert workers[1].poll() is None
    assert together.read_bytes() == alone.read_bytes()


def test_several_processes_of_this_machine_play_the_same_games(tmp_path: Path) -> None:
    """By the command, into both kinds of files; in a process of its own, as for a user."""
    pytest.importorskip("distributed", reason=REASON)
    parquet = pytest.importorskip("pyarrow.parquet", reason=REASON)
    files = {name: tmp_path / name for name in ("1.jsonl", "2.jsonl", "1.parquet", "2.parquet")}
    for name, file in files.items():
        command(*WORDS, "--workers", name[0], "--rows", str(file)).check_returncode()
    assert files["1.jsonl"].read_bytes() == files["2.jsonl"].read_bytes()
    assert files["1.parquet"].read_bytes() == files["2.parquet"].read_bytes()
    rows = [json.loads(line) for line in files["1.jsonl"].read_text("utf-8").splitlines()]
    assert parquet.read_table(files["1.parquet"]).to_pylist() == rows


def command(*words: str) -> subprocess.CompletedProcess[bytes]:
    return subprocess.run(  # noqa: S603 - our own program
        [sys.executable, "-m", "pygames", *words], cwd=ROOT, capture_output=True, check=False
    )


@pytest.mark.skipif(os.name == "nt", reason="a Ctrl-C cannot be sent to one program alone there")
def test_a_run_with_workers_that_is_broken_off_leaves_a_beginning(tmp_path: Path) -> None:
    """^C goes to the whole group of processes, as in a terminal."""
    pytest.importorskip("distributed", reason=REASON)
    whole, part = tmp_path / "whole.jsonl", tmp_path / "part.jsonl"
    command(*WORDS, "--rows", str(whole)).check_returncode()
    ours = signal.signal(signal.SIGINT, signal.default_int_handler)  # tests in the background ignore ^C
    started = subprocess.Popen(  # noqa: S603 - our own program
        [sys.executable, "-m", "pygames", "simulate", "boss-quest", "--games", "1000000", "--seed", "3"]
        + ["--workers", "2", "--rows", str(part)],
        cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE, start_new_session=True,
    )  # fmt: skip
    signal.signal(signal.SIGINT, ours)
    try:
        until = time.monotonic() + PATIENCE
        while not (part.exists() and part.stat().st_size):
            assert time.monotonic() < until, "nothing was played"
            time.sleep(0.1)
        os.killpg(started.pid, signal.SIGINT)
        told, complaints = started.communicate(timeout=PATIENCE)
    finally:
        with suppress(ProcessLookupError):  # all have ended by themselves
            os.killpg(started.pid, signal.SIGKILL)
    assert started.returncode == 130
    assert b"Traceback" not in complaints
    lines = part.read_text("utf-8").splitlines()
    assert f"{len(lines)} of 1000000 games" in told.decode()
    both = list(zip(lines, whole.read_text("utf-8").splitlines(), strict=False))
    assert both
    assert all(one == other for one, other in both)


def test_a_worker_with_other_sources_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("distributed", reason=REASON)
    module = load("cluster")
    monkeypatch.setattr(module, "digest", lambda: "another")
    experiment = Experiment("boss-quest", (Case(("random", "random")),), games=4)
    with pytest.raises(module.OtherSources):
        list(run(experiment, Where(workers=2)))


def test_a_scheduler_that_does_not_answer_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("distributed", reason=REASON)
    module = load("cluster")
    monkeypatch.setattr(module, "PATIENCE", 1)
    experiment = Experiment("boss-quest", (Case(("random", "random")),), games=4)
    with pytest.raises(module.NoCluster):
        list(run(experiment, Where(scheduler="tcp://127.0.0.1:1")))


def test_the_report_holds_every_part(tmp_path: Path) -> None:
    pytest.importorskip("plotly", reason=REASON)
    page, file = tmp_path / "report.html", tmp_path / "two.toml"
    file.write_text(EXPERIMENT, encoding="utf-8")
    for _ in range(2):
        before = page.read_text("utf-8") if page.exists() else ""
        assert main(("lab", "balance", str(file), "--games", "30", "--report", str(page))) == 0
    html = page.read_text("utf-8")
    assert html == before, "the same rows give the same page"
    for heading in HEADINGS:
        assert f"<h2>{heading}</h2>" in html
    assert html.count('class="plotly-graph-div"') == len(HEADINGS)
    assert "<script src" not in html
    assert "3 knights: C, random" in html
    assert "--games 30" in html
    assert escape(EXPERIMENT) in html

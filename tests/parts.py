"""pytest's `--part 3/8`: the third of eight parts of the tests, which take about equally long.

`tests/seconds.toml` says how long tests take; `python -m tools.seconds` writes it.
"""

import re
import tomllib
from collections.abc import Sequence
from pathlib import Path

import pytest

FILE = Path(__file__).with_name("seconds.toml")
QUICK = "quick"  # the key of all tests that have none of their own


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add `--part` to pytest's options."""
    parser.addoption(
        "--part", type=part, metavar="K/N", help="run the Kth of N parts, which take about equally long"
    )


def part(text: str) -> tuple[int, int]:
    """Read "3/8". Raises `pytest.UsageError` when there is no such part."""
    found = re.fullmatch(r"(\d{1,3})/(\d{1,3})", text)
    if not found or not 1 <= int(found[1]) <= int(found[2]):
        raise pytest.UsageError(f"--part {text}: write it as 3/8, the third of eight parts")
    return int(found[1]), int(found[2])


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out what belongs to the other parts, and share out the rest to the processes of this run."""
    if config.getoption("--part") is not None:
        which, count = config.getoption("--part")
        known = times()
        parts = divided([seconds(item.nodeid, known) for item in items], count)
        config.hook.pytest_deselected(
            items=[item for item, at in zip(items, parts, strict=True) if at != which]
        )
        items[:] = [item for item, at in zip(items, parts, strict=True) if at == which]
    in_browser = [item.nodeid.startswith("e2e/") for item in items]
    order = shared_out(in_browser, getattr(config, "workerinput", {}).get("workercount", 1))
    items[:] = [items[at] for at in order]


def shared_out(slow: Sequence[bool], count: int) -> list[int]:
    """An order of tests, by their numbers: each of `count` processes begins with its share of the slow ones.

    pytest-xdist gives the first process the first of them and so on, to each the same number; who has done
    its own takes over others.
    """
    kinds = ([at for at, it in enumerate(slow) if it], [at for at, it in enumerate(slow) if not it])
    return [
        at
        for process in range(count)
        for kind in kinds
        for at in kind[len(kind) * process // count : len(kind) * (process + 1) // count]
    ]


def divided(weights: Sequence[float], count: int) -> list[int]:
    """For each weight its part, from 1 to `count`. Neighbours stay together: they share what is set up."""
    whole, before = sum(weights), 0.0
    found = []
    for weight in weights:
        found.append(min(count, 1 + int(count * (before + weight / 2) / whole)))
        before += weight
    return found


def times() -> dict[str, float]:
    """The seconds of slow tests by their functions, and of all others."""
    return tomllib.loads(FILE.read_text(encoding="utf-8"))


def seconds(test: str, known: dict[str, float]) -> float:
    """How long this test takes, as its function mostly does."""
    return known.get(function(test), known[QUICK])


def function(test: str) -> str:
    """A test's name without its parameters."""
    return test.partition("[")[0]

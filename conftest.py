"""What all tests share: `--full`, and what makes them fast."""

from __future__ import annotations

import functools
import gc
import sys
import typing

import pytest
from hypothesis import settings

pytest_plugins = ["tests.passed", "tests.parts"]
pytest.register_assert_rewrite("tests.kit.scene")  # so that a failure shows what was found

GARBAGE = 50_000  # objects more than were let go, before Python looks for cycles again

# Whether a thing is of a Protocol is asked for every piece of HTML. Python 3.12 remembers what a Protocol
# wants of it; 3.11 finds out anew each time, which takes longer than to draw the piece.
if sys.version_info < (3, 12):
    typing._get_protocol_attrs = functools.cache(typing._get_protocol_attrs)  # type: ignore[attr-defined]


# the same examples each time, on any machine, however slow
settings.register_profile("repeatable", derandomize=True, deadline=None, database=None)
settings.load_profile("repeatable")


def pytest_addoption(parser: pytest.Parser) -> None:
    """`--full` runs every combination; without it, tests marked `full` are left out. `--real` runs others."""
    parser.addoption(
        "--full",
        action="store_true",
        help="run every combination of games, options, browsers, languages and looks, not the main ones only",
    )
    parser.addoption(
        "--real", action="store_true", help="run only the tests in programs of others (e2e/real)"
    )


def pytest_configure(config: pytest.Config) -> None:
    """Tell pytest of the marks."""
    config.addinivalue_line(
        "markers", "full: a further combination of what other tests try; runs with --full"
    )
    config.addinivalue_line("markers", "moving: cards and pages move, as for everybody")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out what runs with `--full` or `--real` only."""
    full, real = config.getoption("--full"), config.getoption("--real")

    def wanted(item: pytest.Item) -> bool:
        return (full or not item.get_closest_marker("full")) and item.nodeid.startswith("e2e/real/") == real

    config.hook.pytest_deselected(items=[item for item in items if not wanted(item)])
    items[:] = [item for item in items if wanted(item)]


def pytest_collection_finish() -> None:
    """What is there before the first test stays till the last one: no need to look through it for garbage."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(GARBAGE)

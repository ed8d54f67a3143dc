"""What all tests share: `--full`."""

from __future__ import annotations

import pytest


def pytest_addoption(parser: pytest.Parser) -> None:
    """`--full` runs every combination; without it, tests marked `full` are left out."""
    parser.addoption(
        "--full",
        action="store_true",
        help="run every combination of games, options, browsers, languages and looks, not the main ones only",
    )


def pytest_configure(config: pytest.Config) -> None:
    """Tell pytest of the marks."""
    config.addinivalue_line(
        "markers", "full: a further combination of what other tests try; runs with --full"
    )
    config.addinivalue_line("markers", "moving: cards and pages move, as for everybody")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out what runs with `--full` only."""
    if config.getoption("--full"):
        return
    left_out = [item for item in items if item.get_closest_marker("full")]
    items[:] = [item for item in items if not item.get_closest_marker("full")]
    config.hook.pytest_deselected(items=left_out)

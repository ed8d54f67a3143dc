"""What `build.py` does before anything is installed: it works on machines of every kind."""

from __future__ import annotations

from typing import TYPE_CHECKING

import build

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    import pytest


def test_npm_writes_nothing_outside_this_folder(monkeypatch: pytest.MonkeyPatch) -> None:
    """A home may be read-only. (pip goes on without its cache there.)"""
    commands: list[tuple[str | Path, ...]] = []

    def step(name: str, stamp: Path, key: str, action: Callable[[], None]) -> None:
        action()

    def run(*words: str | Path, advice: str = "") -> None:
        commands.append(words)

    monkeypatch.setattr(build, "node_ready", lambda: ("node", "npm"))
    monkeypatch.setattr(build, "step", step)
    monkeypatch.setattr(build, "run", run)
    build.node_packages_ready()
    assert commands == [("npm", "ci", "--cache", build.ROOT / "build" / "npm")]

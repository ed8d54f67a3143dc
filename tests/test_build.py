"""What `build.py` does before anything is installed: it works on machines of every kind."""

from collections.abc import Callable
from pathlib import Path

import pytest

import build


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


def test_words_behind_a_command_reach_what_makes_the_packages(monkeypatch: pytest.MonkeyPatch) -> None:
    """What to pack and how; a command that takes none shows what there is instead."""
    told: list[tuple[str, ...]] = []

    def from_dist(*words: str) -> int:
        told.append(words)
        return 0

    monkeypatch.setattr(build, "from_dist", from_dist)
    assert build.main(["scorm", "heroz/HZ-27", "--pass", "60"]) == 0
    assert build.main(["release", "heroz"]) == 2
    assert told == [("web.bundle.scorm", "heroz/HZ-27", "--pass", "60")]

"""The page begins without the code of its games: what needs a game waits, and nothing is lost."""

import json
import subprocess
import sys
from pathlib import Path

import pygames

ROOT = Path(__file__).parents[2]
GAMES = sorted(f"pygames.games.{it.id.replace('-', '_')}.game" for it in pygames.catalogue() if it.playable)


def test_the_page_begins_without_its_games_and_goes_on_with_them(tmp_path: Path) -> None:
    """The gallery needs none. What needs one changes nothing, and does all as soon as the code is there."""
    words = [sys.executable, "-m", "tests.web.late", str(tmp_path / "games.zip")]
    done = subprocess.run(words, cwd=ROOT, capture_output=True, text=True, check=False)  # noqa: S603 - our own
    assert done.returncode == 0, done.stderr
    assert [json.loads(line) for line in done.stdout.splitlines()] == [
        ["gallery", True, []],
        ["awaits", True, True, True],
        ["complete", False, True],
        ["arrived", "the code", False],
        ["awaits", False, False],
        ["read", GAMES, True],
    ]

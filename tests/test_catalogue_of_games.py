"""A game is its folder: one taken away, or one that we do not ship added, leaves all others as they are."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import pygames
from web.bundle import styles

ROOT = Path(__file__).parents[1]
SMALL = ROOT / "tests" / "small_game"
IDS = [entry.id for entry in pygames.catalogue()]


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """The rules and the page's Python in a folder of their own."""
    passed_over = shutil.ignore_patterns("__pycache__", "bundle", "css", "js")
    for package in ("pygames", "web"):
        shutil.copytree(ROOT / package, tmp_path / package, ignore=passed_over)
    return tmp_path


def toured(copy: Path) -> list[str]:
    """The ids of the games there, all of which have been used."""
    done = subprocess.run(
        [sys.executable, "-m", "tests.small_game.tour"],
        cwd=copy,
        env={**os.environ, "PYTHONPATH": f"{copy}{os.pathsep}{ROOT}", "PYTHONDONTWRITEBYTECODE": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.split()


def test_without_the_folders_of_a_game_all_others_work(copy: Path) -> None:
    shutil.rmtree(copy / "pygames" / "games" / "boss_quest")
    shutil.rmtree(copy / "web" / "view" / "games" / "boss_quest")
    assert toured(copy) == [game for game in IDS if game != "boss-quest"]


def test_a_game_is_added_by_its_folders_alone(copy: Path) -> None:
    shutil.copytree(SMALL / "matches", copy / "pygames" / "games" / "matches")
    shutil.copytree(SMALL / "page", copy / "web" / "view" / "games" / "matches")
    assert sorted(toured(copy)) == sorted([*IDS, "matches"])


def test_a_sheet_of_a_game_is_listed_by_one_game() -> None:
    """Every sheet that begins with a game's name is in the list of that game."""
    listed = [name for game in IDS for name in styles.of_game(game)]
    assert len(set(listed)) == len(listed)
    begun = {file.stem for file in (ROOT / "web" / "css").glob("*.css") if file.stem.startswith(tuple(IDS))}
    assert begun == set(listed)


def test_a_sheet_that_games_share_names_none_of_them() -> None:
    """What a game's things look like stands in its own sheets, so that a new one changes no other."""
    own = {name for game in IDS for name in styles.of_game(game)}
    for file in (ROOT / "web" / "css").glob("*.css"):
        if file.stem not in own:
            written = file.read_text(encoding="utf-8")
            assert not [game for game in IDS if game in written], file.name
            assert not [
                name
                for game in IDS
                for kind in styles.LISTS
                for name in styles.listed(game, kind)
                if re.search(rf"\.{name}\b(?!-)", written)
            ], file.name

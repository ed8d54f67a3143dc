"""The wheel: what is in it, and that it works installed alone, in an empty folder, without the sources."""

import json
import os
import subprocess
import sys
import zipfile
from email import message_from_bytes
from email.message import Message
from pathlib import Path

import pytest

import pygames
from pygames.words.localizer import Words

ROOT = Path(__file__).parents[1]
SCRIPTS = "Scripts" if os.name == "nt" else "bin"
PLAYABLE = [entry.id for entry in pygames.catalogue() if entry.playable]
CARDS = ROOT / "tests" / "immortal_king" / "cards" / "proving-ground.toml"


def run(*words: str, folder: Path | None = None, typed: str = "") -> str:
    """Run a program that works, without our settings of Python; what it prints."""
    env = {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}
    done = subprocess.run(  # noqa: S603 - our own programs
        words, cwd=folder, env=env, input=typed.encode(), capture_output=True, check=False
    )
    assert done.returncode == 0, done.stderr.decode()
    return done.stdout.decode()


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel, built of the sources as they are, without a registry."""
    folder = tmp_path_factory.mktemp("wheel")
    words = ["-q", "--no-deps", "--no-index", "--no-build-isolation", "--wheel-dir", str(folder), str(ROOT)]
    run(sys.executable, "-m", "pip", "wheel", *words)
    (made,) = folder.glob("*.whl")
    return made


@pytest.fixture(scope="module")
def alone(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The command of an environment that holds nothing but the wheel."""
    venv = tmp_path_factory.mktemp("alone") / "venv"
    run(sys.executable, "-m", "venv", "--without-pip", str(venv))
    pip = [sys.executable, "-m", "pip", "--python", str(venv), "install", "-q", "--no-index", "--no-deps"]
    run(*pip, str(wheel))
    (package,) = venv.rglob("pygames/__main__.py")
    beside = package.parents[1] / "tests"  # somebody else's
    beside.mkdir()
    (beside / "test_it.py").write_text("not Python: mark.rules")
    return venv / SCRIPTS / "pygames"


def said(command: Path, folder: Path, *words: str, typed: str = "") -> str:
    """What the installed command prints in this folder."""
    return run(str(command), *words, folder=folder, typed=typed)


def about(wheel: Path) -> Message:
    with zipfile.ZipFile(wheel) as packed:
        (name,) = (name for name in packed.namelist() if name.endswith(".dist-info/METADATA"))
        return message_from_bytes(packed.read(name))


def test_it_holds_the_package_and_nothing_else(wheel: Path) -> None:
    names = {name for name in zipfile.ZipFile(wheel).namelist() if ".dist-info/" not in name}
    files = (path for path in (ROOT / "pygames").rglob("*") if path.is_file())
    assert names == {path.relative_to(ROOT).as_posix() for path in files if "__pycache__" not in path.parts}
    assert {name.rpartition(".")[2] for name in names} == {"py", "po", "toml", "json", "typed"}


def test_it_says_what_it_is(wheel: Path) -> None:
    metadata = about(wheel)
    assert metadata["Name"] == "pygames"
    assert metadata["License-Expression"] == "MIT"
    assert metadata["License-File"] == "LICENSE"
    assert metadata["Description-Content-Type"] == "text/markdown"
    readme = (ROOT / "README.md").read_text("utf-8")
    shown = metadata.get_payload(decode=True)
    assert isinstance(shown, bytes)
    assert shown.decode().split() == readme.split()
    needed = metadata.get_all("Requires-Dist", [])
    assert all("; extra == " in it for it in needed), "the package alone needs nothing"
    assert metadata.get_all("Provides-Extra") == ["env", "lab", "openspiel"]
    assert {"Typing :: Typed", "Natural Language :: French"} <= set(metadata.get_all("Classifier", []))


def test_it_plays_a_game_to_its_end_in_the_terminal(alone: Path, tmp_path: Path) -> None:
    """Somebody who always takes the first choice, against an opponent; the link shows the same end."""
    words = ("play", "heroz", "--bots", "human,steady", "--seed", "7")
    printed = said(alone, tmp_path, *words, typed="1\n" * 999)
    link = printed.split()[-1]
    shown = json.loads(said(alone, tmp_path, "show", link, "--json"))
    assert pygames.replay(link).result is not None
    assert shown["view"]["result"] is not None
    assert "HZ-51" in printed


@pytest.mark.parametrize("game", PLAYABLE)
def test_it_lists_the_rules_of_a_game_and_reads_no_tests(alone: Path, tmp_path: Path, game: str) -> None:
    for language in ("en", "fr"):
        printed = said(alone, tmp_path, "rules", game, "--lang", language)
        assert all(
            rule.text.to(language) in printed for rule in pygames.load(game).part(Words).rulebook.rules
        )
    rulings = json.loads(said(alone, tmp_path, "rules", game, "--rulings", "--json"))
    assert [it["id"] for it in rulings] == [it.id for it in pygames.load(game).part(Words).rulebook.rulings]
    assert not any("tests" in it for it in rulings)


@pytest.mark.parametrize("game", PLAYABLE)
def test_it_simulates(alone: Path, tmp_path: Path, game: str) -> None:
    bots = ",".join(["steady", "random", "random"][: pygames.load(game).seats[-1]])
    told = json.loads(said(alone, tmp_path, "simulate", game, "--games", "2", "--bots", bots, "--json"))
    assert told["games"] == 2
    assert sum(told["wins"].values()) + told["nobody"] >= 2


def test_it_takes_cards_of_ones_own(alone: Path, tmp_path: Path) -> None:
    (tmp_path / "mine.toml").write_bytes(CARDS.read_bytes())
    words = ("simulate", "immortal-king", "--games", "1", "--cards", "mine.toml", "--json")
    assert json.loads(said(alone, tmp_path, *words))["games"] == 1

"""Every rule and ruling of every game is cited by a test and by the code that keeps it."""

import re
from functools import cache
from importlib import import_module
from pathlib import Path

import pytest

from pygames.cli.rules_report import citations
from pygames.engine.named import foundations
from pygames.games import PLAYABLE
from pygames.words.localizer import Words
from pygames.words.rulebook import Rule, Rulebook, Ruling

ROOT = Path(__file__).parents[1]
GAMES = sorted(path.parent for path in ROOT.glob("pygames/games/*/game.py"))

PLAYED = [folder for folder in GAMES if folder.name.replace("_", "-") in PLAYABLE]

every_game = pytest.mark.parametrize("folder", GAMES, ids=lambda folder: folder.name)
every_playable_game = pytest.mark.parametrize("folder", PLAYED, ids=lambda folder: folder.name)


def book(folder: Path) -> Rulebook:
    """The rulebook of the game in this folder, in the catalogue or not yet."""
    found: Rulebook = import_module(f"pygames.games.{folder.name}.game").GAME.part(Words).rulebook
    return found


@cache
def an_id() -> re.Pattern[str]:
    """The id of a rule or ruling of any game."""
    prefixes = {rule.id.rpartition("-")[0] for folder in GAMES for rule in book(folder).rules}
    return re.compile(rf"\b(?:AMB-)?(?:{'|'.join(prefixes)})-\d+\b")


@cache
def cited_by_tests() -> dict[str, list[str]]:
    """The ids in every `@pytest.mark.rules(...)` under tests/, each with the tests that cite it."""
    return citations(ROOT / "tests")


@cache
def cited_by_code(folder: Path) -> set[str]:
    """The ids in the code of a game: refusals, events, comments and docstrings."""
    return {cited for path in folder.glob("*.py") for cited in an_id().findall(path.read_text("utf-8"))}


def houses(folder: Path) -> list[Path]:
    """A game's folder, and those of the games on which it stands."""
    below = foundations(f"pygames.games.{folder.name}")
    return [folder, *[ROOT.joinpath(*package.split(".")) for package in below]]


def kept(folder: Path) -> list[str]:
    """What the program has to keep: the enforced rules, and all rulings."""
    entries: list[Rule | Ruling] = [*book(folder).rules, *book(folder).rulings]
    return [entry.id for entry in entries if not isinstance(entry, Rule) or entry.kept == "enforced"]


@cache
def enforced() -> set[str]:
    """The rules that some game enforces."""
    return {rule.id for one in GAMES for rule in book(one).rules if rule.kept == "enforced"}


@every_playable_game
def test_every_enforced_rule_and_every_ruling_is_cited_by_a_test(folder: Path) -> None:
    cited = cited_by_tests()
    assert [entry for entry in kept(folder) if entry not in cited] == []


@every_game
def test_every_enforced_rule_and_every_ruling_is_cited_in_the_code(folder: Path) -> None:
    cited = set().union(*map(cited_by_code, houses(folder)))
    assert [entry for entry in kept(folder) if entry not in cited] == []


@every_game
def test_advice_and_cardboard_are_cited_by_no_test(folder: Path) -> None:
    """But where one game hands on another's rules, what is cardboard in one may be enforced in the other."""
    cited = cited_by_tests().keys() - enforced()
    rules = book(folder).rules
    assert [rule.id for rule in rules if rule.kept != "enforced" and rule.id in cited] == []


@every_game
def test_no_code_cites_an_unknown_rule(folder: Path) -> None:
    assert {entry for entry in cited_by_code(folder) if entry not in book(folder)} == set()


def test_no_test_cites_an_unknown_rule() -> None:
    books = [book(folder) for folder in GAMES]
    known = {rule.id for one in books for rule in one.rules}
    known |= {ruling.id for one in books for ruling in one.rulings}
    assert {entry: tests for entry, tests in cited_by_tests().items() if entry not in known} == {}


def test_the_search_finds_what_it_looks_for() -> None:
    assert {folder.name for folder in GAMES} >= {"heroz", "boss_quest"}
    assert any(test.startswith("tests/heroz/test_placement.py::") for test in cited_by_tests()["HZ-27"])
    heroz = ROOT / "pygames" / "games" / "heroz"
    assert "HZ-27" in cited_by_code(heroz)
    assert "HZ-99" not in cited_by_code(heroz)

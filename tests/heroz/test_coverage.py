"""Every rule and ruling of HEROZ is cited by a test and by the code that keeps it."""

from __future__ import annotations

import ast
import re
from collections import defaultdict
from functools import cache
from pathlib import Path

from pygames.core.rulebook import Rule
from pygames.games.heroz.game import GAME

TESTS = Path(__file__).parent.parent
CODE = Path(__file__).parents[2] / "pygames" / "games" / "heroz"
ID = re.compile(r"\b(?:AMB-)?HZ-\d+\b")


@cache
def cited_by_tests():
    """The ids of HEROZ in every `@pytest.mark.rules(...)` under tests/, each with the tests that cite it."""
    cited = defaultdict(list)
    for path in sorted(TESTS.rglob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if not isinstance(node, ast.FunctionDef | ast.ClassDef):
                continue
            for mark in node.decorator_list:
                if isinstance(mark, ast.Call) and ast.unparse(mark.func) == "pytest.mark.rules":
                    for arg in mark.args:
                        if isinstance(arg, ast.Constant) and ID.fullmatch(str(arg.value)):
                            cited[arg.value].append(f"{path.name}::{node.name}")
    return cited


@cache
def cited_by_code():
    """The ids in the code of the game: refusals, events, comments and docstrings."""
    files = [path for path in CODE.glob("*.py") if path.name not in ("rules.py", "rulings.py")]
    return {cited for path in files for cited in ID.findall(path.read_text("utf-8"))}


def test_every_enforced_rule_is_cited_by_a_test():
    cited = cited_by_tests()
    assert [rule.id for rule in GAME.rulebook.rules if rule.kept == "enforced" and rule.id not in cited] == []


def test_every_ruling_is_cited_by_a_test():
    cited = cited_by_tests()
    assert [ruling.id for ruling in GAME.rulebook.rulings if ruling.id not in cited] == []


def test_no_test_and_no_code_cites_an_unknown_rule():
    cited = cited_by_tests()
    assert {entry: tests for entry, tests in cited.items() if entry not in GAME.rulebook} == {}
    assert {entry for entry in cited_by_code() if entry not in GAME.rulebook} == set()


def test_advice_is_cited_by_no_test():
    cited = cited_by_tests()
    assert [rule.id for rule in GAME.rulebook.rules if rule.kept != "enforced" and rule.id in cited] == []


def test_every_enforced_rule_and_every_ruling_is_cited_in_the_code():
    cited = cited_by_code()
    entries = [*GAME.rulebook.rules, *GAME.rulebook.rulings]
    kept = [entry.id for entry in entries if not isinstance(entry, Rule) or entry.kept == "enforced"]
    assert [entry for entry in kept if entry not in cited] == []


def test_the_search_finds_what_it_looks_for():
    assert "test_coverage.py::test_the_search_finds_what_it_looks_for" not in str(cited_by_tests())
    assert any(test.startswith("test_placement.py") for test in cited_by_tests()["HZ-27"])
    assert "HZ-27" in cited_by_code()
    assert "HZ-99" not in cited_by_code()

"""The house's plan, held to: which module may know which. Read from the source, not by running it."""

import ast
import re
import sys
from collections.abc import Iterator
from functools import cache
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import pytest

import pygames
from pygames.engine.named import foundations
from pygames.engine.text import LANGUAGES
from pygames.lab import extras
from web.bundle import archive

ROOT = Path(__file__).parents[1]
LONGEST = 600
LONGEST_OF_PAGE = 500
MOST_PARAMETERS = 8

# a module knows those of its own floor and of lower ones; the longest name that fits says which floor
FLOORS = {
    "pygames.engine": 0,
    "pygames.words": 1,
    "pygames.school": 2,
    "pygames.bots": 3,  # what opponents share
    "pygames.games": 4,
    "pygames": 5,  # the public face
    "pygames.bots.puzzles": 6,  # plays whole games
    "pygames.cli": 6,
    "pygames.lab": 6,
    "pygames.cli.main": 7,
    "pygames.__main__": 7,
    "web": 7,  # the words
    "web.model": 8,
    "web.update": 9,
    "web.view": 9,
    "web.clock": 9,
    "web.decode": 9,
    "web.app": 10,
    "web.browser": 11,
    "web.replay": 11,
    "web.bundle": 12,
}
# which game stands on which: it may import it, and is never imported by it
STANDS_ON = {"hero_realms_lich": "hero_realms", "hero_realms_skirmish": "hero_realms"}
SHARED = ("pygames.engine", "pygames.words", "pygames.school")  # what any game may know
# modules of a game that only somebody who wants opponents loads: they alone may know `pygames.bots`
OPPONENTS = "opponents"
APART = {("web.update", "web.view"), ("web.view", "web.update")}  # on one floor, and strangers
FRENCH = re.compile("[a-z][à-ÿœ]|[à-ÿœ][a-z]")
GENERATE_CODE = {"pygames.engine.fields"}  # a class's `copy`, from the names of its fields
BROWSER = {"js", "pyodide", "pyodide_js", "pyscript"}
TOUCH_THE_BROWSER = {"web.browser"}
# what the laboratory needs besides the standard library, by the only module that imports it
EXTRAS = {
    "pygames.lab.aec": {"gymnasium", "numpy", "pettingzoo"},
    "pygames.lab.cluster": {"dask", "distributed"},
    "pygames.lab.openspiel": {"numpy", "pyspiel"},
    "pygames.lab.parquet": {"pyarrow"},
    "pygames.lab.plots": {"plotly"},
}


def name_of(path: Path) -> str:
    """A module's name: `pygames.engine.match`; for a package its own."""
    parts = path.relative_to(ROOT).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


@cache
def tree(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))


def sources(*folders: str) -> list[Path]:
    return sorted(path for folder in folders for path in (ROOT / folder).rglob("*.py"))


MODULES = {name_of(path): path for path in sources("pygames", "web")}
TALK_TO_A_PERSON = {"pygames.__main__", "web.replay", *(it for it in MODULES if it.startswith("pygames.cli"))}
RULES = {name: path for name, path in MODULES.items() if name.split(".")[0] == "pygames"}


@cache
def imports(name: str) -> tuple[str, ...]:
    """Every module that a module imports anywhere in it: at its head, in a function, for types only."""
    path = MODULES[name]
    return (*imported(tree(path), name if path.name == "__init__.py" else name.rpartition(".")[0]),)


def imported(module: ast.Module, package: str) -> Iterator[str]:
    """What a module of this package imports."""
    for node in ast.walk(module):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            start = (
                ".".join(package.split(".")[: len(package.split(".")) - node.level + 1]) if node.level else ""
            )
            base = ".".join(part for part in (start, node.module) if part)
            inside = [f"{base}.{alias.name}" for alias in node.names if f"{base}.{alias.name}" in MODULES]
            yield from inside
            if len(inside) < len(node.names):
                yield base


def floor(name: str) -> int:
    """The floor on which a module lives."""
    return FLOORS[max((f for f in FLOORS if name == f or name.startswith(f + ".")), key=len)]


def room(name: str) -> str:
    """The first two parts of a module's name."""
    return ".".join(name.split(".")[:2])


def ours(name: str) -> bool:
    return name.split(".", maxsplit=1)[0] in ("pygames", "web")


def game_of(name: str) -> str | None:
    """The game a module belongs to: `heroz` for `pygames.games.heroz.view`, None for no game's."""
    parts = name.split(".")
    return parts[2] if parts[:2] == ["pygames", "games"] and len(parts) > 2 else None


def test_the_plan_sees_the_modules() -> None:
    assert {
        "pygames",
        "pygames.engine.match",
        "pygames.games.heroz.game",
        "pygames.bots",
        "web.browser",
    } <= set(MODULES)
    assert "pygames.engine.match" in set(imports("pygames"))
    lines = (
        "import os\nif TYPE_CHECKING:\n  from . import match\ndef f():\n  from ..engine.state import State"
    )
    assert [*imported(ast.parse(lines), "pygames.engine")] == [
        "os",
        "pygames.engine.match",
        "pygames.engine.state",
    ]


def test_arrows_run_one_way() -> None:
    """browser → app → update, view → model → games → bots → school → words → engine."""
    for name in MODULES:
        upward = [other for other in imports(name) if ours(other) and floor(other) > floor(name)]
        assert not upward, f"{name} imports what stands above it"
        if name.startswith("web"):
            apart = [other for other in imports(name) if (room(name), room(other)) in APART]
            assert not apart, name
            assert TALK_TO_A_PERSON.isdisjoint(imports(name)), name


def test_nothing_is_imported_in_a_circle() -> None:
    """Not for types either: who reads a module can read first what it stands on."""
    graph = {name: {other for other in imports(name) if other in MODULES} for name in MODULES}
    try:
        TopologicalSorter(graph).prepare()
    except CycleError as error:
        circle = " ← ".join(error.args[1])
        pytest.fail(f"a circle of imports: {circle}")


def inside(name: str, package: str) -> bool:
    return name == package or name.startswith(package + ".")


def test_no_game_knows_another() -> None:
    """But the one on which it stands, if it says so."""
    for name in filter(game_of, RULES):
        own = f"pygames.games.{game_of(name)}"
        known = (*SHARED, own, *foundations(own), *(("pygames.bots",) if for_opponents(name) else ()))
        strangers = [
            other
            for other in imports(name)
            if ours(other) and not any(inside(other, package) for package in known)
        ]
        assert not strangers, f"{name} knows more than what games share, its own game and what that stands on"


def for_opponents(name: str) -> bool:
    """Whether a module lies in the folder of a game's opponents."""
    return game_of(name) is not None and name.split(".")[3:4] == [OPPONENTS]


def test_opponents_are_loaded_by_name() -> None:
    """Nobody but other opponents imports a game's: who plays without them never loads them."""
    for name in MODULES:
        if not for_opponents(name):
            assert not [other for other in imports(name) if for_opponents(other)], name


def test_a_game_stands_only_on_the_one_of_the_plan() -> None:
    for game in {found for found in map(game_of, RULES) if found}:
        wanted = (f"pygames.games.{STANDS_ON[game]}",) if game in STANDS_ON else ()
        assert foundations(f"pygames.games.{game}") == wanted


def test_no_rule_is_worked_out_in_a_view() -> None:
    """A table draws a view; what it needs besides, its game tells by `Face.derived` and `Words.details`."""
    for name in MODULES:
        if inside(name, "web.view"):
            assert not [other for other in imports(name) if game_of(other)], name


def test_the_rules_need_the_standard_library_only() -> None:
    """But for some modules of the laboratory, which `extras.load` alone imports, when they are asked for."""
    for name in RULES:
        known = {*sys.stdlib_module_names, "pygames", *EXTRAS.get(name, ())}
        assert not {other for other in imports(name) if other.split(".")[0] not in known}, name
        assert EXTRAS.keys().isdisjoint(imports(name)), name
    assert {name.rpartition(".")[2] for name in EXTRAS} == extras.EXTRAS.keys()


def test_only_the_start_of_the_page_touches_the_browser() -> None:
    for name in MODULES.keys() - TOUCH_THE_BROWSER:
        assert not {other for other in imports(name) if other.split(".")[0] in BROWSER}, name


def test_no_view_writes_a_style_attribute() -> None:
    """The page's policy refuses it (docs/hosting.md); `data-style` does the same by way of web/js/html.js."""
    for name, path in MODULES.items():
        if name.startswith("web.") and not name.startswith("web.bundle."):
            written = re.findall(r"(?<![\w-])style=.*", path.read_text(encoding="utf-8"))
            assert not written, f'{name}: write data_style=f"--count: {{n}}" instead of {written}'


def test_the_product_knows_no_test_and_no_tool() -> None:
    beside = {"tests", "e2e", "tools"}
    for name in MODULES:
        assert not {other for other in imports(name) if other.split(".")[0] in beside}, name


def test_a_tool_needs_no_test() -> None:
    """It may use what tests are made with: the kit, the games' scenes, the browser's driver."""
    for path in sources("tools"):
        for node in ast.walk(tree(path)):
            if isinstance(node, ast.ImportFrom) and node.module:
                names = [node.module, *(f"{node.module}.{alias.name}" for alias in node.names)]
                assert not any(name.rpartition(".")[2].startswith("test_") for name in names), path


def test_no_browser_test_waits_in_a_way_that_the_page_refuses() -> None:
    """Playwright's own waiting makes code of a text in the page (docs/hosting.md)."""
    for path in sources("e2e"):
        found = ".wait_for_function(" in path.read_text(encoding="utf-8")
        assert not found, f"{path.name}: use `until(page, …)` of e2e/until.py"


def test_the_rules_neither_read_nor_write() -> None:
    """Only the terminal talks to a person. (Catalogues are read as resources of the package.)

    The laboratory stands above the rules: it measures, reads experiments and writes what came of them.
    """
    outside = {"os", "sys", "pathlib", "socket", "subprocess", "time"}
    for name in RULES.keys() - TALK_TO_A_PERSON:
        if inside(name, "pygames.lab"):
            continue
        called = {
            node.func.id
            for node in ast.walk(tree(MODULES[name]))
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name)
        }
        assert not called & {"print", "input", "open", "eval"}, name
        assert "exec" not in called or name in GENERATE_CODE, name
        assert not {other for other in imports(name) if other.split(".")[0] in outside}, name


def test_nothing_is_copied_blindly() -> None:
    """Copies are written by hand: no deepcopy."""
    for name, path in MODULES.items():
        names = {
            getattr(node, field, None) for node in ast.walk(tree(path)) for field in ("id", "attr", "name")
        }
        assert "deepcopy" not in names, name
        assert "copy" not in set(imports(name)), name


def test_no_sentence_is_written_in_the_code() -> None:
    """Words for people stand in catalogues and tables, in both languages."""
    found = {name: said for name, path in MODULES.items() if (said := {*sentences(tree(path))})}
    assert found == {}


def sentences(module: ast.Module) -> Iterator[str]:
    """The words that are given for English or French, and whatever else is French, but for docstrings."""
    docstrings = {id(node.value) for node in ast.walk(module) if isinstance(node, ast.Expr)}
    for node in ast.walk(module):
        given: list[ast.expr] = []
        if isinstance(node, ast.Call):
            given = [it.value for it in node.keywords if it.arg in LANGUAGES]
            given += node.args if getattr(node.func, "id", "") == "Text" else []
        elif isinstance(node, ast.Dict):
            keys = [getattr(key, "value", None) for key in node.keys]
            given = [it for key, it in zip(keys, node.values, strict=True) if key in LANGUAGES]
        for part in (part for it in given for part in getattr(it, "values", [it])):  # an f-string has several
            yield from (word for word in written(part) if re.search("[A-Za-z]", word) and "_" not in word)
        if id(node) not in docstrings:
            yield from (word for word in written(node) if FRENCH.search(word))


def written(node: ast.AST) -> list[str]:
    """The string that is written out there, if it is one."""
    return [node.value] if isinstance(node, ast.Constant) and isinstance(node.value, str) else []


def test_the_plan_sees_sentences() -> None:
    lines = (
        '"""Une leçon."""\nText("Yes", "Oui"), Text(en=f"{n} more", fr=words), {"en": "Yes", "de": "Ja"}',
        '("Heart", "Cœur"), Text(one, two), Text("…", "…"), f"{n} étapes", "é", "àâ"',
    )
    found = [*sentences(ast.parse("\n".join(lines)))]
    assert sorted(found) == [" more", " étapes", "Cœur", "Oui", "Yes", "Yes"]


def longest(path: Path) -> int:
    """How many lines a module may have: of the page fewer than elsewhere."""
    return LONGEST_OF_PAGE if path.is_relative_to(ROOT / "web") else LONGEST


def test_no_module_is_long() -> None:
    """One idea a file."""
    long = {
        path.relative_to(ROOT).as_posix(): lines
        for path in [*sources("pygames", "web", "tests", "e2e", "tools"), ROOT / "build.py"]
        if (lines := len(path.read_text(encoding="utf-8").splitlines())) > longest(path)
    }
    assert not long


def test_every_playable_game_has_its_folder_and_is_named_once() -> None:
    ids = [entry.id for entry in pygames.catalogue()]
    assert len(set(ids)) == len(ids)
    for entry in pygames.catalogue():
        if entry.playable:
            game = pygames.load(entry.id)
            assert (game.id, game.seats) == (entry.id, entry.seats)
            assert f"pygames.games.{entry.id.replace('-', '_')}.game" in MODULES


def test_the_page_imports_no_library_that_is_not_in_it() -> None:
    """The browser has what the zip holds, the standard library, and what Pyodide and PyScript bring."""
    there = {*sys.stdlib_module_names, *archive.OURS, *archive.LIBRARIES, "js", "pyodide", "pyscript"}
    for name, file in archive.game_files():
        if name.startswith(archive.OURS) and name.endswith(".py"):
            missing = {it.split(".")[0] for it in imported(tree(file), "")} - there
            assert not missing, name


def test_no_function_has_many_parameters() -> None:
    """Eight at most, beside `self` and `cls`: what belongs together is one value."""
    for path in sources("pygames", "web", "tools"):
        for node in ast.walk(tree(path)):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda):
                them = node.args
                names = [it.arg for it in (*them.posonlyargs, *them.args, *them.kwonlyargs)]
                names += [it.arg for it in (them.vararg, them.kwarg) if it is not None]
                assert len([it for it in names if it not in ("self", "cls")]) <= MOST_PARAMETERS, path

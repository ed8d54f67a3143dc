"""A docstring is a sentence that is true without its neighbours: the part of that which can be counted."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
FOLDERS = ("pygames", "web", "tools", "tests", "e2e")
FEWEST = 4  # words
LEANING = re.compile(r"(The same|Also|Likewise|As)\b")  # on what stands beside it


def faults(text: str) -> Iterator[str]:
    """The docstrings of a module that are too short, or lean on their neighbours."""
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            said = ast.get_docstring(node)
            if said is not None and (len(said.split()) < FEWEST or LEANING.match(said)):
                yield f"{getattr(node, 'name', 'the module')}: {said}"


def test_a_docstring_says_what_it_says_without_its_neighbours() -> None:
    modules = [path for folder in FOLDERS for path in (ROOT / folder).rglob("*.py")]
    found = {
        path.relative_to(ROOT).as_posix(): list(faults(path.read_text(encoding="utf-8")))
        for path in [ROOT / "build.py", *modules]
    }
    assert {name: said for name, said in found.items() if said} == {}


@pytest.mark.parametrize(
    "said",
    ["Never.", "To be stored.", "The same of a match.", "Also that of the jars.", "As in the base game."],
)
def test_what_leans_on_its_neighbours_is_found(said: str) -> None:
    assert list(faults(f'def it():\n    """{said}"""\n'))


def test_a_sentence_passes() -> None:
    assert not list(faults('def it():\n    """Take the last choice back."""\n'))

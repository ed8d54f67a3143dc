"""Reading our own sources: which calls stand in them, and what is written out there."""

import ast
from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from pathlib import Path

Folders = Sequence[Path]


def words_of(nodes: Iterable[ast.expr | None]) -> frozenset[str]:
    """The texts that are written out there."""
    return frozenset(word for node in nodes if node is not None and (word := text_of(node)) is not None)


@cache
def nodes(folders: Folders, pattern: str = "*.py") -> list[ast.AST]:
    files = (file for folder in folders for file in sorted(folder.glob(pattern)))
    return [node for file in files for node in ast.walk(ast.parse(file.read_bytes()))]


def calls(folders: Folders, pattern: str) -> Iterator[ast.Call]:
    return (node for node in nodes(folders, pattern) if isinstance(node, ast.Call))


def name_of(node: ast.expr) -> str:
    """The last part of a name: `text` for `localizer.text`."""
    return node.attr if isinstance(node, ast.Attribute) else getattr(node, "id", "")


def named(call: ast.Call) -> str:
    return name_of(call.func)


def keywords(call: ast.Call, *besides: str) -> frozenset[str] | None:
    names = [keyword.arg for keyword in call.keywords]
    return None if None in names else frozenset(name for name in names if name and name not in besides)


def text_of(node: ast.expr) -> str | None:
    return node.value if isinstance(node, ast.Constant) and isinstance(node.value, str) else None


def functions(folders: Folders) -> Iterator[ast.FunctionDef]:
    return (node for node in nodes(folders) if isinstance(node, ast.FunctionDef))


def given(folders: Folders, function: ast.FunctionDef, node: ast.expr) -> list[str]:
    """What the parameter of this name is in the calls of the function."""
    at = [argument.arg for argument in function.args.args].index(name_of(node))
    found = (text_of(call.args[at]) for call in calls(folders, "*.py") if named(call) == function.name)
    return [*filter(None, found)]


def assigned(function: ast.FunctionDef, name: str) -> ast.expr | None:
    """What stands on the right of the assignment to this name."""
    for node in ast.walk(function):
        if isinstance(node, ast.Assign | ast.AnnAssign):
            target = node.targets[0] if isinstance(node, ast.Assign) else node.target
            if name_of(target) == name:
                return node.value
    return None


def keys_of(function: ast.FunctionDef, node: ast.expr) -> frozenset[str] | None:
    """The keys of a mapping, or of the one that a name stands for; None where they are not written out."""
    if isinstance(node, ast.Name):
        written_out = assigned(function, node.id)
        return None if written_out is None else keys_of(function, written_out)
    return words_of(node.keys) if isinstance(node, ast.Dict) and None not in node.keys else None

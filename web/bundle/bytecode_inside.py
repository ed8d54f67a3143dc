"""Compiles all Python that the page loads, and leaves out what no page needs. Runs inside Pyodide.

Of the standard library there remains what the page's Python imports, found by importing every module of it,
and what Pyodide and PyScript need besides. All becomes bytecode without what only people and type checkers
read: docstrings, assertions, columns (bytecode.mjs), imports for type checkers, the annotations of functions
and of what stands outside of classes.
"""

# ruff: noqa: E402 - what was there before the first import counts

import sys

started = set(sys.modules)

import ast
import importlib
import io
import marshal
import zipfile
from importlib.util import MAGIC_NUMBER, source_hash
from pathlib import Path

INPUT, OUTPUT = Path("/input"), Path("/output")
LIBRARY = f"/lib/python{sys.version_info.major}{sys.version_info.minor}.zip/"
UNCHECKED = (1).to_bytes(4, "little")  # bytecode is not compared with a source (PEP 552)
DATE = (1980, 1, 1, 0, 0, 0)  # the same input gives the same bytes

# Kept whole: Pyodide loads their parts when they are asked for.
WHOLE = ("_pyodide/", "pyodide/")
# Imported late: by tracebacks, by Python's own messages, by PyScript's first lines, by reading the zips.
LATE = (
    "_colorize", "ast", "contextlib", "encodings.ascii", "encodings.cp437", "encodings.latin_1",
    "encodings.utf_8", "inspect", "linecache", "os", "pathlib", "re", "textwrap", "tokenize", "traceback",
    "typing", "warnings", "zipimport",
)  # fmt: skip
# Imported where it is there, and of no use in a page: it has no sockets of its own.
NEEDLESS = ("ssl.py",)
TYPING = "TYPE_CHECKING"  # false wherever anything runs


def modules(archive: zipfile.ZipFile) -> list[str]:
    """The names of the modules in a zip."""
    names = [name.removesuffix(".py") for name in archive.namelist() if name.endswith(".py")]
    return sorted(name.removesuffix("/__init__").replace("/", ".") for name in names)


def pack(source: zipfile.ZipFile, names: list[str], place: str, target: Path) -> None:
    """Put these files into a zip, modules as bytecode.

    They are only stored: the whole is compressed afterwards, which makes it smaller than one by one.
    """
    with zipfile.ZipFile(target, "w") as out:
        for name in sorted(names):
            content, suffix = source.read(name), ""
            if name.endswith(".py"):
                content, suffix = bytecode(content, place + name), "c"
            out.writestr(zipfile.ZipInfo(name + suffix, DATE), content)


def bytecode(source: bytes, file: str) -> bytes:
    """One module as the content of a .pyc file."""
    tree = ast.parse(source)
    tree.body = [it for node in tree.body for it in needed(node)]
    if not any(isinstance(node, ast.Name) and node.id == TYPING for node in ast.walk(tree)):
        imports = [it for it in tree.body if isinstance(it, ast.ImportFrom)]
        for one in imports:
            one.names = [it for it in one.names if it.name != TYPING]
        tree.body = [it for it in tree.body if not isinstance(it, ast.ImportFrom) or it.names]
    if b"singledispatch" not in source:  # which reads them
        for node in ast.walk(tree):
            if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)):
                node.returns = None
            elif isinstance(node, ast.arg):
                node.annotation = None
    code = compile(tree, file, "exec", dont_inherit=True, optimize=2)
    return MAGIC_NUMBER + UNCHECKED + source_hash(source) + marshal.dumps(code)


def needed(node: ast.stmt) -> list[ast.stmt]:
    """What of a statement of a module does something in a page."""
    match node:
        case ast.If(ast.Name(it), _, others) if it == TYPING:
            return others
        case ast.AnnAssign(target, _, ast.expr() as value):
            return [ast.fix_missing_locations(ast.copy_location(ast.Assign([target], value), node))]
        case _:
            return [node]


sys.path.insert(0, str(INPUT / "pygames.zip"))
game = zipfile.ZipFile(io.BytesIO((INPUT / "pygames.zip").read_bytes()))
stock = zipfile.ZipFile(io.BytesIO((INPUT / "python_stdlib.zip").read_bytes()))
for name in set(sys.modules) - started:
    del sys.modules[name]  # what only this file needs is not counted
ours = [name for name in modules(game) if name.startswith(("pygames", "web"))]
for name in [*LATE, *ours]:
    importlib.import_module(name)
loaded = {getattr(module, "__file__", None) for module in list(sys.modules.values())}
kept = [
    name
    for name in stock.namelist()
    if (LIBRARY + name in loaded and name not in NEEDLESS)
    or (name.startswith(WHOLE) and not name.endswith("/"))
]
pack(stock, kept, LIBRARY, OUTPUT / "python_stdlib.zip")
inside = str(INPUT / "pygames.zip") + "/"
pack(
    game,
    [name for name in game.namelist() if name.startswith(("pygames/", "web/")) or inside + name in loaded],
    "",
    OUTPUT / "pygames.zip",
)

"""Pyodide without what the page never calls: a third less WebAssembly, and fewer names in its script.

Pyodide links in all of Python's modules, their libraries, and whatever an extension module may ask for. The
page has no extension modules, and imports fewer modules. A function stays if direct calls lead to it from an
export that Pyodide's script uses, or from the table of functions that are called by their place.

The table holds functions of needless libraries too, and does not say whose they are. They are found so:

- a function is needless if it stands, in the order of linking, between two exports of needless libraries;
- a function that calls a needless one belongs to those who use it, so it is needless too.

Functions that are alike have been made one, wherever they came from. So the first rule takes only functions
that are too large to be like another by chance, and that have one place in the table.

If something needed calls such a function directly, or a needed module's own function is one, the guess was
wrong, and the build ends.
"""

from __future__ import annotations

import re
import struct
from collections import Counter, defaultdict
from dataclasses import dataclass
from functools import cache
from itertools import pairwise
from typing import TYPE_CHECKING

from web.bundle.common import BUILD, MODULES, BuildError
from web.bundle.wasm import FUNCTION, GLOBAL, Module

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping
    from pathlib import Path

PYODIDE = MODULES / "pyodide"
SCRIPT, WASM = "pyodide.asm.mjs", "pyodide.asm.wasm"
# Python's built-in modules that are in the page's memory; and _hmac, beside which what all hashes share lies.
NEEDED = {
    "_abc", "_ast", "_asyncio", "_bisect", "_blake2", "_codecs", "_collections", "_contextvars",
    "_datetime", "_functools", "_heapq", "_hmac", "_imp", "_io", "_json", "_locale", "_md5",
    "_opcode", "_operator", "_pyodide_core", "_random", "_sha1", "_sha2", "_sha3", "_signal",
    "_socket", "_sre", "_stat", "_string", "_struct", "_thread", "_tokenize", "_types", "_typing",
    "_warnings", "_weakref", "atexit", "binascii", "builtins", "errno", "fcntl", "gc", "itertools",
    "marshal", "math", "posix", "select", "sys", "time", "unicodedata", "zlib",
}  # fmt: skip
INIT = "PyInit_"
# How the exports of the libraries of the other modules begin: SQLite, Zstandard, liblzma, bzip2, libffi.
LIBRARIES = re.compile(r"sqlite3_|ZSTD|ZDICT|HUF_|FSE_|HIST_|divsufsort|divbwt|lzma_|BZ2_|ffi_")
LARGE = 200  # bytes of a body
ASSIGN = "function assignWasmExports(wasmExports){"
ASSIGNMENT = re.compile(r'([\w$]+)=Module\["\1"\]=.*wasmExports\["([^"]+)"\].*')
ASKED = re.compile(r'wasmExports\.(\w+)|"(\w+)"')  # by its name, or by a text
# Pyodide's script puts its own functions into the table that the WebAssembly calls by place. For each
# of them the browser compiles a module. 274 of them draw with WebGL.
PLACED = 'if(typeof value=="function"){entry.value='
DRAWING = "emscripten_gl"
# At each start Pyodide has Python read four texts, to get at modules that it has imported already.
MODULE = "API._pyodide._base.import_module"
READ = {
    'API._pyodide._base.eval_code("{}")': f'{MODULE}("builtins").dict()',
    'API.runPythonInternal("import importlib; importlib")': f'{MODULE}("importlib")',
    'API.runPythonInternal("import __main__; __main__.__dict__")': f'{MODULE}("__main__").__dict__',
    'API.runPythonInternal("import builtins; builtins.__dict__")': f'{MODULE}("builtins").__dict__',
}
WORD = re.compile(r"[\w$]+")
WORD_SIZE = 4  # bytes of a number in the memory


@dataclass(frozen=True)
class Trimmed:
    """Pyodide's script and WebAssembly."""

    script: bytes
    wasm: bytes


@cache
def trimmed() -> Trimmed:
    """Both files. Raises BuildError when Pyodide is not built as this module takes it to be."""
    loader = (PYODIDE / "pyodide.mjs").read_text(encoding="utf-8")
    script, used = trimmed_script((PYODIDE / SCRIPT).read_text(encoding="utf-8"), loader)
    return Trimmed(script.encode(), trimmed_wasm((PYODIDE / WASM).read_bytes(), used))


def place() -> Path:
    """The folder in build/ where both files lie, for Pyodide under Node."""
    folder = BUILD / "pyodide"
    folder.mkdir(parents=True, exist_ok=True)
    (folder / SCRIPT).write_bytes(trimmed().script)
    (folder / WASM).write_bytes(trimmed().wasm)
    return folder


def trimmed_script(script: str, loader: str) -> tuple[str, set[str]]:
    """The script without the exports that neither it nor the loader uses; and the names of the used ones.

    What draws has no place in the table of functions, and modules are imported without a text that says so.
    """
    for old, new in {PLACED: f'{PLACED}symName.startsWith("{DRAWING}")?0:', **READ}.items():
        if script.count(old) != 1:
            raise BuildError(f"Pyodide's script does not say once: {old}. See web/bundle/trim.py.")
        script = script.replace(old, new)
    before, assign, rest = script.partition(ASSIGN)
    inside, end, after = rest.partition("}")
    found = {it: ASSIGNMENT.fullmatch(it) for it in inside.split(";")}
    odd = [it for it, match in found.items() if not match]
    if not assign or odd:
        raise BuildError(f"Pyodide's script takes its exports otherwise; see web/bundle/trim.py: {odd[:3]}")
    times = Counter(WORD.findall(before + after + loader))  # once where the name is declared
    pairs = {it: (match[1], match[2]) for it, match in found.items() if match}
    kept = [it for it, (own, _) in pairs.items() if times[own] > 1]
    declared = ",".join(own for own, _ in pairs.values())
    if before.count(declared) + after.count(declared) != 1:
        raise BuildError("Pyodide's script declares its exports otherwise; see web/bundle/trim.py.")
    still = ",".join(pairs[it][0] for it in kept)
    made = (before + assign + ";".join(kept) + end + after).replace(declared, still)
    asked = {name for found in ASKED.findall(before + after + loader) for name in found}
    return made, {pairs[it][1] for it in kept} | asked


def trimmed_wasm(content: bytes, used: set[str]) -> bytes:
    """The WebAssembly with these exports only. A function that the page never calls has an empty body."""
    module = Module(content)
    calls = module.calls()
    needless = needless_functions(module, calls)
    exports = [it for it in module.exports if it.name in used or it.kind not in (FUNCTION, GLOBAL)]
    begun = [export.index for export in exports if export.kind == FUNCTION]
    live = reached([*begun, *(it for it in module.table if it not in needless)], calls)
    if wrong := live & needless:
        raise BuildError(
            f"web/bundle/trim.py takes functions for needless that are called: {sorted(wrong)[:9]}"
        )
    return module.written(exports, live, with_needed_modules(module))


def needless_functions(module: Module, calls: Mapping[int, set[int]]) -> set[int]:
    """The functions of needless modules and libraries."""
    names = defaultdict(list)
    for it in module.exports:
        if it.kind == FUNCTION:
            names[it.index].append(it.name)
    known = {function: all(map(is_needless, names[function])) for function in sorted(names)}
    begins = {function for function in known if any(name.startswith(INIT) for name in names[function])}
    pairs = list(pairwise(known))
    guessed = {it for one, two in pairs if known[one] and known[two] for it in range(one, two)}
    places = Counter(module.table)
    callers = defaultdict(set)
    for caller, them in calls.items():
        if known.get(caller, True):
            for function in them:
                callers[function].add(caller)

    def with_callers(functions: Iterable[int]) -> set[int]:
        return reached((it for it in functions if module.size(it) >= LARGE and places[it] < 2), callers)

    # C modules may share functions that lie between those of two modules. The functions of a C module stand
    # before the function that begins it.
    between = {it for one, two in pairs if {one, two} <= begins for it in range(one, two)}
    own = {it for one, two in pairs if two in begins and not known[two] for it in range(one + 1, two)}
    if with_callers(guessed & between) & own:
        raise BuildError("A needed module uses what stands between needless ones; see NEEDED in trim.py.")
    return with_callers(guessed | {it for it, needless in known.items() if needless})


def is_needless(name: str) -> bool:
    """Whether an export is of a module or a library that the page does not use."""
    if name.startswith(INIT):
        return name.removeprefix(INIT) not in NEEDED
    return bool(LIBRARIES.match(name))


def reached(starts: Iterable[int], ways: Mapping[int, set[int]]) -> set[int]:
    """All that can be reached from the starts."""
    found = set(starts)
    waiting = list(found)
    while waiting:
        for it in ways.get(waiting.pop(), ()):
            if it not in found:
                found.add(it)
                waiting.append(it)
    return found


def with_needed_modules(module: Module) -> bytes:
    """The memory with a list of built-in modules that names only those that are needed.

    Python's list has pairs: where a module's name lies, and the place of its function in the table.
    """
    memory = module.memory()
    places = {function: module.first + n for n, function in enumerate(module.table)}
    begins = {
        places[it.index]: it.name.removeprefix(INIT)
        for it in module.exports
        if it.name.startswith(INIT) and it.index in places
    }
    values = struct.unpack_from(f"<{len(memory) // WORD_SIZE}I", memory)
    found = [
        at
        for at, (name, place) in enumerate(pairwise(values))
        if place in begins and memory.startswith(begins[place].encode() + b"\0", name)
    ]
    if len(found) < len(begins) - 1:  # Pyodide's own is not in the list
        raise BuildError("Python's list of built-in modules is not found; see web/bundle/trim.py.")
    start, end = found[0], found[-1] + 2
    pairs = zip(values[start:end:2], values[start + 1 : end : 2], strict=True)
    kept = [it for pair in pairs if begins.get(pair[1], "sys") in NEEDED for it in pair]
    kept += [0] * (end - start - len(kept))
    struct.pack_into(f"<{len(kept)}I", memory, start * WORD_SIZE, *kept)
    return bytes(memory)

"""What is inside Pyodide's files and has a licence of its own: `inside.toml`, compared with the files."""

from __future__ import annotations

import json
import re
import tomllib
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Any

from web.bundle.common import MODULES, ROOT, WEB, BuildError

if TYPE_CHECKING:
    from collections.abc import Mapping

LIST = WEB / "bundle" / "inside.toml"
LICENCES = WEB / "bundle" / "licences"
PYODIDE = MODULES / "pyodide"
WASM, MAP = "pyodide.asm.wasm", "pyodide.mjs.map"
MODULE = re.compile(rb"PyInit_(\w+)")  # how a module that is linked in is begun
COPIED = "/vendor/"  # where Pyodide keeps the sources of others


@dataclass(frozen=True)
class Inside:
    """One line of inside.toml."""

    name: str
    licence: str
    copyright: str
    sign: str
    file: str = WASM
    modules: tuple[str, ...] = ()
    sources: tuple[str, ...] = ()


def words(licence: str) -> str:
    """A licence in full."""
    if licence == "MIT":
        return (
            (ROOT / "LICENSE").read_text(encoding="utf-8").split("\n\n", 2)[2]
        )  # as ours, below the copyright
    return (LICENCES / f"{licence}.txt").read_text(encoding="utf-8")


def listed() -> tuple[list[Inside], set[str]]:
    """The list, and the modules that bring nothing of others."""
    told = tomllib.loads(LIST.read_text(encoding="utf-8"))
    lists = ("modules", "sources")
    entries: list[dict[str, Any]] = [
        {key: tuple(it) if key in lists else it for key, it in entry.items()} for entry in told["part"]
    ]
    return [Inside(**entry) for entry in entries], set(told["own"]["modules"])


@cache
def parts() -> list[Inside]:
    """The list, checked. Raises BuildError when it is not what is in the files."""
    found, own = listed()
    files = {name: (PYODIDE / name).read_bytes() for name in {it.file for it in found}}
    sources = json.loads((PYODIDE / MAP).read_text(encoding="utf-8"))["sources"]
    wrong = faults(found, own, files, sources)
    if wrong:
        raise BuildError("\n".join(["web/bundle/inside.toml is not what Pyodide holds:", *wrong]))
    return found


def faults(found: list[Inside], own: set[str], files: Mapping[str, bytes], sources: list[str]) -> list[str]:
    """What is in the files and not in the list, and the reverse."""
    linked = {name.decode() for name in MODULE.findall(files[WASM])}
    named = own.union(*(it.modules for it in found))
    copied = [source for source in sources if COPIED in source]
    ends = tuple(end for it in found for end in it.sources)
    return [
        *(f"{it.file} holds nothing of {it.name}" for it in found if it.sign.encode() not in files[it.file]),
        *(f"the module {name} is not listed: whose library is it?" for name in sorted(linked - named)),
        *(f"there is no module {name} any more" for name in sorted(named - linked)),
        *(f"the copied file {source} is not listed" for source in copied if not source.endswith(ends)),
        *(f"no file {end} is copied any more" for end in ends if not any(it.endswith(end) for it in copied)),
    ]

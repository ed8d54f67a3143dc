"""The licences and credits of everything in the page, gathered from the installed packages.

`text` is all of it; `summary` is what stands in the page itself, where the icons' authors are named.
"""

from __future__ import annotations

import json
import textwrap
from dataclasses import dataclass
from html import escape
from importlib import metadata
from itertools import groupby
from typing import TYPE_CHECKING

from web.bundle import inside, sprite, styles
from web.bundle.archive import LIBRARIES
from web.bundle.common import MODULES, ROOT, WEB, BuildError

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from web.bundle.runtime import Script

RULE = "=" * 78
CHANGED = """\
Of PyScript only what the page uses is here, without its Python package. A function that makes code of a
text for workers refuses instead, and polyscript leaves it to the page to import the interpreter
(web/bundle/patches.mjs in the page's sources)."""
CC_BY = "https://creativecommons.org/licenses/by/3.0/"


@dataclass(frozen=True)
class Part:
    """Something in the page that is not ours."""

    name: str
    licence: str
    text: str


def text(scripts: Mapping[str, Script]) -> str:
    """Every notice in full. Packages with the same words share them."""
    sections = [
        ("pygames (MIT)", (ROOT / "LICENSE").read_text(encoding="utf-8")),
        python_parts(),
        ("What is changed in PyScript and polyscript (Apache-2.0)", CHANGED),
        icon_credits(),
    ]
    parts = sorted(
        [*npm_parts(scripts), *inside_parts(), *library_parts(), *font_parts(), lucide()],
        key=lambda part: part.text,
    )
    for words, group in groupby(parts, key=lambda part: part.text):
        sections.append((", ".join(sorted(f"{part.name} ({part.licence})" for part in group)), words))
    return "".join(f"{RULE}\n{title}\n{RULE}\n\n{words.strip()}\n\n" for title, words in sections)


def summary() -> str:
    """The credits that a reader of the page meets first, as HTML."""
    authors = "; ".join(f"{author}: {', '.join(names)}" for author, names in icons_by_author().items())
    return (
        "<p>Python runs in this page thanks to Pyodide and PyScript. Icons from "
        f'<a href="https://game-icons.net/">game-icons.net</a> under <a href="{CC_BY}">CC BY 3.0</a>, by '
        f"{escape(authors)}; and from Lucide.</p>"
    )


def icons_by_author() -> dict[str, list[str]]:
    """The game-icons in use, by their author."""
    found: dict[str, list[str]] = {}
    for icon in sprite.every_icon():
        names = found.setdefault(icon.author, [])
        if icon.icon not in names:
            names.append(icon.icon)
    found.pop("", None)  # they need no author
    return dict(sorted(found.items()))


def icon_credits() -> tuple[str, str]:
    """One line for each icon that must be credited."""
    lines = [f"- {name}, by {author}" for author, names in icons_by_author().items() for name in names]
    changes = "Recoloured, and their points moved to a coarser grid; otherwise unchanged."
    credit = f"From https://game-icons.net/, licensed under {CC_BY}\n{changes}\n\n"
    return "Icons of game-icons.net (CC BY 3.0)", credit + "\n".join(lines)


def python_parts() -> tuple[str, str]:
    """Pyodide and the Python that is in it. Their packages bring no licence text of their own."""
    package = npm_facts("pyodide")
    lock = json.loads((MODULES / "pyodide" / "pyodide-lock.json").read_text(encoding="utf-8"))
    version, python = package["version"], lock["info"]["python"]
    names = textwrap.fill(", ".join(sorted((part.name for part in inside.parts()), key=str.lower)), 77)
    return (
        f"Pyodide {version} (MPL-2.0) with CPython {python} (PSF-2.0)",
        f"""Pyodide is subject to the terms of the Mozilla Public License, v. 2.0: https://mozilla.org/MPL/2.0/
Its source code is at https://github.com/pyodide/pyodide/tree/{version}
Inside it are parts of others, whose licences follow below under "In Pyodide":
{names}.

CPython's source code is at https://github.com/python/cpython/tree/v{python}
Both are used unchanged but for this: brackets stand around Pyodide's script, and a part of the standard
library is stored as bytecode, in the memory of a Python that has been started.
The licence of CPython:

{installed_licence("typing_extensions")}""",  # that package carries Python's own licence, word for word
    )


def npm_parts(scripts: Mapping[str, Script]) -> Iterable[Part]:
    """Every npm package that esbuild put into a script."""
    names = sorted(set().union(*(script.packages for script in scripts.values())) - {"pyodide"})
    for name in names:
        yield npm_part(name)


def inside_parts() -> Iterable[Part]:
    """What is linked into Pyodide, or copied into it."""
    found = sorted(inside.parts(), key=lambda part: (part.licence, part.name.lower()))
    for licence, group in groupby(found, key=lambda part: part.licence):
        parts = list(group)
        whose = "\n".join(f"{part.name}\n{part.copyright.strip()}\n" for part in parts)
        names = ", ".join(part.name for part in parts)
        yield Part(f"In Pyodide: {names}", licence, f"{whose}\n{inside.words(licence)}")


def npm_part(name: str) -> Part:
    """One npm package with the licence in it, or else with its name and the licence's."""
    facts = npm_facts(name)
    files = sorted(file for file in (MODULES / name).iterdir() if file.name.lower().startswith("licen"))
    words = (
        files[0].read_text(encoding="utf-8")
        if files
        else f"Copyright (c) {facts['author']}\nLicence: {facts['license']}"
    )
    return Part(f"{name} {facts['version']}", facts["license"], words)


def npm_facts(name: str) -> dict[str, str]:
    """The package.json of an installed package."""
    facts: dict[str, str] = json.loads((MODULES / name / "package.json").read_text(encoding="utf-8"))
    return facts


def font_parts() -> Iterable[Part]:
    """The notices of the fonts."""
    return map(npm_part, styles.FONTS)


def lucide() -> Part:
    """Lucide's licence, which the icon package leaves out."""
    words = (WEB / "bundle" / "lucide.txt").read_text(encoding="utf-8")
    return Part("Lucide icons", "ISC", words)


def library_parts() -> Iterable[Part]:
    """The Python libraries in the page."""
    for name in LIBRARIES:
        facts = metadata.metadata(name)
        yield Part(f"{name} {facts['Version']}", facts["License-Expression"], installed_licence(name))


def installed_licence(name: str) -> str:
    """The licence text of an installed Python package."""
    for file in metadata.files(name) or []:
        if file.name.upper().startswith("LICEN"):
            return file.read_text(encoding="utf-8")
    raise BuildError(f"The installed package {name} brings no licence text.")

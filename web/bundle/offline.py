"""What makes the site play without a network and be installed: service worker, manifest, icons."""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING

from web.bundle import icon, not_kept, runtime
from web.bundle.common import WEB, BuildError, short_hash

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

MANIFEST = "manifest.webmanifest"
LIST = "self.FILES"
SCOPE = "__SCOPE__"  # the worker knows where it lies
# Icons are stored by whoever installs the page. The page itself says all that the pages of the rules say. The
# memory for all games has all that the memory for one game has.
NOT_STORED = re.compile(r"icon-full-|rules-|rule-page-|memory-(?!all-)[a-z-]+-\w+\.|.*\.png$")
TOKENS = WEB / "css" / "tokens.css"


def worker() -> runtime.Script:
    """The service worker, but for the list of files."""
    return runtime.bundle("sw.js", f"--define:NOT_KEPT={json.dumps(not_kept.page(SCOPE))}", form="iife")


def write_worker(out: Path, script: runtime.Script) -> None:
    """Write `sw.js` with the list of the site's files, all of which lie in `out` already.

    Each stands there with its hash, by which the worker knows whether what it was sent is the file.
    """
    assets = [file for file in sorted((out / "assets").iterdir()) if not NOT_STORED.match(file.name)]
    others = [out / name for name in ("index.html", "notices.txt", MANIFEST)]
    files = [
        {"url": file.relative_to(out).as_posix(), "hash": short_hash(file.read_bytes())}
        for file in (*assets, *others)
    ]
    content = script.content.decode()
    if content.count(LIST) != 1:
        raise BuildError(f"sw.js must name {LIST} once.")
    (out / "sw.js").write_text(content.replace(LIST, json.dumps(files)), encoding="utf-8", newline="\n")


def install(out: Path, add: Callable[[str, bytes], str]) -> list[str]:
    """Write manifest and icons; returns the lines of the page's head.

    `add` writes a file under a name with a hash, and gives its address.
    """
    light, dark = page_colours()
    plain, full = icon.svg(), icon.svg(maskable=True)
    tab = add("icon.svg", plain.encode())
    touch = add("icon-touch.png", icon.png(180, maskable=True))
    facts = {
        "name": "pygames: tabletop card games",
        "short_name": "pygames",
        "description": "Play tabletop card games. Every refused move says which rule it breaks.",
        "lang": "en",
        "start_url": "./",
        "scope": "./",
        "display": "standalone",
        "theme_color": light,
        "background_color": light,
        "categories": ["games"],
        "icons": [
            {"src": tab, "type": "image/svg+xml", "sizes": "any"},
            {
                "src": add("icon-full.svg", full.encode()),
                "type": "image/svg+xml",
                "sizes": "any",
                "purpose": "maskable",
            },
            *(
                {
                    "src": add(f"icon-{size}.png", icon.png(size)),
                    "type": "image/png",
                    "sizes": f"{size}x{size}",
                }
                for size in (192, 512)
            ),
        ],
    }
    (out / MANIFEST).write_text(json.dumps(facts, indent=1), encoding="utf-8", newline="\n")
    return [
        f'<link rel="manifest" href="./{MANIFEST}">',
        f'<link rel="icon" type="image/svg+xml" href="{tab}">',
        f'<link rel="apple-touch-icon" href="{touch}">',
        f'<meta name="theme-color" media="(prefers-color-scheme: light)" content="{light}">',
        f'<meta name="theme-color" media="(prefers-color-scheme: dark)" content="{dark}">',
    ]


def page_colours() -> tuple[str, str]:
    """The page's ground, light and dark, as the style sheet has it."""
    found = re.search(r"--page: light-dark\((#\w+), (#\w+)\)", TOKENS.read_text(encoding="utf-8"))
    if found is None:
        raise BuildError("tokens.css no longer says `--page: light-dark(…, …)`, which the manifest needs.")
    return found[1], found[2]

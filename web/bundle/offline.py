"""What makes the site play without a network and be installed: service worker, manifest, icons."""

from __future__ import annotations

import json
import re
import subprocess
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING

from web.bundle import icon, runtime
from web.bundle.common import ROOT, WEB, BuildError, node

if TYPE_CHECKING:
    from collections.abc import Callable

MANIFEST = "manifest.webmanifest"
TOKENS = WEB / "css" / "tokens.css"


def worker() -> runtime.Script:
    """The service worker, but for the list of files."""
    return runtime.bundle("sw.js", '--define:process.env.NODE_ENV="production"', form="iife")


def write_worker(out: Path, script: runtime.Script) -> None:
    """Write `sw.js` into the site's folder, where all that it must know is there already."""
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder) / "sw.js"
        source.write_bytes(script.content)
        words = [node(), str(WEB / "bundle" / "offline.mjs"), str(out), str(source)]
        if subprocess.run(words, cwd=ROOT, check=False).returncode:
            raise BuildError("The service worker could not be written; the reason is above.")


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
    (out / MANIFEST).write_text(json.dumps(facts, indent=1), encoding="utf-8")
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

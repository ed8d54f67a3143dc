"""How the tests start Chromium. As a program: whether that works here."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Any

from playwright.sync_api import Error, sync_playwright

FOUND = Path(__file__).resolve().parents[1] / "build" / "browser.txt"

# Nothing of Chromium's own may look for a network.
ARGUMENTS = [
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
]


def program() -> str:
    """The browser that build.py names, or found last time; empty for Playwright's own."""
    named = os.environ.get("PYGAMES_BROWSER")
    return FOUND.read_text() if named is None and FOUND.exists() else named or ""


def launch_arguments() -> dict[str, Any]:
    """What Playwright's `launch` is given."""
    root = hasattr(os, "geteuid") and os.geteuid() == 0
    arguments = [*ARGUMENTS, "--no-sandbox"] if root or os.environ.get("CI") else ARGUMENTS
    return {"executable_path": program() or None, "args": arguments}


def main() -> int:
    """Open an empty page, once."""
    try:
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(**launch_arguments())
            browser.new_page().close()
            browser.close()
    except Error as error:
        print(error, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())

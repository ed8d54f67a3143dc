"""Checks that package-lock.json names packages and hashes only, never where they were fetched from."""

from __future__ import annotations

import json
import sys

from web.bundle.common import ROOT


def main() -> int:
    """Name every package of the lock that carries an address."""
    lock = json.loads((ROOT / "package-lock.json").read_text(encoding="utf-8"))
    found = [name for name, entry in lock["packages"].items() if "resolved" in entry]
    if found:
        print(f"package-lock.json holds addresses for {', '.join(found)}.", file=sys.stderr)
        print(
            "Write it again with `npm install --package-lock-only` in this folder, which has .npmrc.",
            file=sys.stderr,
        )
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())

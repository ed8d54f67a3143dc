"""Checks what is locked: every package has its version and hashes, and no address where it was fetched."""

from __future__ import annotations

import json
import re
import sys
import tomllib
from pathlib import Path

from web.bundle.common import ROOT

REQUIREMENT = re.compile(
    r"^([\w.-]+)==(\S+)((?: ;[^\\\n]*)?(?: \\\n    --hash=sha256:[0-9a-f]{64})*)$", re.MULTILINE
)
ACTION = re.compile(r"[\w./-]+@[0-9a-f]{40} # v\d[\w.]*|\./\.github/workflows/[\w-]+\.yml")
FORGOTTEN = re.compile(r"^(--no-binary .*)\n(?:--no-binary .*\n)*--only-binary :all:", re.MULTILINE)
OPTIONS = re.compile(r"^(?:--only-binary :all:|--no-binary [\w-]+|)$", re.MULTILINE)


def npm(lock: str) -> list[str]:
    """The faults of a package-lock.json."""
    packages = {name: entry for name, entry in json.loads(lock)["packages"].items() if name}
    found = [f"npm: {name} carries an address" for name, entry in packages.items() if "resolved" in entry]
    return found + [
        f"npm: {name} has no hash" for name, entry in packages.items() if "integrity" not in entry
    ]


def pip(group: str, wanted: list[str], lock: str) -> list[str]:
    """The faults of what is locked for a dependency group, of which pyproject.toml wants this."""
    found = [
        f"locks/{group}.txt: {it[1]} has no hash"
        for it in REQUIREMENT.finditer(lock)
        if "--hash" not in it[3]
    ]
    there = {f"{it[1]}=={it[2]}" for it in REQUIREMENT.finditer(lock)}
    found += [f"locks/{group}.txt lacks {it}" for it in wanted if re.sub(r"\[.*\]", "", it) not in there]
    found += [f"locks/{group}.txt: pip forgets {it[1]}, above" for it in FORGOTTEN.finditer(lock)]
    rest = OPTIONS.sub("", REQUIREMENT.sub("", lock)).split("\n")
    return found + [f"locks/{group}.txt holds what is no package: {line}" for line in rest if line]


def actions(workflow: str) -> list[str]:
    """The actions of others that are not pinned by their commit, with the version in a comment."""
    used = re.findall(r"^\s*(?:- )?uses:\s*(.*)$", workflow, re.MULTILINE)
    return [f"workflow: {it} names no commit" for it in used if not ACTION.fullmatch(it)]


def faults(root: Path = ROOT) -> list[str]:
    """What is wrong with the locks in this folder."""
    groups = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))["dependency-groups"]
    found = []
    for folder in (root, root / "e2e" / "real", root / "tools" / "bench"):
        found += npm((folder / "package-lock.json").read_text(encoding="utf-8"))
    for workflow in sorted((root / ".github" / "workflows").glob("*.yml")):
        found += actions(workflow.read_text(encoding="utf-8"))
    for group, wanted in groups.items():
        found += pip(group, wanted, (root / "locks" / f"{group}.txt").read_text(encoding="utf-8"))
    return found


def main() -> int:
    """Name all faults, and say how they are mended."""
    found = faults()
    if found:
        print(*found, sep="\n", file=sys.stderr)
        print(
            "`python3 build.py lock` writes locks/; `npm install --package-lock-only` in this folder, which "
            "has .npmrc, writes package-lock.json.",
            file=sys.stderr,
        )
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())

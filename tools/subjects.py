"""Subjects of new commits have at most 72 characters: `python -m tools.subjects`.

New is what the main branch of the remote does not have; where no remote is known, the last 50 commits. Merges
that a host makes of pull requests are left out. Where there is no git or no history, nothing is looked at.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
LONGEST = 72
LAST = 50
MAIN = "origin/main"


def git(*words: str, folder: Path) -> str:
    """What git answers in this folder; nothing where it is missing or has no answer."""
    try:
        done = subprocess.run(
            ["git", *words], cwd=folder, capture_output=True, text=True, encoding="utf-8", check=False
        )
    except OSError:
        return ""
    return done.stdout.strip() if not done.returncode else ""


def subjects(folder: Path) -> list[str]:
    """The subjects of the new commits of a repository, the newest first."""
    base = git("merge-base", MAIN, "HEAD", folder=folder)
    new = [f"{base}..HEAD"] if base else ["-n", str(LAST), "HEAD"]
    return git("log", "--no-merges", "--format=%s", *new, "--", folder=folder).splitlines()


def too_long(folder: Path) -> list[str]:
    """Those that are too long."""
    return [it for it in subjects(folder) if len(it) > LONGEST and not it.startswith("Merge ")]


def main() -> int:
    """Print what is too long; the exit code says whether anything is."""
    found = too_long(ROOT)
    for subject in found:
        print(f"{len(subject)} characters, at most {LONGEST}: {subject}")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())

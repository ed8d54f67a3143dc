"""How long tests take, for `--part`: `python -m tools.seconds` writes `tests/seconds.toml`.

It is taken from what the last run with `--full` noted (tests/passed.py).
"""

from __future__ import annotations

from collections import defaultdict
from statistics import mean

from tests import parts, passed

SLOW = 0.5  # seconds: a test that takes less is a quick one


def main() -> None:
    """Write how long the tests took that passed."""
    took: defaultdict[str, list[float]] = defaultdict(list)
    for test, each in passed.read(passed.FULL).items():
        took[parts.function(test)].append(each)
    means = {name: mean(every) for name, every in sorted(took.items())}
    quick = mean(each for name, every in took.items() if means[name] < SLOW for each in every)
    lines = [
        f"{parts.QUICK} = {quick:.3f}",
        *(f'"{name}" = {each:.1f}' for name, each in means.items() if each >= SLOW),
    ]
    head = "# Seconds that a test takes, by its function; `python -m tools.seconds` writes this file.\n"
    parts.FILE.write_text(head + "\n".join(lines) + "\n", encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main()

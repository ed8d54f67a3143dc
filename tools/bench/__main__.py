"""Measure everything in one run, print a table, write `build/bench.json`.

python3 build.py bench [engine] [page] [memory] [thinking]      only these parts
"""

from __future__ import annotations

import json
import os
import platform
import subprocess
import sys
import time
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from tools.bench import engine, others, turns

ROOT = Path(__file__).resolve().parents[2]
OUT = ROOT / "build" / "bench.json"


def machine() -> dict[str, Any]:
    """Where and when this was measured."""
    return {
        "date": datetime.now(UTC).isoformat(timespec="seconds"),
        "python": platform.python_version(),
        "system": platform.platform(terse=True),
        "cores": os.cpu_count(),
    }


def engine_figures() -> dict[str, Any]:
    """Our games under CPython and under Pyodide, and others under CPython, in turns with python-chess."""
    found_here = others.works()
    chess = found_here.get("python-chess", {}).get("decision")
    found: dict[str, Any] = {
        "cpython": engine.measure_all(reference=chess),
        "others": {
            name: engine.figures(turns.measure(works, time.process_time, chess))
            for name, works in found_here.items()
        },
    }
    node = os.environ.get("PYGAMES_NODE", "node")
    script = Path(__file__).with_name("pyodide.mjs")
    done = subprocess.run([node, script], cwd=ROOT, capture_output=True, text=True, check=True)  # noqa: S603
    found["pyodide"] = json.loads(done.stdout.splitlines()[-1])
    return found


def page_figures() -> dict[str, Any]:
    """The built page in Chromium."""
    from tools.bench import page  # noqa: PLC0415 — needs a browser, which not every part does

    return page.figures()


def memory_figures() -> dict[str, Any]:
    """The memory of the built page in Chromium."""
    from tools.bench import memory  # noqa: PLC0415 — as above

    return memory.figures()


def thinking_figures() -> dict[str, Any]:
    """What the searching opponents' choices cost in the built page in Chromium."""
    from tools.bench import page  # noqa: PLC0415 — as above

    return page.thinking_figures()


def rows(figures: dict[str, Any], path: str = "") -> list[tuple[str, str]]:
    """The figures as lines: where each stands, and what it is. What was measured in one go is one line."""
    found: list[tuple[str, str]] = []
    for name, value in figures.items():
        where = f"{path} {name}".strip()
        if not isinstance(value, dict):
            found.append((where, f"{value:,.2f}" if isinstance(value, float) else str(value)))
        elif "least_us" in value:
            found.append((where, "   ".join(f"{kind} {number:10,.3f}" for kind, number in value.items())))
        else:
            found += rows(value, where)
    return found


def main(words: list[str]) -> int:
    """Measure what is asked for, or everything."""
    parts = {
        "engine": engine_figures,
        "page": page_figures,
        "memory": memory_figures,
        "thinking": thinking_figures,
    }
    unknown = set(words) - set(parts)
    if unknown:
        print(f"Unknown part: {', '.join(sorted(unknown))}. Known: {', '.join(parts)}.", file=sys.stderr)
        return 2
    found: dict[str, Any] = {"machine": machine()}
    for name, measure in parts.items():
        if not words or name in words:
            print(f"measuring: {name} …", file=sys.stderr)
            found[name] = measure()
    OUT.parent.mkdir(exist_ok=True)
    OUT.write_text(json.dumps(found, indent=1), encoding="utf-8", newline="\n")
    for where, value in rows(found):
        print(f"{where:48} {value}")
    print(f"written to {OUT.relative_to(ROOT)}", file=sys.stderr)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

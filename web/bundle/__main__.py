"""Builds `dist/` whole, in a folder beside it, and puts it in place at the end.

A build that fails leaves the last one.
"""

from __future__ import annotations

import shutil
import sys

from web.bundle import policy, runtime, single, site
from web.bundle.common import BUILD, DIST, BuildError


def main() -> int:
    """Build both deliverables."""
    fresh = BUILD / "dist"
    shutil.rmtree(fresh, ignore_errors=True)
    fresh.mkdir(parents=True)
    try:
        scripts, data = runtime.modules(), runtime.data()
        site.write(fresh, scripts, data)
        single.write(fresh, scripts, data)
        pages = [(fresh / name).read_text(encoding="latin-1") for name in ("index.html", single.NAME)]
        (fresh / policy.HEADERS).write_text(policy.headers(*pages), encoding="utf-8", newline="\n")
    except BuildError as error:
        print(error, file=sys.stderr)
        return 1
    shutil.rmtree(DIST, ignore_errors=True)
    fresh.replace(DIST)
    return 0


if __name__ == "__main__":
    sys.exit(main())

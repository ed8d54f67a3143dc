"""Builds `dist/` whole, in a folder beside it, and puts it in place at the end.

A build that fails leaves the last one.
"""

from __future__ import annotations

import os
import re
import shutil
import sys
from concurrent.futures import ThreadPoolExecutor

from web.bundle import policy, previews, runtime, single, site
from web.bundle.common import BUILD, DIST, BuildError
from web.bundle.static_pages.document import ALLOWED


def address() -> str:
    """Where the site will lie, as PYGAMES_ADDRESS says it; empty where nobody has said so."""
    told = os.environ.get("PYGAMES_ADDRESS", "")
    if told and not re.fullmatch(r"https?://[\w.:/~-]+/", told):
        raise BuildError(
            f"PYGAMES_ADDRESS is {told!r}; it must be like https://you.example/pygames/, with the last slash."
        )
    return told


def main() -> int:
    """Build the site and the single file; with `--no-pictures` no page gets a picture."""
    fresh = BUILD / "dist"
    shutil.rmtree(fresh, ignore_errors=True)
    fresh.mkdir(parents=True)
    try:
        with ThreadPoolExecutor() as threads:  # packing takes long, and the others wait for processes
            packing = threads.submit(runtime.pack, [runtime.wasm()])
            scripts, data = runtime.modules(), runtime.data()
            packing.result()
            runtime.pack([*data, *runtime.differences().values(), runtime.games()])
            writing = [
                threads.submit(site.write, fresh, scripts, data, address()),
                threads.submit(single.write, fresh, scripts, data),
            ]
        for done in writing:
            done.result()
        if address() and "--no-pictures" not in sys.argv:
            previews.write(fresh)
        pages = {it: (fresh / it).read_text(encoding="latin-1") for it in ("index.html", single.NAME)}
        headers = policy.headers(pages["index.html"], pages[single.NAME], ALLOWED)
        (fresh / policy.HEADERS).write_text(headers, encoding="utf-8", newline="\n")
    except BuildError as error:
        print(error, file=sys.stderr)
        return 1
    shutil.rmtree(DIST, ignore_errors=True)
    fresh.replace(DIST)
    return 0


if __name__ == "__main__":
    sys.exit(main())

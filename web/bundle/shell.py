"""Fills the template `index.html`: each `<!-- build:NAME -->` is replaced once."""

from __future__ import annotations

import re

from web.bundle import policy, relay, runtime, start
from web.bundle.common import ROOT, BuildError

SLOT = re.compile(r"<!-- build:(\w+) -->")
POLICY = "<!-- policy -->"  # filled last: it has the hashes of what the page then holds


def page(allowed: policy.Policy, **parts: str) -> str:
    """The page, from the parts in which the deliverables differ. A slot left over is an error.

    `allowed` is what its policy allows beyond what every page needs.
    """
    parts = {
        "policy": POLICY,
        "early": inline("early.js"),
        "header": start.parts("en")["header"],
        "gallery": start.first_screen(),
        **parts,
    }
    template = (ROOT / "index.html").read_text(encoding="utf-8")
    slots = SLOT.findall(template)
    if sorted(slots) != sorted(parts):
        raise BuildError(f"index.html has the slots {sorted(slots)}, the build fills {sorted(parts)}.")
    filled = SLOT.sub(lambda slot: parts[slot[1]], template)
    return relay.put(filled.replace(POLICY, policy.element(filled, allowed), 1), relay.address())


def inline(name: str) -> str:
    """A script of web/js in the page itself, so that it runs at once."""
    return element(runtime.bundle(name, form="iife"))


def element(script: runtime.Script) -> str:
    """A script as an element."""
    return f"<script>{script.content.decode()}</script>"

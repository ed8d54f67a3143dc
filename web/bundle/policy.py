"""The page's Content-Security-Policy: what it may load and run, and that nothing else does.

The policy stands in the page, so it holds on every host and for a file; `_headers` holds it for a host that
can send it (docs/hosting.md). Scripts and styles that stand in the page are named by the hash of their text.
"""

from __future__ import annotations

import base64
import hashlib
import re
from html import escape, unescape

Policy = dict[str, tuple[str, ...]]

HEADERS = "_headers"
# where the pages lie that run no Python
STATIC = ("/rules/*", "/puzzles/*", "/learn/*", "/fr/*")
NAME = "Content-Security-Policy"
META = re.compile(rf'<meta http-equiv="{NAME}" content="([^"]*)">')
INLINE = re.compile(r"<(script|style)\b([^>]*)>(.*?)</\1>", re.DOTALL)
TYPE = re.compile(r'\btype="([^"]*)"')

# The site loads from its folder only. 'self' means that folder's host in a sandboxed frame too.
SITE: Policy = {
    "script-src": ("'self'",),
    "img-src": ("'self'", "data:"),
    "font-src": ("'self'",),
    "manifest-src": ("'self'",),
    "worker-src": ("'self'",),
}
# The single file makes modules of the scripts in it. No script, no blob: nobody else can make one.
SINGLE: Policy = {"script-src": ("blob:",), "img-src": ("data:",), "font-src": ("data:",)}


def policy(page: str, own: Policy) -> str:
    """The policy of a page: `own` is what one deliverable needs that the other does not."""
    hashes: dict[str, list[str]] = {"script": [], "style": []}
    for kind, attributes, text in INLINE.findall(page):
        if kind == "style" or runs(attributes):
            hashes[kind].append(hashed(text))
    directives: Policy = {
        "default-src": ("'none'",),
        # WebAssembly is compiled: Python
        "script-src": (*own["script-src"], "'wasm-unsafe-eval'", *hashes["script"]),
        "style-src": (*own.get("style-src", ()), *hashes["style"]),
        # the single file fetches itself again where a host said a wrong charset (web/js/boot-single.js)
        "connect-src": ("'self'",),
        **{name: sources for name, sources in own.items() if name not in ("script-src", "style-src")},
        "base-uri": ("'none'",),
        "form-action": ("'none'",),
        "require-trusted-types-for": ("'script'",),
        # start.js and page.js are two scripts, and each has the policy of web/js/trusted.js
        "trusted-types": ("pygames", "'allow-duplicates'"),
    }
    return serialized(directives)


def runs(attributes: str) -> bool:
    """Whether a script element is a script to the browser, and not data."""
    found = TYPE.search(attributes)
    return found is None or found[1] in ("module", "text/javascript", "importmap", "speculationrules")


def hashed(text: str) -> str:
    """A text as a source of a policy."""
    return f"'sha256-{base64.b64encode(hashlib.sha256(text.encode()).digest()).decode()}'"


def element(page: str, own: Policy) -> str:
    """The element that gives a page its policy. It stands above whatever the policy is about."""
    return f'<meta http-equiv="{NAME}" content="{escape(policy(page, own))}">'


def read(page: str) -> str:
    """The policy that stands in a page."""
    (found,) = META.findall(page)
    return unescape(found)


def serialized(allowed: Policy) -> str:
    """A policy as the browser reads it."""
    return "; ".join(" ".join([name, *sources]) for name, sources in allowed.items())


def headers(site: str, single: str, static: Policy) -> str:
    """The file that some hosts read their headers from (docs/hosting.md).

    Each page that runs no Python names its styles by a hash, in its policy; a header for all cannot.
    """
    pages = {"/": site, "/index.html": site, "/pygames.html": single}
    lines = [f"{path}\n  {NAME}: {read(page)}\n" for path, page in pages.items()]
    styled = {**static, "style-src": (*static["style-src"], "'unsafe-inline'")}
    lines += [f"{path}\n  {NAME}: {serialized(styled)}\n" for path in STATIC]
    return "".join(["/*\n  Access-Control-Allow-Origin: *\n", *lines])

"""The page for an address that is not there: `404.html`, which GitHub Pages and other hosts answer with."""

from __future__ import annotations

from urllib.parse import urlsplit

from markupsafe import Markup

from pygames.engine.text import LANGUAGES
from web import html as h
from web.bundle import not_kept, policy, runtime
from web.bundle.static_pages.addresses import ALL, LESSONS, PUZZLES, in_language
from web.texts import Texts

NAME = "404.html"
WAYS = (("", "offline.home"), (ALL, "pages.rules"), (PUZZLES, "pages.puzzles"), (LESSONS, "pages.lessons"))


def page(address: str) -> str:
    """In both languages, whole by itself, for it is shown at any depth. `address` is the site's, if known."""
    script = runtime.bundle("lost.js", form="iife").content.decode()
    root = urlsplit(address).path or "/"
    allowed: policy.Policy = {
        **not_kept.POLICY,
        "script-src": (policy.hashed(script),),
        "connect-src": ("'self'",),  # it asks for the pages that may be meant
    }
    return not_kept.written(
        allowed,
        Texts(LANGUAGES[0])("lost.title"),
        h.body(data_site=root)[
            h.main[[_said(Texts(it), root) for it in LANGUAGES]],
            h.script[Markup(script)],  # noqa: S704 - ours
        ],
    )


def _said(texts: Texts, root: str) -> h.Element:
    """What is said in one language. The script fills the line that names the nearest page."""
    ways = [(texts(key), in_language(folder, texts.language) if folder else "") for folder, key in WAYS]
    return h.div(lang=texts.language)[
        h.h1[texts("lost.title")],
        h.p(".near", hidden=True)[texts("lost.near"), " ", h.a(href=root)],
        h.p[texts("lost.about")],
        h.ul[[h.li[h.a(href=root + to, data_to=to)[words]] for words, to in ways]],
    ]

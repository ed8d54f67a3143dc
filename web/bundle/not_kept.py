"""The page that the service worker answers with where there is no network and it keeps no such page."""

from __future__ import annotations

from markupsafe import Markup

from pygames.engine.text import LANGUAGES
from web import html as h
from web.bundle import policy
from web.texts import Texts

STYLE = (
    ":root{color-scheme:light dark;font:1.125rem/1.5 system-ui,sans-serif}"
    "body{max-width:36rem;margin:12vh auto;padding:0 1.25rem}h1{font-size:1.5rem;margin:0}a{color:inherit}"
    "div+div{margin-top:3rem}"
)
POLICY: policy.Policy = {"default-src": ("'none'",), "style-src": (policy.hashed(STYLE),)}


def page(home: str) -> str:
    """In both languages, as nobody knows which was wanted; `home` is the address of what is kept."""
    said = [_said(Texts(language), home) for language in LANGUAGES]
    return written(POLICY, Texts(LANGUAGES[0])("site.name"), h.body[h.main[said]])


def written(allowed: policy.Policy, title: str, body: h.Element) -> str:
    """A page that is whole by itself."""
    made = h.html(lang=LANGUAGES[0])[
        h.head[
            h.meta(charset="utf-8"),
            h.meta(http_equiv=policy.NAME, content=policy.serialized(allowed)),
            h.meta(name="viewport", content="width=device-width, initial-scale=1, viewport-fit=cover"),
            h.title[title],
            h.style[Markup(STYLE)],  # noqa: S704 - ours
        ],
        body,
    ]
    return f"{made}\n".replace("<!doctype", "<!DOCTYPE", 1)


def _said(texts: Texts, home: str) -> h.Element:
    return h.div(lang=texts.language)[
        h.h1[texts("offline.title")],
        h.p[texts("offline.about")],
        h.p[h.a(href=home)[texts("offline.home")]],
    ]

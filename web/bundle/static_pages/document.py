"""What all these pages have in common: the head, the way to the other language and back to the games."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from markupsafe import Markup

from pygames.engine.text import LANGUAGES
from web import html as h
from web.bundle import policy
from web.bundle.common import as_script_json
from web.bundle.static_pages import picture
from web.bundle.static_pages.addresses import between, in_language

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from pygames.engine.text import Language
    from web.texts import Texts

# No script but its own files, nothing else loaded, nothing sent anywhere.
ALLOWED: policy.Policy = {
    "default-src": ("'none'",),
    "script-src": ("'self'",),
    "style-src": ("'self'",),
    "connect-src": ("'self'",),  # the search fetches its index
    "img-src": ("'self'", "data:"),
    "font-src": ("'self'",),
    "base-uri": ("'none'",),
    "form-action": ("'none'",),
    "require-trusted-types-for": ("'script'",),
    "trusted-types": ("'none'",),
}
OEMBED = "oembed.json"  # beside a page, where the site's address is known
PICTURE = "picture.jpg"  # of its table, beside a page that has one, where the site's address is known
PICTURE_SIZE = (1200, 630)  # pixels, as those who show links want it
BOARD = 'class="board"'
FRAME = (640, 640)  # what a page that embeds one gives it, in pixels
HEADLINE = 60  # characters of a title that is made of a text
LONGEST_TITLE = 70  # characters; those who list pages cut longer ones
DRAWN_STYLE = re.compile(r'data-style="([^"]*)"')
USED_ICON = re.compile(r'href="#(icon-[\w-]+)"')


@dataclass(frozen=True)
class Site:
    """What a build knows of the whole site: where its shared files lie, and its address if that is known."""

    sheet: str  # the style sheet, from the site's folder
    script: str  # what the pages do where scripts run: the reader's colours, and their part in a frame
    icon: str
    symbols: Mapping[str, str]  # every icon of the tables by its id, for those that a page draws itself
    address: str = ""  # where the site will lie, with a slash at the end
    icons: Mapping[str, str] = field(default_factory=dict)  # of a game, the style sheet with its icons
    fonts: Sequence[str] = ()  # asked for with the sheet, so that no letter changes its size later


@dataclass(frozen=True)
class Document:
    """One page: its folder in English, its words, and what it says about itself."""

    folder: str
    title: str
    about: str  # one or two sentences, for those who list pages
    path: Sequence[tuple[str, str]]  # the pages above it: folder in English, name
    content: h.Node
    data: Mapping[str, object]  # JSON-LD, but for what every page says

    @property
    def game(self) -> str:
        """The game whose page it is; empty for those of all games."""
        return self.folder.split("/")[1]


def body_of(page: Document, texts: Texts) -> str:
    """What the page shows."""
    here = in_language(page.folder, texts.language)
    parts = h.fragment[_header(page, here, texts), h.main("#app")[page.content], _footer(here, texts)]
    return picture.masked(str(parts))


def document(page: Document, body: str, site: Site, texts: Texts) -> str:
    """The whole page as HTML, with what it shows."""
    language = texts.language
    here = in_language(page.folder, language)
    made = h.html(lang=language)[
        h.head[
            h.meta(charset="utf-8"),
            h.meta(http_equiv=policy.NAME, content=_policy(body)),
            h.meta(name="viewport", content="width=device-width, initial-scale=1, viewport-fit=cover"),
            h.meta(name="color-scheme", content="light dark"),
            h.title[_title(f"{page.title} · {texts('site.name')}")],
            h.meta(name="description", content=page.about),
            open_graph("article", page.title, page.about, site.address and site.address + here, texts),
            shared_picture(f"{site.address}{here}", page.title) if site.address and BOARD in body else None,
            h.link(rel="canonical", href=_to(page.folder, site, here, language)),  # no ?embed
            [
                h.link(rel="alternate", hreflang=name, href=_to(page.folder, site, here, it))
                for name, it in (*((it, it) for it in LANGUAGES), ("x-default", LANGUAGES[0]))
            ],
            h.link(
                rel="alternate",
                type="application/json+oembed",
                href=f"{site.address}{here}{OEMBED}",
                title=page.title,
            )
            if site.address
            else None,
            h.link(rel="icon", type="image/svg+xml", href=between(here, site.icon)),
            h.link(rel="stylesheet", href=between(here, site.sheet)),
            [
                h.link(rel="preload", href=between(here, it), as_="font", type="font/woff2", crossorigin=True)
                for it in site.fonts
            ],
            h.link(rel="stylesheet", href=between(here, site.icons[page.game]))
            if picture.icons([body])
            else None,
            h.style[Markup(_styles(body))] if _styles(body) else None,  # noqa: S704 - made of our own numbers
            h.script(src=between(here, site.script), defer=True),
            h.script(type="application/ld+json")[Markup(as_script_json(_data(page, site, here, language)))],  # noqa: S704
        ],
        h.body[Markup(_sprite(body, site)), Markup(body)],  # noqa: S704 - `web/html.py` has escaped it
    ]
    return f"{made}\n".replace("<!doctype", "<!DOCTYPE", 1)


def oembed(page: Document, body: str, site: Site, texts: Texts) -> dict[str, object]:
    """What a host is told that wants to show the page in its own (oEmbed 1.0, type `rich`)."""
    address = site.address + in_language(page.folder, texts.language)
    width, height = FRAME
    # WordPress listens for the frame's height only where such a quotation stands before it.
    quotation = h.blockquote(".wp-embedded-content")[h.a(href=address)[page.title]]
    frame = h.iframe(
        ".wp-embedded-content",
        src=f"{address}?embed",
        title=page.title,
        width="100%",  # a phone is narrower than what is told, and WordPress takes out every style
        height=str(height),
        frameborder="0",
        loading="lazy",
        # the page lies on another origin than whoever asks, so its own is of no use against the host
        sandbox="allow-scripts allow-same-origin",
    )
    return {
        "version": "1.0",
        "type": "rich",
        "title": page.title,
        "provider_name": texts("site.name"),
        "provider_url": site.address,
        "width": width,
        "height": height,
        "html": f"{quotation}{frame}",
        **(_thumbnail(address) if BOARD in body else {}),
    }


def _thumbnail(address: str) -> dict[str, object]:
    """The picture of the page at this address, for those who show no frame."""
    width, height = PICTURE_SIZE
    return {"thumbnail_url": f"{address}{PICTURE}", "thumbnail_width": width, "thumbnail_height": height}


def _header(page: Document, here: str, texts: Texts) -> h.Node:
    (other,) = (it for it in LANGUAGES if it != texts.language)
    there = in_language(page.folder, other)
    steps = [(between(here, in_language(folder, texts.language)), name) for folder, name in page.path]
    return [
        h.a(".skip-link", href="#app")[texts("pages.skip")],
        h.header(".site-header")[
            h.p(".site-name")[h.a(href=between(here, ""))[texts("site.name")]],
            h.nav(".page-path", aria_label=texts("pages.path"))[
                h.ol[[h.li[h.a(href=href)[name]] for href, name in steps]]
            ]
            if steps
            else None,
            h.div(".site-tools")[
                h.a(".button", href=between(here, there), lang=other, hreflang=other)[texts("site.language")]
            ],
        ],
    ]


def _footer(here: str, texts: Texts) -> h.Element:
    return h.footer("#footer")[
        h.p[texts("site.unofficial")],
        h.p[h.a(href=between(here, "notices.txt"))[texts("site.credits")]],
    ]


# --- the head ---


def headline(text: str) -> str:
    """The first sentence of a text as a title, cut after a word where it is long."""
    first = re.split(r"(?<=[^.])[.] ", text)[0].removesuffix(".")
    return first if len(first) <= HEADLINE else first[:HEADLINE].rsplit(" ", 1)[0].rstrip(" ,;:(–") + "…"


def _title(text: str) -> str:
    """A title without its last parts, the site and the game, where it would be too long."""
    while len(text) > LONGEST_TITLE and " · " in text:
        text = text.rpartition(" · ")[0]
    return text


def _policy(body: str) -> str:
    """The page's own: its sizes are named by the hash of their text."""
    styles = _styles(body)
    allowed = {**ALLOWED, "style-src": (*ALLOWED["style-src"], *([policy.hashed(styles)] if styles else []))}
    return policy.serialized(allowed)


def _styles(body: str) -> str:
    """What the tables compute for single elements stands in `data-style`; here a rule for each of them."""
    found = sorted(set(DRAWN_STYLE.findall(body)))
    return "".join(f'[data-style="{it}"]{{{it}}}' for it in found)


def _sprite(body: str, site: Site) -> str:
    """The icons that this page draws itself."""
    symbols = "".join(site.symbols[it] for it in sorted(set(USED_ICON.findall(body))))
    return f'<svg class="sprite" aria-hidden="true">{symbols}</svg>' if symbols else ""


def _to(folder: str, site: Site, here: str, language: Language) -> str:
    """A page in a language: whole where the site's address is known, as those who list pages want it."""
    there = in_language(folder, language)
    return site.address + there if site.address else between(here, there)


def open_graph(kind: str, title: str, about: str, address: str, texts: Texts) -> list[h.Element]:
    """What those show who are sent a link to a page; its `address` is told where it is known."""
    facts = {
        "og:type": kind,
        "og:site_name": texts("site.name"),
        "og:title": title,
        "og:description": about,
        "og:locale": {"en": "en_GB", "fr": "fr_FR"}[texts.language],
    }
    if address:
        facts["og:url"] = address
    return [h.meta(property=name, content=content) for name, content in facts.items()]


def shared_picture(page: str, title: str) -> list[h.Element]:
    """What those show who are sent a link: the table of the page at this address (web/bundle/previews.py)."""
    width, height = PICTURE_SIZE
    facts = {
        "og:image": f"{page}{PICTURE}",
        "og:image:width": str(width),
        "og:image:height": str(height),
        "og:image:alt": title,
    }
    made = [h.meta(property=name, content=content) for name, content in facts.items()]
    return [*made, h.meta(name="twitter:card", content="summary_large_image")]


def _data(page: Document, site: Site, here: str, language: Language) -> dict[str, object]:
    """What machines read: a learning resource, and the path that leads to it."""
    steps = [*page.path, (page.folder, page.title)]
    path = [
        {"@type": "ListItem", "position": n, "name": name, "item": _to(folder, site, here, language)}
        for n, (folder, name) in enumerate(steps, start=1)
    ]
    return {
        "@context": "https://schema.org",
        "@graph": [
            {
                "@type": "LearningResource",
                "name": page.title,
                "description": page.about,
                "inLanguage": language,
                "isAccessibleForFree": True,
                **page.data,
            },
            {"@type": "BreadcrumbList", "itemListElement": path},
        ],
    }

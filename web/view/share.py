"""The dialog that gives a game away: its link, the same as a QR code, its record as a file."""

from __future__ import annotations

from typing import TYPE_CHECKING

from web import html as h
from web.model import links
from web.view.parts import button, dialog

if TYPE_CHECKING:
    from web.model.page import Page
    from web.texts import Texts

SHOWS = {"known": "share.dealt_anew", "open": "share.open_only"}  # what is said of these links
MOST_QR = 2_900  # a QR code holds no more characters


def share_dialog(page: Page, texts: Texts) -> h.Element:
    """Everything by which the game on the table can be taken elsewhere."""
    ways = links.sharing(page)
    which = page.share if page.share in ways else ways[0]
    link = links.whole_link(page, which)
    running = page.match is not None and not page.match.over
    return dialog(
        texts("share.title"),
        texts,
        h.p[texts("share.about")],
        h.fieldset(".setting")[
            h.legend[texts("share.which")],
            (_which(value, texts, checked=value == which) for value in ways),
        ]
        if len(ways) > 1
        else None,
        h.p(".share-hidden")[texts(SHOWS.get(which, "share.hidden"))] if running else None,
        h.label(for_="share-link")[texts("copy.link")],
        h.div(".share-link")[
            h.input("#share-link", type="text", readonly=True, value=link),
            button(texts("tool.copy"), "copy", which, sign="copy", kind="primary"),
        ],
        h.p(".share-ways")[
            button(texts("embed.copy"), "copy-embed", which, sign="copy"),
            button(texts("draft.begin"), "draft-here", sign="edit") if _can_teach(page) else None,
            button(texts("export.do"), "export", sign="download"),
        ],
        h.p(".share-file")[texts("share.file")] if page.window.address.startswith("file:") else None,
        h.div(".qr", role="img", aria_label=texts("share.qr", link=link), data_qr=link)
        if len(link) <= MOST_QR
        else h.p[texts("share.too_long")],
        kind="share",
        change="share",
    )


def _can_teach(page: Page) -> bool:
    """Whether a new lesson may be made of the game on the table."""
    return page.may_write and page.playing is not None and not page.playing.tutored


def _which(value: str, texts: Texts, *, checked: bool) -> h.Element:
    return h.label(".setup-radio")[
        h.input(type="radio", name="share", value=value, checked=checked), h.span[texts(f"share.{value}")]
    ]

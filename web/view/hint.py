"""The hint beside the table: what was told so far, and the button that tells more."""

from __future__ import annotations

from typing import TYPE_CHECKING

from web import html as h
from web.view.cards import icon
from web.view.parts import button

if TYPE_CHECKING:
    from pygames.words.localizer import Localizer
    from web.model.hint import Hint
    from web.model.session import Session
    from web.texts import Texts


def hint_box(hint: Hint, session: Session, localizer: Localizer, texts: Texts) -> h.Element:
    """What is known of it; while it is worked out, that it is."""
    advice = hint.advice
    said = hint.said(session, localizer, texts) or [texts("hint.working")]
    return h.section(".hint", aria_labelledby="hint-title", data_hint=str(hint.level))[
        h.h2("#hint-title.hint-title")[icon("hint"), h.span[texts("hint.title")]],
        h.div("#hint.hint-said", aria_busy="true" if advice is None else None)[(h.p[line] for line in said)],
        h.div(".hint-actions")[
            None
            if advice is None or hint.next == hint.level
            else button(texts(f"hint.more.{hint.level}"), "hint", kind="primary"),
            button(texts("close"), "hint-close", sign="close"),
        ],
    ]

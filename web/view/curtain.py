"""The curtain between two people on one device, with what everybody may know.

Nothing private is behind it: it is not in the page.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from pygames.words.localizer import Words
from web import html as h
from web.view.parts import button
from web.view.recap import recap_told

if TYPE_CHECKING:
    from pygames.words.localizer import Localizer
    from web.model.session import Session
    from web.texts import Texts


def curtain(session: Session, localizer: Localizer, texts: Texts) -> h.Element:
    """Asks for the person whose turn it is to decide, and says what everybody did since their last turn."""
    seat, recap = session.curtain, session.meanwhile
    assert seat is not None, "nobody waits for the device"
    name, match = localizer.seat(seat), session.match
    roles = match.game.part(Words).roles(match.seats, match.options)
    about = texts("curtain.about", name=name)
    if roles:  # a letter does not tell whoever has the device who is meant
        role = localizer.text(f"role.{roles[seat]}")
        about = f"{texts('curtain.role', name=name, role=role)} {about}"
    return h.section(".curtain", aria_labelledby="heading")[
        h.h2("#heading.curtain-title", tabindex="-1")[texts("curtain.title", name=name)],
        h.p(".curtain-about")[about],
        h.section(".curtain-since", aria_labelledby="since", tabindex="0")[
            h.h3("#since")[texts("curtain.since", name=name)], recap_told(recap, localizer, read=False)
        ]
        if recap is not None
        else None,
        button(texts("curtain.lift", name=name), "lift", kind="primary"),
        h.p(".curtain-tools")[
            button(texts("tool.copy"), "copy", sign="copy"),
            " ",
            button(texts("tool.leave"), "home", sign="leave"),
        ],
    ]

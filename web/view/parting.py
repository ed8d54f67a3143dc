"""What a choice revealed, for whoever made it, before the device is passed on to the one who is asked."""

from __future__ import annotations

from typing import TYPE_CHECKING

from web import html as h
from web.view.parts import button

if TYPE_CHECKING:
    from pygames.words.localizer import Localizer
    from web.model.session import Session
    from web.texts import Texts

MOST = 5  # sentences: as many weapons as Boss Quest gives at once, and who asked for them


def parting_bar(session: Session, localizer: Localizer, texts: Texts) -> h.Element:
    """In the place of the question: what came of the choice for whoever made it."""
    seat = session.parting
    assert seat is not None, "nobody is to pass the device on"
    own = [event for event in session.come if event.params.get("seat", seat) == seat]
    come = " ".join(localizer.event(event) for event in own[-MOST:])
    return h.section(".prompt-bar.parting", aria_labelledby="prompt")[
        h.h2("#prompt.prompt-who", tabindex="-1")[texts("parting.title", name=localizer.seat(seat))],
        h.div(".prompt-lines")[h.p(".prompt-what")[come]],
    ]


def pass_button(texts: Texts) -> h.Element:
    """What lets the curtain fall: whoever has the device has seen what came of the choice."""
    return button(texts("parting.pass"), "pass-device", kind="primary", id="pass-device")

"""What happened while somebody waited, beside the question that ends the waiting."""

from __future__ import annotations

from typing import TYPE_CHECKING

import htpy as h

from pygames.words.person import Person
from web.model.sentences import recap_turns
from web.view.people import portrait

if TYPE_CHECKING:
    from pygames.words.localizer import Localizer
    from web.model.session import Recap
    from web.texts import Texts


def recap_told(recap: Recap, localizer: Localizer) -> h.Element:
    """One paragraph for each of the others, with the face of an opponent."""
    people = [it for it in localizer.names if isinstance(it, Person)]
    faces = {it[:1].upper() + it[1:]: portrait(it) for it in people}
    return h.div(".recap-turns")[
        [
            h.p(".recap-turn")[[faces.get(name), h.strong[name], " "] if name else None, " · ".join(done)]
            for name, done in recap_turns(recap.done, localizer)
        ]
    ]


def recap_box(recap: Recap, localizer: Localizer, texts: Texts) -> h.Element:
    """What each of them did."""
    return h.section(".recap", tabindex="0", aria_label=texts("recap.title"))[  # it may have to be scrolled
        recap_told(recap, localizer)
    ]

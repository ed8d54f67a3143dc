"""What happened while somebody waited, beside the question that ends the waiting."""

from __future__ import annotations

from typing import TYPE_CHECKING

import htpy as h

from web.model.sentences import recap_turns
from web.view.cards import icon

if TYPE_CHECKING:
    from pygames.words.localizer import Localizer
    from web.model.session import Recap
    from web.texts import Texts


def recap_told(recap: Recap, localizer: Localizer) -> h.Element:
    """One paragraph for each player."""
    return h.div(".recap-turns")[
        [
            h.p(".recap-turn")[[h.strong[name], " "] if name else None, " · ".join(done)]
            for name, done in recap_turns(recap.lines, localizer)
        ]
    ]


def recap_box(recap: Recap, localizer: Localizer, texts: Texts) -> h.Element:
    """What each player did, and the button that closes it all."""
    return h.section(".recap", aria_label=texts("recap.title"), data_old=recap.old)[
        h.div(".recap-seen", tabindex="0")[  # shown from its end, see recap.css; may have to be scrolled
            recap_told(recap, localizer)
        ],
        h.button(
            ".button.recap-close", type="button", data_do="recap-close", aria_label=texts("recap.close")
        )[icon("close")],
    ]

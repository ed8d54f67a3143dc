"""What happened while somebody waited, beside the question that ends the waiting."""

from __future__ import annotations

from itertools import groupby
from typing import TYPE_CHECKING

import htpy as h

from web.view.parts import icon

if TYPE_CHECKING:
    from pygames.core.localizer import Localizer
    from web.model.session import Recap
    from web.texts import Texts


def recap_box(recap: Recap, localizer: Localizer, texts: Texts) -> h.Element:
    """One paragraph for each player, and the button that closes it all."""
    return h.section(".recap", aria_label=texts("recap.title"), data_old=recap.old)[
        [
            h.p(".recap-turn")[
                h.strong[_first_large(str(localizer.seat(seat)))],
                " ",
                " · ".join(localizer.text(f"recap.{line.key}", line.params) for line in lines),
            ]
            for seat, lines in groupby(recap.lines, lambda line: line.seat)
        ],
        h.button(
            ".button.recap-close", type="button", data_do="recap-close", aria_label=texts("recap.close")
        )[icon("close")],
    ]


def _first_large(name: str) -> str:
    """A name at the beginning of a sentence."""
    return name[:1].upper() + name[1:]

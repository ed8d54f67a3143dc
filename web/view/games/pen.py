"""What the pens of all tables share: the view, the words, the marks, and the window of a table."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING, Any

from pygames.engine.face import Face
from web.html import Element, Node, button, div, h3
from web.view.cards import icon
from web.view.people import initials, plate

if TYPE_CHECKING:
    from collections.abc import Mapping

    from pygames.engine.view import View
    from pygames.words.localizer import Localizer
    from pygames.words.person import Person
    from web.texts import Texts
    from web.view.pointing import Pointing


class TablePen:
    """Writes the pieces of one table in one language; each game adds its own."""

    def __init__(self, view: View, localizer: Localizer, texts: Texts, pointing: Pointing) -> None:
        self.view = view
        self.localizer = localizer
        self.texts = texts
        self.pointing = pointing
        self.viewer: int | None = view["viewer"]
        decision: dict[str, Any] = view["decision"] or {}
        self.asked: int | None = decision.get("seat")
        self.decision: str = decision.get("id", "")

    @cached_property
    def derived(self) -> View:
        """What the rules say of the view besides what stands in it."""
        return self.localizer.game.part(Face).derived(self.view, self.localizer.options)

    def details(self, kind: str, word: str) -> Mapping[str, Any]:
        """What is shown of a thing besides its name: what is printed on a card, with its texts."""
        return self.localizer.details(self.view, kind, word)

    def name(self, seat: int) -> Person:
        """The name of the player in `seat`, for a sentence; its `label` stands alone."""
        return self.localizer.seat(seat)

    def short(self, seat: int) -> str:
        """The beginning of a player's name, where there is no room for the name and no face is shown."""
        return initials([self.name(it) for it in range(len(self.view["players"]))])[seat]

    def called(self, seat: int) -> Node:
        """The player in `seat` where the name stands alone: the face, the name, the level."""
        return plate(self.name(seat), self.texts)

    def window(self, id: str, title: str, close: str, content: Node, *, shape: str = "") -> Element:
        """A window over the table, shown by a button that names its id, closed by one that says `close`."""
        return div(f".spread{shape}", id=id, popover="auto", role="dialog", aria_labelledby=f"{id}-title")[
            div(".spread-head")[
                h3(id=f"{id}-title")[title],
                button(".button", type="button", popovertarget=id, popovertargetaction="hide")[
                    icon("close"), close
                ],
            ],
            content,
        ]

"""What every part of Immortal King's table needs at hand: view, words, marks, and small pieces."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any

from web.html import Element, Node, span
from web.view.cards import hyphenated, icon
from web.view.games.immortal_king.cards import SOURCE_SIGNS, hue
from web.view.games.pen import TablePen

if TYPE_CHECKING:
    from pygames.engine.view import View
    from pygames.words.localizer import Localizer
    from web.texts import Texts
    from web.view.pointing import Pointing

    Data = dict[str, Any]

PARTY_SEAT, MASTER = 0, 1
TREASURE = "treasure"  # of what is paid, beside the colours


class Pen(TablePen):
    """Writes the pieces of one table in one language."""

    def __init__(self, view: View, localizer: Localizer, texts: Texts, pointing: Pointing) -> None:
        super().__init__(view, localizer, texts, pointing)
        self.alone = view["scenario"] is not None
        self.over = view["result"] is not None
        self.shown: dict[str, str] = {}  # by name, the text of each ability drawn so far
        self.sources: set[str] = set()  # of cards drawn so far: where each comes from

    def __call__(self, key: str, **params: str | int) -> str:
        """A text of this table."""
        return self.texts(f"immortal-king.{key}", **params)

    def word(self, kind: str, value: str) -> str:
        """The name of a card or a place."""
        return str(self.localizer.word(kind, value))

    def on_card(self, kind: str, value: str) -> str:
        """A name as it stands on a card, with the places where its long words may be broken."""
        return hyphenated(self.word(kind, value), self("hyphens"))

    def hidden(self, *texts: Node) -> Element:
        """What is only heard."""
        return span(".visually-hidden")[texts]

    # --- what lies on the table ---

    def places(self) -> list[tuple[str, Data | None]]:
        """The corridors' places and the final monster's, with the encounter that this viewer sees there."""
        found = [(it["place"], it["encounter"]) for it in self.view["corridors"]]
        return [*found, ("final", self.view["final"])]

    # --- colours and costs ---

    def hue(self, colour: str, count: int = 1) -> Node:
        """The chip of a colour."""
        return hue(colour, self(f"letter.{colour}"), count)

    def colour(self, colour: str) -> str:
        """The name of a colour."""
        return self.word("colour", colour)

    def said_cost(self, cost: list[str]) -> str:
        """A cost in words."""
        return self("cost", colours=self.word("cost", " ".join(cost)))

    def chips(self, cost: list[str]) -> Element:
        """A cost as chips, one a colour with the number of its cards."""
        return span(".hik-chips", aria_hidden="true")[
            [self.hue(colour, count) for colour, count in Counter(cost).items()]
        ]

    def cost(self, cost: list[str], payable: bool) -> Element:
        """A cost as chips, and whether it can be paid."""
        if not cost:
            return span(".hik-cost", data_payable="free")[self.localizer.text("cost.free")]
        return span(".hik-cost", data_payable="yes" if payable else "no")[
            self.hidden(self.said_cost(cost), ". "),
            self.chips(cost),
            span(".hik-payable")[
                icon("check" if payable else "close"),
                self.hidden(self("payable" if payable else "unpayable")),
            ],
        ]

    @property
    def colours(self) -> list[str]:
        """The colours of dungeon cards, from the easiest to the hardest."""
        return [kind for kind in self.derived["purse"] if kind != TREASURE]

    # --- small pieces ---

    def marked(self, word: Node, source: str) -> Node:
        """The last word of a line with the mark of where the card comes from; they stay together."""
        return span(".hik-marked")[word, self.source(source)]

    def source(self, source: str) -> Node:
        """The mark of a card that the booklet does not show, or not whole."""
        if source not in SOURCE_SIGNS:
            return None
        self.sources.add(source)
        return span(".hik-source")[
            icon(SOURCE_SIGNS[source], "house"),
            self.hidden(" (", self.localizer.text(f"source.{source}"), ")"),
        ]

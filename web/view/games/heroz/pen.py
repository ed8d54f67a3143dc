"""What every part of HEROZ's table needs at hand: the view, the words, the marks, and small pieces."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Any

from pygames.words.people import SEAT_LETTERS
from web.html import Element, Node, button, div, h3, li, ol, p
from web.view.cards import COURT, face, icon, parse, written
from web.view.games.pen import TablePen

if TYPE_CHECKING:
    from markupsafe import Markup


class Pen(TablePen):
    """Writes the pieces of one table in one language."""

    def active(self, seat: int) -> bool:
        """Whether it is this player's turn."""
        return self.view["active"] == seat and not self.view["result"]

    def card(self, name: str) -> str:
        """A card in words: `8 of diamonds`."""
        return str(self.localizer.word("card", name))

    def letter(self, rank: str) -> str:
        """A rank as it stands on the card: a Queen is `Q` in English and `D` in French."""
        return self.texts(f"heroz.letter.{rank}") if rank == "A" or rank in COURT else rank

    def face(self, name: str, seat: int | None = None) -> Markup:
        """A card face up, of the deck of `seat` where it lies on the table."""
        card = parse(name)
        return face(card, self.letter(card.rank), id="" if seat is None else f"{SEAT_LETTERS[seat]}:{name}")

    def prize(self, won: dict[str, Any]) -> str:
        """A card in the zone of points, with the value that it scored."""
        return self.texts("heroz.points.card", card=self.card(won["card"]), value=won["value"])

    def zone(self, kind: str, seat: int, *content: Node) -> Element:
        """One of a player's zones, under its name."""
        lit = self.pointing.gauge(kind, SEAT_LETTERS[seat])
        return div(f".zone.zone--{kind}", lit, id=f"{kind}-zone-{SEAT_LETTERS[seat]}")[
            h3(".zone-name")[self.texts(f"heroz.zone.{kind}")], content
        ]

    def opener(self, target: str, title: str) -> Element:
        """The button, laid over a zone, that shows its cards one by one."""
        return button(".spread-open", type="button", popovertarget=target, aria_label=title)[icon("spread")]

    def about(self, thing: str, seat: int, *said: str) -> Node:
        """The button, laid over a zone, that says what lies there; words alone for who plays no seat."""
        if self.viewer is None:
            return p(".visually-hidden")[", ".join(said)]
        word = f"{thing}-{'own' if seat == self.viewer else 'theirs'}"
        return button(
            ".spread-open",
            self.pointing.attrs(word),
            type="button",
            id=f"{thing}-about-{SEAT_LETTERS[seat]}",
            aria_label=", ".join([self.texts(f"heroz.thing.{word}"), *said]),
        )

    def spread(self, name: str, title: str, cards: list[tuple[str, str]]) -> Element:
        """Face-up cards one by one, with what to say of each; shown by its opener."""
        shown = ol(".spread-cards")[[_spread_card(card, self.face(card), words) for card, words in cards]]
        return self.window(name, title, self.texts("heroz.close"), shown)


@lru_cache(1000)
def _spread_card(card: str, shown: Markup, words: str) -> Markup:
    return written(li[button(".card-button", type="button", data_face=card, aria_label=words)[shown]])

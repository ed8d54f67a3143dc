"""Playing cards and icons as HTML: faces, backs, suits. For the eye only: their names are said elsewhere."""

from __future__ import annotations

import re
from functools import cache
from typing import NamedTuple

from markupsafe import Markup

from web.html import Element, span, svg, use
from web.view.pictures import picture

SUITS = {"♥": "hearts", "♦": "diamonds", "♣": "clubs", "♠": "spades"}
COURT = ("J", "Q", "K")
EMBLEMS = {"A": "lion", "B": "eagle"}  # on the backs, so that the two decks differ by more than colour
LONG = re.compile(r"[^\W\d_]{9,}")  # words that may be too long for a line
_ASCII = str.maketrans("♥♦♣♠★", "hdcsj", ":")


class Card(NamedTuple):
    """A card's name taken apart: `8♦` is rank 8 of diamonds, `★1` a joker without a suit."""

    rank: str
    suit: str

    @property
    def kind(self) -> str:
        """`troop`, `ace`, `hero` or `joker`."""
        if self.rank == "★":
            return "joker"
        return "ace" if self.rank == "A" else "hero" if self.rank in COURT else "troop"


def parse(name: str) -> Card:
    """The parts of a card's name."""
    return Card("★", "") if name.startswith("★") else Card(name[:-1], SUITS[name[-1]])


def hyphenated(name: str, words: str) -> str:
    """A name with soft hyphens in its long words, as `words` has them: `Comman-dement Abomi-nation`.

    Browsers hyphenate few words that begin with a capital, and none of a language they have no list for.
    """
    breaks = _breaks(words)
    return LONG.sub(lambda it: breaks.get(it[0], it[0]), name)


@cache
def _breaks(words: str) -> dict[str, str]:
    return {it.replace("-", ""): it.replace("-", "\u00ad") for it in words.split()}


def ascii_id(word: str) -> str:
    """A word of the game as part of an HTML id: `8♦` becomes `8d`, `B:8♦` becomes `B8d`."""
    return word.translate(_ASCII)


@cache
def icon(name: str, kind: str = "") -> Markup:
    """An icon of web/icons.toml, for the eye only: what it stands for is said in words beside it."""
    return written(
        svg(class_=f"icon {kind}".strip(), aria_hidden="true", focusable="false")[use(href=f"#icon-{name}")]
    )


@cache
def suit_icon(suit: str) -> Markup:
    """A suit by its shape."""
    return icon(f"suit-{suit}", "suit")


@cache
def face(card: Card, letter: str, art: str = "", id: str = "") -> Markup:
    """A card face up. `letter` is the rank in the person's language, `art` another icon than the usual.

    `id` is the same wherever this very card lies: by it the page shows where the card went.
    """
    return written(
        span(
            ".card",
            aria_hidden="true",
            data_card=id or None,
            data_kind=card.kind,
            data_suit=card.suit or None,
        )[
            span(".card-index")[span(".card-rank")[letter], suit_icon(card.suit) if card.suit else None],
            span(".card-art")[icon(art) if art else _art(card)],
        ]
    )


@cache
def back(seat: str) -> Markup:
    """A card face down, of the deck of `seat` (A or B)."""
    return written(span(".card.card--back", aria_hidden="true", data_seat=seat)[icon(EMBLEMS[seat])])


def _art(card: Card) -> list[Markup]:
    if card.kind == "troop":
        return [suit_icon(card.suit)]
    drawn = icon(picture("heroz", card.rank))
    return [drawn, suit_icon(card.suit)] if card.kind == "ace" else [drawn]


def written(element: Element) -> Markup:
    """The element, written once: a table shows the same few cards again and again."""
    return Markup(element)  # noqa: S704 - `web/html.py` has escaped it

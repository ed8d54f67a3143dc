"""The face of a card of HEROZ, in a hand, in a zone or at a place of the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pygames.words.people import SEAT_LETTERS
from web.view.cards import parse
from web.view.face import Face, domain_of, ruled
from web.view.pictures import picture

if TYPE_CHECKING:
    from pygames.engine.view import View
    from pygames.words.localizer import Localizer
    from web.texts import Texts

RULES = {
    "troop": ("HZ-06", "HZ-04"),
    "A": ("HZ-20", "HZ-21"),
    "★": ("HZ-20", "HZ-22", "HZ-23"),
    "J": ("HZ-14", "HZ-15", "HZ-13"),
    "Q": ("HZ-16", "HZ-17", "HZ-13"),
    "K": ("HZ-18", "HZ-19", "HZ-13"),
}


def face(word: str, view: View, localizer: Localizer, texts: Texts) -> Face | None:
    """What this card can do; None where the word names no card that is seen."""
    name = _card(word, view, localizer)
    if not name:
        return None
    card = parse(name)
    rules = RULES[card.kind if card.kind == "troop" else card.rank]
    art = picture("heroz", card.rank) or f"suit-{card.suit}"
    value = (
        [("attack", card.rank, texts("heroz.face.value", n=int(card.rank)))] if card.kind == "troop" else []
    )
    return Face(
        str(localizer.word("card", name)),
        texts(f"heroz.face.{card.kind}"),
        art,
        [*value, (f"suit-{card.suit}", "", str(localizer.word("suit", name[-1])))] if card.suit else value,
        [ruled(localizer, rule) for rule in rules],
    )


def _card(word: str, view: View, localizer: Localizer) -> str:
    """The card that this word names, or that is seen at the place that it names."""
    domain = domain_of(word, localizer)
    if domain == "card":
        return word
    if domain == "prize":
        return word.partition(":")[2]
    if domain != "place":
        return ""
    seat, column, line = SEAT_LETTERS.index(word[0]), int(word[1]), int(word[2])
    troops = view["areas"][seat][column - 1]
    return str(troops[line - 1].get("card", "")) if line <= len(troops) else ""

"""The face of a card of the Lich's game: that of Hero Realms, with what minions and jars are."""

from __future__ import annotations

from typing import TYPE_CHECKING

from web.view.face import Face, ruled
from web.view.games.hero_realms.face import face as base

if TYPE_CHECKING:
    from pygames.engine.view import View
    from pygames.words.localizer import Localizer
    from web.texts import Texts

RULES = {"minion": ("HRL-42", "HRL-44")}  # what each kind of card is


def face(word: str, view: View, localizer: Localizer, texts: Texts) -> Face | None:
    """What is printed on this card, with its keywords; None where the word is none of a card."""
    found = base(word, view, localizer, texts)
    if found is None:
        return None
    kind = localizer.details(view, "card", word)["kind"]
    if kind not in RULES:
        return found
    return found._replace(
        terms=[(localizer.text(f"kind.{kind}"), ruled(localizer, *RULES[kind])), *found.terms]
    )

"""What a question says of the card that asks it."""

from __future__ import annotations

from pygames.core.game import View
from pygames.core.localizer import Localizer
from pygames.games.hero_realms.card_text import clauses


def asker(view: View, localizer: Localizer) -> str:
    """The card whose effect asks, and what it does or what is asked: `Bless: +3 health`."""
    asks = view["asks"]
    if asks is None:
        return ""
    sides, question = asks["sides"], f"step.{view['decision']['id']}"
    text = clauses(sides[0], localizer) if len(sides) == 1 else localizer.text(question, n=asks["n"])
    if asks["card"] is None:
        return text
    return localizer.text("asker", card=asks["card"], text=text[0].lower() + text[1:])

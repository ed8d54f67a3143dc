"""A question with the card that asks, whose card it is, and how much is asked for."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from pygames.games.hero_realms.card_text import clauses

if TYPE_CHECKING:
    from pygames.engine.action import Action
    from pygames.words.localizer import Localizer


NOBODY: dict[str, Any] = {"card": None, "other": None, "sides": []}
SIDE = "choose"  # the type of action that names one of them by its number
OWED = ("discard", "prevent")  # no card stands behind these only when they are debts (AMB-HR-08)


def question(localizer: Localizer, view: dict[str, Any], key: str) -> str:
    """The text `key` of the question of this view; inside a card's effect the card goes before it."""
    asks, seat = view["asks"] or {**NOBODY, "n": view.get("struck", 0)}, view["decision"]["seat"]
    other = seat if asks["other"] is None else asks["other"]
    does = "; ".join([clauses(side, localizer) for side in asks["sides"]])
    text = localizer.text(key, seat=seat, n=asks["n"], text=does, other=other)
    owed = asks["n"] and view["decision"]["id"] in OWED
    if asks["card"] is None and not owed:
        return text
    if localizer.seat(seat).you:
        text = text[:1].lower() + text[1:]  # it stands after a colon
    if asks["card"] is None:
        return localizer.text("question.owed", text=text)
    if asks["other"] is None:
        return localizer.text("question.by", card=asks["card"], text=text)
    return localizer.text("question.others", card=asks["card"], text=text, other=other)


def answer(localizer: Localizer, view: dict[str, Any], action: Action) -> str:
    """What one side of "A or B" does: in an action the side is only a number."""
    if action.type.name != SIDE or view["asks"] is None:
        return ""
    text = clauses(view["asks"]["sides"][action.args[0]], localizer)
    return text[:1].upper() + text[1:]

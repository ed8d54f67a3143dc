"""The deal of the day in words: how it ended, the week, and the short text to be passed on."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from typing import TYPE_CHECKING

import pygames
from pygames.games import PLAYABLE
from pygames.words.localizer import Localizer
from web.model.deals import ADDRESS, Deal, week_of

if TYPE_CHECKING:
    from web.model.deals import Deals, Try
    from web.texts import Texts

BEGINNING = datetime(1970, 1, 1, tzinfo=UTC)
SQUARES = {"won": "🟩", "lost": "🟥", "drawn": "🟨"}
NONE = "⬜"  # not ended


def date_of(day: int) -> str:
    """The day as a date that reads the same everywhere: 2026-11-27."""
    return (BEGINNING + timedelta(days=day)).strftime("%Y-%m-%d")


def ended(attempt: Try, game: str, texts: Texts) -> str:
    """How a deal ended, with the figure that counts: "Won · Points 33 : 22"."""
    said = texts(f"deal.how.{attempt.how}")
    if not attempt.figure:
        return said
    words = Localizer(PLAYABLE[game], texts.language)
    if f"standing.{attempt.figure}" not in words:
        return said
    figure = f"{words.text(f'standing.{attempt.figure}')} {attempt.own}"
    return f"{said} · {figure}" + (f" : {attempt.other}" if attempt.other is not None else "")


def shared_text(deals: Deals, day: int, address: str, texts: Texts) -> str:
    """Tell no card: game and date, the result, the week in squares, the address; what somebody passes on."""
    deal, attempt = Deal(day), deals.get(day)
    title = next(it.title for it in pygames.catalogue() if it.id == deal.game).to(texts.language)
    tries = [deals.get(it) for it in week_of(day)]
    squares = [SQUARES.get(it.how, NONE) for it in tries]
    return "\n".join(
        [
            texts("deal.shared", game=title, date=date_of(day)),
            ended(attempt, deal.game, texts),
            "".join(squares),
            f"{address}#{ADDRESS}",
        ]
    )

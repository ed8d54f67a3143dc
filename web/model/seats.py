"""Who sits where, as a link to a running game says it behind the game: `heroz.3.…~human-strong`.

A link without it is of one person at the first seat against careful opponents, or of somewhere else.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from pygames.bots import names_at
from web.model.session import Player

if TYPE_CHECKING:
    from collections.abc import Sequence

    from pygames.core.match import Match

MARK = "~"
PERSON = "human"
LONGEST = 100  # letters that are looked at
USUAL = "steady"  # who sits at a seat of which nothing was said


def mark_of(players: Sequence[Player]) -> str:
    """What follows the link; nothing where everybody sits as a link by itself would have it. No names."""
    who = [player.bot or PERSON for player in players]
    return "" if who == [PERSON, *[USUAL] * (len(who) - 1)] else MARK + "-".join(who)


def split(text: str) -> tuple[str, tuple[str, ...]]:
    """A link, and who is said to sit at its seats; nobody where it does not say."""
    if text.startswith("{"):  # a record
        return text, ()
    link, _, who = text.partition(MARK)
    return link, tuple(who[:LONGEST].split("-"))


def seated(who: Sequence[str], match: Match) -> list[Player]:
    """The players of this match as they were said to sit; none where that does not fit it."""
    if len(who) != match.seats:
        return []
    for seat, name in enumerate(who):
        if name != PERSON and name not in names_at(match.game.id, match.seats, seat, match.options):
            return []
    return [Player(bot="" if name == PERSON else name) for name in who]

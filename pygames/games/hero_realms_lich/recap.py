"""What the others did since a player's last turn: also minions, jars, defeats and challenges."""

from __future__ import annotations

from collections.abc import Sequence

from pygames.engine.event import Event
from pygames.games.hero_realms.recap import BASE, Told
from pygames.games.hero_realms.recap import recap as base
from pygames.words.recap import RecapLine

TOLD = Told(
    own={**BASE.own, "summoned": "summoned"},
    befallen={**BASE.befallen, "dispelled": "stunned", "jar_broken": "broken"},
    amounts={**BASE.amounts, "suffered": "lost"},
    facts={"defeated": "defeated", "challenged": "challenged"},
    order=("played", "summoned", *BASE.order[1:], "broken", "defeated", "defeated.own", "challenged"),
)


def recap(events: Sequence[Event], seat: int) -> list[RecapLine]:
    """The lines for this player, in whose turn they are read; new hands of the defeated are nobody's deed."""
    return base([event for event in events if "HRL-25" not in event.rules], seat, TOLD)

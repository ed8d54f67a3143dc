"""How the party stands in Hero: Immortal King, and the dungeon master against it."""

from __future__ import annotations

from pygames.engine.standing import Figure, Standing
from pygames.engine.view import View
from pygames.games.immortal_king.cards import CORRIDORS, DUNGEON
from pygames.games.immortal_king.state import MASTER, MOST_COURAGE, PARTY_SEAT


def standings(view: View) -> list[Standing]:
    """The party's courage (HIK-50), its mana tokens (HIK-10) and its shortest way.

    What is good for it is bad for the dungeon master.
    His own figure is the fear that he has left (HIK-53). The end weighs as much as all the courage
    (HIK-74, HIK-75).
    """
    way = min(corridor["there"] + corridor["pile"] for corridor in view["corridors"])
    beaten = len(view["won"]) + len(view["spent"])
    party = view["courage"] / MOST_COURAGE - way / (DUNGEON // CORRIDORS)
    result = view.get("result")  # a hint looks at states without one
    if result is not None:
        party += 1 if PARTY_SEAT in result["winners"] else -1
    mana = sum(adventurer["mana"] for adventurer in view["party"])
    figures = (
        Figure("courage", view["courage"], MOST_COURAGE),
        Figure("mana", mana),
        Figure("beaten", beaten),
        Figure("way", way),
    )
    own = Standing(PARTY_SEAT, party, figures)
    if view["scenario"] is not None:  # alone nobody sits there
        return [own]
    return [own, Standing(MASTER, -party, (Figure("fear", view["fear"]),))]

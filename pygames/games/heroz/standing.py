"""How the players of HEROZ stand."""

from __future__ import annotations

from pygames.engine.standing import Figure, Standing
from pygames.engine.view import View
from pygames.games.heroz.state import GOAL


def standings(view: View) -> list[Standing]:
    """The victory points (HZ-03), and with what one might have gone on."""
    found = []
    for seat in (0, 1):
        points = view["points"][seat]
        troops = sum(len(column) for column in view["areas"][seat])
        figures = (
            Figure("points", points, GOAL),
            Figure("won", len(view["won"][seat])),
            Figure("troops", troops, back="deck"),
            Figure("deck", view["decks"][seat]["count"]),
        )
        found.append(Standing(seat, points, figures))
    return found

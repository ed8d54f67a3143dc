"""What the rules say of a view besides what stands in it: whoever draws the table works out no rule."""

from __future__ import annotations

from collections.abc import Mapping

from pygames.engine.options import OptionValue
from pygames.engine.view import View
from pygames.games.hero_realms.combat import MOST
from pygames.games.hero_realms.market import WAYS


def derived(view: View, options: Mapping[str, OptionValue]) -> View:
    """What a table says of attacks and of effects that wait.

    `most_attack` is with how much combat each player can be attacked at the most: damage beyond their health
    has no effect (HR-109), and an attack is written with `MOST` at most. `waiting` are the waiting effects,
    those of one kind together.
    """
    combat = view["pools"]["combat"]
    return {
        "most_attack": [min(combat, player["health"], MOST) for player in view["players"]],
        "waiting": sorted(view["waiting"], key=WAYS.index),
    }

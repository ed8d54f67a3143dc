"""What the rules say of a view besides what stands in it: whoever draws the table works out no rule."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from pygames.engine.options import OptionValue
from pygames.engine.view import View
from pygames.games.boss_quest.cards import POTION, YELLOW
from pygames.games.boss_quest.house import COLOURS, HOUSE, KNOWN_COLOURS
from pygames.games.boss_quest.state import HEARTS
from pygames.games.boss_quest.turns import ASKED


def derived(view: View, options: Mapping[str, OptionValue]) -> View:
    """The figures and comparisons that a table shows.

    `colours` has those of the weapons in the game, each with whether it is the house's. `potions` are in the
    game. The values of potions and reaper are the house's, or else one's own. `hearts` are what a player
    begins with, `numbers` how many weapons can be asked for (BQ-25). `stands` says by the letter of a player
    how the force stands to the boss.
    """
    yellow = _weapon_count(view) >= POTION  # only with the yellow weapons there are those of all colours
    return {
        "colours": {
            colour: colour not in KNOWN_COLOURS for colour in COLOURS if yellow or colour != COLOURS[YELLOW]
        },
        "potions": with_potions(view),
        "house_potions": house_potions(view),
        "house_reaper": house_reaper(view),
        "hearts": HEARTS,
        "numbers": list(ASKED),
        "stands": {player["letter"]: _stands(view, player) for player in view["players"]},
    }


def _stands(view: View, player: dict[str, Any]) -> str:
    """How a force stands to the boss: `under`, `exact`, `over`, or what is not decided: `maybe`.

    `fails`: whatever the force, a condition puts the player out as things stand (BQ-43). Once the game is
    over nobody's force is compared any more.
    """
    hp, least, most = view["boss"]["hp"], player["force"]["least"], player["force"]["most"]
    if view["result"] is not None:
        return "under"
    if least > hp:
        return "over"
    if player["fails"] is not None:
        return "fails"
    if most > hp:
        return "maybe"
    return "exact" if least == most == hp else "under"


def _weapon_count(view: View) -> int:
    """How many weapons there are in the game, potions among them."""
    held = (len(player["visible"]) + (player["hidden"] is not None) for player in view["players"])
    count: int = view["weapons"]["count"] + sum(held)
    return count


def with_potions(view: View) -> bool:
    """Whether the potions are in the game: weapons of a colour alone come by sevens."""
    return _weapon_count(view) % 7 != 0


def house_potions(view: View) -> bool:
    """Whether the potions are worth what the house says (AMB-BQ-31)."""
    return tuple(map(tuple, view["potions"])) == HOUSE.potions


def house_reaper(view: View) -> bool:
    """Whether the reaper has the points that the house says (AMB-BQ-38)."""
    points: int = view["reaper"]["hp"]
    return points == HOUSE.reaper

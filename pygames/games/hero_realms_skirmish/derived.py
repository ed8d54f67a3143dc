"""What the rules say of a view besides what stands in it: whoever draws the table works out no rule."""

from __future__ import annotations

from collections.abc import Mapping

from pygames.engine.options import OptionValue
from pygames.engine.view import View
from pygames.games.hero_realms.cards import GEMS
from pygames.games.hero_realms.derived import derived as base


def derived(view: View, options: Mapping[str, OptionValue]) -> View:
    """What a table of Hero Realms says, and of the boss's shield and the turn counter.

    An attack with so much combat as is `shielded` does nothing: the boss's shield takes it (HRS-27). `gems`
    are with how many Fire Gems the turn counter begins (HRS-10).
    """
    boss = view["boss"]
    return {
        **base(view, options),
        "shielded": 0 if boss["champions"] else boss["shield"],
        "gems": len(GEMS),
    }

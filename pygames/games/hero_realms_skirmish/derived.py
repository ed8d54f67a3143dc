"""What the rules say of a view besides what stands in it: whoever draws the table works out no rule."""

from __future__ import annotations

from collections.abc import Mapping

from pygames.engine.options import OptionValue
from pygames.engine.view import View
from pygames.games.hero_realms.cards import GEMS
from pygames.games.hero_realms.derived import derived as base

STEPS = {  # of the boss's turn (AMB-HRS-03), with the rules that say what it does
    1: ["HRS-29"],
    2: ["HRS-30", "HRS-44"],
    3: ["HRS-31", "HRS-32", "HRS-33", "HRS-34", "HRS-35"],
    5: ["HRS-36", "HRS-37", "HRS-38", "HRS-39", "HRS-40", "HRS-41", "HRS-42", "HRS-43", "HRS-45", "HRS-46",
        "HRS-47", "HRS-48", "HRS-49"],
    6: ["HRS-50"],
}  # fmt: skip


def derived(view: View, options: Mapping[str, OptionValue]) -> View:
    """What a table of Hero Realms says, and of the boss's shield, the turn counter and the boss's turn.

    An attack with so much combat as is `idle` does nothing: it stuns no champion (HRS-23), and the boss's
    shield takes it (HRS-27); one that is allowed stuns a guard (HRS-22). `gems` are with how many Fire Gems
    the turn counter begins (HRS-10). `steps` are those of the boss's turn, each with its rules.
    """
    boss = view["boss"]
    guarded = any(it["guard"] for it in boss["champions"])
    within = [it["lacking"] - 1 for it in boss["champions"]] if boss["exposes"] else []
    return {
        **base(view, options),
        "idle": 0 if guarded else min([boss["shield"], *within]),
        "gems": len(GEMS),
        "steps": [[step, rules] for step, rules in STEPS.items()],
    }

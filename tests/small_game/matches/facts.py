"""What is counted in a finished game of Matches."""

from typing import Any

from pygames.engine.facts import Facts


def figures(state: Any) -> dict[str, int]:
    """How many matches are left: none."""
    return {"left": state.left}


FACTS = Facts(figures, taking=("take",))

"""What `hint` says in a terminal, as data."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from pygames.core.advice import Advice, Estimate


def advice_data(advice: Advice) -> dict[str, Any]:
    """A hint as data."""
    return {
        "action": advice.action.text,
        "by": advice.by,
        "chance": estimate_data(advice.chance),
        "instead": advice.instead and advice.instead.text,
        "lead": estimate_data(advice.lead),
        "facts": [
            {"seat": it.seat, "figure": it.name, **(estimate_data(it.change) or {})} for it in advice.facts
        ],
        "worlds": advice.worlds,
    }


def estimate_data(found: Estimate | None) -> dict[str, float] | None:
    """An estimate as data."""
    return None if found is None else {"mean": round(found.mean, 4), "error": round(found.error, 4)}

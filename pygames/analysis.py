"""What `hint` and `review` say in a terminal, as data."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from pygames.core.advice import Advice, Estimate, Fact
    from pygames.core.match import Match
    from pygames.core.review import Review


def advice_data(advice: Advice) -> dict[str, Any]:
    """A hint as data."""
    return {
        "action": advice.action.text,
        "by": advice.by,
        "chance": estimate_data(advice.chance),
        "instead": advice.instead and advice.instead.text,
        "lead": estimate_data(advice.lead),
        "facts": [fact_data(fact) for fact in advice.facts],
        "worlds": advice.worlds,
    }


def estimate_data(found: Estimate | None) -> dict[str, float] | None:
    """An estimate as data."""
    return None if found is None else {"mean": round(found.mean, 4), "error": round(found.error, 4)}


def fact_data(fact: Fact) -> dict[str, Any]:
    """A fact as data."""
    return {"seat": fact.seat, "figure": fact.name, **(estimate_data(fact.change) or {})}


def review_data(review: Review, match: Match) -> dict[str, Any]:
    """A review as data; `what_if` is the link to the position before a choice."""
    link = match.record.link(match.game)
    return {
        "seat": review.seat,
        "judged": review.judged,
        "curve": [[point.step, round(point.chance, 4)] for point in review.curve],
        "slips": [
            {
                "step": slip.step,
                "chosen": slip.chosen.text,
                "better": slip.better.text,
                "loss": estimate_data(slip.loss),
                "facts": [fact_data(fact) for fact in slip.facts],
                "what_if": f"{link}@{slip.step - 1}",
            }
            for slip in review.slips
        ],
        "luck": [{"step": luck.step, **(estimate_data(luck.change) or {})} for luck in review.luck],
    }

"""What `hint`, `review` and `puzzles` say in a terminal, as data."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from pygames.words.catalogue import catalogue
from pygames.words.localizer import Localizer

if TYPE_CHECKING:
    from pygames.bots.puzzles import Yield
    from pygames.engine.match import Match
    from pygames.engine.text import Language
    from pygames.school.advice import Advice, Estimate, Fact
    from pygames.school.review import Review


def advice_data(advice: Advice) -> dict[str, Any]:
    """A hint as data."""
    return {
        "action": advice.action.text,
        "by": advice.by,
        "step": advice.step,
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


def puzzles_said(found: Yield, language: Language) -> list[str]:
    """The puzzles as lines: the link to each, then its answer."""
    numbers = {"games": found.games, "screened": found.screened, "asked": found.asked}
    numbers["puzzles"] = len(found.puzzles)
    texts = catalogue("terminal", language)
    lines = [texts.text("puzzles.found", numbers)]
    for puzzle in found.puzzles:
        match, decision = puzzle.match, puzzle.match.asks
        localizer = Localizer(match.game, language, options=match.options)
        chances = [f"{chance:.0%}" for chance in (*puzzle.random, *puzzle.steady)]
        line = min(puzzle.lines.values(), key=len)
        answer = ", ".join(str(localizer.choice(action, decision.id)) for action in line)
        names = dict(zip(("random", "next", "careful", "then"), chances, strict=True))
        lines += [match.record.link(match.game), texts.text("puzzles.answer", {"answer": answer, **names})]
    return lines


def puzzles_data(found: Yield) -> dict[str, Any]:
    """What a search for puzzles found, as plain data."""
    return {
        "games": found.games,
        "screened": found.screened,
        "asked": found.asked,
        "puzzles": [
            {
                "link": puzzle.match.record.link(puzzle.match.game),
                "seat": puzzle.match.decision and puzzle.match.decision.seat,
                "goal": puzzle.goal.id,
                "answers": {action.text: [it.text for it in line] for action, line in puzzle.lines.items()},
                "second": puzzle.second.text,
                "random": puzzle.random,
                "steady": puzzle.steady,
                "easy": puzzle.easy,
            }
            for puzzle in found.puzzles
        ],
    }

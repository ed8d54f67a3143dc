"""The one door to what no seat may know: tests and tools that need the true state ask here."""

from typing import Any

from pygames.engine.match import Match


def true_state(match: Match) -> Any:
    """The state of a match itself, not a copy, with all that is hidden from its seats.

    The engine has no public way to it, because opponents and pages are given a match.
    """
    return match._state


def held(match: Match) -> dict[str, Any]:
    """Everything in a match from which somebody could learn what is hidden: state, start and choices."""
    return {"state": match._state, "start": match._start, "choices": match._choices}


def has_record(match: Match) -> bool:
    """Whether a match can be written as a record; a fork cannot."""
    return match._start is not None

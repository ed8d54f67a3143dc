"""The review of a game that is over, as data and in words. `pygames/bots/review.py` works it out."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from pygames.school.advice import Estimate, Fact, facts_said, least, points

if TYPE_CHECKING:
    from collections.abc import Sequence

    from pygames.engine.action import Action
    from pygames.engine.event import Event
    from pygames.engine.match import Choice, Match
    from pygames.words.localizer import Localizer

BLOCKS = "▁▂▃▄▅▆▇█"
WIDTH = 60  # columns of the curve in a terminal


class Point(NamedTuple):
    """The chance of winning after so many choices of the game; of one of the seat's own, as it was made."""

    step: int
    chance: float


class Slip(NamedTuple):
    """A choice that cost the seat chances of winning: what would have been better, and what differs then.

    `also` are further choices that are better than it and not surely worse than the best.
    """

    step: int
    decision: str
    chosen: Action
    better: Action
    loss: Estimate
    facts: tuple[Fact, ...]
    also: tuple[Action, ...] = ()


class Luck(NamedTuple):
    """What chance gave (or took) when this choice was made, by whomever: beside what was to be expected."""

    step: int
    change: Estimate


class Review(NamedTuple):
    """How a game went for a seat: the curve, the choices that cost most, and what chance gave and took.

    `judged` says how many of the seat's choices were looked at.
    """

    seat: int
    judged: int
    curve: tuple[Point, ...]
    slips: tuple[Slip, ...]
    luck: tuple[Luck, ...]


def slip_said(slip: Slip, match: Match, localizer: Localizer) -> list[str]:
    """What a choice cost, what would have been better, and what differs then."""
    texts = localizer.shared
    view = match.at_choice(slip.step - 1).view(match.choices[slip.step - 1].seat)
    said = [
        texts.text(
            "review.slip",
            {
                "chosen": localizer.choice(slip.chosen, slip.decision, view),
                "better": localizer.choice(slip.better, slip.decision, view),
                "loss": points(slip.loss.mean),
                "error": least(slip.loss),
            },
        )
    ]
    if slip.facts:
        said.append(texts.text("review.facts", {"facts": facts_said(slip.facts, localizer)}))
    return said


def by_chance(choice: Choice) -> list[Event]:
    """What chance revealed with a choice; what the choice itself names, as a card shown, is none of it."""
    words = set(choice.action.words)
    found = []
    for event in choice.events:
        named = {value for value in event.params.values() if isinstance(value, str)}
        if event.reveals and not (named and named <= words):
            found.append(event)
    return found


def luck_said(luck: Luck, match: Match, localizer: Localizer) -> str:
    """What chance gave or took, and what happened."""
    texts, change = localizer.shared, points(abs(luck.change.mean))
    params = {"change": change, "error": least(luck.change)}
    gave = luck.change.mean > 0
    said = texts.text("review.gave", params) if gave else texts.text("review.took", params)
    events = by_chance(match.choices[luck.step - 1])
    return " ".join([said, *(localizer.event(event.opened) for event in events[-2:])])


def summed_up(review: Review, localizer: Localizer) -> str:
    """How much was judged, and what it says when nothing was found."""
    texts, whose = localizer.shared, localizer.seat(review.seat)
    params: dict[str, int | str] = {"judged": review.judged, "name": whose.label}
    if whose.you:
        return (
            texts.text("review.slips.you", params)
            if review.slips
            else texts.text("review.no_slips.you", params)
        )
    return texts.text("review.slips", params) if review.slips else texts.text("review.no_slips", params)


def review_said(review: Review, match: Match, localizer: Localizer) -> list[str]:
    """The whole of it, in lines."""
    texts = localizer.shared
    said = [summed_up(review, localizer), f"  {sparkline(review.curve)}"]
    for slip in review.slips:
        text = " ".join(slip_said(slip, match, localizer))
        said.append("  " + texts.text("review.step", {"step": slip.step, "text": text}))
    if review.luck:
        said.append(texts.text("review.chance"))
    for luck in review.luck:
        text = luck_said(luck, match, localizer)
        said.append("  " + texts.text("review.step", {"step": luck.step, "text": text}))
    return said


def sparkline(curve: Sequence[Point]) -> str:
    """The curve as a line of blocks."""
    columns = [curve[at * len(curve) // WIDTH] for at in range(WIDTH)] if len(curve) > WIDTH else curve
    return "".join([BLOCKS[min(len(BLOCKS) - 1, int(point.chance * len(BLOCKS)))] for point in columns])

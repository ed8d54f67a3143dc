"""The review of a game at its end: how far it is, then the curve, what cost most, and what chance did."""

from __future__ import annotations

from typing import TYPE_CHECKING

import htpy as h

from pygames.school.advice import points
from pygames.school.review import luck_said, slip_said, summed_up
from web.model.analysis import reviewable
from web.view.parts import button

if TYPE_CHECKING:
    from pygames.school.review import Review
    from pygames.words.localizer import Localizer
    from web.model.analysis import Analysis
    from web.model.session import Session
    from web.texts import Texts

WIDE, HIGH = 100, 30  # of the curve's picture


def review_buttons(session: Session, localizer: Localizer, texts: Texts) -> list[h.Element]:
    """What begins a review: one for each person."""
    seats = reviewable(session)
    return [
        button(
            texts("analysis.do")
            if len(seats) == 1
            else texts("analysis.do.of", name=localizer.seat(seat).label),
            "analyse",
            str(seat),
            sign="chart",
        )
        for seat in seats
    ]


def analysis_box(analysis: Analysis, session: Session, localizer: Localizer, texts: Texts) -> h.Element:
    """The review, or how far it is."""
    review = analysis.review
    return h.section(".analysis", aria_labelledby="analysis")[
        h.h3("#analysis", tabindex="-1")[texts("analysis.title")],
        _working(analysis, texts) if review is None else _found(review, session, localizer, texts),
    ]


def _working(analysis: Analysis, texts: Texts) -> h.Node:
    said = texts("analysis.working", percent=analysis.percent)
    return [
        h.p[h.label(for_="analysis-progress")[said]],
        h.progress("#analysis-progress", max="100", value=str(analysis.percent)),
        h.p[button(texts("analysis.stop"), "analyse-stop", sign="close")],
    ]


def _found(review: Review, session: Session, localizer: Localizer, texts: Texts) -> h.Node:
    return [
        _curve(review, localizer, texts),
        h.p[summed_up(review, localizer)],
        h.p[texts("analysis.led", n=session.led)] if session.led else None,
        h.ol(".analysis-slips")[
            (
                h.li[
                    h.p[" ".join(slip_said(slip, session.match, localizer))],
                    h.div(".analysis-ways")[
                        _look(slip.step, session, texts),
                        what_if(slip.step, texts),
                    ],
                ]
                for slip in review.slips
            )
        ]
        if review.slips
        else None,
        [
            h.p[localizer.shared.text("review.chance")],
            h.ul(".analysis-luck")[
                (
                    h.li[
                        h.p[luck_said(luck, session.match, localizer)],
                        h.div(".analysis-ways")[_look(luck.step, session, texts)],
                    ]
                    for luck in review.luck
                )
            ],
        ]
        if review.luck
        else None,
        h.p(".analysis-about")[texts("analysis.about")],
    ]


def what_if(step: int, texts: Texts) -> h.Element:
    """The way to choose otherwise at this choice."""
    said = texts("look.branch")
    label = f"{said} {texts('analysis.what_if', step=step)}"
    return button(said, "what-if", str(step), sign="branch", aria_label=label)


def _look(step: int, session: Session, texts: Texts) -> h.Element:
    said = texts("analysis.look", step=step, total=len(session.match.choices))
    return button(said, "look", str(step), sign="look")


def _curve(review: Review, localizer: Localizer, texts: Texts) -> h.Node:
    """The chance of winning from the start to the end, as a line for the eye and in words."""
    last = review.curve[-1].step or 1
    line = " ".join(f"{WIDE * it.step / last:.1f},{HIGH - HIGH * it.chance:.1f}" for it in review.curve)
    chances = [points(it.chance) for it in review.curve]
    slips = {slip.step for slip in review.slips}
    words = {"first": chances[0], "last": chances[-1], "least": min(chances), "most": max(chances)}
    drawn = h.svg(
        ".analysis-curve",
        viewBox=f"0 -1 {WIDE} {HIGH + 2}",
        preserveAspectRatio="none",
        aria_hidden="true",
        focusable="false",
    )[
        h.line(x1="0", x2=str(WIDE), y1=str(HIGH / 2), y2=str(HIGH / 2)),
        h.polyline(points=line),
        (
            h.path(
                d=f"M{WIDE * it.step / last:.1f},{HIGH - HIGH * it.chance:.1f}h0.01",
            )
            for it in review.curve
            if it.step in slips
        ),
    ]
    scale = [h.span[localizer.shared.text("chance.exact", {"percent": it})] for it in (100, 50, 0)]
    return [
        h.p(".analysis-about")[texts("analysis.curve", **words)],
        h.div(".analysis-chart")[h.div(".analysis-scale", aria_hidden="true")[scale], drawn],
    ]

"""The review of a game at its end: how far it is, then the curve, what cost most, and what chance did."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pygames.school.advice import points
from pygames.school.review import luck_said, slip_said, summed_up
from web import html as h
from web.model.analysis import reviewable
from web.model.sentences import MOST_SENTENCES
from web.view.chart import line_of
from web.view.parts import button

if TYPE_CHECKING:
    from pygames.school.review import Review
    from pygames.words.localizer import Localizer
    from web.model.analysis import Analysis
    from web.model.session import Session
    from web.texts import Texts


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
        _working(analysis, texts) if review is None else _found(analysis, review, session, localizer, texts),
    ]


def _working(analysis: Analysis, texts: Texts) -> h.Node:
    said = texts("analysis.working", percent=analysis.percent)
    return [
        h.p[h.label(for_="analysis-progress")[said]],
        h.progress("#analysis-progress", max="100", value=str(analysis.percent)),
        h.p[button(texts("analysis.stop"), "analyse-stop", sign="close")],
    ]


def _found(
    analysis: Analysis, review: Review, session: Session, localizer: Localizer, texts: Texts
) -> h.Node:
    return [
        _curve(analysis, review, session, localizer, texts),
        h.p[summed_up(review, localizer)],
        h.p[texts("analysis.led", n=session.led)] if session.led else None,
        h.ol(".analysis-slips")[
            (
                h.li[
                    h.p[" ".join(slip_said(slip, session.match, localizer))],
                    h.div(".analysis-ways")[
                        _both(slip.step, texts),
                        what_if(slip.step, texts),
                    ],
                ]
                for slip in review.slips
            )
        ]
        if review.slips
        else None,
        h.p(".analysis-about")[texts("analysis.exercises", n=analysis.exercises)]
        if analysis.exercises
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


def _both(step: int, texts: Texts) -> h.Element:
    """The way to the position before a slip."""
    said = texts("analysis.both")
    label = f"{said} {texts('analysis.before', step=step)}"
    return button(said, "slip", str(step), sign="look", aria_label=label)


def _curve(
    analysis: Analysis, review: Review, session: Session, localizer: Localizer, texts: Texts
) -> h.Node:
    """The chance of winning from the start to the end: in words, as a line, and as a slider over it."""
    curve, slips = review.curve, {slip.step for slip in review.slips}
    last = max(1, len(curve) - 1)
    chances = [points(it.chance) for it in curve]
    words = {"first": chances[0], "last": chances[-1], "least": min(chances), "most": max(chances)}
    marked = {n for n, it in enumerate(curve) if it.step in slips}
    scale = [h.span[localizer.shared.text("chance.exact", {"percent": it})] for it in (100, 50, 0)]
    at = last if analysis.at is None else analysis.at
    said = _point_said(review, at, session, localizer, texts)
    return [
        h.p(".analysis-about")[texts("analysis.curve", **words)],
        h.div(".analysis-chart")[
            h.div(".analysis-scale", aria_hidden="true")[scale],
            h.div(".analysis-plot", data_change="look")[
                line_of([it.chance for it in curve], marked),
                h.input(
                    "#analysis-at",
                    type="range",
                    name="step",
                    min="0",
                    max=str(last),
                    value=str(at),
                    aria_label=texts("analysis.read"),
                    aria_valuetext=said,
                ),
            ],
        ],
        h.p(".analysis-about")[texts("analysis.press")]
        if analysis.at is None
        else h.div(".analysis-point")[
            h.p[said],
            _both(curve[at].step, texts)
            if curve[at].step in slips
            else _look(curve[at].step, session, texts),
        ],
    ]


def _point_said(review: Review, at: int, session: Session, localizer: Localizer, texts: Texts) -> str:
    """A point of the curve in words: the chance there, and what the choice led to; at last how it ended."""
    point, match = review.curve[at], session.match
    if at == len(review.curve) - 1:
        return texts("analysis.end", result=localizer.result(session.result))
    events = match.choices[point.step - 1].events
    return texts(
        "analysis.point",
        step=point.step,
        percent=points(point.chance),
        what=" ".join(localizer.event(event.opened) for event in events[:MOST_SENTENCES]),
    ).rstrip()

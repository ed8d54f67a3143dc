"""The deal of the day: its screen, what stands at its end, and the week's seven in a row."""

from __future__ import annotations

from typing import TYPE_CHECKING

from web import html as h
from web.model.deals import Deal, week_of
from web.model.deals_told import ended
from web.view.parts import button, game_title, heading

if TYPE_CHECKING:
    from web.model.page import Page
    from web.texts import Texts

SIGNS = {"won": "✓", "lost": "✗", "drawn": "=", "begun": "…", "missed": "–", "today": "?", "later": "·"}


def deal_page(page: Page) -> h.Element:
    """The deal of today: what it is, how it ended, the week, and what can be done with it."""
    texts, deal = page.texts, Deal(page.day)
    attempt, title = page.achieved.deals.get(deal.day), game_title(deal.game, texts)
    over = attempt.over
    does = "deal.look" if over else "deal.go_on" if attempt.how else "deal.begin"
    gone = bool(attempt.how) and deal.id not in page.saves
    several = len(deal.players) > 1
    return h.div(".done")[
        heading(texts("deal.title")),
        h.section(".deal", aria_labelledby="heading")[
            h.p[texts("deal.about", game=title) if several else texts("deal.about.alone", game=title)],
            _result(page, deal.day),
            week(page, deal.day),
            h.p[texts("deal.gone")] if gone and not over else None,
            h.p(".deal-ways")[
                None if gone else button(texts(does), "deal-begin", kind="" if over else "primary"),
                _copy(deal.day, texts) if over else None,
                button(texts("done.title"), "done", sign="chart"),
                button(texts("tool.leave"), "home", sign="leave"),
            ],
        ],
    ]


def deal_end(page: Page, day: int) -> h.Element:
    """What stands at the end of a deal of the day."""
    texts = page.texts
    return h.section(".deal", aria_labelledby="deal-end")[
        h.h3("#deal-end")[texts("deal.title")],
        _result(page, day),
        week(page, day),
        h.p(".deal-ways")[_copy(day, texts)] if page.achieved.deals.get(day).how else None,
    ]


def _copy(day: int, texts: Texts) -> h.Element:
    return button(texts("deal.copy"), "deal-copy", str(day), sign="copy")


def _result(page: Page, day: int) -> h.Node:
    """How the deal ended, and how many in a row."""
    attempt, texts = page.achieved.deals.get(day), page.texts
    if not attempt.over:
        return None
    streak = page.achieved.deals.streak(page.day)
    return h.p(".deal-result")[
        h.strong[ended(attempt, Deal(day).game, texts)],
        [" · ", texts("deal.streak", n=streak)] if streak > 1 else None,
    ]


def week(page: Page, day: int) -> h.Element:
    """The deals of the week in which this day is, one beside the other."""
    texts = page.texts
    return h.ol(".week", aria_label=texts("deal.week"))[
        (_day(it, place, page, texts) for place, it in enumerate(week_of(day)))
    ]


def _day(day: int, place: int, page: Page, texts: Texts) -> h.Element:
    waits = "missed" if day < page.day else "today" if day == page.day else "later"
    how = page.achieved.deals.get(day).how or waits
    name, game = texts(f"week.{place}"), game_title(Deal(day).game, texts)
    return h.li(data_how=how, aria_current="date" if day == page.day else None)[
        h.span(aria_hidden="true")[name],
        h.span(".week-sign", aria_hidden="true", title=game)[SIGNS[how]],
        h.span(".visually-hidden")[texts("week.day", day=name, game=game, how=texts(f"deal.how.{how}"))],
    ]

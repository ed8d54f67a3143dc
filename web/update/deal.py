"""The deal of the day: begun once, gone on with, passed on as a short text."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pygames.engine.shapes import NONE, number_of
from web.model.deals import Deal
from web.model.deals_told import shared_text
from web.model.session import Session
from web.update import keeping
from web.update.notices import tell_text
from web.update.screens import OWN, leave_untouched, sit

if TYPE_CHECKING:
    from web.model.page import Page


def begin(page: Page) -> Page:
    """Begin the deal of today, go on with it, or look at how it ended: there is one try."""
    deal = Deal(page.day)
    if deal.id in page.saves:
        return keeping.resume(page, deal.id)
    if page.achieved.deals.get(deal.day).how:
        return tell_text(page, "deal.gone")
    return sit(leave_untouched(page), Session(deal.match(), deal.players), OWN, deal.id)


def copy(page: Page, day: str) -> Page:
    """Copy how the deal of a day ended, as a short text to be passed on."""
    number = number_of(day)
    if number == NONE or not page.achieved.deals.get(number).over:
        return page
    text = shared_text(page.achieved.deals, number, page.window.address, page.texts)
    return page.copies(text, "deal")

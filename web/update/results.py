"""How games end, noted for what one has done; and how far one has come with the deal of the day."""

from __future__ import annotations

from typing import TYPE_CHECKING

from web.model.deals import Try
from web.model.results import Ended

if TYPE_CHECKING:
    from web.model.page import Page
    from web.model.play import Play
    from web.model.saves import Save


def noted(page: Page, play: Play, save: Save) -> Page:
    """The page with what a kept game has come to; not one of others, where somebody else may play next."""
    if page.window.embedded:
        return page
    ended = Ended.of(save)
    if ended is not None and ended.id not in page.achieved.results:
        page = page.achieves(results=page.achieved.results.taking([ended]))
    if play.deal is None or play.untouched or play.session.alone is None:
        return page
    attempt = Try.of(play.session.match, play.session.alone)
    deals = page.achieved.deals.put(play.deal, attempt)
    return page if deals == page.achieved.deals else page.achieves(deals=deals)

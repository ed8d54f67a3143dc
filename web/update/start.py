"""What was done on the page before Python was there, carried out now: see web/js/start.js."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from web.model.dialog import Plain
from web.update.handlers import handle

if TYPE_CHECKING:
    from web.model.message import Message, PlaceReached
    from web.model.page import Page

DIALOGS = ("settings", "keys")  # that can be open already


def take_over(page: Page, place: PlaceReached, order: Message | None, *, pasted: str, dialog: str) -> Page:
    """Go where the address says, then do what was ordered; what is open or written stays as it is."""
    if place.address or place.place:
        page = handle(page, place)
    page = replace(page, pasted=pasted or page.pasted)
    if order is not None:
        page = handle(page.does(replace=False), order)  # a step of its own, to go back from
    return replace(page, dialog=Plain(dialog)) if dialog in DIALOGS else page

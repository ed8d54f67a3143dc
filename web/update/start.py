"""What was done on the page before Python was there, carried out now: see web/js/start.js."""

from __future__ import annotations

from typing import TYPE_CHECKING

from web.model.message import PlaceReached
from web.update.events import handle

if TYPE_CHECKING:
    from web.model.message import Message
    from web.model.page import Page

DIALOGS = ("settings", "keys")  # that can be open already


def take_over(page: Page, place: PlaceReached, order: Message | None, *, pasted: str, dialog: str) -> None:
    """Go where the address says, then do what was ordered; what is open or written stays as it is."""
    if place.address or place.place:
        handle(page, place)
    page.pasted = pasted or page.pasted
    if order is not None:
        page.effects.replace = False  # a step of its own, to go back from
        handle(page, order)
    if dialog in DIALOGS:
        page.dialog = dialog

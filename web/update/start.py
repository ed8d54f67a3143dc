"""What was done on the page before Python was there, carried out now: see web/js/start.js."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from web.update.events import handle

if TYPE_CHECKING:
    from collections.abc import Mapping

    from web.model.page import Page

DIALOGS = ("settings", "keys")  # that can be open already


def take_over(page: Page, known: Mapping[str, Any]) -> None:
    """Go where the address says, then do what was ordered; what is open or written stays as it is."""
    if known.get("hash") or known.get("place"):
        handle(page, {"type": "place", "start": True, **known})
    page.pasted = str(known.get("pasted") or "") or page.pasted
    order = known.get("order")
    if order:
        page.effects.replace = False  # a step of its own, to go back from
        handle(page, order)
    if known.get("dialog") in DIALOGS:
        page.dialog = known["dialog"]

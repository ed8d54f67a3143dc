"""What was done on the page before Python was there, carried out now: see web/js/start.js."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Mapping

    from web.app import App

DIALOGS = ("settings", "keys")  # that can be open already


def take_over(app: App, known: Mapping[str, Any]) -> None:
    """Go where the address says, then do what was ordered; what is open or written stays as it is."""
    if known.get("hash") or known.get("place"):
        app.handle({"type": "place", "start": True, **known})
    app.pasted = str(known.get("pasted") or "") or app.pasted
    order = known.get("order")
    if order:
        app.keeper.replace = False  # a step of its own, to go back from
        app.handle(order)
    if known.get("dialog") in DIALOGS:
        app.dialog = known["dialog"]

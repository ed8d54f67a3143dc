"""Reporting a problem: what happened, copied as a text. Nothing leaves the device by itself."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pygames.games import PLAYABLE
from web.update.screens import close

if TYPE_CHECKING:
    from web.model.page import Page


def rules() -> str:
    """Which rules are played here: `heroz.3 boss-quest.3 …`, the games with the versions of their rules."""
    return " ".join(f"{name}.{game.rules_version}" for name, game in PLAYABLE.items())


def copy(page: Page) -> Page:
    """Copy what has happened since the page was opened; what is told of it stands behind no dialog."""
    return close(page).does(report=True)

"""The page's start."""

import sys

import js


def start() -> None:
    """Show that Python runs."""
    js.pygamesPage.render(f"<h1>pygames</h1><p>ready: Python {sys.version}</p>")
    js.document.documentElement.dataset.state = "ready"

"""A newer version of the page is offered; a frame that lets no file be saved is told the link."""

from __future__ import annotations

import pytest

from tests.web.driven import App
from tests.web.hands import begin, press


@pytest.mark.parametrize(
    ("language", "shown", "said"),
    [("en", "New version", "A new version of this page"), ("fr", "Nouvelle version", "Une nouvelle version")],
)
def test_a_newer_version_is_offered_once(language: str, shown: str, said: str) -> None:
    """It is shown and said, beside a game that goes on; "later" puts it away."""
    app = begin(language)
    assert app.payload()["parts"]["newer"] == ""
    record = app.page.link
    app.handle({"type": "newer"})
    payload = app.payload()
    assert shown in payload["parts"]["newer"]
    assert said in payload["say"]
    assert payload["record"] == record
    assert 'data-do="load-newer"' in payload["parts"]["newer"]
    press(app, do="load-newer")  # offline.js does it
    assert shown in app.payload()["parts"]["newer"]
    press(app, do="newer-later")
    assert app.payload()["parts"]["newer"] == ""


def test_where_no_file_can_be_saved() -> None:
    """The link stands in its place, and no file is offered."""
    app = App({"languages": "en", "address": "https://tables.example/", "files": False})
    press(app, do="set-up", arg="heroz")
    app.handle({"type": "submit", "form": "setup", "data": {"who0": "human", "who1": "human", "seed": "3"}})
    app.payload()
    press(app, do="export")
    payload = app.payload()
    assert payload["file"] is None
    assert app.page.whole_link() in payload["parts"]["app"]
    assert "No file can be saved" in payload["say"]

"""A newer version of the page is offered; a frame that lets no file be saved is told the link."""

import pytest

from tests.web.driven import App
from tests.web.hands import begin, press
from web.model import links

LOAD = 'data-do="load-newer"'


@pytest.mark.parametrize(
    ("language", "shown", "said"),
    [("en", "New version", "A new version of this page"), ("fr", "Nouvelle version", "Une nouvelle version")],
)
def test_a_newer_version_is_offered_once(language: str, shown: str, said: str) -> None:
    """At a table it is said, and the menu has it; away from one it is shown; "later" puts it away."""
    app = begin(language)
    assert LOAD not in app.payload()["parts"]["app"]
    record = app.page.link
    app.handle({"type": "newer"})
    payload = app.payload()
    assert payload["parts"]["newer"] == ""
    assert LOAD in payload["parts"]["app"]
    assert said in payload["say"]
    assert payload["record"] == record
    press(app, do="load-newer")  # offline.js does it
    press(app, do="home")
    offer = app.payload()["parts"]["newer"]
    assert shown in offer
    assert LOAD in offer
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
    assert links.whole_link(app.page) in payload["parts"]["app"]
    assert "No file can be saved" in payload["say"]

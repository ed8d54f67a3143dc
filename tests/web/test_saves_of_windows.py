"""Games kept in the browser while several windows are open, or one comes back."""

import json

import pytest

import pygames
from tests.kit.play import decision_of
from tests.web.browser import Browser, kept
from tests.web.driven import App
from tests.web.hands import (
    press,
    session,
    settle,
)
from web.model import running
from web.model.page import written_down
from web.model.screen import Gallery


def choose(app: App, browser: Browser) -> None:
    """Make the last of the legal choices, and keep that."""
    settle(app)
    press(app, choice=str(len(decision_of(session(app).match).legal_actions) - 1))
    settle(app)
    browser.sync(app)


@pytest.mark.parametrize("locks", [True, False])
def test_who_was_away_looks_at_what_is_kept_first(locks: bool) -> None:
    """A window that was put aside goes on with what another has made of the game; nothing is lost."""
    browser = Browser()
    first = browser.open(locks=locks)
    browser.start(first)
    choose(first, browser)
    name = kept(browser).id
    second = browser.open(locks=locks)
    press(second, do="continue", arg=name)
    second.handle({"type": "claim", "id": name, "ok": True, "text": browser.texts[name]})
    for _ in range(3):
        choose(second, browser)
    newest = dict(browser.texts)
    first.handle({"type": "back", "games": newest})
    page = browser.sync(first)
    if locks:
        assert page["claim"] == {"id": name, "asks": True}
        assert running.pause(first.page) is None
        first.handle({"type": "claim", "id": name, "ok": True, "text": newest[name]})
        page = browser.sync(first)
    assert "another window" in page["say"]
    assert session(first).match.record == session(second).match.record
    assert browser.texts == newest
    choose(first, browser)
    assert kept(browser).choices > json.loads(newest[name])["choices"]


def test_a_window_that_comes_back_while_the_game_is_open_elsewhere_is_told() -> None:
    browser = Browser()
    first = browser.open(locks=True)
    browser.start(first)
    choose(first, browser)
    name = kept(browser).id
    first.handle({"type": "back", "games": dict(browser.texts)})
    assert browser.sync(first)["claim"] == {"id": name, "asks": True}
    first.handle({"type": "claim", "id": name, "ok": False, "text": browser.texts[name]})
    page = browser.sync(first)
    assert isinstance(first.page.screen, Gallery)
    assert "another tab or window" in page["say"]


def test_a_window_that_comes_back_alone_goes_on_as_it_was() -> None:
    """A choice may be made before it is known that no other window has the game."""
    browser = Browser()
    app = browser.open(locks=True)
    browser.start(app)
    choose(app, browser)
    name, text = next(iter(browser.texts.items()))
    app.handle({"type": "back", "games": dict(browser.texts)})
    browser.sync(app)
    press(app, choice=str(len(decision_of(session(app).match).legal_actions) - 1))
    record = session(app).match.record
    app.handle({"type": "claim", "id": name, "ok": True, "text": text})
    assert session(app).match.record == record
    browser.sync(app)
    assert kept(browser).record == record.json()


def test_the_list_of_a_window_that_comes_back_is_that_of_the_storage() -> None:
    """A game that was deleted elsewhere is not listed, and one that went on is continued from there."""
    browser = Browser()
    first = browser.open(locks=True)
    for seed in (1, 2):
        browser.start(first, seed=seed)
        choose(first, browser)
        press(first, do="home")
    away = browser.open(locks=True)
    gone, on = [save.id for save in first.page.saves.unfinished]
    press(first, do="delete", arg=gone)
    browser.sync(first)
    press(first, do="continue", arg=on)
    first.handle({"type": "claim", "id": on, "ok": True, "text": browser.texts[on]})
    choose(first, browser)
    away.handle({"type": "back", "games": dict(browser.texts)})
    assert gone not in away.html()
    press(away, do="continue", arg=on)
    assert session(away).match.record == session(first).match.record


def test_whoever_gets_a_game_is_told_how_it_stands() -> None:
    """Another window may have written between the press and the lock."""
    browser = Browser()
    first = browser.open(locks=True)
    browser.start(first)
    choose(first, browser)
    second = browser.open(locks=True)
    name = kept(browser).id
    press(second, do="continue", arg=name)
    choose(first, browser)
    second.handle({"type": "claim", "id": name, "ok": True, "text": browser.texts[name]})
    assert session(second).match.record == session(first).match.record
    assert second.page.play is not None
    assert second.page.play.claimed


def test_a_deletion_that_the_storage_refused_is_tried_again() -> None:
    browser = Browser()
    app = browser.open()
    browser.start(app)
    (name,) = browser.texts
    press(app, do="home")
    browser.works = False
    press(app, do="delete", arg=name)
    browser.sync(app)
    assert name in browser.texts
    browser.works = True
    press(app, do="settings")
    browser.sync(app)
    assert not browser.texts


def test_a_game_that_is_kept_is_not_kept_again_whatever_was_written_down_meanwhile() -> None:
    browser = Browser()
    app = browser.open()
    browser.start(app)
    for seed in range(8):
        written_down(pygames.new("heroz", seed=seed))
    assert app.keep() == {}

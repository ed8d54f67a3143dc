"""Messages go with what they are about: a mode of the table, or the choice before."""

import pytest

import pygames
from pygames.engine.event import Event
from pygames.engine.rng import Rng
from pygames.games import PLAYABLE
from pygames.words.localizer import Localizer
from tests.kit.play import Player
from tests.web.driven import App
from tests.web.hands import begin, key, offered, press, session, settle, start
from web.model.news import MOST, News
from web.texts import Texts


def told(app: App) -> str:
    """The message shown now."""
    return "" if app.page.notice is None else app.page.notice.say(app.page.texts, app.page.localizer)


def choose(app: App) -> None:
    """Make a choice, whatever it is."""
    before = len(app.page.play.session.match.choices) if app.page.play else 0
    while app.page.play is not None and len(app.page.play.session.match.choices) == before:
        name, value = offered(app.html())[0]
        press(app, **{name: value})


@pytest.mark.parametrize("end", ["answer", "again", "escape"])
def test_what_is_said_of_asking_why_goes_with_asking(end: str) -> None:
    app = begin(seed=3)
    press(app, do="why")
    assert told(app) == app.page.texts("why.mode")
    if end == "answer":
        press(app, why="B1")
    elif end == "again":
        press(app, do="why")
    else:
        key(app, "Escape")
    assert told(app) == ""


def test_what_is_said_of_the_past_goes_with_the_past() -> None:
    app = begin(seed=3)
    choose(app)
    press(app, do="look", arg="0")
    press(app, why="B1")
    assert told(app) == app.page.texts("look.only")
    press(app, do="look-before")
    assert told(app) == app.page.texts("look.only")
    press(app, do="look-away")
    assert told(app) == ""


def test_a_message_goes_with_the_next_choice_and_a_link_stays_until_then() -> None:
    """An answer leaves it to be copied by hand; after a choice it leads to the past, and lies in the way."""
    app = begin(seed=3)
    choose(app)
    press(app, do="undo")
    assert told(app) == app.page.texts("undo.done")
    choose(app)
    assert told(app) == ""
    settle(app)
    app.handle({"type": "copied", "ok": False})
    link = app.page.notice
    press(app, why="B1")
    assert app.page.notice is link
    choose(app)
    assert app.page.notice is None


def test_two_presses_at_the_most_lead_to_the_first_own_choice() -> None:
    """The cover, and the choice; or the first game, where the steps before it are only read."""
    for game in PLAYABLE:
        app = App({"languages": "en", "preferences": {"pace": "instant"}})
        start(app, game)
        while app.pause is not None:
            app.tick()
        play = app.page.play
        assert play is not None
        assert play.session.can_act
        wordless = [n for n, it in enumerate(play.session.marks.legal_actions) if len(it.words) < 2]
        if wordless:
            press(app, choice=str(wordless[0]))
            assert any(it.seat == 0 for it in session(app).match.choices)
        else:
            assert any(name == "step" for name, _ in offered(app.html()))


def test_what_came_of_a_choice_is_announced_with_the_turn_that_followed() -> None:
    """Even where all of it is told together, as at the instant pace."""
    match, player = pygames.new("heroz", seed=4), Player(Rng(4))
    events: list[Event] = []
    while len(events) < MOST:
        events += match.play(player.choose(match.asks.legal_actions))
    localizer, events = Localizer(match.game, "en"), events[:MOST]
    said, left = News().happened(events, "").announced(Texts("en"), localizer, 0)
    assert left == News()
    assert said == " ".join(localizer.event(it.seen_by(0)) for it in events)


def test_what_happened_in_a_game_is_not_told_in_another_that_takes_its_place() -> None:
    """Somebody goes on to another game before the page was shown: its words are others."""
    app = App({"languages": "en", "preferences": {"pace": "instant"}})
    start(app, "boss-quest")
    while app.pause is not None:
        app.tick()
    choose(app)
    start(app, "hero-realms")
    said = app.payload()["say"]
    assert app.page.failure is None
    assert "weapon" not in said
    assert "Play cards" in said


def test_what_was_read_goes_by_itself_but_a_link_stays() -> None:
    """The browser tells when a message can have been read (web/js/notices.js)."""
    app = begin(seed=3)
    press(app, do="why")
    app.handle({"type": "read"})
    assert told(app) == ""
    press(app, do="copy")
    app.handle({"type": "copied", "ok": False})
    link = app.page.notice
    assert link is not None
    assert link.link
    assert "data-goes" not in app.html().split('class="notice"')[1].split(">")[0]
    app.handle({"type": "read"})
    assert app.page.notice is link

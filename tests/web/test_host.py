"""What a page around this one is told and may ask for: web/model/messages.py, web/update/host.py."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

import pygames
from pygames.engine.match import Match
from pygames.engine.rng import Rng
from pygames.games import PLAYABLE
from pygames.school.witness import witnesses
from tests.web.driven import App
from tests.web.hands import table
from web.model import posts
from web.model.play import Visiting
from web.model.session import Session
from web.model.sight import Player
from web.update.screens import sit
from web.update.telling import tell_host

if TYPE_CHECKING:
    from web.model.posts import Post

LINK = pygames.new("heroz", seed=4).record.link(pygames.load("heroz"))


def framed(**known: object) -> App:
    """The page in a frame of another."""
    return App({"languages": "en", "framed": True, "embedded": True, **known})


def told(app: App) -> list[Post]:
    """What the page around hears now."""
    found: list[Post] = app.payload()["host"]["messages"]
    return found


def ask(app: App, type: str, **more: object) -> list[Post]:
    """The page around asks for something; what it hears then."""
    app.handle({"type": "host", "message": {"type": type, **more}})
    return told(app)


def match_of(app: App) -> Match:
    """The game on the table."""
    assert app.page.play is not None
    return app.page.play.session.match


def middle(game: str) -> Match:
    """A game in which cards lie hidden from everybody or somebody."""
    match, rng = pygames.new(game, seed=7), Rng(7)
    for _ in range(25):
        if match.decision is not None:
            match.play(rng.choice(match.decision.legal_actions))
    return match if match.decision is not None else match.at_choice(len(match.choices) - 1)


@pytest.mark.parametrize("game", PLAYABLE)
def test_hidden_cards_dealt_anew_give_the_same_messages(game: str) -> None:
    """Whatever is asked for or pressed in a running game: a host cannot tell one deal from another."""
    match = middle(game)
    heard: list[list[Post]] = []
    links = set()
    for seed in range(3):
        app = framed()
        deal = match.as_known(None, seed)
        links.add(deal.record.link(deal.game))
        assert deal.decision is not None
        people = [Player(bot="" if it == deal.decision.seat else "random") for it in range(deal.seats)]
        app.page = sit(app.page, Session.of(deal, people), Visiting())
        assert not app.page.open_to_host
        said = told(app)
        said += ask(app, "hint")
        while app.toiling:
            app.toil()
        said += ask(app, "hint") + ask(app, "set", lang="fr") + ask(app, "goto", at=0)
        for word in ("", "A1", *(it.words[0] for it in deal.decision.legal_actions if it.words)):
            app.handle({"type": "key", "key": "w", "data": {"why": word}})
            said += told(app)
        kinds = (posts.hint(1, "HZ-27"), posts.learned("HZ-27", 1), posts.step("first", 1, 2))
        app.page = tell_host(app.page, *kinds, posts.solved("first", 1, 0), posts.failed("first", 1, 0))
        said += told(app) + ask(app, "load", link="no.link") + ask(app, "reset")
        heard.append(said)
    assert len(links) == 3
    assert heard[0] == heard[1] == heard[2]
    assert [it["type"] for it in heard[0]] == ["asked", "error", "error"]


def test_where_the_whole_game_may_be_told_so_are_hints() -> None:
    """In puzzles and in examples of rules, whose cards are known to everybody."""
    app = framed()
    ask(app, "load", puzzle="heroz/8")
    assert [it["type"] for it in ask(app, "hint")] == ["hint"]
    ask(app, "load", rule="heroz/HZ-27")
    app.page = tell_host(app.page, posts.learned("HZ-28", 2))
    assert told(app) == [{"type": "learned", "rule": "HZ-28", "stage": 2}]
    app.handle({"type": "key", "key": "w", "data": {"why": "A12"}})
    assert [it["type"] for it in told(app)] == ["refused"]


@pytest.mark.parametrize(
    "what", [{"record": LINK}, {"link": LINK}, {"record": pygames.replay(LINK).record.json()}]
)
def test_a_page_around_loads_a_game_and_begins_it_again(what: dict[str, object]) -> None:
    """It hears who is asked; after a choice `reset` opens the beginning once more."""
    app = framed()
    assert [it["type"] for it in ask(app, "load", **what)] == ["asked"]
    assert match_of(app).record.link(pygames.load("heroz")) == LINK
    app.handle({"type": "click", "data": {"choice": "0"}})
    assert [it["type"] for it in told(app)] == ["choice", "asked"]
    assert len(match_of(app).choices) == 1
    assert [it["type"] for it in ask(app, "reset")] == ["asked"]
    assert match_of(app).choices == []


def test_a_page_around_opens_lessons_puzzles_and_drills_and_begins_them_again() -> None:
    """By their names; `reset` opens the one that was opened last."""
    for what, name in (({"lesson": "heroz/columns"}, "columns"), ({"puzzle": "hero-realms/1"}, "1")):
        app = framed()
        for heard in (ask(app, "load", **what), ask(app, "reset")):
            assert ("step", name) in [(it["type"], it.get("lesson")) for it in heard]
    app.handle({"type": "click", "data": {"do": "lesson", "arg": "heroz/first-game"}})  # the person chose
    assert "asked" in [it["type"] for it in told(app)]
    assert ("step", "first-game") in [(it["type"], it.get("lesson")) for it in ask(app, "reset")]
    ask(app, "load", drill="heroz")
    ask(app, "reset")
    assert app.page.play is not None
    assert app.page.play.drilling is not None
    assert app.page.play.drilling.game.id == "heroz"


def test_a_page_around_looks_at_the_past_and_goes_on() -> None:
    """`goto` counts choices, as the address does; after all of them the game goes on."""
    match = middle("heroz")
    app = framed(hash=match.record.link(match.game))
    ask(app, "goto", at=3)
    look = table(app).look
    assert look is not None
    assert look.step == 3
    ask(app, "goto", at=25)
    assert table(app).look is None


def test_a_page_around_opens_the_example_of_a_rule() -> None:
    """Its cards are known to everybody, so all of it may be told; what there is not is told too."""
    app = framed()
    assert [it["type"] for it in ask(app, "load", rule="heroz/hz-27")] == ["asked", "learned"]
    assert app.page.play is not None
    assert app.page.play.example is not None
    assert app.page.play.example.witness == witnesses("heroz")["HZ-27"]
    assert app.page.told_host["whole"]
    assert ask(app, "load", rule="heroz/HZ-999") == [{"type": "error", "key": "example.none"}]
    assert ask(app, "load", rule="chess/HZ-27") == [{"type": "error", "key": "no_such_game"}]


NONSENSE: list[dict[str, Any]] = [
    {"type": "load"},
    {"type": "load", "rule": "HZ-27"},
    {"type": "load", "record": 3},
    {"type": "goto"},
    {"type": "goto", "at": "3"},
    {"type": "goto", "at": True},
    {"type": "goto", "at": -1},
    {"type": "set", "lang": "de"},
    {"type": "set", "keys": "off"},
    {"type": "choose", "choice": 0},
]


@pytest.mark.parametrize("asked", NONSENSE, ids=str)
def test_what_makes_no_sense_is_left_alone(asked: dict[str, Any]) -> None:
    """Nothing is told, nothing changes."""
    app = framed(hash=LINK)
    before = app.payload()
    app.handle({"type": "host", "message": asked})
    after = app.payload()
    assert after["host"]["messages"] == []
    assert after["parts"] == before["parts"]
    assert not app.page.crashed


def test_without_a_page_around_nothing_is_told_or_obeyed() -> None:
    """Alone nobody listens, and nobody may ask."""
    app = App({"languages": "en", "hash": LINK})
    assert told(app) == []
    app.handle({"type": "host", "message": {"type": "load", "rule": "heroz/HZ-27"}})
    assert app.page.play is None or app.page.play.example is None
    app.page = tell_host(app.page, posts.error("open.empty"))
    assert told(app) == []

"""What a page around this one is told and may ask for: web/model/messages.py, web/update/host.py."""

from typing import Any

import pytest

import pygames
from pygames.engine.match import Match
from pygames.engine.rng import Rng
from pygames.games import PLAYABLE
from pygames.school.lesson import lessons
from pygames.school.puzzle import numbers
from pygames.school.witness import witnesses
from tests.web.driven import App
from tests.web.hands import table
from web.model import host_told, links
from web.model.host_told import HostMessage
from web.model.play import Visiting
from web.model.session import Session
from web.model.sight import Player
from web.update import progress
from web.update.notices import tell_host
from web.update.screens import sit

LINK = pygames.new("heroz", seed=4).record.link(pygames.load("heroz"))


def framed(**known: object) -> App:
    """The page in a frame of another."""
    return App({"languages": "en", "framed": True, "embedded": True, **known})


def told(app: App) -> list[HostMessage]:
    """What the page around hears now."""
    found: list[HostMessage] = app.payload()["host"]["messages"]
    return found


def ask(app: App, type: str, **more: object) -> list[HostMessage]:
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
    heard: list[list[HostMessage]] = []
    found = set()
    for seed in range(3):
        app = framed()
        deal = match.as_known(None, seed)
        found.add(deal.record.link(deal.game))
        assert deal.decision is not None
        people = [Player(bot="" if it == deal.decision.seat else "random") for it in range(deal.seats)]
        app.page = sit(app.page, Session.of(deal, people), Visiting())
        assert not links.open_to_host(app.page)
        said = told(app)
        said += ask(app, "hint")
        while app.toiling:
            app.toil()
        said += ask(app, "hint") + ask(app, "set", lang="fr") + ask(app, "goto", at=0)
        for word in ("", "A1", *(it.words[0] for it in deal.decision.legal_actions if it.words)):
            app.handle({"type": "key", "key": "w", "data": {"why": word}})
            said += told(app)
        name = {"en": "…"}
        rules = (host_told.hint(1, "HZ-27", name), host_told.learned("HZ-27", name, 1))
        steps = (host_told.step("first", name, 1, 2), host_told.solved("first", name, 1, 0))
        app.page = tell_host(app.page, *rules, *steps, host_told.failed("first", name, 1, 0))
        said += told(app) + ask(app, "load", link="no.link") + ask(app, "reset")
        heard.append(said)
    assert len(found) == 3
    assert heard[0] == heard[1] == heard[2]
    assert [it["type"] for it in heard[0]] == ["asked", "set", "at", "error", "error"]
    assert {it["game"] for it in heard[0]} == {game}


def test_where_the_whole_game_may_be_told_so_are_hints() -> None:
    """In puzzles and in examples of rules, whose cards are known to everybody."""
    app = framed()
    ask(app, "load", puzzle="heroz/8")
    assert [it["type"] for it in ask(app, "hint")] == ["hint"]
    ask(app, "load", rule="heroz/HZ-27")
    name = {"en": "…"}
    app.page = tell_host(app.page, host_told.learned("HZ-28", name, 2))
    assert told(app) == [{"type": "learned", "game": "heroz", "rule": "HZ-28", "name": name, "stage": 2}]
    app.handle({"type": "key", "key": "w", "data": {"why": "A12"}})
    assert [it["type"] for it in told(app)] == ["refused"]


@pytest.mark.parametrize(
    "what", [{"record": LINK}, {"link": LINK}, {"record": pygames.replay(LINK).record.json()}]
)
def test_a_page_around_loads_a_game_and_begins_it_again(what: dict[str, object]) -> None:
    """It hears who is asked; after a choice `reset` opens the beginning once more."""
    app = framed()
    assert [it["type"] for it in ask(app, "load", **what)] == ["asked", "loaded"]
    assert match_of(app).record.link(pygames.load("heroz")) == LINK
    app.handle({"type": "click", "data": {"choice": "0"}})
    assert [it["type"] for it in told(app)] == ["choice", "asked"]
    assert len(match_of(app).choices) == 1
    assert [it["type"] for it in ask(app, "reset")] == ["asked", "loaded"]
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
    told(app)
    now = {"type": "at", "game": "heroz", "at": 25, "of": 25}
    assert ask(app, "goto", at=25) == [now]
    assert ask(app, "goto", at=3) == [{**now, "at": 3}]
    look = table(app).look
    assert look is not None
    assert look.step == 3
    app.handle({"type": "click", "data": {"do": "look-before"}})  # the person goes on by themselves
    assert told(app) == [{**now, "at": 2}]
    assert now in ask(app, "goto", at=25)
    assert table(app).look is None


def test_behind_the_curtain_no_past_is_shown() -> None:
    """The person who has the device may not be the one who is asked: `goto` is refused."""
    app = framed()
    app.page = sit(app.page, Session.of(pygames.new("heroz", seed=7), [Player(), Player()]), Visiting())
    while table(app).session.curtain is None or not match_of(app).choices:
        app.handle({"type": "click", "data": {"do": "lift"}})
        app.handle({"type": "click", "data": {"choice": "0"}})
    told(app)
    assert ask(app, "goto", at=0) == [{"type": "error", "game": "heroz", "key": "look.covered"}]


def test_a_page_around_opens_the_example_of_a_rule() -> None:
    """Its cards are known to everybody, so all of it may be told; what there is not is told too."""
    app = framed()
    assert [it["type"] for it in ask(app, "load", rule="heroz/hz-27")] == ["asked", "learned", "loaded"]
    assert app.page.play is not None
    assert app.page.play.example is not None
    assert app.page.play.example.witness == witnesses("heroz")["HZ-27"]
    assert links.told_host(app.page)["whole"]


RULES, LESSONS = list(witnesses("heroz")), list(lessons(pygames.load("heroz")))


@pytest.mark.parametrize(
    ("asked", "key", "known"),
    [
        ({"rule": "heroz/HZ-999"}, "example.none", RULES),
        ({"rule": "heroz"}, "example.none", RULES),
        ({"rule": "HZ-27"}, "no_such_game", [*PLAYABLE]),
        ({"rule": "chess/HZ-27"}, "no_such_game", [*PLAYABLE]),
        ({"lesson": "heroz/nonsense"}, "lesson_unknown", LESSONS),
        ({"lesson": "chess/first-game"}, "no_such_game", [*PLAYABLE]),
        ({"lesson": "nonsense"}, "not_a_link", [*PLAYABLE]),
        ({"puzzle": "heroz/999"}, "puzzle_unknown", [str(it) for it in numbers("heroz")]),
        ({"puzzle": "chess/1"}, "no_such_game", [*PLAYABLE]),
        ({"drill": "chess"}, "not_a_link", [*PLAYABLE]),
        ({"link": "chess.3.AgAA"}, "unknown_game", [*PLAYABLE]),
        ({"link": "heroz.3.AgAA"}, "damaged_link", None),
        ({"record": ""}, "open.empty", None),
        ({}, "host.nonsense", ["record", "link", "rule", "lesson", "puzzle", "drill"]),
        ({"record": 3}, "host.nonsense", ["record", "link", "rule", "lesson", "puzzle", "drill"]),
    ],
    ids=str,
)
def test_what_cannot_be_loaded_is_an_error_that_says_what_is_known(
    asked: dict[str, Any], key: str, known: list[str] | None
) -> None:
    """The error is told once, and the game on the table stays."""
    app = framed(hash=LINK)
    told(app)
    (error,) = ask(app, "load", **asked)
    assert error["key"] == key
    assert error.get("known") == known
    assert match_of(app).record.link(pygames.load("heroz")) == LINK


@pytest.mark.parametrize("place", ["heroz/lesson/nonsense", "heroz/puzzle/999", "chess/drill", "chess.3.Ag"])
def test_an_address_with_an_unknown_name_is_told_as_an_error_too(place: str) -> None:
    """An element may name what there is not."""
    (error,) = told(framed(hash=place))
    assert (error["type"], error["game"]) == ("error", "")
    assert error["known"]


def test_what_is_set_is_answered_by_what_holds() -> None:
    """A value that there is not changes nothing, and the answer says which there are."""
    app = framed(hash=LINK)
    told(app)
    holds = {"type": "set", "game": "heroz", "lang": "fr", "theme": "dark", "rendering": "table"}
    assert ask(app, "set", lang="fr", theme="dark") == [holds]
    refused = {"type": "error", "game": "heroz", "key": "host.nonsense", "known": ["en", "fr"]}
    assert ask(app, "set", theme="light", lang="de") == [refused]
    assert ask(app, "set", rendering="text") == [{**holds, "rendering": "text"}]
    assert ask(app, "set", keys="off") == [{**refused, "known": ["lang", "theme", "rendering"]}]


NONSENSE: list[dict[str, Any]] = [
    {"type": "goto"},
    {"type": "goto", "at": "3"},
    {"type": "goto", "at": True},
    {"type": "goto", "at": -1},
    {"type": "set", "lang": "de"},
    {"type": "choose", "choice": 0},
]


@pytest.mark.parametrize("asked", NONSENSE, ids=str)
def test_what_makes_no_sense_changes_nothing(asked: dict[str, Any]) -> None:
    """What is answered elsewhere is an error; what is no method is left alone."""
    app = framed(hash=LINK)
    before = app.payload()
    app.handle({"type": "host", "message": asked})
    after = app.payload()
    assert [it["type"] for it in after["host"]["messages"]] == (
        [] if asked["type"] == "choose" else ["error"]
    )
    assert after["parts"] == before["parts"]
    assert not app.page.crashed


def test_without_a_game_there_is_no_past() -> None:
    """In the list of games `goto`, `hint` and `reset` say that nothing is there."""
    app = framed()
    for method in ("goto", "hint", "reset"):
        assert ask(app, method, at=0) == [{"type": "error", "game": "", "key": "open.empty"}]


def test_what_was_learnt_names_its_own_game() -> None:
    """Whatever lies on the table: a puzzle of another game may have been loaded meanwhile."""
    app = framed()
    ask(app, "load", puzzle="hero-realms/1")
    app.page = progress.answer(app.page, "heroz", "HZ-27", right=True)
    assert [(it["type"], it["game"]) for it in told(app)] == [("learned", "heroz")]


def test_without_a_page_around_nothing_is_told_or_obeyed() -> None:
    """Alone nobody listens, and nobody may ask."""
    app = App({"languages": "en", "hash": LINK})
    assert told(app) == []
    app.handle({"type": "host", "message": {"type": "load", "rule": "heroz/HZ-27"}})
    assert app.page.play is None or app.page.play.example is None
    app.page = tell_host(app.page, host_told.error("open.empty"))
    assert told(app) == []

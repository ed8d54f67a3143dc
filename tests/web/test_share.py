"""Sharing a running game: what its link shows is told, and another one shows no more than one may know."""

import json
import re
import zlib
from base64 import urlsafe_b64decode
from html import unescape
from typing import Any
from urllib.parse import parse_qs, urlsplit

import pytest

import pygames
from pygames.engine.match import Match
from pygames.engine.rng import Rng
from pygames.games import PLAYABLE
from pygames.words.localizer import Localizer
from tests.web.driven import App
from tests.web.hands import begin, change, play_on, press, session, settle
from web.model import links
from web.model.embedding import position_said
from web.model.screen import AtTable
from web.texts import Texts
from web.update.commands import AT_TABLE, COMMANDS
from web.update.opening import opens
from web.view.still import still, tree

HIDDEN = "can see every card of the running game"
DEALT_ANEW = "dealt anew"


def offered(app: App) -> tuple[str, str]:
    """The link that the dialog offers, and the whole dialog."""
    html = "".join(map(str, app.payload()["parts"].values()))
    found = re.search(r'id="share-link"[^>]*value="[^"#]*#([^"]+)"', html)
    assert found
    return found[1], html


def test_a_running_game_can_be_shared_as_one_may_know_it() -> None:
    app = begin(seed=9)
    play_on(app, Rng(1), presses=12)
    settle(app)
    match = session(app).match
    press(app, do="share")
    whole, html = offered(app)
    assert pygames.replay(whole).record == match.record
    assert HIDDEN in html
    app.handle({"type": "change", "form": "share", "data": {"share": "known"}})
    known, html = offered(app)
    assert DEALT_ANEW in html
    assert HIDDEN not in html
    assert offered(app)[0] == known  # it does not change under one's eyes
    opened = pygames.replay(known)
    assert opened.seed is None
    assert opened.choices == []
    assert {**opened.view(0), "decision": None} == {**match.view(0), "decision": None}
    press(app, do="copy", arg="known")
    assert app.payload()["copy"].endswith(known)


@pytest.mark.parametrize(("which", "told"), [("whole", True), ("known", False)])
def test_copying_the_link_of_a_running_game_says_what_it_shows(which: str, told: bool) -> None:
    app = begin(seed=9)
    press(app, do="copy", arg=which)
    app.payload()
    app.handle({"type": "copied", "ok": True})
    assert ("hidden cards included" in app.payload()["say"]) is told


def said(app: App, which: str) -> dict[str, str]:
    """What the frame says, by its names, that is copied for a web page."""
    press(app, do="copy-embed", arg=which)
    (source,) = re.findall(r'src="([^"]*)"', str(app.payload()["copy"]))
    link, _, rest = urlsplit(unescape(source)).fragment.partition("&")
    return {"": link, **{name: value for name, (value,) in parse_qs(rest).items()}}


def about(app: App, which: str) -> str:
    """What it is about."""
    return said(app, which).get("about", "")


def words(tree: list[Any]) -> str:
    """What is read in a table that was packed."""
    return "".join(it if isinstance(it, str) else words(it[2:]) for it in tree)


@pytest.mark.parametrize("which", ["whole", "open"])
def test_a_frame_for_a_web_page_shows_the_table_that_its_reader_will_see(which: str) -> None:
    """That of the seat that is asked in the game of its link, with what is dealt anew in it."""
    app = begin(seed=9)
    play_on(app, Rng(1), presses=12)
    settle(app)
    frame = said(app, which)
    match = pygames.replay(frame[""])
    assert match.decision is not None
    localizer = Localizer(match.game, "en", options=match.options)
    drawn = tree(still(match, match.decision.seat, localizer, Texts("en")))
    code = frame["drawn"]
    assert json.loads(zlib.decompress(urlsafe_b64decode(code + "=" * (-len(code) % 4)), -15)) == drawn
    assert len(words(drawn)) > 50
    assert (
        opens(f'<iframe src="https://tables.example/?embed&lang=en#{frame[""]}&drawn={code}">') == frame[""]
    )


def test_a_frame_for_a_web_page_says_which_position_it_shows() -> None:
    """The game as it stands or as it is looked at, by seats, in the language of who copies it."""
    app = begin("fr", seed=9)
    play_on(app, Rng(1), presses=12)
    settle(app)
    said = about(app, "whole")
    assert re.match(r"Tour [2-9]\s: le joueur [AB] · .* · .*\.$", said)
    press(app, do="look-before")
    assert about(app, "whole") == said
    press(app, do="look", arg="0")
    assert about(app, "step").startswith("Tour 1\u202f: le joueur A · ")


def test_a_frame_with_a_lesson_leaves_its_words_to_the_lesson() -> None:
    assert not about(
        App({"languages": "en", "hash": "heroz/lesson/columns", "address": "https://tables.example/"}),
        "whole",
    )


@pytest.mark.parametrize("game", PLAYABLE)
def test_a_frame_says_the_same_whatever_is_hidden(game: str) -> None:
    """Its words are those of an onlooker: as with the same game dealt anew."""
    match = pygames.new(game, seed=3)
    rng = Rng(3)
    while match.decision is not None:
        assert position_said(match.as_known(None, 7), "en") == position_said(match, "en")
        match.play(match.decision.legal_actions[rng.below(len(match.decision.legal_actions))])


def test_a_running_game_can_be_shared_as_everybody_may_know_it() -> None:
    app = begin(seed=9)
    play_on(app, Rng(1), presses=12)
    settle(app)
    match = session(app).match
    press(app, do="share")
    app.handle({"type": "change", "form": "share", "data": {"share": "open"}})
    link, html = offered(app)
    assert "All hidden cards are dealt anew" in html
    assert HIDDEN not in html
    opened = pygames.replay(link)
    assert opened.choices == []
    assert opened.view(None) == match.view(None)
    assert opened.view(0)["hands"] != match.view(0)["hands"]


def test_a_page_around_this_one_gets_no_seed_whatever_is_pressed() -> None:
    """Of a running game; alone the page tells all, and of a game that is over a frame does too."""
    app = begin(seed=9)
    match = session(app).match
    alone = app.payload()["host"]
    assert (alone["record"], alone["whole"]) == (app.page.link, True)
    change(app, window=app.page.window._replace(framed=True))
    told = app.payload()["host"]
    assert not told["whole"]
    assert pygames.replay(told["record"]).seed is None
    assert pygames.replay(told["record"]).view(None) == match.view(None)
    assert app.payload()["host"] == told
    for first in (*COMMANDS, *AT_TABLE):
        for then in (first, "share", "close", "home", "agree"):
            other = begin(seed=9)
            change(other, window=other.page.window._replace(framed=True))
            press(other, do=first)
            press(other, do=then)
            shown = other.page.match
            if shown is not None and shown.decision is not None and shown.record.seed == 9:
                assert not other.payload()["host"]["whole"], (first, then)
    play_on(app, Rng(1))
    assert app.payload()["host"]["whole"]


def test_the_link_of_a_finished_game_needs_no_warning() -> None:
    app = begin(seed=9)
    play_on(app, Rng(1))
    press(app, do="share")
    link, html = offered(app)
    assert pygames.replay(link).decision is None
    assert HIDDEN not in html
    assert 'value="known"' not in html


@pytest.mark.parametrize("game", list(PLAYABLE))
def test_what_is_shared_as_known_is_the_same_whatever_is_hidden(game: str) -> None:
    """Two games that a seat cannot tell apart give the same link."""
    match, rng = pygames.new(game, seed=5), Rng(5)
    for _ in range(30):
        if match.decision is not None:
            match.play(rng.choice(match.decision.legal_actions))
    for seat in (None, *range(match.seats)):
        other = Match.at(match.game, match.search_state(seat, 77), match.options)
        links = {it.as_known(seat, 3).record.link(it.game) for it in (match, other)}
        assert len(links) == 1
        assert pygames.replay(links.pop()).view(seat)["result"] == match.view(seat)["result"]


@pytest.mark.parametrize("step", ["", "@0"])
@pytest.mark.parametrize(
    "who",
    [("human", "human"), ("human", "strong"), ("steady", "human"), ("human", "steady")],
)
def test_a_link_to_a_running_game_opens_with_who_sat_where(who: tuple[str, ...], step: str) -> None:
    """It does so at once, or after a step was looked at; the usual company needs no mark."""
    app = begin(who0=who[0], who1=who[1], seed=3, practice="1")
    link = links.whole_link(app.page)
    assert link.partition("#")[2].partition("~")[0] == session(app).link
    assert ("~" in link) == (who != ("human", "steady"))
    if step:
        link = link.replace("~", f"{step}~") if "~" in link else link + step
    other = App({"hash": link.partition("#")[2]})
    if step:
        press(other, do="look-away")
    assert isinstance(other.page.screen, AtTable)
    assert [it.bot or "human" for it in session(other).players] == [*who]
    assert session(other).match.record == session(app).match.record


@pytest.mark.parametrize("mark", ["~", "~human", "~human-cheat", "~human-human-human", "~" + "x" * 200, "~-"])
def test_a_mark_that_does_not_fit_is_as_if_it_were_not_there(mark: str) -> None:
    """The game is what counts; a link of before has none."""
    link = session(begin(seed=3)).link
    for text in (link, link + mark):
        app = App({"hash": text})
        assert (app.page.screen, app.page.notice) == (AtTable(), None)
        assert [it.bot for it in session(app).players] == ["", "steady"]


def test_what_is_over_or_shows_a_position_alone_says_nothing_of_who_played() -> None:
    app = begin(who1="human", seed=3)
    press(app, do="lift")
    assert [("~" in links.whole_link(app.page, which)) for which in ("whole", "known", "open")] == [
        True,
        False,
        False,
    ]
    play_on(app, Rng(3))
    assert app.page.state == "over"
    assert "~" not in links.whole_link(app.page)


def test_a_file_of_a_running_game_opens_with_who_sat_where_and_is_the_same_record() -> None:
    """The usual company leaves its bytes as they are."""
    for who in ("human", "steady"):
        app = begin(who1=who, seed=3)
        press(app, do="export")
        file = app.payload()["file"]
        assert file is not None
        record = session(app).match.record
        assert pygames.replay(file["text"]).record == record
        assert (file["text"] == record.json() + "\n") == (who == "steady")
        other = App({})
        other.handle({"type": "file", "text": file["text"]})
        assert [it.bot or "human" for it in session(other).players] == ["human", who]
    odd = {**json.loads(file["text"]), "players": [1, 2]}
    other.handle({"type": "file", "text": json.dumps(odd)})
    assert [it.bot or "human" for it in session(other).players] == ["human", "steady"]

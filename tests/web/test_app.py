"""The page as a person uses it, without a browser."""

import json
from collections.abc import Mapping
from dataclasses import fields
from importlib import import_module
from typing import Any, get_args

import pytest

import pygames
from pygames.engine.rng import Rng
from tests.kit.play import result_of
from tests.kit.truth import true_state
from tests.web.driven import App
from tests.web.hands import (
    ONE_HUMAN,
    TWO_HUMANS,
    begin,
    finished,
    handed_on,
    key,
    offered,
    play_on,
    press,
    screen,
    session,
    settle,
    shared,
    start,
)
from tests.web.test_saves import FORMER
from web.model import message as msg
from web.model.preferences import Preferences
from web.model.screen import AtTable, Gallery, SettingUp
from web.model.sight import cast_of


@pytest.mark.parametrize(("language", "who", "seed"), [("en", ONE_HUMAN, 0), ("fr", TWO_HUMANS, 2)])
def test_complete_games(language: str, who: dict[str, str], seed: int) -> None:
    """By pressing what is offered, to the end; the record gives the same game back."""
    app = begin(language, who, seed=seed)
    play_on(app, Rng(seed))
    page = app.payload()
    assert page["state"] == "over"
    again = pygames.replay(page["record"])
    match = session(app).match
    assert again.record == match.record
    assert again.result == match.result
    assert f'data-winners="{" ".join(map(str, result_of(match).winners))}"' in page["parts"]["app"]
    press(app, do="again")
    assert app.payload()["state"] == "ready"
    assert session(app).match.seed != match.seed


def test_a_rematch_is_against_the_same_opponents() -> None:
    """They are dealt other cards."""
    app = begin("en", {"who0": "human", "who1": "easy"})
    seeds = {number_of_deal(app)}
    first = cast_of(session(app).players, number_of_deal(app))
    assert first[1]
    for count in range(2, 9):
        press(app, do="again")
        seeds.add(number_of_deal(app))
        assert len(seeds) == count
        assert cast_of(session(app).players, number_of_deal(app)) == first


def number_of_deal(app: App) -> int:
    seed = session(app).match.seed
    assert seed is not None
    return seed


def test_what_is_offered_is_what_is_legal() -> None:
    """In the whole page, at every question and after every step."""
    app = begin(seed=3)
    rng = Rng(3)
    while app.page.state != "over":
        settle(app)
        if app.page.state == "over":
            break
        it = session(app)
        marks = it.marks
        found = offered(app.html())
        steps = {value for name, value in found if name == "step"}
        choices = {int(value) for name, value in found if name == "choice"}
        now = [step.choice for step in marks.next.values() if step.choice is not None]
        assert steps == {word for word, step in marks.next.items() if step.choice is None}
        assert choices == {*now, *marks.complete, *([] if marks.picked else marks.wordless)}
        name, value = rng.choice(found)
        press(app, **{name: value})


@pytest.mark.parametrize(
    ("languages", "found"), [("fr-CA en", "fr"), ("de en-US", "en"), ("de", "en"), ("", "en")]
)
def test_first_language(languages: str, found: str) -> None:
    """The first of the browser's that the page speaks."""
    assert App({"languages": languages}).payload()["language"] == found


def test_stored_preferences_come_first_and_bad_ones_are_left_out() -> None:
    """Whatever lies in the storage."""
    app = App(
        {"languages": "en", "preferences": {"language": "fr", "pace": "hasty", "theme": ["x"], "more": 1}}
    )
    assert app.page.preferences == Preferences("fr")


def test_languages_are_switched_in_place() -> None:
    """Without losing a pick, a refusal, an open dialog or a half-filled form."""
    app = begin()
    name, card = next(it for it in offered(app.html()) if it[0] == "step")
    press(app, **{name: card})
    press(app, why="★1")
    before = session(app).match.record
    press(app, do="language", arg="fr")
    page = app.payload()
    assert page["language"] == "fr"
    assert "Annuler" in page["parts"]["app"]
    assert "Changer" in page["parts"]["app"]
    assert "phase de combat" in page["parts"]["app"]
    assert shared(app)["language"] == "fr"
    assert session(app).picked == (card,)
    assert session(app).match.record == before

    form = App({})
    press(form, do="set-up", arg="heroz")
    form.handle({"type": "change", "form": "setup", "data": {"name0": "  Zoé   L. "}})
    form.handle({"type": "change", "form": "setup", "data": {"option-memory_aid": "1"}})
    press(form, do="language", arg="fr")
    html = form.payload()["parts"]["app"]
    assert 'value="Zoé L."' in html
    assert "Place A" in html
    assert form.page.form is not None
    assert form.page.form.options == {"memory_aid": True}


def test_a_game_that_takes_the_place_of_another_before_the_page_is_shown() -> None:
    """What was to be said of the first is said in its own words."""
    app = App({})
    start(app, "hero-realms")
    start(app, "heroz")
    settle(app)
    assert app.payload()["say"]


@pytest.mark.parametrize("game", ["chess", ""])
def test_a_game_that_cannot_be_played_is_said(game: str) -> None:
    """Whatever a button names; the page stays as it is."""
    app = App({})
    press(app, do="set-up", arg=game)
    page = app.payload()
    assert isinstance(app.page.screen, Gallery)
    assert page["say"]


def test_options_and_names_reach_the_game() -> None:
    """And the names are text, whatever they hold."""
    app = begin(fields={"who1": "steady", "option-strict_damage": "1"}, name0="<b>{n}</b>")
    match = session(app).match
    chosen = {name for name, value in match.options.items() if value}
    assert chosen == {"strict_damage"}
    assert match.seed == 7
    html = app.payload()["parts"]["app"]
    assert "&lt;b&gt;{n}&lt;/b&gt;" in html
    assert "<b>" not in html


@pytest.mark.parametrize("seed", ["-1", "x", "1e3", str(2**64), "²"])
def test_a_bad_seed_is_said(seed: str) -> None:
    """In the form, which stays."""
    app = App({})
    press(app, do="set-up", arg="heroz")
    app.handle({"type": "submit", "form": "setup", "data": {**ONE_HUMAN, "seed": seed}})
    page = app.payload()
    assert isinstance(app.page.screen, SettingUp)
    assert "A seed is a whole number" in page["parts"]["app"]
    assert "A seed is a whole number" in page["say"]


BAD = [
    "",
    "x",
    "heroz.3.AAAA",
    "chess.1.AAAA",
    "heroz.9.AAAA",
    "{}",
    '{"pygames":1}',
    "heroz.3.",
    "#",
    "%00",
    "é" * 50,
    "{" * 9999,
]


@pytest.mark.parametrize("text", BAD)
def test_bad_links_keep_the_game(text: str) -> None:
    """From the address and by hand: a message, nothing else."""
    app = begin()
    press(app, do="home")
    before = session(app).link
    for event in (
        {"type": "hash", "text": text},
        {"type": "submit", "form": "open", "data": {"record": text}},
    ):
        app.handle(event)
        assert app.page.failure is None
        page = app.payload()
        assert 'class="notice"' in page["parts"]["app"]
        assert page["say"]
        assert page["record"] == before
        press(app, do="dismiss")
    press(app, do="back")
    assert isinstance(app.page.screen, AtTable)
    assert session(app).link == before


@pytest.mark.parametrize(
    ("language", "why"),
    [
        ("en", "version 1 of the rules; they are now at version 3."),
        ("fr", "la version 1 des règles"),
    ],
)
@pytest.mark.parametrize("text", FORMER.values(), ids=FORMER)
def test_games_of_former_rules_say_so(text: str, language: str, why: str) -> None:
    """From the address, pasted and as a file; the game on the table stays."""
    assert why in App({"languages": language, "hash": text}).payload()["parts"]["app"]
    app = begin(language)
    before = session(app).link
    for event in (
        {"type": "hash", "text": text},
        {"type": "submit", "form": "open", "data": {"record": text}},
        {"type": "file", "text": text},
    ):
        app.handle(event)
        page = app.payload()
        assert why in page["parts"]["app"]
        assert why in page["say"]
        assert page["record"] == before
        press(app, do="dismiss")


@pytest.mark.parametrize(
    ("language", "why"),
    [
        (
            "en",
            "This is not the moment to attack: you attack in your own turn, after placing troops and heroes.",
        ),
        (
            "fr",
            "Ce n’est pas le moment d’attaquer : on attaque à son tour, après avoir posé troupes et héros.",
        ),
    ],
)
@pytest.mark.parametrize("other", ["", "boss-quest", "immortal-king"])
def test_a_choice_that_a_rule_refuses_is_told_in_the_words_of_its_game(
    other: str, language: str, why: str
) -> None:
    """Whatever is on the table."""
    app = App({"languages": language})
    if other:
        press(app, do="set-up", arg=other)
        app.handle({"type": "submit", "form": "setup", "data": ONE_HUMAN})
        settle(app)
    record = {**json.loads(pygames.new("heroz", seed=7).record.json()), "choices": ["attack A1"]}
    app.handle({"type": "submit", "form": "open", "data": {"record": json.dumps(record)}})
    assert app.page.failure is None
    page = app.payload()
    assert why in page["parts"]["app"]
    assert why in page["say"]


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize(
    "spoilt", [{"agenda": [["placement?", 9]]}, {"seats": 2.5}, {"turn": None}, {"hands": 1}, {}]
)
def test_a_bad_position_is_refused_in_words(spoilt: dict[str, object], language: str) -> None:
    """And the game on the table stays."""
    match = pygames.new("heroz", seed=1)
    position = {**true_state(match).data(), **spoilt} if spoilt else {}
    record = json.loads(pygames.position("heroz", true_state(match).data()).record.json())
    app = begin(language)
    before = session(app).link
    text = json.dumps({**record, "start": position})
    app.handle({"type": "submit", "form": "open", "data": {"record": text}})
    assert app.page.failure is None
    page = app.payload()
    assert 'class="notice"' in page["parts"]["app"]
    assert page["say"]
    assert page["record"] == before


def test_a_damaged_link_at_the_start() -> None:
    """Leads to the gallery with a message."""
    page = App({"hash": "heroz.3.AgcAU2Gx58k1MAtoz_QTgCEk-G1EKojFsKS"}).payload()
    assert "This link is damaged" in page["parts"]["app"]
    assert page["state"] == "ready"
    assert page["record"] == ""


def test_opening_a_running_game_shows_its_position() -> None:
    """Who plays can be changed there, in a game of its own; the link in the address stays meanwhile."""
    first = begin(fields=TWO_HUMANS)
    for _ in range(12):
        settle(first)
        handed_on(first)
        settle(first)
        name, value = offered(first.html())[-1]
        press(first, **{name: value})
    link = session(first).link
    for text in (link, f"https://else.example/x/#{link}", session(first).match.record.json()):
        app = App({})
        app.handle({"type": "submit", "form": "open", "data": {"record": f"  {text}\n"}})
        assert isinstance(app.page.screen, AtTable)
        assert session(app).match.record == session(first).match.record
        assert [it.bot for it in session(app).players] == ["", "steady"]
        app.keep()
        press(app, do="seats")
        assert app.payload()["record"] == link
        app.handle({"type": "submit", "form": "setup", "data": TWO_HUMANS})
        assert screen(app) == AtTable()
        assert session(app).match.record == session(first).match.record
        assert session(app).humans == (0, 1)
        app.keep()
        assert len(app.page.saves.unfinished) == 1


def test_opening_a_finished_game_shows_its_end() -> None:
    """Nobody has to be asked."""
    match = finished()
    app = App({"hash": match.record.link(match.game)})
    page = app.payload()
    assert page["state"] == "over"
    assert 'class="end"' in page["parts"]["app"]


def test_undo_says_why_not() -> None:
    """With the event that stands in the way."""
    app = begin(fields=TWO_HUMANS)
    press(app, do="lift")
    press(app, do="undo")
    assert "nothing to take back" in app.payload()["say"]
    press(app, step=next(value for name, value in offered(app.html()) if name == "step"))
    press(app, choice=next(value for name, value in offered(app.html()) if name == "choice"))
    count = len(session(app).match.choices)
    key(app, "u")
    assert len(session(app).match.choices) == count - 1
    assert "taken back" in app.payload()["say"]


def test_why_mode_explains_instead_of_playing() -> None:
    """By the button, then anything; by the key, whatever has the focus."""
    app = begin()
    name, value = next(it for it in offered(app.html()) if it[0] == "step")
    press(app, do="why")
    assert 'aria-pressed="true"' in app.html()
    press(app, **{name: value})
    assert "Yes: " in app.payload()["say"]
    assert not session(app).picked
    press(app, **{name: value})
    assert session(app).picked
    key(app, "w", why="★1")
    page = app.payload()
    assert "HZ-20" in page["say"]
    assert "Aces and jokers can be played in the combat phase only" in page["parts"]["app"]
    key(app, "r")
    assert app.payload()["focus"] == "#rule-HZ-20"
    key(app, "Escape")
    assert not app.payload()["modal"]
    key(app, "Escape")
    assert not session(app).picked


def test_shortcuts_can_be_switched_off() -> None:
    """All are switched off but Escape."""
    app = begin()
    app.handle({"type": "change", "form": "settings", "data": {"keys": "off"}})
    assert shared(app)["keys"] == "off"
    key(app, "?")
    key(app, "w")
    assert app.page.clear
    assert app.page.play is not None
    assert not app.page.play.asks_why


def test_a_fault_keeps_the_link(monkeypatch: pytest.MonkeyPatch) -> None:
    """A message without a traceback, the link, and a way back."""
    app = begin()
    link = session(app).link

    def broken(*_: object) -> str:
        raise ZeroDivisionError("secret detail")

    monkeypatch.setattr(import_module("web.view.games.heroz.table"), "table", broken)
    page = app.payload()
    assert page["state"] == "error"
    html = page["parts"]["app"]
    assert link in html
    assert "secret detail" not in html
    assert "Traceback" not in html
    assert page["record"] == link
    monkeypatch.undo()
    app.take_failure()
    press(app, do="go-on-after-crash")
    assert app.payload()["state"] == "ready"

    monkeypatch.setattr("web.model.session.Session.undo", broken)
    app.handle({"type": "click", "data": {"do": "undo"}})
    assert app.payload()["state"] == "error"


def test_nonsense_from_the_page_changes_nothing() -> None:
    """Stale or made-up presses are not played."""
    app = begin()
    before = session(app).match.record
    for data in (
        {"choice": "9999"},
        {"choice": "x"},
        {"choice": "-1"},
        {"step": "Z9"},
        {"do": "explode"},
        {"why": "Z9"},
        {},
    ):
        app.handle({"type": "click", "data": data})
        assert app.page.failure is None
    app.handle({"type": "unknown"})
    app.handle({})
    assert session(app).match.record == before


def test_copying_the_link() -> None:
    """Gives the whole address, and can be done by hand."""
    app = begin()
    press(app, do="copy")
    link = app.payload()["copy"]
    assert link == f"https://tables.example/#{session(app).link}~human-random"
    app.handle({"type": "copied", "ok": False})
    page = app.payload()
    assert link in page["parts"]["app"]
    assert "by hand" in page["parts"]["app"]


MADE: Mapping[str, Any] = {
    "str": "x",
    "str | None": "x",
    "int": 1,
    "bool": True,
    "Thing": msg.NOTHING,
    "Thing | None": None,
    "Mapping[str, str]": {},
    "Mapping[str, str | int]": {},
    "Mapping[str, Any] | None": None,
}


@pytest.mark.parametrize("kind", sorted({*get_args(msg.Message)} - {msg.Failed}, key=str))
def test_each_kind_of_message_has_an_answer(kind: Any) -> None:
    app = begin()
    app.send(kind(**{field.name: MADE[str(field.type)] for field in fields(kind)}))
    assert app.page.failure is None

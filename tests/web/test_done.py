"""What one has done: how games end, counted, shown as plots and in words, and taken along in a file."""

import json
import re
from typing import Any

import pytest

from pygames.engine.rng import Rng
from pygames.engine.text import LANGUAGES, Language
from pygames.games import PLAYABLE
from pygames.school.puzzle import in_order
from tests.web.driven import App
from tests.web.hands import change, play_on, press, session, settle, start
from web.model.deals import Try
from web.model.dialog import ProgressOffer
from web.model.exercises import Exercise
from web.model.results import MOST, Count, Ended, Offer, Results, Streak
from web.model.saves import Save
from web.model.screen import OwnDeeds
from web.model.sight import Player

GAME = "boss-quest"


def save(players: tuple[Player, ...] = (Player(), Player(bot="steady")), **other: Any) -> Save:
    """A kept game that was won by the first seat."""
    kept = Save(
        "ab", GAME, "{}", "", players, 9, over=True, practice=False, when=5_000, winners=(0,), how="keys"
    )
    return kept._replace(cast=tuple("Bruno" if it.bot else "" for it in players), **other)


def ends(*outcomes: str, **other: Any) -> Results:
    rows = enumerate(outcomes)
    return Results.read(
        {
            f"g{n}": {"game": GAME, "outcome": it, "when": n, "levels": [], "names": [], **other}
            for n, it in rows
        }
    )


def played() -> App:
    """The page at the end of a game."""
    app = App({"languages": "en", "preferences": {"pace": "instant"}})
    start(app, GAME)
    settle(app)
    play_on(app, Rng(3))
    app.keep()
    return app


def test_the_end_of_a_game_is_noted_once_and_outlives_the_kept_game() -> None:
    app = played()
    (ended,) = app.page.achieved.results.all
    result = session(app).match.result
    assert result is not None
    assert ended.outcome == ("won" if 0 in result.winners else "lost")
    assert {level for level, _ in ended.against} == {"casual"}
    assert all(name for _, name in ended.against)
    assert app.page.to_do.store
    again = App({"preferences": json.loads(json.dumps(app.page.to_store))})
    assert again.page.achieved.results == app.page.achieved.results
    press(app, do="home")
    press(app, do="continue", arg=ended.id)
    app.keep()
    press(app, do="games")
    press(app, do="delete", arg=ended.id)
    app.keep()
    assert app.page.achieved.results.all == (ended,)


def test_games_that_ended_before_that_was_noted_are_counted() -> None:
    """They are counted when the page is opened, and stored with what is noted next."""
    kept = played().page.saves.finished[0]
    app = App({"languages": "en", "saves": {kept.id: kept.text()}})
    assert [it.id for it in app.page.achieved.results.all] == [kept.id]
    assert kept.id in app.page.to_store["results"]  # type: ignore[operator]


@pytest.mark.parametrize(
    ("kept", "outcome"),
    [
        (save(), "won"),
        (save(winners=(1,)), "lost"),
        (save(winners=()), "drawn"),
        (save((Player(),), winners=()), "lost"),
        (save(over=False), None),
        (save(how=""), None),
        (save(practice=True), None),
        (save((Player(), Player())), None),
        (save((Player(bot="steady"), Player(bot="steady"))), None),
        (save(game="chess"), None),
    ],
)
def test_only_games_of_one_person_are_counted(kept: Save, outcome: str | None) -> None:
    """Nobody's are those of several persons or of none, practice, what goes on, and games not known here."""
    ended = Ended.of(kept)
    assert (ended.outcome if ended is not None else None) == outcome


def test_whoever_is_on_the_same_side_is_no_opponent() -> None:
    """In the game with the Lich three play against one."""
    team = (Player(), Player(bot="steady"), Player(bot="strong"), Player(bot="random"))
    ended = Ended.of(save(team, game="hero-realms-lich"))
    assert ended is not None
    assert ended.against == (("random", "Bruno"),)


def test_results_are_counted_by_game_level_and_opponent() -> None:
    rows: dict[str, Any] = {
        "a": {"game": "heroz", "outcome": "won", "when": 1, "levels": ["steady"], "names": ["Bruno"]},
        "b": {
            "game": GAME,
            "outcome": "lost",
            "when": 2,
            "levels": ["steady", "strong"],
            "names": ["Bruno", "Ada"],
        },
        "c": {
            "game": GAME,
            "outcome": "drawn",
            "when": 3,
            "levels": ["strong", "strong"],
            "names": ["Ada", "Eve"],
        },
        "d": {"game": "immortal-king", "outcome": "won", "when": 4},
    }
    results = Results.read(rows)
    assert results.count == Count(2, 1, 1)
    assert list(results.by_game) == ["heroz", GAME, "immortal-king"]
    assert results.by_game[GAME] == Count(0, 1, 1)
    assert results.by_level == {"steady": Count(1, 1, 0), "strong": Count(0, 1, 1)}
    assert list(results.by_opponent) == ["Ada", "Bruno", "Eve"]
    assert results.by_opponent["Ada"] == Count(0, 1, 1)


def test_wins_in_a_row_are_counted_to_the_last_game_and_at_best() -> None:
    assert ends("won", "won", "won", "lost", "won", "won").streak == Streak(2, 3)
    assert ends("won", "drawn").streak == Streak(0, 1)
    assert Results().streak == Streak(0, 0)


@pytest.mark.parametrize(
    ("level", "outcomes", "offered"),
    [
        ("casual", ["won", "won"], Offer("regular", "won")),
        ("casual", ["lost", "won", "won"], Offer("regular", "won")),
        ("casual", ["lost", "lost"], Offer("novice", "lost")),
        ("casual", ["won", "lost"], None),
        ("casual", ["won"], None),
        ("casual", ["drawn", "drawn"], None),
        ("novice", ["lost", "lost"], None),
        ("strong", ["won", "won"], None),
        ("steady", ["won", "won"], None),
    ],
)
def test_another_level_is_offered_after_two_wins_or_losses_in_a_row(
    level: str, outcomes: list[str], offered: Offer | None
) -> None:
    found = ends(*outcomes, levels=[level], names=["Ada"])
    assert found.offered(GAME) == offered
    assert found.offered("heroz") is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_takes_the_offer_plays_at_that_level(language: Language) -> None:
    """At the end the next game has it; in the set-up the opponents do."""
    app = played()
    before = app.page.achieved.results.all[-1]._replace(id="before", when=1)
    app.page = app.page.achieves(results=app.page.achieved.results.taking([before]))
    app.handle({"type": "change", "form": "settings", "data": {"language": language}})
    offer = app.page.achieved.results.offered(GAME)
    assert offer is not None
    assert app.page.texts(f"offer.{offer.after}", level=app.page.texts(f"who.{offer.level}")) in app.html()
    press(app, do="again", arg=offer.level)
    assert {it.bot for it in session(app).players if it.bot} == {offer.level}
    press(app, do="games")
    press(app, do="set-up", arg=GAME)
    assert app.page.form is not None
    if app.page.form.at_level(offer.level) != app.page.form:
        press(app, do="level", arg=offer.level)
    assert {it.bot for it in app.page.form.players if it.bot} == {offer.level}


def test_the_curve_is_the_share_of_wins_in_the_last_ten() -> None:
    assert ends("won", "lost").curve == [1, 0.5]
    assert ends(*["lost"] * 10, *["won"] * 10).curve[-2:] == [0.9, 1]


def test_the_oldest_ends_go_and_the_same_game_counts_once() -> None:
    many = ends(*["won"] * (MOST + 3))
    assert len(many.all) == MOST
    assert many.all[-1].when == MOST + 2
    assert many.taking(many.all) == many


@pytest.mark.parametrize(
    "odd",
    [
        7, None, {"game": "chess"}, {"outcome": "cheated"}, {"levels": ["x"]}, {"when": -1},
        {"levels": ["x" * 99], "names": ["y"]},
    ],
)  # fmt: skip
def test_what_others_have_stored_is_left_out(odd: Any) -> None:
    good = {"game": GAME, "outcome": "won", "when": 1, "levels": [], "names": []}
    row = {**good, **odd} if isinstance(odd, dict) else odd
    assert Results.read({"a": row, "b": good}).count == Count(1)


def full(language: Language = "en") -> App:
    """A page on which something of everything was done."""
    app = App({"languages": language})
    slip = Exercise(GAME, "at", 0, "x", ("y",), 5, (), right=0, due=0)
    solved = app.page.achieved.solved.add(GAME, next(iter(in_order(GAME))))
    app.page = app.page.achieves(
        results=ends("won", "lost", "won", "drawn", levels=["steady"], names=["Bruno"]),
        exercises=app.page.achieved.exercises.taking([slip]),
        deals=app.page.achieved.deals.put(0, Try("won", "keys", 5, 3)),
        solved=solved,
        taken=app.page.achieved.taken.add("heroz", "first-game"),
    )
    change(app, learning=app.page.learning.put(app.page.learning.of("heroz").meeting(["HZ-14"], 0)))
    return app


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_of_it_is_shown_as_plots_and_in_words(language: Language) -> None:
    """What a plot draws stands beside it as a number; no plot is told to a screen reader."""
    app = full(language)
    press(app, do="done")
    assert app.page.place == "done"
    html = app.html()
    texts = app.page.texts
    assert texts("done.count", n=4, won=2, lost=1) in html
    assert texts("done.drawn", n=1) in html
    assert texts("done.streak", n=0, best=1) in html
    assert "Bruno" in html
    assert texts("who.steady") in html
    assert texts("done.exercises", n=1, done=0, due=1) in html
    assert "<polyline" in html
    tables = re.findall(r"<table.*?</table>", html, re.DOTALL)
    assert len(tables) == 5
    for table in tables:
        assert table.count("<svg") == len(re.findall(r"<tbody>.*", table)[0].split("<tr>")) - 1
        assert 'aria-hidden="true"><svg' in table
    assert re.search(r"<th scope=\"row\">HEROZ</th><td>1</td><td>0</td><td>0</td>", html)
    ones = list(in_order(GAME).values())
    assert f"<td>1/{ones.count(ones[0])}</td>" in html
    assert "style=" not in html.split('class="done"')[1]


def test_a_page_on_which_nothing_was_done_says_so() -> None:
    app = App({"languages": "en"})
    press(app, do="done")
    assert app.page.texts("done.no_games") in app.html()
    press(app, do="home")
    app.handle({"type": "place", "place": "done", "hash": ""})
    assert isinstance(app.page.screen, OwnDeeds)


def test_the_file_of_progress_takes_all_of_it_along() -> None:
    """What the file holds is told, then put to what is there; taken twice nothing is new."""
    app = full()
    press(app, do="progress-save")
    file = app.payload()["file"]
    other = App({"languages": "en"})
    other.handle({"type": "file", "text": file["text"], "option": ""})
    assert isinstance(other.page.dialog, ProgressOffer)
    for kind, n in {"results": 4, "deals": 1, "exercises": 1, "puzzles": 1, "lessons": 1}.items():
        assert other.page.texts(f"progress.has.{kind}", n=n) in other.html()
    press(other, do="progress-accept")
    assert other.page.achieved == app.page.achieved
    assert other.page.learning == app.page.learning
    assert other.page.to_do.store
    other.handle({"type": "file", "text": file["text"], "option": ""})
    assert other.page.clear
    assert other.page.texts("progress.nothing_new") in other.html()


def test_a_file_loses_nothing_that_is_there() -> None:
    app, other = full(), full()
    other.page = other.page.achieves(
        results=ends("lost"), deals=other.page.achieved.deals.put(1, Try("lost"))
    )
    press(other, do="progress-save")
    app.handle({"type": "file", "text": other.payload()["file"]["text"], "option": ""})
    press(app, do="progress-accept")
    assert app.page.achieved.results.count == Count(2, 1, 1)
    assert app.page.achieved.results.all[0].outcome == "won"
    assert set(app.page.achieved.deals.data()) == {"0", "1"}


def test_a_file_of_progress_without_it_opens_as_before() -> None:
    app = full()
    codes = [*app.page.learning.data().values()]
    other = App({"languages": "en"})
    other.handle(
        {"type": "file", "text": json.dumps({"pygames-progress": 1, "progress": codes}), "option": ""}
    )
    press(other, do="progress-accept")
    assert other.page.learning == app.page.learning
    assert other.page.achieved.results == Results()


def test_rubbish_in_a_file_adds_nothing() -> None:
    odd: tuple[Any, ...] = (7, [], {"results": 7, "deals": "x", "exercises": [1], "puzzles": {"heroz": "x"}})
    for achieved in odd:
        app = App({"languages": "en"})
        text = json.dumps({"pygames-progress": 1, "progress": [], "achieved": achieved})
        app.handle({"type": "file", "text": text, "option": ""})
        assert app.page.clear
        assert app.page.achieved == App({}).page.achieved


def test_every_game_can_be_counted() -> None:
    for game in PLAYABLE:
        row = {"game": game, "outcome": "won", "when": 1, "levels": [], "names": []}
        app = App({"languages": "en", "preferences": {"results": {"a": row}}})
        press(app, do="set-up", arg=game)
        assert "Games won: 1 of 1." in app.html()

"""Games kept in the browser: written at once, resumed, deleted and put back; rubbish harms nothing."""

import json
import re
from dataclasses import replace
from typing import Any

import pytest

import pygames
from pygames.engine.rng import Rng
from tests.kit.play import decision_of
from tests.kit.truth import true_state
from tests.web.browser import Browser, kept
from tests.web.driven import App
from tests.web.hands import (
    ONE_HUMAN,
    TWO_HUMANS,
    begin,
    change,
    handed_on,
    offered,
    play_on,
    press,
    screen,
    session,
    settle,
)
from web.model import links, running
from web.model.message import Timestamp
from web.model.saves import MOST_FINISHED, Save, Saves
from web.model.screen import AtTable, Gallery, KeptGames
from web.model.sight import Player

# A game as it was before the first rules that this page knows.
FORMER = {
    "record": '{"pygames":1,"game":"heroz","rules":1,"seats":2,"seed":7,"practice":false,'
    '"options":{"strict_damage":false,"shuffle_discard":false,"memory_aid":false},'
    '"choices":[],"points":"","check":"aeec5435"}',
    "link": "heroz.1.AgcAAK7sVDWFdw",
}


def test_the_copied_link_of_a_kept_game_goes_on_with_it() -> None:
    """Here nobody has to say again who sits where, though the link says it too."""
    browser = Browser()
    app = browser.open()
    browser.start(app, who0="human", who1="human")
    link = links.whole_link(app.page).partition("#")[2]
    assert link.endswith("~human-human")
    again = browser.open(hash=link)
    assert app.page.play is not None
    assert again.page.play is not None
    assert isinstance(again.page.screen, AtTable)
    assert again.page.play.id == app.page.play.id


@pytest.mark.parametrize("who", [ONE_HUMAN, TWO_HUMANS])
def test_closing_the_page_after_any_choice_loses_nothing(who: dict[str, str]) -> None:
    """The next page finds position, players and what undo may skip, by the list and by the address."""
    browser, rng = Browser(), Rng(3)
    app = browser.open()
    browser.start(app, seed=3, name0="Zoé", **who)
    for at in range(60):
        if app.page.state == "over":
            break
        before, automatic = session(app).match.record, session(app).automatic
        if at % 3 == 0:
            page = browser.sync(app)
            app = browser.open(hash=page["hash"], place=page["place"])
        elif at % 3 == 1:
            app = browser.open()
            press(app, do="continue", arg=kept(browser).id)
        assert isinstance(app.page.screen, AtTable)
        it = session(app)
        assert it.match.record == before
        assert it.automatic == automatic
        assert it.players[0].name == "Zoé"
        assert [bool(player.bot) for player in it.players] == [who[f"who{n}"] != "human" for n in (0, 1)]
        handed_on(app)
        settle(app)
        if app.page.state != "over":
            name, value = rng.choice(offered(app.html()))
            press(app, **{name: value})
        browser.sync(app)
    assert len(browser.texts) == 1
    assert kept(browser).choices == len(session(app).match.choices)


def test_several_games_side_by_side() -> None:
    """Each is resumed as it was; the one played last is first."""
    browser = Browser()
    app = browser.open()
    for seed in (1, 2, 3):
        change(app, time=Timestamp(1000 + seed))
        browser.start(app, seed=seed)
        settle(app)
        while app.page.play is not None and app.page.play.untouched:
            name, value = offered(app.html())[0]
            press(app, **{name: value})
        browser.sync(app)
    assert [json.loads(save.record)["seed"] for save in app.page.saves.unfinished] == [3, 2, 1]
    press(app, do="home")
    html = browser.sync(app)["parts"]["app"]
    assert html.count('data-do="continue"') == 3
    press(app, do="games")
    assert app.html().count('data-do="continue"') == 3
    assert "1970-01-01T00:16:43Z" in html
    for save in app.page.saves.unfinished:
        press(app, do="continue", arg=save.id)
        assert session(app).match.record.json() == save.record


def test_deleting_can_be_undone() -> None:
    """It can be undone while the list is shown."""
    browser = Browser()
    app = browser.open()
    browser.start(app)
    name, text = next(iter(browser.texts.items()))
    press(app, do="games")
    press(app, do="delete", arg=name)
    page = browser.sync(app)
    assert not browser.texts
    assert page["focus"] == "#put-back"
    assert page["record"] == ""
    press(app, do="put-back")
    browser.sync(app)
    assert browser.texts == {name: text}
    press(app, do="delete", arg=name)
    press(app, do="set-up", arg="heroz")
    press(app, do="games")
    assert "put-back" not in browser.sync(app)["parts"]["app"]
    assert not browser.texts


def over(count: int, games: tuple[str, ...] = ("heroz",)) -> Saves:
    """So many games that are over, of these games by turns."""
    saves = Saves()
    for n in range(count):
        game = games[n % len(games)]
        record = pygames.new(game, seed=n).record
        link, players = record.link(pygames.load(game)), (Player(),) * record.seats
        saves = saves.put(Save(f"a{n}", game, record.json(), link, players, 3, True, False, n))
    return saves


def test_the_games_that_are_over_are_shown_of_one_game_and_deleted_together() -> None:
    """What is deleted comes back all at once; games that go on stay."""
    app = App({})
    several = over(5, ("heroz", "boss-quest"))
    change(app, saves=several)
    press(app, do="home")
    assert 'data-do="continue"' not in app.html()
    press(app, do="games")
    assert app.html().count('data-do="continue"') == 5
    press(app, do="games", arg="boss-quest")
    assert app.html().count('data-do="continue"') == 2
    assert re.search(r'data-arg="boss-quest" aria-pressed="true"', app.html())
    press(app, do="delete-over", arg="boss-quest")
    assert "2 games deleted" in app.html()
    assert [save.id for save in app.page.saves.finished] == ["a4", "a2", "a0"]
    press(app, do="put-back")
    assert len(app.page.saves.finished) == 5
    press(app, do="games")
    press(app, do="delete-over")
    assert not app.page.saves.finished
    assert (app.page.place, app.page.hash) == ("games", "")
    assert App({"place": "games"}).page.screen == KeptGames()


def test_finished_games_are_kept_a_few() -> None:
    """The latest, and unfinished ones always."""
    saves = over(MOST_FINISHED + 5)
    assert len(saves.finished) == MOST_FINISHED
    assert saves.finished[0].id == f"a{MOST_FINISHED + 4}"
    assert sum(text is None for text in saves.pending.values()) == 5


def test_a_finished_game_can_be_looked_at() -> None:
    """The list of kept games leads to it."""
    browser = Browser()
    app = browser.open()
    browser.start(app, seed=1)
    play_on(app, Rng(1))
    browser.sync(app)
    app = browser.open()
    press(app, do="games")
    assert "Finished" in app.html()
    press(app, do="continue", arg=kept(browser).id)
    assert app.page.state == "over"


@pytest.mark.parametrize("how", ["refused", "full"])
def test_without_storage_the_page_says_so(how: str) -> None:
    """From the start, or from the choice at which the storage is full; and it goes on."""
    browser = Browser(works=how == "full")
    app = browser.open()
    browser.start(app)
    settle(app)
    assert ("Not saved" in browser.sync(app)["parts"]["app"]) == (how == "refused")
    browser.works = False
    press(app, choice=str(len(decision_of(session(app).match).legal_actions) - 1))
    settle(app)
    page = browser.sync(app)
    assert "Not saved" in page["parts"]["app"]
    assert ("Not saved" in page["say"]) == (how == "full")
    press(app, do="language", arg="fr")
    assert "Non enregistrée" in browser.sync(app)["parts"]["app"]
    browser.works = True
    settle(app)
    if session(app).can_act:
        press(app, choice=str(len(decision_of(session(app).match).legal_actions) - 1))
    assert "Non enregistrée" not in browser.sync(app)["parts"]["app"]


def good() -> dict[str, Any]:
    """A stored game, as data."""
    browser = Browser()
    browser.start(browser.open())
    stored: dict[str, Any] = json.loads(next(iter(browser.texts.values())))
    return stored


RUBBISH: list[Any] = [
    "[" * 20_000,
    '{"pygames-save":1,"players":' + "[" * 20_000,
    "",
    "x",
    "[]",
    "null",
    "{}",
    "[" * 100_000,
    "\ud800",
    '{"pygames-save":1}',
    {"pygames-save": 2},
    {"record": 5},
    {"choices": -1},
    {"choices": True},
    {"when": 10**30},
    {"when": 1e3},
    {"players": []},
    {"players": [{"name": "A"}]},
    {"players": [{"name": "A", "bot": "unheard-of"}] * 2},
    {"players": [{"name": "A" * 99, "bot": ""}] * 2},
    {"players": "AB"},
    {"automatic": ["1"]},
    {"over": 1},
    {"led": -1},
    {"winners": [2]},
    {"winners": "AB"},
    {"how": 1},
]
CANNOT_BE_OPENED: list[dict[str, Any]] = [
    {"record": "x"},
    {"record": "{}"},
    {"record": '{"pygames":1,"game":"chess"}'},
    {"game": "chess", "record": "chess.1.AAAA"},
    {"players": [{"name": "", "bot": ""}]},
    {"players": [{"name": "", "bot": ""}] * 3},
]


def stored(change: Any) -> str:
    """Rubbish as it may lie in the storage."""
    return change if isinstance(change, str) else json.dumps({**good(), **change})


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_game_that_is_over_says_who_won(language: str) -> None:
    """In the words of its end; one that runs, or was kept without it, says nothing of it."""
    browser = Browser()
    app = browser.open(languages=language)
    browser.start(app, seed=3)
    press(app, do="games")
    assert "kept-won" not in app.html()
    press(app, do="back")
    play_on(app, Rng(3))
    browser.sync(app)
    end = re.search(r'class="end-title"[^>]*>([^<]*)<', app.html())
    assert end
    later = browser.open(languages=language)
    press(later, do="games")
    assert f'<p class="kept-won">{end[1]}</p>' in later.html()
    former = {name: value for name, value in good().items() if name not in ("led", "winners", "how")}
    browser.texts["former"] = json.dumps({**former, "over": True})
    again = browser.open(languages=language)
    press(again, do="games")
    assert again.html().count("kept-won") == 1


@pytest.mark.parametrize("change", RUBBISH, ids=lambda it: str(it)[:40])
@pytest.mark.parametrize("language", ["en", "fr"])
def test_rubbish_is_shown_as_unreadable(change: Any, language: str) -> None:
    """With a way to delete it, beside the games that can be read."""
    browser = Browser()
    browser.start(browser.open())
    browser.texts["bad"] = text = stored(change)
    app = browser.open(languages=language)
    press(app, do="games")
    html = app.html()
    assert ("illisible" if language == "fr" else "cannot be read") in html
    assert html.count('data-do="continue"') == 1
    press(app, do="continue", arg="bad")
    assert isinstance(app.page.screen, KeptGames)
    assert app.payload()["say"]
    press(app, do="save-unreadable", arg="bad")
    assert app.payload()["file"] == {"name": "pygames-bad.txt", "text": text}
    press(app, do="delete", arg="bad")
    browser.sync(app)
    assert len(browser.texts) == 1


@pytest.mark.parametrize("change", CANNOT_BE_OPENED, ids=str)
def test_what_cannot_be_opened_says_why(change: dict[str, Any]) -> None:
    """And the game on the table stays."""
    browser = Browser()
    browser.start(browser.open())
    browser.texts["bad"] = stored(change)
    app = browser.open()
    browser.start(app, seed=8)
    press(app, do="home")
    press(app, do="continue", arg="bad")
    assert isinstance(app.page.screen, Gallery)
    assert app.payload()["say"]
    assert session(app).match.seed == 8


@pytest.mark.parametrize("saves", [None, [], "x", 7, {"a": 7}, {"a": None}])
def test_a_storage_of_the_wrong_kind(saves: object) -> None:
    """Is no reason to fail."""
    assert "data-do" in App({"saves": saves}).html()


def test_a_wrong_order_is_no_reason_to_lose_a_game() -> None:
    save = Save.read("it", stored({"order": "first"}))
    assert save is not None
    assert save.order == 0


def test_what_is_not_said_to_be_automatic_is_not_guessed() -> None:
    kept = good()
    del kept["automatic"]
    assert Save.read("it", json.dumps(kept)) is None


def test_two_windows_do_not_write_over_each_other() -> None:
    """The game goes on in both; each keeps its own."""
    browser = Browser()
    first = browser.open()
    browser.start(first)
    settle(first)
    name = kept(browser).id if browser.sync(first) else ""
    second = browser.open()
    press(second, do="continue", arg=name)
    last = len(decision_of(session(second).match).legal_actions) - 1
    press(second, choice=str(last))
    browser.sync(second)
    first.handle({"type": "storage", "id": name, "text": browser.texts[name]})
    assert "another window" in first.payload()["say"]
    press(first, choice="0" if session(first).marks.wordless else str(last))
    browser.sync(first)
    assert len(browser.texts) == 2
    records = {Save.read(*it).record for it in browser.texts.items()}  # type: ignore[union-attr]
    assert records == {session(app).match.record.json() for app in (first, second)}
    first.handle({"type": "storage", "id": "", "text": None})
    assert first.page.failure is None


def test_a_second_window_that_only_opens_a_game_makes_no_copy_of_it() -> None:
    """Where windows cannot tell each other what is open: as long as nothing is chosen there."""
    browser = Browser()
    first = browser.open()
    browser.start(first)
    settle(first)
    browser.sync(first)
    ((name, text),) = browser.texts.items()
    second = browser.open()
    press(second, do="continue", arg=name)
    browser.sync(second)
    assert browser.texts == {name: text}
    first.handle({"type": "storage", "id": name, "text": text})
    browser.sync(first)
    assert browser.texts == {name: text}
    assert first.page.play is not None
    assert first.page.play.id == name


def test_a_game_is_open_in_one_window_only() -> None:
    """Nothing happens in it before page.js has told that; else it is left as it is, and that is said."""
    browser = Browser()
    first = browser.open(locks=True)
    browser.start(first)
    assert browser.sync(first)["claim"]["asks"] is False
    assert running.pause(first.page) is None or session(first).due
    settle(first)
    browser.sync(first)
    ((name, text),) = browser.texts.items()
    second = browser.open(locks=True)
    press(second, do="continue", arg=name)
    assert browser.sync(second)["claim"] == {"id": name, "asks": True}
    assert running.pause(second.page) is None
    second.handle({"type": "claim", "id": name, "ok": False})
    page = browser.sync(second)
    assert isinstance(second.page.screen, Gallery)
    assert page["claim"] is None
    assert "another tab or window" in page["say"]
    assert browser.texts == {name: text}

    press(first, do="home")
    assert browser.sync(first)["claim"] is None
    press(second, do="continue", arg=name)
    second.handle({"type": "claim", "id": name, "ok": True})
    last = len(decision_of(session(second).match).legal_actions) - 1
    press(second, choice=str(last))
    browser.sync(second)
    first.handle({"type": "storage", "id": name, "text": browser.texts[name]})
    assert first.page.play is None  # it went on there
    press(first, do="continue", arg=name)
    assert browser.sync(first)["claim"] == {"id": name, "asks": True}
    first.handle({"type": "claim", "id": name, "ok": True})
    assert session(first).match.record == session(second).match.record
    assert len(browser.texts) == 1


def test_a_game_from_before_a_rule_was_corrected(monkeypatch: pytest.MonkeyPatch) -> None:
    """Goes on as far as it holds, as a game of its own; the old record is kept."""
    earlier = replace(pygames.load("heroz"), oldest_rules=1)
    monkeypatch.setattr(pygames, "PLAYABLE", {"heroz": earlier})
    browser = Browser()
    app = browser.open()
    browser.start(app, seed=5)
    play_on(app, Rng(5), presses=30)
    browser.sync(app)
    old = kept(browser)
    data = json.loads(old.record)
    assert len(data["choices"]) > 20
    data.update(rules=1, choices=[*data["choices"][:20], "pass", "pass", *data["choices"][20:]])
    data["points"] = data["points"][: 2 * (len(data["choices"]) // 16)].ljust(
        2 * (len(data["choices"]) // 16), "0"
    )
    browser.texts[old.id] = old._replace(record=json.dumps(data)).text()
    app = browser.open()
    press(app, do="continue", arg=old.id)
    assert len(session(app).match.choices) == 16
    settle(app)
    page = browser.sync(app)
    assert "A rule was corrected since" in page["say"]
    assert "lost" in page["say"]
    assert len(browser.texts) == 2


@pytest.mark.parametrize("over", [False, True])
@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_game_of_rules_that_are_not_known_any_more(language: str, over: bool) -> None:
    """Is set aside and says why, wherever one comes from. It can be deleted and put back; others go on."""
    browser = Browser()
    browser.start(browser.open())
    old = json.dumps({**good(), **FORMER, "over": over})
    browser.texts["old"] = old
    app = browser.open(languages=language)
    press(app, do="games")
    html = app.html()
    assert ("Played by version 1" if language == "en" else "Jouée avec la version 1") in html
    assert html.count('data-do="continue"') == 1
    why = "version 1 of the rules" if language == "en" else "version 1 des règles"
    press(app, do="continue", arg="old")
    assert screen(app) == KeptGames()
    assert why in app.payload()["say"]
    app.handle({"type": "place", "place": "game:old", "hash": FORMER["link"]})
    assert screen(app) == KeptGames()
    assert why in app.payload()["say"]
    for place in ("game:old", "open", ""):
        known = {"languages": language, "saves": dict(browser.texts)}
        again = App({**known, "place": place, "hash": FORMER["link"]})
        assert isinstance(again.page.screen, Gallery)
        assert why in again.payload()["say"]
        assert again.keep() == {}
    press(app, do="delete", arg="old")
    browser.sync(app)
    assert len(browser.texts) == 1
    press(app, do="put-back", arg="old")
    browser.sync(app)
    assert browser.texts["old"] == old
    press(app, do="continue", arg=app.page.saves.unfinished[0].id)
    assert screen(app) == AtTable()


def test_a_game_from_a_position_is_kept() -> None:
    """It is kept like any other; the file with its record has a name of its own."""
    start = pygames.new("heroz", seed=1)
    match = pygames.position("heroz", true_state(start).data())
    browser = Browser()
    app = browser.open(hash=f"{match.record.link(match.game)}~human-human")
    press(app, do="lift")
    play_on(app, Rng(2), presses=5)
    browser.sync(app)
    before = session(app).match.record
    assert len(before.choices) > 1
    again = browser.open()
    press(again, do="continue", arg=kept(browser).id)
    assert session(again).match.record == before
    press(again, do="export")
    assert again.payload()["file"]["name"] == f"heroz-position-{len(before.choices)}.json"


def test_begin_is_what_the_other_tests_use() -> None:
    """A page without any storage at all is the plainest case."""
    app = begin()
    assert app.keep()
    assert app.keep() == {}

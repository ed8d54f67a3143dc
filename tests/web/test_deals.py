"""The deal of the day: the same for everybody, one try, a text to be passed on, the week in a row."""

import json
import re
from dataclasses import replace
from typing import Any

import pytest

import pygames
from pygames.bots import decide, make
from pygames.engine.rng import Rng
from pygames.engine.text import LANGUAGES, Language
from pygames.games import PLAYABLE
from tests.web.driven import App
from tests.web.hands import play_on, press, session, settle
from web.model.deals import MOST, Deal, Deals, Try, day_of, week_of
from web.model.message import Timestamp
from web.model.screen import AtTable, DealOfDay

DAY = 86_400
GAMES = list(PLAYABLE)
SHORTEST = GAMES.index("boss-quest")
TODAY = 20_784 - 20_784 % len(GAMES) + SHORTEST  # a day whose game is soon over


def on(day: int, **known: Any) -> App:
    """The page at noon of this day."""
    preferences = {"pace": "instant", "language": "en", **known.pop("preferences", {})}
    app = App({"address": "https://tables.example/", "preferences": preferences, **known})
    app.page = replace(app.page, time=Timestamp(day * DAY + DAY / 2, 0))
    return app


def begun(day: int = TODAY) -> App:
    app = on(day)
    press(app, do="deal-begin")
    settle(app)
    return app


def ended(day: int = TODAY) -> App:
    """The page at the end of the deal, played at random."""
    app = begun(day)
    play_on(app, Rng(day))
    app.keep()
    assert app.page.state == "over"
    return app


def test_games_take_turns_and_each_deal_is_one_that_can_be_played() -> None:
    """By the day alone: each has the seats of a first game, a person and careful opponents."""
    deals = [Deal(day) for day in range(TODAY, TODAY + len(GAMES))]
    assert {deal.game for deal in deals} == set(GAMES)
    assert len({deal.seed for deal in deals}) == len(deals)
    for deal in deals:
        match = deal.match()
        assert match.record.link(match.game) == Deal(deal.day).match().record.link(match.game)
        assert not match.practice
        assert [it.bot for it in deal.players] == ["", *["steady"] * (match.seats - 1)]


def test_the_same_day_has_the_same_game_on_every_page_whatever_was_set_up_there() -> None:
    one, other = begun(), on(TODAY, preferences={"set_ups": {"boss-quest": {"seats": "5"}}}, chance=99)
    press(other, do="deal-begin")
    assert session(one).match.seed == session(other).match.seed == Deal(TODAY).seed
    assert session(one).players == session(other).players
    assert begun(TODAY + 1).page.link != one.page.link


def test_it_is_one_try_that_is_gone_on_with() -> None:
    """Left and begun again it is the same game; over, its end is shown; deleted, it is not dealt again."""
    app = begun()
    first = session(app).match.record.json()
    press(app, do="home")
    press(app, do="set-up", arg="heroz")
    press(app, do="deal-begin")
    assert session(app).match.record.json() == first
    app = ended()
    end = session(app).match.record.json()
    press(app, do="deal")
    assert app.page.texts("deal.look") in app.html()
    press(app, do="deal-begin")
    assert session(app).match.record.json() == end
    press(app, do="games")
    press(app, do="delete", arg=Deal(TODAY).id)
    press(app, do="deal")
    assert 'data-do="deal-begin"' not in app.html()
    press(app, do="deal-begin")
    assert isinstance(app.page.screen, DealOfDay)
    assert app.page.texts("deal.gone") in app.html()


def test_one_that_was_only_looked_at_is_not_lost() -> None:
    app = begun()
    app.keep()
    press(app, do="home")
    press(app, do="set-up", arg="heroz")
    app.handle({"type": "submit", "form": "setup", "data": {}})
    app.keep()
    assert not app.page.achieved.deals.get(TODAY).how
    press(app, do="deal-begin")
    assert session(app).match.seed == Deal(TODAY).seed


def test_nobody_has_a_hint_nor_sits_down_instead() -> None:
    app = begun()
    html = app.html()
    assert 'data-do="hint"' not in html
    assert 'data-do="seats"' not in html
    press(app, do="seats")
    assert isinstance(app.page.screen, AtTable)
    press(app, do="hint")
    assert app.page.texts("hint.deal") in app.html()
    assert not app.toiling


def test_a_rematch_and_what_is_played_on_from_it_are_other_games() -> None:
    app = ended()
    attempt = app.page.achieved.deals.get(TODAY)
    press(app, do="again")
    assert app.page.play is not None
    assert app.page.play.deal is None
    play_on(app, Rng(5))
    app.keep()
    assert app.page.achieved.deals.get(TODAY) == attempt


@pytest.mark.parametrize("language", LANGUAGES)
def test_its_result_is_a_short_text_that_tells_no_card(language: Language) -> None:
    """Game and date, who won with which figure, the week in squares, and the address."""
    app = ended()
    press(app, do="language", arg=language)
    attempt = app.page.achieved.deals.get(TODAY)
    assert attempt.how in ("won", "lost", "drawn")
    assert attempt == Try.of(session(app).match, 0)
    for where in ("end", "screen"):
        if where == "screen":
            press(app, do="deal")
        press(app, do="deal-copy", arg=str(TODAY))
        title, result, week, address = app.payload()["copy"].split("\n")
        assert PLAYABLE["boss-quest"] is not None
        assert re.search(r"\d{4}-\d\d-\d\d$", title)
        assert app.page.texts(f"deal.how.{attempt.how}") in result
        assert f" {attempt.own}" in result
        assert len(week) == 7
        assert week.count("⬜") == 6
        assert address == "https://tables.example/#deal"
        assert result in app.html()


def test_a_result_that_is_not_there_is_not_copied() -> None:
    app = begun()
    for day in (str(TODAY), "x", "", "99999999999"):
        press(app, do="deal-copy", arg=day)
        assert app.payload()["copy"] == ""


@pytest.mark.parametrize("game", GAMES)
def test_every_game_tells_how_it_ended(game: str) -> None:
    """Its figure has a name in both languages; there is another figure where somebody else plays."""
    deal = Deal(TODAY - SHORTEST + GAMES.index(game))
    match, rng = deal.match(), Rng(1)
    players = [make("random", game) for _ in deal.players]
    while match.decision is not None:
        match.play(decide(players[match.decision.seat], match, rng))
    attempt = Try.of(match, 0)
    assert attempt.figure
    assert (attempt.other is None) == (len(deal.players) == 1)
    assert Try.read(json.loads(json.dumps(attempt.data()))) == attempt
    for language in LANGUAGES:
        app = on(deal.day, preferences={"deals": {str(deal.day): attempt.data()}, "language": language})
        press(app, do="deal")
        assert f"{attempt.own}" in app.html().split('class="deal-result"')[1]


def test_the_week_stands_in_a_row_and_says_each_day_in_words() -> None:
    """What was won, lost, not played, what is to be played today, and what is to come."""
    monday = week_of(TODAY)[0]
    today = monday + 3
    tries = {str(monday): {"how": "won"}, str(monday + 1): {"how": "lost"}}
    app = on(today, preferences={"deals": tries})
    press(app, do="deal")
    row = app.html().split('<ol class="week"')[1].split("</ol>")[0]
    hows = re.findall(r'data-how="(\w+)"', row)
    assert hows == ["won", "lost", "missed", "today", "later", "later", "later"]
    told = re.findall(r'class="visually-hidden">([^<]*)<', row)
    titles = [
        next(it.title for it in pygames.catalogue() if it.id == Deal(day).game).en for day in week_of(today)
    ]
    assert [title in it for title, it in zip(titles, told, strict=True)] == [True] * 7
    assert row.count('aria-current="date"') == 1


def test_weeks_begin_on_mondays() -> None:
    """4 January 1970 was a Sunday."""
    assert [*week_of(3)] == [*range(-3, 4)]
    assert [*week_of(4)] == [*range(4, 11)]
    assert [*week_of(10)] == [*range(4, 11)]


def test_days_in_a_row_are_counted_to_today_or_to_yesterday() -> None:
    deals = Deals()
    for day in (5, 7, 8, 9):
        deals = deals.put(day, Try("lost"))
    assert [deals.streak(day) for day in (5, 6, 7, 9, 10, 11)] == [1, 1, 1, 3, 3, 0]
    assert deals.put(10, Try("begun")).streak(10) == 3


def test_the_first_end_of_a_deal_stays_and_the_oldest_go() -> None:
    deals = Deals().put(5, Try("begun")).put(5, Try("lost")).put(5, Try("won")).put(5, Try("begun"))
    assert deals.get(5) == Try("lost")
    for day in range(MOST + 5):
        deals = deals.put(day, Try("won"))
    assert len(deals.data()) == MOST
    assert not deals.get(4).how


def test_it_is_found_from_the_gallery_and_by_its_address() -> None:
    app = on(TODAY)
    assert 'data-do="deal"' in app.html()
    press(app, do="deal")
    assert (app.page.place, app.page.hash) == ("deal", "deal")
    other = on(TODAY)
    other.handle({"type": "hash", "text": "#deal"})
    assert isinstance(other.page.screen, DealOfDay)
    assert other.html() == app.html()
    press(other, do="home")
    other.handle({"type": "place", "place": "deal", "hash": "deal"})
    assert isinstance(other.page.screen, DealOfDay)
    fresh = on(TODAY)
    fresh.handle({"type": "place", "place": "", "hash": "deal", "start": True})
    assert isinstance(fresh.page.screen, DealOfDay)


def test_in_a_page_of_others_nothing_is_noted_of_it() -> None:
    app = on(TODAY, framed=True, embedded=True)
    press(app, do="deal-begin")
    settle(app)
    play_on(app, Rng(1))
    app.keep()
    assert app.page.achieved.deals.data() == {}
    assert app.page.achieved.results.data() == {}


def test_what_others_have_stored_is_left_out() -> None:
    odd = {"x": {"how": "won"}, "1": {"how": "cheated"}, "2": 7, "3": {"how": "won", "own": "x"}}
    good = {"4": {"how": "won", "figure": "points", "own": -3, "other": 5}}
    assert Deals.read({**odd, **good}).data() == good
    assert Deals.read([]).data() == {}
    assert day_of("deal12") == 12
    assert [day_of(it) for it in ("deal", "dealx", "1f00ab", "deal99999999999")] == [None] * 4

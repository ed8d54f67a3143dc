"""Others' choices are told one after the other, long enough to be read, at the place where they act."""

import re

import pytest

from tests.web.driven import App
from tests.web.hands import begin, key, press, session, settle, table
from web.model import running
from web.model.session import Session
from web.model.told import A_BEAT, A_CARD, A_LETTER, BREATH, LEAST, reading_time, told

COMPANY = {"who0": "human", "who1": "steady", "who2": "steady", "who3": "steady"}


def company(pace: str = "normal", *, seed: int = 6, game: str = "boss-quest", seats: int = 4) -> App:
    """A person with opponents who has just made the first choice that is offered."""
    app = begin(fields={**COMPANY, "seats": str(seats)}, seed=seed, game=game)
    app.handle({"type": "change", "form": "settings", "data": {"pace": pace}})
    press(app, choice="0")
    return app


def words(app: App) -> str:
    """What stands in the bar."""
    found = re.search(r'class="prompt-what">(.*?)</p>', app.html(), re.DOTALL)
    return re.sub(r"<[^>]+>", "", found[1]) if found else ""


def lets_choose(app: App) -> bool:
    return table(app).session.due == "bot"


def test_a_sentence_stands_as_long_as_it_is_read() -> None:
    assert reading_time("Ha!") == LEAST == 1.2
    assert reading_time("x" * 100) == 100 * A_LETTER


def test_each_of_several_opponents_is_told_for_as_long_as_its_words_are_read() -> None:
    """It is another opponent who chooses next."""
    app, seen = company(), 0
    while lets_choose(app):
        it = told(session(app), "en")
        last = session(app).match.choices[-1]
        if it is None:
            assert last.seat == 0
            assert app.pause == BREATH
        else:
            assert words(app) == it.text
            assert app.pause == reading_time(it.text)
            assert f'data-acting="{"ABCD"[it.seat]}"' in app.html()
            assert it.seat != session(app).asked
            seen += 1
        app.tick()
    assert seen > 1


@pytest.mark.parametrize(
    ("pace", "factor"), [("slow", 2.0), ("normal", 1.0), ("fast", 0.5), ("instant", 0.0)]
)
def test_the_setting_multiplies_the_time(pace: str, factor: float) -> None:
    app = company(pace)
    assert app.pause == factor * BREATH
    app.tick()
    it = told(session(app), "en")
    assert it is not None
    assert app.pause == factor * reading_time(it.text)
    assert ('data-do="all"' in app.html()) == (factor > 0)


@pytest.mark.parametrize("pace", ["normal", "step"])
def test_cards_that_one_opponent_plays_and_acquires_are_told_together(pace: str) -> None:
    """Thirty presses of "Next" stood between two turns of a game of the Lich."""
    app = company(pace, game="hero-realms-lich")
    stops, rows = 0, 0
    while len(session(app).match.choices) < 60:
        if table(app).watching is not None:
            press(app, do="seen")
        elif session(app).can_act:
            press(app, choice="0")
        elif session(app).brisk:
            it = told(session(app), "en")
            rows += it is not None
            assert app.pause == A_CARD
            assert not running.awaits_next(app.page)
            app.tick()
        else:
            stops += 1
            if pace == "step" and running.awaits_next(app.page):
                press(app, do="next")
            app.tick()
    assert rows > stops / 2 > 0


def test_what_is_told_together_names_every_card_and_what_ended_the_row() -> None:
    app, longest = company(game="hero-realms-lich"), 0
    while len(session(app).match.choices) < 60:
        it = session(app)
        if it.can_act or table(app).watching is not None:
            settle(app)
            press(app, choice="0")
            continue
        choices, said = it.untold, told(it, "en")
        if len(choices) > 1 and said is not None and table(app).watching is None:
            longest = max(longest, len(choices))
            assert len({choice.seat for choice in choices}) == 1
            cards = {e.params["card"] for c in choices for e in c.events if e.kind in ("played", "acquired")}
            assert cards <= said.words
        app.tick()
    assert longest > 4


def test_the_things_that_were_chosen_are_lit_where_they_lie() -> None:
    app = company(game="hero-realms", seats=2)
    while session(app).asked == 0:
        press(app, choice=str(len(decision(app)) - 1))
    app.tick()
    it = told(session(app), "en")
    assert it is not None
    lit = re.findall(r'data-card="([^"]*)"[^>]*data-lit|data-lit[^>]*data-card="([^"]*)"', app.html())
    assert {one or two for one, two in lit} == set(it.words)


def test_a_card_of_the_own_hand_is_never_lit_for_what_others_have_placed() -> None:
    """In HEROZ both have a card of each name."""
    app, seen = company(game="heroz", seats=2), 0
    while seen < 5:
        if session(app).can_act or table(app).watching is not None:
            settle(app)
            press(app, choice="0")
            continue
        hand = app.html().partition('class="hand"')[2].partition("</section>")[0]
        assert "data-lit" not in hand
        seen += told(session(app), "en") is not None
        app.tick()


def decision(app: App) -> tuple[object, ...]:
    asked = session(app).match.decision
    assert asked is not None
    return asked.legal_actions


@pytest.mark.parametrize("way", ["button", "key"])
def test_one_press_leads_on_to_the_next_choice(way: str) -> None:
    app = company()
    app.tick()
    made = len(session(app).match.choices)
    assert app.pause
    key(app, "c") if way == "key" else press(app, do="next")
    assert app.pause == 0
    app.tick()
    assert len(session(app).match.choices) == made + 1
    assert app.pause


def test_one_press_makes_all_the_choices_of_the_others() -> None:
    """No scene holds them up: it is shown beside the game."""
    app = company()
    press(app, do="all")
    while app.pause is not None:
        assert app.pause == 0
        app.tick()
    assert session(app).can_act
    assert table(app).watching is None
    press(app, choice="0")
    assert app.pause == BREATH  # it was for this once


def test_who_presses_it_while_asked_does_nothing() -> None:
    app = company()
    settle(app)
    press(app, do="all")
    press(app, do="next")
    assert app.page.table.onward == ""


def test_a_game_that_is_opened_tells_nothing_of_what_was_before() -> None:
    it = session(company())
    played = it.tick()
    assert played is not None
    it = played.session
    assert told(it, "en") is not None
    opened = Session.of(it.match, it.players)
    assert told(opened, "en") is None
    assert opened.quiet


def test_the_beats_of_a_scene_follow_soon_as_all_of_them_stay() -> None:
    app = company()
    for _ in range(60):
        play = table(app)
        if play.watching is not None:
            break
        if app.pause is not None:
            app.tick()
        else:
            press(app, choice="0")
    scene = table(app).watching
    assert scene is not None
    assert app.pause == A_BEAT

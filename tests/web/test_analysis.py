"""The review of a game in the page: begun, shown with how far it is, stopped, and ways on from it."""

import re
from collections.abc import Sequence
from dataclasses import replace

import pytest

from pygames.engine.text import LANGUAGES
from pygames.words.quotes import nested
from tests.test_review import _small, game, reviewed
from tests.web.driven import App
from tests.web.hands import press, screen
from web.model.play import Play
from web.model.screen import AtTable
from web.model.session import Session
from web.model.sight import Player
from web.update.screens import sit

BOX = re.compile(r'<section class="analysis".*?</section>', re.DOTALL)
__all__ = ["_small"]  # a fixture: reviews cost less with it
LOST = ("random", "steady")  # as a person who chooses at random plays


def over(players: Sequence[Player] = (Player(), Player(bot="steady"))) -> App:
    """The page at the end of a game."""
    app = App({"languages": "en", "address": "https://tables.example/"})
    app.page = sit(app.page, Session.of(game(*LOST).copy(), players))
    assert app.page.state == "over"
    return app


def play(app: App) -> Play:
    assert app.page.play is not None
    return app.page.play


def box(app: App) -> str:
    found = BOX.search(app.html())
    return found[0] if found else ""


def test_a_review_shows_how_far_it_is_then_what_it_found() -> None:
    app = over()
    press(app, do="analyse", arg="0")
    seen = []
    while app.toiling:
        app.toil()
        analysis = play(app).analysis
        assert analysis is not None
        if analysis.percent % 25 == 0 and analysis.working and analysis.percent not in seen:
            seen.append(analysis.percent)
            assert f'value="{analysis.percent}"' in box(app)
            assert 'data-do="analyse-stop"' in box(app)
    assert seen[:4] == [0, 25, 50, 75]
    found = reviewed(*LOST)
    assert str(found.judged) in app.payload()["say"]
    for language in LANGUAGES:
        press(app, do="language", arg=language)
        offered = re.findall(r'data-do="what-if" data-arg="(\d+)"', box(app))
        assert [int(it) for it in offered] == [slip.step for slip in found.slips]
        localizer = play(app).session.localizer(app.page.texts)
        for slip in found.slips:
            better = localizer.choice(slip.better, slip.decision)
            quoted = {"en": f"“{better}”", "fr": f"«\u202f{better}\u202f»"}[language]
            assert nested(quoted) in box(app).replace("&#39;", "'")
        assert "<polyline" in box(app)


def test_what_if_leads_to_a_game_of_its_own_from_before_the_choice() -> None:
    app = over()
    slip = reviewed(*LOST).slips[0]
    press(app, do="what-if", arg=str(slip.step))
    assert f"choice {slip.step} and all that follow are made anew" in app.html()
    session = play(app).session
    assert screen(app) == AtTable()
    assert session.match.practice
    assert len(session.match.choices) == slip.step - 1
    assert slip.better in session.match.asks.legal_actions


def test_whoever_comes_back_from_what_if_finds_the_review_as_it_was() -> None:
    app = over()
    reviewed_game = play(app)
    press(app, do="analyse", arg="0")
    while app.toiling:
        app.toil()
    seen = box(app)
    press(app, do="what-if", arg=str(reviewed(*LOST).slips[0].step))
    assert box(app) == ""
    session = reviewed_game.session
    app.page = sit(app.page, Session.of(session.match.copy(), session.players))
    assert box(app) == seen
    assert not app.toiling


def test_a_review_can_be_stopped_and_begun_again() -> None:
    app = over()
    press(app, do="analyse", arg="0")
    for _ in range(5):
        app.toil()
    press(app, do="analyse-stop")
    assert not app.toiling
    assert box(app) == ""
    assert 'data-do="analyse"' in app.html()


def test_it_is_offered_to_everybody_who_played_and_to_nobody_while_the_game_runs() -> None:
    assert re.findall(r'data-do="analyse" data-arg="(\d)"', over().html()) == ["0"]
    both = over(players=(Player("Ann"), Player("Bob")))
    assert re.findall(r'data-do="analyse" data-arg="(\d)"', both.html()) == ["0", "1"]
    # one button stands beside the others; one for each of several persons would push the table away
    for app, above in ((over(), True), (both, False)):
        html = app.html()
        assert (html.index('data-do="analyse"') < html.index('class="end-table"')) == above
    assert "Bob" in both.html()
    running = App({"languages": "en"})
    running.page = sit(running.page, Session.of(game(*LOST).at_choice(3), (Player(), Player(bot="steady"))))
    assert 'data-do="analyse"' not in running.html()
    press(running, do="analyse", arg="0")
    assert not running.toiling
    press(over(), do="analyse", arg="7")  # a seat that nobody has


def analysed(led: int = 0, players: Sequence[Player] = (Player(), Player(bot="steady"))) -> App:
    """The page at the end of a game that was reviewed, of which a lesson has led to so many choices."""
    app = over(players)
    app.page = app.page.with_play(session=replace(play(app).session, led=led))
    press(app, do="analyse", arg="0")
    while app.toiling:
        app.toil()
    return app


def test_a_review_of_a_game_that_followed_a_lesson_names_no_choice_of_it() -> None:
    """Neither what cost much, nor chance, nor a turn of the game, nor a point of the curve as a slip."""
    last = reviewed(*LOST).slips[0].step
    html = analysed(led=last).html()
    named = re.findall(r'data-do="(?:slip|look|what-if)" data-arg="(\d+)"', html.split('class="log"')[0])
    assert all(int(step) > last for step in named)
    assert f'data-do="slip" data-arg="{last}"' in analysed().html()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_slip_is_shown_before_it_was_made_with_both_choices_marked(language: str) -> None:
    """The table is shown as it was seen then. Words and two kinds of marks tell both choices."""
    app = analysed()
    press(app, do="language", arg=language)
    for slip in reviewed(*LOST).slips:
        press(app, do="slip", arg=str(slip.step))
        look, html = play(app).look, app.html()
        assert look is not None
        assert (look.step, look.opened) == (slip.step - 1, False)
        assert {slip.chosen, slip.better} <= set(look.past.match.asks.legal_actions)
        localizer = play(app).session.localizer(app.page.texts)
        for name, action in (("made", slip.chosen), ("better", slip.better)):
            told = re.search(rf'<p id="slip-{name}">(.*?)</p>', html)
            assert told is not None
            said = localizer.choice(action, slip.decision, look.past.match.view(0))
            quoted = {"en": f"“{said}”", "fr": f"«\u202f{said}\u202f»"}[language]
            assert nested(quoted) in told[1].replace("&#39;", "'")
        board = html[html.index('class="board"') : html.index('id="side"')]
        only = set(slip.chosen.words) - set(slip.better.words)
        assert ('data-lit="made"' in board) == bool(only & look.lit.words)
        assert f'data-do="what-if" data-arg="{slip.step}"' in html
        press(app, do="look-after")
        look = play(app).look
        assert look is not None
        assert (look.step, look.slip) == (slip.step, None)
        press(app, do="look-away")


def test_a_slip_keeps_its_marks_when_all_cards_are_turned_up() -> None:
    app, slip = analysed(), reviewed(*LOST).slips[0]
    press(app, do="slip", arg=str(slip.step))
    press(app, do="look-open")
    look = play(app).look
    assert look is not None
    assert look.opened
    assert look.slip == slip


def test_the_curve_is_a_slider_that_tells_each_point_and_leads_there() -> None:
    """By mouse, keys and screen reader: the end first, then each own choice with what it led to."""
    app, found = analysed(), reviewed(*LOST)
    slips = {slip.step for slip in found.slips}
    slider = re.search(r'<input id="analysis-at"[^>]*>', box(app))
    assert slider is not None
    assert f'max="{len(found.curve) - 1}"' in slider[0]
    for at, point in enumerate(found.curve):
        app.handle({"type": "change", "form": "look", "data": {"step": str(at)}})
        html = box(app)
        told = re.search(r'aria-valuetext="([^"]*)"', html)
        assert told is not None
        assert f'<div class="analysis-point"><p>{told[1]}</p>' in html
        if at < len(found.curve) - 1:
            assert f"Choice {point.step}, {round(100 * point.chance)}%" in told[1]
        does = "slip" if point.step in slips else "look"
        assert f'data-do="{does}" data-arg="{point.step}"' in html.split('class="analysis-point"')[1]
    app.handle({"type": "change", "form": "look", "data": {"step": "999999"}})
    analysis = play(app).analysis
    assert analysis is not None
    assert analysis.at == len(found.curve) - 1


def test_what_names_no_slip_shows_none() -> None:
    app = analysed()
    for arg in ("0", "x", "99999"):
        press(app, do="slip", arg=arg)
        assert play(app).look is None
    before = over()
    press(before, do="slip", arg=str(reviewed(*LOST).slips[0].step))
    assert play(before).look is None

"""The review of a game in the page: begun, shown with how far it is, stopped, and ways on from it."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from pygames.engine.text import LANGUAGES
from pygames.words.quotes import nested
from tests.test_review import _small, game, reviewed
from tests.web.driven import App
from tests.web.hands import press, screen
from web.model.session import Session
from web.model.sight import Player
from web.update.screens import sit

if TYPE_CHECKING:
    from collections.abc import Sequence

    from web.model.play import Play

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
    assert screen(app) == "table"
    assert session.match.practice
    assert len(session.match.choices) == slip.step - 1
    assert session.match.decision is not None
    assert slip.better in session.match.decision.legal_actions


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

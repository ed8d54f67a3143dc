"""The example of a rule: one press from a refusal and from the rulebook, and one press back."""

from __future__ import annotations

import re

from tests.web.hands import begin, press, session
from web.app import App


def refused(app: App) -> str:
    """Ask of everything on the table why not, until a rule answers: its number."""
    for word in dict.fromkeys(re.findall(r'data-why="([^"]+)"', app.html())):
        press(app, why=word)
        play = app.page.playing
        if play is not None and play.told is not None and play.told.refusal is not None:
            return play.told.refusal.rule
    raise AssertionError("nothing is refused here")


def test_from_a_refusal_one_press_leads_to_an_example_and_one_back_to_the_game() -> None:
    app = begin()
    rule = refused(app)
    own = app.page.play
    link = session(app).link
    assert f'data-do="example" data-arg="{rule}"' in app.html()
    press(app, do="example", arg=rule)
    assert app.page.play is not own
    assert app.page.effects.focus == "#example-title"
    assert f'data-rule-shown="{rule}"' in app.html()
    press(app, do="try")
    play = app.page.playing
    assert play is not None
    assert play.told is not None
    assert play.told.refusal is not None
    assert play.told.refusal.rule == rule
    press(app, do="example-leave")
    assert app.page.play is own
    assert session(app).link == link


def test_an_example_of_an_example_leads_back_to_the_game_too() -> None:
    app = begin()
    own = app.page.play
    for rule in ("HZ-27", "HZ-75", "HZ-27"):
        press(app, do="rule", rule=rule)
        press(app, do="example", arg=rule)
    press(app, do="example-leave")
    assert app.page.play is own


def test_what_is_done_in_an_example_is_told_in_its_log_and_kept_nowhere() -> None:
    app = begin()
    press(app, do="example", arg="HZ-75")
    assert app.page.playing is not None
    assert not app.page.playing.kept
    press(app, do="try")
    assert any("HZ-75" in event.cited for event in session(app).match.events)


def test_the_rulebook_of_a_game_being_set_up_leads_to_an_example_and_back_to_the_form() -> None:
    app = App({"languages": "fr", "address": "https://tables.example/"})
    press(app, do="set-up", arg="heroz")
    form = app.page.form
    press(app, do="rulebook")
    assert 'data-do="example" data-arg="HZ-27"' in app.html()
    press(app, do="example", arg="HZ-27")
    assert app.page.screen == "table"
    press(app, do="example-leave")
    assert app.page.screen == "setup"
    assert app.page.form is form
    assert app.page.rule == "HZ-27"


def test_a_rule_without_an_example_says_so() -> None:
    app = begin()
    press(app, do="example", arg="HZ-85")  # advice
    assert app.page.notice is not None
    assert app.page.playing is not None
    assert app.page.playing.example is None

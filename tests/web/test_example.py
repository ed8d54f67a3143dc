"""The example of a rule: one press from a refusal and from the rulebook, and one press back."""

import re

from tests.web.driven import App
from tests.web.hands import begin, press, screen, session, table
from web.model.dialog import Rulebook
from web.model.screen import AtTable, Gallery, SettingUp


def refused(app: App) -> str:
    """Ask of everything on the table why not, until a rule answers: its number."""
    for word in dict.fromkeys(re.findall(r'data-why="([^"]+)"', app.html())):
        press(app, why=word)
        play = app.page.playing
        if play is not None and play.why is not None and play.why.refusal is not None:
            return play.why.refusal.rule
    raise AssertionError("nothing is refused here")


def test_from_a_refusal_one_press_leads_to_an_example_and_one_back_to_the_game() -> None:
    app = begin()
    rule = refused(app)
    own = session(app)
    link = session(app).link
    assert f'data-do="example" data-arg="{rule}"' in app.html()
    press(app, do="example", arg=rule)
    assert session(app) is not own
    assert app.page.to_do.focus == "#example-title"
    assert f'data-rule-shown="{rule}"' in app.html()
    press(app, do="try")
    play = app.page.playing
    assert play is not None
    assert play.why is not None
    assert play.why.refusal is not None
    assert play.why.refusal.rule == rule
    press(app, do="example-leave")
    assert session(app) is own
    assert session(app).link == link


def test_an_example_of_an_example_leads_back_to_the_game_too() -> None:
    app = begin()
    own = session(app)
    for rule in ("HZ-27", "HZ-75", "HZ-27"):
        press(app, do="rule", rule=rule)
        press(app, do="example", arg=rule)
    press(app, do="example-leave")
    assert session(app) is own


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
    assert isinstance(app.page.screen, AtTable)
    press(app, do="example", arg="HZ-28")  # one further example leads back to the form all the same
    press(app, do="example-leave")
    assert isinstance(screen(app), SettingUp)
    assert app.page.form is form
    assert app.page.dialog == Rulebook("HZ-28")


def test_a_rule_without_an_example_says_so() -> None:
    app = begin()
    press(app, do="example", arg="HZ-85")  # advice
    assert app.page.notice is not None
    assert app.page.playing is not None
    assert app.page.playing.example is None


def go(app: App, place: str, hash: str) -> None:
    """Go back or forward in the browser's history to this entry."""
    app.handle({"type": "place", "place": place, "hash": hash})
    assert app.page.failure is None


def test_back_and_forward_find_the_game_where_it_was_and_the_example() -> None:
    """The browser's Back leads to the same game, with what was told; no set-up of the example's position."""
    app = begin()
    rule = refused(app)
    app.keep()
    own, told = session(app), app.page.playing.why if app.page.playing else None
    here = app.payload()
    press(app, do="example", arg=rule)
    there = app.payload()
    assert there["place"] == f"example:heroz/{rule}"
    assert not there["replace"]  # a step of its own
    go(app, here["place"], here["hash"])
    assert session(app) is own
    go(app, there["place"], there["hash"])
    assert app.page.playing is not None
    assert app.page.playing.example is not None
    press(app, do="example-leave")
    assert session(app) is own
    assert app.payload()["replace"]  # the page's own way back is no further step
    assert told is not None
    go(app, there["place"], there["hash"])
    assert isinstance(app.page.screen, AtTable)


def test_the_way_back_keeps_what_was_told_and_what_was_looked_at() -> None:
    app = begin()
    rule = refused(app)
    told = table(app).why
    press(app, do="example", arg=rule)
    press(app, do="example-leave")
    assert table(app).why is told
    assert told is not None
    press(app, do="look-before")
    look = table(app).look
    assert look is not None
    press(app, do="rule", rule=rule)
    press(app, do="example", arg=rule)
    press(app, do="example-leave")
    assert table(app).look is look


def test_the_gallery_does_not_call_an_example_the_game_on_the_table() -> None:
    app = begin()
    own = session(app)
    press(app, do="example", arg="HZ-27")
    example = app.payload()
    press(app, do="home")
    assert 'class="gallery-back"' not in app.html()
    go(app, example["place"], example["hash"])
    press(app, do="example-leave")
    assert isinstance(app.page.screen, Gallery)
    assert session(app) is own


def test_an_example_opened_anew_at_its_place_leads_to_the_gallery() -> None:
    app = begin()
    press(app, do="example", arg="HZ-27")
    there = app.payload()
    again = App({"place": there["place"], "hash": there["hash"]})
    assert again.page.playing is not None
    assert again.page.playing.example is not None
    press(again, do="example-leave")
    assert isinstance(again.page.screen, Gallery)


def test_leaving_a_drill_or_a_puzzle_is_no_further_step_of_the_history_either() -> None:
    for begun, left in (("drill", "drill-leave"), ("puzzle", "coach-leave")):
        app = begin()
        own = session(app)
        app.payload()
        press(app, do=begun, arg="heroz" if begun == "drill" else "heroz/8")
        there = app.payload()
        assert not there["replace"]
        press(app, do=left)
        assert session(app) is own
        assert app.payload()["replace"]

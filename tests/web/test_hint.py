"""A hint in the page: three levels, one press each, for whoever is to choose, and only where it is wanted."""

import re

import pytest

from pygames.bots.advice import advise
from pygames.engine.text import LANGUAGES, Language
from pygames.school.advice import hint_said
from tests.web.driven import App
from tests.web.hands import TWO_HUMANS, begin, key, offered, press, session
from web.model.preferences import EFFORTS

HINTED = re.compile(r'<section class="hint".*?</section>', re.DOTALL)
LIT = re.compile(r'data-lit=""')


def think(app: App) -> int:
    """Let what was asked for be worked out; in how many pieces."""
    pieces = 0
    while app.toiling:
        app.toil()
        pieces += 1
    return pieces


def box(app: App) -> str:
    """The hint as it is shown."""
    found = HINTED.search(app.html())
    return found[0] if found else ""


def prefer(app: App, name: str, value: str) -> None:
    app.handle({"type": "change", "form": "settings", "data": {name: value}})


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("by_key", [False, True])
def test_every_press_tells_a_little_more(language: Language, by_key: bool) -> None:
    """After the last of it the reasons come back."""
    app = begin(language)
    decided = advise(session(app).match)
    localizer = session(app).localizer(app.page.texts)
    for level in (1, 2, 3, 2, 3):
        if by_key:
            key(app, "h")
        else:
            press(app, do="hint")
        if level == 1:
            assert 'aria-busy="true"' in box(app)
            assert think(app) > 100  # little by little
        said = hint_said(decided, level, localizer, session(app).view)
        shown = box(app).replace("&#39;", "'")
        assert all(line in shown for line in said), (said, shown)
        assert f'data-hint="{level}"' in shown
        assert " ".join(said) in app.payload()["say"]
        assert (len(LIT.findall(app.html())) > 0) == (level > 0)
        assert 'data-do="hint"' in shown


def test_presses_while_it_is_worked_out_pass_nothing_over() -> None:
    """Nor do presses of the key after the last level: what is told stays."""
    app = begin(game="hero-realms")
    for _ in range(3):
        key(app, "h")
    think(app)
    assert 'data-hint="1"' in box(app)
    asked = session(app)
    decided = advise(asked.match)
    assert decided.by == "steady"
    for _ in range(3):
        key(app, "h")
    assert 'data-hint="2"' in box(app)
    assert 'data-do="hint"' not in box(app)


def test_what_it_points_at_is_on_both_tables() -> None:
    for rendering in ("table", "text"):
        app = begin()
        prefer(app, "rendering", rendering)
        press(app, do="hint")
        think(app)
        press(app, do="hint")
        lit = re.findall(r'<button[^>]*data-lit=""[^>]*>', app.html())
        assert lit
        assert all('aria-describedby="hint"' in it for it in lit)


def test_it_goes_with_the_position_and_can_be_closed() -> None:
    app = begin()
    press(app, do="hint")
    think(app)
    press(app, do="hint-close")
    assert box(app) == ""
    press(app, do="hint")
    assert not app.toiling  # it is known
    key(app, "Escape")
    assert box(app) == ""
    press(app, do="hint")
    assert box(app)
    press(app, choice="0")
    assert box(app) == ""
    assert not app.toiling


@pytest.mark.parametrize("by_key", [False, True])
def test_it_outlives_what_is_told_over_it(by_key: bool) -> None:
    """A box that is closed uncovers the hint; the table below both keeps its height."""
    app = begin()
    press(app, do="hint")
    think(app)
    shown = box(app)
    key(app, "w")
    press(app, why="attack")
    assert "refusal" in app.html()
    if by_key:
        key(app, "Escape")
    else:
        press(app, do="dismiss")
    assert "refusal" not in app.html()
    assert box(app) == shown
    key(app, "Escape")  # nothing else is told
    assert box(app) == ""


def test_what_is_worked_out_is_left_when_the_game_goes_on() -> None:
    app = begin()
    press(app, do="hint")
    app.toil()
    press(app, choice="0")
    assert think(app) == 0
    assert box(app) == ""


def test_several_people_get_none_unless_they_want_it() -> None:
    app = begin(fields=TWO_HUMANS)
    press(app, do="lift")
    assert 'data-do="hint"' not in app.html()
    key(app, "h")
    assert not app.toiling
    assert "Several people" in app.html()
    prefer(app, "hints", "always")
    assert 'data-do="hint"' in app.html()
    press(app, do="hint")
    assert think(app) > 0
    assert "Advice: " in box(app)


def test_nobody_gets_one_who_wants_none_or_is_not_asked() -> None:
    app = begin()
    prefer(app, "hints", "never")
    assert 'data-do="hint"' not in app.html()
    key(app, "h")
    assert not app.toiling
    prefer(app, "hints", "alone")
    prefer(app, "pace", "step")  # the opponent waits
    while session(app).can_act:
        name, value = offered(app.html())[-1]
        press(app, **{name: value})
    key(app, "h")
    assert not app.toiling
    assert "somebody else is choosing" in app.html()
    while not session(app).can_act:
        press(app, do="next")
        app.tick()
    assert "somebody else is choosing" not in app.html()


def test_strong_opponents_think_as_much_as_the_settings_say() -> None:
    app = begin(fields={"who1": "strong"})
    for name, effort in EFFORTS.items():
        prefer(app, "thinking", name)
        assert session(app).effort == effort

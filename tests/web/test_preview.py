"""See before you press: what a choice would do, shown while it is pointed at."""

import re

import pytest

import pygames
from pygames.engine.text import LANGUAGES, Language
from pygames.words.localizer import Localizer
from tests.boss_quest.scene import scene
from tests.kit.play import decision_of
from tests.web.driven import App
from tests.web.hands import TWO_HUMANS, begin, press, session
from web.model.message import Thing
from web.model.preview import Preview
from web.model.session import Session
from web.model.sight import Player
from web.update.screens import sit

LINE = re.compile(r'<p id="forecast"[^>]*>(.*?)</p>')
TAGS = re.compile(r"<[^>]+>")


def point(app: App, **data: str) -> str:
    """Point at an element with these `data-` attributes, until it is known what it would do."""
    app.handle({"type": "preview", "data": data})
    while not app.foresee():
        pass
    assert app.page.failure is None, repr(app.page.failure)
    return TAGS.sub("", app.preview()["forecast"])


def line(app: App) -> str:
    """The line as the whole page has it."""
    found = LINE.search(app.html())
    assert found is not None
    return TAGS.sub("", found[1])


def at(game: str, *choices: str, language: str = "en", seats: int = 2, seed: int = 7) -> App:
    """The page with a game in which this was chosen; the first seat is a person's."""
    app = App({"languages": language})
    match = pygames.new(game, seed=seed, seats=seats)
    for choice in choices:
        match.play(choice)
    people = [Player(), *[Player(bot="random")] * (seats - 1)]
    app.page = sit(app.page, Session.of(match, people))
    return app


@pytest.mark.parametrize("rendering", ["table", "text"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_pointed_at_is_foreseen_in_both_renderings(language: Language, rendering: str) -> None:
    app = begin(language, seed=7)
    app.handle({"type": "change", "form": "settings", "data": {"rendering": rendering}})
    it = session(app)
    legal = decision_of(it.match).legal_actions
    wanted = " · ".join(map(Localizer(it.match.game, language).forecast, it.match.forecast(legal[0])))
    assert wanted
    assert line(app) == ""
    assert point(app, choice="0") == wanted
    assert line(app) == wanted
    assert point(app) == line(app) == ""


def test_a_step_that_leaves_much_open_is_not_foreseen() -> None:
    """In HEROZ a card is picked first, and may go to several places; then each place is a choice."""
    app = begin(seed=7)
    it = session(app)
    card, place = decision_of(it.match).legal_actions[0].words
    assert point(app, step=card) == ""
    press(app, step=card)
    it = session(app)
    number = next(n for n, action in enumerate(decision_of(it.match).legal_actions) if place in action.words)
    assert it.marks.next[place].choice == number
    assert point(app, choice=str(number)).startswith("power of column 1")
    assert it.ways(Thing(number)) == (decision_of(it.match).legal_actions[number],)


def test_holding_a_thing_is_hinted_at_where_it_says_something() -> None:
    """In HEROZ of a card nothing is said, of a place it is; nothing to who is not asked."""
    app = begin(seed=7)
    card = decision_of(session(app).match).legal_actions[0].words[0]
    assert point(app, hold="") == ""
    assert app.preview()["hold"] == ""
    press(app, step=card)
    assert point(app, hold="") == ""
    assert app.preview()["hold"] == "(hold to preview)"
    press(app, step=card)
    assert app.preview()["hold"] == ""
    waiting = at("heroz", "pass")
    assert point(waiting, hold="") == ""
    assert waiting.preview()["hold"] == ""


def test_of_a_thing_that_stands_for_few_choices_each_is_foreseen() -> None:
    """A light spell can be activated or discarded; a dark one has to be aimed first."""
    s = scene("turns", "(red-6) red-5", "(blue-1) blue-2", boss=15, row="boss+1 force+1")
    app = App({"languages": "en"})
    app.page = sit(app.page, Session.of(s.match, [Player(), Player(bot="random")]))
    said = "boss 15 → 16 · 11 of 16 · no more weapons after this"
    found = point(app, step="boss+1")
    assert found == f"Activate — {said} · Discard — 11 of 15 · no more weapons after this"
    assert point(app, step="force+1") == ""
    press(app, step="force+1")
    marks = session(app).marks
    assert point(app, choice=str(marks.next["A"].choice)).startswith("11 → 12 of 15")
    assert point(app, choice=str(marks.complete[0])) == "11 of 15 · no more weapons after this"


def test_what_was_foreseen_goes_with_the_position() -> None:
    app = begin(seed=7)
    assert point(app, choice="0")
    number = len(decision_of(session(app).match).legal_actions) - 1
    press(app, choice=str(number))
    assert "forecast-part" not in app.html()
    assert "forecast-part" not in app.preview()["forecast"]


def test_it_is_worked_out_once_in_a_position(monkeypatch: pytest.MonkeyPatch) -> None:
    app = begin(seed=7)
    asked = []
    match = session(app).match
    real = type(match).forecasting

    def counted(self: pygames.Match, action: pygames.Action) -> object:
        asked.append(action)
        return real(self, action)

    monkeypatch.setattr(type(match), "forecasting", counted)
    first = point(app, choice="0")
    point(app)
    assert point(app, choice="0") == first
    assert len(asked) == 1


def test_it_is_worked_out_in_slices() -> None:
    """Another thing may be pointed at meanwhile: then that one is worked out."""
    s = scene("turns", "(red-6) red-5", "(blue-1) blue-7 green-7", boss=15, turn="B", armourer="A",
              pile="only red-3 red-2 blue-5 green-6")  # fmt: skip
    s.play("equip 1")  # so that not every weapon is as likely any more
    app = App({"languages": "en"})
    app.page = sit(app.page, Session.of(s.match, [Player(), Player()]))
    press(app, do="lift")
    legal = [action.text for action in decision_of(session(app).match).legal_actions]
    number = str(legal.index("equip 2"))
    app.handle({"type": "preview", "data": {"choice": number}})
    slices = 0
    while not app.foresee():
        slices += 1
        assert app.preview()["forecast"] == ""
    assert slices > 2
    assert "exceeds" in app.preview()["forecast"]
    app.handle({"type": "preview", "data": {"choice": str(legal.index("equip 3"))}})
    assert not app.foresee()
    assert point(app, choice=number)


def test_nothing_is_foreseen_for_who_is_not_asked() -> None:
    """Not behind the curtain, not in the past, not while an opponent thinks, not of what is no choice."""
    app = begin(fields=TWO_HUMANS, seed=7)
    assert session(app).curtain is not None
    assert point(app, choice="0") == ""
    press(app, do="lift")
    assert point(app, choice="0")
    for data in ({"choice": "999"}, {"choice": "x"}, {"step": "nonsense"}, {"why": "K♠"}, {}):
        app.handle({"type": "preview", "data": data})
        assert app.foresee()
        assert app.preview()["forecast"] == ""
    app.handle({"type": "key", "key": ","})
    assert app.page.play is not None
    assert app.page.play.look is not None
    assert point(app, choice="0") == ""
    press(app, do="home")
    app.handle({"type": "preview", "data": {"choice": "0"}})
    assert app.foresee()
    assert app.preview() == {}


@pytest.mark.parametrize(
    ("language", "said"),
    [("en", "the die alone cannot win"), ("fr", "le dé seul ne peut pas gagner")],
)
def test_immortal_king_does_not_sell_a_fight_that_no_roll_can_win(language: str, said: str) -> None:
    choices = ["enlist A4", *(f"pack E{n}" for n in range(1, 5)), "ready"]
    for seed in range(40):
        app = at("immortal-king", *choices, language=language, seats=1, seed=seed)
        match = session(app).match
        for number, action in enumerate(decision_of(match).legal_actions):
            if action.type.name == "attack" and "impossible" in [it.type.id for it in match.forecast(action)]:
                assert said in point(app, choice=str(number))
                return
    raise AssertionError("no such fight was met")


IMMORTAL_KING = ("enlist A4", *(f"pack E{n}" for n in range(1, 5)), "ready")


def fighting(number: int, rendering: str = "table") -> App:
    """Immortal King alone, in a fight before the roll, the `number`-th that comes; nothing is pointed at."""
    for seed in range(40):
        app = at("immortal-king", *IMMORTAL_KING, seats=1, seed=seed)
        app.handle({"type": "change", "form": "settings", "data": {"rendering": rendering}})
        press(app, choice="0")
        if decision_of(session(app).match).id == "before":
            number -= 1
            if not number:
                return app
    raise AssertionError("no such fight was met")


@pytest.mark.parametrize("rendering", ["table", "text"])
def test_what_a_roll_is_worth_is_said_before_anything_is_pointed_at(rendering: str) -> None:
    """By name, in the first picture of the question; and again when what was pointed at is left."""
    app = fighting(1, rendering)
    legal = decision_of(session(app).match).legal_actions
    roll = next(action for action in legal if action.type.name == "roll")
    other = next(n for n, action in enumerate(legal) if action.words)
    localizer = Localizer(session(app).match.game, "en")
    said = "Roll — " + " · ".join(map(localizer.forecast, session(app).match.forecast(roll)))
    assert line(app) == said
    assert point(app, choice=str(other)) != said
    assert point(app) == line(app) == said


def test_in_the_text_table_the_roll_and_the_sum_stand_before_the_choices() -> None:
    """What the question is about is next to it, not below all that can be chosen."""
    for number in range(1, 20):
        app = fighting(number, "text")
        it = session(app)
        legal = decision_of(it.match).legal_actions
        press(app, choice=str(next(n for n, action in enumerate(legal) if action.type.name == "roll")))
        it = session(app)
        if decision_of(it.match).id == "after":
            break
    assert decision_of(it.match).id == "after"
    html = app.html()
    total = it.view["fight"]["total"]
    assert html.index('id="prompt"') < html.index(f"Total: {total}") < html.index('id="text-choices"')
    assert html.count(f"Total: {total}") == 1


def test_nothing_is_foreseen_of_a_position_that_is_past() -> None:
    """What was pointed at just before a choice was made is let go: it need not be legal any more."""
    it = Session.of(pygames.new("heroz", seed=7), [Player(), Player()])
    first = decision_of(it.match).legal_actions[0]
    preview = Preview().look(it, (first,))
    then = it.play(first).session
    assert then.match.why_not(first) is not None
    assert not preview.stands(then)
    assert preview.foreseen(then) == ()

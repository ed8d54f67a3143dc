"""Lessons on the page: opened, every answer answered, hints in four levels, found again after a reload."""

import json
import re
from html import unescape

import pytest

import pygames
from pygames.games import PLAYABLE
from pygames.school.judging import step_hint
from pygames.school.lesson import file_of, lessons, link_to, read
from pygames.school.progress import Stage
from tests.web.driven import App
from tests.web.hands import at, key, press, table
from web.model import running
from web.model.lesson import FAR
from web.model.lit import Lit
from web.view.frame import draw

FREE = [
    (game, name)
    for game in PLAYABLE
    for name, lesson in lessons(pygames.load(game)).items()
    if not lesson.guided
]
every_rendering = pytest.mark.parametrize("rendering", ["table", "text"])


def opened(hash: str = "heroz/lesson/columns", rendering: str = "table", language: str = "en") -> App:
    app = App(
        {"languages": language, "hash": hash, "preferences": {"pace": "instant", "rendering": rendering}}
    )
    run(app)
    return app


def run(app: App) -> None:
    """Let happen what happens by itself."""
    for _ in range(200):
        if app.page.playing is not None and app.page.playing.watching is not None:
            press(app, do="seen")
        elif running.pause(app.page) is None:
            return
        else:
            app.tick()
    raise AssertionError("it goes on for ever")


def choose(app: App, text: str) -> None:
    """Make a choice, all at once."""
    decision = at(app)[0].session.match.asks
    press(app, choice=str([action.text for action in decision.legal_actions].index(text)))
    run(app)


def to_step(app: App, number: int) -> None:
    """Go to this step by the lesson's hints."""
    while at(app)[1].number < number:
        onward(app)


def onward(app: App) -> None:
    """Go on, by the hint where something is asked."""
    lesson = at(app)[1]
    place = (lesson.place, lesson.before)
    if lesson.reading:
        press(app, do="coach-next")
    else:
        for level in (1, 2, 3, 4):
            key(app, "h")
            assert level in (4, at(app)[1].level)
    run(app)
    lesson = at(app)[1]
    assert (lesson.place, lesson.before) != place


def box(app: App) -> str:
    """What the person was told of their last answer."""
    found = re.search(
        r'<div[^>]*id="coach-answer".*?(?=<p class="coach-text"|</section>)', app.html(), re.DOTALL
    )
    return "" if found is None else unescape(re.sub(r"<[^>]+>", " ", found[0]))


@pytest.mark.parametrize(("game", "name"), FREE)
def test_a_lesson_is_done_by_hints_alone(game: str, name: str) -> None:
    app = opened(f"{game}/lesson/{name}", language="fr")
    for _ in range(60):
        if at(app)[1].over:
            break
        app.html()
        onward(app)
    assert at(app)[1].over
    assert app.page.texts("coach.over", tries=0, hints=at(app)[1].hints) in unescape(app.html())
    assert app.payload()["busy"] is False


@pytest.mark.parametrize(("game", "name"), FREE)
def test_what_has_to_be_found_can_be_pointed_at_on_the_table(game: str, name: str) -> None:
    """What a hint lights can be pointed at too: else nobody could press it."""
    lesson = lessons(pygames.load(game))[name]
    whole = lesson.match(PLAYABLE)
    line = [choice.action.text for choice in whole.choices]
    for step in lesson.steps:
        app = opened(f"{game}/lesson/{name}@{lesson.steps.index(step) + 1}")
        play = at(app)[0]
        texts = app.page.texts
        localizer = play.session.localizer(texts)
        things = draw(play.session, localizer, texts).pointing.things
        for shown in step.show:
            lit = draw(play.session, localizer, texts, Lit(frozenset({shown}))).html
            assert "data-lit" in lit, shown
        if step.want.kind == "refused":
            words = step_hint(lesson, step, line, whole.at_choice(step.at)).words
            assert set(words) <= set(things), step
            assert play.session.match.why_not_pointing(words) is not None


@every_rendering
def test_a_lesson_is_opened_by_its_address_and_by_its_button(rendering: str) -> None:
    app = opened(rendering=rendering)
    assert (app.page.place, app.page.hash) == ("lesson:heroz/columns", "heroz/lesson/columns")
    assert "Columns: placing, attacking, blocking: step 1 of 8" in app.html()
    press(app, do="home")
    press(app, do="set-up", arg="heroz")
    assert 'data-do="lesson" data-arg="heroz/columns"' in app.html()
    press(app, do="lesson", arg="heroz/columns")
    assert at(app)[1].number == 1
    assert app.keep() == {}


def test_what_is_forbidden_is_found_by_pointing() -> None:
    app = opened()
    press(app, do="coach-next")
    press(app, why="A♥")
    play, lesson = at(app)
    assert (play.why is None, lesson.number) == (False, 2)  # another rule: the refusal says so
    press(app, step="10♠")
    press(app, why="A12")
    play, lesson = at(app)
    assert (play.why is None, lesson.number) == (True, 3)
    assert "Right." in box(app)
    assert "HZ-27" in box(app)
    assert app.payload()["focus"] == "#coach"


@every_rendering
def test_what_is_legal_but_not_wanted_is_told_and_taken_back(rendering: str) -> None:
    app = opened("heroz/lesson/columns@3", rendering)
    app.payload()
    choose(app, "place 5♠ A11")
    assert len(at(app)[0].session.match.choices) == 0
    told = box(app)
    assert "allowed, but it is not what is asked" in told
    assert "You place a card face down: column 1, row 1." in told
    assert "HZ-27" in told
    assert "You place a card face down" in app.payload()["say"]
    choose(app, "pass")
    assert "Then all six cards would stay in your hand" in box(app)
    choose(app, "place 10♠ A31")  # as good as the record's own
    lesson = at(app)[1]
    assert (lesson.number, lesson.tries) == (4, 2)
    assert lesson.follows_line
    assert "Right." in box(app)


def test_a_rule_may_be_shown_in_several_choices_and_a_wrong_one_begins_the_step_anew() -> None:
    app = opened("heroz/lesson/columns@7")
    play, lesson = at(app)
    choose(app, "activate A21")
    assert (lesson.before, lesson.number) == (1, 7)
    choose(app, "shield A♥ B21")
    assert lesson.before == 0
    assert len(play.session.match.choices) == 28
    assert "All that you chose at this step was taken back" in box(app)
    choose(app, "activate A21")
    choose(app, "pass")
    assert lesson.number == 8


def test_a_hint_goes_from_the_section_to_the_choice() -> None:
    app = opened("heroz/lesson/columns@4")
    _, lesson = at(app)
    lit = []
    for _ in range(3):
        press(app, do="hint")
        html = app.html()
        lit.append("data-lit" in html)
    assert lit == [False, False, True]
    for words in ("Look in the rulebook under", "HZ-14: To put a Jack", "Point at: Jack of hearts."):
        assert words in unescape(html)
    press(app, do="hint")
    run(app)
    assert lesson.number == 5
    assert "This is how it is done." in box(app)


def test_one_answer_stands_on_the_page_at_a_time() -> None:
    """On a phone two of them leave no room for the table."""
    app = opened("immortal-king/lesson/corridors@3")
    play, _ = at(app)
    choose(app, "attack left")
    assert "is not what is asked" in box(app)
    press(app, why="final")
    assert (play.why is None, box(app)) == (False, "")
    choose(app, "attack left")
    assert (play.why is None, "is not what is asked" in box(app)) == (True, True)


@every_rendering
@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_hint_after_choices_that_left_the_record_begins_the_step_again(
    rendering: str, language: str
) -> None:
    app = opened("immortal-king/lesson/corridors@8", rendering, language)
    play, lesson = at(app)
    begun = len(play.session.match.choices)
    choose(app, "attack left")  # legal, and a way to win another fight within the choices left
    assert (lesson.before, lesson.follows_line) == (1, False)
    app.payload()
    press(app, do="hint")
    assert (len(play.session.match.choices), lesson.before, lesson.level) == (begun, 0, 1)
    anew = app.page.texts("coach.anew")
    assert anew in box(app)
    assert app.payload()["say"].startswith(anew)
    for _ in range(3):
        press(app, do="hint")
    run(app)
    while lesson.number == 8:
        onward(app)
    assert (lesson.number, lesson.over) == (9, False)


def test_many_turns_between_two_steps_are_passed_over() -> None:
    app = opened("hero-realms-lich/lesson/party@7")
    before = len(at(app)[0].session.match.choices)
    onward(app)
    assert at(app)[1].number == 8
    assert len(at(app)[0].session.match.choices) > before + FAR
    assert "Some turns later." in app.html()
    near = opened("heroz/lesson/columns@6")
    onward(near)  # over eight choices, which are played
    assert at(near)[1].number == 7
    assert "Some turns later." not in near.html()


def test_after_a_reload_the_lesson_is_at_the_same_step() -> None:
    app = opened()
    to_step(app, 5)
    now = app.payload()
    assert now["hash"] == "heroz/lesson/columns@5"
    again = App({"place": now["place"], "hash": now["hash"]})
    assert at(again)[1].number == 5
    assert len(at(again)[0].session.match.choices) == 14
    app.handle({"type": "place", "place": "gallery"})
    app.handle({"type": "place", "place": now["place"], "hash": now["hash"]})
    assert at(app)[1].number == 5


@pytest.mark.parametrize("by", ["pasted", "file", "hash", "host"])
def test_a_lesson_of_ones_own_opens_however_it_comes(by: str) -> None:
    data = json.loads(file_of("heroz", "columns"))
    data["lesson"]["id"], data["lesson"]["title"] = "my-own", {"en": "Mine"}
    text = json.dumps(data)
    app = App({"framed": True})
    if by == "pasted":
        app.handle({"type": "submit", "form": "open", "data": {"record": text}})
    elif by == "file":
        app.handle({"type": "file", "text": text})
    elif by == "hash":
        app.handle({"type": "hash", "text": f"{link_to(read(text))}@2"})
    else:
        app.handle({"type": "host", "message": {"type": "load", "record": text}})
    _, lesson = at(app)
    assert lesson.lesson.id == "my-own"
    now = app.payload()
    again = App({"place": now["place"], "hash": now["hash"]})
    assert at(again)[1].number == (2 if by == "hash" else 1)
    assert "Mine: step" in again.html()


def test_what_is_no_lesson_is_refused_and_the_table_stays() -> None:
    app = opened()
    to_step(app, 3)
    data = json.loads(file_of("heroz", "columns"))
    data["lesson"]["steps"][1]["want"] = {"refused": "HZ-33"}
    for text in ("heroz/lesson/nothing", "lesson=AAAA", "nogame/lesson/columns", json.dumps(data)):
        app.handle({"type": "submit", "form": "open", "data": {"record": text}})
        assert app.page.notice is not None
        assert at(app)[1].number == 3
    assert "steps.2.want" in app.html()


def test_the_link_of_a_lesson_leads_to_its_step() -> None:
    app = App({"address": "https://tables.example/", "hash": "heroz/lesson/columns@5"})
    press(app, do="copy")
    assert app.payload()["copy"] == "https://tables.example/#heroz/lesson/columns@5"


def test_a_page_around_hears_of_steps_hints_and_the_end() -> None:
    app = App({"framed": True, "preferences": {"pace": "instant"}, "hash": "heroz/lesson/columns"})
    heard = []
    for _ in range(60):
        heard += app.payload()["host"]["messages"]
        if at(app)[1].over:
            break
        onward(app)
    heard += app.payload()["host"]["messages"]
    told = [it for it in heard if it["type"] in ("step", "hint", "solved")]
    assert {it.pop("game") for it in told} == {"heroz"}
    name = {
        "en": "Columns: placing, attacking, blocking",
        "fr": "Les colonnes\u202f: placer, attaquer, bloquer",
    }
    assert {str(it.pop("name")) for it in told if it["type"] != "hint"} == {str(name)}
    assert told[0] == {"type": "step", "lesson": "columns", "at": 1, "of": 8}
    (valet,) = {it["name"]["en"] for it in told if it.get("rule") == "HZ-14"}
    assert "Jack" in valet
    assert {it["rule"]: it["level"] for it in told if it["type"] == "hint" and "rule" in it}["HZ-14"] == 4
    assert [it["at"] for it in told if it["type"] == "step"] == list(range(1, 9))
    assert [it for it in told if it["type"] == "solved"] == [
        {"type": "solved", "id": "columns", "tries": 0, "hints": at(app)[1].hints}
    ]


def test_a_step_done_at_once_has_taught_its_rule_and_one_done_by_a_hint_has_shown_it() -> None:
    app = opened("heroz/lesson/columns@2")
    press(app, step="10♠")
    press(app, why="A12")
    assert app.page.learning.of("heroz").of("HZ-27").stage == Stage.LEARNT
    app = opened("heroz/lesson/columns@4")
    onward(app)
    assert app.page.learning.of("heroz").of("HZ-14").stage == Stage.MET
    choose(app, "pass")
    choose(app, "attack A1")  # not at once
    assert app.page.learning.of("heroz").of("HZ-70").stage == Stage.MET


def test_a_step_to_be_read_names_the_button_that_it_has() -> None:
    for at_step, button in (("1", "coach.next"), ("8", "coach.finish")):
        app = opened(f"heroz/lesson/columns@{at_step}")
        assert at(app)[1].reading
        name = app.page.texts(button)
        assert re.search(f'data-do="coach-next"[^>]*>[^<]*(<[^>]*>)*{name}', app.html())
        press(app, choice="0")
        said = app.payload()["say"]
        assert said.endswith(app.page.texts("coach.read_first", button=name))
        assert f"“{name}”" in said


def test_after_the_last_step_one_plays_on_or_takes_it_again() -> None:
    app = opened("heroz/lesson/columns@8")
    press(app, do="coach-next")
    _, lesson = at(app)
    assert lesson.over
    html = app.html()
    assert not re.search("data-choice|data-step", html)
    said = set()
    for word in re.findall('data-why="([^"]+)"', html):
        press(app, why=word)
        said.add(app.payload()["say"])
    play_on = app.page.texts("coach.play_on")
    assert app.page.texts("coach.read_all", button=play_on) in said
    assert not any(app.page.texts("coach.next") in it for it in said)  # there is no such button
    press(app, do="coach-again")
    assert at(app)[1].number == 1
    app = opened("heroz/lesson/columns@8")
    press(app, do="coach-next")
    press(app, do="coach-leave")
    play = app.page.play
    assert play is not None
    assert play.tutor is None
    assert play.kept
    assert app.page.texts("coach.left") not in app.html()  # it was over
    choose_any = app.html()
    assert "data-choice" in choose_any


def test_who_learns_the_boss_plays_on_against_a_party_of_the_lowest_level() -> None:
    app = opened("hero-realms-lich/lesson/lich")
    press(app, do="coach-leave")
    assert [player.bot for player in table(app).session.players] == ["novice", "novice", "novice", ""]


def test_nobody_watches_what_lies_between_steps_far_from_each_other() -> None:
    """The Lich, party: from the challenge to the defeat of a hero 295 choices go by."""
    app = opened("hero-realms-lich/lesson/party@7")
    play, lesson = at(app)
    choose(app, "challenge")
    assert (lesson.number, len(play.session.match.choices)) == (8, 372)

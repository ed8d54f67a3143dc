"""First games: played as written, short, in both languages; nothing else is played meanwhile."""

import json
import re
from html import unescape

import pytest

import pygames
from pygames.engine.text import LANGUAGES
from pygames.games import PLAYABLE
from pygames.school.lesson import Lesson, lessons
from pygames.school.part import School
from tests.web.driven import App
from tests.web.hands import at, press, table
from tests.web.tables import text_of
from tests.words.catalogues import badly_set
from web.model import running
from web.model.lit import Lit
from web.model.marks import Marks
from web.model.sentences import who
from web.model.told import told as last_told
from web.view.frame import draw

GUIDED = [entry.id for entry in pygames.catalogue() if entry.guided]
guided = pytest.mark.parametrize("game", GUIDED)
every_rendering = pytest.mark.parametrize("rendering", ["table", "text"])


def begun(game: str, pace: str = "instant", rendering: str = "table") -> App:
    """The page in a first game, at its first step."""
    app = App({"languages": "en", "preferences": {"pace": pace, "rendering": rendering}})
    press(app, do="lesson", arg=f"{game}/first-game")
    return app


def first_of(game: str) -> Lesson:
    return lessons(pygames.load(game))["first-game"]


def run(app: App) -> None:
    """Let happen what happens by itself, and see every scene."""
    for _ in range(200):
        play = app.page.play
        if play is not None and play.watching is not None:
            press(app, do="seen")
        elif running.pause(app.page) is not None:
            app.tick()
        else:
            return
    raise AssertionError("it goes on for ever")


def do_step(app: App) -> None:
    """Do all that the step wants, by what the page shows for it."""
    place = at(app)[1].place
    do_one(app)
    while (tutor := table(app).tutor) is not None and tutor.place == place:
        do_one(app)


def do_one(app: App) -> None:
    """Make a choice that the step wants, or read it."""
    play, lesson = at(app)
    wanted = lesson.wanted
    if wanted is None:
        press(app, do="coach-next")
        return
    decision = play.session.match.asks
    html, number = app.html(), decision.legal_actions.index(wanted)
    if f'data-choice="{number}"' not in html:
        for word in wanted.words:
            if f'data-step="{word}"' in html:
                press(app, step=word)
                html = app.html()
    button = re.search(rf'<button[^>]*data-choice="{number}"[^>]*>', html)
    assert button is not None
    assert "data-lit" in button[0]
    press(app, choice=str(number))


def test_every_playable_game_has_a_first_game_where_the_catalogue_says_so() -> None:
    assert {game for game in PLAYABLE if "first-game" in pygames.load(game).part(School).lessons} == set(
        GUIDED
    )


@guided
def test_a_first_game_is_short_and_well_set(game: str) -> None:
    first = first_of(game)
    steps = first.steps
    assert first.guided
    assert 8 <= len(steps) <= 16
    assert not steps[-1].asks
    for step in steps:
        for language in LANGUAGES:
            told = step.text.to(language)
            assert len(re.findall(r"[\w’-]+", told)) <= 45, told
            assert "'" not in told
            assert language == "en" or not badly_set(told)


@guided
@every_rendering
@pytest.mark.parametrize("pace", ["instant", "normal"])
def test_a_first_game_is_played_to_its_last_step_by_what_the_page_shows(
    game: str, rendering: str, pace: str
) -> None:
    app = begun(game, pace, rendering)
    run(app)
    play, lesson = at(app)
    for number in range(1, lesson.count + 1):
        play, lesson = at(app)
        assert (lesson.number, lesson.step is None) == (number, False)
        step = lesson.step
        assert step is not None
        payload = app.payload()
        assert payload["focus"] == "#coach"
        # at the start nothing else; later what happened since, but not the question once more
        said = payload["say"].removesuffix(step.text.en)
        assert said != payload["say"]
        assert number > 1 or said == ""
        assert not said.endswith(f"{who(play.session, play.session.localizer(app.page.texts))} ")
        html = str(payload["parts"]["app"])
        assert f'data-coach="{number}"' in html
        if rendering == "table":
            assert html.count("data-lit") >= len(step.show) + step.asks
            assert html.count('class="frame-tray"') == 1  # or else the table would grow
        do_step(app)
        run(app)
    play = table(app)
    assert play.tutor is None
    assert "data-coach" not in app.html()
    assert not play.over


@guided
def test_what_a_step_speaks_of_is_lit_on_the_table(game: str) -> None:
    """Each thing and each gauge by itself; a gauge of the player who is meant only."""
    app = begun(game)
    run(app)
    texts, gauges = app.page.texts, 0
    while (lesson := table(app).tutor) is not None:
        play, step = table(app), lesson.step
        assert step is not None
        for name in step.show:
            alone, marks = Lit(frozenset({name})), Marks() if lesson.reading else None
            html = str(draw(play.session, play.session.localizer(texts), texts, alone, marks).html)
            lit = re.findall(r"<([a-z]+)[^>]* data-lit[ =>]", html)
            assert lit, name
            if lit[0] != "button" or ":" in name:
                assert len(lit) == (2 if name.startswith("force:") else 1), name  # also on the track
                gauges += 1
        do_step(app)
        run(app)
    assert gauges


@guided
def test_afterwards_the_person_plays_on_against_the_lowest_level(game: str) -> None:
    app = begun(game)
    run(app)
    while app.page.play is not None and app.page.play.tutor is not None:
        do_step(app)
        run(app)
    play = app.page.play
    assert play is not None
    before = len(play.session.match.choices)
    sides = play.session.match.game.sides(play.session.match.seats)
    bots = ["steady" if side == sides[0] else "novice" for side in sides]
    assert [player.bot for player in play.session.players] == ["", *bots[1:]]
    for _ in range(2):  # after which the game may be over
        assert table(app).session.can_act
        press(app, choice="0")
        run(app)
    assert len(table(app).session.match.choices) >= before + 2


@guided
def test_what_the_step_does_not_want_is_kindly_not_played(game: str) -> None:
    app = begun(game)
    run(app)
    while (lesson := at(app)[1]).step is not None and lesson.reading:
        press(app, choice="0")
        assert app.page.notice is not None
        assert app.page.notice.say(app.page.texts, None) == app.page.texts(
            "coach.read_first", button=app.page.texts(lesson.onward)
        )
        do_step(app)
        run(app)
    match = table(app).session.match
    decision, before = match.asks, len(match.choices)
    for number, action in enumerate(decision.legal_actions):
        if action not in lesson.leading_on:
            press(app, choice=str(number))
            assert app.page.notice is not None
            assert app.page.notice.say(app.page.texts, None) == app.page.texts("coach.other")
    assert len(table(app).session.match.choices) == before
    do_one(app)
    assert len(table(app).session.match.choices) == before + 1
    assert app.page.notice is None


def test_a_message_goes_when_something_else_is_told() -> None:
    app = begun("immortal-king")
    play, lesson = at(app)
    while play.session.match.decision.id != "turn" or lesson.reading:
        do_step(app)
    legal = [action.text for action in play.session.match.decision.legal_actions]
    press(app, choice=str(legal.index("attack middle")))
    assert app.page.notice is not None
    press(app, why="final")
    assert play.why is not None
    assert app.page.notice is None


@guided
@every_rendering
def test_while_a_step_is_to_be_read_nothing_can_be_chosen(game: str, rendering: str) -> None:
    """Nothing is offered, and the coach is in the place of the prompt bar; then the choices are there."""
    app = begun(game, rendering=rendering)
    run(app)
    assert at(app)[1].reading
    html = app.html()
    assert not re.search("data-choice|data-step|data-prompt", html)
    assert app.payload()["fallback"] == "#coach"
    while at(app)[1].reading:
        press(app, do="coach-next")
    html = app.html()
    assert re.search("data-choice|data-step", html)
    assert html.index('class="coach"') < html.index("data-prompt=") < html.index('class="side"')


def test_what_may_be_chosen_after_reading_says_so_and_all_else_is_explained() -> None:
    app = begun("boss-quest")
    play = at(app)[0]
    assert play.still
    press(app, why="3")
    assert at(app)[0].why is None
    assert app.page.notice is not None
    assert app.page.notice.say(app.page.texts, None) == app.page.texts(
        "coach.read_first", button=app.page.texts("coach.next")
    )
    press(app, do="dismiss")
    press(app, why="boss")
    assert play.why is not None
    assert (
        app.html().index('class="coach"')
        < app.html().index('class="board"')
        < app.html().index('class="refusal"')
    )


def reopened(app: App) -> App:
    """The page loaded anew at the same place, with what it has kept."""
    now = app.payload()
    stored = {name: text for name, text in app.keep().items() if text is not None}
    return App({"saves": stored, "place": now["place"], "hash": now["hash"]})


@guided
def test_a_lesson_goes_on_after_the_page_was_loaded_anew(game: str) -> None:
    app = begun(game)
    run(app)
    for _ in range(5):
        do_step(app)
        run(app)
    number = at(app)[1].number
    again = reopened(app)
    assert at(again)[1].number == number
    run(again)
    while again.page.play is not None and again.page.play.tutor is not None:
        do_step(again)
        run(again)
    assert "data-coach" not in again.html()
    assert again.page.to_store["lessons"] == {game: ["first-game"]}
    after = reopened(again)
    assert after.page.play is not None
    assert after.page.play.tutor is None


def test_a_lesson_that_was_left_is_an_ordinary_game_from_then_on() -> None:
    app = begun("boss-quest")
    run(app)
    assert app.page.place == "lesson:boss-quest/first-game"
    assert app.keep() == {}
    press(app, do="coach-leave")
    press(app, choice="0")
    run(app)
    assert app.page.place.startswith("game:")
    again = reopened(app)
    assert again.page.play is not None
    assert again.page.play.tutor is None
    assert again.page.link == app.page.link


@guided
def test_the_rules_lead_to_the_first_game(game: str) -> None:
    app = App({})
    press(app, do="set-up", arg=game)
    press(app, do="rulebook")
    assert f'data-do="lesson" data-arg="{game}/first-game"' in app.html()
    press(app, do="lesson", arg=f"{game}/first-game")
    assert app.page.clear
    assert at(app)[1].number == 1


def test_what_is_illegal_is_refused_with_its_rule_as_always() -> None:
    app = begun("heroz")
    press(app, do="coach-next")
    press(app, why="B1")
    play, _ = at(app)
    assert play.why is not None
    assert play.why.refusal is not None
    assert app.page.notice is None


def test_a_word_that_begins_another_action_is_not_picked() -> None:
    app = begun("heroz")
    press(app, do="coach-next")
    play, _ = at(app)
    press(app, step="J♣")
    picked = [play.session.picked]
    press(app, step="10♥")
    picked.append(play.session.picked)
    assert picked == [(), ("10♥",)]
    assert re.search(r'<button[^>]*data-lit[^>]*id="place-A11"', app.html())


@guided
def test_the_lesson_can_be_left_and_the_game_goes_on_freely(game: str) -> None:
    app = begun(game)
    run(app)
    press(app, do="coach-leave")
    assert app.page.texts("coach.left") in app.html()
    run(app)
    play = app.page.play
    assert play is not None
    assert play.tutor is None
    before = len(play.session.match.choices)
    press(app, choice="0")
    run(app)
    session = table(app).session
    assert len(session.match.choices) > before
    assert session.script == {}


def test_a_choice_taken_back_brings_its_step_back() -> None:
    app = begun("heroz")
    do_step(app)
    do_step(app)
    _, lesson = at(app)
    assert lesson.number == 3
    press(app, do="undo")
    assert lesson.number == 2


def test_between_the_steps_it_is_said_what_the_opponent_does() -> None:
    """Who does what, not only that the game goes on."""
    app = begun("hero-realms", "normal")
    told = []
    for _ in range(80):
        play, lesson = at(app)
        if play.watching is not None:
            press(app, do="seen")
        elif running.pause(app.page) is not None:
            choices = play.session.match.choices
            if lesson.step is None and choices and choices[-1].seat == 1 == play.session.asked:
                done = last_told(play.session, "en")
                assert done is not None
                assert done.text in unescape(text_of(app.html(), 'class="coach-text"', "</p>"))
                told.append(done.text)
            app.tick()
        elif len(told) > 3:
            return
        else:
            do_step(app)
    raise AssertionError("the opponent did little")


@pytest.mark.parametrize("game", ["boss-quest", "heroz"])
def test_what_the_lesson_led_to_is_remembered_and_not_judged(game: str) -> None:
    """In the kept game, in what branches off, and after choices were taken back."""
    app = begun(game)
    for _ in range(3):
        run(app)
        do_step(app)
    run(app)
    press(app, do="coach-leave")
    play = app.page.play
    assert play is not None
    led = len(play.session.match.choices)
    assert play.session.led == led > 0
    run(app)
    again = reopened(app)
    assert again.page.play is not None
    assert again.page.play.session.led == led
    press(app, do="again")
    assert app.page.play is not None
    assert app.page.play.session.led == 0


def test_of_two_cards_of_one_name_either_does_what_the_step_wants() -> None:
    """The other one was refused, and nobody saw why."""
    data = json.loads(first_of("hero-realms-skirmish").file())
    data["lesson"]["steps"] = data["lesson"]["steps"][:3]
    data["lesson"]["steps"][2]["want"] = {"act": ["play gold#6"]}
    app = App({"languages": "en", "preferences": {"pace": "instant"}})
    app.handle({"type": "submit", "form": "open", "data": {"record": json.dumps(data)}})
    do_step(app)
    do_step(app)
    decision = at(app)[0].session.match.asks
    press(app, choice=str([it.text for it in decision.legal_actions].index("play gold#4")))
    assert table(app).session.match.choices[-1].action.text == "play gold#6"


@pytest.mark.parametrize("way", ["one by one", "from the last", "at once", "one, then at once"])
def test_several_choices_of_a_step_are_made_in_any_order(way: str) -> None:
    app = begun("hero-realms")
    run(app)
    do_step(app)
    play, tutor = at(app)
    place, line = tutor.place, tutor.line
    assert tutor.step is not None
    assert tutor.step.asks
    assert (tutor.step.want.kind, len(tutor.leading_on)) == ("all", 5)
    assert app.html().count("data-lit") >= 7  # the cards, the button for all of them, the gold
    one = {"one by one": 5, "from the last": 5, "at once": 0, "one, then at once": 1}[way]
    for _ in range(one):
        wanted = tutor.leading_on[-1 if way == "from the last" else 0]
        decision = play.session.match.asks
        assert tutor.place == place
        press(app, choice=str(decision.legal_actions.index(wanted)))
    if one < 5:
        assert tutor.place == place
        press(app, do="plain")
    assert tutor.place == place + 1
    match = play.session.match
    assert [choice.action.text for choice in match.choices] == line[: len(match.choices)]
    assert tutor.answer is None or tutor.answer.worth == "right"


def test_all_simple_cards_are_not_played_at_once_where_the_step_wants_one() -> None:
    app = begun("hero-realms-skirmish")
    run(app)
    do_step(app)  # the behaviour is to be chosen
    before = len(table(app).session.match.choices)
    press(app, do="plain")
    assert len(table(app).session.match.choices) == before


def test_the_last_step_leads_to_the_next_lesson_too() -> None:
    """Only who went on with the game was told nothing of the other lessons."""
    app = begun("hero-realms-skirmish")
    for _ in first_of("hero-realms-skirmish").steps[:-1]:
        run(app)
        assert 'data-do="lesson"' not in app.html()
        do_step(app)
    run(app)
    found = re.search(r'data-do="lesson" data-arg="([^"]*)"', app.html())
    assert found is not None
    press(app, do="lesson", arg=found[1])
    assert table(app).tutor is not None
    assert "first-game" not in found[1]

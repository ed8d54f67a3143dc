"""Making a lesson of a game: written at places of its past, tried, copied, opened again."""

import re
from dataclasses import replace
from html import unescape

import pytest

import pygames
from pygames.engine.text import LANGUAGES, Text
from pygames.games import PLAYABLE
from pygames.school.judging import check
from pygames.school.lesson import LONGEST_NAME, NAME, lessons, read
from tests.web.driven import App
from tests.web.hands import begin, change, press, shared
from web.model.draft import Draft
from web.model.drafts import named_after

GAME = lessons(pygames.load("heroz"))["columns"].match(PLAYABLE)
LINK = GAME.record.link(GAME.game)


def looking(step: int = 0, language: str = "en") -> App:
    """At this place of a game that was opened from a link."""
    app = App({"languages": language, "address": "https://tables.example/", "hash": f"{LINK}@{step}"})
    press(app, do="draft")
    return app


def draft_of(app: App) -> Draft:
    assert app.page.draft is not None
    return app.page.draft


def go(app: App, step: int) -> None:
    app.handle({"type": "change", "form": "look", "data": {"step": str(step)}})


def write(app: App, text: str, want: str = "", **more: str) -> None:
    app.handle({"type": "submit", "form": "draft", "data": {"text_en": text, "want": want, **more}})


def written() -> App:
    """A lesson of four steps."""
    app = looking()
    write(app, "Two things about columns.", title_en="Mine")
    press(app, do="draft-another")
    write(app, "Find what is forbidden.", "refused:HZ-27")
    go(app, 1)
    write(app, "Place the 5.", "act")
    go(app, 19)
    write(app, "Score.", "cites:HZ-79")
    return app


def test_a_lesson_is_written_step_by_step_and_copied() -> None:
    app = written()
    press(app, do="draft-copy", arg="json")
    lesson = read(str(app.payload()["copy"]))
    assert lesson.title.en == "Mine"
    assert [(step.at, step.want.kind) for step in lesson.steps] == [
        (0, "read"),
        (0, "refused"),
        (1, "act"),
        (19, "cites"),
    ]
    assert lesson.record == lessons(pygames.load("heroz"))["columns"].record
    check(lesson, GAME)
    press(app, do="draft-save")
    assert read(app.payload()["file"]["text"]) == lesson
    press(app, do="draft-copy", arg="link")
    link = str(app.payload()["copy"])
    assert link.startswith("https://tables.example/#lesson=")
    again = App({"hash": link.partition("#")[2]})
    assert again.page.play is not None
    assert again.page.play.tutor is not None
    assert again.page.play.tutor.lesson == lesson


def test_what_is_offered_is_what_was_played_and_what_is_refused_there() -> None:
    app = looking(1)
    wishes = draft_of(app).wishes
    assert {"act", "cites:HZ-27", "cites:HZ-65", "refused:HZ-66", "refused:HZ-70"} <= set(wishes)
    html = unescape(app.html())
    assert "what was chosen here: Place 5 of spades: column 1, row 2" in html
    assert "find what rule HZ-66 forbids: A hero is put in play" in html
    go(app, 4)  # the opponent chooses there
    assert dict(draft_of(app).wishes) == {}
    app.handle({"type": "change", "form": "draft", "data": {"seat": "1"}})
    assert "act" in draft_of(app).wishes


def test_what_was_chosen_is_listed_before_what_is_forbidden() -> None:
    html = looking(1).html()
    chosen, forbidden = (
        html.index('<optgroup label="A choice">'),
        html.index('label="Something that is forbidden"'),
    )
    assert chosen < html.index('value="act"') < forbidden < html.index('value="refused:HZ-66"')


def test_where_no_choice_can_be_asked_for_the_reason_is_told() -> None:
    app = looking(1)
    assert draft_of(app).lack == ""
    write(app, "Place it.", "act")
    press(app, do="draft-another")
    assert "Another step asks for the choice here" in app.html()
    assert "draft-asked" not in app.html()
    app = looking(19)
    match = draft_of(app).match.at_choice(19)
    app = App({"languages": "en", "hash": f"{match.record.link(match.game)}@19"})
    press(app, do="draft")
    assert draft_of(app).wishes, "things are refused there"
    assert "Nothing has been chosen here yet" in app.html()
    press(app, do="draft-asked")
    assert "act" in draft_of(app).wishes


def test_of_a_game_that_is_only_looked_at_one_sees_what_the_one_who_learns_will_see() -> None:
    app = App({"hash": f"{LINK}@1"})
    ace = "Ace of hearts"  # in the hand of player A
    assert ace not in app.html()
    press(app, do="draft")
    assert ace in app.html()
    assert "Hand of Player A" in app.html()
    app.handle({"type": "change", "form": "draft", "data": {"seat": "1"}})
    assert "Hand of Player A" not in app.html()
    assert "Hand of Player B" in app.html()


def test_in_a_running_game_nobody_writes_for_another_seat_than_their_own() -> None:
    app = begin(seed=2)
    press(app, do="look-before")
    press(app, do="draft")
    assert list(draft_of(app).seats) == [0]
    app.handle({"type": "change", "form": "draft", "data": {"seat": "1"}})
    assert draft_of(app).seat == 0


def test_nothing_written_is_lost_by_stepping_on() -> None:
    app = looking()
    app.handle({"type": "change", "form": "draft", "data": {"text_en": "Look."}})
    press(app, do="look-after")
    assert [step.text.en for step in draft_of(app).steps.values()] == ["Look."]
    assert draft_of(app).text.en == ""
    press(app, do="look-before")
    assert draft_of(app).text.en == "Look."
    write(app, "Look here.")
    assert [step.text.en for step in draft_of(app).steps.values()] == ["Look here."]


def test_a_step_is_changed_and_thrown_out() -> None:
    app = written()
    press(app, do="draft-go", arg="2")
    assert (draft_of(app).place, draft_of(app).wanted) == (1, "act")
    write(app, "Any card.", "")
    kinds = [step.want.kind for step in draft_of(app).steps.values()]
    assert kinds == ["read", "refused", "read", "cites"]
    press(app, do="draft-drop", arg="2")
    assert len(draft_of(app).steps) == 3
    press(app, do="draft-drop", arg="nonsense")
    press(app, do="draft-go", arg="77")
    assert len(draft_of(app).steps) == 3


def test_it_is_tried_and_one_writes_on() -> None:
    app = written()
    press(app, do="draft-try")
    play = app.page.play
    assert play is not None
    assert play.tutor is not None
    assert "Mine: step 1 of 4" in app.html()
    assert 'data-do="draft-back"' in app.html()
    press(app, do="coach-next")
    press(app, do="draft-back")
    assert re.search('class="draft"', app.html())
    assert len(draft_of(app).steps) == 4
    assert draft_of(app).place == 19


def test_what_does_not_hold_yet_says_what() -> None:
    app = looking()
    press(app, do="draft-copy", arg="json")
    assert app.page.notice is not None
    assert "1 to 200 steps" in app.page.notice.say(app.page.texts, None)
    write(app, "")
    assert app.page.notice.say(app.page.texts, None) == app.page.texts("draft.empty")


@pytest.mark.parametrize("language", LANGUAGES)
def test_one_language_is_enough_and_both_are_possible(language: str) -> None:
    app = looking(language=language)
    write(app, "Look.", text_fr="Regardez.")
    html = app.html()
    ours, other = ("text_en", "text_fr") if language == "en" else ("text_fr", "text_en")
    assert html.index(f'name="{ours}"') < html.index(f'name="{other}"')
    press(app, do="draft-copy", arg="json")
    assert read(str(app.payload()["copy"])).steps[0].text == ("Look.", "Regardez.")


def test_outside_the_past_nothing_is_written() -> None:
    app = App({"hash": "heroz/lesson/columns"})
    press(app, do="draft")
    assert app.page.draft is None


def texts_of(app: App) -> list[str]:
    return [step.text.en for step in draft_of(app).steps.values()]


def test_several_steps_stand_at_one_place_and_are_moved_there() -> None:
    app = looking(1)
    for n, (text, want) in enumerate(
        [("One.", ""), ("Place it.", "act"), ("Two.", ""), ("Find it.", "refused:HZ-66")]
    ):
        if n:
            press(app, do="draft-another")
        write(app, text, want)
    assert texts_of(app) == ["One.", "Two.", "Find it.", "Place it."]  # a choice leads on, so it comes last
    press(app, do="draft-up", arg="3")
    press(app, do="draft-down", arg="0")
    assert texts_of(app) == ["Find it.", "One.", "Two.", "Place it."]
    before = texts_of(app)
    press(app, do="draft-down", arg=str(list(draft_of(app).steps)[2]))  # past the choice
    press(app, do="draft-down", arg="nonsense")
    assert texts_of(app) == before
    check(draft_of(app).lesson(), GAME)


def test_of_one_choice_only_one_step_wants_something() -> None:
    app = looking(1)
    write(app, "Place it.", "act")
    press(app, do="draft-another")
    assert {name.partition(":")[0] for name in draft_of(app).wishes} == {"refused"}
    write(app, "And?", "act")
    assert [step.asks for step in draft_of(app).steps.values()] == [False, True]


def test_things_on_the_table_are_pressed_to_be_looked_at() -> None:
    app = looking(1)
    write(app, "Look there.")
    press(app, why="A12")
    press(app, why="5♠")
    press(app, why="end")  # the button of an action that is not legal
    assert draft_of(app).steps[0].show == ("A12", "5♠")
    assert app.html().count("data-lit") >= 2
    press(app, do="draft-unshow", arg="A12")
    assert draft_of(app).steps[0].show == ("5♠",)
    check(draft_of(app).lesson(), GAME)


def test_what_is_said_of_another_choice_is_written_and_taken_out() -> None:
    app = looking(1)
    write(app, "Place the 5.", "act")
    other = draft_of(app).others[0].text
    press(app, do="draft-other")
    assert app.page.notice is not None
    app.handle({"type": "change", "form": "draft", "data": {"other": other, "other_en": "Not that one."}})
    press(app, do="draft-other")
    assert draft_of(app).steps[0].wrong[other].en == "Not that one."
    assert "Not that one." in app.html()
    check(draft_of(app).lesson(), GAME)
    press(app, do="draft-unanswer", arg=other)
    assert not draft_of(app).steps[0].wrong
    app.handle({"type": "change", "form": "draft", "data": {"other": "nonsense", "other_en": "x"}})
    assert draft_of(app).other == ""


def test_a_lesson_that_is_being_written_outlives_the_page() -> None:
    app = written()
    stored = shared(app)
    assert stored["drafts"]
    again = App({"languages": "en", "preferences": stored})
    press(again, do="games")
    assert "Lessons you are writing" in again.html()
    name = next(iter(again.page.drafts.latest))
    press(again, do="draft-resume", arg=name)
    assert texts_of(again) == texts_of(app)
    assert draft_of(again).place == 19
    assert draft_of(again).lesson() == draft_of(app).lesson()
    press(again, do="games")
    press(again, do="draft-forget", arg=name)
    assert not again.page.drafts.latest
    assert "Lessons you are writing" not in again.html()
    assert "drafts" not in again.page.to_store


def test_what_was_written_of_a_game_is_there_when_one_writes_at_it_again() -> None:
    app = written()
    again = App({"languages": "en", "preferences": app.page.to_store, "hash": f"{LINK}@1"})
    press(again, do="draft")
    assert texts_of(again) == texts_of(app)
    assert draft_of(again).text.en == "Place the 5."


def test_a_lesson_is_called_as_its_title_is() -> None:
    """It is called so while it is first written. It is kept once; what is opened again keeps its name."""
    app = looking()
    write(app, "Look.")
    assert draft_of(app).lesson().id == "my-lesson"
    write(app, "Look.", title_en="  The Hero's Œuvre: Été! ")
    assert draft_of(app).lesson().id == "the-hero-s-oeuvre-ete"
    assert [it.id for it in app.page.drafts.latest.values()] == ["the-hero-s-oeuvre-ete"]
    again = App({"languages": "en", "preferences": app.page.to_store, "hash": f"{LINK}@0"})
    press(again, do="draft")
    write(again, "Look.", title_en="Other")
    assert [it.id for it in again.page.drafts.latest.values()] == ["the-hero-s-oeuvre-ete"]


def test_two_lessons_of_a_game_have_two_names() -> None:
    """They may be of different deals, and stand beside the lessons that come with the game."""
    app = looking()
    write(app, "Look.", title_fr="Les colonnes")
    other = pygames.new("heroz", seed=8).record.link(GAME.game)
    again = App({"languages": "en", "preferences": app.page.to_store, "hash": f"{other}@0"})
    press(again, do="draft")
    for title, name in (("Les colonnes", "les-colonnes-2"), ("Columns", "columns-2")):
        write(again, "Look.", title_en=title)
        assert draft_of(again).lesson().id == name
    assert [it.id for it in again.page.drafts.latest.values()] == ["columns-2", "les-colonnes"]


@pytest.mark.parametrize(
    ("title", "taken", "name"),
    [
        ("", (), "my-lesson"),
        ("…", ("my-lesson",), "my-lesson-2"),
        ("A b", ("a-b", "a-b-2"), "a-b-3"),
        ("word " * 20, (), "-".join(["word"] * 8)),
        ("word " * 20, ("-".join(["word"] * 8),), "-".join(["word"] * 7) + "-2"),
        ("x" * 80, (), "x" * 40),
    ],
)
def test_any_title_gives_a_name(title: str, taken: tuple[str, ...], name: str) -> None:
    found = named_after(Text(title, ""), taken)
    assert found == name
    assert NAME.fullmatch(found)
    assert len(found) <= LONGEST_NAME


@pytest.mark.parametrize("stored", [None, 3, {"a": 3}, {"a": "{"}, {"a": '{"lesson": {}}'}])
def test_what_is_no_lesson_is_left_out_of_what_was_kept(stored: object) -> None:
    assert not App({"preferences": {"drafts": stored}}).page.drafts.latest


def test_a_finished_lesson_is_opened_and_changed_and_stays_what_it_was() -> None:
    lesson = lessons(pygames.load("heroz"))["columns"]
    app = App({"languages": "en", "hash": "heroz/lesson/columns"})
    press(app, do="draft-edit")
    draft = draft_of(app)
    assert draft.lesson() == lesson
    assert not app.page.drafts.latest  # nothing is changed yet
    for number in list(draft.steps):
        press(app, do="draft-go", arg=str(number))
        write(app, draft_of(app).text.en, draft_of(app).wanted)
    assert draft_of(app).lesson() == lesson
    write(app, "Another end.", draft_of(app).wanted)
    assert draft_of(app).lesson() != lesson
    assert app.page.drafts.latest


def test_in_the_past_of_a_lesson_one_writes_at_that_lesson() -> None:
    app = App({"languages": "en", "hash": "heroz/lesson/columns@3"})
    press(app, do="look-before")
    press(app, do="draft")
    assert draft_of(app).lesson() == lessons(pygames.load("heroz"))["columns"]


def test_where_nothing_can_be_asked_one_is_led_to_where_it_can() -> None:
    app = looking(4)  # the opponent chooses there
    assert "Something can be asked only where the learner chooses." in app.html()
    press(app, do="draft-asked")
    assert "act" in draft_of(app).wishes
    assert "draft-asked" not in app.html()


def test_a_lesson_is_copied_as_a_frame_for_a_page_of_ones_own() -> None:
    app = written()
    press(app, do="draft-copy", arg="embed")
    code = str(app.payload()["copy"])
    assert code.startswith('<iframe title="Mine" src="https://tables.example/?embed&amp;lang=en#lesson=')
    assert "&amp;about=Mine&amp;drawn=" in code
    assert code.endswith("</iframe>")
    assert "\n" not in code
    found = re.search(r'src="([^"]*)"', code)
    assert found
    again = App({"hash": unescape(found[1]).partition("#")[2]})
    assert again.page.play is not None
    assert again.page.play.tutor is not None
    app.handle({"type": "copied", "ok": True})
    assert "Paste it into the HTML of your page" in app.html()


def test_a_file_on_a_device_is_no_page_that_others_embed() -> None:
    app = App({"address": "file:///home/me/pygames.html", "hash": f"{LINK}@0"})
    press(app, do="draft")
    write(app, "Look.")
    press(app, do="draft-copy", arg="embed")
    payload = app.payload()
    assert not payload["copy"]
    assert "Open pygames on a website" in app.html()


def test_an_answer_is_explained_where_it_leads() -> None:
    app = looking(1)
    press(app, do="draft-explain")
    assert not draft_of(app).steps  # nothing is asked yet
    write(app, "Place the 5.", "act")
    press(app, do="draft-explain")
    assert draft_of(app).place == 2
    write(app, "It is behind the 10 now.")
    app.handle({"type": "change", "form": "look", "data": {"step": "1"}})
    press(app, do="draft-explain")
    assert draft_of(app).text.en == "It is behind the 10 now."
    assert [(step.at, step.asks) for step in draft_of(app).steps.values()] == [(1, True), (2, False)]


def test_what_is_forbidden_is_explained_at_the_same_place() -> None:
    app = looking(0)
    write(app, "Find what is forbidden.", "refused:HZ-27")
    press(app, do="draft-explain")
    assert draft_of(app).place == 0
    write(app, "Only behind another.")
    assert [(step.at, step.asks) for step in draft_of(app).steps.values()] == [(0, True), (0, False)]


def test_a_lesson_begins_from_sharing_at_the_last_choice_of_the_one_who_learns() -> None:
    app = begin("heroz")
    while (match := app.page.match) is not None and len(match.choices) < 3:
        press(app, choice="0")
    app.handle({"type": "click", "data": {"do": "share"}})
    assert 'data-do="draft-here"' in app.html()
    press(app, do="draft-here")
    assert app.page.writing
    assert app.page.clear
    assert "act" in draft_of(app).wishes


@pytest.mark.parametrize(
    ("known", "writes"),
    [
        ({"hash": "heroz/lesson/columns"}, True),
        ({"hash": "heroz/lesson/columns", "framed": True, "embedded": True}, False),  # who learns there
        ({"hash": "heroz/puzzle/8"}, False),
    ],
)
def test_no_button_for_writing_stands_where_nothing_is_written(
    known: dict[str, object], writes: bool
) -> None:
    """At the end of a lesson and in its past; a button that does nothing is none."""
    app = App({"languages": "en", **known})
    play = app.page.play
    assert play is not None
    assert play.tutor is not None
    over = replace(play.tutor, place=len(play.tutor.lesson.steps))
    change(app, play=play.led_by(over))
    assert ('data-do="draft-edit"' in app.html()) is writes
    change(app, play=play.led_by(over).look_at(0))
    assert ('data-do="draft"' in app.html()) is writes
    press(app, do="draft")
    assert app.page.writing is writes


@pytest.mark.parametrize("game", PLAYABLE)
def test_a_first_game_is_looked_through_at_the_desk_and_stays_as_it_is(game: str) -> None:
    """There are steps among them that want several choices."""
    app = App({"languages": "en"})
    press(app, do="lesson", arg=f"{game}/first-game")
    press(app, do="look", arg=str(len(lessons(pygames.load(game))["first-game"].record["choices"])))
    press(app, do="draft")
    for number in list(draft_of(app).steps):
        press(app, do="draft-go", arg=str(number))
        assert app.payload()["parts"]
        step = draft_of(app).steps[number]
        app.handle({"type": "submit", "form": "draft", "data": {}})
        assert draft_of(app).steps[number].want == step.want, step
    first = lessons(pygames.load(game))["first-game"]
    assert [step.want for step in draft_of(app).lesson().steps] == [step.want for step in first.steps]

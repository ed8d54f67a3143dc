"""Lessons: read and written alike, checked against their record, judged, and done by their hints alone."""

import json
from functools import cache
from pathlib import Path
from typing import Any

import pytest

import pygames
from pygames.engine.errors import BadLesson
from pygames.engine.match import Match
from pygames.engine.rng import Rng
from pygames.engine.text import LANGUAGES, Text
from pygames.games import PLAYABLE
from pygames.school.judging import check, hint_said, hinted_through, judge, step_hint
from pygames.school.lesson import Lesson, LessonStep, Want, file_of, has_lesson, lessons, read, said
from pygames.school.part import School
from pygames.words.localizer import Localizer, Words
from tests.kit.play import decision_of
from tests.words.catalogues import badly_set

SHIPPED = [(game, name) for game in PLAYABLE for name in pygames.load(game).part(School).lessons]
GAMES = Path(pygames.__file__).parent / "games"
shipped = pytest.mark.parametrize(("game", "name"), SHIPPED)
TELL = Text("Look.", "Regardez.")


@cache
def opened(game: str, name: str) -> tuple[Lesson, Match]:
    lesson = lessons(pygames.load(game))[name]
    return lesson, lesson.match(PLAYABLE)


def columns() -> tuple[Lesson, Match, list[str]]:
    """The lesson that the tests below are about, its match, and the choices of that."""
    lesson, match = opened("heroz", "columns")
    return lesson, match, [choice.action.text for choice in match.choices]


def at(number: int) -> tuple[Lesson, LessonStep, list[str], Match]:
    """A step of it (from 1) with the position it is about."""
    lesson, match, line = columns()
    step = lesson.steps[number - 1]
    return lesson, step, line, match.at_choice(step.at)


# --- those that come with the games ---


def test_the_files_of_every_game_are_the_lessons_it_names() -> None:
    for game in PLAYABLE:
        folder = GAMES / game.replace("-", "_") / "lessons"
        assert {file.stem for file in folder.glob("*")} == set(pygames.load(game).part(School).lessons)


@shipped
def test_a_lesson_is_written_as_it_was_read(game: str, name: str) -> None:
    lesson, text = opened(game, name)[0], file_of(game, name)
    assert lesson.file() == text
    assert (lesson.id, lesson.game) == (name, game)
    assert read(lesson.json()) == lesson
    assert read(lesson.json()).json() == lesson.json()


@shipped
def test_a_lesson_holds_and_is_done_by_its_hints_alone(game: str, name: str) -> None:
    lesson, match = opened(game, name)
    check(lesson, match, both=True)
    assert hinted_through(lesson, match) == len(lesson.steps)


@shipped
def test_a_lesson_is_well_set(game: str, name: str) -> None:
    lesson = opened(game, name)[0]
    texts = [lesson.title, *(step.text for step in lesson.steps)]
    texts += [text for step in lesson.steps for text in step.wrong.values()]
    for text in texts:
        assert "'" not in text.en + text.fr
        assert not badly_set(text.fr), text.fr


@shipped
def test_whoever_reads_records_reads_lessons(game: str, name: str) -> None:
    """Nothing of the record is lost, and the field is ignored."""
    text = file_of(game, name)
    match = pygames.replay(text)
    plain = json.loads(text)
    del plain["lesson"]
    assert json.loads(match.record.json()) == plain
    assert has_lesson(text)
    assert not has_lesson(match.record.json())
    assert not has_lesson(match.record.link(match.game))


# --- what is wrong with one ---


def broken(change: dict[str, Any]) -> str:
    """The lesson with other fields: `{"steps.2.at": 5}`; None leaves one out."""
    data = json.loads(file_of("heroz", "columns"))
    for path, value in change.items():
        *parts, last = path.split(".")
        inner: Any = data["lesson"]
        for part in parts:
            inner = inner[int(part) - 1] if isinstance(inner, list) else inner[part]
        if isinstance(inner, list):
            inner[int(last) - 1] = value
        elif value is None:
            del inner[last]
        else:
            inner[last] = value
    return json.dumps(data)


ACT = {"act": ["pass"]}
FORM: list[tuple[str, str, dict[str, Any]]] = [
    ("lesson_name", "id", {"id": "Not a name"}),
    ("lesson_text", "title", {"title": {}}),
    ("lesson_text", "title", {"title": {"en": " "}}),
    ("lesson_unknown", "title.de", {"title": {"de": "Titel"}}),
    ("lesson_number", "seat", {"seat": True}),
    ("lesson_flag", "guided", {"guided": "yes"}),
    ("lesson_steps", "steps", {"steps": []}),
    ("lesson_unknown", "lesson.stepps", {"stepps": []}),
    ("lesson_object", "steps.2", {"steps.2": "say"}),
    ("lesson_number", "steps.2.at", {"steps.2.at": "0"}),
    ("lesson_step", "steps.2", {"steps.2.say": TELL._asdict()}),
    ("lesson_step", "steps.2", {"steps.2.want": None}),
    ("lesson_step", "steps.1", {"steps.1.wrong": {"pass": TELL._asdict()}}),
    ("lesson_want", "steps.2.want", {"steps.2.want": {**ACT, "wins": True}}),
    ("lesson_want", "steps.2.want", {"steps.2.want": {}}),
    ("lesson_list", "steps.2.want.act", {"steps.2.want": {"act": "pass"}}),
    ("lesson_list", "steps.2.want.act", {"steps.2.want": {"act": []}}),
    ("lesson_flag", "steps.2.want.wins", {"steps.2.want": {"wins": False}}),
    ("lesson_rule", "steps.2.want.cites", {"steps.2.want": {"cites": 27}}),
    ("lesson_within", "steps.7.want.within", {"steps.7.want.within": 0}),
    ("lesson_unknown", "steps.3.want.within", {"steps.3.want": {**ACT, "within": 2}}),
    ("lesson_list", "steps.2.show", {"steps.2.show": [3]}),
]
CONTENT: list[tuple[str, str, dict[str, Any]]] = [
    ("lesson_seat", "seat", {"seat": 2}),
    ("lesson_at", "steps.8.at", {"steps.8.at": 99}),
    ("lesson_at", "steps.4.at", {"steps.4.at": 0}),  # the step before was answered there
    ("lesson_language", "steps.1", {"steps.1.say": {"en": "Look."}}),
    ("lesson_show", "steps.1.show", {"steps.1.show": ["A9"]}),
    ("lesson_rule", "steps.3", {"steps.3.rules": ["HZ-999"]}),
    ("lesson_asked", "steps.4.at", {"steps.4.at": 5}),
    ("lesson_action", "steps.3.want.act", {"steps.3.want": {"act": ["attack A1"]}}),
    ("lesson_action", "steps.3.wrong", {"steps.3.wrong": {"dance": TELL._asdict()}}),
    ("lesson_wrong", "steps.3.wrong", {"steps.3.wrong": {"place 10s a11": TELL._asdict()}}),
    ("lesson_line", "steps.3.want.act", {"steps.3.want": ACT, "steps.3.wrong": None}),
    ("lesson_refused", "steps.2.want", {"steps.2.want": {"refused": "HZ-27", "point": ["J♥"]}}),
    ("lesson_refused", "steps.2.want", {"steps.2.want": {"refused": "HZ-33"}}),
    ("lesson_reached", "steps.7.want", {"steps.7.want": {"cites": "HZ-33", "within": 2}}),
    ("lesson_reached", "steps.7.want", {"steps.7.want": {"wins": True}}),
]


@pytest.mark.parametrize(("key", "where", "change"), FORM)
def test_a_form_that_is_wrong_says_where(key: str, where: str, change: dict[str, Any]) -> None:
    with pytest.raises(BadLesson) as raised:
        read(broken(change))
    assert (raised.value.key, raised.value.params["where"]) == (key, where)


@pytest.mark.parametrize(("key", "where", "change"), CONTENT)
def test_what_the_record_does_not_bear_out_says_where(key: str, where: str, change: dict[str, Any]) -> None:
    _, match, _ = columns()
    with pytest.raises(BadLesson) as raised:
        check(read(broken(change)), match, both=True)
    assert (raised.value.key, raised.value.params["where"]) == (key, where)
    for language in LANGUAGES:
        assert where in Localizer(match.game, language).error(raised.value)


def test_what_is_no_lesson_says_so() -> None:
    for text, key in (("{", "not_json"), ("[]", "lesson_none"), (columns()[1].record.json(), "lesson_none")):
        with pytest.raises(BadLesson) as raised:
            read(text)
        assert raised.value.key == key


def test_a_text_in_one_language_stands_for_both() -> None:
    lesson = read(broken({"title": {"fr": "Les colonnes"}}))
    assert [said(lesson.title, language) for language in LANGUAGES] == ["Les colonnes"] * 2
    assert '"title":{"fr":"Les colonnes"}' in lesson.json()
    check(lesson, columns()[1])


# --- what an answer is worth ---


def test_any_of_the_wanted_actions_is_right_however_it_is_written() -> None:
    lesson, step, line, match = at(3)
    for text in ("place 10♠ A11", "place 10s a31"):
        assert judge(lesson, step, line, match, match.parse(text)).worth == "right"
    assert match.choices == []


def test_what_is_illegal_is_answered_by_the_refusal() -> None:
    lesson, step, line, match = at(3)
    found = judge(lesson, step, line, match, match.parse("attack A1"))
    assert (found.worth, found.refusal) == ("illegal", match.why_not("attack A1"))


def test_what_is_legal_but_not_wanted_says_what_comes_of_it() -> None:
    lesson, step, line, match = at(3)
    found = judge(lesson, step, line, match, match.parse("place 5♠ A11"))
    assert found.worth == "other"
    assert [event.kind for event in found.events] == ["placed"]
    assert found.rules == ("HZ-65", "HZ-27")
    assert found.text is None
    assert len(found.match.choices) == 1
    assert match.choices == []
    passed = judge(lesson, step, line, match, match.parse("pass"))
    assert (passed.worth, passed.text) == ("other", step.wrong["pass"])


def test_a_refusal_is_found_by_the_rule_that_is_wanted_only() -> None:
    lesson, step, line, match = at(2)
    worths = [
        judge(lesson, step, line, match, match.parse(it)).worth for it in ("place 10♠ A12", "attack A1")
    ]
    assert worths == ["right", "illegal"]
    assert judge(lesson, step, line, match, match.parse("place 10♠ A11")).worth == "other"


def test_a_rule_may_be_cited_after_several_choices_of_ones_own() -> None:
    lesson, step, line, match = at(7)
    first = judge(lesson, step, line, match, match.parse("activate A21"))
    assert first.worth == "onward"
    decision = decision_of(first.match)
    assert decision.seat == lesson.seat  # what the opponent did in between is the record's
    second = judge(lesson, step, line, first.match, first.match.parse("pass"), 1)
    assert second.worth == "right"
    assert "HZ-75" in second.rules
    # off the record the others do as little as they can
    shielded = judge(lesson, step, line, first.match, first.match.parse("shield A♥ B21"), 1)
    assert shielded.worth == "other"
    assert judge(lesson, step, line, match, match.parse("pass"), 1).worth == "other"


@shipped
def test_what_a_step_says_of_a_wrong_choice_is_said(game: str, name: str) -> None:
    """Even where choices are left for what is wanted."""
    lesson, whole = opened(game, name)
    line = [choice.action.text for choice in whole.choices]
    for step in lesson.steps:
        match = whole.at_choice(step.at)
        for wrong, text in step.wrong.items():
            judged = judge(lesson, step, line, match, match.parse(wrong))
            assert (judged.worth, judged.text) == ("other", text)


def won() -> Match:
    """A game that seat 0 wins by a choice of its own."""
    for seed in range(50):
        match, rng = pygames.new("boss-quest", seed=seed, seats=2), Rng(seed)
        while match.decision is not None:
            legal = match.decision.legal_actions
            match.play(legal[rng.below(len(legal))])
        if match.result is not None and 0 in match.result.winners and match.choices[-1].seat == 0:
            return match
    raise AssertionError("nobody won")


def test_winning_may_be_what_is_wanted() -> None:
    match = won()
    number = len(match.choices) - 1
    step = LessonStep(number, TELL, want=Want("wins"))
    lesson = Lesson.of(match, "win", TELL, 0, (step,))
    assert read(lesson.json()) == lesson
    check(lesson, lesson.match(PLAYABLE), both=True)
    assert hinted_through(lesson, match) == 1
    line = [choice.action.text for choice in match.choices]
    before = match.at_choice(number)
    worths = {judge(lesson, step, line, before, action).worth for action in decision_of(before).legal_actions}
    assert worths == {"right", "other"}


# --- hints ---


def test_a_hint_goes_from_the_section_to_the_choice() -> None:
    lesson, step, line, match = at(3)
    found, localizer = step_hint(lesson, step, line, match), Localizer(match.game, "en")
    view = match.view(lesson.seat)
    said = hint_said(found, 3, localizer, decision_of(match).id, view)
    assert [hint_said(found, level, localizer, "placement", view) for level in (1, 2)] == [said[:1], said[:2]]
    section = match.game.part(Words).rulebook["HZ-27"].section.en
    assert said[0] == f"Look in the rulebook under “{section}”."
    assert said[1].startswith("HZ-27: ")
    assert said[2] == "What to do: Place 10 of spades: column 1, row 1."
    assert (found.words, str(found.action)) == (("10♠", "A11"), "place 10♠ A11")


def test_a_hint_tells_a_side_of_two_by_what_it_does() -> None:
    """It is chosen by its number, which says nothing to who reads it."""
    lesson, whole = opened("hero-realms-lich", "party")
    line = [choice.action.text for choice in whole.choices]
    (step,) = [step for step in lesson.steps if step.want.actions == ("choose 2",)]
    match = whole.at_choice(step.at)
    found, english = step_hint(lesson, step, line, match), Localizer(match.game, "en")
    said = hint_said(found, 3, english, decision_of(match).id, match.view(lesson.seat))
    assert said[-1] == "What to do: +5 health."


def test_of_what_is_forbidden_the_hint_says_at_what_to_point() -> None:
    lesson, step, line, match = at(4)
    localizer = Localizer(match.game, "en")
    assert (
        hint_said(step_hint(lesson, step, line, match), 3, localizer, "hero", match.view(lesson.seat))[2]
        == "Point at: Jack of hearts."
    )
    unsaid = step._replace(want=Want("refused", rule="HZ-70"))
    assert step_hint(lesson, unsaid, line, match, ["2♣", "A1"]).words == ("A1",)
    with pytest.raises(BadLesson):
        step_hint(lesson, unsaid, line, match, ["2♣"])

"""Lessons in a terminal: listed, checked, taken; a new one begun from a record."""

import json
from pathlib import Path

import pytest

import pygames
from pygames.cli.main import main
from pygames.cli.teaching import Pupil
from pygames.engine.text import LANGUAGES, Language
from pygames.school.lesson import file_of, lessons, read
from pygames.school.part import School
from pygames.words.catalogue import catalogue


def printed(capsys: pytest.CaptureFixture[str], *words: str, code: int = 0) -> str:
    assert main(["lesson", *words]) == code
    out, err = capsys.readouterr()
    assert (out == "", err == "") == (code != 0, code == 0)
    return out or err


def test_the_lessons_are_listed(capsys: pytest.CaptureFixture[str]) -> None:
    assert "heroz/columns  Columns: " in printed(capsys, "list")
    assert "Les colonnes" in printed(capsys, "list", "heroz", "--lang", "fr")
    data = json.loads(printed(capsys, "list", "heroz", "--json"))
    assert [it["lesson"] for it in data] == [
        f"heroz/{name}" for name in pygames.load("heroz").part(School).lessons
    ]


def test_a_lesson_is_checked_by_name_or_as_a_file(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    assert "8 steps" in printed(capsys, "check", "heroz/columns")
    file = tmp_path / "mine.json"
    file.write_text(file_of("heroz", "columns"), encoding="utf-8")
    assert "8 steps" in printed(capsys, "check", str(file))
    file.write_text(file.read_text(encoding="utf-8").replace('"HZ-75"', '"HZ-33"'), encoding="utf-8")
    assert "steps.7.want" in printed(capsys, "check", str(file), code=2)
    assert "heroz/nothing" in printed(capsys, "check", "heroz/nothing", code=2)
    assert "nowhere" in printed(capsys, "check", "nowhere", code=2)


def test_a_new_lesson_is_begun_from_a_record(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    """What it asks for at first is what was played, so it holds as it is."""
    match = lessons(pygames.load("heroz"))["columns"].match({"heroz": pygames.load("heroz")})
    file = tmp_path / "new.json"
    file.write_text(printed(capsys, "new", match.record.link(match.game)), encoding="utf-8")
    lesson = read(file.read_text(encoding="utf-8"))
    assert len(lesson.steps) == 1 + sum(choice.seat == 0 for choice in match.choices)
    assert "all of them hold" in printed(capsys, "check", str(file))


def test_the_places_of_a_record_say_what_is_refused_there(capsys: pytest.CaptureFixture[str]) -> None:
    match = lessons(pygames.load("heroz"))["columns"].match({"heroz": pygames.load("heroz")})
    told = printed(capsys, "places", match.at_choice(1).record.link(match.game))
    assert told.startswith("at 0: place 10♠ A11 (HZ-65, HZ-27)\n")
    assert "    refused HZ-14" not in told
    assert "    refused HZ-27: A12: The first free place" in told


def taken(*lines: str, language: Language = "en", lesson: str = "heroz/columns") -> list[str]:
    """What a person sees who types these lines."""
    game, _, name = lesson.partition("/")
    typed, seen = iter(lines), list[str]()

    def ask(prompt: str) -> str:
        try:
            return next(typed)
        except StopIteration:
            raise EOFError from None

    Pupil(lessons(pygames.load(game))[name], language, ask, seen.append).run()
    return seen


def word(name: str, language: Language = "en") -> str:
    return catalogue("terminal", language).text(f"lesson.{name}")


def test_a_lesson_is_taken_with_every_mistake_answered() -> None:
    seen = taken("", "1", "why A♥", "why 10♠", "why 10♠ A12", "help", "x", "pass", "quit")
    kinds = ("other", "allowed", "right", "help")
    assert [kind for line in seen for kind in kinds if line == word(kind)] == [
        "other",
        "allowed",
        "right",
        "help",
        "other",
    ]
    assert any(line.startswith("An ace is played in combat") for line in seen)
    assert any(line.startswith("Then all six cards") for line in seen)
    assert word("over") not in seen


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_lesson_is_taken_by_its_hints_alone(language: Language) -> None:
    lines = [line for step in range(9) for line in ("", *["hint"] * 4)]
    assert word("over", language) in taken(*lines, language=language)


def test_a_hint_after_choices_that_left_the_record_begins_the_step_again() -> None:
    before = ["", "why final", "attack right", "why left", "roll", "accept", ""]  # the steps before it
    seen = taken(*before, "attack left", *["hint"] * 40, lesson="immortal-king/corridors")
    assert word("onward") in seen
    assert seen.count(word("anew")) == 1
    assert "--- 9 of 9 ---" in seen

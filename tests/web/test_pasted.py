"""What somebody pastes into the page opens, whatever stands around it; what is none of ours does not."""

import pytest

import pygames
from pygames.school import lesson as lessons
from pygames.school.progress import Progress
from tests.web.driven import App

MATCH = pygames.new("heroz", seed=4)
LINK = MATCH.record.link(MATCH.game)
RECORD = MATCH.record.json()
LESSON = lessons.link_to(lessons.shipped("heroz", "columns"))
PROGRESS = Progress("heroz").answering("HZ-27", right=True, today=20_000).code


def pasted(text: str) -> App:
    """The page after a text was pasted into the box of the gallery."""
    app = App({"languages": "en"})
    app.handle({"type": "submit", "form": "open", "data": {"record": text}})
    return app


@pytest.mark.parametrize(
    "text",
    [
        f"<https://you.example/#{LINK}>",
        f"{LINK}.",
        f"https://you.example/#{LINK})",
        f"Here is a link: https://you.example/#{LINK}, it is #1.",
        LINK.replace("_", "\\_"),
        f"\u200b{LINK}\u200b",
        f"\ufeff{RECORD}",
        f"\u200b\ufeff{RECORD}\r\n",
        f"```json\n{RECORD}\n```",
        f"[my game](https://you.example/?lang=fr#{LINK})",
    ],
)
def test_a_game_opens_whatever_stands_around_it(text: str) -> None:
    play = pasted(text).page.play
    assert play is not None
    assert play.session.match.record == MATCH.record


@pytest.mark.parametrize("around", ["<{}>", "{}.", "Try this: {} (have fun)", "«\u202f{}\u202f»", "{}\u200b"])
def test_so_do_lessons_drills_puzzles_and_places_of_a_lesson(around: str) -> None:
    for what in (LESSON, f"https://you.example/#{LESSON}", "https://you.example/#heroz/lesson/columns"):
        play = pasted(around.format(what)).page.play
        assert play is not None, what
        assert play.tutor is not None
        assert play.tutor.lesson.id == "columns"
    puzzle = pasted(around.format("https://you.example/#heroz/puzzle/8")).page.play
    assert puzzle is not None
    assert puzzle.tutor is not None
    drill = pasted(around.format("https://you.example/#heroz/drill")).page.play
    assert drill is not None
    assert drill.drilling is not None


@pytest.mark.parametrize(
    "text",
    [
        f"{LINK}x",
        f"{LINK[:-3]}abc",
        "",
        "and/or heroz/nothing",
        "Let us play heroz.3 this evening.",
        "<script>alert(1)</script>",
        "javascript:alert(1)#no",
        "{not json}",
        f"{{{RECORD}}}",
    ],
)
def test_what_is_no_game_is_refused_with_a_reason(text: str) -> None:
    app = pasted(text)
    assert app.page.form is None
    assert app.page.play is None
    said = str(app.payload())
    assert "This could not be opened" in said or "There is nothing to open yet" in said

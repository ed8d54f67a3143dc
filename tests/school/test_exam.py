"""An exam as a link, and answers as a sealed line: what is read is what was written, and nothing else is."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pygames.engine.errors import BadProgress
from pygames.school.exam import LONGEST_NAME, Answers, Exam, found_in

RULES = ("AMB-HZ-07", "HZ-03", "HZ-27", "HZ-28", "HZ-50")
EXAM = Exam("heroz", RULES, 77)
ANSWERS = Answers(EXAM, "Zoé D.", frozenset({"HZ-27", "HZ-50"}))
# given out once, so they are read for ever
OLD_EXAM = "heroz/exam/NBA.1.AAA.AMB-HZ.AAB.A.HZ.QAAAAAAAQBAAAAAAE.AAAA.IT"
OLD_LINE = "heroz/answers/xY0VBN.NBA.5a6fc3a920442e.1.AAA.AMB-HZ.AAB.A.HZ.QAAAAAAAgBAAAAAAI.AAAA.fu"


def test_what_was_given_out_once_is_read_for_ever() -> None:
    assert EXAM.code == OLD_EXAM
    assert Exam.read(OLD_EXAM) == EXAM
    assert ANSWERS.line == OLD_LINE
    assert Answers.read(OLD_LINE) == ANSWERS


@given(
    name=st.text(max_size=LONGEST_NAME), right=st.sets(st.sampled_from(RULES)), seed=st.integers(0, 1 << 40)
)
def test_a_line_says_what_was_answered(name: str, right: set[str], seed: int) -> None:
    """Whatever somebody is called, and whatever stands around it."""
    name = name.encode(errors="ignore").decode()
    answers = Answers(Exam.of("heroz", reversed(RULES), seed), name, frozenset(right))
    assert found_in(f"From me:\n> {answers.line}. Bye") == ([answers], [])


def test_an_exam_and_a_line_name_their_lesson() -> None:
    """It stands at the end of both, and a sentence may follow it."""
    exam = EXAM._replace(lesson="columns")
    assert exam.code == f"{OLD_EXAM}/columns"
    assert Exam.read(exam.code) == exam
    answers = ANSWERS._replace(exam=exam)
    assert found_in(f"Here: {answers.line}.") == ([answers], [])


@given(at=st.integers(0), letter=st.sampled_from("aB3-_"))
def test_a_line_that_was_changed_is_told_apart(at: int, letter: str) -> None:
    """By one letter anywhere behind the name of the game."""
    start = OLD_LINE.index("answers/") + len("answers/")
    place = start + at % (len(OLD_LINE) - start)
    line = OLD_LINE[:place] + letter + OLD_LINE[place + 1 :]
    if line != OLD_LINE:
        answers, changed = found_in(line)
        assert answers == []
        assert changed == [line.removesuffix(".")]


def test_the_same_line_twice_counts_once() -> None:
    """Chats repeat what they quote."""
    assert found_in(f"{ANSWERS.line}\n> {ANSWERS.line}") == ([ANSWERS], [])


@pytest.mark.parametrize(
    "text",
    [
        "",
        "heroz/exam/",
        OLD_EXAM[:-1],
        OLD_EXAM.replace("HZ", "HX"),
        "heroz/exam/é.1.AAA.",
        f"{OLD_EXAM}/",
        f"{OLD_EXAM}/A b",
    ],
)
def test_a_damaged_exam_is_refused(text: str) -> None:
    with pytest.raises(BadProgress) as refused:
        Exam.read(text)
    assert refused.value.key == "exam_damaged"

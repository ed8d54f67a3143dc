"""An exam for a class on the page: made, taken by thirty people, and read from the lines they send."""

import re
from html import unescape
from typing import Any

import pytest

from pygames.games import PLAYABLE
from pygames.school.exam import Answers, Exam
from pygames.school.lesson import lessons
from pygames.school.progress import Stage
from pygames.words.rulebook_file import own_rules
from tests.web.driven import App
from tests.web.hands import at, press
from tests.web.test_lesson import FREE, choose, onward, run
from web.model.drill import Drilling
from web.model.exam import USUAL, ExamDesk
from web.model.screen import AtExam, Gallery
from web.view.page import around, title

ADDRESS = "https://tables.example/"
CLASS = 30
LINE = re.compile(r'<textarea[^>]*id="exam-line"[^>]*>([^<]*)</textarea>')


def page(language: str = "en", **known: object) -> App:
    """The page, of somebody who was never here."""
    return App({"languages": language, "address": ADDRESS, **known})


def fill(app: App, kind: str = "change", **fields: str) -> None:
    """Fill something in at the exam."""
    app.handle({"type": kind, "form": "exam", "data": fields})
    assert app.page.failure is None, repr(app.page.failure)


def drilling(app: App) -> Drilling:
    """The exam that is being taken."""
    assert app.page.drilled is not None
    return app.page.drilled.drilling


def answer(app: App, *, right: bool) -> None:
    """Answer the question at hand."""
    now = drilling(app)
    html = app.html()
    assert "drill-outcome" not in html  # nothing is told yet
    assert "drill-streak" not in html  # … nor that others were right
    _, options, number = now.drill.question
    wrong = (number + 1) % max(2, len(options))
    press(app, do="drill-choose", arg=str(number if right else wrong))
    assert app.page.failure is None, repr(app.page.failure)


def link_of(app: App) -> str:
    """What the teacher copies."""
    press(app, do="exam-copy")
    return app.page.to_do.copy


@pytest.mark.parametrize("game", PLAYABLE)
def test_a_class_takes_an_exam_and_its_teacher_reads_who_knows_what(game: str) -> None:
    """From the page of the game; the language of a learner changes nothing."""
    teacher = page()
    press(teacher, do="set-up", arg=game)
    assert f'data-do="exam" data-arg="{game}"' in teacher.html()
    press(teacher, do="exam", arg=game)
    link = link_of(teacher)
    address, code = link.split("#")
    assert address == ADDRESS
    exam, lines = Exam.read(code), []
    assert len(exam.rules) == 5
    learners = CLASS if game == "heroz" else 2
    for n in range(learners):
        learner = page("fr" if n % 2 else "en")
        before = learner.page.learning
        learner.handle({"type": "hash", "text": code})
        assert isinstance(learner.page.screen, AtExam)
        fill(learner, "submit", name=f"Learner {n}")
        for place, rule in enumerate(exam.rules):
            assert drilling(learner).drill.rule == rule
            answer(learner, right=place > n % 5)
        (line,) = LINE.findall(unescape(learner.html()))
        press(learner, do="exam-copy-line")
        assert learner.page.to_do.copy == line
        assert learner.page.learning is before
        assert learner.page.to_do.to_host == ()
        lines.append(line)
    fill(teacher, "submit", answers="\n".join(f"Re: exam\n> {it}" for it in reversed(lines)))
    assert teacher.page.exam_desk is not None
    read = teacher.page.exam_desk.read
    assert read.exam == exam
    assert len(read.answers) == learners
    assert len({it.name for it in read.answers}) == learners
    assert read.right(exam.rules[0]) == 0
    html = teacher.html()
    assert html.count("<tr>") == learners + 2
    assert html.count('data-right="false"') == sum(5 - len(it.right) for it in read.answers)


@pytest.mark.parametrize(("game", "name"), FREE)
def test_a_lesson_is_an_exam_in_what_it_asks(game: str, name: str) -> None:
    """Known is what was done at once wherever it was asked, and not what a hint has done."""
    teacher = page(preferences={"pace": "instant"})
    press(teacher, do="exam", arg=game)
    assert unescape(teacher.html()).count("The lesson “") == len([it for it, _ in FREE if it == game])
    fill(teacher, lesson=name)
    link = link_of(teacher)
    code = link.partition("#")[2]
    press(teacher, do="exam-copy-drill")
    assert teacher.page.to_do.copy == f"{ADDRESS}#{game}/lesson/{name}"
    learner = page("fr", preferences={"pace": "instant"})
    learner.handle({"type": "hash", "text": code})
    assert lessons(PLAYABLE[game])[name].title.to("fr") in unescape(learner.html())
    fill(learner, "submit", name="Zoé")
    run(learner)
    helped, known = set(), set()
    while not at(learner)[1].over:
        assert learner.page.hash == code
        tutor = at(learner)[1]
        step, wanted = tutor.step, tutor.wanted
        assert step is not None
        if wanted is not None and step.want.kind in ("act", "all"):
            known |= {*step.cited}
            choose(learner, wanted.text)
        else:
            helped |= {*step.cited} if step.asks else set()
            onward(learner)
    assert {it.stage for it in learner.page.learning.of(game).known.values()} <= {Stage.MET}
    assert name not in learner.page.achieved.taken.of(game)
    press(learner, do="exam-end")
    (line,) = LINE.findall(unescape(learner.html()))
    fill(teacher, "submit", answers=line)
    assert teacher.page.exam_desk is not None
    (read,) = teacher.page.exam_desk.read.answers
    assert read == Answers(Exam.read(code), "Zoé", frozenset(known - helped))
    assert set(read.exam.rules) == known | helped
    press(learner, do="drill-leave")
    assert isinstance(learner.page.screen, AtExam)


def test_a_lesson_that_is_an_exam_and_is_left_begins_again_by_its_link() -> None:
    """Nobody goes on freely in it, and it does not count as a lesson that was left."""
    app = page(preferences={"pace": "instant"})
    code = Exam.in_lesson(lessons(PLAYABLE["heroz"])["columns"], 1).code
    app.handle({"type": "hash", "text": code})
    fill(app, "submit", name="Ada")
    run(app)
    onward(app)
    press(app, do="exam-end")  # before its end
    assert app.page.playing
    press(app, do="coach-leave")
    assert isinstance(app.page.screen, AtExam)
    assert app.page.hash == code


def test_who_takes_a_wrong_answer_of_such_an_exam_back_has_given_it_all_the_same() -> None:
    """What undoing leads back to is not counted as wrong in its place."""
    app = page(preferences={"pace": "instant"})
    lesson = lessons(PLAYABLE["heroz"])["heroes"]
    app.handle({"type": "hash", "text": Exam.in_lesson(lesson, 1).code})
    fill(app, "submit", name="Ada")
    run(app)
    while at(app)[1].number < 4:  # the Queen's power, after the Queen
        tutor = at(app)[1]
        if tutor.wanted is not None and tutor.step is not None and tutor.step.want.kind == "act":
            choose(app, tutor.wanted.text)
        else:
            onward(app)
    exam = at(app)[1].exam
    assert exam is not None
    choose(app, "pass")  # not what is asked
    press(app, do="undo")
    assert at(app)[1].number == 3
    for _ in range(2):
        wanted = at(app)[1].wanted
        assert wanted is not None
        choose(app, wanted.text)
    now = at(app)[1].exam
    assert now is not None
    assert exam.right - now.right == {*lesson.steps[3].cited}


def test_at_the_end_of_such_an_exam_the_table_names_the_button_that_leads_on() -> None:
    app = page(preferences={"pace": "instant"})
    lesson = lessons(PLAYABLE["heroz"])["columns"]
    app.handle({"type": "hash", "text": Exam.in_lesson(lesson, 1).code})
    fill(app, "submit", name="Ada")
    run(app)
    while not at(app)[1].over:
        onward(app)
    button, said = app.page.texts("exam.to_answers"), set()
    for word in re.findall('data-why="([^"]+)"', app.html()):
        press(app, why=unescape(word))
        said.add(app.payload()["say"])
    assert app.page.texts("coach.read_all", button=button) in said


def test_lines_that_were_changed_or_answer_another_exam_are_told_apart() -> None:
    """The rest is read all the same."""
    app = page()
    press(app, do="exam", arg="heroz")
    assert app.page.exam_desk is not None
    exam = app.page.exam_desk.exam
    good = [Answers(exam, name, frozenset(exam.rules[:2])).line for name in ("Ada", "<b>Bo</b>")]
    other = Answers(exam._replace(seed=exam.seed ^ 1), "Cy", frozenset()).line
    fill(app, answers="\n".join([*good, other, f"From Dee: {good[0][:-1]}"]))
    html = app.html()
    assert "<code>From Dee: heroz/answers/" in html  # so one knows whom to ask
    assert "1 line answers another exam" in html
    assert "1 line cannot be read" in html
    assert "&lt;b&gt;Bo&lt;/b&gt;" in html
    assert html.count("2/5") == 2


def test_names_are_sorted_whatever_their_accents() -> None:
    app = page()
    press(app, do="exam", arg="heroz")
    assert app.page.exam_desk is not None
    exam = app.page.exam_desk.exam
    names = ["Zoé", "Zora", "Émile", "Fatou", "eva"]
    fill(app, answers="\n".join(Answers(exam, name, frozenset()).line for name in names))
    assert [it.name for it in app.page.exam_desk.read.answers] == ["Émile", "eva", "Fatou", "Zoé", "Zora"]


def test_who_makes_an_exam_reads_which_rules_are_asked() -> None:
    """Without opening the list of all of them."""
    app = page("fr")
    press(app, do="exam", arg="heroz")
    assert app.page.exam_desk is not None
    chosen = app.html().partition("</details>")[2].partition("</ul>")[0]
    assert re.findall(r"<small>(.*?)</small>", chosen) == [*app.page.exam_desk.exam.rules]
    press(app, do="exam-copy")
    app.handle({"type": "copied", "ok": True})
    assert "Lien de l’examen" in app.html()


def test_rules_are_ticked_one_by_one() -> None:
    """Without a rule there is no link; other rules at random keep what was pasted."""
    app = page()
    press(app, do="exam", arg="heroz")
    assert app.page.exam_desk is not None
    first = app.page.exam_desk.exam
    fill(app, answers="something")
    for rule in first.rules:
        fill(app, **{rule: "0"})
    assert app.page.exam_desk.exam.rules == ()
    assert 'data-do="exam-copy"' not in app.html()
    fill(app, **{"HZ-27": "1"})
    assert Exam.read(link_of(app).partition("#")[2]).rules == ("HZ-27",)
    press(app, do="exam-copy-drill")
    assert app.page.to_do.copy == f"{ADDRESS}#heroz/drill/HZ-27"
    press(app, do="exam", arg="heroz")
    assert app.page.exam_desk.exam.rules not in ((), first.rules)
    assert app.page.exam_desk.pasted == "something"


def test_who_takes_an_exam_says_a_name_first() -> None:
    app = page()
    code = Exam("heroz", ("HZ-27",), 1).code
    app.handle({"type": "hash", "text": code})
    fill(app, "submit", name=" ")
    assert isinstance(app.page.screen, AtExam)
    assert app.page.notice is not None
    assert app.page.hash == code  # it can be loaded again
    press(app, do="exam-teach")
    assert "exam-answers" in app.html()


@pytest.mark.parametrize(
    "wrong",
    [
        "heroz/exam/AAA.1.AAA.",
        "chess/exam/AAA.1.AAA.fh",
        Exam("heroz", ("HZ-999",), 1).code,
        Exam("heroz", ("HZ-27",), 1, "columns").code,
        Exam("heroz", ("HZ-27",), 1, "first-game").code,
        Exam("heroz", ("HZ-27",), 1, "nothing").code,
    ],
)
def test_an_exam_that_cannot_be_taken_says_why(wrong: str) -> None:
    """Damaged, of no game, about a rule or a lesson that is not there; what was shown stays."""
    app = page()
    app.handle({"type": "hash", "text": wrong})
    assert isinstance(app.page.screen, Gallery)
    assert app.page.notice is not None


def test_back_and_forward_lead_to_the_exam_as_it_stands() -> None:
    """In the browser's history: to the question at hand, to its end, or to its beginning."""
    app = page()
    code = Exam("heroz", ("HZ-27", "HZ-04"), 1).code
    app.handle({"type": "hash", "text": code})
    place: dict[str, Any] = {"place": app.page.place, "hash": code}
    fill(app, "submit", name="Ada")
    answer(app, right=True)
    press(app, do="home")
    app.handle({"type": "place", **place})
    assert app.page.drilled
    assert drilling(app).number == 1
    assert app.page.hash == code
    press(app, do="drill-leave")
    app.handle({"type": "place", **place})
    assert isinstance(app.page.screen, AtExam)


def test_the_screens_have_their_name_above_them() -> None:
    app = page("fr")
    press(app, do="exam", arg="heroz")
    assert "site-name" in around(app.page)["header"]
    assert title(app.page) == "HEROZ\u202f: un examen"
    assert "un examen pour une classe" in unescape(app.html()).replace("’", "'")
    for do, named in (("games", "Vos parties"), ("done", "Votre parcours"), ("deal", "La donne du jour")):
        press(app, do=do)
        assert title(app.page).startswith(f"{named} · ")


@pytest.mark.parametrize("game", ["hero-realms-skirmish", "hero-realms-lich"])
def test_more_than_half_of_a_new_exam_is_about_the_game_s_own_rules(game: str) -> None:
    for seed in range(20):
        rules = ExamDesk.drawn(game, seed).exam.rules
        assert len(rules) == USUAL
        assert sum(rule in own_rules(game) for rule in rules) > USUAL / 2

"""The screens of an exam for a class: making it and reading the answers, beginning it, and its end."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygames
from pygames.school.drill import asked_about
from pygames.school.lesson import said
from pygames.words.localizer import Words
from web import html as h
from web.model.exam import examining
from web.view.parts import button, game_title, heading, rule_chip

if TYPE_CHECKING:
    from pygames.school.exam import Answers, Exam
    from web.model.drill import Drilling
    from web.model.exam import ExamDesk, ReadAnswers
    from web.texts import Texts


def exam_screen(desk: ExamDesk, texts: Texts) -> h.Element:
    """Three steps for whoever makes it; a name and a button for whoever takes it."""
    return _desk(desk, texts) if desk.teaches else _door(desk, texts)


# --- who makes it ---


def _desk(desk: ExamDesk, texts: Texts) -> h.Element:
    game = desk.exam.game
    none = None if desk.exam.rules else "true"
    return h.div(".exam")[
        heading(texts("exam.make.title", title=game_title(game, texts))),
        h.p[texts("exam.make.about")],
        h.form(data_form="exam", data_change="exam")[
            h.section[
                h.h2("#exam-rules", tabindex="-1")[texts("exam.rules")],
                _kinds(desk, texts),
                h.p(role="status")[texts("exam.chosen", n=len(desk.exam.rules))],
                None if desk.lesson else h.p[button(texts("exam.draw"), "exam", game)],
                None
                if desk.lesson
                else h.details[h.summary[texts("exam.rules.choose")], _rules(desk, texts)],
                _chosen(desk.exam, texts),
            ],
            h.section[
                h.h2[texts("exam.link")],
                h.p[texts("exam.link.about")],
                h.p(".drill-actions")[
                    button(texts("exam.copy"), "exam-copy", kind="primary", sign="copy")
                    if none is None
                    else None,
                    button(texts("exam.try"), "exam-take") if none is None else None,
                    button(texts("exam.drill"), "exam-copy-drill", sign="copy") if none is None else None,
                ],
            ],
            h.section[
                h.h2[texts("exam.read")],
                h.label(for_="exam-answers")[texts("exam.read.about")],
                h.textarea("#exam-answers", name="answers", rows="5", spellcheck="false", autocomplete="off")[
                    desk.pasted
                ],
                h.p[h.button(".button", type="submit")[texts("exam.read.go")]],
                _read(desk.read, texts) if desk.pasted.strip() else None,
            ],
        ],
        h.p[button(texts("tool.leave"), "set-up", game, sign="leave")],
    ]


def _kinds(desk: ExamDesk, texts: Texts) -> h.Element:
    """What is asked: questions about rules, or a lesson."""
    kinds = {"": texts("exam.kind.drill")}
    for name, it in examining(desk.exam.game).items():
        kinds[name] = texts("exam.kind.lesson", title=said(it.title, texts.language))
    return h.p[
        h.label(for_="exam-lesson")[texts("exam.kind")],
        " ",
        h.select("#exam-lesson", name="lesson")[
            (h.option(value=name, selected=name == desk.exam.lesson)[kind] for name, kind in kinds.items())
        ],
    ]


def _rules(desk: ExamDesk, texts: Texts) -> h.Node:
    """All that can be asked about, section by section, to be ticked."""
    book = pygames.load(desk.exam.game).part(Words).rulebook
    sections: dict[str, list[str]] = {}
    for witness in asked_about(pygames.load(desk.exam.game)):
        sections.setdefault(book[witness.rule].section.to(texts.language), []).append(witness.rule)
    return [
        h.fieldset(".exam-section")[
            h.legend[title],
            (
                h.label(".exam-rule")[
                    h.input(type="checkbox", name=rule, value="1", checked=rule in desk.exam.rules),
                    h.span[book.text(rule, texts.language), " ", h.small[rule]],
                ]
                for rule in rules
            ),
        ]
        for title, rules in sections.items()
    ]


def _chosen(exam: Exam, texts: Texts) -> h.Element:
    """The rules that are asked, below where they are ticked: so nothing moves under the pointer."""
    book = pygames.load(exam.game).part(Words).rulebook
    return h.ul[(h.li[book.text(rule, texts.language), " ", h.small[rule]] for rule in exam.rules)]


def _read(read: ReadAnswers, texts: Texts) -> h.Node:
    """Who knows which rule, and what could not be read."""
    book = pygames.load(read.exam.game).part(Words).rulebook
    faults = [
        texts("exam.changed", n=len(read.changed)) if read.changed else "",
        texts("exam.others", n=read.others) if read.others else "",
    ]
    return [
        h.p(role="status")[texts("exam.found", n=len(read.answers))],
        [h.p(".drill-missed")[fault] for fault in faults if fault],
        h.ul[[h.li[h.code[line]] for line in read.changed]] if read.changed else None,
        h.div(".exam-results")[
            h.table[
                h.caption[texts("exam.table")],
                h.thead[
                    h.tr[
                        h.th(scope="col")[texts("exam.name")],
                        h.th(scope="col")[texts("exam.right")],
                        (h.th(scope="col")[rule_chip(rule, texts, book)] for rule in read.exam.rules),
                    ]
                ],
                h.tbody[(_row(it, texts) for it in read.answers)],
                h.tfoot[
                    h.tr[
                        h.th(scope="row")[texts("exam.know")],
                        h.td,
                        (h.td[f"{read.right(rule)}/{len(read.answers)}"] for rule in read.exam.rules),
                    ]
                ],
            ]
        ]
        if read.answers
        else None,
        [
            h.p(".refusal-text")[h.strong[rule], " ", book.answer(rule, texts.language)]
            for rule in read.exam.rules
        ]
        if read.answers
        else None,
    ]


def _row(answers: Answers, texts: Texts) -> h.Element:
    def cell(rule: str) -> h.Element:
        right = rule in answers.right
        words = texts("exam.knows" if right else "exam.knows.not")
        return h.td(data_right=str(right).lower())[
            h.span(aria_hidden="true")["✓" if right else "✗"], h.span(".visually-hidden")[words]
        ]

    return h.tr[
        h.th(scope="row")[answers.name],
        h.td[f"{len(answers.right)}/{len(answers.exam.rules)}"],
        (cell(rule) for rule in answers.exam.rules),
    ]


# --- who takes it ---


def _door(desk: ExamDesk, texts: Texts) -> h.Element:
    """Before the first question."""
    return h.div(".exam")[
        heading(texts("exam.title", title=game_title(desk.exam.game, texts))),
        h.p[_asked(desk, texts)],
        h.p[texts("exam.take.about")],
        h.form(data_form="exam", data_change="exam")[
            h.p[
                h.label(for_="exam-name")[texts("exam.name")],
                " ",
                h.input("#exam-name", type="text", name="name", value=desk.name, autocomplete="name"),
            ],
            h.p(".drill-actions")[
                h.button(".button.button--primary", type="submit")[texts("exam.begin")],
                button(texts("exam.teach"), "exam-teach", kind="quiet"),
            ],
        ],
    ]


def _asked(desk: ExamDesk, texts: Texts) -> str:
    lesson = desk.lesson
    if lesson is None:
        return texts("exam.questions", n=len(desk.exam.rules))
    return texts("exam.lesson", title=said(lesson.title, texts.language))


def exam_end(drilling: Drilling, answers: Answers, texts: Texts) -> h.Element:
    """How it went with each rule, and the line that is to be sent back."""
    game, book = drilling.game, drilling.game.part(Words).rulebook
    return h.section(".drill-end.exam")[
        heading(texts("exam.end", title=game_title(game.id, texts))),
        h.p[texts("exam.result", n=len(answers.right), of=len(drilling.rules))],
        h.p[
            h.label(for_="exam-line")[texts("exam.line")],
            h.textarea("#exam-line", readonly=True, rows="3", spellcheck="false")[answers.line],
        ],
        h.p(".drill-actions")[
            button(texts("exam.line.copy"), "exam-copy-line", kind="primary", sign="copy"),
            button(texts("example.leave"), "drill-leave", sign="step-previous"),
        ],
        h.ul(".drill-results")[
            (
                h.li(".drill-result", data_right=it.right)[
                    h.p[
                        h.strong(class_="drill-right" if it.right else "drill-wrong")[
                            texts("drill.right" if it.right else "drill.wrong")
                        ],
                        " ",
                        rule_chip(it.rule, texts, book),
                    ],
                    h.p(".refusal-text")[book.answer(it.rule, texts.language)],
                ]
                for it in drilling.results
            )
        ],
    ]

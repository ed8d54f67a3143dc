"""The panel of a lesson: what to do and why, what an answer was worth, a hint; and the list of lessons."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pygames.school.judging import HINT_LEVELS, hint_said
from pygames.school.lesson import lessons, said
from pygames.school.puzzle import in_order, place_of
from pygames.words.localizer import Words
from web import html as h
from web.model.example import has_example
from web.model.sentences import MOST_TOLD
from web.model.told import doing
from web.view.parts import button, rule_box, rule_chip

if TYPE_CHECKING:
    from typing import Any

    from pygames.engine.game import Game
    from pygames.school.lesson import Lesson
    from pygames.words.localizer import Localizer
    from web.model.lesson import Answer, Tutor
    from web.texts import Texts


def coach(
    tutor: Tutor, within: h.Node, localizer: Localizer, texts: Texts, *, writes: bool, due: bool
) -> h.Element:
    """The step the person is at, in the place of the prompt bar, which it holds where something is asked.

    Between the steps it says what the opponent, or the game for the person, has just done. At the end it
    leads on to another exercise, if one is `due`.
    """
    step, last = tutor.step, tutor.number == tutor.count
    answer = None if tutor.guided else tutor.answer
    box = answer_box(answer, localizer, texts) if answer is not None else None
    leads_on = answer is not None and answer.worth == "right"
    text = said(step.text, texts.language) if step is not None else ""
    over = "exercise.over" if tutor.exercise else "puzzle.over" if tutor.puzzle else "coach.over"
    result = texts(over, tries=tutor.tries, hints=tutor.hints) if tutor.over else ""
    if tutor.over:
        text = said(tutor.lesson.steps[-1].text, texts.language) if tutor.single else result
    return h.section(
        class_=["coach", {"coach--free": not tutor.guided}], aria_labelledby="coach", data_coach=tutor.number
    )[
        h.h2("#coach.coach-title", tabindex="-1")[_title(tutor, texts)],
        _leave(tutor, texts, last=last),
        box if leads_on else None,
        h.p(".coach-later")[texts("coach.later")] if tutor.later and step is not None else None,
        h.p(".coach-text")[text or texts("coach.watch", done=doing(tutor.session, localizer, texts))],
        h.p(".coach-text")[result] if tutor.over and tutor.single else None,
        _hints(tutor, localizer, texts),
        within,
        _next(tutor, texts, writes=writes, due=due),
        # the question is still the same, and stays where it was
        None if leads_on else box,
    ]


def coach_aside(tutor: Tutor, watched: str, texts: Texts) -> h.Element:
    """What keeps the place of the step while a scene is shown beside the table: for the eye only."""
    return h.div(class_=["coach", "coach--aside", {"coach--free": not tutor.guided}], aria_hidden="true")[
        h.p(".coach-title")[_title(tutor, texts)],
        h.p(".coach-text")[texts("coach.watch", done=f"{watched}.")],
    ]


def _title(tutor: Tutor, texts: Texts) -> str:
    key = "coach.finished" if tutor.over else "coach.step"
    if tutor.single:
        key = "puzzle.finished" if tutor.over else "puzzle.step"
    title = said(tutor.lesson.title, texts.language)
    return texts(key, title=title, n=tutor.number, of=tutor.count)


def _leave(tutor: Tutor, texts: Texts, *, last: bool) -> h.Node:
    """The way out; for its author the way back."""
    if tutor.trial:
        return button(texts("draft.back"), "draft-back", kind="quiet")
    if last or tutor.over:
        return None
    leave = "exercise.leave" if tutor.exercise else "puzzle.leave" if tutor.puzzle else "coach.leave"
    return button(texts(leave), "coach-leave", kind="quiet")


def _next(tutor: Tutor, texts: Texts, *, writes: bool, due: bool) -> h.Node:
    """What leads on: reading, asking for a hint, or what there is after the lesson."""
    if tutor.over and tutor.exam is not None:
        return h.p(".coach-next")[button(texts(tutor.onto), "exam-end", kind="primary")]
    if tutor.over:
        after = _after(tutor.lesson, tutor.whole.game)
        return h.div(".coach-next")[
            _next_puzzle(tutor, texts),
            button(texts("exercise.following"), "exercise-due", kind="primary") if due else None,
            _following(after, texts, kind="primary"),
            button(texts("coach.again"), "coach-again"),
            button(texts(tutor.onto), "coach-leave"),
            button(texts("draft.edit"), "draft-edit", sign="edit") if writes else None,
        ]
    if tutor.reading:
        after = (
            _after(tutor.lesson, tutor.whole.game) if tutor.guided and tutor.number == tutor.count else None
        )
        return h.p(".coach-next")[
            button(texts(tutor.onward), "coach-next", kind="primary"), _following(after, texts)
        ]
    if tutor.step is None or tutor.guided:
        return None
    key = f"coach.hint.{min(tutor.level, HINT_LEVELS - 1)}"
    return h.p(".coach-next")[button(texts(key), "hint", sign="hint")]


def _following(after: Lesson | None, texts: Texts, *, kind: str = "") -> h.Node:
    """The button to the lesson that follows, if one does."""
    if after is None:
        return None
    following = texts("coach.following", title=said(after.title, texts.language))
    return button(following, "lesson", f"{after.game}/{after.id}", kind=kind)


def _next_puzzle(tutor: Tutor, texts: Texts) -> h.Node:
    """The puzzle that follows this one."""
    game = tutor.lesson.game
    order = list(in_order(game)) if tutor.puzzle else []
    after = order[order.index(tutor.puzzle) + 1 :] if tutor.puzzle in order else []
    if not after:
        return None
    following = texts("puzzle.following", n=place_of(game, after[0]))
    return button(following, "puzzle", f"{game}/{after[0]}", kind="primary")


def _after(lesson: Lesson, game: Game[Any]) -> Lesson | None:
    """The lesson of the game that follows this one."""
    known = list(lessons(game).values())
    place = next((n for n, it in enumerate(known) if it is lesson), len(known))
    return known[place + 1] if place + 1 < len(known) else None


def _hints(tutor: Tutor, localizer: Localizer, texts: Texts) -> h.Node:
    """The hint as far as it was asked for."""
    decision = tutor.session.match.decision
    if not tutor.level or tutor.step is None or decision is None:
        return None
    found = tutor.step_hint()
    lines = hint_said(found, tutor.level, localizer, decision.id, tutor.session.view)
    return h.div("#coach-hint.coach-hint", data_hint=str(tutor.level))[
        h.ul[(h.li[line] for line in lines)],
        h.p(".rule-chips")[rule_chip(found.rule, texts, localizer.game.part(Words).rulebook)]
        if tutor.level > 1
        else None,
    ]


def answer_box(answer: Answer, localizer: Localizer, texts: Texts) -> h.Element:
    """What the last answer was worth: what had to be found, or what would have come of it."""
    game, language = localizer.game, texts.language
    if answer.worth == "anew":
        return h.div("#coach-answer.coach-answer")[h.p[texts("coach.anew")]]
    if answer.worth == "right":
        refusal = answer.refusal
        return h.div("#coach-answer.coach-answer.coach-answer--right")[
            h.p[texts("coach.shown" if answer.shown else "coach.right"), " ", localizer.refusal(refusal)]
            if refusal is not None
            else h.p[texts("coach.shown" if answer.shown else "coach.right")],
            rule_box(
                refusal.rule, texts, game.part(Words).rulebook, example=has_example(game.id, refusal.rule)
            )
            if refusal is not None
            else None,
        ]
    return h.div("#coach-answer.coach-answer")[
        h.p[texts("coach.not_wanted")],
        h.p[said(answer.text, language)] if answer.text is not None else None,
        [h.p[texts("coach.would")], _events(answer, localizer, texts)] if answer.events else None,
        h.p[texts("coach.taken_all" if answer.back else "coach.taken_back")],
    ]


def _events(answer: Answer, localizer: Localizer, texts: Texts) -> h.Element:
    """The first things that would have come of an answer, with the rules behind them."""
    book, events = localizer.game.part(Words).rulebook, answer.events[:MOST_TOLD]
    return h.ul[
        (
            h.li[localizer.event(event), [[" ", rule_chip(rule, texts, book)] for rule in event.rules]]
            for event in events
        ),
        h.li["…"] if len(events) < len(answer.events) else None,
    ]


def lesson_list(game: Game[Any], taken: frozenset[str], texts: Texts) -> h.Node:
    """The lessons of a game, in the order in which to take them, with a mark on those that were taken."""
    known = lessons(game)
    if not known:
        return None
    return h.ul(".lesson-list")[
        (
            h.li[
                button(said(lesson.title, texts.language), "lesson", f"{game.id}/{name}"),
                " ",
                h.span(".lesson-steps")[
                    f"✓ {texts('lessons.done')}"
                    if name in taken
                    else texts("lessons.steps", n=len(lesson.steps))
                ],
            ]
            for name, lesson in known.items()
        )
    ]

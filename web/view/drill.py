"""A drill: the bar above its table, with the question, the answers and what comes of them; and its end."""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING

from pygames.engine.errors import BadAction
from pygames.school.drill import asked_about
from pygames.words.localizer import Words
from web import html as h
from web.model.progress import rule_count
from web.view.parts import button, game_title, heading, listed, rule_chip
from web.view.progress import stage_sign
from web.view.text_table import name_of

if TYPE_CHECKING:
    from pygames.school.drill import DrillOption
    from pygames.school.progress import Known
    from pygames.words.localizer import Localizer
    from web.model.drill import Answered, Drilling
    from web.model.progress import Learning
    from web.texts import Texts

# --- the bar ---


def drill_bar(drilling: Drilling, localizer: Localizer, texts: Texts) -> h.Element:
    """The question, the answers, and how it went."""
    question = drilling.drill.question
    done = drilling.done
    right = ("yes" if drilling.right else "no") if done else None
    return h.section(".drill", aria_labelledby="drill-title", data_kind=question.kind, data_right=right)[
        h.p(".drill-at")[
            texts("exam.at" if drilling.exam else "drill.at", n=drilling.number + 1, of=len(drilling.rules)),
            h.strong(".drill-streak")[texts("drill.streak", n=drilling.streak)]
            if drilling.streak > 1 and not drilling.exam  # what is right is told at its end
            else None,
        ],
        h.h2("#drill-title.drill-title", tabindex="-1")[texts(f"drill.{question.kind}")],
        h.p(".drill-what")[drilling.explanation(localizer)] if question.kind == "happens" else None,
        _answers(drilling, localizer, texts),
        _outcome(drilling, localizer, texts) if done else None,
        h.div(".drill-actions")[
            button(texts("drill.next"), "drill-next", kind="primary", id="drill-next")
            if done
            else button(texts("drill.skip"), "drill-next", "skip", kind="quiet"),
            button(texts("drill.leave"), "drill-leave", kind="quiet", sign="step-previous"),
        ],
    ]


def _label(option: DrillOption, drilling: Drilling, localizer: Localizer, texts: Texts) -> str:
    """What an option does, as a button says it, or the things at which it points."""
    if option.act:
        return _act(option.act, drilling, localizer)
    meant = drilling.drill.position.type_pointed_at(option.point)
    number = any(word.isdecimal() for word in option.point)  # alone it says nothing
    for kind in (*([meant] if meant else []), *(drilling.game.syntax.types if number else [])):
        with suppress(BadAction):
            return _act(" ".join((kind.name, *option.point)), drilling, localizer)
    return texts(
        "drill.point", what=listed([name_of(word, localizer, texts) for word in option.point], texts)
    )


def _act(text: str, drilling: Drilling, localizer: Localizer) -> str:
    """What an action does, as a button says it."""
    action, decision = drilling.drill.match.parse(text), drilling.drill.position.decision
    if decision is not None and not action.words:
        return localizer.choice(action, decision.id)
    return localizer.action(action, owned=True)


def _answers(drilling: Drilling, localizer: Localizer, texts: Texts) -> h.Element:
    return h.ol(".drill-options", data_zone="drill", data_order="list")[
        (
            h.li[_answer(number, _label(option, drilling, localizer, texts), drilling, texts)]
            for number, option in enumerate(drilling.drill.question.options)
        )
    ]


def _answer(number: int, label: str, drilling: Drilling, texts: Texts) -> h.Element:
    mark = None
    if drilling.done and number == drilling.drill.question.answer:
        mark = "right"
    elif number == drilling.chosen:
        mark = "wrong"
    return h.button(
        ".button.drill-option",
        type="button",
        data_do="drill-choose",
        data_arg=str(number),
        data_answer=mark,
        aria_disabled="true" if drilling.done else None,
    )[label, h.span(".drill-mark")[" ", texts(f"drill.answer.{mark}")] if mark else None]


def _outcome(drilling: Drilling, localizer: Localizer, texts: Texts) -> h.Element:
    """How it went, and why: the sentence of the refusal, and the rule itself."""
    made = drilling.drill
    verdict = "right" if drilling.right else "wrong"
    return h.div("#drill-outcome.drill-outcome")[
        h.p[
            h.strong(class_=f"drill-{verdict}")[texts(f"drill.{verdict}")],
            (" ", drilling.explanation(localizer)) if made.question.kind == "refused" else None,
            " ",
            rule_chip(made.rule, texts, localizer.game.part(Words).rulebook),
        ],
        h.p(".drill-rule")[localizer.rule(made.rule)],
    ]


# --- the end ---


def drill_end(drilling: Drilling, learning: Learning, today: int, texts: Texts) -> h.Element:
    """How it went with each rule, what is known now, and when what comes again."""
    game = drilling.game
    progress, rules = learning.of(game.id), [it.rule for it in asked_about(game, drilling.among)]
    count = rule_count(progress, rules)
    due = [known for rule, known in progress.known.items() if rule in rules]
    waiting = sum(known.is_due(today) for known in due)
    fresh = count.of - count.met
    return h.section(".drill-end")[
        heading(texts("drill.end", title=game_title(game.id, texts))),
        h.ul(".drill-results")[
            (_result(it, drilling, progress.of(it.rule), today, texts) for it in drilling.results)
        ]
        if drilling.results
        else h.p[texts("drill.nothing")],
        h.p(".drill-count")[
            texts("progress.learnt", n=count.learnt, of=count.of), " ", _coming(due, waiting, today, texts)
        ],
        h.p(".drill-actions")[
            button(texts("drill.more"), "drill", drilling.scope, kind="primary")
            if waiting or fresh
            else button(texts("drill.ahead"), "drill-ahead", drilling.scope),
            button(texts("tool.rules"), "rulebook", sign="rulebook"),
            button(texts("progress.copy"), "progress-copy", game.id, sign="copy"),
            button(texts("progress.save"), "progress-save", sign="download"),
            button(texts("example.leave"), "drill-leave", sign="step-previous"),
        ],
    ]


def _result(it: Answered, drilling: Drilling, known: Known, today: int, texts: Texts) -> h.Element:
    book = drilling.game.part(Words).rulebook
    return h.li(".drill-result", data_right=it.right)[
        h.p[
            h.strong(class_="drill-right" if it.right else "drill-wrong")[
                texts("drill.right" if it.right else "drill.again")
            ],
            " ",
            rule_chip(it.rule, texts, book),
            " ",
            stage_sign(known.stage, texts),
            " · ",
            when(0 if known.is_due(today) else known.due - today, texts),
        ],
        h.p(".refusal-text")[book.answer(it.rule, texts.language)],
    ]


def when(days: int, texts: Texts) -> str:
    """When a rule is asked again."""
    return texts("drill.now") if days <= 0 else texts("drill.in_days", n=days)


def _coming(due: list[Known], waiting: int, today: int, texts: Texts) -> str:
    """How many are to be asked now, or when the next are."""
    if waiting:
        return texts("drill.waiting", n=waiting)
    if not due:
        return ""
    first = min(it.due for it in due)
    return texts("drill.next_due", n=sum(it.due == first for it in due), when=when(first - today, texts))

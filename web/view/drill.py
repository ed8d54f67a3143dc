"""A drill: the bar above its table, with the question, the answers and what comes of them; and its end."""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING

import htpy as h

from pygames.engine.errors import BadAction
from pygames.words.localizer import Words
from web.model.progress import asked_among, rule_count
from web.view.parts import button, game_title, heading, listed, rule_box
from web.view.progress import stage_sign
from web.view.prompt import action_label
from web.view.text_table import name_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from pygames.school.drill import DrillAnswer
    from pygames.school.progress import Known
    from pygames.words.localizer import Localizer
    from web.model.drill import Answered, Drilling
    from web.model.progress import Learning
    from web.model.sight import Sight
    from web.texts import Texts

# --- the bar ---


def drill_bar(
    drilling: Drilling, sight: Sight, localizer: Localizer, texts: Texts, *, watching: bool = False
) -> h.Element:
    """The question, what there is to choose from, and how it went.

    While a scene is watched the main button is the one that ends it.
    """
    task = drilling.task
    told = _told(drilling, localizer, texts)
    return h.section(".drill", aria_labelledby="drill-title", data_task=task.kind, data_done=drilling.done)[
        h.p(".drill-at")[
            texts("exam.at" if drilling.exam else "drill.at", n=drilling.number + 1, of=len(drilling.rules))
        ],
        h.h2("#drill-title.drill-title", tabindex="-1")[_question(drilling, texts)],
        h.p(".drill-what")[told] if told else None,
        # before the answers, which may be long: how it went is read first
        _outcome(drilling, sight, localizer, texts),
        _options(drilling, sight, localizer, texts) if task.options else None,
        h.div(".drill-actions")[
            button(texts("drill.show"), "drill-show", kind="primary")
            if task.kind == "watch" and not drilling.done
            else None,
            button(texts("drill.next"), "drill-next", kind="" if watching else "primary", id="drill-next")
            if drilling.done
            else None,
            button(texts("drill.retry"), "drill-retry") if drilling.missed == "allowed" else None,
            button(texts("exam.skip" if drilling.exam else "drill.give_up"), "drill-show")
            if drilling.acting
            else None,
            button(texts("drill.leave"), "drill-leave", kind="quiet", sign="step-previous"),
        ],
    ]


def _question(drilling: Drilling, texts: Texts) -> str:
    task, witness = drilling.task, drilling.drill.witness
    if task.kind == "watch":
        return texts("drill.watch")
    if task.kind == "place":
        section = drilling.game.part(Words).rulebook[witness.rule].section.to(texts.language)
        return texts("drill.place", section=section)
    return texts(f"drill.{task.kind}.{witness.kind}")


def _told(drilling: Drilling, localizer: Localizer, texts: Texts) -> str:
    """What one has to know to answer: the rule, or what is tried, what happened, what to look at."""
    task, drill = drilling.task, drilling.drill
    witness = drill.witness
    rule = localizer.rule(drill.rule)
    if task.kind in ("watch", "do") or (task.kind == "spot" and witness.kind == "done"):
        return rule
    if task.kind != "name":
        return ""
    if witness.kind == "refused":
        return texts("drill.tried", what=_pointed(drilling, localizer, texts))
    if witness.kind == "done":
        events = drilling.happened(localizer)
        what = _act(drill.choice, drilling, localizer) if drill.choice else ""
        if not what or events == f"{what}.":
            return events
        return texts("drill.chosen", what=what, events=events)
    shown = [name_of(word, localizer, texts) for word in witness.show]
    return texts("example.seen", what=listed(shown, texts))


def _pointed(drilling: Drilling, localizer: Localizer, texts: Texts) -> str:
    witness = drilling.drill.witness
    if witness.act:
        return _act(witness.act, drilling, localizer)
    return _things(witness.point, drilling, localizer, texts)


def _things(words: Sequence[str], drilling: Drilling, localizer: Localizer, texts: Texts) -> str:
    """Things pointed at; a number alone says nothing, so it is said what one does with it."""
    if any(word.isdecimal() for word in words):
        for kind in drilling.game.syntax.types:
            with suppress(BadAction):
                return _act(" ".join((kind.name, *words)), drilling, localizer)
    return listed([name_of(word, localizer, texts) for word in words], texts)


def _act(text: str, drilling: Drilling, localizer: Localizer) -> str:
    """What an action does, as a button says it."""
    action, decision = drilling.drill.match.parse(text), drilling.drill.position.decision
    return action_label(action, decision, localizer) if decision is not None else localizer.action(action)


def _label(option: DrillAnswer, drilling: Drilling, localizer: Localizer, texts: Texts) -> str:
    if option.rule:
        return localizer.rule(option.rule)
    if option.act:
        return _act(option.act, drilling, localizer)
    return _things(option.point, drilling, localizer, texts)


def _options(drilling: Drilling, sight: Sight, localizer: Localizer, texts: Texts) -> h.Element:
    task = drilling.task
    rows = []
    for number, option in enumerate(task.options):
        mark = ""
        if drilling.done:
            mark = "right" if number == task.answer else "wrong" if number == drilling.chosen else ""
        rows.append(
            h.li[
                h.button(
                    ".button.drill-option",
                    type="button",
                    data_do="drill-choose",
                    data_arg=str(number),
                    data_answer=mark or None,
                    aria_disabled="true" if drilling.done else None,
                )[
                    _label(option, drilling, localizer, texts),
                    h.span(".drill-mark")[" ", texts(f"drill.answer.{mark}")] if mark else None,
                ]
            ]
        )
    return h.ol(".drill-options", data_zone="drill", data_order="list")[rows]


def _outcome(drilling: Drilling, sight: Sight, localizer: Localizer, texts: Texts) -> h.Node:
    """How it went, and why: the sentence of the refusal or of what happened, with the rule."""
    task, drill = drilling.task, drilling.drill
    if not drilling.done:
        missed = texts(f"drill.missed.{drilling.missed}") if drilling.missed else None
        return h.p(".drill-missed", role="status")[missed] if missed else None
    verdict: h.Node = None
    if task.kind != "watch":
        key = "given_up" if drilling.given_up else "right" if drilling.right else "wrong"
        verdict = h.strong(class_=f"drill-{key}")[texts(f"drill.{key}")]
        if key == "wrong" and task.kind == "spot" and drill.witness.kind == "refused":
            chosen = task.options[drilling.chosen or 0]
            verdict = [verdict, " ", texts("drill.allowed", what=_label(chosen, drilling, localizer, texts))]
    explanation = drilling.explanation(localizer)
    read = _told(drilling, localizer, texts) == localizer.rule(drill.rule)
    entry = rule_box(drill.rule, texts, localizer.game.part(Words).rulebook, brief=read)
    reason = drill.witness.reason or ("opening" if drill.witness.kind == "done" and not drill.choice else "")
    if drill.witness.kind == "seen" and not reason:
        reason = "seen"
    hint = None
    if task.kind == "watch" and reason:
        what = listed([name_of(word, localizer, texts) for word in drill.witness.show], texts)
        hint = texts(f"example.{reason}", **({"what": what} if reason == "seen" else {}))
    return h.div("#drill-outcome.drill-outcome")[
        h.p[verdict, " ", explanation] if verdict or explanation else None,
        h.p[hint] if hint else None,
        entry,
    ]


# --- the end ---


def drill_end(drilling: Drilling, learning: Learning, today: int, texts: Texts) -> h.Element:
    """How it went with each rule, what is known now, and when what comes again."""
    game = drilling.game
    progress, rules = learning.of(game.id), [it.rule for it in asked_among(game, drilling.among)]
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
            h.button(".rule-chip", type="button", data_rule=it.rule)[it.rule],
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

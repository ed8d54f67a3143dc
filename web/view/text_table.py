"""The text table: the position as headings and lists, every legal action as a button. For every game.

It is what `python -m pygames show` prints (`Game.describe`), in the order in which one wants to hear it: who
must do what, what can be done, then the position. Nothing in here knows a game.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from pygames.words.localizer import Words
from pygames.words.text_table import rule_line
from web import html as h
from web.model.lit import Lit
from web.model.marks import Marks
from web.model.sentences import lately, where, who
from web.model.session import Session
from web.model.told import doing
from web.view.forecast import forecast_line
from web.view.parting import parting_bar, pass_button
from web.view.parts import button
from web.view.pointing import glow
from web.view.prompt import passing_on, refusal
from web.view.recap import recap_box

if TYPE_CHECKING:
    from collections.abc import Sequence

    from pygames.engine.action import Action
    from pygames.words.localizer import Block, Localizer
    from web.model.preview import Foreseen
    from web.model.session import Recap, Why
    from web.model.sight import Sight
    from web.texts import Texts

FEW = 8  # so many choices need no headings among them
NUMBER = re.compile(r"\d+\.\s+")  # before a choice where the terminal counts them


def text_prompt(
    session: Session,
    localizer: Localizer,
    texts: Texts,
    why: Why | None,
    *,
    hastened: h.Node,
    foreseen: Foreseen,
    recap: Recap | None,
) -> h.Node:
    """Who must do what, what the choice would do that is pointed at, the answer to the last "why not?"."""
    decision = session.match.asks
    if session.parting is not None:
        return [parting_bar(session, localizer, texts), pass_button(texts)]
    at, waiting = where(session, localizer), not session.can_act
    since = lately(session, localizer, texts)
    return [
        h.section(
            class_=["prompt-bar", {"prompt-bar--waiting": waiting}],
            aria_labelledby="prompt",
            data_prompt=decision.id,
        )[
            h.p(".prompt-step")[at] if at else None,
            h.h2("#prompt.prompt-who", tabindex="-1")[who(session, localizer)],
            h.p(".prompt-since")[since] if since else None,
            h.p(".prompt-what")[doing(session, localizer, texts)] if waiting else None,
            None if waiting else forecast_line(foreseen, localizer),
            recap_box(recap, "", localizer, texts),
            h.div(".prompt-actions")[hastened] if waiting and hastened else None,
        ],
        refusal(why, session, localizer, texts) if why is not None else None,
    ]


def text_table(
    sight: Sight, localizer: Localizer, texts: Texts, *, asking: bool, ended: bool, lit: Lit
) -> h.Node:
    """What the question is about, the choices of the person looking (not while `asking` why), the position.

    The choice that a first game or a hint points at, `lit`, is marked. Below the box of the end (`ended`) it
    is not said again how the game ended.
    """
    view = sight.view
    sections = list(localizer.game.part(Words).describe(view, localizer))
    choices: h.Node = None
    decided = view["decision"] is not None and "legal_actions" in view["decision"]
    if decided and isinstance(sight, Session):
        # as the terminal has it: the last section holds the choices, one line each
        section = sections.pop()
        choices = None if asking else _choices(sight, section, localizer, texts, lit)
    said = {who(sight, localizer), where(sight, localizer)}
    if ended and (result := sight.match.result) is not None:
        said |= {localizer.result(result), rule_line(view, localizer)}
    return [
        (_section(it, said) for it in sections if it.asked),
        choices,
        h.section(".text-table", aria_label=texts("frame.board"))[
            (_section(it, said) for it in sections if not it.asked)
        ],
    ]


def text_why(
    sight: Sight, things: Sequence[str], about: tuple[str, ...], localizer: Localizer, texts: Texts
) -> h.Element:
    """All that can be asked about, as buttons. `about` are the words already pointed at."""
    marks = Marks(sight.match.decision, about, sight.can_act)
    chosen = ", ".join(name_of(word, localizer, texts) for word in about)
    return h.section(".text-choices.text-why", aria_labelledby="text-why")[
        h.h2("#text-why", tabindex="-1")[
            texts("text.why.further", what=chosen) if about else texts("text.why.title")
        ],
        h.p[texts("text.why.about")],
        h.ul(data_zone="why", data_order="list")[
            (h.li[_thing(word, marks, localizer, texts)] for word in things if word not in about)
        ],
        button(texts("text.why.leave"), "why", sign="close"),
    ]


def name_of(word: str, localizer: Localizer, texts: Texts) -> str:
    """What a word of the game is called, or another thing on its table."""
    thing = f"{localizer.game.id}.thing.{word}"
    if thing in texts:
        return texts(thing)
    return localizer.thing(word)


def _thing(word: str, marks: Marks, localizer: Localizer, texts: Texts) -> h.Element:
    """A thing to ask about. What begins a longer action is asked about together with what follows."""
    longer = marks.state(word) == "step"
    attrs = {"data-do": "why-with", "data-arg": word} if longer else {"data-why": word}
    more = " …" if longer else ""
    return h.button(".button", attrs, type="button")[name_of(word, localizer, texts) + more]


def _section(section: Block, said: set[str]) -> h.Node:
    lines = [line for line in section.lines if line not in said]
    return h.section(".text-section", data_asked=section.asked)[
        h.h2[section.heading],
        h.ul[(h.li[line] for line in lines)] if lines else None,
    ]


def _choices(session: Session, section: Block, localizer: Localizer, texts: Texts, lit: Lit) -> h.Element:
    decision = session.match.asks
    labels = [NUMBER.sub("", line, count=1) for line in section.lines]
    numbered = list(zip(range(len(labels)), decision.legal_actions, labels, strict=True))
    return h.section(".text-choices", aria_labelledby="text-choices", data_zone="choices", data_order="list")[
        h.h2("#text-choices")[section.heading],
        _together(session, localizer, texts),
        _plain(numbered, lit) if len(numbered) <= FEW else _grouped(numbered, localizer, lit),
        passing_on(session, localizer, texts),
    ]


def _together(session: Session, localizer: Localizer, texts: Texts) -> h.Node:
    """The button that makes all the choices that ask nothing and reveal nothing."""
    number = len(session.plain)
    return button(texts(f"{localizer.game.id}.plain", n=number), "plain") if number else None


Numbered = tuple[int, "Action", str]


def _plain(choices: Sequence[Numbered], lit: Lit) -> h.Element:
    return h.ul[
        (
            h.li[
                h.button(
                    ".button", glow(lit) if action == lit.action else {}, type="button", data_choice=str(n)
                )[label]
            ]
            for n, action, label in choices
        )
    ]


def _grouped(choices: Sequence[Numbered], localizer: Localizer, lit: Lit) -> h.Node:
    """The choices under the names of what is done, and of what it is done with where those are many."""
    done: list[h.Node] = []
    for kind in dict.fromkeys(action.type for _, action, _ in choices):
        same = [it for it in choices if it[1].type is kind]
        if not kind.domains:
            done.append(_plain(same, lit))
            continue
        done.append(h.h3[localizer.text(f"verb.{kind.name}")])
        firsts = {it[1].words[0] for it in same}
        if len(same) <= FEW or len(firsts) in (1, len(same)):
            done.append(_plain(same, lit))
            continue
        for word in dict.fromkeys(it[1].words[0] for it in same):
            done.append(h.h4[str(localizer.word(kind.domains[0].name, word))])
            done.append(_plain([it for it in same if it[1].words[0] == word], lit))
    return done

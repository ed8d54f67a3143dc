"""The prompt bar: who must do what, at which step of the booklet, and what can be pressed here."""

from __future__ import annotations

from typing import TYPE_CHECKING

import htpy as h

from web.parts import button, rule_box

if TYPE_CHECKING:
    from pygames.core.action import Action
    from pygames.core.speech import Speech
    from web.marks import Marks
    from web.session import Session, Why
    from web.texts import Texts


def who(session: Session, speech: Speech) -> str:
    """Who must do what, in one sentence."""
    ask = session.match.ask
    return "" if ask is None else speech.say(f"prompt.{ask.prompt.id}", seat=ask.seat)


def what(marks: Marks, speech: Speech) -> str:
    """What can be pointed at next; empty when there is nothing to point at."""
    position = len(marks.picked) + 1
    keys = dict.fromkeys(f"pick.{step.action.verb.name}.{position}" for step in marks.next.values())
    return " · ".join(dict.fromkeys(speech.say(key) for key in keys if key in speech))


def pass_on(session: Session, speech: Speech, texts: Texts) -> str:
    """The label for passing while the same might be asked again; a game may have its own."""
    ask = session.match.ask
    key = f"pass_on.{ask.prompt.id}" if ask is not None else ""
    return speech.say(key) if key in speech else texts("prompt.pass_on")


def next_button(texts: Texts) -> h.Element:
    """Lets the opponent act who waits for that."""
    return button(texts("prompt.next"), "next", kind="primary", id="next", aria_keyshortcuts="c")


def prompt_bar(
    session: Session, marks: Marks, speech: Speech, texts: Texts, told: Why | None, *, held: bool = False
) -> h.Element:
    """The bar as HTML. Draw the table with `marks` first: what it shows needs no button here."""
    ask = session.match.ask
    assert ask is not None, "the game is over"
    step = f"step.{ask.prompt.id}"
    thinking = not session.can_act
    return h.section(
        class_=["prompt-bar", {"prompt-bar--waiting": thinking}],
        aria_labelledby="prompt",
        data_prompt=ask.prompt.id,
    )[
        h.p(".prompt-step")[speech.say(step)] if step in speech else None,
        h.h2("#prompt.prompt-who", tabindex="-1")[who(session, speech)],
        h.p(".prompt-what")[
            texts("prompt.thinking", name=speech.seat(ask.seat)) if thinking else what(marks, speech)
        ],
        _picked(marks, speech, texts),
        h.div(".prompt-actions", data_zone="actions", data_order="list")[
            (next_button(texts) if held else None) if thinking else _actions(session, marks, speech, texts)
        ],
        refusal(told, session, speech, texts) if told is not None else None,
    ]


def refusal(told: Why, session: Session, speech: Speech, texts: Texts) -> h.Element:
    """Why what was pointed at does nothing now, with the rule; or what it does."""
    return h.div(class_=["refusal", {"refusal--allowed": told.action is not None}])[
        h.p(".refusal-what")[_answer(told, session, speech, texts)],
        h.p(".refusal-about")[card] if (card := about(told.word, speech)) else None,
        rule_box(told.refused.rule, texts, speech.game.rulebook) if told.refused is not None else None,
        button(texts("close"), "dismiss", kind="quiet", sign="close"),
    ]


def said(told: Why, session: Session, speech: Speech, texts: Texts) -> str:
    """The answer to "why not?", and what the game says of the thing that was pointed at."""
    return f"{_answer(told, session, speech, texts)} {about(told.word, speech)}".rstrip()


def about(word: str, speech: Speech) -> str:
    """What a card is called and does, if the game has a text about it; else nothing."""
    kind = word.partition("#")[0]  # of several copies the same is said
    for domain in dict.fromkeys(domain for verb in speech.game.grammar.verbs for domain in verb.domains):
        key = f"{domain.name}.{kind}.text"
        if word in domain.index and key in speech:
            return f"{speech.word(domain.name, word)}. {speech.say(key)}"
    return ""


def _answer(told: Why, session: Session, speech: Speech, texts: Texts) -> str:
    if told.refused is not None:
        return speech.refusal(told.refused)
    if told.action is not None:
        return texts("why.allowed", what=speech.action(told.action))
    if not session.can_act and session.asked is not None:
        return texts("why.not_asked", name=speech.seat(session.asked))
    return texts("why.nothing", prompt=who(session, speech))


def action_label(action: Action, prompt: str, speech: Speech) -> str:
    """What a choice does; passing has its own words for each question."""
    key = f"do.{action.verb.name}.{prompt}"
    return speech.say(key) if not action.words and key in speech else speech.action(action)


def _picked(marks: Marks, speech: Speech, texts: Texts) -> h.Node:
    if not marks.picked:
        return None
    action = next(
        it
        for it, words in zip(marks.legal, marks.words, strict=True)
        if words[: len(marks.picked)] == marks.picked
    )
    names = [
        str(speech.word(domain.name, word))
        for domain, word in zip(action.verb.domains, marks.picked, strict=False)
    ]
    return h.p(".prompt-picked")[
        h.span[texts("prompt.picked", what=", ".join(names))],
        " ",
        button(texts("prompt.take_back"), "take-back", sign="undo", aria_keyshortcuts="Escape"),
    ]


def _actions(session: Session, marks: Marks, speech: Speech, texts: Texts) -> h.Node:
    """Buttons for what is done without pointing, and for what the table does not show."""
    ask = session.match.ask
    assert ask is not None
    position = len(marks.picked)
    found: list[h.Element] = [_completing(n, marks.legal[n], speech, texts) for n in marks.complete]
    for word, step in marks.unshown.items():
        if step.choice is not None:
            found.append(_choice(step.choice, action_label(step.action, ask.prompt.id, speech)))
        else:
            name = step.action.verb.domains[position].name
            found.append(h.button(".button", type="button", data_step=word)[str(speech.word(name, word))])
    found += [
        _choice(n, action_label(marks.legal[n], ask.prompt.id, speech))
        for n in marks.wordless
        if n not in marks.placed
    ]
    if session.can_pass_on:
        found.append(button(pass_on(session, speech, texts), "pass-on"))
    return found


def _completing(number: int, action: Action, speech: Speech, texts: Texts) -> h.Element:
    """What is done with the things picked. Their names stand beside it, so a short word can be enough."""
    label, short = speech.action(action), f"{speech.game.id}.then.{action.verb.name}"
    return h.button(
        ".button.button--primary",
        type="button",
        data_choice=str(number),
        aria_label=label if short in texts else None,
    )[texts(short) if short in texts else label]


def _choice(number: int, label: str) -> h.Element:
    return h.button(".button", type="button", data_choice=str(number))[label]

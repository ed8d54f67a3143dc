"""The question and the tray: who must do what, at which step of the booklet, and what can be pressed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from markupsafe import Markup

from pygames.words.localizer import Words
from web import html as h
from web.model.example import has_example
from web.model.sentences import about, answer, lately, what, where, who
from web.model.told import doing
from web.view.cards import icon
from web.view.face import face_box
from web.view.forecast import forecast_line
from web.view.parting import parting_bar, pass_button
from web.view.parts import button, rule_box

if TYPE_CHECKING:
    from pygames.engine.action import Action
    from pygames.words.localizer import Localizer
    from web.model.preview import Foreseen
    from web.model.session import Session, Why
    from web.texts import Texts
    from web.view.face import Face
    from web.view.pointing import Pointing

TWO_LINES = 84  # letters that a phone shows in two lines
LINE = 36  # letters of a question that the smallest phone surely shows in one


def passing_on(session: Session, localizer: Localizer, texts: Texts) -> h.Node:
    """Passing while the same might be asked again, until this or that; what is more than one is folded."""
    waits = session.waits
    if not waits:
        return None
    if len(waits) == 1 and not session.asks_without_need:
        return button(_pass_on(waits[0], session, localizer, texts), "pass-on", waits[0])
    # another question, another element: what was unfolded is folded again
    return h.details(f"#longer-{len(session.match.choices)}.prompt-longer")[
        h.summary(".button")[texts("prompt.less" if _own_words(session) in localizer else "prompt.more")],
        h.div(".prompt-waits")[
            (button(_pass_on(wait, session, localizer, texts), "pass-on", wait) for wait in waits),
            button(texts("prompt.ask_less"), "ask-less") if session.asks_without_need else None,
        ],
    ]


def _pass_on(wait: str, session: Session, localizer: Localizer, texts: Texts) -> str:
    """Until what; a game may have words of its own for the end of the turn."""
    if wait:
        return localizer.text(f"wait.{wait}")
    key = _own_words(session)
    return localizer.text(key) if key in localizer else texts("prompt.pass_on")


def _own_words(session: Session) -> str:
    """Where these words of a game would be: who rolls or accepts does not pass."""
    return f"pass_on.{session.question}"


def hasten(texts: Texts, *, awaited: bool, asks: bool) -> list[h.Node]:
    """The buttons that let others go on at once; the first is `awaited` where nobody does without it.

    The second leads on until a person is asked, if any is (`asks`).
    """
    kind = "primary" if awaited else ""
    return [
        button(texts("prompt.next"), "next", kind=kind, id="next"),
        button(texts("prompt.all"), "all") if asks else None,
    ]


def prompt_bar(
    session: Session,
    pointing: Pointing,
    localizer: Localizer,
    texts: Texts,
    *,
    foreseen: Foreseen = (),
) -> h.Element:
    """The question as HTML: who must do what, and what can be pointed at, or what that would do.

    `foreseen` is what the choice would do that is pointed at.
    """
    if session.parting is not None:
        return parting_bar(session, localizer, texts)
    at, thinking = where(session, localizer), not session.can_act
    since = "" if session.picked else lately(session, localizer, texts)
    asked = who(session, localizer)
    more = min(len(asked) // LINE, 2)  # lines that it may take on the smallest phone
    return h.section(
        class_=["prompt-bar", {"prompt-bar--waiting": thinking}],
        aria_labelledby="prompt",
        data_prompt=session.question,
        data_more=str(more) if more else None,
    )[
        # made anew with every question, so that it flashes
        h.p(f"#step-{len(session.match.choices)}.prompt-step")[
            h.span(".rule-number")[session.match.asked_by, " "], at
        ]
        if at
        else None,
        h.h2("#prompt.prompt-who", tabindex="-1")[asked],
        h.div(".prompt-lines")[
            h.p(".prompt-what")[
                h.span(".prompt-since")[since] if since else None,
                None if since else _doing(session, pointing, localizer, texts),
                None if thinking else [" ", h.span("#hold.prompt-hold")],  # see preview.js
            ],
            forecast_line(foreseen, localizer),
        ],
    ]


def _doing(session: Session, pointing: Pointing, localizer: Localizer, texts: Texts) -> str:
    """What the opponent does who is asked; else what can be pointed at: in short where that has no room."""
    if not session.can_act:
        return doing(session, localizer, texts)
    said = what(pointing.marks, localizer)
    does = _does(session, pointing, localizer)
    if does and len(does) + len(said) <= TWO_LINES:
        return " ".join(part for part in (does, said) if part)
    return said if len(said) <= TWO_LINES else texts("prompt.marked")


def _does(session: Session, pointing: Pointing, localizer: Localizer) -> str:
    """What is printed on the thing that has been picked; nothing where that depends on what follows."""
    marks = pointing.marks
    begun = [it for it in marks.legal_actions if marks.picked and it.begins(marks.picked)]
    printed = {localizer.printed(it, session.view) for it in begun}
    return printed.pop() if len(printed) == 1 else ""


def tray(
    session: Session, pointing: Pointing, localizer: Localizer, texts: Texts, *, hastened: h.Node = None
) -> h.Node:
    """Under the thumb: the words picked so far, and buttons for what is nothing on the table.

    What the table shows, drawn with `pointing`, needs none. While others choose the buttons are those that
    let them go on at once, `hastened`. The room stays where there is nothing to press.
    """
    if session.parting is not None:
        return put_in_tray(pass_button(texts))
    if not session.can_act:
        return put_in_tray(hastened)
    return put_in_tray(_actions(session, pointing, localizer, texts), _picked(pointing, localizer, texts))


def put_in_tray(buttons: h.Node, picked: h.Node = None) -> h.Element:
    """The tray with these buttons, and the words picked so far."""
    actions = Markup(h.fragment[buttons])  # noqa: S704 - ours
    return h.div(".frame-tray")[
        picked, h.div(".prompt-actions", data_zone="actions", data_order="list")[actions] if actions else None
    ]


def refusal(
    why: Why, session: Session, localizer: Localizer, texts: Texts, face: Face | None = None
) -> h.Element:
    """Why what was pointed at does nothing now, with the rule; or what it does. Of a card also its `face`."""
    game = localizer.game
    card = face_box(face) if face is not None else about(why.word, localizer)
    return h.div("#told", class_=["refusal", {"refusal--allowed": why.action is not None}], tabindex="-1")[
        h.p(".refusal-what")[answer(why, session, localizer, texts)],
        h.div(".refusal-about")[card] if card else None,
        rule_box(
            why.refusal.rule,
            texts,
            game.part(Words).rulebook,
            example=has_example(game.id, why.refusal.rule),
        )
        if why.refusal is not None
        else None,
        h.button(".button.button--quiet", type="button", data_do="dismiss", aria_label=texts("close"))[
            icon("close")
        ],
    ]


def _picked(pointing: Pointing, localizer: Localizer, texts: Texts) -> h.Node:
    marks = pointing.marks
    if not marks.picked or pointing.shows_picked:
        return None
    action = next(it for it in marks.legal_actions if it.begins(marks.picked))
    names = [
        pointing.names.get(word) or str(localizer.word(domain.name, word))
        for domain, word in zip(action.type.domains, marks.picked, strict=False)
    ]
    return h.p(".prompt-picked")[
        take_back(texts),
        " ",
        h.span[texts("prompt.picked", what=", ".join(names))],
    ]


def take_back(texts: Texts) -> h.Element:
    """Takes back what was picked for a choice that is not made yet."""
    return button(texts("prompt.take_back"), "take-back", sign="undo")


def _actions(session: Session, pointing: Pointing, localizer: Localizer, texts: Texts) -> h.Node:
    """Buttons for what is done without pointing, and for what the table does not show.

    Once a choice is begun only what goes on with it.
    """
    marks = pointing.marks
    position = len(marks.picked)
    complete = {n: marks.legal_actions[n] for n in marks.complete}
    mains = [n for n, action in complete.items() if not action.type.gives_up]
    view = session.view if len(complete) > 1 else {}
    does = {n: localizer.printed(action, view) for n, action in complete.items() if view}
    told = does if len(set(does.values())) > 1 else {}  # what tells them apart
    found: list[h.Node] = [
        _completing(
            {"data-choice": str(n), **pointing.light(n)},
            action,
            localizer,
            texts,
            does=told.get(n, ""),
            main=[n] == mains,
        )
        for n, action in complete.items()
    ]
    for word, step in pointing.unshown.items():
        if step.choice is not None:
            label = localizer.choice(step.action, session.question)
            found.append(_choice(step.choice, label, pointing.light(step.choice)))
        else:
            name = step.action.type.domains[position].name
            light = pointing.glow if word in pointing.lit.words else {}
            found.append(
                h.button(".button", light, type="button", data_step=word)[str(localizer.word(name, word))]
            )
    if marks.picked:
        return found
    for n in pointing.unplaced:
        action = marks.legal_actions[n]
        label, main = localizer.choice(action, session.question), action.type.finishes
        sure = localizer.text(f"sure.{session.question}") if session.gives_up(action) else ""
        found.append(_choice(n, label, pointing.light(n), main=main, sure=sure))
    return [*found, passing_on(session, localizer, texts)]


def _completing(
    attrs: dict[str, str], action: Action, localizer: Localizer, texts: Texts, *, does: str, main: bool
) -> h.Element:
    """What is done with the things picked, and what it `does` by what is printed on them.

    Their names stand beside it, so a short word can be enough.
    Where it is the only thing that is done with them, and nothing is given up by it, it is the `main` button.
    """
    label, short = localizer.action(action), f"{localizer.game.id}.then.{action.type.name}"
    classes = f".button{'.button--primary' if main else ''}{'.button--then' if short in texts else ''}"
    return h.button(
        classes,
        attrs,
        type="button",
        data_gives_up=action.type.gives_up,
        aria_label=label if short in texts and not does else None,
    )[texts(short) if short in texts else label, h.span(".choice-does")[does] if does else None]


def _choice(
    number: int, label: str, light: dict[str, str], *, main: bool = False, sure: str = ""
) -> h.Element:
    """A button for a legal action; where there is something to be `sure` of, the first press only says it."""
    classes = ".button.button--primary" if main else ".button"
    if not sure:
        return h.button(classes, light, type="button", data_choice=str(number))[label]
    return h.button(classes, light, type="button", data_choice=str(number), data_risk=True)[
        h.span[label], h.span(".sure", data_aside=True)[sure]
    ]

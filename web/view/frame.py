"""The frame of a table: the prompt bar first, then the table, then the log and the tools."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, NamedTuple

import htpy as h
from markupsafe import Markup

from pygames.words.localizer import Words
from web.model.lit import Lit
from web.model.marks import Marks
from web.model.past import steps
from web.view.curtain import curtain
from web.view.draft import draft_desk
from web.view.drill import drill_bar
from web.view.end import end
from web.view.example import example_bar
from web.view.hint import hint_box
from web.view.lesson import coach
from web.view.look import look_bar
from web.view.parts import button, game_title, icon
from web.view.pointing import Pointing
from web.view.progress import new_rules_line
from web.view.prompt import prompt_bar, refusal
from web.view.review import review
from web.view.scene import scene_bar, scene_beside
from web.view.text_table import text_prompt, text_table, text_why

if TYPE_CHECKING:
    from collections.abc import Sequence

    from pygames.words.localizer import Localizer
    from web.model.analysis import Analysis
    from web.model.draft import Draft
    from web.model.drill import Drilling
    from web.model.example import Example
    from web.model.hint import Hint
    from web.model.lesson import Tutor
    from web.model.past import Look
    from web.model.preview import Foreseen
    from web.model.scene import Scene
    from web.model.session import Recap, Session, Why
    from web.model.story import Story
    from web.texts import Texts
    from web.view.log import Log

DISABLED = {"aria-disabled": "true"}


def frame(
    session: Session,
    localizer: Localizer,
    texts: Texts,
    log: Log,
    *,
    told: Why | None,
    why: bool,
    whole_log: bool,
    text: bool = False,
    about: tuple[str, ...] = (),
    held: bool = False,
    look: Look | None = None,
    scene: Scene | None = None,
    story: Story | None = None,
    seated: bool = True,
    unsaved: bool = False,
    lesson: Tutor | None = None,
    foreseen: Foreseen = (),
    recap: Recap | None = None,
    hint: Hint | None = None,
    analysis: Analysis | None = None,
    example: Example | None = None,
    draft: Draft | None = None,
    drill: Drilling | None = None,
    new_rules: Sequence[str] = (),
    writes: bool = False,
) -> h.Fragment:
    """The whole screen while a game is played, or its end; as it once stood (`look`); or before a `scene`."""
    watching = scene is not None and scene.waits
    present, session = session, look.session if look else session
    if scene is not None and scene.waits:
        present = session = scene.session
    title = h.h1(".visually-hidden")[texts("frame.title", game=game_title(session.match.game.id, texts))]
    if session.curtain is not None:
        return h.fragment[title, curtain(session, localizer, texts)]
    over = session.match.decision is None and look is None and not watching
    if look is not None or watching:
        lesson = None
    lit = _lit(session, lesson, hint, example, drill, draft)
    # nothing is to be chosen at the table now
    reading = (lesson is not None and (lesson.still or over)) or (drill is not None and not drill.acting)
    answered = refusal(told, session, localizer, texts) if told is not None else None
    first: h.Node
    if scene is not None and scene.waits:
        first = scene_bar(scene, localizer, texts)
    elif look is not None:
        first = look_bar(look, seated, localizer, texts)
    elif over and lesson is None:
        first = end(session, story, localizer, texts, analysis)
    elif reading:
        first = answered if text else None
    elif text:
        first = text_prompt(session, localizer, texts, told, held=held, foreseen=foreseen, recap=recap)
    if text:
        asking = why and not over
        main: h.Node = h.div(".text-main")[
            coach(lesson, first, localizer, texts, writes=writes) if lesson is not None else first,
            text_why(session, things(session, localizer, texts), about, localizer, texts) if asking else None,
            text_table(
                session,
                localizer,
                texts,
                asking=asking or reading,
                ended=over and lesson is None,
                lit=lit,
            ),
        ]
    else:
        board = draw(session, localizer, texts, lit, Marks() if reading else None)
        if look is None and not over and not watching and not reading:
            first = prompt_bar(
                session, board.pointing, localizer, texts, held=held, foreseen=foreseen, recap=recap
            )
        if lesson is not None:
            first = coach(lesson, first, localizer, texts, writes=writes)
        # what lies under a scene is reached by no key; a press on it ends the scene (page.js)
        main = [first, h.section(".board", aria_label=texts("frame.board"), inert=watching)[board.html]]
    return h.fragment[
        title,
        _to_other_table(texts, text=text),
        example_bar(example, localizer, texts) if example is not None else None,
        drill_bar(drill, session, localizer, texts, watching=watching) if drill is not None else None,
        h.div(
            class_=[
                "frame",
                {"frame--over": over, "frame--why": why, "frame--text": text, "frame--scene": watching},
                {"frame--asked-above": first is None},
            ]
        )[
            main,
            h.div(".side")[
                h.p(".mark-practice")[icon("practice"), h.span[texts("practice.mark")]]
                if session.match.practice
                else None,
                _tools(
                    session, texts, why=why, over=over, text=text, look=look, watching=watching, hint=hint
                ),
                answered if not text else None,
                hint_box(hint, session.view, localizer, texts)
                if hint is not None and hint.shown(session)
                else None,
                new_rules_line(new_rules, localizer.game.part(Words).rulebook, texts),
                scene_beside(scene, localizer, texts) if scene is not None and not watching else None,
                h.p(".mark-unsaved")[icon("unsaved"), h.span[texts("saves.not_saved")]] if unsaved else None,
                draft_desk(draft, localizer, texts) if draft is not None and look is not None else None,
                review(look, story, localizer, texts, writes=writes)
                if look is not None and not watching
                else None,
                log.html(
                    look.log if look is not None else present.log,
                    localizer,
                    texts,
                    whole=whole_log,
                    steps=steps(present.match),
                    now=look.step if look else None,
                ),
            ],
        ],
    ]


def _lit(
    session: Session,
    lesson: Tutor | None,
    hint: Hint | None,
    example: Example | None,
    drill: Drilling | None,
    draft: Draft | None,
) -> Lit:
    """What a step of a lesson points at, one that is being written, an example, a drill, or a hint."""
    if draft is not None:
        return Lit(frozenset(draft.show), by="draft-show")
    if drill is not None:
        return drill.lit
    if example is not None and not session.picked:
        return Lit(frozenset((*example.witness.show, *example.witness.point[:1])), by="example-title")
    if lesson is not None:
        return lesson.lit
    return hint.lit(session) if hint is not None else Lit()


def _to_other_table(texts: Texts, *, text: bool) -> h.Element:
    """What the Tab key meets first: the tool that shows the game as text stands behind the whole table."""
    return h.button("#skip-rendering.skip-link", type="button", data_do="rendering", data_arg="skip")[
        texts("tool.table.skip" if text else "tool.text.skip")
    ]


class Board(NamedTuple):
    """A table as HTML, and what it shows that can be pointed at."""

    html: Markup
    pointing: Pointing


def draw(
    session: Session, localizer: Localizer, texts: Texts, lit: Lit | None = None, marks: Marks | None = None
) -> Board:
    """The table of the game, from what the person looking may know; `marks` in the place of the session's."""
    module = import_module(f"web.view.games.{session.match.game.id.replace('-', '_')}.table")
    pointing = Pointing(session.marks if marks is None else marks, lit)
    html = Markup(module.table(session.view, localizer, texts, pointing))  # noqa: S704 - htpy has escaped it
    return Board(html, pointing)


def things(session: Session, localizer: Localizer, texts: Texts) -> list[str]:
    """All that can be pointed at on the table: what a person may see and ask about."""
    return list(draw(session, localizer, texts).pointing.things)


def _tools(
    session: Session,
    texts: Texts,
    *,
    why: bool,
    over: bool,
    text: bool,
    look: Look | None,
    watching: bool,
    hint: Hint | None,
) -> h.Element:
    """The tools of the game. During a scene all keep their places, so that none comes under the finger."""
    over = over or look is not None
    undo = ask = None
    if not over:
        able = not watching and session.why_not_undo() is None
        undo = button(
            texts("tool.undo"), "undo", sign="undo", aria_keyshortcuts="u", **({} if able else DISABLED)
        )
        ask = button(
            texts("tool.why"),
            "why",
            sign="why",
            aria_keyshortcuts="w",
            aria_pressed="true" if why else "false",
            **(DISABLED if watching else {}),
        )
    return h.div(".tools", role="group", aria_label=texts("tool.all"), data_zone="tools", data_order="list")[
        undo,
        ask,
        button(
            texts("tool.hint"),
            "hint",
            sign="hint",
            aria_keyshortcuts="h",
            **({} if session.can_act else DISABLED),
        )
        if hint is not None and not over
        else None,
        button(
            texts("tool.table" if text else "tool.text"),
            "rendering",
            sign="table" if text else "text",
            id="tool-rendering",
            aria_keyshortcuts="t",
        ),
        button(texts("tool.rules"), "rulebook", sign="rulebook"),
        button(texts("look.tool"), "look-before", sign="look", aria_keyshortcuts=",") if not over else None,
        button(texts("tool.copy"), "copy", sign="copy"),
        button(texts("copy.step"), "copy", "step", sign="copy") if look else None,
        button(texts("tool.share"), "share", sign="qr"),
        button(texts("tool.leave"), "home", sign="leave"),
    ]

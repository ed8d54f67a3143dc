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
from web.view.cards import icon
from web.view.curtain import curtain
from web.view.draft import draft_desk
from web.view.drill import drill_bar
from web.view.end import end
from web.view.example import example_bar
from web.view.hint import hint_box
from web.view.lesson import coach
from web.view.look import look_bar
from web.view.parts import button, game_title
from web.view.pointing import Pointing
from web.view.progress import new_rules_line
from web.view.prompt import prompt_bar, refusal
from web.view.review import review
from web.view.scene import scene_bar, scene_beside
from web.view.text_table import text_prompt, text_table, text_why

if TYPE_CHECKING:
    from pygames.words.localizer import Localizer
    from web.model.page import Page
    from web.model.play import Play
    from web.model.sight import Sight
    from web.texts import Texts
    from web.view.log import Log

DISABLED = {"aria-disabled": "true"}


class Shown:
    """What a frame shows of a page: which game, as it stands or stood, in which mode.

    `sight` is what stands on the table: the game, its past, or the position before a scene.
    """

    def __init__(self, page: Page, play: Play) -> None:
        self.page, self.play, self.texts = page, play, page.texts
        self.scene, self.look = play.watching, play.look
        self.sight: Sight = play.session
        if self.scene is not None:
            self.sight = self.scene.past
        elif self.look is not None:
            self.sight = self.look.past
        self.localizer = play.session.localizer(page.texts)
        self.text = page.preferences.rendering == "text"
        present = self.look is None and self.scene is None
        self.over = present and play.over
        self.lesson = play.lesson if present else None
        self.hint = play.hint if page.hints and present else None
        draft = page.draft
        self.draft = draft if page.writing and draft is not None and draft.play.id == play.id else None

    @property
    def ended(self) -> bool:
        """Whether the end is told: after a lesson its coach does that."""
        return self.over and self.lesson is None

    @property
    def reading(self) -> bool:
        """Whether nothing is to be chosen at the table before something is read."""
        drill = self.play.drill
        taught = self.lesson is not None and (self.lesson.still or self.over)
        return taught or (drill is not None and not drill.acting)

    @property
    def asking(self) -> bool:
        """Whether the game asks now."""
        return self.look is None and self.scene is None and not self.over and not self.reading

    @property
    def answered(self) -> h.Node:
        """What was told of the thing that was pointed at last."""
        told = self.play.told
        return refusal(told, self.play.session, self.localizer, self.texts) if told is not None else None

    @property
    def lit(self) -> Lit:
        """What a step of a lesson points at, one that is being written, an example, a drill, or a hint."""
        drill, example = self.play.drill, self.play.example
        if self.draft is not None:
            return Lit(frozenset(self.draft.show), by="draft-show")
        if drill is not None:
            return drill.lit
        if example is not None and not self.sight.picked:
            return Lit(frozenset((*example.witness.show, *example.witness.point[:1])), by="example-title")
        if self.lesson is not None:
            return self.lesson.lit
        return self.hint.lit(self.play.session) if self.hint is not None else Lit()


def frame(page: Page, play: Play, log: Log) -> h.Fragment:
    """The whole screen while a game is played, or its end; as it once stood; or before a scene."""
    shown = Shown(page, play)
    texts, game = shown.texts, play.session.match.game.id
    title = h.h1(".visually-hidden")[texts("frame.title", game=game_title(game, texts))]
    if play.mode == "curtain":
        return h.fragment[title, curtain(play.session, shown.localizer, texts)]
    head, main = _text_main(shown) if shown.text else _main(shown)
    watching = shown.scene is not None
    return h.fragment[
        title,
        _to_other_table(texts, text=shown.text),
        example_bar(play.example, shown.localizer, texts) if play.example is not None else None,
        drill_bar(play.drill, shown.sight, shown.localizer, texts, watching=watching)
        if play.drill is not None
        else None,
        h.div(
            class_=[
                "frame",
                {
                    "frame--over": shown.over,
                    "frame--why": play.asks_why,
                    "frame--text": shown.text,
                    "frame--scene": watching,
                },
                {"frame--asked-above": head is None},
            ]
        )[main, _side(shown, log)],
    ]


def _head(shown: Shown) -> h.Node:
    """What stands above either table where the game does not ask: a scene, the past, the end."""
    if shown.scene is not None:
        return scene_bar(shown.scene, shown.localizer, shown.texts)
    if shown.look is not None:
        return look_bar(shown.look, shown.play.seated, shown.localizer, shown.texts)
    if shown.ended:
        return end(shown.play.session, shown.play.story, shown.localizer, shown.texts, shown.play.analysis)
    return None


def _taught(shown: Shown, head: h.Node) -> h.Node:
    """The head, with the coach around it where a lesson is taken."""
    if shown.lesson is None:
        return head
    return coach(shown.lesson, head, shown.localizer, shown.texts, writes=shown.page.may_write)


def _text_main(shown: Shown) -> tuple[h.Node, h.Node]:
    """The head, and all of the text table with it."""
    sight, localizer, texts, play = shown.sight, shown.localizer, shown.texts, shown.play
    asking = play.asks_why and not shown.over
    head = _head(shown)
    if shown.asking:
        head = text_prompt(
            play.session,
            localizer,
            texts,
            play.told,
            awaits_next=shown.page.awaits_next,
            foreseen=play.preview.foreseen(play.session),
            recap=play.recap,
        )
    elif head is None:
        head = shown.answered
    table = h.div(".text-main")[
        _taught(shown, head),
        text_why(sight, things(sight, localizer, texts), play.about, localizer, texts) if asking else None,
        text_table(
            sight,
            localizer,
            texts,
            asking=asking or shown.reading,
            ended=shown.ended,
            lit=shown.lit,
        ),
    ]
    return head, table


def _main(shown: Shown) -> tuple[h.Node, h.Node]:
    """The head, and all of the table with it."""
    localizer, texts, play = shown.localizer, shown.texts, shown.play
    board = draw(shown.sight, localizer, texts, shown.lit, Marks() if shown.reading else None)
    head = _head(shown)
    if shown.asking:
        head = prompt_bar(
            play.session,
            board.pointing,
            localizer,
            texts,
            awaits_next=shown.page.awaits_next,
            foreseen=play.preview.foreseen(play.session),
            recap=play.recap,
        )
    head = _taught(shown, head)
    # what lies under a scene is reached by no key; a press on it ends the scene (page.js)
    inert = shown.scene is not None
    return head, [head, h.section(".board", aria_label=texts("frame.board"), inert=inert)[board.html]]


def _side(shown: Shown, log: Log) -> h.Element:
    """What stands beside the table: tools, answers, hints, the lesson that is written, the log."""
    page, play, sight = shown.page, shown.play, shown.sight
    localizer, texts, look, hint = shown.localizer, shown.texts, shown.look, shown.hint
    seen = sight if shown.scene is not None else play.session  # the log ends before a scene
    events = look.log if look is not None else seen.log
    new_rules = play.new_rules if page.preferences.new_rules == "on" and play.kept else ()
    return h.div(".side")[
        h.p(".mark-practice")[icon("practice"), h.span[texts("practice.mark")]]
        if sight.match.practice
        else None,
        _tools(shown),
        shown.answered if not shown.text else None,
        hint_box(hint, sight.view, localizer, texts)
        if hint is not None and hint.shown(play.session)
        else None,
        new_rules_line(new_rules, localizer.game.part(Words).rulebook, texts),
        scene_beside(play.beside, localizer, texts) if play.beside is not None else None,
        h.p(".mark-unsaved")[icon("unsaved"), h.span[texts("saves.not_saved")]]
        if play.kept and not page.storage_works
        else None,
        draft_desk(shown.draft, localizer, texts) if shown.draft is not None and look is not None else None,
        review(look, play.story, localizer, texts, writes=page.may_write)
        if look is not None and shown.scene is None
        else None,
        log.html(
            events,
            localizer,
            texts,
            whole=play.whole_log,
            steps=steps(seen.match),
            now=look.step if look else None,
        ),
    ]


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
    sight: Sight, localizer: Localizer, texts: Texts, lit: Lit | None = None, marks: Marks | None = None
) -> Board:
    """The table of the game, from what the person looking may know; `marks` in the place of the session's."""
    module = import_module(f"web.view.games.{sight.match.game.id.replace('-', '_')}.table")
    pointing = Pointing(sight.marks if marks is None else marks, lit)
    html = Markup(module.table(sight.view, localizer, texts, pointing))  # noqa: S704 - htpy has escaped it
    return Board(html, pointing)


def things(sight: Sight, localizer: Localizer, texts: Texts) -> list[str]:
    """All that can be pointed at on the table: what a person may see and ask about."""
    return list(draw(sight, localizer, texts).pointing.things)


def _tools(shown: Shown) -> h.Element:
    """The tools of the game. During a scene all keep their places, so that none comes under the finger."""
    session, texts, text, look = shown.play.session, shown.texts, shown.text, shown.look
    watching, asks_why = shown.scene is not None, shown.play.asks_why
    mute = shown.page.preferences.sound == "off"
    over = shown.over or look is not None
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
            aria_pressed="true" if asks_why else "false",
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
            **({} if session.can_act and not watching else DISABLED),
        )
        if shown.page.hints and not over
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
        button(
            texts("tool.mute"),
            "mute",
            sign="silent" if mute else "sound",
            aria_pressed="true" if mute else "false",
        ),
        button(texts("tool.leave"), "home", sign="leave"),
    ]

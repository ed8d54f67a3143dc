"""The frame of a table: the bar, the question, the table, the tray, and what stands beside them."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, NamedTuple

from markupsafe import Markup

from pygames.words.people import SEAT_LETTERS
from web import html as h
from web.model import running
from web.model.lit import TOLD, Lit
from web.model.marks import Marks
from web.model.sentences import lately
from web.model.told import told
from web.view.bar import bar
from web.view.cards import icon
from web.view.curtain import curtain
from web.view.deal import deal_end
from web.view.draft import draft_desk
from web.view.drill import drill_bar
from web.view.end import end, ended
from web.view.example import example_bar
from web.view.face import card_of, reading
from web.view.hint import hint_box
from web.view.lesson import coach, coach_aside
from web.view.mail import over_bar, waiting_bar, waiting_buttons
from web.view.parts import game_title
from web.view.past_bar import look_bar
from web.view.past_side import past_side
from web.view.pointing import Pointing
from web.view.prompt import hasten, prompt_bar, put_in_tray, refusal, tray
from web.view.recap import recap_box, tip_line
from web.view.scene import scene_bar, scene_beside, scene_title
from web.view.text_table import text_prompt, text_table, text_why

if TYPE_CHECKING:
    from pygames.words.localizer import Localizer
    from web.model.mail import Mail
    from web.model.page import Page
    from web.model.play import Play
    from web.model.sight import Sight
    from web.texts import Texts
    from web.view.log import Log


class Shown:
    """What a frame shows of a page: which game, as it stands or stood, in which mode.

    `sight` is what stands on the table: the game, its past, or the position before a scene.
    """

    def __init__(self, page: Page, play: Play) -> None:
        self.page, self.play, self.texts = page, play, page.texts
        self.scene, self.look = play.watching, play.look
        self.sight: Sight = play.session
        if self.scene is not None:
            self.sight = self.scene.stage
        elif self.look is not None:
            self.sight = self.look.past
        self.localizer = play.session.localizer(page.texts)
        self.text = page.preferences.rendering == "text"
        present = play.mode in ("game", "over", "task")
        self.lesson = play.tutor if present else None
        self.hint = play.hint if running.hints(page) and present else None
        self.told = told(play.session, page.preferences.language) if running.others_choose(page) else None
        draft = page.desk
        self.draft = draft if draft is not None and draft.play.id == play.id else None

    @property
    def reading(self) -> bool:
        """Whether nothing is to be chosen at the table before something is read."""
        lesson = self.lesson
        return self.play.mode == "task" or (lesson is not None and (lesson.still or self.play.over))

    @property
    def asking(self) -> bool:
        """Whether the game asks now."""
        return self.play.mode == "game" and not self.reading

    @property
    def waiting(self) -> Mail | None:
        """The game by mail that waits for somebody else; None where it is none."""
        return self.play.mail if self.play.waiting and self.asking else None

    @property
    def recapped(self) -> bool:
        """Whether what happened meanwhile stands beside the table: a lesson tells it in its own words."""
        return self.asking and not self.text and self.lesson is None and self.play.session.parting is None

    @property
    def ended(self) -> bool:
        """Whether the end is told at length: not of a game that only shows something, as an example does."""
        return self.play.mode == "over" and not self.play.public

    @property
    def answered(self) -> h.Node:
        """What was told of the thing that was pointed at last."""
        told, session = self.play.why, self.play.session
        if told is None:
            return None
        card = None if self.text else card_of(told.word, session, self.localizer, self.texts)
        return refusal(told, session, self.localizer, self.texts, card)

    @property
    def read(self) -> h.Node:
        """The window that shows one card large, over everything else; nothing while no card is read."""
        return reading(self.play, self.sight, self.localizer, self.texts, asking=self.asking)

    @property
    def hastened(self) -> h.Node:
        """The buttons that let others go on at once, while they choose."""
        if not running.others_choose(self.page):
            return None
        return hasten(self.texts, awaited=running.awaits_next(self.page), asks=bool(self.play.session.humans))

    @property
    def lit(self) -> Lit:
        """What a step of a lesson points at, one that is being written, an example, a drill, a hint, a slip.

        While others choose, what they have chosen last.
        """
        drill, example, look = self.play.drilling, self.play.example, self.look
        if self.draft is not None:
            return Lit(frozenset(self.draft.show), by="draft-show")
        if look is not None and look.slip is not None:
            return look.lit
        if drill is not None:
            return drill.lit
        if example is not None and not self.sight.picked:
            return Lit(frozenset((*example.witness.show, *example.witness.point[:1])), by="example-title")
        if self.told is not None:
            return Lit(self.told.words, by=TOLD)
        if self.lesson is not None:
            return self.lesson.lit
        return self.hint.lit(self.play.session) if self.hint is not None else Lit()


def frame(page: Page, play: Play, log: Log) -> h.Node:
    """The whole screen while a game is played, or its end; as it once stood; or before a scene."""
    shown = Shown(page, play)
    texts, game = shown.texts, play.session.match.game.id
    title = h.h1(".visually-hidden")[texts("frame.title", game=game_title(game, texts))]
    if play.mode == "curtain":
        return h.fragment[title, curtain(play.session, shown.localizer, texts)]
    return h.fragment[
        title,
        _to_other_table(texts, text=shown.text),
        h.div(
            class_=[
                "frame",
                f"frame--{play.mode}",
                {
                    "frame--end": shown.ended,
                    "frame--why": play.asks_why,
                    "frame--text": shown.text,
                },
            ],
            data_game=game,
            data_acting=SEAT_LETTERS[shown.told.seat] if shown.told is not None else None,
        )[bar(page, play), _text_main(shown) if shown.text else _main(shown), _side(shown, log)],
        h.div("#held.held", popover="manual")[shown.read],
    ]


def read_at(page: Page, play: Play) -> h.Node:
    """The face of the card that is read at this table."""
    return None if play.mode == "curtain" else Shown(page, play).read


def _head(shown: Shown) -> h.Node:
    """What stands above either table where the game does not ask: a scene, the past, the end."""
    play, localizer, texts = shown.play, shown.localizer, shown.texts
    if shown.scene is not None:
        return scene_bar(shown.scene, localizer, texts)
    if shown.look is not None:
        return look_bar(shown.look, play.seated, localizer, texts)
    if shown.ended:
        deal = deal_end(shown.page, play.deal) if play.deal is not None else None
        results = shown.page.achieved.results
        offer = results.offered(play.session.match.game.id) if play.id in results and not deal else None
        ending = end(play.session, play.story, localizer, texts, play.analysis, deal, offer)
        return [over_bar(shown.page, play), ending]
    if play.mode == "over" and shown.lesson is None:  # after a lesson its coach tells the end
        return ended(play.session, localizer, texts)
    return None


def _above(shown: Shown, head: h.Node) -> h.Node:
    """All that stands above a table: an example, a drill, the coach of a lesson around the head."""
    play, localizer, texts = shown.play, shown.localizer, shown.texts
    if shown.lesson is not None:
        page, due = shown.page, False
        if shown.lesson.exercise:
            due = bool(page.achieved.exercises.due(page.today))
        head = coach(shown.lesson, head, localizer, texts, writes=page.may_write, due=due)
    return [
        example_bar(play.example, localizer, texts) if play.example is not None else None,
        drill_bar(play.drilling, localizer, texts) if play.drilling is not None else None,
        head,
    ]


def _text_main(shown: Shown) -> h.Node:
    """The question, and all of the text table."""
    sight, localizer, texts, play = shown.sight, shown.localizer, shown.texts, shown.play
    asking = play.asks_why and play.mode != "over"
    head = _head(shown)
    if shown.waiting is not None:
        head = [
            waiting_bar(shown.page, play, shown.waiting, localizer),
            h.div(".prompt-actions")[waiting_buttons(shown.page, shown.waiting)],
        ]
    elif shown.asking:
        head = text_prompt(
            play.session,
            localizer,
            texts,
            play.why,
            hastened=shown.hastened,
            foreseen=play.preview.foreseen(play.session),
            recap=play.recap,
        )
    elif head is None:
        head = shown.answered
    return h.div(".text-main")[
        _above(shown, head),
        text_why(sight, things(sight, localizer, texts), play.about, localizer, texts) if asking else None,
        text_table(
            sight,
            localizer,
            texts,
            asking=asking or shown.reading,
            ended=play.mode == "over" and shown.lesson is None,
            lit=shown.lit,
        ),
    ]


def _main(shown: Shown) -> h.Node:
    """The question, the table, and the tray."""
    localizer, texts, play = shown.localizer, shown.texts, shown.play
    board = draw(shown.sight, localizer, texts, shown.lit, Marks() if shown.reading else None)
    head: h.Node = _head(shown)
    under: h.Node = None
    if shown.waiting is not None:
        head = waiting_bar(shown.page, play, shown.waiting, localizer)
        under = put_in_tray(waiting_buttons(shown.page, shown.waiting))
    elif shown.asking:
        foreseen = play.preview.foreseen(play.session)
        head = prompt_bar(play.session, board.pointing, localizer, texts, foreseen=foreseen)
        under = tray(play.session, board.pointing, localizer, texts, hastened=shown.hastened)
    elif play.taught and not shown.ended:
        under = put_in_tray(None)  # the table keeps its place while a step is read
    # what lies under a scene is reached by no key; a press on it ends the scene (page.js)
    inert = play.mode == "scene"
    return [
        h.div(".question")[_above(shown, head)],
        coach_aside(play.tutor, scene_title(shown.scene, localizer), texts)
        if play.tutor is not None and shown.scene is not None
        else None,
        h.section(".board", aria_label=texts("frame.board"), inert=inert)[board.html],
        under,
    ]


def _side(shown: Shown, log: Log) -> h.Element:
    """What stands beside the table: answers, hints, the lesson that is written, the log."""
    page, play, sight = shown.page, shown.play, shown.sight
    localizer, texts, look, hint = shown.localizer, shown.texts, shown.look, shown.hint
    seen = sight if play.mode == "scene" else play.session  # the log ends before a scene
    events = look.log if look is not None else seen.log
    tips = play.new_rules[:1] if page.preferences.new_rules == "on" and play.kept else ()
    return h.div("#side.side")[
        h.button(".button.side-close", type="button", data_opens="side")[
            icon("close"), h.span[texts("close")]
        ],
        h.p(".mark-practice")[icon("practice"), h.span[texts("practice.mark")]]
        if sight.match.practice
        else None,
        recap_box(
            play.recap,
            "".join(tips),
            localizer,
            texts,
            since="" if sight.picked else lately(play.session, localizer, texts),
        )
        if shown.recapped
        else None,
        tip_line("".join(tips), localizer, texts) if shown.text else None,
        shown.answered if not shown.text else None,
        hint_box(hint, play.session, localizer, texts)
        if hint is not None and hint.shown(play.session)
        else None,
        scene_beside(play.beside, localizer, texts) if play.beside is not None else None,
        h.p(".mark-unsaved")[icon("unsaved"), h.span[texts("saves.not_saved")]]
        if play.kept and not page.saves.works
        else None,
        draft_desk(shown.draft, localizer, texts) if shown.draft is not None and look is not None else None,
        past_side(look, play.story, localizer, texts, writes=page.may_write) if look is not None else None,
        log.html(seen.match, events, localizer, texts, whole=play.whole_log, now=look.step if look else None),
    ]


def _to_other_table(texts: Texts, *, text: bool) -> h.Element:
    """What the Tab key meets first: the tool that shows the game as text stands in the menu."""
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
    html = Markup(module.table(sight.view, localizer, texts, pointing))  # noqa: S704 - `web/html.py` has escaped it
    return Board(html, pointing)


def things(sight: Sight, localizer: Localizer, texts: Texts) -> list[str]:
    """All that can be pointed at on the table: what a person may see and ask about."""
    return list(draw(sight, localizer, texts).pointing.things)

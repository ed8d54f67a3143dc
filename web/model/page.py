"""The page: which screen it shows, with which game, form and messages, and what lies in the storage."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from functools import lru_cache
from typing import TYPE_CHECKING, Any, NamedTuple

import pygames
from pygames.engine.errors import BadRecord, CannotUndo
from pygames.engine.rng import Rng
from web.model.achieved import Achieved
from web.model.dialog import Closed
from web.model.drafts import Drafts
from web.model.mailing import Mailing
from web.model.message import Timestamp
from web.model.news import News
from web.model.play import Drilled, InDrill, Visiting
from web.model.preferences import Preferences
from web.model.progress import DAY, Learning
from web.model.results import Ended
from web.model.saves import Save, Saves
from web.model.screen import AtExam, AtTable, ByMail, Gallery, SettingUp
from web.model.set_ups import SetUps
from web.model.shared import Shared
from web.model.window import Window
from web.texts import Texts

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from pygames.engine.errors import GameError
    from pygames.engine.game import Game
    from pygames.engine.match import Match
    from pygames.engine.record import Record
    from pygames.words.localizer import Localizer
    from web.model.analysis import Analysis
    from web.model.dialog import Dialog
    from web.model.draft import Draft
    from web.model.embedding import Framed
    from web.model.exam import ExamDesk
    from web.model.form import Form
    from web.model.host_told import HostMessage
    from web.model.mail import Mail
    from web.model.moving import Moving
    from web.model.news import Notice, Say
    from web.model.play import Play, Screen


MORNING = 4 * 3600  # seconds after midnight
FOLLOW = "follow"  # the focus goes to what the game asks for


class Recorded(NamedTuple):
    """A position written down."""

    match: Match
    record: Record
    link: str

    @property
    def choices(self) -> int:
        """How many choices led to it."""
        return len(self.match.choices)


class Copied(NamedTuple):
    """A text that was copied, and what it is: which link of a game, or a key of `COPIED`."""

    text: str = ""
    what: str = ""


class ToDo(NamedTuple):
    """What the browser has to do at the next showing, besides showing the page."""

    focus: str = ""  # the element that gets the focus, or `FOLLOW`
    top: bool = False  # whether a new screen begins: at its top, drawn at once
    copy: str = ""  # a text for the clipboard
    report: bool = False  # whether that is to be a report of what happened
    framed: Framed | None = None  # or a frame for a page of others
    store: bool = False  # whether what all windows share has changed, here or elsewhere
    replace: bool = False  # whether the browser is at the right entry of its history already
    file: Mapping[str, str] | None = None  # to be downloaded: name and text
    to_host: tuple[HostMessage, ...] = ()  # to the page around this one
    ask_alerts: bool = False  # whether it is to ask if it may tell of a turn
    keys: tuple[Mapping[str, Any], ...] = ()  # what is to be done with the keys of games by mail
    hand_on: Mapping[str, str] | None = None  # what somebody sends in a way of their own: text and words
    sounds: tuple[str, ...] = ()  # kinds of `model/sounds.py`, each once


@dataclass(frozen=True, eq=False)
class Page:
    """All that is true of the page, as a value: `web/update` makes another one of it and a message."""

    window: Window
    preferences: Preferences
    # what all windows share, beside the preferences
    set_ups: SetUps
    learning: Learning
    achieved: Achieved
    drafts: Drafts
    shared: Shared
    # kept games
    saves: Saves
    last_kept: Recorded | None = None  # what was last put into the storage
    mailing: Mailing = field(default_factory=Mailing)
    # what is shown
    screen: Screen = field(default_factory=Gallery)
    left: Mapping[tuple[str, str], Screen] = field(default_factory=dict)  # by place and address: to go back
    play: Play | None = None
    draft: Draft | None = None  # the lesson that is being made
    writing: bool = False  # whether it is being written at
    reviewed: Analysis | None = None  # the last review, for whoever comes back to its game
    dialog: Dialog = field(default_factory=Closed)
    share: str = ""  # which link is offered: "whole", "step", "known" or "open"; empty: the usual one
    pasted: str = ""  # into the field for links
    opened: str = ""  # the link, record or name of a lesson that was opened last
    copied: Copied = field(default_factory=Copied)  # what was last copied
    newer: bool = False  # whether a newer version of the page waits to be loaded
    notice: Notice | None = None
    news: News = field(default_factory=News)
    to_do: ToDo = field(default_factory=ToDo)
    time: Timestamp = field(default_factory=Timestamp)  # when the last message came
    chance: int = 0  # what new games are made of
    crashed: bool = False
    failure: Exception | None = None  # what made it crash, for the console

    @classmethod
    def opened_with(cls, known: Mapping[str, Any]) -> Page:
        """The page as it begins: `known` is what page.js tells then."""
        stored = known.get("preferences") or {}
        window = Window.read(known)
        page = cls(
            window,
            Preferences.read(stored, str(known.get("languages", ""))),
            **_shared(stored),
            shared=Shared.of({}, {}),
            saves=replace(Saves.read(known.get("saves")), works=bool(known.get("saved", True))),
            time=Timestamp(*known.get("time", ())),
            chance=window.chance,
            mailing=Mailing(alerts=str(known.get("alerts", ""))),
        )
        # preferences given in the address hold for this window only, so the storage has none of them
        page = replace(page, shared=Shared.of(known.get("stored", stored), page.to_store))
        # games that ended before their ends were noted
        ends = filter(None, map(Ended.of, page.saves.finished))
        achieved = page.achieved
        achieved = achieved._replace(results=achieved.results.taking(ends))
        return page if window.embedded else replace(page, achieved=achieved)

    # --- small changes ---

    def achieves(self, **changes: Any) -> Page:
        """Change what the person has done, and let it be stored; not in a page of others, which many use."""
        return (
            self
            if self.window.embedded
            else replace(self, achieved=self.achieved._replace(**changes)).does(store=True)
        )

    def with_mailing(self, **changes: Any) -> Page:
        """Change what is done with games by mail."""
        return replace(self, mailing=replace(self.mailing, **changes))

    def with_play(self, **changes: Any) -> Page:
        """Change the game on the table; without one nothing changes."""
        return self if self.play is None else replace(self, play=replace(self.play, **changes))

    def does(self, **more: Any) -> Page:
        """Let the browser do this, too, at the next showing."""
        return replace(self, to_do=self.to_do._replace(**more))

    def copies(self, text: str, what: str) -> Page:
        """Let the browser copy this text."""
        return replace(self, copied=Copied(text, what)).does(copy=text)

    def says(self, say: Say) -> Page:
        """Announce this to the person who looks at the page now."""
        return replace(self, news=self.news.add(say))

    @property
    def clear(self) -> bool:
        """Whether no dialog lies over it."""
        return isinstance(self.dialog, Closed)

    def sounds(self, kinds: Iterable[str]) -> Page:
        """Let this be heard at the next showing, unless the person wants to hear nothing by then."""
        return self.does(sounds=tuple(dict.fromkeys([*self.to_do.sounds, *kinds])))

    def takes_over(self, stored: Mapping[str, Any]) -> Page:
        """Go on with what other windows have stored."""
        page = replace(self, **_shared(stored), preferences=self.preferences.with_(stored))
        return page.goes_by_preferences()

    def goes_by_preferences(self) -> Page:
        """Let the game on the table go by what the person prefers."""
        if self.play is None:
            return self
        return self.with_play(session=self.preferences.applied_to(self.play.session))

    # --- chance ---

    def new_seed(self) -> tuple[Page, int]:
        """The page after it has drawn a seed for a new game, and the seed."""
        rng = Rng(self.chance)
        seed = rng.below(1 << 32)
        return replace(self, chance=rng.state), seed

    def new_id(self) -> tuple[Page, str]:
        """The page after it has drawn a name for a new game, which no other has, and the name."""
        rng = Rng(self.chance)
        number = rng.below(1 << 48)
        return replace(self, chance=rng.state), f"{number:012x}"

    # --- what is on it ---

    @property
    def texts(self) -> Texts:
        """The texts in the person's language."""
        return Texts(self.preferences.language)

    @property
    def to_store(self) -> dict[str, object]:
        """What the browser stores beside the games: preferences, set-ups, what was learnt and written."""
        kept: dict[str, object] = {"set_ups": self.set_ups.data(), "progress": self.learning.data()}
        if self.drafts.data():
            kept["drafts"] = self.drafts.data()
        return {**self.preferences.data(), **kept, **self.achieved.data()}

    @property
    def today(self) -> int:
        """The day at the person's place, counted from 1 January 1970. It begins at four in the morning."""
        return self._day(MORNING)

    @property
    def day(self) -> int:
        """The day of the puzzle and the deal that are the same for everybody: that of UTC."""
        return max(0, int(self.time.now // DAY))

    @property
    def date(self) -> int:
        """The day of the calendar there."""
        return self._day(0)

    def _day(self, begins: int) -> int:
        return max(0, int((self.time.now + self.time.east - begins) // DAY))

    @property
    def read_about(self) -> Game[Any] | None:
        """The game whose rules are read: that which is set up, of the drill, or on the table."""
        if self.screen.game:
            return pygames.load(self.screen.game)
        if isinstance(self.screen, ByMail) and self.mailing.new is not None:
            return pygames.load(self.mailing.new.game)
        return self.play.session.match.game if self.play is not None else None

    @property
    def form(self) -> Form | None:
        """The set-up, while that is what is shown."""
        return self.screen.form if isinstance(self.screen, SettingUp) else None

    @property
    def exam_desk(self) -> ExamDesk | None:
        """The exam that is made or about to be taken, while that is what is shown."""
        return self.screen.desk if isinstance(self.screen, AtExam) else None

    @property
    def drilled(self) -> Drilled | None:
        """The drill at hand: its question is on the table, or its end is shown."""
        if isinstance(self.screen, InDrill):
            return self.screen.drilled
        purpose = self.playing.purpose if self.playing else None
        return purpose if isinstance(purpose, Drilled) else None

    @property
    def desk(self) -> Draft | None:
        """The lesson that is being written at now."""
        return self.draft if self.writing else None

    @property
    def table(self) -> Play:
        """The game on the table, for what is done to one: there has to be one."""
        assert self.play is not None, "nothing lies on the table"
        return self.play

    def has(self, id: str) -> bool:
        """Whether the game of this id lies on the table."""
        return self.play is not None and self.play.id == id

    @property
    def localizer(self) -> Localizer | None:
        """The words of the game on the table, if there is one."""
        return self.play.session.localizer(self.texts) if self.play else None

    @property
    def may_write(self) -> bool:
        """Whether a lesson may be made of what is on the table, or the lesson there changed.

        Not where somebody else put it: in a page around this one, a puzzle, the example of a rule.
        """
        play = self.playing
        barred = self.window.embedded or self.watches
        if play is None or barred or play.example is not None or play.sealed:
            return False
        if play.tutor is not None:
            return not play.tutor.single
        return bool(play.session.humans or play.over)

    @property
    def watches(self) -> bool:
        """Whether the game on the table was opened to be only looked at; a lesson or an example is played."""
        return self.window.watches and self.play is not None and isinstance(self.play.purpose, Visiting)

    @property
    def playing(self) -> Play | None:
        """The game on the table, when the table is what is shown."""
        return self.play if isinstance(self.screen, AtTable) else None

    @property
    def match(self) -> Match | None:
        """The game on the table, or the one being opened."""
        if isinstance(self.screen, SettingUp) and self.screen.form.opened:
            return self.screen.form.opened
        return self.play.session.match if self.play else None

    @property
    def state(self) -> str:
        """`ready`, `over` (the game on the table) or `error`: for `<html data-state>`."""
        if self.crashed:
            return "error"
        return "over" if self.playing and self.playing.over else "ready"

    @property
    def fallback(self) -> str:
        """Where the focus goes when what had it is gone."""
        play = self.playing
        if play is None or play.session.covered or self.crashed:
            return "#heading"
        if play.drilling is not None and play.mode != "scene":
            return play.drilling.focus
        return "#coach" if play.taught else "#prompt"

    # --- where it is, and the game as a text ---

    @property
    def sealed(self) -> bool:
        """Whether what is on the table is a running game by mail: nobody gets a link or a record of it."""
        return self.play is not None and self.play.sealed and self.match is self.play.session.match

    @property
    def link(self) -> str:
        """The link text of the game on the table, or of the one being opened; empty when there is none.

        A running game by mail has none.
        """
        return written_down(self.match).link if self.match and not self.sealed else ""

    @property
    def correspondence(self) -> Mail | None:
        """The game by mail that is shown, on the table or before it has begun."""
        if isinstance(self.screen, ByMail):
            return self.mailing.written
        return self.playing.mail if self.playing else None

    @property
    def called(self) -> Save | None:
        """Another game by mail in which it is this person's turn, or more, by a letter that has come."""
        came = (self.saves.get(it) for it in self.mailing.carrying.came)
        return next((save for save in came if save is not None and save.stands in ("turn", "came")), None)

    @property
    def asking(self) -> Moving | None:
        """The move of a seat from another device to this one, where that is what is shown."""
        return self.mailing.moving if isinstance(self.screen, ByMail) and self.mailing.new is None else None

    @property
    def place(self) -> str:
        """Where the page is, for the browser's history: `gallery`, `setup:heroz`, `past:1f00…`."""
        return self.playing.place if self.playing else self.screen.place

    @property
    def claim(self) -> dict[str, Any] | None:
        """Which kept game this window wants for itself, or None.

        `asks` says that the browser has not answered yet whether another window has it.
        """
        play = self.playing
        if play is None or not play.kept:
            return None
        if play.waiting and play.mail is not None and not play.mail.guarded:
            return None  # another window may open the next letter
        return {"id": play.id, "asks": not play.claimed}

    @property
    def hash(self) -> str:
        """What the page's address says after its #."""
        play = self.playing
        if play is None:
            opened = isinstance(self.screen, SettingUp) and self.screen.form.opened
            return self.link if opened else self.screen.address
        if play.tutor is not None:
            return play.tutor.hash
        if play.drilling is not None:
            return play.drilling.hash
        return f"{self.link}@{play.look.step}" if play.look and self.link else self.link

    # --- in words ---

    def error(self, error: GameError) -> Say:
        """A typed error, to be said in the person's language."""
        viewer = self.play.session.viewer if self.play else None

        def say(texts: Texts, localizer: Localizer | None) -> str:
            if localizer is None or isinstance(error, BadRecord):  # it may be of another game
                return texts.error(error)
            text = localizer.error(error)
            if isinstance(error, CannotUndo) and error.event is not None:
                text = texts("undo.because", why=text, event=localizer.event(error.event.seen_by(viewer)))
            return text

        return say


def _shared(stored: Mapping[str, Any]) -> dict[str, Any]:
    """What all windows share, beside the preferences, as it lies in the storage."""
    return {
        "set_ups": SetUps.read(stored.get("set_ups")),
        "learning": Learning.read(stored.get("progress")),
        "drafts": Drafts.read(stored.get("drafts")),
        "achieved": Achieved.read(stored),
    }


@lru_cache(maxsize=4)
def written_down(match: Match) -> Recorded:
    """This position, written down."""
    record = match.record
    return Recorded(match, record, record.link(match.game))

"""The page as one object: an event comes in, the state changes, HTML comes out.

No browser in here: `handle` takes what page.js tells as plain data, `payload` gives what page.js shows.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from pygames.core.errors import BadFile, BadOption, BadRecord, CannotUndo, GameError
from pygames.core.record import LONGEST
from web import history, opening, shell, start
from web.frame import localizer_of
from web.keeper import Keeper
from web.news import News, Notice
from web.play import Play
from web.rulebook import anchor
from web.saves import new_id
from web.session import Session
from web.settings import PACES, Preferences
from web.setup import Form
from web.texts import Texts

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from pygames.core.localizer import Localizer
    from pygames.core.match import Match
    from web.news import Say
    from web.session import Player


class App:
    """The page. `environment` is what page.js knows at the start: languages, address, hash, preferences."""

    def __init__(self, environment: Mapping[str, Any] | None = None) -> None:
        known = environment or {}
        self.preferences = Preferences.read(known.get("preferences") or {}, str(known.get("languages", "")))
        self.address = str(known.get("address", ""))
        self.screen = "gallery"  # gallery, setup or table
        self.play: Play | None = None
        self.form: Form | None = None
        self.pasted = ""  # into the field for links
        self.copied = ""  # the link that was last copied
        self.dialog = ""  # rulebook, settings, keys or share
        self.rule = ""  # the rule at which the rulebook is open
        self.notice: Notice | None = None
        self.news = News()
        self.onward = False  # whether the opponent who waits may act
        self._argument = ""  # of the button that was pressed last
        self.crashed = False
        self.failure: Exception | None = None  # what made it crash, for the console
        self.keeper = Keeper(self, known)
        self.share_step = True  # whether the link offered is that of the step looked at
        self._link = ""  # as last known
        self._reset()
        start.take_over(self, known)

    def _reset(self) -> None:
        """Forget what concerns one showing only."""
        self.focus = ""
        self.top = False  # whether a new screen begins at its top
        self.copy = ""
        self.store = False

    @property
    def texts(self) -> Texts:
        """The page's words."""
        return Texts(self.preferences.language)

    @property
    def localizer(self) -> Localizer | None:
        """The words of the game on the table, if there is one."""
        return localizer_of(self.play.session, self.texts) if self.play else None

    @property
    def playing(self) -> Play | None:
        """The game on the table, when the table is what is shown."""
        return self.play if self.screen == "table" else None

    # --- events ---

    def handle(self, event: Mapping[str, Any]) -> None:
        """Take over what a person did. Whatever goes wrong, the game is not lost."""
        try:
            self._handle(event)
            self._follow()
        except GameError as error:
            self.tell(self.error(error))
        except Exception as failure:  # noqa: BLE001 - the page must go on and keep the link
            self.crash(failure)

    def _handle(self, event: Mapping[str, Any]) -> None:
        kind = event.get("type")
        data = {str(name): str(value) for name, value in (event.get("data") or {}).items()}
        if kind == "click":
            self._click(data)
        elif kind == "key":
            self._key(str(event.get("key")), data)
        elif kind in ("change", "submit"):
            self._fill(str(event.get("form")), data, done=kind == "submit")
        elif kind == "hash":
            opening.read(self, str(event.get("text", "")))
        elif kind == "copied":
            key = "copy.done" if event.get("ok") else "copy.by_hand"
            self.tell(lambda texts, _: texts(key), link=self.copied or self.whole_link())
        elif kind == "file":
            content, wanted = str(event.get("text", "")), str(event.get("option") or "")
            if wanted and self.form is not None:
                self.form.take_file(wanted, content)
            else:
                opening.read_file(self, content)
        else:
            self.keeper.hear(event)

    def _click(self, data: dict[str, str]) -> None:
        if "choice" in data or "step" in data or "why" in data:
            if self.playing and self.playing.look is not None:
                self.tell(lambda texts, _: texts("look.only"))
            elif self.playing:
                self.playing.point(data)
        elif "rule" in data:
            self._open_rule(data["rule"])
        elif data.get("do") in self._doings:
            self._doings[data["do"]](data.get("arg", ""))
        elif self.playing and data.get("do") in self._at_table:
            self._argument = data.get("arg", "")
            self._at_table[data["do"]](self.playing)

    @property
    def _doings(self) -> dict[str, Callable[[str], None]]:
        """What a button does, by its `data-do`."""
        return {
            "game": self.new,
            "home": lambda _: self.show("gallery"),
            "share": lambda _: self.open_dialog("share"),
            "back": lambda _: self.show("table"),
            "rule": self._open_rule,
            "rulebook": self._open_rule,
            "settings": lambda _: self.open_dialog("settings"),
            "keys": lambda _: self.open_dialog("keys"),
            "close": lambda _: self.open_dialog(""),
            "dismiss": lambda _: self._dismiss(),
            "language": lambda other: self._prefer("language", other),
            "copy": self._copy,
            "resume": lambda _: self._resume("table"),
            "leave-crash": lambda _: self._resume("gallery"),
            "look": self._look,
            **self.keeper.doings,
        }

    @property
    def _at_table(self) -> dict[str, Callable[[Play], None]]:
        """The same for buttons that concern the game on the table."""
        return {
            **history.doings(self),
            "again": self._again,
            "next": lambda _: self._go_on(),
            "why-with": self._ask_further,
            "rendering": lambda _: self._switch(),
            "lift": Play.lift,
            "take-back": Play.take_back,
            "pass-on": Play.pass_on,
            "undo": self._undo,
            "why": self._toggle_why,
            "log-all": lambda play: setattr(play, "whole_log", True),
        }

    def _key(self, key: str, data: dict[str, str]) -> None:
        play = self.playing
        if key == "Escape":
            self._escape()
        elif self.dialog or self.crashed or (play is not None and history.key(self, play, key)):
            return
        if self.preferences.keys == "off":
            return
        if key == "?":
            self.open_dialog("keys")
        elif play is not None:
            self._key_at_table(play, key, data)

    def _key_at_table(self, play: Play, key: str, data: dict[str, str]) -> None:
        if key in ("u", "w") and play.look is not None:
            self.tell(lambda texts, _: texts("look.only"))
        elif key == "u":
            self._undo(play)
        elif key == "r":
            refusal = play.told.refusal if play.told else None
            self._open_rule(refusal.rule if refusal else "")
        elif key == "w" and data:
            play.ask_why(data)
        elif key == "w":
            self._toggle_why(play)
        elif key == "c":
            self._go_on()
        elif key == "t":
            self._switch()

    def _escape(self) -> None:
        if self.dialog:
            self.open_dialog("")
        elif self.playing and self.playing.look is not None:
            history.away(self, self.playing)
        elif self.playing and self.playing.why:
            self.playing.why = False
        elif self.playing and self.playing.session.picked:
            self.playing.take_back()
        else:
            self._dismiss()

    # --- screens ---

    def show(self, screen: str) -> None:
        """Change the screen."""
        self.keeper.saves.forget()
        self.screen = "gallery" if screen == "table" and self.play is None else screen
        self.dialog, self.notice = "", None
        if self.play:
            self.play.told, self.play.why, self.play.look = None, False, None
        self.focus, self.top = self.fallback, True

    def new(self, game: str) -> None:
        """Set up a new game."""
        self.form = Form.of(game)
        self.show("setup")

    def sit(self, session: Session, *, id: str = "", kept: bool = True, seated: bool = True) -> Play:
        """Put a game on the table: a kept one has its `id`, another gets one."""
        self.play, self.form = Play(session, self.news, id or new_id(), kept=kept, seated=seated), None
        self.show("table")
        return self.play

    def _again(self, play: Play) -> None:
        self.sit(play.again())

    def seat(self, match: Match, players: Sequence[Player] = (), *, branch: bool = False) -> None:
        """Ask who plays which seat of a match that has begun, or (`branch`) that branches off another."""
        self.form = Form.of(match.game.id, opened=match, branch=branch)
        self.form.players = list(players) or self.form.players
        self.show("setup")

    def _fill(self, form: str, data: dict[str, str], *, done: bool) -> None:
        """A form was changed or sent."""
        if form == "settings":
            for name, value in data.items():
                self._prefer(name, value)
        elif form == "share":
            self.share_step = data.get("share") == "step"
        elif form == "look" and self.playing and self.playing.look and data.get("step", "").isdecimal():
            history.look(self, self.playing, int(data["step"][:6]), aloud=False)
        elif form == "open":
            text = data.get("record", "")
            self.pasted = text if len(text) <= LONGEST else ""
            if done:
                opening.read(self, text)
        elif form == "setup" and self.form is not None:
            self.form.fill(data)
            if done:
                self._start(self.form)

    def _start(self, form: Form) -> None:
        try:
            match = form.start()
        except BadOption as error:
            form.error = error
            self.focus = f"#option-{error.params['name']}" if isinstance(error, BadFile) else "#seed"
            self.news.add(self.error(error))
            return
        self.sit(Session(match, form.players))

    def _prefer(self, name: str, value: str) -> None:
        if self.preferences.set(name, value):
            self.store = True

    def open_dialog(self, dialog: str) -> None:
        """Open a dialog in the place of any other, or ("") close it."""
        self.dialog, self.rule = dialog, ""
        self.focus = "#dialog-title" if dialog else ""

    def _open_rule(self, rule: str) -> None:
        self.open_dialog("rulebook")
        if rule:
            self.rule = rule
            self.focus = f"#{anchor(rule)}"

    def _dismiss(self) -> None:
        self.notice = None
        if self.playing:
            self.playing.told = None

    # --- the table ---

    def _follow(self) -> None:
        """The focus, and the messages, follow what happened on the table."""
        play = self.playing
        if play is None:
            return
        if play.moved:
            self.focus, play.moved = self.fallback, False
        if play.fresh:
            self.top, play.fresh, self.notice = True, False, None
            self.dialog = ""

    def _undo(self, play: Play) -> None:
        play.undo()
        self.tell(lambda texts, _: texts("undo.done"))

    def _toggle_why(self, play: Play) -> None:
        play.why, play.about = not play.over and not play.why, ()
        if play.why and self.preferences.rendering == "text":
            self.focus = "#text-why"
        elif play.why:
            self.tell(lambda texts, _: texts("why.mode"))

    def _ask_further(self, play: Play) -> None:
        """In the text table: why not this together with something else?"""
        play.about = (*play.about, self._argument)
        self.focus = "#text-why"

    def _go_on(self) -> None:
        """Let the opponent act who waits for that."""
        self.onward = self.held

    def _switch(self) -> None:
        """From the table to the text table, or back."""
        self._prefer("rendering", "table" if self.preferences.rendering == "text" else "text")
        self.news.add(lambda texts, _: texts(f"tool.shown.{self.preferences.rendering}"))

    def _look(self, step: str) -> None:
        if self.playing and step.isdecimal():
            history.look(self, self.playing, int(step[:6]))
            self.focus, self.top = "#prompt", True

    def _copy(self, which: str) -> None:
        """Copy the link of the game, or of the "step" looked at."""
        if self.link:
            self.open_dialog("")
            self.copy = self.copied = self.whole_link(step=which == "step")

    def whole_link(self, *, step: bool = False) -> str:
        """The address with the game, perhaps at the step looked at."""
        look = self.play.look if self.play and step else None
        return f"{self.address}#{self.link}" + (f"@{look.step}" if look else "")

    @property
    def match(self) -> Match | None:
        """The game on the table, or the one being opened."""
        if self.screen == "setup" and self.form and self.form.opened and not self.form.branch:
            return self.form.opened
        return self.play.session.match if self.play else None

    @property
    def link(self) -> str:
        """The link text of the game on the table, or of the one being opened; empty when there is none.

        If even that fails it is the last one known.
        """
        try:
            self._link = self.keeper.written(self.match).link if self.match else ""
        except Exception as failure:  # noqa: BLE001 - as in `handle`
            self.failure = failure
        return self._link

    # --- what happens by itself ---

    @property
    def pause(self) -> float | None:
        """Seconds until something happens by itself, or None when nothing will."""
        play = self.playing
        if play is None or self.crashed or play.look is not None or play.session.due is None:
            return None
        return (
            0.0 if play.session.due == "answer" or play.quiet or self.onward else PACES[self.preferences.pace]
        )

    @property
    def held(self) -> bool:
        """Whether an opponent waits until the person says to go on."""
        play = self.playing
        stepping = PACES[self.preferences.pace] is None and not self.onward and not self.crashed
        return stepping and play is not None and play.session.due == "bot" and not play.quiet

    def think(self) -> bool:
        """Let the opponent who is asked think for some milliseconds; True when that is done."""
        try:
            return self.pause is None or self.playing is None or self.playing.session.think()
        except Exception as failure:  # noqa: BLE001 - as in `handle`
            self.crash(failure)
            return True

    def tick(self) -> None:
        """Let the next thing happen by itself."""
        try:
            if self.playing and self.pause is not None:
                chained, self.onward = self.playing.quiet, False
                self.playing.tick()
                if chained and self.held:
                    self.focus = self.focus or "#next"
                self._follow()
        except Exception as failure:  # noqa: BLE001 - as in `handle`
            self.crash(failure)

    # --- telling ---

    def tell(self, say: Say, *, link: str = "") -> None:
        """Show a message, and announce it."""
        self.notice = Notice(say, link)
        self.news.add(say)

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

    def crash(self, failure: Exception) -> None:
        """Something unforeseen happened: from now on only the way out is shown, with the link."""
        self.crashed, self.failure = True, failure
        self.dialog, self.focus = "", "#heading"

    def _resume(self, screen: str) -> None:
        self.crashed = False
        if self.play:
            self.play.session.picked = ()  # it may be what could not be drawn
        self.show(screen)

    # --- what page.js shows ---

    @property
    def fallback(self) -> str:
        """Where the focus goes when what had it is gone."""
        table = self.playing is not None and self.playing.session.curtain is None
        return "#prompt" if table and not self.crashed else "#heading"

    @property
    def state(self) -> str:
        """For `<html data-state>`."""
        if self.crashed:
            return "error"
        return "over" if self.playing and self.playing.over else "ready"

    def html(self) -> str:
        """The content of `#app`. When the table cannot be drawn, the way out."""
        try:
            return shell.main(self)
        except Exception as failure:  # noqa: BLE001 - as in `handle`
            self.crash(failure)
            return shell.main(self)

    def payload(self) -> dict[str, Any]:
        """All that page.js needs to bring the page up to date."""
        html = self.html()
        payload = {
            "parts": {"app": html, **shell.around(self)},
            "state": self.state,
            "busy": self.pause is not None,
            "language": self.preferences.language,
            "theme": self.preferences.theme,
            "size": self.preferences.size,
            "motion": self.preferences.pace != "instant",
            "keys": self.preferences.keys,
            "title": shell.title(self),
            "focus": "#next" if self.held and self.focus == "#prompt" else self.focus,
            "top": self.top,
            "fallback": self.fallback,
            "modal": bool(self.dialog) and not self.crashed,
            "say": self._told(),
            "hush": bool(self.playing and self.playing.session.curtain is not None),
            "keep_picture": bool(self.playing and self.playing.keep_picture) and not self.crashed,
            "record": self.link,
            **self.keeper.payload(),
            "copy": self.copy,
            "store": self.preferences.data() if self.store else None,
        }
        self._reset()
        return payload

    def keep(self) -> dict[str, str | None]:
        """What is to be written into the storage, by the id of the game; None: removed."""
        try:
            return self.keeper.keep()
        except Exception as failure:  # noqa: BLE001 - as in `handle`
            self.failure = failure
            return {}

    def _told(self) -> str:
        if self.pause == 0:
            return ""  # more happens at once: it is told together
        viewer = self.play.session.viewer if self.play else None
        return (
            self.texts("crash.title") if self.crashed else self.news.told(self.texts, self.localizer, viewer)
        )

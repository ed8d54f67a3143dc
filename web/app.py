"""The page as one object: an event comes in, the state changes, HTML comes out.

No browser in here: `handle` takes what page.js tells as plain data, `payload` gives what page.js shows.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pygames
from pygames.core.errors import CannotUndo, GameError
from web import shell
from web.frame import speech_of
from web.log import Log
from web.prompt import said, what, who
from web.rulebook import anchor
from web.session import Player, Session, Why
from web.settings import PACES, Preferences
from web.setup import Form
from web.texts import Texts

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from pygames.core.event import Event
    from pygames.core.speech import Speech

MOST_SAID = 6  # sentences announced at once


class App:
    """The page. `environment` is what page.js knows at the start: languages, address, hash, preferences."""

    def __init__(self, environment: Mapping[str, Any] | None = None, *, bot_seed: int | None = None) -> None:
        known = environment or {}
        self.preferences = Preferences.read(known.get("preferences") or {}, str(known.get("languages", "")))
        self.address = str(known.get("address", ""))
        self.saved = bool(known.get("saved", True))
        self.screen = "gallery"  # gallery, setup or table
        self.session: Session | None = None
        self.form: Form | None = None
        self.log = Log()
        self.dialog = ""  # rulebook, settings or keys
        self.rule = ""  # the rule at which the rulebook is open
        self.notice = shell.Notice()
        self.told: Why | None = None
        self.why = False  # whether pointing asks instead of choosing
        self.whole_log = False
        self.pasted = ""
        self.crashed = False
        self.failure: Exception | None = None  # what made it crash, for the console
        self._bot_seed = bot_seed
        self._quiet = True  # whether the last choice caused nothing to be seen
        self._link = ""  # of the session, as last known
        self._reset()
        if known.get("hash"):
            self.handle({"type": "hash", "text": known["hash"]})

    def _reset(self) -> None:
        """Forget what concerns one rendering only."""
        self.focus = ""
        self.top = False  # whether a new screen begins at its top
        self.copy = ""
        self.store = False
        self._news: list[str] = []

    @property
    def texts(self) -> Texts:
        """The page's words."""
        return Texts(self.preferences.language)

    @property
    def speech(self) -> Speech:
        """The words of the game on the table."""
        assert self.session is not None
        return speech_of(self.session, self.texts)

    @property
    def link(self) -> str:
        """The link text of the game on the table, or of the one being opened; empty when there is none."""
        if self.session is not None:
            self._link = self.session.link
            return self._link
        return self.form.opened.record.link(self.form.opened.game) if self.form and self.form.opened else ""

    # --- events ---

    def handle(self, event: Mapping[str, Any]) -> None:
        """Take over what a person did. Whatever goes wrong, the game is not lost."""
        try:
            self._handle(event)
        except GameError as error:
            self.tell(self._error(error))
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
            self._form(str(event.get("form")), data, done=kind == "submit")
        elif kind == "hash":
            self._open(str(event.get("text", "")))
        elif kind == "copied":
            self.tell(self.texts("copy.done" if event.get("ok") else "copy.by_hand"), link=self._whole_link())

    def _click(self, data: dict[str, str]) -> None:
        if "choice" in data or "step" in data or "why" in data:
            self._point(data)
        elif "rule" in data:
            self._open_rule(data["rule"])
        else:
            doing = self._doings.get(data.get("do", ""))
            if doing is not None:
                doing(data.get("arg", ""))

    @property
    def _doings(self) -> dict[str, Callable[[str], None]]:
        return {
            "game": self._new,
            "home": lambda _: self._show("gallery"),
            "back": lambda _: self._show("table"),
            "again": lambda _: self._again(),
            "lift": lambda _: self._lift(),
            "take-back": lambda _: self._take_back(),
            "pass-on": lambda _: self._happened(
                self.session.pass_on() if self.session else None, chosen=True
            ),
            "undo": lambda _: self._undo(),
            "why": lambda _: self._toggle_why(),
            "copy": lambda _: self._copy(),
            "rule": self._open_rule,
            "rulebook": self._open_rule,
            "settings": lambda _: self._open_dialog("settings"),
            "keys": lambda _: self._open_dialog("keys"),
            "close": lambda _: self._open_dialog(""),
            "dismiss": lambda _: self._dismiss(),
            "language": lambda _: self._prefer(
                "language", "fr" if self.preferences.language == "en" else "en"
            ),
            "log-all": lambda _: setattr(self, "whole_log", True),
            "resume": lambda _: self._resume("table"),
            "leave-crash": lambda _: self._resume("gallery"),
        }

    def _key(self, key: str, data: dict[str, str]) -> None:
        if key == "Escape":
            self._escape()
        elif self.preferences.keys == "off" or self.dialog:
            return
        elif key == "?":
            self._open_dialog("keys")
        elif self.session is None or self.screen != "table":
            return
        elif key == "u":
            self._undo()
        elif key == "r":
            refused = self.told.refused if self.told else None
            self._open_rule(refused.rule if refused else "")
        elif key == "w" and data and self.session.curtain is None:
            self._ask_why(data)
        elif key == "w":
            self._toggle_why()

    def _escape(self) -> None:
        if self.dialog:
            self._open_dialog("")
        elif self.why:
            self.why = False
        elif self.session is not None and self.screen == "table" and self.session.picked:
            self._take_back()
        else:
            self._dismiss()

    # --- screens ---

    def _show(self, screen: str) -> None:
        self.screen = screen if screen != "table" or self.session is not None else "gallery"
        self.dialog, self.told, self.why = "", None, False
        self.notice = shell.Notice()
        self.focus, self.top = self.fallback, True

    def _new(self, game: str) -> None:
        self.form = Form.of(game)
        self._show("setup")

    def _again(self) -> None:
        if self.session is not None:
            match = self.session.match
            fresh = pygames.new(match.game.id, seats=match.seats, options=match.options)
            self._sit(Session(fresh, self.session.players, bot_seed=self._bot_seed))

    def _sit(self, session: Session) -> None:
        self.session, self.form = session, None
        self.log, self.whole_log, self._quiet = Log(), False, False
        self._show("table")
        self._say_prompt()

    def _form(self, form: str, data: dict[str, str], *, done: bool) -> None:
        if form == "settings":
            for name, value in data.items():
                self._prefer(name, value)
        elif form == "open" and done:
            self.pasted = data.get("record", "")
            self._open(self.pasted)
        elif form == "open":
            self.pasted = data.get("record", "")
        elif form == "setup" and self.form is not None:
            self.form.fill(data)
            if done:
                self._sit(Session(self.form.start(), self.form.players, bot_seed=self._bot_seed))

    def _open(self, text: str) -> None:
        """Open a link, an address with a link, or a record. What is on the table stays if it cannot be."""
        text = text.strip()
        if not text.startswith("{"):
            text = text.rpartition("#")[2]
        if not text:
            self.tell(self.texts("open.empty"))
            return
        try:
            match = pygames.replay(text)
        except GameError as error:
            kept = f" {self.texts('open.kept')}" if self.session is not None else ""
            self.tell(self.texts("open.bad", why=self._error(error)) + kept)
            return
        self.pasted = ""
        if match.ask is None:
            self._sit(Session(match, [Player()] * match.seats))
        else:
            self.form = Form.of(match.game.id, opened=match)
            self._show("setup")

    def _prefer(self, name: str, value: str) -> None:
        if self.preferences.set(name, value):
            self.store = True

    def _open_dialog(self, dialog: str) -> None:
        self.dialog, self.rule = dialog, ""
        self.focus = "#dialog-title" if dialog else ""

    def _open_rule(self, rule: str) -> None:
        self._open_dialog("rulebook")
        if rule:
            self.rule = rule
            self.focus = f"#{anchor(rule)}"

    # --- the table ---

    def _point(self, data: dict[str, str]) -> None:
        session = self.session
        if session is None or session.curtain is not None:
            return
        if self.why or "why" in data:
            self._ask_why(data)
        elif "step" in data:
            self.told = None
            if session.point(data["step"]):
                self._say_picked()
        elif data["choice"].isdecimal():
            self._happened(session.choose(int(data["choice"])), chosen=True)

    def _ask_why(self, data: dict[str, str]) -> None:
        session = self.session
        if session is None or session.match.ask is None:
            return
        self.why = False
        number = data.get("choice", "")
        legal = session.match.ask.legal
        if session.can_act and number.isdecimal() and int(number) < len(legal):
            self.told = Why("", None, legal[int(number)])
        else:
            self.told = session.why(data.get("why") or data.get("step", ""))
        self._news.append(said(self.told, session, self.speech, self.texts))
        if self.told.refused is not None:
            self._news.append(self.told.refused.rule)

    def _happened(self, events: list[Event] | None, *, chosen: bool) -> None:
        """A choice was made: say what came of it."""
        session = self.session
        if session is None or events is None:
            return
        self._quiet = not events
        if chosen:
            self.told, self.notice = None, shell.Notice()
        speech = self.speech
        self._news += [speech.event(event.seen_by(session.viewer)) for event in events]
        if chosen:
            self.focus = self.fallback
        if session.curtain is not None or session.match.ask is None:
            self.focus, self.why, self.top = self.fallback, False, True
        if session.due is None:
            self._say_prompt()

    def _lift(self) -> None:
        if self.session is not None:
            self.session.lift()
            self.focus, self.top = self.fallback, True
            self._say_prompt()

    def _take_back(self) -> None:
        if self.session is not None and self.session.take_back():
            self.told = None
            self._say_picked()

    def _undo(self) -> None:
        session = self.session
        if session is None or session.curtain is not None:
            return
        try:
            session.undo()
        except CannotUndo as error:
            self.tell(self._error(error))
            return
        self.told, self.focus = None, self.fallback
        self.tell(self.texts("undo.done"))
        self._say_prompt()

    def _toggle_why(self) -> None:
        self.why = self.session is not None and self.session.match.ask is not None and not self.why
        if self.why:
            self.tell(self.texts("why.mode"))

    def _dismiss(self) -> None:
        self.told, self.notice = None, shell.Notice()

    def _copy(self) -> None:
        if self.link:
            self.copy = self._whole_link()

    def _whole_link(self) -> str:
        return f"{self.address}#{self.link}"

    # --- what happens by itself ---

    @property
    def pause(self) -> float | None:
        """Seconds until something happens by itself, or None when nothing will."""
        if self.session is None or self.screen != "table" or self.crashed:
            return None
        due, ask = self.session.due, self.session.match.ask
        if due is None or ask is None:
            return None
        return 0.0 if due == "answer" or self._quiet else PACES[self.preferences.pace]

    def tick(self) -> None:
        """Let the next thing happen by itself."""
        try:
            if self.pause is not None and self.session is not None:
                self._happened(self.session.tick(), chosen=False)
        except Exception as failure:  # noqa: BLE001 - as in `handle`
            self.crash(failure)

    # --- telling ---

    def tell(self, text: str, *, link: str = "") -> None:
        """Show a message, and announce it."""
        self.notice = shell.Notice(text, link)
        self._news.append(text)

    def crash(self, failure: Exception) -> None:
        """Something unforeseen happened: from now on only the way out is shown, with the link."""
        self.crashed, self.failure = True, failure
        self.dialog = ""
        self.focus = "#heading"

    def _resume(self, screen: str) -> None:
        self.crashed = False
        self._show(screen)

    def _error(self, error: GameError) -> str:
        """A typed error in the person's language."""
        text = self.texts.error(error) if self.session is None else self.speech.refusal(error)
        if isinstance(error, CannotUndo) and error.event is not None and self.session is not None:
            event = self.speech.event(error.event.seen_by(self.session.viewer))
            return self.texts("undo.because", why=text, event=event)
        return text

    def _say_prompt(self) -> None:
        if self.session is not None and self.session.match.ask is not None:
            self._news.append(who(self.session, self.speech))

    def _say_picked(self) -> None:
        if self.session is not None:
            self._news.append(what(self.session.marks, self.speech))

    # --- what page.js shows ---

    @property
    def fallback(self) -> str:
        """Where the focus goes when what had it is gone."""
        table = self.screen == "table" and self.session is not None and self.session.curtain is None
        return "#prompt" if table and not self.crashed else "#heading"

    @property
    def state(self) -> str:
        """For `<html data-state>`."""
        if self.crashed:
            return "error"
        over = self.screen == "table" and self.session is not None and self.session.match.ask is None
        return "over" if over else "ready"

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
        texts = self.texts
        busy = self.pause is not None
        payload = {
            "parts": {"app": html, **shell.around(self)},
            "state": self.state,
            "busy": busy,
            "language": texts.language,
            "theme": self.preferences.theme,
            "keys": self.preferences.keys,
            "title": shell.title(self),
            "focus": self.focus,
            "top": self.top,
            "fallback": self.fallback,
            "modal": bool(self.dialog) and not self.crashed,
            "say": " ".join(self._news[-MOST_SAID:]),
            "record": self.known_link(),
            "copy": self.copy,
            "store": self.preferences.data() if self.store else None,
        }
        self._reset()
        return payload

    def known_link(self) -> str:
        """The link, or the last one known when even that fails."""
        try:
            return self.link
        except Exception:  # noqa: BLE001 - as in `handle`
            return self._link

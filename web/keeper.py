"""What keeps a game: the browser's storage, the page's address and its history, a file.

The page has three kinds of places, each an entry of the browser's history: the gallery, a set-up, a game.
A place is a short text (`gallery`, `setup:heroz`, `game:1f00…`), which page.js hands back when somebody
goes back or forward.
"""

from __future__ import annotations

from time import time
from typing import TYPE_CHECKING, Any, NamedTuple

import pygames
from pygames.core.errors import GameError
from pygames.games import PLAYABLE
from web import opening
from web.saves import Save, Saves, new_id
from web.session import Session

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from pygames.core.match import Match
    from pygames.core.record import Record
    from web.app import App
    from web.play import Play


class Written(NamedTuple):
    """A position written down, worked out once."""

    match: Match
    choices: int
    record: Record
    link: str


class Keeper:
    """Keeps the games of a page. `known` is what page.js told at the start."""

    def __init__(self, app: App, known: Mapping[str, Any]) -> None:
        self.app = app
        self.saves = Saves(known.get("saves"))
        self.works = bool(known.get("saved", True))  # whether the storage takes what it is given
        self.clock: Callable[[], float] = time
        self.saves_files = bool(known.get("files", True))  # whether the browser lets files be saved
        self.file: dict[str, str] | None = None  # to be downloaded
        self.newer = False  # whether a newer version of the page waits to be loaded
        self.replace = False  # whether the browser is at the right entry of its history already
        self._written: Written | None = None
        self._kept: Written | None = None  # what was last put into the storage

    @property
    def doings(self) -> dict[str, Callable[[str], None]]:
        """What the buttons of this module do, by their `data-do`."""
        return {
            "continue": self.resume,
            "delete": self.delete,
            "put-back": self.put_back,
            "export": lambda _: self.export(),
            "newer-later": lambda _: setattr(self, "newer", False),
        }

    def hear(self, event: Mapping[str, Any]) -> None:
        """Take over what page.js tells of the browser's history and storage, and of versions."""
        kind, text = event.get("type"), event.get("text")
        if kind == "place":
            self.arrive(
                str(event.get("place") or ""), str(event.get("hash") or ""), start=bool(event.get("start"))
            )
        elif kind == "storage":
            self.elsewhere(str(event.get("id", "")), None if text is None else str(text))
        elif kind == "newer":
            self.newer = True
            self.app.news.add(lambda texts, _: texts("newer.ready"))

    # --- writing down ---

    def written(self, match: Match) -> Written:
        """This position, written down."""
        now, choices = self._written, len(match.choices)
        if now is None or now.match is not match or now.choices != choices:
            record = match.record
            now = self._written = Written(match, choices, record, record.link(match.game))
        return now

    def keep(self) -> dict[str, str | None]:
        """Put the game on the table among the kept ones; returns what page.js has to write."""
        play = self.app.play
        if play is not None and play.kept:
            written = self.written(play.session.match)
            if written is not self._kept:
                self._kept = written
                self.saves.put(self._save(play, written))
        pending, self.saves.pending = self.saves.pending, {}
        return pending

    def _save(self, play: Play, written: Written) -> Save:
        match = written.match
        return Save(
            id=play.id,
            game=match.game.id,
            record=written.record.json(),
            link=written.link,
            players=play.session.players,
            choices=written.choices,
            over=match.decision is None,
            practice=match.practice,
            when=int(self.clock() * 1000),
            automatic=play.session.automatic,
        )

    def stored(self, ok: bool) -> None:
        """Whether the storage took what was written."""
        if self.works and not ok:
            self.app.news.add(lambda texts, _: texts("saves.not_saved"))
        self.works = ok

    def elsewhere(self, id: str, text: str | None) -> None:
        """Another window has written or (None) deleted a game; without an id it has emptied the storage."""
        play = self.app.play
        if not id:
            self.saves.clear()
            return
        self.saves.changed(id, text)
        if play is not None and play.kept and play.id == id and text is not None:
            # both go on: from here on this is a game of its own
            play.id = new_id()
            self._kept = None
            self.app.tell(lambda texts, _: texts("saves.elsewhere"))

    # --- kept games ---

    def resume(self, id: str, step: int | None = None) -> None:
        """Put a kept game on the table."""
        app, save = self.app, self.saves.get(id)
        if app.play is not None and app.play.id == id:
            app.show("table")
        elif save is None:
            app.tell(lambda texts, _: texts("saves.unreadable.why"))
            return
        else:
            try:
                opened = pygames.open_record(save.record)
            except GameError as error:
                opening.cannot(app, app.error(error))
                return
            if opened.match.seats != len(save.players):
                app.tell(lambda texts, _: texts("saves.unreadable.why"))
                return
            session = Session(opened.match, save.players)
            session.automatic = save.automatic
            # where choices were lost the old record stays as it is
            app.sit(session, id="" if opened.lost else save.id)
            opening.tell_lost(app, opened.lost)
        if step is not None and app.play is not None:
            app.play.look_at(step)

    def delete(self, id: str) -> None:
        """Delete a kept game; until the gallery is left it can be put back."""
        if id not in self.saves:
            return
        self.saves.delete(id)
        if self.app.play is not None and self.app.play.id == id:
            self.app.play = None
        self.app.news.add(lambda texts, _: texts("saves.deleted"))
        self.app.focus = f"#put-back-{id}" if id.isalnum() else ""

    def put_back(self, id: str) -> None:
        """Undo a deletion."""
        self.saves.put_back(id)
        self.app.focus = f"#continue-{id}" if id.isalnum() else ""

    def export(self) -> None:
        """Offer the record of the game on the table as a file."""
        match = self.app.match
        if match is None:
            return
        self.app.open_dialog("")
        if not self.saves_files:
            self.app.tell(lambda texts, _: texts("export.refused"), link=self.app.whole_link())
            return
        record = self.written(match).record
        start = "position" if record.seed is None else record.seed
        name = f"{record.game}-{start}-{len(record.choices)}.json"
        self.file = {"name": name, "text": record.json() + "\n"}
        self.app.tell(lambda texts, _: texts("export.done", name=name))

    # --- places ---

    @property
    def place(self) -> str:
        """Where the page is, for the browser's history."""
        app = self.app
        if app.screen == "table" and app.play is not None:
            return f"game:{app.play.id}" if app.play.kept else "link"
        if app.screen == "setup" and app.form is not None:
            return ("branch" if app.form.branch else "open") if app.form.opened else f"setup:{app.form.game}"
        return "gallery"

    @property
    def hash(self) -> str:
        """What the page's address says after its #."""
        app = self.app
        if app.screen == "gallery" or (
            app.screen == "setup" and (app.form is None or app.form.opened is None)
        ):
            return ""
        look = app.play.look if app.play else None
        return f"{app.link}@{look.step}" if look is not None and app.screen == "table" else app.link

    def arrive(self, place: str, hash: str, *, start: bool = False) -> None:
        """Somebody went back or forward to this place, or (`start`) has just opened the page there."""
        app = self.app
        kind, _, arg = place.partition(":")
        link, _, at = hash.partition("@")
        step = int(at) if at.isdecimal() and len(at) < 7 else None
        self.replace = True
        if kind == "game" and not start and ((app.play and app.play.id == arg) or arg in self.saves):
            self.resume(arg, step)
        elif kind == "link" and not start and app.play and not app.play.kept and link == app.link:
            app.show("table")
            if step is not None:
                app.play.look_at(step)
        elif kind == "setup" and arg in PLAYABLE:
            if app.form is None or app.form.game != arg or app.form.opened:
                app.new(arg)
            else:
                app.show("setup")
        elif hash:
            save = None if kind == "open" else self.saves.find(link, arg)
            if save is not None and (step is None or step <= save.choices):
                self.resume(save.id, step)
            else:
                opening.read(app, hash)
        else:
            app.show("gallery")

    def payload(self) -> dict[str, Any]:
        """What page.js does about all this."""
        found = {
            "place": self.place,
            "hash": self.hash,
            "replace": self.replace,
            "file": self.file,
        }
        self.replace, self.file = False, None
        return found

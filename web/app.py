"""The page as one object: an event comes in, what is true changes, HTML comes out.

No browser in here: `handle` takes what page.js tells as plain data, `payload` gives what page.js shows.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import htpy as h

from web.model import messages
from web.model.page import Effects, Page
from web.model.sentences import about
from web.update import advice, events, keeping, start, table
from web.update.host import METHODS
from web.update.telling import crash
from web.view.forecast import forecast_parts
from web.view.log import Log
from web.view.page import around, main, title

if TYPE_CHECKING:
    from collections.abc import Mapping


class App:
    """The page with its log. `environment` is what page.js knows at the start: languages, address, hash."""

    def __init__(self, environment: Mapping[str, Any] | None = None) -> None:
        known = environment or {}
        self.page = Page(known)
        self.log = Log()
        start.take_over(self.page, known)

    def handle(self, event: Mapping[str, Any]) -> None:
        """Take over what a person did. Whatever goes wrong, the game is not lost."""
        events.handle(self.page, event)

    def crash(self, failure: Exception) -> None:
        """Something unforeseen happened: from now on only the way out is shown, with the link."""
        crash(self.page, failure)

    # --- what happens by itself ---

    @property
    def pause(self) -> float | None:
        """Seconds until something happens by itself, or None when nothing will."""
        return self.page.pause

    def think(self) -> bool:
        """Let the opponent who is asked think for some milliseconds; True when that is done."""
        try:
            return table.think(self.page)
        except Exception as failure:  # noqa: BLE001 - the page must go on and keep the link
            self.crash(failure)
            return True

    def tick(self) -> None:
        """Let the next thing happen by itself."""
        try:
            table.tick(self.page)
        except Exception as failure:  # noqa: BLE001 - as in `think`
            self.crash(failure)

    # --- what a choice would do ---

    def foresee(self) -> bool:
        """Work for some milliseconds on what the choice pointed at would do; True when that is done."""
        try:
            return self.page.playing is None or self.page.playing.preview.think()
        except Exception as failure:  # noqa: BLE001 - the game goes on without it
            self.page.failure = failure
            return True

    def preview(self) -> dict[str, str]:
        """What page.js shows of that: HTML, by the id of the element."""
        play, localizer = self.page.playing, self.page.localizer
        if play is None or localizer is None or self.page.crashed:
            return {}
        return {
            "forecast": str(h.fragment[forecast_parts(play.preview.forecasts(play.session), localizer)]),
            "held": str(h.fragment[about(play.preview.held(play.session), localizer)]),
            "hold": self.page.texts("prompt.hold") if play.preview.sayable(play.session) else "",
        }

    # --- what is asked for and takes a while ---

    @property
    def toiling(self) -> bool:
        """Whether something is being worked out that a person has asked for."""
        return self.page.playing is not None and not self.page.crashed and self.page.playing.toiling

    def toil(self) -> None:
        """Work on it for some milliseconds."""
        try:
            advice.work(self.page)
        except Exception as failure:  # noqa: BLE001 - the game goes on without it
            self.page.failure = failure
            if self.page.play is not None:
                self.page.play.stop()

    # --- storage ---

    def keep(self) -> dict[str, str | None]:
        """What is to be written into the storage, by the id of the game; None: removed."""
        try:
            return keeping.keep(self.page)
        except Exception as failure:  # noqa: BLE001 - as in `think`
            self.page.failure = failure
            return {}

    def stored(self, ok: bool) -> None:
        """Whether the storage took what was written."""
        keeping.stored(self.page, ok)

    def share(self, stored: Mapping[str, Any] | None) -> Mapping[str, Any] | None:
        """Merge what all windows share with what is stored; returns what is to be stored, if that is new."""
        try:
            return keeping.share(self.page, stored)
        except Exception as failure:  # noqa: BLE001 - as in `think`
            self.page.failure = failure
            return None

    def shared(self, ok: bool) -> None:
        """Whether the storage took that."""
        keeping.shared(self.page, ok)

    # --- what page.js shows ---

    def html(self) -> str:
        """The content of `#app`. When the table cannot be drawn, the way out."""
        try:
            if self.page.playing is not None and not self.page.crashed:
                table.foretell(self.page.playing)
            return main(self.page, self.log)
        except Exception as failure:  # noqa: BLE001 - as in `think`
            self.crash(failure)
            return main(self.page, self.log)

    def payload(self) -> dict[str, Any]:
        """All that page.js needs to bring the page up to date."""
        html = self.html()
        page, effects, play = self.page, self.page.effects, self.page.playing
        page.effects = Effects()
        return {
            "parts": {"app": html, **around(page)},
            "state": page.state,
            "busy": page.pause is not None,
            "language": page.preferences.language,
            "theme": page.preferences.theme,
            "size": page.preferences.size,
            "motion": page.preferences.pace != "instant",
            "keys": page.preferences.keys,
            "title": title(page),
            "focus": "#next" if page.held and effects.focus == "#prompt" else effects.focus,
            "top": effects.top,
            "fallback": page.fallback,
            "modal": bool(page.dialog) and not page.crashed,
            "say": self._told(),
            "hush": bool(play and play.session.curtain is not None),
            "keep_picture": bool(play and play.keep_picture) and not page.crashed,
            "record": page.link,
            "place": page.place,
            "hash": page.hash,
            "claim": page.claim,
            "host": {
                **page.told_host,
                "game": play.session.match.game.id if play else "",
                "at": len(play.session.match.choices) if play else 0,
                "events": messages.EVENTS,
                "methods": tuple(METHODS),
                "messages": effects.messages,
            },
            "replace": effects.replace,
            "file": effects.file,
            "copy": effects.copy,
        }

    def _told(self) -> str:
        page = self.page
        if page.pause == 0:
            return ""  # more happens at once: it is told together
        if page.crashed:
            return page.texts("crash.title")
        viewer = page.play.session.viewer if page.play else None
        recap = page.playing.recap if page.playing else None
        scene = page.playing.scene if page.playing else None
        beats = [beat.event for beat in scene.beats] if scene else []
        waits = scene is not None and scene.waits
        watched, beside = (beats, []) if waits else ([], beats)
        return page.news.told(page.texts, page.localizer, viewer, recap, watched, beside)

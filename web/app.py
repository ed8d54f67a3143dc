"""The page as one function of its messages: a message comes in, what is true changes, effects come out.

No browser in here: `web/browser.py` makes messages of what page.js tells, and carries the effects out.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import htpy as h

from web.decode import decode
from web.model import message as msg
from web.model import posts
from web.model.effect import KeepGames, KeepShared, ReadShared, Show, ShowForecast
from web.model.page import Effects, Page
from web.model.sentences import about
from web.update import advice, events, keeping, start, table
from web.update.host import METHODS
from web.update.telling import crash
from web.view.forecast import forecast_parts
from web.view.log import Log
from web.view.page import around, main, title

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from web.model.effect import Effect
    from web.model.message import Message, Moment


class App:
    """The page with its log.

    `environment` is what page.js knows at the start: languages, address, what is stored. `moment` and
    `chance` in it are the time and the number from which all that is left to chance is made.
    """

    def __init__(self, environment: Mapping[str, Any] | None = None) -> None:
        known = environment or {}
        self.page = Page(known)
        self.log = Log()
        place = decode({**known, "type": "place", "start": True})
        order = known.get("order")
        assert isinstance(place, msg.PlaceReached)
        start.take_over(
            self.page,
            place,
            decode(order) if order else None,
            pasted=str(known.get("pasted") or ""),
            dialog=str(known.get("dialog") or ""),
        )

    def send(self, message: Message, moment: Moment | None = None) -> list[Effect]:
        """Take over what happened, at this moment (None: the one before); returns what the browser has to do.

        Whatever goes wrong, the game is not lost: then the way out is shown.
        """
        page = self.page
        page.moment = moment or page.moment
        page.journal.add(message, page.moment)
        try:
            return [*self._effects(message)]
        except Exception as failure:  # noqa: BLE001 - the page must go on and keep the link
            crash(page, failure)
            return []

    def _effects(self, message: Message) -> Iterator[Effect]:
        page = self.page
        match message:
            case msg.TimePassed():
                table.tick(page)
            case msg.ForecastWorkedOn():
                self._foresee()
            case msg.WorkedOn():
                self._toil()
            case msg.ForecastDrawn():
                yield ShowForecast(self._forecast())
            case msg.Drawn():
                yield from self._kept()
                yield Show(self._payload())
            case msg.GamesKept(ok):
                keeping.stored(page, ok)
            case msg.SharedRead(stored):
                yield from self._shared(stored)
            case msg.SharedKept(ok):
                keeping.shared(page, ok)
            case msg.Failed(why):
                crash(page, RuntimeError(why))
            case _:
                events.handle(page, message)
                yield from self._kept()

    # --- what happens by itself ---

    @property
    def pause(self) -> float | None:
        """Seconds until something happens by itself, or None when nothing will."""
        return self.page.pause

    def think(self) -> bool:
        """Let the opponent who is asked think for some milliseconds; True when that is done.

        It changes nothing that is shown: `TimePassed` waits for what comes of it.
        """
        try:
            return table.think(self.page)
        except Exception as failure:  # noqa: BLE001 - as in `send`
            crash(self.page, failure)
            return True

    @property
    def foreseeing(self) -> bool:
        """Whether what a choice would do is still being worked out."""
        play = self.page.playing
        return play is not None and play.preview.working

    @property
    def toiling(self) -> bool:
        """Whether something is being worked out that a person has asked for."""
        return self.page.playing is not None and not self.page.crashed and self.page.playing.toiling

    def _foresee(self) -> None:
        play = self.page.playing
        if play is None:
            return
        try:
            play.preview.think()
        except Exception as failure:  # noqa: BLE001 - the game goes on without it
            self.page.failure = failure
            play.preview.stop()

    def _toil(self) -> None:
        try:
            advice.work(self.page)
        except Exception as failure:  # noqa: BLE001 - the game goes on without it
            self.page.failure = failure
            if self.page.play is not None:
                self.page.play.stop()

    # --- storage ---

    def _kept(self) -> Iterator[Effect]:
        """What has to be written before anything can go wrong with showing it."""
        try:
            texts = keeping.keep(self.page)
        except Exception as failure:  # noqa: BLE001 - the page must go on
            self.page.failure, texts = failure, {}
        if texts:
            yield KeepGames(texts)
        if self.page.effects.store:
            yield ReadShared()

    def _shared(self, stored: Mapping[str, Any] | None) -> Iterator[Effect]:
        """What is new here beside what all windows share, of which the storage holds this."""
        try:
            wanted = keeping.share(self.page, stored)
        except Exception as failure:  # noqa: BLE001 - the page must go on
            self.page.failure, wanted = failure, None
        if wanted is not None:
            yield KeepShared(wanted)

    # --- what page.js shows ---

    def html(self) -> str:
        """The content of `#app`. When the table cannot be drawn, the way out."""
        try:
            if self.page.playing is not None and not self.page.crashed:
                table.foretell(self.page.playing)
            return main(self.page, self.log)
        except Exception as failure:  # noqa: BLE001 - as in `send`
            crash(self.page, failure)
            return main(self.page, self.log)

    def _forecast(self) -> dict[str, str]:
        """What is shown of what a choice would do: HTML, by the id of the element."""
        play, localizer = self.page.playing, self.page.localizer
        if play is None or localizer is None or self.page.crashed:
            return {}
        return {
            "forecast": str(h.fragment[forecast_parts(play.preview.forecasts(play.session), localizer)]),
            "held": str(h.fragment[about(play.preview.held(play.session), localizer)]),
            "hold": self.page.texts("prompt.hold") if play.preview.sayable(play.session) else "",
        }

    def _payload(self) -> dict[str, Any]:
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
                "events": posts.EVENTS,
                "methods": tuple(METHODS),
                "messages": effects.posts,
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

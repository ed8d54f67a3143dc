"""The page with what is around it: a message comes in, the page changes, effects come out.

No browser in here: `web/browser.py` makes messages of what page.js tells, and carries the effects out.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

from web import html as h
from web.decode import decode
from web.model import host_told, links, running
from web.model import message as msg
from web.model.effect import Show, ShowForecast
from web.model.embedding import frame_code
from web.model.journal import Journal
from web.model.keys import SENT
from web.model.page import FOLLOW, Page, ToDo
from web.model.report import report_text
from web.model.sentences import who
from web.update import start
from web.update.host import METHODS
from web.update.notices import crash
from web.update.opening import opens
from web.update.report import rules
from web.update.update import update
from web.view.forecast import forecast_parts
from web.view.frame import read_at
from web.view.log import Log
from web.view.page import around, main, title
from web.view.pictures import sets
from web.view.still import packed

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from web.model.effect import Effect
    from web.model.message import Message, Timestamp
    from web.model.news import News


class App:
    """The page, the journal of its messages, and its log.

    `environment` is what page.js knows at the start: languages, address, what is stored. `time` and
    `chance` in it are when it begins and the number from which all that is left to chance is made.
    """

    def __init__(self, environment: Mapping[str, Any] | None = None) -> None:
        known = environment or {}
        self.journal = Journal(known)
        self.log = Log()
        place = decode({**known, "type": "place", "start": True})
        order = known.get("order")
        assert isinstance(place, msg.PlaceReached)
        self.page = start.take_over(
            Page.opened_with(known),
            place,
            decode(order) if order else None,
            pasted=str(known.get("pasted") or ""),
            dialog=str(known.get("dialog") or ""),
        )

    def send(self, message: Message, time: Timestamp | None = None) -> list[Effect]:
        """Take over what happened, at this time (None: that of the last message); returns what to do."""
        page = self.page if time is None else replace(self.page, time=time)
        self.page, effects = update(page, message)
        self.journal.add(message, page.time)
        if self.page.to_do.report:
            text = report_text(self.journal, rules(), opens)
            self.page = self.page.copies(text, "report").does(report=False)
        if (framed := self.page.to_do.framed) is not None:
            self.page = self.page.copies(frame_code(framed, packed(framed)), "embed").does(framed=None)
        if isinstance(message, msg.Drawn):
            return [*effects, *self._drawn(self._show)]
        if isinstance(message, msg.ForecastDrawn):
            return self._drawn(lambda: ShowForecast(self._forecast()))
        return [*effects]

    def _drawn(self, draw: Callable[[], Effect]) -> list[Effect]:
        """What is to be shown; nothing where it cannot be drawn: the crash screen is shown next."""
        try:
            return [draw()]
        except Exception as failure:  # noqa: BLE001 - the page must go on and keep the link
            self.page = crash(self.page, failure)
            return []

    # --- what happens by itself ---

    @property
    def pause(self) -> float | None:
        """Seconds until something happens by itself, or None when nothing will."""
        return running.pause(self.page)

    @property
    def due(self) -> object:
        """What happens by itself next, and in how many seconds: equal for as long as that is the same."""
        return self.pause, self.page.playing and self.page.playing.session

    @property
    def thinking(self) -> bool:
        """Whether the opponent who is asked has not found out yet what to choose."""
        return running.thinking(self.page)

    @property
    def foreseeing(self) -> bool:
        """Whether what a choice would do is still being worked out."""
        play = self.page.playing
        return play is not None and play.preview.stands(play.session) and play.preview.work is not None

    @property
    def toiling(self) -> bool:
        """Whether something is being worked out that a person has asked for."""
        return self.page.playing is not None and not self.page.crashed and self.page.playing.toiling

    def take_failure(self) -> Exception | None:
        """What has gone wrong since this was asked last, for the console."""
        failure, self.page = self.page.failure, replace(self.page, failure=None)
        return failure

    # --- what page.js shows ---

    def html(self) -> str:
        """The content of `#app`; it is the crash screen where the page cannot be drawn."""
        try:
            return main(self.page, self.log)
        except Exception as failure:  # noqa: BLE001 - as in `_drawn`
            self.page = crash(self.page, failure)
            return main(self.page, self.log)

    def _forecast(self) -> dict[str, str]:
        """What is shown of what a choice would do: HTML, by the id of the element."""
        play, localizer = self.page.playing, self.page.localizer
        if play is None or localizer is None or self.page.crashed:
            return {}
        return {
            "forecast": str(h.fragment[forecast_parts(play.preview.foreseen(play.session), localizer)]),
            "held": str(h.fragment[read_at(self.page, play)]),
            "hold": self.page.texts("prompt.hold") if play.preview.sayable(play.session) else "",
        }

    def _show(self) -> Show:
        """All that page.js needs to bring the page up to date."""
        html = self.html()
        page, to_do, play = self.page, self.page.to_do, self.page.playing
        about, turn = page.read_about, links.turn(page)
        said, news = self._announced()
        focus = page.fallback if to_do.focus == FOLLOW else to_do.focus
        payload = {
            "parts": {"app": html, **around(page)},
            "state": page.state,
            "busy": running.pause(page) is not None,
            "language": page.preferences.language,
            "theme": page.preferences.theme,
            "size": page.preferences.size,
            "motion": page.preferences.pace != "instant",
            "keys": page.preferences.keys,
            "shortcuts": SENT,
            "numbers": page.preferences.rule_numbers,
            "title": title(page),
            "focus": "#next" if running.awaits_next(page) and focus == "#prompt" else focus,
            "top": to_do.top,
            "fallback": page.fallback,
            "modal": not (page.clear or page.crashed),
            "say": said,
            "sounds": to_do.sounds if page.preferences.sound == "on" else (),
            "hush": play is not None and play.session.covered,
            "keep_picture": bool(play and play.keep_picture) and not page.crashed,
            "pictures": sets(about.id) if about is not None else (),
            "record": page.link or links.stands(page),
            "place": page.place,
            "hash": page.hash,
            "claim": page.claim,
            "host": {
                **links.told_host(page),
                "game": links.told_game(page),
                "at": len(play.session.match.choices) if play else 0,
                "events": host_told.EVENTS,
                "methods": tuple(METHODS),
                "messages": [*to_do.to_host],
            },
            "replace": to_do.replace,
            "file": to_do.file,
            "copy": to_do.copy,
            "hand_on": to_do.hand_on,
            "turn": {"of": turn or links.stands(page), "text": title(page) if turn else ""},
            "ask_alerts": to_do.ask_alerts,
        }
        self.page = replace(page, to_do=ToDo(), news=news)
        return Show(payload)

    def _announced(self) -> tuple[str, News]:
        """What is announced now, and what is left to be announced."""
        page = self.page
        if running.pause(page) == 0:
            return "", page.news  # more happens at once: it is told together
        if page.crashed:
            return page.texts("crash.title"), page.news
        viewer = page.play.session.viewer if page.play else None
        news = page.news.of(page.play.id if page.play is not None else "")
        if page.playing is None:
            return news.announced(page.texts, page.localizer, viewer)
        play = page.playing
        watched = [beat.event for beat in play.watching.beats] if play.watching is not None else []
        beside = [beat.event for beat in play.beside.beats] if not watched and play.beside is not None else []
        localizer = play.session.localizer(page.texts)
        asked = who(play.session, localizer) if not play.tutored else ""
        return news.announced(page.texts, localizer, viewer, play.recap, watched, beside, asked)

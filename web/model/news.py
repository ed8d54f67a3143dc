"""What is to be said: kept as things that happened, put into words when the page is shown.

So a message follows the language when it is switched, and nothing is said to somebody who may not
hear it: who looks at the page may have changed in between.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from web.model.sentences import recap_said

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from pygames.engine.event import Event
    from pygames.words.localizer import Localizer
    from web.model.session import Recap
    from web.texts import Texts

    Say = Callable[[Texts, "Localizer | None"], str]

MOST = 18  # sentences announced at once: what came of the choice, and a new round with what one has to know
FEW = 9  # of more than these the recap is told, where there is one


class Notice(NamedTuple):
    """A message that stays until it is closed, perhaps with a link to be copied.

    One that is about a `mode` of the table (`why`, `look`) goes with it; one without a link goes with the
    next choice or answer.
    """

    say: Say
    link: str = ""
    mode: str = ""


class News:
    """What the live region will announce at the next showing."""

    def __init__(self) -> None:
        self._events: list[Event] = []
        self._others: list[Say] = []
        self._after: tuple[list[Event], list[Say]] = ([], [])  # what is told once the scene was seen

    def happened(self, events: list[Event]) -> None:
        """These events are to be told, to each seat what it saw."""
        self._events += events

    def add(self, say: Say) -> None:
        """This is to be told to the person who looks at the page now."""
        self._others.append(say)

    def hush(self) -> None:
        """Somebody else will look at the page: leave out what was meant for the last person."""
        self._others.clear()
        self._after[1].clear()

    def forget(self) -> None:
        """Nothing of what happened so far needs to be told."""
        self._events.clear()
        self._others.clear()
        self._after = ([], [])

    def told(
        self,
        texts: Texts,
        localizer: Localizer | None,
        viewer: int | None,
        recap: Recap | None = None,
        scene: Sequence[Event] = (),
        beside: Sequence[Event] = (),
    ) -> str:
        """Everything in words for `viewer`; then it is forgotten.

        Of more events than can be listened to the recap is told and the last one, where it tells the whole.
        While a `scene` is watched all of it is told, and what came after it once it was seen. One `beside`
        the game, which has gone on, is told together with that.
        """
        most = max(MOST, len(scene))
        if scene:
            self._part_at(scene[-1], viewer)
        else:
            self._events = self._after[0] + self._events
            self._others = self._after[1] + self._others
            self._after = ([], [])
        words = []
        events = self._around(beside, viewer) if beside else self._events[-most:]
        if localizer is not None:
            if recap is not None and recap.whole and not recap.old and not scene and len(self._events) > FEW:
                words, events = [recap_said(recap, localizer, texts)], events[-1:]
            words += [localizer.event(event.seen_by(viewer)) for event in events]
        words += dict.fromkeys(say(texts, localizer) for say in self._others)  # a question once
        self._events, self._others = [], []
        return " ".join(words)

    def _around(self, scene: Sequence[Event], viewer: int | None) -> list[Event]:
        """All events of a scene, if it has not been told yet, and the last ones before and after it."""
        seen = [event.seen_by(viewer) for event in self._events]
        if scene[0] not in seen or scene[-1] not in seen:
            return self._events[-MOST:]
        first, after = seen.index(scene[0]), len(seen) - seen[::-1].index(scene[-1])
        return [*self._events[max(0, first - MOST) : after], *self._events[after:][-MOST:]]

    def _part_at(self, last: Event, viewer: int | None) -> None:
        """Keep for later what came after this event, if it has not been told yet."""
        for place in reversed(range(len(self._events))):
            if self._events[place].seen_by(viewer) == last:
                self._after = (self._events[place + 1 :], self._others)
                self._events, self._others = self._events[: place + 1], []
                return

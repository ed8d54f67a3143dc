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


def of_game(say: Callable[[Texts, Localizer], str]) -> Say:
    """What is said in the words of the game on the table; nothing where none lies there any more."""
    return lambda texts, localizer: "" if localizer is None else say(texts, localizer)


def question(_texts: Texts, _localizer: Localizer | None) -> str:
    """Stands for what the game asks when it is told: by then it may be another question."""
    return ""


class Notice(NamedTuple):
    """A message, perhaps with a link to be copied: then it stays until it is closed, else until it is read.

    It stays, too, while it offers to move the person's seat in a match (`move`) to this device.

    One that is about a `mode` of the table (`why`, `look`, `wait`) goes with it; one without a link goes
    with the next choice or answer.
    """

    say: Say
    link: str = ""
    mode: str = ""
    move: str = ""

    @property
    def stays(self) -> bool:
        """Whether it stays until it is closed."""
        return bool(self.link or self.move)


class News(NamedTuple):
    """What the live region will announce at the next showing.

    `later` and `later_events` are told once a scene was seen. The events are those of one `game`, by its
    `Play.id`.
    """

    events: tuple[Event, ...] = ()
    others: tuple[Say, ...] = ()
    later_events: tuple[Event, ...] = ()
    later: tuple[Say, ...] = ()
    game: str = ""

    def of(self, game: str) -> News:
        """What is to be told where this game is on the table: of another one nothing that happened."""
        return self if game == self.game else News(others=(*self.later, *self.others), game=game)

    def happened(self, events: Sequence[Event], game: str) -> News:
        """These events of a game are to be told, to each seat what it saw."""
        now = self.of(game)
        return now._replace(events=(*now.events, *events))

    def add(self, say: Say) -> News:
        """This is to be told to the person who looks at the page now."""
        return self._replace(others=(*self.others, say))

    def hushed(self) -> News:
        """Somebody else will look at the page: what was meant for the last person is left out."""
        return self._replace(others=(), later=())

    def announced(
        self,
        texts: Texts,
        localizer: Localizer | None,
        viewer: int | None,
        recap: Recap | None = None,
        scene: Sequence[Event] = (),
        beside: Sequence[Event] = (),
        asked: str = "",
    ) -> tuple[str, News]:
        """Everything in words for `viewer`, and what is left to be told.

        Of more events than can be listened to the recap is told and the last one, where it tells the whole.
        While a `scene` is watched all of it is told, and what came after it once it was seen. One `beside`
        the game, which has gone on, is told together with that. `asked` is what the game asks now.
        """
        now = self._until(scene[-1], viewer) if scene else self._with_later()
        events = _around(now.events, beside, viewer) if beside else now.events[-max(MOST, len(scene)) :]
        words = []
        if localizer is not None:
            if recap is not None and recap.whole and not scene and len(now.events) > FEW:
                words, events = [recap_said(recap, localizer, texts)], events[-1:]
            words += [localizer.event(event.seen_by(viewer)) for event in events]
        others = [asked if say is question else say(texts, localizer) for say in now.others]
        words += filter(None, dict.fromkeys(others))  # a question once
        return " ".join(words), now._replace(events=(), others=())

    def _with_later(self) -> News:
        return News((*self.later_events, *self.events), (*self.later, *self.others), game=self.game)

    def _until(self, last: Event, viewer: int | None) -> News:
        """Leave for later what came after this event, if it has not been told yet."""
        for place in reversed(range(len(self.events))):
            if self.events[place].seen_by(viewer) == last:
                return News(self.events[: place + 1], (), self.events[place + 1 :], self.others, self.game)
        return self


def _around(events: tuple[Event, ...], scene: Sequence[Event], viewer: int | None) -> tuple[Event, ...]:
    """All events of a scene, if it has not been told yet, and the last ones before and after it."""
    seen = [event.seen_by(viewer) for event in events]
    if scene[0] not in seen or scene[-1] not in seen:
        return events[-MOST:]
    first, after = seen.index(scene[0]), len(seen) - seen[::-1].index(scene[-1])
    return (*events[max(0, first - MOST) : after], *events[after:][-MOST:])

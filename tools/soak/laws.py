"""The laws of the page, whatever it is told, and how a list of messages that breaks one is made short."""

from __future__ import annotations

import json
import re
from hashlib import sha256
from itertools import takewhile
from typing import TYPE_CHECKING, Any, NamedTuple

from tests.web.driven import App
from tools.soak.trial import Found
from web.model import message as msg
from web.model.effect import KeepGames, KeepShared, Show
from web.model.journal import JournalEntry
from web.model.report import report_text

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from web.model.effect import Effect
    from web.model.lesson import Tutor
    from web.model.play import Play

# What a person sees of cards and can do with them. None of it stands behind a curtain.
PRIVATE = re.compile(r"\sdata-(?:card|choice|step|why)=")

# These look at the game, or show it: none makes a choice or takes one back.
LOOKING = (
    msg.ThingPointedAt | msg.HoldingLookedFor | msg.ForecastWorkedOn | msg.ForecastDrawn | msg.Drawn
    | msg.OpponentThinks | msg.WorkedOn
    | msg.GamesKept | msg.SharedKept | msg.TextCopied | msg.WordsSought | msg.LinkChosen
)  # fmt: skip
MOST_TRIES = 400  # shorter lists that are tried


class Before(NamedTuple):
    """What the page had on its table before a message."""

    play: Play | None
    choices: list[int]  # as a record has them: which of those that were legal
    viewer: int | None
    tutor: Tutor | None
    step: int


class Watched(App):
    """An `App` that raises Found as soon as a law does not hold. `shown` says what came of its messages."""

    def __init__(self, environment: Mapping[str, Any] | None = None) -> None:
        super().__init__(environment)
        self.shown: list[str] = []

    def send(self, message: msg.Message, time: msg.Timestamp | None = None) -> list[Effect]:
        """Take it over, and look whether the laws hold."""
        before = self._before()
        effects = super().send(message, time)
        self.shown += [digest(effect) for effect in effects]
        self._look(message, before, effects)
        return effects

    def keep(self) -> dict[str, str | None]:
        """What came to be written into the storage: nothing is done that no message asked for."""
        found, self._texts = self._texts, {}
        return found

    def _before(self) -> Before:
        play = self.page.play
        if play is None:
            return Before(None, [], None, None, 0)
        tutor = play.tutor
        step = tutor.place if tutor is not None else 0
        digits = [it.digit for it in play.session.match.choices]
        return Before(play, digits, play.session.viewer, tutor, step)

    def _look(self, message: msg.Message, before: Before, effects: Sequence[Effect]) -> None:
        failure, play = self.page.failure, self.page.play
        if failure is not None and not isinstance(message, msg.Failed):
            raise Found(f"the page crashed: {failure!r}"[:500], self.page.link) from failure
        if play is None:
            return
        here = self.page.playing is not None and play.look is None
        curtain = here and play.session.curtain is not None
        for effect in effects:
            if isinstance(effect, Show) and curtain and PRIVATE.search(effect.payload["parts"]["app"]):
                self._broken("behind a curtain there is a card, or something to be pressed")
        if before.play is not None and play.id == before.play.id:
            self._look_at_choices(message, before, play)
            tutor = play.tutor
            same = tutor is not None and before.tutor is not None and tutor.whole is before.tutor.whole
            # whoever solves a puzzle is told that and the solution on one screen
            if same and tutor is not None and not tutor.puzzle and tutor.place > before.step + 1:
                self._broken("one message led two steps of a lesson further")
        claimed = message.id if isinstance(message, msg.GameClaimed) and not message.ok else None
        if play.kept and play.id == claimed:
            self._broken("a game that is open in another window stays on the table")

    def _look_at_choices(self, message: msg.Message, before: Before, play: Play) -> None:
        session, choices = play.session, play.session.match.choices
        # a puzzle may put the game back before it shows its solution
        alike = sum(
            1 for _ in takewhile(lambda it: it[0].digit == it[1], zip(choices, before.choices, strict=False))
        )
        new = choices[alike:]
        if isinstance(message, LOOKING) and (new or alike < len(before.choices)):
            self._broken("who only looks has changed the game")
        if isinstance(message, msg.TimePassed):
            made = [it for it in new if it.seat in session.humans and it.number - 1 not in session.automatic]
            if made or alike < len(before.choices):
                self._broken("what happens by itself has chosen for a person")
        if isinstance(message, msg.ThingPressed) and any(it.seat != before.viewer for it in new[:1]):
            self._broken("a press has chosen for somebody else")

    def _broken(self, law: str) -> None:
        raise Found(law, self.page.link)


def digest(effect: Effect) -> str:
    """A short text for an effect: its kind, and a checksum of what it shows, keeps or reads."""
    match effect:
        case Show(payload):
            kind, data = "show", payload
        case KeepGames(texts):
            kind, data = "keep", texts
        case KeepShared(shared):
            kind, data = "share", shared
        case _:
            return type(effect).__name__
    return f"{kind} {sha256(json.dumps(data, sort_keys=True, default=dict).encode()).hexdigest()[:16]}"


def replayed(known: Mapping[str, Any], entries: Sequence[JournalEntry]) -> Watched:
    """The page after these messages, from its start. Raises Found where a law does not hold."""
    app = Watched(known)
    for entry in entries:
        for _ in range(entry.times):
            app.send(entry.message, entry.time)
    return app


def look_again(app: Watched) -> None:
    """Tell another page the same: it has to do the same. Raises Found."""
    journal = app.journal
    again = replayed(journal.known, [*journal.entries])
    if again.shown != app.shown:
        at = next((n for n, it in enumerate(app.shown) if again.shown[n : n + 1] != [it]), len(app.shown))
        raise Found(f"the same messages do not give the same page: effect {at}", app.page.link)


def shortened(
    known: Mapping[str, Any],
    entries: Sequence[JournalEntry],
    broken: Callable[[Sequence[JournalEntry]], bool],
) -> list[JournalEntry]:
    """Fewer of the messages that still break a law: half of them is left out, a quarter, at last one."""
    left, tries, size = [*entries], 0, max(1, len(entries) // 2)
    while tries < MOST_TRIES:
        at, before = 0, len(left)
        while at < len(left) and tries < MOST_TRIES:
            fewer = left[:at] + left[at + size :]
            tries += 1
            if broken(fewer):
                left = fewer
            else:
                at += size
        if size == 1 and len(left) == before:
            break
        size = max(1, size // 2)
    return left


def explained(app: Watched, found: Found) -> Found:
    """What was found, with a short list of messages that shows it: the text of a report."""
    journal = app.journal
    known = journal.known
    journal.entries = shortened(known, journal.entries, lambda some: _breaks(known, some, found))
    text = report_text(journal, "", lambda pasted: pasted)
    return Found(f"{found} ({len(journal.entries)} messages)", text)


def _breaks(known: Mapping[str, Any], entries: Sequence[JournalEntry], found: Found) -> bool:
    """Whether these messages break the same law."""
    try:
        look_again(replayed(known, entries))
    except Found as again:
        return str(again).partition(":")[0] == str(found).partition(":")[0]
    except Exception:  # noqa: BLE001 - something else is wrong with these
        return False
    return False

"""How the course of a game is told in short: by turns, and of each choice what came of it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from pygames.engine.event import Event

NONE: frozenset[str] = frozenset()


class Telling(NamedTuple):
    """Which kinds of events tell a game in short.

    An event of `turns` begins a turn; one of `unseated` that of somebody without a seat, such as a boss.
    `told` are the kinds that say what came of a choice; a choice without any is told by its first event. Of
    those in `summed` the numbers `n` add up. Those in `means`, such as the gold that a turn gains and spends,
    are left out where the whole turn is told. A choice told by kinds in `brisk` alone needs no reading of its
    own. One of `fleeting` says where a card went; if the choice did not name it, nobody may have seen it.
    `whole` says that all that counts is told by these kinds.
    """

    turns: frozenset[str] = NONE
    told: frozenset[str] = NONE
    summed: frozenset[str] = NONE
    means: frozenset[str] = NONE
    brisk: frozenset[str] = NONE
    unseated: frozenset[str] = NONE
    fleeting: frozenset[str] = NONE
    whole: bool = False

    def of(self, events: Sequence[Event], *, turn: bool = False) -> list[Event]:
        """What is told of these events of a choice, or of a whole `turn`: at least the first."""
        told = self.told - self.means if turn else self.told
        return [event for event in events if event.kind in told] or list(events[:1])


UNTOLD = Telling()


class Deed(NamedTuple):
    """What came of one choice within one turn.

    `number` is that of the choice, `seat` who made it and `action` the kind of it; of what a turn begins with
    they are those of no choice: `seat` None, `action` empty. `at` is the place of the first event in the log.
    """

    seat: int | None
    number: int
    action: str
    at: int
    events: list[Event]


class Turn(NamedTuple):
    """A turn: the event that begins it (None: what was before the first one), and what was done in it."""

    begins: Event | None
    deeds: list[Deed]


def by_turns(telling: Telling, choices: Iterable[tuple[int | None, int, str, Sequence[Event]]]) -> list[Turn]:
    """The turns of choices: of each who made it, its number, the kind of action, and what it caused.

    Before the first choice stands what a game begins with, made by nobody.
    """
    turns = [Turn(None, [])]
    at = 0
    for seat, number, action, events in choices:
        deed = Deed(seat, number, action, at, [])
        for event in events:
            if event.kind in telling.turns:
                turns.append(Turn(event, []))
                deed = Deed(None, number, "", at + 1, [])
            else:
                if not deed.events:
                    turns[-1].deeds.append(deed)
                deed.events.append(event)
            at += 1
    return turns if turns[0].deeds else turns[1:]

"""What is heard of a game: each kind of sound once for all that came of a choice."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pygames.engine.face import Face
from pygames.engine.sound import BLOW, CARD, COIN, DIE

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from pygames.engine.event import Event
    from web.model.session import Session

TURN = "turn"  # a person is asked who has waited for others
WIN, LOSS = "win", "loss"
KINDS = (CARD, COIN, BLOW, DIE, TURN, WIN, LOSS)  # all that web/js/sound.js can play


def heard(session: Session, events: Iterable[Event]) -> tuple[str, ...]:
    """What is heard of these events, in their order."""
    face = session.match.game.part(Face)
    return tuple(filter(None, dict.fromkeys(face.sound(event.kind) for event in events)))


def heard_after(session: Session) -> tuple[str, ...]:
    """What is heard of how the game stands after a choice: it is over, or a person is asked again."""
    result = session.match.result
    if result is not None:
        return end_heard(result.winners, session.humans, session.match.seats)
    return (TURN,) if _back(session) else ()


def end_heard(winners: Sequence[int], persons: Sequence[int], seats: int) -> tuple[str, ...]:
    """A win where a person has won, or only opponents played; nothing where several have drawn."""
    if not winners:
        return (LOSS,) if seats == 1 else ()
    return (LOSS,) if persons and not set(persons) & set(winners) else (WIN,)


def _back(session: Session) -> bool:
    """Whether the person looking is asked now, and somebody else has chosen last."""
    if session.due or not session.can_act:
        return False
    pressed = (it for it in reversed(session.match.choices) if it.number - 1 not in session.automatic)
    last = next(pressed, None)
    return last is not None and last.seat != session.viewer

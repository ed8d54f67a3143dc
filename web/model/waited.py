"""What has happened while somebody waited for another choice of their own."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

    from pygames.engine.match import Choice
    from pygames.words.recap import Deeds, RecapLine


def since_own_choice(choices: Sequence[Choice], seat: int, deeds: Deeds, eyes: int | None) -> list[RecapLine]:
    """What has come of the choices since this seat's last one, as `eyes` (None: everybody) saw it.

    Passing is no choice, and tells what came of it.
    """
    found: list[RecapLine] = []
    for choice in reversed(choices):
        if choice.seat == seat and choice.action.text != "pass":
            break
        found = [*deeds(choice.seat, [event.seen_by(eyes) for event in choice.events]), *found]
    return found

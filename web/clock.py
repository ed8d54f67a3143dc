"""The time of day at the person's place. A machine's clock may say anything."""

from __future__ import annotations

from time import localtime, time

from web.model.message import Timestamp


def timestamp() -> Timestamp:
    """What the clock says now."""
    now = int(seconds() * 1000) / 1000  # to the millisecond, as a report tells it
    return Timestamp(now, seconds_east(now))


def seconds() -> float:
    """Seconds since 1970; 0 where the clock is so wrong that Python does not take it."""
    try:
        return time()
    except OverflowError:
        return 0.0


def seconds_east(now: float) -> int:
    """How many seconds the clocks of this place are ahead of UTC at a time; 0 where nobody can know."""
    try:
        return localtime(now).tm_gmtoff
    except (OverflowError, OSError, ValueError):
        return 0

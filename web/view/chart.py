"""A line of shares between 0 and 1, drawn from left to right; what it shows stands in words beside it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from web import html as h

if TYPE_CHECKING:
    from collections.abc import Collection, Sequence

WIDE, HIGH = 100, 30  # units of the drawing


def line_of(shares: Sequence[float], marked: Collection[int] = ()) -> h.Element:
    """The line through one share or more, with dots at the `marked` places, and a line where a half is."""
    last = max(1, len(shares) - 1)
    spots = [(f"{WIDE * n / last:.1f}", f"{HIGH - HIGH * it:.1f}") for n, it in enumerate(shares)]
    return h.svg(
        ".analysis-curve",
        viewBox=f"0 -1 {WIDE} {HIGH + 2}",
        preserveAspectRatio="none",
        aria_hidden="true",
        focusable="false",
    )[
        h.line(x1="0", x2=str(WIDE), y1=str(HIGH / 2), y2=str(HIGH / 2)),
        h.polyline(points=" ".join(",".join(spot) for spot in spots)),
        (h.path(d=f"M{x},{y}h0.01") for n, (x, y) in enumerate(spots) if n in marked),
    ]

"""Icons on a coarser grid lie where they lay."""

import json
import re

import pytest

from web.bundle import sprite
from web.bundle.common import MODULES
from web.bundle.outline import coarse, pieces

POINTS = re.compile(r' d="([^"]*)"')


def ends(path: str) -> list[tuple[float, float]]:
    """Where the pen is after each piece."""
    x = y = 0.0
    start, found = (x, y), []
    for command, values in pieces(path):
        letter = command.lower()
        by = (x, y) if command == letter else (0.0, 0.0)
        if letter == "z":
            x, y = start
        elif letter == "h":
            x = values[0] + by[0]
        elif letter == "v":
            y = values[0] + by[1]
        else:
            x, y = values[-2] + by[0], values[-1] + by[1]
        start = (x, y) if letter == "m" else start
        found.append((x, y))
    return found


def test_what_is_rounded_does_not_drift() -> None:
    """A hundred steps of a fraction lead as far as they did."""
    path = "m.4.4" + "l.4 .4" * 100
    assert ends(coarse(path))[-1] == (40, 40)
    assert len(coarse(path)) < len(path)


@pytest.mark.parametrize(
    ("path", "short"),
    [
        ("M10.4 10.6 20 30", "m10 11l10 19"),
        ("M10 10L20.2 30H5.4v-9.6Z", "m10 10l10 20h-15v-10z"),
        ("m5 5a1.25 1.25 0 011.5.5", "m5 5a1.2 1.2 0 0 1 1 1"),
        ("m5 5c.1.1.2.2.3.3l4 4", "m5 5l4 4"),
        ("m1 1zl4 4", "m1 1zl4 4"),
    ],
)
def test_a_path_is_written_with_whole_numbers(path: str, short: str) -> None:
    """Lines after the first point, absolute pieces, arcs with their flags, pieces that nobody sees."""
    assert coarse(path) == short


@pytest.mark.parametrize("path", ["m1", "m1 1z4", "m1 1a5 5 0 2 1 4 4", "m1 1 x"])
def test_what_is_no_path_is_refused(path: str) -> None:
    """Instead of drawing something else."""
    with pytest.raises((ValueError, KeyError)):
        coarse(path)


def test_no_icon_of_the_page_has_moved() -> None:
    """Each point at most a unit from where it was, of 512; and much less is written."""
    icons = json.loads((MODULES / "@iconify-json" / "game-icons" / "icons.json").read_text(encoding="utf-8"))
    before = after = 0
    for icon in sprite.every_icon():
        body = icons["icons"].get(icon.icon, {}).get("body", "") if icon.set == "game-icons" else ""
        for path in POINTS.findall(body):
            short = coarse(path)
            was = ends(path)
            assert all(min(abs(x - a) + abs(y - b) for a, b in was) <= 1 for x, y in ends(short)), icon.name
            before, after = before + len(path), after + len(short)
    assert 0 < after < 0.6 * before

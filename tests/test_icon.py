"""The icon and the manifest are what browsers expect."""

import json
import struct
import zlib
from pathlib import Path

import pytest

from web.bundle import icon, offline
from web.bundle.common import BuildError


def pixels(png: bytes) -> list[list[tuple[int, ...]]]:
    """What is in a picture of ours."""
    size, tall = struct.unpack(">II", png[16:24])
    assert size == tall
    length = struct.unpack(">I", png[33:37])[0]
    rows = zlib.decompress(png[41 : 41 + length])
    width = 1 + 4 * size
    assert len(rows) == width * size
    return [[tuple(rows[row * width + 1 + 4 * n :][:4]) for n in range(size)] for row in range(size)]


def test_the_picture_has_round_corners_and_the_colours_of_the_table() -> None:
    """Transparent at the corner, the mat at the edge, the red diamond where the SVG has it."""
    picture = pixels(icon.png(64))
    assert picture[0][0][3] == 0
    assert picture[32][1] == (0x2A, 0x51, 0x47, 255)
    assert picture[32][38] == (0xB0, 0x18, 0x27, 255)


def test_a_maskable_picture_fills_its_square() -> None:
    """Whatever shape a system cuts out, there is a ground; and the cards are in the middle of it."""
    picture = pixels(icon.png(64, maskable=True))
    assert {picture[y][x] for y in (0, 63) for x in (0, 63)} == {(0x2A, 0x51, 0x47, 255)}
    drawn = [(x, y) for y in range(64) for x in range(64) if picture[y][x] != (0x2A, 0x51, 0x47, 255)]
    assert max((x - 31.5) ** 2 + (y - 31.5) ** 2 for x, y in drawn) <= (0.4 * 64) ** 2


@pytest.mark.parametrize("maskable", [False, True])
def test_the_drawing_has_every_shape(maskable: bool) -> None:
    """It has those of the picture."""
    assert icon.svg(maskable=maskable).count("<rect ") == len(icon.shapes(maskable=maskable))


def test_the_manifest_s_addresses_are_relative(tmp_path: Path) -> None:
    """The site works in any folder."""
    lines = offline.install(tmp_path, lambda name, _content: f"./assets/{name}")
    facts = json.loads((tmp_path / offline.MANIFEST).read_text(encoding="utf-8"))
    places = [facts["start_url"], facts["scope"], *(it["src"] for it in facts["icons"])]
    assert all(place.startswith("./") for place in places)
    assert "id" not in facts  # it would count from the host's root, which neighbours share
    assert facts["theme_color"] in lines[-2]


def test_the_colours_are_those_of_the_style_sheet(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """When they can no longer be read from it, the build stops."""
    (tmp_path / "tokens.css").write_text(":root { --page: red }", encoding="utf-8")
    monkeypatch.setattr(offline, "TOKENS", tmp_path / "tokens.css")
    with pytest.raises(BuildError, match="light-dark"):
        offline.page_colours()

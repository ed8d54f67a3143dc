"""Pictures for those who are sent a link: the page's table, as large as those want it who show links."""

import shutil
from pathlib import Path

from e2e.browser import program
from e2e.conftest import DIST, FULL
from web.bundle import previews
from web.bundle.static_pages.document import PICTURE, PICTURE_SIZE

PLACES = ("puzzles/hero-realms/1", "rules/heroz/hz-27", "fr/learn/boss-quest/first-game")


def size_of(jpeg: bytes) -> tuple[int, int]:
    """Width and height of a JPEG, as its first frame says."""
    at = 2
    while jpeg[at + 1] not in (0xC0, 0xC2):
        at += 2 + int.from_bytes(jpeg[at + 2 : at + 4])
    height, width = jpeg[at + 5 : at + 7], jpeg[at + 7 : at + 9]
    return int.from_bytes(width), int.from_bytes(height)


@FULL
def test_every_page_with_a_table_gets_its_picture(tmp_path: Path) -> None:
    """Each its own; a page without a table gets none."""
    shutil.copytree(DIST / "assets", tmp_path / "assets")
    for place in (*PLACES, "rules"):
        (tmp_path / place).mkdir(parents=True, exist_ok=True)
        shutil.copy(DIST / place / "index.html", tmp_path / place)
    files = [tmp_path / place / "index.html" for place in PLACES]
    assert previews.with_tables(tmp_path) == sorted(files)
    previews.draw(files, program("chromium"))
    drawn = [(tmp_path / place / PICTURE).read_bytes() for place in PLACES]
    assert {size_of(it) for it in drawn} == {PICTURE_SIZE}
    assert len(set(drawn)) == len(drawn)
    assert all(len(it) > 20_000 for it in drawn)

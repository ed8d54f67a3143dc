"""What a site with an address tells those who are sent a link: whole addresses, and pictures that exist."""

import re
from concurrent.futures import ThreadPoolExecutor
from urllib.request import urlopen

import build
from e2e.browser import program
from e2e.conftest import DIST
from e2e.test_previews import size_of
from tools.bench.host import Host
from web.bundle import previews
from web.bundle.found import SHOWN
from web.bundle.static_pages.addresses import of_lesson
from web.bundle.static_pages.document import PICTURE, PICTURE_SIZE

NAMED = re.compile(r'<meta (?:property|name)="([\w:]+)" content="([^"]*)">')
CANONICAL = re.compile(r'<link rel="canonical" href="([^"]*)">')


def facts(folder: str) -> dict[str, str]:
    """What the page of this folder says of itself, by its name."""
    html = (DIST / folder / "index.html").read_text(encoding="utf-8" if folder else "latin-1")
    return {**dict(NAMED.findall(html)), "canonical": CANONICAL.findall(html)[0]}


def folders() -> list[str]:
    """Where the site has a page; the first page's is empty."""
    found = [it.parent.relative_to(DIST).as_posix() for it in sorted(DIST.rglob("index.html"))]
    return ["" if it == "." else f"{it}/" for it in found]


def test_every_page_names_its_own_whole_address() -> None:
    """For search engines and for those who show links."""
    for folder in folders():
        told = facts(folder)
        assert told["canonical"] == told["og:url"] == build.REAL_ADDRESS + folder


def test_the_pictures_that_pages_name_are_those_that_are_drawn() -> None:
    """Each page with a table names its own, the first page that of a lesson, no other page one."""
    drawn = {f"{it.parent.relative_to(DIST).as_posix()}/" for it in previews.with_tables(DIST)}
    named = {it: facts(it)["og:image"] for it in folders() if "og:image" in facts(it)}
    assert len(drawn) > 100
    assert named.pop("") == f"{build.REAL_ADDRESS}{of_lesson(*SHOWN)}{PICTURE}"
    assert named == {it: f"{build.REAL_ADDRESS}{it}{PICTURE}" for it in drawn}
    assert of_lesson(*SHOWN) in drawn


def test_the_first_pages_picture_is_had_at_its_address(pygames_host: Host) -> None:
    """Drawn as a whole build draws it; as large as the page says."""
    page = DIST / of_lesson(*SHOWN) / "index.html"
    with ThreadPoolExecutor(1) as other:  # this one has Playwright of other tests
        other.submit(previews.draw, [page], program("chromium")).result()
    try:
        with urlopen(facts("")["og:image"], timeout=60) as answer:  # noqa: S310 - ours
            assert answer.headers["Content-Type"] == "image/jpeg"
            assert size_of(answer.read()) == PICTURE_SIZE
    finally:
        (page.parent / PICTURE).unlink()
    assert (facts("")["og:image:width"], facts("")["og:image:height"]) == tuple(map(str, PICTURE_SIZE))

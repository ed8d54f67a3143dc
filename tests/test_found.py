"""What lets the site be found and shared: the list of its pages, and the page for wrong addresses."""

import re
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

from pygames.engine.text import LANGUAGES
from web.bundle import found, lost, valid
from web.bundle.common import DIST
from web.bundle.static_pages.addresses import every, in_language
from web.bundle.static_pages.document import Site, body_of, document, oembed
from web.bundle.static_pages.entry import entry_page
from web.bundle.static_pages.example import example
from web.texts import Texts

ADDRESS = "https://you.example/pygames/"
LOC = f"{{{found.NAMESPACE}}}url/{{{found.NAMESPACE}}}loc"


def test_the_sitemap_lists_pages_that_are_there_in_both_languages(tmp_path: Path) -> None:
    """All but puzzles that were withdrawn; `robots.txt` says where it lies."""
    found.write(tmp_path, ADDRESS)
    tree = ET.parse(tmp_path / found.SITEMAP)  # noqa: S314 - ours
    listed = [str(it.text) for it in tree.findall(LOC)]
    assert len(set(listed)) == len(listed)
    folders = [it.removeprefix(ADDRESS) for it in listed]
    assert all((DIST / it / "index.html").is_file() for it in folders)
    left = {in_language(it, language) for it in every() for language in LANGUAGES} - {*folders}
    assert {it.removeprefix("fr/").split("/")[0] for it in left} <= {"puzzles"}
    assert f"Sitemap: {ADDRESS}sitemap.xml\n" in (tmp_path / found.ROBOTS).read_text(encoding="utf-8")


def test_without_an_address_nothing_is_told_to_search_engines(tmp_path: Path) -> None:
    """They take whole addresses only."""
    found.write(tmp_path, "")
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(("address", "named"), [("", "./"), (ADDRESS, ADDRESS)])
def test_the_first_page_says_what_it_is_to_those_who_share_it(address: str, named: str) -> None:
    """Its name, what it is for, and its address where that is known."""
    head = "\n".join(found.head(address))
    assert f'<link rel="canonical" href="{named}">' in head
    assert '<meta property="og:title" content="Tabletop games">' in head
    assert '<meta property="og:description"' in head
    assert ('property="og:url"' in head) == ('property="og:image"' in head) == bool(address)


@pytest.mark.parametrize("address", ["", ADDRESS])
def test_a_page_with_a_table_names_its_picture_where_its_address_is_known(address: str) -> None:
    """To those who show a link, and in its oEmbed; web/bundle/previews.py draws it."""
    texts, site = (
        Texts("fr"),
        Site("rules.css", "rule-page.js", "icon.svg", {}, address, {"heroz": "icons.css"}),
    )
    page = entry_page("HZ-27", example("HZ-27", texts), texts)
    body = body_of(page, texts)
    picture = f"{ADDRESS}fr/rules/heroz/hz-27/picture.jpg"
    html = document(page, body, site, texts)
    assert (f'<meta property="og:image" content="{picture}">' in html) == bool(address)
    assert address == "" or oembed(page, body, site, texts)["thumbnail_url"] == picture
    empty = entry_page("HZ-27", None, texts)
    assert "og:image" not in document(empty, body_of(empty, texts), site, texts)


def test_wordpress_listens_to_the_height_of_a_page() -> None:
    """It looks for this quotation before the frame (wp_maybe_enqueue_oembed_host_js)."""
    texts, site = Texts("en"), Site("rules.css", "rule-page.js", "icon.svg", {}, ADDRESS, {})
    page = entry_page("HZ-27", None, texts)
    html = str(oembed(page, body_of(page, texts), site, texts)["html"])
    assert re.match(
        r'<blockquote class="wp-embedded-content"><a href="[^"]+">[^<]+</a></blockquote><iframe ', html
    )
    assert 'frameborder="0"' in html
    assert 'width="100%"' in html
    assert 'sandbox="allow-scripts allow-same-origin"' in html


@pytest.mark.parametrize("address", ["", ADDRESS])
def test_the_page_for_wrong_addresses_is_valid_and_leads_on_without_scripts(address: str) -> None:
    page = lost.page(address)
    assert valid.faults(("404", page)) == ""
    root = "/pygames/" if address else "/"
    for to in ("", "rules/", "fr/puzzles/", "learn/"):
        assert f'href="{root}{to}"' in page

"""The pages of the rules: one a rule, at an address that stays, complete without scripts."""

import gzip
import re
from functools import cache
from html import unescape
from os.path import normpath
from pathlib import Path

import pytest

import pygames
from pygames.engine.text import LANGUAGES, Language
from pygames.games import PLAYABLE
from pygames.school.witness import witnesses
from pygames.words.localizer import Words
from pygames.words.rulebook import Rule
from web.bundle import valid
from web.bundle.common import DIST
from web.bundle.static_pages import picture
from web.bundle.static_pages.addresses import entries, every, in_language, of_booklet, of_entry, of_game
from web.bundle.static_pages.document import LONGEST_TITLE

GIVEN = Path(__file__).parent / "addresses.txt"
MOST = 8_000  # bytes of a page, compressed as hosts do
MOST_LIST = 11_000  # of a game's list of all its rules
MOST_BOOKLET = 32_000  # of a whole rulebook
TRY = re.compile(r'href="[^"]*[?]lang=\w+#([^"]*)"')
SHEET = re.compile(r'<link rel="stylesheet" href="([^"]*)">')
TITLE = re.compile(r"<title>([^<]*)</title>")
LINK = re.compile(r'(?:href|src|data-index)="([^"#?]*)[^"]*"')
# one of each kind of page
SAMPLE = (
    "rules/",
    "rules/heroz/",
    "rules/hero-realms-lich/booklet/",
    "rules/heroz/hz-27/",
    "rules/heroz/amb-hz-07/",
    "rules/immortal-king/hik-94/",
    "puzzles/",
    "puzzles/heroz/",
    "puzzles/hero-realms/1/",
    "learn/",
    "learn/hero-realms-lich/",
    "learn/hero-realms-lich/soul-jars/",
)


def read(folder: str) -> str:
    """A page as it was built."""
    return (DIST / folder / "index.html").read_text(encoding="utf-8")


def test_an_address_once_given_stays() -> None:
    """`addresses.txt` has them all: lines are added to it, and none is ever taken away."""
    assert GIVEN.read_text(encoding="utf-8").split() == every()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_and_ruling_has_its_page(language: Language) -> None:
    """With its words in every game that has it: what a game takes over stands where it comes from."""
    pages = {it: unescape(read(in_language(of_entry(it), language))) for it in entries()}
    for game in PLAYABLE:
        for entry in pygames.load(game).part(Words).rulebook.entries:
            parts = (entry.text,) if isinstance(entry, Rule) else (entry.question, entry.reading)
            for part in parts:
                assert part.to(language) in pages[entry.id], (game, entry.id)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", PLAYABLE)
def test_a_booklet_has_every_rule_and_ruling_of_its_game(game: str, language: Language) -> None:
    """Those that the game takes over from another too, each with the way to its own page."""
    page = unescape(read(in_language(of_booklet(game), language)))
    for entry in pygames.load(game).part(Words).rulebook.entries:
        parts = (entry.text,) if isinstance(entry, Rule) else (entry.question, entry.reading, entry.reason)
        assert all(part.to(language) in page for part in parts), entry.id
        assert f">{entry.id}</a>" in page


@pytest.mark.parametrize("language", LANGUAGES)
def test_pages_are_told_apart_by_their_titles_which_are_words(language: Language) -> None:
    """Of all games; a rule's number alone says nothing to whom a link is sent."""
    titles: dict[str, str] = {}
    for folder in every():
        (title,) = TITLE.findall(unescape(read(in_language(folder, language))))
        titles[folder] = title
        assert len(title) <= LONGEST_TITLE or " · " not in title, title
    said = list(titles.values())
    twice = sorted({folder for folder, title in titles.items() if said.count(title) > 1})
    assert twice == []
    assert titles["rules/heroz/hz-27/"].endswith("… · HEROZ")


def test_a_page_names_itself_and_its_other_language() -> None:
    """Without what may stand behind its address; who speaks neither language is sent to the English one."""
    page = read("fr/rules/heroz/hz-27/")
    english, here = "../../../../rules/heroz/hz-27/", "./"
    assert f'<link rel="canonical" href="{here}">' in page
    for name, to in (("en", english), ("fr", here), ("x-default", english)):
        assert f'<link rel="alternate" hreflang="{name}" href="{to}">' in page


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_page_is_large(language: Language) -> None:
    """Those of puzzles and lessons neither; the list of a game's rules, and its rulebook, may be longer."""
    most = {of_game(it): MOST_LIST for it in PLAYABLE} | {of_booklet(it): MOST_BOOKLET for it in PLAYABLE}
    for folder in every():
        page = read(in_language(folder, language))
        assert len(gzip.compress(page.encode(), 9)) <= most.get(folder, MOST), folder


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_icon_of_a_page_is_there(language: Language) -> None:
    """In a style sheet that the page links, or in the page where it is drawn there."""
    for folder in every():
        page = read(in_language(folder, language))
        named = picture.icons([page])
        given = {
            icon
            for sheet in SHEET.findall(page)
            for icon in masks((DIST / in_language(folder, language) / sheet).resolve())
        }
        assert named <= given, folder
        assert set(re.findall(r'<use href="#([^"]*)"', page)) <= set(
            re.findall(r'<symbol id="([^"]*)"', page)
        )


@cache
def masks(sheet: Path) -> frozenset[str]:
    """The icons of a style sheet."""
    return frozenset(re.findall(r"[.](icon-[\w-]+){--icon", sheet.read_text(encoding="utf-8")))


def test_a_picture_has_nothing_that_is_not_seen() -> None:
    """What only a press opens, what only a reader hears, and what no style sheet names."""
    seen = '<div class="board" data-text="A"><br>{}<i class="badge">B</i>{}</div>'
    said = '<span class="visually-hidden">of <b>A</b><br></span>', '<div popover="auto"><p>C</p></div>'
    assert picture.short(seen.format(*said)) == seen.format("", "")
    assert (
        picture.short('<b class="no-such icon" data-no-such="1" role="img" id="a">D</b>')
        == '<b class="icon">D</b>'
    )


def test_an_icon_is_drawn_by_a_style_sheet() -> None:
    """But for those whose outline is drawn besides: a mask has none."""
    drawn = '<svg class="icon{}" aria-hidden="true"><use href="#icon-fear"></use></svg>'
    assert picture.masked(drawn.format(" house")) == '<svg class="icon house icon-fear"></svg>'
    assert picture.masked(drawn.format(" none")) == drawn.format(" none")
    symbol = '<symbol id="icon-fear" viewBox="0 0 8 8"><path d="M0 0h8"/></symbol>'
    image = "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 8 8'><path d='M0 0h8'/></svg>"
    sheet = picture.sheet(["icon-fear"], {"icon-fear": symbol}).decode()
    assert sheet.endswith(f'.icon-fear{{--icon:url("data:image/svg+xml,{image}")}}')


@pytest.mark.parametrize("game", PLAYABLE)
def test_what_the_program_keeps_has_an_example_that_can_be_tried(game: str) -> None:
    """Every enforced rule's page draws its witness; every tenth link is opened, and refuses the same."""
    kept = [rule.id for rule in pygames.load(game).part(Words).rulebook.rules if rule.kept == "enforced"]
    for n, name in enumerate(it for it in kept if entries()[it][0] == game):
        (link,) = TRY.findall(read(of_entry(name)))
        if n % 10:
            continue
        witness = witnesses(game)[name]
        if witness.kind == "refused":
            told = witness.refusal(pygames.replay(link))
            assert told is not None
            assert told.rule == name


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_link_of_a_page_leads_somewhere(language: Language) -> None:
    """To a page, a file or the games, whatever folder the site lies in."""
    found: set[str] = set()
    for folder in every():
        here = DIST / in_language(folder, language)
        for link in LINK.findall(read(in_language(folder, language))):
            target = normpath(f"{here}/{link}")
            if target not in found:
                assert Path(target).is_relative_to(DIST), (folder, link)
                assert Path(target).is_file() or Path(target, "index.html").is_file(), (folder, link)
                found.add(target)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_of_a_game_is_called_as_the_gallery_calls_the_game(language: Language) -> None:
    for entry in pygames.catalogue():
        page = unescape(read(in_language(of_game(entry.id), language)))
        assert f"<title>{entry.title.to(language)}" in page


def test_the_pages_are_valid_html() -> None:
    """One of each kind, in both languages."""
    pages = [in_language(it, language) for it in SAMPLE for language in LANGUAGES]
    assert valid.faults(*((it.replace("/", "-"), read(it)) for it in pages)) == ""

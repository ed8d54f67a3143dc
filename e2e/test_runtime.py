"""The page's own Python: all of it is there from the beginning, and its errors are those of any Python."""

import io
import json
import re
import traceback
import zipfile
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from textwrap import dedent
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

import pygames
from e2e.conftest import ROOT, RUN, Opener, opener_in
from web.bundle import trim
from web.bundle.archive import game_zip

RULES = ROOT / "pygames"
IDS = [it.id for it in pygames.catalogue() if it.playable]
OWN = ROOT / "tests" / "immortal_king" / "cards" / "proving-ground.toml"

# Says what `found` is when the code given has run, or why it could not.
TOLD = """
def find():
{code}
    return found

def tell():
    import json, traceback
    from js import document
    try:
        found = find()
    except Exception:
        found = traceback.format_exc()
    document.documentElement.dataset.told = json.dumps(found)

tell()
"""

# Reads all games in, in this order.
ALL_READ = """
from web import late
from web.browser import bring

await bring()
for game in {order}:
    for _ in late.read(game):
        pass
"""

MODULES = """
    import os, sys
    files = {name: str(getattr(it, "__file__", None) or "") for name, it in sys.modules.items()}
    found = {
        "modules": sorted(files),
        "sources": [name for name, file in files.items() if os.path.exists(file)],
        "places": sys.path,
    }
"""

BUILT_IN = """
    import sys
    found = [sorted(sys.builtin_module_names), sorted(set(sys.builtin_module_names) - set(sys.modules))]
"""

MISSING = """
    import importlib
    found = []
    for name in ("nowhere", "pygames.nowhere", "pygames.games.heroz.nowhere", "web.nowhere", "unittest"):
        try:
            importlib.import_module(name)
        except Exception as error:
            found.append([type(error).__name__, getattr(error, "name", "") == name])
"""

TRACEBACK = """
    import traceback
    import pygames
    try:
        pygames.replay("heroz.3.spoiled")
    except pygames.GameError:
        found = traceback.format_exc()
"""


GAMES = """
    import pygames
    from pygames.games import PLAYABLE
    from pygames.school.lesson import lessons, said
    found = []
    games = [(game.id, seats, {{}}) for game in pygames.catalogue() if game.playable for seats in game.seats]
    for game, seats, options in [*games, ("immortal-king", 1, {{"cards": {cards!r}}})]:
        match = pygames.new(game, seats=seats, seed=5, options=options)
        for _ in range(40):
            if match.decision is not None:
                match.play(match.decision.legal_actions[0])
        match.view(0)
        found.append(match.record.link(match.game))
    for game in pygames.catalogue():
        for name, lesson in lessons(pygames.load(game.id)).items():
            match = lesson.match(PLAYABLE)
            found.append([name, match.record.link(match.game), [said(it.text, "fr") for it in lesson.steps]])
"""


def games_code() -> str:
    """Plays every game for a while; cards of one's own are among them."""
    return GAMES.format(cards=OWN.read_text(encoding="utf-8"))


@cache
def games_here() -> Any:
    """What comes of it in this Python."""
    here: dict[str, Any] = {}
    exec(dedent(games_code()), here)  # noqa: S102 - our own
    return here["found"]


def modules() -> list[str]:
    """Every module of the rules and of the page."""
    names = zipfile.ZipFile(io.BytesIO(game_zip())).namelist()
    ours = [name[:-3] for name in names if name.endswith(".py") and name.startswith(("pygames/", "web/"))]
    return sorted(name.removesuffix("/__init__").replace("/", ".") for name in ours)


@pytest.fixture(scope="module")
def started(browser: Browser) -> Iterator[Page]:
    """One page for all who only ask its Python something."""
    problems: list[str] = []
    context = browser.new_context(service_workers="block")
    page = opener_in(context, problems)("site")
    page.evaluate(RUN, ALL_READ.format(order=IDS))
    yield page
    context.close()
    assert not problems


def told(page: Page, code: str) -> Any:
    """Run this in the page's Python; gives its `found`."""
    page.evaluate("delete document.documentElement.dataset.told")
    page.evaluate(RUN, TOLD.format(code=code))
    page.wait_for_selector("html[data-told]", state="attached")
    return json.loads(page.locator("html").get_attribute("data-told") or "")


@pytest.mark.parametrize("kind", [pytest.param("site", marks=pytest.mark.full), "single"])
def test_every_module_but_those_of_games_is_there_when_the_page_starts(open_page: Opener, kind: str) -> None:
    """Those of the games come after it. Nothing is compiled in the page: it has no sources."""
    page = open_page(kind)
    found = told(page, MODULES)
    games = ("pygames.games.", "web.view.games.")
    assert {it for it in modules() if not it.startswith(games)} <= set(found["modules"])
    page.evaluate(RUN, ALL_READ.format(order=IDS))
    found = told(page, MODULES)
    names = modules()
    assert {"web.browser", "pygames.engine.match", "web.view.games.heroz.table"} <= set(names)
    assert set(names) - set(found["modules"]) == set()
    assert set(found["sources"]) <= {"pyscript"}  # which PyScript writes
    assert not [place for place in found["places"] if "pygames" in place or place.endswith(".zip")]


def test_every_game_needs_no_file(started: Page) -> None:
    """With any number of players, and with cards of one's own beside ours: as in this Python."""
    assert told(started, games_code()) == games_here()


@pytest.mark.parametrize(
    ("query", "order"),
    [
        ("", IDS[::-1]),
        *(
            pytest.param(f"#{it}/puzzle/1", IDS, marks=() if it == IDS[-1] else pytest.mark.full)
            for it in IDS
        ),
        *(pytest.param("", [it, *IDS], marks=pytest.mark.full) for it in IDS[1:]),
    ],
)
def test_games_are_the_same_in_whatever_order_they_come(
    open_page: Opener, query: str, order: list[str]
) -> None:
    """From the memory of a link, or read in after the page, in any order."""
    page = open_page("site", query=query)
    page.evaluate(RUN, ALL_READ.format(order=order))
    assert told(page, games_code()) == games_here()


def test_the_built_in_modules_are_those_that_the_page_uses(started: Page) -> None:
    there, unused = told(started, BUILT_IN)
    assert there == sorted(trim.NEEDED)
    assert unused == ["_hmac"]


def test_a_module_that_is_not_there_is_said_to_be_missing(started: Page) -> None:
    """It is said in Python's own way, also beside modules that came from where nothing is any more."""
    assert told(started, MISSING) == [["ModuleNotFoundError", True]] * 5


def test_a_traceback_names_files_and_lines(started: Page) -> None:
    """It names those of this Python, though the page has no sources, wherever the sources lie."""
    with pytest.raises(pygames.GameError) as caught:
        pygames.replay("heroz.3.spoiled")
    here = traceback.extract_tb(caught.value.__traceback__)
    rules = [(Path(it.filename), str(it.lineno)) for it in here if Path(it.filename).is_relative_to(RULES)]
    assert rules
    there = re.findall(r'File "(?:/[^"]*/)?(pygames/[^"]+\.py)", line (\d+)', told(started, TRACEBACK))
    assert there == [(file.relative_to(ROOT).as_posix(), line) for file, line in rules]

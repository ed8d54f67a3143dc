"""What the address leaves out: its buttons are hidden, and neither they nor their keys do anything."""

import re
from pathlib import Path

import pytest

import pygames
from pygames.games import PLAYABLE
from tests.web.driven import App
from tests.web.hands import finished, table
from tests.web.test_host import ask, middle
from web.model.window import BARRED
from web.update.commands import AT_TABLE, COMMANDS, KEYS, TABLE_KEYS

SHEET = (Path(__file__).parents[2] / "web" / "css" / "host.css").read_text(encoding="utf-8")


def frame(without: str, **known: object) -> App:
    """The page in a frame that leaves these out."""
    return App({"languages": "en", "framed": True, "embedded": True, "without": without, **known})


def test_the_sheet_hides_what_python_bars() -> None:
    """Each switch has the same buttons in both, and all of them are buttons of the page."""
    rules = re.findall(r'\[data-without~="(\w+)"\]((?:(?!\[data-without)[^{])*)', SHEET)
    assert {name: tuple(re.findall(r'data-do="([\w-]+)"', rule)) for name, rule in rules} == BARRED
    assert {it for names in BARRED.values() for it in names} <= COMMANDS.keys() | AT_TABLE.keys()


@pytest.mark.parametrize(
    ("without", "name"), [(without, name) for without, names in BARRED.items() for name in names]
)
def test_a_button_that_is_left_out_does_nothing(without: str, name: str) -> None:
    """Nor does its key; what is no switch is left alone."""
    app = frame(f"nonsense {without}", hash=pygames.new("heroz", seed=4).record.link(pygames.load("heroz")))
    app.handle({"type": "click", "data": {"choice": "0"}})
    app.payload()  # what is done once is done
    before = app.payload()
    app.handle({"type": "click", "data": {"do": name, "arg": "heroz"}})
    for key in (key for key, does in {**KEYS, **TABLE_KEYS}.items() if does == name):
        app.handle({"type": "key", "key": key})
    assert app.payload() == before


@pytest.mark.parametrize("game", PLAYABLE)
def test_who_only_watches_steps_through_the_game_and_plays_nothing(game: str) -> None:
    """From the first choice to the last, by keys and by the page around; nothing leads to the present."""
    match = middle(game)
    link, count = match.record.link(match.game), len(match.choices)
    app = frame("play", hash=link)
    assert table(app).here == 0
    app.handle({"type": "key", "key": "."})
    assert table(app).here == 1
    app.handle({"type": "click", "data": {"do": "rulebook"}})
    app.handle({"type": "click", "data": {"do": "close"}})
    app.handle({"type": "key", "key": "Escape"})
    app.handle({"type": "click", "data": {"choice": "0"}})
    app.handle({"type": "click", "data": {"do": "back"}})
    app.handle({"type": "place", "place": f"link:{link}", "hash": link})
    assert table(app).here == 1
    assert ask(app, "hint")[-1] == {"type": "error", "game": game, "key": "open.empty"}
    assert ask(app, "goto", at=count) == [{"type": "at", "game": game, "at": count, "of": count}]
    assert table(app).look is not None
    assert len(table(app).session.match.choices) == count
    ask(app, "load", link=f"{link}@2")
    assert table(app).here == 2


def test_who_only_watches_a_game_that_is_over_sees_all_its_cards_and_goes_nowhere_else() -> None:
    """It begins with the first choice; after the last its end is not played on from."""
    match = finished()
    app = frame("play", hash=match.record.link(match.game))
    assert table(app).here == 0
    app.handle({"type": "key", "key": "End"})
    look = table(app).look
    assert look is not None
    assert look.opened
    for name in ("what-if", "branch", "look-away"):
        app.handle({"type": "click", "data": {"do": name, "arg": "1"}})
    assert table(app).look is look

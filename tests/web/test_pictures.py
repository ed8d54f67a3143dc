"""The pictures on cards: each card of each game has one, and it comes with the game."""

import re
from collections.abc import Iterator

import pytest

from pygames.games import PLAYABLE
from pygames.games.boss_quest.cards import COMPANION_NAMES
from pygames.games.boss_quest.house import KINDS
from pygames.games.hero_realms.cards import FACES
from pygames.games.heroz.cards import NAMES
from pygames.games.immortal_king.card_library import FIELDS, SETS, known, ours
from tests.web.driven import App
from tests.web.hands import start
from web.bundle import sprite
from web.view.cards import face, parse
from web.view.games.boss_quest.cards import boss, sign, weapon
from web.view.pictures import TABLES, picture, sets

REALMS = ("hero-realms", "hero-realms-lich", "hero-realms-skirmish")


def cards(game: str) -> Iterator[tuple[str, str]]:
    """Each card of a game, or each kind of cards, and its name in English."""
    if game in REALMS:
        lich = game == "hero-realms-lich"
        yield from ((it.id, it.name.en) for it in FACES.values() if lich or it.id not in TABLES[REALMS[1]])
    elif game == "immortal-king":
        for kind in (*FIELDS, "final"):
            for cards_of_set in map(ours, SETS):
                yield from ((key, it["name"]["en"]) for key, it in known(cards_of_set, kind).items())
    elif game == "boss-quest":
        values = [f"weapon-{n}" for n in range(1, 8)]
        bosses = ["reaper", *(f"boss-{n}" for n in range(14, 22))]
        yield from ((it, it) for it in (*values, "potion", *bosses, *KINDS, *COMPANION_NAMES))
    else:
        yield from ((parse(it).rank, it) for it in NAMES if parse(it).kind != "troop")
        yield from ((suit, suit) for suit in "♥♦♣♠")


@pytest.mark.parametrize("game", PLAYABLE)
def test_every_card_has_a_picture(game: str) -> None:
    """It is an icon of the page, or one that is loaded with the game. No table names a card that is none."""
    there = {it.name for it in sprite.icons()}
    there |= {it.name for below in sets(game) for it in sprite.on_cards(below)}
    found = {card: picture(game, card) for card, _ in cards(game)}
    assert set(found.values()) <= there
    assert TABLES[game].keys() <= found.keys()


@pytest.mark.parametrize("game", [*REALMS, "immortal-king"])
def test_two_cards_of_two_names_have_two_pictures(game: str) -> None:
    """In games whose cards have names. In the others cards of one kind have one, and differ by a number."""
    names: dict[str, set[str]] = {}
    for card, name in cards(game):
        names.setdefault(picture(game, card), set()).add(name)
    assert {icon: found for icon, found in names.items() if len(found) > 1} == {}


def test_a_card_without_a_picture_is_drawn_all_the_same() -> None:
    assert picture("immortal-king", "a-card-of-ones-own") == ""
    assert "#icon-boss" in boss(99, reaper=False)


def test_tables_draw_what_stands_in_the_tables_of_pictures() -> None:
    assert f"#icon-{picture('heroz', 'K')}" in face(parse("K♠"), "K")
    assert f"#icon-{picture('heroz', '♦')}" in face(parse("8♦"), "8")
    assert f"#icon-{picture('boss-quest', 'weapon-4')}" in weapon("red", 4, "R")
    assert f"#icon-{picture('boss-quest', 'force-2')}" in sign("force-2")
    assert f"#icon-{picture('boss-quest', 'swap-pile')}" in sign("swap-pile")


@pytest.mark.parametrize("game", [*REALMS, "immortal-king"])
def test_a_table_shows_them_and_says_what_is_loaded(game: str) -> None:
    """The browser is told of the games whose pictures it needs, of none before there is a game."""
    app = App({})
    assert app.payload()["pictures"] == ()
    start(app, game)
    shown = app.payload()
    loaded = {it.name for below in shown["pictures"] for it in sprite.on_cards(below)}
    used = set(re.findall(r"#icon-(card-[\w-]+)", shown["parts"]["app"]))
    assert used
    assert used <= loaded


def test_one_author_drew_an_icon() -> None:
    """Whoever is credited for it in one place is in the others."""
    authors: dict[tuple[str, str], set[str]] = {}
    for icon in sprite.every_icon():
        authors.setdefault((icon.set, icon.icon), set()).add(icon.author)
    assert {icon: found for icon, found in authors.items() if len(found) > 1} == {}

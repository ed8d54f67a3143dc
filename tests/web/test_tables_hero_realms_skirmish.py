"""The table of the Skirmish: every word one button, what a behaviour means, the clock, the boss at work."""

import re
from typing import Any

import pytest

from pygames.engine.match import Match
from pygames.engine.text import Language
from pygames.games.hero_realms_skirmish.game import GAME
from pygames.words.localizer import Localizer
from tests.hero_realms_skirmish.scene import Scene, new, scene
from tests.web.tables import TableLaws, Tables, text_of
from web.model.marks import Marks
from web.texts import Texts
from web.view.games.hero_realms_skirmish.scene import picture
from web.view.games.hero_realms_skirmish.table import table
from web.view.pointing import Pointing

VARIANTS = {"reinforcements": True, "boss_abilities": True}
GAMES: list[tuple[int, dict[str, Any], int, Language]] = [
    (1, {}, 1, "en"),
    (1, {"boss": "rayla", **VARIANTS}, 2, "fr"),
    (1, {"boss": "borg", "gems_for_sale": True, **VARIANTS}, 3, "en"),
    (1, {"boss": "torgen-rocksplitter", "loss_at_last_gem": False}, 4, "fr"),
]
tables = Tables(GAME, table, ("Ada",))


class TestTable(TableLaws):
    """The laws of all tables."""

    tables = tables
    games = GAMES
    ids = ("orc-grunt", "rayla", "borg", "torgen")
    placed = frozenset({"end", "pass", "endure"})
    elsewhere = frozenset()
    further = True

    def words(self, view: dict[str, Any], viewer: int | None) -> list[str]:
        """The words that the table must offer to this viewer."""
        boss, player = view["boss"], view["players"][0]
        words: list[str] = [it["card"] for it in view["row"]]
        words += [view["gems"]["card"]] if view["gems"]["card"] else []
        words += [boss["card"], *boss["actions"], *boss["passing"], *boss["behaviour"], *boss["pile"]]
        words += [it["card"] for it in boss["champions"]]
        words += (view["looking"] or {}).get("cards", [])
        words += [it["card"] for kind in ("champions", "played", "beside") for it in player[kind]]
        return words + (player["hand"]["cards"] if viewer == 0 else [])


def at(match: Match) -> str:
    """The table as the player sees it, with what may be chosen marked."""
    assert match.decision is not None
    return tables.drawn(match, 0, "en", Pointing(Marks(match.decision)))


def piece(html: str, id: str) -> str:
    """What the element of this id says, as far as it is one button."""
    return text_of(html, f'id="{id}', "</button>")


@pytest.mark.rules("HRS-16", "HRS-31", "HRS-32", "HRS-35")
def test_each_behaviour_says_what_it_would_mean_at_the_market_as_it_lies() -> None:
    """Borg is of the Guild; the market has no Guild card, then one."""
    s = scene("borg", "dagger", row="taxation taxation recruit lys spark")
    match = new(boss="borg", boss_abilities=True)
    html = at(match)
    assert len(re.findall('class="sk-choice"', html)) == 2  # of two Daggers one
    assert "Dagger ×2" in piece(html, "behave-dagger")
    assert "It attacks with 1 less." in piece(html, "behave-gold")
    assert "It may draw more than one card" in piece(html, "behave-gold")
    assert "It may draw" not in piece(html, "behave-dagger")
    meaning = text_of(at(s.match), 'id="behaviour"', 'id="boss-zone"')
    assert "Up to cost 5" in meaning
    assert "Now it would discard Lys, the Unseen." in meaning
    bribed = scene("borg", "gold", row="taxation bribe recruit lys spark")
    assert "Now it would take Bribe." in text_of(at(bribed.match), 'id="behaviour"', 'id="boss-zone"')
    poor = scene("borg", "gold", row="taxation taxation recruit lys spark")
    assert "Now it would get 3 gold, and buy cards with it." in text_of(
        at(poor.match), 'id="behaviour"', 'id="boss-zone"'
    )


@pytest.mark.rules("HRS-18")
def test_behaviour_cards_say_what_was_used() -> None:
    s = scene("orc-grunt", "gold")
    html = at(s.match)
    assert [*re.findall(r'sk-chip"[^>]*data-state="(\w+)"', html)] == ["top", "pile", "pile"]
    assert "Gold, in force" in text_of(html, 'id="behaviour"', 'id="boss-zone"')


@pytest.mark.rules("HRS-10", "HRS-63")
def test_the_counter_is_a_clock_that_shows_reinforcements() -> None:
    html = at(new(boss="borg", reinforcements=True))
    pips = re.findall(r'sk-pip" data-state="(\w+)"', html)
    assert pips == ["next", *["left"] * 8, "reinforced", *["left"] * 6]
    assert "16 turns left" in text_of(html, 'id="gem"', "</button>")
    assert "Reinforcement in 10 turns" in text_of(html, 'id="gem"', "</button>")
    late = at(scene("borg", "dagger", counter=2).match)
    pips = re.findall(r'sk-pip" data-state="(\w+)"', late)
    assert pips == [*["gone"] * 14, "next", "left"]
    assert "data-few" in late


def test_the_gem_lies_at_the_market_only_where_it_is_for_sale() -> None:
    for sold in (False, True):
        html = at(new(gems_for_sale=sold))
        assert ('id="gem"' in html) != sold
        assert ('id="market-fire-gem' in html) == sold


def test_all_the_combat_is_one_press_and_less_of_it_beside_it() -> None:
    html = at(scene("orc-grunt", "gold", combat=5).match)
    assert text_of(html, 'id="attack"', "</button>") == "Attack with 5"
    assert re.findall(r'id="amount-(\d+)"', html) == ["4", "3", "2", "1"]
    assert 'id="amounts"' not in html


@pytest.mark.rules("HRS-27")
@pytest.mark.parametrize(("combat", "held"), [(3, True), (4, False)])
def test_an_attack_that_the_shield_stops_is_not_put_forward(combat: int, *, held: bool) -> None:
    html = at(scene("orc-grunt", "gold", combat=combat).match)
    button = html[html.rindex("<button", 0, html.index('id="attack"')) : html.index('id="attack"')]
    assert ("hr-deed--quiet" in button) is held


@pytest.mark.parametrize(
    ("combat", "zone", "asked"), [(3, "", False), (4, "", True), (4, "dire-wolf", False)]
)
def test_the_end_of_the_turn_asks_about_combat_that_would_do_something(
    combat: int, zone: str, *, asked: bool
) -> None:
    """Combat that the shield stops, or that stuns no champion, is lost without a question."""
    s = scene("orc-grunt", "gold", combat=combat, zone=zone)
    text = f"{combat} combat is not used: press again to end"
    assert (text in text_of(at(s.match).partition('id="deed-end"')[2])) is asked


@pytest.mark.rules("HRS-48")
def test_a_question_in_the_boss_turn_says_how_much_of_the_attack_is_left() -> None:
    """Its cards are buttons by name, too, within the thumb's reach."""
    s = scene("borg", "dagger", champions="cult-priest")
    s.play("end")
    assert s.asks == "A giving"
    home = at(s.match).partition('id="home"')[2]
    assert "5 of the boss’s attack still to come" in text_of(home)
    assert 'id="give-up-cult-priest' in home
    assert "Stun Cult Priest: 1 of the attack left" in text_of(home)
    assert 'id="deed-endure"' in home


def drawn(s: Scene, *played: str) -> str:
    """The scene of the last of these choices."""
    for action in played[:-1]:
        s.play(action)
    view = s.match.view(0)
    s.play(played[-1])
    events = s.match.choices[-1].events
    localizer = Localizer(GAME, "en", tables.names[:1], s.match.options)
    return str(picture("boss", events, view, localizer, Texts("en")))


def steps(html: str) -> list[str]:
    """What is said of each step."""
    return [text_of(it) for it in re.findall(r"<li.*?</li>", html)]


@pytest.mark.rules("HRS-29", "HRS-32", "HRS-45")
def test_the_boss_turn_is_drawn_step_by_step() -> None:
    found = steps(drawn(scene("orc-grunt", "gold", row="taxation taxation recruit recruit taxation"), "end"))
    assert len(found) == 5
    assert found[0] == "turn counter 15"
    assert found[2] == "market +3"
    assert found[3].startswith("cards and attack")


@pytest.mark.rules("HRS-48")
def test_what_follows_a_question_is_drawn_in_the_step_that_it_interrupted() -> None:
    s = scene("borg", "dagger", champions="cult-priest")
    found = steps(drawn(s, "end", "endure"))
    assert found[0] == "turn counter"
    assert "−5" in found[3]

"""The table of the Lich's game as HTML: every word one button, nothing hidden said, jars in sight."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from pygames.games.hero_realms_lich.game import GAME
from tests.hero_realms_lich.scene import Scene, hero, lich, scene
from tests.web.tables import TableLaws, Tables, text_of
from web.model.marks import Marks
from web.view.games.hero_realms_lich.table import table
from web.view.pointing import Pointing

if TYPE_CHECKING:
    from pygames.core.rulebook import Language

NAMES = ("Ada", "Blaise", "Chloé", "Denis", "Élodie", "Farid")
GAMES: list[tuple[int, dict[str, Any], int, Language]] = [
    (2, {}, 1, "en"),
    (2, {"versus": True}, 2, "fr"),
    (4, {}, 3, "en"),
    (6, {"twins": True}, 5, "fr"),
]
tables = Tables(GAME, table, NAMES)


class TestTable(TableLaws):
    """The laws of all tables."""

    tables = tables
    games = GAMES
    ids = ("2-party", "2-versus", "4-party", "6-twins")
    placed = frozenset({"end", "pass", "challenge", "suffer"})
    elsewhere = frozenset()
    further = True

    def words(self, view: dict[str, Any], viewer: int | None) -> list[str]:
        """The words that the table must offer to this viewer."""
        words: list[str] = [it["card"] for it in view["row"]] + view["packs"]
        words += [view["gems"]["card"]] if view["gems"]["card"] else []
        words += (view["looking"] or {}).get("cards", [])
        kinds = ("champions", "minions", "played", "beside", "powers")
        for seat, player in enumerate(view["players"]):
            words.append(player["letter"])
            if not (view["packs"] and seat == (viewer or 0)):
                words += [it["card"] for kind in kinds for it in player[kind]]
            words += player["hand"]["cards"] if seat == viewer and not view["packs"] else []
        return words


def at(s: Scene, viewer: int, *picked: str) -> str:
    """The table as a player sees it, with what may be chosen marked."""
    decision = s.match.decision
    assert decision is not None
    return tables.drawn(s.match, viewer, "en", Pointing(Marks(decision, picked)))


def test_a_boss_shows_jar_minions_and_piles() -> None:
    html = at(scene(hero(), lich("void", jars="manipulation", minions="zombie")), 0)
    assert 'id="play-void"' in html
    assert 'id="play-zombie"' in html
    assert "1 Soul Jar face down." in text_of(html)
    assert "manipulation" not in html


def test_the_seating_says_who_is_adjacent() -> None:
    html = at(scene(hero(), hero(pack="cleric"), hero(pack="wizard"), lich()), 1)
    assert "Adjacent: Ada, Chloé." in text_of(html)


def test_a_defeated_member_lends_of_the_hand_that_the_party_sees() -> None:
    s = scene(hero(), hero("gold ruby", pack="cleric", health=0), lich(), turn="C")
    s.play("end")
    assert s.asks == "A borrow"
    html = at(s, 0)
    assert "Hand of Blaise" in text_of(html)
    assert 'id="lent-ruby' in html
    assert 'id="lent-' not in at(s, 2)

"""The table of the Lich's game as HTML: every word one button, nothing hidden said, jars in sight."""

import re
from typing import Any

import pytest

from pygames.engine.event import Event
from pygames.engine.text import Language
from pygames.games.hero_realms_lich.describe import roles_now
from pygames.games.hero_realms_lich.game import GAME
from pygames.words.localizer import Localizer, Words
from pygames.words.people import people
from tests.hero_realms_lich.scene import Scene, hero, lich, new, scene
from tests.web.tables import TableLaws, Tables, text_of
from web.model.marks import Marks
from web.texts import Texts
from web.view.games.hero_realms_lich.face import face
from web.view.games.hero_realms_lich.scene import picture
from web.view.games.hero_realms_lich.table import table
from web.view.pointing import Pointing

PACKS = ("fighter", "cleric", "wizard")
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
    decision = s.match.asks
    return tables.drawn(s.match, viewer, "en", Pointing(Marks(decision, picked)))


def test_a_boss_shows_jar_minions_and_piles() -> None:
    html = at(scene(hero(), lich("void", jars="manipulation", minions="zombie")), 0)
    assert 'id="play-void"' in html
    assert 'id="play-zombie"' in html
    assert "1 Soul Jar face down." in text_of(html)
    assert "manipulation" not in html


def test_where_attacks_are_told_by_signs_the_lich_is_called_by_what_it_is() -> None:
    """On the table it is the opponent, without a letter; those of the party have theirs."""
    html = at(scene(hero(), hero(pack="cleric"), lich(), combat=4), 0)
    assert "4 Lich" in text_of(html)
    html = at(scene(hero(), hero(pack="cleric"), lich(), combat=4, turn="C"), 2)
    assert "4 A" in text_of(html)


def test_the_seating_says_who_is_adjacent() -> None:
    html = at(scene(hero(), hero(pack="cleric"), hero(pack="wizard"), lich()), 1)
    assert "Adjacent: Ada, Chloé." in text_of(html)


@pytest.mark.rules("HRL-55", "AMB-HRL-19")
def test_a_challenge_is_told_for_the_turn_that_it_binds() -> None:
    """The coming one, or the one that is played; not when the challenger is defeated."""
    for health, turn, said in ((50, "A", "for its next turn"), (50, "C", "for this turn"), (0, "C", "")):
        s = scene(hero(), hero(pack="cleric", health=health), lich(), turn=turn, challengers=(1,))
        drawn = text_of(at(s, "ABC".index(turn)))
        assert ("Has challenged the Lich for" in drawn) is bool(said)
        assert said in drawn
        parts = GAME.part(Words).describe(s.match.view(0), Localizer(GAME, "en"))
        text = "\n".join(line for part in parts for line in part.lines)
        assert ("turn of the Lich: " in text) is (said == "for this turn")


def test_the_party_sits_in_its_order_with_links_that_pass_over_the_defeated() -> None:
    """The viewer among it; the first and the last are not linked."""
    for healths, linked in (((50, 50, 50), 2), ((50, 0, 50), 2), ((0, 50, 50), 1)):
        members = [hero(pack=it, health=n) for it, n in zip(PACKS, healths, strict=True)]
        html = at(scene(*members, lich(), turn="D"), 1)
        strip = html[html.index('class="lich-party"') : html.index('id="market"')]
        assert strip.index('id="plate-A"') < strip.index("lich-you") < strip.index('id="plate-C"')
        assert strip.count("lich-link") == 2
        assert strip.count("data-joined") == linked


def test_a_plate_says_once_what_somebody_plays() -> None:
    s = scene(hero(pack="fighter"), hero(pack="cleric"), lich())
    view = s.match.view(0)
    names = people(["", "steady", "steady"], "fr", ["Ada"], roles=roles_now(view))
    for called, said in ((names, "Clerc niveau Prudent"), (["Ada", "Blaise", "Denis"], "Blaise (Clerc)")):
        localizer, decision = Localizer(GAME, "fr", called), s.match.decision
        html = str(table(view, localizer, Texts("fr"), Pointing(Marks(decision, ()))))
        plate = html.partition('id="plate-B"')[2].partition("</button>")[0]
        assert text_of(f"<button{plate}").strip() == said


def test_a_flask_stands_for_each_jar() -> None:
    html = at(scene(hero(), lich("void", jars="manipulation heart-of-evil")), 0)
    assert re.findall(r'data-jar="(\w+)"', html) == ["open", "down", "down"]
    assert html.index("lich-lair") < html.index('id="play-void"') < html.index('id="market"')


@pytest.mark.rules("HRL-38")
def test_a_broken_jar_is_drawn_as_a_flask_less() -> None:
    events = [Event("hurt", (), {"seat": 1, "n": 4}), Event("jar_broken", (), {"seat": 1, "card": "void"})]
    drawn = str(
        picture("jar", events, scene(hero(), lich()).match.view(0), Localizer(GAME, "en"), Texts("en"))
    )
    assert re.findall(r'href="#icon-([a-z-]+)"', drawn) == ["attack", "potion"]
    assert re.findall(r"<strong[^>]*>(.*?)</strong>", drawn) == ["4", "−1"]


@pytest.mark.rules("HRL-33")
def test_amounts_for_the_size_of_the_party_are_counted() -> None:
    """For the eye; the words that are said tell the whole rule."""
    for heroes, n in ((1, 1), (3, 3)):
        members = [hero(pack=it) for it in PACKS[:heroes]]
        html = at(scene(*members, lich("void", minions="skeleton-horde")), 0)
        card = html[html.index('id="play-skeleton-horde') :]
        card = card[: card.index("</button>")]
        assert f'data-gives="combat">{n}<' in card
        assert "for each hero of the party" in text_of(card)


def test_a_defeated_member_lends_of_the_hand_that_the_party_sees() -> None:
    s = scene(hero(), hero("gold ruby", pack="cleric", health=0), lich(), turn="C")
    s.play("end")
    assert s.asks == "A borrow"
    html = at(s, 0)
    assert "Hand of Blaise" in text_of(html)
    assert 'id="lent-ruby' in html
    assert 'id="lent-' not in at(s, 2)
    assert "Borrow nothing" in text_of(html)


def test_who_says_that_nobody_borrows_says_it_in_these_words() -> None:
    s = scene(hero(), hero("gold", pack="cleric", health=0), hero(pack="wizard"), lich(), turn="D")
    s.play("end")
    assert s.asks == "A borrower"
    assert "Nobody borrows" in text_of(at(s, 0))


@pytest.mark.rules("HRL-17")
def test_a_member_is_called_defeated_at_the_end_too() -> None:
    """Not out of the game, as in the base game."""
    s = scene(hero(health=1), hero(pack="cleric", health=0), lich(), turn="C", combat=1)
    s.play("attack A 1")
    assert s.match.decision is None
    drawn = text_of(tables.drawn(s.match, 2, "en"))
    assert "defeated" in drawn
    assert "out" not in drawn.split()


@pytest.mark.rules("HRL-14")
def test_the_button_that_plays_cards_counts_none_that_gives_health() -> None:
    html = at(scene(hero("rally-the-troops gold ruby"), hero(pack="cleric"), lich()), 0)
    assert "Play 2 cards at once" in text_of(html)


@pytest.mark.rules("HRL-48", "HRL-49")
def test_whoever_may_not_end_the_turn_can_ask_why() -> None:
    for hand, why in (("gold", "HRL-49"), ("", "HRL-48")):
        s = scene(hero(hand), lich(), combat=3)
        assert re.search(r'id="deed-end"[^>]*data-why="end"|data-why="end"[^>]*id="deed-end"', at(s, 0))
        refusal = s.match.why_not_pointing(("end",))
        assert refusal is not None
        assert refusal.rule == why
    html = at(scene(hero(), lich()), 0)
    assert 'id="deed-end"' in html
    assert 'data-why="end"' not in html
    assert 'id="deed-end"' not in at(scene(hero("gold"), lich()), 1)  # the other's turn


@pytest.mark.rules("HRL-36")
def test_no_health_is_drawn_before_packs_and_jars_are_taken() -> None:
    before = at(Scene(new(seats=3, packs=False)), 0)
    assert before.count('data-figure="health"') == 5  # of the five packs
    assert "2 Soul Jars face down." in text_of(before)
    assert at(Scene(new(seats=3)), 0).count('data-figure="health"') == 3


def test_jars_and_minions_are_read_in_words() -> None:
    s = scene(hero(), lich("void", minions="zombie"))
    view, localizer = s.match.view(0), Localizer(GAME, "en")
    jar, minion = (face(word, view, localizer, Texts("en")) for word in ("void", "zombie"))
    assert jar is not None
    assert minion is not None
    assert "expend: each opponent loses 3 health" in " ".join(jar.lines).lower()
    assert "defense 1" in f"{minion.kind}"
    assert any("+2 combat" in it for it in minion.lines)

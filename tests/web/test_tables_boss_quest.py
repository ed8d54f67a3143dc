"""The table of Boss Quest as HTML: every word is one button, nothing hidden is said, figures are right."""

import re
from typing import Any

import pytest

from pygames.engine.match import Match
from pygames.engine.text import Language
from pygames.games.boss_quest.cards import SPELL, WEAPON
from pygames.games.boss_quest.game import GAME
from pygames.words.localizer import Localizer
from tests.boss_quest.scene import scene, state_of
from tests.web.tables import Page, TableLaws, Tables, text_of
from web.model.marks import Marks
from web.model.sentences import about, picked_said, said, what
from web.model.session import Session
from web.model.sight import Player as Person
from web.texts import Texts
from web.view.games.boss_quest.cards import ascii_id
from web.view.games.boss_quest.table import table
from web.view.pointing import Pointing
from web.view.prompt import tray
from web.view.text_table import name_of

NAMES = ("Ada", "Blaise", "Chloé", "Denis", "Élodie", "Fatou")
ALL = {"potions": True, "companions": True, "reaper": True}
GAMES: list[tuple[int, dict[str, Any], int, Language]] = [
    (2, {}, 1, "en"),
    (2, {"duel": True, "potions": True, "companions": True}, 2, "fr"),
    (3, ALL, 3, "en"),
    (4, {"all_weapons": True}, 4, "fr"),
    (5, {"reaper": True}, 5, "en"),
    (6, ALL, 6, "fr"),
]
GAME_NAMES = [f"{seats}-{language}" for seats, _, _, language in GAMES]


tables = Tables(GAME, table, NAMES)
drawn, positions = tables.drawn, tables.positions


class TestTable(TableLaws):
    """The laws of all tables."""

    tables = tables
    games = GAMES
    ids = GAME_NAMES
    placed = frozenset({"open", "bury", "scry", "renew"})
    elsewhere = frozenset({"pass", "wait", "live", "become"})

    def words(self, view: dict[str, Any], viewer: int | None) -> list[str]:
        """The words that the table must offer to this viewer."""
        words = ["1", "2", "3", "4", *view["row"], *view["reserve"]]
        words += [entry["spell"] for entry in view["active"]]
        words += [view["aims"]] if view["aims"] else []
        for player in view["players"]:
            words.append(player["letter"])
            words += [player["companion"]] if player["companion"] else []
            words += [it["name"] for it in player["visible"]]
            if player["hidden"] is not None:
                words.append(player["hidden"]["weapon"]["name"] if player["hidden"] else "back")
        # and what is no word of an action
        words += ["reaper" if view["boss"]["reaper"] else "boss", "bosses", "spells", "weapons", "armourer"]
        words += ["tokens"] * len(view["players"])
        words += ["reaper"] if view["reaper"]["state"] not in ("out", "fights") else []
        return words + (["mystery"] if view["mystery"] is not None else [])


@pytest.mark.parametrize("seed", range(3))
def test_a_hidden_weapon_is_not_named(seed: int) -> None:
    """Neither in words nor in ids, for a player and for an onlooker; nor is the mystery spell."""
    for match in positions(5, ALL, seed + 10):
        for viewer in (*range(5), None):
            view = match.view(viewer)
            html = drawn(match, viewer)
            state = state_of(match)
            held = [*state.hidden, *state.weapon_deck, *(card for card, *_ in state.weapon_bottom)]
            ids = {attrs["id"] for _, attrs in Page(html).having("id")}
            known = {it["weapon"]["name"] for it in (p["hidden"] for p in view["players"]) if it}
            for card in held:
                name = WEAPON.words[card] if card >= 0 else ""
                assert (f"weapon-{name}" in ids) == (name in known)
            mystery = state.mystery
            seen = [*view["row"], *view["spells"]["discard"], *(it["spell"] for it in view["active"])]
            if mystery >= 0 and not view["mystery"]:
                title = Localizer(GAME, "en").word("spell", SPELL.words[mystery])
                if all(Localizer(GAME, "en").word("spell", it) != title for it in seen):
                    assert str(title) not in html


@pytest.mark.parametrize(
    ("word", "id"),
    [
        ("boss+1", "boss-plus-1"),
        ("force-2", "force-minus-2"),
        ("need-blue", "need-blue"),
        ("cancel#2", "cancel-2"),
        ("boss-1#3", "boss-minus-1-3"),
    ],
)
def test_ids_of_spells(word: str, id: str) -> None:
    """Plain, and no two the same."""
    assert ascii_id(word) == id
    assert len(set(map(ascii_id, SPELL.words))) == len(SPELL.words)


# --- what is seen at a glance ---


def test_the_boss_says_its_sum() -> None:
    """Its card, what the spells change, the total; the spells lie beside it."""
    s = scene(boss=16, active="boss+1 need-blue")
    html = drawn(s.match, 0)
    boss = text_of(html, 'id="boss"', "</section>")
    assert "17 HP 16 +1" in boss
    assert "Boss: 17 HP with the spells, 16 on the card" in boss
    assert html.index('id="boss"') < html.index('id="beside-need-blue"') < html.index('id="magician"')


@pytest.mark.parametrize(
    ("weapons", "active", "said"),
    [
        ("(red-7) blue-7", "", "exact"),
        ("(red-7) blue-5", "", "2 short"),
        ("(red-7) blue-7 green-2", "", "2 over"),
        ("(red-7) blue-5", "force+2:A", "exact"),
        ("(red-7) blue-7", "need-green", "out: condition"),
        ("(red-7) blue-7", "need-red", "exact"),
    ],
)
def test_own_force_is_exact(weapons: str, active: str, said: str) -> None:
    """And its distance from the boss is said, or the condition that puts one out whatever the force."""
    s = scene("turns", weapons, "5/2", "5/2", boss=14, active=active)
    force = text_of(drawn(s.match, 0), 'class="knight knight--near"')
    assert f"/ 14 {said}" in force
    assert f"Force: {s.force('A')}" in force


def test_the_force_of_others_is_a_range() -> None:
    """By what this viewer has not seen: here a weapon worth 1 to 7."""
    s = scene(
        "turns", "(red-7) blue-5", "(green-3) red-6", "(blue-1) red-1", "(blue-2) blue-7 red-5", boss=14
    )
    html = drawn(s.match, 0)
    assert "8–14 / 14 may be" not in html
    other = text_of(html, 'aria-labelledby="knight-B"', "</section>")
    assert "Force: between 7 and 13" in other
    assert "7–13 / 14 at least 1 short" in other
    assert "hidden weapon: unknown" in other.lower()
    assert "green 3" not in other
    assert 'data-count="force:A' in html
    assert 'data-count="force:B' not in html  # what is only known better has not changed


def test_pawns_stand_where_their_players_are() -> None:
    """At the armourer's, or at the magician's once they have finished."""
    s = scene("turns", "5/2", "5/2", "5/2", "5/2", done="BD", armourer="C")
    html = drawn(s.match, 0)
    magician = text_of(html, 'data-place="magician"', "</p>")
    armourer = text_of(html, 'data-place="armourer"', "</p>")
    assert magician == "At the magician’s: Denis, Blaise D B"  # in turn order, from the armourer's left
    assert armourer == "At the armourer’s: Ada, Chloé A C"
    assert text_of(html, 'aria-labelledby="knight-C"', "</section>").startswith("C Chloé armourer")


@pytest.mark.rules("BQ-31", "BQ-74")
def test_who_has_finished_without_the_magician_is_not_shown_at_his_place() -> None:
    """Here A has taken weapons under "A or B"."""
    s = scene(seats=3, row="boss+1 boss-1", active="a-or-b")
    s.play("equip 1", "discard boss+1")
    html = drawn(s.match, 2)
    assert text_of(html, 'data-place="magician"', "</p>") == "At the magician’s: Blaise B"
    assert text_of(html, 'data-place="aside"', "</p>") == "Finished without going to the magician: Ada A"
    assert text_of(html, 'data-place="armourer"', "</p>") == "At the armourer’s: Chloé C"
    assert "finished" in text_of(html, 'aria-labelledby="knight-A"', "</section>")


def test_hearts_and_keys() -> None:
    """They are counts in words, and signs of which those not there are empty."""
    s = scene(hearts=(2, 3, 3), keys=(4, 0, 1))
    html = drawn(s.match, 0)
    near = html[html.index("knight--near") :]
    assert "Hearts: 2; keys: 4 of 5" in text_of(near)
    hearts, keys = near.split('class="keys"')[0], near.split('class="keys"')[1].split("</p>")[0]
    assert hearts.count("#icon-suit-hearts") == 3
    assert hearts.count("lost") == 1
    assert keys.count("#icon-key") == 5
    assert keys.count("lost") == 1


def test_the_viewer_sits_below_the_others_to_the_left() -> None:
    """In the order of the seats, whoever looks."""
    s = scene("turns", *["5/2"] * 5)
    for viewer, order in ((0, "BCDEA"), (3, "EABCD"), (None, "BCDEA")):
        page = Page(drawn(s.match, viewer))
        words = [attrs["data-word"] for _, attrs in page.having("data-word")]
        assert [word for word in words if word in "ABCDEF"] == list(order)


def test_a_mystery_spell_that_was_looked_at() -> None:
    """Is shown to the one who looked, and is no button."""
    s = scene("turns", "5/2", "5/2", "5/2", mystery="extra-key", row="boss+1", companions="spy ties chain")
    assert "Extra key" not in drawn(s.match, 0)
    s.play("scry")
    html = drawn(s.match, 0)
    mystery = text_of(html, 'id="mystery"', "</li>")
    assert mystery.startswith("Extra key")
    assert "Face down".lower() in mystery.lower()
    assert "extra-key" not in {attrs["data-word"] for _, attrs in Page(html).having("data-word")}
    assert "Extra key" not in drawn(s.match, 1)


def test_potions_say_how_they_count() -> None:
    """Either way until they are read, then with their sign."""
    s = scene("read_potions", "(red-7) potion-2", "(red-1) potion-1-", "5/2")
    html = drawn(s.match, 0)
    assert "±2" in text_of(html, 'id="weapon-potion-2"', "</button>")
    assert "−1" in text_of(html, 'id="weapon-potion-1"', "</button>")


def test_ghosts_and_the_reaper_are_told() -> None:
    """Who is a ghost, who has gone, who is the reaper; the reaper as the boss."""
    s = scene("turns", "5/2", "5/2", "", "5/2", roles="knight ghost gone reaper", hearts=(3, 0, 0, 0))
    html = drawn(s.match, 0)
    said = {letter: text_of(html, f'aria-labelledby="knight-{letter}"', "</section>") for letter in "BCD"}
    assert "ghost" in said["B"]
    assert "out of the game" in said["C"]
    assert "is the reaper" in said["D"]
    s = scene(reaper="fights")
    boss = text_of(drawn(s.match, 0), 'id="boss"', "</section>")
    assert boss.startswith("The reaper")
    assert "house value" in boss


# --- what is ours is marked so ---


def test_house_values_are_marked() -> None:
    """Colours always; companions, potions and the reaper when they are in the game."""
    bare, full = (Match(GAME, 4, 1, GAME.choose_options(options, 4)) for options in ({}, ALL))
    note = text_of(drawn(bare, 0), 'class="note-text"', "</p>")
    assert note.endswith("not known to us: red, green and purple.")
    note = text_of(drawn(full, 0), 'class="note-text"', "</p>")
    for words in ("red, green and purple", "companions’ names", "potions’ sizes", "reaper’s HP"):
        assert words in note
    html = drawn(full, 0)
    legend = text_of(html, 'class="legend"', "</ul>")
    assert legend.count("house value") == 3
    assert not re.search(r"(yellow|blue) \(house", legend)
    assert html.count("(house name)") == 6


def test_values_of_ones_own_are_not_the_house_s() -> None:
    """A reaper and potions that the players chose themselves."""
    options = {**ALL, "values": '{"potions": [2, 2, 4], "reaper": 20}'}
    html = drawn(Match(GAME, 4, 1, GAME.choose_options(options, 4)), 0)
    note = text_of(html, 'class="note-text"', "</p>")
    assert "potions" not in note
    assert "reaper" not in note
    assert "The reaper waits, 20 HP" in text_of(html, 'class="reaper"', "</p>")
    assert "house" not in text_of(html, 'class="reaper"', "</p>")


# --- the prompt bar, with this game ---


def test_the_buttons_of_a_picked_spell_name_it() -> None:
    """Those of the mystery spell stand on the table at the same time."""
    s = scene("turns", "5/2", "5/2", row="boss+1 force+1", mystery="cancel")
    session = Session.of(s.match, [Person("Ada"), Person(bot="random")]).point("boss+1")
    assert session is not None
    texts, localizer = Texts("en"), Localizer(GAME, "en", NAMES[:2])
    assert picked_said(session, localizer) == "Activate “Boss +1” · Discard “Boss +1”"  # as it is announced
    pointing = Pointing(session.marks)
    html = str(table(session.view, localizer, texts, pointing))
    under = str(tray(session, pointing, localizer, texts))
    assert "Chosen: Boss +1" in text_of(under)
    said = re.findall(r'>(Activate|Discard)<span class="choice-does">([^<]*)', under)  # a short word is seen
    assert [word for word, _ in said] == ["Activate", "Discard"]
    assert said[0][1] in said[1][1]  # what is given up
    assert re.findall(r'data-choice="(\d+)"[^>]*data-gives-up', under) == [str(session.marks.complete[1])]
    assert "mystery" not in under  # what is done with it stands on it
    assert set(re.findall(r'class="deed"[^>]*data-mark="(\w+)"', html)) == {"other"}
    assert 'aria-label="Activate the mystery spell"' in html


THINGS = {
    "boss": "The boss. Its HP count the active spells beside it. Whoever comes closest to them without "
    "exceeding wins the round.",
    "armourer": "The armourer. The knight who deals the weapons in this round, and hands them out. All draw "
    "weapons here until they go to the magician. The armourer plays last; the next knight has the part in "
    "the next round.",
    "bosses": "The boss pile. The bosses still to come, face down. One is turned up at the beginning of "
    "each round.",
    "spells": "The spell pile. Spells lying face down. Those of the magician come from it at the beginning "
    "of each round.",
    "weapons": "The weapon pile. Weapons lying face down. They are dealt from it, and asked for on one’s "
    "turn.",
    "tokens": "Hearts and keys. Whoever exceeds the boss’s HP in combat loses a heart. The winner of a round "
    "gets a key, and so does a PERFECT; enough keys win the game.",
    "back": "A hidden weapon. Its player knows it. It counts for the force, and is revealed at the combat.",
    "mystery": "The mystery spell. At the magician’s, a player says whether to activate or to discard it "
    "before it is turned up.",
    "reaper": "The reaper. It is fought once in a game, after a last heart has been lost for the first time. "
    "Whoever beats it chooses a destiny.",
}


@pytest.mark.parametrize("word", THINGS)
@pytest.mark.parametrize("asked", [True, False])
def test_a_thing_that_no_action_names_says_what_it_is(word: str, asked: bool) -> None:
    """Whoever has to choose, and also after something was picked."""
    s = scene("turns", "5/2", "5/2", row="force+1", mystery="cancel", options={"reaper": True})
    people = [Person("Ada"), Person(bot="random")] if asked else [Person(bot="random"), Person("Ada")]
    session = Session.of(s.match, people)
    localizer, texts = Localizer(GAME, "en"), Texts("en")
    shown = {attrs["data-word"] for _, attrs in Page(drawn(s.match, 0)).having("data-word")}
    assert word in shown
    assert said(session.why(word), session, localizer, texts) == THINGS[word]
    if asked:
        session = session.point("force+1") or session
        assert session.picked == ("force+1",)
        assert said(session.why(word), session, localizer, texts) == THINGS[word]
    french = said(session.why(word), session, Localizer(GAME, "fr"), Texts("fr"))
    assert french != THINGS[word]
    assert name_of(word, localizer, texts) == THINGS[word].split(".")[0]


def test_what_to_point_at_is_named_after_the_first_use() -> None:
    """A spell can be activated, discarded and, by the magpie, replaced: it is a spell to choose."""
    s = scene("turns", "5/2", "5/2", row="boss+1", companions="replace ties")
    localizer = Localizer(GAME, "en")
    assert what(Marks(s.match.decision), localizer) == "Choose how many weapons · a spell"
    assert what(Marks(s.match.decision, ("boss+1",)), localizer) == ""


@pytest.mark.parametrize(
    ("word", "said"),
    [
        ("boss+1", "Boss +1. Adds 1 to the boss’s HP."),
        ("cancel#2", "Cancel. Cancels an active spell; then both are discarded."),
        ("ties", "Fox. Its player wins ties."),
        ("blue-5", ""),
        ("A", ""),
    ],
)
def test_asking_about_a_card_says_what_it_does(word: str, said: str) -> None:
    """Spells and companions have a text of their own."""
    assert about(word, Localizer(GAME, "en")) == said

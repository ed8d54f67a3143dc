"""Defeated players: their champions and hands, borrowing, and how the game ends."""

from __future__ import annotations

import pytest

from pygames.games.hero_realms_lich.game import GAME
from pygames.words.localizer import Localizer, Words
from tests.hero_realms_lich.scene import Scene, hero, lich, scene
from tests.kit.scene import told


def falling() -> Scene:
    """The Lich's turn; A has 3 health, champions and a hand."""
    return scene(
        hero("gold ruby", champions="lys- myros", health=3, deck="gold*5 longsword"),
        hero(pack="wizard"),
        hero(pack="thief"),
        lich(),
        turn="D",
    )


@pytest.mark.rules("HRL-17", "HRL-18", "AMB-HRL-04")
def test_who_is_defeated_keeps_the_hand_and_loses_the_champions() -> None:
    s = falling()
    events = s.play("expend void")
    assert told(events, "HRL-17 defeated", seat=0) == 1
    assert s.state.out[0]
    assert s.cards("A", "champions") == ""
    assert sorted(s.cards("A", "discards").split()) == ["lys", "myros"]
    assert s.cards("A", "hands") == "gold ruby"
    assert s.count("A", "decks") == 6
    assert s.match.result is None


@pytest.mark.rules("HRL-19", "HRL-06", "AMB-HRL-09")
def test_the_defeated_have_no_turn_and_are_no_targets() -> None:
    s = scene(hero(), hero(pack="wizard", health=0), hero(pack="thief"), lich("void"), combat=0)
    s.play("end")
    assert s.asks == "C main"
    s.play("end")
    assert s.asks == "D main"
    s.play("expend void")
    assert [s.health(seat) for seat in "ABC"] == [47, 0, 47]
    assert s.why("attack B 1") == "HRL-19 is_out"


HANDS = [["gold", "dark-energy"], [], []]  # as a member, the boss and an onlooker see it
BORROW = (
    hero("gold dark-energy", health=0),
    hero(pack="wizard"),
    hero(pack="thief"),
    lich(),
)


@pytest.mark.rules("HRL-21", "AMB-HRL-33")
def test_after_the_turn_of_the_boss_one_member_may_borrow_one_card() -> None:
    s = scene(*BORROW, turn="D")
    s.play("end")
    assert s.asks == "B borrower"
    assert sorted(s.legal()) == ["appoint B", "appoint C", "pass"]
    assert s.why("appoint A") == "HRL-19 is_defeated"
    assert s.why("appoint D") == "HRL-21 boss_borrows_not"
    s.play("appoint C")
    assert s.asks == "C borrow"
    assert "pass" in s.legal()
    assert [s.player("A", viewer)["hand"]["cards"] for viewer in ("C", "D", "")] == HANDS
    s.play("borrow dark-energy")
    assert s.cards("C", "hands").endswith("dark-energy")
    assert s.cards("A", "hands") == "gold"
    assert s.asks == "B main"
    assert s.view()["players"][2]["borrowed"] == [{"card": "dark-energy", "other": 0}]


@pytest.mark.rules("HRL-21")
def test_nobody_need_borrow() -> None:
    s = scene(*BORROW, turn="D")
    s.play("end", "pass")
    assert s.asks == "B main"
    s = scene(*BORROW, turn="D")
    s.play("end", "appoint C", "pass")
    assert s.asks == "B main"
    assert s.cards("A", "hands") == "gold dark-energy"


@pytest.mark.rules("HRL-22", "AMB-HRL-05")
def test_the_same_member_may_borrow_of_each_defeated_player() -> None:
    s = scene(
        hero("gold", health=0), hero("ignite", pack="wizard", health=0), hero(pack="thief"), lich(), turn="D"
    )
    s.play("end", "borrow gold", "borrow ignite")
    assert s.cards("C", "hands") == "gold ignite"
    assert s.asks == "C main"


@pytest.mark.rules("HRL-23")
def test_a_borrowed_action_goes_to_its_owner_at_the_end_of_the_turn() -> None:
    s = scene(*BORROW, turn="D")
    s.play("end", "appoint B", "borrow dark-energy", "play dark-energy", "attack D 7", "end")
    assert s.cards("A", "discards") == "dark-energy"
    assert "dark-energy" not in s.cards("B", "discards")
    assert s.state.borrowed == ()


@pytest.mark.rules("HRL-24")
def test_a_borrowed_champion_stays_until_it_is_stunned() -> None:
    s = scene(hero("lys gold", health=0), hero(pack="wizard"), lich(deck="gold dark-energy"), turn="C")
    s.play("end", "borrow lys", "play lys", "expend lys", "attack C 2", "end")
    assert s.cards("B", "champions") == "lys"
    assert s.state.borrowed
    s.play("play dark-energy", "strike lys")
    assert s.cards("B", "champions") == ""
    assert "lys" in s.cards("A", "discards").split()
    assert "lys" not in s.cards("B", "discards").split()


@pytest.mark.rules("AMB-HRL-06", "HRL-23")
def test_a_borrowed_card_that_is_discarded_goes_to_its_owner() -> None:
    wizard = hero("elven-gift", pack="wizard", deck="ignite*2 gold*3")
    s = scene(hero("gold", health=0), wizard, lich(), turn="C")
    s.play("end", "borrow gold", "play elven-gift", "draw 1", "discard gold")
    assert s.cards("A", "discards") == "gold"


@pytest.mark.rules("HRL-18", "HRL-24", "HRL-25", "AMB-HRL-06")
def test_what_a_defeated_borrower_has_goes_back_to_its_owners() -> None:
    party = (
        hero("lys", pack="cleric", health=0),
        hero("throwing-knife", pack="thief", health=0),
        hero("gold gold", pack="wizard", health=1),
        hero(),
    )
    s = scene(*party, lich(jars="manipulation"), turn="E")
    s.play("end", "appoint C", "borrow lys", "appoint C", "borrow throwing-knife")
    s.play("play lys", "play gold", "play gold", "skill channel")
    assert s.state.out[2]
    assert s.cards("A", "discards") == "lys"
    assert s.cards("C", "hands") == "throwing-knife"
    assert s.asks == "D main"
    s.play("end")
    assert s.cards("B", "discards") == "throwing-knife"
    assert s.state.borrowed == ()


@pytest.mark.rules("AMB-HRL-07")
def test_a_borrowed_card_that_is_sacrificed_is_lost() -> None:
    s = scene(hero("influence", health=0), hero(pack="wizard"), lich(), turn="C")
    s.play("end", "borrow influence", "play influence", "sacrifice influence", "attack C 3", "end")
    assert "influence" not in s.cards("A", "discards")
    assert s.state.borrowed == ()


@pytest.mark.rules("HRL-25")
def test_when_the_boss_begins_the_defeated_have_new_hands() -> None:
    s = scene(hero("ruby", health=0, deck="gold*6"), hero(pack="wizard"), lich(), turn="B")
    s.play("end")
    assert s.cards("A", "discards") == "ruby"
    assert s.cards("A", "hands") == "gold gold gold gold gold"


@pytest.mark.rules("HRL-26")
def test_all_defeated_the_boss_wins() -> None:
    s = scene(hero(health=2), hero(pack="wizard", health=0), lich(), turn="C", combat=2)
    s.play("attack A 2")
    assert s.result == "boss HRL-26 C"


@pytest.mark.rules("HRL-27", "HRL-38")
def test_the_last_jar_destroyed_the_party_wins_defeated_members_too() -> None:
    s = scene(hero(), hero(pack="wizard", health=0), lich(health=2), combat=2)
    s.play("attack C 2")
    assert s.result == "party HRL-27 AB"


@pytest.mark.rules("HRL-17", "AMB-HR-20")
def test_a_wizard_who_spends_the_last_health_is_defeated_in_the_middle_of_the_turn() -> None:
    s = scene(hero("gold", pack="wizard", health=1), hero(pack="thief"), lich(), gold=2)
    s.play("skill channel")
    assert s.state.out[0]
    assert s.asks == "B main"
    assert s.cards("A", "hands") == "gold"


@pytest.mark.rules("HRL-19", "HRL-54")
def test_the_text_table_does_not_say_that_the_defeated_may_challenge() -> None:
    s = scene(hero(), hero(health=0), hero(), lich())
    sections = GAME.part(Words).describe(s.match.view(0), Localizer(GAME, "en"))
    lines = {section.heading: section.lines for section in sections}
    assert "May still challenge the Lich." in lines["Party: Player A"]
    assert "Defeated." in lines["Party: Player B"]
    assert "May still challenge the Lich." not in lines["Party: Player B"]


@pytest.mark.rules("HR-110", "HRL-17")
def test_members_hit_by_one_card_fall_together() -> None:
    for health, together in ((2, 1), (20, 0)):
        members = hero(health=2), hero(pack="wizard", health=health), hero(pack="thief")
        events = scene(*members, lich("void"), turn="D").play("expend void")
        assert told(events, "HR-110 defeated") == together
        assert told(events, "HRL-17 defeated") == 1 + together


@pytest.mark.rules("HR-113", "HRL-19")
def test_a_member_defeated_on_his_own_turn_does_nothing_more() -> None:
    s = scene(hero(pack="wizard", health=1), hero(), lich(), gold=3, combat=5)
    events = s.play("skill channel")
    assert told(events, "HR-113 defeated", seat=0) == 1
    assert s.asks == "B main"

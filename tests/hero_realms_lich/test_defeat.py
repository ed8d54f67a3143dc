"""Defeated players: their champions and hands, borrowing, and how the game ends."""

from typing import Any

import pytest

from pygames.engine.event import Event
from pygames.games.hero_realms_lich.game import GAME
from pygames.school.advice import Advice, why_said
from pygames.school.review import by_chance
from pygames.words.localizer import Localizer, Words
from pygames.words.telling import tell
from tests.hero_realms_lich.scene import Hero, Lich, Scene, hero, lich, scene
from tests.kit.scene import table, told


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


Sides = tuple[Hero | Lich, ...]
TWO_FALLEN = (hero("gold", health=0), hero("ignite", pack="wizard", health=0), hero(pack="thief"), lich())
GIFT = hero("elven-gift", pack="wizard", deck="ignite*2 gold*3")
PLAYED = "end; appoint B; borrow dark-energy; play dark-energy; attack D 7; end"


@pytest.mark.rules("HRL-17", "HRL-21", "HRL-22", "HRL-23", "HRL-25", "HRL-26", "HRL-27", "HRL-38")
@pytest.mark.rules("AMB-HR-20")
@pytest.mark.rules("AMB-HRL-05", "AMB-HRL-06")
@table(
    ("sides", "more", "plays", "found"),
    [
        "nobody need borrow",
        (BORROW, {"turn": "D"}, "end; pass", {"asks": "B main"}),
        (BORROW, {"turn": "D"}, "end; appoint C; pass",
         {"asks": "B main", "cards A hands": "gold dark-energy"}),
        "the same member may borrow of each defeated player",
        (TWO_FALLEN, {"turn": "D"}, "end; borrow gold; borrow ignite",
         {"cards C hands": "gold ignite", "asks": "C main"}),
        "a borrowed action goes to its owner at the end of the turn, and a card that is discarded",
        (BORROW, {"turn": "D"}, PLAYED, {"cards A discards": "dark-energy"}),
        ((hero("gold", health=0), GIFT, lich()), {"turn": "C"},
         "end; borrow gold; play elven-gift; draw 1; discard gold", {"cards A discards": "gold"}),
        "when the boss begins the defeated have new hands",
        ((hero("ruby", health=0, deck="gold*6"), hero(pack="wizard"), lich()), {"turn": "B"}, "end",
         {"cards A discards": "ruby", "cards A hands": "gold gold gold gold gold"}),
        "if all are defeated the boss wins",
        ((hero(health=2), hero(pack="wizard", health=0), lich()), {"turn": "C", "combat": 2}, "attack A 2",
         {"result": "boss HRL-26 C"}),
        "if the last jar is destroyed the party wins, defeated members too",
        ((hero(), hero(pack="wizard", health=0), lich(health=2)), {"combat": 2}, "attack C 2",
         {"result": "party HRL-27 AB"}),
        "a wizard who spends the last health is defeated in the middle of the turn",
        ((hero("gold", pack="wizard", health=1), hero(pack="thief"), lich()), {"gold": 2}, "skill channel",
         {"asks": "B main", "health A": 0, "cards A hands": "gold"}),
    ],
)  # fmt: skip
def test_the_defeated(sides: Sides, more: dict[str, Any], plays: str, found: dict[str, Any]) -> None:
    scene(*sides, **more).comes_to(plays, found)


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
    for health, fallen, together in ((2, 2, 2), (20, 1, 0)):
        members = hero(health=2), hero(pack="wizard", health=health), hero(pack="thief")
        events = scene(*members, lich("void"), turn="D").play("expend void")
        assert told(events, "HR-110 defeated") == together
        assert told(events, "HRL-17 defeated") == fallen


@pytest.mark.rules("HR-113", "HRL-19")
def test_a_member_defeated_on_his_own_turn_does_nothing_more() -> None:
    s = scene(hero(pack="wizard", health=1), hero(), lich(), gold=3, combat=5)
    events = s.play("skill channel")
    assert told(events, "HR-113 defeated", seat=0) == 1
    assert s.asks == "B main"


def test_a_card_that_is_chosen_to_be_borrowed_is_no_luck() -> None:
    """A review tells what chance did, not what a player did."""
    s = scene(*BORROW, turn="D")
    s.play("end", "appoint C", "borrow dark-energy")
    *_, chosen = s.match.choices
    assert [event.kind for event in chosen.events if event.reveals] == ["borrowed"]
    assert by_chance(chosen) == []


def test_each_attack_is_told_as_it_was() -> None:
    """One may destroy a jar, and another follow: their sum would be neither."""
    events = [
        Event("attacked", ("HR-65",), {"seat": 1, "other": 3, "n": 19}),
        Event("jar_broken", ("HRL-37",), {"seat": 3, "card": "void"}),
        Event("attacked", ("HR-65",), {"seat": 1, "other": 3, "n": 3}),
    ]
    said = " · ".join(tell(events, Localizer(GAME, "en")))
    assert "19 combat" in said
    assert "3 combat" in said
    assert "22" not in said


@pytest.mark.rules("HRL-21")
def test_why_a_card_is_borrowed_is_told_by_what_it_does() -> None:
    s = scene(*BORROW, turn="D")
    s.play("end", "appoint B")
    action = next(it for it in s.match.asks.legal_actions if it.type.name == "borrow")
    found = Advice(action, "borrow", "steady")
    english = Localizer(s.match.game, "en", (), s.match.options)
    printed, why = why_said(found, english, s.match.view(s.match.asks.seat))
    assert printed.startswith("What it does: +")
    assert why == "It is one card more for the next turn."

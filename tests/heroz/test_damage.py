"""Steps 2.5 and 2.6: who wins, and what damage does."""

from typing import Any

import pytest

from pygames.games.heroz.cards import card
from tests.heroz.scene import scene
from tests.kit.play import refusal_of
from tests.kit.scene import table, told

STRICT: dict[str, Any] = {"options": {"strict_damage": True}}


@pytest.mark.rules("HZ-76")
@pytest.mark.parametrize(("ours", "theirs", "winner"), [("9♥", "4♠ 3♦", "A"), ("6♥", "4♠ 3♦", "B")])
def test_the_higher_total_wins_and_is_dealt_as_damage(ours: str, theirs: str, winner: str) -> None:
    s = scene("clash", columns={"A1": ours, "B1": theirs}, attack=1)
    assert s.asks == f"{winner} damage"
    total = max(int(ours[0]), 7)
    assert told(s.opening, "HZ-76 damage", seat="AB".index(winner), n=total) == 1
    assert s.view()["fight"]["damage"] == total


@pytest.mark.rules("HZ-76", "AMB-HZ-09", "AMB-HZ-32", "AMB-HZ-64")
@table(
    ("first", "more", "plays", "found"),
    [
        "the winner may stop earlier, and what is left is lost",
        ("clash", {"columns": {"A1": "10♥ 8♣", "B1": "5♠ 7♦"}, "attack": 1}, "destroy B11; pass",
         {"area B": ("7♦", "", "")}),
        ("clash", {"columns": {"A1": "10♥ 8♣", "B1": "5♠ 7♦"}, "attack": 1}, "pass",
         {"area B": ("5♠ 7♦", "", "")}),
        "a troop takes its whole value: of 9, 4 are left after a 5, and 7 after a 2",
        ("clash", {"columns": {"A1": "9♥", "B1": "5♠ 6♦"}, "attack": 1, "shields": {"B12": "A:A♥"}}, "",
         {"legal": ["destroy B11", "destroy B12", "pass"]}),
        ("clash", {"columns": {"A1": "9♥", "B1": "5♠ 6♦"}, "attack": 1, "shields": {"B12": "A:A♥"}},
         "destroy B11", {"area B": ("6♦", "", "")}),
        ("clash", {"columns": {"A1": "9♥", "B1": "2♠ 6♦"}, "attack": 1}, "destroy B11; destroy B12",
         {"area B": ("", "", "")}),
        "damage goes to enemy troops in the fight only, not to one that stayed face down or came late",
        ("clash", {"columns": {"A1": "9♥ 8♠", "A2": "2♦", "B1": "5♠ (2♣)", "B2": "3♦"}, "attack": 1}, "",
         {"legal": ["destroy B11", "pass"], "why destroy A11": "HZ-76 enemy_troops",
          **{f"why destroy {place}": "AMB-HZ-32 not_in_fight" for place in ("B12", "B21", "B33")}}),
        ("clash", {"columns": {"A1": "10♥ 10♠", "B1": "5♠ ★1=5♠"}, "attack": 1, "late": "B12"}, "",
         {"may destroy B11": True, "why destroy B12": "AMB-HZ-32 not_in_fight"}),
    ],
)  # fmt: skip
def test_what_may_be_destroyed(first: str, more: dict[str, Any], plays: str, found: dict[str, Any]) -> None:
    scene(first, **more).comes_to(plays, found)


@pytest.mark.rules("HZ-76", "AMB-HZ-64")
def test_the_winner_names_troops_while_the_damage_left_suffices() -> None:
    # 18 against a 5 and a 7: both fall, 6 is lost
    s = scene("clash", columns={"A1": "10♥ 8♣", "B1": "5♠ 7♦"}, attack=1, hands=("2♥", ""))
    assert s.view()["fight"]["damage"] == 18
    assert s.legal() == ["destroy B11", "destroy B12", "pass"]
    events = s.play("destroy B12")
    assert told(events, "HZ-76 struck", seat=0, place="B12", n=7) == 1
    assert s.view()["fight"]["damage"] == 11
    assert s["B1"] == "5♠ 7♦"  # nothing leaves before all damage is dealt
    assert s.troop("B12")["doomed"]
    assert s.why("destroy B12") == "HZ-76 doomed"
    events = s.play("destroy B11")
    assert told(events, "HZ-78 destroyed", seat=1) == 2
    assert s["B1"] == ""


@pytest.mark.rules("AMB-HZ-64")
def test_damage_that_cannot_destroy_anything_leaves_no_choice() -> None:
    s = scene(
        "clash", columns={"A1": "8♥", "B1": "9♠"}, attack=1, shields={"B11": "A:A♥"}, hands=("2♥", "2♣")
    )
    assert told(s.opening, "HZ-76 damage", seat=0, n=8) == 1
    assert s.asks == "B placement"  # the turn is over
    assert s["B1"] == "9♠"


@pytest.mark.rules("AMB-HZ-01", "HZ-08")
def test_damage_equal_to_its_value_destroys_a_troop() -> None:
    s = scene("clash", columns={"A1": "5♥", "B1": "5♠"}, attack=1)
    assert s.may("destroy B11")
    s = scene("clash", columns={"A1": "8♥", "B1": "7♠ 9♦"}, attack=1, shields={"B12": "A:A♥"})
    assert s.may("destroy B11")
    assert s.why("destroy B12") == "AMB-HZ-01 damage_short"
    assert refusal_of(s.match, "destroy B12").params == {"place": "B12", "n": 9, "found": 8}


@pytest.mark.rules("AMB-HZ-01", "HZ-78")
def test_in_the_strict_reading_damage_must_exceed_the_value() -> None:
    s = scene("clash", columns={"A1": "7♥", "B1": "5♠ 9♦"}, attack=1, shields={"B12": "A:A♥"}, **STRICT)
    assert s.may("destroy B11")
    assert s.why("destroy B12") == "HZ-78 damage_short"
    # equal damage is not enough: 9 against a 9 that is shielded
    s = scene("clash", columns={"A1": "9♥", "B1": "5♠ 9♦"}, attack=1, shields={"B12": "A:A♥"}, **STRICT)
    assert s.why("destroy B12") == "HZ-78 damage_short"
    assert refusal_of(s.match, "destroy B12").params == {"place": "B12", "n": 10, "found": 9}
    # one against one nobody can fall, and nobody is asked
    s = scene("clash", columns={"A1": "5♥", "B1": "5♠"}, attack=1, **STRICT)
    assert not s.asks.endswith("damage")


@pytest.mark.rules("HZ-78", "AMB-HZ-02")
def test_a_troop_withstands_damage_with_its_value_whatever_its_power() -> None:
    # a 5 doubled to 10 and quintupled to 25 still falls to 5
    s = scene("clash", columns={"A1": "10♥ 10♣", "B1": "5♠ 3♠"}, attack=1)
    assert told(s.opening, "strengths", attack=60, defence=13) == 1
    events = s.play("destroy B11")
    assert told(events, "struck", place="B11", n=5) == 1
    s = scene("clash", columns={"A1": "10♥ 10♣", "B1": "5♠ 5♦"}, attack=1)
    assert told(s.play("destroy B11"), "struck", n=5) == 1
    # a shielded 9 with power 0 still takes 9
    s = scene("clash", columns={"A1": "10♥", "B1": "9♠"}, attack=1, shields={"B11": "A:A♥"})
    assert told(s.play("destroy B11"), "struck", n=9) == 1


@pytest.mark.rules("HZ-52", "HZ-78")
def test_a_destroyed_troop_lies_tilted_in_its_owners_discard_until_the_turn_ends() -> None:
    s = scene("clash", columns={"A1": "9♥ 2♣", "A2": "3♣", "B1": "5♠"}, attack=1, discards=("", "3♥"))
    events = s.play("destroy B11")
    assert told(events, "destroyed", seat=1, card="5♠") == 1
    assert s.discard("B") == "3♥ 5♠"
    assert [entry["tilted"] for entry in s.view()["discards"][1]] == [False, False]  # the turn is over
    # seen in the middle of the turn
    s = scene("conquest", columns={"A1": "9♥"}, attack=1, discards=("", "3♥ 9♠"), fallen=[(), (47,)])
    assert s.view()["discards"][1] == [{"card": "3♥", "tilted": False}, {"card": "9♠", "tilted": True}]


@pytest.mark.rules("HZ-77", "AMB-HZ-66")
def test_at_equal_totals_both_sides_deal_damage_the_attacker_first() -> None:
    s = scene("clash", columns={"A1": "9♥ 2♦", "B1": "6♠ 5♦"}, attack=1)
    assert s.asks == "A damage"
    s.play("destroy B11", "destroy B12")
    assert s.asks == "B damage"
    assert s["B1"] == "6♠ 5♦"  # doomed, and still there to strike back
    assert s.view()["fight"]["damage"] == 11
    events = s.play("destroy A11", "destroy A12")
    assert told(events, "HZ-78 destroyed") == 4
    assert (s["A1"], s["B1"]) == ("", "")
    assert (s.discard("A"), s.discard("B")) == ("9♥ 2♦", "6♠ 5♦")


@pytest.mark.rules("HZ-76")
def test_damage_that_is_too_little_for_the_troops_left_is_told_as_lost() -> None:
    s = scene("clash", columns={"A1": "9♠ 2♥", "B1": "9♥ 3♦"}, attack=1, shields={"B11": "A:A♠"})
    assert told(s.play("destroy B11"), "HZ-76 damage_lost", seat=0, n=2) == 1
    s = scene("clash", columns={"A1": "10♠", "B1": "9♥"}, attack=1)
    assert not told(s.play("destroy B11"), "damage_lost")  # nobody is left


@pytest.mark.rules("AMB-HZ-34")
def test_when_both_totals_are_0_nothing_is_destroyed() -> None:
    shields = {"A11": "B:A♥", "B11": "A:A♥"}
    s = scene("clash", columns={"A1": "8♥", "B1": "9♠"}, attack=1, shields=shields, hands=("", "2♥"))
    assert told(s.opening, "strengths", attack=0, defence=0) == 1
    assert not told(s.opening, "destroyed")
    assert s["B1"].startswith("9♠")
    assert s.under("A", 1) == "8♥"  # the attacker retreats


@pytest.mark.rules("AMB-HZ-66", "HZ-28", "HZ-78")
@pytest.mark.parametrize(
    ("struck", "places", "left", "slid"),
    [
        ("B11 B12", ["B11", "B12"], "7♣", 1),
        ("B12 B11", ["B12", "B11"], "7♣", 1),
        ("B11 B13", ["B11", "B13"], "5♦", 1),
        ("B13 B12", ["B13", "B12"], "4♠", 0),
        ("B11 B12 B13", ["B11", "B12", "B13"], "", 0),
    ],
)
def test_all_troops_named_are_destroyed_where_they_were_struck_before_any_other_moves(
    struck: str, places: list[str], left: str, slid: int
) -> None:
    s = scene("clash", columns={"A1": "10♥ 9♥", "B1": "4♠ 5♦ 7♣"}, attack=1)
    events = s.play(*(f"destroy {place}" for place in struck.split()))
    events += s.until("B placement") if s.asks == "A damage" else []
    kinds = [
        event.kind
        for event in events
        if event.kind == "destroyed" or (event.kind == "slid" and event.params["column"] == "B1")
    ]
    assert kinds == ["destroyed"] * len(places) + ["slid"] * slid
    assert [event.params["place"] for event in events if event.kind == "destroyed"] == places
    assert told(events, "HZ-28 slid", column="B1", n=1) == slid
    assert s["B1"] == left


POWER: dict[str, Any] = {"options": {"power_toughness": True}}


@pytest.mark.rules("AMB-HZ-02", "HZ-08")
def test_with_the_option_a_troop_withstands_damage_with_its_power() -> None:
    # a doubled 5 is 10/10; the 3 beside it stays 3/3
    s = scene("clash", columns={"A1": "10♥ 10♣", "B1": "5♠ 3♠"}, attack=1, **POWER)
    events = s.play("destroy B11", "destroy B12")
    assert [event.params["n"] for event in events if event.kind == "struck"] == [10, 3]
    # example 4: a troop in two formations counts in both, 3 + 15 and 3 + 12
    s = scene("clash", columns={"A1": "10♥ 10♣", "B1": "3♥ 3♠ 6♠"}, attack=1, **POWER)
    assert told(s.opening, "strengths", attack=60, defence=33) == 1
    events = s.play("destroy B11", "destroy B12", "destroy B13")
    assert sum(int(event.params["n"]) for event in events if event.kind == "struck") == 33
    # a sacrifice belongs to its troop, and an aura makes a 1
    bonus: dict[str, Any] = {"bonuses": ((1, card("2♠"), 9),), "auras": {"B12": "K♥"}}
    s = scene("clash", columns={"A1": "10♥ 10♣", "B1": "2♠ 8♦"}, attack=1, **bonus, **POWER)
    events = s.play("destroy B11", "destroy B12")
    assert [event.params["n"] for event in events if event.kind == "struck"] == [2 + 9, 1]


@pytest.mark.rules("AMB-HZ-02", "AMB-HZ-05")
def test_with_the_option_1_damage_is_the_least_that_destroys() -> None:
    fight: dict[str, Any] = {"columns": {"A1": "9♥", "B1": "9♠ 5♦"}, "attack": 1, "shields": {"B12": "A:A♥"}}
    s = scene("clash", **fight, **POWER)
    events = s.play("destroy B12")
    assert told(events, "struck", n=1) == 1
    assert s.asks != "A damage"  # 8 are left, and the 9 withstands 8
    both = {"power_toughness": True, "strict_damage": True}
    s = scene("clash", **fight, options=both)
    assert s.why("destroy B11") == "AMB-HZ-02 damage_short"
    assert refusal_of(s.match, "destroy B11").params == {"place": "B11", "n": 10, "found": 9}
    assert told(s.play("destroy B12"), "struck", n=1) == 1


@pytest.mark.rules("AMB-HZ-01", "AMB-HZ-02")
@pytest.mark.parametrize(
    ("options", "needed"),
    [
        ({}, 5),
        ({"strict_damage": True}, 6),
        ({"power_toughness": True}, 10),
        ({"power_toughness": True, "strict_damage": True}, 11),
    ],
)
def test_the_four_readings_of_what_destroys_a_doubled_5(options: dict[str, bool], needed: int) -> None:
    s = scene("clash", columns={"A1": "10♥ 10♣", "B1": "5♠ 3♠"}, attack=1, options=options)
    assert told(s.play("destroy B11"), "struck", place="B11", n=needed) == 1

"""Special cards: the ace as a shield, the joker as a copy."""

from typing import Any

import pytest

from tests.heroz.scene import scene
from tests.kit.scene import table, told

FIGHT: dict[str, Any] = {"columns": {"A1": "8♦ 3♠", "A2": "(4♥)", "B1": "9♣", "B2": "5♥ (6♥)"}, "attack": 1}


@pytest.mark.rules("HZ-20")
def test_aces_and_jokers_are_played_in_combat_only() -> None:
    s = scene("placement", hands=("A♦ ★1 K♥", ""), heroes=("Q♣", ""), columns={"A1": "8♦", "B1": "9♣"})
    for asked in ("A placement", "A hero", "A power"):
        assert s.asks == asked
        assert s.why("shield A♦ B11") == "HZ-20 ace_waits"
        assert s.why("joker ★1 A12 A11") == "HZ-20 joker_waits"
        assert s.why("place A♦ A12") == s.why("place ★1 A12") == "HZ-20 combat_only"
        s.play("pass")
    assert s.asks == "A specials"
    assert s.may("shield A♦ B11")
    assert s.may("joker ★1 A12 A11")


ONE: dict[str, Any] = {"step": 1, "hands": ("★1", "")}


@pytest.mark.rules("HZ-21", "HZ-22", "HZ-23", "HZ-25", "HZ-27", "AMB-HZ-06", "AMB-HZ-07", "AMB-HZ-08")
@table(
    ("first", "more", "plays", "found"),
    [
        "a shield is an ace from the hand, on an active troop of either side",
        ("window", {"step": 1, "hands": ("A♦ J♦ 5♠", ""), **FIGHT}, "",
         {"why shield A♥ B11": "HZ-21 not_in_hand", "why shield J♦ B11": "HZ-21 not_an_ace",
          "why shield 5♠ B11": "HZ-21 not_an_ace"}),
        ("window", {"step": 1, "hands": ("A♦", ""), **FIGHT}, "",
         {"legal shield": [f"shield A♦ {place}" for place in ("A11", "A12", "B11", "B21")],
          "why shield A♦ A21": "AMB-HZ-06 inactive", "why shield A♦ B22": "AMB-HZ-06 inactive",
          "why shield A♦ B33": "AMB-HZ-06 no_troop"}),
        "a joker is a joker from the hand",
        ("window", {"step": 1, "hands": ("★1 5♠", "★2"), "columns": {"A1": "8♦"}}, "",
         {"why joker ★2 A12 A11": "HZ-22 not_in_hand", "why joker 5♠ A12 A11": "HZ-22 not_a_joker"}),
        "it copies an active troop of its column or its line",
        ("window", {**ONE, "columns": {"A1": "8♦ 3♠", "A2": "9♥", "A3": "(7♣)"}}, "",
         {"legal joker": ["joker ★1 A13 A11", "joker ★1 A13 A12", "joker ★1 A22 A12", "joker ★1 A22 A21",
                          "joker ★1 A32 A12"],
          "why joker ★1 A13 A21": "HZ-23 copy_in_reach", "why joker ★1 A22 A11": "HZ-23 copy_in_reach",
          "why joker ★1 A32 A31": "HZ-23 inactive", "why joker ★1 A13 A13": "HZ-23 no_troop"}),
        "it follows the placement conditions",
        ("window", {**ONE, "columns": {"A1": "8♦ 3♠", "A2": "9♥ 2♥ 4♥"}}, "",
         {"why joker ★1 A12 A11": "HZ-27 occupied", "why joker ★1 A23 A21": "HZ-27 occupied",
          "why joker ★1 A32 A12": "HZ-27 line_first", "why joker ★1 B11 A11": "HZ-27 other_area"}),
        ("window", {**ONE, "columns": {"A1": "8♦ 3♠", "A2": "9♥ 2♥ 4♥"}}, "joker ★1 A31 A11",
         {"area A": ("8♦ 3♠", "9♥ 2♥ 4♥", "★1=8♦")}),
        "it copies no enemy troop, and needs an active one of its player",
        ("window", {**ONE, "columns": {"A1": "8♦", "B1": "9♥ 10♥"}}, "",
         {**{f"why joker ★1 A12 {place}": "AMB-HZ-08 copy_own_area" for place in ("B11", "B12")},
          "may joker ★1 A12 A11": True}),
        ("window", {**ONE, "columns": {"A1": "(8♦)", "B1": "9♥"}}, "",
         {"why joker ★1 A12 A11": "HZ-25 nobody_to_copy", "why joker ★1 A21 B11": "HZ-25 nobody_to_copy",
          "legal joker": []}),
    ],
)  # fmt: skip
def test_aces_and_jokers(first: str, more: dict[str, Any], plays: str, found: dict[str, Any]) -> None:
    scene(first, **more).comes_to(plays, found)


# --- the ace ---


@pytest.mark.rules("HZ-21", "AMB-HZ-05")
def test_an_ace_reduces_the_power_of_a_troop_to_0_until_combat_ends() -> None:
    s = scene("window", step=3, hands=("2♥", "A♠"), **FIGHT)
    assert s.power("A") == 11
    s.play("pass")
    events = s.play("shield A♠ A11")
    assert told(events, "HZ-21 shielded", seat=1, card="A♠", place="A11") == 1
    assert s.power("A") == 3
    assert (s.hand("B"), s.discard("B")) == ("", "")
    assert s.troop("A11", "A")["shields"] == ["A♠"]
    assert s.troop("A11", "A")["value"] == 8  # the value stays
    events = s.until("B damage")
    s.play("pass")
    assert s.discard("B") == "A♠"


@pytest.mark.rules("HZ-21")
def test_the_shield_goes_to_the_discard_of_the_player_who_played_it() -> None:
    s = scene("window", step=1, hands=("A♦", "A♠"), columns={"A1": "8♦", "B1": "9♣"})
    s.play("shield A♦ B11", "shield A♠ A11")
    assert (s.discard("A"), s.discard("B")) == ("", "")
    events = s.until("A attack")
    events = s.play("pass")
    assert told(events, "HZ-21 shield_ends", seat=0, card="A♦") == 1
    assert told(events, "HZ-21 shield_ends", seat=1, card="A♠") == 1
    assert (s.discard("A"), s.discard("B")) == ("A♦", "A♠")


@pytest.mark.rules("AMB-HZ-63", "HZ-21")
def test_a_second_shield_on_a_troop_is_allowed_and_changes_nothing() -> None:
    s = scene("window", step=3, hands=("A♦ A♥", "2♥"), **FIGHT)
    s.play("shield A♦ B11", "pass")
    assert s.power("B") == 0
    s.play("shield A♥ B11")
    assert s.power("B") == 0
    assert s.troop("B11")["shields"] == ["A♦", "A♥"]
    s.until("A damage")
    s.play("pass")
    assert s.discard("A") == "A♦ A♥"


@pytest.mark.rules("AMB-HZ-05")
def test_a_shielded_troop_still_makes_a_line_formation() -> None:
    s = scene("formations", columns={"A1": "8♦", "A2": "3♦"}, shields={"A11": "B:A♠"}, hands=("5♠", ""))
    assert told(s.opening, "HZ-37 drew", seat=0) == 1


# --- the joker ---


@pytest.mark.rules("HZ-22", "HZ-23")
def test_a_joker_comes_in_face_up_as_a_copy() -> None:
    s = scene("window", step=1, hands=("★1 5♠", "4♦"), columns={"A1": "8♦", "A2": "3♠"})
    events = s.play("joker ★1 A12 A11")
    assert told(events, "HZ-22 HZ-23 joined", seat=0, place="A12", place2="A11") == 1
    cell = s.troop("A12", "B")
    assert (cell["active"], cell["joker"], cell["suit"], cell["value"]) == (True, True, "♦", 8)
    assert s.hand("A") == "5♠"


@pytest.mark.rules("HZ-24")
def test_a_joker_keeps_its_copy_when_other_troops_come_and_go() -> None:
    s = scene("hero", hands=("2♠", ""), columns={"A1": "8♦ ★1=8♦", "A2": "10♥ 9♥"})
    # no decision ever offers to copy again, in this turn or the next two
    for _ in range(3):
        while s.asks != "A attack":
            assert not any("★1" in text for text in s.legal())
            s.play("pass")
        assert s["A1"] == "8♦ ★1=8♦"
        assert s.why("joker ★1 A13 A11") == "AMB-HZ-28 not_window"
        s.play("pass")
    s = scene("window", step=1, hands=("★2", ""), columns={"A1": "8♦ ★1=8♦", "A2": "10♥ 9♥"})
    assert s.why("joker ★1 A13 A11") == "HZ-22 not_in_hand"


@pytest.mark.rules("HZ-26", "HZ-24")
def test_a_joker_keeps_its_copy_when_the_copied_troop_leaves_play() -> None:
    s = scene("conquest", columns={"A1": "8♦ ★1=8♦", "B2": "2♠"}, attack=1, hands=("", "2♥"))
    s.play("score A11")
    assert s["A1"] == "★1=8♦"
    assert (s.troop("A11")["suit"], s.troop("A11")["value"]) == ("♦", 8)


@pytest.mark.rules("AMB-HZ-25", "HZ-26")
def test_a_joker_copies_what_an_aura_shows_and_keeps_it() -> None:
    s = scene(
        "window", step=1, hands=("★1 2♣", "3♦"), columns={"A1": "8♦", "B1": "9♣"}, auras={"A11": "Q♠"}
    )  # fmt: skip
    s.play("joker ★1 A12 A11", "pass", "pass")
    assert (s.troop("A12")["suit"], s.troop("A12")["value"]) == ("♠", 1)
    s.play("pass")  # no attack: combat ends, and B's turn begins
    assert (s.troop("A11")["suit"], s.troop("A11")["value"]) == ("♦", 8)
    assert (s.troop("A12")["suit"], s.troop("A12")["value"]) == ("♠", 1)


@pytest.mark.rules("AMB-HZ-25", "HZ-45", "HZ-47")
def test_an_aura_on_a_joker_holds_for_this_combat_and_then_the_copy_comes_back() -> None:
    s = scene("window", step=1, active="B", hands=("2♣", "K♥ 3♦"), columns={"A1": "8♦ ★1=8♦", "B1": "9♣"})
    s.play("aura K♥ A12")
    assert (s.troop("A12")["suit"], s.troop("A12")["value"]) == ("♥", 1)
    s.until("B attack")
    s.play("pass")
    assert (s.troop("A12")["suit"], s.troop("A12")["value"]) == ("♦", 8)


@pytest.mark.rules("AMB-HZ-09", "HZ-70")
def test_a_joker_attacks_if_it_comes_before_2_2() -> None:
    s = scene("window", step=1, hands=("★1 2♣", ""), columns={"A1": "8♦"})
    s.play("joker ★1 A12 A11", "pass", "attack A1")
    assert s.view()["fight"]["sides"][0]["places"] == ["A11", "A12"]


@pytest.mark.rules("AMB-HZ-09")
def test_a_joker_that_comes_after_2_2_does_not_attack() -> None:
    s = scene("window", step=2, hands=("★1 2♣", ""), columns={"A1": "8♦ 3♠"}, attack=1)
    s.play("joker ★1 A13 A11")
    assert s.view()["fight"]["sides"][0]["places"] == ["A11", "A12"]
    assert s.power("A") == 11
    s.until("A conquest")
    assert s.why("score A13") == "HZ-79 did_not_attack"
    s.play("pass")
    assert s["A1"] == "★1=8♦"  # it does not retreat either


@pytest.mark.rules("AMB-HZ-09", "HZ-72")
def test_a_joker_must_block_if_it_comes_before_2_3() -> None:
    s = scene("window", step=2, hands=("", "★1 2♣"), columns={"A1": "8♦", "B1": "3♠"}, attack=1)
    s.play("joker ★1 B12 B11", "pass")
    assert s.view()["fight"]["sides"][1]["places"] == ["B11", "B12"]
    # a lone joker blocks as well
    s = scene("window", step=2, hands=("", "★1 2♣"), columns={"A1": "8♦", "B3": "3♠"}, attack=1)
    s.play("joker ★1 B11 B31", "pass")
    assert s.view()["fight"]["sides"][1]["places"] == ["B11"]


@pytest.mark.rules("AMB-HZ-09")
def test_a_joker_that_comes_after_2_3_does_not_block() -> None:
    s = scene("window", step=3, hands=("", "★1 2♣"), columns={"A1": "8♦", "B3": "3♠"}, attack=1)
    s.play("joker ★1 B11 B31", "pass")
    assert s.view()["fight"]["sides"][1]["places"] == []
    assert s.asks == "A conquest"


@pytest.mark.rules("AMB-HZ-10", "HZ-50")
def test_a_victorious_joker_scores_what_it_copied_and_keeps_that_number() -> None:
    s = scene("conquest", columns={"A1": "★1=8♦ 2♣"}, attack=1, hands=("", "2♥"), won=("3♠", ""))
    events = s.play("score A11")
    assert told(events, "scored", card="★1", n=8, points=11) == 1
    assert s.view()["won"][0] == [{"card": "3♠", "value": 3}, {"card": "★1", "value": 8}]
    s.play("pass", "pass")
    assert s.points("A") == 11


@pytest.mark.rules("AMB-HZ-11")
def test_a_joker_that_leaves_play_is_a_plain_joker_again() -> None:
    # destroyed, and played again with another copy
    s = scene("clash", active="B", columns={"A1": "★1=2♦", "A2": "10♥", "B1": "9♣"}, attack=1)
    s.play("destroy A11")
    assert s.discard("A") == "★1"
    assert s.state.copies[0] == -1
    # retreated
    s = scene("conquest", columns={"A1": "★1=2♦"}, attack=1, hands=("", "2♥"))
    s.play("pass")
    assert s.under("A", 1) == "★1"
    assert s.state.copies[0] == -1
    s = scene("window", step=1, hands=("★1", ""), columns={"A1": "10♥"})
    s.play("joker ★1 A12 A11")
    assert s["A1"] == "10♥ ★1=10♥"


@pytest.mark.rules("AMB-HZ-11", "AMB-HZ-10")
def test_a_joker_taken_back_from_the_victory_points_is_a_plain_joker_again() -> None:
    s = scene("formations", columns={"A1": "9♥", "A2": "9♠", "A3": "9♣"}, won=("", "★2=8"), hands=("2♥", ""))
    s.play("plunder B:★2")
    assert s.deck("B", 1) == "[★2]"
    assert s.points("B") == 0


@pytest.mark.rules("AMB-HZ-12", "HZ-81")
def test_a_joker_counts_as_a_troop_for_reinforcement() -> None:
    s = scene("clash", active="B", columns={"A1": "★1=2♦", "B1": "9♣"}, attack=1, decks=("7♠ 6♠", ""))
    events = s.play("destroy A11")
    assert told(events, "HZ-81 reinforced", seat=0, n=1) == 1
    assert told(events, "HZ-81 drew", seat=0, card="7♠") == 1


@pytest.mark.rules("AMB-HZ-12", "HZ-41")
def test_a_joker_counts_among_the_nine_troops_of_complete() -> None:
    columns = {"A1": "★1=2♦ 4♠ 6♥", "A2": "(8♠) (9♠) (10♠)", "A3": "(8♥) (9♥) (10♥)"}
    s = scene("block", columns={**columns, "B1": "(2♣)"}, heroes=("J♦", ""), attack=1)
    assert ("complete", 60) in s.terms("A")
    s = scene("block", columns={**columns, "A1": "4♠ 6♥", "B1": "(2♣)"}, heroes=("J♦", ""), attack=1)
    assert s.terms("A") == [("alone", 4), ("alone", 6)]


@pytest.mark.rules("AMB-HZ-68", "HZ-68", "HZ-69")
def test_combat_begins_with_the_formations_and_the_first_specials_follow() -> None:
    # B's aura would part A's pair of diamonds, but it has acted when B can first speak
    s = scene("placement", columns={"A1": "3♦", "A2": "8♦"}, hands=("2♥", "Q♠ 3♥"))
    events = []
    while s.asks.split()[1] != "specials":
        assert s.why("aura Q♠ A11") == "HZ-45 hero_waits"
        events += s.play("pass")
    assert told(events, "HZ-37 drew", seat=0) == 1
    assert s.asks == "A specials"
    s.play("pass")
    assert s.may("aura Q♠ A11")

"""Placement conditions, and the sliding of columns."""

import pytest

from pygames.engine.event import Event
from tests.heroz.scene import scene
from tests.kit.play import refusal_of
from tests.kit.scene import told


@pytest.mark.rules("HZ-27")
@pytest.mark.parametrize("column", ["A1", "A2", "A3", "B1", "B2", "B3"])
@pytest.mark.parametrize(("troops", "line", "first"), [("", 2, 1), ("", 3, 1), ("9♠", 3, 2)])
def test_the_refusal_names_the_first_free_line(column: str, troops: str, line: int, first: int) -> None:
    hands = ("8♦", "") if column[0] == "A" else ("", "8♦")
    s = scene(active=column[0], hands=hands, columns={column: troops})
    assert s.why(f"place 8♦ {column}{line}") == "HZ-27 line_first"
    named = {"place": f"{column}{line}", "place2": f"{column}{first}"}
    assert refusal_of(s.match, f"place 8♦ {column}{line}").params == named
    assert s.may(f"place 8♦ {column}{first}")


@pytest.mark.rules("HZ-27")
def test_no_troop_goes_to_an_occupied_place() -> None:
    s = scene(hands=("8♦", ""), columns={"A2": "4♠ (6♠)", "A3": "5♠ 9♠ 7♠"})
    for place in ("A21", "A22", "A31", "A32", "A33"):
        assert s.why(f"place 8♦ {place}") == "HZ-27 occupied"
    s.play("place 8♦ A23")  # a face-down troop fills its line as well


@pytest.mark.rules("HZ-27")
def test_a_troop_goes_to_its_own_players_area() -> None:
    s = scene(hands=("8♦", ""), columns={"B1": "4♠"})
    for place in ("B11", "B12", "B21"):
        assert s.why(f"place 8♦ {place}") == "HZ-27 other_area"
    s = scene(active="B", hands=("", "8♦"))
    assert s.why("place 8♦ A11") == "HZ-27 other_area"
    assert s.legal("place") == ["place 8♦ B11", "place 8♦ B21", "place 8♦ B31"]


@pytest.mark.rules("HZ-28")
@pytest.mark.parametrize(
    ("before", "after"),
    [("8♦ 4♠ 6♣", "4♠ 6♣"), ("4♠ 8♦ 6♣", "4♠ 6♣"), ("4♠ 6♣ 8♦", "4♠ 6♣")],
)
def test_in_the_example_the_troops_above_a_destroyed_one_slide_down(before: str, after: str) -> None:
    # wherever the 8 of diamonds stood in column 2, two troops are left on lines 1 and 2
    s = scene("clash", active="B", columns={"A2": before, "A3": "9♥", "B2": "10♥ 9♣"}, attack=2)
    events = s.play(f"destroy A2{before.split().index('8♦') + 1}", "pass")
    assert s.area("A") == ("", after, "9♥")
    above = 2 - before.split().index("8♦")
    assert told(events, "HZ-28 slid", column="A2", n=above) == (1 if above else 0)


@pytest.mark.rules("HZ-28")
def test_troops_slide_down_when_one_of_them_scores_or_is_spent() -> None:
    s = scene("conquest", columns={"A1": "2♥ 5♠ (7♣)"}, attack=1, heroes=("", "J♠"))
    events = s.play("score A11")
    assert told(events, "HZ-28 slid", column="A1", n=2) == 1
    assert s["A1"] == "5♠ (7♣)"
    events = s.play("raid A11")
    assert told(events, "HZ-28 slid", column="A1", n=1) == 1
    assert s["A1"] == "(7♣)"


@pytest.mark.rules("HZ-28", "HZ-80")
def test_troops_slide_down_when_attackers_retreat() -> None:
    s = scene("conquest", columns={"A1": "2♥ (7♣) 5♠"}, attack=1, hands=("", "3♥"))
    s.play("pass")
    assert s["A1"] == "(7♣)"


@pytest.mark.rules("HZ-28", "HZ-19")
@pytest.mark.parametrize("column", ["A1", "A2", "A3", "B1", "B2", "B3"])
@pytest.mark.parametrize(("line", "left"), [(1, "(7♣) 5♠"), (2, "2♥ 5♠"), (3, "2♥ (7♣)")])
def test_troops_slide_down_when_a_king_moves_one(column: str, line: int, left: str) -> None:
    s = scene("powers", columns={column: "2♥ (7♣) 5♠"}, heroes=("K♥", ""), hands=("3♥", ""))
    to = f"{column[0]}{int(column[1]) % 3 + 1}"
    moved = ["2♥", "(7♣)", "5♠"][line - 1]
    events = s.play(f"move {column}{line} {to}1")
    assert (s[column], s[to]) == (left, moved)
    assert told(events, "HZ-28 slid", column=column, n=3 - line) == (line < 3)
    assert told(events, "HZ-19 moved", place=f"{column}{line}", place2=f"{to}1") == 1


@pytest.mark.rules("HZ-28", "HZ-27")
def test_a_column_that_has_slid_takes_the_next_troop_on_its_first_free_line() -> None:
    s = scene("conquest", columns={"A1": "2♥ 5♠ (7♣)"}, attack=1, hands=("4♥", ""), decks=("", "2♠"), turn=5)
    s.play("score A11", "pass")
    s.until("A placement")
    assert s["A1"] == "7♣"
    assert s.legal("place")[0] == "place 4♥ A12"


@pytest.mark.rules("HZ-65", "AMB-HZ-47")
def test_troops_are_placed_face_down_and_as_many_as_wished() -> None:
    s = scene(hands=("8♦ 3♣ 9♠ 2♥", ""))
    for action, place in (("place 3♣ A11", "A11"), ("place 9♠ A12", "A12"), ("place 2♥ A31", "A31")):
        events = s.play(action)
        assert told(events, "HZ-65 HZ-27 placed", seat=0, place=place) == 1
        assert s.asks == "A placement"
        assert not s.troop(place)["active"]
    assert s.area("A") == ("(3♣) (9♠)", "", "(2♥)")
    assert s.hand("A") == "8♦"
    # none has to be placed
    s.play("pass")
    assert s.hand("A") == "8♦"


@pytest.mark.rules("HZ-65")
def test_troops_are_placed_from_hand_at_step_1_3_only() -> None:
    s = scene(hands=("8♦", "3♠"), columns={"A1": "4♣"})
    assert s.why("place 8♥ A21") == "HZ-65 not_in_hand"
    assert s.why("place 3♠ A21") == "HZ-65 not_in_hand"  # it is in the other hand
    s.play("pass")
    for asked in ("A hero", "A specials", "B specials", "A attack"):
        assert s.asks == asked
        assert s.why("place 8♦ A21" if asked[0] == "A" else "place 3♠ B11") == "HZ-65 not_placement"
        s.play("pass")


@pytest.mark.rules("HZ-65")
def test_only_the_player_whose_turn_it_is_places_troops() -> None:
    s = scene(hands=("8♦", "3♠"), columns={"A1": "4♣"})
    assert {action.split()[1] for action in s.legal("place")} == {"8♦"}
    asked = []
    while s.asks != "B placement":  # A's whole turn
        asked.append(s.asks)
        s.play("pass")
    assert asked.count("A placement") == 1
    assert {action.split()[1] for action in s.legal("place")} >= {"3♠"}
    assert {action.split()[2][0] for action in s.legal("place")} == {"B"}


@pytest.mark.rules("HZ-28")
def test_the_log_says_what_left_a_column_before_it_says_that_the_others_move_down() -> None:
    def order(events: list[Event], kind: str) -> list[str]:
        return [event.kind for event in events if event.kind in (kind, "slid")]

    s = scene("conquest", attack=1, columns={"A1": "2♥ 3♥ 4♥"}, heroes=("", "J♠"))
    assert order(s.play("score A11"), "scored") == ["scored", "slid"]
    assert order(s.play("raid A11"), "raided") == ["raided", "slid"]
    s = scene("conquest", attack=1, columns={"A1": "2♥ 3♥ (4♥)"})
    assert order(s.play("pass"), "retreated") == ["retreated", "retreated", "slid"]
    assert s["A1"] == "(4♥)"
    s = scene("powers", columns={"A1": "2♥ 3♥"}, heroes=("K♠", ""))
    assert order(s.play("move A11 A21"), "moved") == ["moved", "slid"]

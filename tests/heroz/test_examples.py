"""The booklet's worked examples. Where its pictures are lost, the cards are rebuilt from its figures."""

from typing import Any

import pytest

from tests.heroz.scene import Scene, scene
from tests.kit.scene import told


def attack_with(column: str, **more: Any) -> Scene:
    """Column 3 attacks, one face-down troop may block."""
    others = more.pop("columns", {})
    return scene("block", columns={**others, "A3": column, "B3": "(2♣)"}, attack=3, hands=("7♠", ""), **more)


@pytest.mark.rules("HZ-33", "HZ-75")
@pytest.mark.parametrize("column", ["2♦ 8♦", "8♦ 2♦"])
def test_example_1_two_diamonds_make_18(column: str) -> None:
    s = attack_with(column)
    assert s.terms("A") == [("suit2", 2 + 8 * 2)]
    assert s.power("A") == 18


@pytest.mark.rules("HZ-37", "HZ-39", "HZ-30")
def test_example_2_a_line_of_two_9s_and_a_line_of_two_spades() -> None:
    s = scene(
        "formations", columns={"A1": "9♦ 4♠", "A2": "9♥ 7♠"}, hands=("3♥", "K♣"), decks=("Q♦", "6♣")
    )  # fmt: skip
    assert s.asks == "A order"
    assert s.legal() == ["resolve line1-value", "resolve line2-suit"]
    events = s.play("resolve line1-value")
    assert told(events, "HZ-39 stolen", seat=0, other=1, card="K♣") == 1
    assert s.deck("B", 2) == "[K♣] 6♣"
    assert told(events, "HZ-37 drew", seat=0, card="Q♦") == 1
    assert s.hand("A") == "3♥ Q♦"
    # no formation in a column: nothing is multiplied
    s.until("A attack")
    s.play("attack A1")
    assert s.terms("A") == [("alone", 9), ("alone", 4)]


EXAMPLE_3 = {"A1": "9♥ 5♠ 10♣", "A2": "9♠", "A3": "9♦ 2♠ 2♦"}


@pytest.mark.rules("HZ-40", "HZ-31", "HZ-32")
def test_example_3_three_9s_on_line_1_and_nothing_else_on_the_lines() -> None:
    s = scene("formations", columns=EXAMPLE_3, won=("", "10♥ 4♥"), hands=("7♠", "3♥"))
    # the pair of 9s is not counted besides, and the spades of line 2 are not side by side
    assert [event.kind for event in s.opening] == ["formation_plunder"]
    assert s.legal() == ["plunder B:10♥", "plunder B:4♥"]
    events = s.play("plunder B:10♥")
    assert [event.kind for event in events] == ["plundered"]
    assert (s.deck("B", 1), s.points("B")) == ("[10♥]", 4)


@pytest.mark.rules("HZ-35", "HZ-32", "AMB-HZ-58", "AMB-HZ-03")
def test_example_3_two_2s_make_12_and_the_column_21() -> None:
    s = attack_with(EXAMPLE_3["A3"], columns={"A1": EXAMPLE_3["A1"], "A2": EXAMPLE_3["A2"]})
    # the two diamonds are separated by the 2 of spades
    assert s.terms("A") == [("value2", 2 + 2 * 5), ("alone", 9)]
    assert s.power("A") == 21


@pytest.mark.rules("AMB-HZ-03", "AMB-HZ-17", "HZ-33", "HZ-35")
def test_example_4_two_formations_in_one_column_make_33() -> None:
    s = attack_with("3♥ 3♠ 6♠", columns={"A1": "7♦ 9♣"})
    assert s.terms("A") == [("value2", 18), ("suit2", 15)]
    assert s.power("A") == 33


@pytest.mark.rules("HZ-21", "AMB-HZ-04", "AMB-HZ-05")
@pytest.mark.parametrize(
    ("place", "terms", "total"),
    [
        ("A31", [("value2", 0 + 3 * 5), ("suit2", 3 + 6 * 2)], 30),
        ("A32", [("value2", 3 * 5 + 0), ("suit2", 0 + 6 * 2)], 27),
        ("A33", [("value2", 3 * 5 + 3), ("suit2", 3 * 2 + 0)], 24),
    ],
)
def test_example_5_a_shield_on_each_of_the_three(
    place: str, terms: list[tuple[str, int]], total: int
) -> None:
    s = scene(
        "window", step=3, attack=3, columns={"A1": "8♦ 9♣", "A3": "3♥ 3♠ 6♠", "B3": "2♣"}, hands=("7♠", "A♠")
    )  # fmt: skip
    assert s.power("A") == 33
    s.play("pass", f"shield A♠ {place}")
    assert s.terms("A") == terms
    events = s.play("pass")
    assert told(events, "HZ-75 strengths", attack=total, defence=2) == 1


@pytest.mark.rules("HZ-27")
def test_placement_example() -> None:
    # column 1 empty, column 2 full, column 3 with one troop
    s = scene("placement", hands=("7♠", ""), columns={"A2": "6♣ 8♦ 4♥", "A3": "9♥"})
    assert s.legal("place") == ["place 7♠ A11", "place 7♠ A32"]

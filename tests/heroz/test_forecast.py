"""What a choice in HEROZ will do, against numbers worked out by hand."""

from typing import Any

import pytest

from pygames.engine.forecast import Forecast
from pygames.words.localizer import Localizer
from tests.heroz.scene import Scene, scene
from tests.kit.foreseen import foreseen


def of(s: Scene, action: str) -> dict[str, Forecast]:
    return foreseen(s.match, action)


def params(found: dict[str, Forecast], kind: str, *names: str) -> list[Any]:
    return [found[kind].params[name] for name in names]


@pytest.mark.rules("HZ-75", "HZ-76", "HZ-33")
def test_an_attack_says_both_totals() -> None:
    """2 + 8 × 2 = 18 against a lone 9."""
    s = scene("attack", columns={"A1": "2♦ 8♦", "B1": "9♣"})
    found = of(s, "attack A1")
    assert [*found] == ["stronger"]
    assert params(found, "stronger", "attack", "defence") == [18, 9]
    said = Localizer(s.match.game, "en").forecast(found["stronger"])
    assert said == "power 18 against 9: stronger"


@pytest.mark.rules("HZ-77", "AMB-HZ-33")
def test_an_even_and_a_weaker_attack_are_told_apart() -> None:
    s = scene("attack", columns={"A1": "9♦", "A2": "3♦", "B1": "9♣", "B2": "4♣"})
    assert params(of(s, "attack A1"), "even", "attack", "defence") == [9, 9]
    assert params(of(s, "attack A2"), "weaker", "attack", "defence") == [3, 4]


@pytest.mark.rules("HZ-79", "HZ-74", "HZ-51")
def test_a_column_that_nobody_faces_says_the_points_it_may_score() -> None:
    s = scene("attack", columns={"A1": "2♦ 8♦"}, won=("10♦ 9♦", ""))
    found = of(s, "attack A1")
    assert params(found, "unblocked", "n", "points", "points2", "goal") == [10, 19, 29, 30]
    s = scene("attack", columns={"A1": "2♦ 9♣"}, won=("10♦ 9♦", ""))
    assert params(of(s, "attack A1"), "reaches", "points2") == [30]


@pytest.mark.rules("HZ-47", "HZ-79", "AMB-HZ-10")
def test_attackers_score_what_they_are_worth_once_auras_have_ended() -> None:
    """8 under an aura fights as 1 and scores 8; a joker scores what it has copied."""
    s = scene("attack", columns={"A1": "8♠ 10♣"}, auras={"A11": "Q♥"}, won=("8♦", ""))
    assert params(of(s, "attack A1"), "unblocked", "points", "points2") == [8, 26]
    s = scene("attack", columns={"A1": "8♠ 9♣"}, auras={"A11": "Q♥"}, won=("8♦ 5♦", ""))
    assert params(of(s, "attack A1"), "reaches", "points2") == [30]
    s = scene("window", step=3, hands=("J♠", ""), attack=1, columns={"A1": "8♠ ★1=10♣"},
              auras={"A12": "Q♥"})  # fmt: skip
    assert params(of(s, "pass"), "scores", "points", "points2") == [0, 18]


@pytest.mark.rules("HZ-73", "HZ-55")
def test_face_down_troops_may_hold_a_column_in_some_share_of_worlds() -> None:
    """A lone 2 is held by any troop (2 to 10) that B turns up; a 10 by a 10 only."""
    s = scene("attack", columns={"A1": "2♦", "A2": "10♦", "B1": "(3♣)", "B2": "(4♣)"})
    sure, rare = of(s, "attack A1")["holds"].chance, of(s, "attack A2")["holds"].chance
    assert sure is not None
    assert rare is not None
    assert sure.n == sure.of
    assert 0 < rare.n / rare.of < 0.4
    assert "unless" in of(s, "attack A1")
    # what truly lies there makes no difference
    other = scene("attack", columns={"A1": "2♦", "A2": "10♦", "B1": "(3♣)", "B2": "(10♣)"})
    assert of(other, "attack A2")["holds"] == of(s, "attack A2")["holds"]


@pytest.mark.rules("HZ-32", "HZ-35", "HZ-39")
def test_placing_says_what_the_column_will_be_worth_and_which_formations_arise() -> None:
    """9 beside a 9 is 9 + 9 × 5 = 54 in the column; 4 beside a 4 in the row acts."""
    s = scene("placement", hands=("9♥ 4♥", ""), columns={"A1": "9♠", "A3": "4♠"})
    found = of(s, "place 9♥ A12")
    assert params(found, "column", "number", "power", "power2") == [1, 9, 54]
    assert params(found, "formation", "formation") == ["value2"]
    found = of(s, "place 4♥ A21")
    assert params(found, "column", "number", "power", "power2") == [2, 0, 4]
    assert params(found, "line", "formation", "n") == ["value2", 1]
    assert Localizer(s.match.game, "en").forecast(found["line"]) == "row 1: Two of one value"


@pytest.mark.rules("HZ-70")
def test_placing_says_how_many_stand_opposite() -> None:
    s = scene("placement", hands=("9♥", ""), columns={"B1": "(9♠) 2♦"})
    assert params(of(s, "place 9♥ A11"), "faced", "n") == [2]
    assert Localizer(s.match.game, "en").forecast(of(s, "place 9♥ A11")["faced"]) == "opposite: 2 troops"
    assert "free" in of(s, "place 9♥ A21")


@pytest.mark.rules("HZ-57", "HZ-65")
def test_placing_reminds_nobody_of_what_lies_face_down() -> None:
    """Whatever lies there: the owner is not shown it either, unless the memory aid is on."""
    one = scene("placement", hands=("9♥", ""), columns={"A1": "(9♠)", "A2": "(8♥)"})
    other = scene("placement", hands=("9♥", ""), columns={"A1": "(2♣)", "A2": "(9♦)"})
    for action in ("place 9♥ A12", "place 9♥ A31", "place 9♥ A22"):
        assert of(one, action) == of(other, action)
    assert [*of(one, "place 9♥ A31")] == ["column", "free"]
    found = of(one, "place 9♥ A12")
    assert [*found] == ["column_open", "free"]
    said = Localizer(one.match.game, "en").forecast(found["column_open"])
    assert said == "power of column 1, without what lies face down already: 0 → 9"


@pytest.mark.rules("AMB-HZ-54", "HZ-33", "HZ-64")
def test_with_the_memory_aid_what_is_shown_of_one_s_own_counts() -> None:
    """The 3 that lies there will be active as well: 2 + 3 × 2 = 8."""
    s = scene("placement", hands=("2♦", ""), columns={"A1": "(3♦)", "A2": "(2♣)"},
              options={"memory_aid": True})  # fmt: skip
    found = of(s, "place 2♦ A12")
    assert params(found, "column", "power", "power2") == [3, 8]
    assert params(found, "formation", "formation") == ["suit2"]


@pytest.mark.rules("HZ-76", "AMB-HZ-01")
def test_destroying_says_what_damage_is_left() -> None:
    s = scene("clash", columns={"A1": "9♦ 8♣", "B1": "3♣ 2♦"}, attack=1)
    assert s.asks == "A damage"
    assert params(of(s, "destroy B11"), "left", "n") == [14]
    assert params(of(s, "destroy B12"), "left", "n") == [15]


@pytest.mark.rules("HZ-79", "HZ-50", "HZ-51")
def test_scoring_says_the_points_and_the_victory() -> None:
    s = scene("conquest", columns={"A1": "2♦ 9♣"}, won=("10♦ 9♦", ""), attack=1)
    assert params(of(s, "score A11"), "points", "points", "points2", "goal") == [19, 21, 30]
    assert "wins" not in of(s, "score A11")
    s = scene("conquest", columns={"A1": "2♦ 9♣"}, won=("10♦ 9♦ 2♣", ""), attack=1)
    assert "wins" in of(s, "score A12")


@pytest.mark.rules("HZ-21", "HZ-45", "HZ-42", "AMB-HZ-05")
def test_a_special_card_says_how_the_fight_then_stands() -> None:
    s = scene("window", step=3, hands=("A♠ Q♠", ""), heroes=("K♥", ""), attack=1,
              columns={"A1": "9♦", "B1": "8♣ 2♦"})  # fmt: skip
    assert params(of(s, "shield A♠ B11"), "better", "power", "power2") == ["9", "10 → 2"]
    assert params(of(s, "aura Q♠ B11"), "better", "power", "power2") == ["9", "10 → 3"]
    own, other = params(of(s, "sacrifice A11"), "better", "power", "power2")
    assert other == "10"
    least, _, most = own.removeprefix("9 → ").partition("–")
    assert 9 <= int(least) < int(most) <= 21  # a joker turned up adds nothing, a hero 12


@pytest.mark.rules("HZ-75")
def test_passing_says_how_the_fight_stands() -> None:
    s = scene("attack", columns={"A1": "9♦ 8♣", "B1": "3♣ 2♦"}, hands=("J♠", ""))
    s.play("attack A1")
    assert s.asks == "A specials"
    said = Localizer(s.match.game, "en").forecast(of(s, "pass")["unchanged"])
    assert said == "the power stays as it is: 17 against 5"


@pytest.mark.rules("HZ-21")
def test_a_card_that_weakens_one_s_own_side_is_bad_news() -> None:
    s = scene("window", step=3, hands=("A♠", ""), attack=1, columns={"A1": "9♦", "B1": "8♣"})
    assert of(s, "shield A♠ A11")["worse"].type.tone == "bad"
    assert of(s, "shield A♠ B11")["better"].type.tone == "good"


@pytest.mark.rules("HZ-22", "HZ-39")
def test_a_joker_says_what_it_makes_as_a_troop_before_a_fight_and_in_one() -> None:
    """Beside the 5 it is a pair of the row, which takes a card; in the third column it is none."""
    s = scene("window", step=1, hands=("★1", ""), columns={"A1": "5♦", "B2": "9♣"})
    found = s.match.forecast("joker ★1 A21 A11")
    column, faced, *lines = found
    assert [column.params[name] for name in ("number", "power", "power2")] == [2, 0, 5]
    assert faced.params["n"] == 1
    assert [it.params["formation"] for it in lines] == ["suit2", "value2"]
    assert [*of(s, "joker ★1 A31 A11")] == ["column", "free"]
    s = scene("window", step=3, hands=("★1", ""), attack=1, columns={"A1": "5♦", "B1": "9♣"})
    assert [it.type.id for it in s.match.forecast("joker ★1 A21 A11")] == ["unchanged", "line", "line"]


@pytest.mark.rules("HZ-79", "HZ-51")
def test_placing_says_that_the_column_could_then_win() -> None:
    s = scene("placement", hands=("9♥", ""), columns={"A1": "2♠", "B2": "(9♠)"}, won=("10♦ 9♦", ""))
    assert params(of(s, "place 9♥ A12"), "aims", "points", "points2") == [19, 30]
    assert "aims" not in of(s, "place 9♥ A21")  # a troop stands opposite
    assert "aims" not in of(s, "place 9♥ A31")  # 28 are too few


@pytest.mark.rules("HZ-30", "HZ-37", "HZ-38")
def test_whether_the_order_of_formations_matters_is_told() -> None:
    """A draw and a card taken from the enemy do not meet; a card recalled is drawn by the next."""
    hands = ("", "J♥ Q♥")
    s = scene("formations", columns={"A1": "2♥ 3♠", "A2": "2♦ 9♠"}, hands=hands)
    assert [*of(s, "resolve line1-value")] == [*of(s, "resolve line2-suit")] == ["order_free"]
    s = scene("formations", columns={"A1": "2♥ 3♠", "A2": "8♥ 9♠", "A3": "4♥"}, hands=hands)
    assert [*of(s, "resolve line1-suit")] == ["order_counts"]


@pytest.mark.rules("HZ-74", "HZ-79", "HZ-51")
def test_passing_in_an_attack_that_nobody_has_blocked_says_the_points_that_come() -> None:
    s = scene("window", step=3, hands=("J♠", ""), attack=1, columns={"A1": "9♦ 2♣"}, won=("10♥ 9♥", ""))
    assert params(of(s, "pass"), "scores", "points", "points2", "goal") == [19, 30, 30]
    s = scene("window", step=3, hands=("A♠", ""), attack=1, columns={"A1": "9♦ 2♣"}, won=("10♥ 9♥", ""))
    assert params(of(s, "shield A♠ A11"), "scores", "points", "points2") == [19, 30]
    s = scene("window", step=2, hands=("J♠", ""), attack=1, columns={"A1": "9♦"})
    assert "scores" not in of(s, "pass")

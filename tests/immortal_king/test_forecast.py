"""What a choice in Hero: Immortal King will do, against numbers worked out by hand."""

from fractions import Fraction
from typing import Any

import pytest

from pygames.engine.forecast import Chance, Forecast
from pygames.words.localizer import Localizer
from tests.immortal_king.scene import Scene, scene
from tests.kit.foreseen import foreseen


def of(s: Scene, action: str) -> dict[str, Forecast]:
    return foreseen(s.match, s.given(action))


def params(found: dict[str, Forecast], kind: str, *names: str) -> list[Any]:
    return [found[kind].params[name] for name in names]


def helped(s: Scene, action: str) -> float:
    chance = of(s, action)["helped"].chance
    assert chance is not None
    assert chance.exact
    return chance.n / chance.of


@pytest.mark.rules("HIK-40", "HIK-66", "HIK-112")
def test_an_attack_says_how_many_results_of_the_die_win() -> None:
    s = scene("rat imp wisp", party="guard", mana="")  # power 4 against a d6
    found = of(s, "attack left")
    assert found["results"].chance == Chance(3, 6)
    assert params(found, "results", "power", "die", "n", "of") == ["4", "d6", 3, 6]
    said = Localizer(s.match.game, "en", options=s.match.options).forecast(found["results"])
    assert said == "power 4, d6: 3 of 6 results win"


@pytest.mark.rules("HIK-40", "HIK-64")
def test_a_fight_that_no_roll_can_win_is_called_so() -> None:
    """Power 9: a d6 does not reach it, nor any help without mana; Hero's d12 does in 5 cases of 12."""
    s = scene("abunakkashii rat imp", party="hero", mana="")
    assert params(of(s, "attack left"), "impossible", "power", "die", "most") == ["9", "d6+1", 7]
    s = scene("abunakkashii+ rat imp", party="guard")  # power 10: 6 and her 3 are 9
    assert "hopeless" in of(s, "attack left")
    s = scene("abunakkashii rat imp", party="hero")
    assert "hopeless" not in of(s, "attack left")
    assert helped(s, "attack left") == pytest.approx(5 / 12, abs=1e-6)


@pytest.mark.rules("HIK-64", "AMB-HIK-18")
def test_every_help_is_used_as_well_as_it_can_be() -> None:
    """Nova rolls again by her gift: 3 of 4; with her power she doubles as well, so that a 2 is enough."""
    s = scene("rat imp wisp", party="nova", mana="")
    assert helped(s, "attack left") == pytest.approx(3 / 4, abs=1e-6)
    s = scene("rat imp wisp", party="nova")
    # lost by two 1s only: 2 is doubled to 4, 3 to 6
    assert helped(s, "attack left") == pytest.approx(1 - Fraction(1, 36), abs=1e-6)


@pytest.mark.rules("HIK-77")
def test_the_dungeon_rolls_too() -> None:
    s = scene("dice-imp rat imp", party="seer", mana="")
    assert of(s, "attack left")["results"].chance == Chance(21, 36)


@pytest.mark.rules("HIK-50", "HIK-79", "HIK-70", "HIK-75", "HIK-68")
def test_an_attack_says_what_it_costs_and_brings() -> None:
    s = scene("rat imp wisp", courage=3)
    assert params(of(s, "attack left"), "costs", "courage", "courage2") == [3, 2]
    for place in ("left", "middle", "right"):
        card = s.state.card(("left", "middle", "right").index(place))
        kind = "prize_mana" if card.mana else "prize"
        assert params(of(s, f"attack {place}"), kind, "colour") == [card.colour]
    assert "victory" in of(scene("- rat imp"), "attack final")


@pytest.mark.rules("HIK-74")
def test_the_last_courage_token_is_called_so() -> None:
    found = of(scene("imp rat wisp", party="guard", courage=1), "attack left")
    assert found["costs_last"].rules == ("HIK-50", "HIK-74")
    assert "costs" not in found


@pytest.mark.rules("HIK-79", "HIK-70")
def test_pain_costs_two_and_a_trap_goes_anyway() -> None:
    s = scene("rat imp wisp")
    box = s.box
    pain = next(word for word, card in zip(box.words, box.dungeon, strict=True)
                if "pain" in card.abilities and card.monster and card.family != "greenskin")  # fmt: skip
    trap = next(
        word for word, card in zip(box.words, box.dungeon, strict=True)
        if not card.monster and "pain" not in card.abilities
    )  # fmt: skip
    s = scene(f"{pain} {trap} wisp", party="hero")
    assert params(of(s, "attack left"), "costs", "courage", "courage2") == [5, 3]
    assert params(of(scene(f"{pain} {trap} wisp", party="guard"), "attack left"), "costs", "courage2") == [4]
    assert "trap" in of(s, "attack middle")
    assert "prize" not in of(s, "attack middle")


@pytest.mark.rules("HIK-72", "HIK-97")
def test_gestures_are_counted_by_pairs() -> None:
    s = scene("orc imp wisp")
    assert params(of(s, "attack left"), "by_gestures", "n", "of") == [6, 9]
    s.play("attack left")
    assert params(of(s, "show rock"), "loses_to", "gesture") == ["paper"]
    s.play("show rock")
    assert params(of(s, "show rock"), "beats", "gesture") == ["scissors"]


@pytest.mark.rules("HIK-55")
def test_an_ambush_is_an_average_over_what_may_lie_there() -> None:
    """It is one average, whatever truly lies there."""
    s = scene("(rat) imp wisp", party="guard", mana="")
    other = scene("(hydra) imp wisp", party="guard", mana="")
    found = of(s, "attack left")["ambushed"].chance
    assert found is not None
    assert not found.exact
    assert found == of(other, "attack left")["ambushed"].chance
    assert 0.1 < found.n / found.of < 0.7
    assert "prize" not in of(s, "attack left")


@pytest.mark.rules("HIK-91", "HIK-94", "HIK-10", "HIK-69")
def test_after_the_roll_it_is_said_whether_a_use_turns_it() -> None:
    s = scene("hydra imp wisp", party="guard nova", hand="strength-potion")  # power 6
    s.play("attack left")
    s.play("roll", dice="2")
    assert s.asks == "party after"
    assert params(of(s, "use strength-potion"), "nearly", "total", "total2", "n") == [2, 5, 1]
    assert params(of(s, "power nova"), "nearly", "total2") == [4]
    assert params(of(s, "power nova"), "mana", "mana", "mana2") == [2, 1]
    assert params(of(s, "gift nova"), "results", "n", "of") == [1, 6]
    # even a 1 is doubled, and gets 3 by the guard and 3 by the potion
    assert helped(s, "gift nova") == pytest.approx(1, abs=1e-6)
    s.play("use strength-potion")
    assert params(of(s, "power guard"), "wins", "total", "total2", "power") == [5, 8, 6]
    assert params(of(s, "accept"), "costs", "courage2") == [4]


@pytest.mark.rules("HIK-90", "HIK-02")
def test_another_die_and_an_escape_are_foreseen() -> None:
    s = scene("abunakkashii imp wisp", party="hero sneak")
    s.play("attack left")
    assert "impossible" in of(s, "roll")
    s.play("roll", dice="3")
    assert params(of(s, "power hero"), "results", "power", "die", "n", "of") == ["9", "d12+1", 5, 12]
    assert "escapes" in of(s, "power sneak")


@pytest.mark.rules("HIK-16", "HIK-51", "HIK-93", "HIK-41")
def test_in_the_equipment_phase_prices_and_effects_are_said() -> None:
    s = scene("rat imp wisp", hand="sword hunt courage-potion", won="green red", courage=9)
    assert params(of(s, "use sword"), "pays", "cost") == ["green"]
    assert params(of(s, "use hunt"), "pays", "cost") == ["red"]
    assert params(of(s, "use courage-potion"), "courage", "courage", "courage2") == [9, 10]


@pytest.mark.rules("HIK-58", "HIK-55", "HIK-56", "HIK-57")
def test_the_dungeon_master_is_told_prices_and_powers() -> None:
    s = scene("rat imp wisp", party="seer", mana="", fear=3)
    s.play("attack left", dice="4")
    assert s.asks == "master doom"
    assert params(of(s, "doom"), "stands", "total", "power") == [4, 4]
    assert params(of(s, "doom"), "doomed", "n", "of") == [3, 6]
    assert params(of(s, "doom"), "fear", "fear", "fear2") == [3, 0]
    hopeless = scene("hydra+ imp wisp", party="guard nova", fear=3)  # power 7, a d6; Nova may double it
    hopeless.play("attack left", "roll", dice="4")
    assert hopeless.asks == "master doom"
    assert "doomed_never" in of(hopeless, "doom")
    s.play("pass")
    assert s.asks == "master place"
    for action in s.legal():
        found = of(s, action)
        assert ("fear" in found) == (action != "place")
        if "harden" in action and "power" in found:
            now, then = params(found, "power", "power", "power2")
            assert then > now


@pytest.mark.rules("HIK-38", "HIK-67")
def test_an_attack_says_how_far_it_is_to_the_final_monster() -> None:
    """What is left behind the encounter decides between corridors that are else alike."""
    s = scene("rat imp wisp", piles=("hydra zombie only", "only", ""))
    assert params(of(s, "attack left"), "way", "n") == [2]
    assert "clears" in of(s, "attack middle")


@pytest.mark.rules("HIK-44", "HIK-46")
def test_a_swap_says_what_comes_next_in_both_corridors() -> None:
    s = scene("rat imp wisp", start="swap", piles=("hydra zombie only", "orc only", ""), known="left middle")
    found = [it for it in s.match.forecast(s.given("swap left middle")) if it.type.id == "next"]
    assert [it.params for it in found] == [
        {"corridor": "left", "n": 1, "card": "orc"},
        {"corridor": "middle", "n": 2, "card": "hydra"},
    ]


@pytest.mark.rules("HIK-69", "HIK-90")
def test_a_use_that_is_not_enough_says_whether_more_help_wins() -> None:
    s = scene("abunakkashii imp wisp", party="nova", hand="strength-potion")  # power 9
    s.play("attack left")
    s.play("roll", dice="3")
    assert of(s, "use strength-potion")["nearly"].type.tone == "good"  # 6, and doubled 9
    assert params(of(s, "power nova"), "nearly", "total2", "n") == [6, 3]
    s = scene("abunakkashii imp wisp", party="nova", hand="strength-potion", mana="")
    s.play("attack left")
    s.play("roll", dice="3")
    assert params(of(s, "use strength-potion"), "short", "n") == [3]

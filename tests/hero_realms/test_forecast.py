"""What is foreseen of a choice in Hero Realms."""

import pytest

from tests.hero_realms.scene import Scene, has, scene
from tests.kit.foreseen import foreseen


def told(s: Scene, action: str) -> dict[str, int]:
    """The forecasts of an action, by their kinds, with their number."""
    return {kind: int(it.params.get("n", 0)) for kind, it in foreseen(s.match, action).items()}


@pytest.mark.rules("HR-65", "HR-109")
def test_an_attack_leaves_health_or_nothing() -> None:
    s = scene(has(), has(health=5), combat=6)
    assert told(s, "attack B 4") == {"health_left": 1}
    assert told(s, "attack B 5") == {"falls": 0}


@pytest.mark.rules("HR-67", "HR-78")
def test_what_is_left_in_the_pools() -> None:
    s = scene(has(), has(champions="lys"), combat=6, gold=4, row="orc-grunt")
    assert told(s, "strike lys") == {"combat_left": 1}
    assert told(s, "acquire orc-grunt") == {"gold_left": 1}


@pytest.mark.rules("HR-105")
def test_what_the_end_of_the_turn_takes() -> None:
    s = scene(has("gold spark"), has(deck="gold*5"), gold=2, combat=3)
    assert told(s, "end") == {"gold_lost": 2, "combat_lost": 3, "unplayed": 2}


@pytest.mark.rules("HR-39")
def test_which_ally_abilities_a_card_wakes() -> None:
    s = scene(has("profit intimidation gold"))
    assert told(s, "play profit") == {}
    s.play("play profit")
    assert told(s, "play intimidation") == {"allies": 2}


@pytest.mark.rules("HR-26", "HR-127")
def test_an_ability_that_brings_nothing_back_says_so() -> None:
    mine = has(pack="cleric", champions="cristov", deck="gold*6")
    s = scene(mine, has("fire-bomb", deck="gold*6"))
    s.play("end", "play fire-bomb", "end")
    assert told(s, "ability resurrect") == {}
    s = scene(has(pack="cleric", discard="cristov gold"), has())  # it was not stunned
    assert told(s, "ability resurrect") == {"nothing_back": 0}


@pytest.mark.rules("HR-26", "HR-104")
def test_an_ally_ability_that_prepares_nobody_says_so() -> None:
    s = scene(has(played="domination", champions="cristov-"))
    assert told(s, "ally domination") == {}
    s = scene(has(played="domination", champions="cristov"))
    assert told(s, "ally domination") == {"none_to_prepare": 0}


@pytest.mark.rules("HR-26", "HR-74")
def test_an_ally_ability_that_stuns_nobody_says_so() -> None:
    s = scene(has(played="hit-job profit"), has(champions="lys"))
    assert told(s, "ally hit-job") == {}
    s = scene(has(played="hit-job profit"), has())
    assert told(s, "ally hit-job") == {"none_to_stun": 0}

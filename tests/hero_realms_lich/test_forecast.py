"""What a choice is said to do, where the Lich plays."""

import pytest

from tests.hero_realms_lich.scene import Hero, Scene, hero, lich, scene
from tests.kit.foreseen import foreseen as seen_true


def foreseen(s: Scene, action: str) -> list[tuple[str, tuple[str, ...]]]:
    """The kinds of forecast of an action, each with its rules."""
    return [(forecast.type.id, forecast.rules) for forecast in s.match.forecast(action)]


def kinds(s: Scene, action: str) -> set[str]:
    """The kinds of forecast of an action, each seen to come true."""
    return set(seen_true(s.match, action))


@pytest.mark.rules("HRL-17")
def test_a_member_will_be_defeated() -> None:
    s = scene(hero(health=3), hero(pack="wizard"), lich(), turn="C", combat=5)
    assert ("falls", ("HRL-17",)) in foreseen(s, "attack A 3")


@pytest.mark.rules("HRL-38")
def test_a_jar_will_break() -> None:
    s = scene(hero(), lich(jars="manipulation", health=3), combat=5)
    assert foreseen(s, "attack B 3") == [("breaks", ("HRL-38",))]


@pytest.mark.rules("HRL-27", "HRL-38")
def test_with_the_last_jar_the_game_is_over() -> None:
    s = scene(hero(), lich(health=3), combat=5)
    assert foreseen(s, "attack B 3") == [("breaks_last", ("HRL-38",))]
    s = scene(hero("spark"), lich(hand="gold", health=4))
    s.play("play spark")
    assert foreseen(s, "suffer") == [("own_breaks_last", ("HRL-38",))]


@pytest.mark.rules("HRL-50", "HRL-51")
@pytest.mark.parametrize(("health", "said"), [(9, "own_health"), (4, "own_breaks"), (2, "own_breaks")])
def test_what_preventing_a_discard_costs(health: int, said: str) -> None:
    s = scene(hero("spark"), lich(hand="gold", jars="manipulation", health=health))
    s.play("play spark")
    assert foreseen(s, "suffer")[0][0] == said


@pytest.mark.rules("HRL-55", "HRL-56", "AMB-HRL-18")
def test_whom_a_challenge_leaves_to_the_boss() -> None:
    party = (hero(), hero(pack="wizard"), hero(pack="thief"), lich())
    assert kinds(scene(*party), "challenge") == {"dares"}
    assert kinds(scene(*party, challengers=(1,)), "challenge") == {"dares_too"}
    last = scene(*party, challengers=(1,), options={"last_challenge": True})
    assert kinds(last, "challenge") == {"dares"}
    fallen = scene(hero(), hero(pack="wizard", health=0), hero(pack="thief"), lich(), challengers=(1,))
    assert kinds(fallen, "challenge") == {"dares"}


@pytest.mark.rules("HRL-54")
@pytest.mark.parametrize("others", [(), (hero(pack="wizard", health=0),)])
def test_a_lone_hero_may_challenge_and_it_changes_nothing(others: tuple[Hero, ...]) -> None:
    s = scene(hero(), *others, lich())
    assert s.may("challenge")
    assert kinds(s, "challenge") == {"dares_alone"}


@pytest.mark.rules("HR-26", "HR-127")
def test_an_ability_brings_nothing_back() -> None:
    assert kinds(scene(hero(pack="cleric", discard="lys"), lich()), "ability resurrect") == {"nothing_back"}

"""An effect that finds nothing to do says so: nobody has to guess whether it was forgotten."""

import pytest

from tests.hero_realms.scene import Player, has, scene
from tests.hero_realms_lich.scene import hero, lich
from tests.hero_realms_lich.scene import scene as lich_scene
from tests.kit.scene import told


@pytest.mark.parametrize(
    ("mine", "action", "event"),
    [
        pytest.param(
            has(played="rally-the-troops", champions="cristov"),
            "ally rally-the-troops",
            "HR-26 HR-104 none_to_prepare",
            marks=pytest.mark.rules("HR-26", "HR-104"),
        ),
        pytest.param(
            has("death-touch"),
            "play death-touch",
            "HR-26 HR-53 none_to_sacrifice",
            marks=pytest.mark.rules("HR-26", "HR-53"),
        ),
        pytest.param(
            has("smash-and-grab"),
            "play smash-and-grab",
            "HR-26 HR-103 none_to_put",
            marks=pytest.mark.rules("HR-26", "HR-103"),
        ),
        pytest.param(
            has(champions="varrick", discard="gold"),
            "expend varrick",
            "HR-26 HR-103 none_to_put",
            marks=pytest.mark.rules("HR-26", "HR-103"),
        ),
        pytest.param(
            has("command"), "play command", "HR-92 HR-94 none_drawn", marks=pytest.mark.rules("HR-94")
        ),
        pytest.param(
            has("elven-gift"),
            "play elven-gift",
            "HR-94 HR-100 AMB-HR-10 none_drawn",
            marks=pytest.mark.rules("HR-94", "HR-100", "AMB-HR-10"),
        ),
    ],
)
def test_an_effect_that_finds_nothing_says_so(mine: Player, action: str, event: str) -> None:
    assert told(scene(mine, has()).play(action), event) == 1


@pytest.mark.rules("AMB-HR-38")
def test_health_that_cannot_rise_says_so() -> None:
    s = scene(has("command", deck="gold*3"), has(), capped=True)
    assert told(s.play("play command"), "HR-91 AMB-HR-38 full_health") == 1


@pytest.mark.rules("HR-30", "HR-31", "AMB-HR-05")
def test_health_that_is_counted_cites_the_count() -> None:
    s = scene(has(played="command", champions="kraka lys"))
    (gained,) = [it for it in s.play("ally kraka") if it.kind == "gained_health"]
    assert gained.rules == ("HR-91",)
    assert tuple(gained.because["n"]) == ("HR-30", "HR-31", "AMB-HR-05")


@pytest.mark.rules("HR-30", "HR-31", "HRL-14")
def test_counted_health_that_goes_to_another_cites_the_count() -> None:
    s = lich_scene(hero(played="command", champions="kraka"), hero(), lich())
    s.play("ally kraka")
    (gained,) = [it for it in s.play("heal B") if it.kind == "gained_health"]
    assert tuple(gained.because["n"]) == ("HR-30", "HR-31", "AMB-HR-05")

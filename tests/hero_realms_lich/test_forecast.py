"""What a choice is said to do, where the Lich plays."""

from __future__ import annotations

import pytest

from tests.hero_realms_lich.scene import Scene, hero, lich, scene


def foreseen(s: Scene, action: str) -> list[tuple[str, tuple[str, ...]]]:
    """The kinds of forecast of an action, each with its rules."""
    return [(forecast.type.id, forecast.rules) for forecast in s.match.forecast(action)]


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

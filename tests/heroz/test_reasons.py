"""The rules that a total names are those that made it."""

import pytest

from pygames.engine.event import Term
from tests.heroz.scene import scene
from tests.kit.play import decision_of


def reasons(own: str, other: str) -> dict[str, set[str]]:
    """The rules behind the totals of the fight of these columns."""
    s = scene("attack", columns={"A1": own, "B1": other})
    s.play("attack A1")
    while decision_of(s.match).id != "damage":
        s.play("pass")
    events = [event for event in s.match.events if event.kind == "strengths"]
    terms = {name: map(Term.parse, rules) for name, rules in events[0].because.items()}
    return {name: {term.rule for term in found} for name, found in terms.items()}


@pytest.mark.rules("HZ-06", "HZ-33", "HZ-08", "HZ-07")
def test_a_doubled_troop_names_the_formation_and_a_lone_one_its_value() -> None:
    assert reasons("9♦ 8♦", "5♠") == {
        "attack": {"HZ-06", "HZ-33", "HZ-29", "HZ-69", "HZ-07"},
        "defence": {"HZ-06", "HZ-08"},
    }


@pytest.mark.rules("HZ-31", "HZ-36", "HZ-34")
def test_three_of_a_kind_name_that_they_take_the_place_of_two() -> None:
    assert reasons("9♦ 9♠ 9♣", "4♠ 2♠ 3♠") == {
        "attack": {"HZ-06", "HZ-36", "HZ-31", "HZ-29", "HZ-69", "HZ-07"},
        "defence": {"HZ-06", "HZ-34", "HZ-31", "HZ-29", "HZ-69", "HZ-07"},
    }

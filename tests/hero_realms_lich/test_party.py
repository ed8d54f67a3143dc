"""The party: who is adjacent, who may be targeted and healed, fighting infamy, the challenge."""

from typing import Any

import pytest

from tests.hero_realms_lich.scene import Hero, Lich, Scene, hero, lich, scene
from tests.kit.scene import table, told

FOUR = (
    hero("bribe", pack="fighter"),
    hero(pack="cleric"),
    hero(pack="wizard"),
    hero(pack="thief"),
)


def cleric_between() -> Scene:
    """Warrior, Cleric, Wizard, Thief and the Lich, in the Cleric's turn with 2 gold."""
    return scene(*FOUR, lich(), turn="B", gold=2)


@pytest.mark.rules("HRL-11", "HRL-12", "HRL-13")
def test_s1_the_cleric_blesses_those_beside_and_not_the_thief() -> None:
    s = cleric_between()
    s.play("skill bless")
    assert s.asks == "B target"
    assert sorted(s.legal()) == ["target A", "target B", "target C", "target E"]
    assert s.why("target D") == "HRL-13 not_adjacent"
    s.play("target C")
    assert s.health("C") == 53


THREE = (hero(), hero(pack="wizard", champions="lys"), hero(pack="thief"))
Sides = tuple[Hero | Lich, ...]
HEALING = (FOUR[0], hero("domination recruit", pack="cleric"), FOUR[2], FOUR[3], lich())
HALF = (hero("domination"), hero(pack="cleric", health=0), hero(pack="thief"), lich())
BONES = (hero(), lich(minions="wall-of-bones zombie"))
CAP = {"options": {"health_cap": True}}
DARED = (hero(health=2), hero(pack="thief"), lich())


@pytest.mark.rules("HRL-04", "HRL-12", "HRL-14", "HRL-15", "HRL-16", "HRL-48", "HRL-49", "HRL-54", "HRL-55")
@pytest.mark.rules("AMB-HR-38", "AMB-HRL-02", "AMB-HRL-03", "AMB-HRL-08", "AMB-HRL-12", "AMB-HRL-13")
@pytest.mark.rules("AMB-HRL-19", "AMB-HRL-20", "AMB-HRL-31")
@table(
    ("sides", "more", "plays", "found"),
    [
        "one may aim at oneself",
        ((*FOUR, lich()), {"turn": "B", "gold": 2}, "skill bless; target B", {"health B": 53}),
        "the party does not fight itself",
        ((hero(), hero(pack="wizard", champions="lys"), lich()), {"combat": 9}, "",
         {"why attack B 1": "HRL-04 of_the_party", "legal strike": [], "may attack C 9": True,
          "why strike lys": "HRL-04 champion_of_the_party"}),
        "each gain of health goes whole to oneself or to a neighbour",
        (HEALING, {"turn": "B"}, "play domination",
         {"asks": "B heal", "why heal D": "HRL-14 heal_not_adjacent", "why heal E": "AMB-HRL-02 heal_boss"}),
        (HEALING, {"turn": "B"}, "play domination; heal A", {"health A": 56, "health B": 50, "health C": 50}),
        (HEALING, {"turn": "B"}, "play domination; heal A; play recruit; heal C",
         {"health A": 56, "health B": 50, "health C": 53}),
        "the defeated are not healed",
        (HALF, {}, "play domination", {"why heal B": "AMB-HRL-08 heal_defeated"}),
        (HALF, {}, "play domination; heal C", {"health B": 0, "health C": 56}),
        "alone nobody is asked",
        ((hero("domination"), lich()), {}, "play domination", {"asks": "A main", "health A": 56}),
        "there is no maximum unless by an option",
        ((hero("domination", health=60), lich()), {}, "play domination", {"health A": 66}),
        ((hero("domination", health=58), lich()), CAP, "play domination", {"health A": 60}),
        ((hero(), lich("heart-of-evil", hand="domination")), {**CAP, "turn": "B"}, "play domination",
         {"health B": 60}),
        "combat is spent before the turn ends, gold is not",
        ((hero(champions="cron"), lich()), {"combat": 3, "gold": 5}, "", {"why end": "HRL-48 combat_left"}),
        ((hero(champions="cron"), lich()), {"combat": 3, "gold": 5}, "attack B 3", {"may end": True}),
        "combat that nothing can take may be left",
        (BONES, {"combat": 7}, "", {"legal attack": [], "legal strike": [], "may end": True}),
        (BONES, {"combat": 8}, "", {"why end": "HRL-48 combat_left"}),
        "all cards are played before the turn ends",
        ((hero("gold"), lich()), {}, "", {"why end": "HRL-49 cards_left"}),
        ((hero("gold"), lich()), {}, "play gold", {"may end": True}),
        "all ally abilities are used before the turn ends, no others",
        ((hero("profit", champions="myros rasmus"), lich()), {}, "play profit",
         {"why end": "HRL-49 allies_left"}),
        ((hero("profit", champions="myros rasmus"), lich()), {},
         "play profit; ally profit; ally myros; ally rasmus; attack B 8",
         {"may end": True, "may expend myros": True}),
        "the Lich ends its turn when it wants, and challenges nobody",
        ((hero(), lich(hand="frozen-touch")), {"turn": "B", "combat": 4}, "", {"may end": True}),
        ((*THREE, lich()), {"turn": "D"}, "", {"why challenge": "HRL-54 boss_challenges_not"}),
        "a defeated challenger protects nobody",
        (DARED, {"combat": 5, "turn": "C", "challengers": (0,)}, "", {"why attack B 1": "HRL-55 challenged"}),
        (DARED, {"combat": 5, "turn": "C", "challengers": (0,)}, "attack A 2", {"may attack B 3": True}),
        "a challenge does not keep off what hits everybody",
        ((*THREE, lich("void")), {"turn": "D", "challengers": (2,)}, "expend void",
         {"health A": 47, "health B": 47, "health C": 47}),
        "a challenge names whom a discard hits",
        ((hero("gold"), hero("gold", pack="wizard"), lich(hand="spark")), {"turn": "C", "challengers": (1,)},
         "play spark", {"count A hands": 1, "count B hands": 0}),
    ],
)  # fmt: skip
def test_what_the_party_may_do(sides: Sides, more: dict[str, Any], plays: str, found: dict[str, Any]) -> None:
    scene(*sides, **more).comes_to(plays, found)


@pytest.mark.rules("AMB-HRL-01", "HRL-11")
def test_the_boss_sits_between_the_last_and_the_first() -> None:
    s = scene(*FOUR, lich(), turn="A")
    assert s.state.adjacent(0) == [1]
    assert s.state.adjacent(3) == [2]
    assert scene(*FOUR[:2], lich()).state.adjacent(0) == [1]
    assert scene(*FOUR[:1], lich()).state.adjacent(0) == []


@pytest.mark.rules("HRL-20", "HRL-11")
def test_s2_with_the_wizard_defeated_cleric_and_thief_are_adjacent() -> None:
    wizard = hero(pack="wizard", health=0)
    s = scene(FOUR[0], FOUR[1], wizard, FOUR[3], lich(), turn="B", gold=2)
    assert s.state.adjacent(1) == [0, 3]
    s.play("skill bless", "target D")
    assert s.health("D") == 53


@pytest.mark.rules("AMB-HRL-01", "HRL-20")
def test_the_two_who_are_left_are_adjacent_whoever_sat_between() -> None:
    dead = hero(pack="ranger", health=0)
    s = scene(FOUR[0], dead, dead._replace(pack="wizard"), FOUR[3], lich())
    assert s.state.adjacent(0) == [3]


# --- the challenge ---


@pytest.mark.rules("HRL-54", "HRL-55", "HRL-56")
def test_after_a_challenge_the_lich_leaves_the_other_players_alone() -> None:
    s = scene(*THREE, lich(hand="dark-energy"), turn="A")
    s.play("challenge")
    assert s.why("challenge") == "HRL-54 has_challenged"
    s.play("end", "end", "end", "play dark-energy")
    assert {text.split()[1] for text in s.legal("attack")} == {"A"}
    assert s.why("attack C 1") == "HRL-55 challenged"
    assert s.legal("strike") == ["strike lys"]


@pytest.mark.rules("HRL-12")
def test_an_attack_does_not_name_the_rule_of_free_for_all() -> None:
    s = scene(*THREE, lich(), turn="A", combat=2)
    assert [event.rules for event in s.play("attack D 2") if event.kind == "attacked"] == [("HR-65",)]


@pytest.mark.rules("HRL-54", "HRL-55")
def test_a_challenge_binds_the_next_turn_only() -> None:
    s = scene(*THREE, lich())
    s.play("challenge", "end", "end", "end", "end")
    assert s.state.challengers == ()
    assert s.state.dared[0]


@pytest.mark.rules("AMB-HRL-18", "HRL-54")
def test_of_two_challengers_each_may_be_attacked_or_only_the_last() -> None:
    for last, targets in ((False, {"A", "C"}), (True, {"C"})):
        boss = lich(hand="dark-energy")
        s = scene(hero(), hero(pack="wizard"), hero(pack="thief"), boss, options={"last_challenge": last})
        assert told(s.play("challenge", "end", "end", "challenge"), "AMB-HRL-18 challenged", seat=2) == 1
        s.play("end", "play dark-energy")
        assert {text.split()[1] for text in s.legal("attack")} == targets

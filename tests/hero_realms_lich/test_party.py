"""The party: who is adjacent, who may be targeted and healed, fighting infamy, the challenge."""

from __future__ import annotations

import pytest

from tests.hero_realms_lich.scene import Scene, hero, lich, scene
from tests.kit.scene import told

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


@pytest.mark.rules("AMB-HRL-31", "HRL-12")
def test_one_may_aim_at_oneself() -> None:
    s = cleric_between()
    s.play("skill bless", "target B")
    assert s.health("B") == 53


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


@pytest.mark.rules("HRL-12", "HRL-04")
def test_the_party_does_not_fight_itself() -> None:
    s = scene(hero(), hero(pack="wizard", champions="lys"), lich(), combat=9)
    assert {text.split()[1] for text in s.legal("attack")} == {"C"}
    assert s.why("attack B 1") == "HRL-04 of_the_party"
    assert s.legal("strike") == []
    assert s.why("strike lys") == "HRL-04 champion_of_the_party"


# --- gaining health ---


@pytest.mark.rules("HRL-14", "HRL-15", "HRL-16", "AMB-HRL-02")
def test_each_gain_goes_whole_to_oneself_or_to_a_neighbour() -> None:
    s = scene(FOUR[0], hero("domination recruit", pack="cleric"), FOUR[2], FOUR[3], lich(), turn="B")
    s.play("play domination")
    assert s.asks == "B heal"
    assert sorted(s.legal()) == ["heal A", "heal B", "heal C"]
    assert s.why("heal D") == "HRL-14 heal_not_adjacent"
    assert s.why("heal E") == "AMB-HRL-02 heal_boss"
    s.play("heal A")
    assert [s.health(seat) for seat in "ABC"] == [56, 50, 50]
    s.play("play recruit", "heal C")
    assert [s.health(seat) for seat in "ABC"] == [56, 50, 53]


@pytest.mark.rules("HRL-14", "AMB-HRL-08")
def test_the_defeated_are_not_healed() -> None:
    s = scene(hero("domination"), hero(pack="cleric", health=0), hero(pack="thief"), lich())
    s.play("play domination")
    assert s.why("heal B") == "AMB-HRL-08 heal_defeated"
    s.play("heal C")
    assert (s.health("B"), s.health("C")) == (0, 56)


@pytest.mark.rules("HRL-14")
def test_alone_nobody_is_asked() -> None:
    s = scene(hero("domination"), lich())
    s.play("play domination")
    assert s.asks == "A main"
    assert s.health("A") == 56


@pytest.mark.rules("AMB-HRL-03", "AMB-HR-38")
def test_there_is_no_maximum_unless_by_an_option() -> None:
    s = scene(hero("domination", health=60), lich())
    s.play("play domination")
    assert s.health("A") == 66
    s = scene(hero("domination", health=58), lich(), options={"health_cap": True})
    s.play("play domination")
    assert s.health("A") == 60
    s = scene(hero(), lich("heart-of-evil", hand="domination"), turn="B", options={"health_cap": True})
    s.play("play domination")
    assert s.health("B") == 60


# --- fighting infamy ---


@pytest.mark.rules("HRL-48", "AMB-HRL-13")
def test_combat_is_spent_before_the_turn_ends_gold_is_not() -> None:
    s = scene(hero(champions="cron"), lich(), combat=3, gold=5)
    assert s.why("end") == "HRL-48 combat_left"
    s.play("attack B 3")
    assert s.may("end")


@pytest.mark.rules("HRL-49")
def test_all_cards_are_played_before_the_turn_ends() -> None:
    s = scene(hero("gold"), lich())
    assert s.why("end") == "HRL-49 cards_left"
    s.play("play gold")
    assert s.may("end")


@pytest.mark.rules("HRL-49", "AMB-HRL-13")
def test_all_ally_abilities_are_used_before_the_turn_ends_no_others() -> None:
    s = scene(hero("profit", champions="myros rasmus"), lich())
    s.play("play profit")
    assert s.why("end") == "HRL-49 allies_left"
    s.play("ally profit", "ally myros", "ally rasmus", "attack B 8")
    assert s.may("end")
    assert s.may("expend myros")


@pytest.mark.rules("AMB-HRL-12", "HRL-48")
def test_combat_that_nothing_can_take_may_be_left() -> None:
    s = scene(hero(), lich(minions="wall-of-bones zombie"), combat=7)
    assert s.legal("attack") == s.legal("strike") == []
    assert s.may("end")
    s = scene(hero(), lich(minions="wall-of-bones zombie"), combat=8)
    assert s.why("end") == "HRL-48 combat_left"


@pytest.mark.rules("HRL-48", "HRL-49")
def test_the_lich_ends_its_turn_when_it_wants() -> None:
    s = scene(hero(), lich(hand="frozen-touch"), turn="B", combat=4)
    assert s.may("end")


# --- the challenge ---

THREE = (hero(), hero(pack="wizard", champions="lys"), hero(pack="thief"))


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


@pytest.mark.rules("HRL-54")
def test_the_lich_challenges_nobody() -> None:
    s = scene(*THREE, lich(), turn="D")
    assert s.why("challenge") == "HRL-54 boss_challenges_not"


@pytest.mark.rules("AMB-HRL-19", "HRL-55")
def test_a_defeated_challenger_protects_nobody() -> None:
    s = scene(hero(health=2), hero(pack="thief"), lich(), combat=5, turn="C", challengers=(0,))
    assert s.why("attack B 1") == "HRL-55 challenged"
    s.play("attack A 2")
    assert s.may("attack B 3")


@pytest.mark.rules("AMB-HRL-18", "HRL-54")
def test_of_two_challengers_each_may_be_attacked_or_only_the_last() -> None:
    for last, targets in ((False, {"A", "C"}), (True, {"C"})):
        boss = lich(hand="dark-energy")
        s = scene(hero(), hero(pack="wizard"), hero(pack="thief"), boss, options={"last_challenge": last})
        assert told(s.play("challenge", "end", "end", "challenge"), "AMB-HRL-18 challenged", seat=2) == 1
        s.play("end", "play dark-energy")
        assert {text.split()[1] for text in s.legal("attack")} == targets


@pytest.mark.rules("AMB-HRL-20", "HRL-55")
def test_a_challenge_does_not_keep_off_what_hits_everybody() -> None:
    s = scene(*THREE, lich("void"), turn="D", challengers=(2,))
    s.play("expend void")
    assert [s.health(seat) for seat in "ABC"] == [47, 47, 47]


@pytest.mark.rules("HRL-55")
def test_a_challenge_names_whom_a_discard_hits() -> None:
    s = scene(hero("gold"), hero("gold", pack="wizard"), lich(hand="spark"), turn="C", challengers=(1,))
    s.play("play spark")
    assert (s.count("A", "hands"), s.count("B", "hands")) == (1, 0)

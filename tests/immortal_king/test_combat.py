"""The combat phase: a corridor, one die, what is used before and after it, winning and losing."""

from __future__ import annotations

from typing import Any

import pytest

from tests.immortal_king.scene import PROVING_GROUND, Scene, scene
from tests.kit.scene import told

# no card of the proving ground withstands so much that everything can be used against it
WITH_A_MOTHER = PROVING_GROUND.replace('id = "hydra"', 'id = "mother"').replace("power = 6", "power = 12")
PLAIN = "seer"  # her gift adds nothing but against the undead; without mana there is nothing to ask


def fight(fronts: str, dice: str, **more: Any) -> Scene:
    """The fight in the first corridor, with a party that has nothing to use."""
    s = scene(fronts, **{"party": PLAIN, "mana": "", **more})
    s.play("attack left", dice=dice)
    return s


# --- the choice and the die ---


@pytest.mark.rules("HIK-40", "HIK-66", "HIK-69")
@pytest.mark.parametrize("die", range(1, 7))
def test_a_fight_is_won_by_as_much_as_the_power_and_lost_by_less(die: int) -> None:
    s = fight("rat imp wisp", str(die))
    assert s.fought == f"{die} against 4: {'won' if die >= 4 else 'lost'}"


@pytest.mark.rules("HIK-61")
@pytest.mark.parametrize("corridor", ["left", "middle", "right"])
def test_the_party_chooses_which_corridor_it_attacks(corridor: str) -> None:
    s = scene("rat imp hydra", party=PLAIN, mana="")
    events = s.play(f"attack {corridor}", dice="6")
    assert told(events, "HIK-61 attacks", place=corridor) == 1
    assert s.last["place"] == corridor
    assert s.won == {"left": "rat", "middle": "imp", "right": "hydra"}[corridor]


@pytest.mark.rules("HIK-61")
def test_a_card_in_ambush_is_turned_up_when_its_fight_begins() -> None:
    s = scene("(rat) imp wisp", party=PLAIN, mana="")
    assert s.view("party")["corridors"][0]["encounter"] is None
    events = s.play("attack left", dice="1")
    assert told(events, "HIK-61 ambush_revealed", place="left", card="rat") == 1
    assert s.fronts == "rat imp wisp"
    assert s.view("party")["corridors"][0]["encounter"]["card"] == "rat"


@pytest.mark.rules("HIK-61")
def test_who_is_attacked_face_up_is_known_before_and_nothing_is_turned_up() -> None:
    s = scene("rat (imp) wisp", party=PLAIN, mana="")
    events = s.play("attack left", dice="1")
    assert told(events, "ambush_revealed") == 0
    assert s.fronts == "rat (imp) wisp"


@pytest.mark.rules("HIK-62", "HIK-63")
@pytest.mark.parametrize("party", ["hero", "hero nova", "hero nova guard", "hero nova guard sneak"])
def test_all_adventurers_fight_together_with_one_die_of_six_sides(party: str) -> None:
    s = scene("fiend imp wisp", party=party, mana="")
    events = s.play("attack left", dice="6")
    assert told(events, "HIK-62 rolled", sides=6, die=6) == 1
    assert told(events, "rolled") == 1


@pytest.mark.rules("HIK-62")
def test_after_the_roll_there_is_no_second_one() -> None:
    s = scene("fiend imp wisp")
    s.play("attack left", dice="3")
    assert s.asks == "party after"
    assert s.why("roll") == "HIK-62 rolled"


@pytest.mark.rules("HIK-40")
def test_the_result_so_far_is_told_whenever_the_party_may_change_it() -> None:
    s = scene("fiend imp wisp", party="guard", mana="", hand="strength-potion rest", open="sword")
    events = s.play("attack left", "roll", dice="1")
    assert s.asks == "party after"
    assert told(events, "HIK-40 so_far", total=2, power=7) == 1
    events = s.play("use strength-potion")
    assert s.asks == "party after"
    assert told(events, "HIK-40 so_far", total=5, power=7) == 1


@pytest.mark.rules("HIK-63")
@pytest.mark.parametrize(
    "more", [{"party": "giant", "mana": ""}, {"party": PLAIN, "mana": "", "open": "staff"}]
)
def test_a_gift_or_an_object_may_say_that_it_is_another_die(more: dict[str, str]) -> None:
    s = fight("fiend imp wisp", "7/8", **more)
    assert s.last["rolls"] == [[8, 7]]
    assert s.won == "fiend"


@pytest.mark.rules("HIK-63")
def test_a_die_of_an_object_that_lies_face_down_does_not_count_yet() -> None:
    s = scene(party=PLAIN, mana="", hand="staff")
    events = s.play("attack left", "roll", dice="5")
    assert told(events, "rolled", sides=6) == 1


# --- the end of a fight ---


@pytest.mark.rules("HIK-66", "HIK-37")
def test_a_beaten_card_is_kept_and_the_next_takes_its_place() -> None:
    s = fight("rat imp wisp", "4", piles=("drake", "", ""), won="orc")
    assert s.won == "orc rat"
    assert s.fronts == "drake imp wisp"
    assert s.tokens == (5, 0)


@pytest.mark.rules("HIK-37", "HIK-66")
def test_what_was_won_pays_in_a_later_turn_and_is_then_out_of_the_game() -> None:
    s = scene("rat imp hydra", party=PLAIN, mana="", hand="rest", won="wisp")
    assert s.why("use rest") == "HIK-16 cost"  # a yellow card is missing
    s.play("attack left", "roll", dice="4")
    assert s.won == "wisp rat"
    s.play("pass", "use rest")
    assert (s.won, s.spent) == ("", "rat wisp")
    assert s.courage == 6


@pytest.mark.rules("HIK-69", "HIK-50", "HIK-53")
def test_a_lost_fight_costs_one_courage_at_once_brings_one_fear_and_the_card_stays() -> None:
    s = scene("hydra imp wisp")
    s.play("attack left", dice="2")
    events = s.play("accept")
    assert told(events, "HIK-50 courage_lost", n=1, left=4) == 1
    assert told(events, "HIK-53 fear", n=1, fear=1) == 1
    assert s.tokens == (4, 1)
    assert s.fronts == "hydra imp wisp"
    assert s.piles == [15, 15, 15]
    assert s.won == ""


@pytest.mark.rules("HIK-69", "HIK-76")
def test_after_a_lost_fight_a_new_turn_begins_and_the_card_may_be_attacked_again() -> None:
    s = fight("hydra imp wisp", "2")
    assert s.asks == "master swap"
    s.play("pass")
    s.play("attack left", dice="6")
    assert s.won == "hydra"


@pytest.mark.rules("AMB-HIK-06")
def test_who_fails_against_the_final_monster_loses_courage_and_may_try_again() -> None:
    s = scene("- imp wisp", party="hero", mana="")
    s.play("attack final", dice="6")
    assert s.fought == "7 against 8: lost"
    assert s.tokens == (4, 1)
    s.play("pass")
    assert s.may("attack final")


@pytest.mark.rules("HIK-75", "AMB-HIK-07")
def test_the_final_monster_beaten_with_courage_left_wins_the_game() -> None:
    s = scene("- imp wisp", party="hero", courage=1)
    s.play("attack final", dice="1")
    s.play("power hero", dice="7/12")
    assert s.fought == "8 against 8: won"
    assert s.result == "slain HIK-75 party"


@pytest.mark.rules("AMB-HIK-07", "HIK-74")
def test_without_courage_the_game_is_lost_even_if_the_final_monster_is_dead() -> None:
    s = scene("- imp wisp", start="end_of_turn", slain=True, courage=0)
    assert s.result == "demoralised HIK-74 master"


# --- before and after the die ---


@pytest.mark.rules("HIK-64", "HIK-94")
@pytest.mark.parametrize("when", ["before", "after"])
def test_a_potion_may_be_drunk_before_or_after_the_roll(when: str) -> None:
    s = scene("hydra imp wisp", party=PLAIN, mana="", hand="strength-potion")
    s.play("attack left")
    if when == "before":
        s.play("use strength-potion")
        assert s.asks == "party before"
        s.play("roll", dice="3")
    else:
        s.play("roll", dice="3")
        assert s.asks == "party after"
        s.play("use strength-potion")
    assert s.fought == "6 against 6: won"
    assert s.drunk == "strength-potion"


@pytest.mark.rules("HIK-64", "HIK-94")
@pytest.mark.parametrize("when", ["before", "after"])
def test_a_temporary_power_may_be_used_before_or_after_the_roll(when: str) -> None:
    s = scene("hydra imp wisp", party="guard")
    s.play("attack left")
    assert s.asks == "party before"
    if when == "before":
        s.play("power guard")
        s.play("roll", dice="3")
    else:
        s.play("roll", dice="3")
        s.play("power guard")
    assert s.fought == "6 against 6: won"
    assert s.mana == ""


@pytest.mark.rules("HIK-64", "HIK-94")
def test_a_gift_that_is_a_bonus_counts_without_being_asked_for() -> None:
    s = fight("hydra imp wisp", "5", party="hero")
    assert s.fought == "6 against 6: won"


@pytest.mark.rules("HIK-64")
def test_a_weapon_counts_once_it_lies_face_up() -> None:
    assert fight("hydra imp wisp", "5", open="sword").fought == "6 against 6: won"
    s = scene("hydra imp wisp", party=PLAIN, mana="", hand="sword", won="orc")
    s.play("attack left", "roll", dice="5")
    s.play("accept")
    assert s.fought == "5 against 6: lost"


@pytest.mark.rules("HIK-64")
def test_an_armour_that_lies_face_up_counts_in_a_fight() -> None:
    assert fight("torturer imp wisp", "2").tokens == (3, 2)
    assert fight("torturer imp wisp", "2", open="shield").tokens == (4, 1)


@pytest.mark.rules("HIK-65")
@pytest.mark.parametrize("when", ["before", "after"])
@pytest.mark.parametrize("action", ["use sword", "use rest", "ultimate hero"])
def test_in_a_fight_no_object_is_turned_up_no_quest_and_no_ultimate_power_is_used(
    when: str, action: str
) -> None:
    won = "green green yellow yellow blue blue red red"
    s = scene("abunakkashii imp wisp", hand="sword rest strength-potion", won=won)
    assert s.may(action)
    s.play("attack left")
    if when == "after":
        s.play("roll", dice="3")
    assert s.asks == f"party {when}"
    kind = {"use sword": "object", "use rest": "quest", "ultimate hero": "ultimate"}[action]
    assert s.why(action) == f"HIK-65 {kind}_phase"


@pytest.mark.rules("HIK-65")
def test_a_quest_that_lies_face_up_is_not_used_in_a_fight_either() -> None:
    s = scene("abunakkashii imp wisp", open="rest", won="yellow blue")
    s.play("attack left", dice="3")
    assert s.why("use rest") == "HIK-65 quest_phase"


@pytest.mark.rules("AMB-HIK-48")
def test_once_the_result_is_accepted_no_potion_changes_it() -> None:
    s = scene("hydra imp wisp", party=PLAIN, mana="", hand="strength-potion")
    s.play("attack left", "roll", dice="3")
    s.play("accept")
    assert s.fought == "3 against 6: lost"
    s.play("pass")
    assert s.why("use strength-potion") == "HIK-64 acts_in_fight"


@pytest.mark.rules("AMB-HIK-48")
def test_with_the_last_courage_lost_a_potion_for_the_roll_comes_too_late() -> None:
    s = scene("hydra imp wisp", party=PLAIN, mana="", hand="strength-potion", courage=1)
    s.play("attack left", "roll", dice="3")
    s.play("accept")
    assert s.asks == "party last"
    assert s.why("use strength-potion") == "HIK-64 acts_in_fight"


@pytest.mark.rules("AMB-HIK-55")
def test_a_fight_is_won_as_soon_as_the_total_reaches_the_power() -> None:
    s = scene("rat imp wisp", party="hero nova", hand="strength-potion oil")
    s.play("attack left")
    s.play("roll", dice="3")  # 3 + 1: nothing more is asked
    assert s.won == "rat"
    assert s.mana == "hero nova"


@pytest.mark.rules("AMB-HIK-55")
def test_what_brings_the_total_up_to_the_power_wins_at_once() -> None:
    s = scene("abunakkashii imp wisp", hand="strength-potion oil")
    s.play("attack left", "roll", dice="5")
    s.play("use strength-potion")
    assert s.fought == "9 against 9: won"
    assert s.asks == "master swap"


@pytest.mark.rules("AMB-HIK-55", "HIK-58")
def test_the_dungeon_master_may_spoil_a_die_that_would_win_at_once() -> None:
    s = scene("rat imp wisp", party=PLAIN, mana="", fear=3)
    s.play("attack left", dice="6")
    assert s.asks == "master doom"
    s.play("doom", dice="2")
    assert s.fought == "2 against 4: lost"


@pytest.mark.rules("AMB-HIK-59")
def test_bonuses_stay_when_the_die_is_rolled_again_or_replaced() -> None:
    s = scene("abunakkashii imp wisp", hand="strength-potion")
    s.play("attack left", "use strength-potion")
    s.play("roll", dice="2")
    assert s.total == 2 + 3 + 1
    s.play("gift nova", dice="3")
    assert s.total == 3 + 3 + 1
    s.play("power hero", dice="4/12")
    assert s.total == 4 + 3 + 1
    assert s.asks == "party after"


@pytest.mark.rules("AMB-HIK-59")
def test_bonuses_of_a_fight_are_gone_in_the_next_one() -> None:
    s = scene("abunakkashii hydra wisp", party=PLAIN, mana="", hand="strength-potion")
    s.play("attack left", "use strength-potion", "roll", dice="2")
    assert s.fought == "5 against 9: lost"
    s.play("pass")
    s.play("attack middle", dice="5")
    assert s.fought == "5 against 6: lost"


@pytest.mark.rules("AMB-HIK-60")
@pytest.mark.parametrize("action", ["gift nova", "power nova", "power hero", "use second-potion"])
def test_a_die_that_has_not_fallen_is_not_rolled_again_replaced_or_multiplied(action: str) -> None:
    s = scene("abunakkashii imp wisp", hand="second-potion", won="red")
    s.play("attack left")
    assert s.why(action) == "AMB-HIK-60 not_rolled"
    s.play("roll", dice="3")
    assert s.may(action)


@pytest.mark.rules("AMB-HIK-60", "HIK-64")
def test_potions_of_other_kinds_may_be_drunk_before_the_roll() -> None:
    s = scene("abunakkashii imp wisp", hand="courage-potion mana-potion strength-potion", mana="hero")
    s.play("attack left", "use courage-potion", "use mana-potion", "use strength-potion")
    assert s.asks == "party before"
    assert s.courage == 7
    assert s.mana == "hero nova"


@pytest.mark.rules("AMB-HIK-68")
@pytest.mark.parametrize(
    ("more", "asked"),
    [
        ({"party": "hero nova"}, False),  # what they can do needs a die that lies there
        ({"party": "guard"}, True),
        ({"party": "guard", "mana": ""}, False),
        ({"party": "captain"}, False),  # a bonus against the undead, and this is none
        ({"party": "hero", "hand": "map"}, True),  # nobody else knows that it is a quest
        ({"party": "hero", "hand": "strength-potion"}, True),
        ({"party": "hero", "open": "sword map"}, False),
    ],
)
def test_what_is_used_before_the_roll_is_asked_for_only_if_something_could_be(
    more: dict[str, Any], asked: bool
) -> None:
    s = scene("fiend imp wisp", **more)
    events = s.play("attack left")
    assert (s.asks == "party before") == asked
    assert (told(events, "rolled") == 0) == asked


# --- bonuses and multipliers ---


@pytest.mark.rules("HIK-91", "HIK-94")
@pytest.mark.parametrize("first", ["use strength-potion", "power nova"])
def test_the_die_is_multiplied_first_then_the_bonuses_are_added_whichever_came_first(first: str) -> None:
    s = scene("mother imp wisp", hand="strength-potion", cards=WITH_A_MOTHER)
    s.play("attack left", "roll", dice="3")
    s.play(first)
    s.play("power nova" if first != "power nova" else "use strength-potion")
    assert s.total == 3 * 2 + 3 + 1  # and not (3 + 4) * 2, which would be enough


@pytest.mark.rules("HIK-92", "AMB-HIK-51")
def test_a_roll_is_multiplied_once_and_the_second_multiplier_is_refused_and_costs_nothing() -> None:
    s = scene("mother imp wisp", party="nova seer", cards=WITH_A_MOTHER)
    s.play("attack left", dice="2")
    s.play("power nova")
    assert s.total == 4
    assert s.why("power seer") == "HIK-92 multiplied"
    assert s.mana == "seer"


@pytest.mark.rules("AMB-HIK-52", "AMB-HIK-59", "HIK-92")
def test_a_multiplier_goes_with_the_die_on_which_it_was_used() -> None:
    s = scene("mother imp wisp", party="nova gambler", cards=WITH_A_MOTHER)
    s.play("attack left", dice="4")
    s.play("power nova")
    assert s.total == 8
    s.play("gift gambler", dice="6")
    assert s.total == 6
    s.play("power gambler")  # a new die, so that it can be multiplied
    assert s.fought == "12 against 12: won"


@pytest.mark.rules("HIK-92")
def test_a_multiplier_for_even_dice_refuses_odd_ones() -> None:
    s = scene("mother imp wisp", party="gambler", cards=WITH_A_MOTHER)
    s.play("attack left", dice="3")
    assert s.why("power gambler") == "HIK-91 even_only"


@pytest.mark.rules("HIK-94")
def test_all_modifiers_are_added_to_the_die() -> None:
    s = scene(
        "mother imp wisp", party="hero guard", hand="strength-potion", open="sword", cards=WITH_A_MOTHER
    )
    s.play("attack left", "power guard", "use strength-potion", "roll", dice="2")
    assert s.total == 2 + 1 + 3 + 3 + 1


# --- gifts that roll again ---


@pytest.mark.rules("AMB-HIK-18")
def test_a_gift_rolls_again_once_a_fight_and_the_new_result_counts() -> None:
    s = scene("abunakkashii imp wisp", party="nova")
    s.play("attack left", dice="5")
    s.play("gift nova", dice="2")
    assert s.total == 2
    assert s.why("gift nova") == "AMB-HIK-18 gift_used"
    s.play("accept")
    s.play("pass")
    s.play("attack left", dice="5")
    assert s.may("gift nova")


@pytest.mark.rules("AMB-HIK-19")
def test_a_gift_that_says_d6_rolls_no_other_die_again() -> None:
    s = scene("abunakkashii imp wisp")
    s.play("attack left", dice="2")
    s.play("power hero", dice="3/12")
    assert s.why("gift nova") == "AMB-HIK-19 other_die"


@pytest.mark.rules("AMB-HIK-19")
def test_a_gift_that_says_no_die_rolls_any_again() -> None:
    s = scene("abunakkashii imp wisp", party="hero gambler")
    s.play("attack left", dice="2")
    s.play("power hero", dice="3/12")
    s.play("gift gambler", dice="9/12")
    assert s.won == "abunakkashii"


# --- a natural 1 ---


@pytest.mark.rules("HIK-54", "AMB-HIK-13")
def test_each_natural_1_brings_fear_on_any_die_even_if_it_does_not_count_in_the_end() -> None:
    s = scene("abunakkashii imp wisp")
    assert told(s.play("attack left", dice="1"), "HIK-54 fear", n=1, fear=1) == 1
    s.play("gift nova", dice="1")
    assert s.fear == 2
    s.play("power hero", dice="1/12")
    assert s.fear == 3


@pytest.mark.rules("HIK-54", "AMB-HIK-13")
def test_a_natural_1_is_what_the_die_shows_not_what_it_is_worth() -> None:
    s = scene("abunakkashii imp wisp", party="hero nova", open="sword")
    s.play("attack left", dice="1")
    assert (s.total, s.fear) == (3, 1)
    assert fight("rat imp wisp", "2").fear == 1  # for the lost fight alone


@pytest.mark.rules("HIK-54")
def test_a_die_that_wins_with_a_1_brings_fear_too() -> None:
    s = fight("sulker imp wisp", "1", party="seer hero")
    assert s.fought == "4 against 3: won"
    assert s.asks == "master place"
    assert s.tokens == (5, 1)


# --- who chooses ---


@pytest.mark.rules("HIK-93")
def test_the_adventurers_player_chooses_whom_a_quest_or_a_power_hits() -> None:
    s = scene("hydra imp abunakkashii", hand="hunt", won="red")
    s.play("use hunt")
    assert s.asks == "party target"
    assert s.legal() == ["target left", "target middle"]
    assert s.why("target right") == "HIK-93 does_not_fit"
    assert s.why("target final") == "AMB-HIK-73 final_monster"
    s.play("target middle")
    assert s.won == "imp"


@pytest.mark.rules("HIK-93")
def test_the_adventurers_player_chooses_who_gets_the_mana_of_a_potion() -> None:
    s = scene(hand="mana-potion", party="hero nova guard", mana="hero")
    s.play("use mana-potion")
    assert s.asks == "party mana"
    assert s.legal() == ["give nova", "give guard"]
    s.play("give guard")
    assert s.mana == "hero guard"

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


@pytest.mark.rules("HIK-62", "HIK-63")
@pytest.mark.parametrize("party", ["hero", "hero nova", "hero nova guard", "hero nova guard sneak"])
def test_all_adventurers_fight_together_with_one_die_of_six_sides(party: str) -> None:
    s = scene("fiend imp wisp", party=party, mana="")
    events = s.play("attack left", dice="6")
    assert told(events, "HIK-62 rolled", sides=6, die=6) == 1
    assert told(events, "rolled") == 1


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


# --- before and after the die ---


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


@pytest.mark.rules("AMB-HIK-48")
def test_once_the_result_is_accepted_no_potion_changes_it() -> None:
    s = scene("hydra imp wisp", party=PLAIN, mana="", hand="strength-potion")
    s.play("attack left", "roll", dice="3")
    s.play("accept")
    assert s.fought == "3 against 6: lost"
    s.play("pass")
    assert s.why("use strength-potion") == "HIK-64 acts_in_fight"


@pytest.mark.rules("AMB-HIK-55")
def test_a_fight_is_won_as_soon_as_the_total_reaches_the_power() -> None:
    s = scene("rat imp wisp", party="hero nova", hand="strength-potion oil")
    s.play("attack left")
    s.play("roll", dice="3")  # 3 + 1: nothing more is asked
    assert s.won == "rat"
    assert s.mana == "hero nova"


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


@pytest.mark.rules("HIK-94")
def test_all_modifiers_are_added_to_the_die() -> None:
    s = scene(
        "mother imp wisp", party="hero guard", hand="strength-potion", open="sword", cards=WITH_A_MOTHER
    )
    s.play("attack left", "power guard", "use strength-potion", "roll", dice="2")
    assert s.total == 2 + 1 + 3 + 3 + 1


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

"""The combat phase: a corridor, one die, what is used before and after it, winning and losing."""

from typing import Any

import pytest

from tests.immortal_king.scene import PROVING_GROUND, Scene, scene
from tests.kit.scene import table, told

# no card of the proving ground withstands so much that everything can be used against it
WITH_A_MOTHER = PROVING_GROUND.replace('id = "hydra"', 'id = "mother"').replace("power = 6", "power = 12")
PLAIN = "seer"  # her gift adds nothing but against the undead; without mana there is nothing to ask
ALONE = {"party": PLAIN, "mana": ""}
STRONG = {"hand": "strength-potion"}
MOTHER = {"cards": WITH_A_MOTHER}
A9, A12 = "abunakkashii imp wisp", "mother imp wisp"


def fight(fronts: str, dice: str, **more: Any) -> Scene:
    """The fight in the first corridor, with a party that has nothing to use."""
    s = scene(fronts, **{"party": PLAIN, "mana": "", **more})
    s.play("attack left", dice=dice)
    return s


@pytest.mark.rules("HIK-50", "HIK-53", "HIK-54", "HIK-58", "HIK-63", "HIK-64", "HIK-69", "HIK-91", "HIK-92")
@pytest.mark.rules("HIK-94", "AMB-HIK-13", "AMB-HIK-48", "AMB-HIK-52", "AMB-HIK-55", "AMB-HIK-59")
@table(
    ("fronts", "more", "plays", "found"),
    [
        "a gift or an object may say that it is another die, but not while it lies face down",
        ("fiend imp wisp", {"party": "giant", "mana": ""}, "attack left: 7/8",
         {"rolls": [[8, 7]], "won": "fiend"}),
        ("fiend imp wisp", {**ALONE, "open": "staff"}, "attack left: 7/8",
         {"rolls": [[8, 7]], "won": "fiend"}),
        ("rat imp wisp", {**ALONE, "hand": "staff"}, "attack left; roll: 5", {"rolls": [[6, 5]]}),
        "a lost fight costs one courage, brings one fear, and the card stays",
        ("hydra imp wisp", {}, "attack left: 2; accept",
         {"tokens": (4, 1), "fronts": "hydra imp wisp", "piles": [15, 15, 15], "won": ""}),
        "a temporary power may be used before or after the roll",
        ("hydra imp wisp", {"party": "guard"}, "attack left; power guard; roll: 3",
         {"fought": "6 against 6: won", "mana": ""}),
        ("hydra imp wisp", {"party": "guard"}, "attack left; roll: 3; power guard",
         {"fought": "6 against 6: won", "mana": ""}),
        "once the result is accepted no potion changes it",
        ("hydra imp wisp", {**ALONE, **STRONG}, "attack left; roll: 3; accept; pass",
         {"fought": "3 against 6: lost", "why use strength-potion": "HIK-64 acts_in_fight"}),
        "a fight is won as soon as the total (3 + 1) reaches the power: nothing more is asked",
        ("rat imp wisp", {"hand": "strength-potion oil"}, "attack left; roll: 3",
         {"won": "rat", "mana": "hero nova"}),
        "but the dungeon master may spoil a die that would win at once",
        ("rat imp wisp", {**ALONE, "fear": 3}, "attack left: 6; doom: 2", {"fought": "2 against 4: lost"}),
        "bonuses stay when the die is rolled again or replaced, and are gone in the next fight",
        (A9, STRONG, "attack left; use strength-potion; roll: 2; gift nova: 3", {"total": 3 + 3 + 1}),
        (A9, STRONG, "attack left; use strength-potion; roll: 2; gift nova: 3; power hero: 4/12",
         {"total": 4 + 3 + 1, "asks": "party after"}),
        ("abunakkashii hydra wisp", {**ALONE, **STRONG},
         "attack left; use strength-potion; roll: 2; pass; attack middle: 5",
         {"fought": "5 against 6: lost"}),
        "the die is multiplied first, then the bonuses are added, whichever came first",
        (A12, {**MOTHER, **STRONG}, "attack left; roll: 3; use strength-potion; power nova",
         {"total": 3 * 2 + 3 + 1}),
        (A12, {**MOTHER, **STRONG}, "attack left; roll: 3; power nova; use strength-potion",
         {"total": 3 * 2 + 3 + 1}),
        "a multiplier goes with the die on which it was used; a new die can be multiplied",
        (A12, {**MOTHER, "party": "nova gambler"}, "attack left: 4; power nova; gift gambler: 6",
         {"total": 6}),
        (A12, {**MOTHER, "party": "nova gambler"},
         "attack left: 4; power nova; gift gambler: 6; power gambler", {"fought": "12 against 12: won"}),
        "all modifiers are added to the die",
        (A12, {**MOTHER, **STRONG, "party": "hero guard", "open": "sword"},
         "attack left; power guard; use strength-potion; roll: 2", {"total": 2 + 1 + 3 + 3 + 1}),
        "each natural 1 brings fear, on any die, even if it does not count in the end",
        (A9, {}, "attack left: 1", {"fear": 1}),
        (A9, {}, "attack left: 1; gift nova: 1; power hero: 1/12", {"fear": 3}),
        "it is what the die shows and not what it is worth; for the lost fight there is one fear alone",
        (A9, {"open": "sword"}, "attack left: 1", {"total": 3, "fear": 1}),
        ("rat imp wisp", ALONE, "attack left: 2", {"fear": 1}),
    ],
)  # fmt: skip
def test_how_a_fight_goes(fronts: str, more: dict[str, Any], plays: str, found: dict[str, Any]) -> None:
    scene(fronts, **more).comes_to(plays, found)


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


# --- before and after the die ---


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

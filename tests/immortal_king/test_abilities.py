"""The abilities of dungeon cards: powers that vary, Pain, auras, Bodyguard, Vicious, Nemesis."""

from __future__ import annotations

from typing import Any

import pytest

from tests.immortal_king.scene import Scene, scene
from tests.kit.scene import told

PLACES = ("left", "middle", "right", "final")
PARTIES = ["hero", "hero nova", "hero nova guard", "hero nova guard sneak"]

# --- powers ---


@pytest.mark.rules("HIK-77", "AMB-HIK-34", "AMB-HIK-14")
def test_a_power_of_1d6_is_rolled_by_the_dungeon_before_the_partys_die_and_its_1_brings_no_fear() -> None:
    s = scene("dice-imp imp wisp", party="seer", mana="")
    events = s.play("attack left", dice="1 2")
    assert [event.kind for event in events][:3] == ["attacks", "power_die", "rolled"]
    assert told(events, "HIK-77 AMB-HIK-14 power_die", die=1) == 1
    assert s.fought == "2 against 1: won"
    assert s.fear == 0


@pytest.mark.rules("HIK-77")
def test_a_power_of_1d6_is_rolled_anew_at_each_attack() -> None:
    s = scene("dice-imp imp wisp", party="seer", mana="")
    s.play("attack left", dice="6 5")
    assert s.fought == "5 against 6: lost"
    s.play("pass")
    assert s.view()["corridors"][0]["encounter"]["power"] is None  # nobody knows it between the fights
    s.play("attack left", dice="3 5")
    assert s.fought == "5 against 3: won"


@pytest.mark.rules("HIK-77")
def test_a_die_in_a_power_is_added_to_its_number() -> None:
    s = scene("dice-fiend imp wisp", party="seer", mana="", hand="strength-potion")
    s.play("attack left", dice="2")
    assert s.power("left") == 6


@pytest.mark.rules("HIK-77")
def test_the_dungeons_die_is_not_rolled_again_with_the_partys() -> None:
    s = scene("dice-fiend imp wisp", party="nova")
    s.play("attack left", dice="3 2")
    events = s.play("gift nova", dice="4")
    assert told(events, "power_die") == 0
    assert s.power("left") == 7


@pytest.mark.rules("HIK-78")
@pytest.mark.parametrize("party", PARTIES)
def test_a_counts_the_adventurers_whether_they_have_mana_or_not(party: str) -> None:
    size = len(party.split())
    s = scene("head-counter imp wisp", party=party, mana="")
    assert s.power("left") == size + 2
    assert s.power("final") == size + 7  # the Lich: 8, 9, 10, 11


@pytest.mark.rules("HIK-79", "HIK-50", "HIK-53")
@pytest.mark.parametrize(
    ("die", "courage", "lost", "tokens"), [("5", 5, 2, (3, 2)), ("5", 1, 1, (0, 1)), ("6", 5, 0, (5, 0))]
)
def test_pain_costs_two_courage_if_there_are_two_and_brings_as_much_fear(
    die: str, courage: int, lost: int, tokens: tuple[int, int]
) -> None:
    s = scene("torturer imp wisp", party="seer", mana="", courage=courage)
    events = s.play("attack left", dice=die)
    assert told(events, "HIK-79 courage_lost", n=lost, left=tokens[0]) == (lost > 0)
    assert told(events, "HIK-53 fear", n=lost) == (lost > 0)
    assert s.tokens == tokens


@pytest.mark.rules("HIK-83", "AMB-HIK-33")
@pytest.mark.parametrize("mana", ["", "hero", "hero nova"])
def test_m_counts_the_mana_tokens_of_the_party(mana: str) -> None:
    s = scene("mana-eater imp wisp", mana=mana)
    assert s.power("left") == 3 + len(mana.split())


@pytest.mark.rules("HIK-83", "AMB-HIK-33")
def test_mana_spent_in_the_fight_does_not_lower_m() -> None:
    s = scene("mana-eater imp wisp", party="hero guard", hand="oil")
    s.play("attack left", "power guard", "roll", dice="1")
    assert s.mana == "hero"
    assert s.fought == "5 against 5: won"


@pytest.mark.rules("HIK-83", "AMB-HIK-33")
def test_mana_won_in_the_fight_does_not_raise_m() -> None:
    s = scene("mana-eater imp wisp", mana="hero", hand="mana-potion")
    s.play("attack left", "use mana-potion")
    assert s.mana == "hero nova"
    assert s.power("left") == 4


@pytest.mark.rules("HIK-83")
def test_the_next_fight_counts_the_mana_anew() -> None:
    s = scene("mana-eater imp wisp", party="seer gambler")
    s.play("attack left", dice="2")
    s.play("power gambler")
    assert s.power("left") == 5
    s.play("accept", "pass")
    assert s.mana == "seer"
    assert s.power("left") == 4


# --- auras ---


@pytest.mark.rules("HIK-80", "AMB-HIK-21")
def test_dragons_plus_x_strengthens_every_dragon_itself_too_and_nobody_else() -> None:
    s = scene("dragon-lord hydra zombie")
    assert [s.power(place) for place in PLACES] == [8, 7, 6, 9]


@pytest.mark.rules("HIK-85", "AMB-HIK-21", "AMB-HIK-23")
def test_undead_plus_x_strengthens_every_undead_the_lich_too_and_nobody_else() -> None:
    s = scene("zombie bone-king hydra")
    assert [s.power(place) for place in PLACES] == [8, 9, 6, 11]


@pytest.mark.rules("HIK-87")
def test_nemesis_plus_x_strengthens_every_card_with_nemesis_and_nobody_else() -> None:
    s = scene("orc-assassin priest-hater hydra", party="guard")
    assert [s.power(place) for place in PLACES[1:]] == [4 + 1, 6, 8]


@pytest.mark.rules("HIK-80", "HIK-85", "HIK-87")
@pytest.mark.parametrize(
    ("aura", "other", "amount"),
    [("dragon-lord", "drake", 1), ("bone-king", "wisp", 2), ("orc-assassin", "nova-hater", 1)],
)
def test_an_aura_counts_while_its_card_lies_face_up_only(aura: str, other: str, amount: int) -> None:
    without = scene(f"rat {other} imp").power("middle")
    assert scene(f"{aura} {other} imp").power("middle") == without + amount
    assert scene(f"({aura}) {other} imp").power("middle") == without


@pytest.mark.rules("AMB-HIK-20")
def test_an_aura_in_ambush_counts_from_the_beginning_of_its_fight() -> None:
    s = scene("(bone-king) wisp zombie", hand="oil")
    assert s.power("middle") == 5
    s.play("attack left")
    assert s.power("left") == 9
    assert s.power("middle") == 7


@pytest.mark.rules("AMB-HIK-20", "HIK-85")
def test_an_ambush_that_was_turned_up_and_not_beaten_goes_on_shining() -> None:
    s = scene("(bone-king) wisp zombie", party="giant", mana="")
    s.play("attack left", dice="2/8")
    s.play("pass")
    assert s.power("middle") == 7


# --- Nemesis ---


@pytest.mark.rules("HIK-86")
@pytest.mark.parametrize(
    ("card", "party", "power"),
    [
        ("priest-hater", "hero", 6),
        ("priest-hater", "nova", 4),
        ("priest-hater", "nova guard hero", 6),
        ("vampire", "nova guard", 6),
        ("vampire", "nova sneak", 8),
        ("nova-hater", "hero", 5),
        ("nova-hater", "hero nova", 9),
        ("nova-hater", "seer", 5),  # a sorcerer as well, but not Nova
    ],
)
def test_nemesis_x_has_its_right_power_if_somebody_in_the_party_is_x(
    card: str, party: str, power: int
) -> None:
    s = scene(f"{card} imp wisp", party=party, mana="")
    assert s.power("left") == power


# --- tenacity ---


@pytest.mark.rules("HIK-57")
def test_a_tenacity_token_gives_one_power() -> None:
    s = scene("rat+ hydra+ imp lich+", party="hero")
    assert [s.power(place) for place in PLACES] == [5, 7, 4, 9]


@pytest.mark.rules("HIK-82", "HIK-57")
def test_a_vicious_card_gets_two_from_its_token() -> None:
    assert [scene(f"{card} imp wisp").power("left") for card in ("sulker", "sulker+")] == [3, 5]
    assert [scene(f"{card} imp wisp").power("left") for card in ("berserker", "berserker+")] == [6, 8]


@pytest.mark.rules("AMB-HIK-38", "HIK-57")
def test_the_token_goes_with_the_card_that_had_it() -> None:
    s = scene("rat+ imp wisp", party="seer", mana="", piles=("rat#2", "", ""))
    s.play("attack left", dice="5")
    assert s.fronts == "rat#2 imp wisp"


@pytest.mark.rules("HIK-69", "HIK-57")
def test_the_token_stays_when_the_party_fails() -> None:
    s = scene("rat+ imp wisp", party="seer", mana="")
    s.play("attack left", dice="4")
    assert s.fronts == "rat+ imp wisp"


# --- Bodyguard ---


def fallen(fronts: str, **more: Any) -> Scene:
    """A bodyguard in the left corridor is beaten."""
    s = scene(fronts, **{"party": "hero", "mana": "", **more})
    s.play("attack left", dice="6")
    return s


@pytest.mark.rules("HIK-81")
def test_a_beaten_bodyguard_puts_a_token_on_a_face_up_monster_for_free() -> None:
    s = fallen("bodyguard rat wisp", fear=2)
    assert s.asks == "master guard"
    events = s.play("guard middle")
    assert told(events, "HIK-81 hardened", place="middle") == 1
    assert s.fear == 2
    s.play("place")
    assert s.fronts.split()[1] == "rat+"


@pytest.mark.rules("HIK-81")
def test_the_dungeon_master_may_do_without() -> None:
    s = fallen("bodyguard rat wisp")
    s.play("pass")
    assert s.asks == "master swap"
    assert s.fronts.split()[1:] == ["rat", "wisp"]


@pytest.mark.rules("HIK-81", "AMB-HIK-20", "HIK-57", "HIK-71")
@pytest.mark.parametrize(
    ("middle", "why"),
    [("(rat)", "HIK-81 not_face_up"), ("rat+", "HIK-57 one_token"), ("pit", "HIK-81 trap")],
)
def test_a_bodyguard_helps_neither_an_ambush_nor_a_trap_nor_who_has_a_token(middle: str, why: str) -> None:
    s = fallen(f"bodyguard {middle} wisp")
    assert s.legal() == ["guard right", "guard final", "pass"]
    assert s.why("guard middle") == why


@pytest.mark.rules("AMB-HIK-35", "HIK-81")
def test_the_token_comes_before_the_replacement() -> None:
    s = fallen("bodyguard rat wisp", piles=("hydra", "", ""))
    assert s.asks == "master guard"
    assert s.fronts == "- rat wisp"
    assert s.why("guard left") == "HIK-81 not_face_up"
    s.play("guard right")
    assert s.fronts == "hydra rat wisp+"


@pytest.mark.rules("AMB-HIK-35", "HIK-68", "HIK-81")
def test_the_mana_of_a_bodyguard_comes_first() -> None:
    s = scene("page rat wisp", party="hero nova guard", mana="", piles=("hydra", "", ""))
    s.play("attack left", dice="5")
    assert s.asks == "party mana"
    s.play("give nova")
    assert s.asks == "master guard"


@pytest.mark.rules("AMB-HIK-36", "HIK-81")
def test_with_a_token_on_every_monster_in_sight_nothing_is_asked() -> None:
    s = fallen("bodyguard rat+ wisp+ lich+")
    assert s.asks == "master swap"


@pytest.mark.rules("AMB-HIK-37", "HIK-81")
def test_a_bodyguard_may_help_the_final_monster() -> None:
    s = fallen("bodyguard rat wisp")
    assert s.power("final") == 8
    s.play("guard final")
    assert s.power("final") == 9


@pytest.mark.rules("AMB-HIK-37")
def test_fear_buys_no_token_for_the_final_monster() -> None:
    s = scene("rat imp wisp", party="hero", mana="", fear=9)
    s.play("attack left", dice="6")
    s.play("pass")
    assert s.legal() == ["place", "ambush", "harden", "ambush-harden"]
    s.play("harden")
    assert s.state.tenacity == [True, False, False, False]

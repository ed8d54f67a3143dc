"""The abilities of dungeon cards: powers that vary, Pain, auras, Bodyguard, Vicious, Nemesis."""

from typing import Any

import pytest

from tests.immortal_king.scene import PROVING_GROUND, Scene, scene
from tests.kit.scene import table, told

# --- powers ---


def with_aura(card: str, who: str, amount: int) -> str:
    """The proving ground, where this card has an aura."""
    return PROVING_GROUND.replace(card, f'{card}\naura = {{ who = "{who}", amount = {amount} }}')


CAPTAIN = {"party": "captain"}
HATERS = "priest-hater vampire nova-hater"


@pytest.mark.rules("HIK-57", "HIK-78", "HIK-80", "HIK-82", "HIK-83", "HIK-85", "HIK-86", "HIK-87")
@pytest.mark.rules("AMB-HIK-20", "AMB-HIK-21", "AMB-HIK-22", "AMB-HIK-23", "AMB-HIK-33")
@table(
    ("fronts", "more", "powers"),  # of the left, the middle and the right corridor, and of the Lich
    [
        "A counts the adventurers, whether they have mana or not",
        ("head-counter imp wisp", {"party": "hero", "mana": ""}, "3 4 5 8"),
        ("head-counter imp wisp", {"party": "hero nova guard sneak", "mana": ""}, "6 4 5 11"),
        "M counts the mana tokens of the party",
        ("mana-eater imp wisp", {"mana": ""}, "3 4 5 9"),
        ("mana-eater imp wisp", {"mana": "hero"}, "4 4 5 9"),
        ("mana-eater imp wisp", {}, "5 4 5 9"),
        "an aura strengthens those of its family, itself and the Lich too, and nobody else",
        ("dragon-lord hydra zombie", {}, "8 7 6 9"),
        ("zombie bone-king hydra", {}, "8 9 6 11"),
        ("orc-assassin priest-hater hydra", {"party": "guard"}, "4 5 6 8"),
        "it counts while its card lies face up only",
        ("rat drake imp", {}, "4 5 4 9"),
        ("dragon-lord drake imp", {}, "8 6 4 9"),
        ("(dragon-lord) drake imp", {}, "7 5 4 9"),
        ("bone-king wisp imp", {}, "9 7 4 11"),
        ("(bone-king) wisp imp", {}, "7 5 4 9"),
        ("(orc-assassin) nova-hater imp", {}, "4 9 4 9"),
        "Nemesis + strengthens cards with a Nemesis, by the option those with Nemesis + too",
        ("orc-assassin vampire priest-hater", {**CAPTAIN, "seats": 1}, "4 7 7 8"),
        ("orc-assassin vampire orc", {**CAPTAIN, "nemesis": True}, "5 7 4 8"),
        ("(orc-assassin) vampire orc", {**CAPTAIN, "nemesis": True}, "4 6 4 8"),
        "a card with both strengthens itself",
        (
            "vampire nova-hater rat",
            {**CAPTAIN, "cards": with_aura('nemesis = "male"', "nemesis", 1)},
            "7 6 4 8",
        ),
        "two auras add up on each other: 6, 7 and 8, and 3 for each",
        ("zombie bone-king rat", {**CAPTAIN, "cards": with_aura('id = "zombie"', "undead", 1)}, "9 10 4 11"),
        "that of the final monster strengthens itself and others",
        ("zombie (wisp) rat", {**CAPTAIN, "cards": with_aura('id = "lich"', "undead", 2)}, "8 7 4 10"),
        "Nemesis X has its right power if somebody in the party is X: a priest, male, Nova herself",
        (HATERS, {"party": "hero"}, "6 8 5 8"),
        (HATERS, {"party": "nova"}, "4 6 9 8"),
        (HATERS, {"party": "nova guard hero"}, "6 8 9 10"),
        (HATERS, {"party": "nova sneak"}, "4 8 9 9"),
        (HATERS, {"party": "seer"}, "4 6 5 8"),  # a sorcerer as well, but not Nova
        "a tenacity token gives one power, a vicious card two",
        ("rat+ hydra+ imp lich+", {"party": "hero"}, "5+ 7+ 4 9+"),
        ("sulker berserker+ imp", {}, "3 8+ 4 9"),
        ("sulker+ berserker imp", {}, "5+ 6 4 9"),
    ],
)
def test_the_powers_in_sight(fronts: str, more: dict[str, Any], powers: str) -> None:
    assert scene(fronts, **more).powers == powers


ALONE = {"party": "seer", "mana": ""}
EATER = "mana-eater imp wisp"


@pytest.mark.rules("HIK-50", "HIK-53", "HIK-54", "HIK-57", "HIK-68", "HIK-69", "HIK-70", "HIK-71", "HIK-74")
@pytest.mark.rules("HIK-77", "HIK-79", "HIK-83", "HIK-108", "AMB-HIK-12", "AMB-HIK-32", "AMB-HIK-33")
@pytest.mark.rules("AMB-HIK-06", "AMB-HIK-36", "AMB-HIK-38", "HIK-04", "HIK-36", "HIK-76", "HIK-55", "HIK-61")
@table(
    ("fronts", "more", "plays", "found"),
    [
        "a power of 1d6 is rolled anew at each attack",
        ("dice-imp imp wisp", ALONE, "attack left: 6 5", {"fought": "5 against 6: lost"}),
        ("dice-imp imp wisp", ALONE, "attack left: 6 5; pass; attack left: 3 5",
         {"fought": "5 against 3: won"}),
        "M is counted when the fight begins: neither mana spent in it nor mana won in it changes it",
        (EATER, {"party": "hero guard", "hand": "oil"}, "attack left; power guard; roll: 1",
         {"mana": "hero", "fought": "5 against 5: won"}),
        (EATER, {"mana": "hero", "hand": "mana-potion"}, "attack left; use mana-potion",
         {"mana": "hero nova", "powers": "4 4 5 9"}),
        "the next fight counts it anew",
        (EATER, {"party": "seer gambler"}, "attack left: 2; power gambler; accept; pass",
         {"mana": "seer", "powers": "4 4 5 9"}),
        "pain costs two courage, if there are two, and brings as much fear; who wins pays nothing",
        ("torturer imp wisp", ALONE, "attack left: 5", {"tokens": (3, 2)}),
        ("torturer imp wisp", {**ALONE, "courage": 1}, "attack left: 5", {"tokens": (0, 1)}),
        ("torturer imp wisp", ALONE, "attack left: 6", {"tokens": (5, 0)}),
        "fear has no limit: one for the 1, one for the lost fight",
        ("zombie imp wisp", {**ALONE, "fear": 10}, "attack left: 1", {"tokens": (4, 12)}),
        "a tenacity token goes with its card, and stays when the party fails",
        ("rat+ imp wisp", {**ALONE, "piles": ("rat#2", "", "")}, "attack left: 5",
         {"fronts": "rat#2 imp wisp"}),
        ("rat+ imp wisp", ALONE, "attack left: 4", {"fronts": "rat+ imp wisp"}),
        "a bodyguard is asked about nothing where every monster in sight has a token",
        ("bodyguard rat+ wisp+ lich+", {"party": "hero", "mana": ""}, "attack left: 6",
         {"asks": "master swap"}),
        "a fight lost against the final monster does not end the game",
        ("- imp wisp", {"party": "captain", "mana": "", "courage": 2}, "attack final: 2",
         {"tokens": (1, 1), "asks": "master swap"}),
        "a trap costs nothing if it is matched; else it is beaten all the same, with pain too",
        ("pit imp wisp", ALONE, "attack left: 5", {"won": "pit", "tokens": (5, 0)}),
        ("spikes imp wisp", ALONE, "attack left: 4", {"won": "spikes", "tokens": (3, 2)}),
        "it brings its mana, sprung or not",
        ("snare imp wisp", ALONE, "attack left: 3", {"won": "snare", "mana": "seer"}),
        ("snare imp wisp", ALONE, "attack left: 4", {"won": "snare", "mana": "seer"}),
        "it is replaced, and the fear that it brought can be used at once",
        ("pit imp wisp", {**ALONE, "piles": ("rat", "", "")}, "attack left: 4; ambush",
         {"fronts": "(rat) imp wisp", "fear": 0}),
        "with one player the destiny, tenacity on every monster in sight, comes before its replacement",
        ("pit imp wisp",
         {**ALONE, "seats": 1, "scenario": "lich", "piles": ("rat", "", "")}, "attack left: 2",
         {"fronts": "rat imp+ wisp+"}),
        "it may take the last courage",
        ("pit imp wisp", {**ALONE, "courage": 1, "piles": ("only rat", "", "")}, "attack left: 4",
         {"won": "pit", "fear": 1, "fronts": "- imp wisp", "result": "demoralised HIK-74 master"}),
    ],
)  # fmt: skip
def test_what_comes_of_a_fight(fronts: str, more: dict[str, Any], plays: str, found: dict[str, Any]) -> None:
    scene(fronts, **more).comes_to(plays, found)


@pytest.mark.rules("HIK-77", "AMB-HIK-34", "AMB-HIK-14")
def test_a_power_of_1d6_is_rolled_by_the_dungeon_before_the_partys_die_and_its_1_brings_no_fear() -> None:
    s = scene("dice-imp imp wisp", party="seer", mana="")
    events = s.play("attack left", dice="1 2")
    assert [event.kind for event in events][:3] == ["attacks", "power_die", "rolled"]
    assert told(events, "HIK-77 AMB-HIK-14 power_die", die=1) == 1
    assert s.fought == "2 against 1: won"
    assert s.fear == 0


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


# --- auras ---


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

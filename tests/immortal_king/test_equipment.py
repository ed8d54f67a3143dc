"""The equipment phase: potions, objects, quests, ultimate powers, and what is paid for them."""

from typing import Any

import pytest

from tests.immortal_king.scene import PROVING_GROUND, scene
from tests.immortal_king.tester import FOUR, having
from tests.kit.scene import table, told

RAT, A9 = "rat imp wisp", "abunakkashii imp wisp"
EIGHT = f"{FOUR} {FOUR}"
HUNT: dict[str, Any] = {"mana": "", "hand": "any-hunt", "piles": ("zombie", "", ""), "fear": 9}
OWN = PROVING_GROUND + '[ultimate]\n1 = []\n2 = ["red", "red"]\n'


@pytest.mark.rules("HIK-04", "HIK-12", "HIK-13", "HIK-17", "HIK-18", "HIK-20", "HIK-21", "HIK-27")
@pytest.mark.rules("HIK-28", "HIK-36", "HIK-37", "HIK-41", "HIK-48", "HIK-49", "HIK-61", "HIK-65")
@pytest.mark.rules("HIK-84", "HIK-88", "HIK-90", "AMB-HIK-01", "AMB-HIK-26", "AMB-HIK-28", "AMB-HIK-69")
@table(
    ("fronts", "more", "plays", "found"),
    [
        "a potion is used once and then discarded, several in one fight before the roll and after it",
        (RAT, {"hand": "courage-potion sword"}, "use courage-potion",
         {"hand": "sword", "open": "", "drunk": "courage-potion", "courage": 7, "asks": "party turn",
          "why use courage-potion": "HIK-18 drunk"}),
        (RAT, {"hand": "courage-potion sword"}, "use courage-potion; attack left",
         {"why use courage-potion": "HIK-18 drunk"}),
        ("hydra imp wisp",
         {"hand": "strength-potion courage-potion mana-potion", "party": "captain", "mana": ""},
         "attack left; use courage-potion; use mana-potion; roll: 3; use strength-potion",
         {"fought": "6 against 6: won", "drunk": "courage-potion mana-potion strength-potion"}),
        "a question is answered before",
        ("orc imp wisp", {"hand": "courage-potion"}, "attack left",
         {"asks": "party gesture", "why use courage-potion": "AMB-HIK-69 answer_first"}),
        (RAT, {"hand": "courage-potion mana-potion", "mana": ""}, "use mana-potion",
         {"asks": "party mana", "why use courage-potion": "AMB-HIK-69 answer_first"}),
        "a quest that costs nothing has no limit, one that could do nothing is not revealed",
        (RAT, {"hand": "any-hunt", "piles": ("rat#2 rat#3 zombie", "", "")},
         "; ".join(["use any-hunt; target left"] * 4), {"won": "rat rat#2 rat#3 zombie"}),
        (RAT, {"hand": "map", "won": "green"}, "", {"why use map": "HIK-55 nothing_to_scout"}),
        "what is not in the party is not used, and the dungeon master uses nothing",
        (RAT, {"hand": "map", "won": EIGHT}, "",
         {"why use staff": "HIK-28 not_packed", "why ultimate guard": "HIK-27 not_in_party"}),
        (RAT, {"start": "construction", "hand": "courage-potion", "won": EIGHT}, "",
         {"why use courage-potion": "HIK-48 equipment_of_party", "why use sword": "HIK-48 equipment_of_party",
          "why ultimate hero": "HIK-12 ultimate_phase", "why attack left": "HIK-36 construction_first"}),
        "as much as is wanted is used before a corridor is attacked",
        ("hydra imp wisp", {"hand": "courage-potion sword shield", "party": "hero captain",
                            "won": f"{EIGHT} {EIGHT} green blue", "courage": 1},
         "use shield; ultimate captain; use sword; use courage-potion; ultimate hero",
         {"courage": 9, "open": "shield sword", "won": "", "asks": "party turn"}),
        "a treasure helps to pay for potions, objects, quests and ultimate powers",
        (RAT, {"hand": "second-potion shield rest", "won": "hoarder mimic", "courage": 2}, "use rest",
         {"spent": "hoarder mimic"}),
        (RAT, {"hand": "second-potion", "won": "hoarder"}, "attack left; roll: 1",
         {"may use second-potion": True}),
        (RAT, {"party": "hero", "won": "green hoarder yellow mimic"}, "ultimate hero", {"won": ""}),
        (RAT, {"party": "hero", "won": "green hoarder yellow"}, "",
         {"why ultimate hero": "HIK-13 ultimate_cost"}),
        "a file of one's own says what an ultimate power costs",
        (RAT, {"party": "hero", "cards": OWN}, "ultimate hero; ultimate hero", {"courage": 10}),
        (RAT, {"party": "hero nova", "cards": OWN, "won": "red red torturer"}, "ultimate hero",
         {"won": "torturer", "why ultimate nova": "HIK-13 ultimate_cost"}),
        (RAT, {"party": "hero nova guard", "cards": OWN, "won": "red red red"}, "",
         {"why ultimate hero": "HIK-13 ultimate_cost"}),
        "an ultimate power is used in the equipment phase only, needs no mana, and can be used again",
        (A9, {"party": "hero guard", "won": EIGHT}, "attack left",
         {"asks": "party before", "why ultimate hero": "HIK-65 ultimate_phase"}),
        (A9, {"party": "hero guard", "won": EIGHT}, "attack left; roll: 2",
         {"asks": "party after", "why ultimate hero": "HIK-65 ultimate_phase"}),
        ("orc imp wisp", {"party": "hero", "won": FOUR}, "attack left",
         {"asks": "party gesture", "why ultimate hero": "HIK-65 ultimate_phase"}),
        (RAT, {"party": "hero", "mana": "", "won": EIGHT, "courage": 1}, "ultimate hero; ultimate hero",
         {"courage": 9, "won": ""}),
        "what is eliminated is kept, replaced face up and brings its mana; the same turn goes on",
        ("imp (orc) -", HUNT, "use any-hunt", {"asks": "party mana", "won": "imp", "fronts": "- (orc) -"}),
        ("imp (orc) -", HUNT, "use any-hunt; give nova",
         {"asks": "party turn", "fronts": "zombie (orc) -", "mana": "nova", "may attack left": True}),
        "in the fight after it the dungeon master may ambush again",
        ("rat orc -",
         {"hand": "any-hunt", "party": "captain", "mana": "", "piles": ("rat#2", "", ""), "fear": 1},
         "use any-hunt; target left; attack left: 6", {"asks": "master place"}),
        "no ultimate power hits the final monster",
        ("- orc wisp+ lich+", {"party": "sneak", "won": FOUR}, "ultimate sneak",
         {"legal": ["target middle", "target right"], "why target final": "HIK-84 final_monster"}),
        ("- - wisp", {"party": "giant", "won": FOUR, "piles": ("", "", "orc")}, "ultimate giant",
         {"fronts": "- - orc", "asks": "party turn"}),
    ],
)  # fmt: skip
def test_what_is_used_and_paid(fronts: str, more: dict[str, Any], plays: str, found: dict[str, Any]) -> None:
    scene(fronts, **more).comes_to(plays, found)


WARD = 'kind = "ward"'


@pytest.mark.rules("HIK-16", "HIK-88", "AMB-HIK-27", "AMB-HIK-54")
@table(
    ("fronts", "more", "plays", "found"),
    [
        "a card pays one icon",
        (RAT, {"object": WARD, "cost": '["red", "red"]', "won": "red"}, "",
         {"why use object": "HIK-16 cost"}),
        (RAT, {"object": WARD, "cost": '["red", "red"]', "won": "red red"}, "use object", {"won": ""}),
        "plain cards are paid first, the oldest first; a treasure only for the card that lacks, the oldest",
        (RAT, {"object": WARD, "cost": '["red"]', "won": "hoarder fiend torturer"}, "use object",
         {"won": "hoarder torturer", "spent": "fiend"}),
        (RAT, {"quest": 'kind = "courage", amount = 1', "cost": '["red", "blue"]',
               "won": "mimic hoarder torturer"}, "use quest", {"won": "hoarder", "spent": "torturer mimic"}),
        "the order of the icons does not waste a treasure",
        ("imp orc -", {"object": WARD, "cost": '["blue", "red", "blue"]', "won": "hoarder wisp torturer"},
         "use object", {"won": "", "spent": "wisp torturer hoarder"}),
    ],
)  # fmt: skip
def test_which_cards_are_paid(fronts: str, more: dict[str, Any], plays: str, found: dict[str, Any]) -> None:
    having(fronts, **more).comes_to(plays, found)


# --- when each type can be used ---


@pytest.mark.rules("HIK-19", "HIK-65", "HIK-29")
def test_an_object_is_revealed_in_an_equipment_phase_only_and_stays() -> None:
    s = scene("zombie imp wisp", hand="staff map", piles=("torturer", "", ""))
    s.play("attack left")
    assert s.why("use staff") == "HIK-65 object_phase"
    s.play("roll", "accept", dice="2")
    s.play("pass")
    (event,) = s.play("use staff")
    assert (event.kind, event.rules, event.to) == ("revealed", ("HIK-19",), None)
    assert (s.hand, s.open, s.asks) == ("map", "staff", "party turn")
    assert [card["id"] for card in s.view("master")["equipment"]["open"]] == ["staff"]
    assert s.why("use staff") == "HIK-19 object_revealed"
    for _ in range(2):  # and for good
        s.play("attack left", "roll", dice="6/8")
        assert s.fought == "7 against 6: won"
        s.play("place", "pass")


@pytest.mark.rules("HIK-20", "HIK-21", "HIK-65", "HIK-48")
def test_a_quest_is_done_in_an_equipment_phase_when_revealed_and_whenever_paid_again() -> None:
    s = scene("zombie imp wisp", hand="rest well", courage=2, won="yellow yellow blue blue red")
    s.play("attack left")
    assert s.why("use rest") == "HIK-65 quest_phase"
    s.play("roll", "accept", dice="2")
    s.play("pass")
    events = s.play("use rest")
    assert told(events, "HIK-20 revealed", equipment="E16") == told(events, "HIK-16 paid") - 1 == 1
    assert (s.courage, s.open, s.hand) == (2, "rest", "well")
    events = s.play("use rest")
    assert told(events, "HIK-21 again", equipment="E16") == told(events, "HIK-16 paid") - 1 == 1
    assert (s.courage, len(s.spent.split())) == (3, 4)
    assert s.why("use rest") == "HIK-16 cost"


# --- paying ---


@pytest.mark.rules("HIK-16", "HIK-48", "AMB-HIK-29", "HIK-37")
def test_a_cost_is_paid_with_won_cards_of_its_colours_which_leave_the_game() -> None:
    s = scene("imp wisp fiend", hand="rest", won="orc rat zombie torturer", courage=1)
    events = s.play("use rest")
    assert told(events, "HIK-16 paid", card="rat") == told(events, "HIK-16 paid", card="zombie") == 1
    assert (s.won, s.spent) == ("orc torturer", "rat zombie")
    piles = {card for pile in s.state.piles for card in pile}
    assert not piles & {*s.state.spent}
    assert [card["card"] for card in s.view()["spent"]] == ["rat", "zombie"]


@pytest.mark.rules("HIK-16")
@pytest.mark.parametrize("won", ["", "yellow", "blue", "yellow yellow", "green red blue blue"])
def test_a_cost_that_cannot_be_paid_is_refused(won: str) -> None:
    s = scene(hand="rest", won=won, courage=1)
    assert s.why("use rest") == "HIK-16 cost"
    assert not s.view("party")["equipment"]["hand"][0]["payable"]


@pytest.mark.rules("HIK-88", "AMB-HIK-28")
@pytest.mark.parametrize("colour", ["green", "yellow", "blue", "red"])
def test_a_treasure_pays_one_icon_of_any_colour(colour: str) -> None:
    s = having(object='kind = "ward"', cost=f'["{colour}"]', won="hoarder")
    s.play("use object")
    assert (s.won, s.spent) == ("", "hoarder")
    s = having(object='kind = "ward"', cost=f'["{colour}", "{colour}"]', won="hoarder")
    assert s.why("use object") == "HIK-16 cost"


# --- ultimate powers ---


@pytest.mark.rules("HIK-13", "AMB-HIK-01")
@pytest.mark.parametrize("party", ["hero", "hero nova", "hero nova guard", "hero nova guard sneak"])
def test_an_ultimate_power_costs_a_card_of_every_colour_for_each_adventurer(party: str) -> None:
    size = len(party.split())
    s = scene(party=party, won=" ".join([FOUR] * size), courage=1)
    assert sorted(s.view()["ultimate_cost"]) == sorted(FOUR.split() * size)
    s.play("ultimate hero")
    assert (s.courage, s.won, len(s.spent.split())) == (5, "", 4 * size)
    for missing in FOUR.split():
        won = " ".join([FOUR] * size).split()
        won.remove(missing)
        s = scene(party=party, won=" ".join(won), courage=1)
        assert s.why("ultimate hero") == "HIK-13 ultimate_cost"

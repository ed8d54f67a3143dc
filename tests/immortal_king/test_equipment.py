"""The equipment phase: potions, objects, quests, ultimate powers, and what is paid for them."""

from __future__ import annotations

import pytest

from tests.immortal_king.scene import PROVING_GROUND, scene
from tests.immortal_king.tester import FOUR, having
from tests.kit.scene import told

# --- when each type can be used ---


@pytest.mark.rules("HIK-17", "HIK-18", "HIK-16")
def test_a_potion_is_used_once_and_then_discarded() -> None:
    s = scene(hand="courage-potion sword")
    events = s.play("use courage-potion")
    assert told(events, "HIK-17 HIK-18 drunk", equipment="E3") == 1
    assert (s.hand, s.open, s.drunk) == ("sword", "", "courage-potion")
    assert (s.courage, s.asks) == (7, "party turn")
    assert s.why("use courage-potion") == "HIK-18 drunk"
    assert "use courage-potion" not in s.legal("use")
    s.play("attack left")
    assert s.why("use courage-potion") == "HIK-18 drunk"


@pytest.mark.rules("HIK-17", "HIK-90")
def test_several_potions_are_used_in_one_fight_before_the_roll_and_after_it() -> None:
    s = scene("hydra imp wisp", hand="strength-potion courage-potion mana-potion", party="captain", mana="")
    s.play("attack left", "use courage-potion", "use mana-potion", "roll", dice="3")
    assert s.asks == "party after"
    s.play("use strength-potion")
    assert s.fought == "6 against 6: won"
    assert s.drunk == "courage-potion mana-potion strength-potion"


@pytest.mark.rules("HIK-17", "AMB-HIK-69")
def test_a_question_is_answered_before_a_potion_is_used() -> None:
    s = scene("orc imp wisp", hand="courage-potion")
    s.play("attack left")
    assert (s.asks, s.why("use courage-potion")) == ("party gesture", "AMB-HIK-69 answer_first")
    s = scene("zombie imp wisp", hand="courage-potion mana-potion", mana="")
    s.play("use mana-potion")
    assert (s.asks, s.why("use courage-potion")) == ("party mana", "AMB-HIK-69 answer_first")


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


@pytest.mark.rules("HIK-20", "HIK-21")
def test_a_quest_that_costs_nothing_has_no_limit() -> None:
    s = scene("rat imp wisp", hand="any-hunt", piles=("rat#2 rat#3 zombie", "", ""))
    for _ in range(4):
        s.play("use any-hunt", "target left")
    assert s.won == "rat rat#2 rat#3 zombie"


@pytest.mark.rules("HIK-20")
def test_a_quest_that_could_do_nothing_is_not_revealed() -> None:
    s = scene("rat imp wisp", hand="map", won="green")
    assert s.why("use map") == "HIK-55 nothing_to_scout"
    assert (s.hand, len(s.won.split())) == ("map", 1)


@pytest.mark.rules("HIK-28")
def test_what_is_not_in_the_party_is_not_used() -> None:
    s = scene(hand="map", won=f"{FOUR} {FOUR}")
    assert s.why("use staff") == "HIK-28 not_packed"
    assert s.why("ultimate guard") == "HIK-27 not_in_party"


@pytest.mark.rules("HIK-04")
def test_the_dungeon_master_uses_nothing() -> None:
    s = scene(start="construction", hand="courage-potion", won=f"{FOUR} {FOUR}")
    assert s.why("use courage-potion") == s.why("use sword") == "HIK-48 equipment_of_party"
    assert s.why("ultimate hero") == "HIK-12 ultimate_phase"
    assert s.why("attack left") == "HIK-36 construction_first"


@pytest.mark.rules("HIK-48", "HIK-36", "HIK-61")
def test_as_much_as_is_wanted_is_used_before_a_corridor_is_attacked() -> None:
    s = scene(
        "hydra imp wisp",
        hand="courage-potion sword shield",
        party="hero captain",
        won=f"{FOUR} {FOUR} {FOUR} {FOUR} green blue",
        courage=1,
    )
    s.play("use shield", "ultimate captain", "use sword", "use courage-potion", "ultimate hero")
    assert (s.courage, s.open, s.won) == (9, "shield sword", "")
    s.play("attack left", dice="4")
    assert s.fought == "6 against 6: won"


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


@pytest.mark.rules("AMB-HIK-27")
def test_a_card_pays_one_icon() -> None:
    s = having(object='kind = "ward"', cost='["red", "red"]', won="red")
    assert s.why("use object") == "HIK-16 cost"
    s = having(object='kind = "ward"', cost='["red", "red"]', won="red red")
    s.play("use object")
    assert (s.won, len(s.spent.split())) == ("", 2)


@pytest.mark.rules("HIK-88", "AMB-HIK-28")
@pytest.mark.parametrize("colour", ["green", "yellow", "blue", "red"])
def test_a_treasure_pays_one_icon_of_any_colour(colour: str) -> None:
    s = having(object='kind = "ward"', cost=f'["{colour}"]', won="hoarder")
    s.play("use object")
    assert (s.won, s.spent) == ("", "hoarder")
    s = having(object='kind = "ward"', cost=f'["{colour}", "{colour}"]', won="hoarder")
    assert s.why("use object") == "HIK-16 cost"


@pytest.mark.rules("HIK-88", "AMB-HIK-28")
def test_a_treasure_helps_to_pay_for_potions_objects_quests_and_ultimate_powers() -> None:
    s = scene(hand="second-potion shield rest", won="hoarder mimic", courage=2)
    s.play("use rest")
    assert s.spent == "hoarder mimic"
    s = scene(hand="second-potion", won="hoarder")
    s.play("attack left", "roll", dice="1")
    assert s.may("use second-potion")
    s = scene(party="hero", won="green hoarder yellow mimic")
    s.play("ultimate hero")
    assert s.won == ""
    s = scene(party="hero", won="green hoarder yellow")
    assert s.why("ultimate hero") == "HIK-13 ultimate_cost"


@pytest.mark.rules("AMB-HIK-54")
def test_plain_cards_are_paid_first_the_oldest_first() -> None:
    s = having(object='kind = "ward"', cost='["red"]', won="hoarder fiend torturer")
    s.play("use object")
    assert (s.won, s.spent) == ("hoarder torturer", "fiend")
    s = having(
        quest='kind = "courage", amount = 1', cost='["red", "blue"]', won="mimic hoarder torturer", courage=1
    )
    s.play("use quest")  # a treasure only for the blue card that lacks, the oldest
    assert (s.won, s.spent) == ("hoarder", "torturer mimic")


@pytest.mark.rules("AMB-HIK-54", "HIK-88")
def test_the_order_of_the_icons_does_not_waste_a_treasure() -> None:
    s = having(
        "imp orc -", object='kind = "ward"', cost='["blue", "red", "blue"]', won="hoarder wisp torturer"
    )
    s.play("use object")
    assert (s.won, s.spent) == ("", "wisp torturer hoarder")


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


@pytest.mark.rules("HIK-13", "AMB-HIK-01")
def test_a_file_of_ones_own_says_what_an_ultimate_power_costs() -> None:
    cards = PROVING_GROUND + '[ultimate]\n1 = []\n2 = ["red", "red"]\n'
    s = scene(party="hero", cards=cards)
    s.play("ultimate hero", "ultimate hero")
    assert s.courage == 10
    s = scene(party="hero nova", cards=cards, won="red red red")
    s.play("ultimate hero")
    assert len(s.won.split()) == 1
    assert s.why("ultimate nova") == "HIK-13 ultimate_cost"
    s = scene(party="hero nova guard", cards=cards, won="red red red")
    assert s.why("ultimate hero") == "HIK-13 ultimate_cost"


@pytest.mark.rules("HIK-12", "HIK-65")
def test_an_ultimate_power_is_used_in_the_equipment_phase_only() -> None:
    s = scene("abunakkashii imp wisp", party="hero guard", won=f"{FOUR} {FOUR}", courage=2)
    s.play("attack left")
    assert (s.asks, s.why("ultimate hero")) == ("party before", "HIK-65 ultimate_phase")
    s.play("roll", dice="2")
    assert (s.asks, s.why("ultimate hero")) == ("party after", "HIK-65 ultimate_phase")
    s = scene("orc imp wisp", party="hero", won=FOUR)
    s.play("attack left")
    assert (s.asks, s.why("ultimate hero")) == ("party gesture", "HIK-65 ultimate_phase")


@pytest.mark.rules("HIK-12", "HIK-13")
def test_an_ultimate_power_needs_no_mana_and_can_be_used_again() -> None:
    s = scene(party="hero", mana="", won=f"{FOUR} {FOUR}", courage=1)
    s.play("ultimate hero", "ultimate hero")
    assert (s.courage, s.won) == (9, "")


# --- what is eliminated outside a fight ---


@pytest.mark.rules("HIK-49", "HIK-37", "HIK-41", "AMB-HIK-26")
def test_what_is_eliminated_is_kept_replaced_face_up_and_brings_its_mana() -> None:
    s = scene("imp (orc) -", party="hero nova", mana="", hand="any-hunt", piles=("zombie", "", ""), fear=9)
    s.play("use any-hunt")
    assert (s.asks, s.won, s.fronts) == ("party mana", "imp", "- (orc) -")
    s.play("give nova")
    assert (s.asks, s.fronts, s.mana, s.fear) == ("party turn", "zombie (orc) -", "nova", 9)
    assert s.may("attack left")  # the same turn goes on


@pytest.mark.rules("HIK-49", "AMB-HIK-26")
def test_in_the_fight_after_it_the_dungeon_master_may_ambush_again() -> None:
    s = scene("rat orc -", hand="any-hunt", party="captain", mana="", piles=("rat#2", "", ""), fear=1)
    s.play("use any-hunt", "target left", "attack left", dice="6")
    assert s.asks == "master place"


@pytest.mark.rules("HIK-84")
def test_no_ultimate_power_hits_the_final_monster() -> None:
    s = scene("- orc wisp+ lich+", party="sneak", won=FOUR)
    s.play("ultimate sneak")
    assert s.legal() == ["target middle", "target right"]
    assert s.why("target final") == "HIK-84 final_monster"
    s = scene("- - wisp", party="giant", won=FOUR, piles=("", "", "orc"))
    s.play("ultimate giant")
    assert (s.fronts, s.state.slain, s.asks) == ("- - orc", False, "party turn")

"""Cards of one's own: a modifier that takes something away, several effects on a card, unique equipment."""

from __future__ import annotations

from typing import Any

import pytest

from pygames.games.immortal_king.card_file import box, faults
from pygames.games.immortal_king.cards import Effect
from pygames.games.immortal_king.cards_text import effect_text, item_text
from pygames.games.immortal_king.game import GAME
from pygames.words.localizer import Localizer
from tests.immortal_king.card_files import LAIR, english, swapped
from tests.immortal_king.scene import Scene
from tests.immortal_king.tester import FOUR, having
from tests.kit.scene import told

PLUS, MINUS = 'kind = "bonus", amount = 2', 'kind = "bonus", amount = -1'
AGAIN = 'kind = "reroll"'


def several(*effects: str) -> str:
    """Several effects as the inside of a table: the tester's file puts braces round it."""
    return "}, {".join(effects)


def with_cards(fronts: str = "zombie imp wisp", **more: Any) -> Scene:
    """A tester whose gift, power, potion or quest has the effects of a list."""
    return having(fronts, several=True, **more)


# --- what is taken away ---


@pytest.mark.rules("HIK-94")
def test_a_modifier_may_be_taken_from_the_roll() -> None:
    s = having("rat imp wisp", gift='kind = "bonus", amount = -2')
    s.play("attack left", dice="5")
    assert s.fought == "3 against 4: lost"


@pytest.mark.rules("HIK-94")
def test_a_power_that_costs_something_is_told_with_its_sign() -> None:
    s = having("hydra imp wisp", temporary=MINUS)
    s.play("attack left", "roll", dice="3")
    events = s.play("power tester")
    assert told(events, "HIK-94 bonus", modifier=-1) == 1
    (event,) = [event for event in events if event.kind == "bonus"]
    assert Localizer(GAME, "en").event(event) == "The combat roll gets −1."
    assert Localizer(GAME, "fr").event(event) == "Le jet de combat reçoit −1."


@pytest.mark.rules("HIK-94")
@pytest.mark.parametrize("amount", ["0", "-11", "11", "1.5"])
def test_a_modifier_has_its_bounds(amount: str) -> None:
    text = swapped('gift = { kind = "bonus", amount = 1 }', f'gift = {{ kind = "bonus", amount = {amount} }}')
    (fault,) = english(text)
    assert fault.endswith("amount: a whole number from -10 to 10, but not 0")


# --- several effects ---


@pytest.mark.rules("AMB-HIK-75", "HIK-90")
def test_several_lasting_effects_of_a_gift_all_count() -> None:
    s = with_cards("torturer imp wisp", gift=several('kind = "die", sides = 8', PLUS, 'kind = "ward"'))
    s.play("attack left", dice="3/8")
    assert s.last["bonus"] == 2
    assert s.courage == 4  # Pain costs no more


@pytest.mark.rules("AMB-HIK-75", "HIK-91")
def test_the_effects_of_a_power_take_place_in_their_order_for_one_mana_token() -> None:
    s = with_cards("abunakkashii imp wisp", temporary=several('kind = "multiply", amount = 3', MINUS))
    s.play("attack left", "roll", dice="4")
    s.play("power tester")
    assert (s.fought, s.mana) == ("11 against 9: won", "")


@pytest.mark.rules("AMB-HIK-75")
def test_an_effect_that_can_do_nothing_is_passed_over() -> None:
    s = with_cards("hydra imp wisp", temporary=several(AGAIN, PLUS))
    s.play("attack left", "power tester")  # before the roll there is nothing to roll again
    assert (s.asks, s.state.bonus, s.mana, s.state.rolls) == ("party before", 2, "", ())
    s = with_cards("hydra imp wisp", temporary=several(AGAIN, 'kind = "multiply", amount = 2'), hand="potion",
                   potion=PLUS)  # fmt: skip
    s.play("attack left")
    assert s.why("power tester") == "AMB-HIK-60 not_rolled"


@pytest.mark.rules("AMB-HIK-75", "HIK-58")
def test_doom_comes_before_the_next_effect_is_applied_to_the_new_die() -> None:
    s = with_cards("hydra imp wisp", temporary=several(AGAIN, PLUS), fear=3)
    s.play("attack left", "roll", dice="1")
    s.play("power tester", dice="6")
    assert (s.asks, s.state.bonus) == ("master doom", 0)
    s.play("doom", dice="3")
    assert s.fought == "5 against 6: lost"


@pytest.mark.rules("AMB-HIK-75", "HIK-93")
def test_a_quest_asks_for_the_target_of_each_effect_in_turn() -> None:
    s = with_cards(
        "rat imp wisp", quest=several('kind = "courage", amount = 1', 'kind = "destroy"', 'kind = "destroy"')
    )
    s.play("use quest")
    assert (s.asks, s.courage) == ("party target", 6)
    s.play("target left")
    assert s.asks == "party target"
    s.play("target right")
    assert (s.won, s.asks) == ("rat wisp", "party turn")


@pytest.mark.rules("AMB-HIK-75")
def test_an_ultimate_power_with_two_effects_is_paid_once() -> None:
    s = with_cards(ultimate=several('kind = "courage", amount = 2', 'kind = "mana"'), won=FOUR, mana="")
    s.play("ultimate tester")
    assert (s.courage, s.mana, s.won) == (7, "tester", "")


@pytest.mark.rules("AMB-HIK-75")
def test_flight_comes_after_what_else_the_power_does() -> None:
    s = with_cards("hydra imp wisp", temporary=several('kind = "escape"', PLUS))
    s.play("attack left", "power tester")
    assert (s.last["how"], s.last["bonus"], s.courage) == ("escaped", 2, 5)


def test_several_effects_are_read_and_told_one_after_the_other() -> None:
    text = swapped(
        'gift = { kind = "reroll", sides = 6 }',
        'gift = [{ kind = "reroll" }, { kind = "bonus", amount = -1 }]',
    )
    assert faults(text) == []
    nova = box(text).adventurers[1]
    assert nova.gift == Effect("reroll", also=(Effect("bonus", amount=-1),))
    said = effect_text(Localizer(GAME, "en"), nova.gift.data(), gift=True)
    assert said == "Once a fight, roll the combat die again. −1 to the combat roll"


@pytest.mark.parametrize(
    ("effects", "fault"),
    [
        ("[]", "gift: 1 to 4 effects"),
        ('[{ kind = "ward" }, { kind = "calm" }]', "gift: calm can only be: quest"),
        ('[{ kind = "ward" }, 3]', "gift: a table between { and }"),
        ('[{ kind = "bonus" }]', "gift: amount is missing"),
    ],
)
def test_each_effect_of_a_list_is_looked_at(effects: str, fault: str) -> None:
    found = english(swapped('gift = { kind = "reroll", sides = 6 }', f"gift = {effects}"))
    assert any(fault in told for told in found), found


def test_a_fault_of_an_effect_with_its_own_heading_is_told_with_its_line() -> None:
    text = swapped(
        'gift = { kind = "reroll", sides = 6 }\n',
        "",
    )
    place = text.index("[[equipment]]")
    listed = '[[adventurer.gift]]\nkind = "ward"\n\n[[adventurer.gift]]\nkind = "bonus"\namount = 99\n\n'
    start = text.index("[[adventurer]]", text.index('id = "nova"'))
    assert start < place
    text = text[:start] + listed + text[start:]
    (fault,) = english(text)
    number = text[: text.index("amount = 99")].count("\n") + 1
    assert fault.startswith(f"line {number}: amount: a whole number from -10 to 10")
    (fault,) = english(text.replace('kind = "bonus"\namount = 99', 'kind = "calm"'))
    assert fault == f"line {number - 2}: gift: calm can only be: quest"


# --- unique equipment ---


@pytest.mark.rules("HIK-100", "HIK-89")
def test_a_unique_equipment_card_is_there_once() -> None:
    text = swapped('id = "lullaby"', 'id = "lullaby"\nabilities = ["unique"]')
    assert faults(text) == []
    lullaby = next(card for card in box(text).equipment if card.id == "lullaby")
    assert lullaby.unique
    data = {"effect": lullaby.effect.data(), "unique": True}
    assert item_text(Localizer(GAME, "en"), data).endswith(". Unique: a party has it once only")
    listed = '\n[box]\nequipment = ["lullaby", "lullaby", "prisoners", "strength-potion"]\n'
    assert any("lullaby stands there 2 times (HIK-100)" in fault for fault in english(text + listed))
    assert not any("lullaby" in fault for fault in english(LAIR + listed))


def test_equipment_has_no_other_ability() -> None:
    text = swapped('id = "lullaby"', 'id = "lullaby"\nabilities = ["pain"]')
    assert any(fault.endswith("abilities: one of unique") for fault in english(text))

"""Cards of one's own: a modifier that takes something away, several effects on a card, unique equipment."""

from typing import Any

import pytest

from pygames.games.immortal_king.card_file import box, faults
from pygames.games.immortal_king.cards import Effect
from pygames.games.immortal_king.cards_text import effect_text, item_text
from pygames.games.immortal_king.game import GAME
from pygames.words.localizer import Localizer
from tests.immortal_king.card_files import LAIR, english, swapped
from tests.immortal_king.tester import FOUR, having
from tests.kit.scene import table, told

PLUS, MINUS = 'kind = "bonus", amount = 2', 'kind = "bonus", amount = -1'
AGAIN = 'kind = "reroll"'


def several(*effects: str) -> str:
    """Several effects as the inside of a table: the tester's file puts braces round it."""
    return "}, {".join(effects)


DOUBLE, TRIPLE = 'kind = "multiply", amount = 2', 'kind = "multiply", amount = 3'
COURAGE, DESTROY = 'kind = "courage", amount = {}', 'kind = "destroy"'
HYDRA = "hydra imp wisp"


@pytest.mark.rules("HIK-58", "HIK-90", "HIK-91", "HIK-93", "HIK-94", "AMB-HIK-75")
@table(
    ("fronts", "more", "plays", "found"),
    [
        "a modifier may be taken from the roll",
        ("rat imp wisp", {"gift": 'kind = "bonus", amount = -2'}, "attack left: 5",
         {"fought": "3 against 4: lost"}),
        "the lasting effects of a gift all count: Pain costs no more",
        ("torturer imp wisp", {"gift": several('kind = "die", sides = 8', PLUS, 'kind = "ward"')},
         "attack left: 3/8", {"fought": "5 against 6: lost", "courage": 4}),
        "those of a power take place in their order, for one mana token",
        ("abunakkashii imp wisp", {"temporary": several(TRIPLE, MINUS)}, "attack left; roll: 4; power tester",
         {"fought": "11 against 9: won", "mana": ""}),
        "one that can do nothing is passed over: before the roll there is nothing to roll again",
        (HYDRA, {"temporary": several(AGAIN, PLUS)}, "attack left; power tester",
         {"asks": "party before", "mana": ""}),
        (HYDRA, {"temporary": several(AGAIN, PLUS)}, "attack left; power tester; roll: 3",
         {"fought": "5 against 6: lost"}),
        (HYDRA, {"temporary": several(AGAIN, DOUBLE), "hand": "potion", "potion": PLUS}, "attack left",
         {"why power tester": "AMB-HIK-60 not_rolled"}),
        "doom comes before the next effect is applied to the new die",
        (HYDRA, {"temporary": several(AGAIN, PLUS), "fear": 3}, "attack left; roll: 1; power tester: 6",
         {"asks": "master doom", "total": 6}),
        (HYDRA, {"temporary": several(AGAIN, PLUS), "fear": 3},
         "attack left; roll: 1; power tester: 6; doom: 3", {"fought": "5 against 6: lost"}),
        "a quest asks for the target of each effect in turn",
        ("rat imp wisp", {"quest": several(COURAGE.format(1), DESTROY, DESTROY)}, "use quest",
         {"asks": "party target", "courage": 6}),
        ("rat imp wisp", {"quest": several(COURAGE.format(1), DESTROY, DESTROY)}, "use quest; target left",
         {"asks": "party target"}),
        ("rat imp wisp", {"quest": several(COURAGE.format(1), DESTROY, DESTROY)},
         "use quest; target left; target right", {"won": "rat wisp", "asks": "party turn"}),
        "an ultimate power with two effects is paid once",
        ("zombie imp wisp",
         {"ultimate": several(COURAGE.format(2), 'kind = "mana"'), "won": FOUR, "mana": ""},
         "ultimate tester", {"courage": 7, "mana": "tester", "won": ""}),
    ],
)  # fmt: skip
def test_several_effects(fronts: str, more: dict[str, Any], plays: str, found: dict[str, Any]) -> None:
    having(fronts, several=True, **more).comes_to(plays, found)


@pytest.mark.rules("AMB-HIK-75")
def test_flight_comes_after_what_else_the_power_does() -> None:
    s = having(HYDRA, several=True, temporary=several('kind = "escape"', PLUS))
    s.go("attack left; power tester")
    assert (s.last["how"], s.last["bonus"], s.courage) == ("escaped", 2, 5)


# --- what is taken away ---


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

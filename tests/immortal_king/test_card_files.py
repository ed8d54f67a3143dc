"""Cards of one's own, from a file: how it is read, and all that can be wrong with its cards."""

import re
import tomllib
from collections import Counter
from pathlib import Path

import pytest

from pygames.engine.text import Text
from pygames.games.immortal_king.card_file import box, faults
from pygames.games.immortal_king.cards import COLOURS, EFFECTS, Adventurer, DungeonCard, Effect, Power
from tests.immortal_king.card_files import HERO, KNIFE, LAIR, NAME, TRAPS, english, line, rat, rats, swapped

PAGE = (Path(__file__).parents[2] / "docs" / "cards.md").read_text("utf-8")
EXAMPLES = [part.split("```")[0] for part in PAGE.split("```toml\n")[1:]]


# --- reading ---


def test_the_examples_of_the_documents_are_as_they_say() -> None:
    whole, several, _scenario, chosen = EXAMPLES
    assert tomllib.loads(several)["temporary"][1]["amount"] == -1
    assert faults(whole) == []
    mine = box(whole)
    assert mine.name == Text("Marga’s cellar", "La cave de Marga")
    assert [hero.id for hero in mine.adventurers] == ["hero", "nova", "marga"]
    assert [card.id for card in mine.equipment] == ["rest", "strength-potion", "strength-potion", "lullaby"]
    assert mine.final.id == "lich"
    # the second shows only how a box is chosen: its dungeon is too small, nothing else is wrong
    assert all("are needed" in fault or "no party" in fault for fault in english(NAME + chosen)) is True
    assert not any("line" in fault for fault in english(NAME + chosen))


def test_the_documents_name_every_effect_and_where_it_may_stand() -> None:
    names = {"gift": "gift", "temporary": "temporary power", "ultimate": "ultimate power"}
    for kind, places in EFFECTS.items():
        row = next(row for row in PAGE.splitlines() if row.startswith(f"| `{kind}` | "))
        assert row.split(" | ")[1] == ", ".join(names.get(place, place) for place in places)


@pytest.mark.rules("HIK-99", "AMB-HIK-64")
def test_what_a_file_does_not_have_comes_from_the_lair() -> None:
    mine, lair = box(NAME + HERO + KNIFE * 0), box("lair")
    assert [hero.id for hero in mine.adventurers] == ["cook"]
    assert (mine.equipment, mine.dungeon, mine.final) == (lair.equipment, lair.dungeon, lair.final)
    assert mine.adventurers[0].source == "own"
    assert mine.final.source == "booklet"
    mine = box(NAME + rats())
    assert mine.adventurers == lair.adventurers
    assert {card.source for card in mine.dungeon} == {"own"}


@pytest.mark.rules("HIK-99")
def test_boxes_can_be_mixed_and_the_files_own_cards_come_first() -> None:
    text = (
        NAME
        + HERO.replace('"cook"', '"hero"')
        + '[box]\nadventurers = ["nova", "hero"]\nequipment = ["lullaby", "lullaby", "strength-potion"]\n'
        + TRAPS[TRAPS.index("[box.dungeon]") :]
    )
    assert faults(text) == []
    mine = box(text)
    assert [hero.name.en for hero in mine.adventurers] == ["Nova", "Cook"]
    assert [card.id for card in mine.equipment] == ["lullaby", "lullaby", "strength-potion"]
    assert mine.dungeon == box("traps").dungeon


@pytest.mark.rules("HIK-98")
def test_copies_are_numbered_and_a_box_may_have_any_mixture_of_48() -> None:
    text = NAME + rats()
    assert faults(text) == []
    mine = box(text)
    assert mine.words[:7] == ("green-rat", *(f"green-rat#{n}" for n in range(2, 7)), "green-magic")
    assert Counter(card.id for card in mine.dungeon)["red-magic"] == 6


@pytest.mark.parametrize(
    ("written", "power"),
    [
        ("7", Power(7)),
        ('"7"', Power(7)),
        ('"A"', Power(0, adventurers=True)),
        ('"A+7"', Power(7, adventurers=True)),
        ('"7 + A"', Power(7, adventurers=True)),
        ('"M+4"', Power(4, mana=True)),
        ('"1d6"', Power(0, die=True)),
        ('"1d6+2"', Power(2, die=True)),
        ('"M+A+1"', Power(1, adventurers=True, mana=True)),
    ],
)
def test_a_power_is_a_number_or_a_sum(written: str, power: Power) -> None:
    text = NAME + rats().replace("power = 4", f"power = {written}")
    assert faults(text) == []
    assert box(text).dungeon[0].power == power


def test_a_nemesis_has_two_powers_and_every_field_arrives() -> None:
    text = NAME + rats() + '[final]\nid = "boss"\nname = "Boss"\nfamily = "dragon"\npower = "1d6+9"\n'
    text = text.replace(
        "power = 4",
        'power = [4, "A+5"]\nnemesis = "hero"\naura = { who = "nemesis", amount = 2 }\n'
        'abilities = ["pain", "vicious"]\ntags = ["rats"]',
        1,
    )
    assert faults(text) == []
    mine = box(text)
    card = mine.dungeon[0]
    assert (card.power, card.power2, card.nemesis) == (Power(4), Power(5, adventurers=True), "hero")
    assert (card.aura, card.aura_amount) == ("nemesis", 2)
    assert (card.abilities, card.tags) == (frozenset({"pain", "vicious"}), ("rats",))
    assert (mine.final.id, mine.final.fear, mine.final.source) == ("boss", 1, "own")


@pytest.mark.rules("AMB-HIK-01")
def test_the_cost_of_ultimate_powers_can_be_ones_own() -> None:
    text = NAME + '[ultimate]\n1 = ["red", "blue"]\n4 = []\n'
    assert faults(text) == []
    assert box(text).ultimate == (("red", "blue"), COLOURS * 2, COLOURS * 3, ())


def test_tables_may_have_headings_and_editors_their_marks() -> None:
    text = "\ufeff" + (NAME + HERO).replace(
        'ultimate = { kind = "mana" }', '\n[adventurer.ultimate]\nkind = "courage"\namount = 2'
    ).replace("\n", "\r\n")
    assert faults(text) == []
    assert box(text).adventurers[0].ultimate == Effect("courage", amount=2)


def test_a_copy_of_our_own_file_is_a_file_of_ones_own() -> None:
    mine, ours = box(LAIR), box("lair")
    assert mine.words == ours.words
    cards: list[Adventurer | DungeonCard] = [*mine.adventurers, *mine.dungeon, mine.final]
    assert {card.source for card in cards} == {"own"}


# --- what is wrong with a card ---


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        ('id = "hero"', 'id = "Hero"', "id: lower-case letters, digits and single hyphens between them"),
        ('id = "hero"', 'id = "he--ro"', "id: lower-case letters, digits and single hyphens between them"),
        ('id = "hero"', "id = 3", "id: lower-case letters, digits and single hyphens between them"),
        ('id = "nova"', 'id = "hero"', "id: hero stands there twice"),
        ('id = "strength-potion"', 'id = "hero"', "id: hero stands there twice"),
        ('type = "sorcerer"', 'type = "wizard"', "type: one of warrior, priest, rogue, sorcerer"),
        ('gender = "female"', "gender = []", "gender: one of male, female, none"),
        ('type = "quest"', 'type = "weapon"', "type: one of potion, object, quest"),
        ('cost = ["green"]', 'cost = ["mauve"]', "cost: one of green, yellow, blue, red"),
        ('cost = ["green"]', 'cost = "green"', "cost: a list between [ and ]"),
        ('colour = "blue"', 'colour = "mauve"', "colour: one of green, yellow, blue, red"),
        (
            'family = "demon"',
            'family = "fiend"',
            "family: one of demon, undead, dragon, greenskin, bulloeil, trap",
        ),
        ("power = 9", "power = 21", "power: a number from 1 to 20, or a sum"),
        ("power = 9", "power = 0", "power: a number from 1 to 20, or a sum"),
        ("power = 9", "power = true", "power: a number from 1 to 20, or a sum"),
        ("power = 9", 'power = "2d6"', "power: a number from 1 to 20, or a sum"),
        ("power = 9", 'power = "A+A"', "power: a number from 1 to 20, or a sum"),
        ("power = 9", 'power = "A+99"', "power: a number from 1 to 20, or a sum"),
        ("power = 9", "power = [9, 10]", "power: a number from 1 to 20, or a sum"),
        (
            'power = ["M+6", "M+7"]',
            "power = 6",
            "power: two powers between [ and ], since the card has a nemesis (HIK-86)",
        ),
        ('power = ["M+6", "M+7"]', "power = [6, 0]", "power: a number from 1 to 20, or a sum"),
        ("power = 4", "power = 5", "power: 4 for a greenskin (HIK-73)"),
        (
            'nemesis = "warrior"',
            'nemesis = "barber"',
            "nemesis: one of warrior, priest, rogue, sorcerer, male",
        ),
        ("mana = true", "mana = 1", "mana: true or false"),
        ("copies = 2", "copies = 0", "copies: a whole number from 1 to 48"),
        ("copies = 2", "copies = 49", "copies: a whole number from 1 to 48"),
        ("copies = 2", "copies = true", "copies: a whole number from 1 to 48"),
        ('who = "undead"', 'who = "orc"', "who: one of dragon, undead, nemesis"),
        ('{ who = "undead", amount = 1 }', '{ who = "undead" }', "aura: amount is missing"),
        ('{ who = "undead", amount = 1 }', "3", "aura: a table between { and }"),
        (
            '["pain", "unique"]',
            '["pian", "unique"]',
            "abilities: one of pain, bodyguard, vicious, treasure, unique",
        ),
        ('tags = ["abunakkashii"]', "tags = [1]", "tags: lower-case letters, digits and single hyphens"),
        (
            'tags = ["abunakkashii"]',
            'tigs = ["abunakkashii"]',
            (
                "tigs: unknown field, perhaps tags is meant (the fields here are id, name, source, "
                "family, power, aura, abilities, colour, mana, copies, nemesis, tags)"
            ),
        ),
        ("fear = 2", "fear = -1", "fear: a whole number from 0 to 10"),
        (
            'family = "undead"\npower = "A+7"',
            'family = "trap"\npower = "A+7"',
            "family: one of demon, undead",
        ),
        (
            'kind = "multiply", amount = 2',
            'kind = "multiply", amount = 11',
            "amount: a whole number from 2 to 10",
        ),
        (
            'kind = "multiply", amount = 2',
            'kind = "triple"',
            "kind: one of bonus, reroll, die, courage, ward",
        ),
        ("sides = 12", "sides = 7", "sides: one of 4, 6, 8, 10, 12, 20"),
        (
            'kind = "escape"',
            'kind = "escape", amount = 1',
            "amount: unknown field (the fields here are kind)",
        ),
        ('{ kind = "escape" }', "{ }", "temporary: kind is missing"),
        ('{ kind = "escape" }', '"escape"', "temporary: a table between { and }"),
        (
            'per = "green"',
            'per = "mauve"',
            "per: one of demon, undead, dragon, greenskin, bulloeil, trap, green",
        ),
        ('{ en = "Lich", fr = "Liche" }', '{ en = "Lich" }', "name: a text, or en and fr, nothing else"),
        ('{ en = "Lich", fr = "Liche" }', '" "', "name: a text of 1 to 60 printable characters"),
        ('{ en = "Lich", fr = "Liche" }', '"a\\u0000b"', "name: a text of 1 to 60 printable characters"),
        ('{ en = "Lich", fr = "Liche" }', f'"{"a" * 61}"', "name: a text of 1 to 60 printable characters"),
    ],
)
def test_a_wrong_value_is_told_with_its_line(old: str, new: str, fault: str) -> None:
    text = swapped(old, new)
    told = next(told for told in english(text) if told.startswith("line") and fault in told)
    number = int(told.removeprefix("line ").split(":")[0])
    assert abs(number - line(LAIR, old)) <= 1, "the line of the field, or of its card"
    assert told.startswith(f"line {number}: {fault}")


@pytest.mark.rules("HIK-14")
@pytest.mark.parametrize("kind", EFFECTS)
def test_an_effect_stands_where_it_may_stand_only(kind: str) -> None:
    needed = {"bonus": "amount = 1", "courage": "amount = 1", "multiply": "amount = 2"}
    needed |= dict.fromkeys(("die", "replace"), "sides = 8")
    effect = "{ kind = " + ", ".join(filter(None, [f'"{kind}"', needed.get(kind, "")])) + " }"
    for place in ("gift", "temporary", "ultimate", "potion", "object", "quest"):
        if place in ("potion", "object", "quest"):
            text = NAME + KNIFE.replace('"object"', f'"{place}"')
            text = re.sub(r"effect = .*", f"effect = {effect}", text)
        else:
            text = re.sub(rf"{place} = .*", f"{place} = {effect}", NAME + HERO)
        told = [fault for fault in english(text) if "can only be" in fault]
        assert bool(told) == (place not in EFFECTS[kind])
        assert all(f"{kind} can only be: {', '.join(EFFECTS[kind])}" in fault for fault in told)


@pytest.mark.rules("HIK-05", "HIK-14", "HIK-22")
@pytest.mark.parametrize(
    ("heading", "fields"),
    [
        ("[[adventurer]]", ("id", "name", "type", "gender", "gift", "temporary", "ultimate")),
        ("[[equipment]]", ("id", "name", "type", "effect")),
        ("[[dungeon]]", ("id", "name", "colour", "family", "power")),
        ("[final]", ("id", "name", "family", "power")),
    ],
)
def test_what_a_card_must_have_is_missed(heading: str, fields: tuple[str, ...]) -> None:
    told = english(f"{NAME}\n{heading}\n")
    word = "final: " if heading == "[final]" else ""
    assert {f"line 3: {word}{field} is missing" for field in fields} == {t for t in told if "missing" in t}


def test_headings_with_too_few_brackets_are_explained() -> None:
    assert "line 2: dungeon: each card begins with [[dungeon]]" in english(f"{NAME}[dungeon]\nid = 3\n")
    assert "line 2: final: a table between { and }" in english(f"{NAME}[[final]]\n")
    assert "line 2: box: a table between { and }" in english(f"{NAME}[[box]]\n")


def test_unknown_fields_and_missing_names_of_the_file_itself() -> None:
    assert english("colour = 1\n") == [
        (
            "line 1: colour: unknown field (the fields here are name, adventurer, equipment, dungeon, final, "
            "ultimate, scenario, box)"
        ),
        "name is missing",
    ]
    assert english("") == ["name is missing"]
    assert english('name = ""') == ["line 1: name: a text of 1 to 60 printable characters"]
    assert english(f"{NAME}[ultimate]\n5 = []\n1 = 3\n") == [
        "line 3: 5: unknown field (the fields here are 1, 2, 3, 4)",
        "line 4: 1: a list between [ and ]",
    ]


# --- what is wrong with the box (Annex II) ---


@pytest.mark.rules("HIK-98")
def test_a_dungeon_has_48_cards_twelve_a_colour_six_with_mana() -> None:
    assert english(NAME + rats().replace("copies = 6", "copies = 5", 1)) == [
        "green: 11 cards, 12 are needed (HIK-98)",
        "dungeon: 47 cards, 48 are needed (HIK-98)",
    ]
    assert english(NAME + rats(with_mana=5, without=7)) == [
        f"{colour}: 5 cards with mana, 6 are needed (HIK-98)" for colour in COLOURS
    ]
    assert [fault.fr for fault in faults(NAME + rats(colours=COLOURS[:3]) + rat("red"))] == [
        "red\u202f: 1 carte, il en faut 12 (HIK-98)",
        "red\u202f: 0 carte avec mana, il en faut 6 (HIK-98)",
        "dungeon\u202f: 37 cartes, il en faut 48 (HIK-98)",
    ]


@pytest.mark.rules("HIK-98")
def test_the_cards_that_the_box_chooses_are_counted() -> None:
    text = swapped("ink-imp = 3", "ink-imp = 4", TRAPS)
    assert english(text) == [
        "yellow: 13 cards, 12 are needed (HIK-98)",
        "yellow: 7 cards with mana, 6 are needed (HIK-98)",
        "dungeon: 49 cards, 48 are needed (HIK-98)",
    ]


@pytest.mark.rules("HIK-99")
@pytest.mark.parametrize(
    ("adventurers", "equipment", "possible"),
    [(0, 5, False), (1, 3, False), (1, 4, True), (2, 3, True), (3, 1, False), (4, 0, False), (4, 1, True)],
)
def test_a_party_of_five_must_be_possible(adventurers: int, equipment: int, possible: bool) -> None:
    chosen = [["hero", "nova", "berthe", "pip"][:adventurers], ["lullaby"] * equipment]
    told = english(f"{NAME}[box]\nadventurers = {chosen[0]}\nequipment = {chosen[1]}\n")
    people = "1 adventurer" if adventurers == 1 else f"{adventurers} adventurers"
    cards = "1 equipment card" if equipment == 1 else f"{equipment} equipment cards"
    fault = f"no party of 5 with {people} and {cards} (HIK-99)"
    assert told == ([] if possible else [fault])


@pytest.mark.rules("HIK-100")
def test_an_adventurer_is_there_once() -> None:
    text = f'{NAME}[box]\nadventurers = ["hero", "nova", "hero"]\n'
    assert english(text) == ["line 3: adventurers: hero stands there 2 times (HIK-100)"]


@pytest.mark.rules("HIK-89", "HIK-100")
def test_a_unique_card_is_there_once() -> None:
    text = NAME + rats().replace("copies = 6", "copies = 6\nabilities = ['unique']", 1)
    assert english(text) == ["line 9: copies: 6, but the card is unique (HIK-100)"]
    assert "line 9: copies: 6, but the card is unique (HIK-100)" in english(text.replace("id =", "it =", 1))
    text = swapped("abunakkashii = 1\nelder-son = 1", "abunakkashii = 2", TRAPS)
    assert english(text) == [
        f"line {line(text, 'abunakkashii = 2')}: abunakkashii: 2, but the card is unique (HIK-100)"
    ]


def test_a_box_has_only_so_many_cards() -> None:
    heroes = "".join(HERO.replace('"cook"', f'"cook{n}"') for n in range(13))
    assert english(NAME + heroes) == ["adventurers: 13, at most 12"]
    knives = "".join(KNIFE.replace('"knife"', f'"knife{n}"') for n in range(25))
    assert english(NAME + knives) == ["equipment: 25, at most 24"]


@pytest.mark.parametrize(
    ("written", "fault"),
    [
        ('adventurers = ["zorro"]', "adventurers: unknown card zorro"),
        ("adventurers = [1]", "adventurers: ids of cards"),
        ('adventurers = "hero"', "adventurers: a list between [ and ]"),
        ('equipment = ["hero"]', "equipment: unknown card hero"),
        ('dungeon = ["orc-assassin"]', "dungeon: a table between { and }"),
        ("dungeon = { zombie = 1 }", "zombie: unknown card"),
        ("dungeon = { orc-shaman = 0 }", "orc-shaman: a whole number from 1 to 48"),
        ('final = "orc-assassin"', "final: unknown card orc-assassin"),
        ("final = {}", "final: ids of cards"),
        ("heroes = 3", "heroes: unknown field (the fields here are adventurers, equipment, dungeon, final)"),
    ],
)
def test_what_the_box_names_must_be_somewhere(written: str, fault: str) -> None:
    told = english(f"{NAME}[box]\n{written}\n")
    assert any(said.startswith("line 3: ") and said.endswith(fault.split(": ", 1)[1]) for said in told), told

"""The material: what a card has on it, and what the lair and the lair with traps are made of."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import fields
from importlib.resources import files
from itertools import chain
from statistics import mean
from typing import TypeVar

import pytest

from pygames.engine.text import Text
from pygames.games.immortal_king.card_file import box, faults
from pygames.games.immortal_king.cards import (
    COLOURS,
    EQUIPMENT_TYPES,
    FAMILIES,
    TYPES,
    Adventurer,
    Box,
    DungeonCard,
    Effect,
    Equipment,
    Power,
)

LAIR, TRAPS = box("lair"), box("traps")

Named = TypeVar("Named", Adventurer, Equipment, DungeonCard)

both = pytest.mark.parametrize("cards", [LAIR, TRAPS], ids=["lair", "traps"])


def named(cards: Iterable[Named], id: str) -> Named:
    """The card with this id."""
    return next(card for card in cards if card.id == id)


def everything(cards: Box) -> list[Adventurer | Equipment | DungeonCard]:
    """Every card of a box."""
    return [*cards.adventurers, *cards.equipment, *cards.dungeon, cards.final]


def effects(cards: Box) -> list[Effect]:
    """Every effect of a box."""
    powers = ((hero.gift, hero.temporary, hero.ultimate) for hero in cards.adventurers)
    return [*chain(*powers), *(card.effect for card in cards.equipment)]


# --- the box ---


@pytest.mark.rules("HIK-01")
@both
def test_a_box_has_sixty_cards(cards: Box) -> None:
    kinds = (cards.adventurers, cards.equipment, cards.dungeon, [cards.final])
    assert [len(kind) for kind in kinds] == [4, 7, 48, 1]
    assert len(cards.words) == len(set(cards.words)) == 48
    assert [word.split("#")[0] for word in cards.words] == [card.id for card in cards.dungeon]


@pytest.mark.parametrize("name", ["lair", "traps"])
def test_our_files_have_no_faults(name: str) -> None:
    file = files("pygames.games.immortal_king").joinpath("sets", f"{name}.toml")
    assert faults(file.read_text("utf-8")) == []


@both
def test_every_card_has_a_name_in_both_languages(cards: Box) -> None:
    for card in everything(cards):
        assert card.name.en.strip()
        assert card.name.fr.strip()
        assert "'" not in card.name.en + card.name.fr, "apostrophes are typographic"
    ids = [card.id for card in {card.id: card for card in everything(cards)}.values()]
    names = {card.name for card in everything(cards)}
    assert len(names) == len(ids)


@pytest.mark.rules("HIK-98", "AMB-HIK-50")
@both
def test_twelve_cards_of_each_colour_six_with_mana(cards: Box) -> None:
    counted = Counter((card.colour, card.mana) for card in cards.dungeon)
    assert counted == {(colour, mana): 6 for colour in COLOURS for mana in (False, True)}


@pytest.mark.rules("HIK-89", "HIK-100")
@both
def test_a_unique_card_is_there_once(cards: Box) -> None:
    copies = Counter(card.id for card in cards.dungeon)
    unique = {card.id for card in cards.dungeon if "unique" in card.abilities}
    assert unique
    assert {copies[name] for name in unique} == {1}
    assert len({hero.id for hero in cards.adventurers}) == 4


@pytest.mark.rules("HIK-24", "AMB-HIK-65")
def test_the_lair_has_no_trap_and_no_bulloeil_and_traps_are_an_option() -> None:
    families = {card.family for card in LAIR.dungeon}
    assert families == set(FAMILIES) - {"bulloeil", "trap"}
    traps = [card for card in TRAPS.dungeon if card.family == "trap"]
    assert len(traps) == 8
    assert not any(card.monster for card in traps)
    assert all(card.monster for card in LAIR.dungeon)
    # but for the traps it is the lair
    shared = Counter(TRAPS.words) & Counter(LAIR.words)
    assert sum(shared.values()) == 48 - 8
    assert (TRAPS.adventurers, TRAPS.equipment, TRAPS.final) == (LAIR.adventurers, LAIR.equipment, LAIR.final)


@pytest.mark.rules("AMB-HIK-01")
@both
def test_an_ultimate_power_costs_every_colour_once_for_each_adventurer(cards: Box) -> None:
    for size, cost in enumerate(cards.ultimate, 1):
        assert Counter(cost) == dict.fromkeys(COLOURS, size)
    assert len(cards.ultimate) == 4


# --- what is known, and what is ours ---


@pytest.mark.rules("HIK-05", "HIK-08")
def test_hero_is_as_the_booklet_shows_him() -> None:
    hero = named(LAIR.adventurers, "hero")
    assert hero == Adventurer(
        id="hero",
        name=Text("Hero, Immortal King", "Hero, Immortal King"),
        type="priest",
        gender="male",
        gift=Effect("bonus", amount=1),
        temporary=Effect("replace", sides=12),
        ultimate=Effect("courage", amount=4),
        source="booklet",
    )
    assert LAIR.adventurers[0] is hero


@pytest.mark.rules("HIK-15")
def test_the_potion_of_strength_is_free_and_adds_three() -> None:
    assert named(LAIR.equipment, "strength-potion") == Equipment(
        id="strength-potion",
        name=Text("Potion of strength", "Potion de force"),
        type="potion",
        cost=(),
        effect=Effect("bonus", amount=3),
        source="booklet",
    )


@pytest.mark.rules("HIK-25")
def test_the_orc_assassin_is_a_greenskin_with_nemesis_plus_one_and_without_mana() -> None:
    assert LAIR.dungeon[0] == DungeonCard(
        id="orc-assassin",
        name=Text("Orc assassin", "Orc assassin"),
        colour="green",
        family="greenskin",
        power=Power(4),
        source="booklet",
        mana=False,
        aura="nemesis",
        aura_amount=1,
    )


@pytest.mark.rules("HIK-26")
def test_the_lich_has_the_party_and_seven_and_doubles_the_fear() -> None:
    assert LAIR.final == DungeonCard(
        id="lich",
        name=Text("Lich", "Liche"),
        colour="",
        family="undead",
        power=Power(7, adventurers=True),
        source="booklet",
        fear=2,
    )


@pytest.mark.rules("AMB-HIK-64")
@both
def test_known_cards_are_marked_and_all_others_are_ours(cards: Box) -> None:
    marked: dict[str, list[str]] = {source: [] for source in ("booklet", "part", "house")}
    for card in everything(cards):
        marked[card.source].append(card.id)
    assert marked["booklet"] == ["hero", "strength-potion", "orc-assassin", "lich"]
    assert marked["part"] == ["nova", "abunakkashii"]
    assert len(marked["house"]) == 60 - 6


@pytest.mark.rules("AMB-HIK-64")
def test_what_the_booklet_tells_of_nova_and_abunakkashii_holds() -> None:
    nova = named(LAIR.adventurers, "nova")
    assert (nova.gift, nova.temporary) == (Effect("reroll", sides=6), Effect("multiply", amount=2))
    foe = named(LAIR.dungeon, "abunakkashii")
    assert (foe.power, foe.abilities) == (Power(9), frozenset({"pain", "unique"}))


@pytest.mark.rules("AMB-HIK-47")
def test_abunakkashii_and_his_sons_are_a_group() -> None:
    group = [card.id for card in LAIR.dungeon if "abunakkashii" in card.tags]
    assert group == ["abunakkashii", "elder-son", "younger-son"]


# --- the data on a card ---


@pytest.mark.rules("HIK-05", "HIK-06", "HIK-07")
@both
def test_an_adventurer_has_six_data_and_three_of_them_are_keywords(cards: Box) -> None:
    data = {field.name for field in fields(Adventurer)} - {"id", "source"}
    assert data == {"name", "type", "gender", "gift", "temporary", "ultimate"}
    assert {hero.type for hero in cards.adventurers} == set(TYPES)
    assert set(TYPES) == {"warrior", "priest", "rogue", "sorcerer"}
    for hero in cards.adventurers:
        assert hero.keywords == (hero.id, hero.type, hero.gender)


@pytest.mark.rules("HIK-14")
@both
def test_an_equipment_card_has_a_name_a_type_and_an_effect(cards: Box) -> None:
    assert {field.name for field in fields(Equipment)} >= {"name", "type", "effect"}
    assert {card.type for card in cards.equipment} == set(EQUIPMENT_TYPES) == {"potion", "object", "quest"}


@pytest.mark.rules("HIK-22", "HIK-23", "HIK-24")
@both
def test_a_dungeon_card_has_a_colour_a_family_a_power_abilities_and_perhaps_mana(cards: Box) -> None:
    assert COLOURS == ("green", "yellow", "blue", "red")
    assert FAMILIES == ("demon", "undead", "dragon", "greenskin", "bulloeil", "trap")
    for card in cards.dungeon:
        assert card.colour in COLOURS
        assert card.family in FAMILIES
        assert isinstance(card.power, Power)


@both
def test_green_cards_are_the_greenskins(cards: Box) -> None:
    for card in cards.dungeon:
        assert (card.colour == "green") == (card.family == "greenskin")
        assert card.family != "greenskin" or card.power == Power(4)


def test_every_ability_of_the_booklet_is_somewhere_in_the_lair() -> None:
    cards = LAIR.dungeon
    assert set().union(*(card.abilities for card in cards)) == {
        "pain", "bodyguard", "vicious", "treasure", "unique",
    }  # fmt: skip
    assert {card.aura for card in cards} == {"", "dragon", "undead", "nemesis"}
    assert len({card.nemesis for card in cards if card.nemesis}) > 3
    assert all((card.power2 is not None) == bool(card.nemesis) for card in cards)
    assert any(card.power.die for card in cards)
    assert any(card.power.mana for card in cards)
    assert any(card.power.adventurers for card in cards)


def test_much_that_a_card_can_do_is_somewhere_in_the_lair() -> None:
    kinds = {effect.kind for effect in effects(LAIR)}
    assert kinds >= {"bonus", "reroll", "replace", "multiply", "escape", "courage", "mana", "destroy", "calm"}
    assert kinds >= {"scout", "ward"}


@both
def test_yellow_is_easier_than_blue_and_blue_than_red(cards: Box) -> None:
    """By the mean power, for three adventurers who have all their mana half of the time."""
    means = []
    for colour in ("yellow", "blue", "red"):
        powers = [card.power for card in cards.dungeon if card.colour == colour]
        means.append(mean(it.number + 3.5 * it.die + 3 * it.adventurers + 1.5 * it.mana for it in powers))
    assert means == sorted(means)


@both
def test_what_is_strong_has_a_die_in_its_power_or_is_one_of_few(cards: Box) -> None:
    """A six with Hero's gift and the sword reaches 8; a vicious monster has its token in solitaire."""
    strong = set()
    for card in cards.dungeon:
        for power in (card.power, card.power2 or card.power):
            least = power.number + power.die + 3 * power.adventurers
            if card.monster and least + 2 * ("vicious" in card.abilities) > 8:
                strong.add(card.id)
    assert strong == {"abunakkashii"}


@both
def test_most_powers_grow_with_the_mana_of_the_party(cards: Box) -> None:
    """So a party rich in mana has to spend it, and a party without still wins fights."""
    fought = [card.power for card in cards.dungeon if card.family not in ("greenskin", "trap")]
    assert sum(power.mana for power in fought) > 0.9 * len(fought)


def test_most_cards_of_the_lair_are_demons_and_few_are_undead() -> None:
    """What the scale of the medium scenario alone strengthens, and what all three do."""
    families = Counter(card.family for card in LAIR.dungeon)
    assert families["demon"] > len(LAIR.dungeon) / 2
    assert families["undead"] < len(LAIR.dungeon) / 8


def test_what_makes_some_games_much_harder_than_others_is_rare_in_the_lair() -> None:
    for ability in ("pain", "bodyguard", "vicious"):
        assert sum(ability in card.abilities for card in LAIR.dungeon) == 1
    assert {card.family for card in LAIR.dungeon if card.aura} == {"greenskin"}

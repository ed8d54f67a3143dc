"""Refusals as they are read: the moment, the whole sentence in both languages, and the rule that is cited."""

import pytest

import pygames
from pygames.games.immortal_king.game import GAME
from pygames.words.localizer import Localizer, Words
from pygames.words.rulebook import Ruling
from tests.immortal_king.scene import Scene, begun, scene
from tests.immortal_king.tester import having


def read(s: Scene, text: str) -> tuple[str, str, str]:
    """The rule against an action, and what is said in English and in French, with plain spaces."""
    rule = s.why(text).split()[0]
    refusal = s.match.why_not(s.given(text))
    assert refusal is not None
    said = (pygames.explain(s.match, refusal, language) for language in ("en", "fr"))
    en, fr = (sentence.removesuffix(f" ({rule})").replace("\u202f", " ") for sentence in said)
    return rule, en, fr


def pressed(s: Scene, *words: str) -> tuple[str, str]:
    """The rule and the English sentence for pressing these things."""
    refusal = s.match.why_not_pointing([s.words.get(word, word) for word in words])
    assert refusal is not None
    return refusal.rule, Localizer(GAME, "en", options=s.match.options).refusal(refusal)


def after(start: Scene, *texts: str, dice: str = "") -> Scene:
    """The position some actions later."""
    start.play(*texts, dice=dice)
    return start


def greenskin() -> Scene:
    return after(
        scene("orc imp wisp", party="sneak nova", hand="strength-potion courage-potion"), "attack left"
    )


GESTURES_DECIDE = (
    "AMB-HIK-24",
    "Against a greenskin only gestures count: you cannot use this in this fight.",
    "Contre une Peau-Verte, seuls les gestes comptent : cela ne sert pas dans ce combat.",
)


@pytest.mark.rules("HIK-13")
def test_who_presses_an_adventurer_that_cannot_be_paid_hears_of_its_ultimate_power() -> None:
    """The card has two other powers, of which the equipment phase does not ask."""
    s = scene("imp wisp zombie", party="hero")
    why, said = pressed(s, "hero")
    assert why == "HIK-13"
    assert said.startswith("The won cards are not enough for the ultimate power, “Gain 4 courage tokens”.")
    rule, _, french = read(s, "ultimate hero")
    assert rule == "HIK-13"
    assert "ne suffisent pas pour le pouvoir ultime, « Gagner 4 jetons de courage »." in french


# --- a fight with a greenskin ---


@pytest.mark.rules("AMB-HIK-24")
@pytest.mark.parametrize("text", ["power sneak", "power nova", "gift nova", "use strength-potion"])
def test_in_a_fight_with_a_greenskin_neither_power_nor_gift_nor_potion_counts_nor_flight(text: str) -> None:
    assert read(greenskin(), text) == GESTURES_DECIDE
    assert read(after(greenskin(), "show rock"), "power sneak") == GESTURES_DECIDE


@pytest.mark.rules("AMB-HIK-69")
def test_a_potion_that_has_nothing_to_do_with_the_roll_waits_for_the_answer() -> None:
    rule, en, fr = read(greenskin(), "use courage-potion")
    assert rule == "AMB-HIK-69"
    assert en == (
        "Answer the question first; you can drink a potion on your turn, or before and after a roll."
    )
    assert fr == (
        "Répondez d’abord à la question ; une potion se boit à votre tour, ou avant et après un jet."
    )


@pytest.mark.rules("HIK-72")
@pytest.mark.parametrize("text", ["roll", "accept"])
def test_against_a_greenskin_there_is_no_die(text: str) -> None:
    assert read(greenskin(), text)[:2] == (
        "HIK-72",
        "No die is rolled against a greenskin: gestures decide.",
    )


# --- the party ---


@pytest.mark.rules("HIK-28")
def test_a_party_that_is_not_complete_is_told_how_many_are_missing() -> None:
    s = begun()
    assert read(s, "ready") == (
        "HIK-28",
        "Your party needs five cards: 5 more.",
        "Il faut cinq cartes à votre groupe : il en manque 5.",
    )
    s.play("enlist hero", "enlist nova", "enlist guard", "pack sword")
    assert read(s, "ready")[1:] == (
        "Your party needs five cards: 1 more.",
        "Il faut cinq cartes à votre groupe : il en manque 1.",
    )
    assert read(s, "pass") == (
        "HIK-28",
        "Complete your party first: five cards, then the game begins.",
        "Complétez d’abord votre groupe : cinq cartes, puis la partie commence.",
    )
    for text in ("use sword", "power hero", "ultimate hero", "attack left", "roll", "gift nova"):
        assert read(s, text) == (
            "HIK-28",
            "Make your party first: five cards, then the game begins.",
            "Formez d’abord votre groupe : cinq cartes, puis la partie commence.",
        )


# --- what acts on a roll, and on whom ---


@pytest.mark.rules("HIK-64")
def test_a_potion_for_the_roll_says_what_it_does_outside_a_fight() -> None:
    assert read(scene(hand="strength-potion"), "use strength-potion") == (
        "HIK-64",
        "This acts in a fight only. +3 to the combat roll.",
        "Cela n’agit que dans un combat. +3 au jet de combat.",
    )


@pytest.mark.rules("HIK-94")
def test_a_bonus_against_some_says_against_whom() -> None:
    s = after(scene("imp rat wisp", hand="oil"), "attack left")
    assert read(s, "use oil") == (
        "HIK-94",
        "This works against the undead only.",
        "Cela n’agit que contre les morts-vivants.",
    )


@pytest.mark.rules("HIK-94")
def test_a_bonus_for_each_says_what_is_missing() -> None:
    s = having("imp rat hydra", potion='kind = "bonus", amount = 2, per = "green"')
    s.play("attack left")
    assert read(s, "use potion")[1:] == (
        "This counts each green card lying face up, and there is none.",
        "Cela compte chaque carte verte face visible, et il n’y en a pas.",
    )


@pytest.mark.rules("HIK-91")
def test_an_odd_number_that_only_an_even_one_multiplies() -> None:
    s = after(scene("hydra imp wisp", party="gambler", mana="gambler"), "attack left", dice="3")
    assert read(s, "power gambler")[1:] == (
        "This power multiplies an even number only, and the die shows 3.",
        "Ce pouvoir ne multiplie qu’un nombre pair, et le dé montre 3.",
    )


@pytest.mark.rules("HIK-93")
def test_what_can_hit_nobody_says_whom_it_would_hit() -> None:
    s = scene("abunakkashii (imp) (wisp)", hand="hunt", won="red")
    assert read(s, "use hunt")[:2] == (
        "HIK-93",
        "No card fits now. Eliminate an encounter lying face up, of power 6 or less.",
    )


@pytest.mark.rules("HIK-93", "AMB-HIK-58", "AMB-HIK-73")
def test_a_target_that_does_not_fit_says_why() -> None:
    s = after(scene("rat drake abunakkashii", hand="hunt", won="red"), "use hunt")
    assert read(s, "target right")[:2] == (
        "HIK-93",
        "This card, of power 9, does not fit. Eliminate an encounter lying face up, of power 6 or less.",
    )
    assert read(s, "target final") == (
        "AMB-HIK-73",
        "Neither a quest nor an ultimate power eliminates the final monster.",
        "Ni quête ni pouvoir ultime n’élimine le monstre final.",
    )


# --- the course of a fight ---


@pytest.mark.rules("HIK-40", "HIK-62", "HIK-69")
def test_the_roll_comes_before_the_result_and_is_made_once() -> None:
    s = after(scene("hydra imp wisp", hand="strength-potion"), "attack left")
    assert read(s, "accept") == (
        "HIK-40",
        "Roll the die first: there is no result yet.",
        "Lancez d’abord le dé : il n’y a pas encore de résultat.",
    )
    assert read(s, "pass") == (
        "HIK-40",
        "The fight has begun: roll the die.",
        "Le combat est engagé : lancez le dé.",
    )
    s.play("roll", dice="2")
    assert read(s, "roll")[:2] == ("HIK-62", "There is one roll in a fight, and it has been made.")
    assert read(s, "pass")[:2] == ("HIK-69", "Accept the result, if you use nothing more.")
    assert read(scene(), "roll")[:2] == (
        "HIK-61",
        "The die is rolled in a fight, once the party has attacked.",
    )
    assert read(scene(), "accept")[:2] == ("HIK-69", "A result is accepted in a fight, after the roll.")


@pytest.mark.rules("HIK-61", "HIK-36", "HIK-48")
def test_who_cannot_attack_is_told_when() -> None:
    s = after(scene("hydra imp wisp", hand="strength-potion"), "attack left")
    assert read(s, "attack middle") == (
        "HIK-61",
        "You fight once a turn, and this turn’s fight has begun.",
        "On combat une fois par tour, et le combat de ce tour a commencé.",
    )
    assert read(scene(start="construction"), "attack left") == (
        "HIK-36",
        "The construction phase comes first, then the equipment phase; after that the party attacks.",
        "La phase de construction vient d’abord, puis la phase d’équipement ; ensuite, le groupe attaque.",
    )
    s = after(scene("rat imp wisp", hand="any-hunt"), "use any-hunt")
    for text in ("attack left", "ultimate hero", "use any-hunt"):
        assert read(s, text) == (
            "HIK-48",
            "Answer the question first; then the equipment phase goes on.",
            "Répondez d’abord à la question ; ensuite, la phase d’équipement continue.",
        )


# --- who does what ---


SWAPPED = "The dungeon master swaps piles in the construction phase, with which a turn begins."
DOOMED = "The dungeon master plays doom right after a combat die has been rolled."
LAID = "The dungeon master lays a new encounter when one has just been beaten in a fight."
GUARDED = "The dungeon master places this token when a bodyguard has just been beaten."
GIVEN = "A mana token is given when a beaten card or an effect has just brought one."


@pytest.mark.parametrize(
    ("text", "rule", "sentence"),
    [
        ("swap left right", "HIK-45", SWAPPED),
        ("doom", "HIK-58", DOOMED),
        ("enough", "HIK-58", DOOMED),
        ("place", "HIK-67", LAID),
        ("ambush", "HIK-55", LAID),
        ("harden", "HIK-56", LAID),
        ("guard left", "HIK-81", GUARDED),
        ("give hero", "HIK-41", GIVEN),
        ("target left", "HIK-93", "A target is chosen when a quest or an ultimate power has just been used."),
        ("tire hero", "HIK-108", "Only the destiny scale takes mana, in a game for one."),
        ("show rock", "HIK-72", "Gestures are shown in a fight against a greenskin only."),
        (
            "power hero",
            "HIK-64",
            "The adventurers’ player uses temporary powers in a fight, before or after the roll.",
        ),
        ("gift nova", "HIK-64", "This gift is used in a fight, after the roll."),
        ("pass", "AMB-HIK-05", "You have to attack every turn."),
    ],
)
@pytest.mark.rules("HIK-04", "HIK-45", "HIK-58", "HIK-67", "HIK-55", "HIK-56", "HIK-81", "HIK-41", "HIK-64")
def test_in_the_partys_turn_whatever_else_there_is_says_whose_it_is_and_when(
    text: str, rule: str, sentence: str
) -> None:
    assert read(scene(), text)[:2] == (rule, sentence)


@pytest.mark.rules("HIK-48", "HIK-29", "HIK-12", "HIK-19", "HIK-20")
def test_the_dungeon_master_who_reaches_for_the_partys_cards_learns_nothing_of_them() -> None:
    s = scene(start="construction", hand="strength-potion")
    for card in ("strength-potion", "sword", "map"):
        assert read(s, f"use {card}") == (
            "HIK-48",
            "The adventurers’ player alone uses equipment.",
            "Seul le joueur aventurier se sert des équipements.",
        )
    assert read(s, "ultimate hero")[:2] == (
        "HIK-12",
        "An ultimate power is used in the equipment phase, before the party attacks.",
    )


@pytest.mark.rules("HIK-58", "AMB-HIK-15")
@pytest.mark.parametrize("text", ["power nova", "gift nova", "accept"])
def test_while_doom_is_decided_the_party_waits(text: str) -> None:
    s = after(scene("hydra imp wisp", fear=3), "attack left", dice="5")
    assert read(s, text) == (
        "HIK-58",
        "The dungeon master decides first whether to play doom.",
        "Le maître du donjon décide d’abord s’il joue le destin funeste.",
    )


@pytest.mark.rules("AMB-HIK-11", "HIK-47")
def test_a_corridor_without_a_pile_says_whether_it_is_empty() -> None:
    s = scene("rat imp wisp", start="construction", piles=("", "only", ""))
    assert read(s, "swap left middle")[:2] == (
        "AMB-HIK-11",
        "There is no pile behind the encounter in the middle corridor.",
    )
    s = scene("rat - wisp", start="construction")
    assert read(s, "swap left middle") == (
        "HIK-47",
        "The middle corridor is empty: only the two other piles can be swapped.",
        "Le couloir central est vide : seuls les deux autres paquets peuvent s’échanger.",
    )


@pytest.mark.rules("HIK-108", "HIK-109", "HIK-110", "HIK-102", "HIK-103")
def test_alone_the_scale_takes_mana_and_nobody_is_the_dungeon_master() -> None:
    search = scene(seats=1, scenario="search")
    assert read(search, "tire hero")[:2] == (
        "HIK-110",
        "An adventurer loses mana when the destiny scale comes to that step.",
    )
    assert read(scene(seats=1), "tire hero")[:2] == (
        "HIK-109",
        "The destiny scale of this scenario takes no mana.",
    )
    for text, rule in (("swap left right", "HIK-102"), ("ambush", "HIK-103"), ("doom", "HIK-101")):
        assert read(search, text)[:2] == (rule, "Nobody is the dungeon master in a game for one.")


# --- pressing ---


@pytest.mark.rules("HIK-67", "HIK-45")
def test_pressing_a_place_where_none_is_asked_for_says_what_is_going_on() -> None:
    s = after(scene("rat imp wisp", fear=1, mana=""), "attack left", dice="6")
    assert pressed(s, "right") == (
        "HIK-67",
        "The new encounter comes to the left corridor: choose how it is laid.",
    )
    assert pressed(scene(start="construction"), "final") == (
        "HIK-45",
        "The final monster has no pile: the piles of two corridors are swapped.",
    )


# --- rulings ---


@pytest.mark.parametrize("game", ["heroz", "boss-quest", "immortal-king"])
def test_a_ruling_that_is_cited_is_shown_with_its_question(game: str) -> None:
    book = pygames.load(game).part(Words).rulebook
    for ruling in book.rulings:
        assert isinstance(ruling, Ruling)
        assert book.text(ruling.id, "en") == f"{ruling.question.en} {ruling.reading.en}"
        assert book.text(ruling.id, "fr") == f"{ruling.question.fr} {ruling.reading.fr}"

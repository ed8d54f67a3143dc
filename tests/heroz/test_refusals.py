"""What is said against an action, or against pressing a thing, at its moment: the sentence and its rule."""

from typing import Any

import pytest

from pygames.engine.text import Language
from pygames.games.heroz.game import GAME
from pygames.words.localizer import Localizer, Words
from tests.heroz.scene import Scene, scene

narrow = "\u202f"

PLACING: dict[str, Any] = {"columns": {"A1": "(8♦)", "B1": "9♠"}, "hands": ("2♥ A♦ K♥", "")}
WINDOW: dict[str, Any] = {"columns": {"A1": "8♦", "B1": "9♠"}, "hands": ("A♦ 2♥", "2♣")}
# A's pair of diamonds on line 1 has drawn, its three 7s of line 2 are asking for a card
TRIO: dict[str, Any] = {"columns": {"A1": "3♦ 7♣", "A2": "8♦ 7♠", "A3": "9♠ 7♥"}}
ORDER = {**TRIO, "hands": ("2♥", "3♥"), "won": ("10♣", "5♠")}
UNBLOCKED: dict[str, Any] = {"columns": {"A1": "5♦ (7♠)", "A2": "9♥", "B2": "4♣"}, "heroes": ("", "K♥")}


def spoken(s: Scene, asked: str, language: Language) -> str:
    """What is said against an action, or (a word or several) against pressing these things in this order."""
    words = asked.split()
    acting = words[0] in {kind.name for kind in GAME.syntax.types}
    refusal = s.match.why_not(asked) if acting else s.match.why_not_pointing(words)
    assert refusal is not None, f"{asked} is allowed"
    assert refusal.rule in GAME.part(Words).rulebook
    return f"{Localizer(GAME, language).refusal(refusal)} {refusal.rule}"


@pytest.mark.rules("HZ-79", "AMB-HZ-35")
def test_a_troop_that_did_not_attack_is_told_so_and_not_that_it_was_blocked() -> None:
    s = scene("conquest", attack=1, **UNBLOCKED)
    rest = "only unblocked attackers score or destroy a hero. HZ-79"
    for action in ("score A21", "raid A12"):
        troop = f"column {action[-2]}, row {action[-1]} (Player A)"
        assert spoken(s, action, "en") == f"The troop in {troop} did not attack: {rest}"
    assert spoken(s, "A21", "fr") == (
        f"La troupe dans la colonne 2, ligne 1 (le joueur A) n’a pas attaqué{narrow}: seuls des attaquants "
        "non bloqués marquent ou détruisent un héros. HZ-79"
    )
    assert spoken(s, "score A31", "en") == "There is no troop in column 3, row 1 (Player A). HZ-79"
    assert spoken(s, "score B21", "en").endswith(
        "there are none of them in column 2, row 1 (Player B). HZ-79"
    )
    # in a fight that is blocked it is the block
    s = scene("clash", attack=1, columns={"A1": "9♦ 2♠", "B1": "3♥ 4♣"})
    blocked = "The troop in column 1, row 2 (Player A) is blocked: it neither scores nor destroys a hero."
    assert spoken(s, "score A12", "en") == f"{blocked} AMB-HZ-35"


@pytest.mark.rules("HZ-79")
@pytest.mark.parametrize("first", ["placement", "hero", "attack"])
def test_scoring_too_early_is_told_when_whatever_stands_there(first: str) -> None:
    s = scene(first, **{**WINDOW, "hands": ("2♥ K♥", "")})
    for action in ("score A31", "raid A31", "score A11"):
        assert spoken(s, action, "en") == (
            "This is not the moment to score or to destroy a hero: "
            "that follows an attack that nobody blocks. HZ-79"
        )


@pytest.mark.rules("HZ-32", "AMB-HZ-16", "AMB-HZ-14")
def test_a_formation_that_does_not_exist_or_has_acted_is_told_so() -> None:
    s = scene("formations", **ORDER)
    assert s.asks == "A order"
    side_by_side = "It takes active troops side by side in that row."
    none = f"There is no such formation now: row 3, same suit. {side_by_side} HZ-32"
    assert spoken(s, "resolve line3-suit", "en") == none
    s.play("resolve line2-value")
    assert s.asks == "A plunder"
    # another formation waits
    assert spoken(s, "resolve line1-suit", "en").endswith(
        "choose a card of the opponent’s victory points. AMB-HZ-14"
    )
    assert spoken(s, "resolve line2-value", "en") == (
        "This formation has acted already: row 2, same value. AMB-HZ-16"
    )
    s.play("plunder B:5♠")
    assert s.asks == "A specials"
    assert spoken(s, "resolve line3-suit", "en") == none
    assert spoken(s, "resolve line1-suit", "fr") == (
        f"Cette formation a déjà agi{narrow}: ligne 1, même enseigne. AMB-HZ-16"
    )


@pytest.mark.rules("HZ-27", "HZ-19", "AMB-HZ-51")
def test_a_place_of_the_other_area_is_refused_by_a_rule_that_speaks_of_areas() -> None:
    s = scene("placement", **PLACING)
    assert spoken(s, "place 2♥ B12", "en") == (
        "Your troops go into your own columns, not in column 1, row 2 (Player B). HZ-27"
    )
    assert "column of its own player" in GAME.part(Words).rulebook.text("HZ-27", "en")
    s = scene("powers", columns=WINDOW["columns"], heroes=("K♠", ""))
    king = "A King moves a troop within its own player’s area, not to column 2, row 1 (Player B). HZ-19"
    assert spoken(s, "move A11 B21", "en") == king
    first = "The first free place of this column is column 2, row 1, not column 2, row 2."
    assert spoken(s, "move A11 A22", "en") == f"{first} AMB-HZ-51"


@pytest.mark.rules("HZ-40")
def test_a_card_that_is_not_to_be_plundered_is_told_whose_it_is_not() -> None:
    s = scene("formations", columns={"A1": "9♦", "A2": "9♠", "A3": "9♥"}, won=("10♣", "5♠"))
    assert spoken(s, "plunder A:10♣", "en") == (
        "Take the card from the opponent’s victory points, not from your own. HZ-40"
    )
    assert spoken(s, "plunder B:10♣", "en") == (
        "The 10 of clubs is not among the opponent’s victory points. HZ-40"
    )
    assert spoken(s, "plunder B:10♣", "fr") == (
        f"Cette carte n’est pas parmi les points de victoire adverses{narrow}: 10 de trèfle. HZ-40"
    )


@pytest.mark.rules("HZ-65", "HZ-66", "HZ-67", "HZ-70", "HZ-73", "HZ-76", "HZ-30", "HZ-38", "HZ-40")
@pytest.mark.parametrize(
    ("action", "when"),
    [
        ("place 2♣ A12", "you do that at the beginning of your turn, after drawing. HZ-65"),
        ("turn A11", "those in play are used in every turn, just before combat. HZ-67"),
        ("attack A1", "you attack in your own turn, after placing troops and heroes. HZ-70"),
        ("activate A11", "only the player under attack does so. HZ-73"),
        ("destroy A11", "after a fight the stronger side does so, or both when they are equal. HZ-76"),
        ("recall 2♣", "three troops of one suit side by side in a row do so, in combat. HZ-38"),
        ("plunder B:2♣", "three troops of one value side by side in a row do so, in combat. HZ-40"),
    ],
)
def test_what_has_another_moment_is_told_when(action: str, when: str) -> None:
    s = scene("window", step=1, **WINDOW)
    sentence = spoken(s, action, "en")
    assert sentence.endswith(f": {when}")
    assert sentence.startswith(("This is not the moment ", "No formation "))


@pytest.mark.rules("HZ-66")
def test_a_hero_is_told_when_it_is_put_in_play() -> None:
    s = scene("window", step=1, **WINDOW)
    said = "A hero is put in play in your own turn, once you are done placing troops. HZ-66"
    assert spoken(s, "hero J♣", "en") == said


@pytest.mark.rules("HZ-20", "HZ-42", "HZ-45", "AMB-HZ-27", "AMB-HZ-28")
def test_special_cards_are_told_whether_it_is_early_between_or_late() -> None:
    ace = "An ace is played in combat, not before: it takes a troop’s power down to 0."
    hero = (
        "A hero in hand goes on an enemy troop in combat, not before, and weakens it. "
        "Or you put it in play in your own turn, once your troops are placed."
    )
    s = scene("placement", **PLACING)
    for asked, early in (("A♦", ace), ("shield A♦ B11", ace), ("aura K♥ B11", hero)):
        rule = "HZ-45" if early is hero else "HZ-20"
        assert spoken(s, asked, "en") == f"{early} {rule}"
    s = scene("attack", **WINDOW)
    assert spoken(s, "A♦", "en") == (
        "Answer this question first. If there is a fight, aces, Jokers and heroes can be played right after. "
        "AMB-HZ-28"
    )
    s = scene("clash", attack=1, **{**WINDOW, "columns": {"A1": "9♦ 2♠", "B1": "3♥ 4♣"}})
    assert spoken(s, "A♦", "en") == (
        "It is too late in this fight for aces, Jokers and heroes: they are played at the latest when the "
        "blockers are known. AMB-HZ-27"
    )


@pytest.mark.rules("HZ-65", "HZ-66", "HZ-68", "HZ-70", "AMB-HZ-14")
@pytest.mark.parametrize(
    ("first", "fields", "pressed", "said"),
    [
        ("placement", PLACING, "A21", "Pick a card in your hand first. HZ-65"),
        ("placement", {"hands": ("K♥", "")}, "A11", "You have no troop in hand to place. HZ-65"),
        ("placement", PLACING, "A11", "There is already a troop in column 1, row 1 (Player A). HZ-27"),
        ("hero", WINDOW, "A21", "You have no hero in hand to put in play. HZ-66"),
        (
            "hero",
            {**WINDOW, "hands": ("K♥", "")},
            "B11",
            "Pick a hero in your hand: a hero takes no place in the columns. HZ-66",
        ),
        ("window", {**WINDOW, "step": 1}, "A11", "Pick a card in your hand first. HZ-68"),
        ("window", {**WINDOW, "step": 1}, "A21", "Pick a card in your hand first. HZ-68"),
        (
            "window",
            {**WINDOW, "step": 1, "hands": ("2♥", "")},
            "B11",
            "You have nothing in hand to play now: in combat, you play aces, Jokers and heroes. HZ-68",
        ),
        (
            "attack",
            WINDOW,
            "A12",
            "A whole column attacks, not one of its places: column 1. HZ-70",
        ),
        ("attack", WINDOW, "B11", "You attack with a column of your own. HZ-70"),
        (
            "attack",
            WINDOW,
            "A21",
            "You have no active troop in column 2 to attack with. AMB-HZ-29",
        ),
        (
            "formations",
            ORDER,
            "A11",
            "The formations have to act: choose which one acts first. AMB-HZ-14",
        ),
        (
            "formations",
            ORDER,
            "2♥",
            "The formations have to act: choose which one acts first. AMB-HZ-14",
        ),
    ],
)
def test_pressing_a_thing_that_cannot_come_first_says_what_does(
    first: str, fields: dict[str, Any], pressed: str, said: str
) -> None:
    s = scene(first, **fields)
    assert spoken(s, pressed, "en") == said
    assert spoken(s, pressed, "fr").split()[-1] == said.rsplit(maxsplit=1)[-1]


@pytest.mark.rules("AMB-HZ-06", "AMB-HZ-23", "HZ-23", "HZ-27")
def test_a_card_that_has_no_target_is_told_so() -> None:
    s = scene("window", step=1, columns={"A1": "(8♦)", "B1": "(9♠)"}, hands=("A♦ K♥ ★1", ""))
    assert spoken(s, "A♦", "en") == (
        "In combat an ace goes on an active (face-up) troop, and there is none. AMB-HZ-06"
    )
    assert spoken(s, "K♥", "en") == (
        "In combat a hero of your hand goes on an active (face-up) enemy troop, and there is none free for "
        "it. AMB-HZ-23"
    )
    assert spoken(s, "★1", "en").endswith("to copy, and you have none. HZ-25")
    # one active troop, in row 3 of a full column
    s = scene("window", step=1, columns={"A1": "(8♦) (9♦) 5♥"}, hands=("★1", ""))
    assert spoken(s, "★1", "en") == (
        "No free place has an active troop in its column or in its row for the Joker to copy. HZ-23"
    )
    s = scene("window", step=1, columns={"A1": "8♦ (9♦)", "A2": "(2♥)"}, hands=("★1", ""))
    assert spoken(s, "★1 A22", "en") == (
        "There is no active troop to copy in the column or in the row of this place: "
        "column 2, row 2 (Player A). HZ-23"
    )
    full = {"A1": "8♦ 9♥ 5♥", "A2": "2♥ 3♣ 4♠", "A3": "6♦ 7♣ 10♠"}
    s = scene("window", step=1, columns=full, hands=("★1", ""))
    assert spoken(s, "★1", "en") == "All your nine places are taken. HZ-27"


@pytest.mark.rules("HZ-42", "HZ-72")
def test_a_sacrifice_before_there_is_a_fighting_troop_is_told_when_there_will_be() -> None:
    s = scene("window", step=1, heroes=("J♥", ""), **{**WINDOW, "hands": ("2♥", "")})
    early = "Nobody fights yet: a sacrifice strengthens a fighting troop, so an attack has to come first."
    assert spoken(s, "A11", "en") == f"{early} HZ-42"
    s = scene("window", step=2, attack=1, speaker="B", heroes=("", "J♥"), **{**WINDOW, "hands": ("", "2♥")})
    blockers = "The blockers are not known yet; only then can a sacrifice strengthen one."
    assert spoken(s, "sacrifice B11", "en") == f"{blockers} HZ-42"


@pytest.mark.rules("HZ-10", "HZ-20")
def test_an_ace_in_combat_is_not_told_to_wait_for_combat() -> None:
    s = scene("window", step=1, **WINDOW)
    assert spoken(s, "place A♦ A12", "en") == (
        "Aces and Jokers are played in combat, not placed with the troops: Ace of diamonds. HZ-20"
    )

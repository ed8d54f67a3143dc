"""The combat: who is out of the round, who wins it, and what keys there are."""

from typing import Any

import pytest

from tests.boss_quest.scene import A, B, combat, spoken
from tests.kit.scene import table, told


@pytest.mark.rules("BQ-41")
def test_at_the_combat_all_hidden_weapons_are_shown_to_all() -> None:
    s = combat("(red-7) blue-5", "(green-1) red-2")
    assert told(s.opening, "BQ-41 revealed", seat=A, weapon="red-7", n=12) == 1
    assert told(s.opening, "BQ-41 revealed", seat=B, weapon="green-1", n=3) == 1
    assert all(event.to is None for event in s.opening if event.kind == "revealed")


FOX = {"companions": "ties - -"}
SECOND = {"active": "second"}
PAIR = {"active": "need-pair"}


@pytest.mark.rules("BQ-01", "BQ-42", "BQ-43", "BQ-45", "BQ-46", "BQ-47", "BQ-48", "BQ-50", "BQ-71")
@pytest.mark.rules("BQ-73", "BQ-83", "BQ-84", "BQ-100", "AMB-BQ-24", "AMB-BQ-25", "AMB-BQ-26", "AMB-BQ-34")
@pytest.mark.rules("AMB-BQ-36")
@pytest.mark.rules("AMB-BQ-37", "AMB-BQ-50", "AMB-BQ-54", "AMB-BQ-55")
@table(
    ("weapons", "more", "found"),
    [
        "who exceeds the boss, of 16 here, loses one heart and is out of the round",
        ("15/3, 10/2", {}, {"keys": [1, 0], "hearts": [3, 3]}),
        ("16/3, 10/2", {}, {"keys": [2, 0], "hearts": [3, 3]}),
        ("17/3, 10/2", {}, {"keys": [0, 1], "hearts": [2, 3]}),
        ("28/4, 10/2", {}, {"keys": [0, 1], "hearts": [2, 3]}),
        "every active condition must be met",
        ("(red-7) blue-6, (blue-5) red-4 red-1", {"active": "need-blue need-pair"},
         {"keys": [0, 1], "hearts": [3, 3]}),
        "such as two weapons of one colour, the hidden one among them",
        *[(f"{weapons}, (purple-2) purple-1", PAIR, {"keys": [1, 0], "hearts": [3, 3]})
          for weapons in ("(red-7) red-5", "(red-7) blue-1 red-1", "(red-7) blue-2 blue-5")],
        *[(f"{weapons}, (purple-2) purple-1", PAIR, {"keys": [0, 1], "hearts": [3, 3]})
          for weapons in ("(red-7) blue-5 green-1", "(red-7)", "(red-3) green-3 blue-3 purple-3")],
        "a player far below is still in",
        ("(red-1), 18/3", {"active": "force-2:A"}, {"keys": [1, 0]}),
        "of those equally close the fewest weapons win the key, who is still tied wins one each",
        ("15/3, 15/4", {}, {"keys": [1, 0]}),
        ("15/4, 15/3", {}, {"keys": [0, 1]}),
        ("15/3, 15/3, 15/4, 14/2", {}, {"keys": [1, 1, 0, 0]}),
        "the hidden weapon and potions count as weapons, spells do not",
        ("(red-7) blue-5 potion-2+, (red-6) blue-6 green-2", {}, {"keys": [1, 1]}),
        ("(red-7) blue-5, red-6 blue-6", {}, {"keys": [1, 1]}),
        ("(red-7) blue-5, red-6 blue-2 green-4", {}, {"keys": [1, 0]}),
        ("13/3, 15/3", {"active": "force+1:A force-1:B force-2:B force+2:B"}, {"keys": [1, 1]}),
        "a perfect brings its key though it loses the tie; one less is none, and one more neither",
        ("16/3, 16/4, 16/5, 14/3", {}, {"keys": [2, 1, 1, 0]}),
        ("16/3, 5/2", {"boss": 15}, {"keys": [0, 1]}),
        ("16/3, 5/2", {"boss": 17}, {"keys": [1, 0]}),
        "spells on the force count for it and for being closest; the boss's points have no lower limit",
        ("15/3, 17/3", {"active": "force+1:A"}, {"keys": [2, 0], "hearts": [3, 2]}),
        ("14/3, 15/3", {"active": "force+1:A force+2:A boss+2"}, {"keys": [1, 0]}),
        ("16/3, 15/3", {"active": "force-2:A"}, {"keys": [0, 1]}),
        ("12/3, 11/3", {"boss": 14, "active": "boss-2 boss-1"}, {"keys": [0, 2], "hearts": [2, 3]}),
        "the extra key is for winning and not for a perfect; tied winners each get it",
        ("16/3, 16/4", {"active": "extra-key"}, {"keys": [3, 1]}),
        ("15/3, 15/3, 14/3", {"active": "extra-key"}, {"keys": [2, 2, 0]}),
        "only those still in are counted for the second: A exceeds, C fails the condition, B is first",
        ("17/3, (red-5) red-6 blue-3, (green-7) purple-6, (blue-6) blue-5", {"active": "second need-blue"},
         {"keys": [0, 0, 0, 1]}),
        "of two seconds the fewest weapons win, and if still tied both, or the fox if he is second",
        ("15/3, 14/4, 14/3", SECOND, {"keys": [0, 0, 1]}),
        ("15/3, 14/3, 14/3", SECOND, {"keys": [0, 1, 1]}),
        ("15/3, 14/3, 14/4", {**SECOND, "companions": "- - ties"}, {"keys": [0, 0, 1]}),
        ("15/3, 14/4, 14/3", {**SECOND, **FOX}, {"keys": [0, 0, 1]}),
        "the perfect is paid all the same, the extra key goes to the second, if there is one",
        ("16/3, 15/3, 14/3", {"active": "second extra-key"}, {"keys": [1, 2, 0]}),
        ("16/3, 18/3, 19/3", {"active": "second extra-key"}, {"keys": [1, 0, 0]}),
        "the fox wins a tie alone before the weapons are counted, but none where nobody or others are tied",
        ("15/4, 15/3, 15/3", FOX, {"keys": [1, 0, 0]}),
        ("15/3, 15/3, 15/3", FOX, {"keys": [1, 0, 0]}),
        ("14/3, 15/3, 5/2", FOX, {"keys": [0, 1, 0]}),
        ("17/3, 15/3, 15/4", FOX, {"keys": [0, 1, 0]}),
        ("16/4, 16/3, 5/2", FOX, {"keys": [2, 1, 0]}),
        "the tortoise measures the excess after all spells",
        *[("18/3, 5/2, 5/2", {"companions": "excess - -", "active": active}, {"hearts": [2, 3, 3]})
          for active in ("force+1:A", "boss-1")],
        *[("18/3, 5/2, 5/2", {"companions": "excess - -", "active": active}, {"hearts": [3, 3, 3]})
          for active in ("boss-1 force-1:A", "boss+1 force+1:A")],
    ],
)  # fmt: skip
def test_what_a_combat_brings(weapons: str, more: dict[str, Any], found: dict[str, Any]) -> None:
    s = combat(*weapons.split(", "), **more)
    assert s.found(found) == found


@pytest.mark.rules("BQ-43")
def test_who_fails_a_condition_is_out_of_the_round_and_loses_no_heart() -> None:
    s = combat("(red-7) red-6", "(blue-5) red-5", active="need-blue")
    assert told(s.opening, "BQ-43 condition_failed", seat=A, spell="need-blue") == 1
    assert s.hearts == [3, 3]
    assert s.keys == [0, 1]


@pytest.mark.rules("BQ-44")
def test_who_exceeds_and_fails_a_condition_loses_exactly_one_heart() -> None:
    s = combat("(red-7) red-6 red-5", "5/2", active="need-blue need-pair")
    assert s.hearts[A] == 2
    assert told(s.opening, "heart_lost", seat=A) == 1


@pytest.mark.rules("BQ-45", "BQ-01")
def test_the_closest_of_those_still_in_wins_one_key() -> None:
    s = combat("15/3", "12/3", "17/3")
    assert told(s.opening, "BQ-45 wins_round", seat=A, n=15) == 1
    assert told(s.opening, "wins_round") == 1
    assert s.keys == [1, 0, 0]


@pytest.mark.rules("BQ-45")
@pytest.mark.parametrize("boss", range(14, 22))
def test_closeness_is_measured_against_this_rounds_boss(boss: int) -> None:
    s = combat("13/2", "14/3", "16/4", "19/5", boss=boss)
    best = max(force for force in (13, 14, 16, 19) if force <= boss)
    winner = (13, 14, 16, 19).index(best)
    assert [seat for seat, keys in enumerate(s.keys) if keys] == [winner]


@pytest.mark.rules("BQ-46")
def test_the_log_says_who_was_tied_and_that_the_fewest_weapons_won() -> None:
    s = combat("15/3", "15/4", "14/2")
    assert told(s.opening, "BQ-46 tied", seat=A, n=15, n2=3) == 1
    assert told(s.opening, "BQ-46 tied", seat=B, n=15, n2=4) == 1
    assert told(s.opening, "tied") == 2
    assert told(s.opening, "BQ-46 tie_by_weapons", seat=A, n=3) == 1
    assert spoken(s, "tie") == [
        "Player A is tied: force 15, 3 weapons.",
        "Player B is tied: force 15, 4 weapons.",
        "The fewest weapons win the tie: Player A has 3.",
    ]
    assert spoken(s, "tie", "fr") == [
        "Le joueur A est à égalité : force 15, 3 armes.",
        "Le joueur B est à égalité : force 15, 4 armes.",
        "À égalité, celui qui a le moins d’armes l’emporte : le joueur A en a 3.",
    ]


@pytest.mark.rules("BQ-47", "BQ-46")
def test_the_log_says_that_a_tie_was_shared() -> None:
    s = combat("15/3", "15/3", "15/4", "14/2")
    assert told(s.opening, "BQ-47 tie_shared", n=3) == 2
    assert told(s.opening, "tied") == 3
    assert told(s.opening, "tie_by_weapons") == 0
    assert spoken(s, "tie_shared") == [
        "Still tied, with as few weapons (3): Player A.",
        "Still tied, with as few weapons (3): Player B.",
    ]


@pytest.mark.rules("BQ-83", "AMB-BQ-36")
def test_the_log_says_that_the_fox_won_the_tie() -> None:
    s = combat("15/4", "15/3", "14/2", companions="ties - -")
    assert told(s.opening, "BQ-83 AMB-BQ-36 tie_by_companion", seat=A, companion="ties") == 1
    assert told(s.opening, "tied") == 2
    assert told(s.opening, "tie_by_weapons") == told(s.opening, "tie_shared") == 0
    assert spoken(s, "tie_by_companion") == ["Player A wins the tie with a companion: Fox."]


@pytest.mark.rules("BQ-46", "BQ-100")
def test_the_log_tells_a_tie_of_seconds_and_none_where_nobody_is_tied() -> None:
    s = combat("15/3", "14/3", "14/4", active="second")
    assert told(s.opening, "BQ-46 tie_by_weapons", seat=B) == 1
    assert told(combat("15/3", "14/3", "14/4").opening, "tied") == 0


@pytest.mark.rules("BQ-49", "BQ-50")
def test_the_bonus_key_says_whether_its_player_has_won_too() -> None:
    s = combat("16/3", "16/4", "14/3")
    assert told(s.opening, "BQ-48 BQ-49 perfect", seat=A) == 1
    assert told(s.opening, "BQ-48 BQ-50 perfect", seat=B) == 1
    s = combat("16/3", "14/4", active="second")
    assert told(s.opening, "BQ-48 AMB-BQ-55 perfect", seat=A) == 1


@pytest.mark.rules("BQ-51")
def test_the_boss_is_beaten_and_the_round_ends_even_with_everybody_out() -> None:
    s = combat("18/3", "17/3", boss=16)
    assert told(s.opening, "BQ-51 nobody_wins") == 1
    assert s.keys == [0, 0]
    assert s.view()["bosses"]["beaten"] == [16]
    assert s.state.round == 3

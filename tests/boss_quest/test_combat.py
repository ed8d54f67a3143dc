"""The combat: who is out of the round, who wins it, and what keys there are."""

from __future__ import annotations

import pytest

from tests.boss_quest.scene import A, B, combat, spoken
from tests.kit.scene import told


@pytest.mark.rules("BQ-41")
def test_at_the_combat_all_hidden_weapons_are_shown_to_all() -> None:
    s = combat("(red-7) blue-5", "(green-1) red-2")
    assert told(s.opening, "BQ-41 revealed", seat=A, weapon="red-7", n=12) == 1
    assert told(s.opening, "BQ-41 revealed", seat=B, weapon="green-1", n=3) == 1
    assert all(event.to is None for event in s.opening if event.kind == "revealed")


@pytest.mark.rules("BQ-42", "BQ-01")
@pytest.mark.parametrize(
    ("force", "loses"), [("15/3", False), ("16/3", False), ("17/3", True), ("28/4", True)]
)
def test_who_exceeds_the_boss_loses_one_heart_and_is_out_of_the_round(force: str, loses: bool) -> None:
    s = combat(force, "10/2", boss=16)
    assert s.hearts == [2 if loses else 3, 3]
    assert told(s.opening, "BQ-42 exceeded", seat=A) == loses
    assert (s.keys[B] > 0) == loses


@pytest.mark.rules("BQ-43")
def test_who_fails_a_condition_is_out_of_the_round_and_loses_no_heart() -> None:
    s = combat("(red-7) red-6", "(blue-5) red-5", active="need-blue")
    assert told(s.opening, "BQ-43 condition_failed", seat=A, spell="need-blue") == 1
    assert s.hearts == [3, 3]
    assert s.keys == [0, 1]


@pytest.mark.rules("BQ-43")
def test_every_active_condition_must_be_met() -> None:
    s = combat("(red-7) blue-6", "(blue-5) red-4 red-1", active="need-blue need-pair")
    assert told(s.opening, "condition_failed", seat=A, spell="need-pair") == 1
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


@pytest.mark.rules("BQ-46", "AMB-BQ-25")
def test_of_those_equally_close_the_fewest_weapons_win_the_key() -> None:
    assert combat("15/3", "15/4").keys == [1, 0]
    assert combat("15/4", "15/3").keys == [0, 1]


@pytest.mark.rules("AMB-BQ-25")
def test_the_hidden_weapon_and_potions_count_as_weapons() -> None:
    # three weapons with the potion against three: tied
    s = combat("(red-7) blue-5 potion-2+", "(red-6) blue-6 green-2")
    assert s.keys == [1, 1]
    # hidden against visible: both have two
    s = combat("(red-7) blue-5", "red-6 blue-6")
    assert s.keys == [1, 1]
    s = combat("(red-7) blue-5", "red-6 blue-2 green-4")
    assert s.keys == [1, 0]


@pytest.mark.rules("BQ-46")
def test_spells_are_no_weapons_in_the_count() -> None:
    s = combat("13/3", "15/3", active="force+1:A force-1:B force-2:B force+2:B")
    # 14 each with three weapons each, whatever lies before them
    assert s.keys == [1, 1]


@pytest.mark.rules("BQ-47")
def test_who_is_still_tied_wins_a_key_each() -> None:
    assert combat("15/3", "15/3", "15/4", "14/2").keys == [1, 1, 0, 0]


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
        "Joueur A est à égalité : force 15, 3 armes.",
        "Joueur B est à égalité : force 15, 4 armes.",
        "À égalité, celui qui a le moins d’armes l’emporte : Joueur A en a 3.",
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


@pytest.mark.rules("BQ-48")
@pytest.mark.parametrize("boss", [15, 17])
def test_one_less_is_no_perfect_and_one_more_neither(boss: int) -> None:
    s = combat("16/3", "5/2", boss=boss)
    assert told(s.opening, "perfect") == 0


@pytest.mark.rules("BQ-50", "BQ-48", "BQ-46")
def test_a_perfect_that_loses_the_tie_still_brings_its_bonus_key() -> None:
    assert combat("16/3", "16/4", "16/5", "14/3").keys == [2, 1, 1, 0]


@pytest.mark.rules("AMB-BQ-24")
def test_spells_on_the_force_count_for_the_perfect_and_for_being_closest() -> None:
    s = combat("15/3", "17/3", active="force+1:A")
    assert s.keys == [2, 0]
    s = combat("14/3", "15/3", active="force+1:A force+2:A boss+2")
    assert s.keys == [1, 0]
    s = combat("16/3", "15/3", active="force-2:A")
    assert s.keys == [0, 1]


@pytest.mark.rules("BQ-51")
def test_the_boss_is_beaten_and_the_round_ends_even_with_everybody_out() -> None:
    s = combat("18/3", "17/3", boss=16)
    assert told(s.opening, "BQ-51 nobody_wins") == 1
    assert s.keys == [0, 0]
    assert s.view()["bosses"]["beaten"] == [16]
    assert s.state.round == 3


@pytest.mark.rules("AMB-BQ-34", "BQ-45")
def test_a_player_far_below_is_still_in() -> None:
    s = combat("(red-1)", "18/3", active="force-2:A")
    assert told(s.opening, "wins_round", seat=A, n=-1) == 1
    assert s.keys == [1, 0]

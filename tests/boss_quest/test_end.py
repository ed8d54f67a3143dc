"""The end of the game, or a new round."""

from typing import Any

import pytest

from pygames.games.boss_quest.standing import standings
from tests.boss_quest.scene import A, B, C, combat, scene, spoken
from tests.kit.scene import table, told

ROW = "boss+1 need-pair extra-key second"

# --- the end of the game ---


@pytest.mark.rules("BQ-52", "BQ-02")
@pytest.mark.parametrize(("seats", "target"), [(2, 5), (3, 5), (4, 5), (5, 4), (6, 4)])
def test_with_so_many_keys_the_game_is_won_and_not_with_one_less(seats: int, target: int) -> None:
    others = ["5/2"] * (seats - 1)
    s = combat("15/3", *others, keys=[target - 1])
    assert s.result == "keys BQ-52 A"
    assert s.asks == "nobody"
    assert told(s.opening, "BQ-52 won", seat=A) == 1
    assert combat("15/3", *others, keys=[target - 2]).match.result is None
    assert s.view()["target"] == target


@pytest.mark.rules("BQ-53", "BQ-02")
def test_a_last_heart_lost_ends_the_game_for_all_and_the_most_keys_win() -> None:
    s = combat("18/3", "15/3", "5/2", hearts=[1, 1, 3], keys=[1, 1, 3])
    assert s.result == "hearts BQ-53 C"
    assert told(s.opening, "BQ-53 lost", seat=A) == 1
    assert s.asks == "nobody"
    assert combat("18/3", "15/3", "5/2", hearts=[2, 1, 3]).match.result is None


@pytest.mark.rules("BQ-52", "BQ-53", "BQ-54", "BQ-83", "AMB-BQ-27", "AMB-BQ-28", "AMB-BQ-29", "AMB-BQ-30")
@pytest.mark.rules("AMB-BQ-56")
@pytest.mark.rules("AMB-BQ-80")
@table(
    ("weapons", "more", "found"),
    [
        "more keys than needed win too",
        ("16/3, 5/2", {"keys": [4, 0]}, {"result": "keys BQ-52 A"}),
        "the keys of the last round count",
        ("18/3, 15/3, 5/2", {"hearts": [1, 1, 3], "keys": [0, 2, 2]}, {"result": "hearts BQ-53 B"}),
        "of equal keys the most hearts win, of equal hearts all",
        *[("18/3, 5/2, 5/2, 15/3", {"hearts": left, "keys": [0, 2, 2, 0]}, {"result": f"hearts BQ-53 {won}"})
          for left, won in (([1, 2, 3, 1], "C"), ([1, 3, 2, 3], "B"), ([1, 2, 2, 3], "BC"))],
        ("18/3, 5/2, 5/2, 15/3", {"hearts": [1] * 4, "keys": [0, 2, 2, 0]}, {"result": "hearts BQ-53 BC"}),
        "the fox is for ties in combat, and settles none at the end",
        *[("18/3, 5/2, 5/2, 15/3", {"hearts": hearts, "keys": [0, 2, 2, 0], "companions": "- ties - -"},
           {"result": f"hearts BQ-53 {winners}"}) for hearts, winners in (([1, 2, 2, 3], "BC"),
         ([1, 2, 3, 3], "C"))],
        ("15/3, 15/3, 5/2", {"keys": [4, 4, 0], "companions": "- - ties"}, {"result": "keys BQ-52 AB"}),
        "if several have enough keys the most keys win, then the most hearts",
        ("15/3, 15/3, 5/2", {"keys": [4, 4, 0]}, {"result": "keys BQ-52 AB"}),
        ("15/3, 15/3, 5/2", {"keys": [4, 4, 0], "hearts": [2, 3, 3]}, {"result": "keys BQ-52 B"}),
        ("15/3, 15/3, 5/2", {"keys": [5, 4, 0], "hearts": [1, 3, 3]}, {"result": "keys BQ-52 A"}),
        "enough keys win when another loses the last heart, who does not win with the most",
        ("18/3, 15/3, 5/2", {"hearts": [1, 1, 3], "keys": [4, 4, 3]}, {"result": "keys BQ-52 B"}),
        ("18/3, 15/3, 5/2", {"hearts": [1, 1, 3], "keys": [4, 0, 0]}, {"result": "hearts BQ-53 B"}),
        "of those who still have hearts the most keys win, of all if nobody has one",
        ("18/3, 18/3, 5/2, 15/3", {"hearts": [1, 1, 1, 1], "keys": [4, 4, 2, 0]},
         {"result": "hearts BQ-53 C"}),
        *[("18/3, 18/4, 20/4", {"hearts": [1, 1, 1], "keys": keys}, {"result": f"no_hearts BQ-53 {winners}"})
          for keys, winners in (([1, 2, 0], "B"), ([2, 2, 0], "AB"), ([0, 0, 0], "ABC"))],
        "after 60 rounds the most keys win, then the most hearts",
        ("15/3, 5/2, 5/2", {"round": 59}, {"asks": "B turn"}),
        ("15/3, 5/2, 5/2", {"round": 60, "keys": [0, 2, 1]}, {"result": "endless AMB-BQ-56 B"}),
        ("15/3, 5/2, 5/2", {"round": 60, "keys": [1, 2, 2], "hearts": [1, 2, 3]},
         {"result": "endless AMB-BQ-56 C"}),
        ("15/3, 5/2, 5/2", {"round": 60, "keys": [1, 2, 2]}, {"result": "endless AMB-BQ-56 ABC"}),
        "ghosts too",
        ("18/3, 18/4", {"hearts": [1, 1], "keys": [1, 2], "round": 60, "reaper": "waits"},
         {"result": "endless AMB-BQ-56 B"}),
    ],
)  # fmt: skip
def test_who_has_won(weapons: str, more: dict[str, Any], found: dict[str, Any]) -> None:
    s = combat(*weapons.split(", "), **more)
    assert s.found(found) == found


@pytest.mark.rules("BQ-54")
def test_the_log_says_with_how_many_hearts_equal_keys_were_told_apart() -> None:
    s = combat("18/3", "5/2", "5/2", "15/3", hearts=[1, 3, 2, 3], keys=[0, 2, 2, 0])
    assert told(s.opening, "BQ-54 equal_keys", seat=B, n=2, n2=3) == 1
    assert told(s.opening, "equal_keys") == 2
    assert spoken(s, "equal_keys") == [
        "Player B ties for the most keys: 2; hearts left: 3.",
        "Player C ties for the most keys: 2; hearts left: 2.",
    ]
    assert told(s.opening, "BQ-53 BQ-54 won", seat=B) == 1
    # where one has the most keys nothing had to be told apart
    s = combat("18/3", "5/2", "15/3", hearts=[1, 3, 3], keys=[0, 2, 0])
    assert told(s.opening, "equal_keys") == told(s.opening, "BQ-54 won") == 0


# --- a new round ---


@pytest.mark.rules("BQ-55", "BQ-19")
def test_if_nothing_ends_the_game_the_next_round_is_set_up() -> None:
    s = combat("15/3", "5/2", "5/2", hearts=[1, 2, 3])
    assert s.match.result is None
    assert s.state.round == 3
    assert told(s.opening, "BQ-19 round", n=3) == 1
    assert (s.keys, s.hearts) == ([1, 0, 0], [1, 2, 3])  # these stay


@pytest.mark.rules("BQ-56")
def test_the_boss_is_discarded_and_the_next_one_turned_up() -> None:
    s = combat("15/3", "5/2", boss=16, bosses="20 14", beaten="18")
    assert s.view()["boss"]["base"] == 20
    assert s.view()["bosses"] == {"count": 5, "beaten": [18, 16]}
    assert told(s.opening, "BQ-56 boss", n=20) == 1


@pytest.mark.rules("BQ-57", "AMB-BQ-78")
def test_when_no_boss_is_left_all_eight_are_shuffled_anew() -> None:
    came = set()
    for seed in range(40):
        s = combat("15/3", "5/2", boss=16, beaten="14 15 17 18 19 20 21", seed=seed)
        assert told(s.opening, "BQ-57 bosses_shuffled") == 1
        assert s.view()["bosses"] == {"count": 7, "beaten": []}
        came.add(s.view()["boss"]["base"])
    assert came == {*range(14, 22)}
    # with one left there is nothing to shuffle
    s = combat("15/3", "5/2", boss=16, beaten="14 15 17 18 19 20")
    assert told(s.opening, "bosses_shuffled") == 0
    assert s.view()["boss"]["base"] == 21


@pytest.mark.rules("BQ-57", "AMB-BQ-78")
def test_when_no_spell_is_left_the_discard_becomes_the_pile() -> None:
    s = combat(
        "15/3", "5/2", "5/2", spells="only boss+1", discard="need-pair", row="second", active="force+1:A"
    )
    # the one left is laid out first, then the shuffled discard: all used before this round
    assert told(s.opening, "BQ-57 spells_shuffled") == 1
    assert s.row.split()[0] == "boss+1"
    assert {*s.row.split()[1:], s.mystery} == {"need-pair", "second", "force+1"}
    assert s.discard == []


@pytest.mark.rules("BQ-57")
def test_the_discard_is_shuffled_into_the_new_pile() -> None:
    orders = set()
    for seed in range(12):
        s = scene(row="boss+1", spells="only", companions="replace - -", seed=seed,
                  discard="need-pair second cancel extra-key boss-2")  # fmt: skip
        s.play("replace boss+1")
        orders.add((s.row, s.state.spell_deck))
    assert len(orders) > 6


@pytest.mark.rules("BQ-57", "AMB-BQ-78")
def test_an_empty_pile_is_made_anew_only_when_a_spell_is_taken() -> None:
    s = scene(row="boss+1 boss-1", spells="only", discard="need-pair", companions="replace - -")
    assert s.view()["spells"] == {"count": 0, "discard": ["need-pair"]}
    events = s.play("replace boss+1")
    assert told(events, "BQ-57 spells_shuffled") == 1
    assert s.row == "need-pair boss-1"
    assert s.discard == ["boss+1"]


@pytest.mark.rules("BQ-58", "BQ-15")
def test_all_spells_of_the_last_round_used_or_not_are_discarded_and_replaced() -> None:
    s = combat("15/3", "5/2", "5/2", row="boss+1 boss-1", mystery="second", active="force+1:A need-blue",
               discard="cancel", spells="swap-pile swap-hidden no-loss extra-key")  # fmt: skip
    assert s.row == "swap-pile swap-hidden no-loss"
    assert s.mystery == "extra-key"
    assert s.active == ""
    assert sorted(s.discard) == sorted(["cancel", "boss+1", "boss-1", "second", "force+1", "need-blue"])


@pytest.mark.rules("BQ-58")
def test_at_the_end_of_the_game_too_the_spells_and_the_boss_are_discarded() -> None:
    s = combat("15/3", "5/2", keys=[4, 0], row="boss+1", mystery="second", active="force-1:B")
    assert s.result == "keys BQ-52 A"
    assert (s.row, s.view()["mystery"], s.active) == ("", None, "")
    assert sorted(s.discard) == ["boss+1", "force-1", "second"]
    assert s.view()["bosses"]["beaten"] == [16]


@pytest.mark.rules("BQ-59", "BQ-20")
@pytest.mark.parametrize(("old", "new", "first"), [("A", "B", "C"), ("B", "C", "A"), ("C", "A", "B")])
def test_the_player_to_the_left_becomes_the_armourer(old: str, new: str, first: str) -> None:
    s = combat("15/3", "5/2", "5/2", armourer=old)
    assert s.view()["armourer"] == "ABC".index(new)
    assert told(s.opening, "BQ-59 armourer_next", seat="ABC".index(new)) == 1
    assert s.asks == f"{first} turn"


@pytest.mark.rules("AMB-BQ-48", "BQ-17")
def test_a_player_who_has_left_is_passed_over_and_dealt_nothing() -> None:
    s = combat("15/3", "", "5/2", "5/2", armourer="A", roles="knight gone knight knight", reaper="done")
    assert s.view()["armourer"] == C
    assert s.asks == "D turn"
    assert (s.weapons("B"), s.place("B")) == ("", None)
    assert told(s.opening, "BQ-17 dealt", seat=B) == 0


@pytest.mark.rules("BQ-60")
def test_the_armourer_takes_all_weapons_back_shuffles_and_deals_two_each() -> None:
    dealt = set()
    for seed in range(8):
        s = combat("15/5", "9/4", "5/2", seed=seed)
        held = [s.weapons(player) for player in "ABC"]
        assert [len(text.split()) for text in held] == [2, 2, 2]
        assert all(text.startswith("(") for text in held)
        assert len(s.state.weapon_deck) == 28 - 6
        assert told(s.opening, "BQ-60 weapons_shuffled", seat=A) == 1
        dealt.add(" ".join(held))
    assert len(dealt) == 8


@pytest.mark.rules("BQ-60")
def test_a_new_round_begins_with_everybody_at_the_armourers() -> None:
    s = scene(done="BC", row=ROW, mystery="boss-1", final=True)
    s.play("discard boss+1")
    assert s.state.round == 3
    assert [s.place(player) for player in "ABC"] == ["armourer"] * 3
    assert s.may("equip 1")


@pytest.mark.rules("AMB-BQ-72")
def test_the_key_target_goes_by_those_who_sat_down_and_the_spells_by_those_still_there() -> None:
    s = combat("15/3", "5/2", "5/2", "", "", roles="knight knight knight gone gone", reaper="done", keys=[2])
    assert s.view()["target"] == 4
    assert len(s.row.split()) == 3
    s = combat("15/3", "5/2", "5/2", "", "", roles="knight knight knight gone gone", reaper="done", keys=[3])
    assert s.result == "keys BQ-52 A"


@pytest.mark.rules("BQ-53", "AMB-BQ-29")
def test_whoever_lost_the_last_heart_stands_behind_all_others() -> None:
    """However many keys: who leads is who may still win."""
    view = {
        "target": 6,
        "players": [{"keys": 5, "hearts": 0}, {"keys": 0, "hearts": 1}, {"keys": 0, "hearts": 0}],
    }
    scores = [line.score for line in standings(view)]
    assert scores[1] > scores[0] > scores[2]

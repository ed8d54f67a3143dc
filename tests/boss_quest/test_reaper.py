"""Extension: the reaper. Ghosts, the fight for a life, and a player who is the reaper."""

from __future__ import annotations

from typing import Any

import pytest

from pygames.engine.match import Match
from pygames.engine.rng import Rng
from pygames.games.boss_quest.game import GAME
from pygames.games.boss_quest.state import GHOST, KNIGHT, REAPER_PLAYER
from tests.boss_quest.scene import A, B, C, Scene, combat, scene, state_of
from tests.kit.play import decision_of, result_of
from tests.kit.scene import told

HP = 18  # the house's reaper


def reaper_fight(*weapons: str, roles: str = "ghost knight knight", **more: Any) -> Scene:
    """The combat against the reaper; by default A is the ghost."""
    hearts = [0 if role == "ghost" else 2 for role in roles.split()]
    return combat(*weapons, roles=roles, reaper="fights", **{"hearts": hearts, **more})


def with_reaper(*weapons: str, roles: str = "reaper knight knight", **more: Any) -> Scene:
    """A combat against a boss of 16 in which a player, by default A, is the reaper."""
    hearts = [0 if role in ("reaper", "gone") else 2 for role in roles.split()]
    return combat(*weapons, roles=roles, reaper="done", **{"hearts": hearts, **more})


# --- the reaper comes ---


@pytest.mark.rules("BQ-87", "BQ-88", "AMB-BQ-38")
def test_the_first_to_lose_the_last_heart_becomes_a_ghost_and_the_reaper_is_the_next_opponent() -> None:
    s = combat("18/3", "15/3", "5/2", hearts=[1, 3, 3], keys=[3, 0, 0], reaper="waits", bosses="20")
    assert s.match.result is None  # the game goes on
    assert told(s.opening, "BQ-88 ghost", seat=A) == 1
    assert told(s.opening, "BQ-87 reaper_comes", n=HP) == 1
    assert s.role("A") == "ghost"
    assert s.view()["boss"] == {"reaper": True, "base": HP, "hp": HP}
    assert s.view()["reaper"] == {"state": "fights", "hp": HP}
    # it lies on the boss pile, which stays as it was
    assert s.view()["bosses"]["count"] == 7
    assert s.keys == [3, 1, 0]


@pytest.mark.rules("BQ-87")
def test_while_everybody_has_hearts_the_reaper_does_not_come() -> None:
    s = combat("18/3", "15/3", "5/2", hearts=[2, 1, 1], reaper="waits")
    assert not s.view()["boss"]["reaper"]
    assert s.view()["reaper"]["state"] == "waits"


@pytest.mark.rules("BQ-87", "AMB-BQ-42", "BQ-95")
def test_the_reaper_comes_once_in_a_game_later_the_fallen_leave_and_the_game_goes_on() -> None:
    s = combat("18/3", "15/3", "5/2", hearts=[1, 3, 3], reaper="done")
    assert told(s.opening, "AMB-BQ-42 eliminated", seat=A) == 1
    assert s.role("A") == "gone"
    assert not s.view()["boss"]["reaper"]
    assert s.match.result is None
    assert s.state.order() == (C, B)
    assert s.weapons("A") == ""


@pytest.mark.rules("AMB-BQ-41")
def test_all_who_lose_their_last_heart_at_once_become_ghosts() -> None:
    s = combat("18/3", "19/4", "5/2", hearts=[1, 1, 3], reaper="waits")
    assert [s.role(player) for player in "ABC"] == ["ghost", "ghost", "knight"]
    assert s.view()["boss"]["reaper"]


@pytest.mark.rules("AMB-BQ-66")
def test_enough_keys_in_that_round_end_the_game_and_the_reaper_does_not_come() -> None:
    s = combat("18/3", "15/3", "5/2", hearts=[1, 3, 3], keys=[0, 4, 0], reaper="waits")
    assert s.result == "keys BQ-52 B"
    assert told(s.opening, "ghost") + told(s.opening, "reaper_comes") == 0


# --- the fight against the reaper ---


@pytest.mark.rules("BQ-88", "AMB-BQ-62")
def test_a_ghost_plays_both_phases_like_anyone() -> None:
    s = scene(roles="ghost knight knight", reaper="fights", hearts=[0, 2, 2], row="force+1 boss-1 boss+1")
    assert s.asks == "A turn"
    s.play("equip 1", "equip 1", "cast force+1 A")  # a spell can lie before a ghost too
    assert s.may("equip 2")
    s.play("activate boss-1")
    assert s.hp == HP - 1


@pytest.mark.rules("AMB-BQ-62", "BQ-91")
def test_exceeding_costs_a_ghost_nothing_more() -> None:
    s = reaper_fight("20/4", "17/3", "5/2")
    assert told(s.opening, "exceeded", seat=A) == 1
    assert told(s.opening, "heart_lost") == 0
    assert s.asks == "B destiny"


@pytest.mark.rules("BQ-89", "AMB-BQ-63")
def test_the_reaper_is_fought_like_a_boss_but_for_no_key() -> None:
    s = reaper_fight("15/3", "18/3", "20/4", active="extra-key", keys=[1, 1, 1])
    assert told(s.opening, "heart_lost", seat=C) == 1  # by the usual rules
    assert told(s.opening, "wins_round", seat=B, n=18) == 1
    assert told(s.opening, "perfect") + told(s.opening, "key") == 0
    s.play("live")
    assert s.keys == [1, 1, 1]


@pytest.mark.rules("BQ-89")
def test_ties_and_spells_decide_that_fight_as_any_other() -> None:
    s = reaper_fight("17/4", "17/3", "5/2", active="boss-1")
    assert s.asks == "B destiny"
    s = reaper_fight("17/4", "17/3", "5/2", companions="ties - -")
    assert s.asks == "A destiny"
    s = reaper_fight("17/4", "16/3", "5/2", active="second")
    assert s.asks == "B destiny"
    s = reaper_fight("(red-7) red-6 red-4", "(blue-7) red-5", "5/2", active="need-blue")
    assert s.asks == "B destiny"


@pytest.mark.rules("BQ-90")
def test_a_winning_ghost_may_have_its_life_back_with_three_hearts() -> None:
    s = reaper_fight("17/3", "15/3", "5/2", keys=[2, 1, 0])
    assert (s.asks, s.legal()) == ("A destiny", ["live", "become"])
    assert s.why("pass") == "BQ-90 must_choose"
    events = s.play("live")
    assert told(events, "BQ-90 lives", seat=A) == 1
    assert (s.role("A"), s.hearts, s.keys) == ("knight", [3, 2, 2], [2, 1, 0])
    assert s.view()["reaper"]["state"] == "done"  # its card is discarded
    assert not s.view()["boss"]["reaper"]
    assert s.match.result is None


@pytest.mark.rules("BQ-90")
def test_only_a_winner_of_that_fight_chooses_a_fate() -> None:
    for options, refusal in ({"reaper": True}, "BQ-90 not_destiny"), ({}, "BQ-87 no_reaper"):
        s = scene(row="boss+1", options=options)
        assert s.why("live") == s.why("become") == refusal


@pytest.mark.rules("BQ-91")
def test_a_ghost_who_does_not_win_leaves_and_the_others_play_on() -> None:
    s = reaper_fight("15/3", "17/3", "5/2")
    events = s.play("live")
    assert told(events, "BQ-91 eliminated", seat=A) == 1
    assert s.role("A") == "gone"
    assert s.match.result is None
    assert s.state.order() == (C, B)


@pytest.mark.rules("BQ-91", "BQ-89")
def test_if_nobody_wins_that_fight_the_ghost_leaves() -> None:
    s = reaper_fight("20/4", "19/3", "19/4")
    assert told(s.opening, "nobody_wins") == 1
    assert [s.role(player) for player in "ABC"] == ["gone", "knight", "knight"]
    assert s.hearts == [0, 1, 1]
    assert s.view()["reaper"]["state"] == "done"


@pytest.mark.rules("AMB-BQ-40", "BQ-90")
@pytest.mark.parametrize("hearts", [1, 2, 3])
def test_a_living_winner_chooses_too_and_gets_hearts_up_to_three(hearts: int) -> None:
    s = reaper_fight("15/3", "17/3", "5/2", hearts=[0, hearts, 1])
    assert s.legal() == ["live", "become"]
    s.play("live")
    assert s.hearts == [0, 3, 1]


@pytest.mark.rules("AMB-BQ-40", "BQ-92")
def test_a_living_winner_may_become_the_reaper() -> None:
    s = reaper_fight("15/3", "17/3", "5/2", "5/2", roles="ghost knight knight knight", keys=[0, 3, 0, 0])
    s.play("become")
    assert (s.role("B"), s.hearts[B], s.keys[B]) == ("reaper", 0, 0)


@pytest.mark.rules("AMB-BQ-43", "AMB-BQ-64")
def test_tied_winners_each_choose_in_turn_order_and_one_only_becomes_the_reaper() -> None:
    weapons, roles = ("17/3", "17/3", "17/3", "5/2"), "ghost knight ghost knight"
    s = reaper_fight(*weapons, roles=roles, armourer="A")
    assert s.asks == "B destiny"
    s.play("become")
    assert (s.asks, s.legal()) == ("C destiny", ["live"])
    assert s.why("become") == "AMB-BQ-64 reaper_taken"
    s.play("live")
    assert s.asks == "A destiny"
    s.play("live")
    assert [s.role(player) for player in "ABCD"] == ["knight", "reaper", "knight", "knight"]
    # who lives leaves the card to the next
    s = reaper_fight(*weapons, roles=roles)
    s.play("live", "live", "become")
    assert s.role("C") == "reaper"


@pytest.mark.rules("BQ-95")
def test_who_loses_the_last_heart_in_that_fight_is_eliminated_and_the_game_goes_on() -> None:
    s = reaper_fight("15/3", "17/3", "20/4", "5/2", roles="ghost knight knight knight", hearts=[0, 2, 1, 2])
    events = s.play("live")
    assert told(events, "BQ-95 eliminated", seat=C) == 1
    assert s.role("C") == "gone"  # no second ghost
    assert s.match.result is None
    assert not s.view()["boss"]["reaper"]


# --- a player who is the reaper ---


@pytest.mark.rules("BQ-92")
def test_who_becomes_the_reaper_gives_up_hearts_and_keys_and_plays_on() -> None:
    s = reaper_fight("17/3", "15/3", "5/2", keys=[4, 1, 0])
    events = s.play("become")
    assert told(events, "BQ-92 becomes_reaper", seat=A) == 1
    assert (s.role("A"), s.hearts[A], s.keys[A]) == ("reaper", 0, 0)
    assert s.match.result is None
    assert A in s.state.order()
    assert len(s.weapons("A").split()) == 2


@pytest.mark.rules("BQ-93")
def test_the_reaper_takes_a_heart_from_every_weaker_player() -> None:
    s = with_reaper("14/3", "13/3", "15/3", "14/4", roles="reaper knight knight knight")
    assert told(s.opening, "BQ-93 heart_lost", seat=B) == 1
    assert s.hearts == [0, 1, 2, 2]  # not from the stronger nor from the equal


@pytest.mark.rules("AMB-BQ-45", "BQ-93")
def test_the_reaper_need_not_win_the_round_and_hits_those_out_by_a_condition_too() -> None:
    s = with_reaper("(blue-7) red-7", "(red-6) green-5", "(blue-6) purple-7 red-2", active="need-blue")
    assert told(s.opening, "wins_round", seat=C) == 1
    assert told(s.opening, "condition_failed", seat=B) == 1
    assert s.hearts == [0, 1, 2]


@pytest.mark.rules("BQ-93", "AMB-BQ-45", "AMB-BQ-44")
@pytest.mark.parametrize(("force", "active"), [("17/3", ""), ("(red-7) red-6", "need-blue")])
def test_a_reaper_out_of_the_round_hits_nobody_and_loses_nothing(force: str, active: str) -> None:
    s = with_reaper(force, "(blue-2) blue-1", "(blue-3) green-1", active=active)
    assert s.hearts == [0, 2, 2]
    assert s.role("A") == "reaper"
    assert told(s.opening, "heart_lost") == 0


@pytest.mark.rules("AMB-BQ-44", "BQ-42")
def test_who_exceeds_is_not_hit_by_the_reaper_besides() -> None:
    s = with_reaper("15/3", "18/3", "5/2")
    assert s.hearts == [0, 1, 1]


@pytest.mark.rules("AMB-BQ-21", "BQ-65")
def test_the_spell_against_heart_loss_protects_from_the_reaper() -> None:
    s = with_reaper("15/3", "10/2", "5/2", active="no-loss:B")
    assert told(s.opening, "AMB-BQ-21 heart_kept", seat=B) == 1
    assert s.hearts == [0, 2, 1]


@pytest.mark.rules("BQ-84", "BQ-93")
def test_the_tortoise_does_not_protect_from_the_reaper() -> None:
    assert with_reaper("15/3", "14/3", "5/2", companions="- excess -").hearts == [0, 1, 1]


@pytest.mark.rules("BQ-94", "AMB-BQ-65")
def test_the_reaper_who_is_closest_wins_the_round_and_nobody_gets_the_key() -> None:
    s = with_reaper("15/3", "14/3", "5/2", active="extra-key")
    assert told(s.opening, "wins_round", seat=A) == 1
    assert told(s.opening, "BQ-94 no_key", seat=A) == 1
    assert s.keys == [0, 0, 0]


@pytest.mark.rules("AMB-BQ-65", "BQ-94", "BQ-48")
def test_the_others_perfect_is_paid_and_the_reapers_is_not() -> None:
    s = with_reaper("16/3", "16/4", "5/2")
    assert s.keys == [0, 1, 0]
    assert told(s.opening, "perfect", seat=A) == 0


@pytest.mark.rules("AMB-BQ-65", "BQ-46", "BQ-47", "BQ-94")
def test_a_knight_still_tied_with_the_reaper_wins_a_key_of_his_own() -> None:
    s = with_reaper("15/3", "15/3", "5/2")
    assert s.keys == [0, 1, 0]
    assert s.hearts == [0, 2, 1]  # equal is not weaker
    assert with_reaper("15/3", "15/4", "5/2").keys == [0, 0, 0]  # fewer weapons
    assert with_reaper("15/4", "15/3", "5/2").keys == [0, 1, 0]
    assert with_reaper("15/4", "15/3", "5/2", companions="ties - -").keys == [0, 0, 0]
    assert with_reaper("15/3", "15/4", "5/2", companions="- ties -").keys == [0, 1, 0]


@pytest.mark.rules("BQ-93", "BQ-100")
def test_as_second_the_knight_wins_the_key_though_the_reaper_hits_him() -> None:
    s = with_reaper("15/3", "14/3", "5/2", active="second")
    assert (s.keys, s.hearts) == ([0, 1, 0], [0, 1, 1])


# --- the end with the reaper ---


@pytest.mark.rules("BQ-92", "AMB-BQ-46", "AMB-BQ-67")
def test_the_reaper_wins_when_all_others_are_eliminated_and_not_before() -> None:
    s = with_reaper("15/3", "14/3", "5/2", hearts=[0, 1, 2])
    assert s.match.result is None  # one knight is still there
    assert s.role("B") == "gone"
    s = with_reaper("15/3", "14/3", "5/2", hearts=[0, 1, 1])
    assert s.result == "reaper BQ-92 A"
    assert told(s.opening, "AMB-BQ-67 won", seat=A) == 1


@pytest.mark.rules("AMB-BQ-39", "BQ-52")
@pytest.mark.parametrize(("seats", "target"), [(3, 5), (5, 4)])
def test_a_knight_with_enough_keys_wins_before_the_reaper_has_done(seats: int, target: int) -> None:
    roles = " ".join(["reaper", *["knight"] * (seats - 1)])
    weapons = ["5/2", "15/3", *["7/2"] * (seats - 2)]
    assert with_reaper(*weapons, roles=roles, keys=[0, target - 1]).result == "keys BQ-52 B"
    assert with_reaper(*weapons, roles=roles, keys=[0, target - 2]).match.result is None


@pytest.mark.rules("AMB-BQ-29", "BQ-92")
def test_who_gets_enough_keys_and_loses_the_last_heart_in_one_round_has_lost() -> None:
    # B is second and wins the key, but the reaper takes the last heart
    s = with_reaper("15/3", "14/3", "5/2", active="second", keys=[0, 4, 0], hearts=[0, 1, 2])
    assert s.keys[B] == 5
    assert s.match.result is None
    assert s.role("B") == "gone"
    # were there another heart, B would have won
    s = with_reaper("15/3", "14/3", "5/2", active="second", keys=[0, 4, 0], hearts=[0, 2, 2])
    assert s.result == "keys BQ-52 B"
    # nobody else is left: the reaper has eliminated all
    s = with_reaper("15/3", "14/3", roles="reaper knight", active="second", keys=[0, 4], hearts=[0, 1])
    assert s.result == "reaper BQ-92 A"


@pytest.mark.rules("AMB-BQ-67")
def test_the_last_knight_wins_if_no_player_is_the_reaper() -> None:
    s = reaper_fight("15/3", "17/3", roles="ghost knight", keys=[3, 0])
    s.play("live")
    assert s.result == "survivor AMB-BQ-67 B"
    # with three there are still two to play on
    s = reaper_fight("15/3", "17/3", "5/2")
    s.play("live")
    assert s.match.result is None
    # later
    s = combat(
        "18/3", "15/3", "", roles="knight knight gone", hearts=[1, 2, 0], reaper="done", keys=[4, 0, 0]
    )
    assert s.result == "survivor AMB-BQ-67 B"


@pytest.mark.rules("AMB-BQ-67", "BQ-92")
def test_a_winner_left_alone_wins_whichever_fate_he_chooses() -> None:
    s = reaper_fight("15/3", "17/3", roles="ghost knight")
    s.play("become")
    assert s.result == "reaper BQ-92 B"
    s = reaper_fight("17/3", "19/3", roles="ghost ghost")
    s.play("live")
    assert s.result == "survivor AMB-BQ-67 A"


@pytest.mark.rules("AMB-BQ-67")
@pytest.mark.parametrize(
    ("keys", "winners"), [([3, 1, 2], "A"), ([1, 2, 2], "BC"), ([0, 0, 0], "ABC")], ids=str
)
def test_if_all_are_ghosts_and_all_leave_the_most_keys_win(keys: list[int], winners: str) -> None:
    s = reaper_fight("19/3", "20/3", "19/4", roles="ghost ghost ghost", keys=keys)
    assert s.result == f"survivor AMB-BQ-67 {winners}"
    assert told(s.opening, "eliminated") == 3


@pytest.mark.rules("AMB-BQ-67")
def test_ghosts_and_knights_who_leave_together_count_but_not_who_left_before() -> None:
    s = reaper_fight("19/3", "20/3", "", roles="ghost knight gone", hearts=[0, 1, 0], keys=[1, 2, 4])
    assert s.result == "survivor AMB-BQ-67 B"


@pytest.mark.rules("AMB-BQ-72", "AMB-BQ-48")
def test_with_players_gone_rounds_go_on_with_those_still_there() -> None:
    s = with_reaper("15/3", "14/3", "5/2", "7/2", roles="reaper knight knight knight", hearts=[0, 1, 2, 2])
    assert s.role("B") == "gone"
    assert len(s.row.split()) == 3
    assert s.asks == "C turn"  # D was the armourer, A is now, B is passed over
    assert told(s.opening, "armourer_next", seat=A) == 1


@pytest.mark.rules("BQ-88", "BQ-94", "AMB-BQ-46")
def test_random_games_with_the_reaper_keep_its_laws_to_the_end() -> None:
    ends = set()
    for seed in range(60):
        seats = 2 + seed % 5
        match = Match(GAME, seats, seed, GAME.choose_options({"reaper": True}, seats))
        rng = Rng(seed)
        while match.decision:
            match.play(rng.choice(match.decision.legal_actions))
            state = state_of(match)
            for seat in range(seats):
                role, hearts = state.roles[seat], state.hearts[seat]
                if role == KNIGHT and match.result is None and decision_of(match).id == "turn":
                    assert hearts > 0
                assert role not in (GHOST, REAPER_PLAYER) or hearts == 0  # ghosts and the reaper have none
                assert role != REAPER_PLAYER or state.keys[seat] == 0
        ends.add(result_of(match).how)
        assert result_of(match).winners
    assert {"keys", "survivor"} <= ends

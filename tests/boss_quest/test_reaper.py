"""Extension: the reaper. Ghosts, the fight for a life, and a player who is the reaper."""

from typing import Any

import pytest

from pygames.engine.match import Match
from pygames.engine.rng import Rng
from pygames.games.boss_quest.game import GAME
from pygames.games.boss_quest.state import GHOST, KNIGHT, REAPER_PLAYER
from tests.boss_quest.scene import A, B, C, Scene, combat, scene, state_of
from tests.kit.play import decision_of, result_of
from tests.kit.scene import table, told

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


@pytest.mark.rules("AMB-BQ-66", "AMB-BQ-67")
def test_the_reaper_does_not_come_once_the_game_has_ended() -> None:
    s = combat("18/3", "15/3", "5/2", hearts=[1, 3, 3], keys=[0, 4, 0], reaper="waits")
    assert (s.result, s.role("A")) == ("keys BQ-52 B", "knight")
    gone = {"roles": "knight knight gone", "hearts": [1, 2, 0], "reaper": "done"}
    assert combat("18/3", "15/3", "", keys=[4, 0, 0], **gone).result == "survivor AMB-BQ-67 B"


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


@pytest.mark.rules("BQ-89", "BQ-90", "BQ-92", "AMB-BQ-40", "AMB-BQ-67")
@table(
    ("weapons", "more", "plays", "found"),
    [
        "ties and spells decide that fight as any other",
        ("17/4, 17/3, 5/2", {"active": "boss-1"}, "", {"asks": "B destiny"}),
        ("17/4, 17/3, 5/2", {"companions": "ties - -"}, "", {"asks": "A destiny"}),
        ("17/4, 16/3, 5/2", {"active": "second"}, "", {"asks": "B destiny"}),
        ("(red-7) red-6 red-4, (blue-7) red-5, 5/2", {"active": "need-blue"}, "", {"asks": "B destiny"}),
        "a living winner chooses too: hearts up to three, or to become the reaper",
        ("15/3, 17/3, 5/2", {}, "", {"legal": ["live", "become"]}),
        *[("15/3, 17/3, 5/2", {"hearts": [0, has, 1]}, "live", {"hearts": [0, 3, 1]}) for has in (1, 2, 3)],
        ("15/3, 17/3, 5/2, 5/2", {"roles": "ghost knight knight knight", "keys": [0, 3, 0, 0]}, "become",
         {"role B": "reaper", "hearts": [0, 0, 2, 2], "keys": [0, 0, 0, 0]}),
        "the last knight wins if no player is the reaper; with three there are still two to play on",
        ("15/3, 17/3", {"roles": "ghost knight", "keys": [3, 0]}, "live", {"result": "survivor AMB-BQ-67 B"}),
        ("15/3, 17/3, 5/2", {}, "live", {"role A": "gone", "asks": "C turn"}),
        "a winner left alone wins whichever fate he chooses",
        ("15/3, 17/3", {"roles": "ghost knight"}, "become", {"result": "reaper BQ-92 B"}),
        ("17/3, 19/3", {"roles": "ghost ghost"}, "live", {"result": "survivor AMB-BQ-67 A"}),
        "if all are ghosts and all leave the most keys win",
        *[("19/3, 20/3, 19/4", {"roles": "ghost ghost ghost", "keys": keys}, "",
           {"result": f"survivor AMB-BQ-67 {winners}"})
          for keys, winners in (([3, 1, 2], "A"), ([1, 2, 2], "BC"), ([0, 0, 0], "ABC"))],
        "ghosts and knights who leave together count, but not who left before",
        ("19/3, 20/3, ", {"roles": "ghost knight gone", "hearts": [0, 1, 0], "keys": [1, 2, 4]}, "",
         {"result": "survivor AMB-BQ-67 B"}),
    ],
)  # fmt: skip
def test_fighting_the_reaper(weapons: str, more: dict[str, Any], plays: str, found: dict[str, Any]) -> None:
    reaper_fight(*weapons.split(", "), **more).comes_to(plays, found)


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


@pytest.mark.rules("AMB-BQ-45", "BQ-93")
def test_the_reaper_need_not_win_the_round_and_hits_those_out_by_a_condition_too() -> None:
    s = with_reaper("(blue-7) red-7", "(red-6) green-5", "(blue-6) purple-7 red-2", active="need-blue")
    assert told(s.opening, "wins_round", seat=C) == 1
    assert told(s.opening, "condition_failed", seat=B) == 1
    assert s.hearts == [0, 1, 2]


ALONE = {"roles": "reaper knight", "active": "second"}


@pytest.mark.rules("BQ-42", "BQ-46", "BQ-47", "BQ-52", "BQ-84", "BQ-92", "BQ-93", "BQ-94", "BQ-100")
@pytest.mark.rules("AMB-BQ-29", "AMB-BQ-44", "AMB-BQ-45", "AMB-BQ-65")
@table(
    ("weapons", "more", "found"),
    [
        "the reaper takes a heart from every weaker player, not from the stronger nor from the equal",
        ("14/3, 13/3, 15/3, 14/4", {"roles": "reaper knight knight knight"}, {"hearts": [0, 1, 2, 2]}),
        "out of the round he hits nobody, and loses nothing",
        ("17/3, (blue-2) blue-1, (blue-3) green-1", {}, {"hearts": [0, 2, 2], "role A": "reaper"}),
        ("(red-7) red-6, (blue-2) blue-1, (blue-3) green-1", {"active": "need-blue"},
         {"hearts": [0, 2, 2], "role A": "reaper"}),
        "who exceeds is not hit besides, and the tortoise does not protect",
        ("15/3, 18/3, 5/2", {}, {"hearts": [0, 1, 1]}),
        ("15/3, 14/3, 5/2", {"companions": "- excess -"}, {"hearts": [0, 1, 1]}),
        "a knight still tied with him wins a key of his own: by fewer weapons, or by the fox",
        ("15/3, 15/3, 5/2", {}, {"keys": [0, 1, 0], "hearts": [0, 2, 1]}),
        ("15/3, 15/4, 5/2", {}, {"keys": [0, 0, 0]}),
        ("15/4, 15/3, 5/2", {}, {"keys": [0, 1, 0]}),
        ("15/4, 15/3, 5/2", {"companions": "ties - -"}, {"keys": [0, 0, 0]}),
        ("15/3, 15/4, 5/2", {"companions": "- ties -"}, {"keys": [0, 1, 0]}),
        "as second the knight wins the key though the reaper hits him",
        ("15/3, 14/3, 5/2", {"active": "second"}, {"keys": [0, 1, 0], "hearts": [0, 1, 1]}),
        "whom that costs the last heart has lost, with another he would have won",
        ("15/3, 14/3, 5/2", {"active": "second", "keys": [0, 4, 0], "hearts": [0, 1, 2]},
         {"keys": [0, 5, 0], "role B": "gone"}),
        ("15/3, 14/3, 5/2", {"active": "second", "keys": [0, 4, 0]}, {"result": "keys BQ-52 B"}),
        ("15/3, 14/3", {**ALONE, "keys": [0, 4], "hearts": [0, 1]}, {"result": "reaper BQ-92 A"}),
    ],
)  # fmt: skip
def test_what_a_combat_with_a_reaper_brings(
    weapons: str, more: dict[str, Any], found: dict[str, Any]
) -> None:
    s = with_reaper(*weapons.split(", "), **more)
    assert s.found(found) == found


@pytest.mark.rules("AMB-BQ-21", "BQ-65")
def test_the_spell_against_heart_loss_protects_from_the_reaper() -> None:
    s = with_reaper("15/3", "10/2", "5/2", active="no-loss:B")
    assert told(s.opening, "AMB-BQ-21 heart_kept", seat=B) == 1
    assert s.hearts == [0, 2, 1]


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

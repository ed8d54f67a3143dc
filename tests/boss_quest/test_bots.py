"""What the quick policy of the search does in Boss Quest."""

import pytest

from pygames.bots.search import play_on
from pygames.engine.action import Action
from pygames.games.boss_quest.cards import VALUE
from pygames.games.boss_quest.opponents.guide import ADVISER, GUIDE
from pygames.games.boss_quest.state import BossQuestState
from tests.boss_quest.scene import Scene, scene, state_of


def quick(s: Scene) -> Action:
    """What it chooses where it is asked; equipping is out of the question in these scenes."""
    state = state_of(s.match).copy()
    legal = [action for action in state.legal_actions() if action.type.name != "equip"]
    return GUIDE.policy(state, state.seat_to_act, legal)


def test_a_quick_player_uses_the_spell_that_makes_a_perfect() -> None:
    # A has 14 of 16, B 15: with two more A wins with a PERFECT
    s = scene("turns", "(red-7) blue-7", "15/3", boss=16, done="B", row="force-1 force+2 boss+2 need-pair")
    assert str(quick(s)) == "cast force+2 A"


def test_a_quick_player_makes_a_rival_exceed_if_that_alone_wins() -> None:
    s = scene("turns", "(red-7) blue-6", "(green-7) red-6 red-3", boss=16, done="B", row="force+1 boss+1")
    assert str(quick(s)) == "cast force+1 B"


def test_where_not_all_can_be_tried_equipping_comes_first_then_what_helps_most() -> None:
    s = scene("turns", "(red-7) blue-7", "15/3", boss=16, done="B", row="force-1 force+2 boss+2 need-pair")
    state = state_of(s.match)
    ranked = sorted(state.legal_actions(), key=lambda action: -GUIDE.prior(state, 0, action))
    assert [action.type.name for action in ranked[:4]] == ["equip"] * 4
    assert str(ranked[4]) == "cast force+2 A"


@pytest.mark.parametrize(
    ("own", "rival", "row", "active", "chosen"),
    [
        # B is closer, but has nothing blue
        ("(red-7) blue-7", "(green-7) green-6 green-2", "boss+2 need-blue", "", "activate need-blue"),
        # A has two of a colour, B has not
        ("(red-7) red-6", "(green-7) purple-6 blue-2", "boss+2 need-pair", "", "activate need-pair"),
        # A is closer, but lacks what is asked for
        ("(red-7) red-6 red-2", "(green-7) blue-6", "boss-1 cancel", "need-blue", "cancel cancel need-blue"),
        # A exceeds by too much to be saved otherwise
        ("(red-7) blue-7 red-6", "(green-7) green-6", "boss+2 no-loss", "", "cast no-loss A"),
        # the weapon too many goes
        ("(red-7) blue-7 red-4", "(green-7) green-6", "boss+1 swap-pile", "", "trade swap-pile red-7"),
        # nothing helps: a spell that does no harm
        ("(red-7) blue-7 red-2", "(green-7) green-6", "boss-1 a-or-b boss+1", "", "activate a-or-b"),
    ],
)
def test_a_quick_player_reckons_with_what_a_spell_does_to_each_player(
    own: str, rival: str, row: str, active: str, chosen: str
) -> None:
    s = scene("turns", own, rival, boss=16, done="B", row=row, active=active)
    assert str(quick(s)) == chosen


def test_a_quick_player_asks_for_the_more_weapons_the_more_he_lacks() -> None:
    def asked(own: str) -> list[int]:
        state = state_of(scene("turns", own, "12/2", boss=16, row="boss-1 boss+1").match)
        found = []
        for seed in range(40):
            state.rng_state = seed << 40
            action = GUIDE.policy(state, 0, state.legal_actions())
            found.append(action.args[0] if action.type.name == "equip" else 0)
        return found

    few, some, many = (asked(own) for own in ("(red-7) blue-7 green-2", "(red-5) blue-2", "(red-1) blue-1"))
    assert set(few) == {0}
    assert 0 < sum(some) < sum(many)
    assert min(many) >= 2


def test_a_playout_ends_with_its_round_and_begins_no_other() -> None:
    s = scene("turns", "(red-7) blue-7", "15/3", boss=16, done="B", row="force-1 force+2 boss+2 need-pair")
    state = s.match.search_state(0, 1)
    assert isinstance(state, BossQuestState)
    before = state.boss
    play_on(GUIDE, state, state.legal_actions()[0])
    assert (state.round, state.boss, state.row, state.agenda) == (2, before, (), [])
    assert state.keys != [0, 0]


def believed(s: Scene, owner: int) -> list[int]:
    """The values of a player's hidden weapon in worlds as A believes in them."""
    found = []
    for seed in range(300):
        state = s.match.search_state(0, seed)
        assert isinstance(state, BossQuestState)
        census, seen = state.census(), state.visible
        GUIDE.believe(state, 0)
        assert (state.census(), state.visible) == (census, seen)
        found.append(VALUE[state.hidden[owner]])
    return found


def test_who_has_finished_is_believed_to_have_a_hidden_weapon_that_fits() -> None:
    # B shows 12 of 16
    shown = "(green-1) green-7 red-5"
    done, waits = (believed(scene("turns", "(red-7) blue-7", shown, boss=16, done=it), 1) for it in ("B", ""))
    assert waits.count(4) < 60 < done.count(4)
    assert sum(value > 4 for value in done) < sum(value > 4 for value in waits)


def test_what_is_known_of_a_hidden_weapon_is_believed() -> None:
    shown = "(green-1) green-7 red-5"
    seen = scene("turns", "(red-7) blue-7", shown, boss=16, done="B", peeks=((0, 1),))
    assert set(believed(seen, 1)) == {1}
    bounded = scene("turns", "(red-7) blue-7", shown, boss=16, done="B", most=[7, 2])
    assert set(believed(bounded, 1)) == {1, 2}


@pytest.mark.parametrize(
    ("own", "rival", "row", "active", "chosen"),
    [
        # A is closer: the second would be B
        ("(red-7) blue-7", "(green-7) green-6", "second cancel", "", "activate cancel"),
        # A is second
        ("(red-7) blue-4", "(green-7) green-6", "boss+1 second", "", "activate second"),
        # the spell would make B win, who is second
        ("(red-7) blue-7", "(green-7) green-6", "boss-1 cancel", "second", "cancel cancel second"),
        # whoever leads wins a key more
        ("(red-7) blue-7", "(green-7) green-6", "no-loss extra-key", "", "activate extra-key"),
        # the rival would win it
        ("(red-7) blue-4", "(green-7) green-6", "extra-key no-loss", "", "cast no-loss A"),
        # nothing is to be drawn by who is second, which wins
        ("(red-7) blue-4", "(green-7) green-6", "boss+1 no-loss", "second", "activate boss+1"),
    ],
)
def test_hints_take_players_for_some_who_know_that_the_second_may_win_and_a_key_more(
    own: str, rival: str, row: str, active: str, chosen: str
) -> None:
    """Else they would let others use such a spell by chance, and advise to stop far away from the boss."""
    s = scene("turns", own, rival, boss=16, done="B", row=row, active=active)
    state = state_of(s.match).copy()
    legal = [it for it in state.legal_actions() if active or it.type.name != "equip"]
    assert str(ADVISER.policy(state, 0, legal)) == chosen

"""What the quick policy of the search does in Boss Quest."""

from __future__ import annotations

from pygames.bots.guides.boss_quest import GUIDE
from pygames.core.action import Action
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

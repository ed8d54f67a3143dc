"""Active and inactive troops, and what a player may see."""

from typing import Any

import pytest

from tests.heroz.scene import scene

AID: dict[str, Any] = {"options": {"memory_aid": True}}


@pytest.mark.rules("HZ-54")
def test_a_troop_is_active_face_up_and_inactive_face_down() -> None:
    s = scene("attack", columns={"A1": "5♦ (9♠)"})
    assert [s.troop(place)["active"] for place in ("A11", "A12")] == [True, False]
    s.play("attack A1")
    # activating turns face up, deactivating turns face down
    s = scene("block", columns={"A1": "5♦", "B1": "(8♣)"}, attack=1, hands=("2♥", ""))
    assert not s.troop("B11")["active"]
    s.play("activate B11")
    assert s.troop("B11")["active"]
    assert s.troop("B11")["card"] == "8♣"
    s = scene("powers", columns={"A1": "5♦"}, heroes=("Q♥", ""), hands=("2♥", ""))
    s.play("turn A11")
    assert not s.troop("A11")["active"]


@pytest.mark.rules("HZ-57", "AMB-HZ-54")
@pytest.mark.parametrize("player", ["A", "B", ""])
def test_neither_player_sees_a_face_down_troop_not_even_its_owner(player: str) -> None:
    s = scene("placement", columns={"A1": "(5♦)", "B2": "(8♣) 9♥"}, hands=("2♥", "2♣"))
    assert s.troop("A11", player) == {"place": "A11", "active": False}
    assert s.troop("B21", player) == {"place": "B21", "active": False}
    assert s.troop("B22", player)["card"] == "9♥"


@pytest.mark.rules("HZ-57")
def test_looking_at_a_face_down_troop_without_a_jack_is_refused() -> None:
    s = scene("placement", columns={"A1": "(5♦)", "B2": "(8♣) 9♥"}, hands=("2♥", "2♣"))
    assert s.why("look A11") == "HZ-57 face_down"
    assert s.why("look B21") == "HZ-57 face_down"
    assert s.why("look B22") == "HZ-67 not_powers"


@pytest.mark.rules("AMB-HZ-54")
def test_with_the_memory_aid_each_player_sees_their_own_face_down_troops() -> None:
    s = scene("placement", columns={"A1": "(5♦)", "B2": "(8♣)"}, hands=("2♥", "2♣"), **AID)
    assert s.troop("A11", "A") == {"place": "A11", "active": False, "card": "5♦", "shown": "memory"}
    assert s.troop("B21", "B") == {"place": "B21", "active": False, "card": "8♣", "shown": "memory"}
    for place, other in (("A11", "B"), ("B21", "A"), ("A11", ""), ("B21", "")):
        assert "card" not in s.troop(place, other)


@pytest.mark.rules("HZ-57", "HZ-65", "AMB-HZ-54")
def test_which_troop_was_placed_is_written_down_for_nobody_but_with_the_memory_aid_its_owner() -> None:
    for aid in (False, True):
        s = scene("placement", hands=("5♦ 2♥", "2♣"), options={"memory_aid": aid})
        (placed,) = s.play("place 5♦ A11")
        assert placed.seen_by(0).params.get("card") == ("5♦" if aid else None)
        assert "card" not in placed.seen_by(1).params
        assert "card" not in placed.seen_by(None).params


@pytest.mark.rules("HZ-57", "HZ-15")
def test_a_jack_may_look_at_ones_own_face_down_troop_too() -> None:
    s = scene("powers", columns={"A1": "(5♦)", "B1": "3♠"}, heroes=("J♥", ""), hands=("2♥", ""))
    assert "card" not in s.troop("A11", "A")
    s.play("look A11")
    assert s.troop("A11", "A")["card"] == "5♦"

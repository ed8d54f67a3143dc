"""Courage, fear, mana: what is gained and lost."""

from __future__ import annotations

import pytest

from pygames.engine.text import LANGUAGES
from pygames.games.immortal_king.game import GAME
from pygames.words.localizer import Localizer
from tests.immortal_king.scene import scene
from tests.kit.scene import told

# --- courage ---


@pytest.mark.rules("HIK-50", "HIK-53")
def test_a_lost_fight_costs_one_courage_and_brings_one_fear() -> None:
    s = scene("zombie imp wisp", party="captain", mana="")
    events = s.play("attack left", dice="2")
    assert told(events, "HIK-50 courage_lost", n=1, left=4) == 1
    assert told(events, "HIK-53 fear", n=1, fear=1) == 1
    assert s.tokens == (4, 1)


@pytest.mark.rules("HIK-50", "HIK-53", "HIK-79")
def test_pain_costs_two_courage_and_brings_two_fear() -> None:
    s = scene("torturer imp wisp", party="captain", mana="")
    events = s.play("attack left", dice="2")
    assert told(events, "HIK-79 courage_lost", n=2, left=3) == 1
    assert told(events, "HIK-53 fear", n=2, fear=2) == 1
    assert s.tokens == (3, 2)


@pytest.mark.rules("HIK-53", "HIK-50")
def test_no_more_courage_is_lost_than_there_is_and_no_more_fear_gained() -> None:
    s = scene("torturer imp wisp", party="captain", mana="", courage=1)
    events = s.play("attack left", dice="2")
    assert told(events, "HIK-79 courage_lost", n=1, left=0) == 1
    assert s.tokens == (0, 1)


@pytest.mark.rules("HIK-50")
def test_of_the_last_courage_it_is_said_that_none_is_left() -> None:
    said = {}
    for courage in (1, 2):
        s = scene("zombie imp wisp", party="captain", mana="", courage=courage)
        (event,) = [it for it in s.play("attack left", dice="2") if it.kind == "courage_lost"]
        said[courage] = [Localizer(GAME, language).event(event) for language in LANGUAGES]
    assert [text.split(":")[1].strip() for text in said[1]] == ["none left.", "il n’en reste plus."]
    assert [text.split(":")[1].strip() for text in said[2]] == ["1 left.", "il en reste 1."]


@pytest.mark.rules("HIK-50")
def test_a_won_fight_costs_nothing() -> None:
    s = scene("torturer imp wisp", party="captain", mana="")
    s.play("attack left", dice="6")
    assert s.tokens == (5, 0)


@pytest.mark.rules("HIK-51")
@pytest.mark.parametrize(("courage", "gained"), [(7, 2), (8, 2), (9, 1)])
def test_courage_never_exceeds_ten(courage: int, gained: int) -> None:
    s = scene(hand="courage-potion", courage=courage)
    events = s.play("use courage-potion")
    assert told(events, "HIK-51 courage_gained", n=gained) == 1
    assert s.courage == courage + gained <= 10


@pytest.mark.rules("HIK-51")
def test_a_potion_that_could_give_nothing_is_kept() -> None:
    s = scene(hand="courage-potion", courage=10, party="captain", mana="")
    assert s.why("use courage-potion") == "HIK-51 courage_full"
    assert s.hand == "courage-potion"


# --- fear ---


@pytest.mark.rules("AMB-HIK-12", "HIK-54")
def test_fear_has_no_limit() -> None:
    s = scene("zombie imp wisp", party="captain", mana="", fear=10)
    s.play("attack left", dice="1")
    assert s.tokens == (4, 12)


@pytest.mark.rules("HIK-54", "HIK-53")
def test_a_one_and_the_lost_fight_bring_a_fear_token_each() -> None:
    s = scene("zombie imp wisp", party="captain", mana="")
    events = s.play("attack left", dice="1")
    assert told(events, "HIK-54 fear", n=1, fear=1) == told(events, "HIK-53 fear", n=1, fear=2) == 1


# --- mana ---


@pytest.mark.rules("HIK-10", "HIK-11", "HIK-43")
def test_each_adventurer_spends_the_own_mana_only() -> None:
    s = scene("zombie imp wisp", party="guard seer", mana="seer")
    s.play("attack left", dice="1")
    assert s.why("power guard") == "HIK-11 no_mana"
    assert s.legal() == ["accept", "power seer"]
    assert s.why("give guard") == "HIK-41 no_mana_to_give"
    s.play("power seer")
    assert s.mana == ""


@pytest.mark.rules("HIK-11", "HIK-41", "HIK-42")
def test_mana_that_was_spent_comes_back_with_a_mana_icon() -> None:
    s = scene("imp zombie wisp", party="guard", mana="guard")
    s.play("attack left", "power guard", "roll", dice="1")
    assert s.fought == "4 against 4: won"
    assert s.mana == "guard"
    s.play("place")
    s.play("pass")
    s.play("attack middle")
    assert s.may("power guard")


@pytest.mark.rules("HIK-93", "HIK-41", "AMB-HIK-72")
def test_the_adventurers_player_chooses_who_gets_the_mana() -> None:
    s = scene("imp zombie wisp", party="captain seer guard", mana="guard")
    s.play("attack left", "roll", dice="6")
    assert (s.asks, s.legal()) == ("party mana", ["give captain", "give seer"])
    assert s.why("pass") == "AMB-HIK-72 must_mana"
    s.play("give seer")
    assert {*s.mana.split()} == {"seer", "guard"}

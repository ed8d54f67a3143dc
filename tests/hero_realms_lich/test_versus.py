"""Two bosses against each other."""

import pytest

from pygames.engine.face import Face
from pygames.engine.moment import find_moments
from pygames.games.hero_realms_lich.game import GAME
from tests.hero_realms_lich.scene import Scene, hero, lich, new, scene
from tests.kit.scene import told


@pytest.mark.rules("HRL-28", "HRL-30", "HRL-34", "AMB-HRL-28", "HR-12", "AMB-HRL-29")
def test_s4_two_liches_with_three_jars_each_the_first_with_half_a_hand() -> None:
    firsts = set()
    for seed in range(12):
        s = Scene(new(seed, seats=2, versus=True))
        first = s.asks[0]
        firsts.add(first)
        second = "B" if first == "A" else "A"
        assert [s.count(seat, "jars") for seat in "AB"] == [2, 2]
        assert (s.count(first, "hands"), s.count(second, "hands")) == (3, 5)
        assert s.count(first, "hands") + s.count(first, "decks") == 10
    assert firsts == {"A", "B"}


@pytest.mark.rules("HRL-34", "HRL-29")
def test_the_first_draws_a_whole_hand_at_the_end_of_the_turn() -> None:
    s = Scene(new(3, seats=2, versus=True))
    first = s.asks[0]
    s.play("end")
    assert s.count(first, "hands") == 5


@pytest.mark.rules("HRL-32", "HRL-29", "HRL-33")
def test_s3_each_opponent_is_three_where_the_opponent_is_a_boss() -> None:
    s = scene(lich("void", minions="banshee wall-of-fire"), lich("manipulation", minions="zombie ghoul"))
    assert s.health("B") == 75
    s.play("expend wall-of-fire")
    assert s.health("B") == 69
    s.play("expend banshee")
    assert s.health("B") == 63
    assert s.cards("B", "minions") == "ghoul"
    assert s.minion("B", "ghoul")["lacking"] == 3
    s.play("expend void")
    assert s.health("B") == 54


@pytest.mark.rules("HR-75", "HR-110", "HRL-38")
def test_the_damage_that_breaks_a_jar_is_told_right_before_it() -> None:
    """That to champions, dealt together with it, would stand between: the jar's scene would lack its blow."""
    s = scene(
        lich("void", minions="banshee"), lich("void", health=6, jars="manipulation", minions="zombie ghoul")
    )
    (moment,) = find_moments(GAME.part(Face).moments, s.play("expend banshee"))
    assert [event.kind for event in moment.events] == ["hurt", "jar_broken"]
    s = scene(hero(pack="wizard"), lich(minions="zombie ghoul", health=4), turn="A")
    s.play("ability fireball")
    (moment,) = find_moments(GAME.part(Face).moments, s.play("target B"))
    assert [event.kind for event in moment.events] == ["hurt", "jar_broken"]


@pytest.mark.rules("HRL-29")
def test_a_boss_is_a_party_of_three() -> None:
    s = scene(lich(hand="frozen-touch soul-diamond", power="control", jars="manipulation"), lich())
    events = s.play("play frozen-touch", "play soul-diamond", "expend control")
    assert told(events, "HR-30 HRL-29 gained_combat") == 2
    assert told(events, "HR-30 HRL-29 gained_gold", n=3)
    assert s.pools == (3, 3 + 6)
    assert s.count("A", "minions") == 2


@pytest.mark.rules("HRL-28", "HRL-38", "HRL-39", "HRL-46")
def test_who_loses_the_last_jar_loses() -> None:
    s = scene(lich("void"), lich("manipulation", jars="heart-of-evil", health=3), combat=99)
    s.play("attack B 3")
    assert s.health("B") == 60
    s.play("attack B 60")
    assert s.result == "last HRL-38 A"


@pytest.mark.rules("HRL-28", "HRL-54")
def test_a_boss_neither_challenges_nor_must_spend() -> None:
    s = scene(lich(hand="gold"), lich(), combat=3)
    assert s.why("challenge") == "HRL-54 boss_challenges_not"
    assert s.may("end")


@pytest.mark.rules("HRL-42", "HRL-50")
def test_each_is_the_opponent_of_the_other() -> None:
    s = scene(lich(hand="spark"), lich(hand="gold", minions="abomination"))
    s.play("play spark")
    assert s.asks == "B prevent"
    s.play("suffer")
    assert s.why("attack B 1") == "HR-57 guarded"

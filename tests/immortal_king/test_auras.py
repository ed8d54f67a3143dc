"""Cards that strengthen others while they lie face up."""

from __future__ import annotations

import pytest

from tests.immortal_king.scene import PROVING_GROUND, scene


@pytest.mark.rules("AMB-HIK-22", "HIK-87")
def test_by_the_option_nemesis_plus_strengthens_cards_with_nemesis_plus_too() -> None:
    s = scene("orc-assassin vampire orc", party="captain", seats=1, nemesis=True)
    assert (s.power(1), s.power(2), s.power(3)) == (5, 7, 4)
    s = scene("(orc-assassin) vampire orc", party="captain", nemesis=True)
    assert (s.power(1), s.power(2)) == (4, 6)


@pytest.mark.rules("AMB-HIK-21", "AMB-HIK-22", "HIK-87")
@pytest.mark.parametrize("nemesis", [False, True])
def test_a_card_with_nemesis_and_nemesis_plus_strengthens_itself(nemesis: bool) -> None:
    own = 'nemesis = "male"\n'
    cards = PROVING_GROUND.replace(own, own + 'aura = { who = "nemesis", amount = 1 }\n')
    s = scene("vampire nova-hater rat", party="captain", nemesis=nemesis, cards=cards)
    assert (s.power(1), s.power(2), s.power(3)) == (7, 6, 4)


@pytest.mark.rules("AMB-HIK-21", "HIK-85")
def test_two_auras_add_up_on_each_other() -> None:
    cards = PROVING_GROUND.replace('id = "zombie"', 'id = "zombie"\naura = { who = "undead", amount = 1 }')
    s = scene("zombie bone-king rat", party="captain", cards=cards)
    assert (s.power(1), s.power(2), s.power("final")) == (9, 10, 11)  # 6, 7 and 8, and 3 for each


@pytest.mark.rules("AMB-HIK-21", "AMB-HIK-23")
def test_an_aura_of_the_final_monster_strengthens_itself_and_others() -> None:
    cards = PROVING_GROUND + 'aura = { who = "undead", amount = 2 }\n'
    s = scene("zombie (wisp) rat", party="captain", cards=cards)
    assert (s.power(1), s.power(3), s.power("final")) == (8, 4, 10)

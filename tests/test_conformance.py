"""Every game keeps the laws of the engine (tests/kit): one line a game."""

import pytest

from tests.kit.conform import conform
from tests.kit.games import (
    BOSS_QUEST,
    HERO_REALMS,
    HERO_REALMS_LICH,
    HERO_REALMS_SKIRMISH,
    HEROZ,
    IMMORTAL_KING,
)
from tests.kit.hidden import leads_to_the_true_state

TestHeroz = conform("heroz", **HEROZ)
TestBossQuest = conform("boss-quest", **BOSS_QUEST)
TestImmortalKing = conform("immortal-king", **IMMORTAL_KING)
TestHeroRealms = conform("hero-realms", **HERO_REALMS)
TestHeroRealmsLich = conform("hero-realms-lich", **HERO_REALMS_LICH)
TestHeroRealmsSkirmish = conform("hero-realms-skirmish", **HERO_REALMS_SKIRMISH)

GAMES = [TestHeroz, TestBossQuest, TestImmortalKing]
GAMES += [TestHeroRealms, TestHeroRealmsLich, TestHeroRealmsSkirmish]


@pytest.mark.parametrize(
    "everywhere", [False, pytest.param(True, marks=pytest.mark.full)], ids=["ours", "everywhere"]
)
def test_nothing_that_an_opponent_is_given_leads_to_the_true_state(everywhere: bool) -> None:
    assert leads_to_the_true_state(GAMES, everywhere=everywhere) == []

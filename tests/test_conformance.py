"""Every game keeps the laws of the engine (tests/kit): one line a game."""

from __future__ import annotations

from tests.kit.conform import conform
from tests.kit.games import (
    BOSS_QUEST,
    HERO_REALMS,
    HERO_REALMS_LICH,
    HERO_REALMS_SKIRMISH,
    HEROZ,
    IMMORTAL_KING,
)

TestHeroz = conform("heroz", **HEROZ)
TestBossQuest = conform("boss-quest", **BOSS_QUEST)
TestImmortalKing = conform("immortal-king", **IMMORTAL_KING)
TestHeroRealms = conform("hero-realms", **HERO_REALMS)
TestHeroRealmsLich = conform("hero-realms-lich", **HERO_REALMS_LICH)
TestHeroRealmsSkirmish = conform("hero-realms-skirmish", **HERO_REALMS_SKIRMISH)

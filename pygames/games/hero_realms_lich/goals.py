"""What a puzzle with the Lich is about."""

from __future__ import annotations

from pygames.games.hero_realms.goals import THEMES as BASE
from pygames.school.goal import Theme

POWER = Theme("power", frozenset({"corruption", "control", "void", "unending-rage"}))
MINIONS = Theme("minions", frozenset({"summoned", "skeleton-horde", "zombie", "ghoul", "banshee"}))
_GUARDS = next(place for place, theme in enumerate(BASE) if theme.id == "guards")
THEMES = (*BASE[:_GUARDS], POWER, *BASE[_GUARDS:-2], MINIONS, *BASE[-2:])

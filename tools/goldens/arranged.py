"""Positions for the tables of what pressing says: refusals that random games hardly meet."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.hero_realms_lich.scene import hero, lich, scene

if TYPE_CHECKING:
    from collections.abc import Iterator

    from pygames.engine.match import Match


def arranged(game: str) -> Iterator[Match]:
    """The positions of this game."""
    if game == "hero-realms-lich":
        yield from _of_the_lich()


def _of_the_lich() -> Iterator[Match]:
    """A guard, combat and an ally ability left, challenges, health for somebody too far away or defeated."""
    yield scene(hero(), hero(), lich(minions="wall-of-bones zombie"), combat=3).match
    yield scene(hero(played="spark", champions="orc-grunt"), hero(), lich(minions="zombie")).match
    after = scene(hero(), hero(), lich(), combat=3)
    after.play("challenge")
    yield after.match
    yield scene(
        hero(), hero(champions="rake"), hero(health=0), lich(), turn="D", combat=3, challengers=(0,)
    ).match
    healing = scene(hero("prayer-beads", pack="cleric"), hero(), hero(), hero(health=0), lich())
    healing.play("play prayer-beads", "choose 2")
    yield healing.match

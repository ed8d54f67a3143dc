"""How the game of the Lich is told in short: minions, jars, defeats and challenges are new."""

from __future__ import annotations

from pygames.games.hero_realms.telling import TELLING as BASE

TELLING = BASE._replace(
    told=BASE.told | {"summoned", "dispelled", "jar_broken", "suffered", "defeated", "challenged"},
    # attacks are told one by one, not summed up: a jar may be destroyed between two of them
    summed=(BASE.summed | {"suffered"}) - {"attacked"},
    brisk=BASE.brisk | {"summoned"},
)

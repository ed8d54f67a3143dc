"""How the game of the Lich is told in short: minions, jars, defeats and challenges are new."""

from __future__ import annotations

from pygames.games.hero_realms.telling import TELLING as BASE

TELLING = BASE._replace(
    told=BASE.told | {"summoned", "dispelled", "jar_broken", "suffered", "defeated", "challenged"},
    # each attack as it was: one may destroy a jar, and another follow
    summed=(BASE.summed | {"suffered"}) - {"attacked"},
    brisk=BASE.brisk | {"summoned"},
)

"""What is heard of the events of a game with the Lich."""

from __future__ import annotations

from pygames.engine.sound import sounds
from pygames.games.hero_realms.sounds import SOUNDS as BASE

SOUNDS = BASE | sounds(
    card="jar last_jar given_back power summoned borrowed",
    blow="jar_broken defeated dispelled suffered",
    silent="counted no_champions empty_grimoire challenged appointed",
)

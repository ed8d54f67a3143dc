"""Sounds: as what an event is heard by whoever has a loudspeaker."""

from __future__ import annotations

from collections.abc import Mapping

CARD = "card"  # a card is dealt, or goes somewhere
COIN = "coin"  # somebody gets something: gold, a point, a card that was bought
BLOW = "blow"  # an attack, or what it does
DIE = "die"  # a die is rolled
SILENT = ""

# what a game need not say of its own events
USUAL: Mapping[str, str] = {
    "acquired": COIN,
    "attacked": BLOW,
    "destroyed": BLOW,
    "discarded": CARD,
    "drew": CARD,
    "placed": CARD,
    "played": CARD,
    "rolled": DIE,
    "struck": BLOW,
    "turn": SILENT,
    "won": SILENT,
}


def sounds(
    *, card: str = "", coin: str = "", blow: str = "", die: str = "", silent: str = ""
) -> dict[str, str]:
    """A game's table: the sound of each kind of event. The kinds are given in words separated by spaces.

    What is `USUAL` needs no mention. Raises ValueError where a kind stands twice.
    """
    found: dict[str, str] = {}
    for sound, kinds in ((CARD, card), (COIN, coin), (BLOW, blow), (DIE, die), (SILENT, silent)):
        for kind in kinds.split():
            if kind in found:
                raise ValueError(f"two sounds of {kind!r}")
            found[kind] = sound
    return found

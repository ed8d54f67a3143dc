"""The four bosses: their cards, behaviour packs, reinforcements."""

from __future__ import annotations

from typing import NamedTuple

from pygames.games.hero_realms.cards import CARDS, EXPENDED, LINES, MARKET, PLAIN, STARTING

HEALTH = 50  # HRS-03
ATTACKS = {"dagger": 1, "shortsword": 2}  # attack cards and their values
COINS = {"gold": 1, "ruby": 2}


class Boss(NamedTuple):
    """One boss: the face of its card, its level, its behaviour pack, the turns of its reinforcements."""

    face: str
    level: int
    pack: tuple[str, ...]
    reinforced: tuple[int, ...]


BOSSES = {
    boss.face: boss
    for boss in (
        # HRS-02; HRS-05, HRS-06, HRS-07, HRS-08; HRS-63, AMB-HRS-18, AMB-HRS-19
        Boss("orc-grunt", 1, ("gold", "shortsword", "dagger"), (8, 12)),
        Boss("rayla", 2, ("gold", "ruby", "dagger", "dagger"), ()),
        Boss("borg", 3, ("gold", "dagger", "dagger"), (10,)),
        Boss("torgen-rocksplitter", 4, ("ruby", "dagger", "dagger", "dagger"), (12,)),
    )
}


def boss_card(face: str) -> int:
    """The first copy of the boss's card."""
    return next(card for card in MARKET if CARDS[card].id == face)


def behaviour_pack(boss: Boss) -> tuple[int, ...]:
    """Its behaviour cards, from the starting decks that nobody plays (AMB-HRS-28)."""
    free = [card for deck in STARTING[1:4] for card in deck[PLAIN]]
    found: list[int] = []
    for face in boss.pack:
        found.append(next(card for card in free if CARDS[card].id == face and card not in found))
    return tuple(found)


def is_attack(card: int) -> bool:
    """Whether a behaviour card is a Dagger or a Shortsword."""
    return CARDS[card].id in ATTACKS


def value_of(card: int) -> int:
    """The value of a behaviour card, in combat or in gold."""
    return {**ATTACKS, **COINS}[CARDS[card].id]


def attack_score(card: int) -> int:
    """The combat printed on the boss's card (AMB-HRS-06)."""
    lines = LINES[EXPENDED[card]]
    return sum([line.params["n"] for line in lines if line.params.get("what") == "combat"])

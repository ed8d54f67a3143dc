"""What each card of the market is worth to a boss that acquires it early, against another boss.

By so much it changes the logarithm of the odds of winning, where both acquire at random:
`python -m tools.strength market hero-realms-lich --games 20000 --set versus=true`.
"""

from __future__ import annotations

from pygames.games.hero_realms.cards import NAMES

BY_NAME = {
    "fire-bomb": 0.50,
    "arkus": 0.45,
    "command": 0.36,
    "domination": 0.34,
    "kraka": 0.33,
    "word-of-power": 0.32,
    "deception": 0.30,
    "rake": 0.30,
    "elven-curse": 0.28,
    "spark": 0.26,
    "cron": 0.25,
    "death-threat": 0.25,
    "rayla": 0.23,
    "wolf-shaman": 0.21,
    "wolf-form": 0.21,
    "torgen-rocksplitter": 0.20,
    "dire-wolf": 0.18,
    "parov": 0.18,
    "dark-energy": 0.18,
    "cristov": 0.17,
    "orc-grunt": 0.17,
    "hit-job": 0.15,
    "elven-gift": 0.15,
    "broelyn": 0.15,
    "rasmus": 0.14,
    "intimidation": 0.14,
    "rampage": 0.14,
    "darian": 0.13,
    "cult-priest": 0.13,
    "close-ranks": 0.11,
    "grak": 0.11,
    "myros": 0.10,
    "profit": 0.10,
    "taxation": 0.10,
    "death-cultist": 0.09,
    "tithe-priest": 0.09,
    "life-drain": 0.09,
    "smash-and-grab": 0.09,
    "rally-the-troops": 0.08,
    "krythos": 0.08,
    "man-at-arms": 0.08,
    "master-weyan": 0.07,
    "recruit": 0.06,
    "borg": 0.06,
    "street-thug": 0.04,
    "varrick": 0.02,
    "influence": 0.02,
    "death-touch": 0.02,
    "natures-bounty": 0.00,
    "tyrannor": 0.00,
    "bribe": -0.02,
    "the-rot": -0.02,
    "lys": -0.02,
    "fire-gem": -0.07,
    "dark-reward": -0.07,
}
LEAST = 0.05  # a card that is worth less is not acquired
WORTH = [BY_NAME.get(name.partition("#")[0], 0.0) for name in NAMES]  # by card; nothing for others

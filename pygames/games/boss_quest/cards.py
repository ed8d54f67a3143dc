"""The cards of Boss Quest and their numbers.

Weapon k is of colour k // 7 and value k % 7 + 1 (BQ-05); 35 to 37 are the potions. A spell card is
numbered kind * 16 + copy. Companions are numbered 0 to 5 in the order of the booklet.
"""

from __future__ import annotations

from pygames.engine.action import Domain
from pygames.games.boss_quest.house import COLOURS, DARK_KINDS, KINDS, LIGHT_KINDS
from pygames.words.people import SEAT_LETTERS

BOSSES = tuple(range(14, 22))  # BQ-03
REAPER = -1  # in the place of a boss: the reaper is the opponent

POTION, POTIONS = 35, 3  # the first potion, and how many there are
WEAPONS = POTION + POTIONS
COLOUR = tuple(k // 7 for k in range(POTION)) + (-1, -1, -1)  # a potion has none (AMB-BQ-32)
VALUE = tuple(k % 7 + 1 for k in range(POTION)) + (0, 0, 0)
MOST_VALUE = max(VALUE)
WEAPON_NAMES = tuple(f"{COLOURS[k // 7]}-{k % 7 + 1}" for k in range(POTION)) + tuple(
    f"potion-{n}" for n in (1, 2, 3)
)
WEAPON = Domain("weapon", WEAPON_NAMES)
YELLOW = 0

COPIES = 16
KIND = {name: n for n, name in enumerate(KINDS)}  # +1 and +2 are cards of their own (AMB-BQ-02)
IS_DARK = tuple(n >= len(LIGHT_KINDS) for n in range(len(KINDS)))
SPELL_NAMES = tuple(kind if copy == 0 else f"{kind}#{copy + 1}" for kind in KINDS for copy in range(COPIES))
SPELL = Domain("spell", SPELL_NAMES)
KIND_OF = tuple(spell // COPIES for spell in range(len(SPELL_NAMES)))
COMPANION_NAMES = ("colours", "spy", "chain", "ties", "excess", "replace")
COMPANION = Domain("companion", COMPANION_NAMES)
ALL_COLOURS, SPY, CHAIN, TIES, EXCESS, REPLACE = range(6)

SEAT = Domain("knight", SEAT_LETTERS, aliases={letter.lower(): letter for letter in SEAT_LETTERS})
NUMBER = Domain("number", tuple("0123456789"))  # 1 to 4 can be asked for (BQ-25)

# what each spell card adds to the boss's points, to the force of the player before whom it lies
_CHANGE = {"+1": 1, "+2": 2, "-1": -1, "-2": -2}
BOSS_CHANGE = tuple(_CHANGE.get(kind.removeprefix("boss"), 0) for kind in KINDS for _ in range(COPIES))
FORCE_CHANGE = tuple(_CHANGE.get(kind.removeprefix("force"), 0) for kind in KINDS for _ in range(COPIES))
NEEDS_COLOUR = {KIND[f"need-{colour}"]: n for n, colour in enumerate(COLOURS)}
NEEDS_PAIR = KIND["need-pair"]
CANCEL = KIND["cancel"]
EXTRA_KEY = KIND["extra-key"]
A_OR_B = KIND["a-or-b"]
SECOND = KIND["second"]
SWAP_HIDDEN = KIND["swap-hidden"]
SWAP_PILE = KIND["swap-pile"]
NO_LOSS = KIND["no-loss"]
SWAP_COMPANIONS = KIND["companions"]
FLIP = KIND["flip"]
AT_ONCE = {SWAP_HIDDEN, SWAP_PILE, SWAP_COMPANIONS, FLIP}  # dark spells that act and are gone (AMB-BQ-79)

assert all(IS_DARK[KIND[kind]] for kind in DARK_KINDS)
